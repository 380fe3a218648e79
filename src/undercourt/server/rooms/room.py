"""One table in this worker's memory: a cache of its log, and those who watch it.

Everything goes through one lock, reading too: so nobody is ever told what is not committed. If something cannot be
committed, because another worker was faster or the database is away, the room throws its memory away and reads the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeVar

from litestar.exceptions import HTTPException
from msgspec import convert, json

from undercourt.server.bots.question import Question
from undercourt.server.engines.engine import ACT, BACK, UNDO, Deed, Engine, Header, NotDone, Trouble, Where, do
from undercourt.server.rooms.around import around
from undercourt.server.rooms.chair import Chair
from undercourt.server.rooms.clock import Ways, left_after, runs_out
from undercourt.server.rooms.notices import notices
from undercourt.server.rooms.watcher import Watcher
from undercourt.server.store import tables
from undercourt.server.store.database import now
from undercourt.server.store.log import Entry, Row, Taken
from undercourt.server.store.tables import ABANDONED, GATHERING, OVER, PLAYING
from undercourt.table.wire import Advice, Message, Saying, TableState, refused

if TYPE_CHECKING:
    from undercourt.server.rooms.rooms import Rooms

NOBODY = -1
REMEMBERED = 64  # commands of which a repetition is recognised, of each seat: others must not make it forget one
STAND_IN, HAND_BACK, END = "stand_in", "hand_back", "end"
GAME_KINDS = (ACT, UNDO, BACK)
TRIES = 5  # if another worker is faster again and again
T = TypeVar("T")

logger = logging.getLogger(__name__)


class Unavailable(Exception):
    """The database does not answer: nothing has changed, and whoever asked may try again."""


class Room:
    def __init__(self, rooms: Rooms, id: str) -> None:
        self.rooms = rooms
        self.id = id
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.driver: asyncio.Task[None] | None = None
        self.used = now()
        self.left: dict[str, int] = {}  # by person: when their last socket here was closed
        self.engine: Engine | None = None  # None: the game has not begun, or is frozen
        self.frozen: Saying | None = None
        self.is_loaded = False
        self.advised: dict[int, Advice] = {}  # by seat: the last hint, as long as it is asked the same
        self.advising: dict[int, list[tuple[Watcher, str]]] = {}  # by seat: who waits for a hint, and their commands
        self.said: int | None = None  # the last line of chat that those who are here were told; None: none yet
        self.commands: dict[int, OrderedDict[str, int]] = {}  # by seat and id: the row they made
        self.lapsed = False  # whether the last move has ended a proposal
        self.without_notice: set[str] = set()  # people for whom no notice waits, as far as is known

    # The lock

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """For whatever reads or changes: the room as the log has it. After a fault nobody trusts what is in memory."""
        async with self.lock:
            await self.catch_up()
            try:
                yield
            except (NotDone, HTTPException):  # said no, and changed nothing
                raise
            except Trouble as wrong:
                self.is_loaded = False
                raise Unavailable from wrong
            except BaseException:
                self.is_loaded = False
                raise

    async def doing(self, what: Callable[[], Awaitable[T]]) -> T:
        """Does it in the room as the log has it; again, if another worker was faster. Raises Unavailable."""
        for _ in range(TRIES):
            with suppress(Taken):
                async with self.held():
                    return await what()
        raise Unavailable

    async def catch_up(self) -> None:
        """Those who watch are told what they have missed since the room was thrown away."""
        if not self.is_loaded:
            await self.load()
            await self.tell_around()
            await self.tell_game()

    # What is kept

    async def load(self) -> None:
        """From the log, whatever was here before. Raises NoTable."""
        async with self.rooms.database.snapshot() as connection:
            kept = await tables.kept(connection, self.id)
        await self.close_engine()
        self.take(kept.table, kept.seats)
        self.seq = 0
        self.commands.clear()
        self.without_notice.clear()
        self.frozen = None
        if self.state != GATHERING:
            deeds = [deed_of(row) for row in kept.rows if row.kind in GAME_KINDS]
            engine = await self.rooms.engine_for(self.header(), deeds)
            if isinstance(engine, Saying):
                self.frozen = engine
            else:
                self.engine = engine
        for row in kept.rows:
            self.noted(row)
        self.is_loaded = True

    def take(self, table: Any, seats: Any) -> None:
        """What the database says of the table, apart from the game."""
        self.row: dict[str, Any] = dict(table)
        self.state: TableState = table["state"]
        self.chairs = [Chair.of(row) for row in seats]
        self.ways = convert(table["ways"], Ways)
        self.asked = NOBODY if table["asked"] is None else table["asked"]
        self.openly = NOBODY if table["openly"] is None else table["openly"]
        self.since: int = table["since"]
        self.dismiss()

    def dismiss(self) -> None:
        """Whoever does not have their seat any more must not see what it sees."""
        for watcher in list(self.watchers):
            if watcher.viewer >= 0 and self.chairs[watcher.viewer].person_id != watcher.person_id:
                self.watchers.discard(watcher)
                watcher.lose_seat()

    def noted(self, row: Row) -> None:
        self.seq = row.seq
        if row.command and row.seat is not None:
            done = self.commands.setdefault(row.seat, OrderedDict())
            done[row.command] = row.seq
            if len(done) > REMEMBERED:
                done.popitem(last=False)

    async def close_engine(self) -> None:
        if self.engine is not None:
            await self.engine.close()
        self.engine = None

    def header(self) -> Header:
        row = self.row
        return Header(
            game=row["game"],
            options=row["options"],
            players=[chair.bot or "human" for chair in self.chairs],
            names=[chair.name for chair in self.chairs],
            seed=row["seed"],
            generator=row["generator"],
            stamp=row["stamp"],
            pack=row["pack"],
        )

    @property
    def shown_state(self) -> TableState:
        return "frozen" if self.frozen is not None else self.state

    @property
    def gives_hints(self) -> bool:
        """As the table chose; where it did not, whoever plays against bots alone gets them."""
        if self.ways.hints is not None:
            return self.ways.hints
        return sum(chair.bot is None for chair in self.chairs) == 1

    @property
    def proposal(self) -> dict[str, Any] | None:
        """What somebody asks all others to agree to: of a game that has ended that is a rematch, and only that."""
        asked: dict[str, Any] | None = self.row["proposal"]
        return asked if asked is not None and (asked["what"] == "rematch") == self.ended else None

    @property
    def ended(self) -> bool:
        return self.state in (OVER, ABANDONED)

    def playing(self) -> Engine:
        """Raises NotDone if there is no game to move in."""
        if self.frozen is not None:
            raise NotDone(refused(self.frozen.key, self.frozen.args))
        if self.state == GATHERING or self.engine is None:
            raise NotDone(refused("error_not_begun"))
        if self.ended:
            raise NotDone(refused("error_game_over"))
        return self.engine

    # Changes

    async def act(self, seat: int, action: str, by: str, command: str) -> None:
        """One decision, committed. Raises NotDone, Taken or Unavailable, and has then changed nothing."""
        await self.playing().act(seat, action)
        await self.commit(ACT, seat, action, by, command)

    async def commit(self, kind: str, seat: int | None, action: str, by: str, command: str = "") -> None:
        """What has just been done to the engine, or around it, becomes a row of the log."""
        engine, at = self.playing(), now()
        where = await engine.standing()
        state: TableState = ABANDONED if kind == END else OVER if where.over else self.state
        changed = self.pass_time(where, at, over=state != PLAYING)
        if seat is not None and kind in (STAND_IN, HAND_BACK):
            changed.add(seat)
        if seat is not None and kind == ACT and self.chairs[seat].is_back:
            self.chairs[seat].away = None
            changed.add(seat)
        self.lapsed = self.lapses(where, over=state != PLAYING)
        table = {
            "seq": self.seq + 1,
            "asked": none(where.asked) if state == PLAYING else None,
            "openly": none(where.openly) if state == PLAYING else None,
            "since": self.since,
            "due": self.due(where, at) if state == PLAYING else None,
            "state": state,
            "moved": at,
            "result": await engine.result() if state in (OVER, ABANDONED) else None,
            "lapsed": self.lapsed,
        }
        seats = {one: self.chairs[one].kept() for one in changed}
        row = Row(self.id, self.seq + 1, kind, seat, action, by, command, at, where.hash)
        try:
            await self.rooms.log.append(Entry(row, table, seats, notices(self, where, state, seat)))
        except Taken:
            raise
        except Exception as wrong:
            logger.warning("table %s: a move could not be committed (%s)", self.id, type(wrong).__name__)
            raise Unavailable from wrong
        self.noted(row)
        self.row.update(table, proposal=None if self.lapsed else self.row["proposal"])
        self.state, self.asked, self.openly = state, where.asked, where.openly
        self.rooms.counts.moves += 1

    async def change(self, seats: Mapping[int, dict[str, Any]] | None = None, **values: Any) -> None:
        """Something around the game, committed and told. Raises Taken if another worker was faster."""
        async with self.rooms.news.changing(self.id) as connection:
            if not await tables.change_if(connection, self.id, self.row["about"], self.seq, **values):
                raise Taken
            for seat, new in (seats or {}).items():
                await tables.change_seat(connection, self.id, seat, **new)
        self.row.update(values, about=self.row["about"] + 1)
        for seat, new in (seats or {}).items():
            self.chairs[seat].change(new)
        self.dismiss()
        await self.tell_around()

    def lapses(self, where: Where, over: bool) -> bool:
        """A take-back can be asked for until the game waits for another seat, as far as all know: a single move that
        ended it might be the answer to a secret question. And until there is nothing left of it to take back."""
        asked = self.proposal
        if asked is None or over:
            return asked is not None
        return asked["what"] == "take_back" and (where.openly != self.openly or where.moves <= asked["left"])

    def pass_time(self, where: Where, at: int, over: bool) -> set[int]:
        """The stretch of a seat may be over: its bank is charged. The seats whose bank has changed."""
        if where.openly == self.openly and not over:
            return set()
        before = self.openly
        charged: set[int] = set()
        if before != NOBODY and self.ways.clock.kind == "bank" and self.chairs[before].player is None:
            chair = self.chairs[before]
            chair.bank = left_after(self.ways.clock, self.since, chair.bank, at)
            charged.add(before)
        self.since = at
        return charged

    def due(self, where: Where, at: int) -> int | None:
        """When something must happen by itself; None: the game waits for a person as long as it takes."""
        if self.bot_at(where.asked, at) is not None:
            return at + int(self.rooms.settings.lease_seconds * 1000)
        clock = self.ways.clock
        if clock.kind == "none" or clock.out == "nothing":
            return None
        limit = self.runs_out(where.openly)
        if where.secret:
            secret = at + int(self.rooms.settings.secret_seconds * 1000)
            return secret if limit is None else min(limit, secret)
        return limit

    def runs_out(self, seat: int) -> int | None:
        if seat == NOBODY or self.chairs[seat].player is not None:
            return None
        return runs_out(self.ways.clock, self.since, self.chairs[seat].bank)

    def bot_at(self, seat: int, at: int) -> str | None:
        """The bot that decides for a seat now: its own, a stand-in, or one that moves because the time is over."""
        if seat == NOBODY:
            return None
        player = self.chairs[seat].player
        if player is not None:
            return player
        limit = self.runs_out(seat)
        is_out = limit is not None and limit <= at and seat == self.openly
        return self.ways.stand_in if is_out and self.ways.clock.out == "bot_moves" else None

    # News from other workers

    async def refresh(self, seq: int | None = None) -> None:
        """Somebody else has moved, or changed something around the game: catches up and tells those who watch."""
        async with self.lock:
            if not self.is_loaded:
                if self.watchers:
                    await self.catch_up()
                    self.drive()
                return
            if seq is not None and seq <= self.seq:
                return
            async with self.rooms.database.snapshot() as connection:
                kept = await tables.kept(connection, self.id, self.seq)
            if not kept.rows and kept.table["about"] == self.row["about"]:
                return  # it was this room's own change
            was = self.state
            self.take(kept.table, kept.seats)
            if was == GATHERING and self.state != GATHERING:
                await self.load()
            else:
                await self.follow(kept.rows)
            await self.tell_around()
            await self.tell_game()
            self.drive()

    async def follow(self, rows: list[Row]) -> None:
        self.without_notice.clear()  # the other worker may have left one
        for row in rows:
            if row.kind in GAME_KINDS and self.engine is not None:
                try:
                    await do(self.engine, deed_of(row))
                except NotDone:  # by other rules than ours, or our memory is wrong
                    await self.load()
                    return
                await self.tell_game()
            self.noted(row)

    # Coming and going

    async def come(self, watcher: Watcher) -> None:
        before = self.rooms.people_here(self)
        if not self.watchers:
            await self.rooms.news.say([self.rooms.presence.question(self)])
        self.watchers.add(watcher)
        await self.tell_presence(before)

    async def go(self, watcher: Watcher) -> None:
        before = self.rooms.people_here(self)
        self.watchers.discard(watcher)
        self.used = now()
        if any(chair.person_id == watcher.person_id for chair in self.chairs) and watcher.person_id is not None:
            self.left[watcher.person_id] = now()
        if self.engine is not None and all(other.viewer != watcher.viewer for other in self.watchers):
            async with self.lock:
                if self.engine is not None and all(other.viewer != watcher.viewer for other in self.watchers):
                    await self.engine.forget(watcher.viewer)
        await self.tell_presence(before)

    async def tell_presence(self, before: set[str]) -> None:
        seated = {chair.person_id for chair in self.chairs}
        if before & seated != self.rooms.people_here(self) & seated:
            await self.tell_who_is_here()
            await self.rooms.news.say([self.rooms.presence.line(self)])

    async def tell_who_is_here(self) -> None:
        async with self.lock:
            if self.is_loaded:
                await self.tell_around()

    def seen(self, person_id: str) -> int:
        """When somebody was last here, as far as this worker knows: else when the game came to wait."""
        return self.left.get(person_id, self.since)

    # Telling

    async def tell_game(self, commander: Watcher | None = None, id: str = "") -> None:
        """Everybody what is new for them; whoever gave the command also that it was done."""
        for watcher in list(self.watchers):
            if watcher.is_greeted and self.engine is not None:
                message = await self.engine.told(watcher.viewer, watcher.revision, id if watcher is commander else "")
                if message is not None:
                    watcher.tell(message)
                    watcher.revision = await self.engine.revision(watcher.viewer)

    async def tell_around(self, viewer: int | None = None) -> None:
        """All who watch, or those who watch as one seat."""
        for watcher in list(self.watchers):
            if watcher.is_greeted and viewer in (None, watcher.viewer):
                self.tell_around_to(watcher)

    def tell_around_to(self, watcher: Watcher, again: bool = False) -> None:
        """Where nothing has changed there is nothing to tell: a message alone would tell of a secret move."""
        told = self.around(watcher)
        if again or told != watcher.around:
            watcher.around = told
            watcher.tell(told)

    def around(self, watcher: Watcher) -> bytes:
        return json.encode(around(self, watcher))

    def tell(self, watcher: Watcher, message: Message) -> None:
        watcher.tell(json.encode(message))

    # Bots, and clocks that run out

    def drive(self) -> None:
        """Sees to it that bots move, unless that is under way."""
        if self.driver is None or self.driver.done():
            if self.state == PLAYING and self.bot_at(self.asked, now()) is not None:
                self.driver = asyncio.create_task(self.rooms.guarded(self, self.play_bots()))

    async def play_bots(self) -> None:
        while True:
            with suppress(Taken):  # another worker was faster: the log says what now
                async with self.held():
                    bot = self.bot_to_ask()
                    if bot is None or self.engine is None:
                        return
                    seat, seq, engine = self.asked, self.seq, self.engine
                    question = None if engine.own_bots else await engine.question(seat, bot)
                action = await self.answer_of_bot(engine, question, seat, bot)
                async with self.held():
                    if self.seq == seq and self.engine is engine and self.bot_to_ask() == bot:
                        await self.moved_by_bot(seat, action, bot)

    async def answer_of_bot(self, engine: Engine, question: Question | None, seat: int, bot: str) -> str:
        """From a process of its own; an older version of the rules has its own bots."""
        if question is None:
            return await engine.bot_move(seat, bot)
        return await self.rooms.pool.answer(self.id, question)

    def bot_to_ask(self) -> str | None:
        return self.bot_at(self.asked, now()) if self.state == PLAYING else None

    async def moved_by_bot(self, seat: int, action: str, bot: str) -> None:
        before = self.openly
        await self.act(seat, action, bot, "")
        await self.tell_game()
        await self.tell_around_if(before)

    async def tell_around_if(self, before: int) -> None:
        """Clocks are told where they change, and that is where the seat changes that everybody waits for."""
        if self.ended or self.lapsed or (before != self.openly and self.ways.clock.kind != "none"):
            await self.tell_around()

    async def end(self, why: str, by: str = "") -> None:
        await self.commit(END, None, why, by)
        await self.tell_around()


def deed_of(row: Row) -> Deed:
    return Deed(row.kind, NOBODY if row.seat is None else row.seat, row.action, row.standing)


def none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
