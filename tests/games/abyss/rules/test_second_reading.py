"""Cases that a second reading of the rules brought up."""

from __future__ import annotations

from tests.games.abyss.table import rule, table

SLAVER_HAND = ("crab 1", "squid 1", "shellfish 1", "jellyfish 4")


@rule("AB-7.34")
def test_slaver_may_sell_any_card_once_the_lord_is_paid() -> None:
    court = ["jailer", "keeper", "miller", "reaper"]
    t = table(*SLAVER_HAND, court=court, lords={"amber": ["slaver"]}, pearls={"amber": 3})
    t.do("hire jailer", "pay crab 1", "pay squid 1", "pay shellfish 1", "done")
    assert t.may("sell jellyfish 4") and t.may("affiliate crab 1")


@rule("AB-7.12")
def test_a_sale_in_the_middle_of_a_payment_counts_its_own_two_pearls() -> None:
    t = table("crab 2", "crab 1", "squid 3", court=["seeker"], lords={"amber": ["slaver"]}, pearls={"amber": 1})
    t.do("hire seeker", "pay crab 2")
    assert t.may("sell crab 1") and not t.may("sell squid 3")


@rule("AB-8.11")
def test_the_twenty_rounds_are_counted_anew_after_a_hiring() -> None:
    t = table("seahorse 5", "seahorse 3", court=["shepherd"], lord_deck=[], deck=[])
    t.do("hire shepherd", "pay seahorse 5", "pay seahorse 3", "done")
    assert t.s.quiet == 0


@rule("AB-7.14.1")
def test_explain_names_the_shaman() -> None:
    court = ["assassin"]
    t = table("crab 5", "crab 5", seats=3, court=court, lords={"green": ["shaman", "oracle"], "sky": ["keeper"]})
    t.do("hire assassin", "pay crab 5", "pay crab 5", "done")
    assert t.options() == ["disable keeper"] and t.why("disable oracle") == "AB-7.14.1"


@rule("AB-6.18")
def test_explain_says_that_a_turned_lord_has_no_keys() -> None:
    lords = {"amber": ["keeper", "reaper", "shepherd", "slaver"]}
    t = table(lords=lords, disabled={"amber": ["oracle"]}, council={"crab": [1]}, open=["jail"], stack=[])
    t.do("support crab", "take_location jail")
    assert t.why("cover oracle") == "AB-6.18" and t.may("cover keeper")


@rule("AB-3.13")
def test_explain_says_why_the_last_space_ends_the_exploration() -> None:
    t = table(deck=["crab 1", "crab 2", "crab 3", "crab 1", "crab 2", "squid 1"])
    t.do(*["explore"] * 5)
    assert t.options() == ["take"] and t.why("explore") == "AB-3.13"


@rule("AB-5.3")
def test_explain_says_when_a_race_is_one_too_many() -> None:
    t = table("seahorse 5", "seahorse 3", "squid 1", court=["shepherd"]).do("hire shepherd", "pay seahorse 5")
    assert t.why("pay squid 1") == "AB-5.3"


@rule("AB-7.6.1")
def test_the_tamer_takes_the_second_space_back_to_the_first() -> None:
    t = table(deck=["monster", "crab 1"], threat=2, lords={"sky": ["tamer"]}).do("explore", "fight")
    assert t.options() == ["choose 1", "choose 2"]
    assert t.do("choose 1").pearls("amber") == 1


@rule("AB-6.19")
def test_an_ambassador_is_not_offered_when_fewer_than_three_keys_are_missing() -> None:
    t = table(lords={"amber": ["keeper", "sage"]}, keys={"amber": 3}, council={"crab": [1]}, open=["jail"], stack=[])
    t.do("support crab", "take_location jail")
    assert t.may("cover sage")
    t.do("spend_key")
    assert not t.may("cover sage") and t.may("cover keeper")


@rule("AB-7.8.1")
def test_the_ship_master_pays_for_a_single_race_too() -> None:
    t = table(deck=["crab 1", "squid 1", "monster"], lords={"amber": ["ship_master"]})
    t.do("explore", "explore", "take")
    assert t.pearls("amber") == 1 and t.council("crab") == [1]


@rule("AB-7.17")
def test_the_oracle_may_still_work_after_the_action() -> None:
    t = table(lords={"amber": ["oracle"]}, council={"crab": [1], "squid": [2]}).do("support crab")
    assert t.options() == ["dismiss squid", "done"]


@rule("AB-7.21.3")
def test_explain_says_that_the_lord_being_paid_for_stays() -> None:
    court = ["shepherd", "miller"]
    t = table("seahorse 5", "seahorse 3", court=court, lords={"amber": ["opportunist"]}).do("hire shepherd")
    assert t.why("replace shepherd") == "AB-7.21.3" and t.may("replace miller")
