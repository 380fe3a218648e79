"""A table behind PettingZoo's interface for agents that act one at a time (AEC).

Agents are called `player_0`, `player_1`, … by their seats. Whoever is asked sees what its seat may know and which
actions are legal; whoever is not asked sees what it may know, and a mask that allows nothing. Nothing is paid before
the end, when all agents end together: `Episode.returns` says what; `infos` have the points then.

`step` does nothing for agents that are not asked, and observations are made when they are asked for: that is most of
what makes it fast. As long as a game goes on, `step`, `last` and `agent_iter` are those of `Driven`, compiled with the
engine. What was handed out stays as it is; memory that nobody has any more is used again, and so are arrays to which
nothing was done.
"""

from __future__ import annotations

from copy import deepcopy
from os import PathLike
from secrets import randbits
from typing import TYPE_CHECKING, Any, Literal, NoReturn, SupportsIndex, TypeVar, overload

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

import undercourt
from undercourt.env.spaces import (
    RENDER_MODES,
    Illegal,
    Observation,
    action_space,
    lost_by,
    must_be,
    observation_space,
    refused,
    seen_by,
)
from undercourt.facade import Episode, IllegalAction
from undercourt.given import flag_given, seed_given, table_given
from undercourt.kernel.driven import UNDEALT, Driven, Sheet
from undercourt.kernel.effect import REFUSED
from undercourt.kernel.rng import derived

# Of what the engine holds: in a copy, and made again for it.
KEPT = ("possible_agents", "agents", "_selected", "infos", "_cumulative_rewards")
MADE_AGAIN = ("_page", "_actions", "_s", "_ended", "_unpaid", "_d", "_moves", "_next", "_other", "_watched")


class Writable:
    """The memory of a vec, which shows it for reading only; whatever looks at it keeps it."""

    def __init__(self, memory: Any) -> None:
        self.memory = memory
        address = np.frombuffer(memory, np.uint8).ctypes.data
        self.__array_interface__ = {"version": 3, "typestr": "|u1", "shape": (len(memory),), "data": (address, False)}


Thing = TypeVar("Thing")


class ByAgent(dict[str, Thing]):
    """Something of each agent. Raises ValueError for an agent that is not at the table."""

    def __missing__(self, agent: object) -> NoReturn:
        raise ValueError(f"there is no agent {agent!r}; there are: {', '.join(self)}")


class TableEnv(Driven, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All seats of one table.

    `players`: how many play; the fewest that may, if not given. `render_mode`: "ansi" returns the table as text, as the
    seat that is asked sees it; "human" prints it at every step. `illegal`: an action that is not legal ends the game,
    and whoever took it has lost ("lose"), or it raises IllegalAction ("raise"). `recall`: observations go on with all
    that the seat has seen so far. `pack`: a file of other cards. Everything else is an option of the game; `undercourt
    games` lists them.

    `reset(seed=n)` deals game n, the same as `undercourt.load(game).new(players, seed=n)`; each `reset()` after it, the
    next of a sequence that follows from n.
    """

    def __init__(
        self,
        game: str,
        /,
        players: SupportsIndex | None = None,
        *,
        render_mode: str | None = None,
        illegal: Illegal = "lose",
        recall: bool = False,
        pack: str | PathLike[str] | None = None,
        **options: str,
    ) -> None:
        must_be("render_mode", render_mode, [None, *RENDER_MODES])
        must_be("illegal", illegal, ["lose", "raise"])
        self.game = undercourt.load(game, pack)
        self.players, self._options = table_given(self.game.rules, players, options, TableEnv.__init__)
        super().__init__(self.game._page, [f"player_{seat}" for seat in range(self.players)])
        self.render_mode = render_mode
        self.illegal: Illegal = illegal
        self.recall = recall = flag_given("recall", recall)
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        agents = self.possible_agents
        self.observation_spaces = ByAgent({agent: observation_space(self.game, recall) for agent in agents})
        self.action_spaces = ByAgent({agent: action_space(self.game) for agent in agents})
        self._seats = ByAgent({agent: seat for seat, agent in enumerate(agents)})
        self._seed: int | None = None
        self._t: Episode | None = None
        self._over = True  # then its agents leave, one by one

    if TYPE_CHECKING:  # it is that of `Driven`, which knows no arrays

        @overload
        def last(self, observe: Literal[True] = True) -> tuple[Observation, float, bool, bool, dict[str, Any]]: ...

        @overload
        def last(self, observe: bool) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]: ...

        def last(self, observe: bool = True) -> Any: ...

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action_spaces[agent]

    @property
    def options(self) -> dict[str, str]:
        """All of them, those not given among them. It is a copy: to change it changes nothing here."""
        return dict(self._options)

    @property
    def episode(self) -> Episode:
        """The game that is being played, for referees: it knows everything."""
        if self._t is None:
            raise ResetNeeded(UNDEALT)
        return self._t

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` are PettingZoo's, and not used: those of the game were given to the environment."""
        if seed is not None:
            self._seed = seed_given(seed)
        else:
            self._seed = randbits(64) if self._seed is None else derived(self._seed, "next game")
        self._t = t = self.game._deal(self.players, self._seed, self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._over = False
        self._begin(t)
        self.agent_selection = self.possible_agents[t.seat]
        if self._watched:
            self.render()

    def observe(self, agent: str) -> Observation:
        return seen_by(self.episode, self._seats[agent], self.recall, self._over)

    def render(self) -> str | None:
        """The table, as the agent sees it that is selected."""
        t = self.episode
        told = f"{t.picture(self._seats[self.agent_selection])}\n{t!r}"
        if self.render_mode != "human":
            return told
        print(told)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _last(self, observe: Any) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """`last` in general; where it is quicker than that, it says the same."""
        if not self.agents:
            self._nobody()
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self._over, False, self.infos[agent]

    def _step(self, action: Any, seat: int) -> None:
        """After a step that led to no decision, or that was none for the engine."""
        if self._over:
            self._leave(action)
            return
        t = self.episode
        if seat == REFUSED:
            try:
                t.step(action)  # which takes names, too, and says what is wrong
            except IllegalAction as wrong:
                why = refused(wrong, self.illegal)
                self._end(lost_by(t.seat, self.players), {self.agent_selection: {"illegal": why}})
                return
        if t.done:
            score = self.game.rules.score(t._s)  # once, for points and returns
            points = zip(self.possible_agents, score.totals(), strict=True)
            self._end(score.returns(), {agent: {"points": own} for agent, own in points})
        else:
            self.agent_selection = self.possible_agents[t.seat]
        if self._watched:
            self.render()

    def _begin(self, t: Episode) -> None:
        self._watched = self.render_mode == "human"
        self._drive(t._s, t._d, t._moves)
        if not self.recall:
            lent = [one for one in (self._next, self._other) if one is not None and one.is_free()]
            while len(lent) < 2:
                lent.append(self._sheet())
            self._lend(*lent)

    def _sheet(self) -> Sheet:
        size, memory = self.game.layout.size, self.game._page.row[:]
        whole: npt.NDArray[np.uint8] = np.asarray(Writable(memory))
        return Sheet(memory, whole, whole[:size], whole.view(np.int8)[size:])

    def _leave(self, action: Any) -> None:
        if not self.agents:
            self._nobody()
        self._was_dead_step(action)

    def _nobody(self) -> NoReturn:
        """No agent is there to look or to act."""
        if self._t is None:
            raise ResetNeeded(UNDEALT)
        raise ResetNeeded("the game is over; call reset() for another one")

    def _end(self, paid: list[float], infos: dict[str, dict[str, Any]]) -> None:
        self._over = True
        self._ended = self._s
        self._s = None
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos |= infos
        self._deads_step_first()

    def __copy__(self) -> TableEnv:
        """As deep as any: two tables cannot share a game, since each keeps whose turn it is there."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        state = {name: value for name, value in vars(self).items() if name not in MADE_AGAIN}
        return state | {name: getattr(self, name) for name in KEPT}

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__init__(state["game"]._page, state["possible_agents"])
        for name, value in state.items():
            setattr(self, name, value)
        if self._t is not None and not self._over:
            self._begin(self._t)
