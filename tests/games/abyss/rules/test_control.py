"""Keys, control of Locations, Ambassadors and Black Smokers."""

from __future__ import annotations

import pytest

from tests.games.abyss.table import rule, table
from tests.games.abyss.words import FIVE, OTHERS, hire

CRAB = {"crab": [1]}  # a Council stack, for the shortest action there is
STACK = ["abyss", "barracks", "chasm", "depths", "dockworks", "parliament", "sanctuary", "throne_room"]


@rule("AB-6.1")
def test_three_keys_must_be_used() -> None:
    t = table(keys={"amber": 3}, council=CRAB, open=["jail"], stack=["chasm", "abyss"]).do("support crab")
    assert t.turn == "amber" and t.options() == ["draw_locations 1", "draw_locations 2", "take_location jail"]


@rule("AB-6.1")
def test_two_keys_are_not_enough() -> None:
    t = table(keys={"amber": 2}, council=CRAB, open=["jail"]).do("support crab")
    assert t.turn == "sky" and t.keys("amber") == 2


@rule("AB-6.2")
def test_control_comes_after_the_refill() -> None:
    t = table(
        "seahorse 5",
        "seahorse 3",
        keys={"amber": 2},
        court=["shepherd", "keeper", "reaper"],
        open=["jail"],
        stack=["chasm"],
    )
    assert "take_location" not in t.verbs()
    t.do(*hire("shepherd", "seahorse 5", "seahorse 3"))
    assert t.verbs() == {"draw_locations", "take_location"} and len(t.court()) == 6 and t.pearls("amber") == 2


@rule("AB-6.2")
def test_keys_held_before_the_action_wait_for_its_end() -> None:
    t = table(keys={"amber": 3}, deck=["crab 1", "crab 2"], open=["jail"], stack=["chasm"])
    assert t.options() == ["explore"]
    assert t.do("explore").options() == ["explore", "take"]
    assert t.do("take").may("take_location jail")


@rule("AB-6.3")
def test_keys_come_from_monsters_and_from_free_lords() -> None:
    t = table(
        lords={"amber": ["keeper", "miller"]},
        keys={"amber": 1},
        threat=3,
        deck=["monster", "crab 1"],
        open=["jail"],
        stack=["chasm"],
    )
    assert t.key_total("amber") == 2
    t.do("explore", "fight")
    assert t.keys("amber") == 2 and t.key_total("amber") == 3
    t.do("take_location jail")
    assert t.keys("amber") == 0 and t.covered("amber") == ["keeper"] and t.lords("amber") == ["miller"]


@rule("AB-6.4", "AB-6.15")
def test_an_open_location_is_taken_and_not_replaced() -> None:
    t = table(keys={"amber": 3}, council=CRAB, open=["jail", "abyss"], stack=["chasm"])
    t.do("support crab", "take_location jail")
    assert t.locations("amber") == ["jail"] and t.open() == ["abyss"] and t.stack() == ["chasm"] and t.turn == "sky"
    t = table(keys={"amber": 3}, council=CRAB, open=["jail"], stack=["chasm"]).do("support crab", "take_location jail")
    assert t.open() == [] and t.stack() == ["chasm"]


@pytest.mark.parametrize("number", [2, 3, 4])
@rule("AB-6.5", "AB-6.6")
def test_one_of_the_drawn_locations_is_kept_and_the_others_lie_open(number: int) -> None:
    t = table(keys={"amber": 3}, council=CRAB, open=["jail"], stack=STACK).do("support crab")
    assert [word for word in t.options() if "draw" in word] == [f"draw_locations {n}" for n in (1, 2, 3, 4)]
    t.do(f"draw_locations {number}")
    drawn = [word.split()[1] for word in t.options()]
    assert t.verbs() == {"take_location"} and len(drawn) == number and "jail" not in drawn
    t.do(f"take_location {drawn[0]}")
    assert t.locations("amber") == [drawn[0]] and t.open() == sorted(["jail", *drawn[1:]])
    assert len(t.stack()) == 8 - number and t.keys("amber") == 0


@rule("AB-6.7", "AB-6.8", "AB-6.9")
def test_lords_that_pay_are_covered() -> None:
    t = table(lords={"amber": ["keeper", "slaver"]}, keys={"amber": 1}, council=CRAB, open=["jail"], stack=["abyss"])
    t.do("support crab", "take_location jail")
    assert t.covered("amber") == ["keeper", "slaver"] and t.lords("amber") == [] and t.key_total("amber") == 0


@rule("AB-6.7")
def test_a_covered_power_is_gone() -> None:
    assert table("crab 1", lords={"amber": ["slaver"]}).may("sell crab 1")
    assert not table("crab 1", covered={"amber": ["slaver"]}).may("sell crab 1")


@rule("AB-6.8")
def test_covered_keys_do_not_count_again() -> None:
    t = table(covered={"amber": ["keeper", "reaper"]}, keys={"amber": 2}, council=CRAB, open=["jail"])
    assert t.key_total("amber") == 2 and t.do("support crab").turn == "sky"


@rule("AB-6.9")
def test_a_covered_lord_is_no_target() -> None:
    hand = ("crab 5", "crab 4", "crab 1")
    t = table(*hand, court=["assassin", *OTHERS], covered={"sky": ["keeper"]}).do(*hire("assassin", *hand))
    assert t.turn == "sky" and t.disabled("sky") == [] and t.covered("sky") == ["keeper"]


@rule("AB-6.10")
def test_a_covered_lord_scores() -> None:
    t = table(covered={"amber": ["landowner"]}, lords={"amber": ["keeper"]})
    t.finish()
    assert t.score("amber")["lords"] == 12 + 6


@rule("AB-6.11")
def test_used_tokens_are_gone() -> None:
    t = table(keys={"amber": 3, "sky": 1}, council=CRAB, open=["jail"], stack=["abyss"])
    t.do("support crab", "take_location jail")
    assert t.keys("amber") == 0 and t.keys("sky") == 1


@rule("AB-6.12")
def test_with_more_than_three_keys_the_player_chooses() -> None:
    t = table(lords={"amber": ["keeper", "reaper"]}, keys={"amber": 2}, council=CRAB, open=["jail"], stack=["abyss"])
    t.do("support crab", "take_location jail")
    assert t.options() == ["cover keeper", "cover reaper", "spend_key"]
    t.do("spend_key", "cover keeper", "spend_key")
    assert t.keys("amber") == 0 and t.covered("amber") == ["keeper"] and t.lords("amber") == ["reaper"]
    assert t.turn == "sky"


@pytest.mark.parametrize("lord", ["sage", "hermit", "elder"])
@rule("AB-6.13", "AB-6.20")
def test_an_ambassador_controls_a_location_alone(lord: str) -> None:
    t = table(*FIVE, court=[lord, *OTHERS], keys={"amber": 2}, stack=STACK).do(*hire(lord, *FIVE))
    if lord != "hermit":
        t.do(t.options()[0])
    assert t.covered("amber") == [lord] and len(t.locations("amber")) == 1
    assert t.keys("amber") == 2 and t.key_total("amber") == 2 and t.turn == "sky"


@rule("AB-6.14")
def test_control_is_repeated_while_three_keys_remain() -> None:
    t = table(
        lords={"amber": ["keeper", "reaper", "shepherd"]},
        keys={"amber": 3},
        council=CRAB,
        open=["jail", "abyss"],
        stack=["chasm"],
    )
    t.do("support crab", "take_location jail", "cover keeper", "cover reaper", "cover shepherd")
    assert t.turn == "amber" and t.options() == ["draw_locations 1", "take_location abyss"]
    t.do("take_location abyss")
    assert t.locations("amber") == ["abyss", "jail"] and t.keys("amber") == 0 and t.turn == "sky"


@rule("AB-6.16")
def test_nobody_draws_more_than_the_stack_holds() -> None:
    t = table(keys={"amber": 3}, council=CRAB, open=["jail"], stack=["abyss", "chasm", "depths"]).do("support crab")
    assert t.options() == ["draw_locations 1", "draw_locations 2", "draw_locations 3", "take_location jail"]


@rule("AB-6.17")
def test_without_locations_the_keys_are_kept() -> None:
    t = table(keys={"amber": 3}, council=CRAB, open=[], stack=[]).do("support crab")
    assert t.turn == "sky" and t.keys("amber") == 3


@rule("AB-6.18")
def test_a_turned_lords_key_does_not_count() -> None:
    t = table(disabled={"amber": ["keeper"]}, keys={"amber": 2}, council=CRAB, open=["jail"])
    assert t.key_total("amber") == 2 and t.do("support crab").turn == "sky"


@rule("AB-6.19")
def test_no_key_too_many_is_used() -> None:
    t = table(lords={"amber": ["elder"]}, keys={"amber": 1}, council=CRAB, open=["jail", "abyss"], stack=[])
    t.do("support crab", "take_location jail")
    assert not t.may("spend_key")


@rule("AB-6.21")
def test_an_ambassador_draws_what_is_left() -> None:
    t = table(*FIVE, court=["elder", *OTHERS], stack=["jail", "abyss"], open=["chasm"]).do(*hire("elder", *FIVE))
    assert t.options() == ["take_location abyss", "take_location jail"]
    t.do("take_location jail")
    assert t.locations("amber") == ["jail"] and t.open() == ["abyss", "chasm"] and t.covered("amber") == ["elder"]


@rule("AB-6.22")
def test_with_an_empty_stack_an_ambassador_takes_an_open_location() -> None:
    t = table(*FIVE, court=["hermit", *OTHERS], stack=[], open=["abyss", "chasm"]).do(*hire("hermit", *FIVE))
    assert t.options() == ["take_location abyss", "take_location chasm"]
    t.do("take_location chasm")
    assert t.locations("amber") == ["chasm"] and t.covered("amber") == ["hermit"] and t.open() == ["abyss"]


@rule("AB-6.22")
def test_without_any_location_an_ambassador_keeps_its_keys() -> None:
    t = table(*FIVE, court=["hermit", *OTHERS], stack=[], open=[]).do(*hire("hermit", *FIVE))
    assert t.lords("amber") == ["hermit"] and t.key_total("amber") == 3 and t.turn == "sky"


@rule("AB-6.23")
def test_an_ambassador_works_however_it_came() -> None:
    squids = ("squid 5", "squid 4", "squid 1")
    t = table(*squids, court=["corruptor", "hermit", *OTHERS], pearls={"amber": 5}, stack=["jail"])
    t.do(*hire("corruptor", *squids), "hire hermit")
    assert t.covered("amber") == ["hermit"] and t.locations("amber") == ["jail"]
    paid = ("squid 5", "crab 4", "jellyfish 3")
    t = table(*paid, court=["traitor", "hermit", *OTHERS], lords={"amber": ["miller"]}, stack=["jail"])
    t.do(*hire("traitor", *paid), "give_up miller", "hire hermit")
    assert t.covered("amber") == ["hermit"] and t.locations("amber") == ["jail"]


SMOKERS = ["draw_locations 1", "draw_locations 2", "take_location abyss", "take_location black_smokers"]


@pytest.mark.parametrize(
    ("smokers", "stack"),
    [("into_stack", ["black_smokers", "chasm"]), ("removed", ["chasm"])],
)
@rule("AB-6.24", "AB-6.25", "AB-6.26")
def test_black_smokers_may_be_exchanged(smokers: str, stack: list[str]) -> None:
    t = table(
        keys={"amber": 3},
        council=CRAB,
        open=["black_smokers", "abyss"],
        stack=["jail", "chasm"],
        smokers=smokers,
    ).do("support crab")
    assert t.options() == SMOKERS
    t.do("take_location black_smokers")
    assert t.options() == ["done", "exchange chasm", "exchange jail"]
    t.do("exchange jail")
    assert t.locations("amber") == ["jail"] and t.stack() == stack and t.open() == ["abyss"] and t.turn == "sky"


@rule("AB-6.25")
def test_black_smokers_usually_goes_into_the_stack() -> None:
    t = table(keys={"amber": 3}, council=CRAB, open=["black_smokers", "abyss"], stack=["jail", "chasm"])
    t.do("support crab", "take_location black_smokers", "exchange jail")
    assert t.stack() == ["black_smokers", "chasm"]


@rule("AB-6.24")
def test_black_smokers_may_be_kept() -> None:
    t = table(keys={"amber": 3}, council=CRAB, open=["black_smokers", "abyss"], stack=["jail", "chasm"])
    t.do("support crab", "take_location black_smokers", "done")
    assert t.locations("amber") == ["black_smokers"] and t.stack() == ["chasm", "jail"] and t.turn == "sky"


@rule("AB-6.27")
def test_black_smokers_does_nothing_with_an_empty_stack() -> None:
    t = table(keys={"amber": 3}, council=CRAB, open=["black_smokers", "abyss"], stack=[])
    t.do("support crab", "take_location black_smokers")
    assert t.locations("amber") == ["black_smokers"] and t.turn == "sky"


@rule("AB-6.27")
def test_black_smokers_works_when_the_illusionist_brings_it() -> None:
    paid = ("jellyfish 5", "jellyfish 4", "jellyfish 1")
    t = table(
        *paid,
        court=["illusionist", *OTHERS],
        locations={"amber": ["parliament"]},
        open=["black_smokers", "abyss"],
        stack=["jail", "chasm"],
    )
    t.do(*hire("illusionist", *paid), "swap_out parliament", "take_location black_smokers", "exchange jail")
    assert t.locations("amber") == ["jail"] and t.open() == ["abyss", "parliament"]


@rule("AB-6.19")
def test_an_ambassador_is_not_offered_when_fewer_than_three_keys_are_missing() -> None:
    t = table(lords={"amber": ["keeper", "sage"]}, keys={"amber": 3}, council={"crab": [1]}, open=["jail"], stack=[])
    t.do("support crab", "take_location jail")
    assert t.may("cover sage")
    t.do("spend_key")
    assert not t.may("cover sage") and t.may("cover keeper")
