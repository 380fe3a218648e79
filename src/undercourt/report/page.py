"""A page: heading, large figures, sections; one file with all that it needs in it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from pathlib import Path

from undercourt import files
from undercourt._build import PACKAGE
from undercourt.report.look import MARK, STYLE
from undercourt.report.parts import Html, element, html

FONTS = PACKAGE / "server" / "pages" / "fonts"  # the server's pages have the same
FACES = (
    ("Alegreya", "alegreya-latin-wght-normal", "400 900", "U+0020-00FF, U+2010-2212"),
    ("Commissioner", "commissioner-latin-wght-normal", "100 900", "U+0020-00FF, U+2010-25B8"),
)


class Section:
    def __init__(self, heading: str, words: str = "") -> None:
        self.parts: list[Html] = [element("h2", heading)]
        if words:
            self.parts.append(element("p", words))

    def add(self, *parts: str) -> Section:
        """Plots and tables; plain text becomes a paragraph."""
        self.parts += [part if isinstance(part, Html) else element("p", part) for part in parts]
        return self

    def heading(self, text: str) -> Section:
        self.parts.append(element("h3", text))
        return self

    def note(self, text: str) -> Section:
        """What is small beside the rest: how it was reckoned."""
        self.parts.append(element("p", text, "note"))
        return self

    def command(self, text: str) -> Section:
        """What to type, to get this again."""
        self.parts.append(element("code", text, "command"))
        return self

    def html(self) -> str:
        return "<section>\n" + "\n".join(self.parts) + "\n</section>"


class Page:
    def __init__(self, title: str, subtitle: str = "") -> None:
        self.title = title
        self.subtitle = subtitle
        self.large: list[tuple[str, str, str]] = []
        self.sections: list[Section] = []
        self.foot = "Made by Undercourt. This file needs nothing else: it may be kept, sent and printed as it is."

    def figures(self, large: Sequence[tuple[str, str, str]]) -> None:
        """What a reader wants to know first: its name, the number, and how sure it is."""
        self.large += large

    def section(self, heading: str, words: str = "") -> Section:
        self.sections.append(Section(heading, words))
        return self.sections[-1]

    def html(self) -> str:
        figures = "".join(
            f"<li>{html(name)}<b>{html(number)}</b><small>{html(beside)}</small></li>"
            for name, number, beside in self.large
        )
        parts = [
            f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(self.title)}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<style>\n{fonts()}{STYLE}</style></head>",
            f'<body><header class="bar">{MARK}Undercourt</header>\n<main>',
            element("h1", self.title),
            element("p", self.subtitle, "sub") if self.subtitle else "",
            f'<ul class="figures">{figures}</ul>' if figures else "",
            *[section.html() for section in self.sections],
            f"</main>\n<footer>{html(self.foot)}</footer></body></html>\n",
        ]
        return "\n".join(part for part in parts if part)

    def write(self, path: Path) -> None:
        files.write(path, self.html(), shared=True)


@lru_cache(maxsize=1)
def fonts() -> str:
    """Our two typefaces within the page, where they are at hand; else the reader's own take their place."""
    rules = []
    for family, name, weights, letters in FACES:
        file = FONTS / f"{name}.woff2"
        if file.is_file():
            data = b64encode(file.read_bytes()).decode("ascii")
            source = f'url(data:font/woff2;base64,{data}) format("woff2")'
            rules.append(
                f"@font-face {{ font-family: {family}; src: {source}; font-weight: {weights}; font-display: swap; "
                f"unicode-range: {letters}; }}\n"
            )
    return "".join(rules)
