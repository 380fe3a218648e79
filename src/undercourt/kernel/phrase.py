"""Message keys with arguments: all that the engine ever says. `undercourt.text` turns them into sentences."""

from __future__ import annotations

from typing import NamedTuple


class Phrase(NamedTuple):
    """A message key, its plain arguments, and the phrases that stand inside it."""

    key: str
    args: dict[str, int | str]
    parts: list[Phrase]


class Reason(NamedTuple):
    """Why an action is not possible: the rule that forbids it, and a message with its arguments."""

    rule: str
    key: str
    args: dict[str, int | str]


def phrase(key: str, **args: int | str) -> Phrase:
    return Phrase(key, args, [])


def compound(key: str, parts: list[Phrase], **args: int | str) -> Phrase:
    return Phrase(key, args, parts)


def plain(phrase: Phrase) -> dict[str, object]:
    """As JSON can say it."""
    return {"key": phrase.key, "args": dict(phrase.args), "parts": [plain(part) for part in phrase.parts]}


def name_or_none(names: list[str], i: int) -> str | None:
    """The name of a seat, a colour or the like; None for NOTHING."""
    return names[i] if i >= 0 else None
