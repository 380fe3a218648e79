"""Piles of cards in one flat vec: copying all the cards of a game is one copy of bytes."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from undercourt.kernel.ids import BIT, Card
from undercourt.kernel.rng import Rng


@mypyc_attr(acyclic=True, free_list_len=1)  # no tracking by the garbage collector; the next copy reuses the memory
class Piles:
    """Numbered piles of equal capacity. A face-down pile has no order: it is shuffled by drawing at random."""

    def __init__(self, capacity: i64, size: vec[i64], cards: vec[u8]) -> None:
        self.capacity: i64 = capacity
        self.size: vec[i64] = size
        self.cards: vec[u8] = cards
        self.touched: i64 = 0  # piles that have changed since an observation of the game was kept; bits

    def copy(self) -> Piles:
        return Piles(self.capacity, self.size[:], self.cards[:])

    def first(self, n: i64) -> Piles:
        """Without the piles from number n on: views have some that states do not."""
        return Piles(self.capacity, self.size[:n], self.cards[: n * self.capacity])

    def words(self) -> list[int]:
        """The cards of every pile, each with its size; not the bytes behind them."""
        out = [len(self.size)]
        for pile in range(len(self.size)):
            out += [self.size[pile], *[self.at(pile, i) for i in range(self.size[pile])]]
        return out

    def load(self, words: Iterator[int]) -> None:
        """The inverse of words(). As many piles as were saved: a view may have more than a state."""
        n = next(words)
        self.size = vec[i64]([0] * n)
        self.cards = vec[u8]([0] * (n * self.capacity))
        for pile in range(n):
            for _ in range(next(words)):
                self.add(pile, next(words))

    def at(self, pile: i64, i: i64) -> Card:
        return i64(self.cards[pile * self.capacity + i])

    def put(self, pile: i64, i: i64, card: Card) -> None:
        self.cards[pile * self.capacity + i] = u8(card)
        self.touched |= BIT[pile]

    def add(self, pile: i64, card: Card) -> None:
        n = self.size[pile]
        assert n < self.capacity, "a pile ran over into the next"
        self.cards[pile * self.capacity + n] = u8(card)
        self.size[pile] = n + 1
        self.touched |= BIT[pile]

    def take(self, pile: i64, card: Card) -> None:
        """Remove one copy of `card`, which must be there."""
        i = self.find(pile, card)
        assert i >= 0, "the card is not in the pile"
        self.take_at(pile, i)

    def take_at(self, pile: i64, i: i64) -> Card:
        """Order is lost: the last card fills the gap."""
        cards = self.cards
        base = pile * self.capacity
        last = self.size[pile] - 1
        card = cards[base + i]
        cards[base + i] = cards[base + last]
        self.size[pile] = last
        self.touched |= BIT[pile]
        return i64(card)

    def take_first(self, pile: i64) -> Card:
        """The first card of a pile that has an order; the others keep theirs."""
        cards = self.cards
        base = pile * self.capacity
        card = i64(cards[base])
        self.size[pile] -= 1
        for i in range(base, base + self.size[pile]):
            cards[i] = cards[i + 1]
        self.touched |= BIT[pile]
        return card

    def draw(self, pile: i64, rng: Rng) -> Card:
        return self.take_at(pile, rng.below(self.size[pile]))

    def deal(self, source: i64, into: i64, rng: Rng) -> Card:
        """A card drawn from one pile is added to another: `draw` and `add` in one go, because every turn does it."""
        cards = self.cards
        size = self.size
        last = size[source] - 1
        end = size[into]
        assert end < self.capacity, "a pile ran over into the next"
        drawn = source * self.capacity + rng.below(last + 1)
        card = cards[drawn]
        cards[drawn] = cards[source * self.capacity + last]
        cards[into * self.capacity + end] = card
        size[source] = last
        size[into] = end + 1
        self.touched |= BIT[source] | BIT[into]
        return i64(card)

    def pour(self, source: i64, into: i64) -> None:
        cards = self.cards
        n = self.size[source]
        start = source * self.capacity
        end = into * self.capacity + self.size[into]
        self.size[into] += n
        assert self.size[into] <= self.capacity, "a pile ran over into the next"
        for i in range(n):
            cards[end + i] = cards[start + i]
        self.size[source] = 0
        self.touched |= BIT[source] | BIT[into]

    def clear(self, pile: i64) -> None:
        """Its cards were taken one by one, each to where it goes."""
        self.size[pile] = 0
        self.touched |= BIT[pile]

    def find(self, pile: i64, card: Card) -> i64:
        """Where a copy lies, or -1."""
        cards = self.cards
        base = pile * self.capacity
        wanted = u8(card)
        for i in range(self.size[pile]):
            if cards[base + i] == wanted:
                return i
        return -1

    def count(self, pile: i64, card: Card) -> i64:
        n: i64 = 0
        for i in range(self.size[pile]):
            if self.at(pile, i) == card:
                n += 1
        return n

    def is_first(self, pile: i64, i: i64) -> bool:
        """No copy of this card lies before it: a cheap way to name each kind once."""
        cards = self.cards
        base = pile * self.capacity
        card = cards[base + i]
        for j in range(base, base + i):
            if cards[j] == card:
                return False
        return True

    def listed(self, pile: i64) -> list[Card]:
        return sorted([self.at(pile, i) for i in range(self.size[pile])])


def piles(count: int, capacity: int) -> Piles:
    return Piles(capacity, vec[i64]([0] * count), vec[u8]([0] * (count * capacity)))
