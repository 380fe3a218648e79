"""A state of OpenSpiel: a chance node before the deal, then one decision after the other.

What OpenSpiel itself calls goes by the names with an underscore; what it offers to Python besides is overridden where
that saves the way through C++ and back. Everything lies in one attribute, which OpenSpiel copies and pickles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pyspiel

from undercourt.kernel.record import fingerprint
from undercourt.openspiel.play import CHANCE, TERMINAL, Play, Setting

if TYPE_CHECKING:
    from undercourt.openspiel.game import UndercourtGame

DEAL = 0  # the one outcome of the one chance node


class UndercourtState(pyspiel.State):
    """Made by `new_initial_state` alone."""

    def __init__(self, game: UndercourtGame, setting: Setting) -> None:
        super().__init__(game)
        self.play = Play(setting)

    # What is asked

    def current_player(self) -> int:
        return self.play.player

    def is_terminal(self) -> bool:
        return self.play.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.play.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        play = self.play
        if play.s is None:
            return [DEAL]
        return play.legal.copy() if player is None or player == play.player else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deal is sampled: what it deals follows from the next seed of the game."""
        return [(DEAL, 1.0)]

    def _apply_action(self, action: int) -> None:
        play = self.play
        if play.s is not None:
            play.move(action)
        elif action == DEAL:
            play.deal()
        else:
            raise ValueError(f"chance has one outcome here, {DEAL}: the deal; not {action}")

    # What it means

    def _action_to_string(self, player: int, action: int) -> str:
        names = self.play.setting.rules.space.names
        if player == CHANCE:
            return "deal"
        if not 0 <= action < len(names):
            raise ValueError(f"{action} is not an action: they go from 0 to {len(names) - 1}")
        return names[action]

    def returns(self) -> list[float]:
        """From -1 to 1, and 0 together: see `Score.returns`. Zeros before the end."""
        play = self.play
        if play.s is None or play.player != TERMINAL:
            return [0.0] * play.setting.players
        return play.setting.rules.score(play.s).returns()

    def scores(self) -> list[int]:
        """Points by seat, once the game is over."""
        play = self.play
        if play.s is None or play.player != TERMINAL:
            raise ValueError("the game is not over: points would tell what is hidden")
        return play.setting.rules.score(play.s).totals()

    def __str__(self) -> str:
        """Who is asked, and a hash of all there is: equal states, equal letters."""
        play = self.play
        rules = play.setting.rules
        if play.s is None:
            return f"{rules.slug} for {play.setting.players}, before the deal"
        asked = f"{rules.seat_names[play.player]} has {len(play.legal)} options" if play.legal else "over"
        return f"{rules.slug} for {play.setting.players}: {asked} #{fingerprint(play.s)}"

    # Other worlds, copies, and keeping

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> UndercourtState:
        """A state that the player cannot tell from this one, from its view and its memory alone.

        It has no history, as the true one tells what others did in secret; they remember nothing from before.
        """
        play = self.play
        if play.s is None:
            raise ValueError("nothing has been dealt yet, so there is nothing to imagine")
        seat = play.setting.seat_of(player_id)
        other: UndercourtState = self.get_game().new_initial_state()
        other.play = play.imagine(seat, probability_sampler)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> UndercourtState:
        copy: UndercourtState = self.clone()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return unpickled, (self.get_game(), self.serialize())


def unpickled(game: UndercourtGame, text: str) -> UndercourtState:
    state: UndercourtState = game.deserialize_state(text)
    return state
