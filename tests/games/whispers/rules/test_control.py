"""Who controls positions, regions and cities."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import rule, table

EMPIRES = ["bear", "eagle", "elephant", "lion", "horse"]
ROLES = ["sheriff", "steward", "marshal", "chancellor"]


@pytest.mark.parametrize(
    ("agents", "controllers"),
    [
        ({"sheriff": "raven"}, ["raven", None, None, None]),
        ({"steward": "raven"}, ["raven", "raven", None, None]),
        ({"marshal": "spider"}, ["spider", "spider", "spider", None]),
        ({"chancellor": "spider"}, ["spider", "spider", "spider", "spider"]),
        ({"sheriff": "raven", "marshal": "spider"}, ["raven", "spider", "spider", None]),
        ({"steward": "spider", "chancellor": "raven"}, ["spider", "spider", "raven", "raven"]),
        ({"sheriff": "raven", "steward": "spider", "chancellor": "raven"}, ["raven", "spider", "raven", "raven"]),
    ],
)
@pytest.mark.parametrize("empire", EMPIRES)
@rule("WW-4.1", "WW-4.2", "WW-4.3", "WW-4.4")
def test_the_next_agent_to_the_right_controls(
    empire: str, agents: dict[str, str], controllers: list[str | None]
) -> None:
    t = table(agents={f"{empire} {role}": seat for role, seat in agents.items()}, acts=f"{empire} sheriff")
    assert [t.controller(f"{empire} {role}") for role in ROLES] == controllers
    others = [other for other in EMPIRES if other != empire]
    assert all(t.controller(f"{other} {role}") is None for other in others for role in ROLES)


@rule("WW-4.1")
def test_the_player_of_the_agent_is_asked() -> None:
    t = table(agents={"bear steward": "spider", "bear marshal": "raven"}, acts="bear steward")
    assert t.seat == "spider"


@rule("WW-4.2")
def test_an_empty_position_acts_for_the_agent_to_its_right() -> None:
    t = table(agents={"bear marshal": "spider"}, acts="bear sheriff")
    t.do("put b1", "put b1")  # without a banner at the border there is only this action
    assert t.seat == "spider" and t.acting == "bear steward" and t.agent("bear steward") is None


@rule("WW-4.3", "WW-4.4")
def test_positions_without_a_controller_do_nothing() -> None:
    t = table(agents={"bear sheriff": "raven", "elephant marshal": "spider"}, banners={"b3": 1}, acts="bear sheriff")
    t.do("attack", "from b3", "into l2")
    assert t.seat == "spider" and t.acting == "elephant sheriff"
    assert t.reserve("bear") == 20 and t.reserve("eagle") == 20


@rule("WW-4.5")
def test_control_is_lost_with_the_agent_that_gave_it() -> None:
    t = table(agents={"bear chancellor": "raven"}, hands={"raven": ["eagle-bear"]}, acts="bear sheriff")
    t.do("play eagle_1", "move_agent lion sheriff", "draw_cards")
    assert [t.controller(f"bear {role}") for role in ROLES] == [None] * 4
    assert t.acting == "lion sheriff" and t.held("raven", "lion") == 1  # the rest of the bear's council did nothing
    assert t.reserve("bear") == 20 and t.held("raven", "bear") == 0


@rule("WW-4.6", "WW-4.7")
def test_banners_control_a_region_and_colour_an_empty_one() -> None:
    t = table(phase="end", banners={"h2": ("bear", 1), "l2": ("horse", 3), "l3": 2})
    assert t.control("h2") == "bear" and t.control("l2") == "horse" and t.control("l3") == "lion"
    empty = ["b1", "e1", "p1", "l1", "h1"]
    assert [t.control(region) for region in empty] == EMPIRES


@rule("WW-4.8")
def test_a_region_reverts_as_soon_as_its_last_banner_is_gone() -> None:
    t = table(
        agents={"bear steward": "raven"},
        hands={"raven": ["bear-eagle", "eagle-bear"]},
        banners={"h6": ("lion", 2)},
        acts="bear steward",
    )
    assert t.control("h6") == "lion" and t.cities("lion") == 4
    t.do("play bear_eagle", "destroy h6", "number 2")
    assert t.acting == "bear steward"
    assert t.control("h6") == "horse" and t.cities("lion") == 3 and t.cities("horse") == 4


@rule("WW-4.8")
def test_a_region_reverts_after_a_battle_without_survivors() -> None:
    t = table(agents={"horse marshal": "raven"}, banners={"h5": 1, "h6": ("bear", 1)}, acts="horse marshal")
    t.do("attack", "from h5", "into h6")
    assert t.banners("h6") == 0 and t.control("h6") == "horse" and t.cities("bear") == 1


@rule("WW-4.9")
def test_cities_go_with_their_region() -> None:
    t = table(phase="end")
    assert [t.cities(empire) for empire in EMPIRES] == [1, 2, 2, 3, 4]
    t = table(phase="end", banners={"h6": ("bear", 1), "l3": ("bear", 1), "b6": ("eagle", 2), "h5": ("lion", 1)})
    assert [t.cities(empire) for empire in EMPIRES] == [2, 3, 2, 2, 3]


@rule("WW-4.9")
def test_a_city_is_taken_by_an_attack() -> None:
    t = table(agents={"lion chancellor": "raven"}, banners={"l4": 2}, acts="lion chancellor")
    t.do("attack", "from l4", "into h6", "number 1")
    assert t.cities("lion") == 4 and t.cities("horse") == 3


@rule("WW-4.10")
def test_symbols_count_for_the_conqueror_and_not_for_the_home_empire() -> None:
    taken = {"l1": ("bear", 1), "l2": ("bear", 1)}
    t = table(agents={"bear sheriff": "raven"}, banners={**taken}, acts="bear sheriff")
    t.do("put b2", "put b2", "put b2")  # farms of b3, b4, l1
    assert t.phase == "swap" and t.banners("b2") == 3
    t = table(agents={"lion marshal": "raven"}, banners={**taken}, acts="lion marshal")
    t.do("put l3", "put l3")  # two for the fort of l8
    assert t.phase == "swap" and t.banners("l3") == 2
