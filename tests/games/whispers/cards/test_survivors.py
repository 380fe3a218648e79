"""Which banners are left from a battle: the extra attack, the destruction of all and the subjugation ask for it."""

from __future__ import annotations

from tests.games.whispers.table import rule, table

MARSHAL = {"bear marshal": "raven"}


@rule("WW-9.2.5")
def test_only_the_banners_that_entered_were_in_the_battle() -> None:
    hand = ["bear-eagle", "eagle-bear", "eagle-lion", "lion-eagle", "bear-lion", "bear-lion"]
    t = table(agents=MARSHAL, banners={"b1": 2, "b4": ("lion", 1)}, hands={"raven": hand}, acts="bear marshal")
    t.do("attack", "from b1", "into b4", "number 2", "play bear_eagle", "spend bear-eagle", "spend eagle-bear")
    t.do("destroy b4", "play eagle_lion")
    assert t.force == 0 and t.banners("b4") == 3  # one that was there, two that entered
    t.do("play bear_2")
    assert t.banners("b4") == 1


@rule("WW-9.1.1")
def test_an_attack_of_an_earlier_position_is_not_followed_by_cards() -> None:
    agents = {"bear marshal": "raven", "eagle sheriff": "raven"}
    hand = ["bear-lion", "bear-lion", "lion-bear"]
    t = table(agents=agents, banners={"b3": 4, "l2": 1}, hands={"raven": hand}, acts="bear marshal")
    t.do("attack", "from b3", "into l2", "number 4")
    assert t.may("play bear_1") and t.may("play bear_2") and t.may("play bear_lion")
    t.do("done")
    assert t.acting == "eagle sheriff"
    t.do("add_banners") if t.may("add_banners") else None
    t.do("put e1", "put e1")
    assert not t.may("play bear_1") and not t.may("play bear_2") and not t.may("play bear_lion")


@rule("WW-9.14.1")
def test_own_banners_destroyed_by_a_bear_card_do_not_count() -> None:
    hands = {"raven": ["bear-lion", "bear-lion", "bear-eagle", "lion-bear"]}
    t = table(agents=MARSHAL, banners={"b3": 4, "l2": 1}, hands=hands, acts="bear marshal")
    t.do("attack", "from b3", "into l2", "number 4", "play bear_2", "spend bear-lion", "spend bear-lion")
    assert t.banners("l2") == 0
    t.do("play bear_lion", "put b1")
    assert t.banners("b1") == 1 and t.verbs() != {"put"}


@rule("WW-9.1.2")
def test_nobody_attacks_again_from_a_region_wiped_out() -> None:
    hands = {"raven": ["bear-lion", "bear-lion", "bear-eagle", "eagle-lion", "lion-eagle"]}
    t = table(agents=MARSHAL, banners={"b1": 4, "b3": ("lion", 1)}, hands=hands, acts="bear marshal")
    t.do("attack", "from b1", "into b3", "number 4")
    while t.force:
        t.do("done")
    t.do("play bear_2", "spend bear-lion", "spend bear-lion", "play eagle_lion")
    assert t.banners("b3") == 1 and not t.may("play bear_1") and not t.may("play bear_2")


@rule("WW-8.17")
def test_nothing_is_wiped_out_where_nobody_is_left() -> None:
    hands = {"raven": ["bear-lion", "bear-lion", "horse-bear"]}
    t = table(agents=MARSHAL, banners={"b1": 2, "b4": ("lion", 1)}, hands=hands, acts="bear marshal")
    t.do("attack", "from b1", "into b4", "number 2")
    while t.force:
        t.do("done")
    assert t.may("play bear_2")
    t.do("play horse_1", "from b4", "into b2")
    assert t.banners("b4") == 0 and not t.may("play bear_2")


@rule("WW-9.1.2", "WW-9.2.5")
def test_banners_that_came_after_a_lost_battle_are_no_survivors() -> None:
    hands = {"raven": ["bear-eagle", "eagle-bear", "eagle-lion", "lion-eagle", "bear-lion", "bear-lion"]}
    t = table(agents=MARSHAL, banners={"b1": 1, "b3": ("lion", 3)}, hands=hands, acts="bear marshal")
    t.do("attack", "from b1", "into b3", "done", "play bear_eagle", "spend bear-eagle", "spend eagle-bear")
    t.do("destroy b3", "number 3", "play eagle_lion")
    assert t.control("b3") == "bear" and t.banners("b3") == 1
    assert not t.may("play bear_1") and not t.may("play bear_2")


@rule("WW-9.1.2", "WW-8.37")
def test_banners_that_stood_in_the_target_are_no_survivors_of_an_attacker_lost_at_its_fort() -> None:
    hands = {"raven": ["bear-eagle", "eagle-bear", "eagle-lion", "lion-eagle", "bear-lion"]}
    t = table(agents=MARSHAL, banners={"b1": 1, "b3": ("lion", 2)}, hands=hands, acts="bear marshal")
    t.do("attack", "from b1", "into b3", "play bear_eagle", "spend bear-eagle", "spend eagle-bear")
    t.do("destroy b3", "number 2", "play eagle_lion")
    assert t.control("b3") == "bear" and t.banners("b3") == 1 and not t.may("play bear_1")


@rule("WW-9.10.5", "WW-9.1.2", "WW-9.2.5")
def test_banners_that_were_spread_again_are_no_survivors() -> None:
    hands = {"raven": ["horse-bear", "horse-bear", "bear-lion", "bear-lion"]}
    t = table(agents=MARSHAL, banners={"b5": 3, "h2": 1}, hands=hands, acts="bear marshal")
    t.do("attack", "from b5", "into h2", "number 3", "done")
    assert t.banners("h2") == 2 and t.may("play bear_1") and t.may("play bear_2")
    t.do("play horse_2", "empire bear", *["number 0"] * 6)
    assert t.banners("h2") == 2 and t.held("raven", "bear") == 2
    assert not t.may("play bear_1") and not t.may("play bear_2")


@rule("WW-9.10.5", "WW-9.2.1")
def test_another_empire_is_spread_and_the_survivors_stay_what_they_are() -> None:
    hands = {"raven": ["horse-bear", "horse-bear", "bear-lion", "bear-lion"]}
    t = table(agents=MARSHAL, banners={"b5": 3, "h2": 1, "l1": 1}, hands=hands, acts="bear marshal")
    t.do("attack", "from b5", "into h2", "number 3", "done", "play horse_2", "empire lion", "number 1")
    assert t.may("play bear_1") and t.may("play bear_2")
