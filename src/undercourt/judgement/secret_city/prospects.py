"""How the strategies of this turn will end: what hangs on each, and the chances as characters stand and may yet go."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city import play
from undercourt.games.secret_city.actions import INFLUENCE, MANA, MONEY, RESOURCES, ROOM, SEATS, SIDES
from undercourt.games.secret_city.effects_tokens import ANY_MIX
from undercourt.games.secret_city.play_resolve import GREAT_MARGIN
from undercourt.games.secret_city.state import (
    BOND,
    BOND_SLOT,
    DECLARED,
    HAND,
    MARGIN,
    SIDE_BONUS,
    VICTIM_OF,
    City,
)
from undercourt.judgement.secret_city.holdings import Outlook
from undercourt.judgement.secret_city.worth import COIN
from undercourt.kernel.effect import STEP, WIDTH
from undercourt.kernel.ids import BIT, NOTHING, Seat

COMMITTED: Final = 0.9  # how much of the strength of a free character counts where it is wanted
CERTAIN: Final = 0.5  # how far off a count may be when nobody can do anything more
UNSURE: Final = 0.3  # more, for each point of free strength
SURPRISE: Final = 0.25  # more, for each card in the hands of the player and the victim
DEFENCE: Final = 0.8  # how much the victim's loss counts to the victim, beside the player's gain to the player
RIVAL: Final = 0.4  # how much the best opponent counts; the rest is the opponents' average


def weigh(s: City, o: Outlook) -> None:
    """What every declared strategy brings if it succeeds."""
    for q in range(s.seats):
        v = s.tables[VICTIM_OF + q]
        if s.tables[DECLARED + q] == NOTHING or v == NOTHING:
            continue
        stake = o.worth.stakes[s.tables[DECLARED + q]]
        theirs = v * RESOURCES
        stolen = max(0, min(stake.stolen[INFLUENCE], o.tokens[theirs + INFLUENCE]))
        coins = min(stake.stolen[MONEY], o.tokens[theirs + MONEY]) + min(stake.stolen[MANA], o.tokens[theirs + MANA])
        coins += min(stake.stolen[ANY_MIX], o.tokens[theirs + MONEY] + o.tokens[theirs + MANA])
        gain = float(stake.influence + stolen) + o.later * (COIN * float(coins) + stake.goods)
        loss = float(stolen + stake.lost) + o.later * (COIN * float(coins) + stake.loss)
        if stake.captures and s.robbed & BIT[v] == 0:
            gain += o.prize[v]
            loss += o.prize[v]
        if stake.kills:
            loss += o.best_character[v]
        great = 1.0
        if s.plays_natural_strategy(q):
            gain += o.triumph[q]
            great += float(s.pack.natural_influence[s.card[q * ROOM]])
        o.gain[q] = gain
        o.loss[q] = loss
        o.great[q] = great


def outcome(s: City, o: Outlook) -> vec[float]:
    """What every seat may expect of the strategies that are not yet carried out."""
    results = vec[float]([0.0] * SEATS)
    if o.phase == play.SUCCESS:
        carried_out(s, o, results)
    elif o.phase >= play.STRATEGIES and o.phase <= play.IN_BATTLE:
        fought_out(s, o, results)
    return results


def carried_out(s: City, o: Outlook, results: vec[float]) -> None:
    """SC-10: counted already."""
    under_way = s.depth > 1 and s.stack[WIDTH + STEP] == 1
    for q in range(s.seats):
        turn = s.places_after(s.first, q)
        if s.tables[MARGIN + q] <= 0 or turn < s.asked:
            continue
        if s.tables[MARGIN + q] >= GREAT_MARGIN:
            results[q] += o.great[q]
        if turn > s.asked or not under_way:
            results[q] += o.gain[q]
            results[s.tables[VICTIM_OF + q]] -= o.loss[q]


def fought_out(s: City, o: Outlook, results: vec[float]) -> None:
    totals = vec[float]([0.0] * SIDES)
    free = vec[float]([0.0] * SEATS)  # strength that may yet join a strategy
    wants = vec[float]([0.0] * SEATS)
    for p in range(s.seats):
        bound = bound_character(s, p)
        for slot in range(p * ROOM, p * ROOM + ROOM):
            if s.card[slot] == NOTHING:
                continue
            side = s.tables[BOND + p] if slot == bound else s.side[slot]
            if side != NOTHING:
                totals[side] += float(s.counts(slot))
            elif s.face_down & BIT[slot] == 0:
                share_out(s, o, p, slot, wants, totals, free)
    for q in range(s.seats):
        v = s.tables[VICTIM_OF + q]
        if s.tables[DECLARED + q] == NOTHING or v == NOTHING:
            continue
        bonus = s.tables[SIDE_BONUS + q * 2] - s.tables[SIDE_BONUS + q * 2 + 1]
        ahead = totals[q * 2] - totals[q * 2 + 1] + float(bonus)
        cards = s.cards.size[HAND + q] + s.cards.size[HAND + v]
        spread = CERTAIN + UNSURE * free[q] + SURPRISE * float(cards)
        success = chance((ahead - 0.5) / spread)
        results[q] += success * o.gain[q]
        results[q] += chance((ahead - float(GREAT_MARGIN) + 0.5) / spread) * o.great[q]
        results[v] -= success * o.loss[q]


def share_out(s: City, o: Outlook, p: Seat, slot: i64, wants: vec[float], totals: vec[float], free: vec[float]) -> None:
    """A free character goes where its player needs it: for the player's strategy or against one aimed at the player."""
    all_wants = 0.0
    for q in range(s.seats):
        wants[q] = 0.0
        if q != p and s.tables[VICTIM_OF + q] != p:
            continue
        declared = s.tables[DECLARED + q]
        if declared == NOTHING or s.symbols[slot] & s.pack.type[declared] == 0 or s.stays_out(p, q * 2):
            continue
        wants[q] = o.gain[q] + 0.5 * o.great[q] if q == p else DEFENCE * (o.loss[q] + o.gain[q])
        all_wants += wants[q]
    if all_wants <= 0.0:
        return
    strength = COMMITTED * float(s.counts(slot)) / all_wants
    for q in range(s.seats):
        if wants[q] > 0.0:
            totals[q * 2 if q == p else q * 2 + 1] += strength * wants[q]
            free[q] += strength * wants[q]


def bound_character(s: City, p: Seat) -> i64:
    """The character that will perform the contract of the seat: the one named, or its weakest."""
    side = s.tables[BOND + p]
    if side == NOTHING or s.tables[BOND_SLOT + p] != NOTHING:
        return s.tables[BOND_SLOT + p]
    return weakest_for(s, p, side)


def weakest_for(s: City, p: Seat, side: i64) -> i64:
    """The weakest free character that can go there; NOTHING if there is none."""
    best: i64 = NOTHING
    least: i64 = 1000000
    declared = s.tables[DECLARED + side // 2]
    if declared == NOTHING:
        return best
    for slot in range(p * ROOM, p * ROOM + ROOM):
        if s.is_free(slot) and s.symbols[slot] & s.pack.type[declared] != 0 and s.counts(slot) < least:
            best = slot
            least = s.counts(slot)
    return best


def chance(x: float) -> float:
    """From 0 at -1 to 1 at 1, smoothly."""
    if x <= -1.0:
        return 0.0
    if x >= 1.0:
        return 1.0
    return 0.5 + 0.75 * x - 0.25 * x * x * x


def relative(standing: vec[float], seats: i64, seat: Seat) -> float:
    """How a seat stands beside its rivals."""
    best = -1000.0
    others = 0.0
    for p in range(seats):
        if p != seat:
            others += standing[p]
            best = max(best, standing[p])
    return standing[seat] - RIVAL * best - (1.0 - RIVAL) * others / float(seats - 1)


def wanted_sides(s: City, p: Seat) -> i64:
    """Where the seat would like to see characters; bits of sides."""
    found = BIT[p * 2]
    for q in range(s.seats):
        if s.tables[VICTIM_OF + q] == p:
            found |= BIT[q * 2 + 1]
    return found
