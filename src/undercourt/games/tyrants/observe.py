"""What a seat may know as a row of bytes, for programs that learn. Seats are counted from the one that looks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.tyrants.actions import COLOURS, KINDS, SEATS, WHITE
from undercourt.games.tyrants.board import MARKERS, PLACES, SITE_VP, SITES, SPACES
from undercourt.games.tyrants.cards import CARDS, HALF_DECKS
from undercourt.games.tyrants.catalog import DECK_VP, INNER_VP
from undercourt.games.tyrants.effects_board import MoveThere, ReturnSpies, SupplantAtEach
from undercourt.games.tyrants.effects_opponents import DeployBeside, Discard, OneOpponent, RivalThere
from undercourt.games.tyrants.effects_trophies import PlaceTrophy, TakeTrophy
from undercourt.games.tyrants.legal import THERE
from undercourt.games.tyrants.state import (
    AT_SITES,
    AT_SPACES,
    BARRACKS,
    DECK,
    DEVOURED,
    DISCARDS,
    GONE,
    HAND,
    HOLDER,
    HOUSE_GUARDS,
    INNER,
    KNOWN,
    MARKET,
    NO_CARD,
    PILES,
    PLAYED,
    REACTING,
    ROW,
    ROW_SIZE,
    RULE_OPTIONS,
    SPY_SITES,
    TROPHY_HALL,
    UNSEEN,
    UNSEEN_MARKET,
    VP,
    Tyrants,
)
from undercourt.kernel.choose import Choose
from undercourt.kernel.effect import NODE, PICKED, SEAT, SOURCE, STEP, Book, Effect
from undercourt.kernel.ids import NOTHING, Seat, lowest_bit
from undercourt.kernel.observing import Block, Eyes, Layout, Sight

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

# What a question's PICKED means to it.
NO_MATTER: Final = 0
A_TROOP: Final = 1  # place * COLOURS + colour
A_COLOUR: Final = 2  # or a seat
SOME_SITES: Final = 3  # bits
SOME_SEATS: Final = 4  # bits

HALF_DECK: Final = vec[i64]([HALF_DECKS.index(kind.deck) if kind.deck in HALF_DECKS else 0 for kind in CARDS])


class TyrantsEyes(Eyes):
    """TU-12. In views, what lies face down is listed as unseen; a state has it where it lies."""

    def __init__(self) -> None:
        super().__init__(LAYOUT, QUESTIONS)
        self.there: vec[i64] = vec[i64]()  # by effect: what its PICKED means
        self.picks: vec[i64] = vec[i64]()  # by effect: 1 if its STEP is one more than the picks left
        self.points: vec[i64] = vec[i64]([0] * SEATS)  # by seat, while it looks
        self.left: vec[i64] = vec[i64]([0] * len(HALF_DECKS))  # in the market deck, while it looks

    def learn(self, book: Book) -> None:
        super().learn(book)
        self.there = vec[i64]([meaning(effect) for effect in book.nodes])
        self.picks = vec[i64]([int(isinstance(effect, Choose)) for effect in book.nodes])

    def observe(self, s: Tyrants, seat: Seat, sight: Sight) -> None:
        tables = s.tables
        sight.mark(AT_PLAYERS + s.seats - 2, 1)
        if s.turn != NOTHING:
            sight.mark(AT_TURN + self.away[s.turn], 1)
        sight.mark(AT_FIRST + self.away[s.first], 1)
        sight.mark(AT_POWER, s.power)
        sight.mark(AT_INFLUENCE, s.influence)
        sight.mark(AT_ROUND, s.round)
        sight.mark(AT_LAST_ROUND, 1 if s.last_round else 0)
        sight.mark(AT_QUIET, s.quiet)
        sight.mark(AT_GHOST, 1 if s.ghost else 0)
        sight.mark_bits(AT_RULES, s.rules)
        sight.mark_bits(AT_PAID, s.paid)
        for i in range(STOCKS):
            sight.mark(AT_STACKS + i, tables[HOUSE_GUARDS + i])
        self.mark_question(s, seat, sight)
        self.mark_seats(s, seat, sight)
        self.mark_control(s, seat, sight)
        self.mark_open_cards(s, sight)
        self.mark_hidden_cards(s, seat, sight)
        for other in range(s.seats):
            sight.mark(AT_POINTS + self.away[other], self.points[other])

    def mark_question(self, s: Tyrants, seat: Seat, sight: Sight) -> None:
        f = self.frame(s, seat)
        if f == NOTHING:
            return
        stack = s.stack
        node = stack[f + NODE]
        if self.asks[node] == NOTHING:
            return
        sight.mark(AT_ASKED + self.away[stack[f + SEAT]], 1)
        sight.mark(AT_QUESTION + self.asks[node], 1)
        step = stack[f + STEP]
        if self.picks[node] == 1:
            sight.mark(AT_LEFT, step - 1)
        elif self.asks[node] == 0:
            sight.mark(AT_END_OF_TURN, step)
        source = stack[f + SOURCE]
        if source >= REACTING:
            sight.mark(AT_SPEAKING + source - REACTING, 1)
        elif source != NOTHING:
            sight.mark(AT_SPEAKING + s.cards.at(PLAYED, source) % GONE, 1)
        picked = stack[f + PICKED]
        if picked != NOTHING:
            self.mark_there(self.there[node], picked, sight)

    def mark_there(self, meaning: i64, picked: i64, sight: Sight) -> None:
        if meaning == A_TROOP:
            sight.mark(AT_THERE + picked // COLOURS, 1)
            sight.mark(AT_THAT_ONE + self.away[picked % COLOURS], 1)
        elif meaning == A_COLOUR:
            sight.mark(AT_THAT_ONE + self.away[picked], 1)
        elif meaning == SOME_SITES:
            sight.mark_bits(AT_THERE, picked)
        elif meaning == SOME_SEATS:
            while picked != 0:
                sight.mark(AT_THAT_ONE + self.away[lowest_bit(picked)], 1)
                picked &= picked - 1

    def mark_seats(self, s: Tyrants, seat: Seat, sight: Sight) -> None:
        """Pieces, by colour: white is seen from everywhere alike."""
        tables = s.tables
        away = self.away
        troops = s.troops
        sizes = s.cards.size
        for colour in range(COLOURS):
            if colour != WHITE and colour >= s.seats:
                continue
            i = away[colour]
            sites = tables[AT_SITES + colour]
            while sites != 0:
                site = lowest_bit(sites)
                sight.mark(AT_TROOPS + i * SITES + site, i64(troops[site * COLOURS + colour]))
                sites &= sites - 1
            sight.mark_bits(AT_ROUTES + i * SPACES, tables[AT_SPACES + colour])
            if colour == WHITE:
                continue
            sight.mark_bits(AT_SPIES + i * SITES, tables[SPY_SITES + colour])
            sight.mark(AT_BARRACKS + i, tables[BARRACKS + colour])
            sight.mark(AT_TOKENS + i, tables[VP + colour])
            sight.mark(AT_HAND_SIZE + i, sizes[HAND + colour])
            sight.mark(AT_DECK_SIZE + i, sizes[DECK + colour])
            sight.mark(AT_INNER_SIZE + i, sizes[INNER + colour])
            trophies: i64 = 0
            for victim in range(COLOURS):
                n = tables[TROPHY_HALL + colour * COLOURS + victim]
                if n > 0:
                    trophies += n
                    sight.mark(AT_TROPHIES + i * COLOURS + away[victim], n)
            self.points[colour] = tables[VP + colour] + trophies
        for marker in range(MARKERS):
            holder = tables[HOLDER + marker]
            if holder != NOTHING:
                sight.mark(AT_MARKERS + self.away[holder] * MARKERS + marker, 1)

    def mark_control(self, s: Tyrants, seat: Seat, sight: Sight) -> None:
        """TU-10.1, TU-10.2: what the sites give."""
        sites: i64 = 0
        for colour in range(s.seats):
            sites |= s.tables[AT_SITES + colour]
        while sites != 0:
            site = lowest_bit(sites)
            sites &= sites - 1
            who = s.controller(site)
            if who == NOTHING or who == WHITE:
                continue
            n: i64 = 2 if s.totally_controls(who, site) else 1
            sight.mark(AT_CONTROL + self.away[who] * SITES + site, n)
            self.points[who] += SITE_VP[site] + 2 * (n - 1)

    def mark_open_cards(self, s: Tyrants, sight: Sight) -> None:
        cards = s.cards
        for slot in range(ROW_SIZE):
            card = cards.at(ROW, slot)
            if card != NO_CARD:
                sight.mark(AT_ROW + card, 1)
        if cards.size[DEVOURED] > 0:
            sight.mark(AT_DEVOURED + cards.at(DEVOURED, cards.size[DEVOURED] - 1), 1)
        for slot in range(cards.size[PLAYED]):
            card = cards.at(PLAYED, slot)
            if card < GONE:
                sight.mark(AT_PLAYED + card, 1)
                self.points[s.turn] += DECK_VP[card]

    def mark_hidden_cards(self, s: Tyrants, seat: Seat, sight: Sight) -> None:
        """TU-12.6: which cards a seat has in hand and deck together is known to all; which are in hand, to itself."""
        cards = s.cards
        is_view = len(cards.size) > PILES
        self.mark_market(s, UNSEEN_MARKET if is_view else MARKET, sight)
        for other in range(s.seats):
            n = worth(s, INNER + other, INNER_VP)
            unseen = (UNSEEN if is_view else DECK) + other
            if other == seat:
                n += sight.mark_cards(AT_HAND, cards, HAND + other, cards.size[HAND + other], DECK_VP)
                n += sight.mark_cards(AT_DECK, cards, unseen, cards.size[unseen], DECK_VP)
                n += sight.mark_cards(AT_DISCARDS, cards, DISCARDS + other, cards.size[DISCARDS + other], DECK_VP)
                sight.mark_cards(AT_INNER, cards, INNER + other, cards.size[INNER + other], INNER_VP)
            else:
                at = AT_OTHERS + (self.away[other] - 1) * KINDS
                held = s.tables[KNOWN + other] if is_view else cards.size[HAND + other]  # the rest is unseen
                n += sight.mark_cards(at, cards, HAND + other, held, DECK_VP)
                n += sight.mark_cards(at, cards, unseen, cards.size[unseen], DECK_VP)
                n += sight.mark_cards(at, cards, DISCARDS + other, cards.size[DISCARDS + other], DECK_VP)
            self.points[other] += n

    def mark_market(self, s: Tyrants, pile: i64, sight: Sight) -> None:
        """How many cards of each half-deck are left, all of which have been counted by whoever looks."""
        faces = s.cards.cards
        left = self.left
        for i in range(len(left)):
            left[i] = 0
        base = pile * s.cards.capacity
        for i in range(base, base + s.cards.size[pile]):
            left[HALF_DECK[i64(faces[i])]] += 1
        for i in range(len(left)):
            sight.mark(AT_MARKET + i, left[i])


def meaning(effect: Effect) -> int:
    """What PICKED means to an effect that asks, if its question depends on it."""
    if isinstance(effect, (MoveThere, RivalThere)) or getattr(effect, "at", NOTHING) == THERE:
        return A_TROOP
    if isinstance(effect, PlaceTrophy):
        return A_COLOUR
    if (isinstance(effect, Discard) and not effect.cost) or (isinstance(effect, TakeTrophy) and effect.from_there):
        return A_COLOUR
    if isinstance(effect, (ReturnSpies, SupplantAtEach)):
        return SOME_SITES
    if isinstance(effect, DeployBeside) or (isinstance(effect, OneOpponent) and effect.beside):
        return SOME_SEATS
    return NO_MATTER


def worth(s: Tyrants, pile: i64, table: vec[i64]) -> i64:
    """What the cards of a pile are worth together."""
    faces = s.cards.cards
    base = pile * s.cards.capacity
    n: i64 = 0
    for i in range(base, base + s.cards.size[pile]):
        n += table[i64(faces[i])]
    return n
