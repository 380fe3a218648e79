"""The commands of `undercourt`, one module each: `add(subparsers)` declares it and sets `run`, which does it."""

from __future__ import annotations

COMMANDS = [  # in the order of --help
    "play",
    "term",
    "join",
    "serve",
    "games",
    "cards",
    "actions",
    "pack",
    "simulate",
    "arena",
    "lab",
    "replay",
    "review",
    "verify",
    "bench",
    "train",
    "practise",
    "backup",
    "restore",
    "problems",
]
