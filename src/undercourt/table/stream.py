"""What one viewer is told, move by move: a revision that only grows, and events that are never taken out again.

A move that changes nothing for a viewer, and that it hears nothing of, makes no update for it: so neither the number of
messages nor a revision tells that somebody was asked in secret. What is taken back is told as an event of its own.
"""

from __future__ import annotations

from typing import NamedTuple

from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.event import Event
from undercourt.kernel.game import Game, View, asked_openly
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.phrase import phrase
from undercourt.table.wire import Asked, Choice, Happened, Points, Standing, Update, saying

TAKEN_BACK = "taken_back"


class Present(NamedTuple):
    """How things stand for a viewer."""

    view: dict[str, object]
    decision: Asked | None
    score: Standing
    undo: bool


class Mark(NamedTuple):
    """How far a stream has come."""

    revision: int
    events: int
    present: Present | None
    question_is_open: bool


class Stream:
    def __init__(self, game: Game, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.revision = 0
        self.events: list[Happened] = []
        self.since: list[int] = []  # by event: the revision that brought it
        self.present: Present | None = None
        self.question_is_open = True  # whether the viewer knew of the question that is being answered now

    def tell(self, s: State, d: Decision, undo: bool, heard: list[Event], seat: int, action: str | None) -> bool:
        """After a move of `seat`, with what happened; whether this viewer has a new revision."""
        told = self.told_action(seat, action)
        happened = [self.happened(number, event, told) for number, event in enumerate(heard, start=len(self.events))]
        return self.advance(s, d, undo, happened, always=seat == self.viewer)

    def tell_taken_back(self, s: State, d: Decision, undo: bool, seat: int, heard: int) -> bool:
        """The last move was taken back: all events from number `heard` on did not happen."""
        back: list[Happened] = []
        end = len(self.events)
        while end > heard and self.events[end - 1].what == TAKEN_BACK:
            end = self.events[end - 1].about["first"]  # void already: telling it again would tell of a secret answer
        if heard < end:
            about = {"first": heard}
            back.append(Happened(len(self.events), TAKEN_BACK, self.game.seat_names[seat], about=about))
        return self.advance(s, d, undo, back, always=seat == self.viewer)

    def advance(self, s: State, d: Decision, undo: bool, happened: list[Happened], always: bool) -> bool:
        """`always`: who acted is told so even if all looks as before, and cannot give the same answer twice."""
        view = self.game.view(s, self.viewer)
        present = Present(
            self.game.describe(view, self.viewer), self.asked(s, d, view), self.standing(s, d, view), undo
        )
        self.question_is_open = d.count > 0 and view.depth == s.depth  # else the view leaves a secret question out
        if not always and not happened and present == self.present:
            return False
        self.revision += 1
        self.present = present
        self.events += happened
        self.since += [self.revision] * len(happened)
        return True

    def mark(self) -> Mark:
        return Mark(self.revision, len(self.events), self.present, self.question_is_open)

    def back_to(self, mark: Mark) -> None:
        """Forgets what it was about to tell when something went wrong: nobody has heard of it."""
        self.revision, told, self.present, self.question_is_open = mark
        del self.events[told:], self.since[told:]

    def update(self, since: int, seed: str | None, id: str = "") -> Update:
        """How things stand now, with the events after revision `since`."""
        assert self.present is not None
        first = next((i for i, revision in enumerate(self.since) if revision > since), len(self.events))
        view, decision, score, undo = self.present
        return Update(self.revision, view, decision, self.events[first:], score, undo, seed, id)

    # What the viewer may know

    def asked(self, s: State, d: Decision, view: View) -> Asked | None:
        if d.count == 0:
            return None
        seat = asked_openly(s, d, view, self.viewer)
        if seat == NOTHING:
            return Asked(None, saying(phrase("ask_wait")))
        options = sorted(d.options()) if seat == self.viewer else []
        choices = [Choice(self.game.space.name(one), saying(self.game.option_text(view, one))) for one in options]
        return Asked(self.game.seat_names[seat], saying(self.game.question(view)), choices)

    def standing(self, s: State, d: Decision, view: View) -> Standing:
        score = self.game.score(s if d.count == 0 else view)
        names = self.game.seat_names
        sheets = {
            names[seat]: [Points(line.what, line.rule, line.points) for line in sheet]
            for seat, sheet in enumerate(score.sheets)
        }
        return Standing(sheets, [[names[seat] for seat in place] for place in score.order])

    def told_action(self, seat: int, action: str | None) -> str | None:
        """Others hear what was done unless the verb is secret, or the question itself was."""
        if action is None or seat == self.viewer:
            return action
        secret = self.game.space.verb(self.game.space.action(action)).secret
        return None if secret or not self.knows_of(seat) else action

    def knows_of(self, seat: int) -> bool:
        """Whether the viewer knows that it is `seat` who decides now."""
        return self.question_is_open or seat == self.viewer

    def happened(self, number: int, event: Event, action: str | None) -> Happened:
        about = self.game.describe_event(event.seen_by(self.viewer))
        what, seat, source = str(about.pop("what")), about.pop("seat"), about.pop("source", None)
        assert seat is None or isinstance(seat, str)
        assert source is None or isinstance(source, str)
        return Happened(number, what, seat, action, source, about)
