"""`undercourt practise` says in a sentence what it cannot do; what it does is in tests/training."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from undercourt.commands import learning


def test_without_pytorch_it_says_where_to_get_it(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(learning, "find_spec", lambda name: None)
    told = refused("practise", "abyss", "--out", str(tmp_path))
    assert told == "Training needs PyTorch and NumPy; pip install 'undercourt[neural]' brings them."
    monkeypatch.setattr(learning, "find_spec", lambda name: None if name == "numpy" else learning)
    told = refused("practise", "abyss", "--out", str(tmp_path))
    assert told == "Training needs NumPy; pip install 'undercourt[neural]' brings it."


def test_a_folder_holds_one_practice(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(learning, "find_spec", lambda name: learning)
    words = ["practise", "abyss", "--out", str(tmp_path)]
    assert refused(*words, "--resume") == f"There is no practice in '{tmp_path}'; leave --resume out to begin one."
    (tmp_path / "practice.json").write_text("{}", "utf-8")
    assert refused(*words) == f"There is a practice in '{tmp_path}' already; --resume continues it."


@pytest.mark.parametrize("word", ["0", "1", "-0.1", "much"])
def test_a_rate_is_a_small_number(refused: Callable[..., str], tmp_path: Path, word: str) -> None:
    assert f"not '{word}'" in refused("practise", "abyss", "--out", str(tmp_path), f"--rate={word}")
