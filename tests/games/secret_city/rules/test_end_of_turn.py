"""The end of the turn: window, debts, hand limit, and the return of the strategies."""

from __future__ import annotations

import pytest

from tests.games.secret_city.table import rule, table

SEVEN = ["black_moryana", "fata", "garka", "konets", "manticore", "os_spy", "red_cap"]


@rule("SC-11.1")
def test_window_then_debts_then_hand_limit() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["golem_guard"], "sky": ["white_moryana"]},
        hands={"amber": ["golden_rain", *SEVEN]},
        tokens={"amber": "0 2 0"},
        strategies={"amber": "night_storm sky", "sky": "open_clash amber"},
        decks={"artifacts": []},
    )
    t.do("propose ask_help", "place against sky", "price money 3", "accept", "assign 2 against sky")
    t.do("assign 2 against sky")
    while t.phase == "battle":
        t.do("pass")
    assert t.phase == "end" and t.seat == "amber" and t.options() == ["done", "use golden_rain"]
    assert t.money("sky") == 0 and t.debts() == ["amber owes sky 3 money"]
    t.do("use golden_rain")
    assert t.money("amber") == 0 and t.money("sky") == 3 and t.seat == "amber" and t.verbs() == {"discard"}
    t.do("discard fata")
    assert t.turn == 2


@rule("SC-11.2")
def test_each_player_in_order_may_use_instant_cards_and_abilities() -> None:
    t = table(
        phase="end",
        characters={"sky": ["erli_doctor"]},
        hands={"amber": ["energy_crystal"], "sky": ["golden_rain"]},
        tokens={"amber": "2 0 0", "sky": "0 3 0"},
    )
    assert t.seat == "amber" and t.options() == ["done", "use energy_crystal"]
    t.do("use energy_crystal")
    assert t.mana("amber") == 3 and t.seat == "sky" and t.options() == ["ability 2", "done", "use golden_rain"]
    t.do("done")
    assert t.turn == 2 and t.hand("sky") == ["golden_rain"]


@rule("SC-11.3", "SC-11.4")
def test_lasting_cards_are_not_used_at_the_end_of_the_turn() -> None:
    t = table(
        phase="end",
        characters={"amber": ["manticore"]},
        hands={"amber": ["forge_hammer", "inspiration", "war_banner"]},
        tokens={"amber": "9 9 9"},
    )
    assert t.phase == "end" and t.options() == ["done"]


@rule("SC-11.4")
def test_a_player_who_cannot_pay_is_not_asked() -> None:
    t = table(phase="end", hands={"amber": ["smartbox"], "sky": ["golden_rain"]}, tokens={"sky": "0 2 0"})
    assert t.phase == "end" and t.seat == "sky"


@rule("SC-11.5", "SC-11.7")
def test_a_hand_is_discarded_down_to_six() -> None:
    t = table(phase="end", hands={"amber": [*SEVEN, "smartbox"], "sky": SEVEN[:2] + ["griffin"] * 2})
    assert t.seat == "amber" and t.options() == [f"discard {card}" for card in sorted([*SEVEN, "smartbox"])]
    t.do("discard garka")
    assert t.seat == "amber" and t.verbs() == {"discard"}
    t.do("discard smartbox")
    assert len(t.hand("amber")) == 6 and t.under("mercenaries") == ["garka"] and t.under("artifacts") == ["smartbox"]
    assert t.turn == 2 and len(t.hand("sky")) == 4


@rule("SC-11.5")
def test_six_cards_are_not_too_many() -> None:
    t = table(phase="end", hands={"amber": SEVEN[:6]})
    assert t.turn == 2 and t.hand("amber") == SEVEN[:6]


@rule("SC-11.6")
@pytest.mark.parametrize(("characters", "asked"), [([], True), (["chel_larisa"], False)])
def test_larisa_raises_the_limit_to_seven(characters: list[str], asked: bool) -> None:
    t = table(phase="end", houses=["chel", "lyud"], characters={"amber": characters}, hands={"amber": SEVEN})
    assert ("discard" in t.verbs()) is asked
    t = table(
        phase="end", houses=["chel", "lyud"], characters={"amber": characters}, hands={"amber": [*SEVEN, "heron"]}
    )
    t.do("discard heron")
    assert ("discard" in t.verbs()) is asked and t.under("spells") == ["heron"]


@rule("SC-11.8")
def test_house_cards_count_and_go_back_into_the_house_deck() -> None:
    t = table(phase="end", hands={"amber": [*SEVEN[:6], "nav_shadow"]})
    assert t.verbs() == {"discard"} and "nav_shadow" not in t.house_deck("amber")
    t.do("discard nav_shadow")
    assert "nav_shadow" in t.house_deck("amber") and t.gone() == [] and t.hand("amber") == SEVEN[:6]


@rule("SC-11.9")
@pytest.mark.parametrize(("first", "then"), [("amber", "sky"), ("sky", "amber")])
def test_players_discard_in_player_order(first: str, then: str) -> None:
    others = ["black_moryana", "fata", "chel_sorcerer", "konets", "manticore", "griffin", "white_moryana"]
    t = table(phase="end", first=first, hands={"amber": SEVEN, "sky": others})
    assert t.seat == first
    t.do("discard fata")
    assert t.seat == then and t.verbs() == {"discard"}


@rule("SC-11.10")
def test_all_strategies_are_there_again() -> None:
    t = table(phase="end", strategies={"amber": "assault sky", "sky": "deft_manipulations amber"})
    t.do("done", "done")
    assert t.phase == "strategies" and len([words for words in t.options() if words.startswith("strategy")]) == 12


@rule("SC-11.11")
def test_shields_end_and_abilities_return_with_the_next_turn() -> None:
    t = table(
        phase="end", characters={"amber": ["erli_doctor"]}, hands={"amber": ["guard_amulet"]}, tokens={"amber": "1 2 0"}
    )
    t.do("ability 2", "target amber 2")
    assert t.shielded("amber", 2) and t.turn == 1 and not t.may("ability 2")
    t.do("done")
    assert t.turn == 2 and t.phase == "start" and not t.shielded("amber", 2) and t.may("ability 2")


@rule("SC-11.12")
def test_the_next_turn_begins_with_its_auction() -> None:
    t = table(phase="end", turn=3)
    assert t.turn == 4 and t.phase == "auction" and not t.over
