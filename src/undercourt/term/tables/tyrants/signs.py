"""The signs with which Tyrants of the Underdark is drawn: sites, routes, cards in a row."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table as Grid
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET
from undercourt.term.tables.drawing import Drawing
from undercourt.text import Texts

COST_COLUMN = 2  # in lists of cards


class Signs(Drawing):
    """What is small enough to stand within a line."""

    def __init__(self, texts: Texts, catalog: Json) -> None:
        super().__init__(texts, catalog)
        self.printed: dict[str, Json] = catalog["sites"]
        self.routes_of = {f"{route['a']}--{route['b']}": len(route["spaces"]) for route in catalog["routes"]}

    def name(self, site: str) -> str:
        return self.texts.name("site", site)

    def site(self, view: Json, site: Json, names: int, spaces: int) -> Text:
        """`›Skullport 4 ●●○·· =● ✦2 ◎■`: presence, name, VP, spaces, who controls it, marker, spies."""
        mine = seat_of(view) in site["presence"]
        printed = self.printed[site["site"]]
        line = Text("›" if mine else " ", "bold")
        name = self.name(site["site"])
        line.append(name.ljust(names) if len(name) <= names else name[: names - 1] + "…", "bold" if mine else "")
        line.append(f" {printed['vp']} ")
        line.append_text(self.troops(site["troops"], printed["spaces"])).append(" " * (spaces - printed["spaces"]))
        holder = site["control"]
        if holder is not None:
            line.append(" ≡" if site["total"] else " =").append_text(self.sign(holder))
        if printed["marker"]:
            line.append(f" ✦{printed['marker']}")
        if site["spies"]:
            line.append(" ◎")
            for spy in site["spies"]:
                line.append_text(self.sign(spy))
        elif printed["start"] and not any(colour != "white" for colour in site["troops"]):
            line.append(" ⌂", QUIET)
        line.rstrip()
        return line

    def whole_site(self, view: Json, site: Json) -> Text:
        """Alone on its line, with its whole name."""
        return self.site(view, site, len(self.name(site["site"])), self.printed[site["site"]]["spaces"])

    def route(self, way: str, spaces: list[Json], near: bool) -> Text:
        a, _, b = way.partition("--")
        line = Text("›" if near else " ", "bold")
        line.append(f"{self.texts.name('site', a)} ")
        for space in spaces:
            troop = space["troop"]
            line.append_text(self.sign(troop) if troop else Text("·"))
        line.append(f" {self.texts.name('site', b)}")
        return line

    def troops(self, there: Mapping[str, int], spaces: int) -> Text:
        """`●●■○··`: by colour, white after the seats, then what is empty."""
        line = Text()
        for colour in self.texts.table("seat"):
            sign = self.sign(colour)
            line.append(sign.plain * there.get(colour, 0), sign.style)
        return line.append("·" * (spaces - sum(there.values())))

    def on_sale(self, view: Json) -> list[tuple[str, str, str]]:
        """Mark, card, how many are left of it: the row by its slots, the two stacks, and what a Ghost has opened."""
        sale = [(slug, "") for slug in view["market"]]
        for slug, n in view["stacks"].items():
            if self.kinds[slug]["cost"] is not None:
                sale.append((slug if n else None, f" ×{n}"))
        if view["haunted"] and view["devoured"]:
            sale.append((view["devoured"][-1], ""))
        return [(f"m{i}", slug, note) for i, (slug, note) in enumerate(sale, start=1) if slug is not None]

    def in_hand(self, view: Json) -> list[tuple[str, str, int]]:
        viewer = view["viewer"]
        held = view["players"][viewer]["hand"] if viewer >= 0 else []
        return [(f"h{i}", slug, held.count(slug)) for i, slug in enumerate(dict.fromkeys(held), start=1)]

    def card_list(self, cards: list[tuple[str, str, str]], width: int, whole: bool = False) -> Grid:
        """A line per card; only the text gives way where the line is too short."""
        rows = [self.card_row(*card) for card in cards]
        widths = [max([row[i].cell_len for row in rows], default=0) for i in range(5)]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for i, size in enumerate(widths):
            grid.add_column(width=size, no_wrap=True, justify="right" if i == COST_COLUMN else "left")
        rest = max(20, width - sum(size + 2 for size in widths))
        grid.add_column(width=rest, no_wrap=not whole, overflow="fold" if whole else "ellipsis")
        for row in rows:
            grid.add_row(*row)
        return grid

    def card_row(self, label: str, slug: str, note: str) -> list[Text]:
        kind = self.kinds[slug]
        cost = "" if kind["cost"] is None else str(kind["cost"])
        aspect = self.texts.name("aspect", kind["aspect"]) if kind["aspect"] else ""
        points = f"{kind['deck_vp']}/{kind['inner_vp']}"
        name = Text(self.texts.name("card", slug), "bold").append(note, QUIET)
        quiet = [Text(aspect, QUIET), Text(points, QUIET)]
        return [Text(label, QUIET), name, Text(cost, "bold"), *quiet, Text(self.card_text(slug))]


def seat_of(view: Json) -> str | None:
    viewer = view["viewer"]
    seat: str | None = view["players"][viewer]["seat"] if viewer >= 0 else None
    return seat


def ways(view: Json) -> dict[str, list[Json]]:
    """The spaces of every route that has any, in order."""
    found: dict[str, list[Json]] = {}
    for space in view["spaces"]:
        found.setdefault(space["space"].rpartition(".")[0], []).append(space)
    return found
