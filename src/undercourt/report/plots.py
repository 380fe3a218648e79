"""Plots as SVG inside a page: their text is text, their colours are the page's, in light and in dark.

Each function takes plain numbers and `alt`, what somebody is told who does not see the plot. An interval is a row
(name, value, low, high). Each plot is drawn twice, for pages as wide as a screen or as narrow as a phone, and the page
shows the one that fits: scaled down to a phone, nobody could read it. For a plot of another kind, draw on `figure()`
with the colours of `look`, give it to `drawn`, and have `fitting` draw it in both widths.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from html import escape
from itertools import count
from math import ceil
from textwrap import wrap
from typing import TYPE_CHECKING, Any, ParamSpec

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from undercourt.report.look import GROUND, LAMP, LINE, MARKERS, MUTED, SERIES, STRONG, TEXT, VARIABLES
from undercourt.report.parts import Html

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDTH, NARROW = 10.0, 4.7  # inches at 72 dots: plots are scaled to the page, so this sets how large text is within them
LETTER = 0.1  # inches that a letter takes, about
ROW = 0.26  # inches of a line of a legend
inches: ContextVar[float] = ContextVar("inches", default=WIDTH)  # of the plots that are drawn now
P = ParamSpec("P")
Interval = tuple[str, float, float, float]  # name, value, low, high
numbers = count(1)  # of plots in this process, so that no two on a page share an id

SETTINGS: dict[Any, Any] = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "undercourt",
    "font.size": 12,
    "text.color": TEXT,
    "text.parse_math": False,  # names are names, even with a dollar sign in them
    "axes.facecolor": "none",
    "axes.edgecolor": STRONG,
    "axes.labelcolor": MUTED,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 1,
    "xtick.color": STRONG,
    "xtick.labelcolor": MUTED,
    "ytick.color": STRONG,
    "ytick.labelcolor": TEXT,
    "figure.facecolor": "none",
    "legend.frameon": False,
    "legend.labelcolor": TEXT,
    "lines.linewidth": 2,
}


def fitting(draw: Callable[P, Html]) -> Callable[P, Html]:
    """Draws it in both widths, the wide one first; `STYLE` of the page has one of them seen and heard."""

    @wraps(draw)
    def both(*args: P.args, **kwargs: P.kwargs) -> Html:
        whole = draw(*args, **kwargs)
        before = inches.set(NARROW)
        try:
            return Html(f'<div class="plot">{whole}{draw(*args, **kwargs)}</div>')
        finally:
            inches.reset(before)

    return both


def is_narrow() -> bool:
    return inches.get() < WIDTH


@contextmanager
def figure(height: float = 4.0) -> Iterator[tuple[Figure, Axes]]:
    """A figure with one pair of axes in our style: `with figure() as (whole, axes): …; return drawn(whole, alt)`."""
    with matplotlib.rc_context(SETTINGS):
        whole = Figure(figsize=(inches.get(), height), dpi=72, layout="constrained")
        yield whole, whole.subplots()


@fitting
def intervals(
    rows: Sequence[Interval], alt: str, fair: float | None = None, label: str = "", shares: bool = True
) -> Html:
    """One line for each row, from top to bottom: a dot and its interval. `fair` is a line to compare with."""
    with figure(0.9 + 0.42 * len(rows)) as (whole, axes):
        for y, (_, value, low, high) in enumerate(rows):
            axes.plot([low, high], [y, y], color=LAMP, linewidth=3, solid_capstyle="round")
            axes.plot([value], [y], marker="o", markersize=9, color=LAMP, mec=GROUND, mew=1.5)
        name_rows(axes, [row[0] for row in rows])
        compare_with(axes, fair, upright=True)
        axes.grid(axis="y", visible=False)
        measure(axes, "x", label, shares)
        return drawn(whole, alt)


@fitting
def grouped(
    groups: Sequence[str],
    series: Mapping[str, Sequence[tuple[float, float, float] | None]],
    alt: str,
    fair: float | None = None,
    label: str = "",
    shares: bool = True,
) -> Html:
    """For each group, side by side, one dot with its interval for each series: (value, low, high), or None."""
    with figure(4.2) as (whole, axes):
        step = 0.7 / max(1, len(series))
        for i, (name, values) in enumerate(series.items()):
            colour, marker = SERIES[i % len(SERIES)], MARKERS[i % len(MARKERS)]
            found = [(x, *value) for x, value in enumerate(values) if value is not None]
            places = [x + (i - (len(series) - 1) / 2) * step for x, *_ in found]
            for place, (_, _, low, high) in zip(places, found, strict=True):
                axes.plot([place, place], [low, high], color=colour, linewidth=3, solid_capstyle="round")
            dots = [value for _, value, _, _ in found]
            axes.plot(places, dots, marker, markersize=9, color=colour, label=name, mec=GROUND, mew=1.5)
        axes.set_xticks(range(len(groups)), list(groups))
        close = max(map(len, groups), default=0) * LETTER * len(groups) > inches.get() - 1  # names would touch
        axes.tick_params(axis="x", labelcolor=TEXT, length=0, labelrotation=40 if close else 0)
        axes.set_xlim(-0.5, len(groups) - 0.5)
        axes.grid(axis="x", visible=False)
        compare_with(axes, fair, upright=False)
        measure(axes, "y", label, shares)
        legend(whole, axes)
        return drawn(whole, alt)


@fitting
def lines(
    series: Mapping[str, tuple[Sequence[float], Sequence[float]]],
    alt: str,
    across: str = "",
    label: str = "",
    shares: bool = False,
    fair: float | None = None,
    bands: Mapping[str, tuple[Sequence[float], Sequence[float]]] | None = None,
) -> Html:
    """Curves, each (xs, ys); `bands` are their intervals, (lows, highs) at the same xs."""
    with figure(4.2) as (whole, axes):
        for i, (name, (xs, ys)) in enumerate(series.items()):
            colour, marker = SERIES[i % len(SERIES)], MARKERS[i % len(MARKERS)]
            few = marker if len(xs) <= 12 else ""
            axes.plot(xs, ys, color=colour, label=name, marker=few, markersize=7)
            if bands and name in bands:
                axes.fill_between(xs, *bands[name], color=colour, alpha=0.18, linewidth=0)
        compare_with(axes, fair, upright=False)
        axes.set_xlabel(across)
        axes.xaxis.set_major_locator(
            MaxNLocator(ticks(), integer=all(x == int(x) for xs, _ in series.values() for x in xs))
        )
        measure(axes, "y", label, shares)
        legend(whole, axes)
        return drawn(whole, alt)


@fitting
def histogram(series: Mapping[str, Sequence[float]], alt: str, across: str = "", bins: int = 24) -> Html:
    """How often each value came, as outlines over the same steps; every series as a share of itself."""
    every = [value for values in series.values() for value in values]
    low, high = (min(every), max(every)) if every else (0.0, 1.0)
    width = max((high - low) / bins, 1e-9)
    if all(value == int(value) for value in every):  # each step holds equally many whole numbers, else some stick out
        width = ceil((high - low + 1) / bins)
        low, bins = low - 0.5, ceil((high - low + 1) / width)
    edges = [low + i * width for i in range(bins + 1)]
    with figure(4.2) as (whole, axes):
        for i, (name, values) in enumerate(series.items()):
            counted = [0] * bins
            for value in values:
                counted[min(bins - 1, int((value - low) / width))] += 1
            heights = [n / max(1, len(values)) for n in counted]
            colour = SERIES[i % len(SERIES)]
            axes.stairs(heights, edges, color=colour, linewidth=2, label=name)
            axes.stairs(heights, edges, color=colour, alpha=0.12, fill=True)
        axes.set_xlabel(across)
        axes.set_ylim(bottom=0)
        measure(axes, "y", "", shares=True)
        legend(whole, axes)
        return drawn(whole, alt)


@fitting
def bars(rows: Sequence[tuple[str, float]], alt: str, label: str = "", shares: bool = False) -> Html:
    """One bar for each row, from top to bottom."""
    with figure(0.9 + 0.36 * len(rows)) as (whole, axes):
        axes.barh(range(len(rows)), [value for _, value in rows], height=0.62, color=LAMP)
        name_rows(axes, [name for name, _ in rows])
        axes.grid(axis="y", visible=False)
        measure(axes, "x", label, shares)
        return drawn(whole, alt)


LONGEST = 26  # letters of a name beside a narrow plot, on one line


def name_rows(axes: Axes, names: Sequence[str]) -> None:
    shown = ["\n".join(wrap(name, LONGEST, break_long_words=False)) for name in names] if is_narrow() else list(names)
    axes.set_yticks(range(len(names)), shown)
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(len(names) - 0.4, -0.6)


def compare_with(axes: Axes, fair: float | None, upright: bool) -> None:
    if fair is None:
        return
    draw = axes.axvline if upright else axes.axhline
    draw(fair, color=MUTED, linewidth=1.5, linestyle=(0, (4, 3)), zorder=1)
    if upright:
        axes.text(fair, 1.0, "\u2002fair", transform=axes.get_xaxis_transform(), color=MUTED, va="top", size=11)
    else:
        axes.text(
            1.0, fair, "fair", transform=axes.get_yaxis_transform(), color=MUTED, va="bottom", ha="right", size=11
        )


def ticks() -> int:
    """At most so many numbers below a plot."""
    return 4 if is_narrow() else 7


def measure(axes: Axes, which: str, label: str, shares: bool) -> None:
    """The axis that has the numbers: shares are read as percent."""
    axis = axes.xaxis if which == "x" else axes.yaxis
    axis.set_major_locator(MaxNLocator(ticks() if which == "x" else 7))
    axis.set_label_text(label)
    if shares:
        axis.set_major_formatter(FuncFormatter(lambda share, _: f"{100 * share:g} %"))
    axes.tick_params(axis="x" if which == "x" else "y", labelcolor=MUTED)


def legend(whole: Figure, axes: Axes) -> None:
    handles, names = axes.get_legend_handles_labels()
    if len(names) < 2:
        return
    columns = columns_of(names)
    whole.set_figheight(whole.get_figheight() + ROW * (ceil(len(names) / columns) - 1))
    whole.legend(handles, names, loc="outside upper left", ncols=columns, handlelength=1.6)


def columns_of(names: Sequence[str]) -> int:
    """As many as find room side by side, the sign before each name included."""
    return max(1, min(6, len(names), int(inches.get() / (max(map(len, names)) * LETTER + 0.7))))


def drawn(whole: Figure, alt: str, caption: str = "") -> Html:
    """The figure as an element of a page. Call it inside `with figure()`, whose settings it needs."""
    with matplotlib.rc_context(SETTINGS):
        file = io.StringIO()
        whole.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    return framed(file.getvalue(), alt, caption)


def framed(svg: str, alt: str, caption: str = "") -> Html:
    """Without what an SVG needs only as a file of its own, with the colours of the page, and with ids of its own."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r' xmlns(:\w+)?="[^"]*"| version="[^"]*"', "", svg)
    svg = svg.replace("xlink:href=", "href=")
    head, _, rest = svg.partition(">")
    box = re.search(r'viewBox="[^"]*"', head)
    assert box is not None
    used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', rest))
    number = next(numbers)
    rest = re.sub(r' id="([^"]*)"', lambda m: f' id="p{number}-{m[1]}"' if m[1] in used else "", rest)
    rest = re.sub(r'(href="#|url\(#)', rf"\1p{number}-", rest)
    rest = re.sub(r"font-family: [^;\"]*", "font-family: var(--sans)", rest)
    rest = re.sub(r"font: ([^;\"]*?\dpx) [^;\"]*", r"font: \1 var(--sans)", rest)  # as matplotlib wrote it before 3.11
    rest = re.sub(r"#0101[0-9a-f]{2}", lambda m: f"var(--{VARIABLES[m[0]]})", rest)
    below = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return Html(f'<figure><svg {box[0]} role="img" aria-label="{escape(alt)}">{rest}{below}</figure>')
