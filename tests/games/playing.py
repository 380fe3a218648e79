"""A table that tests play on, whatever the game: actions in words, and what may be done."""

from __future__ import annotations

from typing import Self

from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply, run
from undercourt.kernel.game import Game


class Playing:
    """A true state at its next decision."""

    def __init__(self, game: Game, s: State) -> None:
        self.game = game
        self.state = s
        self.d = Decision()
        run(s, self.d)

    def do(self, *said: str) -> Self:
        """Actions as records write them, whoever is asked. An illegal one raises IllegalAction."""
        for words in said:
            action = self.game.space.action(words)
            self.game.check(self.state, self.d, action)
            apply(self.state, action, self.d)
        return self

    def may(self, said: str) -> bool:
        return self.d.allows(self.game.space.action(said))

    def options(self) -> list[str]:
        return sorted(self.game.space.name(action) for action in self.d.options())

    def verbs(self) -> set[str]:
        return {option.split()[0] for option in self.options()}

    def why(self, said: str, seat: str | None = None) -> str | None:
        """The rule that forbids it to the seat, by default the first; None if nothing does."""
        number = 0 if seat is None else self.game.seat_names.index(seat)
        reason = self.game.explain(self.state, self.d, number, self.game.space.action(said))
        return None if reason is None else reason.rule

    @property
    def seat(self) -> str:
        return self.game.seat_names[self.d.seat]

    @property
    def over(self) -> bool:
        return self.d.count == 0
