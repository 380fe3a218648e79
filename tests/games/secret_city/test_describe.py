"""What clients are told: only what changes, seats by name, where sums come from, and every change as an event."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.secret_city.table import Table, rule, table
from undercourt.games.secret_city.game import GAME
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.event import Event
from undercourt.kernel.rng import seeded

STRATEGIES = {"amber": "subtle_intrigues sky", "sky": "open_clash amber"}
RICH = {"amber": "9 9 9", "sky": "9 9 9"}


def seen(t: Table, seat: int = 0) -> dict[str, Any]:
    return GAME.describe(GAME.view(t.s, seat), seat)


def told(t: Table, *said: str) -> list[dict[str, Any]]:
    """What is heard while this is done."""
    log: list[Event] = []
    t.s.log = log
    t.do(*said)
    t.s.log = None
    return [GAME.describe_event(event) for event in log]


def battle(**more: Any) -> Table:
    setting: dict[str, Any] = {
        "characters": {"amber": ["nav_santiaga", "konets"], "sky": ["griffin"]},
        "hands": {"amber": ["forge_hammer", "war_banner"]},
        "strategies": STRATEGIES,
        "tokens": RICH,
        "deals": "off",
    }
    return table("battle", **{**setting, **more})


def test_a_round_is_a_number_and_a_turn_is_a_seat() -> None:
    t = table("territories", seats=3, turn=4, first="sky")
    view = seen(t)
    assert (view["round"], view["rounds"], view["phase"]) == (4, 10, "territories")
    assert view["turn"] == view["first"] == "sky"
    assert seen(t.do("done"))["turn"] == "green"
    six = ["fata", "garka", "konets", "manticore", "os_spy", "red_cap", "griffin"]
    assert seen(table("limit", hands={"sky": six}))["turn"] is None


def test_what_is_printed_stands_in_the_catalog_alone() -> None:
    view = seen(battle())
    assert not {"seats", "viewer"} & view.keys()
    (santiaga,) = [one for one in view["players"][0]["characters"] if one and one["card"] == "nav_santiaga"]
    assert not {"printed", "category", "ability"} & santiaga.keys()
    assert not {"type", "base", "natural"} & view["strategies"][0].keys()
    facts: Any = GAME.catalog(GAME.chosen(2, {}))
    assert facts["cards"]["nav_santiaga"]["strength"] == 4 and facts["strategies"]["open_clash"]["type"] == "weapons"
    assert facts["territories"][view["players"][0]["territories"][0]["territory"]]["house"] == "nav"


def test_a_character_keeps_its_place_when_a_neighbour_leaves() -> None:
    t = table(characters={"amber": ["red_cap", "konets"]}, hands={"amber": ["elven_arrow"]}, tokens=RICH)
    t.do("use elven_arrow", "target amber 2")
    there = seen(t)["players"][0]["characters"]
    assert [one and one["card"] for one in there] == ["nav_prince", None, "konets", None, None, None, None]


@rule("SC-8.25", "SC-8.27")
def test_the_sums_of_a_strategy_say_where_they_come_from() -> None:
    t = battle(down={"sky": [1]})
    t.do("assign 2 for amber", "assign 2 against sky", "use forge_hammer", "target amber 2")
    t.do("use war_banner", "place for amber")
    mine = seen(t)["strategies"][0]
    assert mine["for_parts"] == [
        {"seat": "amber", "number": 2, "card": "nav_santiaga", "n": 6},
        {"seat": None, "number": None, "card": "war_banner", "n": mine["for"] - 6, "lies": True},
    ]
    santiaga = seen(t)["players"][0]["characters"][1]
    assert santiaga["on"] == [{"card": "forge_hammer", "n": 2, "lies": True}]
    assert santiaga["at"] == {"side": "for", "owner": "amber"}
    his = seen(t)["strategies"][1]
    assert his["opposed_parts"] == [{"seat": "sky", "number": 2, "card": "griffin", "n": his["opposed"]}]


@rule("SC-8.50")
def test_the_count_tells_who_stood_where() -> None:
    t = battle(characters={"amber": ["nav_santiaga"]}, hands={"amber": []}, down={"amber": [1], "sky": [1]})
    heard = told(t, "assign 2 for amber")
    order = [event["what"] for event in heard]
    assert order[:2] == ["assign", "stands"] and order.index("stands") < order.index("count") < order.index("clear")
    stood = next(event for event in heard if event["what"] == "stands")
    assert stood["card"] == "nav_santiaga" and (stood["side"], stood["owner"], stood["n"]) == ("for", "amber", 4)
    assert (stood["other"], stood["number"]) == ("amber", 2)


@rule("SC-8.46")
def test_events_name_the_card_they_come_from_and_the_place() -> None:
    t = table(hands={"amber": ["elven_arrow"]}, characters={"sky": ["red_cap"]}, tokens=RICH)
    t.do("use elven_arrow")
    (killed,) = [event for event in told(t, "target sky 2") if event["what"] == "kill"]
    assert killed["source"] == "elven_arrow" and (killed["other"], killed["number"]) == ("sky", 2)
    t = table(hands={"amber": ["intimate_canopy"], "sky": ["heron"]}, tokens=RICH).do("use intimate_canopy")
    heard = told(t, "player sky", "discard heron")
    assert [event["source"] for event in heard] == ["intimate_canopy"] * 2
    assert [event["what"] for event in heard] == ["target", "discard"]


@rule("SC-9.3")
def test_contracts_and_debts_name_seats() -> None:
    t = battle(deals="on", hands={}).do("propose ask_help", "place for amber", "price money 2")
    deal = seen(t)["deal"]
    assert (deal["proposer"], deal["side"], deal["owner"]) == ("amber", "for", "amber")
    assert deal["price"] == {"resource": "money", "n": 2} and deal["card"] is None
    t.do("accept")
    assert seen(t)["players"][1]["bound"] == {"side": "for", "owner": "amber", "number": None}
    assert seen(t)["debts"] == [{"debtor": "amber", "creditor": "sky", "resource": "money", "n": 2}]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_change_that_somebody_sees_is_told(seats: int) -> None:
    d, rng = Decision(), seeded(seats)
    s = GAME.begin(seats, {"turns": "2"}, seats, d)
    compared = 0
    while d.count > 0:
        before = [GAME.describe(GAME.view(s, viewer), viewer) for viewer in range(-1, seats)]
        log: list[Event] = []
        s.log = log
        apply(s, d.actions[rng.below(d.count)], d)
        s.log = None
        for viewer, old in zip(range(-1, seats), before, strict=True):
            now = GAME.describe(GAME.view(s, viewer), viewer)
            assert log or {**old, "turn": now["turn"], "phase": now["phase"]} == now
            for one in now["strategies"]:  # type: ignore[attr-defined]  # a list of what was declared
                assert one["for"] == sum(part["n"] for part in one["for_parts"])
                assert one["opposed"] == sum(part["n"] for part in one["opposed_parts"])
            compared += 1
    assert compared > 100
