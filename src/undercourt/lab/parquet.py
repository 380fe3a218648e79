"""The games of a study as Parquet files, for whoever wants to ask more of them than the report does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from undercourt.lab.study import Study
from undercourt.lab.watching import GameSeen

Rows = list[dict[str, Any]]


def write_tables(study: Study, seat_names: list[str], games: list[list[GameSeen]], folder: Path) -> list[Path]:
    """`games.parquet`, one row a game; `seats.parquet`, one a seat; `deeds.parquet`, one for what a seat did."""
    import polars

    tables: dict[str, Rows] = {"games": [], "seats": [], "deeds": []}
    for arm, rows in zip(study.arms, games, strict=True):
        for game in rows:
            add(tables, {"arm": arm.name, "number": game.number}, seat_names, game)
    written = []
    for name, rows_of in tables.items():
        path = folder / f"{name}.parquet"
        polars.DataFrame(rows_of, infer_schema_length=None).write_parquet(path)
        written.append(path)
    return written


def add(tables: dict[str, Rows], which: dict[str, Any], seat_names: list[str], game: GameSeen) -> None:
    lengths = {"decisions": game.decisions, "rounds": game.rounds, "lead_changes": game.lead_changes}
    tables["games"].append(which | game.dealt | lengths)
    for seat, seen in enumerate(game.seats):
        who = which | {"seat": seat_names[seat]}
        quarters = {f"points_{i + 1}": points for i, points in enumerate(seen.quarters)}
        result = {"win": seen.win, "points": seen.points}
        tables["seats"].append(who | {"bot": seen.bot, "place": seen.place} | seen.dealt | result | quarters)
        for (verb, thing), times in seen.deeds.items():
            amount = seen.amounts.get((verb, thing), 0)
            tables["deeds"].append(who | {"verb": verb, "thing": thing, "times": times, "amount": amount})
