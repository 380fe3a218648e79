"""What one viewer holds of a game: the last update, kept true by the changes that came after it."""

from __future__ import annotations

from typing import Any

from msgspec import convert, structs, to_builtins

from undercourt.table.patch import apply
from undercourt.table.wire import Asked, Change, Happened, Update

PARTS = ("view", "decision", "score", "undo", "seed")  # of an update, that changes are about


class Held:
    def __init__(self) -> None:
        self.revision = 0  # of what is held; 0: nothing yet
        self.document: dict[str, Any] = dict.fromkeys(PARTS)  # plain JSON, so that changes can be made in it
        self.decision: Asked | None = None
        self.events: list[Happened] = []

    def replace(self, update: Update) -> None:
        """An update holds everything, and the events after the revision that we had."""
        self.revision = update.revision
        self.document = to_builtins({part: getattr(update, part) for part in PARTS})
        self.decision = update.decision
        for event in update.events:
            if event.number == len(self.events):  # others were heard before
                self.events.append(event)

    def change(self, change: Change) -> bool:
        """False if it does not follow on what is held: then somebody has to ask for an update."""
        if change.revision <= self.revision:
            return True  # heard before
        if change.revision != self.revision + 1:
            return False
        self.revision = change.revision
        self.document = apply(self.document, change.set)
        self.decision = convert(self.document["decision"], Asked | None)
        for what, seat, about, source in map(structs.astuple, change.events):
            self.events.append(Happened(len(self.events), what, seat, change.action, source, about))
        return True
