"""The count after the battle, and what happens to characters and cards then."""

from __future__ import annotations

import pytest

from tests.games.secret_city.table import rule, table

WEAPONS = {"amber": "open_clash sky", "sky": "night_storm amber"}  # nothing here for leaders with magic and intrigue


@rule("SC-8.50", "SC-8.51")
@pytest.mark.parametrize(("opponent", "influence"), [("red_cap", 1), ("griffin", 0), ("hvan_mercenary", 0)])
def test_more_strength_for_than_against_is_a_success(opponent: str, influence: int) -> None:
    t = table(
        phase="resolve",
        characters={"amber": ["manticore"], "sky": [opponent]},
        strategies=WEAPONS,
        assigned={"amber": {2: "for amber"}, "sky": {2: "against amber"}},
        decks={"artifacts": []},
    )
    assert t.influence("amber") == influence


@rule("SC-8.51")
def test_a_strategy_that_nobody_touched_has_failed() -> None:
    t = table(phase="resolve", strategies=WEAPONS, tokens={"sky": "2 0 0"}, decks={"artifacts": []})
    assert t.influence("amber") == 0 and t.money("sky") == 2 and t.turn == 2


@rule("SC-8.50")
def test_bonuses_count_on_characters_and_strategies() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["red_cap"], "sky": ["hvan_mercenary"]},
        hands={"amber": ["inspiration"]},
        tokens={"amber": "0 3 0"},
        strategies=WEAPONS,
        assigned={"amber": {2: "for amber"}, "sky": {2: "against amber"}},
        decks={"artifacts": []},
        deals="off",
    )
    t.do("use inspiration", "place for amber")
    assert t.phase != "battle" and t.influence("amber") == 1


@rule("SC-8.52", "SC-8.53")
def test_killing_a_supporter_does_not_undo_another_success() -> None:
    t = table(
        phase="resolve",
        characters={"amber": ["manticore"], "sky": ["griffin", "red_cap"]},
        strategies={"amber": "contract_killing sky", "sky": "open_clash amber"},
        assigned={"amber": {2: "for amber"}, "sky": {2: "for sky"}},
        decks={"artifacts": []},
    )
    assert t.options() == ["target sky 2", "target sky 3"] and t.at("sky", 2) is None and t.at("amber", 2) is None
    t.do("target sky 2")
    assert t.characters("sky") == ["lyud_vseslava", "red_cap"] and t.influence("sky") == 1


@rule("SC-8.53")
def test_characters_are_free_again_after_the_count() -> None:
    t = table(
        phase="resolve",
        characters={"amber": ["manticore"], "sky": ["griffin"]},
        strategies=WEAPONS,
        assigned={"amber": {2: "for sky"}, "sky": {2: "against sky"}},
    )
    assert t.phase == "auction" and t.at("amber", 2) is None and t.at("sky", 2) is None and t.may("bid 2")


@rule("SC-8.23", "SC-8.54")
def test_cards_on_characters_and_strategies_go_under_their_decks() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["manticore"]},
        hands={"amber": ["forge_hammer", "war_banner"]},
        tokens={"amber": "4 1 0"},
        strategies=WEAPONS,
        assigned={"amber": {2: "for sky"}},
        deals="off",
    )
    t.do("use forge_hammer", "target amber 2")
    assert t.under("spells") == [] and t.strength("amber", 2) == 5
    t.do("use war_banner", "place against sky")
    assert t.phase != "battle" and t.under("spells") == ["forge_hammer"] and t.under("artifacts") == ["war_banner"]
    assert t.strength("amber", 2) == 3


@rule("SC-8.24", "SC-8.54")
def test_house_spells_leave_the_game_and_abilities_end_after_the_count() -> None:
    t = table(
        phase="battle",
        characters={"sky": ["lyud_yaroslava", "griffin"]},
        hands={"sky": ["lyud_fury_herb"]},
        tokens={"sky": "0 1 1"},
        strategies=WEAPONS,
        assigned={"sky": {3: "for amber"}},
        down={"sky": [2]},
        decks={"artifacts": []},
        deals="off",
    )
    t.do("use lyud_fury_herb", "target sky 3")
    assert t.strength("sky", 3) == 7
    t.do("ability 2", "target sky 3")
    assert t.phase != "battle" and t.strength("sky", 3) == 3 and t.gone() == ["lyud_fury_herb"]


@rule("SC-8.55")
def test_face_down_characters_are_turned_up_after_the_count() -> None:
    t = table(
        phase="resolve",
        characters={"amber": ["manticore"], "sky": ["griffin"]},
        territories={"sky": ["southern_fort", "club_lizard"]},
        strategies={"amber": "assault sky", "sky": "night_storm amber"},
        assigned={"amber": {2: "for amber"}},
        down={"amber": [1], "sky": [2]},
    )
    assert t.verbs() == {"take_territory"} and t.down("sky") == [] and t.down("amber") == []


@rule("SC-8.56")
def test_a_failed_strategy_does_nothing() -> None:
    t = table(
        phase="resolve",
        characters={"amber": ["manticore"], "sky": ["griffin"]},
        territories={"sky": ["southern_fort"]},
        strategies={"amber": "assault sky", "sky": "night_storm amber"},
        assigned={"amber": {2: "for amber"}, "sky": {2: "against amber"}},
    )
    assert t.phase == "auction" and t.territories("sky") == ["green_house_palace", "southern_fort"]
    assert t.territories("amber") == ["citadel_dark_court"]
