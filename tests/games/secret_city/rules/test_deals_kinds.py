"""The seven kinds of deal, each from the proposal to the promise."""

from __future__ import annotations

from tests.games.secret_city.table import Table, rule, table

SEVEN = ["ask_abstain", "ask_help", "hero_anywhere", "hero_price", "offer_help", "promise_abstain", "who_gives"]


def battle() -> Table:
    """A weapons battle of three players with two characters each, whose leaders have nothing to do in it."""
    return table(
        phase="battle",
        seats=3,
        houses=["nav", "lyud", "chel"],
        characters={
            "amber": ["manticore", "red_cap"],
            "sky": ["griffin", "hvan_mercenary"],
            "green": ["manticore", "griffin"],
        },
        strategies={"amber": "open_clash sky", "sky": "night_storm green", "green": "assault amber"},
    )


@rule("SC-9.3", "SC-9.4", "SC-9.5", "SC-9.6", "SC-9.7", "SC-9.8", "SC-9.9")
def test_seven_kinds_of_deal_can_be_proposed() -> None:
    assert [words for words in battle().options() if "propose" in words] == [f"propose {kind}" for kind in SEVEN]


@rule("SC-9.3")
def test_who_accepts_a_request_for_help_performs_and_the_proposer_pays() -> None:
    t = battle().do("propose ask_help", "place against green", "price mana 2", "player sky", "accept")
    assert t.seat == "amber" and t.bound("sky") == "against green"
    t.do("assign 2 for amber")
    assert t.options() == ["assign 2 against green", "assign 3 against green"]
    t.do("assign 2 against green")
    assert t.debts() == ["amber owes sky 2 mana"]


@rule("SC-9.4")
def test_who_accepts_an_offer_of_help_pays() -> None:
    t = battle().do("propose offer_help", "target amber 2", "place for green", "price money 3", "done")
    assert t.seat == "sky"
    t.do("done", "accept")
    assert t.seat == "amber" and t.options() == ["assign 2 for green"]
    t.do("assign 2 for green")
    assert t.debts() == ["green owes amber 3 money"]


@rule("SC-9.5")
def test_the_others_name_prices_and_the_proposer_takes_one() -> None:
    t = battle().do("propose who_gives", "done", "place against sky")
    assert t.seat == "sky" and t.may("done") and t.may("price mana 12")
    t.do("price money 1")
    assert t.seat == "green"
    t.do("price mana 2")
    assert t.seat == "amber" and t.options() == ["done", "player green", "player sky"]
    t.do("player green")
    assert t.options() == ["assign 2 against sky", "assign 3 against sky"]
    t.do("assign 3 against sky")
    assert t.debts() == ["green owes amber 2 mana"]


@rule("SC-9.5")
def test_the_proposer_may_take_none_of_the_prices() -> None:
    t = battle().do("propose who_gives", "target amber 2", "place against sky", "price money 1", "done", "done")
    assert t.seat == "amber" and t.may("assign 2 for amber") and t.debts() == [] and t.bound("amber") is None


@rule("SC-9.6")
def test_the_owner_of_a_character_names_its_price() -> None:
    t = battle().do("propose hero_price", "target sky 3", "place for amber")
    assert t.seat == "sky" and t.may("done") and not t.may("accept")
    t.do("price money 4")
    assert t.seat == "amber" and t.options() == ["accept", "done"]
    t.do("accept", "assign 2 for amber")
    assert t.seat == "sky" and t.options() == ["assign 3 for amber"]
    t.do("assign 3 for amber")
    assert t.debts() == ["amber owes sky 4 money"]


@rule("SC-9.6")
def test_a_named_price_may_be_left() -> None:
    t = battle().do("propose hero_price", "target sky 3", "place for amber", "price money 4", "done")
    assert t.seat == "amber" and t.verbs() == {"assign"} and t.bound("sky") is None and t.debts() == []


@rule("SC-9.6")
def test_the_price_is_asked_of_another_players_character() -> None:
    t = battle().do("propose hero_price")
    assert t.options() == ["target green 2", "target green 3", "target sky 2", "target sky 3"]


@rule("SC-9.7")
def test_the_buyers_of_a_character_name_place_and_price() -> None:
    t = battle().do("propose hero_anywhere", "target amber 2")
    assert t.seat == "sky" and t.may("done")
    t.do("place for sky", "price money 1")
    assert t.seat == "amber" and t.options() == ["accept", "done"]
    t.do("done")
    assert t.seat == "green"
    t.do("place against sky", "price mana 3")
    assert t.seat == "amber"
    t.do("accept")
    assert t.options() == ["assign 2 against sky"]
    t.do("assign 2 against sky")
    assert t.debts() == ["green owes amber 3 mana"]


@rule("SC-9.7")
def test_the_first_offer_taken_closes_the_sale() -> None:
    t = battle().do("propose hero_anywhere", "target amber 2", "place for sky", "price money 1", "accept")
    assert t.seat == "amber" and t.options() == ["assign 2 for sky"]


@rule("SC-9.8")
def test_who_accepts_to_stay_out_is_paid() -> None:
    t = battle().do("propose ask_abstain", "place for amber", "price money 2", "done", "done", "accept")
    assert t.seat == "amber" and t.bound("green") == "stay out of amber"
    t.do("assign 2 for amber", "assign 2 for amber")
    assert t.seat == "green" and not t.may("assign 2 against amber") and t.may("assign 2 for green")
    assert t.debts() == ["amber owes green 2 money"]


@rule("SC-9.9")
def test_who_accepts_a_promise_to_stay_out_pays() -> None:
    t = battle().do("propose promise_abstain", "place for sky", "price mana 1", "player sky", "accept")
    assert t.seat == "amber" and t.bound("amber") == "stay out of sky"
    assert not t.may("assign 2 against sky") and not t.may("assign 2 for sky") and t.may("assign 2 for amber")
    assert t.debts() == ["sky owes amber 1 mana"]
