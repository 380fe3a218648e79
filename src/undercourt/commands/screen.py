"""What several commands show: how far they are, tables for people, JSON where a program reads."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from undercourt.printable import escaped, printable

if TYPE_CHECKING:
    from undercourt.term.page.terminal import Terminal

T = TypeVar("T")

WIDTH = 120
APART = 60.0  # seconds from one line to the next, where there is no terminal
MINUTE, HOUR = 60, 3600


def progress(steps: Iterable[T], total: int, label: str, weight: str = "", done: int = 0) -> Iterator[T]:
    """Passes the steps on; shows a bar on a terminal, and a line a minute in a log. Of the total, so much is `done`.

    `weight` names the field that says how much a step is.
    """

    def size(step: T) -> int:
        return getattr(step, weight) if weight else 1

    if not sys.stderr.isatty():
        yield from in_lines(steps, size, total, label, done)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    left = (TimeRemainingColumn(), TextColumn("left"))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *left)
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total, completed=done)
        for step in steps:
            bar.advance(task, size(step))
            yield step


def in_lines(steps: Iterable[T], size: Callable[[T], int], total: int, label: str, done: int) -> Iterator[T]:
    """A line of standard error now and then: whoever reads the log of a long run sees that it goes on."""
    before, begin = done, monotonic()
    last = begin
    for step in steps:
        done += size(step)
        now = monotonic()
        if now - last >= APART and done < total:
            last = now
            seconds = (now - begin) / max(1, done - before) * (total - done)
            with suppress(OSError):  # who no longer reads it misses nothing
                print(printable(f"{label}: {done:,} of {total:,}, about {time_of(seconds)} left"), file=sys.stderr)
        yield step


def time_of(seconds: float) -> str:
    if seconds < MINUTE:
        return f"{seconds:.0f} s"
    if seconds < HOUR:
        return f"{seconds / MINUTE:.0f} min"
    return f"{seconds // HOUR:.0f} h {seconds % HOUR // MINUTE:.0f} min"


def console() -> Terminal:
    """Standard output for tables; wide enough for them where it is not a terminal."""
    from undercourt.term.page.terminal import Terminal

    return Terminal(width=None if sys.stdout.isatty() else WIDTH)


def say(line: str = "") -> None:
    """A line of standard output, whoever wrote the names in it."""
    print(printable(line))


def print_json(value: object) -> None:
    print(escaped(json.dumps(value, ensure_ascii=False, indent=1)))
