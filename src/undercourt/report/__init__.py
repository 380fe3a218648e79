"""Pages of results: one HTML file each, in our look, with plots that need no script and nothing from a network.

    from undercourt.report import Page, plots, table

    page = Page("Tyrants: four bots", "400 deals, each played in 4 rotations")
    page.figures([("expert", "62.1 %", "58.3 to 65.8 %")])               # the answer, large
    part = page.section("Who wins", "A shared win counts in parts.")      # a heading, and words below it
    part.add(plots.intervals([("expert", 0.621, 0.583, 0.658)], alt="Win rates", fair=0.25))
    part.add(table(["bot", "wins"], [["expert", "62.1 %"]]))              # the first column is words, the rest numbers
    part.note("Intervals are 95 %.")
    page.write(path)

Whatever is given as text is escaped. `plots` are drawn by matplotlib, which the extra `lab` has; `plots.drawn` makes a
plot of the same kind of any figure of yours that takes its colours from `look`.
"""

from __future__ import annotations

from undercourt.report.page import Page, Section
from undercourt.report.parts import Html, table

__all__ = ["Html", "Page", "Section", "table"]
