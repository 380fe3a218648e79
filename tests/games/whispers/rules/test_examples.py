"""The worked examples of the rulebook: set-up, control, attack, battle and supply."""

from __future__ import annotations

from tests.games.whispers.table import game, rule, table


@rule("WW-1.8")
def test_set_up_of_a_region_with_two_symbols() -> None:
    t = game()
    assert [t.banners(region) for region in ("l2", "l3", "l9")] == [2, 2, 2] and t.control("l9") == "lion"


@rule("WW-4.1", "WW-4.2", "WW-2.5")
def test_raven_and_serpent_in_one_council() -> None:
    t = table(
        seats=4,
        agents={"bear sheriff": "serpent", "bear chancellor": "raven"},
        banners={"b3": 1},
        acts="bear sheriff",
    )
    roles = ("sheriff", "steward", "marshal", "chancellor")
    assert [t.controller(f"bear {role}") for role in roles] == ["serpent", "raven", "raven", "raven"]
    assert t.seat == "serpent"
    t.do("add_banners", "put b2", "put b2")
    assert t.seat == "raven" and t.acting == "bear steward"
    t.do("add_banners", "put b4", "put b4")
    assert t.seat == "raven" and t.acting == "bear marshal"
    t.do("add_banners", "put b4", "put b4", "put b4", "put b4")
    assert t.seat == "raven" and t.acting == "bear chancellor"
    t.do("attack", "from b3", "into l2")
    assert t.phase == "swap" and t.banners("b2") == 2 and t.banners("b4") == 6


@rule("WW-3.9", "WW-4.1")
def test_steward_and_chancellor_of_the_bear_are_taken() -> None:
    t = table(phase="place", round=2, agents={"bear steward": "raven", "bear chancellor": "spider"})
    assert not t.may("place bear steward") and not t.may("place bear chancellor")
    assert t.may("place bear sheriff") and t.may("place bear marshal")


@rule("WW-4.6", "WW-4.7")
def test_a_brown_region_empty_and_with_a_blue_banner() -> None:
    t = table(phase="end", banners={"h5": ("bear", 1)})
    assert t.control("h5") == "bear" and t.control("h7") == "horse"


@rule("WW-4.9")
def test_a_city_in_a_region_of_the_bear() -> None:
    t = table(phase="end", banners={"h1": ("bear", 1)})
    assert t.control("h1") == "bear" and t.cities("bear") == 2 and t.cities("horse") == 3


@rule("WW-6.5")
def test_the_bear_leaves_one_banner_in_a_region_of_the_horse() -> None:
    t = table(agents={"bear marshal": "raven"}, banners={"h2": ("bear", 4)}, acts="bear marshal")
    t.do("attack", "from h2", "into h1")
    assert t.options() == ["number 1", "number 2", "number 3"] and not t.may("number 4")
    t.do("number 3")
    assert t.banners("h2") == 1 and t.control("h2") == "bear" and t.control("h1") == "bear"


@rule("WW-6.7")
def test_the_horse_may_not_move_among_its_own_regions() -> None:
    t = table(agents={"horse marshal": "raven"}, banners={"h2": 3, "h9": 3}, acts="horse marshal").do("attack")
    assert t.options() == ["from h2"]
    assert t.do("from h2").options() == ["into b5", "into l2", "into l3"]


@rule("WW-6.8", "WW-6.9", "WW-6.12")
def test_three_of_the_horse_against_two_of_the_bear() -> None:
    t = table(agents={"horse marshal": "raven"}, banners={"b2": ("horse", 4), "b4": 2}, acts="horse marshal")
    t.do("attack", "from b2", "into b4", "number 3")
    assert t.control("b4") == "horse" and t.banners("b4") == 1
    assert t.reserve("horse") == 18 and t.reserve("bear") == 20


@rule("WW-6.8", "WW-6.11", "WW-6.12", "WW-6.13")
def test_three_of_the_bear_against_two_of_the_horse_and_a_fort() -> None:
    t = table(agents={"bear marshal": "raven"}, banners={"h2": ("bear", 4), "h4": 2}, acts="bear marshal")
    t.do("attack", "from h2", "into h4", "number 3")
    assert t.banners("h4") == 0 and t.control("h4") == "horse"
    assert t.reserve("bear") == 19 and t.reserve("horse") == 20


@rule("WW-7.1", "WW-7.2")
def test_supply_of_the_horse_and_of_the_bear() -> None:
    t = table(agents={"horse steward": "raven"}, banners={"h5": 4, "h2": 1}, acts="horse steward")
    t.do("add_banners", "put h5", "put h5")
    assert t.banners("h5") == 4 and t.reserve("horse") == 15
    t = table(agents={"bear steward": "raven"}, banners={"b4": 4}, acts="bear steward")
    t.do("add_banners", "put b4", "put b4")
    assert t.banners("b4") == 6 and t.reserve("bear") == 14
