"""A file that says which numbers differ: `[card.advocate]`, `cost = 3`. Whatever is wrong with it becomes BadInput."""

from __future__ import annotations

import json
import tomllib
from difflib import get_close_matches
from typing import Any, NamedTuple

from undercourt.errors import BadInput
from undercourt.kernel.game import BadPack, Game
from undercourt.lab.levers import SETUP, Change, changed, levers

MOST_LISTED = 8  # names in a sentence


class WhatIf(NamedTuple):
    changes: list[Change]
    pack: str  # of cards, where the game has packs; empty: its own
    says: list[str]  # each as `card advocate cost = 3`


NOTHING_ELSE = WhatIf([], "", [])


def read_what_if(game: Game, text: str, path: str) -> WhatIf:
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as wrong:
        raise BadInput(f"'{path}' is not TOML ({wrong}); {help_for(game)}") from None
    cards = {kind: data.pop(kind) for kind in PACKED if kind in data} if game.own_pack else {}
    pack = pack_with(game, cards, path) if cards else ""
    changes = [change for kind, table in data.items() for change in changes_of(game, kind, table, path)]
    if not changes and not pack:
        raise BadInput(f"'{path}' changes nothing; {help_for(game)}")
    with changed(game, changes):
        wrong_together = levers(game).check()
    if wrong_together:
        raise BadInput(f"'{path}': {wrong_together}")
    says = [
        f"{kind} {name} {field} = {inline(value)}"
        for kind, table in cards.items()
        for name, fields in table.items()
        for field, value in fields.items()
    ]
    says += [" ".join(filter(None, [*change[:3], "=", str(change.value)])) for change in changes]
    return WhatIf(changes, pack, says)


def changes_of(game: Game, kind: str, table: object, path: str) -> list[Change]:
    if kind == SETUP and isinstance(table, dict):
        return [setup_change(game, field, value, path) for field, value in table.items()]
    if kind not in kinds(game) or not isinstance(table, dict):
        raise BadInput(f"'{path}': [{kind}] cannot be changed; {help_for(game)}")
    return [
        thing_change(game, kind, name, field, value, path)
        for name, fields in table.items()
        for field, value in table_of(kind, name, fields, path).items()
    ]


def table_of(kind: str, name: str, fields: object, path: str) -> dict[str, Any]:
    if not isinstance(fields, dict):
        raise BadInput(f"'{path}': write [{kind}.{name}], and below it the numbers that change")
    return fields


def setup_change(game: Game, field: str, value: object, path: str) -> Change:
    found = [one for one in levers(game).setup if one.field == field]
    if not found:
        raise BadInput(f"'{path}': {field} of the setup cannot be changed; {help_for(game)}")
    return Change(SETUP, "", field, number(value, found[0].least, found[0].most, f"{field} of the setup", path))


def thing_change(game: Game, kind: str, name: str, field: str, value: object, path: str) -> Change:
    here = [lever for lever in levers(game).things if lever.kind == kind]
    named = [lever for lever in here if lever.field == field]
    if not named:
        fields = ", ".join(lever.field for lever in here)
        raise BadInput(f"'{path}': {field} of a {kind} cannot be changed; these can: {fields}")
    lever = named[0]
    if name not in lever.names:
        known = any(name in other.names for other in here)
        why = f"the {kind} '{name}' has no {field} that could change" if known else f"there is no {kind} '{name}'"
        raise BadInput(f"'{path}': {why}; those that have one: {shortened(lever.names, name)}")
    return Change(kind, name, field, number(value, lever.least, lever.most, f"{field} of {name}", path))


def number(value: object, least: int, most: int, what: str, path: str) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadInput(f"'{path}': {what} must be a whole number from {least} to {most}, not {value!r}")
    return value


def kinds(game: Game) -> list[str]:
    return list(dict.fromkeys(lever.kind for lever in levers(game).things))


def help_for(game: Game) -> str:
    """What can be changed, in one sentence."""
    here = levers(game)
    parts = [
        f"[{kind}.NAME] {', '.join(lever.field for lever in here.things if lever.kind == kind)}" for kind in kinds(game)
    ]
    parts += [f"[{kind}.NAME] whatever a pack may say of it" for kind in PACKED] if game.own_pack else []
    parts += [f"[{SETUP}] {', '.join(one.field for one in here.setup)}"] if here.setup else []
    return "what can be changed: " + "; ".join(parts)


def shortened(names: list[str], like: str) -> str:
    """All of them, or of many those that are most like what was written."""
    if len(names) <= MOST_LISTED:
        return ", ".join(names)
    near = get_close_matches(like, names) or names[:MOST_LISTED]
    return f"{', '.join(near)} or another of the {len(names)}"


# Packs of cards

PACKED = ("card", "territory", "strategy", "house")


def pack_with(game: Game, cards: dict[str, Any], path: str) -> str:
    """The pack that the game is played with, other in what the file names."""
    data = tomllib.loads(game.carried_pack or game.own_pack)
    for kind, table in cards.items():
        for name, fields in table_of(kind, "NAME", table, path).items():
            if name not in data[kind]:
                raise BadInput(f"'{path}': there is no {kind} '{name}'; there are: {shortened(list(data[kind]), name)}")
            data[kind][name] |= table_of(kind, name, fields, path)
    text = written(data)
    try:
        game.with_pack(text, path)
    except BadPack as wrong:
        line = str(wrong).split("\n")[0].partition(": ")[2]
        raise BadInput(f"'{path}': with it the cards cannot be played: {line}") from wrong
    return text


def written(data: dict[str, Any]) -> str:
    """TOML, each thing a table and what is in it on one line."""
    lines = []
    for kind, table in data.items():
        things = {kind: table} if kind == "pack" else {f"{kind}.{name}": one for name, one in table.items()}
        for name, one in things.items():
            lines += ["", f"[{name}]", *[f"{key} = {inline(value)}" for key, value in one.items()]]
    return "\n".join(lines[1:]) + "\n"


def inline(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)
