"""A table where a game is played, and the wire between it and its clients.

`Table` holds the true state. A client talks to it through a `Seatholder`: commands in, messages out, both JSON. A
terminal on the same machine and a browser far away get the same.
"""

from undercourt.table.seatholder import Seatholder
from undercourt.table.table import HUMAN, Deed, NotDone, Table, replay, resume

__all__ = ["HUMAN", "Deed", "NotDone", "Seatholder", "Table", "replay", "resume"]
