"""Elephant cards: banners from the reserve join an attack."""

from __future__ import annotations

from tests.games.whispers.table import rule, table

MARSHAL = {"bear marshal": "raven"}
TO_H2 = ["attack", "from b5", "into h2"]


@rule("WW-9.5.1", "WW-9.5.2")
def test_one_banner_joins_the_attack() -> None:
    t = table(agents=MARSHAL, banners={"b5": 2, "h2": 2}, hands={"raven": ["elephant-lion"]}, acts="bear marshal")
    assert not t.may("play elephant_1")
    t.do("attack")
    assert not t.may("play elephant_1")
    t.do("from b5", "into h2", "number 2")
    assert t.options() == ["done", "play elephant_1"] and t.force == 2 and t.banners("h2") == 2
    t.do("play elephant_1")
    assert t.control("h2") == "bear" and t.banners("h2") == 1 and t.reserve("bear") == 19 and t.hand("raven") == []


@rule("WW-9.5.1")
def test_without_the_card_both_sides_fall() -> None:
    t = table(agents=MARSHAL, banners={"b5": 2, "h2": 2}, hands={"raven": ["elephant-lion"]}, acts="bear marshal")
    t.do(*TO_H2, "number 2", "done")
    assert t.control("h2") == "horse" and t.banners("h2") == 0 and t.hand("raven") == ["elephant-lion"]


@rule("WW-9.5.2")
def test_not_after_the_battle() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b1": 1, "b5": 2},
        hands={"raven": ["elephant-lion", "horse-lion"]},
        acts="bear marshal",
    )
    t.do(*TO_H2, "number 2", "done")
    assert t.may("play horse_1") and not t.may("play elephant_1")


@rule("WW-9.5.2", "WW-9.5.1")
def test_two_cards_on_one_attack() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 2, "h2": 3},
        hands={"raven": ["elephant-lion", "elephant-bear"]},
        acts="bear marshal",
    )
    t.do(*TO_H2, "number 2", "play elephant_1", "spend elephant-bear")
    assert t.force == 3 and t.may("play elephant_1")
    t.do("play elephant_1")
    assert t.control("h2") == "bear" and t.banners("h2") == 1


@rule("WW-9.5.3")
def test_it_needs_a_banner_in_reserve() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 3},
        hands={"raven": ["elephant-bear", "horse-lion"]},
        reserve={"bear": 0},
        acts="bear marshal",
    )
    t.do(*TO_H2, "number 2")
    assert t.force == 2 and t.may("play horse_1") and not t.may("play elephant_1")


@rule("WW-9.5.4")
def test_a_fort_destroys_one_of_the_whole_force() -> None:
    t = table(agents=MARSHAL, banners={"b3": 1}, hands={"raven": ["elephant-lion"]}, acts="bear marshal")
    t.do("attack", "from b3", "into l2", "play elephant_1")
    assert t.control("l2") == "bear" and t.banners("l2") == 1


@rule("WW-9.5.1", "WW-8.21")
def test_the_banner_is_the_active_empires() -> None:
    t = table(
        agents={"horse marshal": "raven"},
        banners={"h2": 1, "l3": 1},
        hands={"raven": ["elephant-bear"]},
        acts="horse marshal",
    )
    t.do("attack", "from h2", "into l3", "play elephant_1")
    assert t.control("l3") == "horse" and t.banners("l3") == 1 and t.reserve("elephant") == 20


@rule("WW-9.6.1")
def test_three_banners_join_the_attack() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 2, "h2": 3},
        hands={"raven": ["elephant-lion", "elephant-bear"]},
        acts="bear marshal",
    )
    t.do(*TO_H2, "number 2")
    assert t.options() == ["done", "play elephant_1", "play elephant_2"]
    t.do("play elephant_2")
    assert t.control("h2") == "bear" and t.banners("h2") == 2 and t.reserve("bear") == 18 and t.hand("raven") == []


@rule("WW-9.6.2", "WW-8.32")
def test_a_short_reserve_gives_fewer() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 1, "h2": 2},
        hands={"raven": ["elephant-lion", "elephant-bear"]},
        reserve={"bear": 2},
        acts="bear marshal",
    )
    t.do(*TO_H2, "play elephant_2")
    assert t.control("h2") == "bear" and t.banners("h2") == 1


@rule("WW-9.6.2")
def test_an_empty_reserve_gives_nothing() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 3},
        hands={"raven": ["elephant-bear", "elephant-lion", "horse-lion"]},
        reserve={"bear": 0},
        acts="bear marshal",
    )
    t.do(*TO_H2, "number 2")
    assert t.may("play horse_1") and not t.may("play elephant_2") and not t.may("play elephant_1")
