"""A whole turn ahead: what one's own turn can come to, in an imagined world, as far as a few best lines show."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.judgement.sense import Sense
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.ids import NOTHING, Seat

LONGEST: Final = 40  # decisions of one's own in a turn
ANSWERS: Final = 60  # of others in between
UNFINISHED: Final = 0.5  # points that a line costs which others left behind before it came to an end
LOWEST: Final = -1.0e9


class Line:
    """A beginning of a turn: where it has led, and with which option it began."""

    def __init__(self, s: State, d: Decision, root: i64, worth: float, habits: float) -> None:
        self.s: State = s
        self.d: Decision = d
        self.root: i64 = root
        self.worth: float = worth  # judged here, habits included
        self.habits: float = habits  # of its actions so far


class Turn:
    """Keeps the `width` best lines at every step. All options meet the same imagined luck."""

    def __init__(self, sense: Sense, width: i64) -> None:
        self.sense: Sense = sense
        self.width: i64 = width
        self.seat: Seat = 0
        self.looked_at: i64 = 0  # positions
        self.finished: vec[float] = vec[float]()  # by option at the root: the best end of a line
        self.glance: vec[float] = vec[float]()  # the judgement one step on
        self.spare: Decision = Decision()

    def plan(self, world: State, d: Decision, worths: vec[float]) -> None:
        """Adds to `worths`, by option, what the turn comes to that begins with it."""
        self.seat = d.seat
        self.finished = vec[float]([LOWEST] * d.count)
        self.glance = vec[float]([LOWEST] * d.count)
        lines: list[Line] = []
        self.extend(Line(world, d, NOTHING, 0.0, 0.0), lines)
        for _ in range(LONGEST):
            if not lines:
                break
            longer: list[Line] = []
            for line in lines:
                self.extend(line, longer)
            lines = longer
        for line in lines:
            self.finish(line.root, line.worth)
        for i in range(d.count):
            end = self.finished[i]
            worths[i] += end if end > LOWEST else self.glance[i] - UNFINISHED

    def extend(self, line: Line, lines: list[Line]) -> None:
        """Tries every option of a line, and keeps those that are among the best."""
        d = line.d
        sense = self.sense
        for i in range(d.count):
            action = d.actions[i]
            root = i if line.root == NOTHING else line.root
            habits = line.habits + sense.habit(line.s, self.seat, action)
            s = line.s.copy()
            apply(s, action, self.spare)
            self.looked_at += 1
            over = self.others_answer(s, self.spare)
            if not sense.foresees_luck and s.barriers > line.s.barriers:
                over = True
            worth = sense.weigh(s, self.seat) + habits
            if line.root == NOTHING:
                self.glance[i] = worth
            if over:
                self.finish(root, worth)
            else:
                self.keep(lines, Line(s, self.spare, root, worth, habits))

    def others_answer(self, s: State, d: Decision) -> bool:
        """Whoever is asked in the middle of the turn answers as judged at first glance. True: the turn is over."""
        for _ in range(ANSWERS):
            if d.count == 0 or self.sense.turn_of(s, d) != self.seat:
                return True
            if d.seat == self.seat:
                return False
            self.at_first_glance(s, d)
        return True

    def at_first_glance(self, s: State, d: Decision) -> None:
        other = d.seat
        best = d.actions[0]
        if d.count > 1:
            most = LOWEST
            tried = Decision()
            for i in range(d.count):
                t = s.copy()
                apply(t, d.actions[i], tried)
                worth = self.sense.weigh(t, other)
                if worth > most:
                    most = worth
                    best = d.actions[i]
        apply(s, best, d)

    def finish(self, root: i64, worth: float) -> None:
        if worth > self.finished[root]:
            self.finished[root] = worth

    def keep(self, lines: list[Line], line: Line) -> None:
        """In its place among the best; of two that come to the same by other ways, the first stays."""
        place: i64 = len(lines)
        while place > 0 and lines[place - 1].worth < line.worth:
            place -= 1
        if place > 0 and lines[place - 1].worth == line.worth and lines[place - 1].d.count == line.d.count:
            return
        if place >= self.width:
            return
        own = Decision()  # the one it came with is filled again
        own.seat = line.d.seat
        own.count = line.d.count
        for i in range(own.count):
            own.actions[i] = line.d.actions[i]
        line.d = own
        lines.insert(place, line)
        if len(lines) > self.width:
            lines.pop()
