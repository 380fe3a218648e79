"""What the farmers are worth and what the Ambassadors do."""

from __future__ import annotations

import pytest

from tests.games.abyss.table import rule, table
from tests.games.abyss.words import FIVE, hire

COURT = ["hunter", "jailer", "trader"]
STACK = ["abyss", "barracks", "chasm", "depths", "dockworks", "parliament", "sanctuary"]
FARMERS = [  # slug, a payment, keys, influence
    ("keeper", ("seahorse 3", "crab 2", "squid 1"), 1, 6),
    ("reaper", ("seahorse 4", "crab 3"), 1, 6),
    ("shepherd", ("seahorse 5", "seahorse 3"), 1, 6),
    ("miller", ("seahorse 5", "crab 3"), 0, 10),
    ("aquaculturalist", ("seahorse 5", "crab 3", "squid 1"), 0, 11),
    ("landowner", ("seahorse 5", "seahorse 4", "seahorse 1"), 0, 12),
]


@pytest.mark.parametrize(("lord", "paid", "keys", "influence"), FARMERS)
@rule("AB-7.27")
def test_a_farmer_has_no_ability(lord: str, paid: tuple[str, ...], keys: int, influence: int) -> None:
    t = table(*paid, court=[lord, *COURT], hands={"sky": ["crab 4"]}, pearls={"sky": 2}).do(*hire(lord, *paid))
    assert t.turn == "sky" and t.pearls("amber") == 0 and t.hand("amber") == [] and t.key_total("amber") == keys
    assert t.hand("sky") == ["crab 4"] and t.pearls("sky") == 2
    t.finish()
    assert t.score("amber")["lords"] == influence


@pytest.mark.parametrize(("lord", "number"), [("sage", 2), ("elder", 3)])
@rule("AB-7.28", "AB-7.30")
def test_sage_and_elder_choose_among_drawn_locations(lord: str, number: int) -> None:
    t = table(*FIVE, court=[lord, *COURT], open=["jail"], stack=STACK).do(*hire(lord, *FIVE))
    drawn = [word.split()[1] for word in t.options()]
    assert t.verbs() == {"take_location"} and len(drawn) == number and "jail" not in drawn
    t.do(f"take_location {drawn[1]}")
    assert t.locations("amber") == [drawn[1]] and t.covered("amber") == [lord] and t.lords("amber") == []
    assert t.open() == sorted(["jail", *drawn[:1], *drawn[2:]]) and len(t.stack()) == 7 - number
    assert t.key_total("amber") == 0 and t.affiliated("amber") == ["crab 1"] and t.turn == "sky"


@rule("AB-7.29")
def test_hermit_takes_the_location_drawn() -> None:
    t = table(*FIVE, court=["hermit", *COURT], open=["jail"], stack=STACK).do(*hire("hermit", *FIVE))
    assert len(t.locations("amber")) == 1 and t.locations("amber")[0] in STACK and t.open() == ["jail"]
    assert t.covered("amber") == ["hermit"] and len(t.stack()) == 6 and t.turn == "sky"


@pytest.mark.parametrize("missing", FIVE)
def test_an_ambassador_needs_all_five_races(missing: str) -> None:
    hand = [ally for ally in FIVE if ally != missing]
    assert not table(*hand, court=["sage", *COURT], pearls={"amber": 20}).may("hire sage")
    assert table(*FIVE, court=["sage", *COURT]).may("hire sage")


@rule("AB-7.29", "AB-6.23")
def test_an_ambassador_from_the_lord_deck_works_at_once() -> None:
    paid = ("squid 5", "crab 2", "jellyfish 1")
    t = table(*paid, court=["schemer", *COURT], lords={"amber": ["miller"]}, lord_deck=["hermit"], stack=["jail"])
    t.do(*hire("schemer", *paid), "give_up miller")
    assert t.covered("amber") == ["hermit"] and t.locations("amber") == ["jail"] and t.lords("amber") == ["schemer"]
