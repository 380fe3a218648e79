"""Rows of bytes as networks look at them, many at a time: what `thinking.reader` does with marks, in PyTorch."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from undercourt.judgement import sense_of
from undercourt.judgement.sense import MOST_SEATS
from undercourt.kernel.game import Game
from undercourt.kernel.ids import NOTHING
from undercourt.thinking.reader import Reader


class Views(NamedTuple):
    rows: Tensor  # bytes: the observation, which seat looks, and the same by rank
    orders: Tensor  # by row: the number of its seat's order


def numbers(rows: Tensor) -> Tensor:
    """Bytes as real numbers. Where half of the precision is asked for they are exact as well."""
    if rows.is_floating_point():
        return rows
    kind = rows.device.type
    return rows.to(torch.get_autocast_dtype(kind) if torch.is_autocast_enabled(kind) else torch.float32)


def names_of(game: Game) -> int:
    """Of actions: by name, and after it by rank."""
    return int(Reader(sense_of(game)).says)


def scales_of(game: Game) -> Tensor:
    """By place that networks look at: how much counts as 1."""
    scales = game.eyes.layout.scales() + [1] * MOST_SEATS
    ranking = sense_of(game).ranking()
    if ranking is not None:
        ranked = [1] * int(ranking.size)
        for place, at in enumerate(ranking.places[0]):
            if at != NOTHING:
                ranked[at] = scales[place]
        scales += ranked
    return torch.tensor(scales, dtype=torch.float32)


class Reading(nn.Module):
    """Keeps the tables that this takes on the device of the network."""

    tells: Tensor
    order: Tensor
    source: Tensor
    always: Tensor
    named: Tensor

    def __init__(self, game: Game) -> None:
        super().__init__()
        ranking = sense_of(game).ranking()
        self.ranks = ranking is not None
        if ranking is None:
            return
        size, last, none = int(game.eyes.size), int(ranking.size), int(ranking.names)
        orders = len(ranking.places)
        source = torch.full((orders + 1, last), size)  # by order: the place that stands at a place by rank; or a zero
        always = torch.zeros((orders + 1, last), dtype=torch.uint8)
        named = torch.full((orders + 1, game.space.size), none)  # by order and action: its name by rank, or the last
        for number in range(orders):
            for place, at in enumerate(ranking.places[number]):
                if at != NOTHING:
                    source[number, at] = place
            always[number, list(ranking.always[number])] = 1
            names = torch.tensor(list(ranking.named[number]))
            named[number] = torch.where(names == NOTHING, none, names)
        source[orders] = size
        told = torch.tensor(list(ranking.order))
        self.first = int(ranking.first)
        for name, table in {
            "tells": torch.tensor(list(ranking.tells)),
            "order": torch.where(told == NOTHING, orders, told),
            "source": source,
            "always": always,
            "named": named,
        }.items():
            self.register_buffer(name, table, persistent=False)

    def views(self, rows: Tensor, seats: Tensor) -> Views:
        seen = [rows, torch.eye(MOST_SEATS, dtype=torch.uint8, device=rows.device)[seats]]
        if not self.ranks:
            return Views(torch.cat(seen, 1), torch.zeros_like(seats))
        told = (rows[:, self.first : self.first + len(self.tells)].long() * self.tells).sum(1)
        orders = self.order[told.clamp(max=len(self.order) - 1)]
        padded = torch.cat([rows, torch.zeros_like(rows[:, :1])], 1)
        ranked = padded.gather(1, self.source[orders]) + self.always[orders]
        return Views(torch.cat([*seen, ranked], 1), orders)

    def by_action(self, said: Tensor, orders: Tensor) -> Tensor:
        """What was said of both names of each action, added up."""
        if not self.ranks:
            return said
        actions = self.named.shape[1]
        ranked = torch.cat([said[:, actions:], torch.zeros_like(said[:, :1])], 1)
        return said[:, :actions] + ranked.gather(1, self.named[orders])
