"""What a player may know as OpenSpiel asks for it: a string, and a tensor of bytes; docs/observations.md lists them."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from undercourt.kernel.game import Game
from undercourt.recall import WIDTH, capacity, look

if TYPE_CHECKING:
    import numpy.typing as npt

    from undercourt.openspiel.state import UndercourtState


class Observer:
    """`tensor` has the bytes as they are, as floats; `dict` has its parts by name. Before the deal all is zero."""

    def __init__(self, rules: Game, perfect_recall: bool) -> None:
        self.rules = rules
        self.perfect_recall = perfect_recall
        self.plain = rules.eyes.layout.size
        room = capacity(rules) if perfect_recall else 0
        self.tensor: npt.NDArray[np.float32] = np.zeros(self.plain + room * WIDTH, np.float32)
        self.bytes: npt.NDArray[np.uint8] = np.zeros(len(self.tensor), np.uint8)
        self.dict = {"observation": self.tensor[: self.plain]}
        if perfect_recall:
            self.dict["log"] = self.tensor[self.plain :].reshape(room, WIDTH)

    def set_from(self, state: UndercourtState, player: int) -> None:
        """Fills `tensor` with what the player may know. Raises ValueError for a player that is not there."""
        play = state.play
        seat = play.setting.seat_of(player)
        if play.s is None:
            self.tensor.fill(0)
        elif self.perfect_recall:
            play.recall(seat).write(self.bytes)
            self.tensor[:] = self.bytes
        else:
            self.tensor[:] = look(self.rules, play.s, seat)

    def string_from(self, state: UndercourtState, player: int) -> str:
        """Plain: every byte that is not zero, by block and place in it. With perfect recall: see `Recall`."""
        play = state.play
        seat = play.setting.seat_of(player)
        if play.s is None:
            return f"{self.rules.seat_names[seat]}: before the deal"
        if self.perfect_recall:
            return str(play.recall(seat))
        row = look(self.rules, play.s, seat)
        said = [f"{self.places[place]}={row[place]}" for place in np.flatnonzero(row)]
        return f"{self.rules.seat_names[seat]}: {' '.join(said)}"

    @cached_property
    def places(self) -> list[str]:
        """The name of every byte: its block, and its number there."""
        return [f"{block.name}.{i}" for block in self.rules.eyes.layout.blocks for i in range(block.size)]
