"""Things of A War of Whispers looked at closely: abilities, positions, regions, the advanced rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET, capitalised
from undercourt.term.tables.whispers.signs import (
    SYMBOLS_OF_REGIONS,
    Signs,
    army_of,
    backs,
)
from undercourt.text import told


class Closer(Signs):
    def cards(self) -> list[str]:
        return [*self.abilities, *self.kinds, *self.positions, *self.texts.names["region"]]

    def card(self, slug: str, view: Json) -> list[RenderableType]:
        """A card, an ability, a position or a region: what is printed there and how it stands."""
        if slug in self.abilities:
            return [self.ability_list([slug])]
        if slug in self.kinds:
            return [self.kind(slug), self.ability_list(self.kinds[slug]["abilities"])]
        return self.whole_position(slug, view) if slug in self.positions else self.whole_region(slug, view)

    def ability_list(self, slugs: list[str], payable: Iterable[str] = ()) -> Grid:
        """Names and costs; beside them the moment, and what each does."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for no_wrap in (True, True, True, False):
            grid.add_column(no_wrap=no_wrap)
        for slug in slugs:
            facts, name = self.abilities[slug], Text(self.texts.name("ability", slug), "bold")
            text = Text().append(f"({self.texts.say('moment-' + facts['moment'])}) ", QUIET)
            text.append(self.texts.card_text(told(facts["play"]), None))
            grid.add_row("✓" if slug in payable else " ", name, self.cost(slug), text)
        return grid

    def payable(self, view: Json) -> list[str]:
        """The abilities that are on my cards and whose cost I hold."""
        mine = view["players"][view["viewer"]]
        readable = {ability for kind in mine["hand"] for ability in self.kinds[kind]["abilities"]}
        costs: dict[str, Counter[str]] = {one: Counter(self.abilities[one]["cost"]) for one in sorted(readable)}
        return [slug for slug, cost in costs.items() if cost <= backs(mine)]

    def whole_position(self, slug: str, view: Json) -> list[RenderableType]:
        facts = view["councils"][slug]
        says = self.texts.card_text(told(self.positions[slug]["play"]), None)
        lines = [Text(says), Text(self.texts.say("ui-whispers-now", what=self.abridged(view, slug)), QUIET)]
        for what in ("agent", "controller"):
            seat = self.seat(facts[what]) if facts[what] else Text("–")
            lines.append(Text(f"{capitalised(self.texts.say(f'term-{what}'))}: ", QUIET) + seat)
        name = Text(capitalised(self.texts.name("position", slug)), "bold")
        return [name, *[Padding(line, (0, 0, 0, 2)) for line in lines]]

    def whole_region(self, slug: str, view: Json) -> list[RenderableType]:
        region = self.region_at(view, slug)
        line = Text().append(f"{self.place(slug)} ", "bold")
        line.append_text(army_of(region)).append_text(self.symbols(region, " "))
        holder = self.texts.name("empire", region["control"])
        facts = [f"{self.texts.say('term-controller')}: {holder}"]
        facts += [self.texts.name("symbol", symbol) for symbol in SYMBOLS_OF_REGIONS if region[symbol]]
        facts.append(f"{self.texts.say('term-supply')} {region['supply']}")
        near = Text().append(f"{capitalised(self.texts.say('term-neighbours'))}: ", QUIET)
        for i, other in enumerate(region["neighbours"]):
            there = self.region_at(view, other)
            near.append(", " if i else "").append(f"{self.place(other)} ").append_text(army_of(there))
            near.append_text(self.symbols(there, " "))
        return [line, *[Padding(one, (0, 0, 0, 2)) for one in (Text(capitalised(" · ".join(facts))), near)]]

    def rules(self, view: Json) -> list[RenderableType]:
        """The advanced rules that are on, a paragraph each; nothing if there are none."""
        found: list[RenderableType] = []
        for rule in self.advanced:
            name, _, means = self.texts.say(f"ui-whispers-rule-{rule}").partition(": ")
            found.append(Padding(Text().append(f"{name}: ", "bold").append(means), (0, 0, 0, 2)))
        return [Text(self.texts.say("ui-whispers-rules"), QUIET), *found] if found else []

    def rules_by_name(self) -> Text:
        names = [self.texts.say(f"ui-whispers-rule-{rule}").partition(": ")[0] for rule in self.advanced]
        return Text(self.texts.say("ui-whispers-rules-named", names=", ".join(names)), QUIET)
