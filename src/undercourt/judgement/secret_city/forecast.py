"""What every seat of a known table will come to: influence now, and what its holdings promise. All seats at once, fast.

`evaluate` judges for one seat and looks into what is half done; this is for those who look ahead themselves.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city import play
from undercourt.games.secret_city.actions import (
    HOUSE_CARDS,
    INFLUENCE,
    MANA,
    MONEY,
    RESOURCES,
    SEATS,
    SLOTS,
    UNIQUES,
)
from undercourt.games.secret_city.catalog import HERO, HOUSE_ARTIFACT, LEADER, MERCENARY, MOST_CHARACTERS, MOST_IN_HAND
from undercourt.games.secret_city.effects_cards import DISCARDING
from undercourt.games.secret_city.state import (
    DECLARED,
    HAND,
    LANDS,
    ON_TERRITORY,
    SLOTS_OF,
    UNIQUE_AT,
    City,
)
from undercourt.judgement.secret_city.debts import pay_debts
from undercourt.judgement.secret_city.worth import LOST_CARD, Worth, worth_of
from undercourt.kernel.effect import NODE, SEAT, STEP, WIDTH
from undercourt.kernel.ids import BIT, NOTHING, Seat, bits_in, lowest_bit

# In influence, as final results of many games follow from what seats had.
COIN: Final = 0.04  # a money or a mana, for somebody who can still spend it
PLENTY: Final = 2.5  # with so many chances to spend, goods have their full worth
GOODS: Final = 0.3  # of what territories bring besides influence
CAPTURE: Final = 0.02  # how soon territories change hands
DEATH: Final = 0.05  # and characters
FIGHTS: Final = 0.75  # how much of what a character is worth in one battle counts for the battles to come
MORE_TRIUMPHS: Final = 0.15  # a turn: how often the natural strategy will succeed
HELD: Final = 0.6  # of what a character in hand would bring, less its price
HELD_SPELL: Final = 0.3  # of what any other card would bring
DOUBT: Final = 1.0  # points that mean little, in the last turn
DOUBT_A_TURN: Final = 0.4  # more, for each turn to come
DOUBT_CUBED: Final = 0.1  # more, for the cube of these turns: whoever is ahead early is set back by the others
DOUBT_OF_TWO: Final = 0.6  # the same for two players, where nobody else sets anybody back
DOUBT_OF_TWO_A_TURN: Final = 0.3
DOUBT_OF_TWO_SQUARED: Final = 0.05
LEFT_OVER: Final = 0.02  # of their worth, when nothing can be bought any more: they break ties
IN_SPELLS: Final = 0.5  # the battle of this turn, as a chance to spend
RICH: Final = 6  # tokens of a kind: more are worth half as much
VERY_RICH: Final = 12
LIES_READY: Final = 0.25  # a unique card on a territory
UNPAYABLE: Final = 0.3  # of a hand that is far too expensive
KEPT: Final = 0.02  # any card
ARTIFACT: Final = 0.9


def lasting(turns: i64, risk: float) -> float:
    """So many turns, counted less the more may happen before they come."""
    return float(turns) / (1.0 + risk * float(turns))


class Forecast:
    """Scratch space and answers of one table at a time; whoever asks again overwrites them."""

    def __init__(self) -> None:
        self.phase: i64 = 0
        self.left: i64 = 0  # turns after this one
        self.later: float = 0.0  # of the worth of goods, after this turn
        self.tokens: vec[i64] = vec[i64]([0] * (SEATS * RESOURCES))  # when all debts are paid
        self.late: vec[float] = vec[float]([0.0] * SEATS)  # of the worth of goods now; by seat, as is all that follows
        self.prize: vec[float] = vec[float]([0.0] * SEATS)  # the best territory that can be captured
        self.best_character: vec[float] = vec[float]([0.0] * SEATS)
        self.weakest: vec[float] = vec[float]([0.0] * SEATS)
        self.triumph: vec[float] = vec[float]([0.0] * SEATS)
        # For the battle: by seat that plays the strategy.
        self.gain: vec[float] = vec[float]([0.0] * SEATS)
        self.loss: vec[float] = vec[float]([0.0] * SEATS)
        self.great: vec[float] = vec[float]([0.0] * SEATS)
        self.kind: vec[i64] = vec[i64]([0] * SEATS)  # its type; 0: none is declared
        self.ahead: vec[float] = vec[float]([0.0] * SEATS)
        self.joined: vec[float] = vec[float]([0.0] * SEATS)  # strength that is only expected there
        self.now: vec[float] = vec[float]([0.0] * SEATS)  # chance of success
        self.now_great: vec[float] = vec[float]([0.0] * SEATS)
        self.threat: vec[float] = vec[float]([0.0] * SEATS)
        self.stake: vec[float] = vec[float]([0.0] * (SEATS * SEATS))  # seat * SEATS + player of the strategy
        self.stake_great: vec[float] = vec[float]([0.0] * (SEATS * SEATS))
        self.robbery: vec[float] = vec[float]([0.0] * SEATS)  # chance that somebody has already captured
        self.weights: vec[float] = vec[float]([0.0] * SLOTS)

    def hold(self, s: City, out: vec[float]) -> None:
        """Points by seat, without what the strategies of this turn will bring."""
        w = worth_of(s.pack)
        self.phase = s.stack[STEP] - 1
        self.left = s.turns - s.turn
        self.later = spendable(0.5 * float(self.left) + 0.5 if self.left > 0 else 0.0)
        for i in range(s.seats * RESOURCES):
            self.tokens[i] = s.tokens[i]
        if len(s.debts) > 0:
            pay_debts(s, self.tokens)
        battle = IN_SPELLS if self.phase <= play.IN_BATTLE else 0.0
        for p in range(s.seats):
            now = 1.0 if self.to_come(s, p, play.BUYING) else 0.0
            late = spendable(float(self.left) + now + battle)
            self.late[p] = late
            at = p * RESOURCES
            value = float(self.tokens[at + INFLUENCE])
            value += purse(self.tokens[at + MONEY], late) + purse(self.tokens[at + MANA], late)
            value += self.territories(s, w, p)
            value += self.characters(s, w, p)
            out[p] = value + self.hand(s, w, p) + self.artifacts(s, w, p)
        for i in range(1, s.depth):
            f = i * WIDTH
            if s.stack[f + NODE] == DISCARDING.node:
                out[s.stack[f + SEAT]] -= LOST_CARD * float(s.stack[f + STEP] - 1)

    def to_come(self, s: City, p: Seat, step: i64) -> bool:
        """Has the seat its part of this phase before it, or just now?"""
        if self.phase != step:
            return self.phase < step
        return s.places_after(s.first, p) >= s.asked

    def territories(self, s: City, w: Worth, p: Seat) -> float:
        """Income or property, in the turns left and in this one."""
        kept = lasting(self.left, CAPTURE)
        used: i64 = 0
        now = self.phase <= play.TERRITORIES
        if self.phase == play.TERRITORIES:
            turn = s.places_after(s.first, p)
            now = turn >= s.asked
            if turn == s.asked and s.depth > 1 and s.stack[WIDTH + STEP] > 0:
                used = s.territories_used
        late = max(self.later, self.late[p])
        goods = GOODS * late
        later_goods = GOODS * self.later
        value = 0.0
        prize = 0.0
        lands = s.tables[LANDS + p]
        homes = s.pack.homes
        while lands != 0:
            t = lowest_bit(lands)
            lands &= lands - 1
            income = w.income_points[t] + goods * w.income_goods[t]
            asset = w.property_points[t] + goods * w.property_goods[t]
            home = homes & BIT[t] != 0
            if home:
                future = (w.income_goods[t] + w.property_goods[t]) * later_goods * float(self.left)
                if used != 0 or (self.phase == play.TERRITORIES and now and s.stack[WIDTH + STEP] == 2):
                    income = 0.0  # comes by itself at the beginning
                this = income + asset
            else:
                this = max(income, asset)
                income = w.income_points[t] + later_goods * w.income_goods[t]
                asset = w.property_points[t] + later_goods * w.property_goods[t]
                future = max(income, asset) * kept
                unique = s.pack.unique_on[t]
                if unique != NOTHING and s.tables[UNIQUE_AT + unique - UNIQUES] == ON_TERRITORY:
                    future += LIES_READY * late
                prize = max(prize, future)
            value += future
            if now and used & BIT[t] == 0:
                value += this
        self.prize[p] = prize
        return value

    def characters(self, s: City, w: Worth, p: Seat) -> float:
        """Strength and abilities in the battles to come; that of this turn too, until strategies are chosen."""
        battles = FIGHTS * lasting(self.left, DEATH)
        turns = float(self.left)
        category = s.pack.category
        undecided = self.phase <= play.STRATEGIES and s.tables[DECLARED + p] == NOTHING
        value = 0.0
        best = 0.0
        weakest = 1000.0
        triumph = 0.0
        slots = s.present & SLOTS_OF[p]
        while slots != 0:
            slot = lowest_bit(slots)
            slots &= slots - 1
            card = s.card[slot]
            one = w.fights[card] * battles
            one += (w.keeps[card] + MORE_TRIUMPHS * w.triumph[card]) * turns * self.later
            triumph += w.triumph[card] * self.later
            if category[card] != LEADER:
                best = max(best, one)
                weakest = min(weakest, one)
            value += one
            if undecided and s.face_down & BIT[slot] == 0:
                value += FIGHTS * w.fights[card]
        self.best_character[p] = best
        self.weakest[p] = weakest
        self.triumph[p] = triumph
        return value

    def hand(self, s: City, w: Worth, p: Seat) -> float:
        """What the cards would bring, less their price; as far as they can be paid."""
        pile = HAND + p
        size = s.cards.size[pile]
        if size == 0:
            return 0.0
        at = p * RESOURCES
        late = self.late[p]
        coin = COIN * late
        cost = s.pack.cost
        buying = self.to_come(s, p, play.BUYING)
        battles = FIGHTS * (lasting(self.left, DEATH) + (1.0 if buying else 0.0))
        crowded = bits_in(s.present & SLOTS_OF[p]) >= MOST_CHARACTERS
        usable = self.later if self.phase > play.IN_BATTLE else 1.0
        need: i64 = 0
        value = 0.0
        for i in range(size):
            card = s.cards.at(pile, i)
            at_cost = card * RESOURCES
            coins = cost[at_cost + MONEY] + cost[at_cost + MANA]
            influence = cost[at_cost + INFLUENCE]
            category = s.pack.category[card]
            if category == HERO or category == MERCENARY:
                one = w.fights[card] * battles + w.keeps[card] * float(self.left) * self.later
                if crowded:
                    one -= self.weakest[p]
                net = HELD * (one - coin * float(coins) - float(influence))
            else:
                one = w.use_points[card] + w.use_goods[card] * usable
                if category == HOUSE_ARTIFACT and not buying:
                    one *= self.later
                net = HELD_SPELL * (one - coin * float(coins) - float(influence))
            if net > 0.0:
                need += coins
                value += net
        have = self.tokens[at + MONEY] + self.tokens[at + MANA] + 3 * min(self.left, 1)
        if need > have:
            value *= max(UNPAYABLE, float(have + 1) / float(need + 1))
        value += KEPT * late * float(size)
        excess = size - MOST_IN_HAND
        if excess > 0:
            value -= 0.5 * value * float(excess) / float(size)
        return value

    def artifacts(self, s: City, w: Worth, p: Seat) -> float:
        """House artifacts on the table, and the unique one, which serves every turn."""
        usable = self.later if self.phase > play.IN_BATTLE else 1.0
        value = 0.0
        bits = s.artifacts & s.house_cards(p)
        while bits != 0:
            card = HOUSE_CARDS + lowest_bit(bits)
            bits &= bits - 1
            value += ARTIFACT * (w.use_points[card] + w.use_goods[card] * usable)
        bits = s.pack.unique_artifacts
        while bits != 0:
            unique = lowest_bit(bits)
            bits &= bits - 1
            if s.tables[UNIQUE_AT + unique] == p:
                goods = ARTIFACT * w.use_goods[UNIQUES + unique]
                value += goods * float(self.left) * self.later
                if s.unique_used & BIT[unique] == 0:
                    value += goods * usable
        return value


def doubt_with(seats: i64, left: i64) -> float:
    """How many points mean little, with so many turns to come."""
    n = float(left)
    if seats == 2:
        return DOUBT_OF_TWO + DOUBT_OF_TWO_A_TURN * n + DOUBT_OF_TWO_SQUARED * n * n
    return DOUBT + DOUBT_A_TURN * n + DOUBT_CUBED * n * n * n


def spendable(chances: float) -> float:
    return LEFT_OVER + (1.0 - LEFT_OVER) * min(1.0, chances / PLENTY)


def purse(n: i64, late: float) -> float:
    """So many tokens of one kind."""
    value = float(min(n, RICH)) + 0.5 * float(min(max(n - RICH, 0), VERY_RICH - RICH))
    return COIN * late * (value + 0.1 * float(max(n - VERY_RICH, 0)))
