"""Pages of results: whole in one file, safe with any name, drawn in the colours of the page."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from undercourt.report import Html, Page, plots, table
from undercourt.report.look import DARK, LIGHT, SERIES, STYLE, TEXT, VARIABLES
from undercourt.report.parts import percent, span

ROWS = [("a", 0.6, 0.5, 0.7), ("b", 0.4, 0.3, 0.5)]
PLOTS = {
    "intervals": plots.intervals(ROWS, "who wins", fair=0.5, label="wins"),
    "grouped": plots.grouped(["x", "y"], {"a": [(0.5, 0.4, 0.6), None], "b": [None, (0.5, 0.4, 0.6)]}, "by seat", 0.5),
    "lines": plots.lines({"a": ([1, 2], [3, 4])}, "rising", bands={"a": ([2, 3], [4, 5])}, fair=3),
    "histogram": plots.histogram({"a": [1, 2, 2], "b": [3, 3, 3]}, "margins", across="points"),
    "bars": plots.bars([("a", 1), ("b", 2)], "lengths"),
}


class Tags(HTMLParser):
    """Every tag that is opened is closed, in order."""

    VOID = ("meta", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def whole_page() -> str:
    page = Page("All plots", "twice")
    page.figures([("a", "60 %", "50 to 70 %")])
    page.section("Plots", "All kinds.").heading("Once").add(*PLOTS.values()).heading("Again").add(PLOTS["bars"], "text")
    page.section("Numbers").add(table(["bot", "wins"], [["a", "6"]])).note("small").command("undercourt arena")
    return page.html()


def test_a_page_is_whole_in_itself() -> None:
    html = whole_page()
    assert not re.search(r"https?:|<script|<link|@import|src=", html)
    assert all(address.startswith("data:") for address in re.findall(r"url\((?!#)([^)]*)", html))
    tags = Tags()
    tags.feed(html)
    assert tags.open == []


def test_text_on_a_page_is_never_markup() -> None:
    page = Page("<b>&", "<i>")
    page.figures([("<u>", "<u>", "<u>")])
    page.section("<h1>", "<p>").add("<a>", table(["<th>"], [["<td>"]])).note("<s>").command("<q>")
    page.sections[0].add(plots.bars([("<script>$x_1$", 1)], '"><script>'))
    html = page.html()
    assert not re.search(r"<(b>&|i|u|a|s|q|script)>", html) and "&lt;script&gt;$x_1$" in html
    assert "&lt;b&gt;&amp;" in html and "&lt;td&gt;" in html


@pytest.mark.parametrize("name", PLOTS)
def test_a_plot_has_the_colours_of_the_page_and_words_for_it(name: str) -> None:
    svg = PLOTS[name]
    assert isinstance(svg, Html) and 'role="img" aria-label="' in svg
    assert "#0101" not in svg and "var(--" in svg and "DejaVu" not in svg
    assert not re.search(r"#(?!p\d)[0-9a-f]{6}(?![0-9a-f-])", svg), (
        "a colour of its own would not follow light and dark"
    )


@pytest.mark.parametrize("name", PLOTS)
def test_a_plot_is_there_for_a_wide_page_and_for_a_phone(name: str) -> None:
    wide, narrow = (float(width) for width in re.findall(r'viewBox="0 0 (\S+) ', PLOTS[name]))
    assert wide == 720 and narrow < 360, "on a phone a plot is not scaled so far down that nobody can read it"
    assert "min-width: 460px" not in STYLE and ".plot > figure + figure { display: none; }" in STYLE


def test_the_names_of_a_legend_find_room() -> None:
    short, long = ["winner", "others"], [f"{who}, decks=drow+{deck}" for deck in "abc" for who in ("winner", "others")]
    assert (plots.columns_of(short), plots.columns_of(long)) == (2, 3)
    svg = plots.lines({name: ([1, 2], [3, 4]) for name in long}, "rising")
    wide = svg.partition("</svg>")[0]
    places = [float(x) for x in re.findall(r'x="(\S+)" y="\S+" transform="[^"]*">(?:winner|others), ', wide)]
    assert len(places) == 6 and max(places) < 720 - 150


def test_no_two_plots_share_an_id() -> None:
    again = [plots.intervals(ROWS, "who wins") for _ in range(2)]
    ids = [set(re.findall(r' id="([^"]*)"', svg)) for svg in again]
    assert ids[0] and not ids[0] & ids[1]
    used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', again[0]))
    assert used == ids[0]


def test_every_colour_is_there_in_light_and_in_dark() -> None:
    for variable in VARIABLES.values():
        assert f"--{variable}: #" in DARK and f"--{variable}: #" in LIGHT
    assert len({TEXT, *SERIES}) == 7


def test_a_plot_of_ones_own() -> None:
    with plots.figure() as (whole, axes):
        axes.scatter([1, 2], [3, 4], color=SERIES[0])
        svg = plots.drawn(whole, "dots", "Dots & more")
    assert "var(--series-1)" in svg and "<figcaption>Dots &amp; more</figcaption>" in svg


def test_whole_numbers_are_counted_in_equal_steps() -> None:
    """From 0 to 29, each once: ten steps of three, all as high as each other, are one long line and two sides."""
    svg = plots.histogram({"a": [float(n) for n in range(30)]}, "flat", bins=12)
    outline = next(path for path in re.findall(r' d="(M[^"]*)"', svg) if path.count("L") > 10)
    heights = {point.split()[1] for point in re.split("[ML]", outline)[2:-1] if point.strip()}
    assert len(heights) == 1


def test_shares_are_said_in_percent() -> None:
    assert (percent(0.6213), percent(0.25, 0), span(0.5, 0.6666)) == ("62.1 %", "25 %", "50.0 to 66.7 %")


def test_a_page_is_written_whole(tmp_path: Path) -> None:
    page = Page("Title")
    page.write(tmp_path / "page.html")
    assert (tmp_path / "page.html").read_text("utf-8") == page.html()
