"""Observations with perfect recall: the plain row, and a log of all that its seat has seen happen, in order.

The log says what changed: who moved and how, as far as the seat was told, and every byte of the plain row that is
another one now. So nothing in it comes from anywhere but observations and told actions, and `unfold` gives back every
row that the seat has seen. A log that is longer than its room begins later, with all that the seat saw then. It is the
same for every game.

It lies above the engine, not in the kernel: rows of the engine are buffers that NumPy compares as fast as compiled code
would, and who needs no recall pays nothing for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, State, apply, asking
from undercourt.kernel.game import Game
from undercourt.kernel.observing import Block, Layout

if TYPE_CHECKING:
    import numpy.typing as npt

    Row = np.ndarray[tuple[int], np.dtype[np.uint8]]

WIDTH = 3  # bytes of an entry: place + 1, low byte first, and amount; all zero where the log has not come yet
PER_BYTE = 7  # entries for each byte of the plain row: the longest random games of all games need six
UNKNOWN = -1  # who acted, or what they did, when the seat was not told


def capacity(game: Game) -> int:
    """How many entries of the log a row has room for. Of a longer game it holds the end."""
    return PER_BYTE * game.eyes.layout.size


def layout(game: Game) -> Layout:
    """Of a row with perfect recall: the blocks of the plain one, then the log."""
    plain, actions, n = game.eyes.layout, game.space.size, capacity(game)
    what = (
        f"what the seat has seen, the oldest first: {n} entries of {WIDTH} bytes. Places from {plain.size} on are "
        f"actions, {plain.size + actions} is a move that it was not told of, or first of all what there is no room for"
    )
    return Layout([*plain.blocks, Block("log", n * WIDTH, 1, what)])


class Recall:
    """What one seat has seen, from a first look on. Shared pieces are never changed, so a copy is cheap."""

    __slots__ = ("digest", "game", "row", "seat", "size", "text", "told")

    def __init__(self, game: Game, s: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.told: list[bytes] = []  # one piece of the log for each thing that the seat noticed
        self.size = 0  # of these pieces together
        self.text = f"{game.seat_names[seat]}:"
        self.digest = b""  # of all pieces that there ever were
        self.row: Row = np.zeros(game.eyes.layout.size, np.uint8)
        self.notice(s, b"", "")

    def copy(self) -> Recall:
        other = Recall.__new__(Recall)
        other.game, other.seat, other.text, other.digest = self.game, self.seat, self.text, self.digest
        other.row = self.row
        other.told, other.size = self.told.copy(), self.size
        return other

    def saw(self, s: State, who: int, action: int) -> None:
        """After a move that brought about `s`; `who` and `action` are UNKNOWN where the seat was not told."""
        plain, space = self.game.eyes.layout.size, self.game.space
        amount = 0 if who == UNKNOWN else s.places_after(self.seat, who) + 1
        move = entry(plain + (space.size if action == UNKNOWN else action), amount)
        by = "" if who == UNKNOWN else f"{self.game.seat_names[who]} "
        self.notice(s, move, f" {by}{'…' if action == UNKNOWN else space.name(action)};", always=action != UNKNOWN)

    def notice(self, s: State, move: bytes, text: str, always: bool = True) -> None:
        """`always`: the move itself was told; else the seat knows of it only if something looks different now."""
        row = look(self.game, s, self.seat)
        places = np.flatnonzero(row != self.row)
        if not always and not len(places):
            return
        piece = move + entries(row, places)
        self.row = row
        self.told.append(piece)
        self.size += len(piece)
        self.text += text
        self.digest = blake2b(self.digest + piece, digest_size=16).digest()
        if self.size > capacity(self.game) * WIDTH:
            self.forget()

    def forget(self) -> None:
        """Of what was noticed first, as much as there is no room for. The log then begins with the row after that.

        What is left does not depend on when it is asked for: at each move as little is forgotten as will do.
        """
        plain, room = len(self.row), capacity(self.game) * WIDTH
        row: Row = np.zeros(plain, np.uint8)
        left, gone = self.size, 0
        while left + WIDTH * (1 + np.count_nonzero(row)) > room:
            happen(self.told[gone], row)
            left -= len(self.told[gone])
            gone += 1
        head = entry(plain + self.game.space.size, 0) + entries(row, np.flatnonzero(row))
        self.told[:gone] = [head]
        self.size = left + len(head)

    def log(self) -> bytes:
        """From the first look on, or from as far back as there is room for."""
        return b"".join(self.told)

    def write(self, out: Row) -> None:
        """The row with perfect recall, laid out as `layout` says."""
        plain, room = len(self.row), capacity(self.game) * WIDTH
        log = self.log()
        out[:plain] = self.row
        out[plain : plain + len(log)] = np.frombuffer(log, np.uint8)
        out[plain + len(log) : plain + room] = 0

    def __str__(self) -> str:
        """The moves as the seat was told them, and a hash of the whole log: as different as what was seen."""
        return f"{self.text} #{self.digest.hex()}"


def entry(place: int, amount: int) -> bytes:
    return bytes(((place + 1) & 255, (place + 1) >> 8, amount))


def entries(row: Row, places: npt.NDArray[np.intp]) -> bytes:
    """Of what the row has at these places."""
    made = np.empty((len(places), WIDTH), np.uint8)
    made[:, 0] = (places + 1) & 255
    made[:, 1] = (places + 1) >> 8
    made[:, 2] = row[places]
    return made.tobytes()


def happen(piece: bytes, row: Row) -> None:
    """Changes a row as a piece of the log says."""
    made = np.frombuffer(piece, np.uint8).reshape(-1, WIDTH)
    places = made[:, 0] + 256 * made[:, 1].astype(np.intp) - 1
    seen = places < len(row)
    row[places[seen]] = made[seen, 2]


class Witness:
    """What all seats at one table have seen, worked out when somebody asks for it; until then moves are only counted.

    `s` is the moment that the seats have seen last. Copies share it, and nobody changes it.
    """

    __slots__ = ("_recalls", "game", "s", "since")

    def __init__(self, game: Game, s: State) -> None:
        """From a decision on, which is left as it is: the first of a game, if all is to be remembered."""
        self.game = game
        self.s = s.copy()
        self.since: list[int] = []  # actions after that moment
        self._recalls: list[Recall] = []  # none before anybody asked

    def copy(self) -> Witness:
        other = Witness.__new__(Witness)
        other.game, other.s, other._recalls = self.game, self.s, self._recalls
        other.since = self.since.copy()
        return other

    def recall(self, seat: int) -> Recall:
        """What the seat has seen up to now."""
        if not self._recalls:
            self._recalls = [Recall(self.game, self.s, one) for one in range(self.s.seats)]
        if self.since:
            self.s, d = self.s.copy(), Decision()
            self._recalls = [recall.copy() for recall in self._recalls]
            for action in self.since:
                self._play(action, d)
            self.since = []
        return self._recalls[seat]

    def _play(self, action: int, d: Decision) -> None:
        """Others hear of it as at a table: see `table.stream`."""
        s = self.s
        mover = s.stack[s.top() + SEAT]
        openly = not asking(s).is_secret()
        told = openly and not self.game.space.verb(action).secret
        apply(s, action, d)
        for recall in self._recalls:
            if recall.seat == mover or told:
                recall.saw(s, mover, action)
            else:
                recall.saw(s, mover if openly else UNKNOWN, UNKNOWN)

    def imagined(self, s: State, seat: int) -> Witness:
        """In a world that `seat` imagines: it has seen what it has seen; the others begin with what they see there."""
        other = Witness(self.game, s)
        other._recalls = [self.recall(one) if one == seat else Recall(self.game, s, one) for one in range(s.seats)]
        return other

    def kept(self) -> Kept:
        """All of it as plain data."""
        recalls = [(one.told.copy(), one.text, one.digest, one.row.tobytes()) for one in self._recalls]
        return self.s.words(), self.since.copy(), recalls


Kept = tuple[list[int], list[int], list[tuple[list[bytes], str, bytes, bytes]]]  # by seat: log, text, digest, row


def resumed_witness(game: Game, kept: Kept) -> Witness:
    """The inverse of `kept`."""
    words, since, by_seat = kept
    witness = Witness(game, game.load(words))
    witness.since = since
    for seat, (told, text, digest, row) in enumerate(by_seat):
        recall = Recall.__new__(Recall)
        recall.game, recall.seat, recall.told, recall.text, recall.digest = game, seat, told, text, digest
        recall.size = sum(map(len, told))
        recall.row = np.frombuffer(row, np.uint8)
        witness._recalls.append(recall)
    return witness


def look(game: Game, s: State, seat: int) -> Row:
    """The plain observation as an array of its own."""
    row = blank(game.eyes.layout.size)[:]
    game.eyes.look(s, seat, row, 0)
    return np.frombuffer(row, np.uint8)  # type: ignore[call-overload, no-any-return]  # a vec is a buffer


@cache
def blank(size: int) -> vec[u8]:
    """To be copied, which takes far less time than to make one."""
    return vec[u8]([0] * size)


class Seen(NamedTuple):
    """One thing that a seat noticed, read back from its log."""

    who: int  # how many places on; UNKNOWN: nobody acted yet, or it was not told who, or the log begins here
    action: int  # UNKNOWN: nobody acted yet, or it was not told which, or the log begins here
    row: Row  # what it saw then


def unfold(game: Game, log: bytes) -> Iterator[Seen]:
    """Everything that a seat noticed, as far back as the log goes; zeros at its end do not matter."""
    plain, actions = game.eyes.layout.size, game.space.size
    row: Row = np.zeros(plain, np.uint8)
    who = action = UNKNOWN
    begun = False
    for at in range(0, len(log), WIDTH):
        place = log[at] + 256 * log[at + 1] - 1
        if place < 0:
            break
        if place < plain:
            row[place] = log[at + 2]
        else:
            if begun:
                yield Seen(who, action, row.copy())
            who = log[at + 2] - 1
            action = place - plain if place < plain + actions else UNKNOWN
        begun = True
    if begun:
        yield Seen(who, action, row.copy())
