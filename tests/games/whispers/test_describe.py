"""What clients are told: views with what changes, a catalogue with what is printed, events one can follow."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.whispers.laws.test_laws import CHOICES
from tests.games.whispers.table import Table, rule, table
from undercourt.games.whispers.game import GAME
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.event import Event
from undercourt.kernel.rng import seeded

MARSHAL = {"bear marshal": "raven"}
Json = dict[str, Any]


def seen(t: Table, seat: int = 0) -> Json:
    view: Json = json.loads(json.dumps(GAME.describe(GAME.view(t.s, seat), seat)))
    return view


def catalog(**options: str) -> Json:
    facts: Json = json.loads(json.dumps(GAME.catalog(GAME.chosen(2, options))))
    return facts


def heard(t: Table, *actions: str) -> list[Json]:
    """What everybody is told of these actions."""
    log: list[Event] = []
    t.s.log = log
    t.do(*actions)
    return [GAME.describe_event(event) for event in log]


@rule("WW-1.16", "WW-1.17")
def test_the_catalogue_has_the_map_that_is_played_on() -> None:
    usual, other = catalog()["regions"], catalog(eagle_city="e4")["regions"]
    assert usual["e1"]["city"] and not usual["e4"]["city"] and other["e4"]["city"] and not other["e1"]["city"]
    assert usual["b3"] == {
        "home": "bear",
        "city": False,
        "farm": True,
        "fort": True,
        "supply": 6,
        "banners": 3,
        "neighbours": ["b1", "b2", "b5", "l2"],
    }


@rule("WW-1.18", "WW-1.19")
def test_the_catalogue_has_the_borders_that_are_played_with() -> None:
    assert "p7" in catalog()["regions"]["p5"]["neighbours"]
    assert "p7" not in catalog(elephant_link="p4_p8")["regions"]["p5"]["neighbours"]


@rule("WW-5.1", "WW-8.2", "WW-11.4")
def test_the_catalogue_has_what_is_printed_on_positions_cards_and_slots() -> None:
    facts = catalog(keep_your_secrets="on")
    draw: Json = {"action": "draw", "n": 1, "each": 2, "symbol": "farm"}
    add: Json = {"action": "add", "n": 2, "each": 1, "symbol": None}
    assert facts["councils"]["bear steward"]["actions"] == [draw, add]
    assert facts["councils"]["bear chancellor"]["actions"] == [{"action": "attack"}, {"action": "move_agent"}]
    assert facts["cards"]["bear-eagle"]["abilities"] == ["bear_1", "bear_2", "bear_eagle"]
    multipliers = {slot: one["multiplier"] for slot, one in facts["slots"].items()}
    assert multipliers == {"devout": 4, "dutiful": 3, "affiliated": 2, "unallied": 0, "opposed": -1}
    assert facts["rules"] == ["keep_your_secrets"]


def test_a_view_holds_nothing_that_is_printed() -> None:
    view = seen(table("bear marshal", agents=MARSHAL, banners={"b3": 4}))
    assert view["regions"]["b3"] == {"control": "bear", "banners": 4, "agents": []}
    assert not {"seats", "viewer", "rules"} & view.keys()


@rule("WW-2.3", "WW-13.5")
def test_seats_and_cards_go_by_name() -> None:
    hands = {"raven": ["bear-eagle"], "spider": ["bear-eagle", "bear-lion", "horse-lion"]}
    t = table("bear marshal", agents={"bear marshal": "spider"}, banners={"b3": 4}, hands=hands)
    view = seen(t)
    assert (view["turn"], view["first"], view["phase"], view["round"]) == ("spider", "raven", "empires", 1)
    assert [player["hand"] for player in view["players"]] == [["bear-eagle"], ["bear", "bear", "horse"]]
    assert set(view["players"][1]["loyalty"].values()) == {"hidden"}
    assert view["councils"]["bear chancellor"]["controller"] is None
    assert seen(table(phase="end", round=4))["turn"] is None


@rule("WW-6.8", "WW-6.13")
def test_a_battle_tells_what_it_cost_each_side() -> None:
    t = table("bear marshal", agents=MARSHAL, banners={"b3": 4, "l2": 2})
    told = heard(t, "attack", "from b3", "into l2", "number 4")
    assert [event["what"] for event in told][:4] == ["aim", "attack", "battle", "conquer"]
    assert told[1] == {"what": "attack", "seat": "raven", "from": "b3", "into": "l2", "n": 4}
    assert told[2] == {
        "what": "battle",
        "seat": "raven",
        "from": "b3",
        "into": "l2",
        "attacker": "bear",
        "defender": "lion",
        "fort": 1,
        "attacker_lost": 3,
        "attacker_left": 1,
        "defender_lost": 2,
        "defender_left": 0,
    }
    assert told[3] == {"what": "conquer", "seat": "raven", "region": "l2", "empire": "bear", "n": 1}


@rule("WW-6.10", "WW-6.16")
@pytest.mark.parametrize(("sent", "lost", "left"), [(1, 0, 3), (3, 2, 1)])
def test_a_battle_that_is_lost_tells_who_is_left(sent: int, lost: int, left: int) -> None:
    t = table("bear marshal", agents=MARSHAL, banners={"b3": sent, "l2": 3})
    actions = ["attack", "from b3", "into l2", *([f"number {sent}"] if sent > 1 else [])]
    (battle,) = [event for event in heard(t, *actions) if event["what"] == "battle"]
    assert (battle["attacker_lost"], battle["attacker_left"]) == (sent, 0)
    assert (battle["defender_lost"], battle["defender_left"]) == (lost, left)


@rule("WW-6.11", "WW-4.8")
def test_a_region_that_nobody_holds_any_more_is_told_to_fall_back() -> None:
    t = table("bear marshal", agents=MARSHAL, banners={"b5": 2, "h2": ("lion", 2)})
    told = heard(t, "attack", "from b5", "into h2", "number 2")
    assert [event["what"] for event in told][:4] == ["aim", "attack", "battle", "revert"]
    assert told[3] == {"what": "revert", "seat": None, "region": "h2", "empire": "horse"}


@rule("WW-6.17")
def test_an_undefended_region_is_conquered_without_a_battle() -> None:
    t = table("bear marshal", agents=MARSHAL, banners={"b5": 2})
    told = heard(t, "attack", "from b5", "into h2", "number 2")
    assert [event["what"] for event in told][:3] == ["aim", "attack", "conquer"]


@rule("WW-8.37")
def test_banners_that_come_into_a_region_of_their_own_are_told_to_enter() -> None:
    hands = {"raven": ["bear-eagle", "eagle-bear"]}
    t = table("bear marshal", agents=MARSHAL, banners={"b1": 2, "b4": ("lion", 1)}, hands=hands)
    told = heard(t, "attack", "from b1", "into b4", "number 2", "play bear_eagle", "destroy b4")
    whats = [event["what"] for event in told if event["what"] not in ("spend", "acts")]
    assert whats[:6] == ["aim", "attack", "play", "destroy", "revert", "enter"]


@rule("WW-8.7")
def test_what_an_ability_does_names_the_ability() -> None:
    hands = {"raven": ["bear-eagle", "eagle-bear", "bear-lion", "lion-bear", "horse-lion", "lion-horse"]}
    t = table("bear marshal", agents=MARSHAL, banners={"b5": 4, "h2": 2, "p7": 1}, hands=hands)
    told = heard(t, "attack", "from b5", "into h2", "number 4")
    told += heard(t, "play bear_eagle", "spend bear-eagle", "spend eagle-bear", "destroy p7")
    assert [event.get("source") for event in told if event["what"] in ("spend", "destroy")] == ["bear_eagle"] * 3
    assert all("source" not in event for event in told if event["what"] in ("aim", "attack", "play"))
    told = heard(t, "done", "play bear_lion", "spend bear-lion", "spend lion-bear", "put b1", "put b2")
    assert [event.get("source") for event in told if event["what"] == "add"] == ["bear_lion"] * 2


@rule("WW-9.10.1")
def test_banners_without_a_place_are_shown_apart() -> None:
    t = table("bear marshal", agents=MARSHAL, banners={"b3": 4}, hands={"raven": ["horse-bear"] * 2})
    assert seen(t)["regrouping"] is None
    t.do("play horse_2", "empire bear", "number 1")
    assert seen(t)["regrouping"] == {"empire": "bear", "banners": 3} and seen(t)["regions"]["b3"]["banners"] == 0


UNTOLD = {"turn", "acting", "marker", "active_empire"}  # whose turn it is goes with the question


@pytest.mark.parametrize("seed", range(12))
def test_whatever_changes_on_the_table_is_told(seed: int) -> None:
    d, rng, seats = Decision(), seeded(seed), 2 + seed % 3
    s = GAME.begin(seats, CHOICES[seed], seed, d)
    told = 0
    while d.count > 0:
        before = GAME.describe(GAME.view(s, 0), 0)
        log: list[Event] = []
        s.log = log
        apply(s, d.actions[rng.below(d.count)], d)
        after = GAME.describe(GAME.view(s, 0), 0)
        changed = {name for name in after if after[name] != before[name]} - UNTOLD
        assert log or not changed, changed
        told += len(log)
    assert told > 50
