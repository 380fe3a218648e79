"""What the seats of a game may know and do, kept up from look to look: for programs that play one game at a time."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.ids import BIT, Seat
from undercourt.kernel.observing import MOST_SEATS, NOTES, Eyes, Sight, wipe


class Page:
    """As long as the same game is looked at, only what has changed is written.

    A row is turned when another seat looks, or each seat has its own: what the game's eyes are quicker with.
    """

    def __init__(self, eyes: Eyes, actions: int) -> None:
        self.eyes: Eyes = eyes
        self.size: i64 = eyes.size
        self.actions: i64 = actions
        rows = MOST_SEATS if eyes.apart else 1
        self.rows: vec[u8] = vec[u8]([0] * (rows * eyes.layout.size))
        self.row: vec[u8] = vec[u8]([0] * (eyes.layout.size + actions))  # for those that have no memory of their own
        self.s: State | None = None  # whom it shows
        self.written: i64 = 0  # rows that are of this game; bits
        self.sight: Sight = Sight()
        self.sight.row = self.rows
        self.sight.base = 0
        self.sight.kept = True
        self.sight.notes = vec[i64]([0] * (rows * NOTES))
        self.sight.apart = NOTES if eyes.apart else 0

    def show(self, s: State, seat: Seat, d: Decision, out: vec[u8]) -> None:
        """Writes what `seat` may know; after it a byte for every action, 1 if `d` offers it to this seat."""
        if self.eyes.remembers:
            self.keep_up(s, seat, out)
        else:
            self.eyes.look(s, seat, out, 0)
        wipe(out, self.size, self.actions)
        if d.seat == seat:
            for i in range(d.count):
                out[self.size + d.actions[i]] = 1

    def keep_up(self, s: State, seat: Seat, out: vec[u8]) -> None:
        sight = self.sight
        if s is not self.s:
            self.s = s
            self.written = 0
        row: i64 = 0
        if self.eyes.apart:
            row = seat
            sight.looked = seat
        sight.base = row * self.size
        sight.note = row * NOTES
        sight.again = self.written & BIT[row] != 0
        self.eyes.keep_up(s, seat, sight)
        self.written |= BIT[row]
        sight.looked = seat
        copy(self.rows, sight.base, self.size, out)


def copy(row: vec[u8], first: i64, n: i64, out: vec[u8]) -> None:
    """Some bytes of a row, to the beginning of another. Compiled, it is one `memcpy`: tools/borrow.py."""
    for i in range(n):
        out[i] = row[first + i]
