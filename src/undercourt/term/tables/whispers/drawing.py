"""How a view of A War of Whispers is drawn as text."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET, capitalised, counted
from undercourt.term.tables.drawing import Args, Telling
from undercourt.term.tables.whispers.signs import (
    DECK,
    LETTERS,
    MULTIPLIERS,
    TINTS,
    army_of,
    backs,
    battle,
    gain,
    hidden_tokens,
)
from undercourt.term.tables.whispers.table import Table
from undercourt.term.typed.words import mark, meant, words

LISTED = 8  # things offered when it is not clear which was meant


class WhispersDrawing(Table):
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
        later=frozenset({"play"}),
        named=("seat", "colour"),
        more=("kind", "ability", "region", "position"),
        asking=("ability",),
        things=("position", "kind"),
    )

    def look(self, command: str, rest: str, view: Json, width: int) -> list[RenderableType]:
        """All my cards with everything that is on them; the advanced rules; or one thing of the board."""
        if command == "rules":
            return self.rules(view) or [Text(self.texts.say("ui-whispers-no-rules"))]
        if command == "hand":
            kinds = [kind for _, kind, _ in self.in_hand(view)]
            readable = dict.fromkeys(ability for kind in kinds for ability in self.kinds[kind]["abilities"])
            payable = self.payable(view) if kinds else []
            shown = self.hand(view, width) or [Text(self.texts.say("ui-whispers-empty-hand"))]
            return [*shown, self.ability_list([*readable], payable)]
        slug = self.labels(view).get(mark(rest))
        found = [slug] if slug else meant(rest, {one: [words(self.name(one))] for one in self.cards()})
        if len(found) == 1:
            return self.card(found[0], view)
        near = ", ".join(self.name(one) for one in found[:LISTED])
        return [Text(self.texts.say("ui-whispers-look-at", n=len(found), names=near))]

    # Players

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

    def labels(self, view: Json) -> dict[str, str]:
        """Cards in hand, and regions by the mark before their names."""
        return {label: kind for label, kind, _ in self.in_hand(view)} | {slug: slug for slug in view["regions"]}

    def purse(self, view: Json) -> list[str]:
        points = sum(view["players"][view["viewer"]]["score"].values())
        now = self.texts.say("ui-whispers-round", n=view["round"], last=self.rounds)
        return [now, self.texts.say(f"phase-{view['phase']}"), self.texts.say("ui-whispers-points-now", n=points)]

    def belongings(self, view: Json) -> list[str]:
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

    # Choices and events

    def note(self, view: Json, verb: str, args: Args) -> Text | str:
        """The whole label: a region with its army, a position with what it does, a card in a few words."""
        if verb == "place_in":  # all forty of them: the map must do
            return Text(self.mark(str(args["region"])))
        if "region" in args:
            region = self.region_at(view, str(args["region"]))
            label = Text(f"{self.place(str(args['region']))} ")
            return label.append_text(army_of(region)).append_text(self.symbols(region, " "))
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

    def position_label(self, view: Json, verb: str, position: str) -> Text:
        """With what it does as things are; a move says whose agent is in the way."""
        label = Text(capitalised(self.texts.name("position", position)))
        if verb == "place":  # so many that the table of the councils must do
            return label
        said = [self.abridged(view, position)]
        there = view["councils"][position]["agent"]
        if verb == "move_agent" and there:
            mine = int(there == view["players"][view["viewer"]]["seat"])
            said.append(self.texts.say("ui-whispers-trades", mine=mine, **self.texts.named({"seat": there})))
        return label.append(f" ({'; '.join(said)})", QUIET)

    def play_label(self, ability: str) -> Text:
        """`Play Mercenaries (Bear + Eagle): destroy up to 3 banners in one region`; the card says it in full."""
        facts = self.abilities[ability]
        what = self.texts.say(f"ui-whispers-brief-{ability}", **facts["play"]["args"])
        names = [self.texts.name("empire", empire) for empire in facts["cost"]]
        cost = " + ".join(f"{name} ×{names.count(name)}".removesuffix(" ×1") for name in dict.fromkeys(names))
        name = self.texts.name("ability", ability)
        return Text(self.texts.say("ui-whispers-play", ability=name, cost=cost, what=what))

    def swap_label(self, view: Json, slot: str, second: str) -> Text:
        """`×4 Lion ↔ ×3 Horse (26 → 29 points now)`."""
        held = view["players"][view["viewer"]]["loyalty"]
        label = Text(" ↔ ").join([self.token(one, held[one]) for one in (slot, second)])
        before = sum(view["players"][view["viewer"]]["score"].values())
        result = self.texts.say("ui-whispers-swap", before=before, n=before + gain(view, self.advanced, slot, second))
        return label.append(f" ({result})", QUIET)

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


DRAWING = WhispersDrawing
