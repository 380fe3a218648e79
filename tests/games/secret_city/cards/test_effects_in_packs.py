"""Effects that no printed card combines in this way, but a pack may."""

from __future__ import annotations

from tests.games.secret_city.rules.words import on_to, weapons
from tests.games.secret_city.table import rule, table
from tests.games.secret_city.test_pack import changed, playing


@rule("SC-8.38", "SC-14.52")
def test_a_character_turned_down_in_its_strategy_is_free_when_turned_up() -> None:
    t = weapons(
        "battle",
        characters={"amber": ["manticore"], "sky": ["griffin"]},
        hands={"amber": ["mermaid_kiss"], "sky": ["stimulant"]},
        assigned={"sky": {2: "for sky"}},
    )
    t.do("use mermaid_kiss", "target sky 2", "use stimulant", "target sky 2", "assign 2 for amber")
    assert t.seat == "sky" and t.may("assign 2 against amber")


@rule("SC-3.15", "SC-14.14")
def test_a_character_chosen_in_vain_is_not_the_one_chosen_before() -> None:
    text = changed('owner = "own"', 'owner = "own", min_strength = 5', "[card.chel_cunning]")
    t = weapons(
        houses=["chel", "nav"],
        characters={"amber": ["manticore"]},
        down={"amber": [2]},
        hands={"amber": ["chel_cunning"]},
    )
    t = playing(t, text).do("use chel_cunning", "target amber 2")
    assert t.symbols("amber", 2) == ["weapons"] and t.strength("amber", 2) == 3


@rule("SC-7.3")
def test_a_card_that_finds_nothing_to_lie_on_goes_under_its_deck() -> None:
    own = 'timing = "play"\neffects = [{ op = "gain", resource = "money", amount = 3 }]'
    gain_then_lie = """timing = "attach"
effects = [
    { op = "gain", resource = "money", amount = 3 },
    { op = "modify_strength", amount = 1, target = { owner = "own" } },
]"""
    text = changed(own, gain_then_lie, "[card.golden_rain]")
    t = playing(weapons(hands={"amber": ["golden_rain"]}), text).do("use golden_rain")
    assert t.money("amber") == 12 and t.under("spells") == ["golden_rain"]


@rule("SC-10.5", "SC-14.62")
def test_the_leader_says_how_much_the_natural_strategy_brings() -> None:
    text = changed("influence = 1", "influence = 3", "[card.nav_prince]")
    declared = {"amber": "subtle_intrigues sky", "sky": "night_storm amber"}
    t = table("battle", strategies=declared, down={"sky": [1]}, deals="off")
    assert playing(t, text).do("assign 1 for amber").influence("amber") == 4


@rule("SC-14.4")
def test_every_upkeep_names_its_own_target_player() -> None:
    text = changed('op = "gain"', 'op = "steal"', "[card.shas_trader]")
    tokens = {"sky": "9 9 9", "green": "9 9 9"}
    t = playing(table("strategies", seats=3, characters={"amber": ["shas_trader"] * 2}, tokens=tokens), text)
    on_to(t, "territories").do("player sky")
    assert t.options() == ["player green", "player sky"]


@rule("SC-14.6")
def test_a_spell_on_a_character_of_the_target_player_can_be_used() -> None:
    text = changed('owner = "any"', 'owner = "target_player"', "[card.dragon_spit]")
    t = table(
        "strategies",
        characters={"sky": ["black_moryana"]},
        hands={"amber": ["dragon_spit"]},
        tokens={"amber": "9 9 9"},
    )
    assert on_to(playing(t, text), "territories").may("use dragon_spit")


@rule("SC-14.14")
def test_tokens_in_between_do_not_make_a_card_forget_its_character() -> None:
    old = '{ op = "modify_strength"'
    text = changed(old, '{ op = "gain", resource = "any_mix", amount = 2 }, ' + old, "[card.chel_cunning]")
    t = table(
        houses=["chel", "nav"],
        characters={"amber": ["griffin"]},
        hands={"amber": ["chel_cunning"]},
        tokens={"amber": "9 9 9"},
    )
    t = playing(t, text).do("use chel_cunning", "target amber 2", "number 1")
    assert t.strength("amber", 2) == 5
