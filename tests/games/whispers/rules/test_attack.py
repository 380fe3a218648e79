"""Attack and battle."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import rule, table

MARSHAL = {"bear marshal": "raven"}


@rule("WW-6.1")
def test_regions_of_other_empires_are_targets_with_banners_or_without() -> None:
    t = table(agents=MARSHAL, banners={"h2": ("bear", 2), "l2": 2, "h4": ("lion", 1)}, acts="bear marshal")
    t.do("attack", "from h2")
    assert t.options() == ["into h1", "into h3", "into h4", "into l2", "into l3"]  # b5 is the bear's


@rule("WW-6.1")
def test_a_conquered_home_region_may_be_won_back() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2, "b2": ("eagle", 1)}, acts="bear marshal")
    t.do("attack", "from b3", "into b2", "number 2")
    assert t.control("b2") == "bear" and t.banners("b2") == 1


@rule("WW-6.2")
def test_the_source_has_banners_and_touches_an_enemy() -> None:
    t = table(agents=MARSHAL, banners={"b1": 1, "b2": 4, "b3": 2, "l3": 3}, acts="bear marshal").do("attack")
    assert t.options() == ["from b1", "from b3"]  # b2 lies inland, b5 is empty
    t.do("from b3")
    assert t.options() == ["into l2"]  # e2 touches b1, not b3


@rule("WW-6.2")
def test_banners_come_from_one_region_only() -> None:
    t = table(agents=MARSHAL, banners={"b3": 3, "h2": ("bear", 3)}, acts="bear marshal")
    t.do("attack", "from h2", "into l2")
    assert t.options() == ["number 1", "number 2"]
    t.do("number 2")
    assert t.banners("b3") == 3 and t.banners("h2") == 1 and t.banners("l2") == 1


@rule("WW-6.3")
def test_any_number_of_banners_go() -> None:
    t = table(agents=MARSHAL, banners={"b5": 4}, acts="bear marshal").do("attack", "from b5", "into h2")
    assert t.options() == ["number 1", "number 2", "number 3", "number 4"]
    t.do("number 3")
    assert t.banners("b5") == 1 and t.banners("h2") == 3


@rule("WW-6.3")
def test_a_single_banner_goes_without_asking() -> None:
    t = table(agents=MARSHAL, banners={"b5": 1}, acts="bear marshal").do("attack", "from b5", "into h2")
    assert t.banners("b5") == 0 and t.banners("h2") == 1 and t.phase == "swap"


@rule("WW-6.4")
def test_nobody_attacks_across_the_sea() -> None:
    agents = {"lion chancellor": "raven"}
    t = table(agents=agents, banners={"l5": 4, "l7": 4, "l9": 4}, acts="lion chancellor").do("attack")
    assert t.options() == ["from l7", "from l9"]  # l5 has neighbours of its own empire only
    assert t.do("from l9").options() == ["into p3"]
    t = table(agents=agents, banners={"l7": 4}, acts="lion chancellor").do("attack", "from l7")
    assert t.options() == ["into h8"]


@rule("WW-6.5")
def test_a_conquered_region_keeps_one_banner() -> None:
    t = table(agents=MARSHAL, banners={"l2": ("bear", 3)}, acts="bear marshal").do("attack", "from l2", "into l3")
    assert t.options() == ["number 1", "number 2"]
    t.do("number 2")
    assert t.control("l2") == "bear" and t.banners("l2") == 1 and t.banners("l3") == 2


@rule("WW-6.5")
def test_the_last_banner_of_a_conquered_region_cannot_attack() -> None:
    t = table(agents=MARSHAL, banners={"b5": 2, "l2": ("bear", 1)}, acts="bear marshal").do("attack")
    assert t.options() == ["from b5"]
    t = table(agents=MARSHAL, banners={"l2": ("bear", 1)}, acts="bear marshal")
    assert t.verbs() == {"put"}


@rule("WW-6.6")
def test_a_home_region_may_be_emptied() -> None:
    t = table(agents=MARSHAL, banners={"b5": 3}, acts="bear marshal").do("attack", "from b5", "into h2", "number 3")
    assert t.banners("b5") == 0 and t.control("b5") == "bear" and t.banners("h2") == 3


@rule("WW-6.7")
def test_banners_do_not_move_among_regions_of_the_empire() -> None:
    t = table(agents=MARSHAL, banners={"b3": 3, "l2": ("bear", 3), "b2": 1}, acts="bear marshal").do("attack")
    assert t.options() == ["from l2"]  # b3 now touches regions of the bear alone
    assert t.do("from l2").options() == ["into h2", "into l1", "into l3"]


@pytest.mark.parametrize(
    ("attackers", "defenders", "left", "control"),
    [(4, 1, 3, "bear"), (3, 2, 1, "bear"), (2, 2, 0, "horse"), (2, 3, 1, "horse"), (1, 4, 3, "horse")],
)
@rule("WW-6.8", "WW-6.9", "WW-6.10", "WW-6.11", "WW-6.12")
def test_both_sides_destroy_one_for_one(attackers: int, defenders: int, left: int, control: str) -> None:
    t = table(agents=MARSHAL, banners={"b5": 4, "h2": defenders}, acts="bear marshal")
    t.do("attack", "from b5", "into h2", f"number {attackers}")
    assert t.banners("h2") == left and t.control("h2") == control and t.banners("b5") == 4 - attackers
    lost = min(attackers, defenders)
    assert t.reserve("bear") == 16 + lost and t.reserve("horse") == 20 - defenders + lost


@rule("WW-6.9")
def test_the_winner_takes_the_region_of_a_third_empire() -> None:
    t = table(agents=MARSHAL, banners={"b5": 3, "h2": ("lion", 1)}, acts="bear marshal")
    t.do("attack", "from b5", "into h2", "number 3")
    assert t.control("h2") == "bear" and t.banners("h2") == 2 and t.reserve("lion") == 20


@rule("WW-6.11", "WW-6.12")
def test_mutual_destruction_gives_the_region_to_the_home_empire() -> None:
    t = table(agents=MARSHAL, banners={"b5": 2, "h2": ("lion", 2)}, acts="bear marshal")
    t.do("attack", "from b5", "into h2", "number 2")
    assert t.banners("h2") == 0 and t.control("h2") == "horse"
    assert t.reserve("bear") == 20 and t.reserve("lion") == 20 and t.reserve("horse") == 20


@pytest.mark.parametrize(
    ("attackers", "defenders", "left", "control"),
    [(4, 2, 1, "bear"), (3, 2, 0, "lion"), (2, 2, 1, "lion"), (1, 2, 2, "lion"), (2, 0, 1, "bear"), (4, 0, 3, "bear")],
)
@rule("WW-6.13", "WW-6.14")
def test_a_fort_destroys_one_attacker_first(attackers: int, defenders: int, left: int, control: str) -> None:
    t = table(agents=MARSHAL, banners={"b3": 4, "l2": defenders}, acts="bear marshal")
    t.do("attack", "from b3", "into l2", f"number {attackers}")
    assert t.banners("l2") == left and t.control("l2") == control and t.banners("b3") == 4 - attackers
    taken = left if control == "bear" else 0
    assert t.reserve("bear") == 20 - (4 - attackers) - taken


@rule("WW-6.13")
def test_a_fort_does_not_help_the_attacker_who_leaves_it() -> None:
    t = table(agents={"lion chancellor": "raven"}, banners={"l2": 2, "h2": 2}, acts="lion chancellor")
    t.do("attack", "from l2", "into h2", "number 2")
    assert t.banners("h2") == 0 and t.control("h2") == "horse"


@rule("WW-6.15")
def test_a_fort_serves_the_conqueror_against_the_home_empire() -> None:
    t = table(agents={"lion chancellor": "raven"}, banners={"l3": 2, "l2": ("horse", 1)}, acts="lion chancellor")
    t.do("attack", "from l3", "into l2", "number 2")
    assert t.banners("l2") == 0 and t.control("l2") == "lion"
    assert t.reserve("lion") == 20 and t.reserve("horse") == 20


@rule("WW-6.14", "WW-6.16")
def test_one_banner_into_an_empty_fort_changes_nothing() -> None:
    t = table(agents=MARSHAL, banners={"b3": 1}, acts="bear marshal").do("attack", "from b3", "into l2")
    assert t.control("l2") == "lion" and t.banners("l2") == 0 and t.reserve("bear") == 20 and t.phase == "swap"


@rule("WW-6.16")
def test_one_banner_into_a_held_fort_costs_the_defender_nothing() -> None:
    t = table(agents=MARSHAL, banners={"b3": 1, "l2": ("horse", 1)}, acts="bear marshal")
    t.do("attack", "from b3", "into l2")
    assert t.control("l2") == "horse" and t.banners("l2") == 1 and t.reserve("horse") == 19


@pytest.mark.parametrize("number", [1, 2, 4])
@rule("WW-6.17")
def test_an_empty_region_without_a_fort_falls_without_loss(number: int) -> None:
    t = table(agents=MARSHAL, banners={"b5": 4}, acts="bear marshal")
    t.do("attack", "from b5", "into h2", f"number {number}")
    assert t.banners("h2") == number and t.control("h2") == "bear" and t.reserve("bear") == 16


@rule("WW-6.12", "WW-6.18")
def test_destroyed_banners_may_be_added_again() -> None:
    agents = {"bear sheriff": "raven", "bear steward": "raven"}
    t = table(agents=agents, banners={"b3": 1}, reserve={"bear": 0}, acts="bear sheriff")
    t.do("from b3", "into l2")  # the only action the sheriff has
    assert t.reserve("bear") == 1 and t.acting == "bear steward"
    t.do("add_banners", "put b2")
    assert t.banners("b2") == 1
