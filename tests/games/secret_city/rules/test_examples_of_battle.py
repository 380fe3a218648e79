"""The rulebook's examples of battle, deals and capture."""

from __future__ import annotations

import pytest

from tests.games.secret_city.table import rule, table


@rule("SC-8.23", "SC-8.26", "SC-8.51")
def test_santiaga_is_strengthened_and_then_veiled() -> None:
    t = table(
        phase="battle",
        houses=["nav", "chud"],
        characters={"amber": ["nav_santiaga"], "sky": ["masan_mercenary"]},
        hands={"amber": ["forge_hammer"], "sky": ["heron", "veil_of_desire"]},
        tokens={"amber": "0 1 0", "sky": "0 3 1"},
        strategies={"amber": "subtle_intrigues sky", "sky": "ritual_seizure amber"},
        down={"amber": [1], "sky": [1]},
        deals="off",
    )
    t.do("assign 2 for amber")
    assert t.total("for amber") == 4
    t.do("assign 2 against amber")
    assert t.total("against amber") == 5
    t.do("use forge_hammer", "target amber 2")
    assert t.total("for amber") == 6
    t.do("use veil_of_desire", "target amber 2")
    assert t.total("for amber") == 0 and t.total("against amber") == 5 and t.mana("sky") == 1
    t.do("pass", "pass", "done", "done")  # a window each at the end of this turn and the start of the next
    assert t.phase == "auction" and t.influence("sky") == 1 and t.influence("amber") == 0
    assert sorted(t.under("spells")) == ["forge_hammer", "veil_of_desire"]


@rule("SC-8.7", "SC-8.14", "SC-8.51")
def test_a_fata_cannot_help_an_intrigue() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["konets", "shas_trader", "fata"], "sky": ["masan_mercenary"]},
        hands={"amber": ["golden_rain"]},
        tokens={"amber": "0 2 0"},
        strategies={"amber": "deft_manipulations sky", "sky": "assault amber"},
        assigned={"amber": {2: "for amber", 3: "for amber"}, "sky": {2: "against amber"}},
        down={"amber": [1], "sky": [1]},
        deals="off",
    )
    assert t.total("against amber") - t.total("for amber") == 1 and t.strength("amber", 4) == 5
    assert not t.may("assign 4 for amber") and t.options() == ["pass", "use golden_rain"]
    t.do("pass", "pass")
    assert t.phase == "end" and t.influence("amber") == 0


@rule("SC-8.41", "SC-8.50")
def test_the_thunderer_jumps_to_turn_a_strategy() -> None:
    t = table(
        phase="battle",
        characters={
            "amber": ["golem_thunderer", "konets"],
            "sky": ["masan_mercenary", "konets", "shas_trader", "golem_whisperer"],
        },
        hands={"sky": ["lyud_fury_herb"]},
        tokens={"sky": "0 0 1"},
        strategies={"amber": "deft_manipulations sky", "sky": "subtle_intrigues amber"},
        assigned={
            "amber": {2: "against sky", 3: "for amber"},
            "sky": {2: "for sky", 3: "for sky", 4: "for sky", 5: "against amber"},
        },
        down={"amber": [1], "sky": [1]},
        deals="off",
    )
    assert t.total("for sky") - t.total("against sky") == 5 and t.total("for amber") == t.total("against amber") == 3
    t.do("ability 2", "place for amber")
    assert t.seat == "sky" and t.at("amber", 2) == "for amber"
    assert t.total("for amber") == 7 and t.total("against amber") == 3 and t.total("against sky") == 0
    t.do("pass", "pass", "pass", "done", "done")  # the rest of this round and two whole ones; windows
    assert t.phase == "auction" and t.influence("amber") == 0 and t.influence("sky") == 3  # one won and stolen again


@rule("SC-9.3", "SC-9.12", "SC-9.13", "SC-9.15", "SC-9.31")
@pytest.mark.parametrize(("opponent", "succeeds"), [("manticore", True), ("golem_lunatic", False)])
def test_help_for_a_contract_killing_is_paid_whatever_the_result(opponent: str, succeeds: bool) -> None:
    t = table(
        phase="battle",
        seats=3,
        houses=["nav", "lyud", "chel"],
        characters={"amber": ["red_cap"], "sky": [opponent], "green": ["hvan_mercenary"]},
        tokens={"amber": "1 0 0"},
        strategies={"amber": "contract_killing sky", "sky": "night_storm amber", "green": "assault sky"},
    )
    t.do("propose ask_help", "place for amber", "price money 1", "done", "done", "accept", "assign 2 for amber")
    assert t.seat == "sky" and t.bound("green") == "for amber" and not t.may("propose ask_help")
    t.do("assign 2 against amber")
    assert t.seat == "green" and t.options() == ["assign 2 for amber"]
    t.do("assign 2 for amber")
    if succeeds:
        t.do("target sky 2")
    assert t.phase == "auction" and t.money("amber") == 0 and t.money("green") == 1
    assert t.influence("amber") == succeeds and len(t.characters("sky")) == 2 - succeeds


@rule("SC-10.14", "SC-10.18", "SC-10.19")
def test_the_arcane_goes_with_the_throne_and_anna_stays() -> None:
    t = table(
        phase="resolve",
        characters={"amber": ["manticore", "anna"], "sky": ["griffin"]},
        territories={"amber": ["annas_apartment"], "sky": ["throne_of_power"]},
        strategies={"amber": "assault sky", "sky": "night_storm amber"},
        assigned={"amber": {2: "for amber"}, "sky": {2: "for sky"}},
    )
    t.do("take_territory throne_of_power")
    assert t.seat == "sky"
    t.do("take_territory annas_apartment")
    assert t.territories("amber") == ["citadel_dark_court", "throne_of_power"]
    assert t.lies_on("throne_of_power") == "arcane_of_wishes" and t.lies_on("annas_apartment") is None
    assert t.territories("sky") == ["annas_apartment", "green_house_palace"]
    assert t.characters("amber") == ["nav_prince", "manticore", "anna"] and t.characters("sky") == [
        "lyud_vseslava",
        "griffin",
    ]
