"""A table: the true state of one game, from its first decision to its score, and a stream for everybody who watches."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import randbits
from typing import NamedTuple

from undercourt.bots import bot, bots_for
from undercourt.bots.bot import USUAL, answer_of, bot_seed
from undercourt.bots.memory import handed
from undercourt.games import UnknownGame, game_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply, run
from undercourt.kernel.event import Event
from undercourt.kernel.game import SPECTATOR, Game, Options, View, asked_openly
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.record import LONGEST_NAME, BadRecord, Record, Replay, read, sign, write
from undercourt.kernel.rng import SEALED, seeded
from undercourt.table.stream import Stream
from undercourt.table.wire import Reason, Refused, Saying, refused

HUMAN = "human"
PAUSE = 8  # moves without a pause, when many are made again
NO_LETTERS = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs")  # of Unicode's categories: control, direction, spaces
UNSEEN = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their category, but nobody sees them


class NotDone(Exception):
    """A command that was refused: nothing has changed."""

    def __init__(self, refusal: Refused) -> None:
        super().__init__(refusal.error.key)
        self.refusal = refusal


class Deed(NamedTuple):
    """Something that was done at the table: an action; or None, and something was taken back."""

    seat: int
    action: str | None
    left: int = NOTHING  # how many moves a taking back by agreement left; NOTHING: the last action alone was taken back


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
        self.undoable: list[State] = []  # before each action that may be taken back
        self.done: list[Deed] = []  # everything, for those who begin to watch later
        self.streams: dict[int, Stream] = {}  # of those who have watched so far

    @property
    def over(self) -> bool:
        return self.d.count == 0

    # Moves

    def act(self, seat: int, action: str) -> None:
        """A decision of `seat`. Raises NotDone, and leaves the table as it was, whatever goes wrong."""
        number = self.checked(seat, action)
        before = self.s.copy()
        log: list[Event] = []
        with self.whole(before):
            self.s.log = log
            apply(self.s, number, self.d)
            self.s.log = None
            self.record.moves.append((seat, action))
            self.done.append(Deed(seat, action))
            # Exact undo: nothing random or hidden came to light, and nobody else has been asked since.
            if self.s.barriers == before.barriers and not self.over and self.d.seat == seat:
                self.undoable.append(before)
            else:
                self.undoable.clear()
            for viewer, stream in self.streams.items():
                stream.tell(self.s, self.d, self.may_undo(viewer), log, seat, action)

    def undo(self, seat: int) -> None:
        """Takes the last action back. Raises NotDone, and leaves the table as it was, whatever goes wrong."""
        if not self.may_undo(seat):
            raise NotDone(refused("error_no_undo"))
        with self.whole(self.s):
            self.done.append(Deed(seat, None))
            self.stand(self.undoable.pop())
            self.taken_back(seat, len(self.record.moves) - 1)

    def take_back(self, seat: int, left: int) -> None:
        """What `seat` asked for and all agreed to: the game as after its first `left` moves, whatever came to light.

        Raises NotDone, and leaves the table as it was, whatever goes wrong.
        """
        if not 0 <= left < len(self.record.moves):
            raise NotDone(refused("error_no_undo"))
        past = self.at_the_start()
        for deed in self.record.moves[:left]:
            past.act(*deed)
        with self.whole(self.s):
            self.done.append(Deed(seat, None, left))
            self.undoable = past.undoable
            self.stand(past.s)
            self.taken_back(seat, left)

    def before_last(self, seat: int) -> int:
        """How many moves there were before the last one of `seat` that everybody knew to be its.

        Its answer to a secret question does not count: to take that back would tell that it was asked. Raises NotDone.
        """
        past, found = self.at_the_start(), NOTHING
        for number, (mover, action) in enumerate(self.record.moves):
            if mover == seat and self.game.view(past.s, SPECTATOR).depth == past.s.depth:
                found = number
            past.act(mover, action)
        if found == NOTHING:
            raise NotDone(refused("error_no_undo"))
        return found

    def taken_back(self, seat: int, left: int) -> None:
        """Tells everybody, when the table stands again as it did after its first `left` moves."""
        del self.record.moves[left:]
        for viewer, stream in self.streams.items():
            stream.tell_taken_back(self.s, self.d, self.may_undo(viewer), seat, left)

    def do(self, deed: Deed) -> None:
        """Once more what was done before. Raises NotDone."""
        if deed.action is not None:
            self.act(deed.seat, deed.action)
        elif deed.left == NOTHING:
            self.undo(deed.seat)
        else:
            self.take_back(deed.seat, deed.left)

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
            view, memory = self.game.view(self.s, seat), handed(self.game, self.record, seat, player)
            action = answer_of(self.game, player, view, self.d, rng, USUAL, memory)
            self.act(seat, self.game.space.name(action))
            yield seat

    def bot_seed(self, seat: int) -> int:
        """For the next answer of a bot that plays for `seat`; nobody can find the seed of the table from it."""
        return bot_seed(self.record.seed, seat, sum(1 for mover, _ in self.record.moves if mover == seat))

    # What is told

    def stream(self, viewer: int) -> Stream:
        """What `viewer` is told; whoever begins to watch in mid-game hears it from the beginning."""
        for _ in self.watched_by(viewer):
            pass
        return self.streams[viewer]

    def watched_by(self, *viewers: int) -> Iterator[None]:
        """From its end on, these viewers have streams. Pauses every few moves, and the table may move on meanwhile."""
        viewers = tuple(viewer for viewer in viewers if viewer not in self.streams)
        if not viewers:
            return
        past = self if not self.done else self.at_the_start()
        streams = {viewer: Stream(self.game, viewer, self.record.seed) for viewer in viewers}
        for stream in streams.values():
            stream.begin(past.s, past.d)
        if past is not self:
            past.streams = streams
            yield from replay(past, self.done)
        self.streams |= streams

    def at_the_start(self) -> Table:
        """The same table before the first move, with nobody watching."""
        record = self.record
        return Table(self.game, record.players, record.options, record.seed, generator=record.generator)

    def why(self, seat: int, action: str) -> Reason:
        """Whether `seat` may do that now, and if not, why: from what the seat sees."""
        number = self.game.space.by_name.get(action)
        if number is None:
            raise NotDone(refused("error_no_such_action", {"action": action}))
        if self.over:
            raise NotDone(refused("error_game_over"))
        view: View = self.game.view(self.s, seat)
        openly = asked_openly(self.s, self.d, view, seat)
        if openly == NOTHING:
            return Reason(action, False, None, Saying("why_wait"))
        asked = self.d
        if openly != self.d.seat:  # another is asked in secret: the reason names the seat that all wait for
            asked = Decision()
            asked.seat = openly
            asked.offer(number)
        reason = self.game.explain(view, asked, seat, number)
        if reason is None:
            return Reason(action, True)
        return Reason(action, False, reason.rule, Saying(reason.key, dict(reason.args)))

    def saved(self) -> str:
        """The record, with the seed: for the keeper of the table alone while the game goes on."""
        sign(self.record, self.game, self.s, self.d)
        return write(self.record, self.game)


def replay(table: Table, deeds: list[Deed]) -> Iterator[None]:
    """Does all of it again, also what is added meanwhile, and pauses every few moves. Raises NotDone."""
    done = 0
    while done < len(deeds):
        table.do(deeds[done])
        done += 1
        if done % PAUSE == 0:
            yield


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
        if player != HUMAN and player not in bots_for(game):
            raise BadRecord(
                f"nobody can play like '{player}'; a seat is for '{HUMAN}' or a bot: {', '.join(bots_for(game))}"
            )
    Replay(record, game).to_the_end()
    table = Table(game, record.players, record.options, record.seed, record.names, record.generator)
    for seat, name in record.moves:
        table.act(seat, name)
    return table
