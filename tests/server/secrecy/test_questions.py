"""A question that others must not know of: while it waits and when it is answered, nobody else is told anything.

Not by a message, nor by a clock, a list, a proposal, a notice or the order of anything; whoever answers it, a person, a
bot, or the clock. Where one world has such a question and the other has none, or asks another seat, viewers must not
be able to tell which is theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.games.tyrants.table import table
from tests.server.secrecy.hush import SPY, holding
from tests.server.secrecy.viewer import Seat, Sides, seated
from tests.server.secrecy.worlds import NAMES, NO_CLOCK, STRANGER, Pair, Seating, Servers, Time, World
from undercourt.kernel.effect import State
from undercourt.kernel.game import SPECTATOR
from undercourt.kernel.rng import seeded
from undercourt.server.rooms import room as rooms_room
from undercourt.server.rooms.clock import Clock
from undercourt.server.rooms.commands import obey
from undercourt.server.rooms.rooms import Rooms
from undercourt.server.rooms.watcher import Watcher
from undercourt.server.store.news import News

CLOCKS = [
    Clock(),
    Clock("move", 120),
    Clock("move", 120, 0, "nothing"),
    Clock("bank", 300, 5, "bot_moves"),
    Clock("bank", 300, 0, "end"),
]


class Case(NamedTuple):
    """Two worlds that look alike to these viewers, and the action of amber after which they are no longer one."""

    game: str
    worlds: tuple[State, State]
    opening: str
    after: str  # what may openly be done then
    viewers: tuple[int, ...]
    secretly: int  # the seat that is asked in the first world
    all_wait: bool = False  # everybody knows that somebody is asked, but not who


def cases() -> Iterator[Case]:
    """The seat whose turn it is; another one while all wait for the next; and one of two while all wait for nobody."""
    has_focus = table("imix", "bounty_hunter", "noble", deck=["soldier"]).s
    has_none = table("imix", "soldier", "noble", deck=["bounty_hunter"]).s
    yield Case("tyrants", (has_focus, has_none), "play imix", "play noble", (SPECTATOR, 1), 0)
    yield Case("hush", (holding(0, 1, 2, SPY), holding(2, 1, 0, SPY)), "call 2", "pass", (SPECTATOR, 3), 2)
    yield Case("hush", (holding(0, 1, 2, SPY), holding(0, 1, SPY, 2)), "signal", "pass", (SPECTATOR, 0, 1), 3, True)


every_case = pytest.mark.parametrize("case", list(cases()), ids=["focus", "call", "signal"])


def is_asked_in_secret(seat: Seat) -> bool:
    return "done" in seat.options()


class Sitting:
    """A pair of tables at which something is asked in secret, in one world at least."""

    def __init__(self, pair: Pair, time: Time, case: Case) -> None:
        self.pair = pair
        self.time = time
        self.case = case

    async def begin(self, viewer: int, clock: Clock = NO_CLOCK, bots: tuple[int, ...] = ()) -> Sides:
        await self.pair.both(World.all_leave)
        seats = self.case.worlds[0].seats
        people = [None if seat in bots else name for seat, name in enumerate(NAMES[:seats])]
        plan = Seating(people, "Anna", clock)
        starts = [world.copy() for world in self.case.worlds]
        return Sides(self.pair, self.time, await seated(self.pair, self.case.game, {}, starts, plan, viewer))

    async def ask(self, viewer: int, clock: Clock = NO_CLOCK) -> Sides:
        """Up to the secret question."""
        sides = await self.begin(viewer, clock)
        await sides.act(self.case.opening, "first")
        one, other = sides.seats
        assert is_asked_in_secret(one) and one.asked == self.case.secretly
        assert not is_asked_in_secret(other) or other.asked != one.asked
        assert not self.pair.difference()
        return sides

    async def answer(self, sides: Sides) -> None:
        for seat in sides.seats:
            if is_asked_in_secret(seat):
                await sides.act_alone(seat, "done")
        assert not any(is_asked_in_secret(seat) for seat in sides.seats)

    def silence(self) -> None:
        """Nothing at all was said to the viewer; or that the waiting is over, where all had to wait."""
        heard = [world.transcript for world in self.pair.worlds]
        assert self.case.all_wait or heard == [{}, {}], heard
        self.same()

    def same(self, turn_ends: bool = False) -> None:
        """`turn_ends`: cards that were in hand are shown then; but as many messages come, in the same order."""
        if turn_ends:
            for world in self.pair.worlds:
                for told in world.transcript.values():
                    told[:] = ["a change" if text.startswith("[") else text for text in told]
        wrong = self.pair.difference()
        assert not wrong, wrong


@every_case
def test_nobody_else_hears_of_a_secret_question(case: Case, servers: Servers) -> None:
    """With clocks of every kind: neither when it comes, nor while it waits, nor when it is answered."""

    async def doing(pair: Pair, time: Time) -> None:
        sitting = Sitting(pair, time, case)
        for number, clock in enumerate(CLOCKS):
            sides = await sitting.ask(case.viewers[number % len(case.viewers)], clock)
            time.passes(7)
            assert not await sides.probe(seeded(number), thoroughly=number < len(case.viewers))
            await sitting.answer(sides)
            sitting.silence()
            time.passes(5)
            assert not await sides.probe(seeded(number), thoroughly=False)
            await sides.act(case.after)
            sitting.same()
            assert not await sides.probe(seeded(number), thoroughly=False)

    servers.run(doing)


@every_case
def test_a_secret_answer_leaves_a_proposal_alone(case: Case, servers: Servers) -> None:
    """It waits for those who were asked, is refused, or granted, as if nothing else had happened."""

    async def doing(pair: Pair, time: Time) -> None:
        sitting = Sitting(pair, time, case)
        for number, yes in enumerate((False, True, True)):
            sides = await sitting.ask(case.viewers[number % len(case.viewers)])
            await sides.ask("Anna", "POST", "propose", {"seat": "amber", "what": "take_back"})
            sitting.same()
            await sitting.answer(sides)
            sitting.silence()
            assert not await sides.probe(seeded(1), thoroughly=False)
            for name in NAMES[1 : case.worlds[0].seats]:
                await sides.ask(name, "POST", "answer", {"yes": yes})
            sitting.same()
            assert not await sides.probe(seeded(2), thoroughly=True)
            for seat in sides.seats:
                assert (seat.table.record.moves == []) == (yes and not case.all_wait)
                assert '"left"' not in "".join([*seat.live.frames, *seat.watching.frames])

    servers.run(doing)


@every_case
def test_whoever_answered_in_secret_takes_back_what_all_know_of(case: Case, servers: Servers) -> None:
    """Else the others would agree to take something back, and see that nothing was."""

    async def doing(pair: Pair, time: Time) -> None:
        sitting = Sitting(pair, time, case)
        for viewer in case.viewers:
            sides = await sitting.begin(viewer)
            for _ in range(4 * (case.game == "hush")):
                await sides.act("pass")
            await sides.act(case.opening)
            await sitting.answer(sides)
            seat = sides.seats[0].names()[case.secretly]
            await sides.ask(NAMES[case.secretly], "POST", "propose", {"seat": seat, "what": "take_back"})
            for name in NAMES[: case.worlds[0].seats]:
                await sides.ask(name, "POST", "answer", {"yes": True})
            sitting.same()
            assert {len(one.table.record.moves) for one in sides.seats} == {case.secretly}

    servers.run(doing)


@every_case
@pytest.mark.parametrize("out", ["nothing", "bot_moves", "stand_in", "end"])
def test_a_clock_that_runs_out_on_a_secret_question_tells_nobody(case: Case, out: str, servers: Servers) -> None:
    """First the time for the secret question, then that of the seat that everybody waits for; or both at once."""

    async def doing(pair: Pair, time: Time) -> None:
        sitting = Sitting(pair, time, case)
        for kind, viewer in zip(("move", "bank"), case.viewers, strict=False):
            sides = await sitting.ask(viewer, Clock(kind, 90, 0, out))  # type: ignore[arg-type]
            time.passes(61)
            await sides.sweep()
            sitting.silence()
            assert not await sides.probe(seeded(1), thoroughly=False)
            its_turn = case.secretly == 0  # and the clock of its turn that runs
            assert out == "nothing" or its_turn or not any(is_asked_in_secret(seat) for seat in sides.seats)
            time.passes(30)
            await sides.sweep()
            sitting.same(turn_ends=its_turn)
            if out != "end" and not its_turn:  # else all is told
                assert not await sides.probe(seeded(1), thoroughly=False)
            sides = await sitting.ask(viewer, Clock(kind, 90, 0, out))  # type: ignore[arg-type]
            time.passes(100)
            await sides.sweep(times=1)
            sitting.same(turn_ends=its_turn)

    servers.run(doing)


@every_case
def test_a_stand_in_at_a_seat_that_is_asked_in_secret_tells_no_more_than_that(case: Case, servers: Servers) -> None:
    async def doing(pair: Pair, time: Time) -> None:
        sitting = Sitting(pair, time, case)
        for viewer, clock in zip(case.viewers, CLOCKS, strict=False):
            if case.all_wait:  # where a bot comes, it moves: others see whether the waiting was for that seat
                continue
            sides = await sitting.ask(viewer, clock)
            who, seat = NAMES[case.secretly], sides.seats[0].names()[case.secretly]
            await sides.ask(who, "POST", "stand-in", {"seat": seat})
            assert not is_asked_in_secret(sides.seats[0])
            sitting.same(turn_ends=case.secretly == 0)
            if case.secretly == 0:
                continue
            assert not await sides.probe(seeded(1), thoroughly=False)
            await sides.ask(who, "POST", "return", {"seat": seat})
            sitting.same()
            assert not await sides.probe(seeded(1), thoroughly=False)

    servers.run(doing)


@every_case
def test_a_bot_that_answers_in_secret_makes_no_sound(case: Case, servers: Servers) -> None:
    if case.secretly == 0:
        return bot_of_the_turn(case, servers)

    async def doing(pair: Pair, time: Time) -> None:
        sitting = Sitting(pair, time, case)
        for viewer in case.viewers:
            if viewer == case.secretly:
                continue
            sides = await sitting.begin(viewer, CLOCKS[1], bots=(2,) if viewer == 3 else (2, 3))
            await sides.act(case.opening)
            assert [len(world.house.pool.asked) for world in pair.worlds]  # type: ignore[attr-defined]
            assert not any(is_asked_in_secret(seat) for seat in sides.seats)
            sitting.same()
            assert not await sides.probe(seeded(1), thoroughly=False)

    servers.run(doing)
    return None


def bot_of_the_turn(case: Case, servers: Servers) -> None:
    """It is asked in secret in its own turn; a stand-in plays the rest of that turn."""

    async def doing(pair: Pair, time: Time) -> None:
        sitting = Sitting(pair, time, case)
        for viewer in case.viewers:
            sides = await sitting.ask(viewer, CLOCKS[3])
            await sides.ask("Anna", "POST", "stand-in", {"seat": "amber"})
            asked = [len(world.house.pool.asked) for world in pair.worlds]  # type: ignore[attr-defined]
            assert asked[0] > asked[1]
            sitting.same(turn_ends=True)

    servers.run(doing)


@every_case
def test_whoever_is_away_gets_the_same_notices(case: Case, servers: Servers) -> None:
    async def doing(pair: Pair, time: Time) -> None:
        sitting = Sitting(pair, time, case)
        for viewer in case.viewers:
            sides = await sitting.begin(viewer)
            for seat in sides.seats:
                seat.live.leave()
                seat.watching.leave()
                await seat.world.settle()
            if viewer != 0:  # who would move
                await sides.act(case.opening)
                await notices(sitting)
                await sitting.answer(sides)
                await notices(sitting)

    async def notices(sitting: Sitting) -> None:
        async def looking(world: World) -> None:
            for name in [NAMES[viewer] for viewer in sitting.case.viewers if viewer >= 0] + [STRANGER]:
                await world.outbox_of(name)

        await sitting.pair.both(looking)
        sitting.same()

    servers.run(doing)


@every_case
def test_viewers_at_another_worker_hear_no_more(case: Case, servers: Servers) -> None:
    """It hears of every row of the log, and tells only what is new for somebody."""

    async def doing(pair: Pair, time: Time) -> None:
        sitting = Sitting(pair, time, case)
        for viewer, clock in zip(case.viewers, CLOCKS, strict=False):
            sides = await sitting.begin(viewer, clock)
            here = {world: Elsewhere(sides.of[world]) for world in pair.worlds}
            await pair.both(lambda world, here=here: here[world].come())  # type: ignore[misc]
            for step in (case.opening, "", case.after):
                if step:
                    await sides.act(step)
                else:
                    await sitting.answer(sides)
                heard = await pair.both(lambda world, here=here: here[world].news())  # type: ignore[misc]
                assert heard[0] == heard[1] and bool(heard[0]) == bool(step or case.all_wait)

    servers.run(doing)


class Elsewhere:
    """The viewer's socket at another worker, which hears of each row of the log."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.watcher = Watcher(seat.viewer, seat.world.people[seat.who])

    async def come(self) -> None:
        house = self.seat.world.house
        rooms = Rooms(house.settings, house.database, News(house.database), house.pool, house.elders)
        self.room = await rooms.room(self.seat.id)
        await self.room.come(self.watcher)
        await obey(self.room, self.watcher, '{"do":"hello"}')
        self.watcher.waiting.clear()

    async def news(self) -> list[bytes]:
        await self.room.refresh(self.seat.room.seq)
        heard = list(self.watcher.waiting)
        self.watcher.waiting.clear()
        return heard


@every_case
def test_a_table_that_was_forgotten_and_read_again_tells_the_same(case: Case, servers: Servers) -> None:
    async def doing(pair: Pair, time: Time) -> None:
        sitting = Sitting(pair, time, case)
        for viewer in case.viewers:
            sides = await sitting.ask(viewer, CLOCKS[2])
            known = sides.seats[0].live.revision
            await pair.both(World.all_leave)
            time.passes(40)
            await sides.sweep(times=1)
            assert not any(world.house.rooms.rooms for world in pair.worlds)
            await sides.come_back(None, known, known - 1)
            sitting.same()
            await sitting.answer(sides)
            sitting.silence()

    servers.run(doing)


def test_a_secret_answer_that_is_taken_back_makes_no_sound(servers: Servers) -> None:
    """By the seat whose turn it is, which may do so."""
    case = next(cases())

    async def doing(pair: Pair, time: Time) -> None:
        sitting = Sitting(pair, time, case)
        for viewer in case.viewers:
            sides = await sitting.ask(viewer)
            await sitting.answer(sides)
            socket = sides.seats[0].others[0]
            socket.tell({"do": "undo", "revision": socket.revision})
            await pair.worlds[0].settle()
            assert is_asked_in_secret(sides.seats[0])
            await sitting.answer(sides)
            sitting.silence()
            assert not await sides.probe(seeded(1), thoroughly=False)

    servers.run(doing)


def test_how_long_a_command_is_remembered_does_not_depend_on_others(
    servers: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms_room, "REMEMBERED", 2)
    case = list(cases())[1]

    async def doing(pair: Pair, time: Time) -> None:
        sitting = Sitting(pair, time, case)
        sides = await sitting.begin(3)
        for number in range(4):
            await sides.act("pass", f"pass {number}")
        await sides.act(case.opening, "call")
        for seat in sides.seats:
            if is_asked_in_secret(seat):
                seat.act("done", "in secret")
                await seat.world.settle()
        for seat in sides.seats:
            seat.live.tell({"do": "act", "revision": 1, "action": "pass", "id": "pass 3"})
            await seat.world.settle()
        sitting.same()

    servers.run(doing)


def test_several_seats_of_one_person_are_told_each_its_own(servers: Servers) -> None:
    """Somebody who also plays the seat that is asked in secret hears of it there, and nowhere else."""

    async def doing(pair: Pair, time: Time) -> None:
        for case in list(cases())[1:]:
            viewer = case.viewers[1]
            starts = [world.copy() for world in case.worlds]
            people: list[str | None] = [NAMES[0] if seat in (0, viewer, 2, 3) else "Boris" for seat in range(4)]
            sides = Sides(pair, time, await seated(pair, case.game, {}, starts, Seating(people, "Anna"), viewer))
            await sides.act(case.opening)
            asked = [seat.others[case.secretly].frames[-1] for seat in sides.seats]
            assert asked[0] != asked[1]
            for seat in sides.seats:
                if is_asked_in_secret(seat):
                    await sides.act_alone(seat, "done")
            assert not pair.difference()

    servers.run(doing)
