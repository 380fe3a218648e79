"""Interplays of cards, windows and packs that are easily got wrong."""

from __future__ import annotations

import json

from tests.games.secret_city.table import Table, rule, table
from tests.games.secret_city.test_packs import changed, playing
from tests.table.held import held
from undercourt.games.secret_city.game import GAME
from undercourt.games.secret_city.packs import read_pack
from undercourt.kernel.game import BadPack
from undercourt.table.wire import Asked, Saying


def on_to(t: Table, phase: str) -> Table:
    while t.phase != phase:
        options = [words for words in t.options() if not words.startswith(("use", "ability", "propose"))]
        t.do(next((words for words in ("done", "pass") if words in options), options[0]))
    return t


@rule("SC-2.10")
def test_others_are_not_told_who_is_asked_while_a_window_is_open() -> None:
    t = table("end", seats=3, hands={"sky": ["golden_rain"]}, tokens={"sky": "0 2 0"})
    assert t.seat == "sky"
    here = held(GAME, t.s)
    for viewer in (0, 2, -1):
        assert here.stream(viewer).update(0, None).decision == Asked(None, Saying("ask_wait"))
    asked = here.stream(1).update(0, None).decision
    assert asked is not None and asked.seat == "sky"
    assert here.why(0, "pass").reason == Saying("why_wait")


@rule("SC-14.50")
def test_a_character_turned_down_after_the_battle_acts_in_the_next_turn() -> None:
    t = table("end", characters={"sky": ["griffin"]}, hands={"amber": ["mermaid_kiss"]}, tokens={"amber": "0 3 0"})
    t.do("use mermaid_kiss", "target sky 2")
    assert t.turn == 2 and t.down("sky") == []


@rule("SC-6.21")
def test_a_unique_character_killed_before_the_buying_phase_can_be_bought_in_it() -> None:
    t = table(
        "start",
        turn=2,
        characters={"amber": ["cortes"]},
        territories={"amber": ["office_unpleasant_sensations"]},
        hands={"sky": ["dragon_spit"]},
        tokens={"amber": "9 9 9", "sky": "9 9 9"},
    )
    t.do("use dragon_spit", "target amber 2")
    on_to(t, "buying")
    if t.seat != "amber":
        t.do("done")
    assert t.may("buy cortes")


@rule("SC-9.23")
def test_who_stays_out_uses_no_ability_of_an_own_character_that_was_moved_there() -> None:
    t = table(
        "battle",
        seats=3,
        houses=["chel", "nav", "lyud"],
        characters={"amber": ["golem_thunderer", "griffin"], "sky": ["manticore"], "green": ["manticore"]},
        hands={"sky": ["nav_dark_path"]},
        strategies={"amber": "open_clash sky", "sky": "night_storm green", "green": "assault amber"},
        tokens={"sky": "9 9 9"},
    )
    t.do("propose promise_abstain", "place for green", "price money 1", "player green", "accept", "assign 2 for amber")
    t.do("use nav_dark_path", "target amber 2", "place for green", "assign 2 for green")
    assert t.seat == "amber" and not t.may("ability 2")


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


@rule("SC-8.32")
def test_a_pack_cannot_make_a_house_artifact_that_is_used_for_ever() -> None:
    text = changed('timing = "single_use"', 'timing = "activated"', "[card.nav_heart]")
    try:
        read_pack(text)
    except BadPack as wrong:
        assert "single_use" in str(wrong)
    else:
        raise AssertionError("accepted")


@rule("SC-1.6")
def test_a_pack_with_one_home_for_two_houses_is_refused() -> None:
    text = changed('home = "green_house_palace"', 'home = "citadel_dark_court"', "[house.lyud]")
    try:
        read_pack(text)
    except BadPack as wrong:
        assert "home" in str(wrong)
    else:
        raise AssertionError("accepted")


def test_no_mistake_in_a_pack_stops_the_reader() -> None:
    head = '[pack]\ngame = "secret_city"\nformat = 1\n'
    for text in (
        "pack = 3\n",
        head + "[card]\nx = 3\n",
        changed('op = "gain"', 'op = ["gain"]', "[card.shas_trader]"),
        changed('symbols = ["intrigue"]', 'symbols = [["intrigue"]]', "[card.shas_trader]"),
        changed("effects = [", 'effects = ["x", ', "[card.griffin]"),
        changed('between = ["money", "mana"]', "between = 3"),
        changed('effects = [{ op = "gain", resource = "money", amount = 1 }]', 'effects = ["x"]', "[card.shas_trader]"),
    ):
        try:
            read_pack(text)
        except BadPack as wrong:
            assert json.dumps(str(wrong))
        else:
            raise AssertionError("accepted")


@rule("SC-9.27")
def test_the_payer_is_free_again_when_the_contract_is_performed() -> None:
    t = table(
        "battle",
        seats=3,
        houses=["chud", "lyud", "nav"],
        characters={"amber": ["manticore"], "sky": ["manticore"], "green": ["manticore"]},
        strategies={"amber": "assault sky", "sky": "night_storm green", "green": "open_clash amber"},
        deal_open="everybody",
    )
    t.do("propose ask_help", "place for amber", "price money 1", "player sky", "accept", "assign 1 against green")
    t.do("assign 2 for amber", "assign 2 for amber")
    assert t.seat == "amber" and t.debts() == ["amber owes sky 1 money"] and "propose" in t.verbs()
