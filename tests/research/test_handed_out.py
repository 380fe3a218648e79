"""What PettingZoo's face hands out: arrays that stay as they are while anybody has them, and are used again after."""

from __future__ import annotations

import gc
import warnings
import weakref
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.research.test_pettingzoo import every_game, maker


@pytest.mark.both_builds
@every_game
def test_what_was_handed_out_stays_as_it_is_however_it_is_kept(name: str) -> None:
    """Memory is written again once nobody has it: a row, a part of it, another array or a memoryview of it will do."""
    ways: list[Callable[[dict[str, Any]], Any]] = [
        lambda seen: seen,
        lambda seen: seen["observation"],
        lambda seen: seen["action_mask"],
        lambda seen: seen["observation"][3:][::2],
        lambda seen: seen["action_mask"].view(np.bool_)[None],
        lambda seen: seen["observation"].reshape(1, -1).T,
        lambda seen: memoryview(seen["observation"]),
        lambda seen: None,
    ]
    env = maker(name)(players=3)
    env.reset(seed=5)
    chance = Random(5)
    kept: list[tuple[Any, Any]] = []
    for _ in range(150):
        if not env.agents or env.terminations[env.agent_selection]:
            env.reset()
        seen, *_ = env.last()
        assert seen["observation"].tolist() == env.episode.observe().tolist()
        assert np.flatnonzero(seen["action_mask"]).tolist() == env.episode.legal
        held = chance.choice(ways)(seen)
        kept.append((held, deepcopy(contents(held))))
        del seen
        if len(kept) > 4:
            kept.pop(chance.randrange(5))
        env.step(chance.choice(env.episode.legal))
        assert all(contents(held) == before for held, before in kept)


def contents(held: Any) -> Any:
    if isinstance(held, dict):
        return {name: row.tolist() for name, row in held.items()}
    return held.tolist() if hasattr(held, "tolist") else held


@pytest.mark.both_builds
def test_memory_that_nobody_has_is_written_again() -> None:
    env = maker("whispers")(players=2)
    env.reset(seed=5)
    places = set()
    for _ in range(40):
        seen, *_ = env.last()
        seen["observation"].shape = (1, -1)  # whatever was done to an array, the next one is as it should be
        seen["action_mask"].flags.writeable = False
        places.add(seen["action_mask"].ctypes.data)
        env.step(env.episode.legal[0])
    seen, *_ = env.last()
    assert env.observation_space(env.agent_selection).contains(seen)
    assert seen["action_mask"].flags.writeable and len(places) == 2
    before = {part: row.tolist() for part, row in seen.items()}
    del env
    gc.collect()
    assert {part: row.tolist() for part, row in seen.items()} == before  # it outlives the table


@pytest.mark.both_builds
def test_whatever_was_done_to_what_was_handed_out_the_next_is_as_it_should_be() -> None:
    """Arrays that nobody has are handed out again, and so is their dictionary, but only if they are what they were."""
    changes: list[Callable[[dict[str, Any]], Any]] = [
        lambda seen: seen["observation"].fill(7),
        lambda seen: seen["action_mask"].setflags(write=False),
        lambda seen: seen["action_mask"].resize((1, 433), refcheck=False),
        lambda seen: setattr(seen["observation"], "dtype", np.int8),
        lambda seen: setattr(seen["observation"], "strides", (0,)),
        lambda seen: seen["observation"].__setstate__((1, (2,), np.dtype(np.uint8), False, b"no")),
        lambda seen: seen.clear(),
        lambda seen: seen.pop("action_mask"),
        lambda seen: seen.update(observation=seen["observation"] / 255),
        lambda seen: seen.update(observation=seen["action_mask"], action_mask=seen["observation"]),
        lambda seen: seen.update(observation=seen.pop("observation")),
        lambda seen: seen.update(more=None),
        # The second array may get the memory of the one that was handed out.
        lambda seen: [seen.update(observation=seen["observation"][:-1]) for _ in range(2)],
        lambda seen: [seen.update(action_mask=seen["action_mask"][:-1]) for _ in range(2)],
        lambda seen: [seen.update(observation=seen["observation"].base[:n]) for n in (1500, 1400)],
        lambda seen: None,
    ]
    env = maker("whispers")(players=2)
    env.reset(seed=5)
    for change in [change for change in changes for _ in range(3)]:
        seen, *_ = env.last()
        assert list(seen) == ["observation", "action_mask"] and all(type(row) is np.ndarray for row in seen.values())
        assert env.observation_space(env.agent_selection).contains(seen)
        assert seen["observation"].flags.writeable and seen["action_mask"].flags.writeable
        assert seen["observation"].tolist() == env.episode.observe().tolist()
        assert np.flatnonzero(seen["action_mask"]).tolist() == env.episode.legal
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # NumPy would have nobody set dtype and strides any more
            change(seen)
        env.step(env.episode.legal[0])


@pytest.mark.both_builds
def test_a_weak_reference_to_an_array_is_to_that_array_alone() -> None:
    env = maker("whispers")(players=2)
    env.reset(seed=5)
    seen, *_ = env.last()
    mask = weakref.ref(seen["action_mask"])
    for _ in range(3):
        seen, *_ = env.last()
    assert mask() is None
