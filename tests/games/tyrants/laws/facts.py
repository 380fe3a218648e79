"""What the laws must be told about Tyrants: its rules' ids, its secrets by TU-12, its pieces by TU-1."""

from __future__ import annotations

from collections import Counter

from undercourt.games.tyrants.actions import COLOUR_NAMES, COLOURS, SEATS, WHITE
from undercourt.games.tyrants.board import BOARD, MARKER_AT, SITE_REACH, SITES, SPACE_REACH, SPACES
from undercourt.games.tyrants.cards import CARDS, KIND
from undercourt.games.tyrants.catalog import HOUSE_GUARD
from undercourt.games.tyrants.effects_trophies import PlaceTrophy
from undercourt.games.tyrants.game import GAME
from undercourt.games.tyrants.state import (
    AT_SITES,
    AT_SPACES,
    BARRACKS,
    DECK,
    DEVOURED,
    DISCARDS,
    FREE_SPACES,
    GONE,
    HAND,
    HOLDER,
    HOUSE_GUARDS,
    INNER,
    KNOWN,
    MARKET,
    NO_CARD,
    OWN_TROPHIES,
    PILES,
    PLAYED,
    REACH_SITES,
    REACH_SPACES,
    ROW,
    ROW_SIZE,
    SPY_SITES,
    TROPHY_HALL,
    VP,
    Tyrants,
)
from undercourt.kernel.effect import PICKED, State, asking
from undercourt.kernel.ids import BIT, NOTHING, bits_in
from undercourt.kernel.laws import Facts
from undercourt.kernel.rng import Rng, seeded
from undercourt.text.rules import rulebook

SLUGS = [kind.slug for kind in CARDS]
STACKS = range(HOUSE_GUARD, HOUSE_GUARD + 3)  # House Guards, Priestesses of Lolth, Insane Outcasts


def rearrange(s: State, viewer: int, rng: Rng) -> State:
    """TU-12: mixes, within its owner's cards, whatever the viewer may not see; the generator is nobody's to know."""
    t = s.copy()
    assert isinstance(t, Tyrants)
    t.rng = seeded(rng.word())
    shuffle(t, MARKET, rng)  # TU-12.3
    for seat in range(t.seats):
        if seat == viewer:
            shuffle(t, DECK + seat, rng)  # TU-12.2: its cards follow from TU-12.6, their order from nothing
        else:
            mix_hand_and_deck(t, seat, rng)
    return t


def mix_hand_and_deck(t: Tyrants, seat: int, rng: Rng) -> None:
    """TU-12.1, TU-12.2, TU-12.6: any cards of the two may be in hand; but known ones stay there (TU-12.7, TU-12.8)."""
    hand = cards_in(t, HAND + seat)
    known, pool = hand[: t.tables[KNOWN + seat]], hand[t.tables[KNOWN + seat] :] + cards_in(t, DECK + seat)
    held, below = t.cards.size[HAND + seat], t.cards.size[DECK + seat]
    t.cards.size[HAND + seat] = t.cards.size[DECK + seat] = 0
    while known:  # in whatever order: nobody knows that
        t.cards.add(HAND + seat, known.pop(rng.below(len(known))))
    while pool:
        pile = HAND if t.cards.size[HAND + seat] < held else DECK
        t.cards.add(pile + seat, pool.pop(rng.below(len(pool))))
    assert (t.cards.size[HAND + seat], t.cards.size[DECK + seat]) == (held, below)


def shuffle(t: Tyrants, pile: int, rng: Rng) -> None:
    pool = cards_in(t, pile)
    for i in range(len(pool)):
        t.cards.put(pile, i, pool.pop(rng.below(len(pool))))


def cards_in(s: Tyrants, pile: int) -> list[int]:
    return [s.cards.at(pile, i) for i in range(s.cards.size[pile])]


def audible(before: State, action: int, after: State, viewer: int) -> set[int]:
    """The kinds that lie open to the viewer before or after (TU-12.4, TU-12.5), and the one that the action names."""
    known = {KIND[word] for word in GAME.space.name(action).split()[1:] if word in KIND}
    for s in (before, after):
        assert isinstance(s, Tyrants)
        piles = [ROW, DEVOURED, *(pile + seat for seat in range(s.seats) for pile in (DISCARDS, INNER))]
        piles += [HAND + viewer] if viewer >= 0 else []
        known.update(*(cards_in(s, pile) for pile in piles))
        known.update(*(cards_in(s, HAND + seat)[: s.tables[KNOWN + seat]] for seat in range(s.seats)))
        known.update(card % GONE for card in cards_in(s, PLAYED))
        known.update(kind for kind in STACKS if s.tables[HOUSE_GUARDS + kind - HOUSE_GUARD] > 0)
    return known


def inventory(s: State) -> dict[str, int]:
    """Cards by kind; troops by colour in barracks, on the board and in trophy halls."""
    assert isinstance(s, Tyrants)
    check_piles(s)
    check_board(s)
    kinds: Counter[int] = Counter()
    for pile in (ROW, MARKET, DEVOURED, *range(DECK, DECK + 4 * SEATS)):  # the seats' decks, hands, discards, circles
        kinds.update(card for card in cards_in(s, pile) if card != NO_CARD)
    kinds.update(card for card in cards_in(s, PLAYED) if card < GONE)  # those gone are counted where they went
    for kind in STACKS:
        kinds[kind] += s.tables[HOUSE_GUARDS + kind - HOUSE_GUARD]
    found = {SLUGS[kind]: n for kind, n in kinds.items() if n != 0}
    for colour, name in enumerate(COLOUR_NAMES):
        if colour == WHITE and s.plays_with(OWN_TROPHIES):
            continue  # TU-11.38: those taken from a trophy hall leave the game
        if colour == WHITE or colour < s.seats:
            found[name] = troops(s, colour)
    return found


def troops(s: Tyrants, colour: int) -> int:
    n = sum(s.troops_at(site, colour) for site in range(SITES)) + bits_in(s.tables[AT_SPACES + colour])
    n += sum(s.tables[TROPHY_HALL + seat * COLOURS + colour] for seat in range(SEATS))
    if s.depth > 0 and isinstance(asking(s), PlaceTrophy) and s.stack[s.top() + PICKED] == colour:
        n += 1  # on its way from a trophy hall to the board
    return n if colour == WHITE else n + s.tables[BARRACKS + colour]


def check_piles(s: Tyrants) -> None:
    assert len(s.cards.size) == PILES, "a true state has piles of unseen cards"
    for seat in range(SEATS):
        assert 0 <= s.tables[KNOWN + seat] <= s.cards.size[HAND + seat], "a card is known that is not in hand"
    assert s.cards.size[ROW] == ROW_SIZE, "the market row has other than six slots"
    gaps = cards_in(s, ROW).count(NO_CARD)
    assert gaps <= 1 or s.cards.size[MARKET] == 0, "slots of the market row were left empty"
    for first, n in ((BARRACKS, SEATS), (VP, SEATS), (TROPHY_HALL, SEATS * COLOURS), (HOUSE_GUARDS, len(STACKS))):
        assert min(s.tables[first : first + n]) >= 0, "less than none"
    assert s.power >= 0 and s.influence >= 0, "more was spent than there was"


def check_board(s: Tyrants) -> None:
    """Spaces, presence and markers follow from where the troops are; nothing lies outside the sections in play."""
    for site in range(SITES):
        here = [s.troops_at(site, colour) for colour in range(COLOURS)]
        in_play = s.sites & BIT[site] != 0
        free = s.tables[FREE_SPACES + site]
        assert free + sum(here) == (BOARD[site].spaces if in_play else 0), f"spaces of {BOARD[site].slug}"
        assert (s.open_sites & BIT[site] != 0) == (free > 0), f"{BOARD[site].slug} is not what it is kept as"
        for colour in range(COLOURS):
            assert (s.tables[AT_SITES + colour] & BIT[site] != 0) == (here[colour] > 0), f"who is at {BOARD[site].slug}"
        if MARKER_AT[site] >= 0:
            most = max(here)
            alone = here.index(most) if most > 0 and here.count(most) == 1 else WHITE
            holder = NOTHING if alone == WHITE else alone
            kept = s.tables[HOLDER + MARKER_AT[site]]
            assert kept == holder, f"the marker of {BOARD[site].slug} is with the wrong player"
    taken = 0
    for colour in range(COLOURS):
        assert taken & s.tables[AT_SPACES + colour] == 0, "two troops in one space of a route"
        taken |= s.tables[AT_SPACES + colour]
    assert taken & s.open_spaces == 0 and taken | s.open_spaces == s.spaces, "a space of a route is lost"
    for seat in range(SEATS):
        spies = s.tables[SPY_SITES + seat]
        assert spies & ~s.sites == 0 and bits_in(spies) <= 5, "a spy too many, or out of play"
        near_sites, near_spaces = 0, 0
        for place in range(SITES + SPACES):
            if s.troops_at(place, seat) > 0:
                near_sites |= SITE_REACH[place]
                near_spaces |= SPACE_REACH[place]
        reach = s.tables[REACH_SITES + seat], s.tables[REACH_SPACES + seat]
        assert reach == (near_sites, near_spaces), "presence is not kept up"
        places = s.tables[AT_SITES + seat] | s.tables[AT_SPACES + seat]
        assert seat < s.seats or places | spies == 0, "pieces of a player who is not there"


RULES = frozenset(rulebook("tyrants", "en").rules)
FACTS = Facts(RULES, rearrange, inventory, audible)
