"""Who is at a table, on whichever worker their socket is.

Workers tell each other, over the database's news: `TABLE here WORKER PERSON …` when it changes and every half minute,
`TABLE who WORKER` when a room is opened and wants to know. What is not told again is forgotten: its worker has died.
"""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

from undercourt.server.store.database import now

if TYPE_CHECKING:
    from undercourt.server.rooms.room import Room

AGAIN = 30_000  # milliseconds until it is told again
BELIEVED = 75_000  # milliseconds for which it is believed


class Presence:
    def __init__(self) -> None:
        self.worker = token_hex(4)
        self.elsewhere: dict[str, dict[str, tuple[int, frozenset[str]]]] = {}  # by table and worker: when, and who

    def people(self, room: Room) -> set[str]:
        here = {watcher.person_id for watcher in room.watchers if watcher.person_id is not None}
        for at, people in self.elsewhere.get(room.id, {}).values():
            if at > now() - BELIEVED:
                here |= people
        return here

    def line(self, room: Room) -> str:
        """Of those who sit there; nobody needs to know of the others."""
        seated = {chair.person_id for chair in room.chairs}
        people = sorted({one.person_id for one in room.watchers if one.person_id is not None} & seated - {None})
        return " ".join([room.id, "here", self.worker, *[str(person) for person in people]])

    def question(self, room: Room) -> str:
        return f"{room.id} who {self.worker}"

    def heard(self, room: Room, words: list[str]) -> bool:
        """What another worker says; whether anything has changed."""
        worker, *people = words
        if worker == self.worker:
            return False
        known = self.elsewhere.setdefault(room.id, {})
        before = known.get(worker, (0, frozenset()))[1]
        known[worker] = (now(), frozenset(people))
        return before != known[worker][1]
