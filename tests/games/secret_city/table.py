"""The smallest table that shows the point, and sentences about it.

Seats are amber, sky, green, rose, violet and slate; amber is first player. A seat's characters are numbered, the leader
is 1. Cards, territories and strategies are said by their slugs, sides of strategies as `for sky`, actions as records
write them: `assign 2 for sky`, `use forge_hammer`, `target sky 2`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from tests.games.playing import Playing
from undercourt.games.secret_city import moves, play, score
from undercourt.games.secret_city.actions import (
    DECK_NAMES,
    DECK_SIZE,
    HOUSE_CARDS,
    HOUSE_DECK,
    PRICE_NAMES,
    PRICES,
    RESOURCES,
    ROOM,
    SEAT_NAMES,
    SEATS,
    SIDE_NAMES,
    UNIQUES,
)
from undercourt.games.secret_city.catalog import HOUSE_ARTIFACT, HOUSE_NAMES
from undercourt.games.secret_city.game import GAME, PACK
from undercourt.games.secret_city.play_phases import settle_uniques
from undercourt.games.secret_city.state import (
    ABSTAINS,
    BACK,
    BIDS,
    BOND,
    DECLARED,
    HAND,
    HOUSE_OF,
    LANDS,
    RULE_OPTIONS,
    UNDER,
    UNDER_SEEN,
    UNIQUE_AT,
    UPPER,
    VICTIM_OF,
    City,
    bare_table,
)
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import STEP
from undercourt.kernel.game import SPECTATOR, rule_bits
from undercourt.kernel.ids import BIT, NOTHING, members
from undercourt.kernel.rng import seeded

rule = pytest.mark.rule
BySeat = Mapping[str, Iterable[str]]
NONE: BySeat = {}
CARD = {slug: i for i, slug in enumerate(PACK.slugs)}
TERRITORY = {slug: i for i, slug in enumerate(PACK.territories)}
STRATEGY = {slug: i for i, slug in enumerate(PACK.strategies)}
SEAT = {name: i for i, name in enumerate(SEAT_NAMES)}
SIDE = {name: i for i, name in enumerate(SIDE_NAMES)}
SYMBOLS = ["weapons", "magic", "intrigue"]
BACKS = [*DECK_NAMES, "house"]
STEPS = {name: i for i, name in enumerate(play.PHASE_NAMES)}


class Looks:
    """What can be read off a table, or off what one seat may know of it."""

    def __init__(self, s: City) -> None:
        self.s = s

    def slots(self, seat: str) -> list[int]:
        first = SEAT[seat] * ROOM
        return [slot for slot in range(first, first + ROOM) if self.s.card[slot] != NOTHING]

    def characters(self, seat: str) -> list[str]:
        return [PACK.slugs[self.s.card[slot]] for slot in self.slots(seat)]

    def number(self, seat: str, card: str) -> int:
        return next(slot % ROOM + 1 for slot in self.slots(seat) if self.s.card[slot] == CARD[card])

    def down(self, seat: str) -> list[int]:
        return [slot % ROOM + 1 for slot in self.slots(seat) if self.s.face_down & BIT[slot]]

    def at(self, seat: str, number: int) -> str | None:
        side = self.s.side[_slot(seat, number)]
        return None if side == NOTHING else SIDE_NAMES[side]

    def strength(self, seat: str, number: int) -> int:
        return self.s.counts(_slot(seat, number))

    def symbols(self, seat: str, number: int) -> list[str]:
        bits = self.s.symbols[_slot(seat, number)]
        return sorted(word for i, word in enumerate(SYMBOLS) if bits >> i & 1)

    def shielded(self, seat: str, number: int) -> bool:
        return self.s.shielded & BIT[_slot(seat, number)] != 0

    def total(self, side: str) -> int:
        return self.s.total(SIDE[side])

    def strategy(self, seat: str) -> str | None:
        chosen = self.s.tables[DECLARED + SEAT[seat]]
        return None if chosen == NOTHING else PACK.strategies[chosen]

    def victim(self, seat: str) -> str | None:
        other = self.s.tables[VICTIM_OF + SEAT[seat]]
        return None if other == NOTHING else SEAT_NAMES[other]

    def hand(self, seat: str) -> list[str]:
        return sorted(_face(card) for card in self.s.cards.listed(HAND + SEAT[seat]))

    def house_deck(self, seat: str) -> list[str]:
        return sorted(PACK.slugs[HOUSE_CARDS + i] for i in members(self.s.house_deck(SEAT[seat])))

    def deck_size(self, deck: str) -> int:
        return moves.deck_size(self.s, DECK_NAMES.index(deck))

    def under(self, deck: str) -> list[str]:
        """What went under it; the cards that a test named to be drawn have been seen by nobody."""
        pile, seers = UNDER + DECK_NAMES.index(deck), UNDER_SEEN + DECK_NAMES.index(deck)
        places = [i for i in range(self.s.cards.size[pile]) if self.s.cards.at(seers, i) != 0]
        return [_face(self.s.cards.at(pile, i)) for i in places]

    def gone(self) -> list[str]:
        return sorted(PACK.slugs[HOUSE_CARDS + i] for i in range(UNIQUES - HOUSE_CARDS) if self.s.gone & BIT[i])

    def artifacts(self, seat: str) -> list[str]:
        cards = [self.s.house_card(SEAT[seat], i) for i in range(HOUSE_DECK)]
        found = [PACK.slugs[card] for card in cards if self.s.artifacts & BIT[card - HOUSE_CARDS]]
        for i, at in enumerate(self.s.tables[UNIQUE_AT : UNIQUE_AT + 3]):
            if at == SEAT[seat] and PACK.category[UNIQUES + i] == HOUSE_ARTIFACT:
                found.append(PACK.slugs[UNIQUES + i])
        return sorted(found)

    def territories(self, seat: str) -> list[str]:
        return sorted(slug for slug, i in TERRITORY.items() if self.s.has_territory(SEAT[seat], i))

    def lies_on(self, territory: str) -> str | None:
        card = moves.unique_lies_on(self.s, TERRITORY[territory])
        return None if card == NOTHING else PACK.slugs[card]

    def money(self, seat: str) -> int:
        return self.s.tokens[SEAT[seat] * RESOURCES]

    def mana(self, seat: str) -> int:
        return self.s.tokens[SEAT[seat] * RESOURCES + 1]

    def influence(self, seat: str) -> int:
        return self.s.tokens[SEAT[seat] * RESOURCES + 2]

    def debts(self) -> list[str]:
        return [_debt(debt) for debt in self.s.debts if debt != NOTHING]

    def bound(self, seat: str) -> str | None:
        if self.s.tables[BOND + SEAT[seat]] != NOTHING:
            return SIDE_NAMES[self.s.tables[BOND + SEAT[seat]]]
        away = [name for name, i in SEAT.items() if self.s.tables[ABSTAINS + SEAT[seat]] & BIT[i]]
        return f"stay out of {away[0]}" if away else None

    def bid(self, seat: str) -> int:
        return self.s.tables[BIDS + SEAT[seat]]

    def score(self, seat: str) -> int:
        return sum(line.points for line in score.sheet(self.s, SEAT[seat]))

    def winners(self) -> list[str]:
        return [SEAT_NAMES[seat] for seat in sorted(score.score(self.s).order[0])]

    @property
    def turn(self) -> int:
        return self.s.turn

    @property
    def first(self) -> str:
        return SEAT_NAMES[self.s.first]

    @property
    def phase(self) -> str:
        return play.PHASE_NAMES[self.s.stack[STEP] - 1] if self.s.depth > 0 else "over"


class Table(Looks, Playing):
    """A true table, which can also be played on."""

    def __init__(self, s: City) -> None:
        Looks.__init__(self, s)
        Playing.__init__(self, GAME, s)

    def seen_by(self, viewer: str) -> Looks:
        """What a seat may know, or the `spectator`."""
        v = GAME.view(self.s, SEAT.get(viewer, SPECTATOR))
        assert isinstance(v, City)
        return Looks(v)

    def guess(self, seat: str, seed: int = 1) -> Table:
        """A table drawn at random from what the seat may know."""
        s = GAME.determinize(GAME.view(self.s, SEAT.get(seat, SPECTATOR)), seeded(seed))
        assert isinstance(s, City)
        return Table(s)


def table(
    phase: str = "buying",
    seats: int = 2,
    turn: int = 1,
    turns: int = 10,
    houses: Iterable[str] = HOUSE_NAMES,
    first: str = "amber",
    characters: BySeat = NONE,
    down: Mapping[str, Iterable[int]] | None = None,
    hands: BySeat = NONE,
    house_deck: BySeat | None = None,
    artifacts: BySeat = NONE,
    territories: BySeat = NONE,
    tokens: Mapping[str, str] | None = None,
    strategies: Mapping[str, str] | None = None,
    assigned: Mapping[str, Mapping[int, str]] | None = None,
    decks: BySeat = NONE,
    **options: str,
) -> Table:
    """A phase is about to begin. Nothing lies on the table that is not named, but for leaders, homes and decks."""
    s = bare_table(PACK, seats, seeded(1))
    s.rules = rule_bits(RULE_OPTIONS, GAME.chosen(seats, options))
    s.turn, s.turns, s.first = turn, turns, SEAT[first]
    for seat, house in zip(range(seats), houses, strict=False):
        s.tables[HOUSE_OF + seat] = HOUSE_NAMES.index(house)
    for seat in range(seats):
        play.take_house(s, seat)
    for name, cards in characters.items():
        for card in cards:
            _take_out(s, SEAT[name], CARD[card])
            moves.put_on_table(s, SEAT[name], CARD[card])
    for name, numbers in (down or {}).items():
        s.face_down |= sum(2 ** _slot(name, number) for number in numbers)
    for name, cards in hands.items():
        for card in cards:
            _take_out(s, SEAT[name], CARD[card])
            moves.put_in_hand(s, SEAT[name], CARD[card], 0)
    for name, owned in territories.items():
        for territory in owned:
            s.tables[LANDS + SEAT[name]] |= BIT[TERRITORY[territory]]
    for name, cards in artifacts.items():
        for card in cards:
            _take_out(s, SEAT[name], CARD[card])
            if CARD[card] < UNIQUES:
                s.artifacts |= BIT[CARD[card] - HOUSE_CARDS]
    settle_uniques(s)
    for name, cards in (house_deck or {}).items():
        s.house_known &= ~s.house_cards(SEAT[name])
        s.house_decks &= ~s.house_cards(SEAT[name])
        s.house_decks |= sum(BIT[CARD[card] - HOUSE_CARDS] for card in cards)
    for name, three in (tokens or {}).items():
        for resource, n in enumerate(three.split()):
            s.tokens[SEAT[name] * RESOURCES + resource] = int(n)
    if STEPS[phase] > STEPS["strategies"]:
        _declare(s, strategies or {})
    for name, sides in (assigned or {}).items():
        for number, side in sides.items():
            moves.place(s, _slot(name, number), SIDE[side])
    _lay_decks(s, decks)
    s.push(play.TURN, s.first, NOTHING, NOTHING)
    s.stack[STEP] = STEPS[phase]
    if phase == "resolve":
        moves.open_the_field(s)
    if phase == "end":
        moves.clear_the_field(s)
    return Table(s)


def game(seats: int = 4, seed: int = 1, **options: str) -> Table:
    """A real game at its first decision."""
    s = GAME.begin(seats, options, seed, Decision())
    assert isinstance(s, City)
    return Table(s)


def _slot(seat: str, number: int) -> int:
    return SEAT[seat] * ROOM + number - 1


def _face(card: int) -> str:
    return BACKS[card - BACK] if card >= BACK else PACK.slugs[card]


def _debt(debt: int) -> str:
    debtor, creditor = divmod(debt // PRICES, SEATS)
    resource, n = PRICE_NAMES[debt % PRICES].split()
    return f"{SEAT_NAMES[debtor]} owes {SEAT_NAMES[creditor]} {n} {resource}"


def _take_out(s: City, seat: int, card: int) -> None:
    """A card that is somewhere else is not in its house deck, nor on its territory."""
    if HOUSE_CARDS <= card < UNIQUES:
        s.house_decks &= ~BIT[card - HOUSE_CARDS]
        s.house_known &= ~s.house_cards(seat)
    elif card >= UNIQUES:
        s.tables[UNIQUE_AT + card - UNIQUES] = seat


def _declare(s: City, strategies: Mapping[str, str]) -> None:
    """Those named; the others take base sides of cards left, against the next seat."""
    for name, words in strategies.items():
        strategy, other = words.split()
        s.tables[DECLARED + SEAT[name]] = STRATEGY[strategy]
        s.tables[VICTIM_OF + SEAT[name]] = SEAT[other]
    taken = {chosen // 2 for chosen in s.tables[DECLARED : DECLARED + SEATS] if chosen != NOTHING}
    left = [card for card in range(6) if card not in taken]
    for seat in range(s.seats):
        if s.tables[DECLARED + seat] == NOTHING:
            s.tables[DECLARED + seat] = left.pop(0) * 2 + 1
            s.tables[VICTIM_OF + seat] = (seat + 1) % s.seats


def _lay_decks(s: City, decks: BySeat) -> None:
    """Named cards come in their order; else all cards that lie nowhere else, at random."""
    lying = [card for card in s.card if card != NOTHING]
    lying += [card for seat in range(SEATS) for card in s.cards.listed(HAND + seat)]
    for deck, name in enumerate(DECK_NAMES):
        if name in decks:
            for slug in decks[name]:  # as cards under the deck, which nobody has seen
                s.cards.add(UNDER + deck, CARD[slug])
                s.cards.add(UNDER_SEEN + deck, 0)
            continue
        for card in range(deck * DECK_SIZE, deck * DECK_SIZE + DECK_SIZE):
            for _ in range(max(0, PACK.copies[card] - lying.count(card))):
                s.cards.add(UPPER + deck, card)
