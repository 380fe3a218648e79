"""A pack of cards in play: its numbers where hot code finds them, and what its cards do."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city.actions import (
    CARDS,
    DECK_SIZE,
    DECKS,
    HOUSES,
    RESOURCES,
    STRATEGIES,
    TERRITORIES,
    UNIQUES,
)
from undercourt.kernel.actions import Space
from undercourt.kernel.combinators import Nothing
from undercourt.kernel.effect import Book, Effect
from undercourt.kernel.ids import BIT, NOTHING, Action

# Categories of cards.
NO_CARD: Final = 0  # an unused number
LEADER: Final = 1
HERO: Final = 2
MERCENARY: Final = 3  # artifact mercenaries and unique characters too
SPELL: Final = 4  # one-shot artifacts too
HOUSE_ARTIFACT: Final = 5  # the unique artifact too
CATEGORY_NAMES: Final = ["none", "leader", "hero", "mercenary", "spell", "house_artifact"]

# When what a card does can be used.
NEVER: Final = 0
PLAY: Final = 1
ATTACH: Final = 2
ACTIVATED: Final = 3
SINGLE_USE: Final = 4
TIMING_NAMES: Final = ["never", "play", "attach", "activated", "single_use"]

WEAPONS: Final = 1  # types of strategies and symbols of characters; bits
MAGIC: Final = 2
INTRIGUE: Final = 4
SYMBOL_NAMES: Final = ["weapons", "magic", "intrigue"]

MOST_CHARACTERS: Final = 6
MOST_IN_HAND: Final = 6

HOUSE_NAMES: Final = ["nav", "lyud", "chud", "masan", "hvan", "chel"]

NOTHING_AT_ALL: Final = Nothing()  # what a card does that has no such ability


class Pack:
    """All by number. Made once and shared by all games that are played with it."""

    space: Space  # made when everything has its name

    def __init__(self, core: list[Effect]) -> None:
        self.title: str = ""
        self.slugs: list[str] = []
        self.territories: list[str] = []
        self.strategies: list[str] = []
        self.book: Book = Book(core)
        self.category: vec[i64] = vec[i64]([NO_CARD] * CARDS)
        self.copies: vec[i64] = vec[i64]([0] * CARDS)
        self.strength: vec[i64] = vec[i64]([0] * CARDS)
        self.symbols: vec[i64] = vec[i64]([0] * CARDS)
        self.cost: vec[i64] = vec[i64]([0] * (CARDS * RESOURCES))
        self.timing: vec[i64] = vec[i64]([NEVER] * CARDS)
        self.ability_cost: vec[i64] = vec[i64]([0] * (CARDS * RESOURCES))
        self.effect: vec[Effect] = vec[Effect]([NOTHING_AT_ALL] * CARDS)
        self.upkeep: vec[Effect] = vec[Effect]([NOTHING_AT_ALL] * CARDS)
        self.on_success: vec[Effect] = vec[Effect]([NOTHING_AT_ALL] * CARDS)
        self.character_limit: vec[i64] = vec[i64]([0] * CARDS)  # 0: none of its own
        self.hand_limit: vec[i64] = vec[i64]([0] * CARDS)
        self.initiative_free: vec[i64] = vec[i64]([0] * CARDS)
        self.natural_margin: vec[i64] = vec[i64]([0] * CARDS)  # of leaders: from which margin on
        self.natural_influence: vec[i64] = vec[i64]([0] * CARDS)
        self.home: vec[i64] = vec[i64]([NOTHING] * HOUSES)  # territory
        self.natural: vec[i64] = vec[i64]([NOTHING] * HOUSES)  # strategy
        self.unique_on: vec[i64] = vec[i64]([NOTHING] * TERRITORIES)  # the unique card that lies there at first
        self.house_of_home: vec[i64] = vec[i64]([NOTHING] * TERRITORIES)
        self.income: vec[i64] = vec[i64]([0] * (TERRITORIES * RESOURCES))
        self.property: vec[Effect] = vec[Effect]([NOTHING_AT_ALL] * TERRITORIES)
        self.type: vec[i64] = vec[i64]([0] * STRATEGIES)
        self.base: vec[i64] = vec[i64]([0] * STRATEGIES)
        self.resolve: vec[Effect] = vec[Effect]([NOTHING_AT_ALL] * STRATEGIES)
        self.homes: i64 = 0  # territories; bits
        self.plays: vec[i64] = vec[i64]([0] * (DECKS + 1))  # by deck, house cards last: cards of timing PLAY; bits
        self.attaches: vec[i64] = vec[i64]([0] * (DECKS + 1))  # of timing ATTACH; likewise
        self.unique_artifacts: i64 = 0  # bits from UNIQUES on
        self.room_in_piles: i64 = 0  # for all the cards that can come together, be it in one hand
        self.names: dict[str, dict[str, dict[str, str]]] = {}  # by kind of thing, slug and language
        self.confirmed: dict[str, list[str]] = {}  # by slug: what a source says of it

    def gather(self) -> None:
        """Sets of cards and territories, when all the rest is known."""
        for card in range(UNIQUES):
            deck = min(card // DECK_SIZE, DECKS)
            if self.timing[card] == PLAY:
                self.plays[deck] |= BIT[card - deck * DECK_SIZE]
            elif self.timing[card] == ATTACH:
                self.attaches[deck] |= BIT[card - deck * DECK_SIZE]
        for card in range(UNIQUES, CARDS):
            if self.category[card] == HOUSE_ARTIFACT:
                self.unique_artifacts |= BIT[card - UNIQUES]
        for territory in self.home:
            self.homes |= BIT[territory]

    def verb_of(self, action: Action) -> i64:
        """The first action of the same verb, where speed does not matter."""
        return self.space.verb(action).first
