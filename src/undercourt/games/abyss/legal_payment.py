"""AB-5: what a Lord costs, and which cards may be laid down so that the payment can still be completed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.abyss.actions import HIRE, PAY, RACES
from undercourt.games.abyss.catalog import ANY_RACE, COST, DIFFERENT_RACES, DIPLOMAT, MANDATORY, RECRUITER, TREASURER
from undercourt.games.abyss.state import ALL_RACES, HAND, HAND_WORTH, PEARLS, RACE_BITS, Abyss
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import STEP
from undercourt.kernel.ids import BIT, NOTHING, Seat, lowest_bit

EVERY_RACE: Final = 2**ALL_RACES - 1
KINDS: Final = vec[i64]([31 * 32**race for race in range(RACES)])  # all Allies of a race; bits
PAYING: Final = 0  # the first step of a hiring; in those after it the Lord is paid


def price_change(s: Abyss, seat: Seat) -> i64:
    """AB-7: an opponent's Recruiter adds 2, the seat's own Treasurer takes 2 off."""
    change: i64 = 0
    if s.suffers(seat, RECRUITER):
        change += 2
    if s.has(seat, TREASURER):
        change -= 2
    return change


def price(s: Abyss, seat: Seat, lord: i64) -> i64:
    """AB-5: never below 0."""
    return max(0, COST[lord] + price_change(s, seat))


def mandatory_race(s: Abyss, seat: Seat, lord: i64) -> i64:
    if s.has(seat, DIPLOMAT):
        return ANY_RACE
    return MANDATORY[lord]


def payable(s: Abyss, seat: Seat, lord: i64) -> bool:
    """Could the seat pay for the Lord with what it has?"""
    hand = s.tables[HAND_WORTH + seat]
    most = s.tables[PEARLS + seat] - price_change(s, seat)
    return suffices(lord, mandatory_race(s, seat, lord), hand, richest(hand), most)


def offer_hirings(s: Abyss, seat: Seat, d: Decision) -> None:
    """Each Lord of the Court that the seat could pay for."""
    court = s.court
    hand = s.tables[HAND_WORTH + seat]
    pearls = s.tables[PEARLS + seat] - price_change(s, seat)
    most = pearls + (hand >> ALL_RACES)
    sums = richest(hand)
    any_race = s.has(seat, DIPLOMAT)
    while court != 0:
        lord = lowest_bit(court)
        if COST[lord] <= most and suffices(lord, ANY_RACE if any_race else MANDATORY[lord], hand, sums, pearls):
            d.offer(HIRE + lord)
        court &= court - 1


def richest_race(worth: i64) -> i64:
    most: i64 = 0
    best: i64 = 0
    for race in range(RACES):
        held = worth >> RACE_BITS * race & 63
        if held > most:
            most = held
            best = race
    return best


def richest(worth: i64) -> i64:
    """What the richest race is worth, the two richest, and so on: the n richest in the n-th eight bits; 0 if fewer."""
    sums: i64 = 0
    total: i64 = 0
    place: i64 = 0
    races = worth & EVERY_RACE
    while races != 0:
        most: i64 = 0  # as in `richest_race`, written out: this is done at every main question
        best: i64 = 0
        for race in range(RACES):
            held = races >> RACE_BITS * race & 63
            if held > most:
                most = held
                best = race
        races -= most << RACE_BITS * best
        total += most
        place += 8
        sums |= total << place
    return sums


def suffices(lord: i64, must: i64, hand: i64, sums: i64, pearls: i64) -> bool:
    """Do hand and pearls pay for the Lord? The best are the richest races, but one of them must be the mandatory one.

    So all but one are the richest, and the last is the next one, or the mandatory one if that is poorer.
    """
    place = 8 * DIFFERENT_RACES[lord]
    others = sums >> place - 8 & 255
    last = (sums >> place & 255) - others
    if must != ANY_RACE:
        last = min(last, hand >> RACE_BITS * must & 63)
    return last > 0 and COST[lord] <= others + last + pearls


def completable(s: Abyss, seat: Seat, lord: i64, change: i64, paid: i64, hand: i64, pearls: i64) -> bool:
    """Could the Lord be paid with what is `paid` and what is in `hand` (worth by race, see WORTH) and pearls?

    The final races are those paid already, the mandatory one, and as many more as the Lord wants: the best are those
    whose cards in hand are worth most. Every race needs one card at least; of a chosen race every card may be spent.
    """
    need = COST[lord] + change - pearls
    if need > (paid >> ALL_RACES) + (hand >> ALL_RACES):
        return False  # most Lords are out of reach: no need to look at races
    missing = DIFFERENT_RACES[lord]
    must = mandatory_race(s, seat, lord)
    others: i64 = 0  # worth of the races that are not settled yet
    rest: i64 = 0  # all of them together
    kinds: i64 = 0  # how many they are
    for race in range(RACES):
        laid = paid >> RACE_BITS * race & 63
        held = hand >> RACE_BITS * race & 63
        if laid > 0 or race == must:
            if laid + held == 0:
                return False  # the mandatory race is not to be had
            missing -= 1
            need -= laid + held
        elif held > 0:
            others |= held << RACE_BITS * race
            rest += held
            kinds += 1
    if missing < 0 or missing > kinds or need > rest:
        return False
    if need <= 0 or missing == kinds:
        return True
    while missing > 0:
        best = richest_race(others)
        most = others >> RACE_BITS * best & 63
        others -= most << RACE_BITS * best
        need -= most
        missing -= 1
    return need <= 0


def is_paying(s: Abyss) -> bool:
    """Is a payment under way, and not yet complete?"""
    return s.hiring != NOTHING and s.stack[s.top() + STEP] == PAYING


def is_paid(s: Abyss, seat: Seat, lord: i64) -> bool:
    """AB-5: exactly the number of races, the mandatory one among them, and pearls for what is missing."""
    races: i64 = 0
    must = mandatory_race(s, seat, lord)
    for race in range(RACES):
        if s.paid_worth >> RACE_BITS * race & 63 > 0:
            races += 1
        elif race == must:
            return False
    return races == DIFFERENT_RACES[lord] and missing_points(s, seat, lord) <= s.tables[PEARLS + seat]


def missing_points(s: Abyss, seat: Seat, lord: i64) -> i64:
    """What pearls must make up."""
    return max(0, price(s, seat, lord) - (s.paid_worth >> ALL_RACES))


def offer_payments(s: Abyss, seat: Seat, lord: i64, d: Decision) -> None:
    """Each kind of Ally in hand that still leads to a complete payment: a question of its race, not of its value.

    Only Lords that can be paid are called, and nothing is sold that is needed: a race that is settled always does.
    """
    hand = s.tables[HAND_WORTH + seat]
    paid = s.paid_worth
    must = mandatory_race(s, seat, lord)
    missing = DIFFERENT_RACES[lord]
    need = COST[lord] + price_change(s, seat) - s.tables[PEARLS + seat] - (paid >> ALL_RACES)
    left: i64 = 0  # kinds that fit and were not offered yet; bits
    others: i64 = 0  # worth of the races that are not settled yet
    for race in range(RACES):
        held = hand >> RACE_BITS * race & 63
        if race == must or paid >> RACE_BITS * race & 63 > 0:
            missing -= 1
            need -= held
            left |= KINDS[race]
        else:
            others |= held << RACE_BITS * race
    if missing > 0:  # a further race must bring what the richest of the others, one fewer, leave open
        need -= richest(others) >> 8 * (missing - 1) & 255
        for race in range(RACES):
            if others >> RACE_BITS * race & 63 >= need:
                left |= KINDS[race]
    pile = HAND + seat
    for i in range(s.cards.size[pile]):
        ally = s.cards.at(pile, i)
        if left & BIT[ally] != 0:
            left ^= BIT[ally]
            d.offer(PAY + ally)
