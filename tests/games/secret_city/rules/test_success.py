"""Successful strategies: their order, targets, margins and the abilities of heroes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.secret_city.table import Table, rule, table


def won(strategy: str, amber: str = "", number: int = 1, **more: Any) -> Table:
    """Amber's strategy against sky, supported by one of amber's characters alone, is counted."""
    setting: dict[str, Any] = {
        "phase": "resolve",
        "characters": {"amber": amber.split()},
        "strategies": {"amber": f"{strategy} sky", "sky": "night_storm amber"},
        "assigned": {"amber": {number: "for amber"}},
        "decks": {"spells": [], "artifacts": []},
    }
    return table(**{**setting, **more})


@rule("SC-10.1")
@pytest.mark.parametrize(("first", "then"), [("amber", "sky"), ("sky", "amber")])
def test_strategies_are_carried_out_in_player_order(first: str, then: str) -> None:
    t = table(
        phase="resolve",
        seats=3,
        first=first,
        characters={"amber": ["manticore"], "sky": ["griffin"], "green": ["red_cap", "konets"]},
        strategies={"amber": "contract_killing green", "sky": "assault green", "green": "ritual_seizure amber"},
        territories={"green": ["southern_fort", "club_lizard"]},
        assigned={"amber": {2: "for amber"}, "sky": {2: "for sky"}},
    )
    choices = {"amber": "target green 2", "sky": "take_territory club_lizard"}
    assert t.seat == first
    t.do(choices[first])
    assert t.seat == then
    t.do(choices[then])
    assert t.characters("green") == ["chud_franz", "konets"]
    assert t.territories("sky") == ["club_lizard", "green_house_palace"]


@rule("SC-10.2")
def test_effect_then_margin_then_heroes() -> None:
    t = won(
        "subtle_intrigues",
        "nav_dominga",
        tokens={"sky": "0 0 1"},
        hands={"sky": ["manticore", "griffin"]},
        decks={"spells": ["heron"], "mercenaries": ["fata"], "artifacts": ["smartbox"]},
    )
    assert t.seat == "sky" and t.verbs() == {"discard"} and t.influence("amber") == 1
    t.do("discard griffin")
    assert t.seat == "amber" and t.influence("amber") == 3
    assert t.options() == ["deck artifacts", "deck mercenaries", "deck spells"]
    t.do("deck mercenaries")
    assert t.hand("amber") == ["fata"]


@rule("SC-10.3")
def test_the_victim_is_chosen_when_the_strategy_has_succeeded() -> None:
    t = won("contract_killing", "manticore", 2, characters={"amber": ["manticore"], "sky": ["griffin", "red_cap"]})
    assert t.seat == "amber" and t.options() == ["target sky 2", "target sky 3"]
    t.do("target sky 3")
    assert t.characters("sky") == ["lyud_vseslava", "griffin"] and t.influence("amber") == 1


@rule("SC-10.4")
@pytest.mark.parametrize(("card", "influence"), [("hvan_mercenary", 1), ("garka", 2), ("golem_lunatic", 2)])
def test_a_margin_of_five_brings_influence(card: str, influence: int) -> None:
    assert won("open_clash", card, 2).influence("amber") == influence


@rule("SC-10.4")
def test_the_margin_counts_what_is_against() -> None:
    t = table(
        phase="resolve",
        characters={"amber": ["golem_lunatic"], "sky": ["red_cap"]},
        strategies={"amber": "open_clash sky", "sky": "night_storm amber"},
        assigned={"amber": {2: "for amber"}, "sky": {2: "against amber"}},
        decks={"artifacts": []},
    )
    assert t.influence("amber") == 1


@rule("SC-10.4")
def test_a_capture_by_five_brings_influence_too() -> None:
    t = won("assault", "garka", 2, territories={"sky": ["southern_fort", "club_lizard"]})
    t.do("take_territory southern_fort")
    assert t.influence("amber") == 1


@rule("SC-10.5")
@pytest.mark.parametrize(("house", "influence"), [("chud", 3), ("nav", 2)])
def test_the_natural_strategy_brings_one_more(house: str, influence: int) -> None:
    assert won("open_clash", "garka", 2, houses=[house, "lyud"]).influence("amber") == influence


@rule("SC-10.6")
def test_a_natural_strategy_needs_the_margin_for_its_influence() -> None:
    assert won("open_clash", "hvan_mercenary", 2, houses=["chud", "lyud"]).influence("amber") == 1


@rule("SC-10.7")
def test_heroes_work_when_the_natural_strategy_succeeds_by_any_margin() -> None:
    t = won("subtle_intrigues", "nav_ortega shas_trader", 3)
    assert t.money("amber") == 2 and t.influence("amber") == 0


@rule("SC-10.7")
def test_heroes_do_not_work_for_other_strategies() -> None:
    t = won("ancient_rituals", "nav_ortega")
    assert t.influence("amber") == 2 and t.money("amber") == 0


@rule("SC-10.7")
def test_heroes_do_not_work_for_a_failed_strategy() -> None:
    t = won("subtle_intrigues", "nav_ortega", 2, assigned={"amber": {2: "against amber"}})
    assert t.money("amber") == 0


@rule("SC-10.8")
def test_a_hero_need_not_take_part() -> None:
    t = won("subtle_intrigues", "nav_ortega konets manticore", 3, assigned={"amber": {3: "for amber", 2: "for sky"}})
    assert t.money("amber") == 2
    assert won("subtle_intrigues", "nav_ortega konets", 3).money("amber") == 2


@rule("SC-10.9")
@pytest.mark.parametrize(("heroes", "money"), [("nav_dominga nav_ortega", 0), ("nav_ortega nav_dominga", 2)])
def test_heroes_work_in_the_order_in_which_they_stand(heroes: str, money: int) -> None:
    t = won("subtle_intrigues", heroes, decks={"spells": ["heron"], "mercenaries": ["fata"], "artifacts": ["smartbox"]})
    assert t.verbs() == {"deck"} and t.money("amber") == money
    assert t.do("deck spells").money("amber") == 2


@rule("SC-10.10")
def test_the_margin_counts_when_there_is_nothing_to_capture() -> None:
    t = won("assault", "garka", 2)
    assert t.phase == "auction" and t.influence("amber") == 1


@rule("SC-10.11")
def test_an_effect_without_an_object_is_left_out() -> None:
    t = won("contract_killing", "manticore", 2)
    assert t.phase == "auction" and t.influence("amber") == 1
    t = won("ancient_rituals", tokens={"sky": "0 0 0"})
    assert t.mana("amber") == 2 and t.influence("amber") == 2 and t.hand("amber") == []


@rule("SC-10.12")
def test_contract_killing_never_kills_a_leader() -> None:
    t = won("contract_killing", "manticore", 2, characters={"amber": ["manticore"], "sky": ["lyud_milana"]})
    assert t.options() == ["target sky 2"]
    t.do("target sky 2")
    assert t.characters("sky") == ["lyud_vseslava"] and t.gone() == ["lyud_milana"]


@rule("SC-10.13", "SC-8.43")
def test_a_shielded_character_is_safe_from_strategies() -> None:
    t = table(
        phase="battle",
        first="sky",
        characters={"amber": ["manticore"], "sky": ["red_cap", "griffin"]},
        hands={"sky": ["warding"]},
        tokens={"sky": "0 1 0"},
        strategies={"amber": "contract_killing sky", "sky": "night_storm amber"},
        assigned={"amber": {2: "for amber"}, "sky": {2: "for sky", 3: "for sky"}},
        deals="off",
    )
    t.do("use warding", "target sky 3")
    assert t.seat == "amber" and t.options() == ["target sky 2"]
