"""Bear cards: the extra attack and the destruction of all."""

from __future__ import annotations

from tests.games.whispers.table import rule, table

MARSHAL = {"bear marshal": "raven"}
TO_L2 = ["attack", "from b3", "into l2"]
TO_H2 = ["attack", "from b5", "into h2"]


@rule("WW-9.1.1", "WW-9.1.3")
def test_the_survivors_attack_once_more() -> None:
    t = table(agents=MARSHAL, banners={"b3": 5, "l3": 1}, hands={"raven": ["bear-eagle"]}, acts="bear marshal")
    t.do(*TO_L2, "number 4")
    assert t.banners("l2") == 3 and t.options() == ["done", "play bear_1"]
    t.do("play bear_1")
    assert t.options() == ["into h2", "into l1", "into l3"] and t.hand("raven") == []
    t.do("into l3")
    assert t.options() == ["number 1", "number 2"]
    t.do("number 2")
    assert t.control("l3") == "bear" and t.banners("l3") == 1 and t.banners("l2") == 1 and t.banners("b3") == 1


@rule("WW-9.1.1")
def test_the_extra_attack_may_be_left_out() -> None:
    t = table(agents=MARSHAL, banners={"b3": 4}, hands={"raven": ["bear-eagle"]}, acts="bear marshal")
    t.do(*TO_L2, "number 4", "done")
    assert t.banners("l2") == 3 and t.hand("raven") == ["bear-eagle"] and not t.may("play bear_1")


@rule("WW-9.1.1")
def test_only_after_an_attack() -> None:
    t = table(agents=MARSHAL, banners={"b3": 4}, hands={"raven": ["bear-eagle"]}, acts="bear marshal")
    assert not t.may("play bear_1")
    t.do("add_banners", "put b1", "put b1", "put b2", "put b2")
    assert not t.may("play bear_1") and t.hand("raven") == ["bear-eagle"]


@rule("WW-9.1.2")
def test_no_extra_attack_without_survivors() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 3, "l2": 3},
        hands={"raven": ["bear-eagle", "horse-lion"]},
        acts="bear marshal",
    )
    t.do(*TO_L2, "number 2", "done")
    assert t.banners("l2") == 2 and t.may("play horse_1") and not t.may("play bear_1")


@rule("WW-9.1.2", "WW-9.1.3")
def test_the_last_banner_of_a_conquered_region_stays() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 3},
        hands={"raven": ["bear-eagle", "horse-lion"]},
        acts="bear marshal",
    )
    t.do(*TO_L2, "number 2", "done")
    assert t.banners("l2") == 1 and t.control("l2") == "bear"
    assert t.may("play horse_1") and not t.may("play bear_1")


@rule("WW-9.1.3")
def test_a_home_region_won_back_may_be_left_empty() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b1": 3, "b2": ("lion", 1), "b4": ("lion", 1)},
        hands={"raven": ["bear-eagle"]},
        acts="bear marshal",
    )
    t.do("attack", "from b1", "into b2", "number 3", "play bear_1")
    assert t.options() == ["into b4"]
    t.do("into b4", "number 2")
    assert t.banners("b2") == 0 and t.control("b2") == "bear" and t.banners("b4") == 1 and t.control("b4") == "bear"


@rule("WW-9.1.4")
def test_no_more_banners_than_survived() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b1": 3, "b2": ("lion", 1), "b4": ("lion", 1)},
        hands={"raven": ["bear-horse", "eagle-lion", "lion-horse"]},
        acts="bear marshal",
    )
    t.do("attack", "from b1", "into b2", "number 3", "done", "play eagle_lion")
    assert t.banners("b2") == 3  # two survivors and a newcomer
    t.do("play bear_1", "into b4")
    assert t.options() == ["number 1", "number 2"]


@rule("WW-9.1.5")
def test_one_extra_attack_after_another() -> None:
    t = table(agents=MARSHAL, banners={"b3": 6}, hands={"raven": ["bear-eagle", "bear-lion"]}, acts="bear marshal")
    t.do(*TO_L2, "number 6", "play bear_1", "spend bear-eagle", "into l3", "number 4")
    assert t.may("play bear_1") and t.banners("l3") == 4
    t.do("play bear_1", "into h2", "number 3")
    assert t.control("h2") == "bear" and t.banners("h2") == 3 and t.banners("l3") == 1 and t.banners("l2") == 1


@rule("WW-9.1.6")
def test_banners_join_the_extra_attack() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 4, "l3": 2},
        hands={"raven": ["bear-eagle", "elephant-lion"]},
        acts="bear marshal",
    )
    t.do(*TO_L2, "number 4", "done", "play bear_1", "into l3", "number 2")
    assert t.force == 2 and t.may("play elephant_1")
    t.do("play elephant_1")
    assert t.control("l3") == "bear" and t.banners("l3") == 1 and t.banners("l2") == 1


@rule("WW-9.1.6", "WW-9.16.1")
def test_the_extra_attack_goes_far() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 5},
        hands={"raven": ["bear-lion", "eagle-horse", "horse-elephant"]},
        acts="bear marshal",
    )
    t.do(*TO_L2, "number 4", "done", "play bear_1")
    assert t.may("into l3") and not t.may("into p7")
    t.do("play eagle_horse", "into p7", "number 2")
    assert t.control("p7") == "bear" and t.banners("p7") == 2 and t.banners("l2") == 1


@rule("WW-9.1.6", "WW-9.4.1")
def test_the_extra_attack_goes_into_a_far_empty_region() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 4, "p7": 1},
        hands={"raven": ["bear-lion", "eagle-horse", "eagle-lion"]},
        acts="bear marshal",
    )
    t.do(*TO_L2, "number 4", "done", "play bear_1", "play eagle_2")
    assert t.may("into p4") and not t.may("into p7")
    t.do("into p4", "number 2")
    assert t.control("p4") == "bear" and t.banners("p4") == 2


@rule("WW-9.2.1", "WW-9.2.5")
def test_defenders_that_held_are_destroyed() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 3, "h2": 4},
        hands={"raven": ["bear-eagle", "bear-lion"]},
        acts="bear marshal",
    )
    t.do(*TO_H2, "number 2")
    assert t.banners("h2") == 2 and t.options() == ["done", "play bear_2"]
    t.do("play bear_2")
    assert t.banners("h2") == 0 and t.reserve("horse") == 20 and t.banners("b5") == 1 and t.hand("raven") == []


@rule("WW-9.2.1", "WW-9.2.4", "WW-9.2.5")
def test_attackers_that_won_are_destroyed() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 4, "h2": 1},
        hands={"raven": ["bear-eagle", "bear-lion"]},
        acts="bear marshal",
    )
    t.do(*TO_H2, "number 3", "play bear_2")
    assert t.banners("h2") == 0 and t.control("h2") == "horse" and t.reserve("bear") == 19 and t.banners("b5") == 1


@rule("WW-9.2.2")
def test_a_lone_attacker_destroys_the_garrison_of_a_fort() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 2, "l2": 4},
        hands={"raven": ["bear-eagle", "bear-lion"]},
        acts="bear marshal",
    )
    t.do(*TO_L2, "number 1", "play bear_2")
    assert t.banners("l2") == 0 and t.control("l2") == "lion" and t.reserve("lion") == 20 and t.banners("b3") == 1


@rule("WW-9.2.2")
def test_a_fort_does_not_save_its_garrison() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 4, "l2": 4},
        hands={"raven": ["bear-eagle", "bear-lion"]},
        acts="bear marshal",
    )
    t.do(*TO_L2, "number 3")
    assert t.banners("l2") == 2
    t.do("play bear_2")
    assert t.banners("l2") == 0 and t.reserve("lion") == 20 and t.reserve("bear") == 19


@rule("WW-9.2.3")
def test_after_an_extra_attack_only_the_last_battle_is_wiped_out() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 4, "l3": 1},
        hands={"raven": ["bear-eagle", "bear-lion", "bear-horse"]},
        acts="bear marshal",
    )
    t.do(*TO_L2, "number 4", "play bear_1", "spend bear-lion", "into l3", "number 2")
    assert t.banners("l3") == 1 and t.banners("l2") == 1 and t.may("play bear_2")
    t.do("play bear_2")
    assert t.banners("l3") == 0 and t.control("l3") == "lion"
    assert t.banners("l2") == 1 and t.control("l2") == "bear"


@rule("WW-9.2.4")
def test_a_region_held_by_a_third_empire_goes_home() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 2, "h2": ("lion", 3)},
        hands={"raven": ["bear-eagle", "bear-lion"]},
        acts="bear marshal",
    )
    t.do(*TO_H2, "number 2")
    assert t.control("h2") == "lion" and t.banners("h2") == 1
    t.do("play bear_2")
    assert t.control("h2") == "horse" and t.banners("h2") == 0 and t.reserve("lion") == 20


@rule("WW-9.2.1")
def test_nothing_to_destroy_after_both_sides_fell() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 3, "h2": 2},
        hands={"raven": ["bear-eagle", "bear-lion", "horse-lion"]},
        acts="bear marshal",
    )
    t.do(*TO_H2, "number 2", "done")
    assert t.banners("h2") == 0 and t.may("play horse_1") and not t.may("play bear_2")


@rule("WW-9.1.7")
def test_surrounded_by_its_own_empire_nobody_attacks_again() -> None:
    """l9 touches p3 and l8 only: with both in the same hands there is no neighbour left."""
    t = table(
        agents={"elephant marshal": "raven"},
        banners={"p3": 4, "l8": ("elephant", 1)},
        hands={"raven": ["bear-lion"]},
        acts="elephant marshal",
    )
    t.do("attack", "from p3", "into l9", "number 3")
    assert t.control("l9") == "elephant" and "play" not in t.verbs()
