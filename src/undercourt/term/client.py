"""The loop: show what changed, ask, take the answer. Everything comes and goes as JSON text, as over a wire."""

from __future__ import annotations

import json
import shlex
import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, Protocol

from rich.text import Text

from undercourt.term import saves
from undercourt.term.answers import Answers
from undercourt.term.drawing import QUIET, Drawing, Json
from undercourt.term.layout import Layout
from undercourt.term.rules import Rules
from undercourt.term.screen import Choice, ChoiceGroup, Screen
from undercourt.term.words import meant, words
from undercourt.text import Texts

COMMANDS = ("help", "choices", "card", "why", "rule", "log", "board", "table", "score", "undo", "save", "quit")
END_TURN = "end_turn"
LINES_OF_LOG = 16


class Wire(Protocol):
    """One seat's end of a game: a command goes in, an answer comes out, both JSON text."""

    def send(self, command: str, /) -> str: ...


class Shelf(NamedTuple):
    """Where the game is kept as it goes, and how a person calls this program."""

    path: Path
    ours: bool  # nobody asked for this file: it goes when it is not wanted
    program: str


class Left(Exception):
    """The player went away."""


Read = Callable[[str], str]


class Client:
    """One terminal with one or more seats at it."""

    def __init__(self, wires: Mapping[int, Wire], texts: Texts, screen: Screen, read: Read, shelf: Shelf) -> None:
        self.wires = wires
        self.texts = texts
        self.screen = screen
        self.read = read
        self.shelf = shelf
        self.seat = min(wires)
        self.seen = dict.fromkeys(wires, 0)  # events told, by seat
        self.drawn: dict[int, Json] = {}  # the view shown last, by seat
        self.ask_before_end = True
        catalog = self.send({"do": "catalog"})
        game = self.look()["game"]
        self.drawing: Drawing = drawing(game, texts, catalog)
        self.rules = Rules(game, texts, screen)
        self.answers = Answers(texts, screen, self.drawing, catalog["verbs"], self.send)
        self.layout = Layout(screen, self.drawing)

    # The wire

    def send(self, command: Json) -> Json:
        with undisturbed():
            answer: Json = json.loads(self.wires[self.seat].send(json.dumps(command)))
        return answer

    def look(self, since: int = 0) -> Json:
        return self.send({"do": "look", "since": since})

    # The game

    def play(self) -> int:
        """To the end of the game, or until the player leaves."""
        try:
            self.welcome()
            while True:
                message = self.look(self.seen[self.seat])
                self.seen[self.seat] = message["event_count"]
                if message["over"]:
                    self.finish(message)
                    return 0
                asked = self.asked(message)
                if asked != self.seat:
                    self.hand_over(message, asked)
                    continue
                self.layout.show(message, self.drawn.get(self.seat))
                self.drawn[self.seat] = message["view"]
                self.answer(message)
        except Left:
            return 0
        except (EOFError, KeyboardInterrupt):
            self.screen.show("")
            self.keep()
            self.say_where()
            return 0

    def asked(self, message: Json) -> int:
        """Who at this keyboard is asked. Where that is a secret, only the one who is asked is told."""
        seat: int | None = message["decision"]["seat"]
        if seat is None:
            looks = {one: json.loads(wire.send(json.dumps({"do": "look"}))) for one, wire in self.wires.items()}
            return next(one for one, look in looks.items() if look["decision"]["seat"] == one)
        return seat

    def welcome(self) -> None:
        self.screen.show(self.screen.heading(Text(self.texts.say("game-title"), "bold")))
        self.screen.say("game-pitch")
        self.screen.say("ui-welcome")

    def hand_over(self, message: Json, asked: int) -> None:
        """Another person at the same keyboard: the cards of this one go out of sight first."""
        self.layout.notices.clear()
        self.screen.wipe()
        self.screen.show(self.screen.seat(message["seats"][asked]))
        self.screen.say("ui-pass-keyboard")
        self.read(self.texts.say("ui-prompt") + " ")
        self.seat = asked

    def finish(self, message: Json) -> None:
        """The score sheet, who won, where the record lies."""
        self.screen.show("", *self.screen.log(message["events"], self.drawing, brief=True))
        self.screen.show(self.screen.heading(Text(self.texts.say("ui-game-over"), "bold")))
        self.screen.show(self.screen.scores(message, self.drawing))
        winners = message["score"]["order"][0]
        names = Text(", ").join([self.screen.seat(message["seats"][seat]) for seat in winners])
        self.screen.show(Text(self.texts.say("ui-winner", n=len(winners)) + " ", "bold") + names)
        self.keep()
        self.screen.say("ui-record", file=str(self.shelf.path))
        self.screen.tell_command("ui-replay", self.call(f"replay {shlex.quote(str(self.shelf.path))}") + " --step")

    # One decision

    def answer(self, message: Json) -> None:
        """Asks until something was done that changes the table."""
        groups = self.ask(message)
        while True:
            typed = self.read(self.texts.say("ui-prompt") + " ").strip()
            word, _, rest = typed.partition(" ")
            command = self.command(word)
            if command is not None:
                if self.obey(command, rest.strip(), message, groups):
                    return
                continue
            if self.take(typed, message, choices_of(groups)):
                return

    def take(self, typed: str, message: Json, choices: list[Choice]) -> bool:
        """One choice, or several picks of which each answers the next question."""
        picks = self.answers.picks(typed, choices, message)
        if picks:
            return self.act_in_turn(picks, message)
        choice = self.answers.choice(typed, choices, message)
        return choice is not None and self.is_sure(choice, message) and self.act(choice.action, message)

    def act_in_turn(self, picks: list[str], message: Json) -> bool:
        """As long as the same is asked; what is not taken is said before the next question."""
        verb = picks[0].split(" ")[0]
        for i, name in enumerate(picks):
            mine = not message["over"] and message["decision"]["seat"] == self.seat
            options = {one["name"]: one["action"] for one in message["decision"]["options"]} if mine else {}
            if not any(other.split(" ")[0] == verb for other in options):
                self.layout.notices.append(Text(self.texts.say("ui-not-asked-again", n=len(picks) - i)))
                return True
            if name not in options:
                head = Text(f"{self.answers.action_text(name)}: ")
                self.layout.notices.append(head + self.answers.reason(name))
                return i > 0
            if not self.act(options[name], message):
                return i > 0
            message = self.look(message["event_count"])
        return True

    def ask(self, message: Json) -> list[ChoiceGroup]:
        self.screen.show(*self.layout.asked(message))
        self.layout.notices.clear()
        return self.screen.groups(message, self.drawing)

    def act(self, action: int, message: Json) -> bool:
        answer = self.send({"do": "act", "seq": message["seq"], "action": action, "since": message["event_count"]})
        if "error" in answer:
            self.screen.show(str(answer["error"]))
            return False
        self.keep()
        return True

    def is_sure(self, choice: Choice, message: Json) -> bool:
        """Before a turn ends with something left to spend or play."""
        if choice.name != END_TURN or not self.ask_before_end:
            return True
        left = self.drawing.left_over(message["view"], message["decision"]["options"])
        if not left:
            return True
        self.screen.say("ui-end-anyway", left=", ".join(left))
        said = words(self.read(self.texts.say("ui-prompt") + " "))
        if self.is_word(said, "always"):
            self.ask_before_end = False
            return True
        if not self.is_word(said, "yes"):
            self.screen.say("ui-turn-goes-on")
            return False
        return True

    def is_word(self, said: list[str], what: str) -> bool:
        return len(said) == 1 and said[0] in [what, *words(self.texts.say(f"ui-word-{what}"))]

    # Commands

    def command(self, word: str) -> str | None:
        if word == "?":
            return "help"
        spelt = words(word)
        for command in (*COMMANDS, *self.drawing.commands):
            if spelt and spelt[0] in [command, *words(self.texts.say(f"ui-command-{command}"))] and len(spelt) == 1:
                return command
        return None

    def obey(self, command: str, rest: str, message: Json, groups: list[ChoiceGroup]) -> bool:
        """True: the table is another now."""
        if command == "undo":
            return self.undo(message)
        if command == "save":
            self.save(rest)
        elif command == "quit":
            self.quit()
        elif command == "card":
            self.answers.card(rest, choices_of(groups), message)
        elif command == "why":
            self.answers.why(rest, choices_of(groups), message, unknown="ui-why-what")
        else:
            self.layout.cut = self.layout.cut and command != "choices"
            self.tell(command, rest, message)
            if command == "choices":
                self.ask(message)
            else:
                self.screen.show(*self.screen.question(message, self.drawing))
                self.screen.say("ui-choices-again", QUIET)
        return False

    def tell(self, command: str, rest: str, message: Json) -> None:
        """What takes so much room that the question is said again after it."""
        view, width = message["view"], self.screen.width
        if command == "help":
            self.help(rest, message)
        elif command == "rule":
            self.rules.show(rest)
        elif command == "log":
            self.log(whole=bool(rest))
        elif command == "board":
            self.screen.show(*self.drawing.board(view, width))
        elif command == "table":
            self.screen.show(*self.drawing.table(view, width), self.screen.players(message, self.drawing))
            self.screen.show(*self.drawing.hand(view, width))
        elif command == "score":
            self.screen.show(self.screen.scores(message, self.drawing))
            self.screen.say("ui-score-now", QUIET)
        elif command in self.drawing.commands:
            self.screen.show(*self.drawing.look(command, rest, view, width))

    def help(self, rest: str, message: Json) -> None:
        """A turn and the commands, or what a word of the game means."""
        glossary = dict(line.split(" | ", 1) for line in self.texts.say("ui-glossary").splitlines())
        if rest:
            found = meant(rest, {word: [words(word)] for word in glossary}) or list(glossary)
            known = found if len(found) < len(glossary) else []
            self.screen.show(*[Text(f"{word}: ", "bold") + Text(glossary[word]) for word in known])
            if not known:
                self.screen.say("ui-help-words", words=", ".join(glossary))
            return
        self.screen.show(self.screen.heading(self.texts.say("ui-help-turn")))
        self.screen.say("help-turn")
        self.screen.show(*self.drawing.rules(message["view"]))
        self.screen.show(self.screen.heading(self.texts.say("ui-help-keys")))
        example = self.answers.example(message)
        self.screen.show(self.screen.in_two_columns("ui-help", "ui-help-game", card=example))
        self.screen.say("ui-help-words", words=", ".join(glossary))

    def log(self, whole: bool) -> None:
        """The last turns in brief, or every step from the beginning."""
        lines = self.screen.log(self.look()["events"], self.drawing, brief=not whole)
        self.screen.show(*(lines if whole else lines[-LINES_OF_LOG:]))
        if not whole:
            self.screen.say("ui-log-all", QUIET)

    def undo(self, message: Json) -> bool:
        if not message["undo"]:
            self.screen.say("ui-no-undo")
            return False
        answer = self.send({"do": "undo"})
        if "error" in answer:
            self.screen.show(str(answer["error"]))
            return False
        self.seen[self.seat] = answer["event_count"]
        self.keep()
        self.screen.say("ui-undone")
        return True

    # Keeping the game

    def record(self) -> str:
        return str(self.send({"do": "save"})["record"])

    def keep(self) -> None:
        """After every action, so that nothing is lost whatever happens to the terminal."""
        try:
            saves.write(self.shelf.path, self.record())
        except OSError as wrong:
            self.screen.say("ui-cannot-save", file=str(self.shelf.path), reason=self.reason_of(wrong))

    def save(self, name: str) -> bool:
        path = Path(name).expanduser() if name else self.shelf.path
        if not saves.is_free(path):
            self.screen.say("ui-overwrite", file=str(path))
            if not self.is_word(words(self.read(self.texts.say("ui-prompt") + " ")), "yes"):
                self.screen.say("ui-not-saved")
                return False
        try:
            saves.write(path, self.record())
        except OSError as wrong:
            self.screen.say("ui-cannot-save", file=str(path), reason=self.reason_of(wrong))
            return False
        self.screen.say("ui-saved", file=str(path))
        return True

    def reason_of(self, wrong: OSError) -> str:
        """In the player's language, where it is a usual one."""
        usual = {FileNotFoundError: "no-folder", IsADirectoryError: "folder", PermissionError: "forbidden"}
        return self.texts.say(f"ui-file-{usual[type(wrong)]}") if type(wrong) in usual else str(wrong.strerror)

    def quit(self) -> None:
        """Enter keeps the game, a name keeps it there, no throws it away."""
        self.screen.say("ui-keep-it", file=str(self.shelf.path))
        said = self.read(self.texts.say("ui-prompt") + " ").strip()
        if self.is_word(words(said), "no"):
            if self.shelf.ours:
                self.shelf.path.unlink(missing_ok=True)
            raise Left
        self.keep()
        if said and not self.is_word(words(said), "yes"):
            if not self.save(said):
                return
            self.say_how(Path(said).expanduser())
            raise Left
        self.say_where()
        raise Left

    def say_where(self) -> None:
        self.screen.say("ui-saved", file=str(self.shelf.path))
        self.say_how(self.shelf.path)

    def say_how(self, path: Path) -> None:
        self.screen.tell_command("ui-resume", self.call(f"term --resume {shlex.quote(str(path))}"))

    def call(self, command: str) -> str:
        """As it can be typed: in the language of this game."""
        return f"{self.shelf.program} {command} --lang {self.texts.lang}"


def choices_of(groups: list[ChoiceGroup]) -> list[Choice]:
    return [choice for group in groups for choice in group.choices]


def drawing(game: str, texts: Texts, catalog: Json) -> Drawing:
    """A game is drawn by the module of its name beside this one."""
    made: Drawing = import_module(f"undercourt.term.{game}").DRAWING(texts, catalog)
    return made


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until the answer is there: half an action must not be kept."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
