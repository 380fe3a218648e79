"""The 24 spells: how many of each, their prices and what each does."""

from __future__ import annotations

import pytest

from tests.games.secret_city.cards.words import fight, tokens, used
from tests.games.secret_city.table import CARD, table
from undercourt.games.secret_city.game import PACK

COPIES = {
    "forge_hammer": 2,
    "veil_of_desire": 2,
    "dragon_spit": 2,
    "intimate_canopy": 2,
    "elven_arrow": 2,
    "ball_lightning": 2,
    "heron": 1,
    "big_road": 2,
    "mermaid_kiss": 1,
    "glamour": 2,
    "dispel": 1,
    "warding": 1,
    "golden_rain": 1,
    "web_of_doubt": 1,
    "inspiration": 1,
    "aura_reading": 1,
}


def test_there_are_24_spells() -> None:
    assert sum(COPIES.values()) == 24 and table().deck_size("spells") == 24


@pytest.mark.parametrize(("card", "copies"), COPIES.items())
def test_copies_of_spells(card: str, copies: int) -> None:
    assert PACK.copies[CARD[card]] == copies
    assert table(hands={"amber": [card] * copies}).deck_size("spells") == 24 - copies


def test_forge_hammer_adds_two_to_anybody() -> None:
    t = used("forge_hammer", "0 1 0", "fata", "lyud_milana")
    assert t.options() == ["target amber 2", "target sky 2"]
    assert t.do("target amber 2").strength("amber", 2) == 7


def test_veil_of_desire_silences_an_assigned_character() -> None:
    sides = {"amber": {2: "for sky"}, "sky": {2: "for green"}}
    t = used("veil_of_desire", "0 2 0", "fata", "golem_lunatic griffin", assigned=sides)
    assert t.options() == ["target amber 2", "target sky 2"]
    t.do("target sky 2")
    assert t.strength("sky", 2) == 0 and t.total("for green") == 0


def test_dragon_spit_kills_from_four_up() -> None:
    t = used("dragon_spit", "0 4 0", "fata", "golem_lunatic griffin lyud_mecheslav lyud_milana")
    assert t.options() == ["target amber 2", "target sky 2", "target sky 4"]
    t.do("target sky 2")
    assert t.characters("sky") == ["lyud_vseslava", "griffin", "lyud_mecheslav", "lyud_milana"]
    assert t.under("artifacts") == ["golem_lunatic"] and t.under("spells") == ["dragon_spit"]


def test_dragon_spit_looks_at_a_face_down_character() -> None:
    t = fight(sky="griffin fata", hand="dragon_spit", down={"sky": [2, 3]}).do("use dragon_spit", "target sky 2")
    assert t.characters("sky") == ["lyud_vseslava", "griffin", "fata"] and t.down("sky") == [2, 3]
    assert t.under("spells") == ["dragon_spit"] and t.mana("amber") == 5
    t = fight(sky="griffin fata", hand="dragon_spit", down={"sky": [2, 3]}).do("use dragon_spit", "target sky 3")
    assert t.characters("sky") == ["lyud_vseslava", "griffin"]


def test_intimate_canopy_costs_the_victim_two_cards() -> None:
    hands = {"amber": ["intimate_canopy"], "sky": ["heron", "fata", "smartbox"]}
    t = used("intimate_canopy", "0 2 0", hands=hands).do("player sky", "discard smartbox", "discard fata")
    assert t.hand("sky") == ["heron"] and t.under("artifacts") == ["smartbox"] and t.under("mercenaries") == ["fata"]
    assert t.seat == "sky" and t.may("assign 1 for sky")


def test_elven_arrow_kills_up_to_two() -> None:
    t = used("elven_arrow", "0 2 0", "red_cap nav_dominga", "griffin os_spy shas_trader")
    assert t.options() == ["target amber 2", "target amber 3", "target sky 3", "target sky 4"]
    t.do("target amber 3")
    assert t.characters("amber") == ["nav_prince", "red_cap"] and t.gone() == ["nav_dominga"]


def test_ball_lightning_kills_a_mercenary_up_to_three() -> None:
    t = used("ball_lightning", "0 3 0", "nav_dominga konets", "griffin hvan_mercenary golem_guard lyud_milana")
    assert t.options() == ["target amber 3", "target sky 2", "target sky 4"]
    t.do("target sky 2")
    assert t.characters("sky") == ["lyud_vseslava", "hvan_mercenary", "golem_guard", "lyud_milana"]
    assert t.under("mercenaries") == ["griffin"]


def test_heron_adds_one_and_brings_a_spell() -> None:
    t = used("heron", "0 1 0", "fata", "griffin", decks={"spells": ["dispel", "glamour"]})
    assert t.options() == ["target amber 2", "target sky 2"]
    t.do("target sky 2")
    assert t.strength("sky", 2) == 4 and t.hand("amber") == ["dispel"]


def test_big_road_moves_an_own_character() -> None:
    sides = {"amber": {2: "for amber", 3: "against sky"}, "sky": {2: "for green"}}
    t = used("big_road", "0 2 0", "garka fata griffin", "griffin", assigned=sides)
    assert t.options() == ["target amber 2", "target amber 3"]
    t.do("target amber 3")
    assert t.options() == ["place for sky"]
    t.do("place for sky")
    assert t.at("amber", 3) == "for sky" and t.total("for sky") == 5 and t.under("spells") == ["big_road"]


def test_mermaid_kiss_turns_an_opponent_down() -> None:
    sides = {"sky": {3: "for green"}}
    t = used("mermaid_kiss", "0 3 0", "red_cap", "hvan_mercenary lyud_milana griffin", assigned=sides)
    assert t.options() == ["target sky 3", "target sky 4"]
    t.do("target sky 3")
    assert t.down("sky") == [3] and t.at("sky", 3) is None


def test_glamour_gives_all_symbols() -> None:
    t = used("glamour", "0 1 0", "manticore nav_dominga", "griffin")
    assert t.options() == ["target amber 2", "target amber 3"]
    t.do("target amber 2")
    assert t.symbols("amber", 2) == ["intrigue", "magic", "weapons"] and t.strength("amber", 2) == 3


def test_dispel_removes_what_lies_there() -> None:
    t = fight("manticore", hand="forge_hammer dispel", tokens={"amber": "0 2 0"})
    t.do("use forge_hammer", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use dispel", "target amber 2")
    assert t.strength("amber", 2) == 3 and t.mana("amber") == 0 and t.under("spells") == ["dispel", "forge_hammer"]
    t = fight("manticore", hand="forge_hammer dispel", tokens={"amber": "0 1 0"})
    t.do("use forge_hammer", "target amber 2", "assign 1 for sky", "assign 1 for sky")
    assert not t.may("use dispel")


def test_warding_shields_an_own_character() -> None:
    t = used("warding", "0 1 0", "manticore nav_dominga", "griffin")
    assert t.options() == ["target amber 2", "target amber 3"]
    t.do("target amber 3")
    assert t.shielded("amber", 3) and not t.shielded("amber", 2) and t.under("spells") == ["warding"]


def test_golden_rain_brings_three_money() -> None:
    for few in ("9 1 9", "9 0 9"):
        assert not fight(hand="golden_rain", tokens={"amber": few}).may("use golden_rain")
    t = fight(hand="golden_rain", tokens={"amber": "0 2 0"}).do("use golden_rain")
    assert tokens(t, "amber") == "3 0 0" and t.under("spells") == ["golden_rain"]


def test_web_of_doubt_adds_three_against() -> None:
    t = used("web_of_doubt", "0 3 0")
    assert t.options() == ["place against amber", "place against green", "place against sky"]
    assert t.do("place against green").total("against green") == 3 and t.total("for green") == 0


def test_inspiration_adds_three_for() -> None:
    t = used("inspiration", "0 3 0")
    assert t.options() == ["place for amber", "place for green", "place for sky"]
    assert t.do("place for amber").total("for amber") == 3 and t.total("against amber") == 0


def test_aura_reading_takes_a_card_of_choice() -> None:
    hands = {"amber": ["aura_reading"], "sky": ["heron", "lyud_diadem", "fata"], "green": ["dispel"]}
    t = used("aura_reading", "0 3 0", hands=hands)
    assert t.options() == ["player green", "player sky"]
    t.do("player sky")
    assert t.options() == ["take fata", "take heron"]
    t.do("take fata")
    assert t.hand("amber") == ["fata"] and t.hand("sky") == ["heron", "lyud_diadem"] and t.seat == "sky"
