"""How a view of Secret City is drawn as text."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET, capitalised, counted
from undercourt.term.tables.drawing import Args, Telling
from undercourt.term.tables.secret_city.signs import (
    HOME,
    NATURAL,
    TINTS,
    cut,
    flow,
    standing,
)
from undercourt.term.tables.secret_city.table import BACKS, NAME, Table
from undercourt.term.typed.spelling import names_of
from undercourt.term.typed.words import mark, meant, words
from undercourt.text import Texts

PAID = {"buy": "cost", "use": "cost", "ability": "ability_cost"}
NOISE = frozenset(
    ["ready", "no_deal", "enter", "attach", "removed", "stands", "adds", "clear", "terms", "choose_strategy"]
)
LISTED = 8  # things offered when it is not clear which was meant


class SecretCityDrawing(Table):
    commands = ("hand", "look")
    usual: Mapping[str, str] = {"h": "", "c": ""}

    def __init__(self, texts: Texts, catalog: Json) -> None:
        super().__init__(texts, catalog)
        self.telling = Telling(
            noise=frozenset(NOISE),
            levels=frozenset({"round", "bid"}),
            in_order=True,
            sentences=frozenset({"choose", "draft", "strategy", "property", "ability", "take", "take_territory"}),
            hand_always=False,
            whole_labels=True,
            first=frozenset({"assign", "buy", "property"}),
            section=self.section,
            later=frozenset({"use", "ability"}),
            named=("card", "seat", "colour"),
            more=("card", "territory", "strategy"),
            things=("card", "territory"),
        )

    def look(self, command: str, rest: str, view: Json, width: int) -> list[RenderableType]:
        """All my cards; or a player, a character, a card, a territory, a strategy in full."""
        if command == "hand":
            cards = [line for _, card, _ in self.in_hand(view) for line in self.whole(card)]
            return [*cards] if cards else [Text(self.say("empty-hand"))]
        player = next((one for one in view["players"] if words(rest) and self.is_called(one["seat"], rest)), None)
        if player is not None:
            duels = [
                self.duel(view, one, width, told=True) for one in view["strategies"] if one["seat"] == player["seat"]
            ]
            return [*self.player(view, player, width), *[line for duel in duels for line in duel]]
        slug = self.labels(view).get(mark(rest)) or self.of_seat(view, rest)
        found = [slug] if slug else meant(rest, {one: [words(self.name(one))] for one in self.cards()})
        if len(found) == 1:
            return self.card(found[0], view)
        near = ", ".join(self.name(one) for one in found[:LISTED])
        return [Text(self.say("look-at", n=len(found), names=near))]

    def of_seat(self, view: Json, rest: str) -> str | None:
        """`sky 2`: the second character of Sky."""
        for player in view["players"]:
            for one in standing(player):
                if self.is_called(player["seat"], rest, str(one["number"])):
                    return str(one["card"])
        return None

    def is_called(self, seat: str, rest: str, number: str = "") -> bool:
        return any(words(f"{name} {number}") == words(rest) for name in names_of(seat, self.texts))

    def card(self, slug: str, view: Json) -> list[RenderableType]:
        duels = [self.duel(view, one, 80, told=False) for one in view["strategies"] if one["strategy"] == slug]
        return [*self.whole(slug), *[line for duel in duels for line in duel]]

    # Players

    def hand(self, view: Json, width: int) -> list[RenderableType]:
        """With prices; those that could be used or bought in this phase also with what they say."""
        cards = self.in_hand(view)
        if not cards:
            return []
        head = Text(capitalised(self.texts.say("term-hand")), QUIET)
        useful = [(label, card, n) for label, card, n in cards if self.matters(view, card)]
        rest = [self.in_brief(label, card, n) for label, card, n in cards if not self.matters(view, card)]
        lines = [Text("  ") + cut(self.with_text(*one), width - 2) for one in useful]
        return [*flow(head, rest, width, head.cell_len + 2), *lines] if rest else [head, *lines]

    def matters(self, view: Json, card: str) -> bool:
        bought = self.kinds[card]["strength"] > 0 or self.kinds[card]["category"] == "house_artifact"
        crowded = len(view["players"]) > 4 and view["phase"] == "battle"  # no room: `hand` shows it
        return view["phase"] == "buying" or not (bought or crowded or view["phase"] not in ("start", "battle", "end"))

    def in_brief(self, label: str, card: str, n: int) -> Text:
        """`h2 Fata ×2 5 M (2 money, 2 mana)`."""
        line = Text(f"{label} ", QUIET).append(self.texts.name("card", card), "bold").append(f" ×{n}" if n > 1 else "")
        return line.append_text(self.printed(card)).append(self.mark_of(card), QUIET)

    def with_text(self, label: str, card: str, n: int) -> Text:
        return self.in_brief(label, card, n).append(f"  {self.short(self.says(card))}", QUIET)

    def labels(self, view: Json) -> dict[str, str]:
        """Cards in hand, and my own characters by their numbers."""
        mine = standing(view["players"][view["viewer"]]) if view["viewer"] >= 0 else []
        hand = {label: card for label, card, _ in self.in_hand(view)}
        return hand | {f"c{one['number']}": one["card"] for one in mine}

    def purse(self, view: Json) -> list[str]:
        """The phase and my tokens; when strategies are declared, how strong I am in each kind."""
        mine = view["players"][view["viewer"]]
        if view["phase"] != "strategies":
            return [self.phase(view), self.say("purse", **mine["tokens"])]
        free = [one for one in standing(mine) if not one["down"]]
        able = {symbol: sum(one["strength"] for one in free if symbol in one["symbols"]) for symbol in TINTS}
        strengths = ", ".join(f"{self.texts.name('symbol', symbol)} {n}" for symbol, n in able.items())
        return [self.phase(view), self.say("your-strength", strengths=strengths)]

    def belongings(self, view: Json) -> list[str]:
        tokens = [self.texts.say("term-money"), self.texts.say("term-mana")]
        return [*tokens, self.say("house"), self.texts.say("term-hand"), self.texts.say("term-house-deck"), HOME, ""]

    def belonging(self, view: Json, seat: int) -> list[Text | str]:
        """Money and mana, the house, the backs of the hand, how many territories, what binds the player."""
        has = view["players"][seat]
        hand = Text(" ").join([self.back(card) for card in has["hand"]]) if has["hand"] else Text("–", QUIET)
        bound = Text(" · ").join(self.bonds(has))
        tokens = [str(has["tokens"][one]) for one in ("money", "mana")]
        lands = str(len(has["territories"]))
        return [*tokens, self.house(has["house"]), hand, str(has["house_deck"]), lands, bound]

    def back(self, card: str) -> Text:
        """Of which deck it is; a card of another player that one has seen stands out."""
        known = card not in BACKS
        deck = self.deck(card) if known else card
        return Text(self.say(f"back-{deck}"), "bold" if known else QUIET)

    # Choices and events

    def section(self, view: Json, verb: str, args: Args) -> Text:
        """In battle a strategy and its side; else whose character, which resource, what kind of strategy or income."""
        if verb == "assign":
            return Text(f"{self.texts.name('side', str(args['side']))} ").append_text(self.seat(str(args["other"])))
        if verb == "target":
            return self.seat(str(args["seat"]))
        if verb == "price":
            return Text(capitalised(self.texts.name("resource", str(args["resource"]))), QUIET)
        if verb == "strategy":
            return Text(self.texts.name("symbol", str(args["symbol"])), TINTS[str(args["symbol"])])
        if verb == "draft":
            return Text(self.income(str(args["territory"])), QUIET)
        if verb in ("property", "ability", "take", "take_territory"):
            return Text(self.texts.say(f"ui-verb-{verb.replace('_', '-')}"), QUIET)
        return Text()

    def place(self, slug: str) -> str:
        return self.name(slug)

    def note(self, view: Json, verb: str, args: Args) -> Text | str:
        """The whole label of a choice."""
        if verb in ("assign", "target"):
            return self.standing(view, str(args["seat"]), int(args["number"]), verb == "target")
        if verb == "bid":
            return Text(f"{self.texts.name('card', str(args['card']))} ").append(f"+{args['strength']}", "bold")
        if verb == "propose":
            return Text(self.say(f"propose-{str(args['deal']).replace('_', '-')}"))
        if verb == "deck":
            return Text(self.texts.name("deck_name", str(args["deck"])))
        if verb == "number":
            return Text(self.say("tokens", n=args["n"]))
        if verb in ("player", "price", "choose"):
            return self.offered(args) if verb == "player" else ""
        if "territory" in args:
            return self.territory_choice(str(args["territory"]), verb)
        if "strategy" in args:
            return self.strategy_choice(view, verb, args)
        card = str(args["card"])
        if verb == "ability":
            return self.ability(card)
        if verb == "use" and card not in view["players"][view["viewer"]]["hand"]:  # it lies on the table, paid for
            cost = self.kinds[card]["ability_cost"]
            return Text(self.texts.name("card", card)).append(f" ({self.cost(cost)})" if cost else "", QUIET)
        line = Text(self.texts.name("card", card)).append_text(self.printed(card))
        return line.append(f"  {self.short(self.says(card))}", QUIET) if verb == "take" else line

    def standing(self, view: Json, seat: str, number: int, place: bool) -> Text:
        """A character on the table, without the number that it has there."""
        player = next(one for one in view["players"] if one["seat"] == seat)
        one = player["characters"][number - 1]
        if place:
            return self.character(one, NAME)[len(f"{number} ") :]
        return Text(self.named("card", one["card"], 20)).append(f" {one['strength']}", "bold")

    def strategy_choice(self, view: Json, verb: str, args: Args) -> Text:
        slug = str(args["strategy"])
        if verb == "strategy":
            line = Text(self.texts.name("strategy", slug), "bold").append(f" {NATURAL}" if args["natural"] else "")
            return line.append(f"  {self.short(self.says(slug))}")
        line = Text(f"{self.texts.name('side', str(args['side']))} ").append_text(self.seat(str(args["other"])))
        return line.append(f" {self.texts.name('strategy', slug)}", QUIET)

    def order(self, view: Json, verb: str, args: Args) -> tuple[int | str | list[str], ...]:
        seats = [one["seat"] for one in view["players"]]
        if verb == "assign":
            return (seats.index(args["other"]), int(args["side"] != "for"), int(args["number"]))
        if verb == "strategy":
            return ([*TINTS].index(str(args["symbol"])), int(args["base"]))
        if verb == "draft":
            income = self.territories[str(args["territory"])]["income"]
            kind = next(iter(income), "")  # a pack may have territories without an income: they come last
            return (["money", "mana", "influence", ""].index(kind), -income.get(kind, 0))
        return ()

    def is_likely(self, name: str, view: Json) -> bool:
        """About players who are at the table."""
        seats = [one["seat"] for one in view["players"]]
        return all(word in seats for word in name.split(" ") if word in self.texts.table("seat"))

    def retold(self, events: list[Json]) -> list[Json]:
        """What territories bring, all together; what was paid for a card goes without saying."""
        found: list[Json] = []
        for event in events:
            last: Json = found[-1] if found else {"what": ""}
            if event["what"] == "income":
                if last["what"] != "incomes":
                    found.append({"what": "incomes", "seat": event["seat"], "from": [], "gained": {}})
                found[-1]["from"].append(self.texts.name("territory", event["territory"]))
            elif event["what"] == "gain" and last["what"] == "incomes":
                gained = last["gained"]
                gained[event["resource"]] = gained.get(event["resource"], 0) + event["n"]
            else:
                while event["what"] in PAID and found and self.is_price(found[-1], event):
                    found.pop()
                found.append(event)
        return [self.incomes(event) if event["what"] == "incomes" else event for event in found]

    def is_price(self, event: Json, bought: Json) -> bool:
        cost = self.kinds[bought["card"]][PAID[bought["what"]]]
        return bool(event["what"] == "lose" and cost.get(event["resource"]) == event["n"])

    def incomes(self, event: Json) -> Json:
        said = {"territories": counted(event["from"]), "tokens": self.cost(event["gained"])}
        return {"what": "incomes", "seat": event["seat"], **said}


DRAWING = SecretCityDrawing
