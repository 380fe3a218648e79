"""The terminal itself: nothing from outside reaches it raw, and it is never too small to draw on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import IO

from rich.console import Console, ConsoleDimensions, ConsoleOptions, RenderableType
from rich.segment import Segment

from undercourt.printable import printable

NARROWEST, LOWEST = 40, 10  # below this the terminal itself breaks lines and scrolls


class Terminal(Console):
    """Standard output as rich writes it. What looks like markup in a name is shown as it stands."""

    def __init__(self, file: IO[str] | None = None, width: int | None = None, height: int | None = None) -> None:
        super().__init__(file=file, width=width, height=height, highlight=False, markup=False, emoji=False)

    @property  # type: ignore[misc]  # rich lets it be set; nobody here does
    def size(self) -> ConsoleDimensions:
        width, height = super().size
        return ConsoleDimensions(max(width, NARROWEST), max(height, LOWEST))

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            yield segment if segment.control else segment._replace(text=printable(segment.text))
