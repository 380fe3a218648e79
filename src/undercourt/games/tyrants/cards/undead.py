"""The Undead half-deck: minions that devour themselves for more."""

from __future__ import annotations

from typing import Final

from undercourt.games.tyrants.catalog import AMBITION, CONQUEST, GUILE, MALICE, Deck
from undercourt.games.tyrants.effects_board import (
    Assassinate,
    Deploy,
    Gain,
    PlaceSpy,
    ReturnPiece,
    ReturnSpy,
    Supplant,
    when,
)
from undercourt.games.tyrants.effects_cards import (
    ANY_NUMBER,
    ANY_UNDEAD,
    Devour,
    EnterMarket,
    HauntMarket,
    Promote,
    PromoteThis,
    Recruit,
)
from undercourt.games.tyrants.effects_opponents import RivalThere
from undercourt.games.tyrants.effects_play import at_end
from undercourt.games.tyrants.effects_trophies import TakeTrophy
from undercourt.games.tyrants.legal import ANYWHERE, ONE_SITE, ONLY_WHITE, PRESENCE, THERE
from undercourt.games.tyrants.moves import FROM_DISCARDS, FROM_HAND, THIS_CARD
from undercourt.games.tyrants.state import INNER_CIRCLE, OTHERS_SPIES_THERE, PLAYER_TROPHIES, TROPHIES
from undercourt.kernel.combinators import either, pay, seq, times
from undercourt.kernel.effect import at_least, per

card = Deck("undead").card

UNDEAD: Final = [
    #    slug, cost, aspect, type, deck VP, inner circle VP, copies, what it does
    card("wraith", 2, GUILE, "undead", 0, 1, 2, PlaceSpy(), pay(Devour(source=THIS_CARD), Assassinate(at=THERE))),
    card("skeletal_horde", 2, CONQUEST, "undead", 1, 2, 3, Deploy(2), pay(Devour(source=THIS_CARD), Deploy(3))),
    card("carrion_crawler", 2, MALICE, "monstrosity", 0, 2, 2, Gain(power=3), EnterMarket()),
    card("vampire_spawn", 2, AMBITION, "undead", 1, 3, 3, Gain(influence=1), ReturnPiece()),
    card("cultist_of_myrkul", 2, AMBITION, "human", 1, 2, 3,
         either(Gain(influence=2), pay(Devour(source=THIS_CARD), at_end(Promote(2, up_to=True))))),
    card("flesh_golem", 3, MALICE, "construct", 1, 3, 2, Gain(power=2), pay(Devour(source=THIS_CARD), Assassinate())),
    card("ghost", 3, GUILE, "undead", 1, 3, 2, either(PlaceSpy(), pay(ReturnSpy(), HauntMarket()))),
    card("wight", 3, MALICE, "undead", 1, 3, 4, either(Gain(power=2), pay(Devour(), Supplant()))),
    card("ravenous_zombies", 3, CONQUEST, "undead", 1, 2, 2, Gain(power=1), Assassinate(target=ONLY_WHITE)),
    card("minotaur_skeleton", 3, CONQUEST, "undead", 1, 3, 2,
         either(Deploy(3), pay(Devour(source=THIS_CARD), Assassinate(3, up_to=True, target=ONLY_WHITE, at=ONE_SITE)))),
    card("ogre_zombie", 4, CONQUEST, "undead", 2, 4, 2, Supplant(target=ONLY_WHITE, at=ANYWHERE)),
    card("revenant", 4, MALICE, "undead", 1, 4, 1, Assassinate(2), when(at_least(8, TROPHIES), PromoteThis())),
    card("banshee", 4, GUILE, "undead", 2, 4, 2, PlaceSpy(), when(at_least(1, OTHERS_SPIES_THERE), Gain(power=3))),
    card("conjurer", 5, GUILE, "human", 2, 3, 3, either(PlaceSpy(), pay(ReturnSpy(), Recruit(2, up_to=True, most=3)))),
    card("necromancer", 5, AMBITION, "human", 1, 4, 2,
         either(Gain(influence=3), PromoteThis(), Promote(source=FROM_HAND), Promote(source=FROM_DISCARDS))),
    card("mummy_lord", 6, CONQUEST, "undead", 3, 6, 1,
         times(2, either(Assassinate(target=ONLY_WHITE), TakeTrophy(target=ONLY_WHITE, at=ANYWHERE)))),
    card("high_priest_of_myrkul", 6, AMBITION, "human", 3, 6, 1,
         ReturnPiece(), at_end(Promote(ANY_NUMBER, up_to=True, only=ANY_UNDEAD))),
    card("death_knight", 6, MALICE, "undead", 3, 7, 1, Supplant(), Gain(vp=per(5, PLAYER_TROPHIES))),
    card("lich", 7, GUILE, "undead", 4, 7, 1,
         PlaceSpy(), RivalThere(TakeTrophy(2, up_to=True, at=PRESENCE, from_there=True))),
    card("vampire", 7, AMBITION, "undead", 4, 7, 1,
         either(Supplant(), seq(Promote(source=FROM_DISCARDS), Gain(vp=per(3, INNER_CIRCLE))))),
]
