"""The cards that every game uses: starting decks, the two stacks, the Insane Outcasts."""

from __future__ import annotations

from typing import Final

from undercourt.games.tyrants.catalog import NO_ASPECT, OBEDIENCE, Deck
from undercourt.games.tyrants.effects_board import Gain
from undercourt.games.tyrants.effects_cards import ReturnsInstead, ReturnThis
from undercourt.games.tyrants.effects_opponents import Discard
from undercourt.kernel.combinators import pay

STARTER = Deck("starter").card
STACK = Deck("stack").card
SUPPLY = Deck("outcast").card

BASIC: Final = [
    #       slug, cost, aspect, type, deck VP, inner circle VP, copies, what it does
    STARTER("noble", None, OBEDIENCE, "drow", 0, 1, 28, Gain(influence=1)),
    STARTER("soldier", None, OBEDIENCE, "drow", 0, 1, 12, Gain(power=1)),
    STACK("house_guard", 3, OBEDIENCE, "drow", 1, 3, 15, Gain(power=2)),
    STACK("priestess_of_lolth", 2, OBEDIENCE, "drow", 1, 2, 15, Gain(influence=2)),
    SUPPLY("insane_outcast", None, NO_ASPECT, "drow", -1, 0, 30, pay(Discard(), ReturnThis()), ReturnsInstead()),
]
