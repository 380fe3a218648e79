"""The four advanced rules in all their combinations, played to the end."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from tests.games.whispers.table import Table, game, rule, table

NAMES = ("agents_in_regions", "keep_your_secrets", "to_each_their_own", "counter_intelligence")
MIXES = [dict(zip(NAMES, values, strict=True)) for values in product(("off", "on"), repeat=4)]
SEATS = ["raven", "spider", "rat", "serpent"]
EMPIRES = ["bear", "eagle", "elephant", "lion", "horse"]
MULTIPLIERS = [4, 3, 2, 0, -1]

every_mix = pytest.mark.parametrize("mix", MIXES, ids=["".join(value[1] for value in mix.values()) for mix in MIXES])


def play_out(t: Table, seed: int) -> Counter[tuple[int, str, str, str]]:
    """Random actions to the end; how often each seat used each verb in each phase of each round."""
    chance = Random(seed)
    said: Counter[tuple[int, str, str, str]] = Counter()
    while not t.over:
        action = chance.choice(t.options())
        said[(t.round, t.phase, t.seat, action.split()[0])] += 1
        t.do(action)
    return said


def expected(t: Table, seat: str, mix: dict[str, str]) -> dict[str, int]:
    """The score of a finished game, worked out from what lies on the table."""
    worth = dict(zip(t.loyalty(seat), MULTIPLIERS, strict=True))
    lines = {empire: t.cities(empire) * worth[empire] for empire in EMPIRES}
    lines["agents"] = sum(worth[t.control(region)] for region in t.field(seat))
    never_revealed = 2 if mix["counter_intelligence"] == "on" else 5 - 2 * t.swaps(seat)
    lines["secrets"] = never_revealed if mix["keep_your_secrets"] == "on" else 0
    lines["reveals"] = t.bonus(seat)
    return lines


@every_mix
@rule("WW-12.5.1")
def test_agents_are_placed_in_every_mix(mix: dict[str, str]) -> None:
    t = game(seats=2, seed=5, **mix)
    assert t.phase == "place" and t.round == 1
    assert t.may("place bear sheriff") and t.may("place_in h1") == (mix["agents_in_regions"] == "on")
    turns = 0
    while t.phase == "place":
        t.do(t.options()[-1])
        turns += 1
    assert turns == 6 and t.agents("raven") == t.agents("spider") == 3
    on_the_map = len(t.field("raven")) + len(t.field("spider"))
    assert on_the_map == (4 if mix["agents_in_regions"] == "on" else 0)


@every_mix
@rule("WW-12.5.1")
def test_tokens_are_dealt_in_every_mix(mix: dict[str, str]) -> None:
    devout = [[game(seats=4, seed=seed, **mix).loyalty(seat)[0] for seat in SEATS] for seed in range(1, 31)]
    assert all(len(set(empires)) == 4 for empires in devout) == (mix["to_each_their_own"] == "on")


@every_mix
@rule("WW-12.5.1", "WW-12.4.12")
def test_phases_appear_as_the_mix_has_them(mix: dict[str, str]) -> None:
    t = game(seats=3, seed=2, **mix)
    said = play_out(t, seed=2)
    phases = {(number, phase) for number, phase, _, _ in said}
    named = mix["counter_intelligence"] == "on"
    assert {number for number, phase in phases if phase == "place"} == {1, 2, 3, 4}
    assert {number for number, phase in phases if phase == "recall"} == {2, 3, 4}
    assert {number for number, phase in phases if phase == "reveal"} == ({1, 2, 3} if named else set())
    assert (1, "swap") in phases and (4, "swap") not in phases and (4, "discard") not in phases
    for seat in SEATS[:3]:
        names = [(number, n) for (number, _, who, verb), n in said.items() if who == seat and verb == "name"]
        assert sorted(names) == ([(1, 1), (2, 1), (3, 1)] if named else [])
        assert t.agents(seat) == 5 and len(t.field(seat)) <= (2 if mix["agents_in_regions"] == "on" else 0)


@every_mix
@pytest.mark.parametrize("seed", [1, 2])
@rule("WW-12.5.1", "WW-12.5.2")
def test_scores_add_up_in_every_mix(mix: dict[str, str], seed: int) -> None:
    t = game(seats=2 + seed, seed=seed, **mix)
    play_out(t, seed)
    for seat in SEATS[: 2 + seed]:
        lines = expected(t, seat, mix)
        score = t.score(seat)
        assert {line: score.get(line, 0) for line in lines} == lines and set(score) <= set(lines)
        assert t.total(seat) == sum(lines.values())


@pytest.mark.parametrize("seed", range(1, 9))
@rule("WW-12.4.12")
def test_three_names_bring_from_one_to_nine_points(seed: int) -> None:
    t = game(seats=4, seed=seed, counter_intelligence="on")
    play_out(t, seed)
    assert all(1 <= t.bonus(seat) <= 9 and t.score(seat)["reveals"] == t.bonus(seat) for seat in SEATS)


@rule("WW-12.5.2")
def test_all_four_kinds_of_points_together() -> None:
    t = table(
        phase="end",
        field={"raven": ["b1", "h2"]},
        revealed={"raven": ["bear", "lion", "horse"], "spider": ["bear", "eagle", "lion"]},
        bonus={"raven": 5, "spider": 6},
        loyalty={"spider": "eagle bear elephant lion horse"},
        agents_in_regions="on",
        keep_your_secrets="on",
        to_each_their_own="on",
        counter_intelligence="on",
    )
    lines = {"bear": 4, "eagle": 6, "elephant": 4, "lion": 0, "horse": -4, "agents": 3, "secrets": 2, "reveals": 5}
    assert t.score("raven") == lines and t.total("raven") == 20 and t.total("spider") == 19


@rule("WW-12.5.3")
def test_with_names_everybody_keeps_two_secrets() -> None:
    for seed in range(1, 5):
        t = game(seats=3, seed=seed, keep_your_secrets="on", counter_intelligence="on")
        play_out(t, seed)
        assert [t.score(seat)["secrets"] for seat in SEATS[:3]] == [2, 2, 2]


@rule("WW-12.5.4")
def test_a_swap_costs_two_secrets() -> None:
    t = table(phase="swap", keep_your_secrets="on")
    assert t.score("raven")["secrets"] == 5
    t.do("swap affiliated unallied", "done")
    assert t.score("raven")["secrets"] == 3 and t.score("spider")["secrets"] == 5


@rule("WW-12.5.4")
def test_a_hidden_swap_costs_none() -> None:
    t = table(phase="swap", keep_your_secrets="on", counter_intelligence="on").do("swap affiliated unallied", "done")
    assert t.score("raven")["secrets"] == 5
    t.do("name bear")
    assert t.score("raven")["secrets"] == 5 and t.score("spider")["secrets"] == 4 and t.score("raven")["reveals"] == 4


@rule("WW-12.5.5")
def test_an_agent_counts_at_the_loyalty_after_a_swap() -> None:
    field = {"raven": ["h2"]}
    t = table(phase="swap", field=field, agents_in_regions="on")
    assert t.score("raven")["agents"] == -1
    t.do("swap devout opposed")
    assert t.score("raven")["agents"] == 4
    t = table(phase="swap", field=field, agents_in_regions="on", counter_intelligence="on").do("swap devout opposed")
    assert t.score("raven")["agents"] == 4 and t.revealed("raven") == []


@rule("WW-12.5.6")
def test_ties_are_found_with_all_points_counted() -> None:
    t = table(
        phase="end",
        field={"raven": ["b1"]},
        bonus={"spider": 4},
        swaps={"raven": 1},
        agents_in_regions="on",
        counter_intelligence="on",
    )
    assert t.total("raven") == t.total("spider") == 14 and t.winners() == ["spider"]
    t = table(phase="end", revealed={"raven": ["bear", "eagle"]}, swaps={"spider": 1}, keep_your_secrets="on")
    assert t.total("spider") == t.total("raven") + 2 and t.winners() == ["spider"]
