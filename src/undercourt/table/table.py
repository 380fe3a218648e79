"""A table: the true state of one game, from its first decision to its score, and a stream for everybody who watches."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import randbits
from typing import NamedTuple

from undercourt.bots import BOTS, bot
from undercourt.bots.bot import answer_of, bot_seed, in_order
from undercourt.games import UnknownGame, game_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply, run
from undercourt.kernel.event import Event
from undercourt.kernel.game import Game, Options, View, asked_openly
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.record import LONGEST_NAME, BadRecord, Record, Replay, read, sign, write
from undercourt.kernel.rng import SEALED, seeded
from undercourt.table.stream import Stream
from undercourt.table.wire import Reason, Refused, Saying, refused

HUMAN = "human"
NO_LETTERS = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs")  # of Unicode's categories: control, direction, spaces
UNSEEN = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their category, but nobody sees them


class NotDone(Exception):
    """A command that was refused: nothing has changed."""

    def __init__(self, refusal: Refused) -> None:
        super().__init__(refusal.error.key)
        self.refusal = refusal


class Step(NamedTuple):
    """What is needed to take one action back."""

    state: State
    heard: dict[int, int]  # by viewer: how many events it had heard before


class Deed(NamedTuple):
    """Something that was done at the table; None: the last action was taken back."""

    seat: int
    action: str | None


class Table:
    """Seats are played by people, who come through a `Seatholder`, and by bots, who are handed views."""

    def __init__(
        self,
        game: Game,
        players: list[str],
        options: Options,
        seed: int | None = None,
        names: list[str] | None = None,
        generator: str = SEALED,
    ) -> None:
        self.game = game
        self.bots = [None if player == HUMAN else bot(player) for player in players]
        seed = randbits(128) if seed is None else seed
        options = game.chosen(len(players), options)
        self.record = Record(game.slug, game.version, options, seed, players, generator)
        self.record.pack = game.carried_pack
        names = [clean(name) for name in names or []]
        self.record.names = [names[seat] if seat < len(names) else "" for seat in range(len(players))]
        self.d = Decision()
        self.s = game.begin(len(players), options, seed, self.d, generator)
        self.undoable: list[Step] = []
        self.done: list[Deed] = []  # everything, for those who begin to watch later
        self.streams: dict[int, Stream] = {}
        for seat, player in enumerate(players):
            if player == HUMAN:
                self.stream(seat)

    @property
    def over(self) -> bool:
        return self.d.count == 0

    # Moves

    def act(self, seat: int, action: str) -> None:
        """A decision of `seat`. Raises NotDone, and leaves the table as it was, whatever goes wrong."""
        number = self.checked(seat, action)
        before, heard = self.s.copy(), self.counts()
        log: list[Event] = []
        with self.whole(before):
            self.s.log = log
            apply(self.s, number, self.d)
            self.s.log = None
            self.record.moves.append((seat, action))
            self.done.append(Deed(seat, action))
            # Exact undo: nothing random or hidden came to light, and nobody else has been asked since.
            if self.s.barriers == before.barriers and not self.over and self.d.seat == seat:
                self.undoable.append(Step(before, heard))
            else:
                self.undoable.clear()
            for viewer, stream in self.streams.items():
                stream.tell(self.s, self.d, self.may_undo(viewer), log, seat, action)

    def undo(self, seat: int) -> None:
        """Takes the last action back. Raises NotDone, and leaves the table as it was, whatever goes wrong."""
        if not self.may_undo(seat):
            raise NotDone(refused("error_no_undo"))
        with self.whole(self.s):
            step = self.undoable.pop()
            self.record.moves.pop()
            self.done.append(Deed(seat, None))
            self.stand(step.state)
            for viewer, stream in self.streams.items():
                stream.tell_taken_back(self.s, self.d, self.may_undo(viewer), seat, step.heard[viewer])

    @contextmanager
    def whole(self, before: State) -> Iterator[None]:
        """All of what is done inside, or nothing: if it breaks off, the table stands as in `before`, for everybody."""
        moves, done, undoable = list(self.record.moves), list(self.done), list(self.undoable)
        marks = [(stream, stream.mark()) for stream in self.streams.values()]
        try:
            yield
        except BaseException:
            self.record.moves, self.done, self.undoable = moves, done, undoable
            self.stand(before)
            for stream, mark in marks:
                stream.back_to(mark)
            raise

    def may_undo(self, seat: int) -> bool:
        return bool(self.undoable) and not self.over and seat == self.d.seat

    def stand(self, state: State) -> None:
        """The table is as it was in that state."""
        self.s = state
        self.s.log = None
        run(self.s, self.d)

    def counts(self) -> dict[int, int]:
        return {viewer: len(stream.events) for viewer, stream in self.streams.items()}

    def checked(self, seat: int, action: str) -> int:
        """The number of an action that `seat` may take now. Raises NotDone."""
        number = self.game.space.by_name.get(action)
        if number is None:
            raise NotDone(refused("error_no_such_action", {"action": action}))
        if self.over:
            raise NotDone(refused("error_game_over"))
        if seat != self.d.seat or not self.d.allows(number):
            reason = self.why(seat, action)
            assert reason.reason is not None
            raise NotDone(Refused(reason.reason, reason.rule))
        return number

    def play_bots(self) -> Iterator[int]:
        """One move at a time, until a person is asked or the game is over; yields the seat that moved."""
        while not self.over:
            seat = self.d.seat
            player = self.bots[seat]
            if player is None:
                return
            rng = seeded(self.bot_seed(seat))
            action = answer_of(self.game, player, self.game.view(self.s, seat), in_order(self.d), rng)
            self.act(seat, self.game.space.name(action))
            yield seat

    def bot_seed(self, seat: int) -> int:
        """For the next answer of a bot that plays for `seat`; nobody can find the seed of the table from it."""
        return bot_seed(self.record.seed, seat, sum(1 for mover, _ in self.record.moves if mover == seat))

    # What is told

    def stream(self, viewer: int) -> Stream:
        """What `viewer` is told; whoever begins to watch in mid-game hears it from the beginning."""
        if viewer not in self.streams:
            self.streams[viewer] = self.told_from_the_start(viewer)
        return self.streams[viewer]

    def told_from_the_start(self, viewer: int) -> Stream:
        if not self.done:
            stream = Stream(self.game, viewer)
            stream.advance(self.s, self.d, False, [], always=True)
            return stream
        record = self.record
        past = Table(self.game, record.players, record.options, record.seed, generator=record.generator)
        past.streams = {viewer: past.told_from_the_start(viewer)}
        for seat, action in self.done:
            if action is None:
                past.undo(seat)
            else:
                past.act(seat, action)
        for mine, theirs in zip(self.undoable, past.undoable, strict=True):
            mine.heard[viewer] = theirs.heard[viewer]
        return past.streams[viewer]

    def why(self, seat: int, action: str) -> Reason:
        """Whether `seat` may do that now, and if not, why: from what the seat sees."""
        number = self.game.space.by_name.get(action)
        if number is None:
            raise NotDone(refused("error_no_such_action", {"action": action}))
        if self.over:
            raise NotDone(refused("error_game_over"))
        view: View = self.game.view(self.s, seat)
        if asked_openly(self.s, self.d, view, seat) == NOTHING:
            return Reason(action, False, None, Saying("why_wait"))
        reason = self.game.explain(view, self.d, seat, number)
        if reason is None:
            return Reason(action, True)
        return Reason(action, False, reason.rule, Saying(reason.key, dict(reason.args)))

    def saved(self) -> str:
        """The record, with the seed: for the keeper of the table alone while the game goes on."""
        sign(self.record, self.game, self.s, self.d)
        return write(self.record, self.game)


def clean(name: str) -> str:
    """What somebody calls themselves, fit for one line anywhere: no control or direction signs, not too long."""
    seen = [sign for sign in name if sign not in UNSEEN]
    kept = [sign if unicodedata.category(sign) not in NO_LETTERS else " " * sign.isspace() for sign in seen]
    return " ".join("".join(kept).split())[:LONGEST_NAME].strip()


def resume(text: str) -> Table:
    """A table from a record, at the point where it was saved. Raises BadRecord."""
    try:
        game = game_of(text)
    except UnknownGame as wrong:
        raise BadRecord(str(wrong)) from wrong
    record = read(text, game)
    for player in record.players:
        if player != HUMAN and player not in BOTS:
            raise BadRecord(f"nobody can play like '{player}'; a seat is for '{HUMAN}' or a bot: {', '.join(BOTS)}")
    Replay(record, game).to_the_end()
    table = Table(game, record.players, record.options, record.seed, record.names, record.generator)
    for seat, name in record.moves:
        table.act(seat, name)
    return table
