"""The layout of what a seat may know as a row of bytes: its blocks, in order, and where each begins."""

from __future__ import annotations

from typing import Final

from undercourt.games.tyrants.actions import COLOURS, KINDS, SEATS
from undercourt.games.tyrants.board import MARKERS, PLACES, SITES, SPACES
from undercourt.games.tyrants.cards import HALF_DECKS
from undercourt.games.tyrants.state import RULE_OPTIONS
from undercourt.kernel.observing import Block, Layout

QUESTIONS: Final = [
    "Turn",
    "ChooseStart",
    "MoveThere",
    "PlaceTrophy",
    "Discard",
    "Either",
    "Promote",
    "PlaceSpy",
    "Supplant",
    "ReturnSpy",
    "Assassinate",
    "Deploy",
    "ReturnPiece",
    "Move",
    "Devour",
    "Focus",
    "Recruit",
    "DeployBeside",
    "OneOpponent",
    "ReturnSpies",
    "SupplantAtEach",
    "TakeTrophy",
    "PromoteDiscarded",
    "PlayCard",
    "EnterMarket",
    "RivalThere",
]
ASKED: Final = 26  # questions; literals, so that the compiler can fold them; a test compares them
STOCKS: Final = 3  # stacks of House Guards, Priestesses of Lolth, Insane Outcasts

LAYOUT: Final = Layout(
    [
        Block("players", SEATS - 1, 1, "how many play: 2, 3, 4"),
        Block("turn", SEATS, 1, "whose turn it is"),
        Block("first", SEATS, 1, "who began the game"),
        Block("asked", SEATS, 1, "who is asked, as far as the looking seat knows"),
        Block("question", ASKED, 1, f"the effect that asks: {', '.join(f'`{name}`' for name in QUESTIONS)}"),
        Block("end_of_turn", 1, 1, "`Turn` asks which of several instructions that waited comes first"),
        Block("left", 1, 4, "how many picks are left, where the effect picks one at a time"),
        Block("speaking", KINDS, 1, "the card whose text asks, by kind"),
        Block("there", PLACES, 1, "the place that was picked before, or the sites, where the question depends on it"),
        Block("that_one", COLOURS, 1, "likewise the player or the colour, white last"),
        Block("power", 1, 10, "of the seat on turn"),
        Block("influence", 1, 10, "of the seat on turn"),
        Block("round", 1, 20, "the number of the round"),
        Block("last_round", 1, 1, "this round is the last"),
        Block("quiet", 1, 80, "turns since a troop left a barracks or a card the market deck"),
        Block("ghost", 1, 1, "the top of the devoured pile may be bought this turn"),
        Block("rules", len(RULE_OPTIONS), 1, f"options: {', '.join(f'`{option.name}`' for option, _ in RULE_OPTIONS)}"),
        Block("points", SEATS, 100, "points as if the game ended now, by seat"),
        Block("barracks", SEATS, 40, "troops left, by seat"),
        Block("tokens", SEATS, 40, "VP tokens, by seat"),
        Block("trophies", SEATS * COLOURS, 8, "trophy halls, by seat and colour, white last"),
        Block("hand_size", SEATS, 5, "cards in hand, by seat"),
        Block("deck_size", SEATS, 10, "cards in the deck, by seat"),
        Block("inner_size", SEATS, 10, "cards in the inner circle, by seat"),
        Block("troops", COLOURS * SITES, 4, "troops by colour, white last, and site"),
        Block("spaces", COLOURS * SPACES, 1, "troops by colour, white last, and space of a route"),
        Block("spies", SEATS * SITES, 1, "spies, by seat and site"),
        Block("control", SEATS * SITES, 2, "by seat and site: 1 for control, 2 for total control"),
        Block("markers", SEATS * MARKERS, 1, "control markers, by seat"),
        Block("paid", MARKERS, 1, "markers that have paid influence this turn"),
        Block("market", len(HALF_DECKS), 40, f"cards left in the market deck: {', '.join(HALF_DECKS)}"),
        Block("stacks", STOCKS, 15, "House Guards, Priestesses of Lolth and Insane Outcasts left"),
        Block("row", KINDS, 1, "the market row, by kind"),
        Block("devoured", KINDS, 1, "the top of the devoured pile"),
        Block("played", KINDS, 1, "cards in play this turn, by kind"),
        Block("hand", KINDS, 2, "own hand, by kind"),
        Block("deck", KINDS, 2, "own deck, by kind"),
        Block("discards", KINDS, 2, "own discard pile, by kind"),
        Block("inner", KINDS, 2, "own inner circle, by kind"),
        Block("others", (SEATS - 1) * KINDS, 2, "deck, hand and discard pile of each other seat together, by kind"),
    ]
)
AT_PLAYERS: Final = LAYOUT.at("players")
AT_TURN: Final = LAYOUT.at("turn")
AT_FIRST: Final = LAYOUT.at("first")
AT_ASKED: Final = LAYOUT.at("asked")
AT_QUESTION: Final = LAYOUT.at("question")
AT_END_OF_TURN: Final = LAYOUT.at("end_of_turn")
AT_LEFT: Final = LAYOUT.at("left")
AT_SPEAKING: Final = LAYOUT.at("speaking")
AT_THERE: Final = LAYOUT.at("there")
AT_THAT_ONE: Final = LAYOUT.at("that_one")
AT_POWER: Final = LAYOUT.at("power")
AT_INFLUENCE: Final = LAYOUT.at("influence")
AT_ROUND: Final = LAYOUT.at("round")
AT_LAST_ROUND: Final = LAYOUT.at("last_round")
AT_QUIET: Final = LAYOUT.at("quiet")
AT_GHOST: Final = LAYOUT.at("ghost")
AT_RULES: Final = LAYOUT.at("rules")
AT_POINTS: Final = LAYOUT.at("points")
AT_BARRACKS: Final = LAYOUT.at("barracks")
AT_TOKENS: Final = LAYOUT.at("tokens")
AT_TROPHIES: Final = LAYOUT.at("trophies")
AT_HAND_SIZE: Final = LAYOUT.at("hand_size")
AT_DECK_SIZE: Final = LAYOUT.at("deck_size")
AT_INNER_SIZE: Final = LAYOUT.at("inner_size")
AT_TROOPS: Final = LAYOUT.at("troops")
AT_ROUTES: Final = LAYOUT.at("spaces")
AT_SPIES: Final = LAYOUT.at("spies")
AT_CONTROL: Final = LAYOUT.at("control")
AT_MARKERS: Final = LAYOUT.at("markers")
AT_PAID: Final = LAYOUT.at("paid")
AT_MARKET: Final = LAYOUT.at("market")
AT_STACKS: Final = LAYOUT.at("stacks")
AT_ROW: Final = LAYOUT.at("row")
AT_DEVOURED: Final = LAYOUT.at("devoured")
AT_PLAYED: Final = LAYOUT.at("played")
AT_HAND: Final = LAYOUT.at("hand")
AT_DECK: Final = LAYOUT.at("deck")
AT_DISCARDS: Final = LAYOUT.at("discards")
AT_INNER: Final = LAYOUT.at("inner")
AT_OTHERS: Final = LAYOUT.at("others")
