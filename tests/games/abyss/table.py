"""The smallest table that shows the point, and sentences about it.

Seats are amber, sky, green and rose; amber is to move, before plotting. Allies are said as `crab 5`, a Monster card as
`monster`, actions as records write them: `hire jailer`, `pay crab 5`, `take_location parliament`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from tests.games.playing import Playing
from undercourt.games.abyss import moves, play, score
from undercourt.games.abyss.actions import ALLIES, CARD_NAMES, LOCATIONS, LORDS, MONSTER, RACE_NAMES, SEAT_NAMES, SEATS
from undercourt.games.abyss.cards import LOCATION, LORD
from undercourt.games.abyss.catalog import LOCATION_NAMES, LORD_NAMES
from undercourt.games.abyss.game import GAME
from undercourt.games.abyss.state import (
    ACTIVE_LORDS,
    AFFILIATED,
    COUNCIL,
    COURT_SIZE,
    COVERED_LORDS,
    DECK,
    DISABLED_LORDS,
    DISCARDS,
    HAND,
    HELD_LOCATIONS,
    HIDDEN_TOKEN,
    KEY_TOKENS,
    PEARLS,
    POOL,
    RULE_OPTIONS,
    TOKEN_KINDS,
    TOKEN_VALUES,
    TRACK,
    Abyss,
    bare_table,
    value_of,
)
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import run
from undercourt.kernel.game import rule_bits
from undercourt.kernel.ids import NOTHING, members
from undercourt.kernel.rng import seeded

rule = pytest.mark.rule
BySeat = Mapping[str, Iterable[str]]
NONE: BySeat = {}
CARD = {name: i for i, name in enumerate(CARD_NAMES)}
SEAT = {name: i for i, name in enumerate(SEAT_NAMES)}


class Looks:
    """What can be read off a table, or off what one seat may know of it."""

    def __init__(self, s: Abyss) -> None:
        self.s = s

    def cards(self, pile: int) -> list[str]:
        return sorted(CARD_NAMES[card] for card in self.s.cards.listed(pile))

    def hand(self, seat: str) -> list[str]:
        return self.cards(HAND + SEAT[seat])

    def affiliated(self, seat: str) -> list[str]:
        return self.cards(AFFILIATED + SEAT[seat])

    def pearls(self, seat: str) -> int:
        return self.s.tables[PEARLS + SEAT[seat]]

    def keys(self, seat: str) -> int:
        return self.s.tables[KEY_TOKENS + SEAT[seat]]

    def key_total(self, seat: str) -> int:
        return self.s.key_total(SEAT[seat])

    def lords(self, seat: str) -> list[str]:
        return _lords(self.s.active(SEAT[seat]))

    def disabled(self, seat: str) -> list[str]:
        return _lords(self.s.tables[DISABLED_LORDS + SEAT[seat]])

    def covered(self, seat: str) -> list[str]:
        return _lords(self.s.tables[COVERED_LORDS + SEAT[seat]])

    def locations(self, seat: str) -> list[str]:
        return _locations(self.s.tables[HELD_LOCATIONS + SEAT[seat]])

    def tokens(self, seat: str) -> list[int]:
        own = [self.s.tokens[SEAT[seat] * TOKEN_KINDS + kind] for kind in range(TOKEN_KINDS)]
        return sorted([kind + 2 for kind in range(TOKEN_VALUES) for _ in range(own[kind])] + [0] * own[HIDDEN_TOKEN])

    def court(self) -> list[str]:
        return _lords(self.s.court)

    def court_row(self) -> list[str]:
        """By its spaces, the one next to the deck first; empty ones are dots."""
        row = [self.s.lord_on(space) for space in range(COURT_SIZE)]
        return [LORD_NAMES[lord] if lord >= 0 else "." for lord in row]

    def lord_deck(self) -> list[str]:
        return _lords(self.s.lord_deck)

    def removed(self) -> list[str]:
        return _lords(self.s.removed)

    def open(self) -> list[str]:
        return _locations(self.s.open_locations)

    def stack(self) -> list[str]:
        return _locations(self.s.stack_of_locations)

    def track(self) -> list[str]:
        return [CARD_NAMES[self.s.cards.at(TRACK, i)] for i in range(self.s.cards.size[TRACK])]

    def council(self, race: str) -> list[int]:
        return sorted(value_of(card) for card in self.s.cards.listed(COUNCIL + RACE_NAMES.index(race)))

    def discards(self) -> list[str]:
        return self.cards(DISCARDS)

    def deck_size(self) -> int:
        return self.s.cards.size[DECK]

    @property
    def threat(self) -> int:
        return self.s.threat

    def pool(self) -> int:
        return self.s.tokens_of(POOL)

    def score(self, seat: str) -> dict[str, int]:
        return {line.what: line.points for line in score.sheet(self.s, SEAT[seat])}

    def location_score(self, seat: str, location: str) -> int:
        return score.location_score(self.s, SEAT[seat], LOCATION[location])

    def total(self, seat: str) -> int:
        return sum(self.score(seat).values())

    def winners(self) -> list[str]:
        return [SEAT_NAMES[seat] for seat in sorted(score.score(self.s).order[0])]

    @property
    def turn(self) -> str | None:
        return SEAT_NAMES[self.s.turn] if self.s.turn >= 0 else None


class Table(Looks, Playing):
    """A true table, which can also be played on."""

    def __init__(self, s: Abyss) -> None:
        Looks.__init__(self, s)
        Playing.__init__(self, GAME, s)

    def seen_by(self, seat: str) -> Looks:
        v = GAME.view(self.s, SEAT[seat])
        assert isinstance(v, Abyss)
        return Looks(v)

    def told(self, seat: str = "amber") -> dict[str, Any]:
        """The table as clients hear of it."""
        return GAME.describe(GAME.view(self.s, SEAT[seat]), SEAT[seat])

    def finish(self) -> Table:
        """The final affiliation, and the end of the game at once."""
        play.end_game(self.s)
        self.s.depth = 0
        run(self.s, self.d)
        return self


def table(
    *hand: str,
    seats: int = 2,
    hands: BySeat = NONE,
    pearls: Mapping[str, int] | None = None,
    keys: Mapping[str, int] | None = None,
    court: Iterable[str] = (),
    lord_deck: Iterable[str] | None = None,
    lords: BySeat = NONE,
    disabled: BySeat = NONE,
    covered: BySeat = NONE,
    locations: BySeat = NONE,
    open: Iterable[str] = (),
    stack: Iterable[str] | None = None,
    deck: Iterable[str] | None = None,
    discards: Iterable[str] = (),
    council: Mapping[str, Iterable[int]] | None = None,
    affiliated: BySeat = NONE,
    tokens: Mapping[str, Iterable[int]] | None = None,
    threat: int = 1,
    **options: str,
) -> Table:
    """Amber's turn has begun; nothing lies on the table that is not named, but for the decks and the token pool."""
    s = bare_table(play.BOOK, seats, seeded(1))
    s.threat = threat
    for seat, n in (pearls or {}).items():
        s.tables[PEARLS + SEAT[seat]] = n
    for seat, n in (keys or {}).items():
        s.tables[KEY_TOKENS + SEAT[seat]] = n
    _deal(s, HAND, {"amber": hand, **hands})
    _deal(s, AFFILIATED, affiliated)
    for race, values in (council or {}).items():
        for value in values:
            s.cards.add(COUNCIL + RACE_NAMES.index(race), CARD[f"{race} {value}"])
    for card in discards:
        s.cards.add(DISCARDS, CARD[card])
    _seat_lords(s, lords, disabled, covered)
    row = list(court)
    for i, name in enumerate(row):  # in this order, the last one furthest from the deck
        s.join_court(LORD[name], COURT_SIZE - len(row) + i)
    used = s.court | sum(s.owned(seat) for seat in range(SEATS))
    everybody = 2**LORDS - 1
    s.lord_deck = everybody & ~used if lord_deck is None else _bits(lord_deck, LORD)
    for seat, names in locations.items():
        s.tables[HELD_LOCATIONS + SEAT[seat]] = _bits(names, LOCATION)
    s.open_locations = _bits(open, LOCATION)
    taken = s.open_locations | sum(s.tables[HELD_LOCATIONS + seat] for seat in range(SEATS))
    s.stack_of_locations = 2**LOCATIONS - 1 & ~taken if stack is None else _bits(stack, LOCATION)
    moves.pool_tokens(s)
    for seat, worth in (tokens or {}).items():
        for value in worth:
            s.tokens[SEAT[seat] * TOKEN_KINDS + value - 2] += 1
            s.tokens[POOL * TOKEN_KINDS + value - 2] -= 1
    s.rules = rule_bits(RULE_OPTIONS, GAME.chosen(seats, options))
    _lay_deck(s, deck)
    s.turn = SEAT["amber"]
    s.push(play.TURN, SEAT["amber"], NOTHING, NOTHING)
    return Table(s)


def game(seats: int = 4, seed: int = 1, **options: str) -> Table:
    """A real game at its first decision."""
    s = GAME.begin(seats, options, seed, Decision())
    assert isinstance(s, Abyss)
    return Table(s)


def _lay_deck(s: Abyss, deck: Iterable[str] | None) -> None:
    """Named cards lie where the table's generator will draw them in their order. Else all that lie nowhere else."""
    if deck is None:
        rest = [ally for ally in range(ALLIES) for _ in range([4, 3, 3, 2, 1][value_of(ally) - 1])] + [MONSTER] * 6
        lying = [card for pile in range(1, len(s.cards.size)) for card in s.cards.listed(pile)]
        for card in lying:
            if card in rest:
                rest.remove(card)
        for card in rest:
            s.cards.add(DECK, card)
        return
    wanted = [CARD[name] for name in deck]
    numbered, rng = s.cards.copy(), s.rng.copy()
    for number in range(len(wanted)):
        numbered.add(DECK, number)
    drawn = [numbered.draw(DECK, rng) for _ in wanted]
    for number in range(len(wanted)):
        s.cards.add(DECK, wanted[drawn.index(number)])


def _seat_lords(s: Abyss, lords: BySeat, disabled: BySeat, covered: BySeat) -> None:
    for seat, names in lords.items():
        s.tables[ACTIVE_LORDS + SEAT[seat]] |= _bits(names, LORD)
    for seat, names in disabled.items():
        s.tables[DISABLED_LORDS + SEAT[seat]] |= _bits(names, LORD)
    for seat, names in covered.items():
        s.tables[COVERED_LORDS + SEAT[seat]] |= _bits(names, LORD)


def _deal(s: Abyss, pile: int, cards: BySeat) -> None:
    for seat, names in cards.items():
        for name in names:
            if pile == HAND:
                s.give_ally(SEAT[seat], CARD[name])
            else:
                s.cards.add(pile + SEAT[seat], CARD[name])


def _bits(names: Iterable[str], number: Mapping[str, int]) -> int:
    return sum(2 ** number[name] for name in names)


def _lords(bits: int) -> list[str]:
    return sorted(LORD_NAMES[lord] for lord in members(bits))


def _locations(bits: int) -> list[str]:
    return sorted(LOCATION_NAMES[place] for place in members(bits))


__all__ = ["Looks", "Table", "game", "rule", "table"]
