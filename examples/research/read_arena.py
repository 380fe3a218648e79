"""Reads what an arena wrote, with polars: win rates, points, and how much the deal decides.

undercourt arena whispers --bots greedy,random --deals 50 --out my-arena
python examples/research/read_arena.py my-arena/games.parquet

A row is one game and one seat. Games of one `deal` begin with the same cards, and every `rotation` of it seats the bots
one place further on, so that luck can be taken out.
"""

from __future__ import annotations

import argparse

import polars as pl


def win_rates(games: pl.DataFrame) -> pl.DataFrame:
    """By bot: games, the share that it won, and points, with the standard error over deals."""
    by_deal = games.group_by("bot", "deal").agg(pl.col("win").mean(), pl.col("points").mean())
    return (
        by_deal.group_by("bot")
        .agg(
            pl.len().alias("deals"),
            pl.col("win").mean(),
            (pl.col("win").std() / pl.len().sqrt()).alias("error"),
            pl.col("points").mean(),
        )
        .sort("win", descending=True)
    )


def by_seat(games: pl.DataFrame) -> pl.DataFrame:
    """What it is worth to sit where one sits."""
    return (
        games.group_by("bot", "seat_name").agg(pl.col("win").mean(), pl.len().alias("games")).sort("bot", "seat_name")
    )


def longest(games: pl.DataFrame) -> pl.DataFrame:
    """The games to look at first: with their seeds, they can be played again."""
    once = games.filter(pl.col("seat") == 0).sort("decisions", descending=True)
    return once.select("seed", "deal", "rotation", "decisions").head(3)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", help="a Parquet file of the arena")
    file = parser.parse_args(words).file
    try:
        games = pl.read_parquet(file)
        tables = win_rates(games), by_seat(games), longest(games)
    except FileNotFoundError:
        parser.error(f"there is no file '{file}'")
    except (OSError, pl.exceptions.PolarsError):
        parser.error(f"'{file}' is not a Parquet file of the arena")
    for table in tables:
        print(table)


if __name__ == "__main__":
    main()
