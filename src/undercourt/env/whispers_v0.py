"""A War of Whispers for PettingZoo: `whispers_v0.env(players=…)`, with options of the game as further arguments."""

from __future__ import annotations

from typing import SupportsIndex, Unpack

from undercourt.env.aec import TableEnv
from undercourt.env.arguments import WhispersTable


def raw_env(players: SupportsIndex | None = None, **arguments: Unpack[WhispersTable]) -> TableEnv:
    """A table for 2 to 4 players; `TableEnv` says what else may be given."""
    return TableEnv("whispers", players, **arguments)


env = raw_env  # it keeps order and bounds itself, and needs no wrappers for that
