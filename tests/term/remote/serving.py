"""A real server in a process of its own, and people at terminals far apart who type by lot."""

from __future__ import annotations

import io
import os
import random
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Self

from undercourt.commands.join import Visit, place_of
from undercourt.term.page.screen import Screen
from undercourt.term.page.terminal import Terminal
from undercourt.text import texts


class Serving:
    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()

    def start(self) -> None:
        """On the same port as before, if it was there before."""
        command = [sys.executable, "-m", "undercourt.cli", "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"listens on http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Somebody(threading.Thread):
    """`undercourt join URL`, with a typist who takes choices by lot; `first` is typed before that."""

    def __init__(self, name: str, url: str, first: list[str], lang: str = "en", seed: int = 1) -> None:
        super().__init__(name=name, daemon=True)
        self.out = io.StringIO()
        self.first = list(first)
        self.lot = random.Random(seed)
        self.typed = 0
        self.leave_after = 10**9  # lines
        self.gate = threading.Event()  # nothing is typed at the game until it is open
        self.gate.set()
        screen = Screen(Terminal(self.out, 100, 45), texts("abyss", lang))
        self.visit = Visit(place_of(url), lang, name, None, screen, self.read)
        self.code: int | None = None

    def run(self) -> None:
        self.code = self.visit.play()

    def read(self, prompt: str) -> str:
        if self.first:
            return self.first.pop(0)
        assert self.gate.wait(120)
        self.typed += 1
        if self.typed > self.leave_after:
            raise KeyboardInterrupt
        return "y" if self.typed % 7 == 0 else str(self.lot.randint(1, 6))

    @property
    def shown(self) -> str:
        return self.out.getvalue()

    def sheet(self) -> str:
        """The score sheet and who has won."""
        over = texts("abyss", self.visit.lang).say("ui-game-over")
        return self.shown.rpartition(over)[2].partition("The record")[0]
