"""Whole games as readable text: every record in the folder `golden` of a game's tests is replayed and verified."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.golden import golden
from undercourt.games import game_names, load_game
from undercourt.kernel.record import Replay, named_game, read, write

RECORDS = [path for name in game_names() for path in sorted(golden(name).glob("*.record"))]


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parents[1].name}/{path.stem}" for path in RECORDS])
def test_a_recorded_game_replays_to_its_table_and_score(path: Path) -> None:
    """After an intended change to the rules: `python tools/golden.py games`, and read the diff."""
    text = path.read_text("utf-8")
    game = load_game(named_game(text))
    record = read(text, game)
    assert record.after and record.score, "a golden record states how it ends"
    replay = Replay(record, game)
    replay.to_the_end()
    assert replay.done == len(record.moves) and replay.d.count == 0
    assert write(record, game) == text, "a golden record is written as a save writes it"


@pytest.mark.parametrize("name", game_names())
def test_there_is_a_recorded_game_for_every_number_of_players(name: str) -> None:
    game = load_game(name)
    recorded = {len(read(path.read_text("utf-8"), game).players) for path in golden(name).glob("*.record")}
    assert recorded >= set(range(game.fewest, game.most + 1))
