"""What a seat may know as a row of bytes, for programs that learn. Seats are counted from the one that looks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.abyss.actions import ALLIES, LOCATIONS, LORDS, MONSTER, RACES, SEATS
from undercourt.games.abyss.catalog import INFLUENCE, OPPORTUNIST, ORACLE, SLAVER
from undercourt.games.abyss.effects import Assassinate, SwapLocations
from undercourt.games.abyss.play_control import ControlLocation
from undercourt.games.abyss.state import (
    ACTIVE_LORDS,
    AFFILIATED,
    COUNCIL,
    COVERED_LORDS,
    DECK,
    DISABLED_LORDS,
    DISCARDS,
    HAND,
    HAND_WORTH,
    HELD_LOCATIONS,
    KEY_TOKENS,
    PAID,
    PEARLS,
    POOL,
    RACE_BITS,
    RULE_OPTIONS,
    THREAT_SIZE,
    TOKEN_KINDS,
    TOKEN_VALUES,
    TRACK,
    TRACK_SIZE,
    WORTH,
    Abyss,
)
from undercourt.kernel.effect import NODE, PICKED, SEAT, SOURCE, STEP, Book, Effect
from undercourt.kernel.ids import NOTHING, Seat, bits_in, lowest_bit
from undercourt.kernel.observing import Block, Eyes, Layout, Sight

QUESTIONS: Final = [
    "Turn",
    "Exploration",
    "Purchase",
    "Hiring",
    "ControlLocation",
    "TakeStack",
    "Discard",
    "Exchange",
    "Assassinate",
    "Hunt",
    "SwapLocations",
    "Corrupt",
    "Betray",
    "Embassy",
]
STEPS: Final = 5
CARDS: Final = MONSTER + 1  # kinds of exploration cards

LAYOUT: Final = Layout(
    [
        Block("players", SEATS - 1, 1, "how many play: 2, 3, 4"),
        Block("turn", SEATS, 1, "whose turn it is"),
        Block("first", SEATS, 1, "who began the game"),
        Block("asked", SEATS, 1, "who is asked"),
        Block("question", len(QUESTIONS), 1, f"the effect that asks: {', '.join(f'`{name}`' for name in QUESTIONS)}"),
        Block("step", STEPS, 1, "how far the question is: its first step is not marked, then 1, 2, … 5 or more"),
        Block("speaking", LORDS, 1, "the Lord whose ability asks, or who is being hired"),
        Block("there", LOCATIONS, 1, "the Location that was picked before"),
        Block("that_one", SEATS, 1, "the seat that the question is about"),
        Block("round", 1, 20, "the number of the round"),
        Block("ended_by", SEATS, 1, "who brought the end about"),
        Block("extra_turn", 1, 1, "the seat on turn has another turn"),
        Block("quiet", 1, 80, "turns since a Lord was hired"),
        Block("rules", len(RULE_OPTIONS), 1, f"options: {', '.join(f'`{option.name}`' for option, _ in RULE_OPTIONS)}"),
        Block("threat", THREAT_SIZE - 1, 1, "the threat track: its first space is not marked"),
        Block("price", 1, 3, "what the next Ally costs an opponent, less 1"),
        Block("buyers", SEATS, 1, "who has bought in this turn, by seat"),
        Block("used", 3, 1, "powers used in this turn: Slaver, Oracle, Opportunist"),
        Block("refilled", 1, 1, "the two pearls were given in this turn"),
        Block("court", LORDS, 1, "Lords in the Court"),
        Block("removed", LORDS, 1, "Lords out of the game"),
        Block("lord_deck", 1, 29, "Lords in the deck"),
        Block("paid", ALLIES, 1, "Allies spent for the Lord that is being hired"),
        Block("track", CARDS, 1, "cards on the exploration track: Allies by race and value, Monsters last"),
        Block("last", CARDS, 1, "the last of them"),
        Block("track_size", TRACK_SIZE, 1, "how many they are: 1 to 5"),
        Block("council", ALLIES, 2, "Allies in the stacks of the Council, by race and value"),
        Block("discards", CARDS, 2, "exploration cards in the discard pile; what lies nowhere else is in the deck"),
        Block("deck", 1, 71, "exploration cards in the deck"),
        Block("open_locations", LOCATIONS, 1, "Locations face up"),
        Block("drawn_locations", LOCATIONS, 1, "Locations drawn, of which one is taken"),
        Block("pool", 1, 20, "monster tokens left"),
        Block("pearls", SEATS, 10, "pearls, by seat"),
        Block("keys", SEATS, 3, "keys that can be used, tokens and those on Lords, by seat"),
        Block("key_tokens", SEATS, 3, "the tokens among them, by seat"),
        Block("lords", SEATS, 7, "how many Lords each has, by seat"),
        Block("influence", SEATS, 50, "the influence of the Lords together, by seat"),
        Block("active", SEATS * LORDS, 1, "Lords whose powers work, by seat"),
        Block("disabled", SEATS * LORDS, 1, "Lords turned by the Assassin, by seat"),
        Block("covered", SEATS * LORDS, 1, "Lords under Locations, by seat"),
        Block("locations", SEATS * LOCATIONS, 1, "Locations, by seat"),
        Block("affiliated", SEATS * ALLIES, 1, "affiliated Allies, by seat, race and value"),
        Block("hand", SEATS * ALLIES, 1, "Allies in hand, by seat, race and value: all of them have been seen"),
        Block("worth", SEATS * RACES, 10, "what the hand is worth, by seat and race"),
        Block("hand_size", SEATS, 6, "Allies in hand, by seat"),
        Block("tokens", SEATS, 4, "monster tokens, by seat"),
        Block("own_tokens", TOKEN_VALUES, 2, "one's own by their values: 2, 3, 4"),
    ]
)
AT_PLAYERS: Final = LAYOUT.at("players")
AT_TURN: Final = LAYOUT.at("turn")
AT_FIRST: Final = LAYOUT.at("first")
AT_ASKED: Final = LAYOUT.at("asked")
AT_QUESTION: Final = LAYOUT.at("question")
AT_STEP: Final = LAYOUT.at("step")
AT_SPEAKING: Final = LAYOUT.at("speaking")
AT_THERE: Final = LAYOUT.at("there")
AT_THAT_ONE: Final = LAYOUT.at("that_one")
AT_ROUND: Final = LAYOUT.at("round")
AT_ENDED_BY: Final = LAYOUT.at("ended_by")
AT_EXTRA_TURN: Final = LAYOUT.at("extra_turn")
AT_QUIET: Final = LAYOUT.at("quiet")
AT_RULES: Final = LAYOUT.at("rules")
AT_THREAT: Final = LAYOUT.at("threat")
AT_PRICE: Final = LAYOUT.at("price")
AT_BUYERS: Final = LAYOUT.at("buyers")
AT_USED: Final = LAYOUT.at("used")
AT_REFILLED: Final = LAYOUT.at("refilled")
AT_COURT: Final = LAYOUT.at("court")
AT_REMOVED: Final = LAYOUT.at("removed")
AT_LORD_DECK: Final = LAYOUT.at("lord_deck")
AT_PAID: Final = LAYOUT.at("paid")
AT_TRACK: Final = LAYOUT.at("track")
AT_LAST: Final = LAYOUT.at("last")
AT_TRACK_SIZE: Final = LAYOUT.at("track_size")
AT_COUNCIL: Final = LAYOUT.at("council")
AT_DISCARDS: Final = LAYOUT.at("discards")
AT_DECK: Final = LAYOUT.at("deck")
AT_OPEN_LOCATIONS: Final = LAYOUT.at("open_locations")
AT_DRAWN_LOCATIONS: Final = LAYOUT.at("drawn_locations")
AT_POOL: Final = LAYOUT.at("pool")
AT_PEARLS: Final = LAYOUT.at("pearls")
AT_KEYS: Final = LAYOUT.at("keys")
AT_KEY_TOKENS: Final = LAYOUT.at("key_tokens")
AT_LORDS: Final = LAYOUT.at("lords")
AT_INFLUENCE: Final = LAYOUT.at("influence")
AT_ACTIVE: Final = LAYOUT.at("active")
AT_DISABLED: Final = LAYOUT.at("disabled")
AT_COVERED: Final = LAYOUT.at("covered")
AT_LOCATIONS: Final = LAYOUT.at("locations")
AT_AFFILIATED: Final = LAYOUT.at("affiliated")
AT_HAND: Final = LAYOUT.at("hand")
AT_WORTH: Final = LAYOUT.at("worth")
AT_HAND_SIZE: Final = LAYOUT.at("hand_size")
AT_TOKENS: Final = LAYOUT.at("tokens")
AT_OWN_TOKENS: Final = LAYOUT.at("own_tokens")

# What a question's PICKED means to it.
NO_MATTER: Final = 0
A_LOCATION: Final = 1  # once the first step is done
A_SEAT: Final = 2


class AbyssEyes(Eyes):
    """AB-10: hands have been seen by all; of monster tokens others know only how many."""

    def __init__(self) -> None:
        super().__init__(LAYOUT, QUESTIONS)
        self.there: vec[i64] = vec[i64]()  # by effect: what its PICKED means

    def learn(self, book: Book) -> None:
        super().learn(book)
        self.there = vec[i64]([meaning(effect) for effect in book.nodes])

    def observe(self, s: Abyss, seat: Seat, sight: Sight) -> None:
        sight.mark(AT_PLAYERS + s.seats - 2, 1)
        if s.turn != NOTHING:
            sight.mark(AT_TURN + self.away[s.turn], 1)
        sight.mark(AT_FIRST + self.away[s.first], 1)
        if s.ended_by != NOTHING:
            sight.mark(AT_ENDED_BY + self.away[s.ended_by], 1)
        sight.mark(AT_ROUND, s.round)
        sight.mark(AT_EXTRA_TURN, 1 if s.extra_turn else 0)
        sight.mark(AT_QUIET, s.quiet)
        sight.put_bits(AT_RULES, s.rules, 1)
        if s.depth > 0:
            self.mark_question(s, seat, sight)
        self.mark_table(s, sight)
        for other in range(s.seats):
            self.mark_seat(s, other, self.away[other], sight)
        for kind in range(TOKEN_VALUES):
            sight.mark(AT_OWN_TOKENS + kind, s.tokens[seat * TOKEN_KINDS + kind])

    def mark_question(self, s: Abyss, seat: Seat, sight: Sight) -> None:
        """No question of this game is secret."""
        stack = s.stack
        f = s.top()
        node = stack[f + NODE]
        step = stack[f + STEP]
        sight.mark(AT_ASKED + self.away[stack[f + SEAT]], 1)
        if self.asks[node] != NOTHING:
            sight.mark(AT_QUESTION + self.asks[node], 1)
        if step > 0:
            sight.mark(AT_STEP + (step if step < STEPS else STEPS) - 1, 1)
        if stack[f + SOURCE] != NOTHING:
            sight.mark(AT_SPEAKING + stack[f + SOURCE], 1)
        picked = stack[f + PICKED]
        if self.there[node] == A_LOCATION and step > 0 and picked != NOTHING:
            sight.mark(AT_THERE + picked, 1)
        elif self.there[node] == A_SEAT and picked != NOTHING:
            sight.mark(AT_THAT_ONE + self.away[picked], 1)
        buyers = s.buyers
        while buyers != 0:
            sight.mark(AT_BUYERS + self.away[lowest_bit(buyers)], 1)
            buyers &= buyers - 1

    def mark_table(self, s: Abyss, sight: Sight) -> None:
        cards = s.cards
        sizes = cards.size
        if s.threat > 1:
            sight.mark(AT_THREAT + s.threat - 2, 1)
        sight.mark(AT_PRICE, s.price - 1)
        sight.mark(AT_USED, s.used >> SLAVER & 1)
        sight.mark(AT_USED + 1, s.used >> ORACLE & 1)
        sight.mark(AT_USED + 2, s.used >> OPPORTUNIST & 1)
        sight.mark(AT_REFILLED, 1 if s.refilled else 0)
        sight.put_bits(AT_COURT, s.court, 1)
        sight.put_bits(AT_REMOVED, s.removed, 1)
        sight.mark(AT_LORD_DECK, bits_in(s.lord_deck))
        sight.put_bits(AT_OPEN_LOCATIONS, s.open_locations, 1)
        sight.put_bits(AT_DRAWN_LOCATIONS, s.drawn_locations, 1)
        sight.mark(AT_POOL, s.tokens_of(POOL))
        sight.mark(AT_DECK, sizes[DECK])
        sight.mark_cards(AT_DISCARDS, cards, DISCARDS, sizes[DISCARDS], WORTH)
        sight.mark_cards(AT_PAID, cards, PAID, sizes[PAID], WORTH)
        for race in range(RACES):
            sight.mark_cards(AT_COUNCIL, cards, COUNCIL + race, sizes[COUNCIL + race], WORTH)
        if sizes[TRACK] > 0:
            sight.mark_cards(AT_TRACK, cards, TRACK, sizes[TRACK], WORTH)
            sight.mark(AT_LAST + cards.at(TRACK, sizes[TRACK] - 1), 1)
            sight.mark(AT_TRACK_SIZE + sizes[TRACK] - 1, 1)

    def mark_seat(self, s: Abyss, other: Seat, i: i64, sight: Sight) -> None:
        """What lies before the i-th seat from the one that looks."""
        tables = s.tables
        cards = s.cards
        sizes = cards.size
        sight.mark(AT_PEARLS + i, tables[PEARLS + other])
        sight.mark(AT_KEYS + i, s.key_total(other))
        sight.mark(AT_KEY_TOKENS + i, tables[KEY_TOKENS + other])
        sight.put_bits(AT_ACTIVE + i * LORDS, tables[ACTIVE_LORDS + other], 1)
        sight.put_bits(AT_DISABLED + i * LORDS, tables[DISABLED_LORDS + other], 1)
        sight.put_bits(AT_COVERED + i * LORDS, tables[COVERED_LORDS + other], 1)
        sight.put_bits(AT_LOCATIONS + i * LOCATIONS, tables[HELD_LOCATIONS + other], 1)
        lords = s.owned(other)
        n: i64 = 0
        influence: i64 = 0
        while lords != 0:
            n += 1
            influence += INFLUENCE[lowest_bit(lords)]
            lords &= lords - 1
        sight.mark(AT_LORDS + i, n)
        sight.mark(AT_INFLUENCE + i, influence)
        sight.mark_cards(AT_AFFILIATED + i * ALLIES, cards, AFFILIATED + other, sizes[AFFILIATED + other], WORTH)
        sight.mark_cards(AT_HAND + i * ALLIES, cards, HAND + other, sizes[HAND + other], WORTH)
        for race in range(RACES):
            sight.mark(AT_WORTH + i * RACES + race, tables[HAND_WORTH + other] >> RACE_BITS * race & 63)
        sight.mark(AT_HAND_SIZE + i, sizes[HAND + other])
        sight.mark(AT_TOKENS + i, s.tokens_of(other))


def meaning(effect: Effect) -> int:
    """What PICKED means to an effect that asks, if its question depends on it."""
    if isinstance(effect, (ControlLocation, SwapLocations)):
        return A_LOCATION
    return A_SEAT if isinstance(effect, Assassinate) else NO_MATTER
