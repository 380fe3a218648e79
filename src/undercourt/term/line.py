"""The terminal's end of the wire: one seat's commands and messages, and what was heard so far.

Messages are typed JSON (`undercourt.table.wire`). The rest of the terminal gets plain data from here: seats as places
in a list, events as one flat mapping each, options with the number that orders them.
"""

from __future__ import annotations

import json
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Protocol

Json = dict[str, Any]
Guard = Callable[[], AbstractContextManager[None]]

TAKEN_BACK = "taken_back"


class Wire(Protocol):
    """One seat's end of a game: a command goes in, messages come out, all JSON text."""

    def send(self, command: str, /) -> list[str]: ...


class Line:
    """One seat at this keyboard."""

    def __init__(self, wire: Wire, guard: Guard | None = None) -> None:
        self.wire = wire
        self.guard = guard or undisturbed  # around every command
        self.events: list[Json] = []  # all that was heard
        self.shown = 0  # events that the player has been told
        self.update: Json = {}
        self.welcome = next(one for one in self.send({"do": "hello"}) if one["is"] == "welcome")
        self.catalogue = self.send({"do": "catalogue"})[0]
        self.seats = [one["seat"] for one in self.welcome["seats"]]
        names = [f"{verb['name']} {thing}" for verb in self.catalogue["verbs"] for thing in verb["objects"] or [""]]
        self.numbers = {name.strip(): number for number, name in enumerate(names)}

    # Commands

    def send(self, command: Json) -> list[Json]:
        """The messages that answer it; updates are remembered."""
        with self.guard():
            messages: list[Json] = [json.loads(text) for text in self.wire.send(json.dumps(command))]
        for message in messages:
            if message["is"] == "update":
                self.events += [event for event in message["events"] if event["number"] >= len(self.events)]
                self.update = message
        return messages

    def refresh(self) -> None:
        self.send({"do": "look", "since": self.update["revision"]})

    def act(self, action: str) -> Json | None:
        """None, or what was refused."""
        return self.moved({"do": "act", "revision": self.update["revision"], "action": action})

    def undo(self) -> Json | None:
        refused = self.moved({"do": "undo", "revision": self.update["revision"]})
        if refused is None:
            self.shown = len(self.events)
        return refused

    def moved(self, command: Json) -> Json | None:
        return next((whole(one["error"]) for one in self.send(command) if one["is"] == "refused"), None)

    def why(self, action: str) -> Json:
        """Empty: it is possible; else the reason, and its rule if there is one."""
        answer = self.send({"do": "why", "action": action})[0]
        if answer["is"] == "refused":
            return {**whole(answer["error"]), "rule": answer.get("rule")}
        return {} if answer["possible"] else {**whole(answer["reason"]), "rule": answer.get("rule")}

    def hint(self) -> Json:
        """What the master would do now: `advice`, or what was refused."""
        return self.send({"do": "hint", "revision": self.update["revision"]})[0]

    def record(self) -> str:
        return str(self.send({"do": "record"})[0]["record"])

    # What is heard

    def look(self) -> Json:
        """How things stand, with what happened since this was asked before."""
        told = self.message(self.standing(self.shown))
        self.shown = len(self.events)
        return told

    def log(self) -> list[Json]:
        """All that happened, less what was taken back."""
        return self.standing(0)

    def standing(self, first: int) -> list[Json]:
        """Events from number `first` on that were not taken back; that something older was is an event itself."""
        kept: list[Json] = []
        for event in self.events[first:]:
            if event["what"] == TAKEN_BACK:
                kept = [one for one in kept if one["number"] < event["about"]["first"]]
                if event["about"]["first"] >= first:
                    continue
            kept.append(event)
        return [flat(event) for event in kept]

    def message(self, events: list[Json]) -> Json:
        update, seats = self.update, self.seats
        place = {seat: number for number, seat in enumerate(seats)}
        viewer = place[self.welcome["viewer"]]
        sheets = [update["score"]["sheets"][seat] for seat in seats]
        scores = [{line["what"]: line["points"] for line in sheet} for sheet in sheets]
        players = [{**one, "score": score} for one, score in zip(update["view"]["players"], scores, strict=True)]
        message = {
            "game": self.welcome["game"],
            "seats": seats,
            "players": [one["player"] for one in self.welcome["seats"]],
            "viewer": viewer,
            "view": {**update["view"], "players": players, "viewer": viewer, "seats": len(seats)},
            "events": events,
            "undo": update["undo"],
            "over": update["decision"] is None,
            "score": {
                "lines": sheets,
                "order": [[place[seat] for seat in shared] for shared in update["score"]["order"]],
            },
        }
        if update["decision"] is not None:
            asked = update["decision"]
            options = [
                {"name": name, "action": self.numbers[name], "text": text}
                for choices in asked.get("options", [])
                for name, text in spread(choices)
            ]
            seat = None if asked["seat"] is None else place[asked["seat"]]
            message["decision"] = {"seat": seat, "question": whole(asked["question"]), "options": options}
        return message


def whole(saying: Json) -> Json:
    """With what was left out because it is empty."""
    return {"key": saying["key"], "args": saying.get("args", {}), "parts": saying.get("parts", [])}


def spread(choices: Json) -> Iterator[tuple[str, Json]]:
    """Options of one kind, one by one: the action and what it says."""
    names = choices.get("names", [])
    for action, *own in choices["rows"]:
        args = choices.get("args", {}) | dict(zip(names, own, strict=False))
        parts = own[len(names)] if len(own) > len(names) else choices.get("parts", [])
        yield action, {"key": choices["key"], "args": args, "parts": parts}


def flat(event: Json) -> Json:
    return {"what": event["what"], "seat": event.get("seat"), **event.get("about", {})}


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until the answer is there: half an action must not be kept."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
