"""Questions about the table that several effects share."""

from __future__ import annotations

from undercourt.games.abyss.actions import RACES
from undercourt.games.abyss.state import COUNCIL, DECK, DISCARDS, Abyss
from undercourt.kernel.decision import Decision
from undercourt.kernel.ids import Action


def may_explore(s: Abyss) -> bool:
    return s.cards.size[DECK] + s.cards.size[DISCARDS] > 0


def council_has_cards(s: Abyss) -> bool:
    for race in range(RACES):
        if s.cards.size[COUNCIL + race] > 0:
            return True
    return False


def offer_stacks(s: Abyss, verb: Action, d: Decision) -> None:
    """Every Council stack that has a card."""
    size = s.cards.size
    for race in range(RACES):
        if size[COUNCIL + race] > 0:
            d.offer(verb + race)
