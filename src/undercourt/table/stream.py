"""What one viewer is told, move by move: a revision that only grows, and events that are never taken out again.

A move that changes nothing for a viewer, and that it hears nothing of, makes no update for it: so neither the number of
messages nor a revision tells that somebody was asked in secret. What is taken back is told as an event of its own.
"""

from __future__ import annotations

from array import array
from itertools import groupby
from typing import Any, NamedTuple

from msgspec import Raw, json

from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.event import Event
from undercourt.kernel.game import Game, View, asked_openly
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.phrase import phrase
from undercourt.table.heard import Heard
from undercourt.table.patch import compare, shortened
from undercourt.table.wire import Asked, Choices, Happened, Points, Saying, Standing, Update, saying

TAKEN_BACK = "taken_back"
VIEW = "view"

# How things stand for a viewer, in JSON by path: each part of the view, and what else an update holds. What did not
# change since the revision before is the same bytes: two presents take little more room than one.
Present = dict[tuple[str, ...], bytes]
UPDATES = json.Decoder(Update)
ENCODE = json.Encoder().encode


class Mark(NamedTuple):
    """How far a stream has come."""

    heard: int
    counts: array[int]
    marks: array[int]
    backs: dict[int, int]
    before: Present
    present: Present
    news: list[Happened]
    question_is_open: bool


class Stream:
    def __init__(self, game: Game, viewer: int, seed: int) -> None:
        self.game = game
        self.viewer = viewer
        self.seed = f"{seed:032x}"
        self.heard = Heard()
        self.counts = array("I", [0])  # by revision: how many events were heard up to then
        self.marks = array("I")  # by move of the record: how many events were heard before it
        self.backs: dict[int, int] = {}  # by number of an event that takes back: the first that it takes back
        self.before: Present = {}
        self.present: Present = {}
        self.news: list[Happened] = []  # events of the last revision
        self.change: bytes | None = None  # the last revision as a message, once somebody wants it
        self.question_is_open = True  # whether the viewer knew of the question that is being answered now

    @property
    def revision(self) -> int:
        return len(self.counts) - 1

    def begin(self, s: State, d: Decision) -> None:
        """The first revision."""
        self.advance(s, d, False, [], always=True)

    def tell(self, s: State, d: Decision, undo: bool, heard: list[Event], seat: int, action: str | None) -> bool:
        """After a move of `seat`, with what happened; whether this viewer has a new revision."""
        told = self.told_action(seat, action)
        self.marks.append(len(self.heard))
        happened = [self.happened(number, event, told) for number, event in enumerate(heard, start=len(self.heard))]
        return self.advance(s, d, undo, happened, always=seat == self.viewer)

    def tell_taken_back(self, s: State, d: Decision, undo: bool, seat: int, left: int) -> bool:
        """Only the first `left` moves are left: what was heard of the others did not happen."""
        heard, end = self.marks[left], len(self.heard)
        while end > heard and end - 1 in self.backs:
            end = self.backs[end - 1]  # void already: telling it again would tell of a secret answer
        back: list[Happened] = []
        if heard < end:
            number, about = len(self.heard), {"first": heard}
            self.backs[number] = heard
            back.append(Happened(number=number, what=TAKEN_BACK, seat=self.game.seat_names[seat], about=about))
        del self.marks[left:]
        return self.advance(s, d, undo, back, always=seat == self.viewer)

    def advance(self, s: State, d: Decision, undo: bool, happened: list[Happened], always: bool) -> bool:
        """`always`: who acted is told so even if all looks as before, and cannot give the same answer twice."""
        view = self.game.view(s, self.viewer)
        present: Present = {
            (VIEW, part): ENCODE(value) for part, value in self.game.describe(view, self.viewer).items()
        }
        present[("decision",)] = ENCODE(self.asked(s, d, view))
        present[("score",)] = ENCODE(self.standing(s, d, view))
        present[("undo",)] = ENCODE(undo)
        present[("seed",)] = ENCODE(self.seed if d.count == 0 else None)
        self.question_is_open = d.count > 0 and view.depth == s.depth  # else the view leaves a secret question out
        if not always and not happened and present == self.present:
            return False
        for part, told in self.present.items():
            if present.get(part) == told:
                present[part] = told
        self.before, self.present = self.present, present
        self.heard.add([ENCODE(event) for event in happened])
        self.counts.append(len(self.heard))
        self.news, self.change = happened, None
        return True

    def mark(self) -> Mark:
        copies = self.counts[:], self.marks[:], dict(self.backs)
        return Mark(len(self.heard), *copies, self.before, self.present, self.news, self.question_is_open)

    def back_to(self, mark: Mark) -> None:
        """Forgets what it was about to tell when something went wrong: nobody has heard of it."""
        self.heard.forget(mark.heard)
        self.counts, self.marks, self.backs = mark.counts, mark.marks, mark.backs
        self.before, self.present, self.news, self.question_is_open = mark[4:]
        self.change = None

    # Messages

    def told(self, since: int | None, id: str = "") -> bytes | None:
        """What brings a viewer from revision `since` to the present: a change if that is one step, else an update.

        None: there is nothing new, and nobody waits for an answer. Who does not know a revision is told everything.
        """
        if since == self.revision and not id:
            return None
        if since != self.revision - 1 or since == 0:
            return self.full(since or 0, id)
        if self.change is None:
            self.change = self.last_change()
        return b"%b,%b]" % (self.change[:-1], ENCODE(id)) if id else self.change

    def full(self, since: int, id: str = "") -> bytes:
        """An update: how things stand now, with the events after revision `since`."""
        parts = {path: b'"%b":%b' % (path[-1].encode(), text) for path, text in self.present.items()}
        view = b",".join(text for path, text in parts.items() if path[0] == VIEW)
        told = [b'{"is":"update","revision":%d,"view":{%b}' % (self.revision, view)]
        told += [text for path, text in parts.items() if path[0] != VIEW]
        told.append(b'"heard":%d' % len(self.heard))
        told.append(b'"events":%b' % self.heard.since(self.counts[min(since, self.revision)]))
        if id:
            told.append(b'"id":%b' % ENCODE(id))
        return b",".join(told) + b"}"

    def update(self, since: int, id: str = "") -> Update:
        """The same as data."""
        return UPDATES.decode(self.full(since, id))

    def last_change(self) -> bytes:
        """What the last revision changed: a `Change` without the id that may end it."""
        found: list[Any] = []
        found += [[[*path]] for path in self.before if path not in self.present]
        for path, new in self.present.items():
            old = self.before.get(path)
            if old is None:
                found.append([[*path], Raw(new)])
            elif old is not new:
                compare([*path], old, new, found)
        events = [lean(event) for event in self.news]
        return ENCODE([self.revision, shortened(found), events, self.news[0].action if self.news else None])

    # What the viewer may know

    def asked(self, s: State, d: Decision, view: View) -> Asked | None:
        if d.count == 0:
            return None
        seat = asked_openly(s, d, view, self.viewer)
        if seat == NOTHING:
            return Asked(None, saying(phrase("ask_wait")))
        options = self.game.space.for_people(d.options()) if seat == self.viewer else []
        texts = [(self.game.space.name(one), saying(self.game.option_text(view, one))) for one in options]
        return Asked(self.game.seat_names[seat], saying(self.game.question(view)), choices(texts))

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
        return Happened(number=number, what=what, seat=seat, action=action, source=source, about=about)


def choices(texts: list[tuple[str, Saying]]) -> list[Choices]:
    """Neighbours that say the same of other things are told together."""
    told: list[Choices] = []
    for _, same in groupby(texts, lambda one: (one[1].key, one[1].args.keys())):
        options = list(same)
        key, args, parts = options[0][1].key, options[0][1].args, options[0][1].parts
        names = [name for name in args if any(text.args[name] != args[name] for _, text in options)]
        rows: list[list[str | int | list[Saying]]]
        rows = [[action, *[text.args[name] for name in names]] for action, text in options]
        if any(text.parts != parts for _, text in options):
            for row, (_, text) in zip(rows, options, strict=True):
                row.append(text.parts)
            parts = []
        told.append(Choices(key, rows, names, {name: args[name] for name in args if name not in names}, parts))
    return told


def lean(event: Happened) -> list[Any]:
    """As `News`, without an empty end."""
    told = [event.what, event.seat, event.about, event.source]
    while not told[-1]:
        told.pop()
    return told
