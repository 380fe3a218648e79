"""What a seat may know as a row of bytes, for programs that learn. Seats are counted from the one that looks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.whispers.actions import (
    ABILITIES,
    ABILITY_NAMES,
    EMPIRES,
    KINDS,
    POSITIONS,
    SEATS,
    SLOTS,
)
from undercourt.games.whispers.board import HOME_REGIONS, REGIONS
from undercourt.games.whispers.effects_actions import Reinforce
from undercourt.games.whispers.effects_adding import Populate, Recruit
from undercourt.games.whispers.effects_banners import AlchemistsFire, Disperse, March, Mercenaries, Regroup
from undercourt.games.whispers.play import PHASE_NAMES
from undercourt.games.whispers.state import (
    ADDS_BANNERS,
    BEGAN_DEVOUT,
    BONUS,
    FIRST_ABILITY,
    IN_REGIONS,
    MAP_OPTIONS,
    PAYS,
    REVEALED,
    ROUNDS,
    RULE_OPTIONS,
    SWAPS,
    Whispers,
)
from undercourt.games.whispers.state_hand import COUNTS
from undercourt.kernel.effect import NODE, PICKED, SEAT, SOURCE, STEP, Book, Effect
from undercourt.kernel.ids import BIT, NOTHING, Seat, lowest_bit
from undercourt.kernel.observing import Block, Eyes, Layout, Sight

QUESTIONS: Final = ["Round", "Position", "Adding", "Attack", "Payment"]  # and the abilities, by their names
ASKED: Final = FIRST_ABILITY + ABILITIES  # a question has the number of its effect in the book
STEPS: Final = 7
KINDS_OF_ACTION: Final = 4

LAYOUT: Final = Layout(
    [
        Block("players", SEATS - 1, 1, "how many play: 2, 3, 4"),
        Block("first", SEATS, 1, "who has the first player token"),
        Block("asked", SEATS, 1, "who is asked"),
        Block("question", ASKED, 1, f"what asks: {', '.join(f'`{name}`' for name in QUESTIONS + ABILITY_NAMES)}"),
        Block("step", STEPS, 1, "how far the question is: its first step is not marked, then 1, 2, … 7 or more"),
        Block("ability", ABILITIES, 1, "the ability that is being paid for or carried out"),
        Block("there", REGIONS, 1, "the region or regions that the ability has picked, or asks about"),
        Block("thence", REGIONS, 1, "the region from which the ability works"),
        Block("round", ROUNDS, 1, "the round"),
        Block("phase", len(PHASE_NAMES), 1, f"of the round: {', '.join(PHASE_NAMES)}"),
        Block("done", 1, 8, "how many have had their say in this phase"),
        Block("acting", POSITIONS, 1, "the position whose action is done"),
        Block("marker", POSITIONS, 1, "the position whose turn it is on the track"),
        Block("agent", POSITIONS, 1, "where the active agent stands"),
        Block("replaced", 1, 1, "the action of this position was replaced by another's"),
        Block("action", KINDS_OF_ACTION, 1, "the last action for this position: add, draw, attack, move agent"),
        Block("reach", 2, 1, "of an attack: empty regions, everywhere"),
        Block("from", REGIONS, 1, "where the attack under way, or the last one for this position, began"),
        Block("into", REGIONS, 1, "and where it went"),
        Block("force", 1, 6, "banners on their way"),
        Block("fought", 1, 6, "banners left of those that were in the battle"),
        Block("destroyed", 1, 6, "enemy banners destroyed in it"),
        Block("regrouping", EMPIRES, 1, "the empire whose banners find new places"),
        Block("loose", 1, 10, "how many of them have none yet"),
        Block("banners", EMPIRES * REGIONS, 4, "banners by empire and region"),
        Block("conquered", EMPIRES * REGIONS, 1, "regions controlled away from home, by empire and region"),
        Block("cities", EMPIRES, 5, "cities that each empire controls"),
        Block("reserve", EMPIRES, 20, "banners in reserve, by empire"),
        Block("agents", SEATS * POSITIONS, 1, "agents in the councils, by seat and position"),
        Block("in_regions", SEATS * REGIONS, 1, "agents in regions, by seat and region"),
        Block("loyalty", SEATS * SLOTS * EMPIRES, 1, "tokens by seat, slot and empire: one's own, and those turned up"),
        Block("revealed", SLOTS, 1, "which of one's own tokens lie face up"),
        Block("began_devout", SEATS * SLOTS, 1, "the slot where the token lies that began on x4, by seat"),
        Block("swaps", SEATS, 4, "how often each has swapped"),
        Block("bonus", SEATS, 5, "points from counter-intelligence, by seat"),
        Block("malus", SEATS, 1, "the same where they are below 0"),
        Block("hand", KINDS, 2, "own cards, by kind"),
        Block("hands", SEATS * EMPIRES, 3, "number of cards by seat and empire, as their backs show"),
        Block("rules", len(RULE_OPTIONS), 1, f"options: {', '.join(f'`{option.name}`' for option, _ in RULE_OPTIONS)}"),
        Block("map", len(MAP_OPTIONS), 1, f"options: {', '.join(f'`{option.name}`' for option, _ in MAP_OPTIONS)}"),
    ]
)
AT_PLAYERS: Final = LAYOUT.at("players")
AT_FIRST: Final = LAYOUT.at("first")
AT_ASKED: Final = LAYOUT.at("asked")
AT_QUESTION: Final = LAYOUT.at("question")
AT_STEP: Final = LAYOUT.at("step")
AT_ABILITY: Final = LAYOUT.at("ability")
AT_THERE: Final = LAYOUT.at("there")
AT_THENCE: Final = LAYOUT.at("thence")
AT_ROUND: Final = LAYOUT.at("round")
AT_PHASE: Final = LAYOUT.at("phase")
AT_DONE: Final = LAYOUT.at("done")
AT_ACTING: Final = LAYOUT.at("acting")
AT_MARKER: Final = LAYOUT.at("marker")
AT_AGENT: Final = LAYOUT.at("agent")
AT_REPLACED: Final = LAYOUT.at("replaced")
AT_ACTION: Final = LAYOUT.at("action")
AT_REACH: Final = LAYOUT.at("reach")
AT_FROM: Final = LAYOUT.at("from")
AT_INTO: Final = LAYOUT.at("into")
AT_FORCE: Final = LAYOUT.at("force")
AT_FOUGHT: Final = LAYOUT.at("fought")
AT_DESTROYED: Final = LAYOUT.at("destroyed")
AT_REGROUPING: Final = LAYOUT.at("regrouping")
AT_LOOSE: Final = LAYOUT.at("loose")
AT_BANNERS: Final = LAYOUT.at("banners")
AT_CONQUERED: Final = LAYOUT.at("conquered")
AT_CITIES: Final = LAYOUT.at("cities")
AT_RESERVE: Final = LAYOUT.at("reserve")
AT_AGENTS: Final = LAYOUT.at("agents")
AT_IN_REGIONS: Final = LAYOUT.at("in_regions")
AT_LOYALTY: Final = LAYOUT.at("loyalty")
AT_REVEALED: Final = LAYOUT.at("revealed")
AT_BEGAN_DEVOUT: Final = LAYOUT.at("began_devout")
AT_SWAPS: Final = LAYOUT.at("swaps")
AT_BONUS: Final = LAYOUT.at("bonus")
AT_MALUS: Final = LAYOUT.at("malus")
AT_HAND: Final = LAYOUT.at("hand")
AT_HANDS: Final = LAYOUT.at("hands")
AT_RULES: Final = LAYOUT.at("rules")
AT_MAP: Final = LAYOUT.at("map")

# What the words of a frame mean to an ability; bits.
PICKED_A_REGION: Final = 1
PICKED_REGIONS: Final = 2  # bits
STEP_IS_A_REGION: Final = 4  # the next one, + 1
SOURCE_IS_A_REGION: Final = 8


class WhispersEyes(Eyes):
    """WW-13. What everybody remembers of the cards that went by, the trail, is not part of it."""

    def __init__(self) -> None:
        super().__init__(LAYOUT, [])
        self.means: vec[i64] = vec[i64]()  # by effect

    def learn(self, book: Book) -> None:
        super().learn(book)
        self.means = vec[i64]([meaning(effect) for effect in book.nodes])

    def observe(self, s: Whispers, seat: Seat, sight: Sight) -> None:
        sight.mark(AT_PLAYERS + s.seats - 2, 1)
        sight.mark(AT_FIRST + self.away[s.first], 1)
        sight.mark(AT_ROUND + s.round - 1, 1)
        sight.mark_bits(AT_RULES, s.rules)
        sight.mark_bits(AT_MAP, s.map_number)
        if s.depth > 0:
            self.mark_question(s, seat, sight)
        if s.acting != NOTHING:
            self.mark_action(s, sight)
        self.mark_map(s, sight)
        self.mark_seats(s, seat, sight)

    def mark_question(self, s: Whispers, seat: Seat, sight: Sight) -> None:
        """No question of this game is secret."""
        stack = s.stack
        sight.mark(AT_PHASE + stack[STEP], 1)
        sight.mark(AT_DONE, s.asked)
        f = s.top()
        node = stack[f + NODE]
        step = stack[f + STEP]
        source = stack[f + SOURCE]
        picked = stack[f + PICKED]
        means = self.means[node]
        sight.mark(AT_ASKED + self.away[stack[f + SEAT]], 1)
        sight.mark(AT_QUESTION + node, 1)
        if node >= FIRST_ABILITY:
            sight.mark(AT_ABILITY + node - FIRST_ABILITY, 1)
        elif source != NOTHING and (node == ADDS_BANNERS or node == PAYS):
            sight.mark(AT_ABILITY + source, 1)
        if step > 0 and f > 0:
            if means & STEP_IS_A_REGION != 0:
                sight.mark(AT_THERE + step - 1, 1)
            else:
                sight.mark(AT_STEP + (step if step < STEPS else STEPS) - 1, 1)
        if picked != NOTHING:
            if means & PICKED_A_REGION != 0:
                sight.mark(AT_THERE + picked, 1)
            elif means & PICKED_REGIONS != 0:
                sight.mark_bits(AT_THERE, picked)
        if means & SOURCE_IS_A_REGION != 0 and step > 0:
            sight.mark(AT_THENCE + source, 1)

    def mark_action(self, s: Whispers, sight: Sight) -> None:
        """The position that acts, and its attack."""
        sight.mark(AT_ACTING + s.acting, 1)
        sight.mark(AT_MARKER + s.marker - 1, 1)
        if s.agent_at != NOTHING:
            sight.mark(AT_AGENT + s.agent_at, 1)
        sight.mark(AT_REPLACED, 1 if s.replaced else 0)
        sight.mark_bits(AT_ACTION, s.action)
        if s.reach > 0:
            sight.mark(AT_REACH + s.reach - 1, 1)
        if s.source != NOTHING:
            sight.mark(AT_FROM + s.source, 1)
        if s.target != NOTHING:
            sight.mark(AT_INTO + s.target, 1)
        sight.mark(AT_FORCE, s.force)
        sight.mark(AT_FOUGHT, s.fought)
        sight.mark(AT_DESTROYED, s.destroyed)
        if s.regrouping != NOTHING:
            sight.mark(AT_REGROUPING + s.regrouping, 1)
            sight.mark(AT_LOOSE, s.loose)

    def mark_map(self, s: Whispers, sight: Sight) -> None:
        banners = s.banners
        for empire in range(EMPIRES):
            control = s.control[empire]
            sight.mark_bits(AT_CONQUERED + empire * REGIONS, control & ~HOME_REGIONS[empire])
            sight.mark(AT_CITIES + empire, s.cities_of(empire))
            sight.mark(AT_RESERVE + empire, s.reserve[empire])
            regions = control & s.occupied
            while regions != 0:
                region = lowest_bit(regions)
                sight.mark(AT_BANNERS + empire * REGIONS + region, banners[region])
                regions &= regions - 1

    def mark_seats(self, s: Whispers, seat: Seat, sight: Sight) -> None:
        tables = s.tables
        for position in range(POSITIONS):
            if s.agents[position] != NOTHING:
                sight.mark(AT_AGENTS + self.away[s.agents[position]] * POSITIONS + position, 1)
        for other in range(s.seats):
            i = self.away[other]
            sight.mark_bits(AT_IN_REGIONS + i * REGIONS, tables[IN_REGIONS + other])
            sight.mark(AT_BEGAN_DEVOUT + i * SLOTS + tables[BEGAN_DEVOUT + other], 1)
            sight.mark(AT_SWAPS + i, tables[SWAPS + other])
            sight.mark(AT_BONUS + i, tables[BONUS + other])
            sight.mark(AT_MALUS + i, -tables[BONUS + other])
            known = tables[REVEALED + other]
            if other == seat or s.depth == 0:  # WW-11: at the end all are turned up
                known = BIT[SLOTS] - 1
            while known != 0:
                slot = lowest_bit(known)
                sight.mark(AT_LOYALTY + (i * SLOTS + slot) * EMPIRES + s.tokens[other * SLOTS + slot], 1)
                known &= known - 1
            counts = s.hands[other] >> COUNTS
            empire: i64 = 0
            while counts != 0:
                sight.mark(AT_HANDS + i * EMPIRES + empire, counts & 15)
                counts >>= 4
                empire += 1
        sight.mark_bits(AT_REVEALED, tables[REVEALED + seat])
        kinds = s.hands[seat] & (BIT[COUNTS] - 1)
        kind: i64 = 0
        while kinds != 0:
            sight.mark(AT_HAND + kind, kinds & 3)
            kinds >>= 2
            kind += 1


def meaning(effect: Effect) -> int:
    """What PICKED, STEP and SOURCE mean to an effect, where they are places."""
    if isinstance(effect, (Reinforce, Mercenaries, Disperse)):
        return PICKED_A_REGION
    if isinstance(effect, March):
        return PICKED_A_REGION | SOURCE_IS_A_REGION
    if isinstance(effect, (Recruit, Populate)):
        return PICKED_REGIONS
    if isinstance(effect, Regroup):
        return STEP_IS_A_REGION
    if isinstance(effect, AlchemistsFire):
        return SOURCE_IS_A_REGION
    return 0
