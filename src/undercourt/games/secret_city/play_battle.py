"""The battle: rounds in which everybody does one thing, until nobody has anything left to do (SC-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import moves, play_deals, reasons
from undercourt.games.secret_city.actions import ASSIGN, DEAL_NAMES, PASS, PROPOSE, ROOM, SEAT_NAMES, SIDES
from undercourt.games.secret_city.legal_deals import is_bound, offer_proposals, sides_within_reach
from undercourt.games.secret_city.play_use import could_use_anything, could_use_hand, is_use, offer_uses, use
from undercourt.games.secret_city.says_words import Args, side_args, symbols
from undercourt.games.secret_city.state import BOND, DECLARED, MUST_ASSIGN, NO_DEALS, City
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, Effect
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat, lowest_bit
from undercourt.kernel.phrase import Phrase, Reason, phrase


@dataclass(eq=False)
class Battle(Effect):
    """`asked` counts the actions of all rounds, `passes` those in a row that were passes.

    Who is asked, and when the battle ends, follows from what everybody can see, never from cards in hand.
    """

    def advance(self, s: City, f: i64, d: Decision) -> None:
        while True:
            if s.asked % s.seats == 0 and s.passes >= 2 * s.seats:  # two whole rounds
                s.finish()
                return
            seat = s.seat_asked()
            s.stack[f + SEAT] = seat
            play_deals.release_if_unable(s, seat)
            if s.tables[BOND + seat] != NOTHING:
                play_deals.offer_performance(s, seat, d)
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
            offer_proposals(s, seat, d)
            if could or d.count > 1:
                return
            d.count = 0
            s.tell("pass", seat)
            self.next_seat(s, True)

    def answer(self, s: City, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if action >= PROPOSE:
            play_deals.begin(s, seat, action - PROPOSE)  # the action itself follows
            return
        self.next_seat(s, action == PASS)
        if action == PASS:
            s.tell("pass", seat)
        elif is_use(action):
            use(s, seat, action)
        else:
            slot = seat * ROOM + (action - ASSIGN) // SIDES
            assign(s, seat, slot, (action - ASSIGN) % SIDES)

    def question(self, s: City, f: i64) -> Phrase:
        bond = s.tables[BOND + s.stack[f + SEAT]]
        return phrase("ask_battle") if bond == NOTHING else Phrase("ask_perform", side_args(s, bond), [])

    def why_not(self, s: City, f: i64, action: Action) -> Reason | None:
        seat = s.stack[f + SEAT]
        if s.tables[BOND + seat] != NOTHING:
            return Reason("SC-9.15", "why_bound", side_args(s, s.tables[BOND + seat]))
        verb = s.pack.verb_of(action)
        thing = action - verb
        if verb == ASSIGN:
            return why_not_assigned(s, seat, seat * ROOM + thing // SIDES, thing % SIDES)
        if verb == PASS:
            return Reason("SC-8.13", "why_must_assign", {})
        if verb == PROPOSE:
            return why_not_proposed(s, seat, thing)
        return reasons.use(s, seat, action)

    def next_seat(self, s: City, passed: bool) -> None:
        s.asked += 1
        s.passes = s.passes + 1 if passed else 0
        if s.asked % s.seats == 0:
            s.proposed = 0  # a new round begins


BATTLE: Final = Battle()


def anybody_could_act(s: City, d: Decision) -> bool:
    """Might there be anything left to do but passing, as far as everybody can tell?"""
    for seat in range(s.seats):
        if s.tables[BOND + seat] != NOTHING or can_assign(s, seat) or could_use_anything(s, seat, d):
            return True
    return False


def offer_assignments(s: City, seat: Seat, d: Decision) -> None:
    free = s.free_characters(seat)
    while free != 0:
        slot = lowest_bit(free)
        free &= free - 1
        d.offer_each(ASSIGN + (slot - seat * ROOM) * SIDES, s.sides_for(seat, slot), 1)


def can_assign(s: City, seat: Seat) -> bool:
    return sides_within_reach(s, seat, NOTHING) != 0


def assign(s: City, seat: Seat, slot: i64, side: i64) -> None:
    moves.place(s, slot, side)
    s.tell("assign", seat, card=s.card[slot], place=side, n=slot)
    play_deals.perform(s, seat, slot, side)


def why_not_assigned(s: City, seat: Seat, slot: i64, side: i64) -> Reason:
    """SC-8: who may go where."""
    card = s.card[slot]
    if card == NOTHING:
        return reasons.nobody_there("SC-8.2", slot)
    args: Args = {"card": s.pack.slugs[card]}
    if s.side[slot] != NOTHING:
        return Reason("SC-8.9", "why_assigned", args)
    if s.face_down & BIT[slot] != 0:
        return Reason("SC-8.10", "why_face_down", args)
    player = side // 2
    if player >= s.seats or s.tables[DECLARED + player] == NOTHING:
        return Reason("SC-8.2", "why_no_strategy", {"seat": SEAT_NAMES[player]})
    if s.sides_for(seat, slot) & BIT[side] == 0 and s.stays_out(seat, side):
        return Reason("SC-9.23", "why_stays_out", side_args(s, side))
    args["strategy"] = s.pack.strategies[s.tables[DECLARED + player]]
    args["symbol"] = symbols(s.pack.type[s.tables[DECLARED + player]])[0]
    return Reason("SC-8.7", "why_wrong_symbol", args)


def why_not_proposed(s: City, seat: Seat, kind: i64) -> Reason:
    if s.plays_with(NO_DEALS):
        return Reason("SC-9.30", "why_no_deals", {})
    if s.proposed & BIT[seat] != 0:
        return Reason("SC-9.1", "why_proposed", {})
    if is_bound(s, seat):
        return Reason("SC-9.26", "why_contract_open", {})
    return Reason("SC-9.28", "why_nobody_could", {"deal": DEAL_NAMES[kind]})
