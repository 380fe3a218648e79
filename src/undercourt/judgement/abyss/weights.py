"""How much each thing counts, twice: at a first glance, and as fitted to the ends of many games."""

from __future__ import annotations

from typing import Final


class Weights:
    """In points, where nothing else is said."""

    def __init__(self) -> None:
        """At a first glance."""
        self.rival: float = 0.8  # how much the best opponent counts; the rest is the opponents' average
        # The clock, in turns of one player.
        self.turns_a_lord: float = 2.6
        self.late: float = 3.5  # with fewer turns than this to come, cards and pearls lose their worth
        self.lasts: float = 7.0  # turns after which a Lord with a key is usually covered
        # Things on hand.
        self.value: float = 0.55  # each point of an Ally
        self.held: float = 0.0  # less, for each Ally in hand: small ones are soon a burden
        self.key: float = 3.3
        self.prospect: float = 0.5  # of what the best Lord within reach is worth beyond its price
        self.last_prospect: float = 0.9  # the same, with one turn to come
        self.one_key: float = 0.28  # of a Location
        self.two_keys: float = 0.62
        self.pearl: float = 0.75
        # The turn.
        self.card: float = 0.1  # each Ally spent, so that few large ones pay rather than many small ones
        self.unfinished: float = 1.0  # a payment that is not yet complete
        self.extra_turn: float = 2.5
        self.passed_on: float = 0.25  # an Ally left for the Council, where others may take it


FIRST_GLANCE: Final = Weights()


def fitted() -> Weights:
    """Large Allies and pearls are worth more than they seem, small Allies less; exploring pays."""
    w = Weights()
    w.value = 0.75
    w.held = 0.8
    w.card = -0.7
    w.pearl = 1.15
    w.prospect = 0.35
    w.passed_on = -0.1
    return w


FITTED: Final = fitted()
