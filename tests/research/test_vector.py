"""Many tables behind Gymnasium's interface for vectors of environments."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import FlattenObservation, NormalizeObservation, NormalizeReward

import undercourt
from undercourt.batch import Batch
from undercourt.env import IDS
from undercourt.env.vector import TablesEnv
from undercourt.facade import BadOption, IllegalAction
from undercourt.games import load_game

every_game = pytest.mark.parametrize("name", IDS)


@every_game
def test_what_is_handed_out_is_in_the_spaces(name: str) -> None:
    env = TablesEnv(name, num_envs=3, players=3)
    seen, infos = env.reset(seed=5)
    for _ in range(20):
        assert env.observation_space.contains(seen)
        actions = env.sample()
        assert env.action_space.contains(actions)
        assert seen["action_mask"][np.arange(3), actions].all() and infos["seats"].shape == (3,)
        seen, rewards, over, cut, infos = env.step(actions)
        assert rewards.shape == over.shape == cut.shape == (3,) and not cut.any()
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    env.close()


def test_a_table_plays_the_game_that_its_seed_gives() -> None:
    env = TablesEnv("whispers", num_envs=2, players=2)
    seen, infos = env.reset(seed=5)
    t = undercourt.load("whispers").new(2, env.batch.seed_of(1))
    over = np.zeros(2, bool)
    while not over[1]:
        assert infos["seats"][1] == t.seat and seen["observation"][1].tolist() == t.observe().tolist()
        assert seen["action_mask"][1].tolist() == t.mask().tolist()
        actions = env.sample()
        acting = t.seat
        t.step(actions[1])
        seen, rewards, over, _, infos = env.step(actions)
        assert rewards[1] == t.returns[acting]
    assert t.done and infos["rewards"][1].tolist() == t.returns
    assert env.batch.points[1].tolist() == t.scores and set(infos) == {"seats", "rewards"}  # as the docs say
    assert infos["seats"][1] == undercourt.load("whispers").new(2, env.batch.seed_of(1)).seat  # of the next game


def test_nothing_is_played_before_the_tables_are_dealt() -> None:
    env = TablesEnv("whispers", num_envs=2)
    for early in (env.sample, lambda: env.step(env.batch.sample())):
        with pytest.raises(ResetNeeded, match=r"^call reset\(\) first: it deals the game$"):
            early()
    wrong: Any = -1
    with pytest.raises(BadOption):
        env.reset(seed=wrong)
    with pytest.raises(ResetNeeded):
        env.step(env.batch.sample())
    env.reset()
    env.step(env.sample())
    assert not env.batch.dones.any()


def test_equal_seeds_give_equal_games() -> None:
    one, two = TablesEnv("abyss", num_envs=2), TablesEnv("abyss", num_envs=2)
    first, _ = one.reset(seed=1)
    assert (two.reset(seed=1)[0]["observation"] == first["observation"]).all()
    after = [env.reset()[0]["observation"].tobytes() for env in (one, two)]
    assert after[0] == after[1] != first["observation"].tobytes()


def test_what_is_handed_out_stays_as_it_is_unless_time_is_to_be_saved() -> None:
    for stays in (True, False):
        env = TablesEnv("tyrants", num_envs=2, copy=stays)
        seen, _ = env.reset(seed=1)
        before = seen["action_mask"].tobytes()
        for _ in range(12):
            env.step(env.sample())
        assert (seen["action_mask"].tobytes() == before) == stays


def test_many_tables_say_that_they_cannot_be_copied() -> None:
    env = TablesEnv("whispers", num_envs=2)
    for way in (copy, deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match=r"^a batch cannot be copied or pickled: begin another with its seed"):
            way(env)


def test_wrappers_of_gymnasium_take_rewards_and_refuse_observations_as_documented() -> None:
    """A new release of it that takes both will fail this test: then docs/for-researchers.md is to be changed."""
    env = NormalizeReward(TablesEnv("whispers", num_envs=2))
    env.reset(seed=1)
    env.step(env.unwrapped.sample())  # type: ignore[attr-defined]  # Gymnasium does not know whose wrapper it is
    wrappers: list[Any] = [NormalizeObservation, FlattenObservation]
    for wrapper in wrappers:
        with pytest.raises(ValueError, match="SAME_STEP"):
            wrapper(TablesEnv("whispers", num_envs=2))


def test_a_pack_brings_other_cards(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(load_game("secret_city").own_pack.replace("copies = 2", "copies = 1"), "utf-8")
    batches = [TablesEnv("secret_city", 2, pack=file).batch, Batch(undercourt.load("secret_city", file), 2)]
    batches.append(TablesEnv("secret_city", 2).batch)
    for batch in batches:
        for _ in range(30):
            batch.step(batch.sample())
    mine, same, others = (batch.observations.tobytes() for batch in batches)
    assert mine == same != others


def test_what_is_wrong_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadOption, match="whispers is for 2 to 4 players, not 5"):
        TablesEnv("whispers", players=5)
    env = TablesEnv("tyrants", num_envs=2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="game 0, action 9: 'end_turn' is not possible now: rule TU-"):
        env.step([env.game.action("end_turn")] * 2)
    with pytest.raises(ValueError, match="one seed is for all tables"):
        env.reset(seed=[1, 2])
    wrong: list[Any] = [-1, 2**128, 1.5, "x"]
    for seed in wrong:
        with pytest.raises(BadOption, match=r"^a seed is a whole number"):
            env.reset(seed=seed)
    assert env.batch.seed == 1
    tables: list[Any] = [0, "x", 1.5]
    for number in tables:
        with pytest.raises(BadOption, match=r"^'num_envs' is a whole number of 1 or more, not "):
            TablesEnv("tyrants", num_envs=number)
    with pytest.raises(BadOption, match=r"^'copy' cannot be 'no'; it is one of: False, True$"):
        TablesEnv("tyrants", num_envs=2, copy="no")  # type: ignore[arg-type]  # that is the point
    recall: Any = {"recall": True}
    with pytest.raises(BadOption, match=r"^a batch has no observations with perfect recall"):
        TablesEnv("tyrants", num_envs=2, **recall)


def test_numbers_of_numpy_will_do() -> None:
    env = TablesEnv("tyrants", num_envs=np.int64(2), players=np.int64(3))
    seen, _ = env.reset(seed=np.int64(7))
    again, _ = TablesEnv("tyrants", num_envs=2, players=3).reset(seed=7)
    assert (seen["observation"] == again["observation"]).all()
