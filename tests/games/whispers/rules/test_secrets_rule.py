"""Advanced rule: keep your secrets, a point for each token never revealed."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import rule, table

ALL = ["bear", "eagle", "elephant", "lion", "horse"]


@rule("WW-12.2.1")
def test_usually_secrets_bring_nothing() -> None:
    t = table(phase="end", revealed={"spider": ["bear", "eagle"]})
    assert t.score("raven").get("secrets", 0) == 0 and t.total("raven") == t.total("spider") == 10
    assert sorted(t.winners()) == ["raven", "spider"]


@pytest.mark.parametrize("number", range(6))
@rule("WW-12.2.2")
def test_every_unrevealed_token_brings_a_point(number: int) -> None:
    t = table(phase="end", revealed={"raven": ALL[:number]}, keep_your_secrets="on")
    assert t.score("raven")["secrets"] == 5 - number and t.total("raven") == 15 - number
    assert t.score("spider")["secrets"] == 5


@pytest.mark.parametrize("empire", ALL)
@rule("WW-12.2.2")
def test_the_slot_does_not_matter(empire: str) -> None:
    t = table(phase="end", revealed={"raven": [other for other in ALL if other != empire]}, keep_your_secrets="on")
    assert t.score("raven")["secrets"] == 1


@rule("WW-12.2.2")
def test_a_secret_may_decide() -> None:
    t = table(phase="end", revealed={"raven": ["bear", "eagle"]}, swaps={"spider": 1}, keep_your_secrets="on")
    assert t.winners() == ["spider"]


@rule("WW-12.2.3")
def test_they_count_though_all_is_turned_up_in_the_end() -> None:
    t = table(phase="track", round=4, revealed={"raven": ["bear", "lion"]}, keep_your_secrets="on")
    assert t.over and t.seen_by("spider").loyalty("raven") == ALL
    assert t.score("raven")["secrets"] == 3 and t.score("spider")["secrets"] == 5
