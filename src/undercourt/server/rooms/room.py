"""One table in this worker's memory: a cache of its log, and those who watch it.

Everything goes through one lock, reading too: so nobody is ever told what is not committed. If a move cannot be
committed, because another worker was faster or the database is away, the room throws its game away and reads the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from msgspec import convert, json

from undercourt.server.bots.question import Question
from undercourt.server.engines.engine import ACT, BACK, UNDO, Deed, Engine, Header, NotDone, Where
from undercourt.server.rooms.around import around
from undercourt.server.rooms.chair import Chair
from undercourt.server.rooms.clock import Ways, left_after, runs_out
from undercourt.server.rooms.watcher import Watcher
from undercourt.server.store import tables
from undercourt.server.store.database import now
from undercourt.server.store.log import Entry, Notice, Row, Taken
from undercourt.server.store.tables import ABANDONED, GATHERING, OVER, PLAYING
from undercourt.table.wire import Message, Saying, TableState, refused

if TYPE_CHECKING:
    from undercourt.server.rooms.rooms import Rooms

NOBODY = -1
REMEMBERED = 64  # commands of which a repetition is recognised, of each seat: others must not make it forget one
STAND_IN, HAND_BACK, END = "stand_in", "hand_back", "end"
GAME_KINDS = (ACT, UNDO, BACK)

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
        self.said: int | None = None  # the last line of chat that those who are here were told; None: none yet
        self.commands: dict[int, OrderedDict[str, int]] = {}  # by seat and id: the row they made
        self.lapsed = False  # whether the last move has ended a proposal

    # What is kept

    async def load(self) -> None:
        """From the log, whatever was here before. Raises NoTable."""
        async with self.rooms.database.snapshot() as connection:
            kept = await tables.kept(connection, self.id)
        await self.close_engine()
        self.take(kept.table, kept.seats)
        self.seq = 0
        self.commands.clear()
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
        self.proposal: dict[str, Any] | None = table["proposal"]
        self.asked = NOBODY if table["asked"] is None else table["asked"]
        self.openly = NOBODY if table["openly"] is None else table["openly"]
        self.since: int = table["since"]

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
        self.lapsed = self.lapses(where, over=state != PLAYING)
        if self.lapsed:
            self.proposal = None
        table = {
            "seq": self.seq + 1,
            "asked": none(where.asked) if state == PLAYING else None,
            "openly": none(where.openly) if state == PLAYING else None,
            "since": self.since,
            "due": self.due(where, at) if state == PLAYING else None,
            "state": state,
            "moved": at,
            "result": await engine.result() if state in (OVER, ABANDONED) else None,
            "proposal": self.proposal,
        }
        if seat is not None and kind in (STAND_IN, HAND_BACK):
            changed.add(seat)
        seats = {one: self.chairs[one].kept() for one in changed}
        row = Row(self.id, self.seq + 1, kind, seat, action, by, command, at, where.hash)
        try:
            await self.rooms.log.append(Entry(row, table, seats, self.notices(where, state, seat)))
        except Taken:
            await self.load()
            raise
        except Exception as wrong:
            logger.warning("table %s: a move could not be committed (%s)", self.id, type(wrong).__name__)
            self.is_loaded = False
            await self.close_engine()
            raise Unavailable from wrong
        self.noted(row)
        self.row.update(table)
        self.state, self.asked, self.openly = state, where.asked, where.openly
        self.rooms.counts.moves += 1

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

    def notices(self, where: Where, state: str, mover: int | None) -> list[Notice]:
        """Whom to tell by other ways than this table's page: only those for whom something changes."""
        if not self.rooms.sends_notices or (where.asked == self.asked and state == PLAYING):
            return []
        told: list[Notice] = []
        args: dict[str, str | list[str]] = {
            "game": self.row["game"],
            "names": [chair.name for chair in self.chairs if chair.name],
        }
        people = {chair.person_id for chair in self.chairs if chair.person_id is not None}
        if state != PLAYING:
            here = self.rooms.people_here(self)
            return [Notice(one, self.id, "notice_over", args, one in here) for one in sorted(people)]
        if mover is not None and self.chairs[mover].person_id is not None:
            told.append(Notice(str(self.chairs[mover].person_id), self.id, "notice_turn", args, True))
        asked = self.chairs[where.asked]
        if asked.player is None and asked.person_id is not None:
            here = self.rooms.people_here(self)
            told.append(Notice(asked.person_id, self.id, "notice_turn", args, asked.person_id in here))
        return told

    # News from other workers

    async def refresh(self, seq: int | None = None) -> None:
        """Somebody else has moved, or changed something around the game: catches up and tells those who watch."""
        async with self.lock:
            if not self.is_loaded or (seq is not None and seq <= self.seq):
                return
            async with self.rooms.database.snapshot() as connection:
                kept = await tables.kept(connection, self.id, self.seq)
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
        for row in rows:
            if row.kind in GAME_KINDS and self.engine is not None:
                try:
                    await done(self.engine, deed_of(row))
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
        if watcher.person_id is not None:
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
        if self.engine is None:
            return
        for watcher in list(self.watchers):
            if watcher.revision is None:
                continue
            message = await self.engine.told(watcher.viewer, watcher.revision, id if watcher is commander else "")
            if message is not None:
                watcher.tell(message)
                watcher.revision = await self.engine.revision(watcher.viewer)

    async def tell_around(self) -> None:
        for watcher in list(self.watchers):
            if watcher.revision is not None or self.engine is None:
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
            async with self.lock:
                bot = await self.bot_to_ask()
                if bot is None or self.engine is None:
                    return
                seat, seq, engine = self.asked, self.seq, self.engine
                question = None if engine.own_bots else await engine.question(seat, bot)
            action = await self.answer_of_bot(engine, question, seat, bot)
            async with self.lock:
                if self.seq != seq or not self.is_loaded or await self.bot_to_ask() != bot:
                    continue
                await self.moved_by_bot(seat, action, bot)

    async def answer_of_bot(self, engine: Engine, question: Question | None, seat: int, bot: str) -> str:
        """From a process of its own; an older version of the rules has its own bots."""
        if question is None:
            return await engine.bot_move(seat, bot)
        return await self.rooms.pool.answer(self.id, question)

    async def bot_to_ask(self) -> str | None:
        if not self.is_loaded:
            await self.load()
        if self.state != PLAYING or self.engine is None:
            return None
        return self.bot_at(self.asked, now())

    async def moved_by_bot(self, seat: int, action: str, bot: str) -> None:
        before = self.openly
        await self.act(seat, action, bot, "")
        await self.tell_game()
        await self.tell_around_if(before)

    async def tell_around_if(self, before: int) -> None:
        """Clocks are told where they change, and that is where the seat changes that everybody waits for."""
        if self.ended or self.lapsed or (before != self.openly and self.ways.clock.kind != "none"):
            await self.tell_around()

    async def overdue(self) -> None:
        """Called when `due` has passed: whatever should have happened by itself happens."""
        async with self.lock:
            if not self.is_loaded:
                await self.load()
            while self.is_overdue and await self.run_out():
                pass
        self.drive()

    @property
    def is_overdue(self) -> bool:
        due = self.row["due"]
        return self.state == PLAYING and self.engine is not None and due is not None and due <= now()

    async def run_out(self) -> bool:
        """Whether a secret question was answered: something else may be due as well, and must not come later for it."""
        assert self.engine is not None
        at, seat, clock = now(), self.asked, self.ways.clock
        if self.bot_at(seat, at) is not None:
            return False
        if seat != self.openly:  # a secret question: answered, and nobody is told by whom
            bot = self.ways.stand_in
            question = None if self.engine.own_bots else await self.engine.question(seat, bot)
            await self.moved_by_bot(seat, await self.answer_of_bot(self.engine, question, seat, bot), bot)
            return True
        limit = self.runs_out(seat)
        if limit is None or limit > at:
            return False
        if clock.out == "stand_in":
            await self.stand_in(seat, self.ways.stand_in, "clock")
        elif clock.out == "end":
            await self.end("clock")
        return False

    async def stand_in(self, seat: int, bot: str, by: str) -> None:
        """A bot plays for the person of that seat from now on."""
        chair = self.chairs[seat]
        before = chair.stand_in, chair.away
        chair.stand_in = bot
        chair.away = {"bot": bot, "first": await self.playing().heard(seat), "moves": 0, "seq": self.seq + 1}
        try:
            await self.commit(STAND_IN, seat, bot, by)
        except BaseException:
            chair.stand_in, chair.away = before
            raise
        await self.tell_around()

    async def hand_back(self, seat: int, by: str) -> None:
        """The person of that seat plays again, and is told what was done for them."""
        chair = self.chairs[seat]
        before = chair.stand_in, chair.away
        async with self.rooms.database.reading() as connection:
            moves = await tables.moves_of(connection, self.id, seat, (chair.away or {}).get("seq", 0))
        chair.stand_in, chair.away = None, {**(chair.away or {}), "moves": moves}
        self.since = now()  # nobody comes back to a clock that has run out
        try:
            await self.commit(HAND_BACK, seat, "", by)
        except BaseException:
            chair.stand_in, chair.away = before
            raise
        await self.tell_around()

    async def end(self, why: str, by: str = "") -> None:
        await self.commit(END, None, why, by)
        await self.tell_around()


async def done(engine: Engine, deed: Deed) -> None:
    """Raises NotDone."""
    if deed.kind == ACT:
        await engine.act(deed.seat, deed.action)
    elif deed.kind == UNDO:
        await engine.undo(deed.seat)
    else:
        await engine.take_back(deed.seat, int(deed.action))


def deed_of(row: Row) -> Deed:
    return Deed(row.kind, NOBODY if row.seat is None else row.seat, row.action, row.standing)


def none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
