"""What a bot is: it sees what its seat may see, and answers."""

from __future__ import annotations

import operator
from time import perf_counter
from typing import Final, NamedTuple, Protocol, runtime_checkable

from undercourt.bots.memory import Memory
from undercourt.bots.thought import Thought
from undercourt.kernel.decision import Decision, IllegalAction
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.rng import Rng, derived, seeded


class Budget(NamedTuple):
    """How hard to think about one decision. Counted, the same seed gives the same game everywhere; timed, not so."""

    # To look at; a bot that needs fewer looks at fewer. Where options are played on in the mind, a search looks at some
    # times as many on the way.
    positions: int = 2_000
    seconds: float | None = None  # if given: to think for at most so long, whatever it has looked at by then

    def shared(self, positions: int) -> Budget:
        """For one of two thoughts about the same decision: half of the time, or so many positions."""
        return Budget(positions, None if self.seconds is None else self.seconds / 2.0)

    def is_spent(self, looked_at: int, begun: float, rounds: int) -> bool:
        """After so many rounds of the same kind since `begun`, another one would be too much."""
        if self.seconds is None:
            return looked_at >= self.positions
        return (perf_counter() - begun) * (rounds + 1) / rounds > self.seconds


USUAL: Final = Budget()


class Bot(Protocol):
    """Never handed a state. `view` is that of `decision.seat`, the seat that `decision` asks."""

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        """One of the offered actions. `rng` is the bot's own, apart from the game's; the decision is left as it was."""
        ...


@runtime_checkable
class Thinker(Protocol):
    """A bot that can say what it makes of its options."""

    def think(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Thought:
        """What it makes of every option, and what it expects to follow."""
        ...


def answer_of(game: Game, player: Bot, view: View, d: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
    """What a bot answers, from the view of the seat that is asked. Raises IllegalAction for an answer not offered.

    Everything that lets bots play asks them here, so that none is handed more than a view: not even an order.
    """
    answer = player.choose(game, view, in_order(d), rng, budget, memory)
    try:
        action = operator.index(answer)  # a bot that others wrote may answer with a number of NumPy's
        if d.allows(action):
            return action
    except TypeError:  # no whole number, or larger than the engine can hear
        pass
    raise IllegalAction(f"a bot answered {answer!r}, which is not offered")


def in_order(d: Decision) -> Decision:
    """The same offer, by number. A game may offer in an order that comes from cards which the seat does not see."""
    ordered = Decision()
    ordered.seat = d.seat
    for action in sorted(d.options()):
        ordered.offer(action)
    return ordered


def bots_rng(seed: int, seat: Seat) -> Rng:
    """Of one bot of a simulation. Nobody's luck depends on how much of it others use, and none tells the table's."""
    return seeded(derived(seed, f"bots {seat}"))


def bots_rngs(seed: int, seats: int) -> list[Rng]:
    """Of all of them, by seat."""
    return [bots_rng(seed, seat) for seat in range(seats)]


def bot_seed(seed: int, seat: int, answered: int) -> int:
    """For one decision of one bot, after it has answered so many. So a resumed game goes on as if never interrupted."""
    return derived(seed, f"bot {seat} {answered}")
