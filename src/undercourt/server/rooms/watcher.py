"""Somebody at a table: one socket, as a seat or as a spectator."""

from __future__ import annotations

from collections import deque

MOST_WAITING = 400  # messages that a slow reader may be behind


class Watcher:
    """What is put here is sent in order. Whoever falls too far behind is let go, and may come back."""

    def __init__(self, viewer: int, person_id: str | None, name: str = "") -> None:
        self.viewer = viewer
        self.person_id = person_id
        self.name = name
        self.revision: int | None = None  # of the game, that it has been told; None: nothing yet
        self.around = b""  # what it was last told of the table around the game
        self.waiting: deque[bytes] = deque()
        self.wake: object = None  # set by whoever sends
        self.is_gone = False

    def tell(self, message: bytes) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.is_gone = True
        else:
            self.waiting.append(message)
        if callable(self.wake):
            self.wake()
