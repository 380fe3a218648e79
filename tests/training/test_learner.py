"""The part that needs PyTorch: `tests/training/conftest.py` says where it runs."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest
import torch
from librt.vecs import vec
from mypy_extensions import i64

from tests.training.lots_seen import lots_with_eyes
from tests.training.test_selfplay import shard_of
from undercourt.bots.weights import network, tally
from undercourt.thinking.network import Network
from undercourt.training.learner import Learner
from undercourt.training.positions import Positions
from undercourt.training.shards import BadRun, Shard


def learnt(folder: Path) -> tuple[Learner, dict[str, float], dict[str, float]]:
    """A network before and after."""
    shard = shard_of(12)
    learner = Learner(lots_with_eyes(), 1, device="cpu")
    before = learner.test(Positions([shard], "cpu"))
    for _ in learner.learn([shard], [shard], 150 * 4096 / shard.positions, monotonic() + 60):
        pass
    learner.save(folder / "checkpoint.pt")
    return learner, before, learner.test(Positions([shard], "cpu"))


def test_learning_makes_chances_and_choices_less_surprising(tmp_path: Path) -> None:
    _, before, after = learnt(tmp_path)
    assert after["unseen/chances"] < before["unseen/chances"] - 0.1
    assert after["unseen/tally"] < before["unseen/tally"] - 0.05
    assert after["unseen/choices"] < before["unseen/choices"] - 0.1


def test_trust_is_kept_where_nobody_played(tmp_path: Path) -> None:
    learner, _, _ = learnt(tmp_path)
    for trust in (learner.net.trust.tolist(), learner.net.tally_trust.tolist()):
        assert trust[2] == trust[4] == 1.0 and trust[3] != 1.0


def test_a_checkpoint_continues_where_it_was_left(tmp_path: Path) -> None:
    learner, _, after = learnt(tmp_path)
    again = Learner(lots_with_eyes(), 2, device="cpu")
    again.load(tmp_path / "checkpoint.pt")
    assert again.steps == learner.steps
    assert again.test(Positions([shard_of(12)], "cpu")) == pytest.approx(after)


@pytest.mark.parametrize("end", [0, 100, -100])
def test_a_damaged_checkpoint_is_refused_in_one_sentence(tmp_path: Path, end: int) -> None:
    path = tmp_path / "checkpoint.pt"
    Learner(lots_with_eyes(), 1, device="cpu").save(path)
    path.write_bytes(path.read_bytes()[:end])
    with pytest.raises(BadRun, match=r"checkpoint.pt' is damaged, or of a network of another shape; put it back"):
        Learner(lots_with_eyes(), 1, device="cpu").load(path)


def test_bots_play_with_the_numbers_that_were_learnt(tmp_path: Path) -> None:
    learner, _, _ = learnt(tmp_path)
    shard = shard_of(1)
    positions = Positions([shard], "cpu")
    batch = positions.batch(torch.arange(len(positions)))
    seats, options = learner.net.as_played(batch)
    weights = learner.net.rounded(learner.game)
    guide, judge = (network(learner.game, rows) for rows in (weights.guide, weights.judge))
    assert guide is not None and judge is not None
    ends = [0, *map(int, shard.rows["marks_end"])]
    option = 0
    for i in range(len(positions)):
        logits: list[float] = []
        for view in (3 * i + 2, 3 * i + 1, 3 * i):
            look(judge, shard, ends[view], ends[view + 1])
            logits.insert(0, judge.says(0) + weights.trust[3] * batch.points[i, view - 3 * i].item())
        assert logits == pytest.approx(seats[i, :3].tolist(), abs=1e-3)
        look(guide, shard, ends[3 * i], ends[3 * i + 1])
        end = int(shard.rows["options_end"][i])
        said = [guide.says(int(action)) for action in shard.rows["actions"][option:end]]
        assert said == pytest.approx(options[option:end].tolist(), abs=1e-3)
        option = end


def test_a_search_plays_with_the_tally_that_was_learnt(tmp_path: Path) -> None:
    learner, _, _ = learnt(tmp_path)
    shard = shard_of(1)
    positions = Positions([shard], "cpu")
    batch = positions.batch(torch.arange(len(positions)))
    expected = learner.net.tallied(batch)
    weights = learner.net.rounded(learner.game)
    played = tally(learner.game, weights.tally)
    assert played is not None
    ends = [0, *map(int, shard.rows["marks_end"])]
    for view in range(3 * len(positions)):
        i, away = divmod(view, 3)
        marks = marks_of(shard, ends[view], ends[view + 1])
        said = played.says_of(marks, len(marks), batch.doubts[i].item())
        points = weights.tally_trust[3] * batch.points[i, away].item()
        assert said + points == pytest.approx(expected[i, away].item(), abs=2e-2)  # what rounding may add up to


def look(played: Network, shard: Shard, first: int, last: int) -> None:
    marks = marks_of(shard, first, last)
    played.look(marks, len(marks))


def marks_of(shard: Shard, first: int, last: int) -> vec[i64]:
    rows = zip(shard.rows["places"][first:last], shard.rows["amounts"][first:last], strict=True)
    return vec[i64]([int(place) * 256 + int(n) for place, n in rows])


def test_every_seed_will_do() -> None:
    nets = [Learner(lots_with_eyes(), seed, "cpu").net for seed in (1, 1, 2**64, 2**127)]
    firsts = [net.guide.first for net in nets]
    assert torch.equal(firsts[0], firsts[1])
    assert not torch.equal(firsts[0], firsts[2]) and not torch.equal(firsts[2], firsts[3])
