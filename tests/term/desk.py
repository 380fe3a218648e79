"""A client with a scripted typist in front of it, and a wire that lets nothing but JSON text through."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tests.table.held import message
from undercourt.games import game_names, load_game
from undercourt.kernel.game import Options
from undercourt.kernel.rng import FAST
from undercourt.table import HUMAN, Seatholder, Table, resume
from undercourt.term.client import Client
from undercourt.term.keeping.saves import Shelf
from undercourt.term.line import Json
from undercourt.term.page.screen import Screen
from undercourt.term.page.terminal import Terminal
from undercourt.text import LANGUAGES, texts

WIDTH = 100
GAMES = game_names()
TEXTS_OF = {game: {lang: texts(game, lang) for lang in LANGUAGES} for game in GAMES}
TEXTS = TEXTS_OF["tyrants"]


class StrictWire:
    """Passes text on, and only text that is JSON."""

    def __init__(self, seatholder: Seatholder) -> None:
        self._seatholder = seatholder
        self.commands: list[str] = []

    def send(self, command: str) -> list[str]:
        assert type(command) is str
        self.commands.append(json.loads(command)["do"])
        answer = self._seatholder.send(command)
        assert all(type(text) is str and type(json.loads(text)) is dict for text in answer)
        return answer


class Desk:
    """One sitting: what is typed goes in, what was shown stays to be looked at."""

    def __init__(
        self, table: Table, read: Callable[[str], str], file: Path, lang: str = "en", width: int = WIDTH
    ) -> None:
        self.table = table
        self.file = file
        self.out = io.StringIO()
        for _ in table.play_bots():
            pass
        humans = [seat for seat, player in enumerate(table.record.players) if player == HUMAN]
        self.wires = {seat: StrictWire(Seatholder(table, seat, keeper=True)) for seat in humans}
        console = Terminal(self.out, width, 45)
        names = dict(zip(table.game.seat_names, table.record.names, strict=False))
        told = texts(table.game.slug, lang).called(names, isolating=False)
        self.client = Client(self.wires, told, Screen(console, told), read, Shelf(file, True, "undercourt"))

    def message(self, seat: int = 0) -> Json:
        """How things stand for a seat, as the terminal has it."""
        return message(self.table, seat)

    def play(self) -> str:
        """Everything that was shown."""
        assert self.client.play() == 0
        return self.out.getvalue()


def new_table(players: list[str], seed: int = 1, game: str = "tyrants", options: Options | None = None) -> Table:
    """With the fast generator, whose deals the tests know."""
    return Table(load_game(game), players, options or {}, seed, generator=FAST)


def resumed(file: Path) -> Table:
    return resume(file.read_text("utf-8"))


def typing(lines: Iterable[str]) -> Callable[[str], str]:
    """Types these lines, then closes the terminal."""
    left: Iterator[str] = iter(lines)

    def read(prompt: str) -> str:
        for line in left:
            return line
        raise EOFError

    return read


def sit(
    tmp: Path, lines: Iterable[str], players: list[str], lang: str = "en", seed: int = 1, game: str = "tyrants"
) -> str:
    """What a person sees who types these lines and goes."""
    return Desk(new_table(players, seed, game), typing(lines), tmp / "game.txt", lang).play()


def table_of(desk: Desk) -> object:
    """All that the first seat sees."""
    told = desk.message()
    return told["view"], told["events"], told["decision"]


def widest(shown: str, tmp: Path) -> int:
    """Of all lines but those that name a file: that is as long as it is."""
    return max(len(line) for line in shown.splitlines() if str(tmp) not in line)


def heights(table: Table, typist: Callable[[str], str], file: Path, game: str) -> list[int]:
    """How many lines the whole table takes, from its title to the prompt, each time that it is shown in a sitting."""
    told = TEXTS_OF[game]["en"]
    title = f"{told.say('ui-table')} ─"
    found: list[int] = []
    desk: Desk

    def read(prompt: str) -> str:
        last = desk.out.getvalue().rpartition(title)[2]
        if told.say("ui-players") in last:
            found.append(last.count("\n") + 1)
        desk.out.write(title)  # counted
        return typist(prompt)

    desk = Desk(table, read, file)
    desk.play()
    return found
