"""Nothing that travels to a viewer depends on what the viewer may not know.

Two worlds that differ only in what the rules hide from a viewer stand on two tables, and the same is done at both. As
long as chance does not come in, the viewer gets the same messages to the last byte, and as many of them.
"""

from __future__ import annotations

import json
from importlib import import_module
from typing import NamedTuple

import pytest

from tests.games.tyrants.table import table
from tests.table.client import GAMES, Client, asked, clients, new_table, play, viewers
from tests.table.held import held
from undercourt.games import load_game
from undercourt.games.tyrants.game import GAME as TYRANTS
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply, run
from undercourt.kernel.game import SPECTATOR, Game
from undercourt.kernel.laws import Facts
from undercourt.kernel.rng import Rng, commitment, seeded
from undercourt.table import HUMAN, Seatholder, Table

STEPS = 5  # actions at two tables side by side
MOST = 12  # pairs of one game
SEED = 0x5EC2E7_5EED_0123456789ABCDEF0
every_game = pytest.mark.parametrize("game", GAMES)
every_seed = pytest.mark.parametrize("seed", [1, 2])


def facts_of(game: str) -> Facts:
    facts = import_module(f"tests.games.{game}.laws.facts").FACTS
    assert isinstance(facts, Facts)
    return facts


class Moment(NamedTuple):
    number: int
    state: State


def moments(game: Game, seats: int, seed: int) -> list[Moment]:
    """Some decisions of a random game, spread over all of it."""
    d, rng = Decision(), seeded(seed + 1)
    found: list[Moment] = []
    s = game.begin(seats, {}, seed, d)
    while d.count > 0:
        found.append(Moment(len(found), s.copy()))
        apply(s, d.actions[rng.below(d.count)], d)
    return found[:: len(found) // MOST + 1]


class World:
    """A table and the viewer's end of it. Nobody else looks, which saves time."""

    def __init__(self, game: Game, s: State, viewer: int) -> None:
        self.table = held(game, s)
        self.seat = viewer
        self.viewer = Seatholder(self.table, viewer)
        self.table.streams = {viewer: self.table.stream(viewer)}
        self.barriers = s.barriers

    def told(self, *commands: object) -> list[str]:
        """All that the viewer is told, as it travels."""
        return [text for command in commands for text in self.viewer.send(json.dumps(command))]

    def by_chance(self) -> bool:
        return self.table.s.barriers != self.barriers

    def options(self) -> set[str]:
        return {self.table.game.space.name(action) for action in self.table.d.options()}

    def act(self, action: str) -> list[str]:
        """By whoever is asked; what the viewer is answered, if that is the viewer."""
        if self.table.d.seat != self.seat:
            self.table.act(self.table.d.seat, action)
            return []
        revision = self.table.stream(self.seat).revision
        answers = self.told({"do": "act", "revision": revision, "action": action})
        assert json.loads(answers[0])["is"] == "update", answers
        return answers

    def decline_in_secret(self) -> bool:
        """Answer with nothing what another seat is asked; whether there was something of the kind."""
        if self.table.d.seat == self.seat or "done" not in self.options():
            return False
        self.act("done")
        return True


def questions(game: Game, rng: Rng) -> list[object]:
    """What a viewer might ask or try without being asked, to find something out."""
    names = game.space.names
    some = [names[rng.below(len(names))] for _ in range(4)]
    tried: list[object] = [{"do": "why", "action": name} for name in some]
    return [*tried, {"do": "record"}, {"do": "undo", "revision": 0}]


def differ(one: list[str], other: list[str]) -> str:
    """Where two answers part."""
    if len(one) != len(other):
        return f"{len(one)} messages, and {len(other)}"
    for a, b in zip(one, other, strict=True):
        for i, (x, y) in enumerate(zip(a, b, strict=False)):
            if x != y:
                return f"…{a[max(0, i - 90) : i + 60]}… and …{b[max(0, i - 10) : i + 60]}…"
        if len(a) != len(b):
            return f"{len(a)} bytes, and {len(b)}"
    return ""


def same_for(game: Game, s: State, viewer: int, rng: Rng) -> tuple[str, int]:
    """How the viewer can tell the two worlds apart, if it can; and how many actions were done at both tables."""
    pair = [World(game, s.copy(), viewer), World(game, facts_of(game.slug).rearrange(s, viewer, rng), viewer)]
    first: list[object] = [{"do": "hello"}, *questions(game, rng)]
    wrong = differ(*[world.told(*first) for world in pair])
    for done in range(STEPS):
        if wrong:
            return f"after {done} actions: {wrong}", done
        one, other = pair
        if one.table.d.seat != other.table.d.seat or not one.options() & other.options():
            if not [world for world in pair if world.decline_in_secret()]:
                return "", done
            action = "done"
            answers: list[list[str]] = [[], []]
        else:
            both = sorted(one.options() & other.options())
            if one.table.d.seat == viewer and one.options() != other.options():
                return f"after {done} actions: the viewer may do other things", done
            action = both[rng.below(len(both))]
            answers = [world.act(action) for world in pair]
        if any(world.by_chance() for world in pair) or one.table.over:
            return "", done
        wrong = differ(*answers) or differ(
            *[world.told({"do": "look"}, *questions(game, rng.copy())) for world in pair]
        )
        wrong = f"{action}: {wrong}" if wrong else ""
    return (f"at last: {wrong}" if wrong else ""), STEPS


@every_game
@every_seed
def test_worlds_that_look_alike_are_told_alike(game: str, seed: int) -> None:
    rules = load_game(game)
    told, done = [], 0
    for number, s in moments(rules, max(rules.fewest, 2 + seed % 3), seed):
        for viewer in (SPECTATOR, *range(s.seats)):
            wrong, actions = same_for(rules, s, viewer, seeded(seed * 1000 + number))
            done += actions
            if wrong:
                told.append(f"decision {number}, viewer {viewer}, {wrong}")
    assert done > 20, "hardly anything was done"
    assert not told, f"{len(told)} of the pairs can be told apart:\n" + "\n".join(told)


@every_game
@every_seed
def test_a_bot_answers_the_same_whatever_is_hidden_from_it(game: str, seed: int) -> None:
    rules, answered = load_game(game), 0
    for number, s in moments(rules, max(rules.fewest, 2 + seed % 3), seed):
        d = Decision()
        run(s.copy(), d)
        players = ["greedy" if seat == d.seat else HUMAN for seat in range(s.seats)]
        other = facts_of(game).rearrange(s, d.seat, seeded(number))
        moves = []
        for world in (held(rules, s.copy(), players), held(rules, other, players)):
            next(iter(world.play_bots()))
            moves.append(world.record.moves)
        answered += len(moves[0])
        assert moves[0] == moves[1] and moves[0], f"decision {number}"
    assert answered >= 5


# What is asked in secret


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_is_told_that_a_question_was_answered_with_nothing(viewer: int) -> None:
    """A declined Focus question: neither an update nor a revision nor a number tells of it."""
    asked_for = World(TYRANTS, table("imix", "bounty_hunter", "noble", deck=["soldier"]).s, viewer)
    plain = World(TYRANTS, table("imix", "soldier", "noble", deck=["bounty_hunter"]).s, viewer)
    for world in (asked_for, plain):
        world.act("play imix")
    assert asked_for.options() != plain.options()
    assert asked_for.told({"do": "hello"}) == plain.told({"do": "hello"})
    asked_for.act("done")
    assert asked_for.told({"do": "hello"}) == plain.told({"do": "hello"})
    for world in (asked_for, plain):
        world.act("play noble")
    assert asked_for.told({"do": "hello"}) == plain.told({"do": "hello"})


# Records and seeds


def over_the_wire(here: Table, viewer: int, keeper: bool = False) -> list[str]:
    commands = ("hello", "look", "catalogue", "record")
    return [text for do in commands for text in Seatholder(here, viewer, keeper).send(json.dumps({"do": do}))]


@every_game
def test_before_the_end_the_record_is_for_the_keeper_alone(game: str) -> None:
    here = new_table(game)
    play(clients(here), 6)
    for viewer in viewers(here):
        [refusal] = Client(here, viewer).ask({"do": "record"})
        assert (refusal["is"], refusal["error"]["key"]) == ("refused", "error_record_is_secret")
        [given] = Client(here, viewer, keeper=True).ask({"do": "record"})
        assert (given["is"], given["record"]) == ("record", here.saved())


@every_game
def test_no_message_before_the_end_tells_the_seed(game: str) -> None:
    here = new_table(game, ["human", "random"], seed=SEED)
    seed_words = [f"{SEED:x}", f"{SEED:032x}", str(SEED), f"{SEED:X}", "undercourt record", "sfc32"]
    heard: list[str] = []
    player = Client(here, 0)
    player.look()
    for number in range(15):
        if player.options:
            command = {"do": "act", "revision": player.revision, "action": player.options[number % len(player.options)]}
            heard += player.raw(command)
            player.look()
    for viewer in viewers(here):
        heard += over_the_wire(here, viewer)
    assert not here.over and len(heard) > 10
    for text in heard:
        assert not [word for word in seed_words if word in text]
        assert json.loads(text).get("seed") is None


@pytest.mark.parametrize("game", [game for game in GAMES if game != "tyrants"])  # which takes longer
def test_after_the_end_everybody_has_the_record_and_the_seed_that_was_promised(game: str) -> None:
    here = new_table(game, ["random", "random"], seed=SEED)
    promised = Client(here, SPECTATOR).ask({"do": "hello"})[0]["commitment"]
    assert promised == commitment(SEED)
    for _ in here.play_bots():
        pass
    for viewer in viewers(here):
        welcome, update, _catalogue, record = [json.loads(text) for text in over_the_wire_at_the_end(here, viewer)]
        assert welcome["commitment"] == promised == commitment(int(update["seed"], 16))
        assert record == {"is": "record", "record": here.saved()}
        assert update["decision"] is None and f"seed {update['seed']}\n" in record["record"]


def over_the_wire_at_the_end(here: Table, viewer: int) -> list[str]:
    answers = over_the_wire(here, viewer)
    assert [json.loads(text)["is"] for text in answers] == ["welcome", "update", "update", "catalogue", "record"]
    return [answers[0], *answers[2:]]


@every_game
def test_a_seed_that_nobody_gave_is_new_every_time(game: str) -> None:
    rules = load_game(game)
    seeds = {Table(rules, [HUMAN] * max(2, rules.fewest), {}).record.seed for _ in range(3)}
    assert len(seeds) == 3 and max(seeds) > 2**64


@every_game
def test_others_learn_of_an_action_only_what_they_see(game: str) -> None:
    """Options, and the name of what is done with a secret verb, are for the seat that is asked."""
    here = new_table(game)
    seated, watcher = clients(here), Client(here, SPECTATOR)
    secret = {verb.name for verb in here.game.space.verbs if verb.secret}
    rng = seeded(4)
    for _ in range(60):
        client = asked(seated)
        if client is None:
            break
        for other in (*seated, watcher):
            other.look()
            assert other is client or other.options == []
        client.act(client.options[rng.below(len(client.options))])
        for other in (*seated, watcher):
            if other is not client:
                told = [event["action"].split()[0] for event in other.look()["events"] if "action" in event]
                assert not secret & set(told)
