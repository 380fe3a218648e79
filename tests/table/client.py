"""Somebody at the wire, who has nothing but JSON: commands go out, and what comes back is kept and checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from undercourt.games import game_names, load_game
from undercourt.kernel.game import SPECTATOR
from undercourt.kernel.rng import Rng, seeded
from undercourt.table import HUMAN, Seatholder, Table

Json = dict[str, Any]
GAMES = game_names()


class Client:
    """A seat's end of the wire, or a spectator's, that keeps up with the table by what it is told alone."""

    def __init__(self, table: Table, seat: int, keeper: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.holder = Seatholder(table, seat, keeper)
        self.now: Json = {"revision": 0}
        self.events: list[Json] = []

    def raw(self, command: object) -> list[str]:
        """The answers as they travel, to a command as it travels or as data."""
        return self.holder.send(command if isinstance(command, str | bytes) else json.dumps(command))

    def ask(self, command: object) -> list[Json]:
        """The answers as data. Revisions may only grow, and events come without a gap."""
        answers: list[Json] = [json.loads(text) for text in self.raw(command)]
        for answer in answers:
            if answer["is"] == "update":
                self.keep(answer)
        return answers

    def keep(self, update: Json) -> None:
        assert update["revision"] >= self.revision, "a revision went back"
        known = len(self.events)
        for event in update["events"]:
            assert event["number"] <= len(self.events), "an event was left out"
            if event["number"] == len(self.events):
                self.events.append(event)
            assert event == self.events[event["number"]], "an event was changed after it was told"
        assert update["revision"] > self.revision or len(self.events) == known, "news without a new revision"
        self.now = update

    def look(self, since: int | None = None) -> Json:
        [update] = self.ask({"do": "look", "since": self.revision if since is None else since})
        return update

    def act(self, action: str, revision: int | None = None) -> list[Json]:
        return self.ask({"do": "act", "revision": self.revision if revision is None else revision, "action": action})

    def undo(self, revision: int | None = None) -> list[Json]:
        return self.ask({"do": "undo", "revision": self.revision if revision is None else revision})

    @property
    def revision(self) -> int:
        revision = self.now["revision"]
        assert isinstance(revision, int)
        return revision

    @property
    def options(self) -> list[str]:
        decision = self.now["decision"]
        return [row[0] for choices in (decision or {}).get("options", []) for row in choices["rows"]]


def new_table(game: str, players: list[str] | None = None, seed: int = 7, **options: str) -> Table:
    found = load_game(game)
    return Table(found, players or [HUMAN] * max(2, found.fewest), options, seed=seed)


def viewers(table: Table) -> list[int]:
    return [SPECTATOR, *range(len(table.record.players))]


def clients(table: Table) -> list[Client]:
    """One for every seat; each has looked."""
    found = [Client(table, seat) for seat in range(len(table.record.players))]
    for client in found:
        client.look()
    return found


def asked(seated: list[Client]) -> Client | None:
    """Who has options; None when the game is over."""
    for client in seated:
        client.look()
    return next((client for client in seated if client.options), None)


def played(seated: list[Client], moves: int, rng: Rng) -> Iterator[Client]:
    """Random answers over the wire by whoever is asked; yields who answered."""
    for _ in range(moves):
        client = asked(seated)
        if client is None:
            return
        answers = client.act(client.options[rng.below(len(client.options))])
        assert answers and all(answer["is"] == "update" for answer in answers), answers
        yield client


def play(seated: list[Client], moves: int, seed: int = 1) -> int:
    """The same without looking; how many moves were made."""
    return sum(1 for _ in played(seated, moves, seeded(seed)))


def standing(table: Table) -> object:
    """Everything that a refused command must leave alone."""
    looks = [Seatholder(table, viewer).send('{"do":"look"}') for viewer in viewers(table)]
    return table.s.words(), table.d.seat, table.d.options(), table.saved(), list(table.record.moves), looks
