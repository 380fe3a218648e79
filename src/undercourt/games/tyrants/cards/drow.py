"""The Drow half-deck: simple cards of little cost."""

from __future__ import annotations

from typing import Final

from undercourt.games.tyrants.catalog import AMBITION, CONQUEST, GUILE, MALICE, Deck
from undercourt.games.tyrants.effects_board import (
    Assassinate,
    Deploy,
    Draw,
    Gain,
    Move,
    PlaceSpy,
    ReturnPiece,
    ReturnSpy,
    Supplant,
    when,
)
from undercourt.games.tyrants.effects_cards import DiscardDeck, Promote
from undercourt.games.tyrants.effects_play import at_end
from undercourt.games.tyrants.legal import ANYWHERE, LEFT_BEHIND, ONLY_WHITE
from undercourt.games.tyrants.moves import FROM_DISCARDS
from undercourt.games.tyrants.state import INNER_CIRCLE, OTHERS_TROOPS_THERE
from undercourt.kernel.combinators import either, pay, times
from undercourt.kernel.effect import at_least

card = Deck("drow").card

DROW: Final = [
    #    slug, cost, aspect, type, deck VP, inner circle VP, copies, what it does
    card("advocate", 2, AMBITION, "drow", 1, 2, 4, either(Gain(influence=2), at_end(Promote()))),
    card("spy_master", 2, GUILE, "drow", 1, 2, 2, PlaceSpy()),
    card("infiltrator", 3, GUILE, "drow", 1, 2, 2, PlaceSpy(), when(at_least(1, OTHERS_TROOPS_THERE), Gain(power=1))),
    card("advance_scout", 3, CONQUEST, "drow", 1, 3, 3, Supplant(target=ONLY_WHITE)),
    card("spellspinner", 3, GUILE, "drow", 1, 3, 3, either(PlaceSpy(), pay(ReturnSpy(), Supplant(at=LEFT_BEHIND)))),
    card("blackguard", 3, MALICE, "drow", 1, 3, 4, either(Gain(power=2), Assassinate())),
    card("inquisitor", 3, MALICE, "drow", 2, 4, 1, either(Gain(influence=2), Assassinate())),
    card("drow_negotiator", 3, AMBITION, "drow", 1, 2, 2,
         when(at_least(4, INNER_CIRCLE), Gain(influence=3)), at_end(Promote())),
    card("mercenary_squad", 3, CONQUEST, "drow", 1, 4, 2, Deploy(3)),
    card("underdark_ranger", 4, CONQUEST, "drow", 2, 4, 2, Assassinate(2, target=ONLY_WHITE)),
    card("bounty_hunter", 4, MALICE, "drow", 2, 4, 2, Gain(power=3)),
    card("chosen_of_lolth", 4, AMBITION, "drow", 2, 4, 2, ReturnPiece(), at_end(Promote())),
    card("doppelganger", 5, MALICE, "doppelganger", 3, 5, 2, Supplant()),
    card("master_of_melee_magthere", 5, CONQUEST, "drow", 2, 5, 2,
         either(Deploy(4), Supplant(target=ONLY_WHITE, at=ANYWHERE))),
    card("information_broker", 5, GUILE, "drow", 2, 5, 2, either(PlaceSpy(), pay(ReturnSpy(), Draw(3)))),
    card("masters_of_sorcere", 5, GUILE, "drow", 2, 5, 1, either(PlaceSpy(2), pay(ReturnSpy(), Gain(power=4)))),
    card("weaponmaster", 6, CONQUEST, "drow", 3, 6, 1, times(3, either(Deploy(), Assassinate(target=ONLY_WHITE)))),
    card("deathblade", 6, MALICE, "drow", 3, 6, 1, Assassinate(2)),
    card("council_member", 6, AMBITION, "drow", 3, 6, 1, Move(2, up_to=True), at_end(Promote())),
    card("matron_mother", 6, AMBITION, "drow", 3, 6, 1, DiscardDeck(), Promote(source=FROM_DISCARDS)),
]
