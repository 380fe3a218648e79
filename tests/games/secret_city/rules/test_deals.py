"""Deals: who proposes, who answers, what binds, and what is forbidden meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.secret_city.table import Table, rule, table
from undercourt.kernel.decision import IllegalAction

WEAPONS = {"amber": "open_clash sky", "sky": "night_storm green", "green": "assault amber"}
QUIET = ["nav", "lyud", "chel"]  # houses whose leaders have no weapons
ASK_ALL = ("propose ask_help", "place for amber", "price money 2", "done")
ASK_OUT = ("propose ask_abstain", "place for amber", "price money 2", "player sky")


def three(**more: Any) -> Table:
    """A weapons battle of three players with two characters each."""
    setting: dict[str, Any] = {
        "phase": "battle",
        "seats": 3,
        "houses": QUIET,
        "characters": {
            "amber": ["manticore", "red_cap"],
            "sky": ["griffin", "hvan_mercenary"],
            "green": ["manticore", "griffin"],
        },
        "strategies": WEAPONS,
    }
    return table(**{**setting, **more})


def two(**more: Any) -> Table:
    """A weapons battle of two players with two characters each."""
    setting: dict[str, Any] = {
        "phase": "battle",
        "characters": {"amber": ["manticore", "red_cap"], "sky": ["griffin", "hvan_mercenary"]},
        "strategies": {"amber": "open_clash sky", "sky": "night_storm amber"},
    }
    return table(**{**setting, **more})


@rule("SC-9.1", "SC-9.14", "SC-9.29")
def test_one_deal_a_round_comes_before_the_own_action() -> None:
    t = three()
    assert t.seat == "amber" and {"propose", "assign"} <= t.verbs()
    t.do(*ASK_ALL, "done", "done")
    assert t.seat == "amber" and t.verbs() == {"assign"}
    t.do("assign 2 for amber", "assign 2 for sky", "assign 2 for green")
    assert t.seat == "amber" and t.may("propose ask_help")


@rule("SC-9.1")
def test_nothing_is_proposed_after_the_action() -> None:
    t = three().do("assign 2 for amber")
    assert t.seat == "sky" and t.may("propose ask_help")


@rule("SC-9.2")
@pytest.mark.parametrize("phase", ["strategies", "territories", "buying"])
def test_deals_are_made_in_battle_only(phase: str) -> None:
    t = table(
        phase=phase,
        seats=3,
        characters={"amber": ["manticore"], "sky": ["griffin"]},
        hands={"amber": ["konets"]},
        tokens={"amber": "2 0 0"},
    )
    assert t.phase == phase and "propose" not in t.verbs()
    assert "propose" in three().verbs()


@rule("SC-9.10")
def test_only_the_addressee_of_a_deal_answers() -> None:
    t = three().do("propose ask_help", "place for amber", "price money 2")
    assert t.options() == ["done", "player green", "player sky"]
    t.do("player green")
    assert t.seat == "green" and t.options() == ["accept", "done"]
    t.do("done")
    assert t.seat == "amber" and t.bound("green") is None


@rule("SC-9.10", "SC-9.11", "SC-9.12")
def test_a_deal_to_everybody_goes_to_the_first_who_accepts() -> None:
    t = three().do(*ASK_ALL)
    assert t.seat == "sky"
    t.do("done")
    assert t.seat == "green"
    t.do("accept")
    assert t.seat == "amber" and t.bound("green") == "for amber" and t.bound("sky") is None
    t = three().do(*ASK_ALL, "accept")
    assert t.seat == "amber" and t.bound("sky") == "for amber" and t.bound("green") is None


@rule("SC-9.11")
def test_the_others_answer_clockwise_from_the_proposer() -> None:
    t = three().do("assign 2 for amber", "propose ask_help", "place for sky", "price mana 1", "done")
    assert t.seat == "green"
    t.do("done")
    assert t.seat == "amber"
    t.do("done")
    assert t.seat == "sky" and "propose" not in t.verbs()


@rule("SC-9.13")
def test_an_answer_is_yes_or_no() -> None:
    t = three().do(*ASK_ALL)
    assert t.options() == ["accept", "done"]
    with pytest.raises(IllegalAction):
        t.do("price money 3")


@rule("SC-9.15")
def test_the_performer_does_what_was_agreed_with_the_next_action() -> None:
    t = three(hands={"sky": ["golden_rain"]}, tokens={"sky": "0 2 0"})
    t.do(*ASK_ALL, "accept", "assign 2 for green")
    assert t.seat == "sky" and t.options() == ["assign 2 for amber", "assign 3 for amber"]
    t.do("assign 3 for amber")
    assert t.seat == "green" and t.bound("sky") is None and t.debts() == ["amber owes sky 2 money"]


@rule("SC-9.16")
def test_a_proposer_who_performs_does_so_at_once() -> None:
    t = two().do("propose offer_help", "done", "place for sky", "price money 2", "accept")
    assert t.seat == "amber" and t.options() == ["assign 2 for sky", "assign 3 for sky"]
    t.do("assign 2 for sky")
    assert t.seat == "sky" and t.bound("amber") is None and t.debts() == ["sky owes amber 2 money"]


@rule("SC-9.17")
def test_a_named_character_performs_and_no_other() -> None:
    t = two().do("propose offer_help", "target amber 3", "place for sky", "price money 2", "accept")
    assert t.options() == ["assign 3 for sky"]


@rule("SC-9.18")
def test_a_helper_may_act_against_the_strategy_afterwards() -> None:
    t = two().do("propose ask_help", "place for amber", "price money 2", "accept")
    t.do("assign 2 for amber", "assign 2 for amber", "assign 3 for amber")
    assert t.seat == "sky" and t.may("assign 3 against amber") and t.bound("sky") is None


@rule("SC-9.19")
def test_a_deal_that_cannot_be_performed_is_void_and_unpaid() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["manticore"], "sky": ["red_cap", "konets"]},
        hands={"amber": ["elven_arrow"]},
        tokens={"amber": "2 2 0"},
        strategies={"amber": "open_clash sky", "sky": "blackmail amber"},
        down={"amber": [1], "sky": [1]},
        decks={"artifacts": []},
    )
    t.do("propose ask_help", "place for amber", "price money 2", "accept", "use elven_arrow", "target sky 2")
    assert t.seat == "sky" and t.debts() == [] and t.bound("sky") is None
    assert t.may("assign 3 for sky") and t.may("assign 3 against sky")
    t.do("assign 3 for sky", "assign 2 for amber")
    assert t.phase == "auction" and t.money("amber") == 2 and t.money("sky") == 0


@rule("SC-9.20", "SC-9.21")
def test_a_price_is_one_to_twelve_money_or_mana() -> None:
    t = two().do("propose ask_help", "place for amber")
    assert t.options() == sorted(f"price {what} {n}" for what in ("money", "mana") for n in range(1, 13))


@rule("SC-9.22")
def test_a_price_may_be_more_than_the_payer_has() -> None:
    t = two().do("propose ask_help", "place for amber", "price mana 12", "accept")
    assert t.mana("amber") == 0 and t.bound("sky") == "for amber"


@rule("SC-9.23")
def test_staying_out_forbids_assignments_to_that_strategy() -> None:
    t = three().do(*ASK_OUT, "accept", "assign 2 for amber")
    assert t.bound("sky") == "stay out of amber" and t.seat == "sky"
    places = {words.split(" ", 2)[2] for words in t.options() if words.startswith("assign")}
    assert places == {"for sky", "against sky", "for green", "against green"}


@rule("SC-9.23")
def test_staying_out_forbids_cards_and_abilities_on_that_strategy_and_its_characters() -> None:
    t = three(
        houses=["chel", "nav", "lyud"],
        characters={
            "amber": ["manticore", "red_cap"],
            "sky": ["nav_santiaga", "griffin"],
            "green": ["manticore", "griffin"],
        },
        hands={"sky": ["war_banner", "forge_hammer"]},
        tokens={"sky": "4 9 0"},
    )
    t.do(*ASK_OUT, "accept", "assign 2 for amber")
    assert not t.may("ability 2")
    t.do("use war_banner")
    assert t.options() == ["place against green", "place against sky", "place for green", "place for sky"]
    t.do("place for sky", "assign 2 for green", "assign 3 for sky", "use forge_hammer")
    assert t.may("target amber 3") and not t.may("target amber 2")


@rule("SC-9.24")
def test_staying_out_lasts_and_forbids_further_deals() -> None:
    t = three().do(*ASK_OUT, "accept", "assign 2 for amber")
    assert "propose" not in t.verbs()
    t.do("assign 2 for sky", "assign 2 for green", "assign 3 for amber")
    assert t.seat == "sky" and t.bound("sky") == "stay out of amber" and "propose" not in t.verbs()
    assert not t.may("assign 3 against amber")


@rule("SC-9.25")
def test_nobody_promises_to_stay_out_of_a_strategy_they_are_in() -> None:
    t = three(assigned={"amber": {2: "against sky"}}).do("propose promise_abstain")
    assert not t.may("place for sky") and t.may("place for green")


@rule("SC-9.26")
def test_a_bound_performer_is_not_asked_and_the_payer_is() -> None:
    t = three().do(*ASK_OUT, "accept", "assign 2 for amber", "assign 2 for sky")
    t.do("propose ask_help", "place for green", "price money 1")
    assert t.seat == "green" and not t.may("player sky") and t.may("player amber")
    t.do("done")
    assert t.seat == "amber"
    t.do("done")
    assert t.seat == "green"


@rule("SC-9.26", "SC-9.27")
def test_the_option_decides_whether_the_payer_may_make_another_deal() -> None:
    for value, may in (("performer", True), ("everybody", False)):
        t = three(deal_open=value).do(
            *ASK_OUT, "accept", "assign 2 for amber", "assign 2 for sky", "assign 2 for green"
        )
        assert t.seat == "amber" and t.may("propose ask_help") is may


@rule("SC-9.27")
def test_a_payer_with_an_open_contract_is_not_asked_under_the_strict_option() -> None:
    t = three(deal_open="everybody").do(*ASK_OUT, "accept", "assign 2 for amber", "assign 2 for sky")
    assert t.seat == "green" and not t.may("propose ask_help")


@rule("SC-9.28")
def test_help_is_asked_only_where_somebody_could_give_it() -> None:
    t = table(
        phase="battle",
        characters={"amber": ["manticore"], "sky": ["griffin"]},
        strategies={"amber": "open_clash sky", "sky": "sorcerous_seizure amber"},
        down={"amber": [1], "sky": [1]},
    )
    t.do("propose ask_help")
    assert t.options() == ["place against amber", "place for amber"]
    t = table(
        phase="battle",
        characters={"amber": ["manticore"], "sky": ["fata"]},
        strategies={"amber": "open_clash sky", "sky": "night_storm amber"},
    )
    assert not t.may("propose ask_help") and not t.may("propose hero_price") and t.may("propose offer_help")


@rule("SC-9.29", "SC-9.30")
def test_the_option_decides_whether_there_are_deals() -> None:
    assert "propose" in two(deals="on").verbs()
    assert "propose" not in two(deals="off").verbs()


@rule("SC-9.41")
def test_two_players_need_not_name_each_other() -> None:
    t = two().do("propose ask_help", "place for amber", "price money 1")
    assert t.seat == "sky" and t.options() == ["accept", "done"]
