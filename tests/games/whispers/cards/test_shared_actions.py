"""Shared abilities about attacks and actions: Armada, Reinforce and Midnight Oil."""

from __future__ import annotations

from tests.games.whispers.table import Table, rule, table

MARSHAL = {"bear marshal": "raven"}
STEWARD = {"bear steward": "raven"}
TO_L2 = ["attack", "from b3", "into l2"]
TO_H2 = ["attack", "from b5", "into h2"]
ARMADA = {"raven": ["eagle-horse", "horse-bear"]}
REINFORCE = {"raven": ["elephant-lion", "lion-bear"]}
OIL = {"raven": ["lion-horse", "horse-eagle"]}


def pay(t: Table, *cards: str) -> None:
    """Spend these cards in whatever order they are asked for."""
    left = list(cards)
    while left:
        card = next(card for card in left if t.may(f"spend {card}"))
        t.do(f"spend {card}")
        left.remove(card)


@rule("WW-9.16.1", "WW-9.16.2")
def test_the_armada_reaches_any_enemy_region() -> None:
    t = table(agents=MARSHAL, banners={"b2": 4, "b3": 1, "p7": 2}, hands=ARMADA, acts="bear marshal").do("attack")
    assert t.options() == ["from b3", "play eagle_horse"]
    t.do("play eagle_horse")
    assert t.options() == ["from b2", "from b3"] and t.hand("raven") == []
    t.do("from b2")
    assert t.may("into p7") and t.may("into h10") and t.may("into e2") and not t.may("into b3")
    t.do("into p7", "number 4")
    assert t.control("p7") == "bear" and t.banners("p7") == 2 and t.banners("b2") == 0 and t.banners("b3") == 1


@rule("WW-9.16.2")
def test_the_armada_leaves_one_banner_in_a_conquered_region() -> None:
    t = table(agents=MARSHAL, banners={"l3": ("bear", 3)}, hands=ARMADA, acts="bear marshal")
    t.do("attack", "play eagle_horse", "from l3", "into e7")
    assert t.options() == ["number 1", "number 2"]


@rule("WW-9.16.3")
def test_the_armada_meets_forts_and_defenders() -> None:
    t = table(agents=MARSHAL, banners={"b3": 4, "p5": 1}, hands=ARMADA, acts="bear marshal")
    t.do("attack", "play eagle_horse", "from b3", "into p5", "number 4")
    assert t.control("p5") == "bear" and t.banners("p5") == 2


@rule("WW-9.16.4")
def test_the_armada_serves_one_attack() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b2": 4, "b3": 1},
        hands={"raven": ["eagle-horse", "horse-elephant", "bear-lion"]},
        acts="bear marshal",
    )
    t.do("attack", "play eagle_horse", "from b2", "into l5", "number 4", "play bear_1")
    assert t.options() == ["into l3", "into l4", "into l7", "into l8"]


@rule("WW-9.19.1", "WW-9.19.2", "WW-9.19.4")
def test_reinforcements_come_from_one_other_region() -> None:
    t = table(agents=MARSHAL, banners={"b1": 1, "b3": 4, "b5": 5, "l2": 4}, hands=REINFORCE, acts="bear marshal")
    t.do(*TO_L2, "number 3")
    assert t.options() == ["done", "play elephant_1", "play elephant_lion"]
    t.do("play elephant_lion")
    assert t.options() == ["from b1", "from b5"]
    t.do("from b5")
    assert t.options() == ["number 1", "number 2", "number 3", "number 4", "number 5"]
    t.do("number 5")
    assert t.control("l2") == "bear" and t.banners("l2") == 3
    assert [t.banners(region) for region in ("b1", "b3", "b5")] == [1, 1, 0]


@rule("WW-9.19.1")
def test_at_most_six_reinforce() -> None:
    t = table(agents=MARSHAL, banners={"b3": 1, "b5": 8}, hands=REINFORCE, acts="bear marshal")
    t.do(*TO_L2, "play elephant_lion", "from b5")
    assert t.may("number 6") and not t.may("number 7") and not t.may("number 0")
    t.do("number 6")
    assert t.control("l2") == "bear" and t.banners("b5") == 2
    assert t.banners("l2") == 4  # six came in, and the phase's end cut the region to its supply


@rule("WW-9.19.3")
def test_reinforcements_from_several_regions() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b1": 2, "b3": 3, "b5": 2, "l2": 4},
        hands=REINFORCE,
        acts="bear marshal",
        reinforce="any_regions",
    )
    t.do(*TO_L2, "number 3", "play elephant_lion", "from b5", "number 2", "from b1", "number 1", "done")
    assert t.control("l2") == "bear" and t.banners("l2") == 1 and t.banners("b1") == 1 and t.banners("b5") == 0


@rule("WW-9.19.3")
def test_six_in_all_from_several_regions() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b1": 4, "b3": 1, "b5": 4},
        hands=REINFORCE,
        acts="bear marshal",
        reinforce="any_regions",
    )
    t.do(*TO_L2, "play elephant_lion", "from b5", "number 4", "from b1")
    assert t.options() == ["number 1", "number 2"]


@rule("WW-9.19.5")
def test_reinforcements_leave_one_banner_in_a_conquered_region() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 2, "h2": ("bear", 3), "h5": ("bear", 1)},
        hands=REINFORCE,
        acts="bear marshal",
    )
    t.do(*TO_L2, "number 2", "play elephant_lion")
    assert t.options() == ["from h2"]
    t.do("from h2")
    assert t.options() == ["number 1", "number 2"]
    t.do("number 2")
    assert t.banners("h2") == 1 and t.banners("l2") == 3


@rule("WW-9.19.6", "WW-9.19.5")
def test_no_reinforcements_without_banners_that_may_leave() -> None:
    t = table(agents=MARSHAL, banners={"b3": 4, "h2": ("bear", 1)}, hands=REINFORCE, acts="bear marshal")
    t.do(*TO_L2, "number 2")
    assert t.options() == ["done", "play elephant_1"]


@rule("WW-9.19.1")
def test_no_reinforcements_outside_an_attack() -> None:
    t = table(agents=MARSHAL, banners={"b3": 4, "b5": 3}, hands=REINFORCE, acts="bear marshal")
    assert not t.may("play elephant_lion")
    t.do("attack")
    assert not t.may("play elephant_lion")


@rule("WW-9.20.1")
def test_cards_are_drawn_twice() -> None:
    t = table(agents=STEWARD, hands=OIL, acts="bear steward")
    assert not t.may("play horse_lion")
    t.do("draw_cards", "play horse_lion")
    assert t.held("raven", "bear") == 2 and t.held("raven", "lion") == 0 and t.held("raven", "horse") == 0


@rule("WW-9.20.1", "WW-9.20.2")
def test_an_attack_is_repeated_with_new_choices() -> None:
    t = table(agents=MARSHAL, banners={"b3": 2, "b5": 2}, hands=OIL, acts="bear marshal")
    t.do(*TO_H2, "number 2", "done", "play horse_lion")
    assert t.options() == ["from b3", "from h2"]
    t.do("from b3", "into l2", "number 2")
    assert t.control("h2") == "bear" and t.banners("h2") == 2 and t.control("l2") == "bear" and t.banners("l2") == 1


@rule("WW-9.20.2")
def test_symbols_are_counted_again() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b1": ("lion", 1)},
        hands={"raven": ["lion-horse", "horse-eagle", "bear-eagle", "eagle-bear"]},
        acts="bear marshal",
    )
    t.do("add_banners", "put b2", "put b2", "put b2")  # three forts: b3, b5, b6
    t.do("play bear_eagle", "destroy b1", "play horse_lion", "put b3", "put b3", "put b3", "put b3")
    assert t.banners("b2") == 3 and t.banners("b3") == 4 and "put" not in t.verbs()


@rule("WW-9.20.3")
def test_a_borrowed_action_is_repeated_for_its_empire() -> None:
    t = table(
        agents={"bear steward": "raven", "lion steward": "raven"},
        hands={"raven": ["lion-horse", "lion-bear", "horse-eagle"]},
        acts="bear steward",
    )
    t.do("play lion_1", "spend lion-bear", "act_at lion steward", "add_banners", "put l1", "put l1")
    t.do("play horse_lion", "put l4", "put l4")
    assert t.banners("l1") == 2 and t.banners("l4") == 2 and t.reserve("bear") == 20


@rule("WW-9.20.4")
def test_after_a_moved_agent_the_new_action_is_repeated() -> None:
    t = table(agents={"bear chancellor": "raven"}, hands=OIL, acts="bear chancellor")
    t.do("move_agent bear steward", "add_banners", "put b1", "put b1", "play horse_lion", "put b2", "put b2")
    assert t.banners("b1") == 2 and t.banners("b2") == 2 and t.agent("bear steward") == "raven"


@rule("WW-9.20.5")
def test_one_repetition_after_another() -> None:
    hand = ["lion-horse", "lion-bear", "horse-lion", "horse-eagle"]
    t = table(agents=STEWARD, hands={"raven": hand}, acts="bear steward")
    t.do("add_banners", "put b1", "put b1", "play horse_lion")
    pay(t, "lion-horse", "horse-eagle")
    t.do("put b2", "put b2", "play horse_lion", "put b3", "put b3")
    assert [t.banners(region) for region in ("b1", "b2", "b3")] == [2, 2, 2] and t.hand("raven") == []


@rule("WW-9.20.6")
def test_what_is_impossible_is_not_repeated() -> None:
    t = table(agents=STEWARD, hands=OIL, reserve={"bear": 2}, acts="bear steward")
    t.do("add_banners", "put b1", "put b1")
    assert t.reserve("bear") == 0 and t.may("play horse_1") and not t.may("play horse_lion")


@rule("WW-9.20.7")
def test_an_attack_without_a_neighbour_left_is_not_repeated() -> None:
    """The banner of b3 died at the fort of l2, and b6 touches no enemy."""
    t = table(agents=MARSHAL, banners={"b3": 1, "b6": 2}, hands=OIL, acts="bear marshal")
    t.do("attack", "from b3", "into l2", "done")
    assert t.acting == "bear marshal" and t.may("play horse_1") and not t.may("play horse_lion")


@rule("WW-9.19.4")
def test_reinforcements_do_not_come_from_the_target() -> None:
    hands = {"raven": ["bear-eagle", "eagle-bear", "eagle-lion", "lion-eagle", "elephant-lion", "lion-elephant"]}
    t = table(agents=MARSHAL, banners={"b1": 2, "b4": ("lion", 1)}, hands=hands, acts="bear marshal")
    t.do("attack", "from b1", "into b4", "number 2", "play bear_eagle", "spend bear-eagle", "spend eagle-bear")
    t.do("destroy b4", "play eagle_lion", "spend eagle-lion", "spend lion-eagle")
    assert t.control("b4") == "bear" and t.banners("b4") == 1
    t.do("play elephant_lion")
    assert t.options() == ["from b2", "from b3", "from b5", "from b6"]


@rule("WW-9.20.3")
def test_a_borrowed_draw_is_repeated() -> None:
    agents = {"bear chancellor": "raven", "horse steward": "raven"}
    hands = {"raven": ["lion-bear", "horse-lion", "lion-horse"]}
    t = table(agents=agents, hands=hands, acts="bear chancellor")
    t.do("play lion_1", "spend lion-bear", "act_at horse steward", "draw_cards")
    assert t.may("play horse_lion")
