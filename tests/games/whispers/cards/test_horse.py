"""Horse cards: banners moved between regions and a whole empire spread over its regions."""

from __future__ import annotations

from tests.games.whispers.table import rule, table

MARSHAL = {"bear marshal": "raven"}


@rule("WW-9.9.1", "WW-9.9.2")
def test_banners_move_to_a_region_far_away() -> None:
    t = table(agents=MARSHAL, banners={"b1": 3, "h1": 2}, hands={"raven": ["horse-lion"]}, acts="bear marshal")
    t.do("play horse_1")
    assert t.options() == ["from b1"]
    t.do("from b1")
    assert t.options() == ["into b2", "into b3", "into b4", "into b5", "into b6"]
    t.do("into b5")
    assert t.options() == ["number 1", "number 2", "number 3"]
    t.do("number 3")
    assert t.banners("b1") == 0 and t.control("b1") == "bear" and t.banners("b5") == 3


@rule("WW-9.9.1")
def test_into_a_conquered_region() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b1": 2, "e1": ("bear", 1)},
        hands={"raven": ["horse-lion"]},
        acts="bear marshal",
    )
    t.do("play horse_1", "from b1", "into e1", "number 2")
    assert t.banners("e1") == 3 and t.control("e1") == "bear"


@rule("WW-9.9.3")
def test_a_conquered_region_keeps_one_banner() -> None:
    t = table(
        agents=MARSHAL,
        banners={"l2": ("bear", 3), "l3": ("bear", 1)},
        hands={"raven": ["horse-lion"]},
        acts="bear marshal",
    )
    t.do("play horse_1")
    assert t.options() == ["from l2"]
    t.do("from l2", "into b3")
    assert t.options() == ["number 1", "number 2"]
    t.do("number 2")
    assert t.banners("l2") == 1 and t.banners("b3") == 2


@rule("WW-9.10.1", "WW-9.10.2", "WW-9.10.4")
def test_any_empire_is_spread_over_its_regions() -> None:
    t = table(
        agents=MARSHAL,
        banners={"l1": 2, "l9": 1},
        hands={"raven": ["horse-lion", "horse-bear"]},
        acts="bear marshal",
    )
    t.do("play horse_2", "empire lion")
    assert t.options() == ["number 0", "number 1", "number 2", "number 3"]
    t.do("number 0", "number 0", "number 3")
    assert t.banners("l3") == 3 and t.banners("l1") == 0 and t.banners("l9") == 0 and t.reserve("lion") == 17
    assert t.control("l1") == "lion" and t.hand("raven") == []


@rule("WW-9.10.2", "WW-9.10.4")
def test_no_conquered_region_is_left_empty() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b1": 2, "l2": ("bear", 2)},
        hands={"raven": ["horse-lion", "horse-bear"]},
        acts="bear marshal",
    )
    t.do("play horse_2", "empire bear")
    assert t.options() == ["number 0", "number 1", "number 2", "number 3"]
    t.do("number 3")
    assert t.banners("b1") == 3 and t.banners("l2") == 1 and t.reserve("bear") == 16


@rule("WW-9.10.1")
def test_banners_gather_in_a_conquered_region() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b1": 2, "l2": ("bear", 1)},
        hands={"raven": ["horse-lion", "horse-bear"]},
        acts="bear marshal",
    )
    t.do("play horse_2", "empire bear", *6 * ["number 0"])
    assert t.banners("l2") == 3 and t.banners("b1") == 0 and t.may("attack")


@rule("WW-9.10.3")
def test_no_region_ends_above_its_supply() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b1": 4, "b2": 1},
        hands={"raven": ["horse-lion", "horse-bear"]},
        acts="bear marshal",
    )
    t.do("play horse_2", "empire bear")
    assert t.may("number 4") and not t.may("number 5")
    t.do("number 0", "number 0")
    assert t.may("number 5")  # a farm stands in b3
    t.do("number 5")
    assert t.banners("b3") == 5 and t.banners("b1") == 0 and t.banners("b2") == 0


@rule("WW-8.17", "WW-9.9.1")
def test_nobody_marches_within_one_region() -> None:
    lost = {f"b{i}": ("lion", 1) for i in range(1, 6)}
    t = table(agents=MARSHAL, banners=lost | {"b6": 3}, hands={"raven": ["horse-bear"]}, acts="bear marshal")
    assert t.seat == "raven" and not t.may("play horse_1")


@rule("WW-9.10.3")
def test_an_empire_without_room_for_all_or_with_one_region_cannot_regroup() -> None:
    for kept, n, possible in [(["b4", "b6"], 9, True), (["b4", "b6"], 11, False), (["b6"], 3, False)]:
        banners: dict[str, int | tuple[str, int]] = {f"b{i}": ("lion", 1) for i in range(1, 7)}
        banners |= dict.fromkeys(kept, 0) | {kept[0]: n}
        t = table(agents=MARSHAL, banners=banners, hands={"raven": ["horse-bear"] * 2}, acts="bear marshal")
        t.do("play horse_2")
        assert t.may("empire bear") == possible and t.may("empire lion")


@rule("WW-9.10.2")
def test_a_conquered_region_keeps_one_though_later_ones_have_room() -> None:
    banners: dict[str, int | tuple[str, int]] = {"b3": 2, "l2": ("bear", 1), "h1": ("bear", 1)}
    t = table(agents=MARSHAL, banners=banners, hands={"raven": ["horse-bear"] * 2}, acts="bear marshal")
    t.do("play horse_2", "empire bear", *["number 0"] * 6)
    assert t.options() == ["number 1", "number 2", "number 3"]
