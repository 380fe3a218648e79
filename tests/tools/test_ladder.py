"""Each rung against each other: what is on the page is what was found, and a short run finds it."""

from __future__ import annotations

import json
from datetime import datetime

import pytest

from tools import ladder
from undercourt.arena.keeping import sources
from undercourt.games import load_game


def test_the_page_shows_what_was_found() -> None:
    found = json.loads(ladder.FOUND.read_text("utf-8"))
    table = ladder.PAGE.read_text("utf-8").partition(ladder.BEGIN)[2].partition(ladder.END)[0].strip()
    assert table == ladder.tables(found).strip() and len(found) >= 4


FIELDS = ["bot", "against", "games", "win_rate", "low", "high", "margin", "rules", "date", "seed", "deals", "sources"]


def test_every_row_says_what_it_takes_to_cite_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(ladder.FOUND.read_text("utf-8"))
    assert all(list(row) == FIELDS and row["games"] == 2 * row["deals"] for rows in found.values() for row in rows)
    monkeypatch.setattr(ladder, "RUNGS", {"random": "random", "greedy": "greedy@50"})
    [row] = ladder.measured("whispers", ["greedy"], deals=2, jobs=1)
    assert list(row) == FIELDS and datetime.fromisoformat(str(row["date"])).tzinfo is not None
    told = [row[key] for key in ("games", "rules", "seed", "deals", "sources")]
    assert told == [4, load_game("whispers").version, ladder.SEED, 2, sources()]


def test_rows_of_other_sources_than_the_newest_are_marked() -> None:
    row = {"bot": "greedy", "against": "random", "games": 4, "win_rate": 0.5, "low": 0.25, "high": 0.75}
    newest = {**row, "date": "2026-11-18T09:30Z", "sources": "b"}
    assert ladder.MARK not in ladder.tables({"abyss": [newest], "whispers": [{**newest, "date": "2026-11-17"}]})
    unknown = {**row, "date": "2026-11-18", "sources": None}
    found = {"abyss": [newest], "tyrants": [unknown], "whispers": [{**newest, "date": "2026-11-17", "sources": "a"}]}
    _, _, line, _, note = ladder.tables(found).splitlines()
    assert [ladder.MARK in cell for cell in line.split("|")[3:6]] == [False, True, True]
    assert note == ladder.NOTE
    assert ladder.MARK in ladder.tables({"abyss": [unknown]})  # nobody knows, be it the newest or not


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
