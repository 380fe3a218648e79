"""What several commands show: a progress bar where somebody looks, JSON where a program reads."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from undercourt.printable import escaped, printable

if TYPE_CHECKING:
    from undercourt.term.page.terminal import Terminal

T = TypeVar("T")

WIDTH = 120


def progress(steps: Iterable[T], total: int, label: str, weight: str = "", done: int = 0) -> Iterator[T]:
    """Passes the steps on; shows a bar on a terminal. `weight` names the field that says how much a step is.

    Of the total, so much is `done` already.
    """
    if not sys.stderr.isatty():
        yield from steps
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total, completed=done)
        for step in steps:
            bar.advance(task, getattr(step, weight) if weight else 1)
            yield step


def console() -> Terminal:
    """Standard output for tables; wide enough for them where it is not a terminal."""
    from undercourt.term.page.terminal import Terminal

    return Terminal(width=None if sys.stdout.isatty() else WIDTH)


def say(line: str = "") -> None:
    """A line of standard output, whoever wrote the names in it."""
    print(printable(line))


def print_json(value: object) -> None:
    print(escaped(json.dumps(value, ensure_ascii=False, indent=1)))
