"""What each player may know: all but the values of Monster tokens and the order of what lies face down."""

from __future__ import annotations

import pytest

from tests.games.abyss.table import rule, table


@rule("AB-10.1")
def test_hands_are_known() -> None:
    t = table("crab 5", "squid 1", hands={"sky": ["jellyfish 2"]})
    assert t.seen_by("sky").hand("amber") == ["crab 5", "squid 1"]
    assert t.seen_by("amber").hand("sky") == ["jellyfish 2"] and t.seen_by("sky").hand("sky") == ["jellyfish 2"]


@rule("AB-10.2")
def test_council_stacks_are_known() -> None:
    t = table(council={"crab": [1, 4], "squid": [2]})
    assert t.seen_by("sky").council("crab") == [1, 4] and t.seen_by("amber").council("squid") == [2]


@rule("AB-10.3")
def test_monster_tokens_are_known_to_their_owner_alone() -> None:
    t = table(seats=3, tokens={"amber": [2, 4], "sky": [3]})
    assert t.seen_by("amber").tokens("amber") == [2, 4] and t.seen_by("sky").tokens("sky") == [3]
    assert t.seen_by("sky").tokens("amber") == [0, 0] and t.seen_by("green").tokens("amber") == [0, 0]
    assert t.seen_by("amber").tokens("sky") == [0]


@rule("AB-10.3")
def test_a_stolen_token_stays_hidden_from_the_others() -> None:
    paid = ["crab 5", "squid 3"]
    t = table(*paid, seats=3, court=["hunter", "keeper", "reaper", "miller"], tokens={"sky": [4]})
    t.do("hire hunter", "pay crab 5", "pay squid 3", "done", "opponent sky")
    assert t.seen_by("green").tokens("amber") == [0] and t.seen_by("amber").tokens("amber") == [4]


@pytest.mark.parametrize("viewer", ["amber", "sky"])
@rule("AB-10.4")
def test_what_lies_face_down_is_known_by_what_does_not(viewer: str) -> None:
    t = table(court=["keeper"], lord_deck=["miller", "trader"], open=["jail"], stack=["abyss", "chasm"])
    seen = t.seen_by(viewer)
    assert seen.lord_deck() == ["miller", "trader"] and seen.stack() == ["abyss", "chasm"]
    assert seen.deck_size() == 71


@rule("AB-10.4")
def test_what_a_view_draws_next_is_open() -> None:
    court = ["keeper"]
    t = table(court=court, lord_deck=["miller", "trader", "hunter"], pearls={"amber": 3}).do("plot", "plot", "plot")
    assert t.seen_by("sky").court() == ["hunter", "keeper", "miller", "trader"] and t.seen_by("sky").lord_deck() == []


@rule("AB-10.5")
def test_everything_on_the_table_is_open() -> None:
    t = table(
        pearls={"amber": 3},
        keys={"amber": 2},
        affiliated={"amber": ["crab 2"]},
        lords={"amber": ["keeper"]},
        disabled={"amber": ["slaver"]},
        covered={"amber": ["reaper"]},
        locations={"amber": ["jail"]},
        court=["miller"],
        open=["abyss"],
        discards=["monster", "squid 1"],
        threat=4,
        deck=["crab 1", "crab 3"],
    ).do("explore")
    seen = t.seen_by("sky")
    assert seen.pearls("amber") == 3 and seen.keys("amber") == 2 and seen.affiliated("amber") == ["crab 2"]
    assert seen.lords("amber") == ["keeper"] and seen.disabled("amber") == ["slaver"]
    assert seen.covered("amber") == ["reaper"] and seen.locations("amber") == ["jail"]
    assert seen.court() == ["miller"] and seen.open() == ["abyss"] and seen.track() == ["crab 1"]
    assert seen.discards() == ["monster", "squid 1"] and seen.threat == 4


@rule("AB-10.6")
def test_the_number_of_tokens_in_the_pool_is_open() -> None:
    t = table(tokens={"amber": [2, 4], "sky": [3]})
    assert t.seen_by("sky").pool() == 17
    t = table(tokens={"sky": [2] * 9 + [3] * 9}, threat=1, deck=["monster", "crab 1"])
    t.do("explore", "fight", "choose 2")
    assert t.seen_by("sky").tokens("amber") == [0] and t.seen_by("sky").pool() == 1


@rule("AB-10.7")
def test_whoever_lost_a_token_knows_who_has_it() -> None:
    court = ["hunter", "keeper", "reaper", "miller"]
    t = table("crab 5", "squid 3", seats=3, court=court, tokens={"amber": [2, 3], "sky": [4], "green": [3]})
    t.do("hire hunter", "pay crab 5", "pay squid 3", "done", "opponent sky")
    assert t.seen_by("sky").tokens("amber") == [0, 0, 4] and t.seen_by("green").tokens("amber") == [0, 0, 0]
    assert t.told("sky")["players"][0]["tokens"] == [4] and t.told("sky")["players"][0]["hidden_tokens"] == 2
    assert t.seen_by("sky").pool() == t.seen_by("green").pool() == t.pool() == 16
