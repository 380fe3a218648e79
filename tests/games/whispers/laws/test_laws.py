"""Random games of A War of Whispers under all laws: every number of players, all mixes of the advanced rules."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.whispers.laws.facts import DECKS, FACTS, audible, cards_in, inventory, lots_differ, rearrange, tokens
from tests.games.whispers.table import KIND, REGION, Table, game, rule, table
from undercourt.games.whispers.actions import EMPIRE_NAMES, KIND_NAMES, SEAT_NAMES
from undercourt.games.whispers.game import GAME
from undercourt.games.whispers.state import Whispers
from undercourt.games.whispers.state_hand import CARD
from undercourt.games.whispers.view_memory import drawn, returned
from undercourt.kernel import laws
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.event import SECRET, Event
from undercourt.kernel.game import SPECTATOR, Options
from undercourt.kernel.ids import BIT
from undercourt.kernel.rng import seeded

# Cheap laws at every decision, costly ones at every few, so that the whole sample takes some seconds.
PERIODS = {
    "options_are_sound": 1,
    "refuses_what_is_not_offered": 3,
    "pieces_are_conserved": 3,
    "scores_add_up": 5,
    "copy_shares_nothing": 7,
    "views_carry_no_machinery": 11,
    "scores_are_public": 11,
    "events_tell_no_secrets": 11,
    "views_hide_what_the_rules_hide": 11,
    "asking_tells_no_secrets": 13,
    "actions_are_told_to_those_who_see_them": 13,
    "saves_and_loads": 13,
    "barriers_mark_what_cannot_be_taken_back": 11,
    "views_survive_the_round_trip": 17,
    "explains_every_action": 97,
    "replay_equals_play": 1,
    "events_change_nothing": 1,
}
ADVANCED = ["agents_in_regions", "keep_your_secrets", "to_each_their_own", "counter_intelligence"]


def choice(number: int) -> Options:
    """The advanced rules that the bits of the number say; the other options are drawn."""
    rng = seeded(number)
    drawn = {option.name: option.values[rng.below(2)] for option in GAME.options}
    return drawn | {name: "on" if number >> i & 1 else "off" for i, name in enumerate(ADVANCED)}


CHOICES = [choice(number) for number in range(16)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(16), ids=["-".join([c[name] for name in ADVANCED]) for c in CHOICES])
def test_a_random_game_obeys_all_laws(number: int, seats: int) -> None:
    done = laws.check_game(GAME, FACTS, seats, CHOICES[number], 10 * number + seats, PERIODS)
    assert done["decisions"] > 50
    assert all(done[law] > 0 for law in PERIODS)


def test_no_law_is_left_out() -> None:
    assert PERIODS.keys() == laws.OF_DECISIONS.keys() | laws.OF_GAMES.keys()


def test_no_option_is_left_out() -> None:
    for option in GAME.options:
        assert {chosen[option.name] for chosen in CHOICES} == set(option.values)


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("WW-1.2", "WW-1.5", "WW-1.6", "WW-1.7")
def test_what_is_conserved_is_what_lies_in_the_box(seats: int) -> None:
    expected = {f"{name} banners": 20 for name in EMPIRE_NAMES} | {card: 2 for card in KIND_NAMES}
    expected |= {f"{name} tokens": 5 for name in SEAT_NAMES[:seats]}
    assert inventory(game(seats).s) == expected


@pytest.fixture
def t() -> Table:
    agents = {"bear marshal": "raven", "lion sheriff": "spider"}
    hands = {"raven": ["bear-eagle"], "spider": ["lion-bear", "horse-lion"]}
    t = table(agents=agents, banners={"b3": 4, "l2": ("bear", 2)}, hands=hands, acts="bear marshal")
    inventory(t.s)
    return t


def test_the_inventory_misses_a_lost_banner(t: Table) -> None:
    t.s.reserve[EMPIRE_NAMES.index("bear")] -= 1
    t.s.banners[REGION["b3"]] -= 1
    assert inventory(t.s)["bear banners"] == 18


def test_the_inventory_notices_a_card_too_many(t: Table) -> None:
    t.s.hands[0] += CARD[KIND["bear-eagle"]]
    with pytest.raises(AssertionError, match="a hand is not what was drawn and kept"):
        inventory(t.s)
    t.s.hands[1] += CARD[KIND["bear-eagle"]]
    with pytest.raises(AssertionError, match="more than two copies"):
        inventory(t.s)


def test_the_inventory_notices_numbers_of_cards_that_are_not_kept_up(t: Table) -> None:
    t.s.hands[1] -= 4 ** KIND["horse-lion"]
    with pytest.raises(AssertionError, match="numbers of cards"):
        inventory(t.s)


def test_the_inventory_notices_a_story_that_cannot_be(t: Table) -> None:
    held = t.s.trail
    t.s.trail = returned(held[:], 1, KIND["lion-eagle"])
    with pytest.raises(AssertionError, match="a card went back that was not in that hand"):
        inventory(t.s)
    t.s.trail = drawn(drawn(held[:], 1, KIND["bear-eagle"]), 1, KIND["bear-eagle"])
    with pytest.raises(AssertionError, match="a card was drawn that was not in the deck"):
        inventory(t.s)
    t.s.trail = returned(drawn(held[:], 0, KIND["bear-lion"]), 0, KIND["bear-lion"])
    assert inventory(t.s)["bear-lion"] == 2


def test_the_inventory_notices_a_token_that_is_there_twice(t: Table) -> None:
    t.s.tokens[3] = t.s.tokens[4]
    with pytest.raises(AssertionError, match="a token twice"):
        inventory(t.s)


def test_the_inventory_notices_a_region_of_nobody_and_one_of_two(t: Table) -> None:
    t.s.control[EMPIRE_NAMES.index("lion")] ^= BIT[REGION["l2"]]
    with pytest.raises(AssertionError, match="a region of two empires"):
        inventory(t.s)
    t.s.control[EMPIRE_NAMES.index("lion")] ^= BIT[REGION["l2"]] | BIT[REGION["l3"]]
    with pytest.raises(AssertionError, match="a region of nobody"):
        inventory(t.s)


def test_the_inventory_notices_an_empty_region_that_stays_conquered(t: Table) -> None:
    t.s.banners[REGION["l2"]] = 0
    with pytest.raises(AssertionError, match="occupied"):
        inventory(t.s)
    t.s.occupied ^= BIT[REGION["l2"]]
    with pytest.raises(AssertionError, match="l2 is empty and yet conquered"):
        inventory(t.s)


def obeys_all_laws(t: Table, start: dict[str, int]) -> None:
    """What random games seldom come to."""
    for law in laws.OF_DECISIONS.values():
        law(laws.Moment(GAME, FACTS, t.s, t.d, 0, start))


@rule("WW-9.10.1")
def test_all_laws_hold_while_banners_find_new_places_and_others_are_on_their_way() -> None:
    banners: dict[str, int | tuple[str, int]] = {"b3": 4, "b5": 3, "l2": ("bear", 2)}
    hands = {"raven": ["horse-bear", "horse-lion"]}
    t = table(agents={"bear marshal": "raven"}, banners=banners, hands=hands, acts="bear marshal")
    start = inventory(t.s)
    t.do("attack", "from b5", "into h2", "number 3")
    assert t.force == 3
    obeys_all_laws(t, start)
    t.do("play horse_2", "empire bear")
    assert t.s.loose == 6 and t.banners("l2") == 0 and t.control("l2") == "bear"
    obeys_all_laws(t, start)


@rule("WW-13.8")
def test_all_laws_hold_while_a_card_in_hand_is_known_to_all() -> None:
    banners: dict[str, int | tuple[str, int]] = {"h1": 2}
    hands = {"raven": ["horse-bear"]}
    t = table(
        "horse steward", seats=3, agents={"horse steward": "raven"}, banners=banners, hands=hands, deck={"horse": []}
    )
    start = inventory(t.s)
    t.do("play horse_1", "from h1", "into h3", "number 1", "draw_cards")
    for viewer in (SPECTATOR, 1, 2):
        other = rearrange(t.s, viewer, seeded(viewer + 1))
        assert isinstance(other, Whispers) and list(cards_in(other, 0)) == [KIND["horse-bear"]]
    obeys_all_laws(t, start)
    t.do("play horse_1")
    assert t.hand("raven") == [] and t.deck("horse") == ["horse-bear"]
    obeys_all_laws(t, start)


@rule("WW-13.17")
def test_all_laws_hold_while_a_card_is_announced_and_not_yet_paid() -> None:
    hands = {"raven": ["bear-eagle", "bear-lion", "eagle-horse"]}
    t = table("bear marshal", agents={"bear marshal": "raven"}, banners={"b3": 4}, hands=hands)
    start = inventory(t.s)
    t.do("play bear_eagle")
    for seed in range(20):
        held = t.guess("spider", seed).hand("raven")
        assert "bear-eagle" in held or "eagle-bear" in held
    obeys_all_laws(t, start)


@rule("WW-13.2", "WW-13.4", "WW-13.6", "WW-13.13")
def test_the_pairs_of_states_differ_where_the_rules_hide_something() -> None:
    hands = {"raven": ["bear-eagle", "lion-bear"], "spider": ["horse-lion"], "rat": ["lion-horse", "bear-lion"]}
    s = table(phase="swap", seats=3, hands=hands, revealed={"rat": ["bear", "eagle"]}, swaps={"rat": 1}, round=2).s
    places = {"raven": 0, "spider": 1, "rat": 2, "decks": DECKS}
    for viewer in (SPECTATOR, 0, 1, 2):
        changed: Counter[str] = Counter()
        for seed in range(30):
            other = rearrange(s, viewer, seeded(seed))
            assert isinstance(other, Whispers)
            assert inventory(other) == inventory(s) and tokens(other, 2)[:2] == [0, 1]
            changed.update(name for name, place in places.items() if cards_in(other, place) != cards_in(s, place))
            changed.update(f"{SEAT_NAMES[seat]} tokens" for seat in range(3) if tokens(other, seat) != tokens(s, seat))
            changed["generator"] += other.rng.word() != s.copy().rng.word()
        seats = [name for seat, name in enumerate(SEAT_NAMES[:3]) if seat != viewer]
        assert set(changed) == {*seats, *[f"{name} tokens" for name in seats], "decks", "generator"}
        assert min(changed.values()) > 10


@rule("WW-13.7", "WW-13.8")
def test_in_every_paired_state_a_card_lies_where_it_was_seen() -> None:
    hands = {"raven": ["horse-bear", "horse-bear", "horse-eagle", "bear-horse", "bear-lion", "lion-bear"]}
    t = table(phase="discard", seats=3, hands=hands, deck={"horse": []}).do("discard horse-bear")
    changed = 0
    for seed in range(20):
        other = rearrange(t.s, 1, seeded(seed))
        assert isinstance(other, Whispers)
        inventory(other)
        assert KIND["horse-bear"] in cards_in(other, DECKS)
        changed += cards_in(other, 0) != cards_in(t.s, 0)
    assert changed > 5


@rule("WW-13.18", "WW-13.19")
def test_in_every_paired_state_the_lots_differ() -> None:
    loyalty = {"raven": "bear eagle elephant lion horse", "spider": "eagle bear elephant lion horse"}
    t = table(phase="swap", loyalty=loyalty, to_each_their_own="on", counter_intelligence="on")
    t.do("swap devout opposed", "done")
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(60):
        other = rearrange(t.s, SPECTATOR, seeded(seed))
        assert isinstance(other, Whispers)
        assert lots_differ(other)
        seen[tokens(other, 0)[4], tokens(other, 1)[0]] += 1
    assert len(seen) > 10 and all(a != b for a, b in seen)


@rule("WW-13.20")
def test_when_all_is_over_no_token_is_mixed() -> None:
    s = table(phase="end", seats=4, round=4).s
    for seed in range(5):
        other = rearrange(s, 1, seeded(seed))
        assert isinstance(other, Whispers) and other.tokens == s.tokens


@rule("WW-13.7")
def test_a_card_that_was_spent_is_heard_of_by_all(t: Table) -> None:
    t.s.hands[0] += CARD[KIND["horse-bear"]]
    for said, heard in (("play horse_1", "horse-bear"), ("attack", None)):
        audience = {viewer: audible(t.s, GAME.space.action(said), t.s, viewer) for viewer in (SPECTATOR, 1)}
        told = set() if heard is None else {KIND[heard]}
        assert audience == {SPECTATOR: told, 1: told | {KIND["lion-bear"], KIND["horse-lion"]}}


@rule("WW-13.4")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    d, rng = Decision(), seeded(3)
    s = GAME.begin(4, {}, 2, d)
    log: list[Event] = []
    s.log = log
    while d.count > 0:
        apply(s, d.actions[rng.below(d.count)], d)
    draws = [event for event in log if event.what == "draw"]
    assert len(draws) > 5
    for event in draws:
        assert event.card >= 0 and event.seen_by(event.seat) == event
        others = {SPECTATOR, 0, 1, 2, 3} - {event.seat}
        assert all(event.seen_by(viewer).card == SECRET for viewer in others)
