"""What the terminal shows of any game: seats, choices, the log, the score sheet. A game adds how its table is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from undercourt.text import Texts, told

Json = dict[str, Any]

LAMP = "bold #e8b65a"  # what is asked of the player
QUIET = "bright_black"
SYMBOLS = {"amber": "●", "sky": "■", "green": "▲", "rose": "◆", "vermilion": "✚", "pale": "⬟", "white": "○"}
COLOURS = {
    "amber": "#e69f00",
    "sky": "#56b4e9",
    "green": "#009e73",
    "rose": "#cc79a7",
    "vermilion": "#d55e00",
    "pale": "#c8cdd8",
    "white": "",
}
DECLINE = "done"
BETWEEN = "--"  # in the name of a place between two others: longer than most

# Arguments that name a thing: events that differ in one of them become one clause.
THINGS = ("card", "ally", "location", "place")


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


class Telling(NamedTuple):
    """How the events of one game are told."""

    noise: frozenset[str]  # told in the full log only: what they change is drawn anyway
    levels: frozenset[str] = frozenset()  # their number is no amount: it is not added up
    asides: frozenset[str] = frozenset()  # done by others, they change too little to draw the table anew


class Drawing(Protocol):
    """How the view of one game is drawn as text."""

    @property
    def telling(self) -> Telling: ...

    def table(self, view: Json, width: int) -> list[RenderableType]:
        """Everything on the table but the players and my hand."""
        ...

    def board(self, view: Json, width: int) -> list[RenderableType]:
        """The map alone, with what its signs mean."""
        ...

    def changes(self, before: Json, view: Json, width: int) -> list[RenderableType]:
        """What of the table looks different now."""
        ...

    def hand(self, view: Json, width: int) -> list[RenderableType]: ...

    def purse(self, view: Json) -> list[str]:
        """What the player may spend now, in a few words each."""
        ...

    def belongings(self) -> list[str]:
        """Headings of what each player has."""
        ...

    def belonging(self, view: Json, seat: int) -> list[str]:
        """One short entry under each of these headings."""
        ...

    def place(self, slug: str) -> str:
        """Its name, as short as a list of choices wants it."""
        ...

    def note(self, view: Json, args: Mapping[str, int | str]) -> str:
        """What stands in brackets behind a choice: its price, say. May be empty."""
        ...

    def labels(self, view: Json) -> dict[str, str]:
        """Marks of listed cards (`h2`, `m5`) and the cards they stand for."""
        ...

    def card(self, slug: str) -> list[RenderableType]: ...

    def cards(self) -> list[str]: ...

    def left_over(self, view: Json, options: list[Json]) -> list[str]:
        """What would be lost by ending the turn now, in a few words each."""
        ...


class Screen:
    """One terminal and one language."""

    def __init__(self, console: Console, texts: Texts) -> None:
        self.console = console
        self.texts = texts

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

    def in_two_columns(self, key: str) -> Table:
        """A message whose lines are divided by a bar."""
        grid = Table.grid(padding=(0, 3, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for line in self.texts.say(key).splitlines():
            grid.add_row(*line.split(" | ", 1))
        return grid

    def title(self, text: Text | str, style: str = QUIET) -> None:
        self.show(Rule(text, style=style, characters="─", align="left"))

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
            points = sum(line["points"] for line in message["score"]["lines"][i])
            who = self.player(message["players"][i], i == message["viewer"])
            table.add_row(self.seat(slug), who, Text(str(points), "bold"), *drawing.belonging(message["view"], i))
        return table

    # The decision

    def question(self, message: Json, drawing: Drawing) -> None:
        """Who is asked, with what in the purse, and the question: one lit line, then the sentence."""
        decision = message["decision"]
        head = self.seat(message["seats"][decision["seat"]])
        for entry in drawing.purse(message["view"]):
            head.append(" · ", QUIET).append(entry, "bold")
        self.show("")
        self.title(head, LAMP)
        asked = decision["question"]
        sentence = Text(self.texts.phrase(told(asked)), LAMP)
        if "card" in asked["args"]:
            sentence = Text(f"{self.texts.name('card', asked['args']['card'])}: ", "bold") + sentence
        self.show(sentence)

    def groups(self, message: Json, drawing: Drawing) -> list[ChoiceGroup]:
        """The choices under their verbs, numbered through; what ends or declines comes last."""
        by_verb: dict[str, list[Json]] = {}
        for option in sorted(message["decision"]["options"], key=lambda one: (rank(one["name"]), one["action"])):
            by_verb.setdefault(option["name"].split(" ")[0], []).append(option)
        basic = int(message["decision"]["question"]["key"] == "ask_turn")
        groups: list[ChoiceGroup] = []
        number = 0
        for verb, options in by_verb.items():
            key = f"ui-verb-{verb.replace('_', '-')}"
            headed = self.texts.has(key) and " " in options[0]["name"]  # without objects the sentence says it all
            choices: list[Choice] = []
            for option in options:
                number += 1
                text = capitalised(self.texts.phrase(told(option["text"])))
                args = option["text"]["args"]
                label = self.label(args, message["view"], drawing) if headed else Text(text)
                card = args.get("card") or args.get("location")
                choices.append(Choice(number, option["action"], option["name"], label, text, card))
            groups.append(ChoiceGroup(self.texts.say(key, basic=basic) if headed else "", choices))
        return groups

    def label(self, args: Mapping[str, int | str], view: Json, drawing: Drawing) -> Text:
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
        note = drawing.note(view, args)
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

    def log(self, events: list[Json], telling: Telling, brief: bool) -> list[Text]:
        """A paragraph per seat and turn. Briefly: like with like, and nothing that the table shows anyway."""
        lines: list[Text] = []
        for run in runs(events):
            clauses = self.clauses(run, telling, brief)
            if clauses:
                seat = run[0]["seat"]
                head = self.seat(seat) + Text(" ", "") if seat else Text()
                told_lines = (head + Text("; ".join(clauses))).wrap(self.console, self.width - 2)
                lines.append(Text("\n  ").join(told_lines))
        return lines

    def clauses(self, run: list[Json], telling: Telling, brief: bool) -> list[str]:
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
            alike = [one for one in (together if brief else together[-1:]) if may_join and may_merge(one[0], event)]
            if alike:
                alike[-1].append(event)
            else:
                together.append([event])
        return [self.clause(alike) for alike in together]

    def clause(self, alike: list[Json]) -> str:
        """One message for events that differ in one thing only: names are listed, numbers added up."""
        first = alike[0]
        key = f"event-{first['what'].replace('_', '-')}"
        if first["seat"] is None and self.texts.has(f"{key}-lost"):
            key += "-lost"
        args = self.texts.named({k: v for k, v in first.items() if k != "what" and v is not None})
        if first.get("card") == "hidden" and self.texts.has(f"{key}-many"):
            return self.texts.say(f"{key}-many", n=len(alike))
        different = differing(first)
        if len(alike) > 1 and different in THINGS:
            names = [str(self.texts.named({different: event[different]})[different]) for event in alike]
            args[different] = counted(names)
        elif different == "n":
            args["n"] = sum(event["n"] for event in alike)
        times = f" ×{len(alike)}" if len(alike) > 1 and different is None else ""
        return self.texts.say(key, **args) + times

    # The score

    def scores(self, message: Json) -> Table:
        """The sheet of every seat, line by line, each with its rule."""
        sheets = message["score"]["lines"]
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="")
        table.add_column("", no_wrap=True)
        table.add_column("", no_wrap=True, style=QUIET)
        for slug in message["seats"]:
            table.add_column(self.seat(slug), justify="right", no_wrap=True)
        for i, line in enumerate(sheets[0]):
            what = self.texts.say(f"score-{line['what'].replace('_', '-')}")
            table.add_row(what, line["rule"], *[str(sheet[i]["points"]) for sheet in sheets])
        totals = [str(sum(line["points"] for line in sheet)) for sheet in sheets]
        table.add_row(Text(self.texts.say("ui-total"), "bold"), "", *[Text(total, "bold") for total in totals])
        return table


def rank(name: str) -> int:
    """Things first, then what has no object, then to decline."""
    return 2 if name == DECLINE else int(" " not in name)


def runs(events: list[Json]) -> list[list[Json]]:
    """Cut where another seat acts or a turn begins."""
    found: list[list[Json]] = []
    for event in events:
        if not found or event["seat"] != found[-1][0]["seat"] or event["what"] == "turn":
            found.append([])
        found[-1].append(event)
    return found


def may_merge(one: Json, other: Json) -> bool:
    """Alike, but perhaps for the one thing or amount that they tell."""
    if one["what"] != other["what"] or (one.get("card") == "hidden") != (other.get("card") == "hidden"):
        return False
    return differing(one) is not None or one == other


def differing(event: Json) -> str | None:
    """The thing or amount in which an event may differ from another and still be told with it: it has no other."""
    facts = [key for key in event if key not in ("what", "seat")]
    return facts[0] if len(facts) == 1 and facts[0] in (*THINGS, "n") else None


def counted(names: list[str]) -> str:
    """`Noble ×2, Soldier`."""
    kinds = list(dict.fromkeys(names))
    return ", ".join(f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in kinds)


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def in_columns(items: list[Text], width: int, gap: int = 2) -> list[Text]:
    """As many columns as fit, filled downwards."""
    if not items:
        return []
    if sum(item.cell_len + gap for item in items) - gap <= width:
        return [Text(" " * gap).join(items)]
    widest = min(max(item.cell_len for item in items), width)
    across = max(1, (width + gap) // (widest + gap))
    down = -(-len(items) // across)
    rows: list[Text] = []
    for y in range(down):
        row = Text()
        for item in items[y::down]:
            cell = item.copy()
            cell.truncate(widest, overflow="ellipsis", pad=True)
            row.append_text(cell).append(" " * gap)
        row.rstrip()
        rows.append(row)
    return rows
