"""`undercourt bench`: its fields, and that its numbers are possible."""

from __future__ import annotations

import json
from importlib.util import find_spec

import pytest

from tests.cli.conftest import Run
from undercourt import BUILD, COMPILED

FIELDS = ["game", "players", "decisions_per_s", "games_per_s", "python_decisions_per_s", "clone_us", "state_bytes"]
FIELDS += ["options_per_decision", "ratio", "python_ratio"]


@pytest.mark.both_builds
def test_json_has_exactly_these_fields(run: Run) -> None:
    ran = run("bench", "--json", "--seconds", "0.05", "--game", "tyrants")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert list(found) == ["compiled", "build", "hearts", "games"]
    assert (found["compiled"], found["build"]) == (COMPILED, BUILD)
    assert (found["hearts"] is None) == (find_spec("pyspiel") is None)
    assert [row["players"] for row in found["games"]] == [2, 3, 4]
    for row in found["games"]:
        assert list(row) == FIELDS
        assert row["decisions_per_s"] > 100 * row["games_per_s"] > 0
        assert row["python_decisions_per_s"] > 1000 and 0 < row["clone_us"] < 1000
        assert 2 < row["options_per_decision"] < 50
        assert (row["ratio"] is None) == (row["python_ratio"] is None) == (found["hearts"] is None)
        assert 1_000 < row["state_bytes"] < 100_000


def test_a_table_for_people(run: Run) -> None:
    ran = run("bench", "--seconds", "0.01")
    assert ran.code == 0 and f"Engine {BUILD}" in ran.out
    assert "decisions/s" in ran.out and ran.out.count("tyrants") == 3 and "hearts" in ran.out
