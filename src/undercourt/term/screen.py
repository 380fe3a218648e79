"""What the terminal shows of any game: seats, choices, the log, the score sheet. A game adds how its table is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from undercourt.term.drawing import (
    BETWEEN,
    COLOURS,
    LAMP,
    QUIET,
    SYMBOLS,
    Drawing,
    Json,
    TiedText,
    capitalised,
    counted,
    in_columns,
)
from undercourt.text import Texts, told

DECLINE = "done"
# Arguments that name a thing: events that differ in one of them become one clause.
THINGS = ("card", "ally", "location", "place", "position", "kind")
# Arguments that name something of which more can be told.
CARDS = ("card", "location", "kind", "ability", "region", "position")


class Choice(NamedTuple):
    """One numbered answer: its short label under the heading of its group, and in full."""

    number: int
    action: int
    name: str  # as records write it
    label: Text
    text: str
    card: str | None


class ChoiceGroup(NamedTuple):
    heading: str
    choices: list[Choice]


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

    def in_two_columns(self, *keys: str) -> Table:
        """Messages whose lines are divided by a bar."""
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for line in [line for key in keys for line in self.texts.say(key).splitlines()]:
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
        return Text(f"{SYMBOLS[slug]} {self.texts.name('seat', slug)}", COLOURS[slug])

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
        table.add_column(self.texts.say("ui-points"), justify="right", no_wrap=True)
        for heading in drawing.belongings():
            table.add_column(heading, justify="right", no_wrap=True)
        for i, slug in enumerate(message["seats"]):
            points = total_of(message["score"]["lines"][i], face_down(message, drawing, i))
            who = self.player(message["players"][i], i == message["viewer"])
            table.add_row(self.seat(slug), who, Text(points, "bold"), *drawing.belonging(message["view"], i))
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
        for key in ("card", "ability"):  # what asks, where the sentence does not say it
            name = self.texts.name(key, asked["args"][key]) if key in asked["args"] else ""
            if name and (key == "card" or name not in sentence.plain):
                sentence = Text(f"{name}: ", "bold") + sentence
        return ["", self.heading(head, LAMP), sentence]

    def groups(self, message: Json, drawing: Drawing) -> list[ChoiceGroup]:
        """The choices under their verbs, numbered through; what ends or declines comes last."""
        by_verb: dict[str, list[Json]] = {}
        view = message["view"]
        for option in sorted(message["decision"]["options"], key=lambda one: (rank(one["name"]), one["action"])):
            by_verb.setdefault(option["name"].split(" ")[0], []).append(option)
        for options in by_verb.values():
            options.sort(key=lambda one: drawing.order(view, one["name"].split(" ")[0], one["text"]["args"]))
        basic = int(message["decision"]["question"]["key"] == "ask_turn")
        groups: list[ChoiceGroup] = []
        number = 0
        for verb, options in by_verb.items():
            key = f"ui-verb-{verb.replace('_', '-')}"
            headed = self.texts.has(key) and " " in options[0]["name"]  # without objects the sentence says it all
            headed = headed and verb not in drawing.telling.sentences
            choices: list[Choice] = []
            for option in options:
                number += 1
                text = capitalised(self.texts.phrase(told(option["text"])))
                args = option["text"]["args"]
                label = self.label(verb, args, view, drawing) if headed else Text(text)
                choices.append(Choice(number, option["action"], option["name"], label, text, card_of(args)))
            groups.append(ChoiceGroup(self.texts.say(key, basic=basic) if headed else "", choices))
        return groups

    def label(self, verb: str, args: Mapping[str, int | str], view: Json, drawing: Drawing) -> Text:
        """The objects of an action, without its verb."""
        label = Text()
        for key in ("card", "ally", "location", "race"):
            if key in args:
                label.append(self.texts.name(key, str(args[key])))
        if "place" in args:
            label.append(drawing.place(str(args["place"])))
        for key in ("seat", "colour"):
            if key in args:
                slug = str(args[key])
                label.append(" " if label else "")
                label.append_text(self.seat(slug) if key == "seat" else Text(SYMBOLS[slug], COLOURS[slug]))
        note = drawing.note(view, verb, args)
        if isinstance(note, Text):
            return label + Text(" ") + note if label else note
        return label.append(f" ({note})", QUIET) if note else label

    def choices(self, groups: list[ChoiceGroup]) -> Group:
        """Headed groups share a column of headings; others take whole lines."""
        headings = max([len(group.heading) for group in groups], default=0) + 1
        last = max([choice.number for group in groups for choice in group.choices], default=0)
        digits = len(str(last))
        lines: list[RenderableType] = []
        for group in groups:
            if group.heading:
                short = [self.numbered(choice, digits) for choice in group.choices if BETWEEN not in choice.name]
                long = [self.numbered(choice, digits) for choice in group.choices if BETWEEN in choice.name]
                width = self.width - headings
                for i, row in enumerate(in_columns(short, width) + in_columns(long, width)):
                    lines.append(Text((group.heading if i == 0 else "").ljust(headings), QUIET) + row)
                continue
            indent = headings if headings > 1 else 0
            for choice in group.choices:
                rows = self.numbered(choice, digits).wrap(self.console, self.width - indent - digits - 1)
                lines.append(Text(" " * indent) + Text("\n" + " " * (indent + digits + 1)).join(rows))
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
                if may_join and may_merge(one[0], event)
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
        different = differing(first)
        if different in THINGS:
            args[different] = counted([self.thing(different, event[different], drawing) for event in alike])
        elif different == "n":
            args["n"] = sum(event["n"] for event in alike)
        elif "place" in first:
            args["place"] = self.thing("place", first["place"], drawing)
        if len(alike) > 1 and different in THINGS and self.texts.has(f"{key}-several"):
            key += "-several"
        times = f" ×{len(alike)}" if len(alike) > 1 and different is None else ""
        return self.texts.say(key, **args) + times

    def thing(self, kind: str, slug: str, drawing: Drawing) -> str:
        return drawing.place(slug) if kind == "place" else str(self.texts.named({kind: slug})[kind])

    # The score

    def scores(self, message: Json, drawing: Drawing) -> Table:
        """The sheet of every seat, line by line, each with its rule."""
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
        return table


def face_down(message: Json, drawing: Drawing, seat: int) -> dict[str, int]:
    """By line of the score sheet, how many things of a seat nobody sees; after the game all lie open."""
    return {} if message["over"] else drawing.telling.face_down(message["view"], seat)


def points_of(line: Json, unseen: dict[str, int]) -> str:
    """`? (2)`: for two things that lie face down."""
    n = unseen.get(line["what"], 0)
    return f"? ({n})" if n else str(line["points"])


def total_of(sheet: list[Json], unseen: dict[str, int]) -> str:
    """`12 + ?`: without what lies face down."""
    known = sum(line["points"] for line in sheet)
    return f"{known} + ?" if any(unseen.values()) else str(known)


def card_of(args: Mapping[str, int | str]) -> str | None:
    """What an action or a question is about, if more can be told of it."""
    return next((str(args[key]) for key in CARDS if key in args), None)


def rank(name: str) -> int:
    """Things first, then what has no object, then to decline."""
    return 2 if name == DECLINE else int(" " not in name)


def runs(events: list[Json]) -> list[list[Json]]:
    """Cut where another seat acts or a turn begins."""
    found: list[list[Json]] = []
    for event in events:
        if not found or event["seat"] != found[-1][0]["seat"] or event["what"] in ("turn", "turn_again"):
            found.append([])
        found[-1].append(event)
    return found


def last_round(events: list[Json], seats: int) -> list[Json]:
    """What happened since everybody's last turn began; in games without turns, since the last round began."""
    turns = [i for i, event in enumerate(events) if event["what"] == "turn"]
    if turns:
        return events[turns[-seats] :] if len(turns) > seats else events
    rounds = [i for i, event in enumerate(events) if event["what"] == "round"]
    return events[rounds[-1] :] if rounds else events


def may_merge(one: Json, other: Json) -> bool:
    """Alike, but perhaps for the one thing or amount that they tell."""
    if one["what"] != other["what"] or (one.get("card") == "hidden") != (other.get("card") == "hidden"):
        return False
    return differing(one) is not None or one == other


def differing(event: Json) -> str | None:
    """The thing or amount in which an event may differ from another and still be told with it: it has no other."""
    facts = [key for key in event if key not in ("what", "seat")]
    return facts[0] if len(facts) == 1 and facts[0] in (*THINGS, "n") else None
