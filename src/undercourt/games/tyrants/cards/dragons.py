"""The Dragons half-deck: dear cards, and five dragons that reward a strategy."""

from __future__ import annotations

from typing import Final

from undercourt.games.tyrants.catalog import AMBITION, CONQUEST, GUILE, MALICE, Deck
from undercourt.games.tyrants.effects_board import (
    ONLY_SPY,
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
from undercourt.games.tyrants.effects_cards import Devour, Promote
from undercourt.games.tyrants.effects_play import at_end
from undercourt.games.tyrants.legal import ANYWHERE, LEFT_BEHIND, ONLY_WHITE, THERE
from undercourt.games.tyrants.moves import FROM_ROW
from undercourt.games.tyrants.state import (
    INNER_CIRCLE,
    MARKERS_HELD,
    OTHERS_TROOPS_THERE,
    PLAYER_TROPHIES,
    SITES_CONTROLLED,
    SITES_TOTALLY_CONTROLLED,
    WHITE_TROPHIES,
)
from undercourt.kernel.combinators import either, pay, seq
from undercourt.kernel.effect import at_least, per

card = Deck("dragons").card

DRAGONS: Final = [
    #    slug, cost, aspect, type, deck VP, inner circle VP, copies, what it does
    card("kobold", 1, CONQUEST, "kobold", 1, 2, 3, either(Deploy(), Assassinate(target=ONLY_WHITE))),
    card("white_wyrmling", 2, CONQUEST, "dragon", 1, 3, 3, Deploy(2), Devour(source=FROM_ROW, up_to=True)),
    card("watcher_of_thay", 3, GUILE, "human", 2, 3, 3, either(PlaceSpy(), pay(ReturnSpy(), Gain(influence=3)))),
    card("dragon_cultist", 3, MALICE, "human", 1, 4, 4, either(Gain(power=2), Gain(influence=2))),
    card("wyrmspeaker", 3, AMBITION, "dwarf", 1, 3, 3, Gain(influence=1), at_end(Promote())),
    card("black_wyrmling", 3, CONQUEST, "dragon", 1, 4, 2, Gain(influence=1), Assassinate(target=ONLY_WHITE)),
    card("cult_fanatic", 3, AMBITION, "half_dragon", 1, 4, 2, Gain(influence=2), Devour(source=FROM_ROW, up_to=True)),
    card("enchanter_of_thay", 4, GUILE, "human", 1, 3, 3, either(PlaceSpy(), pay(ReturnSpy(), Gain(power=4)))),
    card("green_wyrmling", 4, GUILE, "dragon", 2, 4, 2,
         PlaceSpy(), when(at_least(1, OTHERS_TROOPS_THERE), Gain(influence=2))),
    card("cleric_of_laogzed", 4, AMBITION, "troglodyte", 2, 4, 2, Move(), at_end(Promote())),
    card("dragonclaw", 4, MALICE, "human", 1, 3, 2, Assassinate(), when(at_least(5, PLAYER_TROPHIES), Gain(power=2))),
    card("blue_wyrmling", 5, AMBITION, "dragon", 2, 4, 2, Gain(influence=3), ReturnPiece()),
    card("red_wyrmling", 5, MALICE, "dragon", 3, 5, 2, Gain(power=2, influence=2)),
    card("rath_modar", 6, GUILE, "human", 2, 5, 1, Draw(2), PlaceSpy()),
    card("white_dragon", 6, CONQUEST, "dragon", 2, 5, 1, Deploy(3), Gain(vp=per(2, SITES_CONTROLLED))),
    card("green_dragon", 7, GUILE, "dragon", 3, 7, 1,
         either(seq(PlaceSpy(), Supplant(at=THERE)),
                pay(ReturnSpy(), Supplant(at=LEFT_BEHIND), Gain(vp=per(1, MARKERS_HELD))))),
    card("severin_silrajin", 7, MALICE, "human", 4, 8, 1, Gain(power=5)),
    card("black_dragon", 7, CONQUEST, "dragon", 3, 7, 1,
         Supplant(target=ONLY_WHITE, at=ANYWHERE), Gain(vp=per(3, WHITE_TROPHIES))),
    card("red_dragon", 8, MALICE, "dragon", 4, 8, 1,
         Supplant(), ReturnPiece(pieces=ONLY_SPY), Gain(vp=per(1, SITES_TOTALLY_CONTROLLED))),
    card("blue_dragon", 8, AMBITION, "dragon", 4, 8, 1,
         at_end(seq(Promote(2, up_to=True), Gain(vp=per(3, INNER_CIRCLE))))),
]
