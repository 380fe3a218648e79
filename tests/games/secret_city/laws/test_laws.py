"""Random games of Secret City under all laws: every number of players, every value of every option."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.secret_city.laws.facts import (
    FACTS,
    all_cards,
    audible,
    check_characters,
    hidden_places,
    inventory,
    listed,
    rearrange,
)
from tests.games.secret_city.table import CARD, SEAT, TERRITORY, Table, game, rule, table
from undercourt.games.secret_city import moves
from undercourt.games.secret_city.actions import DECK_SIZE, DECKS, HOUSE_CARDS, HOUSE_DECK, RESOURCES, ROOM, UNIQUES
from undercourt.games.secret_city.catalog import HOUSE_NAMES
from undercourt.games.secret_city.game import GAME, PACK
from undercourt.games.secret_city.state import (
    DECLARED,
    EVERYONE,
    HAND,
    HAND_SEEN,
    HOUSE_OF,
    LANDS,
    LOOKED,
    UNDER,
    UNDER_SEEN,
    UPPER,
    City,
)
from undercourt.kernel import laws
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.event import SECRET, Event
from undercourt.kernel.game import SPECTATOR, Options
from undercourt.kernel.ids import BIT
from undercourt.kernel.rng import seeded

# Cheap laws at every decision; each expensive one only now and then, so that the whole sample takes some seconds.
PERIODS = {
    "options_are_sound": 1,
    "refuses_what_is_not_offered": 5,
    "pieces_are_conserved": 11,
    "scores_add_up": 11,
    "copy_shares_nothing": 23,
    "views_carry_no_machinery": 31,
    "scores_are_public": 31,
    "events_tell_no_secrets": 29,
    "views_hide_what_the_rules_hide": 29,
    "asking_tells_no_secrets": 13,
    "actions_are_told_to_those_who_see_them": 17,
    "saves_and_loads": 31,
    "barriers_mark_what_cannot_be_taken_back": 19,
    "views_survive_the_round_trip": 37,
    "explains_every_action": 397,
    "replay_equals_play": 1,
    "events_change_nothing": 1,
}
NUMBERS = range(15)


def choice(number: int) -> Options:
    """All numbers of turns in turn; houses that go round the table; of the other options each value is drawn."""
    rng = seeded(number)
    chosen = {option.name: option.values[rng.below(len(option.values))] for option in GAME.options}
    for i, option in enumerate(GAME.options):
        if option.name == "turns" or option.name.startswith("house_"):
            chosen[option.name] = option.values[(number + i) % len(option.values)]
    return chosen


@pytest.mark.parametrize("number", NUMBERS)
def test_a_random_game_obeys_all_laws(number: int) -> None:
    done = laws.check_game(GAME, FACTS, 2 + number % 5, choice(number), number, PERIODS)
    assert done["decisions"] > 15
    assert all(done[law] > 0 for law in PERIODS)


def test_no_law_is_left_out() -> None:
    assert PERIODS.keys() == laws.OF_DECISIONS.keys() | laws.OF_GAMES.keys()


def test_no_option_is_left_out() -> None:
    choices = [choice(number) for number in NUMBERS]
    for option in GAME.options:
        assert {chosen[option.name] for chosen in choices} == set(option.values)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@rule("SC-1.2")
def test_what_is_conserved_is_what_lies_in_the_box(seats: int) -> None:
    s = game(seats).s
    found = all_cards(s)
    assert [sum(found[card] for card in range(24 * deck, 24 * deck + 24)) for deck in range(DECKS)] == [24, 24, 24]
    houses = {s.tables[HOUSE_OF + seat] for seat in range(seats)}
    expected = [HOUSE_CARDS + house * HOUSE_DECK + i for house in sorted(houses) for i in range(HOUSE_DECK)]
    assert [card for card in sorted(found.elements()) if HOUSE_CARDS <= card < UNIQUES] == expected
    assert [found[card] for card in range(UNIQUES, UNIQUES + 3)] == [1, 1, 1]
    assert len(PACK.territories) == 24 and len(HOUSE_NAMES) == 6


@pytest.fixture
def t() -> Table:
    hands = {
        "amber": ["forge_hammer", "fata"],
        "sky": ["veil_of_desire", "intimate_canopy", "lyud_milana", "griffin"],
    }
    t = table(
        phase="battle",
        seats=3,
        characters={"amber": ["fata"], "sky": ["manticore", "griffin"]},
        hands=hands,
        territories={"sky": ["throne_of_power"]},
    )
    inventory(t.s)
    return t


def place(seat: str, number: int) -> int:
    return SEAT[seat] * ROOM + number - 1


def test_the_inventory_misses_a_lost_card(t: Table) -> None:
    before = inventory(t.s)
    t.s.cards.take(UPPER, t.s.cards.at(UPPER, 0))
    lost = Counter(before) - Counter(inventory(t.s))
    assert sum(lost.values()) == 1


def test_the_inventory_notices_a_card_in_hand_without_a_note_of_who_saw_it(t: Table) -> None:
    t.s.cards.take_at(HAND_SEEN, 0)
    with pytest.raises(AssertionError, match="seen cards and hand"):
        inventory(t.s)


def test_the_inventory_notices_a_house_card_that_is_not_where_it_is_known_to_be(t: Table) -> None:
    t.s.house_known |= BIT[CARD["lyud_milana"] - HOUSE_CARDS]
    with pytest.raises(AssertionError, match="not where it is known"):
        inventory(t.s)


def test_the_inventory_notices_a_debt_to_the_bank(t: Table) -> None:
    t.s.tokens[RESOURCES] = -1
    with pytest.raises(AssertionError, match="less than no tokens"):
        inventory(t.s)


def test_the_inventory_notices_a_home_in_other_hands(t: Table) -> None:
    moves.take_territory(t.s, 1, PACK.home[HOUSE_NAMES.index("nav")], 0)
    with pytest.raises(AssertionError, match="a home was taken"):
        inventory(t.s)


def test_the_inventory_notices_a_unique_card_whose_territory_nobody_took(t: Table) -> None:
    t.s.tables[LANDS + t.s.owner_of(TERRITORY["throne_of_power"])] ^= BIT[TERRITORY["throne_of_power"]]
    with pytest.raises(AssertionError, match="whose territory nobody took"):
        inventory(t.s)


def test_the_inventory_notices_characters_that_are_too_many(t: Table) -> None:
    for number in range(3, 8):
        slot = place("amber", number)
        t.s.card[slot] = CARD["griffin"]
        t.s.symbols[slot] = PACK.symbols[CARD["griffin"]]
    with pytest.raises(AssertionError, match="too many characters"):
        check_characters(t.s)


def test_the_inventory_notices_a_gift_that_is_none(t: Table) -> None:
    t.s.gifted ^= BIT[0]
    with pytest.raises(AssertionError, match="gifted are those"):
        inventory(t.s)


def test_the_inventory_notices_a_territory_of_two(t: Table) -> None:
    t.s.tables[LANDS + 1] |= t.s.tables[LANDS]
    with pytest.raises(AssertionError, match="held twice"):
        inventory(t.s)


def test_the_inventory_notices_marks_on_empty_places(t: Table) -> None:
    t.s.shielded |= BIT[place("amber", 4)]
    with pytest.raises(AssertionError, match="an empty place is marked"):
        inventory(t.s)


def test_the_inventory_notices_an_assignment_that_should_not_be(t: Table) -> None:
    t.s.side[place("amber", 5)] = 0
    with pytest.raises(AssertionError, match="assigned to nothing"):
        inventory(t.s)
    t.s.side[place("amber", 5)] = -1
    fitting = next(2 * seat for seat in range(3) if t.s.symbols[0] & PACK.type[t.s.tables[DECLARED + seat]])
    t.s.side[0] = fitting
    inventory(t.s)
    t.s.face_down |= BIT[0]
    with pytest.raises(AssertionError, match="assigned and face down"):
        inventory(t.s)


def test_the_inventory_notices_a_strategy_card_that_is_taken_twice(t: Table) -> None:
    t.s.tables[DECLARED + 0] = t.s.tables[DECLARED + 1] ^ 1
    with pytest.raises(AssertionError, match="taken twice"):
        inventory(t.s)


def test_the_inventory_notices_a_debt_to_oneself(t: Table) -> None:
    t.do("propose ask_help", "place for amber", "price money 3", "done", "accept")
    inventory(t.s)
    t.s.debts[0] = 3
    with pytest.raises(AssertionError, match="a debt of nobody"):
        inventory(t.s)


def obeys_all_laws(t: Table, start: dict[str, int]) -> None:
    """What random games seldom come to."""
    for law in laws.OF_DECISIONS.values():
        law(laws.Moment(GAME, FACTS, t.s, t.d, 0, start))


@rule("SC-13.5")
def test_all_laws_hold_while_one_chooses_from_the_hand_of_another() -> None:
    hands = {"amber": ["aura_reading"], "sky": ["veil_of_desire", "veil_of_desire", "lyud_milana", "griffin"]}
    t = table(phase="buying", seats=3, hands=hands, tokens={"amber": "9 9 9"})
    start = inventory(t.s)
    t.do("use aura_reading", "player sky")
    assert sorted(t.options()) == ["take griffin", "take veil_of_desire"]
    obeys_all_laws(t, start)
    t.do("take veil_of_desire")
    obeys_all_laws(t, start)


@rule("SC-13.8")
def test_all_laws_hold_while_cards_are_looked_at_and_after_those_not_kept_went_under() -> None:
    (territory,) = [name for name in PACK.territories if looks_at_spells(name)]
    t = table(phase="territories", seats=3, territories={"amber": [territory]})
    start = inventory(t.s)
    t.do(f"property {territory}")
    assert t.s.cards.size[LOOKED] == 2 and t.verbs() == {"take"}
    obeys_all_laws(t, start)
    t.do(t.options()[0])
    assert t.s.cards.at(UNDER_SEEN, 0) == BIT[0]
    obeys_all_laws(t, start)
    for viewer, hidden in ((SPECTATOR, True), (0, False), (1, True), (2, True)):
        assert ((UNDER, 0) in hidden_places(t.s, viewer)) == hidden


def looks_at_spells(territory: str) -> bool:
    t = table(phase="territories", territories={"amber": [territory]})
    if not t.may(f"property {territory}"):
        return False
    t.do(f"property {territory}")
    return t.s.cards.size[LOOKED] > 0 and t.s.cards.at(LOOKED, 0) // 24 == 0


@rule("SC-13.1", "SC-13.3", "SC-13.4")
def test_the_pairs_of_states_differ_where_the_rules_hide_something(t: Table) -> None:
    piles = {"amber": HAND, "sky": HAND + 1, "spells": UPPER, "mercenaries": UPPER + 1}
    for viewer in (SPECTATOR, 0, 1, 2):
        changed: Counter[str] = Counter()
        for seed in range(30):
            other = rearrange(t.s, viewer, seeded(seed))
            assert isinstance(other, City)
            assert inventory(other) == inventory(t.s)
            changed.update(name for name, pile in piles.items() if other.cards.listed(pile) != t.s.cards.listed(pile))
            changed["house deck of sky"] += other.house_deck(1) != t.s.house_deck(1)
            changed["generator"] += other.rng.word() != t.s.copy().rng.word()
        open_to_viewer = {0: {"amber"}, 1: {"sky", "house deck of sky"}}.get(viewer, set())
        expected = {*piles, "house deck of sky", "generator"} - open_to_viewer
        assert {what for what, n in changed.items() if n > 0} == expected
        assert min(changed[what] for what in expected) > 10


@rule("SC-13.5", "SC-13.7", "SC-13.12")
def test_in_every_paired_state_a_card_lies_where_it_was_seen(t: Table) -> None:
    at = t.s.cards.find(HAND + 1, CARD["veil_of_desire"])
    t.s.cards.put(HAND_SEEN + 1, at, BIT[2])
    start = inventory(t.s)
    for viewer in (0, 2):
        kept = [CARD["veil_of_desire"] in listed(paired(t, viewer, seed), HAND + 1) for seed in range(30)]
        assert all(kept) == (viewer == 2)
    known = t.s.house_deck(1) & -t.s.house_deck(1)
    t.s.house_known = t.s.house_known & ~t.s.house_cards(1) | known
    for seed in range(30):
        other = paired(t, 0, seed)
        assert other.house_deck(1) & known and inventory(other) == start


def paired(t: Table, viewer: int, seed: int) -> City:
    other = rearrange(t.s, viewer, seeded(seed))
    assert isinstance(other, City)
    return other


@rule("SC-13.5")
def test_in_paired_states_others_may_remember_other_cards(t: Table) -> None:
    t.s.cards.put(HAND_SEEN + 1, t.s.cards.find(HAND + 1, CARD["veil_of_desire"]), BIT[2])
    for viewer in (0, 2):
        remembered: set[int] = set()
        for seed in range(30):
            other = paired(t, viewer, seed)
            spells = [i for i, card in enumerate(listed(other, HAND + 1)) if card < DECK_SIZE]
            known = [other.cards.at(HAND + 1, i) for i in spells if other.cards.at(HAND_SEEN + 1, i) & BIT[2]]
            assert len(known) == 1
            remembered.update(known)
        assert (remembered == {CARD["veil_of_desire"]}) == (viewer == 2)


@rule("SC-8.19")
def test_all_laws_hold_when_only_a_hidden_card_keeps_the_battle_going() -> None:
    strategies = {"amber": "deft_manipulations sky", "sky": "open_clash amber"}
    down = {"amber": [1], "sky": [1]}
    hands = {"sky": ["intimate_canopy"]}
    t = table(phase="battle", strategies=strategies, down=down, hands=hands, tokens={"sky": "9 9 9"})
    start = inventory(t.s)
    assert t.seat == "amber" and t.may("pass")
    obeys_all_laws(t, start)


def test_a_used_card_is_heard_of_by_all_and_a_held_one_by_its_owner(t: Table) -> None:
    action = GAME.space.action("use forge_hammer")
    for viewer in (SPECTATOR, 1, 2):
        assert CARD["forge_hammer"] in audible(t.s, action, t.s, viewer)
    for viewer, heard in ((SPECTATOR, False), (0, False), (1, True), (2, False)):
        assert (CARD["lyud_milana"] in audible(t.s, action, t.s, viewer)) == heard
    at = t.s.cards.find(HAND + 1, CARD["lyud_milana"])
    t.s.cards.put(HAND_SEEN + 1, at, EVERYONE)
    assert all(CARD["lyud_milana"] in audible(t.s, action, t.s, viewer) for viewer in (SPECTATOR, 0, 2))


@rule("SC-5.11", "SC-13.1")
def test_a_drawn_card_is_told_to_those_alone_who_know_it() -> None:
    d, rng = Decision(), seeded(3)
    s = GAME.begin(4, {}, 2, d)
    log: list[Event] = []
    s.log = log
    while d.count > 0:
        apply(s, d.actions[rng.below(d.count)], d)
    draws = [event for event in log if event.what in ("draw", "take_house")]
    assert len(draws) > 10
    for event in draws:
        assert event.card >= 0 and event.seen_by(event.seat) == event
        assert event.seen_by(SPECTATOR).card == SECRET
        others = [seat for seat in range(4) if seat != event.seat and event.seers >> seat & 1 == 0]
        assert all(event.seen_by(viewer).card == SECRET for viewer in others)
    assert any(event.seers == BIT[event.seat] for event in draws)
