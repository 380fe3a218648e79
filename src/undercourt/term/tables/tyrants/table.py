"""How a view of Tyrants of the Underdark is drawn as text."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import BETWEEN, COLOURS, QUIET, SYMBOLS, counted, in_columns
from undercourt.term.tables.drawing import Telling
from undercourt.term.typed.words import meant, words
from undercourt.text import Texts, told

SECTIONS = ("centre", "left", "right")
MOST_COLUMNS = 3  # of the map
LONGEST = 19  # letters of a site's name, where columns stand side by side
COST_COLUMN = 2  # in lists of cards
SPY_VERBS = {"place_spy", "return_spy"}
TROOP_VERBS = {"assassinate", "supplant", "return_troop", "move"}
PICTURED = {"source", "from", "slot"}  # of events
POWER_VERBS = {"deploy", "deploy_without_troops", "assassinate", "return_spy"}


class TyrantsDrawing:
    commands = ("market", "site")
    usual: Mapping[str, str] = {"h": "play", "m": "recruit"}
    telling = Telling(
        noise=frozenset({"turn", "end_turn", "reshuffle", "refill", "wait", "end_of_turn", "resolve"}),
        asides=frozenset({"marker"}),
        first=frozenset({"play"}),
    )

    def __init__(self, texts: Texts, catalog: Json) -> None:
        self.texts = texts
        self.kinds: dict[str, Json] = catalog["cards"]
        self.printed: dict[str, Json] = catalog["sites"]
        self.routes_of = {f"{route['a']}--{route['b']}": len(route["spaces"]) for route in catalog["routes"]}

    # The table

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
        grid = Table.grid()
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
        line.append_text(troops(site["troops"], printed["spaces"])).append(" " * (spaces - printed["spaces"]))
        holder = site["control"]
        if holder is not None:
            line.append(" ≡" if site["total"] else " =").append(SYMBOLS[holder], COLOURS[holder])
        if printed["marker"]:
            line.append(f" ✦{printed['marker']}")
        if site["spies"]:
            line.append(" ◎")
            for spy in site["spies"]:
                line.append(SYMBOLS[spy], COLOURS[spy])
        elif printed["start"] and not any(colour != "white" for colour in site["troops"]):
            line.append(" ⌂", QUIET)
        line.rstrip()
        return line

    def whole_site(self, view: Json, site: Json) -> Text:
        """Alone on its line, with its whole name."""
        return self.site(view, site, len(self.name(site["site"])), self.printed[site["site"]]["spaces"])

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

    def note(self, view: Json, verb: str, args: Mapping[str, int | str]) -> Text | str:
        if verb in SPY_VERBS:
            there = [site for site in view["sites"] if site["site"] == args["place"]]
            return troops(there[0]["troops"], self.printed[there[0]["site"]]["spaces"]) if there else ""
        return str(args["cost"]) if args.get("cost") else ""

    def order(self, view: Json, verb: str, args: Mapping[str, int | str]) -> tuple[int | str | list[str], ...]:
        """The market as it is listed; sites by their names, then routes."""
        if verb == "recruit":
            on_sale = [slug for _, slug, _ in self.on_sale(view)]
            return (on_sale.index(str(args["card"])) if args["card"] in on_sale else len(on_sale),)
        if "place" not in args:
            return ()
        place = str(args["place"])
        return (int(BETWEEN in place), words(self.place(place)))

    def is_likely(self, name: str, view: Json) -> bool:
        """A troop must be there to be aimed at, and belong to somebody else."""
        verb, *objects = name.split(" ")
        if verb not in TROOP_VERBS or len(objects) != len(("place", "colour")):
            return True
        place, colour = objects
        at_sites = any(site["site"] == place and colour in site["troops"] for site in view["sites"])
        on_routes = any(space["space"] == place and space["troop"] == colour for space in view["spaces"])
        return colour != seat_of(view) and (at_sites or on_routes)

    def retold(self, events: list[Json]) -> list[Json]:
        """Without what only pictures need, so that like can be told with like."""
        return [{key: value for key, value in event.items() if key not in PICTURED} for event in events]

    def look(self, command: str, rest: str, view: Json, width: int) -> list[RenderableType]:
        if command == "market":
            return self.market(view, width, whole=True)
        here = {site["site"]: site for site in view["sites"]}
        found = meant(rest, {slug: [words(slug), words(self.name(slug))] for slug in here})
        if len(found) != 1:
            names = sorted([self.name(slug) for slug in found or here], key=words)
            return [Text(self.texts.say("ui-tyrants-which-site", names=", ".join(names)))]
        return self.site_and_neighbours(view, here[found[0]])

    def site_and_neighbours(self, view: Json, site: Json) -> list[RenderableType]:
        printed = self.printed[site["site"]]
        facts = [self.texts.say("ui-tyrants-site-worth", n=printed["vp"])]
        if printed["marker"]:
            facts.append(self.texts.say("ui-tyrants-site-marker", n=printed["marker"]))
        if site["control"] is not None:
            who = self.texts.name("seat", site["control"])
            facts.append(self.texts.say("ui-tyrants-site-held", seat=who, total=int(site["total"])))
        slug, here = site["site"], {one["site"]: one for one in view["sites"]}
        lines: list[RenderableType] = [self.whole_site(view, site), Text("  " + " · ".join(facts))]
        lines.append(Text(self.texts.say("ui-tyrants-neighbours"), QUIET))
        spaces = ways(view)
        for way in self.routes_of:
            a, _, b = way.partition("--")
            if slug in (a, b) and a in here and b in here:
                inside = spaces.get(way, [])
                lines.append(self.route(way, inside, any(seat_of(view) in space["presence"] for space in inside)))
        return lines

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

    def on_sale(self, view: Json) -> list[tuple[str, str, str]]:
        """Mark, card, how many are left of it: the row by its slots, the two stacks, and what a Ghost has opened."""
        sale = [(slug, "") for slug in view["market"]]
        for slug, n in view["stacks"].items():
            if self.kinds[slug]["cost"] is not None:
                sale.append((slug if n else None, f" ×{n}"))
        if view["haunted"] and view["devoured"]:
            sale.append((view["devoured"][-1], ""))
        return [(f"m{i}", slug, note) for i, (slug, note) in enumerate(sale, start=1) if slug is not None]

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

    # My cards

    def rules(self, view: Json) -> list[RenderableType]:
        return []

    def hand(self, view: Json, width: int) -> list[RenderableType]:
        cards = self.in_hand(view)
        heading = Text(self.texts.say("ui-tyrants-hand" if cards else "ui-tyrants-empty-hand"), QUIET)
        if view["played"]:
            played = counted([self.texts.name("card", slug) for slug in view["played"]])
            heading.append(f"   {self.texts.say('ui-tyrants-played', cards=played)}", QUIET)
        if view["waiting"]:
            later = "; ".join(self.at_end(slug) for slug in view["waiting"])
            heading.append("\n").append(self.texts.say("ui-tyrants-at-end", what=later), "bold")
        if not cards:
            return [heading]
        listed = [(label, slug, f" ×{n}" if n > 1 else "") for label, slug, n in cards]
        return [heading, self.card_list(listed, width, whole=True)]

    def at_end(self, slug: str) -> str:
        """The part of a played card that waits for the end of the turn, in the words of its text."""
        parts = [self.kinds[slug]["play"]]
        while parts:
            part = parts.pop()
            if part["key"] == "effect_at_end":
                return f"{self.texts.phrase(told(part['parts'][0]))} ({self.texts.name('card', slug)})"
            parts += part["parts"]
        return self.texts.name("card", slug)

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

    def card(self, slug: str, view: Json) -> list[RenderableType]:
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
        if view["standstill"] is not None:
            last.append(self.texts.say("ui-tyrants-standstill", n=view["standstill"]))
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


def ways(view: Json) -> dict[str, list[Json]]:
    """The spaces of every route that has any, in order."""
    found: dict[str, list[Json]] = {}
    for space in view["spaces"]:
        found.setdefault(space["space"].rpartition(".")[0], []).append(space)
    return found


def cut(lines: list[str | Json], across: int) -> list[list[str | Json]]:
    """Into columns of about the same height; no heading is left alone at the end of one."""
    down = -(-len(lines) // across)
    columns: list[list[str | Json]] = [[]]
    for line in lines:
        if len(columns[-1]) >= down or (isinstance(line, str) and len(columns[-1]) == down - 1):
            columns.append([])
        columns[-1].append(line)
    return columns


def troops(there: Mapping[str, int], spaces: int) -> Text:
    """`●●■○··`: by colour, white after the seats, then what is empty."""
    line = Text()
    for colour, symbol in SYMBOLS.items():
        line.append(symbol * there.get(colour, 0), COLOURS[colour])
    return line.append("·" * (spaces - sum(there.values())))


DRAWING = TyrantsDrawing
