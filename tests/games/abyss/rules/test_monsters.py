"""Monsters, the threat track and its rewards."""

from __future__ import annotations

import pytest

from tests.games.abyss.table import rule, table

LAST = ["crab 1", "squid 1", "jellyfish 1", "seahorse 1", "monster", "crab 2"]  # the Monster comes to the last space


@rule("AB-3.15")
def test_a_monster_is_fought_or_left_and_never_offered() -> None:
    t = table(deck=["monster", "crab 1"], pearls={"sky": 9}).do("explore")
    assert t.seat == "amber" and t.options() == ["explore", "fight"]


@rule("AB-3.16", "AB-3.26")
def test_a_fight_is_won_and_ends_the_exploration() -> None:
    t = table(deck=["squid 2", "monster", "crab 1"], threat=3).do("explore", "explore", "fight")
    assert t.keys("amber") == 1 and t.discards() == ["monster"]
    assert t.threat == 1 and t.turn == "sky" and t.track() == [] and t.council("squid") == [2]


REWARDS = [  # space, choice, pearls, Monster tokens, keys
    (1, 1, 1, 0, 0),
    (1, 2, 0, 1, 0),
    (2, 1, 2, 0, 0),
    (2, 2, 1, 1, 0),
    (2, 3, 0, 2, 0),
    (4, 1, 1, 0, 1),
    (4, 2, 0, 1, 1),
    (5, 1, 2, 0, 1),
    (5, 2, 1, 1, 1),
    (5, 3, 0, 2, 1),
]


@pytest.mark.parametrize(("space", "choice", "pearls", "tokens", "keys"), REWARDS)
@rule("AB-3.17", "AB-3.18", "AB-3.19", "AB-3.21", "AB-3.22", "AB-3.24")
def test_the_reward_is_chosen_from_the_space_of_the_threat_token(
    space: int, choice: int, pearls: int, tokens: int, keys: int
) -> None:
    t = table(deck=["monster", "crab 1"], threat=space).do("explore", "fight")
    assert len(t.options()) == {1: 2, 2: 3, 4: 2, 5: 3}[space] and t.verbs() == {"choose"}
    t.do(f"choose {choice}")
    assert t.pearls("amber") == pearls and len(t.tokens("amber")) == tokens and t.keys("amber") == keys
    assert t.turn == "sky"


@pytest.mark.parametrize(("space", "keys"), [(3, 1), (6, 2)])
@rule("AB-3.17", "AB-3.20", "AB-3.23")
def test_spaces_three_and_six_give_keys_alone(space: int, keys: int) -> None:
    t = table(deck=["monster", "crab 1"], threat=space).do("explore", "fight")
    assert t.keys("amber") == keys and t.pearls("amber") == 0 and t.tokens("amber") == [] and t.turn == "sky"


@rule("AB-3.25")
def test_monster_tokens_come_from_the_pool() -> None:
    t = table(deck=["monster", "crab 1"], tokens={"sky": [4]}).do("explore", "fight", "choose 2")
    assert t.pool() == 18 and t.tokens("sky") == [4] and t.tokens("amber")[0] in (2, 3, 4)


@rule("AB-3.27")
def test_leaving_a_monster_moves_the_threat_token() -> None:
    t = table(deck=["monster", "monster", "crab 1", "crab 2"]).do("explore")
    assert t.threat == 1
    assert t.do("explore").threat == 2
    assert t.do("explore").threat == 3 and t.track() == ["monster", "monster", "crab 1"]


@rule("AB-3.28")
def test_the_threat_token_stays_on_the_sixth_space() -> None:
    assert table(deck=["monster", "crab 1", "crab 2"], threat=6).do("explore", "explore").threat == 6


@rule("AB-3.29")
def test_the_threat_token_keeps_its_place_without_a_fight() -> None:
    t = table(deck=["monster", "crab 1", "monster", "crab 2"]).do("explore", "explore", "take")
    assert t.turn == "sky" and t.threat == 2
    t.do("explore")
    assert t.threat == 2
    t.do("fight")
    assert t.options() == ["choose 1", "choose 2", "choose 3"]


@rule("AB-3.30")
def test_a_monster_on_the_last_space_must_be_fought_for_a_pearl_more() -> None:
    t = table(deck=LAST, threat=3).do(*["explore"] * 5)
    assert t.options() == ["fight"]
    t.do("fight")
    assert t.keys("amber") == 1 and t.pearls("amber") == 1 and t.hand("amber") == []
    t = table(deck=LAST).do(*["explore"] * 5, "fight", "choose 1")
    assert t.pearls("amber") == 2


@rule("AB-3.34")
def test_no_reward_of_tokens_from_an_empty_pool() -> None:
    every = [2] * 9 + [3] * 9 + [4] * 2
    t = table(deck=["monster", "crab 1"], tokens={"sky": every}).do("explore", "fight")
    assert t.pearls("amber") == 1 and t.tokens("amber") == [] and t.turn == "sky"
    t = table(deck=["monster", "crab 1"], tokens={"sky": every[:-1]}, threat=2).do("explore", "fight")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 2")
    assert t.tokens("amber") == [4] and t.pearls("amber") == 1 and t.pool() == 0


@rule("AB-7.6.1")
def test_the_tamer_takes_the_second_space_back_to_the_first() -> None:
    t = table(deck=["monster", "crab 1"], threat=2, lords={"sky": ["tamer"]}).do("explore", "fight")
    assert t.options() == ["choose 1", "choose 2"]
    assert t.do("choose 1").pearls("amber") == 1
