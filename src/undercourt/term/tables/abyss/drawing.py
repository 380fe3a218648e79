"""How a view of Abyss is drawn as text."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET, TiedText, counted
from undercourt.term.tables.abyss.signs import seat_of, worth_of
from undercourt.term.tables.abyss.table import Table
from undercourt.term.tables.drawing import Args, Telling

NOISE = frozenset(
    {
        *("turn", "end_turn", "end_exploration", "to_council", "discard_monster", "threat_back"),
        *("call_lord", "draw_lord", "slide", "discard_payment", "leave_location"),
    }
)
UNSAID = ("slot", "source", "why")  # of events: what moving pictures need
RACES = ("squid", "shellfish", "crab", "seahorse", "jellyfish")


def tokens_face_down(view: Json, seat: int) -> dict[str, int]:
    return {"monsters": view["players"][seat]["hidden_tokens"]}


class AbyssDrawing(Table):
    usual: Mapping[str, str] = {"c": "hire", "l": "take_location"}
    telling = Telling(
        noise=NOISE,
        levels=frozenset({"fight", "threat"}),
        asides=frozenset({"reveal", "buy", "threat", "take", "gain_pearls", "discard", "lose_pearls"}),
        in_order=True,
        face_down=tokens_face_down,
        named=("card", "ally", "location", "race", "seat", "colour"),
        more=("card", "location"),
        things=("card", "ally", "location"),
    )

    # Players

    def hand(self, view: Json, width: int) -> list[RenderableType]:
        """By race, with what they are worth together; and the payment, while one goes on."""
        viewer = view["viewer"]
        held = view["players"][viewer]["hand"] if viewer >= 0 else []
        line = TiedText(self.texts.say("ui-abyss-hand" if held else "ui-abyss-empty-hand") + "  ")
        line.stylize(QUIET)
        for race in RACES:
            values = sorted(int(ally.split(" ")[1]) for ally in held if ally.startswith(f"{race} "))
            if values:
                line.append(f"{self.texts.name('race', race)} ").append(" ".join(map(str, values)), "bold")
                line.append(f" (={sum(values)})  " if len(values) > 1 else "  ", QUIET)
        if held:
            line.append(self.texts.say("ui-abyss-hand-worth", n=worth_of(held)), QUIET)
        return [Group(line), *self.payment(view, width)]

    def payment(self, view: Json, width: int) -> list[RenderableType]:
        """The Lord that is being hired, what is paid, and what is still missing."""
        if view["hiring"] is None or view["turn"] != seat_of(view):
            return []
        terms, paid = view["terms"][view["hiring"]], view["paid"]
        pearls = view["paid_pearls"]
        cards = counted([self.texts.name("ally", ally) for ally in paid])
        if pearls:
            cards += f", {self.texts.say('ui-abyss-pearls', n=pearls)}"
        worth = worth_of(paid) + pearls
        facts = [
            self.texts.say("ui-abyss-paid", paid=worth, cost=view["price"], cards=cards)
            if paid
            else self.texts.say("ui-abyss-paid-nothing", cost=view["price"])
        ]
        races = {ally.split(" ")[0] for ally in paid}
        missing = terms["races"] - len(races)
        if missing > 0:
            facts.append(self.still_needed(missing, terms["race"] if terms["race"] not in races else None))
        else:
            facts.append(self.texts.say("ui-abyss-no-more-races"))
        left = view["players"][view["viewer"]]["pearls"]
        short = max(0, view["price"] - worth)
        if short:
            facts.append(self.texts.say("ui-abyss-missing", n=short, pearls=min(short, left)))
        line = Text(f"{self.texts.say('ui-abyss-paying')}  ", QUIET) + Text(" · ".join(facts), "bold")
        return [self.lord_list(view, [("", view["hiring"])], width), Group(TiedText.of(line))]

    def still_needed(self, missing: int, race: str | None) -> str:
        """How many races, and the mandatory one if it is among them; alone it is named."""
        needed = self.texts.say("ui-abyss-still-races", n=missing)
        if race is None:
            return needed
        name = self.texts.name("race", race)
        if missing == 1:
            return self.texts.say("ui-abyss-still-only", race=name)
        return f"{needed} ({self.texts.say('ui-abyss-still-race', race=name)})"

    def labels(self, view: Json) -> dict[str, str]:
        return dict(self.at_court(view)) | dict(self.to_be_had(view))

    def purse(self, view: Json) -> list[str]:
        if view["viewer"] < 0:
            return []
        me = view["players"][view["viewer"]]
        purse = [self.texts.say("ui-abyss-pearls", n=me["pearls"])]
        if me["key_total"]:
            purse.append(self.texts.say("ui-abyss-keys", n=me["key_total"]))
        if view["ended_by"] is not None:
            purse.append(self.texts.say("ui-abyss-last-turns"))
        if view["standstill"] is not None:
            purse.append(self.texts.say("ui-abyss-standstill", n=view["standstill"]))
        return purse

    def belongings(self, view: Json) -> list[str]:
        keys = ("pearls", "keys", "hand", "tokens", "lords", "locations")
        return [self.texts.say(f"ui-abyss-has-{key}") for key in keys]

    def belonging(self, view: Json, seat: int) -> list[str]:
        has = view["players"][seat]
        values = has["tokens"]
        tokens = str(len(values)) + (f" (={sum(values)})" if values else "")
        if has["hidden_tokens"]:
            tokens = f"{sum(values)} + ? ({has['hidden_tokens']})" if values else f"? ({has['hidden_tokens']})"
        lords = len(has["lords"]) + len(has["disabled"]) + len(has["covered"])
        counts = [has["pearls"], has["key_total"], len(has["hand"]), tokens, lords, len(has["locations"])]
        return [str(n) for n in counts]

    # Choices and events

    def place(self, slug: str) -> str:
        return self.location(slug)

    def note(self, view: Json, verb: str, args: Args) -> Text | str:
        """The price of a Lord, what a Location would score, how many cards lie in a stack."""
        if "location" in args:
            return self.texts.say("ui-abyss-now", n=view["worth"][args["location"]])
        if "race" in args:
            return self.texts.say("ui-abyss-cards", n=args["n"])
        return str(args["cost"]) if args.get("cost") else ""

    def retold(self, events: list[Json]) -> list[Json]:
        """In words: without where things lay, and without the cards of Council stacks that others took."""
        known = [event for event in events if event.get("ally") != "hidden"]
        return [{key: fact for key, fact in event.items() if key not in UNSAID} for event in known]


DRAWING = AbyssDrawing
