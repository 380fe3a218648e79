"""The battle: rounds in which everybody does one thing, until nobody has anything left to do (SC-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import deals, moves
from undercourt.games.secret_city.actions import ASSIGN, PASS, PROPOSE, ROOM, SIDES
from undercourt.games.secret_city.state import MUST_ASSIGN, City
from undercourt.games.secret_city.use import could_use_anything, could_use_hand, is_use, offer_uses, use
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, Effect, State
from undercourt.kernel.ids import BIT_NUMBER, NOTHING, Action, Seat


@dataclass(eq=False)
class Battle(Effect):
    """`asked` counts the actions of all rounds, `passes` those in a row that were passes.

    Who is asked, and when the battle ends, follows from what everybody can see, never from cards in hand.
    """

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        while True:
            if s.asked % s.seats == 0 and s.passes >= 2 * s.seats:  # two whole rounds
                s.finish()
                return
            seat = (s.first + s.asked) % s.seats
            s.stack[f + SEAT] = seat
            deals.release_if_unable(s, seat)
            if s.bond[seat] != NOTHING:
                deals.offer_performance(s, seat, d)
                return
            offer_assignments(s, seat, d)
            must = d.count > 0
            if not (must and s.plays_with(MUST_ASSIGN)):
                offer_uses(s, seat, d)
            could = d.count > 0 or could_use_hand(s, seat, d)
            if not could and not anybody_could_act(s, d):
                s.finish()
                return
            if not must:
                d.offer(PASS)
            deals.offer_proposals(s, seat, d)
            if could or d.count > 1:
                return
            d.count = 0
            s.tell("pass", seat)
            self.next_seat(s, True)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        if action >= PROPOSE:
            deals.begin(s, seat, action - PROPOSE)  # the action itself follows
            return
        self.next_seat(s, action == PASS)
        if action == PASS:
            s.tell("pass", seat)
        elif is_use(action):
            use(s, seat, action)
        else:
            slot = seat * ROOM + (action - ASSIGN) // SIDES
            assign(s, seat, slot, (action - ASSIGN) % SIDES)

    def next_seat(self, s: City, passed: bool) -> None:
        s.asked += 1
        s.passes = s.passes + 1 if passed else 0
        if s.asked % s.seats == 0:
            s.proposed = 0  # a new round begins


BATTLE: Final = Battle()


def anybody_could_act(s: City, d: Decision) -> bool:
    """Might there be anything left to do but passing, as far as everybody can tell?"""
    for seat in range(s.seats):
        if s.bond[seat] != NOTHING or can_assign(s, seat) or could_use_anything(s, seat, d):
            return True
    return False


def offer_assignments(s: City, seat: Seat, d: Decision) -> None:
    free = s.free_characters(seat)
    while free != 0:
        slot = BIT_NUMBER[(free & -free) % 67]
        free &= free - 1
        d.offer_each(ASSIGN + (slot - seat * ROOM) * SIDES, s.sides_for(seat, slot), 1)


def can_assign(s: City, seat: Seat) -> bool:
    return deals.sides_within_reach(s, seat, NOTHING) != 0


def assign(s: City, seat: Seat, slot: i64, side: i64) -> None:
    moves.place(s, slot, side)
    s.tell("assign", seat, card=s.card[slot], place=side, n=slot)
    deals.perform(s, seat, slot, side)
