"""Effects on characters and strategies, each shown by a card that uses it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.secret_city.cards.words import fight, targets, won
from tests.games.secret_city.table import rule, table

Setting = dict[str, Any]


# What lies on characters and strategies


@rule("SC-14.35", "SC-14.75")
def test_a_bonus_lasts_until_the_end_of_the_battle() -> None:
    t = table(
        hands={"amber": ["forge_hammer"]},
        tokens={"amber": "0 1 0"},
        characters={"amber": ["manticore"]},
        strategies={"amber": "open_clash sky", "sky": "night_storm amber"},
        deals="off",
    )
    t.do("use forge_hammer", "target amber 2", "done", "done")
    assert t.phase == "battle" and t.strength("amber", 2) == 5 and t.under("spells") == []
    t.do("assign 2 for amber")
    assert t.phase == "auction" and t.strength("amber", 2) == 3 and t.under("spells") == ["forge_hammer"]
    assert t.influence("amber") == 2  # the clash's own and, by 5 to 0, the margin's; it is not natural for Nav


@rule("SC-14.36")
@pytest.mark.parametrize(
    ("card", "sides"),
    [("inspiration", ["for"]), ("web_of_doubt", ["against"]), ("war_banner", ["against", "for"])],
)
def test_a_bonus_to_a_strategy_has_its_side(card: str, sides: list[str]) -> None:
    t = fight(hand=card).do(f"use {card}")
    assert t.options() == [f"place {side} {seat}" for side in sides for seat in ("amber", "green", "sky")]
    t.do(f"place {sides[0]} sky")
    assert t.total(f"{sides[0]} sky") == 3 and t.seat == "sky"


@rule("SC-14.37")
def test_a_bonus_lies_on_any_declared_strategy() -> None:
    t = fight(hand="inspiration war_banner")
    t.do(
        "use inspiration",
        "place for green",
        "assign 1 for sky",
        "assign 1 for sky",
        "use war_banner",
        "place for green",
    )
    assert t.total("for green") == 6
    t = fight(hand="inspiration").do("use inspiration", "place for amber")
    assert t.total("for amber") == 3


@rule("SC-14.38")
@pytest.mark.parametrize("phase", ["territories", "buying"])
def test_a_strategy_gets_no_bonus_before_the_battle(phase: str) -> None:
    setting: Setting = {"hands": {"amber": ["inspiration", "golden_rain"]}, "tokens": {"amber": "9 9 9"}}
    t = table(phase, **setting)
    assert t.may("use golden_rain") and not t.may("use inspiration")


@rule("SC-14.39")
def test_a_silenced_character_counts_nothing_before_or_after() -> None:
    t = fight(
        sky="hvan_mercenary",
        hands={"amber": ["forge_hammer", "veil_of_desire"], "sky": ["heron", "black_katana"]},
        tokens={"amber": "9 9 9", "sky": "9 9 9"},
        assigned={"sky": {2: "for green"}},
    )
    t.do("use forge_hammer", "target sky 2", "assign 1 for sky", "assign 1 for sky")
    assert t.total("for green") == 6
    t.do("use veil_of_desire", "target sky 2")
    assert t.strength("sky", 2) == 0 and t.total("for green") == 0
    t.do("use black_katana", "target sky 2")
    assert t.strength("sky", 2) == 0 and t.total("for green") == 0


@rule("SC-14.40")
def test_given_symbols_open_other_strategies() -> None:
    t = fight("fata", hand="glamour")
    assert not t.may("assign 2 for amber") and not t.may("assign 2 for green") and t.may("assign 2 for sky")
    t.do("use glamour", "target amber 2", "assign 1 for sky", "assign 1 for sky")
    assert t.may("assign 2 for amber") and t.may("assign 2 against green") and t.may("assign 2 for sky")
    assert t.symbols("amber", 2) == ["intrigue", "magic", "weapons"]


@rule("SC-14.41")
def test_dispel_takes_off_cards_and_markers() -> None:
    t = fight(
        sky="lyud_yaroslava hvan_mercenary",
        hands={"amber": ["dispel"], "sky": ["forge_hammer"]},
        tokens={"amber": "0 1 0", "sky": "0 9 0"},
        assigned={"sky": {3: "for green"}},
        first="sky",
    )
    t.do("ability 2", "target sky 3", "assign 1 for sky", "assign 1 for amber", "use forge_hammer", "target sky 3")
    assert t.strength("sky", 3) == 8
    t.do("use dispel", "target sky 3")
    assert t.strength("sky", 3) == 4 and t.total("for green") == 4 and t.under("spells") == ["dispel", "forge_hammer"]


@rule("SC-14.41")
def test_dispel_lets_a_silenced_character_count_again() -> None:
    t = fight("hvan_mercenary", hand="veil_of_desire dispel", assigned={"amber": {2: "for green"}})
    t.do("use veil_of_desire", "target amber 2", "assign 1 for sky", "assign 1 for sky")
    assert t.total("for green") == 0
    t.do("use dispel", "target amber 2")
    assert t.total("for green") == 4


@rule("SC-14.42")
def test_dispel_clears_a_strategy() -> None:
    t = fight(
        hands={"amber": ["dispel"], "sky": ["inspiration"], "green": ["war_banner"]},
        tokens={"amber": "0 1 0", "sky": "0 3 0", "green": "4 0 0"},
        first="sky",
    )
    t.do("use inspiration", "place for green", "use war_banner", "place against green")
    assert t.total("for green") == 3 and t.total("against green") == 3
    t.do("use dispel")
    assert {option.split()[-1] for option in t.options()} == {"green"}
    t.do("place for green")
    assert t.total("for green") == 0 and t.total("against green") == 0
    assert t.under("spells") == ["dispel", "inspiration"] and t.under("artifacts") == ["war_banner"]


@rule("SC-14.41", "SC-14.42")
def test_dispel_asks_which_if_both_are_there() -> None:
    t = fight(
        "manticore",
        hands={"amber": ["dispel", "forge_hammer"], "sky": ["inspiration"]},
        tokens={"amber": "0 2 0", "sky": "0 3 0"},
    )
    t.do("use forge_hammer", "target amber 2", "use inspiration", "place for sky", "assign 1 for sky", "use dispel")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert targets(t.options()) == ["amber 2"]


@rule("SC-14.43")
def test_dispel_needs_something_to_remove() -> None:
    t = fight("manticore griffin", hand="dispel forge_hammer")
    assert not t.may("use dispel") and t.may("use forge_hammer")
    t.do("use forge_hammer", "target amber 3", "assign 1 for sky", "assign 1 for sky", "use dispel")
    assert targets(t.options()) == ["amber 3"]


@rule("SC-14.44")
def test_a_dispelled_symbol_moves_nobody() -> None:
    t = fight("fata", hand="glamour dispel", assigned={"sky": {1: "for sky"}})
    t.do("use glamour", "target amber 2", "assign 1 for sky", "assign 2 for green", "use dispel", "target amber 2")
    assert t.symbols("amber", 2) == ["magic"] and t.at("amber", 2) == "for green" and t.total("for green") == 5


@rule("SC-14.45")
def test_a_shield_holds_against_a_strategy_of_the_same_turn() -> None:
    t = table(
        "territories",
        houses=["nav", "hvan"],
        first="amber",
        territories={"amber": ["moscow_abode"]},
        characters={"amber": ["red_cap", "os_spy"]},
        strategies={"amber": "ancient_rituals sky", "sky": "contract_killing amber"},
        deals="off",
    )
    t.do("property moscow_abode", "target amber 2", "done", "done", "done", "done")
    assert t.phase == "battle" and t.shielded("amber", 2)
    t.do("assign 1 for amber", "assign 1 for sky", "assign 2 against sky")
    assert t.seat == "sky" and targets(t.options()) == ["amber 3"]
    t.do("target amber 3")
    assert t.phase == "end" and t.characters("amber") == ["nav_prince", "red_cap"] and t.shielded("amber", 2)
    t.do("done")
    assert t.turn == 2 and t.characters("amber") == ["nav_prince", "red_cap"] and not t.shielded("amber", 2)


@rule("SC-14.45")
def test_a_shield_holds_against_abilities_and_artifacts() -> None:
    t = fight(
        houses=["nav", "chud", "lyud"],
        characters={"amber": ["erli_doctor"], "sky": ["chud_hugo"]},
        hands={"sky": ["black_powder", "capture_net"]},
        tokens={"amber": "0 1 0", "sky": "9 9 9"},
    )
    t.do("ability 2", "target amber 2")
    assert t.seat == "sky" and not t.may("ability 2")
    assert not t.may("use black_powder") and not t.may("use capture_net")


@rule("SC-14.46")
def test_a_shield_leaves_what_lies_there() -> None:
    t = fight(
        "manticore",
        hands={"amber": ["warding"], "sky": ["veil_of_desire"]},
        tokens={"amber": "0 1 0", "sky": "0 2 0"},
        assigned={"amber": {2: "for green"}},
        first="sky",
    )
    t.do("use veil_of_desire", "target amber 2", "assign 1 for sky", "use warding", "target amber 2")
    assert t.shielded("amber", 2) and t.strength("amber", 2) == 0


# What happens to characters


@rule("SC-14.47")
@pytest.mark.parametrize(
    ("victim", "deck"), [("hvan_mercenary", "mercenaries"), ("golem_lunatic", "artifacts"), ("lyud_mecheslav", "")]
)
def test_where_the_dead_go(victim: str, deck: str) -> None:
    t = fight(sky=victim, hand="dragon_spit").do("use dragon_spit", "target sky 2")
    assert t.characters("sky") == ["lyud_vseslava"]
    if deck:
        assert t.under(deck) == [victim] and t.gone() == []
    else:
        assert t.gone() == [victim] and victim not in t.house_deck("sky")


@rule("SC-14.48")
@pytest.mark.parametrize(("victim", "place"), [("cortes", "office_unpleasant_sensations"), ("anna", "annas_apartment")])
def test_the_unique_dead_go_home(victim: str, place: str) -> None:
    t = fight(sky=victim, hand="dragon_spit", territories={"green": [place]})
    assert t.lies_on(place) is None
    t.do("use dragon_spit", "target sky 2")
    assert t.lies_on(place) == victim and t.characters("sky") == ["lyud_vseslava"]


@rule("SC-14.49")
def test_what_lay_on_the_dead_goes_under_its_deck() -> None:
    t = fight("fata", hand="forge_hammer dragon_spit", assigned={"amber": {2: "for sky"}})
    t.do("use forge_hammer", "target amber 2", "assign 1 for sky", "assign 1 for sky")
    before = t.total("for sky")
    t.do("use dragon_spit", "target amber 2")
    assert t.total("for sky") == before - 7 and t.under("spells") == ["dragon_spit", "forge_hammer"]
    assert t.under("mercenaries") == ["fata"]


@rule("SC-14.50")
def test_a_character_turned_down_leaves_its_strategy() -> None:
    t = fight(
        sky="griffin",
        hands={"amber": ["mermaid_kiss"], "sky": ["forge_hammer"]},
        tokens={"amber": "0 3 0", "sky": "0 1 0"},
        assigned={"sky": {2: "for green"}},
        first="sky",
    )
    t.do("use forge_hammer", "target sky 2", "assign 1 for sky")
    assert t.total("for green") == 5
    t.do("use mermaid_kiss", "target sky 2")
    assert t.down("sky") == [2] and t.at("sky", 2) is None and t.total("for green") == 0
    assert t.strength("sky", 2) == 3 and t.under("spells") == ["mermaid_kiss", "forge_hammer"]
    assert t.seat == "sky" and not t.may("assign 2 for green")


@rule("SC-14.51")
def test_a_face_down_character_is_not_turned_again() -> None:
    t = fight(sky="griffin red_cap", hand="mermaid_kiss", down={"sky": [2]}).do("use mermaid_kiss")
    assert targets(t.options()) == ["sky 3"]
    assert not fight(sky="griffin", hand="mermaid_kiss", down={"sky": [2]}).may("use mermaid_kiss")


@rule("SC-14.52")
def test_a_character_turned_up_may_be_assigned() -> None:
    t = fight("manticore", hand="stimulant", down={"amber": [2]})
    assert not t.may("assign 2 for green")
    t.do("use stimulant", "target amber 2")
    assert t.down("amber") == [] and t.at("amber", 2) is None
    t.do("assign 1 for sky", "assign 1 for sky", "assign 2 for green")
    assert t.total("for green") == 3


@rule("SC-14.53")
def test_a_moved_character_takes_its_load_along() -> None:
    t = fight("garka", hand="forge_hammer big_road", assigned={"amber": {2: "for amber"}})
    t.do("use forge_hammer", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use big_road")
    t.do("target amber 2")
    assert t.options() == ["place against amber", "place against green", "place for green"]  # Garka has no magic
    t.do("place for green")
    assert t.at("amber", 2) == "for green" and t.total("for green") == 7 and t.total("for amber") == 0


@rule("SC-14.53", "SC-14.40")
def test_given_symbols_let_a_character_move() -> None:
    t = fight("garka", hand="glamour big_road", assigned={"amber": {2: "for amber"}})
    t.do("use glamour", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use big_road", "target amber 2")
    assert t.may("place for sky") and t.may("place against sky")


@rule("SC-14.54")
def test_the_other_side_of_the_same_strategy_is_another_place() -> None:
    t = fight("konets", hand="portal_stone", assigned={"amber": {2: "for amber"}})
    t.do("use portal_stone", "target amber 2")
    assert t.options() == ["place against amber"]
    t.do("place against amber")
    assert t.at("amber", 2) == "against amber" and t.total("for amber") == 0 and t.total("against amber") == 3


@rule("SC-14.55")
def test_the_thunderer_does_not_change_sides_in_its_strategy() -> None:
    t = fight("golem_thunderer", assigned={"amber": {2: "against green"}}).do("ability 2")
    assert t.options() == ["place against amber", "place for amber"]


@rule("SC-14.56")
def test_with_no_place_to_go_nothing_moves() -> None:
    one = {"amber": "ancient_rituals sky", "sky": "careful_research amber", "green": "open_clash amber"}
    t = fight("golem_thunderer", assigned={"amber": {2: "against green"}}, strategies=one)
    assert not t.may("ability 2")
    assert not fight("golem_thunderer").may("ability 2")  # it is not assigned


@rule("SC-14.57")
def test_a_territory_is_captured() -> None:
    t = won("nav", strategy="night_storm", territories={"sky": ["trade_guild", "tigradcom"]})
    assert t.seat == "amber" and t.options() == ["take_territory tigradcom", "take_territory trade_guild"]
    t.do("take_territory tigradcom")
    assert t.territories("amber") == ["citadel_dark_court", "tigradcom"]
    assert t.territories("sky") == ["green_house_palace", "trade_guild"]


@rule("SC-14.58")
def test_a_wish_that_cannot_come_true_is_not_offered() -> None:
    held: Setting = {"artifacts": {"amber": ["arcane_of_wishes"]}, "territories": {"amber": ["throne_of_power"]}}
    assert table(**held).do("use arcane_of_wishes").options() == ["choose 1", "choose 2", "choose 3"]
    t = fight(**held).do("use arcane_of_wishes")
    assert t.options() == ["choose 1", "choose 2", "choose 3", "choose 4"]
