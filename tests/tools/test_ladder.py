"""Each rung against each other: what is on the page is what was found, and a short run finds it."""

from __future__ import annotations

import json

import pytest

from tools import ladder


def test_the_page_shows_what_was_found() -> None:
    found = json.loads(ladder.FOUND.read_text("utf-8"))
    table = ladder.PAGE.read_text("utf-8").partition(ladder.BEGIN)[2].partition(ladder.END)[0].strip()
    assert table == ladder.tables(found).strip() and len(found) >= 4


def test_every_pair_is_played_with_all_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {"random": "random", "greedy": "greedy@50", "search": "search@10"}
    monkeypatch.setattr(ladder, "RUNGS", few)
    rows = ladder.measured("whispers", list(few), deals=4, jobs=1)
    pairs = [("greedy", "random", 8), ("search", "random", 2), ("search", "greedy", 2)]
    assert [(row["bot"], row["against"], row["games"]) for row in rows] == pairs
    assert all(0.0 <= float(str(row["low"])) <= float(str(row["win_rate"])) <= float(str(row["high"])) for row in rows)


def test_only_the_pairs_of_some_bots_are_played_where_that_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {"random": "random", "greedy": "greedy@50", "search": "search@10"}
    monkeypatch.setattr(ladder, "RUNGS", few)
    rows = ladder.measured("whispers", ["search"], deals=4, jobs=1)
    assert [(row["bot"], row["against"]) for row in rows] == [("search", "random"), ("search", "greedy")]
