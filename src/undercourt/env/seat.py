"""One seat behind Gymnasium's interface, with the others played by bots.

`step` takes an action of the learner's seat and plays on until that seat is asked again, or the game is over. Nothing
is paid before the end; then the reward is what `Episode.returns` says of the seat, and the info has everybody's points.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from os import PathLike
from typing import Any, SupportsIndex, Unpack

import gymnasium
from gymnasium.error import ResetNeeded

import undercourt
from undercourt.bots.bot import USUAL, Bot, Budget, answer_of, bots_rngs
from undercourt.bots.brought import entered, must_play
from undercourt.bots.memory import Memories, listens
from undercourt.bots.random import RandomBot
from undercourt.env import arguments as taken
from undercourt.env.spaces import (
    LOST,
    RENDER_MODES,
    Illegal,
    Observation,
    action_space,
    must_be,
    observation_space,
    refused,
    seen_by,
)
from undercourt.facade import BadOption, Episode, IllegalAction, LoadedGame
from undercourt.given import at_least, flag_given, seed_given, table_given, whole
from undercourt.kernel.rng import Rng, loaded

SEEDS = 1 << 62  # how many games a generator of Gymnasium draws from


class SeatEnv(gymnasium.Env[Observation, Any]):
    """The seat of a learner at a table of bots.

    `players`: how many play, the learner included; the fewest that may, if not given. `seat`: the learner's; None draws
    one for every game. `opponents`: the name of a bot or a level for all others, or a list with one for each, in the
    order in which they sit after the learner; `module:Class` is a bot of yours, `neural=FILE.npz` the network of a
    file, and an object with a method `choose` plays in all games as it is. `positions`: how many a bot may look at for
    one decision; levels know it themselves. `render_mode`: "ansi" returns the table as text, as the seat sees it;
    "human" prints it at every step. `illegal`: an action that is not legal ends the game and is lost ("lose"), or
    raises IllegalAction ("raise"). `recall`: observations go on with all that the seat has seen so far.
    `pack`: a file of other cards. Everything else is an option of the game; `undercourt games` lists them.

    `reset(seed=n)` deals game n; each `reset()` after it draws a game from a sequence that follows from n.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (as Gymnasium declares it)
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        /,
        players: SupportsIndex | None = None,
        *,
        seat: SupportsIndex | None = None,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        positions: SupportsIndex = USUAL.positions,
        render_mode: str | None = None,
        illegal: Illegal = "lose",
        recall: bool = False,
        pack: str | PathLike[str] | None = None,
        **options: str,
    ) -> None:
        must_be("render_mode", render_mode, [None, *RENDER_MODES])
        must_be("illegal", illegal, ["lose", "raise"])
        self.game = undercourt.load(game, pack)
        self.players, self._options = table_given(self.game.rules, players, options, SeatEnv.__init__)
        self.given_seat = whole(seat)  # None: drawn for every game
        if seat is not None and self.given_seat not in range(self.players):
            seats = ", ".join(map(str, range(self.players)))
            raise BadOption(f"'seat' cannot be {seat!r}; it is one of: None, {seats}")
        given: Any = opponents  # whatever it is: it is looked at below
        self.opponents: list[str | Bot] = (
            list(given) if isinstance(given, (list, tuple)) else [given] * (self.players - 1)
        )
        if len(self.opponents) != self.players - 1:
            raise BadOption(f"{self.players - 1} others play, and {len(self.opponents)} opponents are named")
        for one in self.opponents:
            must_oppose(one, self.game)
        self.budget = Budget(at_least(1, positions, "'positions' is a whole number of"))
        self.seat = self.given_seat or 0
        self.render_mode = render_mode
        self.illegal: Illegal = illegal
        self.recall = recall = flag_given("recall", recall)
        self.observation_space: Any = observation_space(self.game, recall)
        self.action_space = action_space(self.game)
        self._bots: dict[int, Bot] = {}  # by seat
        self._memories: Memories | None = None  # None: nobody at the table remembers anything
        self._listening: list[int] = []  # seats of bots that do
        self._rngs: list[Rng] = []  # of the bots, by seat
        self._t: Episode | None = None
        self._over = True

    @property
    def options(self) -> dict[str, str]:
        """All of them, those not given among them. It is a copy: to change it changes nothing here."""
        return dict(self._options)

    @property
    def episode(self) -> Episode:
        """The game that is being played, for referees: it knows everything."""
        if self._t is None:
            raise ResetNeeded("call reset() first: it deals the game")
        return self._t

    def reset(
        self, *, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game. `options` are Gymnasium's, and not used: those of the game were given to the environment."""
        given = None if seed is None else seed_given(seed)
        super().reset(seed=given)
        number = int(self.np_random.integers(SEEDS)) if given is None else given
        if self.given_seat is None:
            self.seat = int(self.np_random.integers(self.players))
        self._t = t = self.game.new(self.players, number, **self._options)
        self._bots = {
            (self.seat + 1 + i) % self.players: entered(one) if isinstance(one, str) else one
            for i, one in enumerate(self.opponents)
        }
        self._rngs = bots_rngs(number, self.players)
        think = not all(isinstance(one, RandomBot) for one in self._bots.values())
        self._listening = [seat for seat, one in self._bots.items() if listens(self.game.rules, one)]
        self._memories = Memories(self.game.rules, t._s, listening=self._listening) if think else None
        self._over = False
        self._play_on()
        if self.render_mode == "human":
            self.render()
        return self._seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's action, and what follows until it is asked again."""
        t = self.episode
        if self._over:
            raise ResetNeeded("the game is over; call reset() for another one")
        info: dict[str, Any] = {"seat": self.seat}
        reward = 0.0
        try:
            t.step(action)
        except IllegalAction as wrong:
            reward, info["illegal"] = LOST, refused(wrong, self.illegal)
            self._over = True  # not before: where it is an error, the game goes on
        else:
            self._moved(self.seat)
            self._play_on()
            if t.done:
                self._over = True
                reward, info["points"] = t.returns[self.seat], t.scores
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, self._over, False, info

    def render(self) -> str | None:
        """The table, as the learner's seat sees it."""
        told = f"{self.episode.picture(self.seat)}\n{self.episode!r}"
        if self.render_mode != "human":
            return told
        print(told)
        return None

    def __copy__(self) -> SeatEnv:
        """As deep as any: two learners cannot share a game."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: the engine's own parts as plain numbers."""
        remembered = None if self._memories is None else self._memories.kept()
        return {**self.__dict__, "_rngs": [rng.words() for rng in self._rngs], "_memories": remembered}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._rngs = [loaded(iter(words)) for words in state["_rngs"]]
        if state["_memories"] is not None:
            self._memories = Memories(self.game.rules, self.episode._s, state["_memories"], self._listening)

    def _play_on(self) -> None:
        """Until the learner is asked, or the game is over."""
        t = self.episode
        rules, s, d = self.game.rules, t._s, t._d
        while d.count > 0 and d.seat != self.seat:
            seat = d.seat
            if self._memories is None:
                # What a random bot does, without a view that it ignores.
                t.step(t.legal[self._rngs[seat].below(d.count)])
                continue
            view, memory = rules.view(s, seat), self._memories.by_seat[seat]
            t.step(answer_of(rules, self._bots[seat], view, d, self._rngs[seat], self.budget, memory))
            self._moved(seat)

    def _moved(self, seat: int) -> None:
        if self._memories is not None:
            self._memories.moved(self.episode._s, seat)

    def _seen(self) -> Observation:
        return seen_by(self.episode, self.seat, self.recall, self._over)


# What Gymnasium makes by an id: another game is not among the arguments


class TyrantsSeat(SeatEnv):
    def __init__(self, players: SupportsIndex | None = None, **arguments: Unpack[taken.TyrantsSeat]) -> None:
        super().__init__("tyrants", players, **arguments)


class AbyssSeat(SeatEnv):
    def __init__(self, players: SupportsIndex | None = None, **arguments: Unpack[taken.AbyssSeat]) -> None:
        super().__init__("abyss", players, **arguments)


class WhispersSeat(SeatEnv):
    def __init__(self, players: SupportsIndex | None = None, **arguments: Unpack[taken.WhispersSeat]) -> None:
        super().__init__("whispers", players, **arguments)


class SecretCitySeat(SeatEnv):
    def __init__(self, players: SupportsIndex | None = None, **arguments: Unpack[taken.SecretCitySeat]) -> None:
        super().__init__("secret_city", players, **arguments)


def must_oppose(one: object, game: LoadedGame) -> None:
    """Raises BadOption unless it is the name of a bot that can play the game, or a bot."""
    if not isinstance(one, str):
        if not callable(getattr(one, "choose", None)):
            raise BadOption(f"'opponents' cannot be {one!r}; it is the name of a bot, or a bot, or a list of them")
        return
    try:
        must_play(one, game.rules)
    except ValueError as wrong:
        raise BadOption(f"'opponents' cannot be '{one}': {wrong}") from wrong
