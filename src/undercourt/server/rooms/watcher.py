"""Somebody at a table: one socket, as a seat or as a spectator."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

MOST_WAITING = 400  # messages that a slow reader may be behind
TOO_SLOW, COME_AGAIN = 4408, 1012  # codes with which sockets are closed


def nothing() -> None:
    pass


class Watcher:
    """What is put here is sent in order. Whoever falls too far behind is let go, and may come back."""

    def __init__(self, viewer: int, person_id: str | None, name: str = "") -> None:
        self.viewer = viewer
        self.person_id = person_id
        self.name = name
        self.is_greeted = False  # whether it has said anything, and so is told what is new
        self.revision: int | None = None  # of the game, that it has been told; None: nothing yet
        self.around = b""  # what it was last told of the table around the game
        self.waiting: deque[bytes] = deque()
        self.wake: Callable[[], object] = nothing  # both are set by whoever sends
        self.part: Callable[[], object] = nothing
        self.farewell: tuple[int, str] | None = None  # it is let go: the code and the reason

    def tell(self, message: bytes) -> None:
        if self.farewell is not None:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.let_go(TOO_SLOW, "error_too_slow")
        else:
            self.waiting.append(message)
            self.wake()

    def lose_seat(self) -> None:
        """Whether there is another for whoever it was is found out when they come again."""
        self.let_go(COME_AGAIN, "error_not_your_seat")

    def let_go(self, code: int, reason: str) -> None:
        if self.farewell is None:
            self.farewell = code, reason
            self.waiting.clear()
            self.part()
