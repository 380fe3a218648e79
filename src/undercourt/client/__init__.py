"""A client of the server: for programs that play or watch, and an example for people who write their own.

Start with `Server`; `docs/write-a-client.md` tells the same step by step.
"""

from undercourt.client.errors import Lost, Refused, Trouble
from undercourt.client.held import Held
from undercourt.client.seat import Seat
from undercourt.client.server import Person, Server, TableLink

__all__ = ["Held", "Lost", "Person", "Refused", "Seat", "Server", "TableLink", "Trouble"]
