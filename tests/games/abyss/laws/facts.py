"""What the laws must be told about Abyss: its rules' ids, its secrets by AB-10, its pieces by AB-1."""

from __future__ import annotations

from collections import Counter

from undercourt.games.abyss.actions import CARD_NAMES, LOCATIONS, LORDS, MONSTER, RACES, SEATS, VALUES
from undercourt.games.abyss.catalog import BLACK_SMOKERS
from undercourt.games.abyss.state import (
    ACTIVE_LORDS,
    COUNCIL,
    COURT_SIZE,
    COVERED_LORDS,
    DECK,
    DISABLED_LORDS,
    HAND,
    HAND_WORTH,
    HELD_LOCATIONS,
    HIDDEN_TOKEN,
    KEY_TOKENS,
    PAID,
    PEARLS,
    PILES,
    POOL,
    SMOKERS_LEAVE,
    SPACE_BITS,
    THREAT_SIZE,
    TOKEN_KINDS,
    TOKEN_VALUES,
    TRACK,
    TRACK_SIZE,
    WORTH,
    Abyss,
    theft,
    thief,
    victim,
)
from undercourt.kernel.effect import State
from undercourt.kernel.ids import BIT, NOTHING, bits_in, members
from undercourt.kernel.laws import Facts
from undercourt.kernel.rng import Rng, seeded
from undercourt.text.rules import rulebook

FACE_DOWN = [DECK, *range(COUNCIL, COUNCIL + RACES), *range(HAND, HAND + SEATS)]


def rearrange(s: State, viewer: int, rng: Rng) -> State:
    """AB-10: mixes what the viewer may not know; the generator is nobody's to know."""
    t = s.copy()
    assert isinstance(t, Abyss)
    t.rng = seeded(rng.word())
    for pile in FACE_DOWN:  # AB-10.4; hands and stacks are known as sets (AB-10.1, AB-10.2), not in their order
        pool = cards_in(t, pile)
        for i in range(len(pool)):
            t.cards.put(pile, i, pool.pop(rng.below(len(pool))))
    mix_tokens(t, viewer, rng)
    return t


def mix_tokens(t: Abyss, viewer: int, rng: Rng) -> None:
    """AB-10.3 and AB-10.6: any of the tokens that the viewer does not own may lie in the pool or with any other.

    AB-10.7: but whoever lost one has seen it, and it stays with the thief. AB-9.7: at the end all are counted openly.
    """
    if t.turn == NOTHING:
        return
    owners = [owner for owner in (*range(SEATS), POOL) if owner != viewer]
    sizes = {owner: t.tokens_of(owner) for owner in owners}
    values = [kind for owner in owners for kind in range(TOKEN_VALUES) for _ in range(tokens(t, owner)[kind])]
    for owner in owners:
        for kind in range(TOKEN_VALUES):
            t.tokens[owner * TOKEN_KINDS + kind] = 0
    robber, loser = thief(t.theft), victim(t.theft)
    if viewer >= 0 and viewer == loser:
        kind = t.theft % TOKEN_KINDS
        values.remove(kind)
        sizes[robber] -= 1
        t.tokens[robber * TOKEN_KINDS + kind] += 1
    for owner in owners:
        for _ in range(sizes[owner]):
            t.tokens[owner * TOKEN_KINDS + values.pop(rng.below(len(values)))] += 1
    if t.theft != NOTHING and viewer not in (robber, loser):  # they do not know which one it was
        held = [kind for kind in range(TOKEN_VALUES) if tokens(t, robber)[kind] > 0]
        t.theft = theft(robber, loser, held[rng.below(len(held))])


def with_other_hands(s: State, viewer: int, rng: Rng) -> Abyss:
    """Hands of others changed for cards of the deck, Council stacks for cards of their race: all lie face down."""
    t = s.copy()
    assert isinstance(t, Abyss)
    for seat in range(t.seats):
        for _ in range(t.cards.size[HAND + seat] if seat != viewer else 0):
            card = t.cards.at(DECK, rng.below(t.cards.size[DECK])) if t.cards.size[DECK] else MONSTER
            if card != MONSTER:
                old = t.cards.at(HAND + seat, rng.below(t.cards.size[HAND + seat]))
                t.take_ally(seat, old)
                t.give_ally(seat, card)
                t.cards.take(DECK, card)
                t.cards.add(DECK, old)
    for race in range(RACES):
        for i in range(t.cards.size[COUNCIL + race]):
            t.cards.put(COUNCIL + race, i, race * VALUES + rng.below(VALUES))
    return t


def audible(before: State, action: int, after: State, viewer: int) -> set[int]:
    """Lords and exploration cards that changed their place, which all do openly; tokens that the viewer gained or lost.

    Numbers of cards, Lords and token values overlap, so what stayed where it was is left out, but for the Court.
    """
    assert isinstance(before, Abyss) and isinstance(after, Abyss)
    moved = 0
    for one, other in zip(places_of_lords(before), places_of_lords(after), strict=True):
        moved |= one ^ other
    known = set(members(moved))
    known |= {s.lord_on(space) for s in (before, after) for space in range(COURT_SIZE)} - {NOTHING}
    for pile in range(PILES):
        here, there = Counter(cards_in(before, pile)), Counter(cards_in(after, pile))
        known |= set(here - there) | set(there - here)
    if viewer >= 0:
        pairs = zip(tokens(before, viewer), tokens(after, viewer), strict=True)
        known |= {kind + 2 for kind, (had, has) in enumerate(pairs) if had != has}
    return known


def inventory(s: State) -> dict[str, int]:
    """AB-1: exploration cards by kind, Lords, Locations, monster tokens by value."""
    assert isinstance(s, Abyss)
    check_sets(s)
    check_amounts(s)
    found = Counter(CARD_NAMES[card] for pile in range(PILES) for card in cards_in(s, pile))
    found["lords"] = sum(bits_in(lords) for lords in places_of_lords(s))
    owned = places_of_locations(s)
    found["locations"] = sum(bits_in(places & ~BIT[BLACK_SMOKERS]) for places in owned)
    if not s.plays_with(SMOKERS_LEAVE):  # AB-6.26: else they may leave the game
        found["black_smokers"] = sum(bits_in(places & BIT[BLACK_SMOKERS]) for places in owned)
    for kind in range(TOKEN_VALUES):
        found[f"token {kind + 2}"] = sum(tokens(s, owner)[kind] for owner in range(POOL + 1))
    return dict(found)


def check_sets(s: Abyss) -> None:
    """Nothing in two places at once, nobody with more than there is room for."""
    for name, sets, most in (
        ("Lord", places_of_lords(s), LORDS),
        ("Location", places_of_locations(s), LOCATIONS),
    ):
        seen = 0
        for one in sets:
            assert seen & one == 0, f"a {name} in two places"
            seen |= one
        assert seen < 2**most, f"a {name} that does not exist"
    for seat in range(SEATS):
        if seat >= s.seats:
            tables = (ACTIVE_LORDS, DISABLED_LORDS, COVERED_LORDS, HELD_LOCATIONS, PEARLS, KEY_TOKENS)
            belongings = [s.tables[table + seat] for table in tables]
            assert not any(belongings) and s.tokens_of(seat) == 0, "belongings of a player who is not there"
            assert s.cards.size[HAND + seat] == 0, "belongings of a player who is not there"
    row = [s.lord_on(space) for space in range(COURT_SIZE)]
    there = sorted(lord for lord in row if lord != NOTHING)
    assert there == members(s.court), "the spaces of the Court are not kept up"
    assert s.spaces < 2 ** (COURT_SIZE * SPACE_BITS), "a Lord beside the Court"
    assert s.cards.size[TRACK] <= TRACK_SIZE, "the track is too full"
    assert 1 <= s.threat <= THREAT_SIZE, "the threat token is off its track"


def check_amounts(s: Abyss) -> None:
    """What is kept beside the cards follows from them; nobody has less than nothing."""
    assert min(by_seat(s, PEARLS)) >= 0 and min(by_seat(s, KEY_TOKENS)) >= 0 and min(s.tokens) >= 0, "less than none"
    assert all(tokens(s, owner)[HIDDEN_TOKEN] == 0 for owner in range(POOL + 1)), "a true state has hidden tokens"
    for seat in range(SEATS):
        worth = sum(WORTH[card] for card in cards_in(s, HAND + seat))
        assert s.tables[HAND_WORTH + seat] == worth, "the worth of a hand is not kept up"
    assert s.paid_worth == sum(WORTH[card] for card in cards_in(s, PAID)), "the worth of a payment is not kept up"
    stolen = s.theft == NOTHING or tokens(s, thief(s.theft))[s.theft % TOKEN_KINDS] > 0
    assert stolen, "the thief does not hold what was stolen"
    assert s.hiring != NOTHING or s.cards.size[PAID] == 0, "a payment for no Lord"


def cards_in(s: Abyss, pile: int) -> list[int]:
    return [s.cards.at(pile, i) for i in range(s.cards.size[pile])]


def by_seat(s: Abyss, table: int) -> list[int]:
    return [s.tables[table + seat] for seat in range(SEATS)]


def tokens(s: Abyss, owner: int) -> list[int]:
    return [s.tokens[owner * TOKEN_KINDS + kind] for kind in range(TOKEN_KINDS)]


def places_of_lords(s: Abyss) -> list[int]:
    """One set for each place where a Lord may be; the one being hired is between them (AB-5)."""
    hired = 0 if s.hiring == NOTHING else BIT[s.hiring]
    seats = [*by_seat(s, ACTIVE_LORDS), *by_seat(s, DISABLED_LORDS), *by_seat(s, COVERED_LORDS)]
    return [s.lord_deck, s.court, s.removed, hired, *seats]


def places_of_locations(s: Abyss) -> list[int]:
    return [s.stack_of_locations, s.open_locations, s.drawn_locations, *by_seat(s, HELD_LOCATIONS)]


RULES = frozenset(rulebook("abyss", "en").rules)
FACTS = Facts(RULES, rearrange, inventory, audible, public_scores=False)  # AB-10.3: tokens are worth points
