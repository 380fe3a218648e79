"""Positions to learn from, in files of flat rows of numbers: what was seen, what was chosen, and how it ended."""

from __future__ import annotations

import json
from array import array
from pathlib import Path
from typing import IO, Any

from undercourt import files
from undercourt.judgement.sense import MOST_SEATS

MAGIC = b"undercourt positions 5\n"
KINDS = {
    "marks_end": "I",  # by position and seat, counted from the one asked: where the marks end of what it saw
    "places": "H",  # of all marks
    "amounts": "B",
    "options_end": "I",  # by position: where its options end; none where it was not thought about for long
    "actions": "H",  # of all options
    "names": "h",  # the same, by rank; -1: none
    "visits": "f",  # the share of the search's attention that each got
    "seats": "B",  # by position: how many play
    "lessons": "f",  # by position and seat: the chances to be learnt, from what came of it
    "points": "f",  # by position and seat: what judgement says, in doubts
    "doubts": "f",  # by position: how many points mean little then
    "results": "f",  # by position and seat: the share of the win at the end
}


class BadRun(ValueError):
    """One sentence: something that a training run would go on from is missing or damaged."""


class Shard:
    """Seats are counted from the one that was asked; absent ones are 0."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.games = 0
        self.rows: dict[str, array[Any]] = {name: array(kind) for name, kind in KINDS.items()}

    @property
    def positions(self) -> int:
        return len(self.rows["seats"])

    def add(
        self,
        views: list[list[int]],  # by seat: marks, each place * 256 + amount
        options: list[tuple[int, int, float]],
        lesson: list[float],
        points: list[float],
        doubt: float,
        results: list[float],
    ) -> None:
        rows = self.rows
        for marks in views:
            rows["places"].extend([mark >> 8 for mark in marks])
            rows["amounts"].extend([mark & 255 for mark in marks])
            rows["marks_end"].append(len(rows["places"]))
        rows["actions"].extend([action for action, _, _ in options])
        rows["names"].extend([name for _, name, _ in options])
        rows["visits"].extend([share for _, _, share in options])
        rows["options_end"].append(len(rows["actions"]))
        rows["seats"].append(len(results))
        absent = [0.0] * (MOST_SEATS - len(results))
        rows["lessons"].extend(lesson + absent)
        rows["points"].extend(points + absent)
        rows["doubts"].append(doubt)
        rows["results"].extend(results + absent)

    def write(self, path: Path) -> None:
        """Whole or not at all."""
        sizes = {name: len(row) for name, row in self.rows.items()}
        head = {"game": self.game, "games": self.games, "positions": self.positions, "sizes": sizes}
        rows = b"".join(row.tobytes() for row in self.rows.values())
        files.replace(path, MAGIC + json.dumps(head).encode() + b"\n" + rows)


def read_shard(path: Path) -> Shard:
    """Raises BadRun if it is no such file, or not all of one."""
    with path.open("rb") as content:
        head = head_of(content, path)
        shard = Shard(head["game"])
        shard.games = head["games"]
        for name, row in shard.rows.items():
            row.fromfile(content, head["sizes"][name])
    return shard


def head_of(content: IO[bytes], path: Path) -> dict[str, Any]:
    """What stands before the rows, once all of them are seen to be there. Raises BadRun."""
    try:
        if content.readline() != MAGIC:
            raise ValueError("other words stand there")
        head: dict[str, Any] = json.loads(content.readline())
        rows = sum(head["sizes"][name] * array(kind).itemsize for name, kind in KINDS.items())
        if content.tell() + rows != path.stat().st_size or not isinstance(head["game"], str):
            raise ValueError("it is of another size")
        int(head["games"])
    except (ValueError, KeyError, TypeError):
        raise BadRun(f"'{path}' is damaged; delete it, and its games are played again") from None
    return head
