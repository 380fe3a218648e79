"""The smallest table that shows the point, and sentences about it.

Seats are raven, spider, rat and serpent; raven is first player. Regions are said as on the map of the facts, `b3`,
positions as `bear marshal`, cards as `bear-eagle`, actions as records write them: `attack`, `from b3`, `into l2`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from tests.games.playing import Playing
from undercourt.games.whispers import legal, moves, play, score, view_memory
from undercourt.games.whispers.actions import (
    EMPIRE_NAMES,
    EMPIRES,
    KIND_NAMES,
    POSITION_NAMES,
    SEAT_NAMES,
    SLOTS,
)
from undercourt.games.whispers.board import BOARD, HOME, MAPS, REGION_NAMES
from undercourt.games.whispers.game import GAME
from undercourt.games.whispers.play_position import begin_position
from undercourt.games.whispers.state import (
    BONUS,
    HIDDEN,
    IN_REGIONS,
    REVEALED,
    RULE_OPTIONS,
    SWAPS,
    Whispers,
    bare_table,
    map_of,
)
from undercourt.games.whispers.state_hand import held, listed
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import STEP
from undercourt.kernel.game import SPECTATOR, rule_bits
from undercourt.kernel.ids import BIT, NOTHING
from undercourt.kernel.rng import seeded

rule = pytest.mark.rule
BySeat = Mapping[str, Iterable[str]]
NONE: BySeat = {}
SEAT = {name: i for i, name in enumerate(SEAT_NAMES)}
EMPIRE = {name: i for i, name in enumerate(EMPIRE_NAMES)}
POSITION = {name: i for i, name in enumerate(POSITION_NAMES)}
REGION = {name: i for i, name in enumerate(REGION_NAMES)}
KIND = {name: i for i, name in enumerate(KIND_NAMES)}


class Looks:
    """What can be read off a table, or off what one seat may know of it."""

    def __init__(self, s: Whispers) -> None:
        self.s = s

    def banners(self, region: str) -> int:
        return self.s.banners[REGION[region]]

    def control(self, region: str) -> str:
        return EMPIRE_NAMES[self.s.holder(REGION[region])]

    def reserve(self, empire: str) -> int:
        return self.s.reserve[EMPIRE[empire]]

    def cities(self, empire: str) -> int:
        return self.s.cities_of(EMPIRE[empire])

    def agent(self, position: str) -> str | None:
        return _seat(self.s.agents[POSITION[position]])

    def controller(self, position: str) -> str | None:
        return _seat(self.s.controller(POSITION[position]))

    def field(self, seat: str) -> list[str]:
        return sorted(name for name, i in REGION.items() if self.s.tables[IN_REGIONS + SEAT[seat]] & BIT[i])

    def agents(self, seat: str) -> int:
        return list(self.s.agents).count(SEAT[seat]) + len(self.field(seat))

    def hand(self, seat: str) -> list[str]:
        return _cards(self.s.hands[SEAT[seat]])

    def held(self, seat: str, empire: str) -> int:
        return held(self.s.hands[SEAT[seat]], EMPIRE[empire])

    def deck(self, empire: str) -> list[str]:
        return [card for card in _cards(self.s.cards_in_decks()) if card.startswith(empire)]

    def loyalty(self, seat: str) -> list[str | None]:
        tokens = [self.s.tokens[SEAT[seat] * SLOTS + slot] for slot in range(SLOTS)]
        return [None if token == HIDDEN else EMPIRE_NAMES[token] for token in tokens]

    def revealed(self, seat: str) -> list[str]:
        shown = self.s.tables[REVEALED + SEAT[seat]]
        return sorted(str(empire) for slot, empire in enumerate(self.loyalty(seat)) if shown & BIT[slot])

    def swaps(self, seat: str) -> int:
        return self.s.tables[SWAPS + SEAT[seat]]

    def bonus(self, seat: str) -> int:
        return self.s.tables[BONUS + SEAT[seat]]

    def score(self, seat: str) -> dict[str, int]:
        return {line.what: line.points for line in score.sheet(self.s, SEAT[seat])}

    def total(self, seat: str) -> int:
        return sum(self.score(seat).values())

    def winners(self) -> list[str]:
        return [SEAT_NAMES[seat] for seat in sorted(score.score(self.s).order[0])]

    @property
    def force(self) -> int:
        return self.s.force

    @property
    def acting(self) -> str | None:
        return POSITION_NAMES[self.s.acting] if self.s.acting != NOTHING else None

    @property
    def round(self) -> int:
        return self.s.round

    @property
    def first(self) -> str:
        return SEAT_NAMES[self.s.first]

    @property
    def phase(self) -> str:
        return play.PHASE_NAMES[self.s.stack[STEP]] if self.s.depth > 0 else "end"


class Table(Looks, Playing):
    """A true table, which can also be played on."""

    def __init__(self, s: Whispers) -> None:
        Looks.__init__(self, s)
        Playing.__init__(self, GAME, s)

    def seen_by(self, viewer: str) -> Looks:
        """What a seat may know, or the `spectator`."""
        v = GAME.view(self.s, SEAT.get(viewer, SPECTATOR))
        assert isinstance(v, Whispers)
        return Looks(v)

    def guess(self, seat: str, seed: int = 1) -> Table:
        """A table drawn at random from what the seat may know."""
        s = GAME.determinize(GAME.view(self.s, SEAT[seat]), seeded(seed))
        assert isinstance(s, Whispers)
        return Table(s)


def table(
    acts: str | None = None,
    phase: str = "empires",
    seats: int = 2,
    round: int = 1,
    first: str = "raven",
    agents: Mapping[str, str] | None = None,
    field: BySeat = NONE,
    banners: Mapping[str, int | tuple[str, int]] | None = None,
    hands: BySeat = NONE,
    deck: BySeat = NONE,
    reserve: Mapping[str, int] | None = None,
    loyalty: Mapping[str, str] | None = None,
    revealed: BySeat = NONE,
    swaps: Mapping[str, int] | None = None,
    bonus: Mapping[str, int] | None = None,
    **options: str,
) -> Table:
    """The marker stands on `acts`, or a phase begins. Nothing is there that is not named."""
    chosen = GAME.chosen(seats, options)
    s = bare_table(play.BOOK, seats, seeded(1), MAPS[map_of(chosen)])
    s.rules = rule_bits(RULE_OPTIONS, chosen)
    s.round = round
    s.first = SEAT[first]
    for position, seat in (agents or {}).items():
        s.agents[POSITION[position]] = SEAT[seat]
    for seat, regions in field.items():
        s.tables[IN_REGIONS + SEAT[seat]] = sum(2 ** REGION[region] for region in regions)
    for region, army in (banners or {}).items():
        _raise_banners(s, REGION[region], army)
    for empire, n in (reserve or {}).items():
        _park(s, EMPIRE[empire], n, set(banners or {}))
    _deal(s, hands, deck, seats)
    for seat, order in (loyalty or {}).items():
        for slot, empire in enumerate(order.split()):
            s.tokens[SEAT[seat] * SLOTS + slot] = EMPIRE[empire]
    for seat, empires in revealed.items():
        for slot in range(SLOTS):
            if EMPIRE_NAMES[s.tokens[SEAT[seat] * SLOTS + slot]] in empires:
                s.tables[REVEALED + SEAT[seat]] |= BIT[slot]
    for seat, n in (swaps or {}).items():
        s.tables[SWAPS + SEAT[seat]] = n
    for seat, n in (bonus or {}).items():
        s.tables[BONUS + SEAT[seat]] = n
    _begin(s, acts, phase)
    return Table(s)


def game(seats: int = 4, seed: int = 1, **options: str) -> Table:
    """A real game at its first decision."""
    s = GAME.begin(seats, options, seed, Decision())
    assert isinstance(s, Whispers)
    return Table(s)


def _begin(s: Whispers, acts: str | None, phase: str) -> None:
    if phase == "end":
        return
    s.push(play.ROUND, s.first, NOTHING, NOTHING)
    if acts is not None:
        s.stack[STEP] = play.EMPIRE_PHASES
        s.marker = POSITION[acts] + 1
        controller = s.controller(POSITION[acts])
        assert controller != NOTHING, "nobody controls that position"
        begin_position(s, controller, POSITION[acts])
    elif phase == "track":
        s.stack[STEP] = play.EMPIRE_PHASES
        s.marker = len(POSITION_NAMES)
    else:
        s.stack[STEP] = play.PHASE_NAMES.index(phase)


def _raise_banners(s: Whispers, region: int, army: int | tuple[str, int]) -> None:
    empire, n = (EMPIRE_NAMES[HOME[region]], army) if isinstance(army, int) else army
    s.control[HOME[region]] &= ~BIT[region]
    s.control[EMPIRE[empire]] |= BIT[region]
    moves.add(s, NOTHING, region, n)
    assert s.banners[region] == n, "an empire has 20 banners"


def _park(s: Whispers, empire: int, left: int, named: set[str]) -> None:
    """The banners that shall not be in reserve stand in the last home region that nobody named."""
    spot = [i for i, region in enumerate(BOARD) if HOME[i] == empire and region.slug not in named][-1]
    moves.add(s, NOTHING, spot, s.reserve[empire] - left)


def _deal(s: Whispers, hands: BySeat, decks: BySeat, seats: int) -> None:
    for seat, cards in hands.items():
        for card in cards:
            s.trail = view_memory.drawn(s.trail, SEAT[seat], KIND[card])
    s.hands = view_memory.hands(s.trail)
    for empire, cards in decks.items():
        rest = [card for card in _cards(s.cards_in_decks()) if card.startswith(empire)]
        for card in cards:
            rest.remove(card)
        for card in rest:
            s.trail = view_memory.drawn(s.trail, seats - 1, KIND[card])
        s.hands = view_memory.hands(s.trail)
    for i in range(EMPIRES):
        assert legal.deck_size(s, i) >= 0


def _cards(packed: int) -> list[str]:
    return sorted(KIND_NAMES[kind] for kind in listed(packed))


def _seat(seat: int) -> str | None:
    return SEAT_NAMES[seat] if seat >= 0 else None
