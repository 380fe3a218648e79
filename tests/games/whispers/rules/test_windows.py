"""When cards may be played, and what replaced, moved and repeated actions mean for them."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import rule, table

MARSHAL = {"bear marshal": "raven"}
TO_L2 = ["attack", "from b3", "into l2"]


@rule("WW-8.10")
def test_before_during_and_after_an_action() -> None:
    t = table(agents=MARSHAL, banners={"b1": 3, "b3": 3}, hands={"raven": ["horse-bear"]}, acts="bear marshal")
    assert t.options() == ["add_banners", "attack", "play horse_1"]
    t.do(*TO_L2, "number 2")
    assert t.options() == ["done", "play horse_1"] and t.force == 2
    t.do("done")
    assert t.options() == ["done", "play horse_1"] and t.banners("l2") == 1 and t.control("l2") == "bear"
    t.do("done")
    assert not t.may("play horse_1") and t.hand("raven") == ["horse-bear"]


@rule("WW-8.10")
def test_after_adding_banners() -> None:
    t = table(agents={"bear steward": "raven"}, hands={"raven": ["horse-bear"]}, acts="bear steward")
    assert t.options() == ["add_banners", "draw_cards"]
    t.do("add_banners", "put b1", "put b1")
    assert t.options() == ["done", "play horse_1"]
    t.do("play horse_1", "from b1", "into b6", "number 2")
    assert t.banners("b1") == 0 and t.banners("b6") == 2


@rule("WW-8.11")
def test_only_the_controller_plays() -> None:
    t = table(agents=MARSHAL, banners={"b1": 3, "b3": 3}, hands={"spider": ["horse-bear"]}, acts="bear marshal")
    assert t.seat == "raven" and t.options() == ["add_banners", "attack"]
    t.do(*TO_L2, "number 2")
    assert t.control("l2") == "bear" and "play" not in t.verbs() and t.hand("spider") == ["horse-bear"]


@rule("WW-8.11")
def test_control_through_an_agent_further_on_is_enough() -> None:
    agents = {"bear chancellor": "spider", "eagle sheriff": "raven"}
    t = table(agents=agents, banners={"b1": 3}, hands={"spider": ["horse-bear"]}, acts="bear sheriff")
    assert t.seat == "spider" and t.may("play horse_1")


@rule("WW-8.13")
def test_one_card_is_carried_out_before_the_next() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b1": 3},
        hands={"raven": ["horse-bear", "elephant-horse"]},
        acts="bear marshal",
    )
    assert t.may("play horse_1") and t.may("play elephant_horse")
    t.do("play elephant_horse")
    assert t.verbs() == {"put"}
    t = table(agents=MARSHAL, banners={"b1": 3}, hands={"raven": ["horse-bear", "horse-lion"]}, acts="bear marshal")
    t.do("play horse_1", "spend horse-bear")
    assert t.verbs() == {"from"}
    t.do("from b1")
    assert t.verbs() == {"into"}
    t.do("into b3")
    assert t.verbs() == {"number"}
    t.do("number 1")
    assert t.options() == ["add_banners", "attack", "play horse_1"]


@rule("WW-8.14")
def test_any_number_of_cards_on_one_action() -> None:
    hand = ["horse-bear", "horse-lion", "horse-elephant"]
    t = table(agents=MARSHAL, banners={"b1": 4, "b3": 1}, hands={"raven": hand}, acts="bear marshal")
    t.do("play horse_1", "spend horse-bear", "from b1", "into b3", "number 2")
    t.do("play horse_1", "spend horse-lion", "from b1", "into b5", "number 1")
    t.do(*TO_L2, "number 2", "play horse_1", "from b5", "into b6")
    assert t.hand("raven") == [] and t.banners("b6") == 1 and t.banners("b5") == 0
    assert t.banners("b1") == 1 and t.banners("b3") == 1 and t.banners("l2") == 1


@rule("WW-8.16")
def test_no_cards_in_the_middle_of_adding_banners() -> None:
    t = table(agents={"bear steward": "raven"}, banners={"b1": 3}, hands={"raven": ["horse-bear"]}, acts="bear steward")
    t.do("add_banners")
    assert t.verbs() == {"put"}
    t.do("put b2")
    assert t.verbs() == {"put"}


@rule("WW-8.18")
def test_the_window_does_not_betray_the_hand() -> None:
    for hand, options in [
        (["bear-lion", "eagle-lion"], ["done"]),
        (["bear-eagle", "eagle-lion"], ["done", "play bear_eagle"]),
    ]:
        t = table(agents=MARSHAL, banners={"b3": 2, "p7": 2}, hands={"raven": hand}, acts="bear marshal")
        t.do(*TO_L2, "number 2")
        assert t.options() == options and t.force == 2


@rule("WW-8.19")
def test_no_window_that_no_number_of_cards_allows() -> None:
    t = table(agents=MARSHAL, banners={"b3": 3, "p7": 2}, hands={"raven": ["bear-eagle"]}, acts="bear marshal")
    t.do(*TO_L2, "number 3")  # a bear card alone has no use during an attack, only after it
    assert t.force == 0 and t.banners("l2") == 2 and t.options() == ["done", "play bear_1"]


@rule("WW-8.19")
def test_an_only_action_is_done_without_asking() -> None:
    t = table(agents={"eagle sheriff": "raven"}, acts="eagle sheriff")
    assert t.verbs() == {"put"} and t.seat == "raven"
    t = table(agents={"eagle sheriff": "raven"}, hands={"raven": ["eagle-bear"]}, acts="eagle sheriff")
    assert t.options() == ["add_banners", "play eagle_1"]


@rule("WW-8.20")
def test_a_position_without_an_action_opens_one_window() -> None:
    t = table(
        agents={"elephant sheriff": "raven"},
        banners={"p2": 2},
        hands={"raven": ["horse-bear"]},
        reserve={"elephant": 0},
        acts="elephant sheriff",
    )
    assert t.options() == ["done", "play horse_1"]
    t.do("done")
    assert t.acting != "elephant sheriff" and not t.may("play horse_1") and t.hand("raven") == ["horse-bear"]


@rule("WW-8.20")
def test_a_card_is_played_at_a_position_without_an_action() -> None:
    t = table(
        agents={"elephant sheriff": "raven"},
        banners={"p2": 2},
        hands={"raven": ["horse-bear"]},
        reserve={"elephant": 0},
        acts="elephant sheriff",
    )
    t.do("play horse_1", "from p2", "into p1", "number 2")
    assert t.banners("p1") == 2 and t.banners("p2") == 0


@rule("WW-8.21")
def test_the_active_empire_of_a_replaced_action_is_the_new_one() -> None:
    t = table(
        agents={"bear steward": "raven", "lion steward": "raven"},
        banners={"b1": 2, "l3": 2},
        hands={"raven": ["lion-bear", "horse-eagle"]},
        acts="bear steward",
    )
    t.do("play lion_1", "act_at lion steward", "play horse_1")
    assert t.options() == ["from l3"]
    t.do("from l3", "into l7", "number 2")
    assert t.banners("l7") == 2 and t.options() == ["add_banners", "draw_cards"]
    t.do("add_banners", "put l7", "put l9")
    assert t.banners("l7") == 3 and t.reserve("bear") == 18


@rule("WW-8.22", "WW-9.3.3")
def test_the_active_agent_may_stand_further_on() -> None:
    agents = {"bear marshal": "raven", "bear chancellor": "spider"}
    t = table(agents=agents, hands={"raven": ["eagle-bear"]}, acts="bear sheriff")
    t.do("play eagle_1", "move_agent lion steward")
    assert t.agent("bear marshal") is None and t.agent("lion steward") == "raven"
    t.do("add_banners", "put l1", "put l1")
    assert t.seat == "spider" and t.acting == "bear steward"


@rule("WW-8.28")
def test_replacements_only_before_the_action() -> None:
    hand = ["lion-eagle", "eagle-bear", "horse-elephant"]
    t = table(agents=MARSHAL, banners={"b1": 2, "b3": 3}, hands={"raven": hand}, acts="bear marshal")
    assert t.may("play lion_1") and t.may("play eagle_1")
    t.do(*TO_L2, "number 2")
    assert t.may("play horse_1") and not t.may("play lion_1") and not t.may("play eagle_1")
    t.do("done")
    assert t.may("play horse_1") and not t.may("play lion_1") and not t.may("play eagle_1")


@rule("WW-8.29")
def test_play_goes_on_after_the_position_that_was_replaced() -> None:
    agents = {"bear steward": "raven", "bear marshal": "spider", "horse steward": "raven"}
    t = table(agents=agents, hands={"raven": ["lion-eagle"]}, acts="bear steward")
    t.do("play lion_1", "act_at horse steward", "add_banners", "put h1", "put h1")
    assert t.acting == "bear marshal" and t.seat == "spider"
    t = table(agents=agents, hands={"raven": ["eagle-lion"]}, acts="bear steward")
    t.do("play eagle_1", "move_agent lion steward", "add_banners", "put l1", "put l1")
    assert t.acting == "bear marshal" and t.seat == "spider"


@rule("WW-8.30")
@pytest.mark.parametrize(
    ("first", "paid"),
    [
        (["play lion_1", "spend lion-bear", "act_at horse steward"], "lion-bear"),
        (["play eagle_1", "spend eagle-bear", "move_agent horse marshal"], "eagle-bear"),
    ],
)
def test_one_replacement_on_one_action(first: list[str], paid: str) -> None:
    hand = ["lion-bear", "lion-horse", "eagle-bear", "eagle-lion"]
    t = table(
        agents={"bear steward": "raven", "horse steward": "raven"},
        banners={"h2": 1},
        hands={"raven": hand},
        acts="bear steward",
    )
    t.do(*first)
    assert t.hand("raven") == sorted(card for card in hand if card != paid)
    assert t.may("add_banners") and not t.may("play lion_1") and not t.may("play eagle_1")
    assert t.may("play eagle_lion")


@rule("WW-8.31")
def test_cards_and_a_replacement_before_the_action_after_a_moved_agent() -> None:
    t = table(
        agents={"bear chancellor": "raven"},
        banners={"b1": 2},
        hands={"raven": ["eagle-bear", "horse-elephant"]},
        acts="bear chancellor",
    )
    t.do("move_agent bear steward")
    assert t.may("add_banners") and t.may("play horse_1") and t.may("play eagle_1")
    t.do("play eagle_1", "move_agent lion steward", "add_banners", "put l1", "put l1")
    assert t.agent("lion steward") == "raven" and t.agent("bear steward") is None
    assert t.agent("bear chancellor") is None and t.banners("l1") == 2


@rule("WW-8.31", "WW-8.30")
def test_no_second_replacement_after_a_borrowed_move() -> None:
    t = table(
        agents={"bear marshal": "raven", "horse chancellor": "raven"},
        hands={"raven": ["lion-bear", "lion-horse", "eagle-bear"]},
        acts="bear marshal",
    )
    t.do("play lion_1", "spend lion-bear", "act_at horse chancellor", "move_agent bear steward")
    assert t.may("add_banners") and not t.may("play lion_1") and not t.may("play eagle_1")


@rule("WW-8.35", "WW-9.1.1", "WW-8.21")
def test_an_attack_of_a_replaced_action_is_yours() -> None:
    t = table(
        agents={"bear steward": "raven", "horse marshal": "raven"},
        banners={"h2": 3},
        hands={"raven": ["lion-eagle", "bear-horse"]},
        acts="bear steward",
    )
    t.do("play lion_1", "act_at horse marshal", "attack", "from h2", "into l3", "number 3")
    t.do("play bear_1", "into l4", "number 2")
    assert t.control("l4") == "horse" and t.banners("l4") == 2 and t.banners("l3") == 1


@rule("WW-8.35", "WW-9.20.1")
def test_a_repeated_attack_is_yours() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 4, "b5": 2},
        hands={"raven": ["lion-horse", "horse-eagle", "bear-elephant"]},
        acts="bear marshal",
    )
    t.do("attack", "from b5", "into h2", "number 2", "done", "play horse_lion", *TO_L2[1:], "number 4")
    assert t.may("play bear_1")
    t.do("play bear_1", "into l3", "number 2")
    assert t.control("l3") == "bear" and t.banners("l3") == 2 and t.banners("l2") == 1


@rule("WW-8.36")
def test_banners_on_their_way_stand_nowhere() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 4, "l2": 2},
        hands={"raven": ["bear-eagle", "eagle-lion"]},
        acts="bear marshal",
    )
    t.do(*TO_L2, "number 3")
    assert t.force == 3 and t.banners("b3") == 1 and t.banners("l2") == 2 and t.control("l2") == "lion"
    assert t.reserve("bear") == 16
    t.do("play bear_eagle", "destroy l2", "number 2")
    assert t.control("l2") == "bear" and t.banners("l2") == 2 and t.force == 0


@rule("WW-8.37")
def test_an_attack_on_a_region_that_fell_back_meets_nobody() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b4": 3, "b2": ("lion", 2)},
        hands={"raven": ["bear-horse", "horse-eagle"]},
        acts="bear marshal",
    )
    t.do("attack", "from b4", "into b2", "number 2", "play bear_horse", "from b2")
    assert t.control("b2") == "bear" and t.banners("b2") == 2 and t.banners("b4") == 1
    assert t.reserve("lion") == 20 and t.reserve("bear") == 17


@rule("WW-8.37")
def test_a_fort_destroys_one_even_then() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b4": 3, "b1": ("lion", 2)},
        hands={"raven": ["bear-horse", "horse-eagle"]},
        acts="bear marshal",
    )
    t.do("attack", "from b4", "into b1", "number 2", "play bear_horse", "from b1")
    assert t.control("b1") == "bear" and t.banners("b1") == 1 and t.banners("b4") == 1
    assert t.reserve("lion") == 20 and t.reserve("bear") == 18


@rule("WW-8.38", "WW-9.2.2")
def test_a_lone_attacker_lost_at_a_fort_has_attacked() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 2, "l2": 3},
        hands={"raven": ["bear-eagle", "bear-lion"]},
        acts="bear marshal",
    )
    t.do(*TO_L2, "number 1")
    assert t.banners("l2") == 3 and t.options() == ["done", "play bear_2"]


@rule("WW-8.30")
def test_the_next_position_may_be_replaced_again() -> None:
    agents = {"bear marshal": "raven", "bear chancellor": "raven"}
    hands = {"raven": ["lion-bear", "lion-eagle"]}
    t = table(agents=agents, banners={"b3": 1}, hands=hands, acts="bear marshal")
    t.do("play lion_1", "spend lion-bear", "act_at bear steward", "add_banners", "put b1", "put b1")
    assert t.acting == "bear chancellor" and t.may("play lion_1")


@rule("WW-8.18")
def test_the_window_after_an_action_does_not_betray_the_hand() -> None:
    for hand, options in [
        (["bear-lion", "eagle-lion"], ["done"]),
        (["bear-eagle", "eagle-lion"], ["done", "play bear_eagle"]),
    ]:
        t = table(agents={"bear steward": "raven"}, banners={"b3": 2}, hands={"raven": hand}, acts="bear steward")
        t.do("add_banners", "put b1", "put b1")
        assert t.options() == options and t.seat == "raven" and t.acting == "bear steward"


@rule("WW-8.10")
@pytest.mark.parametrize(
    ("ability", "hand"),
    [
        ("lion_2", ["lion-bear", "lion-bear"]),
        ("horse_2", ["horse-bear", "horse-bear"]),
        ("bear_eagle", ["bear-eagle", "eagle-lion"]),
        ("bear_elephant", ["bear-elephant", "elephant-lion"]),
        ("bear_horse", ["bear-horse", "horse-lion"]),
        ("eagle_elephant", ["eagle-elephant", "elephant-bear"]),
        ("eagle_lion", ["eagle-lion", "lion-bear"]),
        ("elephant_horse", ["elephant-horse", "horse-bear"]),
    ],
)
def test_before_during_and_after_an_attack(ability: str, hand: list[str]) -> None:
    t = table(agents=MARSHAL, banners={"b3": 4, "l2": 1, "b1": 1, "e2": 1}, hands={"raven": hand}, acts="bear marshal")
    assert t.may(f"play {ability}")
    t.do("attack", "from b3", "into l2", "number 3")
    assert t.force == 3 and t.may(f"play {ability}")
    t.do("done")
    assert t.force == 0 and t.may(f"play {ability}")
