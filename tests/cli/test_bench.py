"""`undercourt bench`: its fields, and that its numbers are possible."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec

import pytest

from tests.cli.conftest import Run
from undercourt import BUILD, COMPILED
from undercourt.arena.peers import ROWS

FIELDS = ["game", "players", "decisions_per_s", "games_per_s", "python_decisions_per_s", "clone_us", "state_bytes"]
FIELDS += ["options_per_decision", "ratio", "python_ratio"]
FACE = ["game", "players", "face", "decisions_per_s", "of_playouts", "least", "peer", "ratio", "bar"]
FACES = ["playouts", "batch_masks", "batch", "batch", "pettingzoo", "openspiel", "openspiel_tensors"]


@pytest.mark.both_builds
def test_json_has_exactly_these_fields(run: Run) -> None:
    ran = run("bench", "--json", "--seconds", "0.05", "--game", "tyrants")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert list(found) == ["compiled", "build", "hearts", "games", "faces", "peers"]
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
    assert [list(row) for row in found["faces"]] == [FACE] * len(FACES)
    assert [row["face"] for row in found["faces"]] == FACES
    peers = {row["peer"]: row["decisions_per_s"] for row in found["peers"]}
    assert set(peers) == {"texas_holdem_v4", "team_dominoes", "hearts", "triple_triad"}
    assert (peers["triple_triad"] is None) == (find_spec("pufferlib") is None)
    assert [row["peer"] for row in found["faces"] if row["face"] == "batch"] == ["hearts", "triple_triad"]
    for row in found["faces"]:
        assert row["players"] == 4 and row["decisions_per_s"] > 50
        if row["face"] == "playouts" or (row["peer"] == "triple_triad" and peers["triple_triad"] is None):
            assert row["ratio"] is None
        else:
            assert row["ratio"] == pytest.approx(row["decisions_per_s"] / peers[row["peer"]], rel=0.1, abs=0.01)
    wanted = {row["face"]: (row["least"], row["bar"]) for row in found["faces"] if row["bar"] is not None}
    assert wanted == {"batch": (1_000_000, 1.0), "pettingzoo": (None, 50.0), "openspiel": (None, 10.0)}


def test_a_table_for_people(run: Run) -> None:
    ran = run("bench", "--seconds", "0.01", "--game", "whispers")
    assert ran.code == 0 and f"Engine {BUILD}" in ran.out
    assert "decisions/s" in ran.out and ran.out.count("whispers") == 3 + len(FACES) and "hearts" in ran.out


def test_peers_that_are_not_installed_are_named_with_how_to_install_them(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    puffer = ("pufferlib", "pufferlib.ocean.tripletriad.tripletriad")
    for package in ("pyspiel", "pettingzoo", "pettingzoo.classic.texas_holdem_v4", *puffer):
        monkeypatch.setitem(sys.modules, package, None)
    for name in [name for name in sys.modules if name.startswith(("undercourt.env", "undercourt.openspiel"))]:
        monkeypatch.delitem(sys.modules, name)
    ran = run("bench", "--seconds", "0.01", "--game", "abyss")
    assert ran.code == 0 and ran.out.count("not installed: pip install 'undercourt[") == 3
    assert "batch_masks" in ran.out
    where = "not installed: as docs/for-researchers.md says."
    assert f"triple_triad (PufferLib's game in C, {ROWS:,} games): {where}" in " ".join(ran.out.split())
