"""The Demons half-deck: Insane Outcasts for the others, and demons that devour your own cards."""

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
    ReturnSpies,
    ReturnSpy,
    Supplant,
    SupplantAtEach,
)
from undercourt.games.tyrants.effects_cards import Devour, Promote, PromoteTop
from undercourt.games.tyrants.effects_opponents import DeployBeside, TakeOutcast, one_opponent
from undercourt.games.tyrants.effects_play import at_end
from undercourt.games.tyrants.effects_trophies import TakeTrophy
from undercourt.games.tyrants.legal import ANYWHERE, ONLY_WHITE, THERE
from undercourt.games.tyrants.moves import FROM_INNER
from undercourt.kernel.combinators import each_opponent, either, pay

card = Deck("demons").card

DEMONS: Final = [
    #    slug, cost, aspect, type, deck VP, inner circle VP, copies, what it does
    card("gibbering_mouther", 2, CONQUEST, "aberration", 1, 3, 3,
         DeployBeside(2), one_opponent(TakeOutcast(), beside=True)),
    card("night_hag", 3, GUILE, "fiend", 1, 3, 3, either(PlaceSpy(), pay(ReturnSpy(), Draw(2)))),
    card("mind_flayer", 3, MALICE, "illithid", 1, 3, 3, pay(Devour(), either(Gain(influence=3), Assassinate()))),
    card("myconid_adult", 3, AMBITION, "myconid", 1, 3, 3, Gain(influence=2), one_opponent(TakeOutcast())),
    card("hezrou", 3, AMBITION, "fiend", 1, 3, 2, Move(), PromoteTop()),
    card("derro", 3, CONQUEST, "derro", 1, 4, 2, Supplant(target=ONLY_WHITE, at=ANYWHERE), TakeOutcast(mine=True)),
    card("myconid_sovereign", 4, AMBITION, "myconid", 2, 5, 2, one_opponent(TakeOutcast()), at_end(Promote())),
    card("ghoul", 4, MALICE, "undead", 2, 4, 3, Gain(power=2), each_opponent(TakeOutcast())),
    card("ettin", 4, CONQUEST, "giant", 1, 2, 3, either(Deploy(3), Assassinate(2, target=ONLY_WHITE))),
    card("jackalwere", 4, GUILE, "shapechanger", 2, 4, 3,
         either(PlaceSpy(), pay(ReturnSpy(), Gain(power=2, influence=2)))),
    card("glabrezu", 5, MALICE, "fiend", 2, 4, 1, pay(Devour(), Assassinate(2))),
    card("succubus", 5, GUILE, "fiend", 2, 5, 2, pay(Devour(), PlaceSpy(), Assassinate(at=THERE))),
    card("nalfeshnee", 5, AMBITION, "fiend", 2, 5, 2, Gain(influence=3), PromoteTop()),
    card("vrock", 5, GUILE, "fiend", 2, 4, 1, either(PlaceSpy(), pay(ReturnSpy(), Gain(power=5)))),
    card("grazzt", 6, GUILE, "fiend", 2, 5, 1, either(PlaceSpy(2), pay(ReturnSpies(5), SupplantAtEach(5)))),
    card("zuggtmoy", 6, AMBITION, "fiend", 3, 6, 1,
         pay(Devour(source=FROM_INNER), Gain(influence=3), at_end(Promote(2, up_to=True)))),
    card("balor", 6, CONQUEST, "fiend", 3, 6, 1, pay(Devour(), Supplant(target=ONLY_WHITE, at=ANYWHERE), Deploy())),
    card("marilith", 6, MALICE, "fiend", 2, 5, 2, pay(Devour(), Gain(power=5))),
    card("demogorgon", 8, CONQUEST, "fiend", 5, 10, 1,
         pay(Devour(), Supplant(2, target=ONLY_WHITE), each_opponent(TakeOutcast(2)))),
    card("orcus", 8, MALICE, "fiend", 5, 10, 1, pay(Devour(), Assassinate(2), TakeTrophy(2, up_to=True, at=ANYWHERE))),
]
