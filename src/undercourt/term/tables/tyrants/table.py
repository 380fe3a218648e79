"""The table of Tyrants of the Underdark: its map and its market."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET, in_columns
from undercourt.term.tables.tyrants.closer import Closer
from undercourt.term.tables.tyrants.signs import seat_of, ways
from undercourt.term.typed.words import words

SECTIONS = ("centre", "left", "right")
LONGEST = 19  # letters of a site's name, where columns stand side by side
MOST_COLUMNS = 3  # of the map


class Table(Closer):
    def table(self, view: Json, width: int) -> list[RenderableType]:
        return [*self.sites(view, width), *self.routes(view, width), *self.market(view, width)]

    def board(self, view: Json, width: int) -> list[RenderableType]:
        legend = Text(self.texts.say("ui-tyrants-legend"), QUIET)
        return [*self.sites(view, width), *self.routes(view, width), legend]

    def briefer(self, before: Json | None, view: Json, width: int) -> list[list[RenderableType]]:
        """Only routes that changed; then the market without texts; then no routes at all."""
        sites, market = self.sites(view, width), self.short_market(view, width)
        changed = self.routes(view, width, before if before is not None else view)
        return [[*sites, *changed, *self.market(view, width)], [*sites, *changed, *market], [*sites, *market]]

    def changes(self, before: Json, view: Json, width: int) -> list[RenderableType]:
        """Lines of the map that are new, and new cards in the market."""
        old = {site["site"]: self.whole_site(before, site).plain for site in before["sites"]}
        lines = [self.whole_site(view, site) for site in view["sites"]]
        fresh = [line for line, site in zip(lines, view["sites"], strict=True) if line.plain != old[site["site"]]]
        troop = {space["space"]: space["troop"] for space in before["spaces"]}
        for way, spaces in ways(view).items():
            if any(troop[space["space"]] != space["troop"] for space in spaces):
                fresh.append(self.route(way, spaces, any(seat_of(view) in space["presence"] for space in spaces)))
        shown: list[RenderableType] = [*in_columns(fresh, width)]
        if before["market"] != view["market"]:
            were = {(label, slug) for label, slug, _ in self.on_sale(before)}
            row = [f"m{i}" for i in range(1, len(view["market"]) + 1)]
            new = [card for card in self.on_sale(view) if card[0] in row and card[:2] not in were]
            if new:
                shown += [Text(self.texts.say("ui-tyrants-new-in-market"), QUIET), self.card_list(new, width)]
        return shown

    # The map

    def sites(self, view: Json, width: int) -> list[RenderableType]:
        """The sections under their names, in as many columns as there is room for."""
        lines: list[str | Json] = []
        for section in SECTIONS:
            inside = [site for site in view["sites"] if self.printed[site["site"]]["section"] == section]
            if inside:
                lines += [section, *sorted(inside, key=lambda site: words(self.name(site["site"])))]
        for across in range(MOST_COLUMNS, 0, -1):
            columns = [self.site_column(view, column) for column in cut(lines, across)]
            widths = [max(line.cell_len for line in column) + 2 for column in columns]
            if sum(widths) <= width or across == 1:
                break
        grid = Grid.grid()
        for size in widths:
            grid.add_column(width=size, no_wrap=True)
        for i in range(max(len(column) for column in columns)):
            grid.add_row(*[column[i] if i < len(column) else "" for column in columns])
        return [grid]

    def site_column(self, view: Json, lines: list[str | Json]) -> list[Text]:
        """Aligned among themselves."""
        inside = [line for line in lines if not isinstance(line, str)]
        names = min(LONGEST, max([len(self.name(site["site"])) for site in inside], default=0))
        spaces = max([self.printed[site["site"]]["spaces"] for site in inside], default=0)
        return [
            Text(self.texts.say(f"ui-tyrants-{line}"), QUIET)
            if isinstance(line, str)
            else self.site(view, line, names, spaces)
            for line in lines
        ]

    def routes(self, view: Json, width: int, before: Json | None = None) -> list[RenderableType]:
        """Those with troops on them or within my reach; after `before`, only those whose troops changed."""
        me = seat_of(view)
        old = {space["space"]: space["troop"] for space in before["spaces"]} if before is not None else {}
        items: list[Text] = []
        for way, spaces in ways(view).items():
            near = any(me in space["presence"] for space in spaces)
            if before is not None:
                shown = any(space["troop"] != old[space["space"]] for space in spaces)
            else:
                shown = near or any(space["troop"] for space in spaces)
            if shown:
                items.append(self.route(way, spaces, near))
        if not items:
            return []
        heading = "ui-tyrants-routes" if before is None else "ui-tyrants-changed-routes"
        return [Text(self.texts.say(heading), QUIET), *in_columns(items, width)]

    # The market

    def market(self, view: Json, width: int, whole: bool = False) -> list[RenderableType]:
        heading = self.texts.say("ui-tyrants-market", n=view["market_deck"])
        return [Text(heading, QUIET), self.card_list(self.on_sale(view), width, whole)]

    def short_market(self, view: Json, width: int) -> list[RenderableType]:
        """Marks, names and prices."""
        items = [
            Text(f"{label} ", QUIET)
            .append(self.texts.name("card", slug))
            .append(f" {self.kinds[slug]['cost']}", "bold")
            for label, slug, _ in self.on_sale(view)
        ]
        return [Text(self.texts.say("ui-tyrants-short-market"), QUIET), *in_columns(items, width)]


def cut(lines: list[str | Json], across: int) -> list[list[str | Json]]:
    """Into columns of about the same height; no heading is left alone at the end of one."""
    down = -(-len(lines) // across)
    columns: list[list[str | Json]] = [[]]
    for line in lines:
        if len(columns[-1]) >= down or (isinstance(line, str) and len(columns[-1]) == down - 1):
            columns.append([])
        columns[-1].append(line)
    return columns
