"""How a view of Tyrants of the Underdark is drawn as text."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET, counted
from undercourt.term.tables.drawing import Args, Telling
from undercourt.term.tables.tyrants.signs import seat_of
from undercourt.term.tables.tyrants.table import Table
from undercourt.term.typed.words import meant, words

BETWEEN = "--"  # in the name of a space between two sites
SPY_VERBS = {"place_spy", "return_spy"}
TROOP_VERBS = {"assassinate", "supplant", "return_troop", "move"}
PICTURED = {"source", "from", "slot"}  # of events
POWER_VERBS = {"deploy", "deploy_without_troops", "assassinate", "return_spy"}


class TyrantsDrawing(Table):
    commands = ("market", "site")
    usual: Mapping[str, str] = {"h": "play", "m": "recruit"}
    telling = Telling(
        noise=frozenset({"turn", "end_turn", "reshuffle", "refill", "wait", "end_of_turn", "resolve"}),
        asides=frozenset({"marker"}),
        first=frozenset({"play"}),
        named=("card", "place", "seat", "colour"),
        between=BETWEEN,
        things=("card", "place"),
    )

    def look(self, command: str, rest: str, view: Json, width: int) -> list[RenderableType]:
        if command == "market":
            return self.market(view, width, whole=True)
        here = {site["site"]: site for site in view["sites"]}
        found = meant(rest, {slug: [words(slug), words(self.name(slug))] for slug in here})
        if len(found) != 1:
            names = sorted([self.name(slug) for slug in found or here], key=words)
            return [Text(self.texts.say("ui-tyrants-which-site", names=", ".join(names)))]
        return self.site_and_neighbours(view, here[found[0]])

    # Players

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

    def labels(self, view: Json) -> dict[str, str]:
        marks = {label: slug for label, slug, _ in self.in_hand(view)}
        return marks | {label: slug for label, slug, _ in self.on_sale(view)}

    def purse(self, view: Json) -> list[str]:
        if view["turn"] != seat_of(view):
            return []
        power = self.texts.say("ui-tyrants-power", n=view["power"])
        last = [self.texts.say("ui-tyrants-last-round")] if view["last_round"] else []
        if view["standstill"] is not None:
            last.append(self.texts.say("ui-tyrants-standstill", n=view["standstill"]))
        return [power, self.texts.say("ui-tyrants-influence", n=view["influence"]), *last]

    def belongings(self, view: Json) -> list[str]:
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

    # Choices and events

    def place(self, slug: str) -> str:
        """`Skullport – The Labyrinth 1/2` for the first of two spaces."""
        if "--" not in slug:
            return self.texts.name("site", slug)
        way, _, number = slug.rpartition(".")
        a, _, b = way.partition("--")
        number = f" {number}/{self.routes_of[way]}" if self.routes_of[way] > 1 else ""
        return f"{self.texts.name('site', a)} – {self.texts.name('site', b)}{number}"

    def note(self, view: Json, verb: str, args: Args) -> Text | str:
        if verb in SPY_VERBS:
            there = [site for site in view["sites"] if site["site"] == args["place"]]
            return self.troops(there[0]["troops"], self.printed[there[0]["site"]]["spaces"]) if there else ""
        return str(args["cost"]) if args.get("cost") else ""

    def order(self, view: Json, verb: str, args: Args) -> tuple[int | str | list[str], ...]:
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


DRAWING = TyrantsDrawing
