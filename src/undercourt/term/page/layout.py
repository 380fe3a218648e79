"""What is on the screen when a question is asked: as much of everything as fits."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.events import last_round, latest
from undercourt.term.page.lines import QUIET
from undercourt.term.page.screen import Screen
from undercourt.term.tables.drawing import Drawing

FEWEST_LINES = 5  # of what happened, however little room there is


class Layout:
    """The question comes last, right above it what has happened since the previous one, and above that the table."""

    def __init__(self, screen: Screen, drawing: Drawing) -> None:
        self.screen = screen
        self.drawing = drawing
        self.cut = False  # whether long choices take one line each, to leave room
        self.notices: list[RenderableType] = []  # to be said before the next question

    def show(self, message: Json, before: Json | None) -> None:
        """The whole table after others have acted, else only what my last action changed."""
        view, width = message["view"], self.screen.width
        mine = message["seats"][message["viewer"]]
        telling = self.drawing.telling
        if before is not None:
            message = message | {"events": telling.with_views(message["events"], before, view)}
        others = any(event["seat"] != mine and event["what"] not in telling.asides for event in message["events"])
        began = any(event["what"] == "turn" for event in message["events"])
        lines = self.told(message, before)
        if before is None or others or began:
            self.show_table(message, before, lines)
        else:
            changed = self.drawing.changes(before, view, width)
            if telling.hand_always or hand_of(before) != hand_of(view):
                changed += self.drawing.hand(view, width)
            room = self.room(message, 1, self.screen.height_of(*changed, *lines))
            self.screen.show(*changed, *self.shortened(lines, room))

    def told(self, message: Json, before: Json | None) -> list[Text]:
        """What has happened since this seat was last asked, or in the last round."""
        events = message["events"] if before is not None else last_round(message["events"], len(message["seats"]))
        return self.screen.log(events, self.drawing, brief=True)

    def show_table(self, message: Json, before: Json | None, lines: list[Text]) -> None:
        """Everything, as fully as the height of the terminal allows, and what happened right above the question."""
        view, width = message["view"], self.screen.width
        hint: list[RenderableType] = [Text(self.screen.texts.say("ui-legend-hint"), QUIET)] if before is None else []
        under: list[RenderableType] = [*hint, self.screen.heading(self.screen.texts.say("ui-players"))]
        under += [self.screen.players(message, self.drawing), *self.drawing.hand(view, width)]
        tables = [self.drawing.table(view, width), *self.drawing.briefer(before, view, width)]
        heights = [self.screen.height_of(*table) for table in tables]
        since = int(bool(lines))
        rest = self.screen.height_of(*under) + 1 + since  # with the titles of the table and of what happened
        room = self.room(message, rest, min(heights) + self.screen.height_of(*lines))
        lines = self.shortened(lines, room - min(heights))
        room -= self.screen.height_of(*lines)
        fitting = [table for table, height in zip(tables, heights, strict=True) if height <= room]
        table = (fitting or tables[-1:])[0]
        self.screen.show("", self.screen.heading(self.screen.texts.say("ui-table")), *table, *under)
        if lines:
            self.screen.show(self.screen.heading(self.screen.texts.say("ui-since")), *lines)

    def room(self, message: Json, taken: int, wanted: int) -> int:
        """Lines left above the question; if fewer than wanted, long choices are cut where that helps."""
        rooms: dict[bool, int] = {}
        for self.cut in (False, True):
            question = self.screen.height_of(*self.asked(message))
            rooms[self.cut] = self.screen.height - taken - question - 2  # a blank line, the prompt
            if rooms[self.cut] >= wanted:
                return rooms[self.cut]
        self.cut = rooms[True] > rooms[False]
        return rooms[self.cut]

    def shortened(self, lines: list[Text], room: int) -> list[Text]:
        """The last of them that fit, and how many more there are."""
        if self.screen.height_of(*lines) <= room:
            return lines
        kept = latest(lines, max(room - 1, FEWEST_LINES))
        earlier = len(lines) - len(kept)
        return [Text(self.screen.texts.say("ui-earlier", n=earlier), QUIET), *kept] if earlier else kept

    def asked(self, message: Json) -> list[RenderableType]:
        """What must be said first, the question and its choices."""
        choices = self.screen.choices(self.screen.groups(message, self.drawing), self.cut)
        return [*self.notices, *self.screen.question(message, self.drawing), choices]


def hand_of(view: Json) -> object:
    return view["players"][view["viewer"]].get("hand")
