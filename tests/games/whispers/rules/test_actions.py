"""The actions of council positions."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import Table, rule, table

BEAR = ["b1", "b2", "b3", "b4", "b5", "b6"]


def puts(t: Table) -> list[str]:
    """The regions a banner may be put into now."""
    return [word.removeprefix("put ") for word in t.options() if word.startswith("put ")]


@rule("WW-5.1")
def test_the_controller_picks_one_of_the_printed_actions() -> None:
    t = table(agents={"bear sheriff": "raven"}, banners={"b3": 2}, acts="bear sheriff")
    assert t.options() == ["add_banners", "attack"]
    t = table(agents={"bear steward": "raven"}, banners={"b3": 2}, acts="bear steward")
    assert t.options() == ["add_banners", "draw_cards"]
    t = table(agents={"bear chancellor": "raven"}, banners={"b3": 2}, acts="bear chancellor")
    moves = ["move_agent bear marshal", "move_agent bear sheriff", "move_agent bear steward"]
    assert t.options() == ["attack", *moves]


@rule("WW-5.2")
def test_two_banners_are_added_whatever_the_symbols() -> None:
    t = table(agents={"bear steward": "raven"}, banners={"l1": ("bear", 1)}, acts="bear steward")
    t.do("add_banners", "put b1")
    assert t.phase == "empires"
    t.do("put b1")
    assert t.phase == "swap" and t.banners("b1") == 2 and t.reserve("bear") == 17


@rule("WW-5.3")
def test_a_banner_for_each_farm() -> None:
    t = table(agents={"eagle steward": "raven"}, acts="eagle steward")
    t.do("add_banners", "put e5", "put e5", "put e5", "put e5")  # e1, e4, e6, e7
    assert t.phase == "swap" and t.banners("e5") == 4 and t.reserve("eagle") == 16


@rule("WW-5.4")
def test_a_banner_for_each_fort() -> None:
    t = table(agents={"elephant marshal": "raven"}, acts="elephant marshal")
    t.do("put p2", "put p2", "put p2")  # p1, p3, p5
    assert t.phase == "swap" and t.banners("p2") == 3 and t.reserve("elephant") == 17


@rule("WW-5.5")
def test_two_banners_for_each_fort() -> None:
    t = table(agents={"lion marshal": "raven"}, acts="lion marshal")
    t.do("put l3", "put l3", "put l3", "put l3")  # l2, l8
    assert t.phase == "swap" and t.banners("l3") == 4 and t.reserve("lion") == 16


@rule("WW-5.6")
def test_added_banners_go_to_any_regions_under_control() -> None:
    t = table(agents={"bear marshal": "raven"}, banners={"h2": ("bear", 1), "b1": ("eagle", 1)}, acts="bear marshal")
    assert puts(t) == ["b2", "b3", "b4", "b5", "b6", "h2"]
    t.do("put h2", "put b6", "put h2")  # three forts: b1 is lost
    assert t.phase == "swap" and t.banners("h2") == 3 and t.control("h2") == "bear" and t.banners("b6") == 1


@rule("WW-5.6")
def test_the_horse_without_a_banner_may_add_everywhere_at_home() -> None:
    t = table(agents={"horse marshal": "raven"}, acts="horse marshal")
    assert puts(t) == sorted(f"h{n}" for n in range(1, 11)) and t.verbs() == {"put"}
    t.do("put h1", "put h10")
    assert t.banners("h1") == 1 and t.banners("h10") == 1 and t.phase == "swap"


@rule("WW-5.7")
def test_with_an_empty_reserve_banners_cannot_be_added() -> None:
    t = table(agents={"bear chancellor": "raven"}, banners={"b3": 1}, reserve={"bear": 0}, acts="bear steward")
    assert t.held("raven", "bear") == 1  # the steward could only draw
    assert t.acting == "bear marshal" and t.options() == ["from b3"]  # and the marshal only attack


@pytest.mark.parametrize("left", [1, 2, 3])
@rule("WW-5.8")
def test_a_short_reserve_is_added_whole(left: int) -> None:
    t = table(agents={"bear marshal": "raven"}, banners={"b3": 1}, reserve={"bear": left}, acts="bear marshal")
    t.do("add_banners", *["put b2"] * left)
    assert t.phase == "swap" and t.banners("b2") == left


@rule("WW-5.8")
def test_a_short_reserve_is_not_added_in_part() -> None:
    t = table(agents={"bear steward": "raven"}, reserve={"bear": 2}, acts="bear steward").do("add_banners", "put b1")
    assert puts(t) == BEAR and not t.may("done")


@rule("WW-5.9")
def test_the_lion_sheriff_draws_one_card() -> None:
    t = table(agents={"lion sheriff": "raven"}, deck={"lion": ["lion-bear"]}, acts="lion sheriff").do("draw_cards")
    assert t.hand("raven") == ["lion-bear"] and t.deck("lion") == []


@rule("WW-5.9", "WW-4.2")
def test_the_card_goes_to_the_controller() -> None:
    t = table(agents={"lion steward": "spider"}, acts="lion sheriff").do("draw_cards")
    assert t.held("spider", "lion") == 1 and t.held("raven", "lion") == 0 and len(t.deck("lion")) == 7


@rule("WW-5.10", "WW-5.13")
def test_a_card_for_every_two_farms() -> None:
    t = table(agents={"eagle steward": "raven"}, acts="eagle steward").do("draw_cards")
    assert t.held("raven", "eagle") == 2
    t = table(agents={"eagle steward": "raven"}, banners={"b4": ("eagle", 1)}, acts="eagle steward").do("draw_cards")
    assert t.held("raven", "eagle") == 2  # five farms


@rule("WW-5.11", "WW-5.13")
def test_a_card_for_every_three_farms() -> None:
    t = table(agents={"lion steward": "raven"}, acts="lion steward").do("draw_cards")
    assert t.held("raven", "lion") == 1
    farms: dict[str, int | tuple[str, int]] = {"h7": ("lion", 1), "h9": ("lion", 1), "b4": ("lion", 1)}
    t = table(agents={"lion steward": "raven"}, banners=farms, acts="lion steward").do("draw_cards")
    assert t.held("raven", "lion") == 2


@rule("WW-5.12", "WW-5.13")
def test_a_card_for_every_three_forts() -> None:
    forts: dict[str, int | tuple[str, int]] = {"e2": ("elephant", 1), "e3": ("elephant", 1)}
    t = table(agents={"elephant steward": "raven"}, banners=forts, acts="elephant steward").do("draw_cards")
    assert t.held("raven", "elephant") == 1  # five forts
    forts = {**forts, "b1": ("elephant", 1)}
    t = table(agents={"elephant steward": "raven"}, banners=forts, acts="elephant steward").do("draw_cards")
    assert t.held("raven", "elephant") == 2


@rule("WW-5.14")
def test_a_short_deck_is_drawn_whole() -> None:
    t = table(agents={"eagle steward": "raven"}, deck={"eagle": ["eagle-lion"]}, acts="eagle steward")
    t.do("draw_cards")
    assert t.hand("raven") == ["eagle-lion"] and t.deck("eagle") == []


@rule("WW-5.15")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    t = table(agents={"eagle steward": "raven"}, deck={"eagle": []}, acts="eagle steward")
    assert t.verbs() == {"put"}


@rule("WW-5.13", "WW-5.15")
def test_too_few_symbols_are_no_action() -> None:
    t = table(agents={"lion steward": "raven"}, banners={"l1": ("eagle", 1)}, acts="lion steward")
    assert t.verbs() == {"put"}  # two farms are no card


@rule("WW-5.15", "WW-5.26")
def test_the_elephant_sheriff_without_a_farm_is_passed_over() -> None:
    t = table(
        agents={"elephant sheriff": "raven", "lion sheriff": "spider"},
        banners={"p6": ("eagle", 1), "p8": ("eagle", 1)},
        acts="elephant sheriff",
    )
    assert t.seat == "spider" and t.acting == "lion sheriff" and t.reserve("elephant") == 20


@rule("WW-5.15", "WW-5.26")
def test_the_horse_sheriff_without_a_farm_is_passed_over() -> None:
    t = table(
        agents={"horse sheriff": "raven", "horse steward": "spider"},
        banners={"h7": ("lion", 1), "h9": ("lion", 1)},
        acts="horse sheriff",
    )
    assert t.seat == "spider" and t.acting == "horse steward" and t.reserve("horse") == 20


@rule("WW-5.7", "WW-5.26")
def test_the_elephant_sheriff_with_an_empty_reserve_is_passed_over() -> None:
    t = table(
        agents={"elephant sheriff": "raven", "lion sheriff": "spider"}, reserve={"elephant": 0}, acts="elephant sheriff"
    )
    assert t.seat == "spider" and t.acting == "lion sheriff"


@rule("WW-5.15", "WW-5.16")
def test_without_an_enemy_in_reach_there_is_no_attack() -> None:
    t = table(agents={"bear sheriff": "raven"}, banners={"b2": 4, "l2": ("bear", 1)}, acts="bear sheriff")
    assert t.verbs() == {"put"}


@rule("WW-5.16")
def test_a_position_may_attack() -> None:
    t = table(agents={"bear sheriff": "raven"}, banners={"b5": 2}, acts="bear sheriff")
    t.do("attack", "from b5", "into h2", "number 1")
    assert t.control("h2") == "bear" and t.banners("h2") == 1 and t.banners("b5") == 1 and t.phase == "swap"


@rule("WW-5.17")
def test_a_hopeless_attack_is_allowed() -> None:
    t = table(agents={"bear marshal": "raven"}, banners={"b3": 1, "l2": 4}, acts="bear marshal")
    t.do("attack", "from b3", "into l2")
    assert t.banners("l2") == 4 and t.control("l2") == "lion" and t.reserve("bear") == 20


@pytest.mark.parametrize("role", ["sheriff", "steward", "marshal"])
@rule("WW-5.18", "WW-5.20")
def test_the_agent_moves_and_acts_at_once(role: str) -> None:
    t = table(agents={"bear chancellor": "raven", "eagle sheriff": "spider"}, acts="bear chancellor", allow_pass="on")
    t.do(f"move_agent bear {role}")
    assert t.agent(f"bear {role}") == "raven" and t.agent("bear chancellor") is None
    assert t.seat == "raven" and t.acting == f"bear {role}" and t.may("add_banners")
    t.do("add_banners", "put b4", "put b4")
    while t.seat == "raven":
        t.do("put b4")
    assert t.banners("b4") == {"sheriff": 2, "steward": 2, "marshal": 4}[role]
    assert t.acting == "eagle sheriff" and t.seat == "spider"


@rule("WW-5.18")
def test_the_agent_stays_in_its_council() -> None:
    t = table(agents={"lion chancellor": "raven"}, acts="lion chancellor")
    assert t.options() == ["move_agent lion marshal", "move_agent lion sheriff", "move_agent lion steward"]


@rule("WW-5.18", "WW-5.27")
def test_the_only_action_of_the_new_position_is_done_at_once() -> None:
    t = table(agents={"eagle chancellor": "raven"}, acts="eagle chancellor").do("move_agent eagle sheriff")
    assert puts(t) == ["e1", "e2", "e3", "e4", "e5", "e6", "e7"]


@rule("WW-5.19", "WW-5.20", "WW-5.22")
def test_agents_trade_places_and_the_rival_gets_no_action() -> None:
    t = table(
        agents={"bear chancellor": "raven", "bear marshal": "spider", "eagle sheriff": "spider"},
        banners={"b3": 1},
        acts="bear chancellor",
    )
    t.do("move_agent bear marshal")
    assert t.agent("bear marshal") == "raven" and t.agent("bear chancellor") == "spider"
    assert t.seat == "raven" and t.options() == ["add_banners", "attack"]
    t.do("attack", "from b3", "into l2")
    assert t.acting == "eagle sheriff"  # the chancellor has acted


@rule("WW-5.20", "WW-5.21")
def test_a_position_that_has_acted_acts_again() -> None:
    t = table(agents={"bear chancellor": "raven"}, banners={"b3": 1}, acts="bear sheriff", allow_pass="on")
    t.do("add_banners", "put b4", "put b4", "done", "done", "move_agent bear sheriff", "add_banners", "put b4")
    assert t.banners("b4") == 3 and t.phase == "empires"
    t.do("put b4")
    assert t.banners("b4") == 4 and t.phase == "swap"  # steward, marshal and chancellor do not act again


@rule("WW-5.23")
def test_the_agent_may_go_where_nothing_can_be_done() -> None:
    t = table(agents={"bear chancellor": "raven"}, reserve={"bear": 0}, acts="bear chancellor")
    t.do("move_agent bear sheriff")
    assert t.agent("bear sheriff") == "raven" and t.phase == "swap"


@rule("WW-5.24")
def test_a_position_must_act() -> None:
    t = table(agents={"bear sheriff": "raven"}, banners={"b3": 1}, acts="bear sheriff")
    assert not t.may("done")
    t.do("attack")
    assert t.options() == ["from b3"]
    t = table(agents={"bear chancellor": "raven"}, acts="bear chancellor")
    assert not t.may("done")


@rule("WW-5.25")
def test_a_position_may_pass_where_that_is_agreed() -> None:
    t = table(agents={"bear sheriff": "raven"}, banners={"b3": 1}, acts="bear sheriff", allow_pass="on")
    assert t.options() == ["add_banners", "attack", "done"]
    t.do("done")
    assert t.phase == "swap" and t.reserve("bear") == 19 and t.banners("b3") == 1
    t = table(agents={"eagle sheriff": "raven"}, acts="eagle sheriff", allow_pass="on")
    assert t.options() == ["add_banners", "done"]


@rule("WW-5.26")
def test_a_position_that_can_do_nothing_is_passed_over() -> None:
    t = table(agents={"bear sheriff": "raven", "eagle sheriff": "spider"}, reserve={"bear": 0}, acts="bear sheriff")
    assert t.seat == "spider" and t.acting == "eagle sheriff"  # all the bear's banners stood in b6, far from enemies


@rule("WW-5.27")
def test_a_single_action_is_done_without_asking() -> None:
    t = table(agents={"eagle sheriff": "raven"}, acts="eagle sheriff")
    assert t.verbs() == {"put"} and t.acting == "eagle sheriff"
    t = table(agents={"lion steward": "raven"}, reserve={"lion": 0}, acts="lion steward")
    assert t.held("raven", "lion") == 1 and t.phase == "swap"


@rule("WW-5.27")
def test_a_card_that_can_be_played_is_asked_for_first() -> None:
    t = table(agents={"eagle sheriff": "raven"}, hands={"raven": ["eagle-bear"]}, acts="eagle sheriff")
    assert t.options() == ["add_banners", "play eagle_1"]


@rule("WW-5.15")
def test_an_empire_without_regions_adds_no_banners() -> None:
    lost = {f"b{i}": ("lion", 1) for i in range(1, 7)}
    hands = {"raven": ["bear-eagle", "eagle-bear"]}
    t = table(agents={"bear steward": "raven"}, banners=lost, hands=hands, acts="bear steward")
    assert not t.may("add_banners") and t.may("done")
