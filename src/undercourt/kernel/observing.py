"""What a seat may know as a row of small numbers, for programs that learn: the part that all games share.

A game says its layout once, as blocks, and marks what its seat sees: `mark(place, amount)`, where anything is not zero.
From these marks come both forms of an observation. `look` adds them up in a row of bytes. `see` leaves the marks
themselves, of which there are far fewer, for a network that adds up one row of weights for each. `keep_up` is for rows
that are written again at every decision: what has not changed since the last one may stay.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from undercourt.kernel.actions import Space
from undercourt.kernel.effect import NODE, SEAT, WIDTH, Book, State
from undercourt.kernel.ids import BIT, NOTHING, Seat, lowest_bit
from undercourt.kernel.piles import Piles

MOST: Final = 255  # in a byte; whatever is more is seen as this
BY_PLACE: Final = 256  # a mark is place * BY_PLACE + amount
MOST_SEATS: Final = 8
ROOM: Final = 4096  # marks of one observation; more would raise IndexError
NOTES: Final = 80  # numbers that go with a row
NO_ROW: Final = vec[u8]()


class Block:
    """Adjoining bytes of one meaning. Divided by `scale` they are mostly between 0 and 1."""

    def __init__(self, name: str, size: int, scale: int, what: str) -> None:
        self.name: str = name
        self.size: int = size
        self.scale: int = scale
        self.what: str = what

    def __repr__(self) -> str:
        return f"<{self.name}: {self.size} bytes, scale {self.scale}>"


class Layout:
    """The blocks of a game's observation, in order."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks: list[Block] = blocks
        self.size: int = sum([block.size for block in blocks])

    def at(self, name: str) -> int:
        """Where the block of that name begins. Raises ValueError with a sentence if no block has it."""
        first = 0
        for block in self.blocks:
            if block.name == name:
                return first
            first += block.size
        raise ValueError(f"there is no block '{name}'; there are: {', '.join([block.name for block in self.blocks])}")

    def scales(self) -> list[int]:
        """What to divide each byte by."""
        return [block.scale for block in self.blocks for _ in range(block.size)]

    def table(self) -> str:
        """As a table in Markdown."""
        lines = ["| from | bytes | block | scale | what it says |", "|---:|---:|---|---:|---|"]
        for block in self.blocks:
            first = self.at(block.name)
            lines.append(f"| {first} | {block.size} | `{block.name}` | {block.scale} | {block.what} |")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<{self.size} bytes in {len(self.blocks)} blocks>"


class Sight:
    """The marks of one observation, listed or added up in a row. What counts is the sum of the marks of a place."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.marks: vec[i64] = vec[i64]([0] * ROOM)  # each place * BY_PLACE + amount
        self.row: vec[u8] = NO_ROW
        self.base: i64 = NOTHING  # where in it the observation begins; NOTHING: marks are listed
        self.kept: bool = False  # the row and the notes stay as they are until the next decision of the same game
        self.again: bool = False  # they are of the last one
        self.looked: Seat = 0  # who looked then
        self.notes: vec[i64] = vec[i64]([0] * NOTES)  # a game's own: what it would have to count again
        self.note: i64 = 0  # where they begin
        self.apart: i64 = 0  # how far from those of the next seat; 0: all seats of a game share one row

    def wipe(self, first: i64, n: i64) -> None:
        """Before places are marked that may be marked already."""
        if self.again:
            wipe(self.row, self.base + first, n)

    def mark(self, place: i64, amount: i64) -> None:
        """Only where it is more than nothing."""
        if amount <= 0:
            return
        if amount > MOST:
            amount = MOST
        if self.base != NOTHING:
            at = self.base + place
            self.row[at] = u8(i64(self.row[at]) + amount)
            return
        n = self.count
        self.marks[n] = place * BY_PLACE + amount
        self.count = n + 1

    def unmark(self, place: i64) -> None:
        """One less, in a row that is kept up."""
        self.row[self.base + place] -= 1

    def put(self, place: i64, amount: i64) -> None:
        """What no other mark is added to: in a row it takes the place of what was there. Below 0 is seen as 0."""
        if self.base == NOTHING:
            self.mark(place, amount)
            return
        if amount > MOST:
            amount = MOST
        elif amount < 0:
            amount = 0
        self.row[self.base + place] = u8(amount)

    # Rows are named at every use below: a local name for a vec would cost two writes to its reference count, which all
    # calls wait for one after the other.

    def put_bits(self, first: i64, bits: i64, amount: i64) -> None:
        """A set: the same for each member, where no other mark is added to it."""
        if self.base != NOTHING:
            first += self.base
            while bits != 0:
                self.row[first + lowest_bit(bits)] = u8(amount)
                bits &= bits - 1
            return
        while bits != 0:
            self.mark(first + lowest_bit(bits), amount)
            bits &= bits - 1

    def put_set(self, first: i64, n: i64, bits: i64) -> None:
        """A set of `n` things that no other mark is added to: 1 for each member, and 0 for each of the others."""
        if self.base != NOTHING:
            spread(self.row, self.base + first, n, bits)
        else:
            self.mark_bits(first, bits)

    def noted(self, note: i64) -> i64:
        """What number `note` of the row as it lies there was; 0 for a row that nothing has been put into yet."""
        if self.again:
            return self.notes[self.note + note]
        return 0

    def is_new(self, note: i64, number: i64) -> bool:
        """Is it another number than was noted, or was none? Then it is noted now."""
        note += self.note
        if self.again and self.notes[note] == number:
            return False
        self.notes[note] = number
        return True

    def gather(self, note: i64, seats: i64, bits: i64) -> None:
        """Adds to a set that every row of this game has noted, until its own seat looks."""
        if self.apart == 0:
            self.notes[self.note + note] |= bits
            return
        for seat in range(seats):
            self.notes[seat * self.apart + note] |= bits

    def put_noted(self, first: i64, note: i64, bits: i64) -> None:
        """A set, 1 for each member: what has changed since it was noted last, as number `note`, is put."""
        if self.base == NOTHING:
            self.mark_bits(first, bits)
            return
        first += self.base
        note += self.note
        changed = bits
        if self.again:
            changed ^= self.notes[note]
        self.notes[note] = bits
        while changed != 0:
            i = lowest_bit(changed)
            self.row[first + i] = u8(bits >> i & 1)
            changed &= changed - 1

    def put_counts(self, first: i64, bits: i64, counts: vec[u8], at: i64, step: i64) -> None:
        """A set with a number for each member i, which lies at `at + i * step`, where no other mark is added to it."""
        if self.base != NOTHING:
            first += self.base
            while bits != 0:
                i = lowest_bit(bits)
                self.row[first + i] = counts[at + i * step]
                bits &= bits - 1
            return
        while bits != 0:
            i = lowest_bit(bits)
            self.mark(first + i, i64(counts[at + i * step]))
            bits &= bits - 1

    def turn(self, first: i64, size: i64, seats: i64, by: i64) -> None:
        """`size` bytes for each seat, counted from another seat so far: from the one `by` places after it now."""
        turn(self.row, self.base + first, 1, 0, seats * size, by * size)

    def turn_each(self, first: i64, times: i64, apart: i64, seats: i64, by: i64) -> None:
        """The same of single bytes: so many rows of them, which begin so far apart."""
        turn(self.row, self.base + first, times, apart, seats, by)

    def mark_bits(self, first: i64, bits: i64) -> None:
        """A set: 1 for each member."""
        if self.base != NOTHING:
            first += self.base
            while bits != 0:
                at = first + lowest_bit(bits)
                self.row[at] = u8(i64(self.row[at]) + 1)
                bits &= bits - 1
            return
        marks = self.marks
        n = self.count
        mark = first * BY_PLACE + 1
        while bits != 0:
            marks[n] = mark + lowest_bit(bits) * BY_PLACE
            n += 1
            bits &= bits - 1
        self.count = n

    def mark_cards(self, first: i64, cards: Piles, pile: i64, n: i64, each: vec[i64]) -> i64:
        """The first `n` cards of a pile by their kinds; returns what they count together."""
        base = pile * cards.capacity
        points: i64 = 0
        if self.base != NOTHING:
            first += self.base
            for i in range(base, base + n):
                card = i64(cards.cards[i])
                self.row[first + card] = u8(i64(self.row[first + card]) + 1)
                points += each[card]
            return points
        faces = cards.cards
        marks = self.marks
        at = self.count
        mark = first * BY_PLACE + 1
        for i in range(base, base + n):
            card = i64(faces[i])
            marks[at] = mark + card * BY_PLACE
            at += 1
            points += each[card]
        self.count = at
        return points


@mypyc_attr(allow_interpreted_subclasses=True)
class Eyes:
    """How one game is seen. What a seat cannot know makes no difference: a view will do in place of a state."""

    def __init__(self, layout: Layout, questions: list[str]) -> None:
        self.layout: Layout = layout
        self.size: i64 = layout.size
        self.remembers: bool = False  # it marks only what has changed where `again` says so
        self.apart: bool = False  # it has no `turn`, and is quicker with a row for each seat
        self.questions: list[str] = questions  # names of effects that ask
        self.sight: Sight = Sight()  # for `look` and `row`
        # By seat: how many places after the one that looks; whatever is numbered after the seats stays as it is.
        self.away: vec[i64] = vec[i64](range(MOST_SEATS))
        self.seat: Seat = 0  # from where it counts, and of how many
        self.seats: i64 = 0
        self.book: Book | None = None  # whose effects these are, by their numbers:
        self.asks: vec[i64] = vec[i64]()  # the number of its question, or NOTHING
        self.secret: vec[i64] = vec[i64]()  # 1: only its own seat knows that it is asked

    def look(self, s: State, seat: Seat, out: vec[u8], base: i64) -> None:
        """Writes `size` bytes from `base` on: what `seat` may know."""
        sight = self.sight
        sight.row = out
        sight.base = base
        wipe(out, base, self.size)
        self.see(s, seat, sight)
        sight.row = NO_ROW

    def keep_up(self, s: State, seat: Seat, sight: Sight) -> None:
        """Brings the row of a sight, whose game nobody else looks at in this way, up to the present decision."""
        if not self.remembers:
            sight.again = False
        if not sight.again:
            wipe(sight.row, sight.base, self.size)
        elif seat != sight.looked:
            self.turn(s, seat, sight)
        self.see(s, seat, sight)

    def see(self, s: State, seat: Seat, sight: Sight) -> None:
        """The same as marks, each with the place of its byte in the layout."""
        if s.book is not self.book:
            self.learn(s.book)
        if seat != self.seat or s.seats != self.seats:
            self.seat = seat
            self.seats = s.seats
            for other in range(s.seats):
                self.away[other] = other - seat if other >= seat else other - seat + s.seats
        sight.count = 0
        self.observe(s, seat, sight)

    def observe(self, s: State, seat: Seat, sight: Sight) -> None:
        """Marks what `seat` may know. A game's own."""

    def turn(self, s: State, seat: Seat, sight: Sight) -> None:
        """Of what another seat saw, makes what `seat` would have seen; what it cannot make is touched. A game's own.

        Where a game has none, the row begins again.
        """
        sight.again = False
        wipe(sight.row, sight.base, self.size)

    def from_here(self, bits: i64, each: i64) -> i64:
        """A set with so many bits for each seat, from the first one on: the same from the looking seat on."""
        before = self.seat * each
        return bits >> before | (bits & BIT[before] - 1) << self.seats * each - before

    def learn(self, book: Book) -> None:
        """Looks up once what hot code asks about effects; a game may have a book for each pack of cards."""
        self.book = book
        kinds = [type(effect).__name__ for effect in book.nodes]
        self.asks = vec[i64]([self.questions.index(kind) if kind in self.questions else NOTHING for kind in kinds])
        self.secret = vec[i64]([int(effect.is_secret()) for effect in book.nodes])

    def frame(self, s: State, seat: Seat) -> i64:
        """The frame on top, as `seat` sees it, or NOTHING when the game is over; State.show_head says the same."""
        f = (s.depth - 1) * WIDTH
        while f >= 0 and s.stack[f + SEAT] != seat and self.secret[s.stack[f + NODE]] == 1:
            f -= WIDTH
        return f if f >= 0 else NOTHING


def wipe(out: vec[u8], base: i64, n: i64) -> None:
    """Zeros. Compiled, it is one `memset`: tools/borrow.py."""
    for i in range(base, base + n):
        out[i] = 0


def spread(out: vec[u8], base: i64, n: i64, bits: i64) -> None:
    """The lowest `n` bits, a byte each. Compiled, it is eight bytes at a time: tools/borrow.py."""
    for i in range(n):
        out[base + i] = u8(bits >> i & 1)


def turn(out: vec[u8], base: i64, times: i64, apart: i64, n: i64, by: i64) -> None:
    """So many runs of `n` bytes, which begin so far apart: the first `by` of each go to its end.

    Compiled, it is some `memmove`: tools/borrow.py.
    """
    for k in range(times):
        first = base + k * apart
        run = [out[first + (i + by) % n] for i in range(n)]
        for i in range(n):
            out[first + i] = run[i]


def counted_from(seat: int, seats: int, space: Space, seat_names: list[str]) -> vec[i64]:
    """By action: the one that says the same of seats counted from `seat`, as observations count them.

    Of three players, what the second one does to the third is what the first does to the second: `opponent green`
    becomes `opponent sky`. A policy that numbers its answers so need not learn them once for every seat.
    """
    here = seat_names[:seats]
    turned = {name: here[(i - seat) % seats] for i, name in enumerate(here)}
    names = [" ".join([turned.get(word, word) for word in name.split(" ")]) for name in space.names]
    return vec[i64]([space.by_name[name] for name in names])


BLIND: Final = Eyes(Layout([]), [])  # of a game that has no observations
