"""What the laws must be told about A War of Whispers: its rules' ids, its secrets by WW-13, its pieces by WW-1."""

from __future__ import annotations

from collections import Counter

from undercourt.games.whispers.actions import (
    BANNERS,
    DISCARD,
    EMPIRE_NAMES,
    EMPIRES,
    KIND_NAMES,
    KINDS,
    PLAY,
    POSITIONS,
    SEAT_NAMES,
    SEATS,
    SLOTS,
    SPEND,
    SWAP,
)
from undercourt.games.whispers.board import ALL_REGIONS, HOME, REGION_NAMES, REGIONS
from undercourt.games.whispers.hand import CARD, COST, held, listed
from undercourt.games.whispers.state import (
    AGENTS_IN_REGIONS,
    COUNTER_INTELLIGENCE,
    DECKS,
    EVERYBODY,
    PLACES,
    ROUNDS,
    TO_EACH_THEIR_OWN,
    VIEWERS,
    Whispers,
)
from undercourt.kernel.effect import SEAT, State
from undercourt.kernel.ids import BIT, NOTHING, bits_in
from undercourt.kernel.laws import Facts
from undercourt.kernel.rng import Rng, seeded
from undercourt.text.rules import rulebook

AGENTS = 9  # of each player


# Secrets


def rearrange(s: State, viewer: int, rng: Rng) -> State:
    """WW-13: mixes what the viewer may not know; the generator is nobody's to know."""
    t = s.copy()
    assert isinstance(t, Whispers)
    t.rng = seeded(rng.word())
    mind = viewer if viewer >= 0 else EVERYBODY
    mix_cards(t, mind, rng)
    mix_memories(t, mind)
    if t.depth > 0:  # WW-13.20
        mix_tokens(t, mind, rng)
        while t.plays_with(TO_EACH_THEIR_OWN) and not lots_differ(t):  # WW-13.18
            mix_tokens(t, mind, rng)
    return t


def mix_cards(t: Whispers, mind: int, rng: Rng) -> None:
    """WW-13.4 to WW-13.8: a card may lie in any hand or deck but the viewer's, unless it was seen to lie where it is.

    Every place keeps its number of cards of each empire. The decks get what is left.
    """
    certain = {place: known_in(t, mind, place) for place in range(PLACES)}
    hidden = {place: list((cards_in(t, place) - certain[place]).elements()) for place in others(mind)}
    pools: list[list[int]] = [[] for _ in range(EMPIRES)]
    for cards in hidden.values():
        for kind in cards:
            pools[kind // 4].append(kind)
    for seat in range(SEATS):
        if seat != mind:
            dealt = [take_any(pools[kind // 4], rng) for kind in hidden[seat]]
            t.hands[seat] = sum(CARD[kind] for kind in [*certain[seat].elements(), *dealt])


def mix_memories(t: Whispers, mind: int) -> None:
    """What others are sure of follows from cards that they alone saw; what everybody is sure of, they are too."""
    for other in range(SEATS):
        if other != mind:
            for place in range(PLACES):
                t.known[other * PLACES + place] = t.known[EVERYBODY * PLACES + place]


def mix_tokens(t: Whispers, mind: int, rng: Rng) -> None:
    """WW-13.2: the unrevealed tokens of another lie on their slots in any order."""
    for seat in range(t.seats):
        if seat != mind:
            slots = [slot for slot in range(SLOTS) if t.revealed[seat] & BIT[slot] == 0]
            pool = [t.tokens[seat * SLOTS + slot] for slot in slots]
            for slot in slots:
                t.tokens[seat * SLOTS + slot] = take_any(pool, rng)


def lots_differ(s: Whispers) -> bool:
    """WW-12.3: the tokens that began on devout are of different empires; swaps carry them along (WW-13.19)."""
    lots = [s.tokens[seat * SLOTS + s.began_devout[seat]] for seat in range(s.seats)]
    return len(set(lots)) == s.seats


def take_any(pool: list[int], rng: Rng) -> int:
    return pool.pop(rng.below(len(pool)))


def audible(before: State, action: int, after: State, viewer: int) -> set[int]:
    """WW-13.7: cards spent or discarded by this action, which all see; else those that the viewer holds or held."""
    assert isinstance(before, Whispers) and isinstance(after, Whispers)
    known: set[int] = set()
    if SPEND <= action < DISCARD:
        known.add(action - SPEND)
    elif DISCARD <= action < SWAP:
        known.add(action - DISCARD)
    elif PLAY <= action < SPEND:
        known |= spent_at_once(before, action - PLAY)
    if viewer >= 0:
        known |= set(cards_in(before, viewer)) | set(cards_in(after, viewer))
    return known


def spent_at_once(s: Whispers, ability: int) -> set[int]:
    """A cost that is just what the player holds of its empires is paid without a question."""
    hand = cards_in(s, s.stack[s.top() + SEAT])
    empires = COST[ability]
    found = [kind for kind in hand.elements() if kind // 4 in empires]
    return set(found) if len(found) == len(empires) else set()


# Pieces


def inventory(s: State) -> dict[str, int]:
    """WW-1: banners of each empire, cards of each kind, tokens of each player."""
    assert isinstance(s, Whispers)
    check_map(s)
    check_agents(s)
    check_tokens(s)
    check_cards(s)
    check_memories(s)
    found: Counter[str] = Counter()
    for empire, name in enumerate(EMPIRE_NAMES):
        on_the_map = sum(s.banners[i] for i in range(REGIONS) if s.holder(i) == empire)
        found[f"{name} banners"] = s.reserve[empire] + on_the_map
    if s.force > 0:
        found[f"{EMPIRE_NAMES[s.empire()]} banners"] += s.force
    if s.loose > 0:
        found[f"{EMPIRE_NAMES[s.regrouping]} banners"] += s.loose
    for place in range(PLACES):
        found.update(KIND_NAMES[kind] for kind in cards_in(s, place).elements())
    for seat in range(s.seats):
        found[f"{SEAT_NAMES[seat]} tokens"] = len(tokens(s, seat))
    return dict(found)


def check_map(s: Whispers) -> None:
    """WW-4: every region is of one empire, an empty one of its home empire unless its banners find new places."""
    assert min(s.banners) >= 0 and min(s.reserve) >= 0 and s.force >= 0 and s.loose >= 0, "less than no banners"
    assert max(s.reserve) <= BANNERS, "more banners in reserve than there are"
    assert s.force == 0 or s.acting != NOTHING, "banners on their way for nobody"
    assert s.loose == 0 or s.regrouping != NOTHING, "loose banners of nobody"
    seen = 0
    for empire in range(EMPIRES):
        assert seen & s.control[empire] == 0, "a region of two empires"
        seen |= s.control[empire]
    assert seen == ALL_REGIONS, "a region of nobody, or one that does not exist"
    assert s.occupied == sum(BIT[i] for i in range(REGIONS) if s.banners[i] > 0), "occupied is not kept up"
    for i, name in enumerate(REGION_NAMES):
        home = s.banners[i] > 0 or s.holder(i) in (HOME[i], s.regrouping)
        assert home, f"{name} is empty and yet conquered"


def check_agents(s: Whispers) -> None:
    """WW-1, WW-12.1: nobody has more than nine agents, two of them in regions at most."""
    for seat in range(SEATS):
        placed = list(s.agents).count(seat) + bits_in(s.field[seat])
        assert placed <= (AGENTS if seat < s.seats else 0), "too many agents"
        assert bits_in(s.field[seat]) <= (2 if s.plays_with(AGENTS_IN_REGIONS) else 0), "too many agents in regions"
        assert s.field[seat] & ~ALL_REGIONS == 0, "an agent in a region that does not exist"
    assert all(NOTHING <= agent < s.seats for agent in s.agents), "an agent of nobody"
    assert s.acting == NOTHING or s.agents[s.agent_at] != NOTHING, "the active agent is not there"
    assert 0 <= s.first < s.seats and 1 <= s.round <= ROUNDS and 0 <= s.marker <= POSITIONS, "off the track"
    assert s.depth > 0 or s.round == ROUNDS, "over before the fourth round"


def check_tokens(s: Whispers) -> None:
    """WW-1, WW-10, WW-12.3: one token of each empire for each player; two are turned up by every swap, or by none."""
    for seat in range(s.seats):
        assert sorted(tokens(s, seat)) == list(range(EMPIRES)), "a token twice"
        assert 0 <= s.revealed[seat] < BIT[SLOTS], "a slot that does not exist"
        shown = bits_in(s.revealed[seat])
        if not s.plays_with(COUNTER_INTELLIGENCE):
            assert shown == 2 * s.swaps[seat] and s.bonus[seat] == 0, "what is turned up does not follow from swaps"
        assert 0 <= s.swaps[seat] < s.round + (s.depth > 0), "more swaps than rounds"
        assert s.swaps[seat] > 0 or s.began_devout[seat] == 0, "a token left its slot without a swap"
    assert lots_differ(s) or not s.plays_with(TO_EACH_THEIR_OWN), "the same lot for two players"


def check_cards(s: Whispers) -> None:
    """The numbers by empire follow from the cards; nobody holds more copies than there are."""
    for seat in range(SEATS):
        check_packed(s.hands[seat])
        assert seat < s.seats or s.hands[seat] == 0, "a hand of nobody"
    drawn: Counter[int] = Counter()
    for seat in range(s.seats):
        drawn += cards_in(s, seat)
    assert all(drawn[kind] <= 2 for kind in range(KINDS)), "more than two copies"


def check_memories(s: Whispers) -> None:
    """WW-13.7, WW-13.8: what is known for certain is true, and everybody knows what everybody knows."""
    for mind in range(VIEWERS):
        for place in range(PLACES):
            check_packed(s.known[mind * PLACES + place])
            assert known_in(s, mind, place) <= cards_in(s, place), "a card is not where it is known to be"
    for seat in range(s.seats):
        for place in others(seat):
            known = known_in(s, EVERYBODY, place) <= known_in(s, seat, place)
            assert known, "somebody does not know what everybody knows"


def check_packed(cards: int) -> None:
    kinds = Counter(kind // 4 for kind in listed(cards))
    assert all(held(cards, empire) == kinds[empire] for empire in range(EMPIRES)), "numbers of cards are not kept up"


def cards_in(s: Whispers, place: int) -> Counter[int]:
    """The cards in a hand, or in all decks together."""
    return Counter(listed(s.cards_in_decks() if place == DECKS else s.hands[place]))


def known_in(s: Whispers, mind: int, place: int) -> Counter[int]:
    return Counter(listed(s.known[mind * PLACES + place]))


def others(mind: int) -> list[int]:
    """The places into which the viewer cannot look."""
    return [place for place in range(PLACES) if place != mind or place == DECKS]


def tokens(s: Whispers, seat: int) -> list[int]:
    return [s.tokens[seat * SLOTS + slot] for slot in range(SLOTS)]


RULES = frozenset(rulebook("whispers", "en").rules)
FACTS = Facts(RULES, rearrange, inventory, audible, public_scores=False)  # WW-13.2: tokens are worth points
