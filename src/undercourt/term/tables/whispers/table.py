"""How a view of A War of Whispers is drawn as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import COLOURS, LAMP, QUIET, SYMBOLS, beside, capitalised, counted, in_line
from undercourt.term.tables.drawing import Telling
from undercourt.term.tables.whispers.signs import (
    LETTERS,
    MULTIPLIERS,
    SYMBOLS_OF_REGIONS,
    TINTS,
    Labels,
    army,
    army_of,
    backs,
    battle,
    bordering,
    hidden_tokens,
    is_new,
    signed,
    symbols,
)
from undercourt.term.typed.words import mark, meant, words
from undercourt.text import Texts, told

RANKS = ("sheriff", "steward", "marshal", "chancellor")
RESERVE = "⚑"
DECK = "▯"
SECRET = "⊙"  # only the player sees it
LOYALTY = "loyalty"
# Which empires stand under each other. The roomy way has the names of regions, the others do without.
ROOMY = (("bear", "lion"), ("eagle", "elephant"), ("horse", LOYALTY))
ACROSS = (("bear", LOYALTY), ("eagle",), ("elephant",), ("lion",), ("horse",))
NARROW = (("bear", "eagle"), ("elephant", LOYALTY), ("lion",), ("horse",))
# Layout, letters for names, space between columns: what is liked best comes first.
Way = tuple[tuple[tuple[str, ...], ...], int, int]
WITHOUT_NAMES: tuple[Way, ...] = ((NARROW, 0, 2), (NARROW, 0, 1), (ROOMY, 0, 1))
LOWEST: tuple[Way, ...] = ((ACROSS, 0, 2), (ACROSS, 0, 1), *WITHOUT_NAMES)
ALL_WAYS: tuple[Way, ...] = (*[(ROOMY, n, gap) for n in range(20, 8, -1) for gap in (2, 1)], *WITHOUT_NAMES)
NAME = 1  # the cell of a region's name
LISTED = 8  # things offered when it is not clear which was meant

Cells = list[Text]


class WhispersDrawing(Labels):
    commands = ("hand", "look", "rules")
    usual: Mapping[str, str] = {"c": "spend"} | dict.fromkeys("beplh", "")
    telling = Telling(
        noise=frozenset({"aim", "phase"}),
        levels=frozenset({"round"}),
        in_order=True,
        sentences=frozenset({"play", "number"}),
        hand_always=False,
        whole_labels=True,
        face_down=hidden_tokens,
    )

    def __init__(self, texts: Texts, catalog: Json) -> None:
        super().__init__(texts, catalog)
        self.kinds: dict[str, list[str]] = {slug: card["abilities"] for slug, card in catalog["cards"].items()}

    # The table

    def table(self, view: Json, width: int) -> list[RenderableType]:
        rules = self.rules(view) if is_new(view) else []
        return [*rules, *self.map(view, width), *self.councils(view, width), *self.attack(view)]

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

    def board(self, view: Json, width: int) -> list[RenderableType]:
        shown = [*self.map(view, width), *self.councils(view, width), *self.attack(view)]
        return [*shown, Text(self.texts.say("ui-whispers-legend"), QUIET), *self.rules(view)]

    def seat(self, slug: str) -> Text:
        return Text(f"{SYMBOLS[slug]} {self.texts.name('seat', slug)}", COLOURS[slug])

    def attack(self, view: Json) -> list[RenderableType]:
        """The banners on their way, and what awaits them."""
        under_way = view["attack"] or {"banners": 0}
        if not under_way["banners"]:  # the question is still how many are to go
            return []
        region = self.region_at(view, under_way["into"])
        line = Text().append(f"{capitalised(self.texts.say('term-attack'))}: ", "bold")
        line.append_text(army(view["active_empire"], under_way["banners"]))
        line.append(f"  {self.place(under_way['from'])} → {self.place(under_way['into'])} ")
        return [line.append_text(army_of(region)).append_text(symbols(region, " "))]

    # The map

    def map(self, view: Json, width: int, ways: tuple[Way, ...] = ALL_WAYS) -> list[RenderableType]:
        """In the first way for which there is room, the last if there is none."""
        for layout, name, gap in ways:
            columns = [self.column(view, blocks, name) for blocks in layout]
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
        """`b3 Iron Gate B3 ♣♜ b125 l2`: mark, name, army, symbols and agents, neighbours."""
        region = self.region_at(view, slug)
        there = army_of(region, len("B4=")).append_text(symbols(region))
        cells = [Text(slug, QUIET), there, Text(bordering(region["neighbours"]), QUIET)]
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
        line.append(SYMBOLS[seat] if seat else "·", COLOURS[seat] if seat else QUIET)
        style = "strike bright_black" if facts["acted"] else "" if seat else QUIET
        return line.append(" ").append(self.abridged(view, slug, between), style)

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

    # My cards

    def hand(self, view: Json, width: int) -> list[RenderableType]:
        """The cards with their marks, and what could be paid with them; nothing if there are none."""
        cards = self.in_hand(view)
        if not cards:
            return []
        line = Text().append(self.texts.say("ui-whispers-hand"), QUIET)
        for label, kind, n in cards:
            line.append(f"  {label} ", QUIET).append_text(self.kind(kind)).append(f" ×{n}" if n > 1 else "", "bold")
        pays = Text().append(self.texts.say("ui-whispers-pays"), QUIET)
        for i, ability in enumerate(self.payable(view)):
            pays.append(" · " if i else "  ", QUIET).append(self.texts.name("ability", ability)).append(" ")
            pays.append_text(self.cost(ability))
        return [line, pays]

    def in_hand(self, view: Json) -> list[tuple[str, str, int]]:
        held = view["players"][view["viewer"]]["hand"] if view["viewer"] >= 0 else []
        return [(f"c{i}", kind, held.count(kind)) for i, kind in enumerate(dict.fromkeys(held), start=1)]

    def payable(self, view: Json) -> list[str]:
        """The abilities that are on my cards and whose cost I hold."""
        mine = view["players"][view["viewer"]]
        readable = {ability for kind in mine["hand"] for ability in self.kinds[kind]}
        costs: dict[str, Counter[str]] = {one: Counter(self.abilities[one]["cost"]) for one in sorted(readable)}
        return [slug for slug, cost in costs.items() if cost <= backs(mine)]

    def cost(self, ability: str) -> Text:
        return Text("+").join([Text(LETTERS[one], f"bold {TINTS[one]}") for one in self.abilities[ability]["cost"]])

    def look(self, command: str, rest: str, view: Json, width: int) -> list[RenderableType]:
        """All my cards with everything that is on them; the advanced rules; or one thing of the board."""
        if command == "rules":
            return self.rules(view) or [Text(self.texts.say("ui-whispers-no-rules"))]
        if command == "hand":
            kinds = [kind for _, kind, _ in self.in_hand(view)]
            readable = dict.fromkeys(ability for kind in kinds for ability in self.kinds[kind])
            payable = self.payable(view) if kinds else []
            shown = self.hand(view, width) or [Text(self.texts.say("ui-whispers-empty-hand"))]
            return [*shown, self.ability_list([*readable], payable)]
        slug = self.labels(view).get(mark(rest))
        found = [slug] if slug else meant(rest, {one: [words(self.name(one))] for one in self.cards()})
        if len(found) == 1:
            return self.card(found[0], view)
        near = ", ".join(self.name(one) for one in found[:LISTED])
        return [Text(self.texts.say("ui-whispers-look-at", n=len(found), names=near))]

    def labels(self, view: Json) -> dict[str, str]:
        """Cards in hand, and regions by the mark before their names."""
        return {label: kind for label, kind, _ in self.in_hand(view)} | {slug: slug for slug in view["regions"]}

    def cards(self) -> list[str]:
        return [*self.abilities, *self.kinds, *self.positions, *self.texts.names["region"]]

    def name(self, slug: str) -> str:
        tables = ("ability", "kind", "position", "region")
        return self.texts.name(next(table for table in tables if slug in self.texts.table(table)), slug)

    def card(self, slug: str, view: Json) -> list[RenderableType]:
        """A card, an ability, a position or a region: what is printed there and how it stands."""
        if slug in self.abilities:
            return [self.ability_list([slug])]
        if slug in self.kinds:
            return [self.kind(slug), self.ability_list(self.kinds[slug])]
        return self.whole_position(slug, view) if slug in self.positions else self.whole_region(slug, view)

    def ability_list(self, slugs: list[str], payable: Iterable[str] = ()) -> Table:
        """Names and costs; beside them the moment, and what each does."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        for no_wrap in (True, True, True, False):
            grid.add_column(no_wrap=no_wrap)
        for slug in slugs:
            facts, name = self.abilities[slug], Text(self.texts.name("ability", slug), "bold")
            text = Text().append(f"({self.texts.say('moment-' + facts['moment'])}) ", QUIET)
            text.append(self.texts.card_text(told(facts["play"]), None))
            grid.add_row("✓" if slug in payable else " ", name, self.cost(slug), text)
        return grid

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
        line.append_text(army_of(region)).append_text(symbols(region, " "))
        holder = self.texts.name("empire", region["control"])
        facts = [f"{self.texts.say('term-controller')}: {holder}"]
        facts += [self.texts.name("symbol", symbol) for symbol in SYMBOLS_OF_REGIONS if region[symbol]]
        facts.append(f"{self.texts.say('term-supply')} {region['supply']}")
        near = Text().append(f"{capitalised(self.texts.say('term-neighbours'))}: ", QUIET)
        for i, other in enumerate(region["neighbours"]):
            there = self.region_at(view, other)
            near.append(", " if i else "").append(f"{self.place(other)} ").append_text(army_of(there))
            near.append_text(symbols(there, " "))
        return [line, *[Padding(one, (0, 0, 0, 2)) for one in (Text(capitalised(" · ".join(facts))), near)]]

    # Choices and players

    def order(self, view: Json, verb: str, args: Mapping[str, int | str]) -> tuple[int | str | list[str], ...]:
        return ()

    def is_likely(self, name: str, view: Json) -> bool:
        return True

    def retold(self, events: list[Json]) -> list[Json]:
        """Banners added, cards drawn and tokens revealed one by one, each told together."""
        found: list[list[Json]] = []
        for event in events:
            last = found[-1][-1] if found else {}
            alike = ("what", "seat") if event["what"] == "reveal" else ("what", "seat", "empire")
            if event["what"] in ("add", "draw", "reveal") and all(event.get(key) == last.get(key) for key in alike):
                found[-1].append(event)
            else:
                found.append([event])
        return [event for run in found for event in (run if len(run) == 1 else [self.together(run)])]

    def together(self, run: list[Json]) -> Json:
        one = {key: run[0][key] for key in ("seat", "empire")}
        if run[0]["what"] == "reveal":
            tokens = ", ".join(self.token(event["slot"], event["empire"]).plain for event in run)
            return {"what": "reveals", "seat": one["seat"], "tokens": tokens}
        if run[0]["what"] == "draw":
            known = run[0]["kind"] != "hidden"
            kinds = counted([self.texts.name("kind", event["kind"]) for event in run])
            return one | {"what": "draws_known" if known else "draws", "n": len(run), "cards": kinds}
        names = [self.place(event["region"]) for event in run for _ in range(event["n"])]
        return one | {"what": "adds", "n": len(names), "regions": counted(names)}

    def note(self, view: Json, verb: str, args: Mapping[str, int | str]) -> Text | str:
        """The whole label: a region with its army, a position with what it does, a card in a few words."""
        if verb == "place_in":  # all forty of them: the map must do
            return Text(str(args["region"]))
        if "region" in args:
            region = self.region_at(view, str(args["region"]))
            label = Text(f"{self.place(str(args['region']))} ")
            return label.append_text(army_of(region)).append_text(symbols(region, " "))
        if "position" in args:
            return self.position_label(view, verb, str(args["position"]))
        if "slot" in args:
            return self.swap_label(view, str(args["slot"]), str(args["second"]))
        if "ability" in args:
            return self.play_label(str(args["ability"]))
        if "kind" in args:
            return self.kind(str(args["kind"]))
        if "empire" in args:
            return Text(self.texts.name("empire", str(args["empire"])))
        n = int(args["n"])
        label = Text(self.texts.say("ui-whispers-banners", n=n))
        if view["attack"] is None or view["attack"]["banners"]:  # not what is asked before an attack
            return label
        key, facts = battle(self.region_at(view, view["attack"]["into"]), n)
        said = self.texts.say(f"ui-whispers-{key}", **self.texts.named(facts))
        return label.append(f" ({said})", QUIET)

    def purse(self, view: Json) -> list[str]:
        points = sum(view["players"][view["viewer"]]["score"].values())
        now = self.texts.say("ui-whispers-round", n=view["round"], last=self.rounds)
        return [now, self.texts.say(f"phase-{view['phase']}"), self.texts.say("ui-whispers-points-now", n=points)]

    def belongings(self) -> list[str]:
        """Loyalty tokens, cards by empire, swaps."""
        cards = [f"{DECK}{letter}" for letter in LETTERS.values()]
        return [*MULTIPLIERS.values(), "", *cards, "", self.texts.say("term-swaps"), ""]

    def belonging(self, view: Json, seat: int) -> list[Text | str]:
        has = view["players"][seat]
        known = [one if one in LETTERS else None for one in has["loyalty"].values()]
        tokens = [Text(LETTERS[one], TINTS[one]) if one else Text("?", QUIET) for one in known]
        held = backs(has)
        counts = [Text(str(held[one]), f"bold {TINTS[one]}") if held[one] else Text("·", QUIET) for one in LETTERS]
        first = self.texts.say("term-first-player") if has["seat"] == view["first"] else ""
        return [*tokens, "", *counts, "", str(has["swaps"]), Text(first, QUIET)]

    def left_over(self, view: Json, options: list[Json]) -> list[str]:
        return []


DRAWING = WhispersDrawing
