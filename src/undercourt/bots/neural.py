"""Tree search guided by a network that was trained in games against itself, where the game has one."""

from __future__ import annotations

from pathlib import Path

from undercourt.bots.search import NEARLY, SearchBot
from undercourt.bots.weights import neural_sense, sense_from
from undercourt.judgement import Sense
from undercourt.kernel.game import Game


class NeuralBot(SearchBot):
    """Raises ValueError with a sentence for a game without weights."""

    def __init__(self, weights: Path | None = None, nearly: float = NEARLY) -> None:
        super().__init__(nearly)
        self.weights = weights  # a file, if not those that come with the game
        self.read: tuple[Game, Sense] | None = None  # what was in it: a bot plays with the same network to the end

    def sense(self, game: Game) -> Sense:
        if self.weights is None:
            return neural_sense(game)
        if self.read is None or self.read[0] is not game:
            self.read = game, sense_from(game, self.weights)
        return self.read[1]
