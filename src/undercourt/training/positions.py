"""Positions on the device where they are learnt from, in PyTorch."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import Tensor

from undercourt.judgement.sense import MOST_SEATS
from undercourt.training.shards import Shard


class Seen(NamedTuple):
    """The marks of many views."""

    places: Tensor
    amounts: Tensor
    starts: Tensor  # by view: its first mark


class Batch(NamedTuple):
    own: Seen  # by position: what the seat saw that was asked
    all: Seen  # by position and seat, from that one on: what each saw
    position_of: Tensor  # by view of all
    away: Tensor  # by view of all: how many seats after the one that was asked
    actions: Tensor
    names: Tensor  # of the actions, by rank; below 0: it has none
    visits: Tensor
    option_of: Tensor  # by option: its position
    seats: Tensor
    lessons: Tensor
    points: Tensor
    doubts: Tensor
    results: Tensor


class Positions:
    """All positions of some shards, flat, on the device."""

    def __init__(self, shards: list[Shard], device: str) -> None:
        def row(name: str, dtype: Any) -> Tensor:
            rows = [torch.frombuffer(one.rows[name], dtype=dtype) for one in shards if len(one.rows[name])]
            return torch.cat(rows).to(device) if rows else torch.zeros(0, dtype=dtype, device=device)

        def ends(name: str, of: str) -> Tensor:
            before, rows = 0, []
            for one in shards:
                rows.append(torch.frombuffer(one.rows[name], dtype=torch.int32).long() + before)
                before += len(one.rows[of])
            return torch.cat([torch.zeros(1, dtype=torch.long), *rows]).to(device)

        self.places = row("places", torch.int16)  # all numbers are below 32768
        self.amounts = row("amounts", torch.uint8)
        self.marks_end = ends("marks_end", "places")
        self.actions = row("actions", torch.int16)
        self.names = row("names", torch.int16)
        self.visits = row("visits", torch.float32)
        self.options_end = ends("options_end", "actions")
        self.seats = row("seats", torch.uint8).long()
        self.lessons = row("lessons", torch.float32).view(-1, MOST_SEATS)
        self.points = row("points", torch.float32).view(-1, MOST_SEATS)
        self.doubts = row("doubts", torch.float32)
        self.results = row("results", torch.float32).view(-1, MOST_SEATS)
        self.views_end = torch.cat([torch.zeros(1, dtype=torch.long, device=device), self.seats.cumsum(0)])

    def __len__(self) -> int:
        return len(self.seats)

    def batch(self, which: Tensor) -> Batch:
        views, starts, position_of = slices(self.views_end, which)
        options, _, option_of = slices(self.options_end, which)
        return Batch(
            self.seen(self.views_end[which]),
            self.seen(views),
            position_of,
            torch.arange(len(views), device=which.device) - starts[position_of],
            self.actions[options].long(),
            self.names[options].long(),
            self.visits[options],
            option_of,
            self.seats[which],
            self.lessons[which],
            self.points[which],
            self.doubts[which],
            self.results[which],
        )

    def seen(self, views: Tensor) -> Seen:
        marks, starts, _ = slices(self.marks_end, views)
        return Seen(self.places[marks].long(), self.amounts[marks].float(), starts)


def slices(ends: Tensor, which: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Some of many rows that lie one after the other: where their numbers are, where each row begins, whose each is."""
    first = ends[which]
    sizes = ends[which + 1] - first
    starts = sizes.cumsum(0) - sizes
    owner = torch.repeat_interleave(torch.arange(len(which), device=which.device), sizes)
    return torch.arange(len(owner), device=which.device) - starts[owner] + first[owner], starts, owner
