"""What one move changed: whoever applies it has what an update would have told, and learns no more than they may."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.table.client import GAMES, Client, Json, clients, new_table, play, viewers
from tests.table.test_revisions import wavering
from tests.table.test_secrecy import World, every_seed, facts_of, moments
from undercourt.games import load_game
from undercourt.kernel.game import SPECTATOR
from undercourt.kernel.rng import seeded
from undercourt.table import Table
from undercourt.table.patch import apply
from undercourt.table.stream import Stream

every_game = pytest.mark.parametrize("game", GAMES)
DOCUMENT = ("view", "decision", "score", "undo", "seed")


class Watcher:
    """Holds a document and events, and learns only by what is pushed."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.changes = 0
        self.events: list[Json] = []
        self.learn(stream.told(None))

    def learn(self, message: bytes | None) -> None:
        if message is None:
            return
        told: Any = json.loads(message)
        if isinstance(told, dict):
            self.document = {part: told[part] for part in DOCUMENT}
            self.events[told["heard"] - len(told["events"]) :] = told["events"]
            self.revision = told["revision"]
            assert told["heard"] == len(self.events)
            return
        revision, changes, events, action = told
        assert revision == self.revision + 1
        self.document, self.revision = apply(self.document, changes), revision
        self.changes += 1
        for what, seat, about, source in [one + [None] * (4 - len(one)) for one in events]:
            event = {"number": len(self.events), "what": what, "seat": seat, "action": action, "source": source}
            self.events.append(
                {key: value for key, value in (event | {"about": about}).items() if value not in (None, {})}
            )

    def look(self) -> None:
        self.learn(self.stream.told(self.revision))

    def knows_all(self) -> None:
        whole = json.loads(self.stream.full(0))
        assert self.document == {part: whole[part] for part in DOCUMENT}
        assert (self.revision, self.events) == (whole["revision"], whole["events"])


@every_game
def test_whoever_applies_every_change_has_what_an_update_tells(game: str) -> None:
    here = new_table(game)
    seated = clients(here)
    watchers = [Watcher(here.stream(viewer)) for viewer in viewers(here)]
    for _ in wavering(seated, 60, seeded(3)):
        for watcher in watchers:
            watcher.look()
            watcher.knows_all()
    assert all(watcher.changes > 10 for watcher in watchers)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "tyrants"])  # which takes longer
def test_the_change_that_ends_the_game_shows_the_seed(game: str) -> None:
    here = new_table(game, ["random", "random"])
    watcher = Watcher(here.stream(SPECTATOR))
    for _ in here.play_bots():
        watcher.look()
    watcher.knows_all()
    assert here.over and watcher.document["seed"] == f"{here.record.seed:032x}" and watcher.document["decision"] is None


@every_game
def test_a_change_is_made_once_for_all_who_want_it_and_an_id_is_added(game: str) -> None:
    here = new_table(game)
    play(clients(here), 5)
    stream = here.stream(0)
    known = stream.revision
    while stream.revision == known:
        here.act(here.d.seat, here.game.space.name(here.d.options()[0]))
    one = stream.told(stream.revision - 1)
    assert one is not None and stream.told(stream.revision - 1) is one
    answer = stream.told(stream.revision - 1, "мой №1")
    assert answer is not None and json.loads(answer) == [*json.loads(one), "мой №1"]


@every_game
def test_who_knows_the_present_is_told_nothing_unless_they_asked(game: str) -> None:
    here = new_table(game)
    play(clients(here), 9)
    stream = here.stream(0)
    assert stream.told(stream.revision) is None
    answer = json.loads(stream.told(stream.revision, "a1") or b"{}")
    assert (answer["is"], answer["events"], answer["id"]) == ("update", [], "a1")


@every_game
def test_who_missed_more_than_one_revision_is_told_how_things_stand_and_what_they_missed(game: str) -> None:
    here = new_table(game)
    play(clients(here), 20)
    stream = here.stream(0)
    everything = json.loads(stream.full(0))["events"]
    for since in (None, 0, 1, stream.revision - 2):
        told = json.loads(stream.told(since) or b"{}")
        assert told["is"] == "update" and told["heard"] == len(everything)
        assert told["events"] == everything[stream.counts[since or 0] :]


@every_game
def test_hello_with_a_revision_is_answered_with_what_is_new_since(game: str) -> None:
    here = new_table(game)
    play(clients(here), 20)
    client = Client(here, 0)
    everything = client.ask({"do": "hello"})[1]
    welcome, update = client.ask({"do": "hello", "since": everything["revision"] - 3})
    assert welcome["is"] == "welcome" and update | {"events": []} == everything | {"events": []}
    missed = len(update["events"])
    assert missed < len(everything["events"]) and update["events"] == everything["events"][-missed:]


def told_of(table: Table, viewer: int, since: int) -> bytes | None:
    return table.stream(viewer).told(since)


@every_game
@every_seed
def test_worlds_that_look_alike_change_alike(game: str, seed: int) -> None:
    """To the last byte, as long as chance does not come in."""
    rules, compared = load_game(game), 0
    for number, s in moments(rules, max(rules.fewest, 2 + seed % 3), seed):
        for viewer in (SPECTATOR, *range(s.seats)):
            rng = seeded(seed * 1000 + number)
            one, other = World(rules, s.copy(), viewer), World(rules, facts_of(game).rearrange(s, viewer, rng), viewer)
            both = sorted(one.options() & other.options())
            if one.table.d.seat != other.table.d.seat or not both:
                continue
            action, since = both[rng.below(len(both))], one.table.stream(viewer).revision
            for world in (one, other):
                world.table.act(world.table.d.seat, action)
            if not (one.by_chance() or other.by_chance() or one.table.over):
                assert told_of(one.table, viewer, since) == told_of(other.table, viewer, since), f"decision {number}"
                compared += 1
    assert compared > 10, "hardly anything was compared"
