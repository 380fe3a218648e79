"""How cards get into a view: it begins with empty piles, and each card is added face up or face down."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.kernel.ids import Card
from undercourt.kernel.piles import Piles


class Showing:
    """Carries cards from the true piles to those of a view. What is not added is not there, not even as a byte."""

    def __init__(self, true: Piles, seen: Piles) -> None:
        self.true: Piles = true
        self.seen: Piles = seen

    def open(self, pile: i64) -> None:
        """Face up and in order: the viewer sees where each card lies."""
        for i in range(self.true.size[pile]):
            self.seen.add(pile, self.true.at(pile, i))

    def sorted(self, pile: i64) -> None:
        """Face up, as a set: the order in which it happens to be stored could tell how it came about."""
        self.cards(pile, self.true.listed(pile))

    def face_down(self, pile: i64, back: Card) -> None:
        """Only how many there are."""
        for _ in range(self.true.size[pile]):
            self.seen.add(pile, back)

    def cards(self, pile: i64, cards: list[Card]) -> None:
        """These, whatever the true pile holds."""
        for card in cards:
            self.seen.add(pile, card)
