"""Setup, the phases of a turn, the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import moves
from undercourt.games.secret_city.actions import DECK_SIZE, DECKS, HOUSE_CARDS, HOUSE_DECK, HOUSES, SEATS
from undercourt.games.secret_city.catalog import HOUSE_NAMES, LEADER, NOTHING_AT_ALL, Pack
from undercourt.games.secret_city.effects_cards import DISCARDING
from undercourt.games.secret_city.play_battle import BATTLE
from undercourt.games.secret_city.play_buying import BUYING_PHASE, REPLACING
from undercourt.games.secret_city.play_deals import DEAL
from undercourt.games.secret_city.play_phases import (
    AUCTION,
    CHOOSING_STRATEGIES,
    DRAFTING,
    TERRITORY_PHASE,
    WINDOW,
)
from undercourt.games.secret_city.play_resolve import (
    HAND_LIMIT,
    HERO_TRIUMPH,
    PAYING_DEBTS,
    RESOLVING,
    count_strategies,
)
from undercourt.games.secret_city.play_use import SETTLE
from undercourt.games.secret_city.state import (
    BIDS,
    DECLARED,
    HOUSE_OF,
    LANDS,
    MARGIN,
    OF_SEAT,
    RULE_OPTIONS,
    UPPER,
    VICTIM_OF,
    City,
    bare_table,
)
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import STEP, Effect
from undercourt.kernel.game import BadOption, Options, rule_bits
from undercourt.kernel.ids import BIT, NOTHING, Seat
from undercourt.kernel.rng import Rng, any_bit, blank

LOT: Final = "lot"  # decides who leads which house
USUAL: Final = "usual"
USUAL_TURNS: Final = [0, 0, 10, 9, 8, 7, 6]  # by number of players

# The steps of a turn; the draft comes before the first one only.
IN_DRAFT: Final = 0
START: Final = 1
IN_AUCTION: Final = 2
STRATEGIES: Final = 3
TERRITORIES: Final = 4
BUYING: Final = 5
IN_BATTLE: Final = 6
SUCCESS: Final = 7
END: Final = 8
DEBTS: Final = 9
LIMIT: Final = 10
PHASE_NAMES: Final = [
    "draft",
    "start",
    "auction",
    "strategies",
    "territories",
    "buying",
    "battle",
    "resolve",
    "end",
    "debts",
    "limit",
]


@dataclass(eq=False)
class Turn(Effect):
    """SC-2. Lies under everything else; STEP is the phase that comes next. When it finishes, the game is over."""

    def advance(self, s: City, f: i64, d: Decision) -> None:
        step = s.stack[f + STEP]
        s.stack[f + STEP] = step + 1
        s.asked = 0
        s.passes = 0
        if step == IN_DRAFT:
            s.push(DRAFTING, s.first, NOTHING, NOTHING)
        elif step == START:
            begin_turn(s)
            s.push(WINDOW, s.first, NOTHING, NOTHING)
        elif step == IN_AUCTION:
            if s.turn > 1:  # SC-3: in the first turn the lot decides
                s.push(AUCTION, s.first, NOTHING, NOTHING)
        elif step == STRATEGIES:
            s.push(CHOOSING_STRATEGIES, s.first, NOTHING, NOTHING)
        elif step == TERRITORIES:
            s.push(TERRITORY_PHASE, s.first, NOTHING, NOTHING)
        elif step == BUYING:
            s.push(BUYING_PHASE, s.first, NOTHING, NOTHING)
        elif step == IN_BATTLE:
            s.in_battle = True
            moves.open_the_field(s)
            s.proposed = 0
            s.push(BATTLE, s.first, NOTHING, NOTHING)
        elif step == SUCCESS:
            s.in_battle = False
            count_strategies(s)
            s.push(RESOLVING, s.first, NOTHING, NOTHING)
        elif step == END:
            s.push(WINDOW, s.first, NOTHING, NOTHING)
        elif step == DEBTS:
            s.push(PAYING_DEBTS, s.first, NOTHING, NOTHING)
        elif step == LIMIT:
            s.push(HAND_LIMIT, s.first, NOTHING, NOTHING)
        else:
            self.next_turn(s, f)

    def next_turn(self, s: City, f: i64) -> None:
        """SC-12: after the last turn the game is over."""
        if s.turn == s.turns:
            s.tell("end", NOTHING)
            s.finish()
            return
        s.turn += 1
        s.stack[f + STEP] = START


TURN: Final = Turn()
CORE: Final[list[Effect]] = [
    TURN,
    DRAFTING,
    WINDOW,
    AUCTION,
    CHOOSING_STRATEGIES,
    TERRITORY_PHASE,
    BUYING_PHASE,
    REPLACING,
    BATTLE,
    DEAL,
    RESOLVING,
    HERO_TRIUMPH,
    PAYING_DEBTS,
    HAND_LIMIT,
    DISCARDING,
    SETTLE,
    NOTHING_AT_ALL,
]  # numbered first in the book of every pack


def setup(pack: Pack, seats: int, options: Options, rng: Rng) -> City:
    """SC-1: a new game before its first decision."""
    s = bare_table(pack, seats, rng)
    s.rules = rule_bits(RULE_OPTIONS, options)
    s.turns = USUAL_TURNS[seats] if options["turns"] == USUAL else int(options["turns"])
    deal_houses(s, [options[f"house_{i + 1}"] for i in range(seats)])
    for seat in range(seats):
        take_house(s, seat)
    for deck in range(DECKS):
        for card in range(deck * DECK_SIZE, deck * DECK_SIZE + DECK_SIZE):
            for _ in range(pack.copies[card]):
                s.cards.add(UPPER + deck, card)
    s.first = rng.below(seats)
    s.tell("first", s.first)
    for i in range(seats):
        for deck in range(DECKS):
            moves.draw_card(s, s.seat_after(s.first, i), DECKS - 1 - deck)
    s.push(TURN, s.first, NOTHING, NOTHING)
    return s


def loaded(pack: Pack, words: list[int]) -> City:
    """The inverse of words()."""
    s = bare_table(pack, words[0], blank())
    s.load(words)
    return s


def agree(seats: int, options: Options) -> None:
    """SC-1: every house has one leader."""
    named = [options[f"house_{i + 1}"] for i in range(seats) if options[f"house_{i + 1}"] != LOT]
    if len(set(named)) < len(named):
        raise BadOption("two players cannot lead the same house")


def deal_houses(s: City, houses: list[str]) -> None:
    """SC-1: those agreed on, the others by lot."""
    free: i64 = BIT[HOUSES] - 1
    for house in houses:
        if house != LOT:
            free ^= BIT[HOUSE_NAMES.index(house)]
    for seat in range(s.seats):
        if houses[seat] != LOT:
            s.tables[HOUSE_OF + seat] = HOUSE_NAMES.index(houses[seat])
        else:
            drawn = any_bit(free, s.rng)
            s.tables[HOUSE_OF + seat] = drawn
            free ^= BIT[drawn]


def take_house(s: City, seat: Seat) -> None:
    """Leader and home go on the table, the other house cards beside them."""
    s.tables[LANDS + seat] |= BIT[s.pack.home[s.tables[HOUSE_OF + seat]]]
    for i in range(HOUSE_DECK):
        card = s.house_card(seat, i)
        if s.pack.category[card] == LEADER:
            moves.put_on_table(s, seat, card)
        else:
            s.house_decks |= BIT[card - HOUSE_CARDS]
            s.house_known |= BIT[card - HOUSE_CARDS]


def begin_turn(s: City) -> None:
    moves.clear_the_field(s)
    s.used = 0
    s.shielded = 0
    s.bidden = 0
    s.unique_used = 0
    s.robbed = 0
    s.leading = NOTHING
    for seat in range(SEATS):
        s.tables[DECLARED + seat] = NOTHING
        s.tables[VICTIM_OF + seat] = NOTHING
        s.tables[MARGIN + seat] = 0
        s.tables[BIDS + seat] = 0
        s.touched |= BIT[OF_SEAT + seat]
    s.tell("round", s.first, n=s.turn)
