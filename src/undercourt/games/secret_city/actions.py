"""The verbs of Secret City: one fixed, named range of ints each, whatever pack of cards is played with."""

from __future__ import annotations

from typing import Final

from undercourt.kernel.actions import Space, Verb
from undercourt.kernel.choose import BRANCHES, CHOOSE, DONE, FREE

SEATS: Final = 6
SEAT_NAMES: Final = ["amber", "sky", "green", "rose", "violet", "slate"]
HOUSES: Final = 6
ROOM: Final = 7  # places for characters before each seat; the leader's is the first
SLOTS: Final = 42  # seat * ROOM + number - 1
SLOT_NAMES: Final = [f"{seat} {n}" for seat in SEAT_NAMES for n in range(1, ROOM + 1)]

DECKS: Final = 3
DECK_NAMES: Final = ["spells", "mercenaries", "artifacts"]
DECK_SIZE: Final = 24
HOUSE_DECK: Final = 7
# Numbers of cards: 24 places for each common deck, then 7 for each house, then the unique cards.
HOUSE_CARDS: Final = 72
UNIQUES: Final = 114
CARDS: Final = 117
TERRITORIES: Final = 24
STRATEGIES: Final = 12  # strategy card * 2 + side
SIDES: Final = 12  # of declared strategies: seat that plays it * 2, + 1 for AGAINST
SIDE_NAMES: Final = [f"{side} {seat}" for seat in SEAT_NAMES for side in ("for", "against")]
ASSIGN_NAMES: Final = [f"{n} {side}" for n in range(1, ROOM + 1) for side in SIDE_NAMES]

MONEY: Final = 0
MANA: Final = 1
INFLUENCE: Final = 2
RESOURCES: Final = 3
RESOURCE_NAMES: Final = ["money", "mana", "influence"]
HIGHEST_PRICE: Final = 12  # of a deal
PRICES: Final = 24  # resource * HIGHEST_PRICE + amount - 1
PRICE_NAMES: Final = [f"{resource} {n}" for resource in ("money", "mana") for n in range(1, HIGHEST_PRICE + 1)]
NUMBERS: Final = 21

DEAL_NAMES: Final = [
    "ask_help",
    "offer_help",
    "who_gives",
    "hero_price",
    "hero_anywhere",
    "ask_abstain",
    "promise_abstain",
]

DRAFT: Final = FREE
BID: Final = DRAFT + TERRITORIES
PLAYER: Final = BID + ROOM
STRATEGY: Final = PLAYER + SEATS
INCOME: Final = STRATEGY + STRATEGIES
PROPERTY: Final = INCOME + TERRITORIES
DECK: Final = PROPERTY + TERRITORIES
TAKE: Final = DECK + DECKS
DISCARD: Final = TAKE + CARDS
BUY: Final = DISCARD + CARDS
DISMISS: Final = BUY + CARDS
USE: Final = DISMISS + ROOM
ABILITY: Final = USE + CARDS
TARGET: Final = ABILITY + ROOM
PLACE: Final = TARGET + SLOTS
NUMBER: Final = PLACE + SIDES
ASSIGN: Final = NUMBER + NUMBERS
PASS: Final = ASSIGN + ROOM * SIDES
PROPOSE: Final = PASS + 1
PRICE: Final = PROPOSE + 7
ACCEPT: Final = PRICE + PRICES
TAKE_TERRITORY: Final = ACCEPT + 1


def space(cards: list[str], territories: list[str], strategies: list[str]) -> Space:
    return Space(
        [
            Verb("choose", CHOOSE, [str(i + 1) for i in range(BRANCHES)]),
            Verb("done", DONE),
            Verb("draft", DRAFT, territories),
            Verb("bid", BID, [str(n) for n in range(1, ROOM + 1)]),
            Verb("player", PLAYER, SEAT_NAMES),
            Verb("strategy", STRATEGY, strategies),
            Verb("income", INCOME, territories),
            Verb("property", PROPERTY, territories),
            Verb("deck", DECK, DECK_NAMES),
            Verb("take", TAKE, cards, secret=True),
            Verb("discard", DISCARD, cards),
            Verb("buy", BUY, cards),
            Verb("dismiss", DISMISS, [str(n) for n in range(1, ROOM + 1)]),
            Verb("use", USE, cards),
            Verb("ability", ABILITY, [str(n) for n in range(1, ROOM + 1)]),
            Verb("target", TARGET, SLOT_NAMES),
            Verb("place", PLACE, SIDE_NAMES),
            Verb("number", NUMBER, [str(n) for n in range(NUMBERS)]),
            Verb("assign", ASSIGN, ASSIGN_NAMES),
            Verb("pass", PASS),
            Verb("propose", PROPOSE, DEAL_NAMES),
            Verb("price", PRICE, PRICE_NAMES),
            Verb("accept", ACCEPT),
            Verb("take_territory", TAKE_TERRITORY, territories),
        ]
    )
