"""The 24 artifacts: how many of each, the golems' prices and numbers, and what the others do."""

from __future__ import annotations

import pytest

from tests.games.secret_city.cards.words import acted, character, fight, tokens, used
from tests.games.secret_city.table import CARD, table
from undercourt.games.secret_city.game import PACK

COPIES = {
    "golem_thunderer": 1,
    "golem_lunatic": 1,
    "golem_guard": 2,
    "golem_whisperer": 1,
    "golem_enchanter": 1,
    "black_katana": 2,
    "battle_wand": 2,
    "spy_mask": 2,
    "truth_mirror": 1,
    "guard_amulet": 2,
    "energy_crystal": 2,
    "shas_casket": 1,
    "black_powder": 1,
    "capture_net": 1,
    "stimulant": 1,
    "portal_stone": 1,
    "war_banner": 1,
    "smartbox": 1,
}
ALL = "golem_lunatic golem_enchanter konets"  # one of each symbol, and no more


def test_there_are_24_artifacts() -> None:
    assert sum(COPIES.values()) == 24 and table().deck_size("artifacts") == 24


@pytest.mark.parametrize(("card", "copies"), COPIES.items())
def test_copies_of_artifacts(card: str, copies: int) -> None:
    assert PACK.copies[CARD[card]] == copies
    assert table(hands={"amber": [card] * copies}).deck_size("artifacts") == 24 - copies


@pytest.mark.parametrize(
    ("card", "price", "strength", "symbols"),
    [
        ("golem_thunderer", "5 0 0", 4, "weapons intrigue"),
        ("golem_lunatic", "5 0 0", 6, "weapons"),
        ("golem_guard", "2 0 0", 3, "weapons"),
        ("golem_whisperer", "2 0 0", 3, "intrigue"),
        ("golem_enchanter", "1 1 0", 3, "magic"),
    ],
)
def test_numbers_of_golems(card: str, price: str, strength: int, symbols: str) -> None:
    character(card, price, strength, symbols)


def test_golem_thunderer_jumps_for_nothing_but_the_action() -> None:
    t = acted("0 0 0", "golem_thunderer", assigned={"amber": {2: "against amber"}})
    assert t.options() == ["place against green", "place for green"]
    t.do("place against green")
    assert t.at("amber", 2) == "against green" and t.seat == "sky"
    assert not t.do("assign 1 for sky", "assign 1 for sky").may("ability 2")


@pytest.mark.parametrize(
    ("card", "chosen"), [("black_katana", 2), ("battle_wand", 3), ("spy_mask", 4)], ids=lambda word: str(word)
)
def test_a_weapon_adds_three_to_its_symbol(card: str, chosen: int) -> None:
    t = used(card, "2 0 0", ALL, ALL)
    assert t.options() == [f"target amber {chosen}", f"target sky {chosen}"]
    t.do(f"target sky {chosen}")
    assert t.strength("sky", chosen) == {2: 9, 3: 6, 4: 6}[chosen]


def test_truth_mirror_shows_a_hand_and_discards_from_it() -> None:
    hands = {"amber": ["truth_mirror"], "sky": ["heron", "fata"], "green": ["dispel"]}
    t = used("truth_mirror", "2 0 0", hands=hands)
    assert t.options() == ["player green", "player sky"]
    t.do("player sky")
    assert t.seat == "amber" and t.options() == ["discard fata", "discard heron"]
    t.do("discard fata")
    assert t.hand("sky") == ["heron"] and t.under("mercenaries") == ["fata"] and t.hand("amber") == []
    assert t.seen_by("amber").hand("sky") == ["heron"] and t.seat == "sky"


def test_guard_amulet_shields_an_own_character() -> None:
    t = used("guard_amulet", "1 0 0", "manticore nav_dominga", "griffin")
    assert t.options() == ["target amber 2", "target amber 3"]
    t.do("target amber 2")
    assert t.shielded("amber", 2) and t.under("artifacts") == ["guard_amulet"]


def test_energy_crystal_brings_three_mana() -> None:
    assert not fight(hand="energy_crystal", tokens={"amber": "1 9 9"}).may("use energy_crystal")
    t = fight(hand="energy_crystal", tokens={"amber": "2 0 0"}).do("use energy_crystal")
    assert tokens(t, "amber") == "0 3 0" and t.under("artifacts") == ["energy_crystal"]


def test_shas_casket_brings_three_money() -> None:
    assert not fight(hand="shas_casket", tokens={"amber": "9 1 9"}).may("use shas_casket")
    t = fight(hand="shas_casket", tokens={"amber": "0 2 0"}).do("use shas_casket")
    assert tokens(t, "amber") == "3 0 0" and t.under("artifacts") == ["shas_casket"]


def test_black_powder_kills_a_mercenary_up_to_three() -> None:
    t = used("black_powder", "3 0 0", "nav_dominga konets", "griffin hvan_mercenary golem_guard lyud_milana")
    assert t.options() == ["target amber 3", "target sky 2", "target sky 4"]
    t.do("target sky 4")
    assert t.characters("sky") == ["lyud_vseslava", "griffin", "hvan_mercenary", "lyud_milana"]
    assert t.under("artifacts") == ["black_powder", "golem_guard"]


def test_capture_net_turns_an_opponent_down() -> None:
    t = used("capture_net", "4 0 0", "red_cap", "fata lyud_yaroslava griffin", assigned={"sky": {3: "for sky"}})
    assert t.options() == ["target sky 3", "target sky 4"]
    t.do("target sky 3")
    assert t.down("sky") == [3] and t.at("sky", 3) is None and t.total("for sky") == 0


def test_stimulant_turns_an_own_character_up() -> None:
    t = used("stimulant", "1 0 0", "manticore nav_ortega fata", "griffin", down={"amber": [2, 3], "sky": [2]})
    assert t.options() == ["target amber 2", "target amber 3"]
    t.do("target amber 3")
    assert t.down("amber") == [2] and t.under("artifacts") == ["stimulant"]


def test_portal_stone_moves_an_own_character() -> None:
    sides = {"amber": {2: "for amber"}, "sky": {2: "for green"}}
    t = used("portal_stone", "2 0 0", "nav_santiaga griffin", "griffin", assigned=sides)
    assert t.options() == ["target amber 2"]
    t.do("target amber 2")
    assert t.options() == ["place against amber", "place against green", "place for green"]
    assert t.do("place against green").total("against green") == 4 and t.total("for amber") == 0


def test_war_banner_adds_three_to_a_side() -> None:
    t = used("war_banner", "4 0 0")
    assert len(t.options()) == 6 and t.verbs() == {"place"}
    assert t.do("place against sky").total("against sky") == 3 and t.total("for sky") == 0


def test_smartbox_brings_two_spells() -> None:
    assert not fight(hand="smartbox", tokens={"amber": "1 9 9"}).may("use smartbox")
    decks = {"spells": ["heron", "dispel", "glamour"]}
    t = fight(hand="smartbox", tokens={"amber": "2 0 0"}, decks=decks).do("use smartbox")
    assert t.hand("amber") == ["dispel", "heron"] and tokens(t, "amber") == "0 0 0"
    assert t.under("artifacts") == ["smartbox"]
