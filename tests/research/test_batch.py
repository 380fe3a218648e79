"""`undercourt.batch`: the same games as by hand, in arrays, whoever steps them."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from copy import copy, deepcopy
from hashlib import blake2b
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from librt.vecs import vec
from mypy_extensions import u8

import undercourt
from tests.kernel.lots import LotsGame
from undercourt._build import SRC
from undercourt.batch import Batch, BatchClosed, IllegalAction, WorkerDied
from undercourt.facade import NoObservations
from undercourt.games import UnknownGame, load_game, seen_games
from undercourt.kernel import batch as kernel
from undercourt.kernel.batch import episode_seed
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import BadOption, Game, Options
from undercourt.kernel.page import Page
from undercourt.kernel.rng import seeded

ARRAYS = ("observations", "masks", "rewards", "points", "seats", "dones", "episodes")
every_game = pytest.mark.parametrize("slug", seen_games())


class ByHand:
    """One row of a batch, stepped without it."""

    def __init__(self, game: Game, players: int, options: Options, seed: int, number: int) -> None:
        self.game, self.players, self.options, self.seed, self.number = game, players, options, seed, number
        self.d = Decision()
        self.points, self.episodes = [0] * players, 0
        self.rewards, self.done = [0.0] * players, False
        self.s = self.begin()

    def begin(self) -> State:
        seed = episode_seed(self.seed, self.number, self.episodes)
        return self.game.begin(self.players, self.options, seed, self.d)

    def step(self, action: int) -> None:
        self.rewards, self.done = [0.0] * self.players, False
        apply(self.s, action, self.d)
        if self.d.count == 0:
            score = self.game.score(self.s)
            self.points, self.rewards, self.done = score.totals(), score.returns(), True
            self.episodes += 1
            self.s = self.begin()

    def row(self) -> list[bytes]:
        """As in the arrays, in the order of ARRAYS."""
        out = vec[u8]([0] * int(self.game.eyes.size))
        self.game.eyes.look(self.s, self.d.seat, out, 0)
        mask = np.zeros(self.game.space.size, np.bool_)
        mask[self.d.options()] = True
        numbers = [np.array(self.points), np.array(self.d.seat), np.array(self.done), np.array(self.episodes)]
        return [bytes(out), mask.tobytes(), np.array(self.rewards).tobytes(), *[one.tobytes() for one in numbers]]


def arrays(batch: Batch) -> list[npt.NDArray[np.generic]]:
    return [getattr(batch, name) for name in ARRAYS]


def varied(slug: str) -> Any:
    """Options that show most of the game."""
    options: Options = import_module(f"tests.games.{slug}.games").VARIED
    return options


@every_game
def test_a_batch_plays_the_games_that_are_played_by_hand(slug: str) -> None:
    """Every byte of every row, for each number of players, until some games have ended and others begun."""
    game = load_game(slug)
    for players in range(game.fewest, game.most + 1):
        batch = Batch(slug, games=2, players=players, seed=5, **varied(slug))
        hands = [ByHand(game, players, varied(slug), 5, number) for number in range(2)]
        for step in range(2000):
            if step < 20 or step % 23 == 0 or batch.dones.any():
                for number, hand in enumerate(hands):
                    assert [array[number].tobytes() for array in arrays(batch)] == hand.row(), (players, step)
            if batch.episodes.any() and not batch.dones.any():
                break
            actions = batch.sample()
            batch.step(actions)
            for hand, action in zip(hands, actions, strict=True):
                hand.step(int(action))
        assert batch.episodes.any() and batch.points.any()


@every_game
def test_what_is_left_in_a_row_is_what_would_be_written_there(slug: str) -> None:
    """A row is kept up from decision to decision; at each of them it is as if it were written from nothing."""
    game = load_game(slug)
    for players in (game.fewest, game.most):
        piece = kernel.Batch(game, players, varied(slug), 3, 0, 4, True)
        width = int(piece.width)
        out = vec[u8]([0] * width)
        for step in range(250):
            for i in range(4):
                game.eyes.look(piece.states[i], int(piece.seats[i]), out, 0)
                assert bytes(piece.observations[i * width : (i + 1) * width]) == bytes(out), (players, step)
            piece.step(list(piece.samples))


@every_game
def test_whoever_looks_at_a_page_sees_what_would_be_written_there(slug: str) -> None:
    """Any seat may look at any decision, or several, or none: what is kept up for it is as if written from nothing."""
    game = load_game(slug)
    page, d = Page(game.eyes, game.space.size), Decision()
    out, shown = vec[u8]([0] * int(game.eyes.size)), vec[u8]([7] * len(page.row))  # what lay there does not matter
    for players, options in product(range(game.fewest, game.most + 1), ({}, varied(slug))):
        rng = seeded(players)
        s = game.begin(players, options, 4, d)
        for _ in range(400):
            for _ in range(rng.below(3)):
                seat = rng.below(players)
                page.show(s, seat, d, shown)
                game.eyes.look(s, seat, out, 0)
                mask = np.zeros(game.space.size, np.uint8)
                mask[d.options() if seat == d.seat else []] = 1
                assert bytes(shown) == bytes(out) + mask.tobytes()
            if d.count == 0:
                break
            apply(s, d.actions[rng.below(d.count)], d)


def test_a_row_says_which_seed_it_is_played_with() -> None:
    batch = Batch("whispers", games=2, players=2, seed=9)
    while batch.episodes[1] == 0:
        batch.step(batch.sample())
    seed = batch.seed_of(1)
    assert seed == episode_seed(9, 1, 1) != batch.seed_of(0)
    d = Decision()
    load_game("whispers").begin(2, {}, seed, d)
    assert list(np.flatnonzero(batch.masks[1])) == sorted(d.options()) and batch.dones[1]


def test_rewards_come_at_the_end_of_a_game_and_add_up_to_nothing() -> None:
    batch = Batch("abyss", games=8, players=3, seed=2)
    for _ in range(700):
        batch.step(batch.sample())
        assert not batch.rewards[~batch.dones].any()
        for row in batch.rewards[batch.dones]:
            assert row.max() > 0 and abs(row.sum()) < 1e-9
    assert batch.episodes.min() > 0


def test_lots_are_legal_and_fair() -> None:
    batch = Batch("tyrants", games=400, players=2, seed=3)
    first = batch.sample()
    assert batch.masks[np.arange(400), first].all() and (first == batch.sample()).all()
    legal = np.flatnonzero(batch.masks[0])
    same = (batch.masks == batch.masks[0]).all(1)
    counts = [int((first[same] == action).sum()) for action in legal]
    assert same.sum() > 100 and min(counts) > 0.5 * same.sum() / len(legal)


def test_an_illegal_action_names_the_game_and_changes_none() -> None:
    batch = Batch("tyrants", games=4, players=2, seed=1)
    batch.step(batch.sample())
    before = [array.tobytes() for array in arrays(batch)]
    actions = batch.sample()
    actions[2] = next(action for action in range(2780) if not batch.masks[2, action])
    with pytest.raises(IllegalAction, match=rf"^game 2, action {actions[2]}: '.*' is not possible now: rule TU-"):
        batch.step(actions)
    for wrong in (-1, 2780):
        actions[2] = wrong
        with pytest.raises(IllegalAction, match=f"^game 2, action {wrong}: {wrong} is not an action of tyrants"):
            batch.step(actions)
    assert [array.tobytes() for array in arrays(batch)] == before
    batch.step(batch.sample())


def test_as_few_play_as_may_where_nothing_is_said() -> None:
    assert Batch("tyrants", games=1).players == undercourt.load("tyrants").new().players == 2


def test_what_cannot_be_is_said_in_one_sentence() -> None:
    with pytest.raises(BadOption, match="for 2 to 4 players, not 5"):
        Batch("tyrants", players=5)
    with pytest.raises(BadOption, match="has no option 'colour'"):
        Batch("tyrants", colour="red")
    wrong: list[Any] = [0, -1, 1.5, "x"]
    for games in wrong:
        with pytest.raises(BadOption, match=r"^the games of a batch are 1 or more, not "):
            Batch("tyrants", games=games)
    with pytest.raises(ValueError, match="for 1 to 2 processes, not 3"):
        Batch("tyrants", games=2, processes=3)
    flags: list[Any] = ["no", None, 2]
    for flag in flags:
        with pytest.raises(BadOption, match=rf"^'observations' cannot be {flag!r}; it is one of: False, True$"):
            Batch("tyrants", games=2, observations=flag)
    not_games: list[Any] = [undercourt.load("tyrants").new(), 3, None]
    for thing in not_games:
        with pytest.raises(UnknownGame, match=rf"^the name of a game is text, not {type(thing).__name__}$"):
            Batch(thing)
    batch = Batch("abyss", games=2, players=2)
    for actions in ([1], [1.0, 2.0], [[1, 2]]):
        with pytest.raises(ValueError, match="actions are 2 whole numbers"):
            batch.step(actions)
    ragged: Any = [[1], [2, 3]]
    with pytest.raises(ValueError, match=r"^actions are 2 whole numbers, not lists of different lengths$"):
        batch.step(ragged)


def test_a_batch_says_what_it_is() -> None:
    batch = Batch("abyss", games=2, players=3, seed=5)
    assert repr(batch) == "<2 games of abyss for 3, seed 5>"


def test_seeds_are_those_of_a_game_alone() -> None:
    batch = Batch("abyss", games=np.int64(2), players=np.int64(2), seed=np.int64(5), processes=np.int64(1))
    assert batch.seed_of(1) == Batch("abyss", games=2, players=2, seed=5).seed_of(1)
    batch.step(batch.sample())
    before = [array.tobytes() for array in arrays(batch)]
    wrong: list[Any] = [-1, 2**128, 1.5, "x"]
    for seed in wrong:
        with pytest.raises(BadOption, match=r"^a seed is a whole number from 0 to 2\^128 - 1, not "):
            batch.reset(seed)
        with pytest.raises(BadOption, match=r"^a seed is a whole number"):
            Batch("abyss", games=2, players=2, seed=seed)
    assert batch.seed == 5 and [array.tobytes() for array in arrays(batch)] == before
    rows: list[Any] = [-1, 2, 1.5, "a"]
    for row in rows:
        with pytest.raises(IndexError, match=rf"^there is no row {row!r}; they go from 0 to 1$"):
            batch.seed_of(row)
    assert batch.seed_of(np.int8(1)) == batch.seed_of(1)


def test_there_is_no_recall_in_a_batch_and_it_says_so() -> None:
    recall: Any = {"recall": True}
    with pytest.raises(BadOption, match=r"^a batch has no observations with perfect recall; a PettingZoo or Gymnasium"):
        Batch("abyss", games=2, players=2, **recall)


def test_a_batch_says_that_it_cannot_be_copied() -> None:
    batch = Batch("abyss", games=2, players=2)
    for way in (deepcopy, copy, pickle.dumps):
        with pytest.raises(TypeError, match=r"^a batch cannot be copied or pickled: begin another with its seed"):
            way(batch)


def test_without_observations_there_are_rows_of_no_bytes() -> None:
    flags: list[Any] = [False, 1]
    blind, seeing = (Batch("whispers", games=4, players=2, seed=4, observations=seen) for seen in flags)
    for _ in range(300):
        blind.step(blind.sample())
        seeing.step(seeing.sample())
    assert blind.observations.shape == (4, 0) and seeing.observations.shape[1] > 1000
    assert [a.tobytes() for a in arrays(blind)[1:]] == [a.tobytes() for a in arrays(seeing)[1:]]


def test_a_batch_begins_again_as_if_it_were_new() -> None:
    batch, other = Batch("secret_city", games=3, players=2, seed=1), Batch("secret_city", games=3, players=2, seed=8)
    for _ in range(40):
        batch.step(batch.sample())
    batch.reset(8)
    for _ in range(40):
        assert [a.tobytes() for a in arrays(batch)] == [a.tobytes() for a in arrays(other)]
        batch.step(batch.sample())
        other.step(other.sample())
    batch.reset()
    assert batch.seed == 8 and batch.seed_of(0) == episode_seed(8, 0, 0)


def test_arrays_stay_where_they_are_and_nobody_else_writes_to_them() -> None:
    batch = Batch("abyss", games=2, players=2)
    before = [array.ctypes.data for array in arrays(batch)]
    for _ in range(300):
        batch.step(batch.sample())
    assert [array.ctypes.data for array in arrays(batch)] == before
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = True


def test_two_processes_give_what_one_gives() -> None:
    with Batch("abyss", games=5, players=2, seed=6, processes=2) as two:
        one = Batch("abyss", games=5, players=2, seed=6)
        for _ in range(260):
            assert [a.tobytes() for a in arrays(one)] == [a.tobytes() for a in arrays(two)]
            assert (one.sample() == two.sample()).all()
            one.step(one.sample())
            two.step(two.sample())
        assert one.episodes.sum() > 0
        actions = two.sample()
        actions[4] = 0 if not two.masks[4, 0] else 1
        with pytest.raises(IllegalAction) as by_two:
            two.step(actions)
        with pytest.raises(IllegalAction) as by_one:
            one.step(actions)
        assert str(by_one.value) == str(by_two.value) and "game 4" in str(by_one.value)
        assert [a.tobytes() for a in arrays(one)] == [a.tobytes() for a in arrays(two)]
        one.reset(3)
        two.reset(3)
        assert [a.tobytes() for a in arrays(one)] == [a.tobytes() for a in arrays(two)]
        workers = two._steppers.workers  # type: ignore[union-attr]  # it has several
        assert len(workers) == 2
    assert all(worker.exitcode == 0 for worker in workers)
    assert [a.tobytes() for a in arrays(one)] == [a.tobytes() for a in arrays(two)], "they can still be read"


def test_a_process_that_died_is_named() -> None:
    with Batch("abyss", games=4, players=2, processes=2) as batch:
        worker = batch._steppers.workers[1]  # type: ignore[union-attr]  # it has several
        worker.kill()
        with pytest.raises(WorkerDied, match="the process with games 2 to 3 has ended with exit code -9"):
            for _ in range(10):
                batch.step(batch.sample())
        for still in (lambda: batch.step(np.zeros(4, np.int64)), batch.sample, batch.reset):
            with pytest.raises(WorkerDied, match="the process with games 2 to 3 has ended"):
                still()


def test_a_program_that_asks_for_processes_wherever_it_is_run_is_told_where_to(tmp_path: Path) -> None:
    file = tmp_path / "unguarded.py"
    file.write_text("from undercourt.batch import Batch\nBatch('abyss', games=4, players=2, processes=2)\n", "utf-8")
    env = {**os.environ, "PYTHONPATH": str(SRC)}
    told = subprocess.run([sys.executable, str(file)], env=env, capture_output=True, text=True).stderr.splitlines()[-1]
    assert told.startswith("undercourt.batch.WorkerDied: the process with games 0 to 1 has ended with exit code 1: ")
    assert told.endswith('what asks for processes belongs behind `if __name__ == "__main__":`')


@pytest.mark.parametrize("processes", [1, 2])
def test_nothing_is_played_in_a_closed_batch(processes: int) -> None:
    with Batch("abyss", games=4, players=2, processes=processes) as batch:
        actions = batch.sample()
    for still in (lambda: batch.step(actions), batch.sample, batch.reset):
        with pytest.raises(BatchClosed, match="this batch was closed: begin a new one"):
            still()
    batch.close()
    assert batch.masks[np.arange(4), actions].all(), "the arrays can still be read"


def test_an_interrupted_batch_is_not_stepped_on(monkeypatch: pytest.MonkeyPatch) -> None:
    with Batch("abyss", games=4, players=2, processes=2) as batch:
        actions = batch.sample()
        monkeypatch.setattr(batch._steppers, "answers", interrupted)
        with pytest.raises(KeyboardInterrupt):
            batch.step(actions)
        with pytest.raises(WorkerDied, match="interrupted in the middle of a step"):
            batch.step(actions)


def interrupted() -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("processes", [1, 2])
def test_no_number_is_too_large_to_be_refused(processes: int) -> None:
    with Batch("abyss", games=4, players=2, processes=processes) as batch:
        actions = batch.sample().astype(np.uint64)
        actions[3] = 2**64 - 1
        with pytest.raises(
            IllegalAction, match=r"^game 3, action 18446744073709551615: 1844.* is not an action of abyss"
        ):
            batch.step(actions)
        batch.step(batch.sample())


@pytest.mark.parametrize("slug", seen_games())
def test_compiled_or_not_a_batch_is_the_same(slug: str) -> None:
    """After an intended change of rules, seeds or observations: write what it says now."""
    batch = Batch(slug, games=6, players=load_game(slug).most, seed=11, **varied(slug))
    digest = blake2b(digest_size=8)
    for _ in range(120):
        batch.step(batch.sample())
        for array in arrays(batch):
            digest.update(array.tobytes())
    assert digest.hexdigest() == GOLDEN[slug]


GOLDEN = {
    "abyss": "2a097616bcc2842c",
    "secret_city": "1abcc5932f66536a",
    "tyrants": "60665b8d7b77da01",
    "whispers": "27ce54ce09fa540a",
}


def test_a_game_without_observations_has_a_batch_without_them() -> None:
    with pytest.raises(NoObservations, match="lots has no observations yet; a batch of it needs observations=False"):
        Batch(LotsGame(), games=2, players=3)
