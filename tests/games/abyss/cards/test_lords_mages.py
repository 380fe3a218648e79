"""What the mages do; the Shaman stands with the military Lords he wards off."""

from __future__ import annotations

import pytest

from tests.games.abyss.table import rule, table
from tests.games.abyss.words import OTHERS, hire

INVOKER = ("jellyfish 5", "jellyfish 3")
APPRENTICE = ("jellyfish 3", "crab 2", "squid 1")
ILLUSIONIST = ("jellyfish 5", "jellyfish 4", "jellyfish 1")
MASTER = ("jellyfish 5", "crab 3", "squid 2")


@rule("AB-7.14.1")
def test_shaman_wards_off_military_lords_alone() -> None:
    t = table(
        "shellfish 5",
        "shellfish 3",
        lords={"amber": ["shaman"]},
        hands={"sky": ["crab 1"]},
        court=["peddler", *OTHERS],
    )
    t.do(*hire("peddler", "shellfish 5", "shellfish 3"))
    assert t.lords("amber") == ["peddler", "shaman"] and t.pearls("amber") == 2
    t = table(*INVOKER, lords={"sky": ["shaman"]}, court=["invoker", *OTHERS]).do(*hire("invoker", *INVOKER))
    assert t.turn == "amber"


@rule("AB-7.15.1")
def test_invoker_gives_another_turn() -> None:
    stacks = {"crab": [1], "squid": [1], "shellfish": [1]}
    t = table(*INVOKER, court=["invoker", *OTHERS], council=stacks).do(*hire("invoker", *INVOKER))
    assert t.turn == "amber" and t.may("explore")
    assert t.do("support crab").turn == "sky"
    assert t.do("support squid").turn == "amber"


@rule("AB-7.15.2")
def test_the_invokers_turn_is_a_complete_one() -> None:
    t = table(
        *INVOKER,
        "crab 1",
        "crab 2",
        lords={"amber": ["slaver"]},
        keys={"amber": 2},
        court=["invoker", *OTHERS],
        open=["jail"],
        stack=["abyss"],
        council={"squid": [1]},
    )
    t.do("sell crab 1")
    assert not t.may("sell crab 2")
    t.do(*hire("invoker", *INVOKER))
    assert t.verbs() == {"draw_locations", "take_location"}
    t.do("take_location jail")
    assert t.turn == "amber" and t.covered("amber") == ["slaver"] and t.may("plot") and t.may("support squid")


@rule("AB-7.15.2")
def test_powers_are_fresh_in_the_invokers_turn() -> None:
    t = table(*INVOKER, "crab 1", "crab 2", lords={"amber": ["slaver"]}, court=["invoker", *OTHERS])
    t.do("sell crab 1", *hire("invoker", *INVOKER))
    assert t.may("sell crab 2")


@rule("AB-7.16")
def test_apprentice_takes_a_council_stack() -> None:
    stacks = {"crab": [1, 3], "seahorse": [5]}
    t = table(*APPRENTICE, court=["apprentice", *OTHERS], council=stacks).do(*hire("apprentice", *APPRENTICE))
    assert t.options() == ["support crab", "support seahorse"]
    t.do("support crab")
    assert t.hand("amber") == ["crab 1", "crab 3"] and t.council("seahorse") == [5] and t.turn == "sky"


@rule("AB-7.16")
def test_apprentice_does_nothing_without_a_stack() -> None:
    t = table(*APPRENTICE, court=["apprentice", *OTHERS]).do(*hire("apprentice", *APPRENTICE))
    assert t.turn == "sky" and t.hand("amber") == []


@rule("AB-7.17")
def test_oracle_throws_a_council_stack_away() -> None:
    stacks = {"crab": [1, 3], "seahorse": [5]}
    t = table(lords={"amber": ["oracle"]}, council=stacks)
    assert t.options() == ["dismiss crab", "dismiss seahorse", "explore", "support crab", "support seahorse"]
    t.do("dismiss crab")
    assert t.council("crab") == [] and t.discards() == ["crab 1", "crab 3"] and t.hand("amber") == []
    assert t.options() == ["explore", "support seahorse"] and t.turn == "amber"


@rule("AB-7.17")
def test_oracle_works_while_exploring() -> None:
    t = table(lords={"amber": ["oracle"]}, council={"crab": [1]}, deck=["squid 1", "squid 2"]).do("explore")
    assert t.options() == ["dismiss crab", "explore", "take"]


@rule("AB-7.18.1")
def test_alchemist_takes_two_stacks() -> None:
    stacks = {"crab": [1, 3], "seahorse": [5], "squid": [2]}
    t = table(lords={"amber": ["alchemist"]}, council=stacks).do("support crab")
    assert t.turn == "amber" and t.options() == ["support seahorse", "support squid"]
    t.do("support squid")
    assert t.hand("amber") == ["crab 1", "crab 3", "squid 2"] and t.council("seahorse") == [5] and t.turn == "sky"


@rule("AB-7.18.1")
def test_alchemist_takes_one_stack_if_there_is_no_second() -> None:
    t = table(lords={"amber": ["alchemist"]}, council={"crab": [1, 3]}).do("support crab")
    assert t.hand("amber") == ["crab 1", "crab 3"] and t.turn == "sky"


@rule("AB-7.18.2")
def test_alchemist_does_not_double_the_apprentice() -> None:
    stacks = {"crab": [1, 3], "seahorse": [5], "squid": [2]}
    t = table(*APPRENTICE, lords={"amber": ["alchemist"]}, court=["apprentice", *OTHERS], council=stacks)
    t.do(*hire("apprentice", *APPRENTICE), "support crab")
    assert t.hand("amber") == ["crab 1", "crab 3"] and t.turn == "sky"


@rule("AB-7.19")
def test_illusionist_exchanges_a_location() -> None:
    t = table(
        *ILLUSIONIST,
        court=["illusionist", *OTHERS],
        locations={"amber": ["parliament", "jail"], "sky": ["depths"]},
        covered={"amber": ["keeper", "slaver"]},
        open=["chasm", "abyss"],
        stack=["dockworks"],
    ).do(*hire("illusionist", *ILLUSIONIST))
    assert t.options() == ["done", "swap_out jail", "swap_out parliament"]
    t.do("swap_out jail")
    assert t.options() == ["take_location abyss", "take_location chasm"]
    t.do("take_location chasm")
    assert t.locations("amber") == ["chasm", "parliament"] and t.open() == ["abyss", "jail"]
    assert t.covered("amber") == ["keeper", "slaver"] and t.stack() == ["dockworks"] and t.turn == "sky"


@rule("AB-7.19")
def test_illusionist_may_decline() -> None:
    t = table(*ILLUSIONIST, court=["illusionist", *OTHERS], locations={"amber": ["jail"]}, open=["abyss"])
    t.do(*hire("illusionist", *ILLUSIONIST), "done")
    assert t.locations("amber") == ["jail"] and t.open() == ["abyss"] and t.turn == "sky"


@pytest.mark.parametrize(("mine", "available"), [([], ["abyss"]), (["jail"], [])])
@rule("AB-7.19")
def test_illusionist_needs_both_locations(mine: list[str], available: list[str]) -> None:
    t = table(*ILLUSIONIST, court=["illusionist", *OTHERS], locations={"amber": mine}, open=available)
    assert t.do(*hire("illusionist", *ILLUSIONIST)).turn == "sky" and t.locations("amber") == mine


@rule("AB-7.20.1")
def test_master_of_magic_affiliates_any_ally_paid() -> None:
    t = table("seahorse 5", "crab 3", "crab 1", lords={"amber": ["master_of_magic"]}, court=["miller", *OTHERS])
    t.do(*hire("miller", "seahorse 5", "crab 3", "crab 1"))
    assert t.options() == ["affiliate crab 1", "affiliate crab 3", "affiliate seahorse 5"]
    t.do("affiliate seahorse 5")
    assert t.affiliated("amber") == ["seahorse 5"] and t.discards() == ["crab 1", "crab 3"]


@rule("AB-7.20.2")
def test_master_of_magic_does_not_work_for_its_own_hiring() -> None:
    t = table(*MASTER, court=["master_of_magic", *OTHERS]).do(*hire("master_of_magic", *MASTER))
    assert t.turn == "sky" and t.affiliated("amber") == ["squid 2"]


@rule("AB-7.17")
def test_the_oracle_may_still_work_after_the_action() -> None:
    t = table(lords={"amber": ["oracle"]}, council={"crab": [1], "squid": [2]}).do("support crab")
    assert t.options() == ["dismiss squid", "done"]
