"""What a bot is: it sees what its seat may see, and answers."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.rng import Rng, seeded


class Budget(NamedTuple):
    """How hard to think about one decision. Counted, not timed: the same seed gives the same game everywhere."""

    positions: int = 10_000  # to look at; a bot that needs fewer looks at fewer


class Bot(Protocol):
    """Never handed a state. `view` is that of `decision.seat`, whose own question `decision` is."""

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget) -> Action:
        """One of the offered actions. `rng` is the bot's own, apart from the game's; the decision is left as it was."""
        ...


def asked(game: Game, player: Bot, s: State, d: Decision, rng: Rng) -> Action:
    """What a bot answers to the decision, from its seat's view. Raises IllegalAction for an answer not offered."""
    action = player.choose(game, game.view(s, d.seat), d, rng, Budget())
    game.check(s, d, action)
    return action


FOR_BOTS = (1 << 127) ^ 0x5EED  # parts the bots' seed from the table's


def bots_rng(seed: int) -> Rng:
    """The generator that all bots at one table share. Not the table's own: bots must not read the future."""
    return seeded(seed ^ FOR_BOTS)
