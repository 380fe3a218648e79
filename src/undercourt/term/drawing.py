"""How the table of one game is drawn as text: what a game supplies, and the small things that all drawings share."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple, Protocol

from rich.console import Console, JustifyMethod, OverflowMethod, RenderableType
from rich.containers import Lines
from rich.text import Text

Json = dict[str, Any]

LAMP = "bold #e8b65a"  # what is asked of the player
QUIET = "bright_black"
SYMBOLS = {"amber": "●", "sky": "■", "green": "▲", "rose": "◆", "vermilion": "✚", "pale": "⬟", "white": "○"}
SYMBOLS |= {"violet": "✚", "slate": "⬟"}
SYMBOLS |= {"raven": "●", "spider": "■", "rat": "▲", "serpent": "◆"}
COLOURS = {
    "amber": "#e69f00",
    "sky": "#56b4e9",
    "green": "#009e73",
    "rose": "#cc79a7",
    "vermilion": "#d55e00",
    "pale": "#c8cdd8",
    "white": "",
}
COLOURS |= {"violet": "#8f7ee7", "slate": "#c8cdd8"}
COLOURS |= {"raven": "#e69f00", "spider": "#56b4e9", "rat": "#009e73", "serpent": "#cc79a7"}
BETWEEN = "--"  # in the name of a place between two others: longer than most

TIE = "\ue000"  # for private use: in place of a space at which no line may end
BESIDE_A_NUMBER = re.compile(r"(?<=\w) (?=\d)|(?<=\d) (?=\w)")


def as_told(events: list[Json], before: Json, view: Json) -> list[Json]:
    return events


def all_known(view: Json, seat: int) -> dict[str, int]:
    return {}


def undivided(view: Json, verb: str, args: Mapping[str, int | str]) -> Text:
    return Text()


class Telling(NamedTuple):
    """How the events and the points of one game are told."""

    noise: frozenset[str]  # told in the full log only: what they change is drawn anyway
    levels: frozenset[str] = frozenset()  # their number is not an amount: it is not added up
    asides: frozenset[str] = frozenset()  # done by others, they change too little to redraw the table
    in_order: bool = False  # only neighbours become one clause, even briefly
    sentences: frozenset[str] = frozenset()  # verbs whose choices are told in full, each on its own line
    hand_always: bool = True  # shown after each action; else only where it changed
    with_views: Callable[[list[Json], Json, Json], list[Json]] = as_told  # adds what two views tell: before and after
    whole_labels: bool = False  # a note says all there is to say about a choice
    first: frozenset[str] = frozenset()  # verbs whose choices come before all others
    section: Callable[[Json, str, Mapping[str, int | str]], Text] = undivided  # a heading within those of one verb
    face_down: Callable[[Json, int], dict[str, int]] = all_known  # lines of a score sheet: how many things nobody sees


class Drawing(Protocol):
    """How the view of one game is drawn as text."""

    @property
    def telling(self) -> Telling: ...

    @property
    def commands(self) -> tuple[str, ...]:
        """Commands of this game alone; `look` obeys them."""
        ...

    @property
    def usual(self) -> Mapping[str, str]:
        """What a mark alone means, by its letter: the verb of the action with that card."""
        ...

    def look(self, command: str, rest: str, view: Json, width: int) -> list[RenderableType]: ...

    def table(self, view: Json, width: int) -> list[RenderableType]:
        """Everything on the table but the players and my hand."""
        ...

    def briefer(self, before: Json | None, view: Json, width: int) -> list[list[RenderableType]]:
        """Shorter ways to draw it, the best first, for terminals that are not tall enough."""
        ...

    def board(self, view: Json, width: int) -> list[RenderableType]:
        """The map alone, with what its signs mean."""
        ...

    def changes(self, before: Json, view: Json, width: int) -> list[RenderableType]:
        """The parts of the table that look different now."""
        ...

    def hand(self, view: Json, width: int) -> list[RenderableType]: ...

    def rules(self, view: Json) -> list[RenderableType]:
        """What the help says about rule options that are on."""

    def purse(self, view: Json) -> list[str]:
        """What the player may spend now, in a few words each."""
        ...

    def belongings(self) -> list[str]:
        """Headings of what each player has."""
        ...

    def belonging(self, view: Json, seat: int) -> Sequence[Text | str]:
        """One short entry under each of these headings."""
        ...

    def place(self, slug: str) -> str:
        """Its name, as short as a list of choices needs it."""
        ...

    def note(self, view: Json, verb: str, args: Mapping[str, int | str]) -> Text | str:
        """What is in brackets after a choice: its price, say. May be empty. A `Text` has no brackets."""
        ...

    def order(self, view: Json, verb: str, args: Mapping[str, int | str]) -> tuple[int | str | list[str], ...]:
        """Where a choice stands among those of its verb; equal ones keep the game's order."""
        ...

    def is_likely(self, name: str, view: Json) -> bool:
        """Whether somebody may have meant this action, where very many fit the words."""
        ...

    def retold(self, events: list[Json]) -> list[Json]:
        """Events of one seat, where several are better told as one."""
        ...

    def labels(self, view: Json) -> dict[str, str]:
        """Marks of listed cards (`h2`, `m5`) and the cards they stand for."""
        ...

    def card(self, slug: str, view: Json) -> list[RenderableType]: ...

    def cards(self) -> list[str]: ...

    def left_over(self, view: Json, options: list[Json]) -> list[str]:
        """What would be lost by ending the turn now, in a few words each."""
        ...


class TiedText(Text):
    """Numbers stay on the same line as the words beside them: `Seahorse 3`, `+1 pearl`."""

    @classmethod
    def of(cls, text: Text) -> TiedText:
        return cls(text.plain, text.style, spans=text.spans)

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        """Lines would break at a no-break space as at any other, so a sign of our own stands in for it."""
        tied = Text(BESIDE_A_NUMBER.sub(TIE, self.plain), self.style, spans=self.spans)
        lines = tied.wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        for line in lines:
            line.plain = line.plain.replace(TIE, " ")
        return lines


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


def in_line(rows: list[list[Text]]) -> list[Text]:
    """The cells of all rows under each other; what is empty in every row takes no room."""
    widths = [max(cell.cell_len for cell in cells) for cells in zip(*rows, strict=True)]
    return [
        Text(" ").join([padded(cell, size) for cell, size in zip(row, widths, strict=True) if size]) for row in rows
    ]


def beside(columns: list[list[Text]], gap: int) -> list[Text]:
    """Columns of lines side by side."""
    widths = [max(line.cell_len for line in column) for column in columns]
    rows = zip_longest(*columns, fillvalue=Text())
    return [Text(" " * gap).join([padded(*cell) for cell in zip(row, widths, strict=True)]) for row in rows]


def padded(line: Text, size: int) -> Text:
    return line + Text(" " * (size - line.cell_len))
