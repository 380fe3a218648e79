"""What clients hear: events in an order that can be shown, with the Lord that brought them about."""

from __future__ import annotations

from typing import Any

from tests.games.abyss.table import Table, rule, table
from tests.games.abyss.words import OTHERS, hire
from undercourt.games.abyss.game import GAME
from undercourt.kernel.event import Event

SCHEMER = ("squid 5", "crab 2", "jellyfish 1")


def heard(t: Table, *said: str, seat: int = 0) -> list[dict[str, Any]]:
    """The events of these actions as a seat hears them."""
    log: list[Event] = []
    t.s.log = log
    t.do(*said)
    return [GAME.describe_event(event.seen_by(seat)) for event in log]


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["what"] for event in events]


@rule("AB-5.23")
def test_a_hiring_is_told_from_the_court_to_the_new_lord() -> None:
    t = table("seahorse 5", "crab 3", court=["trader", "hunter", "miller", "keeper"])
    events = heard(t, "hire miller", "pay seahorse 5", "pay crab 3", "done")
    assert kinds(events)[:6] == ["call_lord", "pay", "pay", "affiliate", "discard_payment", "hire"]
    assert kinds(events)[6:9] == ["slide", "slide", "end_turn"]
    assert events[0] == {"what": "call_lord", "seat": "amber", "card": "miller", "slot": 4}
    assert events[6] == {"what": "slide", "seat": "amber", "card": "hunter", "slot": 4}


@rule("AB-5.15")
def test_an_ability_names_its_lord_and_a_chain_each_of_its_lords() -> None:
    mine = {"amber": ["miller"]}
    court = ["schemer", "aquaculturalist", "hunter", "shopkeeper"]
    events = heard(table(*SCHEMER, court=court, lords=mine, lord_deck=["trader"]), *hire("schemer", *SCHEMER))
    assert events[-1] == {"what": "hire", "seat": "amber", "card": "schemer"}
    assert [event["source"] for event in events if event["what"] == "pay"] == ["schemer"] * 3
    t = table(*SCHEMER, court=court, lords=mine, lord_deck=["trader"]).do(*hire("schemer", *SCHEMER))
    told = [(event["what"], event.get("card"), event.get("source")) for event in heard(t, "give_up miller")]
    by_schemer = [("give_up", "miller", "schemer"), ("draw_lord", "trader", "schemer"), ("hire", "trader", "schemer")]
    assert told[:4] == [*by_schemer, ("gain_pearls", None, "trader")]


@rule("AB-7.12", "AB-7.11", "AB-7.8.1")
def test_lasting_powers_are_named_as_the_source_of_their_pearls() -> None:
    t = table("crab 1", lords={"amber": ["slaver", "ship_master"], "sky": ["landlord"]}, deck=["crab 2", "squid 1"])
    sale = heard(t, "sell crab 1")
    assert [event["source"] for event in sale] == ["slaver", "slaver"]
    end = heard(t, "explore", "explore", "take")
    assert [(event["seat"], event["source"]) for event in end if event["what"] == "gain_pearls"] == [
        ("amber", "ship_master"),
        ("sky", "landlord"),
    ]


@rule("AB-3.13", "AB-5.19", "AB-2.4")
def test_pearls_say_where_they_come_from_and_go() -> None:
    t = table(deck=["crab 1", "crab 2", "crab 3", "crab 1", "crab 2", "squid 1"])
    events = heard(t, *["explore"] * 5, "take")
    at = kinds(events).index("take")
    assert events[at]["slot"] == 4 and events[at + 1] == {
        "what": "gain_pearls",
        "seat": "amber",
        "n": 1,
        "why": "last_space",
    }
    t = table("seahorse 5", "crab 2", court=["miller", "keeper", "reaper"], pearls={"amber": 2})
    events = heard(t, "plot", *hire("miller", "seahorse 5", "crab 2"))
    assert [event["why"] for event in events if event["what"] == "lose_pearls"] == ["plot", "payment"]


@rule("AB-3.16", "AB-3.31", "AB-3.32", "AB-3.26")
def test_the_end_of_an_exploration_tells_where_each_card_goes() -> None:
    t = table(deck=["crab 2", "monster", "squid 1", "monster", "crab 1"])
    events = heard(t, "explore", "explore", "explore", "explore", "fight", "choose 1")
    told = [(event["what"], event.get("slot")) for event in events]
    at = told.index(("threat_back", None))
    assert kinds(events)[at - 2 : at] == ["fight", "gain_pearls"] and events[at - 1]["why"] == "reward"
    moved = [("to_council", 0), ("discard_monster", 1), ("to_council", 2), ("discard_monster", 3)]
    assert told[at + 1 : at + 6] == [*moved, ("end_exploration", None)]


@rule("AB-4.2")
def test_the_cards_of_a_stack_are_told_to_whoever_takes_it() -> None:
    mine = heard(table(council={"crab": [1, 4]}), "support crab")
    theirs = heard(table(council={"crab": [1, 4]}), "support crab", seat=1)
    assert [event["ally"] for event in mine if event["what"] == "in_stack"] == ["crab 4", "crab 1"]
    assert [event["ally"] for event in theirs if event["what"] == "in_stack"] == ["hidden", "hidden"]


@rule("AB-6.5", "AB-6.7")
def test_locations_left_and_lords_covered_are_told() -> None:
    lords = {"amber": ["keeper", "reaper", "shepherd"]}
    t = table(lords=lords, council={"crab": [1]}, stack=["jail", "abyss"]).do("support crab", "draw_locations 2")
    events = heard(t, "take_location jail")
    assert [event["location"] for event in events if event["what"] == "cover"] == ["jail"] * 3
    assert {"what": "leave_location", "seat": "amber", "location": "abyss"} in events


@rule("AB-6.27")
def test_the_exchange_of_black_smokers_is_no_lords_doing() -> None:
    court = ["illusionist", *OTHERS]
    t = table("jellyfish 5", "jellyfish 5", court=court, locations={"amber": ["jail"]}, open=["black_smokers"])
    t.do(*hire("illusionist", "jellyfish 5", "jellyfish 5"), "swap_out jail", "take_location black_smokers")
    assert heard(t, "exchange chasm")[0] == {"what": "exchange", "seat": "amber", "location": "chasm"}


@rule("AB-9.7")
def test_at_the_end_everybody_sees_all_monster_tokens() -> None:
    t = table(court=OTHERS, tokens={"amber": [2, 4], "sky": [3]})
    before = t.told("sky")["players"][0]
    assert before["tokens"] == [] and before["hidden_tokens"] == 2
    after = t.finish().told("sky")["players"][0]
    assert after["tokens"] == [2, 4] and after["hidden_tokens"] == 0


def test_the_catalog_says_what_the_options_make_of_a_card() -> None:
    def said(name: str, kind: str = "cards", **options: str) -> object:
        catalog: Any = GAME.catalog(GAME.chosen(2, options))
        return catalog[kind][name]["play"]

    assert said("assassin") != said("assassin", assassinated="count")
    assert said("commander") != said("commander", commander="at_once")
    assert said("black_smokers", "locations") != said("black_smokers", "locations", smokers="removed")


@rule("AB-2.1", "AB-2.2")
def test_a_view_names_round_phase_and_first_player() -> None:
    t = table(council={"crab": [1], "squid": [1], "jellyfish": [1]}, deck=["crab 2", "crab 3"])
    view = t.told()
    assert (view["turn"], view["round"], view["phase"], view["first"]) == ("amber", 1, "action", "amber")
    assert "seats" not in view and "viewer" not in view
    view = t.do("support crab", "support squid", "explore").told()
    assert (view["turn"], view["round"], view["phase"]) == ("amber", 2, "exploration")


@rule("AB-8.11")
def test_a_standstill_is_told_of_nobody() -> None:
    """Its sentence has a subject of its own: `nobody has hired a Lord`."""
    told = heard(table(deck=[]).do(*["done"] * 39), "done")
    assert [event["seat"] for event in told if event["what"] == "standstill"] == [None]
