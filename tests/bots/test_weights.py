"""What comes with the games: it fits them, is small, and what only guides leaves judging to tally and judgement."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec

from tests.training.lots_seen import any_weights, lots_with_eyes
from undercourt.bots import weights
from undercourt.bots.bot import Budget
from undercourt.bots.neural import NeuralBot
from undercourt.bots.search import SearchBot
from undercourt.bots.weights import (
    NONE,
    UNTAUGHT,
    Weights,
    guided_sense,
    read_weights,
    rows_of,
    sense_from,
    sense_with,
    write_weights,
)
from undercourt.games import load_game
from undercourt.judgement import sense_of
from undercourt.judgement.sense import MOST_SEATS, Sense
from undercourt.kernel.decision import Decision
from undercourt.kernel.rng import seeded
from undercourt.thinking.judge import Tally
from undercourt.thinking.network import Network, NeuralSense

SHIPPED = sorted(weights.HERE.glob("*.npz"))
MOST_BYTES = 5_000_000


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.name)
def test_what_comes_with_a_game_fits_it_and_is_small(path: Path) -> None:
    game = load_game(path.stem)
    found = read_weights(path)
    assert isinstance(sense_with(game, found).judge, Network)
    assert isinstance(sense_with(game, found, tallied=True).judge, Tally) == bool(found.tally.at_last)
    assert guided_sense(game).own_turn == sense_of(game).own_turn == (path.stem == "tyrants")
    assert len(found.trust) == MOST_SEATS + 1 and all(found.trust[game.fewest : game.most + 1])
    assert path.stat().st_size < MOST_BYTES


def test_a_guide_leaves_chances_to_the_judgement(tmp_path: Path) -> None:
    game = lots_with_eyes()
    whole = any_weights(game, 3)
    write_weights(tmp_path / "lots.npz", whole._replace(judge=NONE))
    guide = sense_with(game, read_weights(tmp_path / "lots.npz"))
    d = Decision()
    s = game.begin(3, {}, 4, d)
    blank = [0.0] * MOST_SEATS
    own, guided, priors, expected = vec[float](blank), vec[float](blank), vec[float]([0.0] * 64), vec[float]([0.0] * 64)
    Sense(game).chances(s, d, own)
    assert guide.priors(s, d, priors, guided)
    assert list(guided) == list(own)
    sense_with(game, whole).priors(s, d, expected, guided)
    assert list(priors) == list(expected) and list(guided) != list(own)


def test_a_search_asks_its_guide_where_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = lots_with_eyes()
    monkeypatch.setattr(weights, "HERE", tmp_path)
    assert not isinstance(SearchBot().sense(lots_with_eyes()), NeuralSense)
    write_weights(tmp_path / f"{game.slug}.npz", any_weights(game, 3))
    guide = SearchBot().sense(game)
    assert isinstance(guide, NeuralSense) and isinstance(guide.judge, Tally) and guide.guide is not None
    d = Decision()
    s = game.begin(3, {}, 4, d)
    action = SearchBot().choose(game, game.view(s, d.seat), d, seeded(1), Budget(50), vec[float]())
    assert d.allows(action)


def test_a_bot_reads_its_file_as_it_is_when_it_begins(tmp_path: Path) -> None:
    game, path = lots_with_eyes(), tmp_path / "lots.npz"
    write_weights(path, any_weights(game, 1))
    before = NeuralBot(path)
    first = before.sense(game)
    write_weights(path, any_weights(game, 2))
    second = NeuralBot(path).sense(game)
    assert isinstance(first, NeuralSense) and isinstance(second, NeuralSense)
    assert first.guide is not None and second.guide is not None
    assert list(first.guide.last) != list(second.guide.last)
    assert before.sense(game) is first  # to the end
    assert NeuralBot(path).sense(game) is second  # and what is the same is made once


PARTS = [name for name in rows_of(UNTAUGHT) if name != "layout"]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("kept", [0.0, 0.5])
def test_weights_of_which_a_part_is_missing_are_refused_in_a_sentence(tmp_path: Path, part: str, kept: float) -> None:
    game, path = lots_with_eyes(), tmp_path / "lots.npz"
    whole = any_weights(game, 1)
    row = rows_of(whole)[part]
    write_weights(path, cut(whole, part, row[: int(kept * len(row))]))
    with pytest.raises(
        ValueError, match=r"lots.npz' holds no weights, or is damaged; 'undercourt train' and 'practise'"
    ):
        sense_from(game, path)
    with pytest.raises(ValueError, match="these weights are damaged"):
        sense_with(game, read_weights(path))


def cut(whole: Weights, part: str, row: array[Any]) -> Weights:
    of, _, name = part.partition("_")
    other: dict[str, Any] = {part: row}
    if not part.endswith("trust"):
        other = {of: getattr(whole, of)._replace(**{name: row})}
    return whole._replace(**other)


def test_numbers_of_another_kind_are_no_weights(tmp_path: Path) -> None:
    path = tmp_path / "lots.npz"
    whole = any_weights(lots_with_eyes(), 1)
    write_weights(path, cut(whole, "trust", array("i", [1] * len(whole.trust))))
    with pytest.raises(ValueError, match="holds no weights, or is damaged"):
        read_weights(path)
