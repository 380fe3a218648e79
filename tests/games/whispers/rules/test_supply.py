"""The supply limit at the end of an empire's phase."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import rule, table


@rule("WW-7.1")
def test_more_than_four_go_back_to_the_reserve() -> None:
    t = table(agents={"bear sheriff": "raven"}, banners={"b1": 4}, acts="bear sheriff")
    t.do("add_banners", "put b1", "put b1")
    assert t.banners("b1") == 4 and t.reserve("bear") == 16


@rule("WW-7.1")
def test_four_stay() -> None:
    t = table(agents={"bear sheriff": "raven"}, banners={"b1": 2}, acts="bear sheriff")
    t.do("add_banners", "put b1", "put b1")
    assert t.banners("b1") == 4 and t.reserve("bear") == 16


@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 6), (5, 6), (7, 6)])
@rule("WW-7.2")
def test_a_farm_feeds_six(before: int, after: int) -> None:
    t = table(agents={"bear sheriff": "raven"}, banners={"b3": before}, acts="bear sheriff")
    t.do("add_banners", "put b3", "put b3")
    assert t.banners("b3") == after and t.reserve("bear") == 20 - after


@rule("WW-7.3")
def test_until_the_end_of_the_phase_a_region_may_hold_more() -> None:
    t = table(agents={"bear sheriff": "raven", "bear steward": "raven"}, banners={"b1": 4}, acts="bear sheriff")
    t.do("add_banners", "put b1", "put b1")
    assert t.acting == "bear steward" and t.banners("b1") == 6 and t.reserve("bear") == 14
    t.do("add_banners", "put b1", "put b2")
    assert t.banners("b1") == 4 and t.banners("b2") == 1 and t.reserve("bear") == 15


@rule("WW-7.3")
def test_banners_above_the_limit_may_attack_before_the_phase_ends() -> None:
    t = table(agents={"bear marshal": "raven"}, banners={"b5": 6, "h2": 1}, acts="bear marshal")
    t.do("attack", "from b5", "into h2", "number 6")
    assert t.banners("h2") == 4 and t.control("h2") == "bear" and t.reserve("bear") == 16


@rule("WW-7.1")
def test_each_phase_has_its_own_end() -> None:
    agents = {"bear sheriff": "raven", "eagle sheriff": "spider"}
    t = table(agents=agents, banners={"b1": 4}, acts="bear sheriff").do("add_banners", "put b1", "put b1")
    assert t.acting == "eagle sheriff" and t.banners("b1") == 4  # cut before the eagle acts
    t.do("put e5", "put e5")
    assert t.banners("e5") == 2


@pytest.mark.parametrize(("scope", "seen"), [("all", 4), ("active", 6)])
@rule("WW-7.4", "WW-7.5")
def test_whose_regions_are_checked(scope: str, seen: int) -> None:
    t = table(
        agents={"bear sheriff": "raven", "eagle sheriff": "spider", "horse sheriff": "raven"},
        banners={"b2": 6, "l3": 6},
        acts="bear sheriff",
        supply_scope=scope,
    )
    t.do("put b6", "put b6")
    assert t.acting == "eagle sheriff" and t.banners("b2") == 4 and t.banners("l3") == seen
    t.do("put e5", "put e5")
    assert t.acting == "horse sheriff" and t.banners("l3") == 4  # by now the lion's phase has ended as well
    assert t.reserve("lion") == 16


@rule("WW-7.4")
def test_a_conquered_region_is_cut_at_the_end_of_any_phase() -> None:
    agents = {"bear sheriff": "raven", "eagle sheriff": "spider"}
    t = table(agents=agents, banners={"b2": ("lion", 6)}, acts="bear sheriff").do("put b6", "put b6")
    assert t.banners("b2") == 4 and t.reserve("lion") == 16 and t.acting == "eagle sheriff"


@rule("WW-7.5")
def test_a_conquered_region_belongs_to_its_conqueror() -> None:
    agents = {"bear sheriff": "raven", "eagle sheriff": "spider"}
    t = table(agents=agents, banners={"b2": ("eagle", 6)}, acts="bear sheriff", supply_scope="active")
    t.do("put b6", "put b6")
    assert t.acting == "eagle sheriff" and t.banners("b2") == 6
    t.do("put e5", "put e5")
    assert t.banners("b2") == 4 and t.reserve("eagle") == 14


@pytest.mark.parametrize(("region", "left"), [("b4", 6), ("b1", 4), ("h7", 6), ("h6", 4)])
@rule("WW-7.6", "WW-6.12")
def test_the_limit_follows_the_region(region: str, left: int) -> None:
    t = table(agents={"eagle sheriff": "raven"}, banners={region: ("eagle", 8)}, acts="eagle sheriff")
    while t.may("put e5"):
        t.do("put e5")
    assert t.banners(region) == left and t.control(region) == "eagle" and t.reserve("eagle") == 18 - left


@rule("WW-7.7")
def test_a_phase_without_agents_ends_with_the_check_too() -> None:
    t = table(phase="place", banners={"l3": 6})
    t.do("place lion sheriff", "place lion steward", "place lion marshal", "place lion chancellor")
    assert t.banners("l3") == 6
    t.do("place horse sheriff", "place horse steward")
    assert t.acting == "lion sheriff" and t.banners("l3") == 4


@rule("WW-7.7", "WW-7.5")
def test_only_the_own_phase_counts_where_that_is_agreed() -> None:
    agents = {"bear sheriff": "raven", "horse steward": "spider"}
    t = table(agents=agents, banners={"l3": 6, "h2": 6}, acts="bear sheriff", supply_scope="active")
    t.do("put b2", "put b2")
    assert t.acting == "horse sheriff" and t.banners("l3") == 4 and t.banners("h2") == 6


@rule("WW-7.5")
def test_the_last_phase_checks_the_horse_alone() -> None:
    t = table(phase="track", supply_scope="active", banners={"h1": 6, "l3": 6})
    assert t.banners("h1") == 4 and t.banners("l3") == 6
