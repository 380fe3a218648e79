"""The plot that only a study needs: what things are worth, a dot and its interval each, on both sides of nothing."""

from __future__ import annotations

from collections.abc import Sequence

from undercourt.report.look import GROUND, MUTED, SERIES, STRONG
from undercourt.report.parts import Html
from undercourt.report.plots import drawn, figure, fitting, measure, name_rows

HEIGHT = 0.3  # inches a row
Loose = tuple[str, float, float | None, float | None]  # name, value, low, high; of one thing alone, no interval


@fitting
def around_nothing(rows: Sequence[Loose], alt: str, label: str, shares: bool = True) -> Html:
    """Whatever is surely more or less than nothing has colour and shape; what may be chance is pale."""
    with figure(0.9 + HEIGHT * len(rows)) as (whole, axes):
        axes.axvline(0.0, color=MUTED, linewidth=1.5)
        for y, (_, value, low, high) in enumerate(rows):
            colour, marker = STRONG, "o"
            if low is not None and high is not None:
                colour, marker = (SERIES[2], "^") if low > 0 else (SERIES[4], "v") if high < 0 else (colour, marker)
                axes.plot([low, high], [y, y], color=colour, linewidth=2.5, solid_capstyle="round")
            axes.plot([value], [y], marker=marker, markersize=8, color=colour, mec=GROUND, mew=1)
        name_rows(axes, [row[0] for row in rows])
        axes.grid(axis="y", visible=False)
        measure(axes, "x", label, shares)
        return drawn(whole, alt)
