"""All games as a table for other programs: a row for each game and seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from undercourt.arena.reckoning import time_at
from undercourt.arena.simulation import game_seed
from undercourt.arena.tournament import Contest, Played

if TYPE_CHECKING:
    import polars as pl


def frame(contest: Contest, seat_names: Sequence[str], games: Sequence[Played]) -> pl.DataFrame:
    import polars as pl

    rows = []
    for game in games:
        for seat, who in enumerate(game.bots):
            times = Counter(game.times[seat])
            rows.append(
                {
                    "game": contest.game,
                    "seed": f"{game_seed(contest.seed, game.deal):032x}",  # 128 bits: more than a number here holds
                    "deal": game.deal,
                    "rotation": game.rotation,
                    "seat": seat,
                    "seat_name": seat_names[seat],
                    "bot": contest.bots[who].label,
                    "points": game.points[seat],
                    "margin": game.margin(seat),
                    "place": game.places[seat],
                    "win": game.share(seat),
                    "decisions": game.decisions,
                    "choices": sum(times.values()),
                    "p50_ms": time_at(times, 50),
                    "p99_ms": time_at(times, 99),
                }
            )
    return pl.DataFrame(rows, schema_overrides={"p50_ms": pl.Float64, "p99_ms": pl.Float64})


def write(path: Path, contest: Contest, seat_names: Sequence[str], games: Sequence[Played]) -> None:
    """Whole, or the older file stays."""
    beside = path.with_name(f".{path.name}.part")
    frame(contest, seat_names, games).write_parquet(beside)
    beside.replace(path)
