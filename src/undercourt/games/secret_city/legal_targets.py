"""Which characters an effect may choose (SC-14)."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from undercourt.games.secret_city.catalog import HERO, MERCENARY
from undercourt.games.secret_city.state import ABSTAINS, FITTING_TARGETS, LEADERS, SLOTS_OF, City
from undercourt.kernel.ids import BIT, NOTHING, Seat, lowest_bit

CHOSEN: Final = 0  # what a target is: a character of these terms, the speaker itself, the one chosen before
SELF: Final = 1
SAME: Final = 2

OWN: Final = 0  # whose
OPPONENT: Final = 1
ANY: Final = 2
TARGET_PLAYER: Final = 3

EITHER: Final = -1  # for conditions that may be yes, no or none
HIGHEST: Final = 99


class Target(NamedTuple):
    """The terms of a target. Leaders never fit."""

    what: int = CHOSEN
    owner: int = ANY
    mercenaries: bool = True
    heroes: bool = True
    least: int = 0  # printed strength
    most: int = HIGHEST
    assigned: int = EITHER
    symbol: int = 0
    face_down: int = EITHER


class Aim:
    """The same terms, where hot code finds them."""

    def __init__(self, terms: Target) -> None:
        self.terms: Target = terms
        self.what: i64 = terms.what
        self.owner: i64 = terms.owner
        self.mercenaries: bool = terms.mercenaries
        self.heroes: bool = terms.heroes
        self.kinds: i64 = 2**HERO * terms.heroes + 2**MERCENARY * terms.mercenaries  # categories; bits
        self.least: i64 = terms.least
        self.most: i64 = terms.most
        self.assigned: i64 = terms.assigned
        self.symbol: i64 = terms.symbol
        self.face_down: i64 = terms.face_down
        anybody = terms.mercenaries and terms.heroes and terms.symbol == 0
        self.is_simple: bool = anybody and terms.least == 0 and terms.most == HIGHEST

    def fits(self, s: City, slot: i64) -> bool:
        """Its strength and symbols are right. Of a face-down character this shows when it is turned up."""
        strength = s.pack.strength[s.card[slot]]
        if strength < self.least or strength > self.most:
            return False
        return self.symbol == 0 or s.symbols[slot] & self.symbol != 0

    def choices(self, s: City, seat: Seat) -> i64:
        """All characters that the seat may choose; bits."""
        found = self.within_reach(s, seat)
        if self.takes_all(s, seat):
            return found
        rest = found
        while rest != 0:
            slot = lowest_bit(rest)
            rest &= rest - 1
            if not self.suits(s, seat, slot):
                found ^= BIT[slot]
        return found

    def suits_any(self, s: City, seat: Seat, characters: i64) -> bool:
        """May the seat choose any of these, which are within reach?"""
        if self.takes_all(s, seat):
            return characters != 0
        while characters != 0:
            if self.suits(s, seat, lowest_bit(characters)):
                return True
            characters &= characters - 1
        return False

    def within_reach(self, s: City, seat: Seat) -> i64:
        """Before the right player, where they should be, and not shielded; bits."""
        own = SLOTS_OF[seat]
        found: i64 = s.present & ~LEADERS & (own | ~s.shielded)
        if self.owner == OWN:
            found &= own
        elif self.owner == OPPONENT:
            found &= ~own
        elif self.owner == TARGET_PLAYER:
            found &= SLOTS_OF[s.victim] if s.victim != NOTHING else ~own
        if self.assigned == 1:
            found &= s.placed
        elif self.assigned == 0:
            found &= ~s.placed
        if self.face_down == 1:
            found &= s.face_down
        elif self.face_down == 0:
            found &= ~s.face_down
        return found

    def takes_all(self, s: City, seat: Seat) -> bool:
        """Suits whoever is within reach."""
        return self.is_simple and s.tables[ABSTAINS + seat] == 0

    def suits(self, s: City, seat: Seat, slot: i64) -> bool:
        """Kind, strength and symbols; and it is in no strategy that the seat stays out of."""
        if self.kinds & BIT[s.pack.category[s.card[slot]]] == 0:
            return False
        unknown = s.face_down & BIT[slot] != 0 and not s.plays_with(FITTING_TARGETS)
        return (unknown or self.fits(s, slot)) and not s.stays_out(seat, s.side[slot])


THE_SPEAKER: Final = Target(what=SELF)
THE_SAME: Final = Target(what=SAME)
