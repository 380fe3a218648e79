"""Progress: a bar where somebody looks, a line now and then in a log."""

from __future__ import annotations

import io
import re
import sys
from itertools import count
from types import SimpleNamespace

import pytest

from undercourt.commands import screen as shown
from undercourt.commands.screen import progress, time_of


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_steps_pass_through_with_a_bar_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", screen)
    assert list(progress(range(4), 4, "counting")) == [0, 1, 2, 3]
    assert "counting" in screen.getvalue() and "4/4" in screen.getvalue()
    assert re.sub(r"\x1b\[[\d;]*m", "", screen.getvalue()).count(":00 left"), "a time says that it is what is left"


def test_short_work_shows_nothing_in_a_log(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = io.StringIO()
    monkeypatch.setattr(sys, "stderr", silent)
    assert list(progress(range(4), 4, "counting")) == [0, 1, 2, 3]
    assert silent.getvalue() == ""


def test_long_work_shows_a_line_a_minute_in_a_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """A step takes half a minute; two were done before."""
    log, clock = io.StringIO(), count(0, 30)
    monkeypatch.setattr(sys, "stderr", log)
    monkeypatch.setattr(shown, "monotonic", lambda: float(next(clock)))
    assert list(progress(range(6), 8, "counting", done=2)) == [0, 1, 2, 3, 4, 5]
    assert log.getvalue().splitlines() == [
        "counting: 4 of 8, about 2 min left",
        "counting: 6 of 8, about 1 min left",
    ]


def test_a_step_may_be_many(monkeypatch: pytest.MonkeyPatch) -> None:
    log = io.StringIO()
    monkeypatch.setattr(sys, "stderr", log)
    monkeypatch.setattr(shown, "APART", 0.0)
    pieces = [SimpleNamespace(games=1000), SimpleNamespace(games=500)]
    assert list(progress(iter(pieces), 1500, "abyss", "games")) == pieces
    assert log.getvalue().startswith("abyss: 1,000 of 1,500, about 0 s left") and log.getvalue().count("\n") == 1


@pytest.mark.parametrize(("seconds", "said"), [(59, "59 s"), (150, "2 min"), (3600, "1 h 0 min"), (9000, "2 h 30 min")])
def test_times_are_told_roughly(seconds: float, said: str) -> None:
    assert time_of(seconds) == said
