"""Shared abilities about banners: Mercenaries, Recruit, Disperse, Subjugate, Alchemist's Fire, Populate, Uprising."""

from __future__ import annotations

from tests.games.whispers.table import rule, table

MARSHAL = {"bear marshal": "raven"}
TO_H2 = ["attack", "from b5", "into h2"]
TO_L2 = ["attack", "from b3", "into l2"]
MERCENARIES = {"raven": ["bear-eagle", "eagle-lion"]}
RECRUIT = {"raven": ["bear-elephant", "elephant-lion"]}
DISPERSE = {"raven": ["bear-horse", "horse-eagle"]}
SUBJUGATE = {"raven": ["bear-lion", "lion-eagle"]}
FIRE = {"raven": ["eagle-elephant", "elephant-bear"]}
POPULATE = {"raven": ["eagle-lion", "lion-bear"]}
UPRISING = {"raven": ["elephant-horse", "horse-lion"]}
OPEN_LAND = ["b2", "b4", "e4", "e5", "e6", "p2", "p6", "p8", "l1", "l6", "l7", "l9", "h2", "h5", "h7", "h9"]


@rule("WW-9.11.1", "WW-9.11.2", "WW-9.11.4")
def test_mercenaries_destroy_up_to_three_in_one_region() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2, "h2": ("lion", 2), "p7": 4}, hands=MERCENARIES, acts="bear marshal")
    t.do("play bear_eagle")
    assert t.options() == ["destroy b3", "destroy h2", "destroy p7"]
    t.do("destroy p7")
    assert t.options() == ["number 1", "number 2", "number 3"]
    t.do("number 3")
    assert t.banners("p7") == 1 and t.reserve("elephant") == 19 and t.may("attack")


@rule("WW-9.11.2", "WW-9.11.4")
def test_mercenaries_in_a_region_with_one_or_two_banners() -> None:
    banners = {"b3": 2, "e5": 1, "p7": 2}
    t = table(agents=MARSHAL, banners=banners, hands=MERCENARIES, acts="bear marshal")
    t.do("play bear_eagle", "destroy p7")
    assert t.options() == ["number 1", "number 2"]
    t = table(agents=MARSHAL, banners=banners, hands=MERCENARIES, acts="bear marshal")
    t.do("play bear_eagle", "destroy e5")
    assert t.banners("e5") == 0 and t.may("attack")


@rule("WW-9.11.1")
def test_mercenaries_may_destroy_banners_of_the_active_empire() -> None:
    t = table(agents=MARSHAL, banners={"l2": ("bear", 2)}, hands=MERCENARIES, acts="bear marshal")
    t.do("play bear_eagle", "destroy l2", "number 2")
    assert t.control("l2") == "lion" and t.reserve("bear") == 20


@rule("WW-9.11.3")
def test_mercenaries_destroy_exactly_three() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2, "p7": 4}, hands=MERCENARIES, acts="bear marshal", mercenaries="exactly")
    t.do("play bear_eagle", "destroy p7")
    assert t.banners("p7") == 1 and t.may("attack")


@rule("WW-9.12.1", "WW-9.12.2")
def test_recruits_are_split_over_empty_regions_of_several_empires() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2, "h2": ("lion", 1)}, hands=RECRUIT, acts="bear marshal")
    t.do("play bear_elephant")
    assert not t.may("put b3") and not t.may("put h2") and t.may("put h1") and t.may("put p5")
    t.do("put h1", "put l4", "put b2")
    assert [t.control(region) for region in ("h1", "l4", "b2")] == ["horse", "lion", "bear"]
    assert [t.banners(region) for region in ("h1", "l4", "b2")] == [1, 1, 1] and t.may("attack")


@rule("WW-9.12.2")
def test_recruits_may_stay_together() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2}, hands=RECRUIT, acts="bear marshal")
    t.do("play bear_elephant", "put h1", "put h1", "put h1")
    assert t.banners("h1") == 3 and t.reserve("horse") == 17 and t.may("attack")


@rule("WW-9.12.3")
def test_recruits_must_stay_together() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2}, hands=RECRUIT, acts="bear marshal", recruit="one_region")
    t.do("play bear_elephant", "put h1")
    assert not t.may("put l4") and not t.may("put h2")
    while t.may("put h1"):
        t.do("put h1")
    assert t.banners("h1") == 3 and t.may("attack")


@rule("WW-9.12.4", "WW-8.32")
def test_recruits_need_a_reserve() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2}, hands=RECRUIT, reserve={"horse": 1}, acts="bear marshal")
    t.do("play bear_elephant", "put h1")
    assert not t.may("put h1") and not t.may("put h2") and t.may("put l4")


@rule("WW-9.13.1", "WW-9.13.4")
def test_all_banners_of_a_region_disperse() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2, "l3": 3}, hands=DISPERSE, acts="bear marshal")
    t.do("play bear_horse")
    assert t.options() == ["from b3", "from l3"]
    t.do("from l3")
    assert t.options() == ["put l1", "put l2", "put l4", "put l5"]
    t.do("put l1", "put l1", "put l4")
    assert [t.banners(region) for region in ("l1", "l3", "l4")] == [2, 0, 1]
    assert t.reserve("lion") == 17 and t.may("attack")


@rule("WW-9.13.1")
def test_only_regions_of_the_same_empire_take_them() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2, "l3": 1, "l4": ("bear", 1)}, hands=DISPERSE, acts="bear marshal")
    t.do("play bear_horse", "from l3")
    assert t.options() == ["put l1", "put l2", "put l5"]


@rule("WW-9.13.2", "WW-9.13.3")
def test_a_lone_conquered_region_disperses_into_the_reserve() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2, "h2": ("eagle", 3)}, hands=DISPERSE, acts="bear marshal")
    t.do("play bear_horse", "from h2")
    assert t.banners("h2") == 0 and t.control("h2") == "horse" and t.reserve("eagle") == 20 and t.may("attack")


@rule("WW-9.13.3")
def test_a_home_region_cut_off_disperses_into_the_reserve() -> None:
    t = table(
        agents={"horse marshal": "raven"},
        banners={"h10": 2, "h3": ("lion", 1), "h4": ("bear", 1)},
        hands=DISPERSE,
        acts="horse marshal",
    )
    t.do("play bear_horse", "from h10")
    assert t.banners("h10") == 0 and t.control("h10") == "horse" and t.reserve("horse") == 20


@rule("WW-9.14.1", "WW-9.14.2")
def test_the_subjugated_serve_wherever_the_empire_rules() -> None:
    t = table(agents=MARSHAL, banners={"b5": 4, "h2": 3}, hands=SUBJUGATE, acts="bear marshal")
    t.do(*TO_H2, "number 4")
    assert t.options() == ["done", "play bear_lion"]
    t.do("play bear_lion")
    assert t.options() == ["put b1", "put b2", "put b3", "put b4", "put b5", "put b6", "put h2"]
    t.do("put b2", "put h2", "put b2")
    assert t.banners("b2") == 2 and t.banners("h2") == 2 and t.reserve("bear") == 16 and t.hand("raven") == []


@rule("WW-9.14.1")
def test_subjugation_after_a_lost_battle() -> None:
    t = table(agents=MARSHAL, banners={"b5": 2, "h2": 3}, hands=SUBJUGATE, acts="bear marshal")
    t.do(*TO_H2, "number 2", "play bear_lion", "put b5", "put b5")
    assert t.banners("h2") == 1 and t.control("h2") == "horse" and t.banners("b5") == 2


@rule("WW-9.14.3")
def test_the_subjugated_stay_together() -> None:
    t = table(agents=MARSHAL, banners={"b5": 4, "h2": 3}, hands=SUBJUGATE, acts="bear marshal", subjugate="one_region")
    t.do(*TO_H2, "number 4", "play bear_lion", "put b2")
    assert not t.may("put b1") and not t.may("put h2")
    while t.may("put b2"):
        t.do("put b2")
    assert t.banners("b2") == 3 and t.banners("h2") == 1


@rule("WW-9.14.4")
def test_banners_destroyed_by_a_bear_card_count() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 3, "h2": 4},
        hands={"raven": ["bear-lion", "bear-eagle", "bear-horse", "lion-eagle"]},
        acts="bear marshal",
    )
    t.do(*TO_H2, "number 3", "play bear_2", "spend bear-eagle", "spend bear-horse")
    assert t.banners("h2") == 0 and t.control("h2") == "horse"
    t.do("play bear_lion", "put b1", "put b1", "put b2", "put b2")
    assert t.banners("b1") == 2 and t.banners("b2") == 2 and "put" not in t.verbs()


@rule("WW-9.14.5", "WW-8.17")
def test_a_fort_subjugates_nobody() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 2, "l2": 2},
        hands={"raven": ["bear-lion", "lion-eagle", "horse-elephant"]},
        acts="bear marshal",
    )
    t.do(*TO_L2, "number 1", "done")
    assert t.banners("l2") == 2 and t.may("play horse_1") and not t.may("play bear_lion")


@rule("WW-9.14.6")
def test_the_reserve_limits_subjugation() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 1, "h2": 4},
        hands={"raven": ["bear-lion", "bear-eagle", "bear-horse", "lion-eagle"]},
        reserve={"bear": 1},
        acts="bear marshal",
    )
    t.do(*TO_H2, "play bear_2", "spend bear-eagle", "spend bear-horse")
    assert t.banners("h2") == 0 and t.reserve("bear") == 2
    t.do("play bear_lion", "put b1", "put b2")
    assert t.banners("b1") == 1 and t.banners("b2") == 1 and "put" not in t.verbs()


@rule("WW-9.14.7")
def test_after_an_extra_attack_only_the_last_one_subjugates() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 6, "h2": 2, "l3": 1},
        hands={"raven": ["bear-lion", "bear-eagle", "lion-eagle"]},
        acts="bear marshal",
    )
    t.do(*TO_H2, "number 6", "play bear_1", "spend bear-eagle", "into l3", "number 3", "play bear_lion", "put b1")
    assert t.banners("b1") == 1 and "put" not in t.verbs() and t.banners("l3") == 2


@rule("WW-9.15.1", "WW-9.15.2", "WW-9.15.3")
def test_the_fire_reaches_the_neighbours_of_one_banner() -> None:
    t = table(
        agents={"lion chancellor": "raven"},
        banners={"l3": 2, "l1": ("eagle", 1), "h2": 3, "h4": 3, "h6": 2},
        hands=FIRE,
        acts="lion chancellor",
    )
    t.do("play eagle_elephant")
    assert t.options() == ["from l3"]
    t.do("from l3")
    assert t.options() == ["destroy h2", "destroy h4", "destroy l1"]
    t.do("destroy l1", "destroy h2", "destroy h2", "destroy h2", "destroy h4")
    assert [t.banners(region) for region in ("l3", "l1", "h2", "h4", "h6")] == [2, 0, 0, 2, 2]
    assert t.control("l1") == "lion" and t.reserve("eagle") == 20 and "destroy" not in t.verbs()


@rule("WW-9.15.4")
def test_the_fire_destroys_at_least_one() -> None:
    t = table(
        agents={"lion chancellor": "raven"},
        banners={"l3": 2, "h2": 3},
        hands=FIRE,
        acts="lion chancellor",
    )
    t.do("play eagle_elephant", "from l3")
    assert t.options() == ["destroy h2"]
    t.do("destroy h2")
    assert t.options() == ["destroy h2", "done"]
    t.do("done")
    assert t.banners("h2") == 2 and t.may("attack")


@rule("WW-9.15.1")
def test_no_fire_without_enemy_banners_next_to_ones_own() -> None:
    t = table(
        agents={"lion chancellor": "raven"},
        banners={"l3": 2, "l4": 1, "h7": 3},
        hands=FIRE,
        acts="lion chancellor",
    )
    assert t.may("attack") and not t.may("play eagle_elephant")


@rule("WW-9.17.1", "WW-9.17.2")
def test_every_region_under_control_gets_a_banner() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 2, "l2": ("bear", 1), "b1": ("lion", 1)},
        hands=POPULATE,
        acts="bear marshal",
    )
    t.do("play eagle_lion")
    assert [t.banners(region) for region in ("b2", "b3", "b4", "b5", "b6", "l2")] == [1, 3, 1, 1, 1, 2]
    assert t.banners("b1") == 1 and t.control("b1") == "lion" and t.reserve("bear") == 11 and t.may("attack")


@rule("WW-9.17.3", "WW-8.32")
def test_with_a_short_reserve_the_player_chooses_the_regions() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2}, hands=POPULATE, reserve={"bear": 2}, acts="bear marshal")
    t.do("play eagle_lion")
    assert t.options() == ["put b1", "put b2", "put b3", "put b4", "put b5", "put b6"]
    t.do("put b2")
    assert t.options() == ["put b1", "put b3", "put b4", "put b5", "put b6"]
    t.do("put b3")
    assert t.banners("b2") == 1 and t.banners("b3") == 3 and t.banners("b1") == 0 and t.reserve("bear") == 0
    assert t.verbs() == {"from"}  # with an empty reserve only the attack is left, so it is under way


@rule("WW-9.17.3", "WW-8.17")
def test_nothing_to_populate_with() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2}, hands=POPULATE, reserve={"bear": 0}, acts="bear marshal")
    assert t.may("attack") and not t.may("play eagle_lion")


@rule("WW-9.18.1", "WW-9.18.2")
def test_four_rise_in_empty_open_land() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2, "l9": 1}, hands=UPRISING, acts="bear marshal")
    t.do("play elephant_horse")
    assert t.options() == sorted(f"put {region}" for region in OPEN_LAND if region != "l9")
    t.do("put l6")
    assert t.banners("l6") == 4 and t.control("l6") == "lion" and t.reserve("lion") == 15 and t.may("attack")


@rule("WW-9.18.3", "WW-8.32")
def test_a_short_reserve_raises_fewer() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2}, hands=UPRISING, reserve={"horse": 3}, acts="bear marshal")
    t.do("play elephant_horse", "put h2")
    assert t.banners("h2") == 3 and t.reserve("horse") == 0


@rule("WW-9.13.2", "WW-4.8")
def test_a_third_empire_leaves_its_conquest_with_the_city_in_it() -> None:
    hands = {"raven": ["bear-horse", "horse-lion"]}
    t = table(agents=MARSHAL, banners={"h8": ("lion", 1)}, hands=hands, acts="bear marshal")
    assert t.cities("lion") == 4
    t.do("play bear_horse", "from h8", "put l7")
    assert [t.cities(empire) for empire in ("bear", "lion", "horse")] == [1, 3, 4]


@rule("WW-9.14.6")
def test_nothing_is_added_when_the_reserve_was_used_up_since() -> None:
    hands = {"raven": ["eagle-lion", "lion-eagle", "bear-lion", "lion-bear"]}
    t = table(agents=MARSHAL, banners={"b3": 4, "l2": 1}, hands=hands, reserve={"bear": 0}, acts="bear marshal")
    t.do("attack", "from b3", "into l2", "number 4")
    while t.force:
        t.do("done")
    assert t.reserve("bear") == 2 and t.may("play bear_lion")
    t.do("play eagle_lion", "spend eagle-lion") if t.may("play eagle_lion") else None
    t.do("spend lion-eagle") if t.may("spend lion-eagle") else None
    t.do("put b1", "put b2")
    assert t.reserve("bear") == 0 and t.held("raven", "bear") == 1 and not t.may("play bear_lion")
