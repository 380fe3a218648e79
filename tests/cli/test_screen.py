"""Progress where somebody looks, silence where nobody does."""

from __future__ import annotations

import io
import sys

import pytest

from undercourt.commands.screen import progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_steps_pass_through_with_a_bar_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", screen)
    assert list(progress(range(4), 4, "counting")) == [0, 1, 2, 3]
    assert "counting" in screen.getvalue() and "4/4" in screen.getvalue()


def test_nothing_is_shown_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = io.StringIO()
    monkeypatch.setattr(sys, "stderr", silent)
    assert list(progress(range(4), 4, "counting")) == [0, 1, 2, 3]
    assert silent.getvalue() == ""
