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

from undercourt.arena.entrants import budget_of, parted
from undercourt.bots import BOTS, Bot, Budget, bot
from undercourt.bots.brought import entered
from undercourt.errors import BadInput
from undercourt.kernel.actions import Space
from undercourt.kernel.decision import Decision
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
    """A bot or one of the manners, with its budget: `search@2000`."""
    name, _, budget = parted(word)
    one = Mannered(bot(manners[name].plays), manners[name]) if name in manners else entered(name)
    return one, budget_of(budget)


def read_manners(text: str, path: str, space: Space) -> Manners:
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise BadInput(f"'{path}' is not TOML ({wrong}); it has a table for each bot, {EXAMPLE}") from None
    return {name: one_manner(name, table, path, space) for name, table in data.items()}


def one_manner(name: str, table: object, path: str, space: Space) -> Manner:
    if not isinstance(table, dict) or not set(table) <= {"plays", "only", "never"}:
        raise BadInput(f"'{path}': '{name}' must be a table with plays, only and never, {EXAMPLE}")
    if name in BOTS:
        raise BadInput(f"'{path}': '{name}' is a bot already; give yours another name")
    plays = table.get("plays", "greedy")
    if plays not in BOTS:
        raise BadInput(f"'{path}': {name} plays '{plays}', which is no bot; there are: {', '.join(BOTS)}")
    for key in ("only", "never"):
        for pattern in patterns(table.get(key, []), name, key, path):
            if not any(fnmatchcase(action, pattern) for action in space.names):
                raise BadInput(f"'{path}': no action is like '{pattern}' of {name}; one is '{space.names[-1]}'")
    return Manner(str(plays), list(table.get("only", [])), list(table.get("never", [])))


def patterns(found: object, name: str, key: str, path: str) -> list[str]:
    if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
        raise BadInput(f"'{path}': {key} of {name} must be a list of actions, such as [\"buy *\"]")
    return found
