"""Tree search guided by a network that was trained in games against itself, where the game has one."""

from __future__ import annotations

from pathlib import Path

from undercourt.bots.search import SearchBot
from undercourt.bots.weights import neural_sense
from undercourt.judgement import Sense
from undercourt.kernel.game import Game


class NeuralBot(SearchBot):
    """Raises ValueError with a sentence for a game without weights."""

    def __init__(self, weights: Path | None = None) -> None:
        super().__init__()
        self.weights = weights  # a file, if not those that come with the game

    def sense(self, game: Game) -> Sense:
        return neural_sense(game, self.weights)
