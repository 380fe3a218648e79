"""The signs with which a table of Secret City is drawn: sides, characters, costs, lines that fill the screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET
from undercourt.term.tables.drawing import Drawing

TINTS = {"weapons": "#e8704a", "magic": "#9f9be0", "intrigue": "#7fc8a9"}
RESOURCES = ("money", "mana", "influence")
FACE_DOWN = "▽"
SHIELDED = "◈"
READY = "✦"  # an ability that has not been used yet
NATURAL = "★"
HOME = "⌂"
ASIDE = re.compile(r" \([^()]*\)")


class Signs(Drawing):
    """What is small enough to stand within a line."""

    def say(self, what: str, **args: int | str) -> str:
        return self.texts.say(f"ui-secret-city-{what}", **args)

    def house(self, slug: str) -> str:
        """`Nav`, for `Nav (Dark Court)`."""
        return self.texts.name("house", slug).partition(" (")[0]

    def side(self, where: Json) -> Text:
        """`FOR ■`: a side of the strategy of Sky."""
        seat = where["owner"]
        return Text(f"{self.texts.name('side', where['side'])} ").append_text(self.sign(seat))

    def symbols(self, slugs: list[str]) -> Text:
        """`WI`: the first letters of their names."""
        line = Text()
        for slug in slugs:
            line.append(self.texts.name("symbol", slug)[0], f"bold {TINTS[slug]}")
        return line

    def cost(self, tokens: Mapping[str, int]) -> str:
        return self.texts.say("cost", **{resource: tokens.get(resource, 0) for resource in RESOURCES})

    def named(self, kind: str, slug: str, most: int) -> str:
        return abridged(self.texts.name(kind, slug), most)

    def character(self, one: Json, most: int, place: bool = True) -> Text:
        """`2 Santiaga 4 WI✦ →FOR ■`: number, name, strength, symbols, marks, what lies on it, where it is assigned."""
        idle = one["down"] or (one["at"] is not None and place)
        line = Text().append(f"{one['number']} ", QUIET)
        line.append(self.named("card", one["card"], most), QUIET if idle else "")
        line.append(f" {one['strength']}", QUIET if one["down"] else "bold")
        printed = self.kinds[one["card"]]
        if one["strength"] != printed["strength"]:
            line.append(f"({printed['strength']})", QUIET)
        line.append(" ").append_text(self.symbols(one["symbols"]))
        ready = printed["timing"] == "activated" and not one["used"]
        line.append(FACE_DOWN * one["down"] + SHIELDED * one["shielded"] + READY * ready)
        for laid in one["on"]:
            if laid["lies"]:
                line.append(f" +{self.named('card', laid['card'], most)}", QUIET)
        return line.append("→").append_text(self.side(one["at"])) if one["at"] and place else line

    def fighter(self, part: Json, most: int) -> Text:
        """`●3 Konets 3`: somebody on one side of a strategy; without a name if there is no room for it."""
        sign = self.sign(part["seat"])
        line = Text().append(f"{sign.plain}{part['number']} ", sign.style)
        line.append(f"{self.named('card', part['card'], most)} " if most else "")
        return line.append(str(part["n"]), "bold")

    def short(self, text: str) -> str:
        """Without what is in brackets."""
        return ASIDE.sub("", text)

    def in_hand(self, view: Json) -> list[tuple[str, str, int]]:
        held = view["players"][view["viewer"]]["hand"] if view["viewer"] >= 0 else []
        return [(f"h{i}", card, held.count(card)) for i, card in enumerate(dict.fromkeys(held), start=1)]


def standing(player: Json) -> list[Json]:
    """The characters before a player; some places are empty."""
    return [one for one in player["characters"] if one is not None]


def abridged(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1].rstrip(" .,’'") + "…"


def cut(line: Text, width: int) -> Text:
    shown = line.copy()
    shown.truncate(width, overflow="ellipsis")
    return shown


def flow(head: Text, items: list[Text], width: int, indent: int) -> list[Text]:
    """The items one after another behind a head, in as many lines as they need."""
    lines = [head + Text(" " * (indent - head.cell_len))]
    fresh = True
    for item in items:
        if not fresh and lines[-1].cell_len + 2 + item.cell_len > width:
            lines.append(Text(" " * indent))
            fresh = True
        lines[-1] = lines[-1] + Text("" if fresh else "  ") + cut(item, width - indent)
        fresh = False
    return lines


def widest_that_fits(made: Callable[[int], Text], sizes: tuple[int, ...], room: int) -> Text:
    """The first that has room, the last if none has."""
    tried = Text()
    for size in sizes:
        tried = made(size)
        if tried.cell_len <= room:
            return tried
    return cut(tried, room)


def facing(left: Text, middle: Text, right: Text, width: int) -> Text:
    """Two sides with something between them, in the middle of a line."""
    half = (width - middle.cell_len) // 2
    return Text(" " * (half - left.cell_len)) + left + middle + right
