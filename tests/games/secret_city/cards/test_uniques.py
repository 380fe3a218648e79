"""Cortes, Anna and the Arcane of Wishes: where they lie, what they cost and what they do."""

from __future__ import annotations

import pytest

from tests.games.secret_city.cards.words import acted, fight, poorer, tokens
from tests.games.secret_city.table import table

ARCANE = {"amber": ["arcane_of_wishes"]}


@pytest.mark.parametrize(
    ("card", "place", "price", "strength", "symbols"),
    [
        ("cortes", "office_unpleasant_sensations", "4 0 0", 5, ["intrigue", "weapons"]),
        ("anna", "annas_apartment", "2 2 0", 4, ["intrigue", "magic"]),
    ],
)
def test_unique_characters(card: str, place: str, price: str, strength: int, symbols: list[str]) -> None:
    held = {"amber": [place]}
    for short in poorer(price):
        assert not table(territories=held, tokens={"amber": short}).may(f"buy {card}")
    t = table(territories=held, tokens={"amber": price})
    assert t.lies_on(place) == card
    t.do(f"buy {card}")
    assert tokens(t, "amber") == "0 0 0" and t.characters("amber")[1:] == [card] and t.lies_on(place) is None
    assert t.strength("amber", 2) == strength and t.symbols("amber", 2) == symbols
    assert not table(territories={"sky": [place]}, tokens={"amber": "9 9 9"}).may(f"buy {card}")


def test_cortes_strengthens_an_assigned_character_of_the_own() -> None:
    sides = {"amber": {2: "for amber", 3: "for green"}, "sky": {2: "for green"}}
    t = acted("1 0 0", "cortes griffin fata", "griffin", assigned=sides)
    assert t.options() == ["target amber 2", "target amber 3"]
    t.do("target amber 2")
    assert t.strength("amber", 2) == 7 and t.total("for amber") == 7 and t.strength("amber", 3) == 3


def test_anna_sees_a_hand_and_discards_from_it() -> None:
    t = acted("0 2 0", "anna", hands={"sky": ["heron", "lyud_diadem"], "green": ["fata"]})
    assert t.options() == ["player green", "player sky"]
    t.do("player sky")
    assert t.seat == "amber" and t.options() == ["discard heron", "discard lyud_diadem"]
    t.do("discard heron")
    assert t.hand("sky") == ["lyud_diadem"] and t.under("spells") == ["heron"] and t.seat == "sky"
    assert t.seen_by("amber").hand("sky") == ["lyud_diadem"] and t.seen_by("green").hand("sky") == ["house"]


def test_arcane_of_wishes_lies_on_the_throne_for_four_mana() -> None:
    held = {"amber": ["throne_of_power"]}
    assert not table(territories=held, tokens={"amber": "9 3 9"}).may("buy arcane_of_wishes")
    t = table(territories=held, tokens={"amber": "0 4 0"})
    assert t.lies_on("throne_of_power") == "arcane_of_wishes"
    t.do("buy arcane_of_wishes")
    assert t.mana("amber") == 0 and t.artifacts("amber") == ["arcane_of_wishes"] and len(t.characters("amber")) == 1
    assert t.lies_on("throne_of_power") is None and t.may("use arcane_of_wishes")


@pytest.mark.parametrize(("wish", "after"), [("choose 1", "2 0 0"), ("choose 2", "0 2 0")])
def test_arcane_of_wishes_brings_tokens(wish: str, after: str) -> None:
    t = table(artifacts=ARCANE).do("use arcane_of_wishes", wish)
    assert tokens(t, "amber") == after and t.artifacts("amber") == ["arcane_of_wishes"]
    assert not t.may("use arcane_of_wishes")  # once a turn


def test_arcane_of_wishes_brings_a_card() -> None:
    t = table(artifacts=ARCANE, decks={"mercenaries": ["fata", "griffin"]})
    t.do("use arcane_of_wishes", "choose 3", "deck mercenaries")
    assert t.hand("amber") == ["fata"] and t.options() == ["done"]


def test_arcane_of_wishes_adds_two_to_a_side() -> None:
    t = fight(artifacts=ARCANE).do("use arcane_of_wishes", "choose 4")
    assert len(t.options()) == 6 and t.verbs() == {"place"}
    t.do("place against green")
    assert t.total("against green") == 2 and tokens(t, "amber") == "9 9 9" and t.seat == "sky"


def test_arcane_of_wishes_works_again_in_the_next_turn() -> None:
    t = table("end", artifacts=ARCANE).do("use arcane_of_wishes", "choose 1")
    assert t.turn == 2 and t.phase == "start" and t.may("use arcane_of_wishes")
