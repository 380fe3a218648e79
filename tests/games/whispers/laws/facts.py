"""What the laws must be told about A War of Whispers: its rules' ids, its secrets by WW-13, its pieces by WW-1."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

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
from undercourt.games.whispers.catalog import COST
from undercourt.games.whispers.state import (
    AGENTS_IN_REGIONS,
    BEGAN_DEVOUT,
    BONUS,
    COUNTER_INTELLIGENCE,
    IN_REGIONS,
    REVEALED,
    ROUNDS,
    SWAPS,
    TO_EACH_THEIR_OWN,
    WATCHER,
    Whispers,
)
from undercourt.games.whispers.state_hand import CARD, held, listed
from undercourt.games.whispers.view_memory import BY_SEAT, RETURNED
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, State, asking
from undercourt.kernel.ids import BIT, NOTHING, bits_in
from undercourt.kernel.laws import Facts
from undercourt.kernel.rng import Rng, seeded
from undercourt.text.rules import rulebook

AGENTS = 9  # of each player
DECKS = SEATS  # the place after the hands
TRIES = 40  # at another way that it could have been


# Secrets


def rearrange(s: State, viewer: int, rng: Rng) -> State:
    """WW-13: mixes what the viewer may not know; the generator is nobody's to know."""
    t = s.copy()
    assert isinstance(t, Whispers)
    t.rng = seeded(rng.word())
    mind = viewer if viewer >= 0 else WATCHER
    true = list(t.trail)
    for _ in range(TRIES):
        tell(t, [other_story(true, mind, empire, rng) for empire in range(EMPIRES)], true)
        if t.depth == 0 or has_an_answer(t):  # WW-13.21
            break
        tell(t, [], true)
    if t.depth > 0:  # WW-13.20
        mix_tokens(t, mind, rng)
        while t.plays_with(TO_EACH_THEIR_OWN) and not lots_differ(t):  # WW-13.18
            mix_tokens(t, mind, rng)
    return t


def tell(t: Whispers, stories: list[dict[int, int]], true: list[int]) -> None:
    """These draws gave these cards; the hands follow."""
    found = {at: entry for story in stories for at, entry in story.items()}
    t.trail = vec[i64]([found.get(at, entry) for at, entry in enumerate(true)])
    held = held_after(list(t.trail))
    for seat in range(SEATS):
        t.hands[seat] = sum(CARD[kind] for kind in held[seat].elements())


def other_story(true: list[int], mind: int, empire: int, rng: Rng) -> dict[int, int]:
    """WW-13.4 to WW-13.8, WW-13.22: other cards for the draws of one empire that the viewer did not see.

    Told from the beginning: every draw is from what lies in the deck then, and what went back was in that hand. Stories
    that do not come out so are thrown away; if all are, the true one is left.
    """
    for _ in range(TRIES):
        deck = [kind for kind in range(empire * 4, empire * 4 + 4) for _ in range(2)]
        held: list[list[int]] = [[] for _ in range(SEATS)]
        story: dict[int, int] = {}
        for at, entry in enumerate(true):
            seat, kind = entry % RETURNED // BY_SEAT, entry % BY_SEAT
            if kind // 4 != empire:
                continue
            source, into = (held[seat], deck) if entry >= RETURNED else (deck, held[seat])
            if entry < RETURNED and seat != mind:
                later = [one % BY_SEAT for one in true[at:] if one >= RETURNED and one % RETURNED // BY_SEAT == seat]
                wanted = [one for one in later if one in deck]
                kind = (wanted or deck)[rng.below(len(wanted or deck))] if rng.below(2) else deck[rng.below(len(deck))]
                story[at] = seat * BY_SEAT + kind
            if kind not in source:
                break
            source.remove(kind)
            into.append(kind)
        else:
            return story
    return {}


def has_an_answer(t: Whispers) -> bool:
    """WW-13.21: whoever is asked can pay what was announced, and make the attack that was begun."""
    d = Decision()
    asking(t).advance(t, t.top(), d)
    return d.count > 0


def mix_tokens(t: Whispers, mind: int, rng: Rng) -> None:
    """WW-13.2: the unrevealed tokens of another lie on their slots in any order."""
    for seat in range(t.seats):
        if seat != mind:
            slots = [slot for slot in range(SLOTS) if not t.is_revealed(seat, slot)]
            pool = [t.tokens[seat * SLOTS + slot] for slot in slots]
            for slot in slots:
                t.tokens[seat * SLOTS + slot] = take_any(pool, rng)


def lots_differ(s: Whispers) -> bool:
    """WW-12.3: the tokens that began on devout are of different empires; swaps carry them along (WW-13.19)."""
    lots = [s.tokens[seat * SLOTS + s.tables[BEGAN_DEVOUT + seat]] for seat in range(s.seats)]
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
    check_trail(s)
    found: Counter[str] = Counter()
    for empire, name in enumerate(EMPIRE_NAMES):
        on_the_map = sum(s.banners[i] for i in range(REGIONS) if s.holder(i) == empire)
        found[f"{name} banners"] = s.reserve[empire] + on_the_map
    if s.force > 0:
        found[f"{EMPIRE_NAMES[s.empire()]} banners"] += s.force
    if s.loose > 0:
        found[f"{EMPIRE_NAMES[s.regrouping]} banners"] += s.loose
    for place in range(DECKS + 1):
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
        in_regions = s.tables[IN_REGIONS + seat]
        placed = list(s.agents).count(seat) + bits_in(in_regions)
        assert placed <= (AGENTS if seat < s.seats else 0), "too many agents"
        assert bits_in(in_regions) <= (2 if s.plays_with(AGENTS_IN_REGIONS) else 0), "too many agents in regions"
        assert in_regions & ~ALL_REGIONS == 0, "an agent in a region that does not exist"
    assert all(NOTHING <= agent < s.seats for agent in s.agents), "an agent of nobody"
    assert s.acting == NOTHING or s.agents[s.agent_at] != NOTHING, "the active agent is not there"
    assert 0 <= s.first < s.seats and 1 <= s.round <= ROUNDS and 0 <= s.marker <= POSITIONS, "off the track"
    assert s.depth > 0 or s.round == ROUNDS, "over before the fourth round"


def check_tokens(s: Whispers) -> None:
    """WW-1, WW-10, WW-12.3: one token of each empire for each player; two are turned up by every swap, or by none."""
    for seat in range(s.seats):
        assert sorted(tokens(s, seat)) == list(range(EMPIRES)), "a token twice"
        assert 0 <= s.tables[REVEALED + seat] < BIT[SLOTS], "a slot that does not exist"
        shown, swaps = bits_in(s.tables[REVEALED + seat]), s.tables[SWAPS + seat]
        if not s.plays_with(COUNTER_INTELLIGENCE):
            follows = shown == 2 * swaps and s.tables[BONUS + seat] == 0
            assert follows, "what is turned up does not follow from swaps"
        assert 0 <= swaps < s.round + (s.depth > 0), "more swaps than rounds"
        assert swaps > 0 or s.tables[BEGAN_DEVOUT + seat] == 0, "a token left its slot without a swap"
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


def check_trail(s: Whispers) -> None:
    """WW-13.22: all that is remembered of the cards could happen, and the hands follow from it."""
    held = held_after(list(s.trail))
    for seat in range(SEATS):
        assert held[seat] == cards_in(s, seat), "a hand is not what was drawn and kept"


def held_after(trail: list[int]) -> list[Counter[int]]:
    """What everybody holds after these draws and returns; raises where one of them could not happen."""
    held: list[Counter[int]] = [Counter() for _ in range(SEATS)]
    for entry in trail:
        seat, kind = entry % RETURNED // BY_SEAT, entry % BY_SEAT
        if entry >= RETURNED:
            assert held[seat][kind] > 0, "a card went back that was not in that hand"
            held[seat][kind] -= 1
        else:
            assert sum(hand[kind] for hand in held) < 2, "a card was drawn that was not in the deck"
            held[seat][kind] += 1
    return [+hand for hand in held]


def check_packed(cards: int) -> None:
    kinds = Counter(kind // 4 for kind in listed(cards))
    assert all(held(cards, empire) == kinds[empire] for empire in range(EMPIRES)), "numbers of cards are not kept up"


def cards_in(s: Whispers, place: int) -> Counter[int]:
    """The cards in a hand, or in all decks together."""
    return Counter(listed(s.cards_in_decks() if place == DECKS else s.hands[place]))


def tokens(s: Whispers, seat: int) -> list[int]:
    return [s.tokens[seat * SLOTS + slot] for slot in range(SLOTS)]


RULES = frozenset(rulebook("whispers", "en").rules)
FACTS = Facts(RULES, rearrange, inventory, audible, public_scores=False)  # WW-13.2: tokens are worth points
