"""What is under way: what the deck will do in the rounds left, the turn in hand, effects still to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.tyrants.catalog import COST, DECK_VP, HOUSE_GUARD, INNER_VP, PRIESTESS
from undercourt.games.tyrants.play import MAIN_PART
from undercourt.games.tyrants.state import (
    DECK,
    DISCARDS,
    GONE,
    HAND,
    HOUSE_GUARDS,
    INNER,
    NO_CARD,
    PLAYED,
    ROW,
    Tyrants,
)
from undercourt.judgement.tyrants.holdings import unsettled_by
from undercourt.judgement.tyrants.worth import INFLUENCE, POWER, REST, STEPS, SURE_INFLUENCE, SURE_POWER, WORTH
from undercourt.kernel.effect import NODE, SEAT, STEP, WIDTH
from undercourt.kernel.ids import NOTHING, Card, Seat

# Cards.
PLAYS_A_ROUND: Final = 5.0
THIN: Final = 8.0  # cards: a deck of fewer is no better for being thin
NEXT_HAND: Final = 0.7  # how much of its worth a card in hand brings next turn
PROMISE: Final = 0.25  # the chance that a card bought is promoted some day
SOONER: Final = 0.05
DELAY: Final = 1.5  # rounds until a new card is first played

# The turn.
SPEND: Final = 0.92  # of what influence can buy
LEFT_OVER: Final = 0.02
POOL_POWER: Final = 0.6
PENDING: Final = 1.4  # of what effects still to come are worth
WAITING: Final = 1.1  # of what instructions for the end of the turn are worth
SPARED: Final = -0.5  # and in a thin deck
UNPLAYED: Final = 0.8  # of what cards still in hand are worth
MY_TURN: Final = 0.001  # so that the turn ends after everything else, not instead of it
MOST_INFLUENCE: Final = 24


def cards(s: Tyrants, p: Seat, rounds: float) -> float:
    """The points of cards, what the deck will do in the rounds left, and the hand."""
    piles = s.cards
    value = 0.0
    for i in range(piles.size[INNER + p]):
        value += float(INNER_VP[piles.at(INNER + p, i)])
    n: i64 = 0
    worths = 0.0
    held = 0.0
    promise = 0.0
    for zone in range(4):
        pile = PLAYED
        if zone == 0:
            pile = DECK + p
        elif zone == 1:
            pile = HAND + p
        elif zone == 2:
            pile = DISCARDS + p
        elif s.turn != p:
            continue
        for i in range(piles.size[pile]):
            card = piles.at(pile, i)
            if card >= GONE:
                continue
            n += 1
            value += float(DECK_VP[card])
            promise += float(INNER_VP[card] - DECK_VP[card])
            worths += WORTH[card]
            if zone == 1:
                held += WORTH[card]
    mean = worths / (float(n) if float(n) > THIN else THIN)
    future = rounds - DELAY
    unsettled = unsettled_by(rounds)
    if future > 0.0:
        value += PLAYS_A_ROUND * mean * future
    value += unsettled * PROMISE * promise
    again = plays_again(s, p)
    if s.turn == p:
        value += MY_TURN
        if again:
            value += NEXT_HAND * PLAYS_A_ROUND * mean
        if s.stack[STEP] == MAIN_PART:
            value += turn(s, p, mean, n, future, unsettled)
        for i in range(s.waits()):  # mostly promotions: a thin deck cannot spare the cards
            value += (WAITING if float(n) > THIN else SPARED) * REST[s.waiting[i * 2] * STEPS]
    elif again:
        value += NEXT_HAND * mean * float(piles.size[HAND + p]) + SOONER * held
    return value


def under_way(s: Tyrants, p: Seat) -> float:
    """Effects still to come."""
    value = 0.0
    for i in range(s.depth):
        f = i * WIDTH
        if s.stack[f + SEAT] == p:
            step = s.stack[f + STEP]
            value += PENDING * REST[s.stack[f + NODE] * STEPS + (step if step < STEPS else STEPS - 1)]
    return value


def plays_again(s: Tyrants, p: Seat) -> bool:
    """Has the seat a turn to come, after the present one?"""
    if s.turn == NOTHING:
        return False
    return not s.last_round or s.places_after(s.first, p) > s.places_after(s.first, s.turn)


def turn(s: Tyrants, p: Seat, mean: float, n: i64, future: float, unsettled: float) -> float:
    """What the pool and the cards still in hand will bring before the turn ends."""
    piles = s.cards
    power = s.power
    influence = s.influence
    value = 0.0
    for i in range(piles.size[HAND + p]):
        card = piles.at(HAND + p, i)
        power += SURE_POWER[card]
        influence += SURE_INFLUENCE[card]
        sure = POWER * float(SURE_POWER[card]) + INFLUENCE * float(SURE_INFLUENCE[card])
        other = WORTH[card] - sure
        if other > 0.0:
            value += UNPLAYED * other
        value += MY_TURN
    value += POOL_POWER * float(power)
    return value + shopping(s, influence, mean, n, future, unsettled)


def shopping(s: Tyrants, influence: i64, mean: float, n: i64, future: float, unsettled: float) -> float:
    """The best use of so much influence in the market as it lies, and a little for what is left over."""
    most = influence if influence < MOST_INFLUENCE else MOST_INFLUENCE
    if most <= 0:
        return 0.0
    best = vec[float]([0.0] * (MOST_INFLUENCE + 1))
    thin = float(n) < THIN
    gain_a_round = PLAYS_A_ROUND / (THIN if thin else float(n) + 1.0)
    displaced = 0.0 if thin else mean
    piles = s.cards
    for i in range(piles.size[ROW] + 2):
        again = i >= piles.size[ROW]
        card: Card = HOUSE_GUARD
        if not again:
            card = piles.at(ROW, i)
            if card == NO_CARD:
                continue
        elif i > piles.size[ROW]:
            card = PRIESTESS
        if again and s.tables[HOUSE_GUARDS + card - HOUSE_GUARD] == 0:
            continue
        gain = float(DECK_VP[card]) + unsettled * PROMISE * float(INNER_VP[card] - DECK_VP[card])
        if not s.last_round:
            gain += NEXT_HAND * gain_a_round * (WORTH[card] - displaced)
        if future > 0.0:
            gain += future * gain_a_round * (WORTH[card] - displaced)
        cost = COST[card]
        if gain <= 0.0 or cost > most:
            continue
        if again:  # a stack: as many as you can pay
            for b in range(cost, most + 1):
                if best[b - cost] + gain > best[b]:
                    best[b] = best[b - cost] + gain
        else:
            b = most
            while b >= cost:
                if best[b - cost] + gain > best[b]:
                    best[b] = best[b - cost] + gain
                b -= 1
    return SPEND * best[most] + LEFT_OVER * float(influence)
