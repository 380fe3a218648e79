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

from rich.console import RenderableType
from rich.text import Text

from undercourt.term import saves
from undercourt.term.drawing import QUIET, Drawing, Json
from undercourt.term.screen import Choice, ChoiceGroup, Screen, card_of, last_round
from undercourt.term.spelling import name_of, spellings_of_actions
from undercourt.term.words import closest, is_stray, mark, meant, words
from undercourt.text import Texts, told

COMMANDS = ("help", "choices", "card", "why", "log", "board", "table", "score", "undo", "save", "quit")
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
        names = {slug: words(name_of(slug, texts)) for slug in self.drawing.cards()}
        others = list(names.values())  # what is called so goes before what is only written so
        self.cards = {slug: [names[slug], *([words(slug)] if words(slug) not in others else [])] for slug in names}

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
        self.screen.show(self.screen.heading(Text(self.texts.say("game-title"), "bold")))
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
        if before is not None:
            message = message | {"events": telling.with_views(message["events"], before, view)}
        others = any(event["seat"] != mine and event["what"] not in telling.asides for event in message["events"])
        began = any(event["what"] == "turn" for event in message["events"])
        if before is None or others or began:
            self.show_table(message, before)
        else:
            lines = self.screen.log(message["events"], self.drawing, brief=True)
            self.screen.show(*lines, *self.drawing.changes(before, view, width))
            if telling.hand_always or hand_of(before) != hand_of(view):
                self.screen.show(*self.drawing.hand(view, width))
        self.drawn[self.seat] = view

    def show_table(self, message: Json, before: Json | None) -> None:
        """Everything, as full as the terminal is high. What happened goes above where it leaves no room."""
        view, width = message["view"], self.screen.width
        hint: list[RenderableType] = [Text(self.texts.say("ui-legend-hint"), QUIET)] if before is None else []
        events = message["events"] if before is not None else last_round(message["events"], len(message["seats"]))
        lines = self.screen.log(events, self.drawing, brief=True)
        happened: list[RenderableType] = [self.screen.heading(self.texts.say("ui-since")), *lines] if lines else []
        under: list[RenderableType] = [self.screen.heading(self.texts.say("ui-players"))]
        under += [self.screen.players(message, self.drawing), *self.drawing.hand(view, width)]
        asked = [*self.screen.question(message, self.drawing), self.screen.choices(self.groups(message))]
        rest = self.screen.height_of(*hint, *under, *asked) + 3  # a blank line, the title, the prompt
        room = self.screen.height - rest
        tables = [self.drawing.table(view, width), *self.drawing.briefer(before, view, width)]
        heights = [self.screen.height_of(*table) for table in tables]
        if min(heights) + self.screen.height_of(*happened) > room:
            self.screen.show("", *happened)
            happened = []
        room -= self.screen.height_of(*happened)
        fitting = [table for table, height in zip(tables, heights, strict=True) if height <= room]
        table = (fitting or tables[-1:])[0]
        self.screen.show("", self.screen.heading(self.texts.say("ui-table")), *table, *hint, *happened, *under)

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
            choice = self.choice(typed, groups, message)
            if choice is not None and self.is_sure(choice, message) and self.act(choice.action, message):
                return

    def ask(self, message: Json) -> list[ChoiceGroup]:
        groups = self.groups(message)
        self.screen.show(*self.screen.question(message, self.drawing), self.screen.choices(groups))
        return groups

    def groups(self, message: Json) -> list[ChoiceGroup]:
        return self.screen.groups(message, self.drawing)

    def act(self, action: int, message: Json) -> bool:
        answer = self.send({"do": "act", "seq": message["seq"], "action": action, "since": message["event_count"]})
        if "error" in answer:
            self.screen.show(str(answer["error"]))
            return False
        self.keep()
        return True

    def choice(self, typed: str, groups: list[ChoiceGroup], message: Json) -> Choice | None:
        """By number, by the mark of its card, or by its words; else a line that helps."""
        choices = [choice for group in groups for choice in group.choices]
        if not typed:
            if len(choices) == 1:
                return choices[0]
            self.screen.say("ui-type-a-number", n=len(choices))
            return None
        if typed.isdecimal():
            return self.numbered(typed, choices)
        found = self.marked(typed, choices, message)
        if not found and not is_stray(typed):
            offered = {str(one.number): [words(one.text), *self.actions.get(one.name, [])] for one in choices}
            found = [choices[int(number) - 1] for number in meant(self.unmarked(typed, message), offered)]
        if len(found) == 1:
            return found[0]
        if found:
            self.screen.say("ui-which", n=len(found))
            for choice in found[:LISTED]:
                self.screen.show(f"  {choice.number} {choice.text}")
        else:
            self.why(typed, message, choices, unknown="ui-unknown")
        return None

    def numbered(self, typed: str, choices: list[Choice]) -> Choice | None:
        if 1 <= int(typed) <= len(choices):
            return choices[int(typed) - 1]
        self.screen.say("ui-no-such-number", n=len(choices))
        return None

    def marked(self, typed: str, choices: list[Choice], message: Json) -> list[Choice]:
        """The choices with the card of this mark: what is usually done with it, or whatever can be."""
        slug = self.drawing.labels(message["view"]).get(mark(typed))
        found = [choice for choice in choices if slug and choice.card == slug]
        usual = self.drawing.usual[mark(typed)[0]] if slug else ""
        return [choice for choice in found if choice.name.startswith(usual)] or found

    def unmarked(self, typed: str, message: Json) -> str:
        """The cards themselves in place of their marks; a mark alone means what is usually done with it."""
        labels = self.drawing.labels(message["view"])
        said = [labels.get(mark(word), word) for word in typed.split(" ")]
        if len(said) == 1 and mark(typed) in labels:
            said.insert(0, self.drawing.usual[mark(typed)[0]])
        return " ".join(said)

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
            self.card(rest, message, groups)
        elif command == "why":
            self.why(rest, message, [choice for group in groups for choice in group.choices], unknown="ui-why-what")
        else:
            self.tell(command, rest, message)
            self.ask(message)
        return False

    def tell(self, command: str, rest: str, message: Json) -> None:
        """What takes so much room that the question is asked again after it."""
        view, width = message["view"], self.screen.width
        if command == "help":
            self.help(rest)
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

    def help(self, rest: str) -> None:
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
        self.screen.show(self.screen.heading(self.texts.say("ui-help-keys")))
        self.screen.show(self.screen.in_two_columns("ui-help", "ui-help-game"))
        self.screen.say("ui-help-words", words=", ".join(glossary))

    def card(self, rest: str, message: Json, groups: list[ChoiceGroup]) -> None:
        """By the mark beside it, the number of a choice that names it, or its name."""
        labels = self.drawing.labels(message["view"])
        numbered = {str(choice.number): choice.card for group in groups for choice in group.choices}
        asked_by = card_of(message["decision"]["question"]["args"])
        slug = labels.get(mark(rest)) or numbered.get(rest) or (asked_by if not rest else None)
        found = [slug] if slug else meant(rest, self.cards)
        if len(found) == 1:
            self.screen.show(*self.drawing.card(found[0], message["view"]))
        elif found:
            self.screen.say("ui-which", n=len(found))
            self.screen.show("  " + ", ".join(name_of(slug, self.texts) for slug in found[:LISTED]))
        else:
            self.screen.say("ui-which-card", example=next(iter(labels), self.texts.say("ui-example-card")))

    def why(self, rest: str, message: Json, choices: list[Choice], unknown: str) -> None:
        """The reason and its rule, for whatever action the words mean; a number means a choice: that is possible."""
        if rest.isdecimal():
            choice = self.numbered(rest, choices)
            if choice is not None:
                self.screen.show(f"{choice.text}. {self.texts.say('ui-it-is-possible')}")
            return
        said = self.unmarked(rest, message)
        found = [] if is_stray(said) else closest(said, self.actions)
        if len(found) > LISTED:
            found = [name for name in found if self.drawing.is_likely(name, message["view"])] or found
        if not found:
            self.screen.say(unknown, n=len(choices))
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


def hand_of(view: Json) -> object:
    return view["players"][view["viewer"]]["hand"]


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
