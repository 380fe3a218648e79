"""AB-5: what a Lord costs, and which cards may be laid down so that the payment can still be completed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss.actions import HIRE, PAY, RACES
from undercourt.games.abyss.catalog import ANY_RACE, COST, DIFFERENT_RACES, DIPLOMAT, MANDATORY, RECRUITER, TREASURER
from undercourt.games.abyss.state import ALL_RACES, HAND, HAND_WORTH, PEARLS, RACE_BITS, WORTH, Abyss, race_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import STEP
from undercourt.kernel.ids import BIT, NOTHING, Seat, lowest_bit

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


def most_payable(s: Abyss, seat: Seat) -> i64:
    """Everything in hand and all pearls."""
    return (s.tables[HAND_WORTH + seat] >> ALL_RACES) + s.tables[PEARLS + seat]


def payable(s: Abyss, seat: Seat, lord: i64) -> bool:
    """Could the seat pay for the Lord with what it has?"""
    return completable(s, seat, lord, price_change(s, seat), 0, s.tables[HAND_WORTH + seat], s.tables[PEARLS + seat])


def offer_hirings(s: Abyss, seat: Seat, d: Decision) -> None:
    """Each Lord of the Court that the seat could pay for."""
    court = s.court
    hand = s.tables[HAND_WORTH + seat]
    pearls = s.tables[PEARLS + seat]
    change = price_change(s, seat)
    most = most_payable(s, seat) - change
    while court != 0:
        lord = lowest_bit(court)
        if COST[lord] <= most and completable(s, seat, lord, change, 0, hand, pearls):
            d.offer(HIRE + lord)
        court &= court - 1


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
        most: i64 = 0
        best: i64 = 0
        for race in range(RACES):
            held = others >> RACE_BITS * race & 63
            if held > most:
                most = held
                best = race
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
    """Each kind of Ally in hand that still leads to a complete payment: a question of its race, not of its value."""
    hand = HAND + seat
    change = price_change(s, seat)
    asked: i64 = 0  # races; bits
    fitting: i64 = 0
    offered: i64 = 0  # kinds; bits
    for i in range(s.cards.size[hand]):
        ally = s.cards.at(hand, i)
        race = race_of(ally)
        if asked & BIT[race] == 0:
            asked |= BIT[race]
            left = s.tables[HAND_WORTH + seat] - WORTH[ally]
            if completable(s, seat, lord, change, s.paid_worth + WORTH[ally], left, s.tables[PEARLS + seat]):
                fitting |= BIT[race]
        if fitting & BIT[race] != 0 and offered & BIT[ally] == 0:
            offered |= BIT[ally]
            d.offer(PAY + ally)
