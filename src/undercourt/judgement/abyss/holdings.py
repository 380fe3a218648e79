"""What a seat has: Lords, Locations and keys, Allies in hand and affiliated, in points now and promised."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.abyss import legal_payment
from undercourt.games.abyss.actions import RACES
from undercourt.games.abyss.catalog import BLACK_SMOKERS, CITY_OF_MIRRORS, COST, DIFFERENT_RACES, INFLUENCE, KEYS
from undercourt.games.abyss.effects import TAKING, Exchange, SwapLocations
from undercourt.games.abyss.play_control import CHOOSE_ANY, CHOOSE_DRAWN, PAID, PRICE, ControlLocation
from undercourt.games.abyss.state import (
    AFFILIATED,
    ALL_RACES,
    HAND,
    HELD_LOCATIONS,
    PEARLS,
    RACE_BITS,
    Abyss,
    race_of,
    value_of,
)
from undercourt.judgement.abyss.weights import Weights
from undercourt.judgement.abyss.worth import LASTING, ONCE, location_points
from undercourt.kernel.effect import PICKED, STEP, asking
from undercourt.kernel.ids import BIT, NOTHING, Seat, bits_in, lowest_bit

LORDS_TO_END: Final = 7

ENOUGH: Final = 14  # points in hand for each Lord to come: more is of little use
BEST_OF: Final = vec[float]([0.0, 0.0, 0.56, 0.85, 1.03])  # the best of n drawn, in deviations above the mean


def lords_of(s: Abyss, p: Seat) -> i64:
    """The seat's Lords, and the one that it is paying for."""
    return s.owned(p) | BIT[s.hiring] if p == s.turn and s.hiring != NOTHING else s.owned(p)


def lords_worth(s: Abyss, p: Seat, lords: i64, turns: float, w: Weights) -> float:
    """Influence, and what lasting powers will bring before a Location covers them."""
    lasting = s.active(p) | (lords & ~s.owned(p))
    lasts = min(turns, w.lasts)
    value = 0.0
    while lords != 0:
        lord = lowest_bit(lords)
        value += float(INFLUENCE[lord])
        if lasting & BIT[lord] != 0:
            value += LASTING[lord] * lasts
        lords &= lords - 1
    return value


def places_worth(s: Abyss, p: Seat, counts: vec[i64], turns: float, more: float, w: Weights) -> float:
    """Locations held or just chosen, and keys towards the next one."""
    held = s.tables[HELD_LOCATIONS + p]
    keys = s.key_total(p)
    value = 0.0
    if p == s.turn:
        if s.hiring != NOTHING:
            keys += KEYS[s.hiring]
        f = s.top()
        asked = asking(s)
        if isinstance(asked, ControlLocation) and s.stack[f + STEP] > CHOOSE_ANY:
            if s.stack[f + STEP] == CHOOSE_DRAWN:
                keys -= PRICE
                value += best_drawn(s, p, counts, bits_in(s.drawn_locations), more)
            else:
                keys -= PAID - s.stack[f + STEP]
                held |= BIT[s.stack[f + PICKED]]
                if s.stack[f + PICKED] == BLACK_SMOKERS:
                    value += best_location(s, p, counts, s.stack_of_locations, more)
        elif isinstance(asked, Exchange):
            value += best_location(s, p, counts, s.stack_of_locations, more)
        elif isinstance(asked, SwapLocations) and s.stack[f + STEP] == TAKING:
            held &= ~BIT[s.stack[f + PICKED]]
            value += best_location(s, p, counts, s.open_locations, more)
    while held != 0:
        location = lowest_bit(held)
        if location != BLACK_SMOKERS:  # whoever keeps it has nothing
            value += location_worth(s, p, counts, location, more)
        held &= held - 1
    if keys > 0:
        value += keys_worth(s, p, counts, keys, turns, more, w)
    return value


def keys_worth(s: Abyss, p: Seat, counts: vec[i64], keys: i64, turns: float, more: float, w: Weights) -> float:
    """AB-6: three make a Location; fewer are worth their share of it while there is time for the others."""
    next_one = best_location(s, p, counts, s.open_locations, more)
    next_one = max(next_one, best_drawn(s, p, counts, min(4, bits_in(s.stack_of_locations)), more))
    towards = 0.0 if keys % 3 == 0 else w.one_key if keys % 3 == 1 else w.two_keys
    return next_one * (float(keys // 3) + towards * min(1.0, turns / w.late))


def location_worth(s: Abyss, p: Seat, counts: vec[i64], location: i64, more: float) -> float:
    """Black Smokers is as good as the best of the stack; the City of Mirrors as the best of the opponents'."""
    if location == CITY_OF_MIRRORS:
        theirs: i64 = 0
        for other in range(s.seats):
            if other != p:
                theirs |= s.tables[HELD_LOCATIONS + other]
        return best_location(s, p, counts, theirs & ~BIT[BLACK_SMOKERS], more)
    if location == BLACK_SMOKERS:
        return best_location(s, p, counts, s.stack_of_locations & ~BIT[BLACK_SMOKERS], more)
    return location_points(counts, location, more)


def best_location(s: Abyss, p: Seat, counts: vec[i64], among: i64, more: float) -> float:
    best = 0.0
    while among != 0:
        location = lowest_bit(among)
        best = max(best, location_worth(s, p, counts, location, more))
        among &= among - 1
    return best


def best_drawn(s: Abyss, p: Seat, counts: vec[i64], n: i64, more: float) -> float:
    """What the best of n Locations from the stack is worth on average: those drawn already are only imagined."""
    unknown = s.stack_of_locations | s.drawn_locations
    number = float(bits_in(unknown))
    if n == 0 or number == 0.0:
        return 0.0
    total = 0.0
    squares = 0.0
    while unknown != 0:
        location = lowest_bit(unknown)
        worth = location_worth(s, p, counts, location, more)
        total += worth
        squares += worth * worth
        unknown &= unknown - 1
    mean = total / number
    return mean + BEST_OF[n] * sqrt(max(0.0, squares / number - mean * mean))


def best_affiliated(s: Abyss, p: Seat) -> vec[i64]:
    """By race: the value that scores."""
    best = vec[i64]([0] * RACES)
    allies = AFFILIATED + p
    for i in range(s.cards.size[allies]):
        ally = s.cards.at(allies, i)
        best[race_of(ally)] = max(best[race_of(ally)], value_of(ally))
    return best


def hand_worth(s: Abyss, p: Seat, worth: i64, turns: float, w: Weights) -> float:
    """What a hand with so much of each race will buy."""
    if turns == 0.0:
        return 0.0
    late = min(1.0, turns / w.late)
    share = w.last_prospect if turns == 1.0 else w.prospect
    points = min(worth >> ALL_RACES, ENOUGH * max(1, LORDS_TO_END - bits_in(lords_of(s, p))))
    return late * w.value * float(points) + share * prospect(s, p, worth, turns, late, w)


def prospect(s: Abyss, p: Seat, worth: i64, turns: float, late: float, w: Weights) -> float:
    """The Lord at Court that is worth most beyond its price, the less the more is missing."""
    change = legal_payment.price_change(s, p)
    lasts = min(turns, w.lasts)
    best = 0.0
    court = s.court
    while court != 0:
        lord = lowest_bit(court)
        court &= court - 1
        price = float(max(1, COST[lord] + change))
        gain = float(INFLUENCE[lord]) + late * w.key * float(KEYS[lord]) + LASTING[lord] * lasts + ONCE[lord]
        gain -= late * w.value * price
        if gain > best:
            ready = 1.0 - missing(s, p, lord, worth, price) / (price + 2.0)
            if ready > 0.0:
                best = max(best, gain * ready * ready)
    return best


def missing(s: Abyss, p: Seat, lord: i64, worth: i64, price: float) -> float:
    """How many points the hand and pearls are short; a race that is not there counts two."""
    races = DIFFERENT_RACES[lord]
    must = legal_payment.mandatory_race(s, p, lord)
    short = 0.0
    points: i64 = 0
    others = worth
    if must < RACES:
        points = worth >> RACE_BITS * must & 63
        if points == 0:
            short += 2.0
        others -= points << RACE_BITS * must
        races -= 1
    for _ in range(races):
        best = legal_payment.richest_race(others)
        most = others >> RACE_BITS * best & 63
        if most == 0:
            short += 2.0
        others -= most << RACE_BITS * best
        points += most
    return short + max(0.0, price - float(points + s.tables[PEARLS + p]))


def last_affiliation(s: Abyss, p: Seat, best: vec[i64]) -> float:
    """AB-9: the lowest Ally of each race in hand will count, where it is better than what lies there."""
    lowest = vec[i64]([0] * RACES)
    hand = HAND + p
    for i in range(s.cards.size[hand]):
        ally = s.cards.at(hand, i)
        race = race_of(ally)
        if lowest[race] == 0 or value_of(ally) < lowest[race]:
            lowest[race] = value_of(ally)
    value = 0.0
    for race in range(RACES):
        value += float(max(0, lowest[race] - best[race]))
    return value
