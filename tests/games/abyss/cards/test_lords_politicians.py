"""What the politicians do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.abyss.table import rule, table
from tests.games.abyss.words import OTHERS, hire

CORRUPTOR = ("squid 5", "squid 4", "squid 1")
TRAITOR = ("squid 5", "crab 4", "jellyfish 3")
SCHEMER = ("squid 5", "crab 2", "jellyfish 1")


@rule("AB-7.21.1")
def test_opportunist_replaces_a_lord_of_the_court() -> None:
    t = table(lords={"amber": ["opportunist"]}, court=["keeper", "reaper"], lord_deck=["trader", "miller"])
    assert t.options() == ["explore", "replace keeper", "replace reaper"]
    t.do("replace keeper")
    assert t.court() in (["reaper", "trader"], ["miller", "reaper"]) and t.removed() == ["keeper"]
    assert t.options() == ["explore"] and t.pearls("amber") == 0 and t.turn == "amber" and len(t.lord_deck()) == 1


@rule("AB-7.21.1", "AB-5.21")
def test_the_opportunists_new_lord_lies_where_the_old_one_lay() -> None:
    t = table(lords={"amber": ["opportunist"]}, court=["keeper", "reaper", "miller"], lord_deck=["trader"])
    assert t.do("replace reaper").court_row()[3:] == ["keeper", "trader", "miller"]


@rule("AB-7.21.2")
def test_opportunist_needs_a_lord_deck() -> None:
    t = table(lords={"amber": ["opportunist"]}, court=["keeper", "reaper"], lord_deck=[])
    assert t.options() == ["explore"]


@rule("AB-7.21.3")
def test_opportunist_does_not_reach_the_lord_being_paid_for() -> None:
    t = table("seahorse 5", "crab 3", lords={"amber": ["opportunist"]}, court=["miller", *OTHERS], lord_deck=["keeper"])
    assert t.may("replace miller")
    t.do("hire miller")
    assert not t.may("replace miller") and t.may("replace hunter")
    t.do("replace hunter", "pay seahorse 5", "pay crab 3", "done")
    assert t.lords("amber") == ["miller", "opportunist"] and t.court() == ["aquaculturalist", "keeper", "trader"]


@rule("AB-7.22.1")
def test_corruptor_takes_a_second_lord_for_five_pearls() -> None:
    t = table(*CORRUPTOR, court=["corruptor", "landowner", *OTHERS], pearls={"amber": 6})
    t.do(*hire("corruptor", *CORRUPTOR))
    assert t.options() == ["done", "hire aquaculturalist", "hire hunter", "hire landowner", "hire trader"]
    t.do("hire landowner")
    assert t.lords("amber") == ["corruptor", "landowner"] and t.pearls("amber") == 1 and t.court() == OTHERS
    assert t.turn == "sky"


@rule("AB-7.22.1")
def test_corruptor_may_decline_and_needs_five_pearls() -> None:
    court = ["corruptor", "landowner", *OTHERS]
    t = table(*CORRUPTOR, court=court, pearls={"amber": 5}).do(*hire("corruptor", *CORRUPTOR), "done")
    assert t.lords("amber") == ["corruptor"] and t.pearls("amber") == 5 and t.turn == "sky"
    t = table(*CORRUPTOR, court=court, pearls={"amber": 4}).do(*hire("corruptor", *CORRUPTOR))
    assert t.lords("amber") == ["corruptor"] and t.pearls("amber") == 4 and t.turn == "sky"


@rule("AB-7.22.1")
def test_pearls_spent_on_the_corruptor_are_gone() -> None:
    paid = CORRUPTOR[:2]
    t = table(*paid, court=["corruptor", "landowner", *OTHERS], pearls={"amber": 5}).do(*hire("corruptor", *paid))
    assert t.turn == "sky" and t.pearls("amber") == 4 and t.lords("amber") == ["corruptor"]


@rule("AB-7.22.4")
def test_corruptor_asks_while_the_slaver_could_bring_the_missing_pearls() -> None:
    court = ["corruptor", "landowner", *OTHERS]
    t = table(*CORRUPTOR, "crab 1", court=court, pearls={"amber": 3}, lords={"amber": ["slaver"]})
    t.do(*hire("corruptor", *CORRUPTOR))
    assert t.options() == ["done", "sell crab 1"] and t.why("hire landowner") == "AB-7.22.1"
    t.do("sell crab 1", "hire landowner")
    assert t.lords("amber") == ["corruptor", "landowner", "slaver"] and t.pearls("amber") == 0


@rule("AB-7.22.4")
def test_a_corruptor_from_the_deck_waits_for_the_slaver_too() -> None:
    mine = {"amber": ["slaver", "jailer"]}
    court = ["schemer", "aquaculturalist", "hunter", "peddler"]
    t = table(*SCHEMER, "crab 1", court=court, lords=mine, lord_deck=["corruptor"], pearls={"amber": 3})
    t.do(*hire("schemer", *SCHEMER), "give_up jailer")
    assert t.options() == ["done", "sell crab 1"]
    t.do("sell crab 1", "hire peddler")
    assert t.lords("amber") == ["corruptor", "peddler", "schemer", "slaver"]


@pytest.mark.parametrize(
    ("pearls", "hand", "lords"), [(2, ["crab 1"], "lords"), (3, [], "lords"), (3, ["crab 1"], "disabled")]
)
@rule("AB-7.22.4")
def test_corruptor_asks_nothing_where_no_sale_would_do(pearls: int, hand: list[str], lords: str) -> None:
    slaver: dict[str, Any] = {lords: {"amber": ["slaver"]}}
    t = table(*CORRUPTOR, *hand, court=["corruptor", *OTHERS], pearls={"amber": pearls}, **slaver)
    t.do(*hire("corruptor", *CORRUPTOR))
    assert not t.may("hire hunter") and t.why("hire hunter") != "AB-7.22.1"


@rule("AB-7.22.4")
def test_a_slaver_used_in_this_turn_brings_the_corruptor_nothing() -> None:
    hand = (*CORRUPTOR, "crab 1", "crab 2")
    t = table(*hand, court=["corruptor", *OTHERS], pearls={"amber": 1}, lords={"amber": ["slaver"]})
    t.do("sell crab 1", *hire("corruptor", *CORRUPTOR))
    assert t.pearls("amber") == 3 and t.turn == "sky"


@rule("AB-7.22.2")
def test_five_pearls_whatever_changes_prices() -> None:
    court = ["corruptor", "landowner", *OTHERS]
    hand = (*CORRUPTOR, "squid 2")
    t = table(*hand, "seahorse 5", court=court, pearls={"amber": 5}, lords={"sky": ["recruiter"]})
    t.do(*hire("corruptor", *hand), "hire landowner")
    assert t.pearls("amber") == 0 and t.lords("amber") == ["corruptor", "landowner"]
    assert t.affiliated("amber") == ["squid 1"] and t.hand("amber") == ["seahorse 5"]
    t = table(*CORRUPTOR, court=court, pearls={"amber": 4}, lords={"amber": ["treasurer"]})
    assert t.do(*hire("corruptor", *CORRUPTOR)).turn == "sky" and t.pearls("amber") == 4


@rule("AB-7.22.3")
def test_the_corruptors_second_lord_works() -> None:
    t = table(*CORRUPTOR, court=["corruptor", "landowner", *OTHERS], pearls={"amber": 5})
    t.do(*hire("corruptor", *CORRUPTOR), "hire trader")
    assert t.pearls("amber") == 3 and t.lords("amber") == ["corruptor", "trader"]


@rule("AB-7.23.1")
def test_traitor_exchanges_a_free_lord_for_one_of_the_court() -> None:
    t = table(*TRAITOR, court=["traitor", "landowner", *OTHERS], lords={"amber": ["keeper", "miller"]})
    t.do(*hire("traitor", *TRAITOR))
    assert t.options() == ["done", "give_up keeper", "give_up miller"]
    t.do("give_up keeper")
    assert t.options() == ["hire aquaculturalist", "hire hunter", "hire landowner", "hire trader"]
    t.do("hire landowner")
    assert t.lords("amber") == ["landowner", "miller", "traitor"] and t.removed() == ["keeper"]
    assert t.court() == OTHERS and t.turn == "sky" and t.pearls("amber") == 0


@rule("AB-7.23.1")
def test_traitor_may_decline() -> None:
    t = table(*TRAITOR, court=["traitor", *OTHERS], lords={"amber": ["keeper"]}).do(*hire("traitor", *TRAITOR), "done")
    assert t.lords("amber") == ["keeper", "traitor"] and t.removed() == [] and t.turn == "sky"


@rule("AB-7.23.2")
def test_traitor_needs_a_lord_in_the_court() -> None:
    t = table(*TRAITOR, court=["traitor"], lords={"amber": ["keeper"]}).do(*hire("traitor", *TRAITOR))
    assert t.turn == "sky" and t.lords("amber") == ["keeper", "traitor"] and len(t.court()) == 6


@rule("AB-7.24")
def test_diplomat_leaves_out_the_mandatory_race() -> None:
    court = ["peddler", *OTHERS]
    assert not table("seahorse 5", "seahorse 3", court=court).may("hire peddler")
    t = table("seahorse 5", "seahorse 3", lords={"amber": ["diplomat"]}, court=court)
    t.do(*hire("peddler", "seahorse 5", "seahorse 3"))
    assert t.lords("amber") == ["diplomat", "peddler"] and t.affiliated("amber") == ["seahorse 3"]


@rule("AB-7.24")
def test_diplomat_keeps_the_number_of_races() -> None:
    mine = {"amber": ["diplomat"]}
    court = ["miller", "keeper", "reaper", "shepherd"]
    assert not table("crab 5", "crab 4", lords=mine, court=court).may("hire miller")
    t = table("crab 5", "squid 3", "jellyfish 1", lords=mine, court=court).do("hire miller")
    t.do("pay crab 5", "pay squid 3")
    assert t.options() == ["done"]


@rule("AB-7.25")
def test_treasurer_makes_lords_cheaper() -> None:
    t = table("shellfish 5", "shellfish 1", lords={"amber": ["treasurer"]}, court=["peddler", *OTHERS])
    t.do(*hire("peddler", "shellfish 5", "shellfish 1"))
    assert t.lords("amber") == ["peddler", "treasurer"]
    t = table("shellfish 4", "shellfish 1", lords={"amber": ["treasurer"]}, court=["peddler", *OTHERS])
    assert not t.may("hire peddler")
    t = table("shellfish 5", "shellfish 1", lords={"sky": ["treasurer"]}, court=["peddler", *OTHERS])
    assert not t.may("hire peddler")


@rule("AB-7.25")
def test_treasurer_keeps_the_number_of_races() -> None:
    t = table("seahorse 5", "seahorse 4", lords={"amber": ["treasurer"]}, court=["miller", *OTHERS])
    assert not t.may("hire miller")


@rule("AB-7.26.1")
def test_schemer_exchanges_a_free_lord_for_the_top_of_the_deck() -> None:
    court = ["schemer", "aquaculturalist", "hunter", "peddler"]
    t = table(*SCHEMER, court=court, lords={"amber": ["keeper", "miller"]}, lord_deck=["landowner"])
    t.do(*hire("schemer", *SCHEMER))
    assert t.options() == ["done", "give_up keeper", "give_up miller"]
    t.do("give_up miller")
    assert t.lords("amber") == ["keeper", "landowner", "schemer"] and t.removed() == ["miller"]
    assert t.lord_deck() == [] and t.court() == court[1:] and t.turn == "sky"


@pytest.mark.parametrize("deck", [["landowner"], []])
@rule("AB-7.26.1", "AB-7.26.2")
def test_schemer_may_decline_and_needs_a_lord_deck(deck: list[str]) -> None:
    t = table(*SCHEMER, court=["schemer", *OTHERS], lords={"amber": ["keeper"]}, lord_deck=deck)
    t.do(*hire("schemer", *SCHEMER))
    assert t.may("done") is bool(deck)
    if deck:
        t.do("done")
    assert t.turn == "sky" and t.lords("amber") == ["keeper", "schemer"] and t.lord_deck() == deck
