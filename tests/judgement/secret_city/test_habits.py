"""Rules of thumb: each says what a good player of Secret City would say at first sight."""

from __future__ import annotations

from tests.games.secret_city.table import SEAT, Table, table
from undercourt.games.secret_city.game import GAME
from undercourt.judgement import sense_of


def says(t: Table, action: str, seat: str = "amber") -> float:
    return sense_of(GAME).habit(t.s, SEAT[seat], GAME.space.by_name[action])


def test_nobody_goes_against_their_own_strategy_or_for_one_aimed_at_them() -> None:
    t = table("battle", strategies={"amber": "deft_manipulations sky", "sky": "assault amber"})
    assert says(t, "assign 1 against amber") < -1
    assert says(t, "assign 1 for sky") < -1
    assert says(t, "assign 1 for amber") == says(t, "assign 1 against sky") == 0


def test_nor_for_money() -> None:
    t = table("battle", seats=3, tokens={"amber": "3 0 0"})
    t.do("propose ask_help", "place for amber", "price money 1", "done")
    t.s.deal_side = 2 * SEAT["sky"] + 1
    assert says(t, "accept", "sky") < -1
    assert says(t, "accept", "green") == 0


def test_influence_is_not_spent_lightly() -> None:
    t = table(turn=2, hands={"amber": ["nav_santiaga", "nav_ortega", "fata"]})
    assert says(t, "buy nav_santiaga") < says(t, "buy nav_ortega") < says(t, "buy fata") == 0
    assert says(t, "use nav_shadow") < says(t, "use forge_hammer") == 0


def test_territories_are_captured_while_they_pay() -> None:
    early, last = table("strategies", turn=2), table("strategies", turn=10)
    assert says(early, "strategy blackmail") > 0 > says(last, "strategy blackmail")


def test_the_natural_strategy_is_for_the_end() -> None:
    early, last = table("strategies", turn=2), table("strategies", turn=10)
    assert says(early, "strategy subtle_intrigues") == 0 < says(last, "strategy subtle_intrigues")
    assert says(last, "strategy subtle_intrigues", "sky") == 0  # it is natural for Nav alone


def test_leaders_do_not_bid() -> None:
    t = table("auction", turn=2, characters={"amber": ["garka"]})
    assert says(t, "bid 1") < 0 == says(t, "bid 2")


def test_the_draft_looks_for_money_and_for_mana() -> None:
    t = table("draft", territories={"amber": ["trade_guild"]})
    assert says(t, "draft moscow_abode") > 0 == says(t, "draft club_lizard")
    t = table("draft", territories={"amber": ["moscow_abode"]})
    assert says(t, "draft club_lizard") > 0 == says(t, "draft sparrow_hills")


def test_a_contract_must_be_worth_the_time() -> None:
    t = table("battle", strategies={"amber": "deft_manipulations sky", "sky": "assault amber"})
    assert says(t, "propose hero_price") < says(t, "propose ask_help") < 0
