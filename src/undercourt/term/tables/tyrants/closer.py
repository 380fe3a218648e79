"""Things of Tyrants of the Underdark looked at closely: cards and sites."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET
from undercourt.term.tables.tyrants.signs import Signs, seat_of, ways
from undercourt.text import told


class Closer(Signs):
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

    def at_end(self, slug: str) -> str:
        """The part of a played card that waits for the end of the turn, in the words of its text."""
        parts = [self.kinds[slug]["play"]]
        while parts:
            part = parts.pop()
            if part["key"] == "effect_at_end":
                return f"{self.texts.phrase(told(part['parts'][0]))} ({self.texts.name('card', slug)})"
            parts += part["parts"]
        return self.texts.name("card", slug)

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
