"""The loop: show what changed, ask, take the answer. Everything comes and goes as JSON text, as over a wire."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from undercourt.term.keeping.keeping import Keeping, Left, Read
from undercourt.term.keeping.saves import Shelf
from undercourt.term.line import Json, Line, Wire
from undercourt.term.page.layout import Layout
from undercourt.term.page.lines import QUIET
from undercourt.term.page.rules import Rules
from undercourt.term.page.screen import Choice, ChoiceGroup, Screen
from undercourt.term.tables import drawing
from undercourt.term.tables.drawing import Drawing
from undercourt.term.typed.answers import Answers, is_of
from undercourt.term.typed.words import meant, words
from undercourt.text import Texts, told

COMMANDS = ("help", "choices", "card", "why", "hint", "rule", "log", "board", "table", "score", "undo", "save", "quit")
END_TURN = "end_turn"
LINES_OF_LOG = 16
MOST_AT_ONCE = 50  # actions: more than any hand holds
LOOKED_AT = 2  # percent of all looks, below which a chance is a guess
LONGEST_LINE = 300  # letters: whoever types more did not mean to answer


class Client:
    """One terminal with one or more seats at it."""

    greeting = "ui-welcome"

    def __init__(self, wires: Mapping[int, Wire], texts: Texts, screen: Screen, read: Read, shelf: Shelf) -> None:
        self.lines = {seat: self.line_of(wire) for seat, wire in wires.items()}
        self.seat = min(wires)
        self.screen = screen
        self.screen.texts = self.texts = texts = texts.carrying(self.line.catalogue.get("names", {}))
        self.keeping = self.keeping_on(shelf, read)
        self.drawn: dict[int, Json] = {}  # the view shown last, by seat
        self.ask_before_end = True
        game, catalogue = self.line.welcome["game"], self.line.catalogue
        self.drawing: Drawing = drawing(game, texts, catalogue["facts"])
        self.rules = Rules(game, texts, screen)
        self.answers = Answers(texts, screen, self.drawing, catalogue["verbs"], lambda action: self.line.why(action))
        self.layout = Layout(screen, self.drawing)

    def line_of(self, wire: Wire) -> Line:
        return Line(wire)

    def keeping_on(self, shelf: Shelf, read: Read) -> Keeping:
        return Keeping(shelf, self.screen, read, lambda: self.line.record())

    @property
    def line(self) -> Line:
        return self.lines[self.seat]

    # The game

    def play(self) -> int:
        """To the end of the game, or until the player leaves. 1: the game could not be kept."""
        try:
            self.welcome()
            self.wait()
            self.seat_first()
            while True:
                self.wait()
                message = self.line.look()
                if message["over"]:
                    return 0 if self.finish(message) else 1
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
            if not self.keeping.keep():
                return 1
            self.keeping.say_where()
            return 0
        except OSError:  # nothing can be shown or read any more
            self.keeping.keep_unseen()
            raise

    def wait(self) -> None:
        """Until somebody here is asked. At a table of one's own nobody else lets us wait."""

    def asked(self, message: Json) -> int:
        """Who at this keyboard is asked. Where that is a secret, only the one who is asked is told."""
        seat: int | None = message["decision"]["seat"]
        if seat is not None:
            return seat
        for line in self.lines.values():
            line.refresh()
        return next(one for one, line in self.lines.items() if line.update["decision"].get("options"))

    def welcome(self) -> None:
        self.screen.show(self.screen.heading(Text(self.texts.say("game-title"), "bold")))
        self.screen.say("game-pitch")
        self.screen.say(self.greeting)
        if self.line.welcome["commitment"]:
            self.screen.say("ui-sealed", QUIET, hash=self.line.welcome["commitment"])

    def seat_first(self) -> None:
        """Several people at one keyboard: no table is shown before the one who is asked sits there."""
        message = self.line.message([])
        if len(self.lines) > 1 and not message["over"]:
            self.hand_over(message, self.asked(message))

    def hand_over(self, message: Json, asked: int) -> None:
        """Another person at the same keyboard: the cards of this one go out of sight first."""
        self.layout.notices.clear()
        self.screen.wipe()
        self.screen.show(self.screen.seat(message["seats"][asked]))
        self.screen.say("ui-pass-keyboard")
        self.keeping.answer()
        self.seat = asked
        self.line.refresh()

    def finish(self, message: Json) -> bool:
        """The score sheet, who won, where the record lies. False: nowhere."""
        self.screen.show("", *self.screen.log(message["events"], self.drawing, brief=True))
        self.screen.show(self.screen.heading(Text(self.texts.say("ui-game-over"), "bold")))
        self.screen.show(self.screen.scores(message, self.drawing))
        winners = message["score"]["order"][0]
        names = Text(", ").join([self.screen.seat(message["seats"][seat]) for seat in winners])
        self.screen.show(Text(self.texts.say("ui-winner", n=len(winners)) + " ", "bold") + names)
        commitment = self.line.welcome["commitment"]
        return self.keeping.finish(sealed=bool(commitment))

    # One decision

    def answer(self, message: Json) -> None:
        """Asks until something has been done that changes the table."""
        groups = self.ask(message)
        while True:
            typed = self.keeping.answer()
            word, _, rest = typed.partition(" ")
            command = self.command(word)
            if command is not None:
                if self.obey(command, rest.strip(), message, groups):
                    return
                continue
            if len(typed) > LONGEST_LINE:
                self.answers.say_limits("ui-unknown", choices_of(groups))
                continue
            if self.take(typed, message, choices_of(groups)):
                return

    def take(self, typed: str, message: Json, choices: list[Choice]) -> bool:
        """One choice, or several picks, each of which answers the next question; or all that a verb can do."""
        verb = self.answers.verb_of_all(typed, choices, message)
        if verb:
            return self.act_on_all(verb, message)
        if self.answers.asks_for_all(typed) and not self.answers.fitting(typed, choices, message):
            self.answers.say_what_all_is_for(choices, message)
            return False
        picks = self.answers.picks(typed, choices, message)
        if picks:
            return self.act_in_turn(picks, message)
        choice = self.answers.choice(typed, choices, message)
        return choice is not None and self.is_sure(choice, message) and self.act(choice.name)

    def act_in_turn(self, picks: list[str], message: Json) -> bool:
        """As long as the same question is asked; what is not used is reported before the next question."""
        verb = picks[0].split(" ")[0]
        for i, name in enumerate(picks):
            mine = not message["over"] and message["decision"]["seat"] == self.seat
            options = [one["name"] for one in message["decision"]["options"]] if mine else []
            if not any(other.split(" ")[0] == verb for other in options):
                self.layout.notices.append(Text(self.texts.say("ui-not-asked-again", n=len(picks) - i)))
                return True
            if name not in options:
                head = Text(f"{self.answers.action_text(name)}: ")
                self.layout.notices.append(head + self.answers.reason(name))
                return i > 0
            if not self.act(name):
                return i > 0
            message = self.line.message([])
        return True

    def act_on_all(self, verb: str, message: Json) -> bool:
        """One action after the other, as long as the same question offers one and nobody else does anything."""
        asked, heard, done = message["decision"]["question"]["key"], len(self.line.events), 0
        me = message["seats"][self.seat]
        while done < MOST_AT_ONCE:
            mine = not message["over"] and message["decision"]["seat"] == self.seat
            others = any(event.get("seat", me) != me for event in self.line.events[heard:])
            if not mine or others or message["decision"]["question"]["key"] != asked:
                break
            offered = [one for one in choices_of(self.screen.groups(message, self.drawing)) if is_of(one.name, verb)]
            if not offered or not self.act(offered[0].name):
                return done > 0
            done += 1
            message = self.line.message([])
        if not message["over"]:
            self.layout.notices.append(Text(self.texts.say("ui-all-stopped", n=done)))
        return True

    def ask(self, message: Json) -> list[ChoiceGroup]:
        self.screen.show(*self.layout.asked(message))
        self.layout.notices.clear()
        return self.screen.groups(message, self.drawing)

    def act(self, action: str) -> bool:
        refused = self.line.act(action)
        if refused is not None:
            self.screen.show(self.texts.phrase(told(refused)))
            return False
        self.keeping.keep()
        return True

    def is_sure(self, choice: Choice, message: Json) -> bool:
        """Before a turn ends with something left to spend or play."""
        if choice.name != END_TURN or not self.ask_before_end:
            return True
        left = self.drawing.left_over(message["view"], message["decision"]["options"])
        if not left:
            return True
        self.screen.say("ui-end-anyway", left=", ".join(left))
        said = self.keeping.answer()
        if self.keeping.is_word(said, "always"):
            self.ask_before_end = False
            return True
        if not self.keeping.is_word(said, "yes"):
            self.screen.say("ui-turn-goes-on")
            return False
        return True

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
        """True: the table has changed."""
        if command == "undo":
            return self.undo(message)
        if command == "save":
            self.keeping.save(rest)
        elif command == "quit":
            self.keeping.quit()
            self.screen.show(*self.screen.question(message, self.drawing))
            self.screen.say("ui-choices-again", QUIET)
        elif len(rest) > LONGEST_LINE and command != "rule":
            self.answers.say_limits("ui-unknown", choices_of(groups))
        elif command == "card":
            self.answers.card(rest, choices_of(groups), message)
        elif command == "hint":
            self.hint(choices_of(groups))
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

    def hint(self, choices: list[Choice]) -> None:
        """What the master would do, and why: each option by its number, with the chance to win after it."""
        answer = self.line.hint()
        if answer["is"] == "refused":
            self.screen.show(self.texts.sentence(self.texts.phrase(told(answer["error"]))))
            return
        known = {choice.name: choice for choice in choices}
        for one in answer["options"]:
            choice, best = known.get(one["action"]), one is answer["options"][0]
            label = one["action"] if choice is None else f"{choice.number} {choice.text}"
            firm = best or one["share"] >= LOOKED_AT
            chance = self.texts.say("ui-hint-chance", n=one["chance"]) if firm else self.texts.say("ui-hint-hardly")
            self.screen.show(Text(f"  {label}", "bold" if best else "") + Text(f"  {chance}", QUIET))
        for reason in answer["reasons"]:
            self.screen.show(Text(self.texts.sentence(self.texts.phrase(told(reason)))))

    def tell(self, command: str, rest: str, message: Json) -> None:
        """What takes so much room that the question is repeated after it."""
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
            known = meant(rest, {word: [words(word)] for word in glossary})
            self.screen.show(*[Text(f"{word}: ", "bold") + Text(glossary[word]) for word in known])
            if not known:
                self.screen.say("ui-help-words", words=", ".join(glossary))
            return
        self.screen.show(self.screen.heading(self.texts.say("ui-help-turn")))
        self.screen.say("help-turn")
        self.screen.show(*self.drawing.rules(message["view"]))
        self.screen.show(self.screen.heading(self.texts.say("ui-help-keys")))
        example = self.answers.example(message)
        verbs = self.answers.verbs_for_all(choices_of(self.screen.groups(message, self.drawing)), message)
        told = ", ".join(self.answers.all_of(verb) for verb in verbs)
        keys: dict[str, int | str] = {"card": example, "n": len(verbs), "all": told}
        also = ["ui-help-game"] if self.texts.has("ui-help-game") else []
        self.screen.show(self.screen.in_two_columns("ui-help", *also, **keys))
        self.screen.say("ui-help-words", words=", ".join(glossary))

    def log(self, whole: bool) -> None:
        """The last turns in brief, or every step from the beginning."""
        lines = self.screen.log(self.line.log(), self.drawing, brief=not whole)
        self.screen.show(*(lines if whole else lines[-LINES_OF_LOG:]))
        if not whole:
            self.screen.say("ui-log-all", QUIET)

    def undo(self, message: Json) -> bool:
        if not message["undo"]:
            self.screen.say("ui-no-undo")
            return False
        refused = self.line.undo()
        if refused is not None:
            self.screen.show(self.texts.phrase(told(refused)))
            return False
        self.keeping.keep()
        self.screen.say("ui-undone")
        return True


def choices_of(groups: list[ChoiceGroup]) -> list[Choice]:
    return [choice for group in groups for choice in group.choices]
