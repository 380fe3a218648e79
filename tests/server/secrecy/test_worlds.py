"""Worlds that differ only in what a viewer may not know are one to it: in every message, page, error and notice.

The law of the kernel says it of views, the tests of the table of its messages. This is the whole server: two of them
side by side, with real routes and sockets, where the viewer is a player, the host, or a stranger who watches.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.server.secrecy.viewer import Seat, Sides, seated
from tests.server.secrecy.worlds import NAMES, STRANGER, Pair, Seating, Servers, Time, World
from tests.table.client import GAMES
from tests.table.test_secrecy import facts_of
from undercourt.games import load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.event import Event
from undercourt.kernel.game import SPECTATOR, Game
from undercourt.kernel.rng import Rng, seeded
from undercourt.server.rooms.clock import Clock

STEPS = 4
MOMENTS = 2  # of one game
CLOCKS = [Clock(), Clock("move", 90), Clock("bank", 300, 5, "bot_moves"), Clock("bank", 200, 0, "end")]
every_game = pytest.mark.parametrize("game", GAMES)


class Counts:
    pairs = actions = different = secret = unlike = compared = 0


class Start(NamedTuple):
    options: dict[str, str]
    number: int
    state: State


def starts(game: Game, seats: int, options: dict[str, str], seed: int) -> list[Start]:
    """Some decisions of a random game, spread over it; and one whose answer is nobody else's to know."""
    d, rng = Decision(), seeded(seed + 1)
    found: list[Start] = []
    secret: list[Start] = []
    s = game.begin(seats, options, seed, d)
    while d.count > 0:
        found.append(Start(options, len(found), s.copy()))
        if d.count > 2 and any(game.space.verb(action).secret for action in d.options()):
            secret.append(found[-1])
        apply(s, d.actions[rng.below(d.count)], d)
    return found[seed % 5 :: len(found) // MOMENTS + 1] + secret[seed : seed + 1]


async def told_apart(pair: Pair, time: Time, rules: Game, start: Start, viewer: int, rng: Rng, done: Counts) -> str:
    """How, if the viewer can tell the true world from another one."""
    s, options = start.state, start.options
    other = facts_of(rules.slug).rearrange(s, viewer, rng)
    people: list[str | None] = list(NAMES[: s.seats])
    host = people[viewer] if viewer >= 0 and start.number % 2 else STRANGER
    plan = Seating(people, host or STRANGER, CLOCKS[start.number % len(CLOCKS)])
    sides = Sides(pair, time, await seated(pair, rules.slug, options, [s, other], plan, viewer))
    done.pairs += 1
    done.different += s.words() != other.words()
    try:
        for step in range(STEPS):
            wrong = await sides.probe(rng, thoroughly=step == done.pairs % 3)
            if wrong:
                return f"before action {step}: {wrong}"
            unlike = done.unlike
            goes_on = await one_more(sides, time, viewer, rng, done)
            wrong = pair.difference() if goes_on or done.unlike > unlike else ""
            if wrong or not goes_on:
                return wrong and f"after action {step}: {wrong}"
        return ""
    finally:
        await pair.both(World.all_leave)


async def one_more(sides: Sides, time: Time, viewer: int, rng: Rng, done: Counts) -> bool:
    """An action that is possible in both worlds; or an answer with nothing, where one is asked in secret. False: the
    worlds part, by chance or because the game ends."""
    one, other = sides.seats
    time.passes(1 + int(rng.below(9)))
    barriers = [seat.table.s.barriers for seat in sides.seats]
    common = sorted(one.options() & other.options())
    if one.asked != other.asked or not common:
        declining = [seat for seat in sides.seats if seat.asked != viewer and "done" in seat.options()]
        for seat in declining:
            await sides.act_alone(seat, "done")
        done.secret += len(declining)
        return bool(declining)
    assert one.asked != viewer or one.options() == other.options(), "the viewer may do other things"
    actions = unlike(one, other, viewer) if one.asked != viewer else None
    if actions is not None:
        await sides.act_alone(one, actions[0])
        await sides.act_alone(other, actions[1])
        done.unlike += 1
    else:
        await sides.act(common[rng.below(len(common))], f"c{rng.below(3)}")
    done.actions += 1
    return [seat.table.s.barriers for seat in sides.seats] == barriers and not one.room.ended


def unlike(one: Seat, other: Seat, viewer: int) -> tuple[str, str] | None:
    """Different answers that look the same to the viewer, where there are such."""
    looks = {repr(seen_after(one, name, viewer)): name for name in sorted(one.options()) if is_secret(one, name)}
    for name in sorted(other.options()):
        twin = looks.get(repr(seen_after(other, name, viewer))) if is_secret(other, name) else None
        if twin not in (None, name):
            return str(twin), name
    return None


def is_secret(seat: Seat, name: str) -> bool:
    space = seat.table.game.space
    return space.verb(space.action(name)).secret


def seen_after(seat: Seat, name: str, viewer: int) -> object:
    game, t, d = seat.table.game, seat.table.s.copy(), Decision()
    log: list[Event] = []
    t.log = log
    apply(t, game.space.action(name), d)
    return t.barriers, game.view(t, viewer).words(), [game.describe_event(event.seen_by(viewer)) for event in log]


@every_game
def test_worlds_that_look_alike_are_told_alike(game: str, servers: Servers) -> None:
    rules, done, told = load_game(game), Counts(), []

    async def comparing(pair: Pair, time: Time) -> None:
        for seed in (1, 2):
            for start in starts(rules, max(rules.fewest, 1 + seed), {}, seed):
                for viewer in (SPECTATOR, *range(start.state.seats)):
                    rng = seeded(seed * 1000 + start.number)
                    wrong = await told_apart(pair, time, rules, start, viewer, rng, done)
                    if wrong:
                        told.append(f"decision {start.number}, viewer {viewer}, {wrong}")
        done.compared = pair.compared

    servers.run(comparing)
    assert not told, f"{len(told)} of {done.pairs} pairs can be told apart:\n" + "\n".join(told)
    assert done.unlike > 0 or not any(verb.secret for verb in rules.space.verbs)
    assert done.different > done.pairs // 2 and done.actions > done.pairs
