"""Thousands of tables behind Gymnasium's interface for vectors of environments: self-play on `undercourt.batch`.

A step is one decision at every table, by whichever seat is asked there: one learner plays all seats. What is seen is
what the seat to act may know, and `infos["seats"]` says which that is. The reward of a table is what the seat that has
just acted is paid, which is nothing before the end; `infos["rewards"]` has what every seat is paid.

A table whose game has ended deals the next one in the same step (`AutoresetMode.SAME_STEP`). What is seen then is of
the new game; a last look at the old one is not kept: nothing is left to be decided there.
"""

from __future__ import annotations

from copy import deepcopy
from os import PathLike
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

import undercourt
from undercourt.batch import Batch, without_recall
from undercourt.env.spaces import Observation, action_space, observation_space
from undercourt.given import at_least, flag_given, seed_given, table_given
from undercourt.kernel.driven import UNDEALT

Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

SEEDS = 1 << 62  # how many batches a generator of Gymnasium draws from


class TablesEnv(VectorEnv[Observation, Any, Any]):
    """`num_envs` tables of one game, each for `players` seats; the fewest that may play, if not given.

    `processes`: how many share the work. `copy`: whether what is handed out stays as it is; if not, it is the memory
    that the next step writes to, which saves time. `pack`: a file of other cards. Everything else is an option of the
    game.

    An action that is not legal raises IllegalAction, and no table has changed.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        num_envs: SupportsIndex = 1024,
        players: SupportsIndex | None = None,
        *,
        processes: SupportsIndex = 1,
        copy: bool = True,
        pack: str | PathLike[str] | None = None,
        **options: str,
    ) -> None:
        self.game = undercourt.load(game, pack)
        without_recall(options)
        self.players, chosen = table_given(self.game.rules, players, options, TablesEnv.__init__)
        self.num_envs = at_least(1, num_envs, "'num_envs' is a whole number of")
        self.copy = flag_given("copy", copy)
        self.single_observation_space: gymnasium.Space[Any] = observation_space(self.game)
        self.single_action_space: gymnasium.Space[Any] = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.batch = Batch(self.game, self.num_envs, self.players, 0, True, processes, **chosen)
        self._rows = np.arange(self.num_envs)
        self._dealt = False  # of what was asked for: the batch deals at once, from a seed that nobody chose

    def reset(
        self, *, seed: SupportsIndex | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """All tables from the beginning; `seed` is one number for all of them. `options` are not used."""
        if isinstance(seed, list):
            raise ValueError(
                "one seed is for all tables: what is played at each follows from it and the table's number"
            )
        given = None if seed is None else seed_given(seed)
        super().reset(seed=given)
        self._dealt = True
        self.batch.reset(int(self.np_random.integers(SEEDS)) if given is None else given)
        return self._seen(), {"seats": self.batch.seats.copy()}

    def step(self, actions: Any) -> tuple[Observation, Rewards, Flags, Flags, dict[str, Any]]:
        """One action at every table, of the seat that is asked there."""
        self._must_be_dealt()
        batch = self.batch
        acting = batch.seats.copy()
        batch.step(actions)
        rewards = batch.rewards[self._rows, acting]
        infos: dict[str, Any] = {"seats": batch.seats.copy(), "rewards": batch.rewards.copy()}
        return self._seen(), rewards, batch.dones.copy(), np.zeros(self.num_envs, np.bool_), infos

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for each table, drawn at random in compiled code."""
        self._must_be_dealt()
        return self.batch.sample()

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()

    def __copy__(self) -> TablesEnv:
        """Raises TypeError: two vectors cannot share a batch, and a batch cannot be copied."""
        return deepcopy(self)

    def _must_be_dealt(self) -> None:
        if not self._dealt:
            raise ResetNeeded(UNDEALT)

    def _seen(self) -> Observation:
        seen = {"observation": self.batch.observations, "action_mask": self.batch.masks.view(np.int8)}
        return {part: array.copy() for part, array in seen.items()} if self.copy else seen
