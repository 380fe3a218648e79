"""A game that has ended, told again step by step: to each viewer what it was told then, as the same messages.

Step 0 is the deal, step n what came of the n-th row of the log that the rules know of: a move, or a taking back. So a
step means the same for every viewer and for ever. A viewer who heard nothing of a step is told nothing of it.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from typing import Any, NamedTuple

from msgspec import Raw, Struct, json, structs

from undercourt.server.engines.engine import ACT, UNDO, Deed, Engine
from undercourt.table.patch import apply
from undercourt.table.stream import TAKEN_BACK
from undercourt.table.wire import Change, Happened, News

APART = 50  # steps between documents that are kept whole
KEPT = 24  # games that are kept as told, by viewers
MOMENT = 0.02  # seconds
AT_ONCE = 2  # games that are being told at the same time: the tables that are played come first
BEGINNINGS = ("turn", "round")  # events with which one begins
CHANGES = json.Decoder(Change)
DOCUMENT = ("view", "decision", "score", "undo", "seed")  # what a viewer holds


class Step(Struct, frozen=True, omit_defaults=True):
    """What one step was for one viewer, or for all seats."""

    number: int
    kind: str = ACT
    seat: str | None = None  # who moved, where the viewer knew
    action: str | None = None  # what was done, as far as the viewer heard
    back: int | None = None  # what the viewer heard from that step on, up to this one, was taken back
    told: Raw | None = None  # the message: an `update` for the first step of an answer, then a `change`; null: none
    seats: dict[str, Raw | None] | None = None  # with all open: the message of every seat instead


class Past(Struct, frozen=True, omit_defaults=True):
    """What a viewer heard in one step, of some kinds of events."""

    number: int
    events: list[News] = []
    back: int | None = None  # as in a Step


class Turn(Struct, frozen=True, omit_defaults=True):
    """Where a turn begins; in games without turns, a round. One that was taken back never began."""

    step: int
    round: int
    seat: str | None = None


class Heard:
    """What one viewer was told."""

    def __init__(self, viewer: int, first: bytes) -> None:
        self.viewer = viewer
        self.messages: list[bytes | None] = [first]  # by step: an update, then changes
        told = json.decode(first)
        self.revision: int = told["revision"]
        self.document: dict[str, Any] = {part: told[part] for part in DOCUMENT}
        self.counts: list[int] = [told["heard"]]  # by step: how many events it had heard after it
        self.asked: list[str | None] = [None]  # by step: whom it was told that the game waited for, before it
        self.whole: list[bytes] = [json.encode(self.document)]  # after every APART-th step
        self.backs: dict[int, int] = {}  # by step: the first step of which it hears then that it was taken back

    def step(self, message: bytes | None) -> Change | None:
        decision = self.document["decision"]
        self.asked.append(None if decision is None else decision["seat"])
        change = None if message is None else CHANGES.decode(message)
        if change is not None:
            self.revision = change.revision
            self.document = apply(self.document, change.set)
            for news in change.events:
                if news.what == TAKEN_BACK:
                    self.backs[len(self.messages)] = bisect_right(self.counts, news.about["first"])
        self.messages.append(message)
        self.counts.append(self.counts[-1] + (len(change.events) if change is not None else 0))
        if len(self.messages) % APART == 1:
            self.whole.append(json.encode(self.document))
        return change

    def change(self, number: int) -> Change | None:
        message = self.messages[number] if number > 0 else None
        return None if message is None else CHANGES.decode(message)

    def update(self, number: int) -> Raw:
        """How things stood after that step, with its events."""
        if number == 0:
            return Raw(self.messages[0] or b"")
        base = number // APART
        document = json.decode(self.whole[base])
        for message in self.messages[base * APART + 1 : number + 1]:
            if message is not None:
                document = apply(document, CHANGES.decode(message).set)
        events: list[Happened] = []
        change = self.change(number)
        if change is not None:
            for event, news in enumerate(change.events, start=self.counts[number - 1]):
                events.append(Happened(number=event, action=change.action, **structs.asdict(news)))
        revision = sum(message is not None for message in self.messages[: number + 1])
        told = {"is": "update", "revision": revision, **document, "heard": self.counts[number], "events": events}
        return Raw(json.encode(told))


class Retold:
    """A whole game, as some viewers were told it."""

    def __init__(self, names: list[str], heard: list[Heard]) -> None:
        self.names = names
        self.heard = heard
        self.deeds: list[Deed] = []
        self.standing: list[int] = []  # the steps that are moves and were not taken back
        self.turns: list[Turn] = [self.turn(0)]

    @property
    def steps(self) -> int:
        """The number of the last one."""
        return len(self.deeds)

    def turn(self, step: int) -> Turn:
        view = self.heard[0].document["view"]
        return Turn(step, int(view.get("round", 1)), view.get("turn"))

    def add(self, deed: Deed, change: Change | None) -> None:
        """A step, after all have heard it; `change` is what the first of them heard."""
        self.deeds.append(deed)
        if deed.kind == ACT:
            self.standing.append(self.steps)
        else:
            left = len(self.standing) - 1 if deed.kind == UNDO else int(deed.action)
            self.turns = [turn for turn in self.turns if turn.step < self.standing[left]]
            del self.standing[left:]
        begun = change is not None and any(news.what in BEGINNINGS for news in change.events)
        now, last = self.turn(self.steps), self.turns[-1]
        if begun or (now.round, now.seat) != (last.round, last.seat):
            self.turns.append(now)

    def page(self, first: int, count: int, viewer: int | None) -> list[Step]:
        """As one of the viewers was told it; None: all of them."""
        return [self.shown(number, viewer, number == first) for number in range(first, self.last(first, count) + 1)]

    def past(self, what: Collection[str], viewer: int | None) -> list[Past]:
        """Of the whole game all events of these kinds; with all open, as whoever moved heard them."""
        found: list[Past] = []
        for number, deed in enumerate(self.deeds, start=1):
            change = self.of(deed.seat if viewer is None else viewer).change(number)
            events = [news for news in change.events if news.what in what] if change is not None else []
            back = self.back(number, viewer)
            if events or back is not None:
                found.append(Past(number, events, back))
        return found

    def of(self, viewer: int) -> Heard:
        return next(one for one in self.heard if one.viewer == viewer)

    def back(self, number: int, viewer: int | None) -> int | None:
        told = self.heard if viewer is None else [self.of(viewer)]
        return min((one.backs[number] for one in told if number in one.backs), default=None)

    def last(self, first: int, count: int) -> int:
        return min(first + count - 1, self.steps)

    def shown(self, number: int, viewer: int | None, whole: bool) -> Step:
        deed = self.deeds[number - 1] if number > 0 else None
        if viewer is None:
            seats = {self.names[heard.viewer]: message(heard, number, whole) for heard in self.heard}
            if deed is None:
                return Step(number, seats=seats)
            return Step(number, deed.kind, self.names[deed.seat], done(deed), self.back(number, None), seats=seats)
        heard = self.of(viewer)
        told = message(heard, number, whole)
        change = heard.change(number)
        if deed is None or change is None:
            return Step(number, told=told)
        mover = self.names[deed.seat]
        knows = viewer == deed.seat or heard.asked[number] == mover
        action = done(deed) if viewer == deed.seat else change.action
        kind, seat = (deed.kind, mover) if knows else (ACT, None)
        return Step(number, kind, seat, action, self.back(number, viewer), told=told)


def message(heard: Heard, number: int, whole: bool) -> Raw | None:
    if whole:
        return heard.update(number)
    told = heard.messages[number]
    return None if told is None else Raw(told)


def done(deed: Deed) -> str | None:
    return deed.action if deed.kind == ACT else None


async def begin(engine: Engine, names: list[str], viewers: list[int]) -> Retold:
    """The deal, from an engine before the first move."""
    await engine.watch(viewers)
    heard: list[Heard] = []
    for viewer in viewers:
        first = await engine.told(viewer, None)
        assert first is not None
        heard.append(Heard(viewer, first))
    return Retold(names, heard)


async def go_on(retold: Retold, engine: Engine, deeds: list[Deed]) -> None:
    """All steps. Lets others go on after each thing that a viewer hears."""
    for deed in deeds:
        if deed.kind == ACT:
            await engine.act(deed.seat, deed.action)
        elif deed.kind == UNDO:
            await engine.undo(deed.seat)
        else:
            await engine.take_back(deed.seat, int(deed.action))
        changes: list[Change | None] = []
        for one in retold.heard:
            changes.append(one.step(await engine.told(one.viewer, one.revision)))
            await asyncio.sleep(0)
        retold.add(deed, changes[0])


class Ended(NamedTuple):
    """A game that may be told again."""

    names: list[str]  # of its seats
    deeds: list[Deed]
    begin: Callable[[], Awaitable[Engine]]  # an engine before the first move, for the caller to close


class Telling:
    """A game on its way of being told: whoever wants its beginning need not wait for its end."""

    def __init__(self, game: Ended, viewers: list[int], gate: asyncio.Semaphore) -> None:
        self.retold: Retold | None = None
        self.task = asyncio.create_task(self.tell(game, viewers, gate))

    async def tell(self, game: Ended, viewers: list[int], gate: asyncio.Semaphore) -> None:
        async with gate:
            engine = await game.begin()
            try:
                self.retold = await begin(engine, game.names, viewers)
                await go_on(self.retold, engine, game.deeds)
            finally:
                await engine.close()

    @property
    def has_failed(self) -> bool:
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)

    async def up_to(self, step: int) -> Retold:
        """With all steps up to that one, if there are so many. Raises what went wrong."""
        while not self.task.done() and (self.retold is None or self.retold.steps < step):
            await asyncio.wait([self.task], timeout=MOMENT)
        if self.task.done():
            self.task.result()
        assert self.retold is not None
        return self.retold


class Replays:
    """Those that were asked for lately. An ended game never changes, so what is kept is never old."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, tuple[int, ...]], Telling] = OrderedDict()
        self.gate = asyncio.Semaphore(AT_ONCE)

    async def retold(self, id: str, game: Ended, viewers: list[int], up_to: int | None = None) -> Retold:
        """The game of the table with that id, up to a step at least; None: all of it."""
        key = (id, tuple(viewers))
        telling = self.kept.get(key)
        if telling is None or telling.has_failed:
            telling = self.kept[key] = Telling(game, viewers, self.gate)
        self.kept.move_to_end(key)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return await telling.up_to(len(game.deeds) if up_to is None else up_to)

    async def close(self) -> None:
        tasks = [telling.task for telling in self.kept.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
