"""The table of A War of Whispers: the map, my loyalty, the councils."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import LAMP, QUIET, beside, capitalised, in_line
from undercourt.term.tables.whispers.closer import Closer
from undercourt.term.tables.whispers.signs import (
    DECK,
    LETTERS,
    MULTIPLIERS,
    SYMBOLS_OF_REGIONS,
    TINTS,
    army,
    army_of,
    bordering,
    is_new,
    signed,
)

RANKS = ("sheriff", "steward", "marshal", "chancellor")
RESERVE = "⚑"
SECRET = "⊙"  # only the player sees it
LOYALTY = "loyalty"
# Which empires stand under each other. The roomy way has the names of regions, the others do without.
ROOMY = (("bear", "lion"), ("eagle", "elephant"), ("horse", LOYALTY))
ACROSS = (("bear", LOYALTY), ("eagle",), ("elephant",), ("lion",), ("horse",))
NARROW = (("bear", "eagle"), ("elephant", LOYALTY), ("lion",), ("horse",))
Layout = tuple[tuple[str, ...], ...]
# Layout, letters for names, space between columns: what is liked best comes first.
Way = tuple[Layout, int, int]
WITHOUT_NAMES: tuple[Way, ...] = ((NARROW, 0, 2), (NARROW, 0, 1), (ROOMY, 0, 1))
LOWEST: tuple[Way, ...] = ((ACROSS, 0, 2), (ACROSS, 0, 1), *WITHOUT_NAMES)
ALL_WAYS: tuple[Way, ...] = (*[(ROOMY, n, gap) for n in range(20, 8, -1) for gap in (2, 1)], *WITHOUT_NAMES)
NAME = 1  # the cell of a region's name
Cells = list[Text]


class Table(Closer):
    def table(self, view: Json, width: int) -> list[RenderableType]:
        rules = self.rules(view) if is_new(view) else []
        return [*rules, *self.map(view, width), *self.councils(view, width), *self.attack(view)]

    def board(self, view: Json, width: int) -> list[RenderableType]:
        shown = [*self.map(view, width), *self.councils(view, width), *self.attack(view)]
        return [*shown, Text(self.texts.say("ui-whispers-legend"), QUIET), *self.rules(view)]

    def briefer(self, before: Json | None, view: Json, width: int) -> list[list[RenderableType]]:
        """The map without names, lower still if it is wide; then also without the councils that have acted.

        Of the advanced rules the names alone, then nothing.
        """
        maps = [self.map(view, width, ways) for ways in (WITHOUT_NAMES, LOWEST)]
        attack = self.attack(view)
        shorter = [[*drawn, *self.councils(view, width), *attack] for drawn in maps]
        if is_new(view) and self.advanced:
            whole = [*self.map(view, width), *self.councils(view, width)]
            shorter = [[self.rules_by_name(), *one] for one in (whole, *shorter)] + shorter[-1:]
        return [*shorter, [*maps[-1], *self.councils(view, width, done=False), *attack]]

    def changes(self, before: Json, view: Json, width: int) -> list[RenderableType]:
        """Regions that look different, the councils if an agent moved, my tokens, the attack."""
        old, new = before["regions"], view["regions"]
        changed = [self.region(view, slug, width) for slug in new if new[slug] != old[slug]]
        shown: list[RenderableType] = [*in_line(changed)]
        if any(view["councils"][one]["agent"] != before["councils"][one]["agent"] for one in view["councils"]):
            shown += self.councils(view, width, done=False)
        if [line.plain for line in self.loyalty(before)] != [line.plain for line in self.loyalty(view)]:
            shown += self.loyalty(view)
        return [*shown, *self.attack(view)]

    def attack(self, view: Json) -> list[RenderableType]:
        """The banners on their way, and what awaits them."""
        under_way = view["attack"] or {"banners": 0}
        if not under_way["banners"]:  # the question is still how many are to go
            return []
        region = self.region_at(view, under_way["into"])
        line = Text().append(f"{capitalised(self.texts.say('term-attack'))}: ", "bold")
        line.append_text(army(view["active_empire"], under_way["banners"]))
        line.append(f"  {self.place(under_way['from'])} → {self.place(under_way['into'])} ")
        return [line.append_text(army_of(region)).append_text(self.symbols(region, " "))]

    # The map

    def map(self, view: Json, width: int, ways: tuple[Way, ...] = ALL_WAYS) -> list[RenderableType]:
        """In the first way for which there is room, the last if there is none."""
        made: dict[tuple[Layout, int], list[list[Text]]] = {}  # ways that differ in the gap alone share them
        for layout, name, gap in ways:
            if (layout, name) not in made:
                made[layout, name] = [self.column(view, blocks, name) for blocks in layout]
            columns = made[layout, name]
            if sum(max(line.cell_len for line in column) + gap for column in columns) - gap <= width:
                break
        return [*beside(columns, gap)]

    def column(self, view: Json, blocks: tuple[str, ...], name: int) -> list[Text]:
        """Each empire with its regions, aligned among themselves."""
        rows = {empire: self.regions_of(view, empire, name) for empire in blocks if empire != LOYALTY}
        aligned = iter(in_line([row for block in rows.values() for row in block]))
        lines: list[Text] = []
        for block in blocks:
            if block == LOYALTY:
                lines += self.loyalty(view)
            else:
                lines += [self.empire(view, block), *[next(aligned) for _ in rows[block]]]
        return lines

    def empire(self, view: Json, slug: str) -> Text:
        """`B Bear ⌂1 ⚑11 ▯8`: its letter, its cities, what is left in reserve and in the deck."""
        facts = view["empires"][slug]
        acts = slug == view["active_empire"]
        style = f"bold {TINTS[slug]}{' reverse' * acts}"
        line = Text().append(f"{LETTERS[slug]} {self.texts.name('empire', slug)}", style)
        line.append(f" {SYMBOLS_OF_REGIONS['city']}{facts['cities']}", "bold")
        return line.append(f" {RESERVE}{facts['reserve']} {DECK}{facts['deck']}", QUIET)

    def regions_of(self, view: Json, empire: str, name: int) -> list[Cells]:
        return [self.region(view, slug, name) for slug, one in self.printed.items() if one["home"] == empire]

    def region(self, view: Json, slug: str, name: int) -> Cells:
        """`B3 Iron Gate 3B ♣♜ B125 L2`: mark, name, army, symbols and agents, neighbours."""
        region = self.region_at(view, slug)
        there = army_of(region, len("4B=")).append_text(self.symbols(region))
        mark, near = self.mark(slug), bordering([self.mark(one) for one in region["neighbours"]])
        cells = [Text(mark, QUIET), there, Text(near, QUIET)]
        if name:
            called = Text(self.texts.name("region", slug), "" if region["banners"] else QUIET)
            called.truncate(name, overflow="ellipsis")
            cells.insert(NAME, called)
        return cells

    def loyalty(self, view: Json) -> list[Text]:
        """My tokens from ×4 to −1 with what each is worth now, what advanced rules add, and all my points."""
        if view["viewer"] < 0:
            return []
        me = view["players"][view["viewer"]]
        heading = Text(self.texts.say("ui-whispers-loyalty", n=sum(me["score"].values())), "bold")
        rows: list[Cells] = []
        for slot, empire in me["loyalty"].items():
            secret = Text(" " if slot in me["revealed"] else SECRET)
            name = Text(self.texts.name("empire", empire), TINTS[empire])
            cities = Text(f"{SYMBOLS_OF_REGIONS['city']}{view['empires'][empire]['cities']}", QUIET)
            points = Text(signed(me["score"][empire]).rjust(3), "bold")
            rows.append([Text(MULTIPLIERS[slot], "bold") + secret, name, cities, points])
        lines = in_line(rows)
        worth = {what: n for what, n in me["score"].items() if n and what not in LETTERS}
        more = {what: self.texts.say(f"ui-whispers-more-{what}") for what in worth}
        size = max([lines[0].cell_len - 3, *[len(label) + 1 for label in more.values()]])
        for what, label in more.items():
            lines.append(Text(label.ljust(size)).append(signed(worth[what]).rjust(3), "bold"))
        return [heading, *lines]

    # The councils

    def councils(self, view: Json, width: int, done: bool = True) -> list[RenderableType]:
        """A row per empire in the order of play; `done`: also where all have acted."""
        for between in (" / ", "/"):
            rows = [[Text(), *[Text(f"   {self.texts.name('rank', rank)}", QUIET) for rank in RANKS]]]
            for empire, letter in LETTERS.items():
                row = [f"{empire} {rank}" for rank in RANKS]
                if done or not all(view["councils"][position]["acted"] for position in row):
                    name = Text(f"{letter} {self.texts.name('empire', empire)}", TINTS[empire])
                    rows.append([name, *[self.position(view, position, between) for position in row]])
            lines = in_line(rows)
            if lines[0].cell_len <= width:
                break
        return [*lines]

    def position(self, view: Json, slug: str, between: str) -> Text:
        """`▸‹● add 3 / attack`: it acts now, Raven controls it through an agent further on, what it can do."""
        facts = view["councils"][slug]
        line = Text().append("▸" if slug == view["marker"] else " ", LAMP)
        seat = facts["controller"]
        line.append(" " if seat is None or facts["agent"] else "‹", QUIET)
        line.append_text(self.sign(seat) if seat else Text("·", QUIET))
        style = "strike bright_black" if facts["acted"] else "" if seat else QUIET
        return line.append(" ").append(self.abridged(view, slug, between), style)
