"""Advanced rule: agents in regions, which count as cities for their owners."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import rule, table
from undercourt.kernel.decision import IllegalAction

COUNCILS = {"bear sheriff": "raven", "eagle sheriff": "spider", "lion sheriff": "spider"}


@rule("WW-12.1.1")
def test_usually_agents_go_to_councils_only() -> None:
    t = table(phase="place")
    assert t.verbs() == {"place"} and len(t.options()) == 20
    with pytest.raises(IllegalAction):
        t.do("place_in h1")


@rule("WW-12.1.2")
def test_an_agent_may_go_into_a_region_instead() -> None:
    t = table(phase="place", agents_in_regions="on")
    assert t.verbs() == {"place", "place_in"} and t.may("place bear sheriff")
    t.do("place_in h2")
    assert t.field("raven") == ["h2"] and t.agents("raven") == 1 and t.seat == "spider"
    assert t.agent("horse sheriff") is None


@rule("WW-12.1.3")
def test_agents_of_several_players_share_a_region() -> None:
    t = table(phase="place", seats=3, agents_in_regions="on").do("place_in h2", "place_in h2", "place_in h2")
    assert [t.field(seat) for seat in ("raven", "spider", "rat")] == [["h2"], ["h2"], ["h2"]]


@rule("WW-12.1.3")
def test_two_agents_of_a_player_do_not_share_a_region() -> None:
    t = table(phase="place", seats=3, agents_in_regions="on", field={"raven": ["h2"]})
    assert not t.may("place_in h2") and t.may("place_in h3")
    t.do("place_in h3")
    assert t.field("raven") == ["h2", "h3"] and t.may("place_in h2")


@rule("WW-12.1.4")
def test_any_region_will_do() -> None:
    t = table(phase="place", agents_in_regions="on", banners={"h2": ("bear", 2), "b1": 3, "l3": ("horse", 1)})
    assert len([option for option in t.options() if option.startswith("place_in ")]) == 40
    t.do("place_in h2", "place_in b1", "place_in l3")
    assert t.field("raven") == ["h2", "l3"] and t.field("spider") == ["b1"]


@rule("WW-12.1.5")
def test_a_third_agent_in_regions_is_one_too_many() -> None:
    t = table(phase="place", agents_in_regions="on")
    t.do("place_in h1", "place bear sheriff", "place_in h2", "place bear steward")
    assert t.seat == "raven" and t.verbs() == {"place"}
    t.do("place bear marshal")
    assert t.seat == "spider" and t.verbs() == {"place", "place_in"}


@rule("WW-12.1.5")
def test_agents_in_councils_do_not_count_for_this_limit() -> None:
    agents = {"bear sheriff": "raven", "bear steward": "raven", "lion marshal": "raven", "horse chancellor": "raven"}
    t = table(phase="place", round=3, agents=agents, field={"raven": ["h1"]}, agents_in_regions="on")
    assert t.may("place_in e1")
    t.do("place_in e1")
    assert t.agents("raven") == 6


@rule("WW-12.1.6")
def test_agents_in_regions_are_among_those_placed() -> None:
    t = table(phase="place", seats=3, agents_in_regions="on")
    t.do("place_in h1", "place_in h1", "place bear sheriff")
    assert t.phase == "place" and t.seat == "raven"
    t.do("place_in e1", "place_in p3", "place lion sheriff")
    assert t.phase == "empires" and [t.agents(seat) for seat in ("raven", "spider", "rat")] == [2, 2, 2]
    assert t.field("raven") == ["e1", "h1"] and t.field("spider") == ["h1", "p3"] and t.field("rat") == []


@rule("WW-12.1.7")
def test_an_agent_in_a_region_may_be_taken_back() -> None:
    field = {"raven": ["h1"], "spider": ["h1", "h2"]}
    t = table(phase="recall", round=2, agents=COUNCILS, field=field, agents_in_regions="on")
    assert t.options() == ["recall bear sheriff", "recall_from h1"]
    t.do("recall_from h1")
    assert t.field("raven") == [] and t.field("spider") == ["h1", "h2"] and t.agent("bear sheriff") == "raven"
    assert t.options() == ["recall eagle sheriff", "recall lion sheriff", "recall_from h1", "recall_from h2"]


@rule("WW-12.1.7")
def test_one_agent_is_taken_back_in_all() -> None:
    field = {"raven": ["h1", "e1"]}
    t = table(phase="recall", round=2, agents=COUNCILS, field=field, agents_in_regions="on")
    t.do("recall bear sheriff")
    assert t.seat == "spider" and t.field("raven") == ["e1", "h1"] and t.agents("raven") == 2


@rule("WW-12.1.5", "WW-12.1.7")
def test_an_agent_taken_back_makes_room_for_another() -> None:
    field = {"raven": ["h1", "e1"]}
    t = table(phase="recall", round=2, agents=COUNCILS, field=field, agents_in_regions="on")
    t.do("recall_from e1", "recall eagle sheriff")
    assert t.phase == "place" and t.seat == "raven" and t.may("place_in e1") and not t.may("place_in h1")


@rule("WW-12.1.8")
def test_a_chancellor_moves_agents_within_the_council_only() -> None:
    t = table(
        agents={"bear chancellor": "raven"}, field={"raven": ["b2"]}, acts="bear chancellor", agents_in_regions="on"
    )
    assert t.options() == [f"move_agent bear {position}" for position in ("marshal", "sheriff", "steward")]
    t.do("move_agent bear steward")
    assert t.field("raven") == ["b2"] and t.agent("bear steward") == "raven" and t.agents("raven") == 2


@rule("WW-12.1.8")
def test_a_card_that_moves_an_agent_leads_to_a_position_only() -> None:
    agents = {"eagle steward": "raven"}
    hands = {"raven": ["eagle-bear"]}
    t = table(agents=agents, field={"raven": ["h1"]}, hands=hands, acts="eagle steward", agents_in_regions="on")
    t.do("play eagle_1")
    assert len(t.options()) > 1 and all(option.split()[0] == "move_agent" for option in t.options())
    assert {option.split()[1] for option in t.options()} <= {"bear", "eagle", "elephant", "lion", "horse"}
    t.do("move_agent lion steward")
    assert t.field("raven") == ["h1"] and t.agent("lion steward") == "raven"


@rule("WW-12.1.9")
def test_an_agent_in_a_region_controls_nothing() -> None:
    t = table(
        phase="end", field={"raven": ["b1"], "spider": ["h2"]}, banners={"h2": ("lion", 1)}, agents_in_regions="on"
    )
    positions = ("sheriff", "steward", "marshal", "chancellor")
    assert [t.controller(f"bear {position}") for position in positions] == [None] * 4
    assert t.control("h2") == "lion" and t.control("b1") == "bear"


@rule("WW-12.1.9", "WW-12.1.10")
def test_an_agent_in_a_region_neither_defends_nor_leaves() -> None:
    agents = {"bear marshal": "raven"}
    t = table(agents=agents, banners={"b5": 3}, field={"spider": ["h2"]}, acts="bear marshal", agents_in_regions="on")
    t.do("attack", "from b5", "into h2", "number 2")
    assert t.control("h2") == "bear" and t.banners("h2") == 2 and t.reserve("bear") == 17
    assert t.field("spider") == ["h2"] and t.agents("spider") == 1


@rule("WW-12.1.11")
def test_four_points_for_an_agent_where_the_bear_holds_a_horse_region() -> None:
    t = table(phase="end", field={"raven": ["h2"]}, banners={"h2": ("bear", 1)}, agents_in_regions="on")
    assert t.score("raven")["agents"] == 4 and t.total("raven") == 14


@pytest.mark.parametrize(("region", "points"), [("b1", 4), ("e5", 3), ("p1", 2), ("l2", 0), ("h2", -1)])
@rule("WW-12.1.11", "WW-12.1.13")
def test_an_agent_counts_at_the_owners_loyalty(region: str, points: int) -> None:
    t = table(phase="end", field={"raven": [region]}, agents_in_regions="on")
    assert t.score("raven")["agents"] == points and t.total("raven") == 10 + points


@rule("WW-12.1.11")
def test_two_agents_count_each_for_itself() -> None:
    t = table(phase="end", field={"raven": ["b1", "e5"]}, agents_in_regions="on")
    assert t.score("raven")["agents"] == 7


@rule("WW-12.1.12")
def test_an_agent_counts_for_its_owner_alone() -> None:
    t = table(phase="end", field={"raven": ["b1"], "spider": ["b1"]}, seats=3, agents_in_regions="on")
    assert [t.score(seat)["agents"] for seat in ("raven", "spider", "rat")] == [4, 4, 0]
    assert t.cities("bear") == 1 and t.score("rat")["bear"] == 4 and sorted(t.winners()) == ["raven", "spider"]


@rule("WW-12.1.13")
def test_agents_with_an_opposed_empire_cost_points() -> None:
    t = table(phase="end", field={"raven": ["h2", "h3"]}, agents_in_regions="on")
    assert t.score("raven")["agents"] == -2 and t.winners() == ["spider"]


@rule("WW-12.1.14")
def test_an_agent_beside_a_city_counts_on_top_of_it() -> None:
    t = table(phase="end", field={"raven": ["b6"]}, agents_in_regions="on")
    assert t.score("raven")["bear"] == 4 and t.score("raven")["agents"] == 4 and t.score("spider")["bear"] == 4


@rule("WW-12.1.5")
def test_no_agent_is_placed_in_another_phase() -> None:
    t = table(phase="swap", agents_in_regions="on")
    assert t.why("place_in b1") == "WW-2.2"
