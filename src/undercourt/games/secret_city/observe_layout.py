"""The layout of observations. Seats are counted from the one that looks.

Characters are told by their places, seat by seat, seven for each. A side of a strategy is told as the seat that plays
it, twice: for, then against.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city.actions import (
    CARDS,
    DEAL_NAMES,
    DECK_NAMES,
    DECK_SIZE,
    DECKS,
    HOUSE_CARDS,
    HOUSE_DECK,
    HOUSES,
    RESOURCES,
    ROOM,
    SEATS,
    SIDES,
    SLOTS,
    STRATEGIES,
    TERRITORIES,
    UNIQUES,
)
from undercourt.games.secret_city.catalog import HOUSE_NAMES
from undercourt.games.secret_city.play import PHASE_NAMES
from undercourt.games.secret_city.state import BACK, RULE_OPTIONS, deck_of
from undercourt.kernel.observing import Block, Layout

QUESTIONS: Final = [
    "Draft",
    "Window",
    "Auction",
    "ChooseStrategies",
    "UseTerritories",
    "Buying",
    "Replace",
    "Battle",
    "Deal",
    "Debts",
    "Discarding",
    "Ability",
    "Tokens",
    "Lose",
    "Capture",
    "Kill",
    "TakeCard",
    "Draw",
    "Convert",
    "Shield",
    "Nullify",
    "Relocate",
    "ModifyStrength",
    "Exhaust",
    "ModifyStrategy",
    "Ready",
    "AddSymbols",
    "Dispel",
    "ChooseOne",
]
STEPS: Final = 8
SYMBOLS: Final = 3
MONEY_AND_MANA: Final = 2  # what deals are paid in
BACKS: Final = 4  # of the common decks and of house cards
UNIQUE_CARDS: Final = 3
# Kinds of characters: cards of the decks of mercenaries and artifacts, the numbers of house cards, unique cards.
CHARACTERS: Final = 58

LAYOUT: Final = Layout(
    [
        Block("players", SEATS - 1, 1, "how many play: 2 to 6"),
        Block("first", SEATS, 1, "the first player"),
        Block("leading", SEATS, 1, "who leads in the auction"),
        Block("asked", SEATS, 1, "who is asked"),
        Block("question", len(QUESTIONS), 1, f"the effect that asks: {', '.join(f'`{name}`' for name in QUESTIONS)}"),
        Block("step", STEPS, 1, "how far the question is: its first step is not marked, then 1, 2, … 8 or more"),
        Block("speaking", CARDS, 1, "the card that asks"),
        Block("speaker", SLOTS, 1, "the character whose ability is used, by seat and place"),
        Block("there", SLOTS, 1, "the character that was picked before, by seat and place"),
        Block("victim", SEATS, 1, "the target player of what is being done"),
        Block("phase", len(PHASE_NAMES), 1, f"of the turn: {', '.join(PHASE_NAMES)}"),
        Block("round", 1, 10, "the number of the turn"),
        Block("left", 1, 10, "turns after this one"),
        Block("done", 1, 20, "how many have had their say in this phase"),
        Block("passes", 1, 12, "passes in a row"),
        Block("may_attach", 1, 1, "cards may be laid on characters before the battle"),
        Block("rules", len(RULE_OPTIONS), 1, f"options: {', '.join(f'`{option.name}`' for option, _ in RULE_OPTIONS)}"),
        Block("house", SEATS * HOUSES, 1, f"houses by seat: {', '.join(HOUSE_NAMES)}"),
        Block("tokens", SEATS * RESOURCES, 10, "money, mana, influence by seat"),
        Block("bids", SEATS, 10, "in the auction, by seat"),
        Block("strategy", SEATS * STRATEGIES, 1, "declared strategies by seat"),
        Block("target", SEATS * SEATS, 1, "whom they are directed against, by seat"),
        Block("margin", SEATS, 8, "by how much they succeeded, by seat"),
        Block("strength", SIDES, 12, "what stands on each side, by seat, for and against"),
        Block("enchanted_sides", SIDES, 1, "something lies on the side, by seat, for and against"),
        Block("lands", SEATS * TERRITORIES, 1, "territories by seat"),
        Block("lands_used", TERRITORIES, 1, "territories used in this step"),
        Block("robbed", SEATS, 1, "who lost a territory to a capture in this turn, by seat"),
        Block(
            "mine",
            ROOM * CHARACTERS,
            1,
            "own characters by place and kind: mercenaries, artifacts, 7 of a house, 3 unique",
        ),
        Block("others", SEATS * CHARACTERS, 1, "characters of the others by seat and kind; one's own are not marked"),
        Block("counts", SLOTS, 6, "what a character counts, by seat and place"),
        Block("symbols", SLOTS * SYMBOLS, 1, "weapons, magic, intrigue, by seat and place"),
        Block("whose", SLOTS * SEATS, 1, "whose strategy a character is assigned to, by seat and place"),
        Block("against", SLOTS, 1, "it is assigned against that strategy, by seat and place"),
        Block("face_down", SLOTS, 1, "by seat and place"),
        Block("used", SLOTS, 1, "its ability was used in this turn, by seat and place"),
        Block("shielded", SLOTS, 1, "by seat and place"),
        Block("nullified", SLOTS, 1, "by seat and place"),
        Block("enchanted", SLOTS, 1, "something lies on it, by seat and place"),
        Block("hand", CARDS, 1, "own cards, by kind"),
        Block("backs", SEATS * BACKS, 3, f"cards in hand by seat and back: {', '.join(DECK_NAMES)}, house"),
        Block("known", CARDS, 1, "cards in the hands of others that the looking seat has seen, by kind"),
        Block("looked_at", CARDS, 1, "cards drawn, of which the looking seat keeps some"),
        Block("decks", DECKS, 24, f"cards left: {', '.join(DECK_NAMES)}"),
        Block("house_deck", HOUSE_DECK, 1, "own house cards that are not drawn"),
        Block("house_known", SEATS * HOUSE_DECK, 1, "house cards that everybody knows to be in their deck, by seat"),
        Block("artifacts", SEATS * HOUSE_DECK, 1, "house artifacts on the table, by seat"),
        Block("gone", SEATS * HOUSE_DECK, 1, "house cards out of the game, by seat"),
        Block("unique", SEATS * UNIQUE_CARDS, 1, "unique cards on the table, by seat"),
        Block("unique_used", UNIQUE_CARDS, 1, "unique artifacts used in this turn"),
        Block("proposed", SEATS, 1, "who has proposed a deal in this round, by seat"),
        Block("deal", len(DEAL_NAMES), 1, f"the deal on the table: {', '.join(DEAL_NAMES)}"),
        Block("proposer", SEATS, 1, "who proposed it"),
        Block("deal_to", SEATS, 1, "to whom, if not to everybody"),
        Block("deal_side", SIDES, 1, "the side it is about, by seat, for and against"),
        Block("deal_slot", SLOTS, 1, "the character it is about, by seat and place"),
        Block("deal_price", MONEY_AND_MANA, 6, "its price in money or mana"),
        Block("prices", SEATS * MONEY_AND_MANA, 6, "prices named for it by seat, in money or mana"),
        Block("bond", SIDES, 1, "the side that the looking seat must assign to, by seat, for and against"),
        Block("bond_slot", ROOM, 1, "with this character"),
        Block("bound", SEATS, 1, "who must assign to a certain side next, by seat"),
        Block("stays_out", SEATS * SEATS, 1, "whose strategies a player has promised not to touch, by seat"),
        Block("owes", SEATS * MONEY_AND_MANA, 6, "what the looking seat owes by seat, in money or mana"),
        Block("is_owed", SEATS * MONEY_AND_MANA, 6, "what it is owed by seat, in money or mana"),
    ]
)
AT_PLAYERS: Final = LAYOUT.at("players")
AT_FIRST: Final = LAYOUT.at("first")
AT_LEADING: Final = LAYOUT.at("leading")
AT_ASKED: Final = LAYOUT.at("asked")
AT_QUESTION: Final = LAYOUT.at("question")
AT_STEP: Final = LAYOUT.at("step")
AT_SPEAKING: Final = LAYOUT.at("speaking")
AT_SPEAKER: Final = LAYOUT.at("speaker")
AT_THERE: Final = LAYOUT.at("there")
AT_VICTIM: Final = LAYOUT.at("victim")
AT_PHASE: Final = LAYOUT.at("phase")
AT_ROUND: Final = LAYOUT.at("round")
AT_LEFT: Final = LAYOUT.at("left")
AT_DONE: Final = LAYOUT.at("done")
AT_PASSES: Final = LAYOUT.at("passes")
AT_MAY_ATTACH: Final = LAYOUT.at("may_attach")
AT_RULES: Final = LAYOUT.at("rules")
AT_HOUSE: Final = LAYOUT.at("house")
AT_TOKENS: Final = LAYOUT.at("tokens")
AT_BIDS: Final = LAYOUT.at("bids")
AT_STRATEGY: Final = LAYOUT.at("strategy")
AT_TARGET: Final = LAYOUT.at("target")
AT_MARGIN: Final = LAYOUT.at("margin")
AT_STRENGTH: Final = LAYOUT.at("strength")
AT_ENCHANTED_SIDES: Final = LAYOUT.at("enchanted_sides")
AT_LANDS: Final = LAYOUT.at("lands")
AT_LANDS_USED: Final = LAYOUT.at("lands_used")
AT_ROBBED: Final = LAYOUT.at("robbed")
AT_MINE: Final = LAYOUT.at("mine")
AT_OTHERS: Final = LAYOUT.at("others")
AT_COUNTS: Final = LAYOUT.at("counts")
AT_SYMBOLS: Final = LAYOUT.at("symbols")
AT_WHOSE: Final = LAYOUT.at("whose")
AT_AGAINST: Final = LAYOUT.at("against")
AT_FACE_DOWN: Final = LAYOUT.at("face_down")
AT_USED: Final = LAYOUT.at("used")
AT_SHIELDED: Final = LAYOUT.at("shielded")
AT_NULLIFIED: Final = LAYOUT.at("nullified")
AT_ENCHANTED: Final = LAYOUT.at("enchanted")
AT_HAND: Final = LAYOUT.at("hand")
AT_BACKS: Final = LAYOUT.at("backs")
AT_KNOWN: Final = LAYOUT.at("known")
AT_LOOKED_AT: Final = LAYOUT.at("looked_at")
AT_DECKS: Final = LAYOUT.at("decks")
AT_HOUSE_DECK: Final = LAYOUT.at("house_deck")
AT_HOUSE_KNOWN: Final = LAYOUT.at("house_known")
AT_ARTIFACTS: Final = LAYOUT.at("artifacts")
AT_GONE: Final = LAYOUT.at("gone")
AT_UNIQUE: Final = LAYOUT.at("unique")
AT_UNIQUE_USED: Final = LAYOUT.at("unique_used")
AT_PROPOSED: Final = LAYOUT.at("proposed")
AT_DEAL: Final = LAYOUT.at("deal")
AT_PROPOSER: Final = LAYOUT.at("proposer")
AT_DEAL_TO: Final = LAYOUT.at("deal_to")
AT_DEAL_SIDE: Final = LAYOUT.at("deal_side")
AT_DEAL_SLOT: Final = LAYOUT.at("deal_slot")
AT_DEAL_PRICE: Final = LAYOUT.at("deal_price")
AT_PRICES: Final = LAYOUT.at("prices")
AT_BOND: Final = LAYOUT.at("bond")
AT_BOND_SLOT: Final = LAYOUT.at("bond_slot")
AT_BOUND: Final = LAYOUT.at("bound")
AT_STAYS_OUT: Final = LAYOUT.at("stays_out")
AT_OWES: Final = LAYOUT.at("owes")
AT_IS_OWED: Final = LAYOUT.at("is_owed")

KIND: Final = vec[i64](  # by card: which kind of character it is; spells are none
    [0] * DECK_SIZE
    + [card - DECK_SIZE for card in range(DECK_SIZE, HOUSE_CARDS)]
    + [2 * DECK_SIZE + (card - HOUSE_CARDS) % HOUSE_DECK for card in range(HOUSE_CARDS, UNIQUES)]
    + [2 * DECK_SIZE + HOUSE_DECK + card - UNIQUES for card in range(UNIQUES, CARDS)]
)
BACK_OF: Final = vec[i64](  # by card, also in views: which back it has
    [min(deck_of(card), DECKS) for card in range(BACK)] + list(range(DECKS + 1))
)
