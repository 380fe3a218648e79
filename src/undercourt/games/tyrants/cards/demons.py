"""The Demons half-deck: Insane Outcasts for the others, and demons that devour your own cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants import legal, moves, reasons
from undercourt.games.tyrants.actions import COLOURS, DEPLOY, RETURN_SPY, RETURN_TROOP, SEATS, SUPPLANT
from undercourt.games.tyrants.board import SITE_REACH, SPACE_REACH
from undercourt.games.tyrants.catalog import AMBITION, CONQUEST, GUILE, MALICE, Deck
from undercourt.games.tyrants.effects_board import Assassinate, Deploy, Draw, Gain, Move, PlaceSpy, ReturnSpy, Supplant
from undercourt.games.tyrants.effects_cards import Devour, Promote, PromoteTop
from undercourt.games.tyrants.effects_opponents import TakeOutcast, one_opponent
from undercourt.games.tyrants.effects_play import at_end
from undercourt.games.tyrants.effects_trophies import TakeTrophy
from undercourt.games.tyrants.legal import ANYWHERE, ENEMY, ONLY_WHITE, THERE
from undercourt.games.tyrants.moves import FROM_INNER
from undercourt.games.tyrants.state import AT_SITES, AT_SPACES, Tyrants
from undercourt.kernel.choose import Choose
from undercourt.kernel.combinators import each_opponent, either, pay
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, Reason, phrase


@dataclass(eq=False)
class DeployBeside(Deploy):
    """Gibbering Mouther: deploy, and keep in PICKED, as bits, the opponents with a troop beside one of these."""

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        place = action - DEPLOY
        beside: i64 = 0 if s.stack[f + PICKED] == NOTHING else s.stack[f + PICKED]
        for other in range(s.seats):
            near = s.tables[AT_SITES + other] & SITE_REACH[place] | s.tables[AT_SPACES + other] & SPACE_REACH[place]
            if other != seat and near != 0:
                beside |= BIT[other]
        s.stack[f + PICKED] = beside
        moves.deploy(s, seat, place)


@dataclass(eq=False)
class ReturnSpies(ReturnSpy):
    """Graz'zt: one or more own spies; PICKED keeps the sites they left, as bits."""

    def text(self) -> Phrase:
        return phrase("effect_return_own_spies")

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        site = (action - RETURN_SPY) // SEATS
        left: i64 = 0 if s.stack[f + PICKED] == NOTHING else s.stack[f + PICKED]
        s.stack[f + PICKED] = left | BIT[site]
        moves.return_spy(s, seat, site, seat)


@dataclass(eq=False)
class SupplantAtEach(Choose):
    """Graz'zt: one troop at each of those sites, in any order."""

    def text(self) -> Phrase:
        return phrase("effect_supplant_at_each")

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        if SUPPLANT <= action < RETURN_TROOP:
            return reasons.beyond_card(s, f, action - SUPPLANT, ENEMY, THERE)
        return None

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        legal.offer_troops(s, seat, 0 if picked == NOTHING else picked, 0, ENEMY, SUPPLANT, d)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        troop = action - SUPPLANT
        s.stack[f + PICKED] ^= BIT[troop // COLOURS]
        moves.supplant(s, s.stack[f + SEAT], troop // COLOURS, troop % COLOURS)


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
