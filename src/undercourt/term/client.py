"""The loop: show what changed, ask, take the answer. Everything comes and goes as JSON text, as over a wire."""

from __future__ import annotations

import json
import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import NamedTuple, Protocol

from rich.text import Text

from undercourt.term import saves
from undercourt.term.screen import QUIET, Choice, ChoiceGroup, Drawing, Json, Screen
from undercourt.term.words import closest, meant, words
from undercourt.text import Texts, told

COMMANDS = ("help", "card", "why", "log", "board", "table", "score", "undo", "save", "quit")
END_TURN = "end_turn"
LINES_OF_LOG = 16
LISTED = 8  # things offered when it is not clear which was meant


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
        self.drawing: Drawing = drawing(self.look()["game"], texts, catalog)
        self.actions = spellings_of_actions(catalog["verbs"], texts)
        self.cards = {slug: [words(slug), words(name_of(slug, texts))] for slug in self.drawing.cards()}

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
                asked = message["decision"]["seat"]
                if asked != self.seat:
                    self.hand_over(message, asked)
                    continue
                self.show(message)
                self.answer(message)
        except Left:
            return 0
        except (EOFError, KeyboardInterrupt):
            self.screen.show("")
            self.keep()
            self.say_where()
            return 0

    def welcome(self) -> None:
        self.screen.title(Text(self.texts.say("game-title"), "bold"))
        self.screen.say("game-pitch")
        self.screen.say("ui-welcome")

    def hand_over(self, message: Json, asked: int) -> None:
        """Another person at the same keyboard: the cards of this one go out of sight first."""
        self.screen.wipe()
        self.screen.show(self.screen.seat(message["seats"][asked]))
        self.screen.say("ui-pass-keyboard")
        self.read(self.texts.say("ui-prompt") + " ")
        self.seat = asked

    def show(self, message: Json) -> None:
        """The whole table after others acted, else only what my last action changed."""
        view, width = message["view"], self.screen.width
        mine = message["seats"][self.seat]
        before = self.drawn.get(self.seat)
        telling = self.drawing.telling
        others = any(event["seat"] != mine and event["what"] not in telling.asides for event in message["events"])
        began = any(event["what"] == "turn" for event in message["events"])
        lines = self.screen.log(message["events"], telling, brief=True)
        if before is None or others or began:
            self.screen.show("")
            self.screen.title(self.texts.say("ui-table"))
            self.screen.show(*self.drawing.table(view, width))
            if before is None:
                self.screen.say("ui-legend-hint", QUIET)
            if lines:
                self.screen.title(self.texts.say("ui-since"))
                self.screen.show(*(lines if before is not None else lines[-LINES_OF_LOG:]))
            self.screen.title(self.texts.say("ui-players"))
            self.screen.show(self.screen.players(message, self.drawing))
        else:
            self.screen.show(*lines, *self.drawing.changes(before, view, width))
        self.drawn[self.seat] = view
        self.screen.show(*self.drawing.hand(view, width))

    def finish(self, message: Json) -> None:
        """The score sheet, who won, where the record lies."""
        self.screen.show("", *self.screen.log(message["events"], self.drawing.telling, brief=True))
        self.screen.title(Text(self.texts.say("ui-game-over"), "bold"))
        self.screen.show(self.screen.scores(message))
        winners = message["score"]["order"][0]
        names = Text(", ").join([self.screen.seat(message["seats"][seat]) for seat in winners])
        self.screen.show(Text(self.texts.say("ui-winner", n=len(winners)) + " ", "bold") + names)
        self.keep()
        self.screen.say("ui-record", file=str(self.shelf.path))
        self.screen.tell_command("ui-replay", f"{self.shelf.program} replay {self.shelf.path}")

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
            choice = self.choice(typed, groups)
            if choice is not None and self.is_sure(choice, message) and self.act(choice.action, message):
                return

    def ask(self, message: Json) -> list[ChoiceGroup]:
        groups = self.screen.groups(message, self.drawing)
        self.screen.question(message, self.drawing)
        self.screen.show(self.screen.choices(groups))
        return groups

    def act(self, action: int, message: Json) -> bool:
        answer = self.send({"do": "act", "seq": message["seq"], "action": action, "since": message["event_count"]})
        if "error" in answer:
            self.screen.show(str(answer["error"]))
            return False
        self.keep()
        return True

    def choice(self, typed: str, groups: list[ChoiceGroup]) -> Choice | None:
        """By number, or by its words; else a line that helps."""
        choices = [choice for group in groups for choice in group.choices]
        if not typed:
            if len(choices) == 1:
                return choices[0]
            self.screen.say("ui-type-a-number", n=len(choices))
            return None
        if typed.isdecimal():
            number = int(typed)
            if 1 <= number <= len(choices):
                return choices[number - 1]
            self.screen.say("ui-no-such-number", n=len(choices))
            return None
        offered = {str(choice.number): [words(choice.text), *self.actions.get(choice.name, [])] for choice in choices}
        found = [choices[int(number) - 1] for number in meant(typed, offered)]
        if len(found) == 1:
            return found[0]
        if found:
            self.screen.say("ui-which", n=len(found))
            for choice in found[:LISTED]:
                self.screen.show(f"  {choice.number} {choice.text}")
        else:
            self.why(typed, unknown="ui-unknown")
        return None

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
        for command in COMMANDS:
            if spelt and spelt[0] in [command, *words(self.texts.say(f"ui-command-{command}"))] and len(spelt) == 1:
                return command
        return None

    def obey(self, command: str, rest: str, message: Json, groups: list[ChoiceGroup]) -> bool:
        """True: the table is another now."""
        view, width = message["view"], self.screen.width
        if command == "help":
            self.help()
        elif command == "card":
            self.card(rest, message, groups)
        elif command == "why":
            self.why(rest, unknown="ui-why-what")
        elif command == "log":
            self.log(whole=bool(rest))
        elif command == "board":
            self.screen.show(*self.drawing.board(view, width))
        elif command == "table":
            self.screen.show(*self.drawing.table(view, width), self.screen.players(message, self.drawing))
            self.screen.show(*self.drawing.hand(view, width))
            self.ask(message)
        elif command == "score":
            self.screen.show(self.screen.scores(message))
            self.screen.say("ui-score-now", QUIET)
        elif command == "undo":
            return self.undo(message)
        elif command == "save":
            self.save(rest)
        elif command == "quit":
            self.quit()
        return False

    def help(self) -> None:
        self.screen.title(self.texts.say("ui-help-turn"))
        self.screen.say("help-turn")
        self.screen.title(self.texts.say("ui-help-keys"))
        self.screen.show(self.screen.in_two_columns("ui-help"))

    def card(self, rest: str, message: Json, groups: list[ChoiceGroup]) -> None:
        """By the mark beside it, the number of a choice that names it, or its name."""
        labels = self.drawing.labels(message["view"])
        numbered = {str(choice.number): choice.card for group in groups for choice in group.choices}
        asked_by = message["decision"]["question"]["args"].get("card")
        slug = labels.get(rest.lower()) or numbered.get(rest) or (asked_by if not rest else None)
        found = [slug] if slug else meant(rest, self.cards)
        if len(found) == 1:
            self.screen.show(*self.drawing.card(found[0]))
        elif found:
            self.screen.say("ui-which", n=len(found))
            self.screen.show("  " + ", ".join(name_of(slug, self.texts) for slug in found[:LISTED]))
        else:
            self.screen.say("ui-which-card", example=next(iter(labels), self.texts.say("ui-example-card")))

    def why(self, rest: str, unknown: str) -> None:
        """The reason and its rule, for whatever action the words mean."""
        found = closest(rest, self.actions)
        if not found:
            self.screen.say(unknown)
        elif len(found) > LISTED:
            self.screen.say("ui-which", n=len(found))
            self.screen.show("  " + ", ".join(self.action_text(name) for name in found[:LISTED]) + " …")
        else:
            reasons = {name: self.reason(name) for name in found}
            alike = len({reason.plain for reason in reasons.values()}) == 1
            for name, reason in list(reasons.items())[: 1 if alike else LISTED]:
                self.screen.show(reason if len(found) == 1 or alike else Text(f"{self.action_text(name)}: ") + reason)

    def reason(self, name: str) -> Text:
        reason = self.send({"do": "why", "name": name})["why"]
        if reason is None:
            return Text(self.texts.say("ui-it-is-possible"))
        sentence = self.texts.phrase(told({"key": reason["key"], "args": reason["args"], "parts": []}))
        return Text(sentence).append(f"  [{reason['rule']}]", QUIET)

    def action_text(self, name: str) -> str:
        verb, *objects = name.split(" ")
        key = f"ui-verb-{verb.replace('_', '-')}"
        said = [self.texts.say(key, basic=0) if self.texts.has(key) else verb]
        return " ".join(said + [name_of(slug, self.texts) for slug in objects])

    def log(self, whole: bool) -> None:
        """The last turns in brief, or every step from the beginning."""
        lines = self.screen.log(self.look()["events"], self.drawing.telling, brief=not whole)
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
            self.screen.say("ui-cannot-save", file=str(self.shelf.path), reason=str(wrong.strerror))

    def save(self, name: str) -> bool:
        path = Path(name).expanduser() if name else self.shelf.path
        try:
            saves.write(path, self.record())
        except OSError as wrong:
            self.screen.say("ui-cannot-save", file=str(path), reason=str(wrong.strerror))
            return False
        self.screen.say("ui-saved", file=str(path))
        return True

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
            self.screen.tell_command("ui-resume", f"{self.shelf.program} term --resume {Path(said).expanduser()}")
            raise Left
        self.say_where()
        raise Left

    def say_where(self) -> None:
        self.screen.say("ui-saved", file=str(self.shelf.path))
        self.screen.tell_command("ui-resume", f"{self.shelf.program} term --resume {self.shelf.path}")


def drawing(game: str, texts: Texts, catalog: Json) -> Drawing:
    """A game is drawn by the module of its name beside this one."""
    made: Drawing = import_module(f"undercourt.term.{game}").DRAWING(texts, catalog)
    return made


def spellings_of_actions(verbs: list[tuple[str, list[str]]], texts: Texts) -> dict[str, list[list[str]]]:
    """Every action of the game by its name, in its own words and in those of the language."""
    names: dict[str, list[str]] = {}
    spellings: dict[str, list[list[str]]] = {}
    for verb, objects in verbs:
        key = f"ui-verb-{verb.replace('_', '-')}"
        said = texts.say(key, basic=0) if texts.has(key) else verb
        if not objects:
            spellings[verb] = [words(verb), words(said)]
        for thing in objects:
            slugs = thing.split(" ")
            for slug in slugs:
                if slug not in names:
                    names[slug] = names_of(slug, texts)
            local = [words(" ".join([said, *named])) for named in product(*[names[slug] for slug in slugs])]
            spellings[f"{verb} {thing}"] = [words(f"{verb} {thing}"), *local]
    return spellings


def names_of(slug: str, texts: Texts) -> list[str]:
    """All that a card, a place, a seat… is called, as in `Crab` and `Crabs`; a number stays one."""
    tables = ["card", "seat", *texts.names]
    found = list(dict.fromkeys(texts.name(table, slug) for table in tables if slug in texts.table(table)))
    if found:
        return found
    return [slug if slug.isdecimal() else texts.place(slug)]


def name_of(slug: str, texts: Texts) -> str:
    return names_of(slug, texts)[0]


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
