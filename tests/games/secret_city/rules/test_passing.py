"""Who may pass in battle, and when the passes end it."""

from __future__ import annotations

from typing import Any

from tests.games.secret_city.table import rule, table

WEAPONS = {"amber": "open_clash sky", "sky": "night_storm amber"}  # nothing here for leaders with magic and intrigue
RAIN: dict[str, Any] = {"hands": {"amber": ["golden_rain"]}, "tokens": {"amber": "0 2 0"}}


@rule("SC-8.6", "SC-8.18")
def test_a_player_who_passed_may_act_later() -> None:
    t = table(phase="battle", characters={"sky": ["griffin"]}, strategies=WEAPONS, deals="off", **RAIN)
    assert t.options() == ["pass", "use golden_rain"]
    t.do("pass")
    assert t.seat == "sky" and t.hand("amber") == ["golden_rain"]
    t.do("assign 2 for sky")
    assert t.seat == "amber" and t.phase == "battle" and t.may("use golden_rain")


@rule("SC-8.13")
def test_nobody_passes_with_a_character_to_assign() -> None:
    t = table(phase="battle", characters={"amber": ["manticore"]}, strategies=WEAPONS, deals="off", **RAIN)
    assert "pass" not in t.verbs() and "assign" in t.verbs()
    t.do("assign 2 for amber")
    assert t.seat == "amber" and t.may("pass")


@rule("SC-8.14")
def test_a_character_without_a_fitting_strategy_does_not_forbid_passing() -> None:
    t = table(phase="battle", characters={"amber": ["fata"]}, strategies=WEAPONS, deals="off", **RAIN)
    assert t.may("pass") and "assign" not in t.verbs()


@rule("SC-8.15")
def test_a_character_kept_out_by_a_promise_does_not_forbid_passing() -> None:
    t = table(
        phase="battle",
        seats=2,
        characters={"amber": ["manticore"], "sky": ["konets", "griffin"]},
        strategies={"amber": "open_clash sky", "sky": "sorcerous_seizure amber"},
        down={"amber": [1], "sky": [1]},
        hands={"sky": ["golden_rain"]},
        tokens={"sky": "0 2 0"},
    )
    t.do("propose ask_abstain", "place for amber", "price money 1", "accept", "assign 2 for amber")
    assert t.seat == "sky" and t.may("pass") and "assign" not in t.verbs()


@rule("SC-8.16")
def test_a_card_may_come_before_the_assignment() -> None:
    t = table(phase="battle", characters={"amber": ["manticore"]}, strategies=WEAPONS, deals="off", **RAIN)
    t.do("use golden_rain")
    assert t.seat == "amber" and t.verbs() == {"assign"} and t.money("amber") == 3


@rule("SC-8.16", "SC-8.17")
def test_the_option_decides_whether_an_ability_may_come_before_the_assignment() -> None:
    for value, may in (("yes", True), ("no", False)):
        t = table(
            phase="battle",
            characters={"amber": ["nav_santiaga"], "sky": ["griffin"]},
            tokens={"amber": "0 1 0"},
            assigned={"sky": {2: "for sky"}},
            strategies=WEAPONS,
            deals="off",
            spell_instead=value,
        )
        assert t.may("ability 2") is may and t.may("assign 2 for amber")


@rule("SC-8.17")
def test_the_assignment_comes_before_any_card_under_the_strict_option() -> None:
    t = table(
        phase="battle", characters={"amber": ["manticore"]}, strategies=WEAPONS, deals="off", spell_instead="no", **RAIN
    )
    assert t.verbs() == {"assign"}
    t.do("assign 2 for amber")
    assert t.options() == ["pass", "use golden_rain"]


@rule("SC-8.19")
def test_a_player_with_nothing_to_do_is_not_asked() -> None:
    t = table(phase="battle", characters={"sky": ["griffin", "red_cap"]}, strategies=WEAPONS, deals="off")
    assert t.seat == "sky"
    t.do("assign 2 for sky")
    assert t.seat == "sky" and t.phase == "battle"


BOTH: dict[str, Any] = {
    "hands": {"amber": ["golden_rain"], "sky": ["energy_crystal"]},
    "tokens": {"amber": "0 2 0", "sky": "2 0 0"},
}


@rule("SC-8.47")
def test_two_rounds_of_passes_end_the_battle() -> None:
    t = table(phase="battle", strategies=WEAPONS, deals="off", **BOTH)
    t.do("pass", "pass", "pass")
    assert t.phase == "battle" and t.seat == "sky"
    t.do("pass")
    assert t.phase == "end"


@rule("SC-8.47")
def test_an_action_between_two_rounds_of_passes_restarts_the_count() -> None:
    t = table(phase="battle", strategies=WEAPONS, deals="off", **BOTH)
    t.do("pass", "pass", "pass", "use energy_crystal")
    assert t.phase == "battle" and t.seat == "amber"
    t.do("pass")
    assert t.phase == "battle"


@rule("SC-8.48")
def test_only_whole_rounds_of_passes_count() -> None:
    t = table(
        phase="battle",
        hands={"amber": ["golden_rain", "energy_crystal"], "sky": ["energy_crystal"]},
        tokens={"amber": "2 2 0", "sky": "2 0 0"},
        strategies=WEAPONS,
        deals="off",
    )
    t.do("use golden_rain", "pass", "pass", "pass", "pass")
    assert t.phase == "battle" and t.seat == "sky"
    t.do("pass")
    assert t.phase == "end"


@rule("SC-8.49")
def test_the_battle_ends_at_once_when_nobody_can_act() -> None:
    t = table(phase="battle", characters={"amber": ["manticore"]}, strategies={**WEAPONS, "amber": "assault sky"})
    t.do("assign 2 for amber")
    assert t.phase != "battle" and t.turn == 2


@rule("SC-8.49")
def test_a_deal_that_could_be_proposed_does_not_prolong_the_battle() -> None:
    t = table(
        phase="battle",
        seats=3,
        houses=["nav", "lyud", "chel"],
        characters={"amber": ["manticore"]},
        strategies={"amber": "assault sky", "sky": "night_storm green", "green": "open_clash amber"},
    )
    t.do("assign 2 against sky")
    assert t.phase != "battle" and t.turn == 2
