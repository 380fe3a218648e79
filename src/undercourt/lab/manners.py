"""Bots under a rule of conduct: what they never do, for studies that ask what a habit costs.

A file of manners is TOML, one table for each bot that it makes:

    [capturer]
    plays = "greedy"
    only = ["strategy assault", "strategy blackmail"]   # of the verbs that are named here, nothing else
    never = ["buy *"]                                   # patterns as in a shell
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from undercourt.arena import simulation
from undercourt.arena.entrants import parted
from undercourt.bots import Bot, Budget, bot_names
from undercourt.bots.brought import must_play
from undercourt.errors import BadInput
from undercourt.kernel.actions import Space
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import Game
from undercourt.kernel.ids import Action

EXAMPLE = 'such as [shopper] with plays = "greedy" and never = ["buy *"]'


class Manner(NamedTuple):
    """Plain data: it travels to other processes."""

    plays: str
    only: list[str]
    never: list[str]

    def forbidden(self, space: Space) -> frozenset[int]:
        verbs = {pattern.split(" ")[0] for pattern in self.only}
        return frozenset(
            action
            for action, name in enumerate(space.names)
            if any(fnmatchcase(name, pattern) for pattern in self.never)
            or (name.split(" ")[0] in verbs and not any(fnmatchcase(name, pattern) for pattern in self.only))
        )


Manners = dict[str, Manner]


class Mannered:
    """Hands the bot it stands for what is left of an offer; all of it, where everything is forbidden."""

    def __init__(self, player: Bot, manner: Manner) -> None:
        self.player = player
        self.manner = manner
        self.forbids: frozenset[int] | None = None

    def choose(self, game: Any, view: Any, decision: Decision, *rest: Any) -> Action:
        if self.forbids is None:
            self.forbids = self.manner.forbidden(game.space)
        left = Decision()
        left.seat = decision.seat
        for action in decision.options():
            if action not in self.forbids:
                left.offer(action)
        return self.player.choose(game, view, left if left.count > 0 else decision, *rest)


def player(word: str, manners: Manners) -> tuple[Bot, Budget]:
    """A bot or one of the manners, with its budget."""
    one, budget = simulation.player(without_manners(word, manners))
    name = parted(word)[0]
    return (Mannered(one, manners[name]) if name in manners else one), budget


def without_manners(word: str, manners: Manners) -> str:
    """The bot that plays, as every command names it."""
    name, at, budget = parted(word)
    return f"{manners[name].plays}{at}{budget}" if name in manners else word


def read_manners(text: str, path: str, game: Game) -> Manners:
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise BadInput(f"'{path}' is not TOML ({wrong}); it has a table for each bot, {EXAMPLE}") from None
    return {name: one_manner(name, table, path, game) for name, table in data.items()}


def one_manner(name: str, table: object, path: str, game: Game) -> Manner:
    if not isinstance(table, dict) or not set(table) <= {"plays", "only", "never"}:
        raise BadInput(f"'{path}': '{name}' must be a table with plays, only and never, {EXAMPLE}")
    if name in bot_names():
        raise BadInput(f"'{path}': '{name}' is a bot already; give yours another name")
    plays = str(table.get("plays", "greedy"))
    try:
        must_play(plays, game)
    except ValueError as wrong:
        raise BadInput(f"'{path}': {name} plays '{plays}', but {wrong}") from wrong
    space = game.space
    for key in ("only", "never"):
        for pattern in patterns(table.get(key, []), name, key, path):
            if not any(fnmatchcase(action, pattern) for action in space.names):
                raise BadInput(f"'{path}': no action is like '{pattern}' of {name}; one is '{space.names[-1]}'")
    return Manner(plays, list(table.get("only", [])), list(table.get("never", [])))


def patterns(found: object, name: str, key: str, path: str) -> list[str]:
    if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
        raise BadInput(f"'{path}': {key} of {name} must be a list of actions, such as [\"buy *\"]")
    return found
