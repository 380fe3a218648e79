"""The commands of `undercourt`, one module each: `add(subparsers)` declares it and sets `run`, which does it."""

from __future__ import annotations

COMMANDS = ["play", "term", "games", "cards", "pack", "simulate", "replay", "verify", "bench"]  # in the order of --help
