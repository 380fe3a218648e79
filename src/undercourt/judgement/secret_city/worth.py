"""What cards, territories and strategies are worth, in influence: read off their effects, once for each pack."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city.actions import CARDS, INFLUENCE, MANA, MONEY, RESOURCES, STRATEGIES, TERRITORIES
from undercourt.games.secret_city.catalog import ACTIVATED, NOTHING_AT_ALL, Pack
from undercourt.games.secret_city.effects import Ability
from undercourt.games.secret_city.effects_cards import CONTROLLER, HOUSE, Draw, Lose, TakeCard
from undercourt.games.secret_city.effects_characters import ModifyStrength, OnCharacter
from undercourt.games.secret_city.effects_strategies import ModifyStrategy
from undercourt.games.secret_city.effects_tokens import GAINS, LOSES, Tokens
from undercourt.games.secret_city.effects_words import word_for
from undercourt.kernel.combinators import Either
from undercourt.kernel.effect import Effect
from undercourt.kernel.ids import bits_in

COIN: Final = 0.16  # a money or a mana, for somebody who is not rich and can still spend it
CARD: Final = 0.4  # a card drawn
LOOKED_AT: Final = 0.1  # more, for each further card to choose from
HOUSE_CARD: Final = 0.25
LOST_CARD: Final = 0.2  # for the victim, who chooses; HARM of it for the other
CHOSEN_CARD: Final = 0.35
HARM: Final = 0.5  # how much of a victim's loss is a gain

STRENGTH: Final = 0.11  # a point of strength, for one battle
MORE_SYMBOLS: Final = 0.12  # of that, for each symbol after the first
KILLED: Final = 0.17  # for each point of strength of the strongest that can be killed
USUAL_STRENGTH: Final = 4
ABILITY: Final = 0.04  # an activated ability, for one battle
LARGER_TABLE: Final = 0.15  # a limit of seven, for one battle
# Effects whose worth does not depend on numbers, by their words in a pack.
FLAT: Final = {
    "convert": COIN,
    "look_hand": 0.03,
    "relocate": STRENGTH * float(USUAL_STRENGTH),
    "ready": 0.15,
    "add_symbols": 0.12,
    "dispel": 0.12,
    "shield": 0.06,
    "capture_territory": 1.0,
}


def points(effect: Effect) -> float:
    """Influence that an effect brings, or takes from a victim."""
    if isinstance(effect, Tokens):
        if effect.resource != INFLUENCE:
            return 0.0
        own = 0.0 if effect.way == LOSES else 1.0
        return float(effect.n) * (own + (0.0 if effect.way == GAINS else HARM))
    return sum_of_parts(effect, True)


def goods(effect: Effect) -> float:
    """All else that it brings: of use only while there are turns to come."""
    if isinstance(effect, Tokens):
        if effect.resource == INFLUENCE:
            return 0.0
        own = 0.0 if effect.way == LOSES else COIN
        return float(effect.n) * (own + (0.0 if effect.way == GAINS else HARM * COIN))
    if isinstance(effect, Draw):
        one = HOUSE_CARD if effect.source == HOUSE else CARD + LOOKED_AT * float(effect.n - effect.keep)
        return one * float(effect.keep)
    if isinstance(effect, Lose):
        return HARM * float(effect.n) * (CHOSEN_CARD if effect.chooser == CONTROLLER else LOST_CARD)
    if isinstance(effect, TakeCard):
        return float(effect.n) * (CARD + HARM * LOST_CARD)
    return in_battle(effect) + sum_of_parts(effect, False)


def in_battle(effect: Effect) -> float:
    """What it changes in a battle, or its flat worth."""
    word = word_for(effect)
    if isinstance(effect, ModifyStrength):
        return STRENGTH * float(max(effect.n, -effect.n))
    if isinstance(effect, ModifyStrategy):
        return STRENGTH * float(effect.n)
    if isinstance(effect, OnCharacter) and word == "kill":
        return KILLED * float(min(effect.aim.most, max(effect.aim.least, USUAL_STRENGTH)))
    if isinstance(effect, OnCharacter) and word in ("nullify", "exhaust"):
        return STRENGTH * float(min(effect.aim.most, USUAL_STRENGTH))
    return FLAT.get(word, 0.0)


def sum_of_parts(effect: Effect, influence: bool) -> float:
    """Of what is done one after the other, all; of what is chosen, the best."""
    total = 0.0
    best = 0.0
    for part in effect.parts():
        one = points(part) if influence else goods(part)
        total += one
        best = max(best, one)
    return best if isinstance(effect, Either) else total


class Worth:
    """All by number, as in the pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack: Pack = pack
        self.fights: vec[float] = vec[float]([0.0] * CARDS)  # a character, for one battle
        self.keeps: vec[float] = vec[float]([0.0] * CARDS)  # what it brings besides, every turn
        self.triumph: vec[float] = vec[float]([0.0] * CARDS)  # when the natural strategy succeeds
        self.use_points: vec[float] = vec[float]([0.0] * CARDS)  # used once
        self.use_goods: vec[float] = vec[float]([0.0] * CARDS)
        self.income_points: vec[float] = vec[float]([0.0] * TERRITORIES)
        self.income_goods: vec[float] = vec[float]([0.0] * TERRITORIES)
        self.property_points: vec[float] = vec[float]([0.0] * TERRITORIES)
        self.property_goods: vec[float] = vec[float]([0.0] * TERRITORIES)
        self.stakes: vec[Stake] = vec[Stake]([Stake(pack.resolve[i]) for i in range(STRATEGIES)])
        for card in range(CARDS):
            self.judge_card(card)
        for territory in range(TERRITORIES):
            at = territory * RESOURCES
            self.income_points[territory] = float(pack.income[at + INFLUENCE])
            self.income_goods[territory] = COIN * float(pack.income[at + MONEY] + pack.income[at + MANA])
            self.property_points[territory] = points(pack.property[territory])
            self.property_goods[territory] = goods(pack.property[territory])

    def judge_card(self, card: i64) -> None:
        pack = self.pack
        symbols = bits_in(pack.symbols[card])
        if symbols > 0:
            flexible = 1.0 + MORE_SYMBOLS * float(symbols - 1)
            self.fights[card] = STRENGTH * float(pack.strength[card]) * flexible
            if pack.timing[card] == ACTIVATED:
                self.fights[card] += ABILITY
            if pack.character_limit[card] + pack.hand_limit[card] > 0:
                self.fights[card] += LARGER_TABLE
        if pack.upkeep[card] is not NOTHING_AT_ALL:
            self.keeps[card] = points(pack.upkeep[card]) + goods(pack.upkeep[card])
        if pack.on_success[card] is not NOTHING_AT_ALL:
            self.triumph[card] = points(pack.on_success[card]) + goods(pack.on_success[card])
        self.use_points[card] = points(pack.effect[card])
        self.use_goods[card] = goods(pack.effect[card])


class Stake:
    """What a successful strategy brings its player, and what it costs the victim."""

    def __init__(self, effect: Effect) -> None:
        self.influence: i64 = 0  # gained from the bank
        self.stolen: vec[i64] = vec[i64]([0] * (RESOURCES + 1))  # at most; by resource, and any mix
        self.lost: i64 = 0  # influence that only the victim loses
        self.goods: float = 0.0
        self.loss: float = 0.0  # cards of the victim
        self.captures: bool = False
        self.kills: bool = False
        self.read(effect)

    def read(self, effect: Effect) -> None:
        if isinstance(effect, Ability):
            for part in effect.parts():
                self.read(part)
        elif isinstance(effect, Tokens) and effect.way != GAINS:
            if effect.way != LOSES:
                self.stolen[effect.resource] += effect.n
            elif effect.resource == INFLUENCE:
                self.lost += effect.n
        elif isinstance(effect, Tokens) and effect.resource == INFLUENCE:
            self.influence += effect.n
        elif word_for(effect) == "capture_territory":
            self.captures = True
        elif word_for(effect) == "kill":
            self.kills = True
        elif isinstance(effect, Lose):
            self.loss += LOST_CARD * float(effect.n)
        elif isinstance(effect, TakeCard):
            self.goods += CARD * float(effect.n)
            self.loss += CHOSEN_CARD * float(effect.n)
        else:
            self.goods += goods(effect)


KNOWN: Final[list[Worth]] = []  # of the packs in use, the latest last
MOST_KNOWN: Final = 8


def worth_of(pack: Pack) -> Worth:
    for worth in KNOWN:
        if worth.pack is pack:
            return worth
    if len(KNOWN) == MOST_KNOWN:
        KNOWN.pop(0)
    KNOWN.append(Worth(pack))
    return KNOWN[-1]
