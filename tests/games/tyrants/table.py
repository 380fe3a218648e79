"""The smallest table that shows the point, and sentences about it.

Seats are amber, sky, green and rose; amber is first player and to move. Actions are said in words, as records write
them: `deploy skullport`, `assassinate everfire white`, `play noble`, `end_turn`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from tests.games.playing import Playing
from undercourt.games.tyrants import play, score
from undercourt.games.tyrants.actions import COLOUR_NAMES, COLOURS, WHITE
from undercourt.games.tyrants.board import BOARD, CENTRE, MARKER_AT, PLACE, ROUTE_SPACES, SITE, SITES, sections
from undercourt.games.tyrants.cards import CARDS, KIND
from undercourt.games.tyrants.catalog import HOUSE_GUARD
from undercourt.games.tyrants.game import GAME
from undercourt.games.tyrants.state import (
    BARRACKS,
    DECK,
    DEVOURED,
    DISCARDS,
    GONE,
    HAND,
    HIDDEN,
    HOLDER,
    HOUSE_GUARDS,
    INNER,
    MARKET,
    NO_CARD,
    OUTCASTS,
    PLAYED,
    PRIESTESSES,
    ROW,
    ROW_SIZE,
    RULE_OPTIONS,
    SPY_SITES,
    TROPHY_HALL,
    VP,
    Tyrants,
    empty_board,
)
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import rule_bits
from undercourt.kernel.ids import BIT, NOTHING
from undercourt.kernel.phrase import Reason
from undercourt.kernel.rng import seeded

rule = pytest.mark.rule
Cards = Iterable[str]
BySeat = Mapping[str, Iterable[str]]
NONE: BySeat = {}
COLOUR = {name: i for i, name in enumerate(COLOUR_NAMES)}


class Looks:
    """What can be read off a table, or off what one seat sees of it."""

    def __init__(self, s: Tyrants) -> None:
        self.s = s

    def cards(self, pile: int) -> list[str]:
        listed = self.s.cards.listed(pile)
        return sorted("hidden" if card == HIDDEN else CARDS[card].slug for card in listed)

    def hand(self, seat: str) -> list[str]:
        return self.cards(HAND + COLOUR[seat])

    def deck(self, seat: str) -> list[str]:
        return self.cards(DECK + COLOUR[seat])

    def discard(self, seat: str) -> list[str]:
        return self.cards(DISCARDS + COLOUR[seat])

    def inner(self, seat: str) -> list[str]:
        return self.cards(INNER + COLOUR[seat])

    def played(self) -> list[str]:
        return sorted(CARDS[card].slug for card in self.s.cards.listed(PLAYED) if card < GONE)

    def row(self) -> list[str]:
        return sorted(slug for slug in self.slots() if slug is not None)

    def slots(self) -> list[str | None]:
        """The market row, slot by slot."""
        held = [self.s.cards.at(ROW, i) for i in range(ROW_SIZE)]
        return [CARDS[card].slug if card != NO_CARD else None for card in held]

    def market(self) -> list[str]:
        return self.cards(MARKET)

    def devoured(self) -> list[str]:
        return [CARDS[self.s.cards.at(DEVOURED, i)].slug for i in range(self.s.cards.size[DEVOURED])]

    def stack(self, slug: str) -> int:
        return self.s.tables[HOUSE_GUARDS + KIND[slug] - HOUSE_GUARD]

    def vp(self, seat: str) -> int:
        return self.s.tables[VP + COLOUR[seat]]

    def barracks(self, seat: str) -> int:
        return self.s.tables[BARRACKS + COLOUR[seat]]

    def spies_left(self, seat: str) -> int:
        return self.s.spies_left(COLOUR[seat])

    def trophies(self, seat: str) -> list[str]:
        held = [(name, self.s.tables[TROPHY_HALL + COLOUR[seat] * COLOURS + i]) for i, name in enumerate(COLOUR_NAMES)]
        return sorted(name for name, n in held for _ in range(n))

    def troops(self, place: str) -> list[str]:
        here = [(name, self.s.troops_at(PLACE[place], i)) for i, name in enumerate(COLOUR_NAMES)]
        return sorted(name for name, n in here for _ in range(n))

    def spies(self, site: str) -> list[str]:
        return sorted(COLOUR_NAMES[seat] for seat in range(4) if self.s.tables[SPY_SITES + seat] & BIT[SITE[site]])

    def controls(self, site: str) -> str | None:
        return _name(self.s.controller(SITE[site]))

    def totally_controls(self, site: str) -> str | None:
        who = [seat for seat in range(self.s.seats) if self.s.totally_controls(seat, SITE[site])]
        return _name(who[0]) if who else None

    def marker(self, site: str) -> str | None:
        number = MARKER_AT[SITE[site]]
        return _name(self.s.tables[HOLDER + number]) if number >= 0 else None

    def score(self, seat: str) -> dict[str, int]:
        return {line.what: line.points for line in score.sheet(self.s, COLOUR[seat])}

    def total(self, seat: str) -> int:
        return sum(self.score(seat).values())

    def winners(self) -> list[str]:
        return [COLOUR_NAMES[seat] for seat in sorted(score.score(self.s).order[0])]

    @property
    def power(self) -> int:
        return self.s.power

    @property
    def influence(self) -> int:
        return self.s.influence

    @property
    def turn(self) -> str | None:
        return _name(self.s.turn)


class Table(Looks, Playing):
    """A true table, which can also be played on."""

    def __init__(self, s: Tyrants) -> None:
        Looks.__init__(self, s)
        Playing.__init__(self, GAME, s)

    def reason(self, said: str, seat: str = "amber") -> Reason | None:
        return GAME.explain(self.s, self.d, COLOUR[seat], GAME.space.action(said))

    def seen_by(self, seat: str) -> Looks:
        v = GAME.view(self.s, COLOUR[seat])
        assert isinstance(v, Tyrants)
        return Looks(v)


def table(
    *hand: str,
    seats: int = 2,
    section: str = "left",
    troops: BySeat = NONE,
    white: bool = False,
    spies: BySeat = NONE,
    power: int = 0,
    influence: int = 0,
    deck: Cards | None = None,
    discard: Cards = (),
    inner: Cards = (),
    hands: BySeat = NONE,
    decks: BySeat = NONE,
    discards: BySeat = NONE,
    inners: BySeat = NONE,
    row: Cards = (),
    market: Cards | None = None,
    devoured: Cards = (),
    guards: int = 15,
    priestesses: int = 15,
    outcasts: int = 30,
    trophies: BySeat = NONE,
    barracks: Mapping[str, int] | None = None,
    vp: Mapping[str, int] | None = None,
    promotions: str = "must",
    focus: str = "may",
    trophies_taken: str = "keep_colour",
    ghost: str = "market",
    standstill: str = "ends",
) -> Table:
    """Amber's turn has begun; nothing lies on the table that is not named. Decks are five nobles by default."""
    in_play = sections(seats, section)
    s = empty_board(play.BOOK, seats, in_play, seeded(1))
    s.turn = NOTHING  # so that building the board pays nobody
    agreed = {"promotions": promotions, "focus": focus, "trophies": trophies_taken, "ghost": ghost}
    s.rules = rule_bits(RULE_OPTIONS, agreed | {"standstill": standstill})
    _put_troops(s, troops, in_play, white)
    for site, owners in spies.items():
        for owner in owners:
            s.tables[SPY_SITES + COLOUR[owner]] |= BIT[SITE[site]]
    for seat, colours in trophies.items():
        for colour in colours:
            s.tables[TROPHY_HALL + COLOUR[seat] * COLOURS + COLOUR[colour]] += 1
    for seat, n in (barracks or {}).items():
        s.tables[BARRACKS + COLOUR[seat]] = n
    for seat, n in (vp or {}).items():
        s.tables[VP + COLOUR[seat]] = n
    s.tables[HOUSE_GUARDS], s.tables[PRIESTESSES], s.tables[OUTCASTS] = guards, priestesses, outcasts
    nobles = ["noble"] * 5
    _deal(s, HAND, {"amber": hand, **hands})
    others = {name: nobles for name in COLOUR_NAMES[1:seats]}
    _deal(s, DECK, {**others, "amber": nobles if deck is None else deck, **decks})
    _deal(s, DISCARDS, {"amber": discard, **discards})
    _deal(s, INNER, {"amber": inner, **inners})
    on_sale = [KIND[slug] for slug in row]
    for card in (on_sale + [NO_CARD] * ROW_SIZE)[:ROW_SIZE]:
        s.cards.add(ROW, card)
    for slug in ["mercenary_squad"] * 12 if market is None else market:
        s.cards.add(MARKET, KIND[slug])
    for slug in devoured:
        s.cards.add(DEVOURED, KIND[slug])
    s.turn = COLOUR["amber"]
    s.power, s.influence = power, influence
    s.push(play.TURN, COLOUR["amber"], NOTHING, NOTHING)
    return Table(s)


def game(seats: int = 4, seed: int = 1, **options: str) -> Table:
    """A real game at its first decision."""
    chosen = {name: value.replace(",", "+") for name, value in options.items()}
    s = GAME.begin(seats, chosen, seed, Decision())
    assert isinstance(s, Tyrants)
    return Table(s)


def crowded(troops: BySeat, but: str = "") -> dict[str, list[str]]:
    """Every place of the centre section filled up with white troops; `but` stays as `troops` says."""
    spaces = {site.slug: site.spaces for site in BOARD if site.section == CENTRE}
    spaces |= {space.slug: 1 for space in ROUTE_SPACES if space.section == CENTRE}
    filled = {place: list(troops.get(place, ())) for place in spaces}
    for place, n in spaces.items():
        filled[place] += ["white"] * (n - len(filled[place]) if place != but else 0)
    return filled


def _put_troops(s: Tyrants, troops: BySeat, in_play: list[str], white: bool) -> None:
    for place, colours in troops.items():
        for colour in colours:
            s.add_troop(COLOUR[colour], PLACE[place])
            if colour != "white":
                s.tables[BARRACKS + COLOUR[colour]] -= 1
    if white:
        for i, site in enumerate(BOARD):
            for _ in range(site.white if site.section in in_play else 0):
                s.add_troop(WHITE, i)
        for i, space in enumerate(ROUTE_SPACES):
            if space.white and space.section in in_play:
                s.add_troop(WHITE, SITES + i)


def _deal(s: Tyrants, pile: int, cards: BySeat) -> None:
    for seat, slugs in cards.items():
        for slug in slugs:
            s.cards.add(pile + COLOUR[seat], KIND[slug])


def _name(colour: int) -> str | None:
    return COLOUR_NAMES[colour] if colour >= 0 else None


__all__ = ["Looks", "Table", "crowded", "game", "rule", "table"]
