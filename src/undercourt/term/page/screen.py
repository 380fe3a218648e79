"""What the terminal shows of any game: seats, choices, the log, the score sheet. A game adds how its table is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page import seats
from undercourt.term.page.events import differing, may_merge, runs
from undercourt.term.page.lines import (
    LAMP,
    QUIET,
    TiedText,
    capitalised,
    counted,
    in_columns,
    padded,
)
from undercourt.term.tables.drawing import Drawing, Telling
from undercourt.text import Texts, told

NUMBER = "number"  # the verb whose object is an amount
ENDS = ("end_turn", "pass", "done")  # verbs that end or decline something, in this order
NOBODY = "none"  # in place of a card where there is none


class Choice(NamedTuple):
    """One numbered answer: its short label under the heading of its group, and in full. An amount is its own number."""

    number: int
    action: int
    name: str  # as records write it
    label: Text
    text: str
    card: str | None
    long: bool = False  # much longer than the others


class ChoiceGroup(NamedTuple):
    heading: Text
    choices: list[Choice]
    in_lines: bool  # each on its own


class Screen:
    """One terminal and one language."""

    def __init__(self, console: Console, texts: Texts) -> None:
        self.console = console
        self.texts = texts

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, highlight=False, markup=False, emoji=False)

    def say(self, key: str, style: str = "", **args: int | str) -> None:
        self.show(Text(self.texts.say(key, **args), style))

    def tell_command(self, key: str, command: str) -> None:
        """On a line of its own and never broken, so that it can be copied."""
        self.say(key)
        self.console.print(f"  {command}", highlight=False, markup=False, emoji=False, soft_wrap=True)

    def in_two_columns(self, *keys: str, **args: int | str) -> Table:
        """Messages whose lines are divided by a bar."""
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for line in [line for key in keys for line in self.texts.say(key, **args).splitlines()]:
            grid.add_row(*line.split(" | ", 1))
        return grid

    def heading(self, text: Text | str, style: str = QUIET) -> Rule:
        return Rule(text, style=style, characters="─", align="left")

    def height_of(self, *things: RenderableType) -> int:
        """How many lines they take."""
        with self.console.capture() as shown:
            self.show(*things)
        return shown.get().count("\n")

    def wipe(self) -> None:
        """Nothing of what stood here can be scrolled back to, or at least not seen at once."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.show("\n" * self.console.height)

    # Seats

    def seat(self, slug: str) -> Text:
        return seats.seat(slug, self.texts)

    def player(self, who: str, me: bool) -> str:
        if me:
            return self.texts.say("ui-you")
        key = f"ui-player-{who}"
        return self.texts.say(key) if self.texts.has(key) else who

    def players(self, message: Json, drawing: Drawing) -> Table:
        """A line per seat: who plays it, its points, what it has."""
        table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style=QUIET)
        table.add_column("", no_wrap=True)
        table.add_column("", no_wrap=True)
        points = "ui-points-here" if self.texts.has("ui-points-here") else "ui-points"
        table.add_column(self.texts.say(points), justify="right", no_wrap=True)
        for heading in drawing.belongings(message["view"]):
            table.add_column(heading, justify="right", no_wrap=True)
        for i, slug in enumerate(message["seats"]):
            total = total_of(message["score"]["lines"][i], face_down(message, drawing, i))
            who = self.player(message["players"][i], i == message["viewer"])
            table.add_row(self.seat(slug), who, Text(total, "bold"), *drawing.belonging(message["view"], i))
        return table

    # The decision

    def question(self, message: Json, drawing: Drawing) -> list[RenderableType]:
        """Who is asked, with what in the purse, and the question: one lit line, then the sentence."""
        decision = message["decision"]
        head = self.seat(message["seats"][decision["seat"]])
        for entry in drawing.purse(message["view"]):
            head.append(" · ", QUIET).append(entry, "bold")
        asked = decision["question"]
        sentence = Text(self.texts.phrase(told(asked)), LAMP)
        for key in drawing.telling.asking:  # what asks, where the sentence does not say it
            slug = asked["args"].get(key, NOBODY)
            name = self.texts.name(key, slug) if slug != NOBODY else ""
            if name not in sentence.plain:
                sentence = Text(f"{name}: ", "bold") + sentence
        return ["", self.heading(head, LAMP), sentence]

    def groups(self, message: Json, drawing: Drawing) -> list[ChoiceGroup]:
        """The choices under their verbs, numbered through; what ends or declines comes last."""
        by_verb: dict[str, list[Json]] = {}
        view, telling = message["view"], drawing.telling
        options = message["decision"]["options"]
        for option in sorted(options, key=lambda one: (rank(one["name"], telling), one["action"])):
            by_verb.setdefault(option["name"].split(" ")[0], []).append(option)
        basic = int(message["decision"]["question"]["key"] == "ask_turn")
        groups: list[ChoiceGroup] = []
        number = 0
        for verb, options in by_verb.items():
            options.sort(key=lambda one: drawing.order(view, one["name"].split(" ")[0], one["text"]["args"]))
            key = f"ui-verb-{verb.replace('_', '-')}"
            headed = self.texts.has(key) and " " in options[0]["name"]  # without objects the sentence says it all
            in_lines = not headed or verb in telling.sentences
            said = self.texts.say(key, basic=basic) if headed and (not in_lines or len(by_verb) > 1) else ""
            for option in options:
                number = int(option["name"].split(" ")[1]) if [*by_verb] == [NUMBER] else number + 1
                text = capitalised(self.texts.phrase(told(option["text"])))
                args = option["text"]["args"]
                heading = telling.section(view, verb, args) or Text(said, QUIET)
                if option is options[0] or heading != groups[-1].heading:
                    groups.append(ChoiceGroup(heading, [], in_lines))
                label = self.label(verb, args, view, drawing) if headed else Text()
                label = label if label and (telling.whole_labels or not in_lines) else Text(text)
                label = without(str(number), label) if verb == NUMBER else without(said, label)
                long = bool(telling.between) and telling.between in option["name"]
                card = card_of(args, telling)
                groups[-1].choices.append(Choice(number, option["action"], option["name"], label, text, card, long))
        return groups

    def label(self, verb: str, args: Mapping[str, int | str], view: Json, drawing: Drawing) -> Text:
        """The objects of an action, without its verb."""
        label = Text()
        whole = drawing.note(view, verb, args) if drawing.telling.whole_labels else ""
        if isinstance(whole, Text):
            return whole
        for key in [key for key in drawing.telling.named if key in args]:
            slug = str(args[key])
            label.append(" " if label else "")
            if key == "seat":
                label.append_text(self.seat(slug))
            elif key == "colour":
                label.append_text(seats.sign(slug, self.texts))
            else:
                label.append(drawing.place(slug) if key == "place" else self.texts.name(key, slug))
        note = drawing.note(view, verb, args)
        if isinstance(note, Text):
            return label + Text(" ") + note if label else note
        return label.append(f" ({note})", QUIET) if note else label

    def choices(self, groups: list[ChoiceGroup], cut: bool = False) -> Group:
        """Headed groups share a column of headings; others take whole lines, or one line each if they are cut."""
        headings = max([len(group.heading) for group in groups], default=0) + 1
        last = max([choice.number for group in groups for choice in group.choices], default=0)
        digits = len(str(last))
        lines: list[RenderableType] = []
        indent = headings if headings > 1 else 0
        shortened = False
        for group in groups:
            rows: list[Text] = []
            if group.in_lines:
                for choice in group.choices:
                    wrapped = self.numbered(choice, digits).wrap(self.console, self.width - indent - digits - 1)
                    if cut and len(wrapped) > 1:
                        wrapped[0].rstrip()
                        wrapped[0].truncate(self.width - indent - 2)
                        rows.append(wrapped[0].append(" …", QUIET))
                        shortened = True
                        continue
                    rows += [row if i == 0 else Text(" " * (digits + 1)) + row for i, row in enumerate(wrapped)]
            else:
                short = [self.numbered(choice, digits) for choice in group.choices if not choice.long]
                long = [self.numbered(choice, digits) for choice in group.choices if choice.long]
                rows = in_columns(short, self.width - indent) + in_columns(long, self.width - indent)
            for i, row in enumerate(rows):
                lines.append(padded(group.heading if i == 0 else Text(), indent) + row)
        if shortened:
            lines.append(Text(self.texts.say("ui-cut-short", number=groups[0].choices[0].number), QUIET))
        return Group(*lines)

    def numbered(self, choice: Choice, digits: int) -> Text:
        return Text(str(choice.number).rjust(digits), LAMP) + Text(" ") + choice.label

    # The log

    def log(self, events: list[Json], drawing: Drawing, brief: bool) -> list[Text]:
        """A paragraph per seat and turn. Briefly: like with like, and nothing that the table shows anyway."""
        lines: list[Text] = []
        for run in runs(self.with_extra_turns(events)):
            clauses = self.clauses(drawing.retold(run), drawing, brief)
            if clauses:
                seat = run[0]["seat"]
                head = self.seat(seat) + Text(" ", "") if seat else Text()
                said = "; ".join(clauses)
                whole = TiedText.of(head + Text(said if seat else capitalised(said)))
                lines.append(Text("\n  ").join(whole.wrap(self.console, self.width - 2)))
        return lines

    def with_extra_turns(self, events: list[Json]) -> list[Json]:
        """A turn right after one of the same seat is told as such, in games that have extra turns."""
        if not self.texts.has("ui-event-turn-again"):
            return events
        ended: str | None = None
        found: list[Json] = []
        for event in events:
            again = event["what"] == "turn" and event["seat"] == ended
            found.append(event | {"what": "turn_again"} if again else event)
            if event["what"] in ("turn", "end_turn"):
                ended = event["seat"] if event["what"] == "end_turn" else None
        return found

    def clauses(self, run: list[Json], drawing: Drawing, brief: bool) -> list[str]:
        telling = drawing.telling
        if brief:
            noise = telling.noise
            ends = [i for i, event in enumerate(run) if event["what"] == "end_turn"]
            drawn = range(ends[-1], len(run)) if ends else range(0)  # the new hand
            kept = [event for i, event in enumerate(run) if event["what"] not in noise and i not in drawn]
            kept += [event for i, event in enumerate(run) if i in drawn and event["what"] not in noise | {"draw"}]
            run = kept
        together: list[list[Json]] = []
        for event in run:
            may_join = event["what"] not in telling.levels
            alike = [
                one
                for one in (together if brief and not telling.in_order else together[-1:])
                if may_join and may_merge(one[0], event, telling.things)
            ]
            if alike:
                alike[-1].append(event)
            else:
                together.append([event])
        return [self.clause(alike, drawing) for alike in together]

    def clause(self, alike: list[Json], drawing: Drawing) -> str:
        """One message for events that differ in one thing only: names are listed, numbers added up."""
        first = alike[0]
        what = first["what"].replace("_", "-")
        key = f"event-{what}"
        if not self.texts.has(key):  # not of the rules: found out by the terminal
            key = f"ui-event-{what}"
        if first["seat"] is None and self.texts.has(f"{key}-lost"):
            key += "-lost"
        if first.get("colour") == first["seat"] and self.texts.has(f"{key}-own"):
            key += "-own"
        args = self.texts.named({k: v for k, v in first.items() if k != "what" and v is not None})
        if first.get("card") == "hidden" and self.texts.has(f"{key}-many"):
            return self.texts.say(f"{key}-many", n=len(alike))
        things = drawing.telling.things
        different = differing(first, things)
        if different in things:
            args[different] = counted([self.thing(different, event[different], drawing) for event in alike])
        elif different == "n":
            args["n"] = sum(event["n"] for event in alike)
        elif "place" in first:
            args["place"] = self.thing("place", first["place"], drawing)
        if len(alike) > 1 and different in things and self.texts.has(f"{key}-several"):
            key += "-several"
        times = f" ×{len(alike)}" if len(alike) > 1 and different is None else ""
        return self.texts.say(key, **args) + times

    def thing(self, kind: str, slug: str, drawing: Drawing) -> str:
        return drawing.place(slug) if kind == "place" else str(self.texts.named({kind: slug})[kind])

    # The score

    def scores(self, message: Json, drawing: Drawing) -> Group:
        """The sheet of every seat, line by line, each with its rule; what a question mark means, where there is one."""
        sheets = message["score"]["lines"]
        hidden = [face_down(message, drawing, i) for i in range(len(sheets))]
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="")
        table.add_column("", no_wrap=True)
        table.add_column("", no_wrap=True, style=QUIET)
        for slug in message["seats"]:
            table.add_column(self.seat(slug), justify="right", no_wrap=True)
        for i, line in enumerate(sheets[0]):
            what = self.texts.say(f"score-{line['what'].replace('_', '-')}")
            table.add_row(
                what, line["rule"], *[points_of(sheet[i], unseen) for sheet, unseen in zip(sheets, hidden, strict=True)]
            )
        totals = [total_of(sheet, unseen) for sheet, unseen in zip(sheets, hidden, strict=True)]
        table.add_row(Text(self.texts.say("ui-total"), "bold"), "", *[Text(total, "bold") for total in totals])
        unknown = [Text(self.texts.say("ui-score-hidden"), QUIET)] if any(hidden) else []
        return Group(table, *unknown)


def face_down(message: Json, drawing: Drawing, seat: int) -> dict[str, int]:
    """By line of the score sheet, how many things of a seat nobody sees; after the game all lie open."""
    return {} if message["over"] else drawing.telling.face_down(message["view"], seat)


def points_of(line: Json, unseen: dict[str, int]) -> str:
    """`? (2)`: for two things that lie face down."""
    n = unseen.get(line["what"], 0)
    return f"? ({n})" if n else signed(line["points"])


def total_of(sheet: list[Json], unseen: dict[str, int]) -> str:
    """`12 + ?`: without what lies face down."""
    known = sum(line["points"] for line in sheet)
    return f"{signed(known)} + ?" if any(unseen.values()) else signed(known)


def signed(points: int) -> str:
    """With a real minus sign."""
    return str(points).replace("-", "−")


def card_of(args: Mapping[str, int | str], telling: Telling) -> str | None:
    """What an action or a question is about, if more can be told of it."""
    return next((str(args[key]) for key in telling.more if args.get(key, NOBODY) != NOBODY), None)


def rank(name: str, telling: Telling) -> int:
    """What the game says comes first, other things, what has no object, what can be added, then to end or decline."""
    verb = name.split(" ")[0]
    if verb in telling.first:
        return 0
    if verb in ENDS:
        return 4 + ENDS.index(verb)
    return 3 if verb in telling.later else 1 + int(" " not in name)


def without(heading: str, label: Text) -> Text:
    """What stands before a label already is not said again."""
    begins = bool(heading) and label.plain.casefold().startswith(f"{heading.casefold()} ")
    return label[len(heading) + 1 :] if begins else label
