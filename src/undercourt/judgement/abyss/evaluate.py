"""How well a seat stands: what would score now, and what keys, pearls, hand and the turn under way promise."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.abyss import score
from undercourt.games.abyss.actions import RACES
from undercourt.games.abyss.play import ACT
from undercourt.games.abyss.state import (
    ASSASSINATED_COUNT,
    DISABLED_LORDS,
    HAND,
    HAND_WORTH,
    HIDDEN_TOKEN,
    PEARLS,
    TOKEN_KINDS,
    TOKEN_VALUES,
    Abyss,
)
from undercourt.judgement.abyss.holdings import (
    LORDS_TO_END,
    best_affiliated,
    hand_worth,
    last_affiliation,
    lords_of,
    lords_worth,
    places_worth,
)
from undercourt.judgement.abyss.prospects import LEFT_PEARL, RICH, TOKEN, turn_worth
from undercourt.judgement.abyss.weights import FIRST_GLANCE, FITTED, Weights
from undercourt.judgement.abyss.worth import profile
from undercourt.kernel.effect import STEP
from undercourt.kernel.ids import NOTHING, Seat, bits_in


def evaluate(s: Abyss, seat: Seat) -> float:
    """At a first glance."""
    return judged(s, seat, FIRST_GLANCE)


def weigh(s: Abyss, seat: Seat) -> float:
    """For those who think ahead."""
    return judged(s, seat, FITTED)


def judged(s: Abyss, seat: Seat, w: Weights) -> float:
    """Points of the seat, now and promised, less those of its rivals; at the end, less those of the best."""
    if s.turn == NOTHING:
        return float(score.score(s).margin(seat))
    ender = ended_by(s)
    rounds = rounds_left(s, w)
    mine = 0.0
    best = -1000.0
    all_others = 0.0
    for p in range(s.seats):
        worth = standing(s, p, seat, turns_to_come(s, p, ender, rounds), w)
        if p == seat:
            mine = worth
        else:
            all_others += worth
            best = max(best, worth)
    return mine - w.rival * best - (1.0 - w.rival) * all_others / float(s.seats - 1)


def ended_by(s: Abyss) -> i64:
    """AB-8: who brought the end about, or is paying for the Lord that will."""
    if s.ended_by == NOTHING and bits_in(lords_of(s, s.turn)) >= LORDS_TO_END:
        return s.turn
    return s.ended_by


def rounds_left(s: Abyss, w: Weights) -> float:
    """AB-8: until somebody has seven Lords or the deck of Lords runs out, at the usual pace."""
    most: i64 = 0
    for p in range(s.seats):
        most = max(most, bits_in(lords_of(s, p)))
    by_lords = w.turns_a_lord * float(LORDS_TO_END - most)
    by_deck = w.turns_a_lord * float(bits_in(s.lord_deck) + bits_in(s.court)) / float(s.seats)
    return min(by_lords, by_deck)


def turns_to_come(s: Abyss, p: Seat, ender: i64, rounds: float) -> float:
    """How many actions the seat still has: a guess, but once the end is brought about, a count."""
    if ender == NOTHING:
        return max(1.0, rounds)
    before_end = s.places_after(s.seat_after(s.turn, 1), ender)  # seats after the present one that have a turn
    ahead = s.places_after(s.turn, p)
    if ahead > 0:
        return 1.0 if ahead <= before_end else 0.0
    turns = 1.0 if s.extra_turn else 0.0
    return turns + 1.0 if s.depth == 1 and s.stack[STEP] == ACT else turns


def standing(s: Abyss, p: Seat, seat: Seat, turns: float, w: Weights) -> float:
    """`seat` is who judges: it knows which card on the track lies there and which it only imagines."""
    lords = lords_of(s, p)
    counts = profile(s, p, lords if s.plays_with(ASSASSINATED_COUNT) else lords & ~s.tables[DISABLED_LORDS + p])
    more = min(turns / w.turns_a_lord, float(max(0, LORDS_TO_END - bits_in(lords))))
    late = min(1.0, turns / w.late)
    pearl = w.pearl * late + LEFT_PEARL
    best = best_affiliated(s, p)
    value = pearl * float(min(s.tables[PEARLS + p], RICH)) + LEFT_PEARL * float(max(0, s.tables[PEARLS + p] - RICH))
    for race in range(RACES):
        value += float(best[race])
    for kind in range(TOKEN_VALUES):
        value += float(s.tokens[p * TOKEN_KINDS + kind] * (kind + 2))
    value += TOKEN * float(s.tokens[p * TOKEN_KINDS + HIDDEN_TOKEN])
    value += lords_worth(s, p, lords, turns, w) + places_worth(s, p, counts, turns, more, w)
    value += hand_worth(s, p, s.tables[HAND_WORTH + p], turns, w) + (1.0 - late) * last_affiliation(s, p, best)
    value -= late * w.held * float(s.cards.size[HAND + p])
    if p == s.turn:
        value += turn_worth(s, p, seat, counts, best, turns, pearl, more, w)
    return value
