"""Everything on the table, copy(), and the options of the rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from undercourt.games.whispers.actions import BANNERS, EMPIRES, POSITIONS, RANKS, SEATS, SLOTS
from undercourt.games.whispers.board import (
    ALL_REGIONS,
    CITY_IN_E4,
    HOME,
    HOME_REGIONS,
    LINK_P4_P8,
    REGIONS,
    Map,
    supply_limit,
)
from undercourt.games.whispers.state_hand import ALL_CARDS
from undercourt.kernel.effect import NODE, SOURCE, Book, State
from undercourt.kernel.game import Option, Options, RuleOptions, rule_bits
from undercourt.kernel.ids import BIT, EMPTY, NOTHING, Seat, bits_in
from undercourt.kernel.rng import Rng

# Numbers in the book, which `play` writes.
ADDS_BANNERS: Final = 2  # for a position, or for an ability, which its SOURCE then names
PAYS: Final = 4  # for the ability in its SOURCE
FIRST_ABILITY: Final = 5

ROUNDS: Final = 4
HIDDEN: Final = 5  # in views, the empire of a token that the viewer may not know

# How far an attack reaches.
NEIGHBOURS: Final = 0
EMPTY_REGIONS: Final = 1
EVERYWHERE: Final = 2

# Numbers in `tables`, the small tables by seat. One vec holds them all, because a copy takes its time by vec.
IN_REGIONS: Final = 0  # regions with the seat's agents; bits
REVEALED: Final = IN_REGIONS + SEATS  # slots whose tokens lie face up; bits
BEGAN_DEVOUT: Final = REVEALED + SEATS  # the slot where the token lies that began on x4
SWAPS: Final = BEGAN_DEVOUT + SEATS
BONUS: Final = SWAPS + SEATS  # points from counter-intelligence
TABLES: Final = BONUS + SEATS

WATCHER: Final = SEATS  # in place of a seat: the viewer who sees what all see

# Rule options that are not the usual; bits of `rules`.
AGENTS_IN_REGIONS: Final = 1
KEEP_YOUR_SECRETS: Final = 2
TO_EACH_THEIR_OWN: Final = 4
COUNTER_INTELLIGENCE: Final = 8
ALLOW_PASS: Final = 16
SUPPLY_ACTIVE: Final = 32
LION_OTHER_AGENT: Final = 64
RECRUIT_ONE: Final = 128
SUBJUGATE_ONE: Final = 256
MERCENARIES_EXACTLY: Final = 512
REINFORCE_ANY: Final = 1024
TOKEN_PASSES_LAST: Final = 2048

# Every option has two values; the second one sets these bits of the rules, or of the number of the map.
RULE_OPTIONS: Final[RuleOptions] = [
    (Option("agents_in_regions", ["off", "on"]), AGENTS_IN_REGIONS),
    (Option("keep_your_secrets", ["off", "on"]), KEEP_YOUR_SECRETS),
    (Option("to_each_their_own", ["off", "on"]), TO_EACH_THEIR_OWN),
    (Option("counter_intelligence", ["off", "on"]), COUNTER_INTELLIGENCE),
    (Option("allow_pass", ["off", "on"]), ALLOW_PASS),
    (Option("supply_scope", ["all", "active"]), SUPPLY_ACTIVE),
    (Option("lion_1", ["any_position", "other_agent"]), LION_OTHER_AGENT),
    (Option("recruit", ["split", "one_region"]), RECRUIT_ONE),
    (Option("subjugate", ["split", "one_region"]), SUBJUGATE_ONE),
    (Option("mercenaries", ["up_to", "exactly"]), MERCENARIES_EXACTLY),
    (Option("reinforce", ["one_region", "any_regions"]), REINFORCE_ANY),
    (Option("first_player", ["round_track", "end_of_round"]), TOKEN_PASSES_LAST),
]
MAP_OPTIONS: Final[RuleOptions] = [
    (Option("eagle_city", ["e1", "e4"]), CITY_IN_E4),
    (Option("elephant_link", ["p5_p7", "p4_p8"]), LINK_P4_P8),
]


@mypyc_attr(acyclic=True, free_list_len=1)  # no tracking by the garbage collector; the next copy reuses the memory
class Whispers(State):
    """Sets of regions are bits of one int."""

    def __init__(self, book: Book, seats: i64, rng: Rng, map: Map) -> None:
        super().__init__(book, seats, rng)
        self.map: Map = map
        self.map_number: i64 = map.number  # what a save keeps of it
        self.viewer: i64 = NOTHING  # in views only: whose it is, a seat or WATCHER
        self.round: i64 = 1
        self.first: Seat = 0  # who has the first player token
        self.asked: i64 = 0  # how many have had their say in this phase
        self.marker: i64 = 0  # the position whose turn it is
        self.acting: i64 = NOTHING  # the position whose action is done: another one if a card or an agent moved it
        self.agent_at: i64 = NOTHING  # where the active agent stands
        self.replaced: bool = False  # the action of this position was replaced by another's
        self.action: i64 = 0  # the last kind of action done for this position
        self.reach: i64 = NEIGHBOURS
        self.source: i64 = NOTHING  # the attack under way, or the last one for this position
        self.target: i64 = NOTHING
        self.force: i64 = 0  # banners on their way
        self.fought: i64 = 0  # banners left of those that were in the battle
        self.destroyed: i64 = 0  # enemy banners
        self.regrouping: i64 = NOTHING  # the empire whose banners find new places, and how many are still loose
        self.loose: i64 = 0
        self.occupied: i64 = 0  # regions with banners; bits
        self.banners: vec[i64] = EMPTY  # by region
        self.control: vec[i64] = EMPTY  # by empire: regions as bits
        self.reserve: vec[i64] = EMPTY  # by empire
        self.agents: vec[i64] = EMPTY  # by position: a seat, or NOTHING
        self.tables: vec[i64] = EMPTY  # what lies open before each: REVEALED + seat
        self.tokens: vec[i64] = EMPTY  # by seat * SLOTS + slot: an empire
        self.hands: vec[i64] = EMPTY  # by seat: packed as `state_hand` says
        self.trail: vec[i64] = EMPTY  # every draw and every card that went back, as `view_memory` says

    def copy(self) -> Whispers:
        s = Whispers(self.book, self.seats, self.rng.copy(), self.map)
        self.copy_head(s)
        self.copy_open(s)
        s.viewer = self.viewer
        s.tokens = self.tokens[:]
        s.hands = self.hands[:]
        s.trail = self.trail[:]
        return s

    def copy_open(self, s: Whispers) -> None:
        """All but the tokens and the faces of cards (WW-13)."""
        s.round = self.round
        s.first = self.first
        s.asked = self.asked
        s.marker = self.marker
        s.acting = self.acting
        s.agent_at = self.agent_at
        s.replaced = self.replaced
        s.action = self.action
        s.reach = self.reach
        s.source = self.source
        s.target = self.target
        s.force = self.force
        s.fought = self.fought
        s.destroyed = self.destroyed
        s.regrouping = self.regrouping
        s.loose = self.loose
        s.occupied = self.occupied
        s.banners = self.banners[:]
        s.control = self.control[:]
        s.reserve = self.reserve[:]
        s.agents = self.agents[:]
        s.tables = self.tables[:]

    def speaking(self) -> i64:
        """The ability that is being paid for or does its work."""
        if self.depth == 0:
            return NOTHING
        f = self.top()
        node = self.stack[f + NODE]
        if node >= FIRST_ABILITY:
            return node - FIRST_ABILITY
        return self.stack[f + SOURCE] if node in (ADDS_BANNERS, PAYS) else NOTHING

    def is_revealed(self, seat: Seat, slot: i64) -> bool:
        return self.tables[REVEALED + seat] & BIT[slot] != 0

    def empire(self) -> i64:
        """WW-8: the active empire, whose action is being done."""
        return self.acting // RANKS

    def is_active(self, region: i64) -> bool:
        """The active empire controls the region."""
        return self.control[self.empire()] & BIT[region] != 0

    def holder(self, region: i64) -> i64:
        """WW-4: the empire that controls the region."""
        bit = BIT[region]
        home = HOME[region]
        if self.control[home] & bit != 0:
            return home
        for empire in range(EMPIRES):
            if self.control[empire] & bit != 0:
                return empire
        raise AssertionError("every region is controlled")

    def agent_for(self, position: i64) -> i64:
        """WW-4: the position of the agent that gives control over this one: its own, else the nearest further on."""
        agents = self.agents
        end = position // RANKS * RANKS + RANKS
        while position < end:
            if agents[position] != NOTHING:
                return position
            position += 1
        return NOTHING

    def controller(self, position: i64) -> Seat:
        at = self.agent_for(position)
        return NOTHING if at == NOTHING else self.agents[at]

    def may_leave(self, empire: i64, region: i64) -> i64:
        """WW-6: how many banners may go: a conquered region keeps one, a home region may be emptied."""
        return self.banners[region] if HOME[region] == empire else self.banners[region] - 1

    def supply_limit(self, region: i64) -> i64:
        return supply_limit(self.map, region)

    def cities_of(self, empire: i64) -> i64:
        return bits_in(self.control[empire] & self.map.cities)

    def enemies(self, empire: i64) -> i64:
        """Regions that others control; bits."""
        return ALL_REGIONS & ~self.control[empire]

    def cards_in_decks(self) -> i64:
        """WW-8: what nobody holds, packed like a hand. Only a true state knows."""
        rest: i64 = ALL_CARDS
        for seat in range(SEATS):
            rest -= self.hands[seat]
        return rest


def bare_table(book: Book, seats: int, rng: Rng, map: Map) -> Whispers:
    """An empty map, every region its home empire's; all cards in their decks, all banners in reserve."""
    s = Whispers(book, seats, rng, map)
    s.banners = vec[i64]([0] * REGIONS)
    s.control = HOME_REGIONS[:]
    s.reserve = vec[i64]([BANNERS] * EMPIRES)
    s.agents = vec[i64]([NOTHING] * POSITIONS)
    s.tables = vec[i64]([0] * TABLES)
    s.tokens = vec[i64]([slot for _ in range(SEATS) for slot in range(SLOTS)])
    s.hands = vec[i64]([0] * SEATS)
    return s


def map_of(options: Options) -> int:
    """WW-1.16 to WW-1.19: the number of the map."""
    return rule_bits(MAP_OPTIONS, options)
