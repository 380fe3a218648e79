"""Why something cannot be done: the rule that forbids it."""

from __future__ import annotations

from tests.games.abyss.table import rule, table


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


@rule("AB-7.21.3")
def test_explain_says_that_the_lord_being_paid_for_stays() -> None:
    court = ["shepherd", "miller"]
    t = table("seahorse 5", "seahorse 3", court=court, lords={"amber": ["opportunist"]}).do("hire shepherd")
    assert t.why("replace shepherd") == "AB-7.21.3" and t.may("replace miller")
