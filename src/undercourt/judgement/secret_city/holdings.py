"""What every seat has: tokens, territories, characters, cards in hand, and what they promise for the turns left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city import play
from undercourt.games.secret_city.actions import (
    CARDS,
    HOUSE_CARDS,
    HOUSE_DECK,
    INFLUENCE,
    MANA,
    MONEY,
    RESOURCES,
    ROOM,
    SEATS,
    TERRITORIES,
    UNIQUES,
)
from undercourt.games.secret_city.catalog import HERO, HOUSE_ARTIFACT, LEADER, MERCENARY, MOST_CHARACTERS, MOST_IN_HAND
from undercourt.games.secret_city.effects_cards import DISCARDING
from undercourt.games.secret_city.moves import unique_lies_on
from undercourt.games.secret_city.state import (
    DECLARED,
    HAND,
    UNIQUE_AT,
    City,
)
from undercourt.judgement.secret_city.debts import pay_debts
from undercourt.judgement.secret_city.worth import COIN, LOST_CARD, Worth, worth_of
from undercourt.kernel.effect import NODE, SEAT, STEP, WIDTH
from undercourt.kernel.ids import BIT, NOTHING, Card, Seat

# Tokens.
LEFT_OVER: Final = 0.02  # of their worth, when nothing can be bought any more: they break ties
PLENTY: Final = 2.5  # with so many chances to spend, they have their full worth
IN_SPELLS: Final = 0.5  # the battle of this turn, as such a chance
RICH: Final = 6  # tokens of a kind: more are worth half as much
VERY_RICH: Final = 12

# How soon things change hands.
CAPTURE: Final = 0.12
DEATH: Final = 0.08

# Cards.
HELD: Final = 0.6  # of what a card in hand would bring
HELD_SPELL: Final = 0.55
UNPAYABLE: Final = 0.3  # of that, for a hand that is far too expensive
KEPT: Final = 0.02  # any card
EAGER: Final = 1.05  # a territory not yet used in this step, lest the step end too soon
LIES_READY: Final = 0.25  # a unique card on a territory
ARTIFACT: Final = 0.9
SHIELDED: Final = 0.03
FIRST: Final = 0.1  # to be the first player
MORE_TRIUMPHS: Final = 0.15  # a turn: how often the natural strategy will succeed


class Outlook:
    """One table, judged. Tokens are counted as they will be when all debts are paid."""

    def __init__(self, s: City) -> None:
        self.worth: Worth = worth_of(s.pack)
        self.phase: i64 = s.stack[STEP] - 1
        self.left: i64 = s.turns - s.turn  # turns after this one
        self.later: float = spendable(float(self.left))  # of the worth of goods, after this turn
        self.tokens: vec[i64] = s.tokens[:]
        self.late: vec[float] = vec[float]([0.0] * SEATS)  # likewise, now; by seat, as is all that follows
        self.standing: vec[float] = vec[float]([0.0] * SEATS)
        self.prize: vec[float] = vec[float]([0.0] * SEATS)  # the best territory that can be captured
        self.best_character: vec[float] = vec[float]([0.0] * SEATS)  # the best character that can be killed
        self.weakest: vec[float] = vec[float]([0.0] * SEATS)
        self.characters: vec[i64] = vec[i64]([0] * SEATS)
        self.triumph: vec[float] = vec[float]([0.0] * SEATS)
        self.gain: vec[float] = vec[float]([0.0] * SEATS)  # of the seat whose strategy succeeds
        self.loss: vec[float] = vec[float]([0.0] * SEATS)  # of its victim
        self.great: vec[float] = vec[float]([0.0] * SEATS)  # for a great margin
        pay_debts(s, self.tokens)
        battle = IN_SPELLS if self.phase <= play.IN_BATTLE else 0.0
        for p in range(s.seats):
            now = 1.0 if is_to_come(s, self.phase, p, play.BUYING) else 0.0
            self.late[p] = spendable(float(self.left) + now + battle)
        territories(s, self)
        characters(s, self)
        for p in range(s.seats):
            at = p * RESOURCES
            value = float(self.tokens[at + INFLUENCE])
            value += purse(self.tokens[at + MONEY], self.late[p]) + purse(self.tokens[at + MANA], self.late[p])
            self.standing[p] += value + hand(s, self, p) + artifacts(s, self, p)
        if self.phase <= play.STRATEGIES:
            holder = s.first
            if self.phase <= play.IN_AUCTION and s.turn > 1:
                holder = s.seat_after(s.first, 1) if s.leading == NOTHING else s.leading
            self.standing[holder] += FIRST
        for i in range(1, s.depth):
            f = i * WIDTH
            if s.stack[f + NODE] == DISCARDING.node:
                self.standing[s.stack[f + SEAT]] -= LOST_CARD * float(s.stack[f + STEP] - 1)


def spendable(chances: float) -> float:
    return LEFT_OVER + (1.0 - LEFT_OVER) * min(1.0, chances / PLENTY)


def purse(n: i64, late: float) -> float:
    """So many tokens of one kind."""
    value = float(min(n, RICH)) + 0.5 * float(min(max(n - RICH, 0), VERY_RICH - RICH))
    return COIN * late * (value + 0.1 * float(max(n - VERY_RICH, 0)))


def is_to_come(s: City, phase: i64, p: Seat, step: i64) -> bool:
    """Has the seat its part of this phase before it, or just now?"""
    if phase != step:
        return phase < step
    return s.places_after(s.first, p) >= s.asked


def lasting(turns: i64, risk: float) -> float:
    """So many turns, counted less the more may happen before they come."""
    return float(turns) / (1.0 + risk * float(turns))


def territories(s: City, o: Outlook) -> None:
    """Income or property, in the turns left and in this one."""
    w = o.worth
    kept = lasting(o.left, CAPTURE)
    begun = o.phase == play.TERRITORIES and s.depth > 1 and s.stack[WIDTH + STEP] == 1
    for territory in range(TERRITORIES):
        p = s.owner_of(territory)
        if p == NOTHING:
            continue
        late = max(o.later, o.late[p])
        income = w.income_points[territory] + late * w.income_goods[territory]
        asset = w.property_points[territory] + late * w.property_goods[territory]
        mine = begun and s.places_after(s.first, p) == s.asked
        home = s.pack.house_of_home[territory] != NOTHING
        each = income + asset if home else max(income, asset)
        future = each * kept
        if unique_lies_on(s, territory) != NOTHING:
            future += LIES_READY * late
        value = future
        if mine:
            if s.territories_used & BIT[territory] == 0:
                value += EAGER * (asset if home else each)
        elif is_to_come(s, o.phase, p, play.TERRITORIES):
            value += each
        o.standing[p] += value
        if not home:
            o.prize[p] = max(o.prize[p], future)


def characters(s: City, o: Outlook) -> None:
    """Strength and abilities in the battles to come; that of this turn too, until strategies are chosen."""
    w = o.worth
    battles = lasting(o.left, DEATH)
    turns = float(o.left)
    for p in range(s.seats):
        open_battle = o.phase <= play.STRATEGIES and s.tables[DECLARED + p] == NOTHING
        for slot in range(p * ROOM, p * ROOM + ROOM):
            card = s.card[slot]
            if card == NOTHING:
                continue
            o.characters[p] += 1
            value = w.fights[card] * battles + (w.keeps[card] + MORE_TRIUMPHS * w.triumph[card]) * turns * o.later
            o.triumph[p] += w.triumph[card] * o.later
            if s.pack.category[card] != LEADER:
                o.best_character[p] = max(o.best_character[p], value)
                o.weakest[p] = value if o.weakest[p] == 0.0 else min(o.weakest[p], value)
            o.standing[p] += value
            if s.face_down & BIT[slot] == 0:
                if open_battle:
                    o.standing[p] += w.fights[card]
                if s.shielded & BIT[slot] != 0 and o.phase <= play.IN_BATTLE:
                    o.standing[p] += SHIELDED


def hand(s: City, o: Outlook, p: Seat) -> float:
    """What the cards would bring, less their price; as far as they can be paid."""
    pile = HAND + p
    size = s.cards.size[pile]
    if size == 0:
        return 0.0
    at = p * RESOURCES
    late = o.late[p]
    crowded = o.characters[p] >= MOST_CHARACTERS and o.characters[p] >= s.character_limit(p)
    need: i64 = 0
    value = 0.0
    for i in range(size):
        card = s.cards.at(pile, i)
        cost = card * RESOURCES
        coins = s.pack.cost[cost + MONEY] + s.pack.cost[cost + MANA]
        influence = s.pack.cost[cost + INFLUENCE]
        net = benefit(s, o, p, card, crowded) - COIN * late * float(coins) - float(influence)
        if net > 0.0:
            need += coins
            if influence > o.tokens[at + INFLUENCE]:
                net *= UNPAYABLE
            value += net
    have = o.tokens[at + MONEY] + o.tokens[at + MANA] + 3 * min(o.left, 1)
    if need > have:
        value *= max(UNPAYABLE, float(have + 1) / float(need + 1))
    value += KEPT * late * float(size)
    excess = size - (MOST_IN_HAND if size <= MOST_IN_HAND else s.hand_limit(p))
    if excess > 0:
        value -= 0.5 * value * float(excess) / float(size)
    return value


def benefit(s: City, o: Outlook, p: Seat, card: Card, crowded: bool) -> float:
    """What a card in hand may bring, before its price."""
    w = o.worth
    category = s.pack.category[card]
    if category == HERO or category == MERCENARY:
        battles = lasting(o.left, DEATH)
        if is_to_come(s, o.phase, p, play.BUYING):
            battles += 1.0
        value = w.fights[card] * battles + w.keeps[card] * float(o.left) * o.later
        if crowded:
            value -= o.weakest[p]
        return HELD * value
    usable = o.later if o.phase > play.IN_BATTLE else 1.0
    value = HELD_SPELL * (w.use_points[card] + w.use_goods[card] * usable)
    return value if category != HOUSE_ARTIFACT or is_to_come(s, o.phase, p, play.BUYING) else value * o.later


def artifacts(s: City, o: Outlook, p: Seat) -> float:
    """House artifacts on the table, and the unique one, which serves every turn."""
    w = o.worth
    usable = o.later if o.phase > play.IN_BATTLE else 1.0
    value = 0.0
    if s.artifacts != 0:
        for i in range(HOUSE_DECK):
            card = s.house_card(p, i)
            if s.artifacts & BIT[card - HOUSE_CARDS] != 0:
                value += ARTIFACT * (w.use_points[card] + w.use_goods[card] * usable)
    for card in range(UNIQUES, CARDS):
        if s.tables[UNIQUE_AT + card - UNIQUES] == p and s.pack.category[card] == HOUSE_ARTIFACT:
            value += w.use_goods[card] * ARTIFACT * float(o.left) * o.later
            if s.unique_used & BIT[card - UNIQUES] == 0:
                value += w.use_goods[card] * ARTIFACT * usable
    return value
