"""The example for PufferLib: with PufferLib where it is installed, and everywhere with what that promises."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from undercourt._build import ROOT
from undercourt.arena.peers import quietly
from undercourt.batch import Batch
from undercourt.facade import BadOption, IllegalAction

FILE = ROOT / "examples" / "research" / "pufferlib_tables.py"


class PromisedEnv:
    """What `PufferEnv` of PufferLib 3.0.0 does for its subclasses: it makes the arrays, or takes those of `buf`."""

    def __init__(self, buf: Any = None) -> None:
        me: Any = self
        shape = (me.num_agents, *me.single_observation_space.shape)
        own = {
            "observations": np.zeros(shape, me.single_observation_space.dtype),
            "rewards": np.zeros(me.num_agents, np.float32),
            "terminals": np.zeros(me.num_agents, bool),
            "truncations": np.zeros(me.num_agents, bool),
            "masks": np.ones(me.num_agents, bool),
            "actions": np.zeros(me.num_agents, np.int32),
        }
        vars(self).update(own if buf is None else {name: buf[name] for name in own})


@contextmanager
def promised() -> Iterator[Any]:
    """The example, made of that."""
    module: Any = ModuleType("pufferlib")
    module.PufferEnv = PromisedEnv
    before = sys.modules.get("pufferlib")
    sys.modules["pufferlib"] = module
    try:
        yield loaded()
    finally:
        del sys.modules["pufferlib"]
        if before is not None:
            sys.modules["pufferlib"] = before


@contextmanager
def real() -> Iterator[Any]:
    quietly("pufferlib")
    yield loaded()


def loaded() -> Any:
    spec = importlib.util.spec_from_file_location("pufferlib_tables", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


WAYS = [promised, real] if find_spec("pufferlib") is not None else [promised]
every_way = pytest.mark.parametrize("way", WAYS)


@every_way
def test_its_rows_rewards_and_ends_are_those_of_the_batch(way: Any) -> None:
    with way() as example:
        env, batch = example.Tables("whispers", 3, 3, allow_pass="on"), Batch("whispers", 3, 3, 5, allow_pass="on")
        rows, infos = env.reset(5)
        ended = paid = 0
        for _ in range(400):
            assert rows is env.observations and env.single_observation_space.contains(rows[0]) and infos == []
            assert rows.tobytes() == np.hstack([batch.observations, batch.masks]).tobytes()
            actions, acting = batch.sample(), batch.seats.copy()
            rows, rewards, terminals, truncations, infos = env.step(actions)
            batch.step(actions)
            assert rewards.tolist() == pytest.approx([batch.rewards[row, seat] for row, seat in enumerate(acting)])
            assert terminals.tolist() == batch.dones.tolist() and not truncations.any()
            ended += terminals.sum()
            paid += np.abs(rewards).sum()
        assert ended > 3 and paid > 1
        env.reset(5)
        assert not env.rewards.any() and not env.terminals.any()
        env.close()


@every_way
def test_it_writes_into_arrays_that_it_is_given(way: Any) -> None:
    with way() as example:
        buf = {name: array for name, array in vars(example.Tables("abyss", 2)).items() if name in BUFFERS}
        env = example.Tables("abyss", 2, buf=buf)
        rows, _ = env.reset(1)
        assert rows is buf["observations"] and rows[:, env.seen :].any(axis=1).all()
        with pytest.raises(IllegalAction, match=r"^game 0, action "):
            env.step(np.array([(rows[0, env.seen :] == 0).argmax(), 0]))
        with pytest.raises(BadOption, match="abyss has no option 'colour'"):
            example.Tables("abyss", 2, colour="red")


BUFFERS = ("observations", "rewards", "terminals", "truncations", "masks", "actions")


@every_way
def test_random_play_with_it_runs(way: Any, capsys: pytest.CaptureFixture[str]) -> None:
    with way() as example:
        example.main(["abyss", "--tables", "2", "--steps", "300"])
        told = capsys.readouterr().out.splitlines()
        assert told[0].startswith("abyss: 300 steps at 2 tables, ") and told[1].startswith(
            "whoever moved last was paid "
        )
        with pytest.raises(SystemExit):
            example.main(["--steps", "0"])
        assert "tables and steps are 1 or more" in capsys.readouterr().err


def test_without_pufferlib_it_says_where_to_read_how_to_have_it() -> None:
    code = f"import sys, runpy; sys.modules['pufferlib'] = None; runpy.run_path({str(FILE)!r})"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stderr.splitlines()[-1]
    assert told == "ImportError: this example needs PufferLib 3; docs/for-researchers.md says how to have it"


if find_spec("pufferlib") is not None:

    @pytest.mark.parametrize("backend", ["Serial", "Multiprocessing"])
    def test_pufferlib_steps_several_of_them(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
        vector = quietly("pufferlib.vector")
        with real() as example:
            monkeypatch.setitem(sys.modules, "pufferlib_tables", example)  # processes find the class by its name
            made = vector.make(example.Tables, num_envs=2, backend=getattr(vector, backend), env_kwargs={"tables": 4})
            rows, _ = made.reset(seed=7)
            batches = [Batch("whispers", 4, 2, 7 + i) for i in range(2)]
            for _ in range(300):
                assert rows.tobytes() == b"".join(np.hstack([one.observations, one.masks]).tobytes() for one in batches)
                actions = [one.sample() for one in batches]
                rows, *_ = made.step(np.concatenate(actions))
                for one, own in zip(batches, actions, strict=True):
                    one.step(own)
            assert sum(one.episodes.sum() for one in batches) > 0
            made.close()
