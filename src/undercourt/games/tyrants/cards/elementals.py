"""The Elementals half-deck: Focus rewards cards of one aspect."""

from __future__ import annotations

from typing import Final

from undercourt.games.tyrants.catalog import AMBITION, CONQUEST, GUILE, MALICE, Deck
from undercourt.games.tyrants.effects_board import (
    Assassinate,
    Deploy,
    Draw,
    Gain,
    PlaceSpy,
    ReturnPiece,
    ReturnSpy,
    Supplant,
)
from undercourt.games.tyrants.effects_cards import ANY_OBEDIENCE, Promote, Recruit
from undercourt.games.tyrants.effects_play import at_end, focus
from undercourt.games.tyrants.legal import ANYWHERE, ONLY_WHITE, THERE
from undercourt.kernel.combinators import either, pay

card = Deck("elementals").card

ELEMENTALS: Final = [
    #    slug, cost, aspect, type, deck VP, inner circle VP, copies, what it does
    card("water_elemental", 2, CONQUEST, "elemental", 1, 2, 3, Deploy(2), focus(CONQUEST, Draw())),
    card("black_earth_cultist", 2, AMBITION, "human", 1, 2, 4, at_end(Promote()), focus(AMBITION, Gain(influence=2))),
    card("crushing_wave_cultist", 3, CONQUEST, "human", 1, 4, 3,
         Assassinate(target=ONLY_WHITE), focus(CONQUEST, Deploy(2))),
    card("howling_hatred_cultist", 3, GUILE, "human", 1, 3, 2,
         either(PlaceSpy(), pay(ReturnSpy(), Gain(influence=3))), focus(GUILE, Gain(power=1))),
    card("fire_elemental", 3, MALICE, "elemental", 1, 3, 3,
         either(Gain(power=2), Gain(influence=2)), focus(MALICE, Draw())),
    card("air_elemental", 3, GUILE, "elemental", 1, 2, 4,
         either(PlaceSpy(), pay(ReturnSpy(), Deploy(3))), focus(GUILE, Draw())),
    card("earth_elemental", 3, AMBITION, "elemental", 1, 3, 2,
         Gain(influence=1), ReturnPiece(), focus(AMBITION, Draw())),
    card("fire_elemental_myrmidon", 4, MALICE, "elemental", 1, 3, 2,
         Gain(power=2), at_end(Promote(only=ANY_OBEDIENCE))),
    card("water_elemental_myrmidon", 4, CONQUEST, "elemental", 2, 4, 2,
         Assassinate(target=ONLY_WHITE), at_end(Promote(only=ANY_OBEDIENCE))),
    card("earth_elemental_myrmidon", 4, AMBITION, "elemental", 2, 4, 2, Gain(influence=2), at_end(Promote())),
    card("air_elemental_myrmidon", 4, GUILE, "elemental", 1, 3, 2, PlaceSpy(), at_end(Promote(only=ANY_OBEDIENCE))),
    card("eternal_flame_cultist", 4, MALICE, "human", 2, 4, 3, Assassinate(), focus(MALICE, Gain(power=2))),
    card("aerisi_kalinoth", 5, GUILE, "elf", 2, 5, 1, Gain(power=1), PlaceSpy(), Recruit(most=4, aspect=GUILE)),
    card("gar_shatterkeel", 5, CONQUEST, "human", 2, 5, 1, Deploy(3), Recruit(most=4, aspect=CONQUEST)),
    card("marlos_urnrayle", 5, AMBITION, "medusa", 2, 5, 1,
         Gain(influence=1), at_end(Promote()), Recruit(most=4, aspect=AMBITION)),
    card("vanifer", 5, MALICE, "tiefling", 2, 5, 1, Assassinate(), Recruit(most=4, aspect=MALICE)),
    card("olhydra", 6, CONQUEST, "elemental_prince", 3, 6, 1,
         Supplant(target=ONLY_WHITE, at=ANYWHERE), focus(CONQUEST, Deploy(2))),
    card("ogremoch", 6, AMBITION, "elemental_prince", 3, 7, 1,
         Gain(influence=2), at_end(Promote()), focus(AMBITION, at_end(Promote()))),
    card("imix", 6, MALICE, "elemental_prince", 3, 6, 1, Gain(power=4), focus(MALICE, Gain(power=2))),
    card("yan_c_bin", 6, GUILE, "elemental_prince", 3, 6, 1,
         PlaceSpy(), Assassinate(at=THERE), focus(GUILE, PlaceSpy())),
]
