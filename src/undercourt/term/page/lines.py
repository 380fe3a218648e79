"""The small things of which every page is made: what is lit and what is quiet, numbers tied to words, columns."""

from __future__ import annotations

import re
from itertools import zip_longest

from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

LAMP = "bold #e8b65a"  # what is asked of the player
QUIET = "bright_black"

TIE = "\ue000"  # for private use: in place of a space at which no line may end
BESIDE_A_NUMBER = re.compile(r"(?<=\w) (?=\d)|(?<=\d) (?=\w)")


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
