"""PufferLib's game, where PufferLib is installed, which the tests' own packages do not bring."""

from __future__ import annotations

import sys
import warnings
from importlib.util import find_spec
from pathlib import Path

import pytest

from undercourt.arena.peers import quietly


def test_what_litters_and_talks_while_it_is_imported_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    lines = ["import os, sys, warnings", "os.symlink(__file__, 'resources')", "print('advice', file=sys.stderr)"]
    lines += ["warnings.filterwarnings('ignore')", "warnings.warn('old')", "answer = 42"]
    (there / "a_litterer.py").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.chdir(here)
    monkeypatch.syspath_prepend(there)
    filters = list(warnings.filters)
    try:
        assert quietly("a_litterer").answer == 42
    finally:
        sys.modules.pop("a_litterer", None)
    assert list(here.iterdir()) == [] and Path.cwd() == here and (there / "a_litterer.py").exists()
    assert warnings.filters == filters and capsys.readouterr() == ("", "")


if find_spec("pufferlib") is not None:
    from undercourt.arena.peers import ROWS, TAPE, replayed, triple_triad

    def test_a_game_of_pufferlib_is_ten_legal_actions_and_the_next_deal() -> None:
        env = quietly("pufferlib.ocean.tripletriad.tripletriad").TripleTriad(num_envs=ROWS)
        play = replayed(env)
        for _ in range(2):  # what was drawn for the first deals is legal in the same deals again
            for step in range(TAPE):
                assert next(play) == (0 if step % 11 == 10 else ROWS)
                assert env.terminals.all() == env.terminals.any() == (step % 11 == 9)  # nothing was refused

    def test_pufferlib_leaves_nothing_where_it_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        assert triple_triad()(0.01)[0] > 10_000
        assert list(tmp_path.iterdir()) == []
