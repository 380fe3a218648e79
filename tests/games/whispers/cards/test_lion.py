"""Lion cards: the borrowed action and banners for a city."""

from __future__ import annotations

from tests.games.whispers.table import rule, table

MARSHAL = {"bear marshal": "raven"}
TWO_COUNCILS = {"bear steward": "raven", "horse chancellor": "raven"}
CITIES = ["b6", "e1", "e7", "p4", "p7", "l3", "l4", "l5", "h1", "h6", "h8", "h10"]


@rule("WW-9.7.1", "WW-9.7.5")
def test_an_action_is_borrowed_and_nobody_moves() -> None:
    t = table(agents=TWO_COUNCILS, hands={"raven": ["lion-bear"]}, acts="bear steward")
    t.do("play lion_1", "act_at horse steward", "add_banners")
    assert t.may("put h1") and not t.may("put b1")
    t.do("put h1", "put h2")
    assert t.banners("h1") == 1 and t.banners("h2") == 1 and t.reserve("bear") == 20
    assert t.agent("bear steward") == "raven" and t.agent("horse chancellor") == "raven"
    assert t.acting == "horse sheriff" and t.verbs() == {"put"}
    t.do("put h3", "put h3")
    assert t.acting == "horse steward" and t.verbs() == {"add_banners", "draw_cards"}


@rule("WW-9.7.2", "WW-9.7.3")
def test_every_other_controlled_position_even_an_empty_one() -> None:
    t = table(agents=TWO_COUNCILS, hands={"raven": ["lion-bear"]}, acts="bear steward").do("play lion_1")
    assert t.options() == [
        "act_at bear sheriff",
        "act_at horse chancellor",
        "act_at horse marshal",
        "act_at horse sheriff",
        "act_at horse steward",
    ]


@rule("WW-9.7.1")
def test_positions_of_others_cannot_be_borrowed() -> None:
    agents = {"bear sheriff": "raven", "bear chancellor": "spider", "lion steward": "spider"}
    t = table(agents=agents, banners={"b3": 1}, hands={"raven": ["lion-bear"]}, acts="bear sheriff")
    assert t.may("attack") and not t.may("play lion_1")
    agents["eagle sheriff"] = "raven"
    t = table(agents=agents, banners={"b3": 1}, hands={"raven": ["lion-bear"]}, acts="bear sheriff")
    t.do("play lion_1")
    assert t.options() == ["act_at eagle sheriff"]


@rule("WW-9.7.3")
def test_two_positions_of_one_agent() -> None:
    t = table(agents={"bear steward": "raven"}, hands={"raven": ["lion-bear"]}, acts="bear sheriff")
    t.do("play lion_1", "act_at bear steward", "draw_cards")
    assert t.held("raven", "bear") == 1 and t.acting == "bear steward"


@rule("WW-9.7.4")
def test_only_positions_of_another_agent() -> None:
    t = table(agents=TWO_COUNCILS, hands={"raven": ["lion-bear"]}, acts="bear steward", lion_1="other_agent")
    t.do("play lion_1")
    assert t.options() == [
        "act_at horse chancellor",
        "act_at horse marshal",
        "act_at horse sheriff",
        "act_at horse steward",
    ]
    t = table(
        agents=MARSHAL, banners={"b3": 1}, hands={"raven": ["lion-bear"]}, acts="bear sheriff", lion_1="other_agent"
    )
    assert t.may("attack") and not t.may("play lion_1")


@rule("WW-9.7.6")
def test_a_borrowed_move_moves_the_agent_of_the_replaced_position() -> None:
    agents = {"bear marshal": "raven", "horse chancellor": "raven"}
    t = table(agents=agents, hands={"raven": ["lion-bear"]}, acts="bear marshal")
    t.do("play lion_1", "act_at horse chancellor")
    assert t.options() == ["move_agent bear chancellor", "move_agent bear sheriff", "move_agent bear steward"]
    t.do("move_agent bear steward", "add_banners", "put b2", "put b2")
    assert t.agent("bear steward") == "raven" and t.agent("bear marshal") is None
    assert t.agent("horse chancellor") == "raven" and t.banners("b2") == 2 and t.reserve("horse") == 20


@rule("WW-9.7.6")
def test_a_borrowed_move_trades_places() -> None:
    agents = {"bear marshal": "raven", "bear steward": "spider", "horse chancellor": "raven"}
    t = table(agents=agents, hands={"raven": ["lion-bear"]}, acts="bear marshal")
    t.do("play lion_1", "act_at horse chancellor", "move_agent bear steward", "draw_cards")
    assert t.agent("bear steward") == "raven" and t.agent("bear marshal") == "spider"
    assert t.held("raven", "bear") == 1 and t.held("raven", "horse") == 0


@rule("WW-9.7.1", "WW-8.21")
def test_a_borrowed_attack_is_made_by_the_other_empire() -> None:
    agents = {"bear marshal": "raven", "horse chancellor": "raven"}
    t = table(agents=agents, banners={"b3": 2, "h2": 2}, hands={"raven": ["lion-bear"]}, acts="bear marshal")
    t.do("play lion_1", "act_at horse chancellor", "attack")
    assert t.options() == ["from h2"]
    t.do("from h2", "into l3", "number 2")
    assert t.control("l3") == "horse" and t.banners("l3") == 2 and t.banners("b3") == 2


@rule("WW-9.8.1", "WW-9.8.2")
def test_three_banners_in_any_region_with_a_city() -> None:
    t = table(agents=MARSHAL, hands={"raven": ["lion-bear", "lion-horse"]}, acts="bear marshal")
    t.do("play lion_2")
    assert t.options() == sorted(f"put {city}" for city in CITIES)
    t.do("put p4")
    assert t.banners("p4") == 3 and t.control("p4") == "elephant" and t.reserve("elephant") == 17


@rule("WW-9.8.1")
def test_banners_of_the_conqueror_come_into_a_conquered_city() -> None:
    t = table(
        agents=MARSHAL,
        banners={"h1": ("bear", 1)},
        hands={"raven": ["lion-bear", "lion-horse"]},
        acts="bear marshal",
    )
    t.do("play lion_2", "put h1")
    assert t.banners("h1") == 4 and t.control("h1") == "bear" and t.reserve("horse") == 20


@rule("WW-9.8.1")
def test_the_city_of_the_eagle_follows_the_map() -> None:
    hands = {"raven": ["lion-bear", "lion-horse"]}
    t = table(agents=MARSHAL, hands=hands, acts="bear marshal", eagle_city="e4").do("play lion_2")
    assert t.may("put e4") and not t.may("put e1")


@rule("WW-9.8.3", "WW-8.32")
def test_what_the_reserve_has() -> None:
    hands = {"raven": ["lion-bear", "lion-horse"]}
    t = table(agents=MARSHAL, hands=hands, reserve={"horse": 1}, acts="bear marshal")
    t.do("play lion_2", "put h1")
    assert t.banners("h1") == 1 and t.reserve("horse") == 0
    t = table(agents=MARSHAL, hands=hands, reserve={"horse": 0}, acts="bear marshal").do("play lion_2")
    assert not t.may("put h1") and not t.may("put h10") and t.may("put l3")
