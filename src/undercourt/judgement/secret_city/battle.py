"""How the strategies of this turn will end: every seat's characters go, one by one, where they change most for it."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city import play
from undercourt.games.secret_city.actions import INFLUENCE, MANA, MONEY, RESOURCES, ROOM, SEATS
from undercourt.games.secret_city.effects_tokens import ANY_MIX
from undercourt.games.secret_city.play_resolve import GREAT_MARGIN
from undercourt.games.secret_city.state import (
    ABSTAINS,
    BOND,
    DECLARED,
    HAND,
    MARGIN,
    SIDE_BONUS,
    SLOTS_OF,
    VICTIM_OF,
    City,
)
from undercourt.judgement.secret_city.forecast import COIN, Forecast, doubt_with
from undercourt.judgement.secret_city.prospects import bound_character
from undercourt.judgement.secret_city.worth import worth_of
from undercourt.kernel.effect import STEP, WIDTH
from undercourt.kernel.ids import BIT, NOTHING, Seat, lowest_bit

GREAT: Final = float(GREAT_MARGIN)
CERTAIN: Final = 1.2  # how far off a count may be when nobody can do anything more
UNSURE: Final = 0.6  # more, for each point of strength that is only expected
SURPRISE: Final = 0.3  # more, for each card in the hands of the player and the victim
OPEN: Final = 6.0  # how far off while all are still choosing
RELUCTANT: Final = 0.5  # of the strength of a seat that has yet to choose its own strategy
OUTSIDERS: Final = 0.8  # of the strength that seats send to a strategy which does not concern them


def expect(s: City, o: Forecast, out: vec[float]) -> None:
    """Adds to what seats hold what the strategies not yet carried out will bring and cost them."""
    if o.phase < play.STRATEGIES or o.phase > play.SUCCESS:
        return
    if not weigh(s, o):
        return
    if o.phase == play.SUCCESS:
        carried_out(s, o, out)
        return
    feel(s, o, out)
    line_up(s, o)
    play_out(s, o)
    count(s, o, out)


def weigh(s: City, o: Forecast) -> bool:
    """What every declared strategy brings if it succeeds. False: there is none."""
    stakes = worth_of(s.pack).stakes
    found = False
    for q in range(s.seats):
        v = s.tables[VICTIM_OF + q]
        declared = s.tables[DECLARED + q]
        o.kind[q] = 0
        if declared == NOTHING or v == NOTHING:
            continue
        found = True
        o.kind[q] = s.pack.type[declared]
        stake = stakes[declared]
        theirs = v * RESOURCES
        money = o.tokens[theirs + MONEY]
        mana = o.tokens[theirs + MANA]
        stolen = max(0, min(stake.stolen[INFLUENCE], o.tokens[theirs + INFLUENCE]))
        coins = min(stake.stolen[MONEY], money) + min(stake.stolen[MANA], mana)
        coins += min(stake.stolen[ANY_MIX], money + mana)
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
    return found


def carried_out(s: City, o: Forecast, out: vec[float]) -> None:
    """SC-10: counted already."""
    under_way = s.depth == 2 and s.stack[WIDTH + STEP] == 1  # deeper: somebody is asked what it shall be
    for q in range(s.seats):
        turn = s.places_after(s.first, q)
        if s.tables[MARGIN + q] <= 0 or turn < s.asked or o.kind[q] == 0:
            continue
        if s.tables[MARGIN + q] >= GREAT_MARGIN:
            out[q] += o.great[q]
        if turn > s.asked or not under_way:
            out[q] += o.gain[q]
            out[s.tables[VICTIM_OF + q]] -= o.loss[q]


def feel(s: City, o: Forecast, out: vec[float]) -> None:
    """How much each seat cares for each strategy: its own points, less those of the others as far as they may win."""
    doubt = doubt_with(s.seats, o.left)
    most = out[0]
    for p in range(1, s.seats):
        most = max(most, out[p])
    total = 0.0
    for p in range(s.seats):
        o.threat[p] = exp((out[p] - most) / doubt)
        total += o.threat[p]
    for p in range(s.seats):
        o.threat[p] /= total
    for q in range(s.seats):
        if o.kind[q] == 0:
            continue
        v = s.tables[VICTIM_OF + q]
        common = o.threat[v] * o.loss[q] - o.threat[q] * o.gain[q]
        envy = -o.threat[q] * o.great[q]
        for p in range(s.seats):
            at = p * SEATS + q
            o.stake[at] = common
            o.stake_great[at] = envy
        o.stake[q * SEATS + q] += o.gain[q]
        o.stake_great[q * SEATS + q] += o.great[q]
        o.stake[v * SEATS + q] -= o.loss[q]


def line_up(s: City, o: Forecast) -> None:
    """The strength that stands on both sides of each strategy."""
    for q in range(s.seats):
        o.joined[q] = 0.0
        if o.kind[q] != 0:
            o.ahead[q] = float(s.tables[SIDE_BONUS + q * 2] - s.tables[SIDE_BONUS + q * 2 + 1])
    placed = s.placed
    while placed != 0:
        slot = lowest_bit(placed)
        placed &= placed - 1
        enter(o, s.side[slot], float(s.counts(slot)))
    if o.phase == play.IN_BATTLE:
        for p in range(s.seats):
            if s.tables[BOND + p] != NOTHING:
                slot = bound_character(s, p)
                if slot != NOTHING and s.side[slot] == NOTHING:
                    enter(o, s.tables[BOND + p], float(s.counts(slot)))
    for q in range(s.seats):
        if o.kind[q] != 0:
            o.now[q] = chance((o.ahead[q] - 0.5) / OPEN)
            o.now_great[q] = chance((o.ahead[q] - GREAT + 0.5) / OPEN)


def enter(o: Forecast, side: i64, strength: float) -> None:
    if side & 1 == 0:
        o.ahead[side // 2] += strength
    else:
        o.ahead[side // 2] -= strength


def play_out(s: City, o: Forecast) -> None:
    """Round by round: who has somebody free sends the one who changes most."""
    free = s.present & ~s.placed & ~s.face_down
    seat = s.seat_asked() if o.phase == play.IN_BATTLE else s.first
    if o.phase == play.IN_BATTLE:
        for p in range(s.seats):
            if s.tables[BOND + p] != NOTHING:
                slot = bound_character(s, p)
                if slot != NOTHING:
                    free &= ~BIT[slot]
    while free != 0:
        mine = free & SLOTS_OF[seat]
        if mine != 0:
            free = send(s, o, seat, mine, free)
        seat = seat + 1 if seat + 1 < s.seats else 0


def send(s: City, o: Forecast, seat: Seat, mine: i64, free: i64) -> i64:
    """One assignment; those who are still free then."""
    best: i64 = NOTHING
    where: i64 = 0
    most = 0.0
    power = 0.0
    keen = 1.0 if s.tables[DECLARED + seat] != NOTHING else RELUCTANT
    abstains = s.tables[ABSTAINS + seat]
    while mine != 0:
        slot = lowest_bit(mine)
        mine &= mine - 1
        x = keen * float(s.counts(slot))
        symbols = s.symbols[slot]
        useful = False
        for q in range(s.seats):
            if o.kind[q] & symbols == 0 or abstains & BIT[q] != 0:
                continue
            useful = True
            stake = o.stake[seat * SEATS + q]
            ahead = o.ahead[q] + x if stake > 0.0 else o.ahead[q] - x
            value = stake * (chance((ahead - 0.5) / OPEN) - o.now[q])
            value += o.stake_great[seat * SEATS + q] * (chance((ahead - GREAT + 0.5) / OPEN) - o.now_great[q])
            if value > most:
                most = value
                best = slot
                where = q
                power = x
        if not useful:
            free &= ~BIT[slot]
    if best == NOTHING:
        return free & ~SLOTS_OF[seat]
    if seat != where and s.tables[VICTIM_OF + where] != seat:
        power *= OUTSIDERS
    o.joined[where] += power
    o.ahead[where] += power if o.stake[seat * SEATS + where] > 0.0 else -power
    o.now[where] = chance((o.ahead[where] - 0.5) / OPEN)
    o.now_great[where] = chance((o.ahead[where] - GREAT + 0.5) / OPEN)
    return free & ~BIT[best]


def count(s: City, o: Forecast, out: vec[float]) -> None:
    """In player order, since only the first who captures from somebody gets a territory."""
    stakes = worth_of(s.pack).stakes
    for p in range(s.seats):
        o.robbery[p] = 0.0
    for i in range(s.seats):
        q = s.seat_after(s.first, i)
        if o.kind[q] == 0:
            continue
        v = s.tables[VICTIM_OF + q]
        cards = s.cards.size[HAND + q] + s.cards.size[HAND + v]
        spread = CERTAIN + UNSURE * o.joined[q] + SURPRISE * float(cards)
        success = chance((o.ahead[q] - 0.5) / spread)
        out[q] += chance((o.ahead[q] - GREAT + 0.5) / spread) * o.great[q]
        if stakes[s.tables[DECLARED + q]].captures:
            success *= 1.0 - o.robbery[v]
            o.robbery[v] += success
        out[q] += success * o.gain[q]
        out[v] -= success * o.loss[q]


def chance(x: float) -> float:
    """From 0 at -1 to 1 at 1, smoothly."""
    if x <= -1.0:
        return 0.0
    if x >= 1.0:
        return 1.0
    return 0.5 + 0.75 * x - 0.25 * x * x * x
