"""Things of Abyss looked at closely: Lords and Locations."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET
from undercourt.term.tables.abyss.signs import KEY, Signs

NARROW = 90  # columns: below, the Court is shown without guilds
GUILD = 2  # the column of the guilds


class Closer(Signs):
    def cards(self) -> list[str]:
        return [*self.lords, *self.places]

    def card(self, slug: str, view: Json) -> list[RenderableType]:
        """All that is printed on it."""
        if slug in self.places:
            return [Text(self.location(slug), "bold"), Padding(Text(self.location_text(slug)), (0, 0, 0, 2))]
        kind = self.lords[slug]
        facts = [
            self.texts.name("guild", kind["guild"]),
            self.texts.say("ui-abyss-costs", n=kind["cost"]),
            self.texts.say("ui-abyss-demands", races=self.races(kind)),
            self.texts.say("ui-abyss-lord-keys", n=kind["keys"]),
            self.texts.say("ui-abyss-worth", n=kind["influence"]),
        ]
        return [
            Text(self.name(slug), "bold"),
            Padding(Text(" · ".join(facts), QUIET), (0, 0, 0, 2)),
            Padding(Text(self.lord_text(slug)), (0, 0, 0, 2)),
        ]

    def lord_list(self, view: Json, lords: list[tuple[str, str]], width: int) -> Grid:
        """A line per Lord; the text takes what is left of it."""
        heads = [Text(), Text(), Text(), *[Text(self.texts.say(f"ui-abyss-{key}")) for key in ("cost", "races")]]
        rows = [[*heads, Text(KEY), Text(self.texts.say("ui-abyss-influence")), Text()]]
        rows += [self.lord_row(view, mark, slug) for mark, slug in lords]
        if width < NARROW:
            rows = [row[:GUILD] + row[GUILD + 1 :] for row in rows]
        widths = [max(row[i].cell_len for row in rows) for i in range(len(rows[0]) - 1)]
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for size in widths:
            grid.add_column(width=size, no_wrap=True)
        grid.add_column(width=max(20, width - sum(size + 1 for size in widths)))
        for i, row in enumerate(rows):
            grid.add_row(*row, style=QUIET if i == 0 else "")
        return grid

    def lord_row(self, view: Json, mark: str, slug: str) -> list[Text]:
        kind = self.lords[slug]
        terms = view["terms"].get(slug, kind | {"payable": False})
        payable = terms["payable"] and slug != view["hiring"]  # by the hand alone, without what is paid already
        cost = Text(str(terms["cost"]).rjust(2), "bold")
        if terms["cost"] != kind["cost"]:
            cost.append(f" ({kind['cost']})", QUIET)
        return [
            Text("✓" if payable else " ", "bold").append(mark, QUIET),
            Text(self.name(slug), "bold" if payable else ""),
            Text(self.texts.name("guild", kind["guild"]), QUIET),
            cost,
            Text(self.races(terms)),
            Text(KEY * kind["keys"]),
            Text(str(kind["influence"]).rjust(2)),
            Text(self.lord_text(slug)),
        ]
