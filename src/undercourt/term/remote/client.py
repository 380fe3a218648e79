"""The terminal at a table of a server: others move meanwhile, and the server keeps the game."""

from __future__ import annotations

from contextlib import nullcontext

from rich.text import Text

from undercourt.client import Trouble
from undercourt.term.client import Client
from undercourt.term.keeping.keeping import Keeping, Left, Read
from undercourt.term.keeping.saves import Shelf
from undercourt.term.line import Json, Line, Wire
from undercourt.term.page.lines import QUIET
from undercourt.term.page.screen import ChoiceGroup, Screen
from undercourt.term.remote.sitting import Sittings
from undercourt.term.typed.words import words
from undercourt.text import Texts, told

CHANGED = ("error_stale", "error_stand_in", "error_game_over")  # refusals after which the question is another one


class KeptElsewhere(Keeping):
    """The server keeps the game. Only its record comes here, at the end."""

    def __init__(self, keeping: Keeping, way_back: str) -> None:
        super().__init__(keeping.shelf, keeping.screen, keeping.read, keeping.record)
        self.way_back = way_back

    def keep(self) -> bool:
        return True

    def keep_unseen(self) -> None:
        pass

    def save(self, name: str) -> None:
        self.screen.say("ui-join-kept")

    def finish(self, sealed: bool) -> bool:
        return super().keep() and super().finish(sealed)

    def quit(self) -> None:
        self.say_where()
        raise Left

    def say_where(self) -> None:
        self.screen.tell_command("ui-join-left", self.way_back)


class RemoteClient(Client):
    """Ctrl-C leaves the table, which goes on."""

    greeting = "ui-join-welcome"

    def __init__(
        self, sittings: Sittings, texts: Texts, screen: Screen, read: Read, shelf: Shelf, way_back: str
    ) -> None:
        self.sittings = sittings
        self.way_back = way_back
        self.waits_for: str | None = None  # as it was said last
        self.said = len(sittings.chat)
        self.is_away = False  # whether the connection is lost, as far as was said
        super().__init__(sittings.wires(), texts, screen, read, shelf)
        self.ticked = len(self.line.events)  # events that were told as they came

    def line_of(self, wire: Wire) -> Line:
        return Line(wire, nullcontext)  # what was sent is done once, whoever stops waiting for it

    def keeping_on(self, shelf: Shelf, read: Read) -> Keeping:
        return KeptElsewhere(super().keeping_on(shelf, read), self.way_back)

    # Waiting

    def wait(self) -> None:
        """Until somebody here is asked or the game is over, telling what the others do as they do it."""
        while True:
            seen = self.sittings.messages
            self.tell_connection()
            self.tell_chat()
            for line in self.lines.values():
                line.refresh()
            if self.sittings.lost is not None:
                self.screen.show(said(str(self.sittings.lost), {}, self.texts))
                raise Left
            if self.sittings.hand_back():
                self.screen.say("ui-join-returned", QUIET)
            self.tell_end()
            if self.is_over() or self.whom():
                self.waits_for = None
                self.ticked = len(self.line.events)
                return
            self.tick()
            self.tell_whom()
            self.sittings.wait(seen)

    def tell_end(self) -> None:
        """A game that was given up, or that rests, has no score sheet: the table is left."""
        why = self.sittings.around.why
        if why is not None:
            self.screen.show(said(why.key, why.args, self.texts))
            raise Left

    def is_over(self) -> bool:
        return all(line.update["decision"] is None for line in self.lines.values())

    def whom(self) -> list[int]:
        """Those at this keyboard who are asked: only they are told what they may do."""
        return [seat for seat, line in self.lines.items() if (line.update["decision"] or {}).get("options")]

    def asked(self, message: Json) -> int:
        return self.seat if self.seat in self.whom() else self.whom()[0]

    def tick(self) -> None:
        """What is new, while we wait. Several people at one keyboard must not see each other's."""
        first, self.ticked = self.ticked, len(self.line.events)
        if len(self.lines) == 1:
            lines = self.screen.log(self.line.standing(first), self.drawing, brief=True)
            self.screen.show(*[Text.assemble(line, style=QUIET) for line in lines])

    def tell_whom(self) -> None:
        asked = self.line.update["decision"]
        seat = asked["seat"] if asked is not None else None
        if seat is not None and seat != self.waits_for:
            self.waits_for = seat
            self.screen.say("ui-join-waiting", QUIET, player=self.screen.seat(seat).plain)

    def tell_connection(self) -> None:
        if self.sittings.is_connected == self.is_away:
            self.is_away = not self.is_away
            self.screen.say("ui-join-away" if self.is_away else "ui-join-again", QUIET)

    def tell_chat(self) -> None:
        for line in self.sittings.chat[self.said :]:
            if not line.mine:
                self.screen.show(Text(f"{line.name}: ", "bold") + Text(line.text))
        self.said = len(self.sittings.chat)

    # Commands

    def act(self, action: str) -> bool:
        return self.is_changed(self.line.act(action))

    def is_changed(self, refused: Json | None) -> bool:
        """True: done, or the table has changed before it could be."""
        if refused is None:
            return True
        self.screen.show(self.texts.phrase(told(refused)))
        return refused["key"] in CHANGED

    def undo(self, message: Json) -> bool:
        before = self.line.update["revision"]
        return super().undo(message) or self.line.update["revision"] != before

    def command(self, word: str) -> str | None:
        is_say = words(word) in [[spelt] for spelt in ("say", *words(self.texts.say("ui-command-say")))]
        return "say" if is_say else super().command(word)

    def obey(self, command: str, rest: str, message: Json, groups: list[ChoiceGroup]) -> bool:
        if command != "say":
            return super().obey(command, rest, message, groups)
        try:
            self.sittings.say(rest)
        except Trouble as no:
            self.screen.show(said(no.key, no.about, self.texts))
        return False


def said(key: str, args: dict[str, int | str], texts: Texts) -> str:
    """What the server says, by the words of tables or by its own."""
    from undercourt.server.text import words as words_of_the_server

    own = words_of_the_server(texts.lang)
    if own.has(key):
        return own.say(key, **args)
    return texts.phrase(told({"key": key, "args": args})) if texts.has(key) else key
