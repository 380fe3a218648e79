"""Where all seats stand, quickly: for a tree that asks it at every leaf."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.abyss import legal_payment
from undercourt.games.abyss.actions import RACES
from undercourt.games.abyss.catalog import BLACK_SMOKERS, KEYS
from undercourt.games.abyss.legal_payment import PAYING
from undercourt.games.abyss.play import ACT
from undercourt.games.abyss.state import (
    ALL_RACES,
    ASSASSINATED_COUNT,
    DISABLED_LORDS,
    HAND,
    HAND_WORTH,
    HELD_LOCATIONS,
    HIDDEN_TOKEN,
    PEARLS,
    TOKEN_KINDS,
    TOKEN_VALUES,
    Abyss,
)
from undercourt.judgement.abyss.evaluate import ended_by, rounds_left, turns_to_come
from undercourt.judgement.abyss.holdings import (
    ENOUGH,
    LORDS_TO_END,
    best_affiliated,
    last_affiliation,
    location_worth,
    lords_of,
    lords_worth,
    prospect,
)
from undercourt.judgement.abyss.prospects import LEFT_PEARL, RICH, TOKEN
from undercourt.judgement.abyss.weights import FITTED, Weights
from undercourt.judgement.abyss.worth import profile
from undercourt.kernel.effect import STEP, WIDTH
from undercourt.kernel.ids import NOTHING, Seat, bits_in, lowest_bit

PLACE: Final = 10.0  # the next Location
TURN: Final = 3.2  # an action to come before the others have theirs
UNDER_WAY: Final = 2.2  # an exploration, or an ability at work


def standings(s: Abyss, out: vec[float]) -> None:
    """Points by seat, now and promised."""
    ender = ended_by(s)
    rounds = rounds_left(s, FITTED)
    for p in range(s.seats):
        out[p] = standing(s, p, turns_to_come(s, p, ender, rounds), FITTED)
    out[s.turn] += under_way(s, FITTED)


def standing(s: Abyss, p: Seat, turns: float, w: Weights) -> float:
    lords = lords_of(s, p)
    counts = profile(s, p, lords if s.plays_with(ASSASSINATED_COUNT) else lords & ~s.tables[DISABLED_LORDS + p])
    to_come = LORDS_TO_END - bits_in(lords)
    more = min(turns / w.turns_a_lord, float(to_come if to_come > 0 else 0))
    late = turns / w.late if turns < w.late else 1.0
    pearls = s.tables[PEARLS + p]
    value = LEFT_PEARL * float(pearls) + w.pearl * late * float(pearls if pearls < RICH else RICH)
    best = best_affiliated(s, p)
    points: i64 = 0
    for race in range(RACES):
        points += best[race]
    for kind in range(TOKEN_VALUES):
        points += s.tokens[p * TOKEN_KINDS + kind] * (kind + 2)
    value += (
        float(points) + TOKEN * float(s.tokens[p * TOKEN_KINDS + HIDDEN_TOKEN]) + lords_worth(s, p, lords, turns, w)
    )
    held = s.tables[HELD_LOCATIONS + p]
    while held != 0:
        location = lowest_bit(held)
        if location != BLACK_SMOKERS:
            value += location_worth(s, p, counts, location, more)
        held &= held - 1
    keys = s.key_total(p)
    if p == s.turn and s.hiring != NOTHING:
        keys += KEYS[s.hiring]
    if keys > 0:
        towards = 0.0 if keys % 3 == 0 else w.one_key if keys % 3 == 1 else w.two_keys
        value += PLACE * (float(keys // 3) + towards * late)
    if late < 1.0:
        value += (1.0 - late) * last_affiliation(s, p, best)
    if turns > 0.0 and late < 1.0:  # now it matters who can still pay for a Lord
        share = w.last_prospect if turns == 1.0 else w.prospect
        value += share * prospect(s, p, s.tables[HAND_WORTH + p], turns, late, w)
    if turns > 0.0:
        hand = s.tables[HAND_WORTH + p] >> ALL_RACES
        enough = ENOUGH * (to_come if to_come > 1 else 1)
        value += late * (w.value * float(hand if hand < enough else enough) - w.held * float(s.cards.size[HAND + p]))
    return value


def under_way(s: Abyss, w: Weights) -> float:
    """What the seat whose turn it is still has of it: an action, or what is left of one."""
    if s.depth == 1:
        return TURN if s.stack[STEP] == ACT else 0.0
    if s.hiring == NOTHING:
        return UNDER_WAY
    if s.stack[WIDTH + STEP] != PAYING:
        return 0.0
    return -w.value * float(legal_payment.missing_points(s, s.turn, s.hiring))
