"""Deals: who is asked, who stays out, and what is owed in the end."""

from __future__ import annotations

from tests.games.secret_city.rules.words import SKY_STAYS_OUT, on_to, three
from tests.games.secret_city.table import rule, table


@rule("SC-9.5")
def test_the_price_that_is_taken_is_owed_and_no_other() -> None:
    t = three().do("propose who_gives", "done", "place against sky", "price mana 2", "price money 1", "player green")
    assert t.debts() == ["green owes amber 1 money"]


@rule("SC-9.28")
def test_who_cannot_help_is_not_asked_for_help() -> None:
    t = three(characters={"amber": ["manticore"], "green": ["griffin"]})
    t.do("propose ask_help", "place for amber", "price money 1")
    assert t.options() == ["done", "player green"]
    assert t.do("done").seat == "green"


@rule("SC-9.25", "SC-9.28")
def test_who_takes_part_already_is_not_asked_to_stay_out() -> None:
    t = three(assigned={"sky": {2: "for green"}}).do("propose ask_abstain", "place for green", "price money 1")
    assert t.options() == ["done", "player green"]
    assert t.do("done").seat == "green"


@rule("SC-9.23")
def test_staying_out_forbids_to_dispel_there() -> None:
    for card, where in (("forge_hammer", "target amber 2"), ("war_banner", "place for amber")):
        t = three(hands={"amber": [card], "sky": ["dispel"]}).do(*SKY_STAYS_OUT)
        t.do("assign 2 for amber", "assign 2 for sky", "assign 2 for green", f"use {card}", where)
        assert t.seat == "sky" and not t.may("use dispel")


@rule("SC-9.23")
def test_who_stays_out_moves_nobody_there() -> None:
    t = three(houses=["lyud", "nav", "chel"], hands={"sky": ["nav_dark_path"]}).do(*SKY_STAYS_OUT)
    t.do("assign 2 for green", "use nav_dark_path", "target amber 2")
    assert t.options() == ["place against green", "place against sky", "place for sky"]


@rule("SC-9.19")
def test_nothing_is_paid_when_the_battle_ends_before_the_performer_is_asked() -> None:
    t = table(
        "battle",
        seats=4,
        houses=["nav", "lyud", "chel", "chud"],
        characters={"amber": ["manticore"], "rose": ["red_cap"]},
        down={"rose": [1]},
        hands={"sky": ["elven_arrow"]},
        tokens={"amber": "3 0 0", "sky": "0 2 0"},
        strategies={
            "amber": "open_clash sky",
            "sky": "night_storm amber",
            "green": "assault amber",
            "rose": "contract_killing amber",
        },
    )
    t.do("propose ask_help", "place for amber", "price money 3", "player rose", "accept", "assign 2 for amber")
    t.do("use elven_arrow", "target rose 2")
    on_to(t, "auction")
    assert t.debts() == [] and t.money("amber") == 3 and t.money("rose") == 0


@rule("SC-9.33")
def test_a_creditor_is_asked_only_when_influence_falls_short() -> None:
    for price, tokens in (("money 2", "0 0 2"), ("money 3", "2 0 1")):
        t = table(
            "battle",
            characters={"amber": ["red_cap"], "sky": ["white_moryana"]},
            strategies={"amber": "night_storm sky", "sky": "open_clash amber"},
            tokens={"amber": tokens},
            territories={"amber": ["southern_fort"]},
        )
        t.do("propose ask_help", "place for amber", f"price {price}", "accept", "assign 2 for amber")
        t.do("assign 2 for amber")
        assert t.phase == "auction" and t.money("sky") + t.influence("sky") == int(price.split()[1])


@rule("SC-9.6", "SC-9.26")
def test_no_price_is_asked_for_a_character_of_a_bound_player() -> None:
    t = three().do(*SKY_STAYS_OUT, "assign 2 for amber", "assign 2 for sky", "assign 2 for green", "propose hero_price")
    assert t.options() == ["target green 3"]


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
