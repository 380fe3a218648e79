"""Random games of Abyss under all laws: every number of players with every choice of options."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from tests.games.abyss.laws.facts import FACTS, audible, inventory, rearrange, tokens, with_other_hands
from tests.games.abyss.table import SEAT, Table, game, rule, table
from undercourt.games.abyss.actions import CARD_NAMES
from undercourt.games.abyss.cards import LORD
from undercourt.games.abyss.game import GAME
from undercourt.games.abyss.state import DECK, HAND_WORTH, POOL, TOKEN_KINDS, Abyss
from undercourt.kernel import laws
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.event import Event
from undercourt.kernel.game import SPECTATOR, Options
from undercourt.kernel.rng import seeded

# Cheap laws at every decision, expensive ones at every n-th, so that the whole sample takes half a minute.
PERIODS = {
    "options_are_sound": 1,
    "refuses_what_is_not_offered": 1,
    "pieces_are_conserved": 1,
    "scores_add_up": 3,
    "copy_shares_nothing": 3,
    "views_carry_no_machinery": 5,
    "scores_are_public": 5,
    "events_tell_no_secrets": 3,
    "views_hide_what_the_rules_hide": 3,
    "asking_tells_no_secrets": 5,
    "actions_are_told_to_those_who_see_them": 5,
    "saves_and_loads": 7,
    "barriers_mark_what_cannot_be_taken_back": 5,
    "views_survive_the_round_trip": 7,
    "explains_every_action": 97,
    "replay_equals_play": 1,
    "events_change_nothing": 1,
}
*OTHERS, STANDSTILL = GAME.options  # random games come to no standstill: its values take turns
CHOICES: list[Options] = [
    dict(zip([option.name for option in GAME.options], [*values, STANDSTILL.values[i % 2]], strict=True))
    for i, values in enumerate(itertools.product(*(option.values for option in OTHERS)))
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(len(CHOICES)), ids=["-".join(choice.values()) for choice in CHOICES])
def test_a_random_game_obeys_all_laws(number: int, seats: int) -> None:
    done = laws.check_game(GAME, FACTS, seats, CHOICES[number], 10 * number + seats, PERIODS)
    assert done["decisions"] > 50
    assert all(done[law] > 0 for law in PERIODS)


def test_no_law_is_left_out() -> None:
    assert PERIODS.keys() == laws.OF_DECISIONS.keys() | laws.OF_GAMES.keys()


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("AB-1.5")
def test_what_is_conserved_is_what_lies_in_the_box(seats: int) -> None:
    copies = [4, 3, 3, 2, 1]  # of each race, by value
    allies = {name: copies[int(name[-1]) - 1] for name in CARD_NAMES if name != "monster"}
    others = {"monster": 6, "lords": 35, "locations": 19, "black_smokers": 1}
    assert sum(allies.values()) + 6 == 71
    expected = allies | others | {"token 2": 9, "token 3": 9, "token 4": 2}
    assert inventory(game(seats).s) == expected
    del expected["black_smokers"]
    assert inventory(game(seats, smokers="removed").s) == expected


@pytest.fixture
def t() -> Table:
    t = table("crab 2", "crab 5", lords={"amber": ["oracle"]}, court=["miller"], open=["jail"], tokens={"sky": [2]})
    inventory(t.s)
    return t


def test_the_inventory_misses_a_lost_card(t: Table) -> None:
    before = inventory(t.s)
    t.s.take_ally(0, CARD_NAMES.index("crab 5"))
    assert before["crab 5"] == 1 and "crab 5" not in inventory(t.s)


def test_the_inventory_misses_a_lost_lord_a_location_and_a_token(t: Table) -> None:
    before = inventory(t.s)
    t.s.leave_court(LORD["miller"])
    t.s.open_locations = 0
    t.s.tokens[TOKEN_KINDS] = 0
    after = inventory(t.s)
    assert {what for what in before if before[what] != after[what]} == {"lords", "locations", "token 2"}


def test_the_inventory_notices_a_lord_in_two_places(t: Table) -> None:
    t.s.join_court(LORD["oracle"], 0)
    with pytest.raises(AssertionError, match="a Lord in two places"):
        inventory(t.s)


def test_the_inventory_notices_a_worth_that_is_not_kept_up(t: Table) -> None:
    t.s.tables[HAND_WORTH + SEAT["amber"]] -= 1
    with pytest.raises(AssertionError, match="the worth of a hand"):
        inventory(t.s)


def test_the_inventory_notices_a_court_whose_spaces_are_not_kept_up(t: Table) -> None:
    t.s.court = 0
    with pytest.raises(AssertionError, match="the spaces of the Court"):
        inventory(t.s)


def test_the_lord_being_hired_is_counted() -> None:
    t = table("seahorse 5", "crab 3", court=["miller", "keeper", "reaper"])
    before = inventory(t.s)
    t.do("hire miller")
    assert t.court() == ["keeper", "reaper"] and inventory(t.s) == before
    t.do("pay crab 3")
    assert inventory(t.s) == before


@rule("AB-10.3", "AB-10.4", "AB-10.6")
def test_the_pairs_of_states_differ_where_the_rules_hide_something() -> None:
    s = table(seats=3, tokens={"amber": [2, 4], "sky": [2, 3], "green": [3]}).s
    changed: Counter[str] = Counter()
    for seed in range(30):
        other = rearrange(s, 1, seeded(seed))
        assert isinstance(other, Abyss)
        assert inventory(other) == inventory(s) and tokens(other, 1) == tokens(s, 1)
        assert [other.tokens_of(owner) for owner in range(POOL + 1)] == [2, 2, 1, 0, 15]
        changed["amber"] += tokens(other, 0) != tokens(s, 0)
        changed["green"] += tokens(other, 2) != tokens(s, 2)
        changed["pool"] += tokens(other, POOL) != tokens(s, POOL)
        order = [[one.cards.at(DECK, i) for i in range(10)] for one in (s, other)]
        changed["deck"] += order[0] != order[1]
        changed["generator"] += other.rng.word() != s.copy().rng.word()
    assert min(changed[what] for what in ("amber", "green", "pool", "deck", "generator")) > 10


@rule("AB-10.3")
def test_a_token_is_heard_of_by_those_alone_who_own_or_lose_it() -> None:
    paid = ["crab 5", "squid 3"]
    t = table(*paid, seats=3, court=["hunter", "keeper", "reaper", "miller"], tokens={"sky": [4]})
    t.do("hire hunter", "pay crab 5", "pay squid 3", "done")
    before, action = t.s.copy(), GAME.space.action("opponent sky")
    t.do("opponent sky")
    heard = {viewer: 4 in audible(before, action, t.s, viewer) for viewer in (SPECTATOR, 0, 1, 2)}
    assert heard == {SPECTATOR: False, 0: True, 1: True, 2: False}


def robbed() -> Table:
    """Sky, who had two tokens, has lost the one worth 4 to Amber."""
    paid = ["crab 5", "squid 3"]
    court = ["hunter", "keeper", "reaper", "miller"]
    t = table(*paid, seats=3, court=court, tokens={"amber": [2, 3], "sky": [4], "green": [2]}, council={"crab": [1]})
    return t.do("hire hunter", "pay crab 5", "pay squid 3", "done", "opponent sky")


@rule("AB-10.7")
def test_pairs_of_states_leave_a_stolen_token_where_its_victim_knows_it() -> None:
    s = robbed().s
    for viewer, certain in ((0, True), (1, True), (2, False), (SPECTATOR, False)):
        worlds = [rearrange(s, viewer, seeded(seed)) for seed in range(40)]
        assert all(isinstance(world, Abyss) and inventory(world) == inventory(s) for world in worlds)
        assert all(isinstance(world, Abyss) and tokens(world, 0)[2] > 0 for world in worlds) is certain


@pytest.mark.parametrize("seats", [2, 4])
@rule("AB-10.7")
def test_in_sampled_worlds_the_thief_holds_what_the_victim_saw(seats: int) -> None:
    """What was seen is taken from the event, not from the state."""
    seen = checked = 0
    for seed in range(60):
        d, rng, log = Decision(), seeded(seed), list[Event]()
        s = GAME.begin(seats, {}, seed, d)
        s.log = log
        thefts: list[Event] = []
        while d.count > 0:
            apply(s, d.actions[rng.below(d.count)], d)
            thefts += [event.seen_by(event.other) for event in log if event.what == "steal_token"]
            log.clear()
            for theft in thefts if d.count > 0 and rng.below(6) == 0 else []:
                world = GAME.determinize(GAME.view(s, theft.other), rng)
                assert isinstance(world, Abyss) and tokens(world, theft.seat)[theft.card - 2] > 0
                checked += 1
        seen += len(thefts)
        assert len(thefts) <= 1, "the Hunter exists once"
    assert seen > 3 and checked > 20


@pytest.mark.parametrize("seats", [2, 3])
@rule("AB-10.1", "AB-10.2")
def test_clients_hear_nothing_that_depends_on_face_down_cards(seats: int) -> None:
    """Bots remember hands and stacks; people are told their sizes alone."""
    for m in laws.moments(GAME, FACTS, seats, {}, seats):
        if m.number % 9 > 0:
            continue
        for viewer in (SPECTATOR, 0):
            other = with_other_hands(m.s, viewer, m.rng)
            told = [GAME.describe(GAME.view(s, viewer), viewer) for s in (m.s, other)]
            assert told[0] == told[1]
            if m.d.count > 0 and m.d.seat != viewer:
                assert GAME.question(GAME.view(m.s, viewer)) == GAME.question(GAME.view(other, viewer))


@pytest.mark.parametrize("seats", [2, 4])
def test_every_change_that_people_see_is_told(seats: int) -> None:
    """An action without events changes nothing of the table."""
    silent = 0
    d, rng = Decision(), seeded(seats)
    s = GAME.begin(seats, {}, seats, d)
    while d.count > 0:
        log: list[Event] = []
        s.log = log
        before = GAME.describe(GAME.view(s, SPECTATOR), SPECTATOR)
        apply(s, d.actions[rng.below(d.count)], d)
        if not log:
            after = GAME.describe(GAME.view(s, SPECTATOR), SPECTATOR)
            assert {key for key in before if before[key] != after[key]} <= {"phase"}
            silent += 1
    assert silent > 3
