"""Ctrl-C reaches every process of a terminal; only the first should act on it, and end the others."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Processes that start meanwhile are born with it blocked: it may come before they have run a line of ours."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # else it is started with them, and unblocks what is blocked here
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """What such a process does first: not every platform can block."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
