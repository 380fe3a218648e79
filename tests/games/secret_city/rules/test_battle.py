"""The rounds of the battle and the assignment of characters."""

from __future__ import annotations

import pytest

from tests.games.secret_city.table import rule, table

WEAPONS = {"amber": "open_clash sky", "sky": "night_storm amber"}  # nothing here for leaders with magic and intrigue
THREE = {"amber": "open_clash sky", "sky": "night_storm green", "green": "assault amber"}
QUIET = ["nav", "lyud", "chel"]  # houses whose leaders have no weapons
TWO_EACH = {"amber": ["manticore", "red_cap"], "sky": ["griffin", "hvan_mercenary"], "green": ["manticore", "griffin"]}


@rule("SC-8.1")
def test_everybody_does_one_action_a_round_in_player_order() -> None:
    t = table(phase="battle", seats=3, houses=QUIET, characters=TWO_EACH, strategies=THREE, deals="off")
    order = []
    for number in (2, 3):
        for _ in range(3):
            order.append(t.seat)
            t.do(f"assign {number} for {t.seat}")
    assert order == ["amber", "sky", "green", "amber", "sky", "green"]


@rule("SC-8.1")
def test_a_round_begins_with_the_first_player() -> None:
    t = table(phase="battle", seats=3, first="green", houses=QUIET, characters=TWO_EACH, strategies=THREE, deals="off")
    assert t.seat == "green"
    assert t.do("assign 2 for green").seat == "amber"
    assert t.do("assign 2 for amber").seat == "sky"


@rule("SC-8.1", "SC-8.4")
def test_a_card_takes_the_action_of_the_round() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["manticore"], "sky": ["griffin"]},
        hands={"amber": ["golden_rain"]},
        tokens={"amber": "0 2 0"},
        strategies=WEAPONS,
        deals="off",
    )
    t.do("use golden_rain")
    assert t.seat == "sky" and t.money("amber") == 3 and t.at("amber", 2) is None


@rule("SC-8.4")
def test_one_shot_artifacts_and_house_spells_are_used_in_battle_too() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["manticore"], "sky": ["griffin", "red_cap"]},
        hands={"amber": ["energy_crystal", "nav_dark_path"]},
        tokens={"amber": "2 0 1"},
        strategies=WEAPONS,
        assigned={"sky": {2: "for sky"}},
        deals="off",
    )
    assert t.may("use energy_crystal") and t.may("use nav_dark_path")
    t.do("use energy_crystal")
    assert t.seat == "sky" and t.mana("amber") == 3
    t.do("assign 3 for sky", "use nav_dark_path", "target sky 2", "place against sky")
    assert t.at("sky", 2) == "against sky" and t.at("amber", 2) is None


@rule("SC-8.5")
def test_the_ability_of_a_character_takes_the_action_of_the_round() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["nav_santiaga"], "sky": ["griffin", "red_cap"]},
        tokens={"amber": "0 1 0"},
        strategies=WEAPONS,
        assigned={"sky": {2: "for sky"}},
        deals="off",
    )
    t.do("ability 2", "target sky 2")
    assert t.seat == "sky" and t.strength("sky", 2) == 0 and t.mana("amber") == 0 and t.at("amber", 2) is None


@rule("SC-8.5")
@pytest.mark.parametrize(("artifact", "bonus"), [("chud_amulet", 5), ("arcane_of_wishes", 2)])
def test_a_house_artifact_or_the_arcane_takes_the_action_of_the_round(artifact: str, bonus: int) -> None:
    t = table(
        phase="battle",
        houses=["chud", "lyud"],
        characters={"amber": ["manticore"], "sky": ["griffin"]},
        artifacts={"amber": [artifact]},
        strategies=WEAPONS,
        deals="off",
    )
    t.do(f"use {artifact}")
    if artifact == "arcane_of_wishes":
        t.do("choose 4")
    t.do("place against sky")
    assert t.seat == "sky" and t.total("against sky") == bonus


@rule("SC-8.2", "SC-8.3")
@pytest.mark.parametrize("place", ["for amber", "against amber", "for sky", "against sky"])
def test_any_strategy_may_be_supported_or_opposed(place: str) -> None:
    t = table(phase="battle", characters={"amber": ["manticore"], "sky": ["griffin"]}, strategies=WEAPONS, deals="off")
    t.do(f"assign 2 {place}")
    assert t.at("amber", 2) == place and t.seat == "sky"


@rule("SC-8.7")
def test_a_character_needs_the_type_of_the_strategy() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["fata", "konets", "manticore"]},
        strategies={"amber": "deft_manipulations sky", "sky": "assault amber"},
        down={"amber": [1]},
        deals="off",
    )
    assert t.options() == ["assign 3 against amber", "assign 3 for amber", "assign 4 against sky", "assign 4 for sky"]


@rule("SC-8.8")
def test_strength_counts_for_the_side_of_the_character() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["manticore", "red_cap"], "sky": ["hvan_mercenary", "griffin"]},
        strategies=WEAPONS,
        deals="off",
    )
    t.do("assign 2 for amber", "assign 2 against amber")
    assert t.total("for amber") == 3 and t.total("against amber") == 4 and t.total("for sky") == 0
    t.do("assign 3 for amber")
    assert t.total("for amber") == 5 and t.total("against amber") == 4


@rule("SC-8.9")
def test_an_assigned_character_stays_and_is_not_assigned_again() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["manticore", "red_cap"], "sky": ["griffin", "hvan_mercenary"]},
        strategies=WEAPONS,
        deals="off",
    )
    t.do("assign 2 for amber", "assign 2 for sky")
    assert t.at("amber", 2) == "for amber" and not t.may("assign 2 for sky") and t.may("assign 3 for sky")


@rule("SC-8.10")
def test_a_face_down_character_is_not_assigned() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["manticore", "red_cap"], "sky": ["griffin"]},
        down={"amber": [2]},
        strategies=WEAPONS,
        deals="off",
    )
    assert not t.may("assign 2 for amber") and t.may("assign 3 for amber")


@rule("SC-8.11")
def test_a_leader_is_assigned_like_others() -> None:
    t = table(phase="battle", strategies={"amber": "subtle_intrigues sky", "sky": "night_storm amber"}, deals="off")
    assert t.options() == ["assign 1 against amber", "assign 1 for amber"]
    t.do("assign 1 for amber")
    assert t.at("amber", 1) == "for amber" and t.total("for amber") == 6


@rule("SC-8.12")
def test_a_player_may_be_on_both_sides_of_a_strategy() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["manticore", "red_cap"], "sky": ["griffin", "hvan_mercenary"]},
        strategies=WEAPONS,
        assigned={"amber": {2: "for sky"}},
        deals="off",
    )
    t.do("assign 3 against sky")
    assert t.total("for sky") == 3 and t.total("against sky") == 2
