"""Eagle cards: the agent that moves on and the attack on far empty regions."""

from __future__ import annotations

from tests.games.whispers.table import rule, table

EMPIRES = ["bear", "eagle", "elephant", "lion", "horse"]
COUNCIL = ["sheriff", "steward", "marshal", "chancellor"]
POSITIONS = [f"{empire} {position}" for empire in EMPIRES for position in COUNCIL]
SEATS = ["raven", "spider", "rat", "serpent"]
MARSHAL = {"bear marshal": "raven"}


@rule("WW-9.3.1", "WW-8.29")
def test_the_agent_moves_and_acts_for_the_other_empire() -> None:
    t = table(
        agents={"bear marshal": "raven", "bear chancellor": "spider"},
        banners={"b3": 2},
        hands={"raven": ["eagle-lion"]},
        acts="bear marshal",
    )
    t.do("play eagle_1", "move_agent elephant steward", "draw_cards")
    assert t.agent("bear marshal") is None and t.agent("elephant steward") == "raven"
    assert t.held("raven", "elephant") == 1 and t.held("raven", "bear") == 0 and t.held("raven", "eagle") == 0
    assert t.seat == "spider" and t.acting == "bear chancellor" and t.banners("b3") == 2


@rule("WW-9.3.1")
def test_banners_are_added_for_the_other_empire() -> None:
    t = table(agents=MARSHAL, hands={"raven": ["eagle-lion"]}, acts="bear marshal")
    t.do("play eagle_1", "move_agent eagle sheriff")
    assert t.verbs() == {"put"} and t.may("put e1") and not t.may("put b1")
    t.do("put e1", "put e1")
    assert t.banners("e1") == 2 and t.reserve("bear") == 20


@rule("WW-9.3.2")
def test_every_free_position_and_no_other() -> None:
    agents = {"bear marshal": "raven", "horse steward": "raven", "lion sheriff": "spider", "bear chancellor": "spider"}
    t = table(agents=agents, hands={"raven": ["eagle-lion"]}, acts="bear marshal").do("play eagle_1")
    assert t.options() == sorted(f"move_agent {position}" for position in POSITIONS if position not in agents)


@rule("WW-9.3.2")
def test_a_position_already_controlled_may_be_taken() -> None:
    t = table(agents=MARSHAL, hands={"raven": ["eagle-lion"]}, acts="bear sheriff")
    t.do("play eagle_1", "move_agent bear steward", "add_banners", "put b1", "put b1")
    assert t.agent("bear steward") == "raven" and t.agent("bear marshal") is None and t.banners("b1") == 2
    assert t.acting == "bear steward" and t.verbs() == {"add_banners", "draw_cards"}


@rule("WW-9.3.3", "WW-9.3.4")
def test_the_chancellor_leaves_from_an_empty_position_and_acts_twice() -> None:
    t = table(agents={"bear chancellor": "raven"}, hands={"raven": ["eagle-lion"]}, acts="bear sheriff")
    t.do("play eagle_1", "move_agent eagle steward", "add_banners", "put e5", "put e5", "put e5", "put e5")
    assert t.agent("bear chancellor") is None and t.controller("bear marshal") is None
    assert t.acting == "eagle sheriff" and t.verbs() == {"put"}
    t.do("put e4", "put e4")
    assert t.acting == "eagle steward" and t.verbs() == {"add_banners", "draw_cards"}
    t.do("add_banners", "put e6", "put e6", "put e6", "put e6")
    assert t.banners("e5") == 4 and t.banners("e4") == 2 and t.banners("e6") == 4
    assert t.agent("eagle steward") == "raven"


@rule("WW-9.3.5", "WW-9.3.4")
def test_a_position_that_is_past_does_not_act_again() -> None:
    t = table(agents={"eagle marshal": "raven"}, hands={"raven": ["eagle-lion"]}, acts="eagle marshal")
    t.do("play eagle_1", "move_agent bear steward", "add_banners", "put b2", "put b2")
    assert t.agent("bear steward") == "raven" and t.banners("b2") == 2
    assert t.acting is None and "add_banners" not in t.verbs() and "put" not in t.verbs()


@rule("WW-9.3.6")
def test_not_on_a_full_board() -> None:
    agents = {position: SEATS[i % 4] for i, position in enumerate(POSITIONS)}
    hands = {"raven": ["eagle-lion"]}
    t = table(seats=4, round=4, agents=agents, banners={"b3": 2}, hands=hands, acts="bear sheriff")
    assert t.seat == "raven" and t.may("attack") and not t.may("play eagle_1")
    agents.pop("horse chancellor")
    t = table(seats=4, round=4, agents=agents, banners={"b3": 2}, hands=hands, acts="bear sheriff")
    assert t.may("play eagle_1")


@rule("WW-9.4.1", "WW-9.4.2", "WW-9.4.3")
def test_a_far_empty_region_is_attacked() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b2": 3, "b3": 2, "p7": 1},
        hands={"raven": ["eagle-lion", "eagle-horse"]},
        acts="bear marshal",
    )
    t.do("attack")
    assert t.options() == ["from b3", "play eagle_2"]
    t.do("play eagle_2")
    assert t.options() == ["from b2", "from b3"]
    t.do("from b2")
    assert t.may("into p4") and t.may("into h10") and not t.may("into p7") and not t.may("into b4")
    t.do("into p4")
    assert t.options() == ["number 1", "number 2", "number 3"]
    t.do("number 3")
    assert t.control("p4") == "bear" and t.banners("p4") == 3 and t.banners("b2") == 0


@rule("WW-9.4.3")
def test_a_conquered_region_keeps_one_banner() -> None:
    t = table(
        agents=MARSHAL,
        banners={"l3": ("bear", 3)},
        hands={"raven": ["eagle-lion", "eagle-horse"]},
        acts="bear marshal",
    )
    t.do("attack", "play eagle_2", "from l3", "into e7")
    assert t.options() == ["number 1", "number 2"]
    t.do("number 2")
    assert t.control("e7") == "bear" and t.banners("e7") == 2 and t.banners("l3") == 1


@rule("WW-9.4.4")
def test_a_far_fort_destroys_one() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 3},
        hands={"raven": ["eagle-lion", "eagle-horse"]},
        acts="bear marshal",
    )
    t.do("attack", "play eagle_2", "from b3", "into p5", "number 3")
    assert t.control("p5") == "bear" and t.banners("p5") == 2


@rule("WW-9.4.1")
def test_one_eagle_card_is_not_enough() -> None:
    t = table(agents=MARSHAL, banners={"b3": 3}, hands={"raven": ["eagle-lion"]}, acts="bear marshal")
    t.do("attack")
    assert t.options() == ["from b3"]
