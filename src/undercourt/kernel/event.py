"""What happened, and who may hear it. The log and the animations come from events alone."""

from __future__ import annotations

from typing import Final, NamedTuple

SECRET: Final = -2  # in place of a card that this viewer may not see
EVERYBODY: Final = -1


class Event(NamedTuple):
    """Something that happened, told in full. What each number means depends on `what`; -1 where it does not apply."""

    what: str
    seat: int  # who did it
    card: int = -1
    place: int = -1
    other: int = -1  # another seat, or a colour
    n: int = -1
    seers: int = EVERYBODY  # who may see the card: seats as bits
    source: int = -1  # the card that brought it about

    def seen_by(self, viewer: int) -> Event:
        """The same event as `viewer` may hear it; spectators are viewer -1."""
        if self.seers == EVERYBODY or (viewer >= 0 and self.seers >> viewer & 1):
            return self
        return self._replace(card=SECRET)
