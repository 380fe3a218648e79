"""Many games stepped in one call, for programs that learn: what they ask for lies in arrays that are written in place.

The arrays are vecs that never move, so whoever has looked at their memory once sees what every later step wrote. A row
belongs to one game, which has a number of its own. Its seeds follow from that number and the seed of the batch, so a
batch may be cut into pieces, and each of its games is still the same.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from undercourt.kernel.decision import Decision, IllegalAction
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import Game, Options
from undercourt.kernel.observing import NOTES, Eyes, Sight
from undercourt.kernel.rng import Rng, derived, seeded


def episode_seed(seed: int, number: int, episode: int) -> int:
    """The seed of the game that is `episode`-th, from 0, in row `number` of a batch with this seed."""
    return derived(seed, f"batch {number} {episode}")


def sampling_seed(seed: int, number: int) -> int:
    """The seed of the generator that draws random actions for row `number`."""
    return derived(seed, f"batch {number} actions")


class Batch:
    """The rows `first` to `first + games - 1` of a batch. A game that ends is followed by the next one at once."""

    def __init__(
        self, game: Game, seats: int, options: Options, seed: int, first: int, games: int, observations: bool
    ) -> None:
        self.game: Game = game
        self.players: i64 = seats
        self.options: Options = game.chosen(seats, options)
        self.seed: int = seed
        self.first: i64 = first
        self.games: i64 = games
        self.actions: i64 = game.space.size
        self.eyes: Eyes = game.eyes
        self.width: i64 = game.eyes.size if observations else 0  # of a row of observations
        self.observations: vec[u8] = vec[u8]([0] * (games * self.width))  # what the seat to act may know
        self.masks: vec[u8] = vec[u8]([0] * (games * game.space.size))  # 1: legal
        self.rewards: vec[float] = vec[float]([0.0] * (games * seats))  # of the game that has just ended, else 0
        self.points: vec[i64] = vec[i64]([0] * (games * seats))  # of the last game that ended in this row
        self.seats: vec[i64] = vec[i64]([0] * games)  # the seat to act
        self.dones: vec[u8] = vec[u8]([0] * games)  # 1: a game ended in this step, and all the rest is of the next
        self.given: vec[i64] = vec[i64]([0] * games)  # the action to take, for `step_given`
        self.samples: vec[i64] = vec[i64]([0] * games)  # a legal action, drawn at random
        self.episodes: vec[i64] = vec[i64]([0] * games)  # how many games have ended in this row
        self.states: vec[State] = vec[State]()
        self.decisions: vec[Decision] = vec[Decision]()
        self.chance: vec[Rng] = vec[Rng]()
        self.sight: Sight = Sight()
        self.sight.row = self.observations
        self.sight.kept = True
        self.sight.notes = vec[i64]([0] * (games * NOTES))
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """All games from the beginning, as in a new batch with this seed."""
        self.seed = seed
        self.states = vec[State]()
        self.decisions = vec[Decision]()
        self.chance = vec[Rng]()
        for i in range(len(self.masks)):
            self.masks[i] = 0
        for i in range(len(self.rewards)):
            self.rewards[i] = 0.0
            self.points[i] = 0
        for i in range(self.games):
            self.episodes[i] = 0
            self.dones[i] = 0
            d = Decision()
            self.states = append(self.states, self.game.begin(self.players, self.options, self.seed_of(i), d))
            self.decisions = append(self.decisions, d)
            self.chance = append(self.chance, seeded(sampling_seed(seed, self.first + i)))
            self.show(i, True)

    def seed_of(self, i: i64) -> int:
        """The seed of the game that is now played in row `i`."""
        return episode_seed(self.seed, self.first + i, self.episodes[i])

    def step(self, actions: list[int]) -> None:
        """One action for each game. If one of them is not legal, it raises IllegalAction, and no game has changed."""
        if len(actions) != self.games:
            raise ValueError(f"{len(actions)} actions were given for {self.games} games")
        for i in range(self.games):
            self.given[i] = actions[i]
        self.step_given()

    def step_given(self) -> None:
        """The same with those that whoever sees the memory of `given` has written there."""
        for i in range(self.games):
            self.check(i, self.given[i])
        for i in range(self.games):
            self.act(i, self.given[i])

    def check(self, i: i64, action: i64) -> None:
        """Raises IllegalAction with the number of the game, the action and the reason."""
        if action >= 0 and action < self.actions and self.masks[i * self.actions + action] == 1:
            return
        try:
            self.game.check(self.states[i], self.decisions[i], action)
        except IllegalAction as wrong:
            raise IllegalAction(f"game {self.first + i}, action {action}: {wrong}") from None

    def act(self, i: i64, action: i64) -> None:
        d = self.decisions[i]
        masks = self.masks
        legal = d.actions
        row = i * self.actions
        for j in range(d.count):
            masks[row + legal[j]] = 0
        if self.dones[i] == 1:
            self.dones[i] = 0
            for seat in range(i * self.players, (i + 1) * self.players):
                self.rewards[seat] = 0.0
        apply(self.states[i], action, d)
        if d.count == 0:
            self.finish(i, d)
            self.show(i, True)
        else:
            self.show(i, False)

    def finish(self, i: i64, d: Decision) -> None:
        """What the game that has ended was worth; the next one begins in its place."""
        score = self.game.score(self.states[i])
        totals = score.totals()
        returns = score.returns()
        for seat in range(self.players):
            self.points[i * self.players + seat] = totals[seat]
            self.rewards[i * self.players + seat] = returns[seat]
        self.dones[i] = 1
        self.episodes[i] += 1
        self.states[i] = self.game.begin(self.players, self.options, self.seed_of(i), d)

    def show(self, i: i64, new: bool) -> None:
        """Writes the row of a game, while all that belongs to it is at hand: what is legal, a lot, what is seen."""
        d = self.decisions[i]
        masks = self.masks
        legal = d.actions
        row = i * self.actions
        for j in range(d.count):
            masks[row + legal[j]] = 1
        self.samples[i] = legal[self.chance[i].below(d.count)]
        if self.width > 0:
            sight = self.sight
            sight.base = i * self.width
            sight.again = not new
            sight.looked = self.seats[i]
            sight.note = i * NOTES
            self.eyes.keep_up(self.states[i], d.seat, sight)
        self.seats[i] = d.seat
