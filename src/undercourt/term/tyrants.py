"""How a view of Tyrants of the Underdark is drawn as text."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from undercourt.term.screen import COLOURS, QUIET, SYMBOLS, Json, Telling, counted, in_columns
from undercourt.text import Texts, told

SECTIONS = ("left", "centre", "right")
COLUMN = 49  # of the map, where two stand side by side
COST_COLUMN = 2  # in lists of cards
POWER_VERBS = {"deploy", "deploy_without_troops", "assassinate", "return_spy"}


class TyrantsDrawing:
    telling = Telling(
        noise=frozenset({"turn", "end_turn", "reshuffle", "refill"}),
        asides=frozenset({"marker"}),
    )

    def __init__(self, texts: Texts, catalog: Json) -> None:
        self.texts = texts
        self.kinds: dict[str, Json] = catalog["cards"]
        self.routes_of = {f"{route['a']}--{route['b']}": route["spaces"] for route in catalog["routes"]}
        self.names = max(len(site[texts.lang]) for site in texts.names["site"].values())

    # The table

    def table(self, view: Json, width: int) -> list[RenderableType]:
        return [*self.sites(view, width), *self.routes(view, width), *self.market(view, width)]

    def board(self, view: Json, width: int) -> list[RenderableType]:
        legend = Text(self.texts.say("ui-tyrants-legend"), QUIET)
        return [*self.sites(view, width), *self.routes(view, width), legend]

    def sites(self, view: Json, width: int) -> list[RenderableType]:
        """The sections, side by side where there is room."""
        blocks: list[list[Text]] = []
        for section in SECTIONS:
            lines = [self.site(view, site) for site in view["sites"] if site["section"] == section]
            if lines:
                blocks.append([Text(self.texts.say(f"ui-tyrants-{section}"), QUIET), *lines])
        if width < 2 * COLUMN + 1:
            return [line for block in blocks for line in block]
        centre = next(block for block in blocks if len(block) > 10)
        outer = [line for block in blocks if block is not centre for line in block]
        if not outer:
            half = (len(centre) + 2) // 2
            centre, outer = centre[:half], [Text(), *centre[half:]]
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=COLUMN, no_wrap=True)
        grid.add_column(no_wrap=True)
        for i in range(max(len(centre), len(outer))):
            grid.add_row(centre[i] if i < len(centre) else "", outer[i] if i < len(outer) else "")
        return [grid]

    def site(self, view: Json, site: Json) -> Text:
        """`›Skullport 4 ●●○·· =●  ✦2 ◎■`: presence, name, VP, spaces, who controls it, marker, spies."""
        mine = seat_of(view) in site["presence"]
        line = Text("›" if mine else " ", "bold")
        line.append(self.texts.name("site", site["site"]).ljust(self.names), "bold" if mine else "")
        line.append(f" {site['vp']} ")
        line.append_text(troops(site["troops"], site["spaces"])).append(" " * (7 - site["spaces"]))
        holder = site["control"]
        if holder is not None and holder != "white":
            line.append("≡" if site["total"] else "=").append(SYMBOLS[holder], COLOURS[holder])
        else:
            line.append("  ")
        line.append(f" ✦{site['marker']}" if site["marker"] else "   ")
        if site["spies"]:
            line.append(" ◎")
            for spy in site["spies"]:
                line.append(SYMBOLS[spy], COLOURS[spy])
        elif site["start"] and not any(colour != "white" for colour in site["troops"]):
            line.append(" ⌂", QUIET)
        line.rstrip()
        return line

    def routes(self, view: Json, width: int) -> list[RenderableType]:
        """Those with troops on them or within my reach; the spaces in order."""
        me = seat_of(view)
        ways: dict[str, list[Json]] = {}
        for space in view["spaces"]:
            ways.setdefault(space["space"].rpartition(".")[0], []).append(space)
        items: list[Text] = []
        for way, spaces in ways.items():
            near = any(me in space["presence"] for space in spaces)
            if near or any(space["troop"] for space in spaces):
                items.append(self.route(way, spaces, near))
        if not items:
            return []
        return [Text(self.texts.say("ui-tyrants-routes"), QUIET), *in_columns(items, width)]

    def route(self, way: str, spaces: list[Json], near: bool) -> Text:
        a, _, b = way.partition("--")
        line = Text("›" if near else " ", "bold")
        line.append(f"{self.texts.name('site', a)} ")
        for space in spaces:
            troop = space["troop"]
            line.append(SYMBOLS[troop] if troop else "·", COLOURS[troop] if troop else "")
        line.append(f" {self.texts.name('site', b)}")
        return line

    def place(self, slug: str) -> str:
        """`Skullport – The Labyrinth 1/2` for the first of two spaces."""
        if "--" not in slug:
            return self.texts.name("site", slug)
        way, _, number = slug.rpartition(".")
        a, _, b = way.partition("--")
        number = f" {number}/{self.routes_of[way]}" if self.routes_of[way] > 1 else ""
        return f"{self.texts.name('site', a)} – {self.texts.name('site', b)}{number}"

    def note(self, view: Json, args: Mapping[str, int | str]) -> str:
        return str(args["cost"]) if args.get("cost") else ""

    def market(self, view: Json, width: int) -> list[RenderableType]:
        heading = self.texts.say("ui-tyrants-market", n=view["market"])
        return [Text(heading, QUIET), self.card_list(self.on_sale(view), width)]

    def on_sale(self, view: Json) -> list[tuple[str, str, str]]:
        """Mark, card, how many are left of it."""
        sale = [(slug, "") for slug in view["row"]]
        sale += [(slug, f" ×{n}") for slug, n in view["stacks"].items() if n and self.kinds[slug]["cost"] is not None]
        if view["haunted"] and view["devoured"]:
            sale.append((view["devoured"][-1], ""))
        return [(f"m{i}", slug, note) for i, (slug, note) in enumerate(sale, start=1)]

    def changes(self, before: Json, view: Json, width: int) -> list[RenderableType]:
        """Lines of the map that are new, and new cards in the market."""
        old = {site["site"]: self.site(before, site).plain for site in before["sites"]}
        lines = [self.site(view, site) for site in view["sites"]]
        fresh = [line for line, site in zip(lines, view["sites"], strict=True) if line.plain != old[site["site"]]]
        spaces = {space["space"]: space["troop"] for space in before["spaces"]}
        ways = {s["space"].rpartition(".")[0] for s in view["spaces"] if spaces[s["space"]] != s["troop"]}
        for way in sorted(ways):
            inside = [space for space in view["spaces"] if space["space"].rpartition(".")[0] == way]
            fresh.append(self.route(way, inside, any(seat_of(view) in space["presence"] for space in inside)))
        shown: list[RenderableType] = [*in_columns(fresh, width)]
        if sorted(before["row"]) != sorted(view["row"]):
            kept = list(before["row"])
            new: list[tuple[str, str, str]] = []
            for card in self.on_sale(view)[: len(view["row"])]:
                if card[1] in kept:
                    kept.remove(card[1])
                else:
                    new.append(card)
            if new:
                shown += [Text(self.texts.say("ui-tyrants-new-in-market"), QUIET), self.card_list(new, width)]
        return shown

    # My cards

    def hand(self, view: Json, width: int) -> list[RenderableType]:
        cards = self.in_hand(view)
        heading = Text(self.texts.say("ui-tyrants-hand" if cards else "ui-tyrants-empty-hand"), QUIET)
        if view["played"]:
            played = counted([self.texts.name("card", slug) for slug in view["played"]])
            heading.append(f"   {self.texts.say('ui-tyrants-played', cards=played)}", QUIET)
        if not cards:
            return [heading]
        listed = [(label, slug, f" ×{n}" if n > 1 else "") for label, slug, n in cards]
        return [heading, self.card_list(listed, width, whole=True)]

    def in_hand(self, view: Json) -> list[tuple[str, str, int]]:
        viewer = view["viewer"]
        held = view["players"][viewer]["hand"] if viewer >= 0 else []
        return [(f"h{i}", slug, held.count(slug)) for i, slug in enumerate(dict.fromkeys(held), start=1)]

    def labels(self, view: Json) -> dict[str, str]:
        marks = {label: slug for label, slug, _ in self.in_hand(view)}
        return marks | {label: slug for label, slug, _ in self.on_sale(view)}

    def card_list(self, cards: list[tuple[str, str, str]], width: int, whole: bool = False) -> Table:
        """A line per card; only the text gives way where the line is too short."""
        rows = [self.card_row(*card) for card in cards]
        widths = [max([row[i].cell_len for row in rows], default=0) for i in range(5)]
        grid = Table.grid(padding=(0, 2, 0, 0))
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

    def card_text(self, slug: str) -> str:
        kind = self.kinds[slug]
        return self.texts.card_text(told(kind["play"]), told(kind["reaction"]) if kind["reaction"] else None)

    def card(self, slug: str) -> list[RenderableType]:
        """All that is printed on it."""
        kind = self.kinds[slug]
        facts: list[str] = []
        if kind["aspect"]:
            facts.append(self.texts.name("aspect", kind["aspect"]))
        if kind["type"] in self.texts.names["type"]:
            facts.append(self.texts.name("type", kind["type"]))
        if kind["cost"] is not None:
            facts.append(self.texts.say("ui-tyrants-cost", n=kind["cost"]))
        facts.append(self.texts.say("ui-tyrants-worth", deck=kind["deck_vp"], inner=kind["inner_vp"]))
        facts.append(self.texts.say("ui-tyrants-copies", n=kind["copies"]))
        return [
            Text(self.texts.name("card", slug), "bold"),
            Padding(Text(" · ".join(facts), QUIET), (0, 0, 0, 2)),
            Padding(Text(self.card_text(slug)), (0, 0, 0, 2)),
        ]

    def cards(self) -> list[str]:
        return list(self.kinds)

    # Players

    def purse(self, view: Json) -> list[str]:
        if view["turn"] != seat_of(view):
            return []
        power = self.texts.say("ui-tyrants-power", n=view["power"])
        last = [self.texts.say("ui-tyrants-last-round")] if view["last_round"] else []
        return [power, self.texts.say("ui-tyrants-influence", n=view["influence"]), *last]

    def belongings(self) -> list[str]:
        keys = ("barracks", "spies", "trophies", "hand", "deck", "discard", "inner")
        return [self.texts.say(f"ui-tyrants-has-{key}") for key in keys]

    def belonging(self, view: Json, seat: int) -> list[str]:
        has = view["players"][seat]
        counts = [has["barracks"], has["spies"], sum(has["trophies"].values()), len(has["hand"]), has["deck"]]
        counts += [len(has["discard"]), len(has["inner_circle"])]
        return [str(n) for n in counts]

    def left_over(self, view: Json, options: list[Json]) -> list[str]:
        verbs = {option["name"].split(" ")[0] for option in options}
        left: list[str] = []
        if "play" in verbs:
            left.append(self.texts.say("ui-tyrants-cards-left", n=len(view["players"][view["viewer"]]["hand"])))
        if verbs & POWER_VERBS:
            left.append(self.texts.say("ui-tyrants-power", n=view["power"]))
        if verbs & {"recruit", "recruit_devoured"}:
            left.append(self.texts.say("ui-tyrants-influence", n=view["influence"]))
        return left


def seat_of(view: Json) -> str | None:
    viewer = view["viewer"]
    seat: str | None = view["players"][viewer]["seat"] if viewer >= 0 else None
    return seat


def troops(there: Mapping[str, int], spaces: int) -> Text:
    """`●●■○··`: by colour, white after the seats, then what is empty."""
    line = Text()
    for colour, symbol in SYMBOLS.items():
        line.append(symbol * there.get(colour, 0), COLOURS[colour])
    return line.append("·" * (spaces - sum(there.values())))


DRAWING = TyrantsDrawing
