"""Things of Secret City looked at closely: cards, territories, strategies, players, the terms of a contract."""

from __future__ import annotations

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET, capitalised, counted
from undercourt.term.tables.drawing import Args
from undercourt.term.tables.secret_city.signs import (
    HOME,
    Signs,
    abridged,
    standing,
)
from undercourt.text import Texts, told

COMMON = ("spells", "mercenaries", "artifacts")
# Which parts of a thing a source can confirm; the rest is a reconstruction.
OF_A_CARD = ("cost", "strength", "symbols", "ability")
OF_OTHERS = {"territory": ("income", "property"), "strategy": ("type", "ability")}


class Closer(Signs):
    """Everything that the catalog tells, in words."""

    def __init__(self, texts: Texts, catalog: Json) -> None:
        super().__init__(texts, catalog)
        self.territories: dict[str, Json] = catalog["territories"]
        self.strategies: dict[str, Json] = catalog["strategies"]
        self.natural_of: dict[str, str] = {one["house"]: one["natural_strategy"] for one in catalog["houses"]}

    def cards(self) -> list[str]:
        return [*self.kinds, *self.territories, *self.strategies]

    def kind(self, slug: str) -> str:
        return "card" if slug in self.kinds else "territory" if slug in self.territories else "strategy"

    def facts(self, slug: str) -> Json:
        return {**self.kinds, **self.territories, **self.strategies}[slug]

    def name(self, slug: str) -> str:
        return self.texts.name(self.kind(slug), slug)

    def says(self, slug: str) -> str:
        return self.texts.card_text(told(self.facts(slug)["play"]), None)

    def deck(self, card: str) -> str:
        """Which back it has."""
        deck = str(self.kinds[card]["deck"])
        return deck if deck in COMMON else "house"

    def price(self, resource: str, n: str | int) -> str:
        """`3 money`."""
        return self.texts.say("action-price", **self.texts.named({"resource": resource, "n": int(n)}))

    def income(self, territory: str) -> str:
        return self.cost(self.territories[territory]["income"])

    # Within a line

    def printed(self, card: str) -> Text:
        """` 5 M (2 money, 2 mana)`: strength and symbols, if it has them, and the price."""
        facts, line = self.kinds[card], Text()
        if facts["strength"]:
            line.append(f" {facts['strength']} ", "bold").append_text(self.symbols(facts["symbols"]))
        return line.append(f" ({self.cost(facts['cost'])})" if facts["cost"] else "", QUIET)

    def mark_of(self, slug: str) -> str:
        """Set where something is a reconstruction."""
        return f" {self.texts.say('reconstructed-mark')}" if self.unconfirmed(slug) else ""

    def unconfirmed(self, slug: str) -> list[str]:
        facts = self.facts(slug)
        if self.kind(slug) != "card":
            values: tuple[str, ...] = OF_OTHERS[self.kind(slug)]
        else:
            values = OF_A_CARD if facts["strength"] else ("cost", "ability")
        return [value for value in values if value not in facts["confirmed"]]

    def territory(self, one: Json, most: int) -> Text:
        """`Trade Guild 3 money`; a home, and a unique card that lies there, are marked."""
        home = self.territories[one["territory"]]["house"] is not None
        line = Text(f"{HOME} " if home else "").append(abridged(self.name(one["territory"]), most))
        if not home:
            line.append(f" {self.income(one['territory'])}", QUIET)
        return line.append(f" [{self.name(one['unique'])}]") if one["unique"] else line

    def territory_choice(self, slug: str, verb: str) -> Text:
        """What it gives, as far as the verb leaves it open."""
        line = Text(self.name(slug), "bold" if verb != "income" else "")
        if verb in ("income", "take_territory"):
            line.append(f" ({self.income(slug)})", QUIET)
        return line if verb == "income" else line.append(f"  {self.short(self.says(slug))}")

    def ability(self, card: str) -> Text:
        facts = self.kinds[card]
        line = Text(self.name(card), "bold").append(f" ({self.cost(facts['ability_cost'])})", QUIET)
        whole = told(facts["play"])
        used = next((part for part in [whole, *whole.parts] if part.key == "card_activated"), whole)
        return line.append(f"  {capitalised(self.short(self.texts.phrase(used.parts[0])))}")

    def offered(self, args: Args) -> Text:
        """A player, with the price named for a contract if that is what is chosen."""
        line = self.seat(str(args["seat"]))
        return line.append(f" ({self.price(str(args['resource']), args['n'])})", QUIET) if "resource" in args else line

    def bonds(self, player: Json) -> list[Text]:
        """What the player must do next, and what to stay out of."""
        found = []
        if player["bound"]:
            number = f"{player['bound']['number']} " if player["bound"]["number"] else ""
            found.append(Text(f"{self.texts.say('ui-secret-city-must')} {number}") + self.side(player["bound"]))
        if player["stays_out"]:
            seats = Text(" ").join([self.seat(seat)[:1] for seat in player["stays_out"]])
            found.append(Text(f"{self.texts.say('term-stays-out')} ") + seats)
        return found

    def terms(self, view: Json) -> str:
        """The contract on the table in plain words, as far as it was said."""
        deal, open_yet = view["deal"], "…"
        strategy = next((one["strategy"] for one in view["strategies"] if one["seat"] == deal["owner"]), "none")
        where = {"side": deal["side"], "other": deal["owner"], "strategy": strategy}
        args = {
            "seat": self.texts.name("seat", deal["proposer"]),
            "price": self.price(**deal["price"]) if deal["price"] else open_yet,
            "who": self.name(deal["card"]) if deal["card"] else "none",
            "where": self.texts.say("where", **self.texts.named(where)) if deal["side"] else open_yet,
            "strategy": self.name(strategy) if deal["side"] else open_yet,
        }
        told = self.texts.say(f"ui-secret-city-deal-{deal['kind'].replace('_', '-')}", **args)
        return f"{told} → {self.texts.name('seat', deal['to'])}" if deal["to"] else told

    # In full

    def whole(self, slug: str) -> list[RenderableType]:
        """Name and kind, what is printed there, and which parts of it are reconstructions."""
        facts, kind = self.facts(slug), self.kind(slug)
        head = Text(self.name(slug), "bold").append(self.mark_of(slug), QUIET)
        if kind == "card":
            head.append(f"  {self.category(slug)}", QUIET).append_text(self.printed(slug))
            names = ", ".join(self.texts.name("symbol", symbol) for symbol in facts["symbols"])
            head.append(f" {names}" if names else "", QUIET)
        elif kind == "territory":
            head.append(f"  {self.texts.say('confirmed-income')}: {self.income(slug)}", QUIET)
        else:
            head.append(f"  {self.texts.name('symbol', facts['type'])}", QUIET)
        lines = [Text(self.says(slug))]
        if self.unconfirmed(slug):
            values = ", ".join(self.texts.say(f"confirmed-{value}") for value in self.unconfirmed(slug))
            lines.append(Text(self.texts.say("ui-secret-city-reconstructed", values=values), QUIET))
        return [head, *[Padding(line, (0, 0, 0, 2)) for line in lines]]

    def category(self, card: str) -> str:
        """As it is printed on the card: an artifact that is used from hand is not a spell."""
        facts = self.kinds[card]
        deck, category = facts["deck"], facts["category"]
        if deck == "unique":
            category = "unique_mercenary" if category == "mercenary" else "unique_artifact"
        elif deck == "artifacts":
            category = "artifact_mercenary" if category == "mercenary" else "artifact"
        elif category == "spell" and deck not in COMMON:
            category = "house_spell"
        return self.texts.name("category", category)

    def player(self, view: Json, player: Json, width: int) -> list[RenderableType]:
        """Everything that lies before a player, and what is known of the hand."""
        head = self.seat(player["seat"]).append(f"  {self.texts.name('house', player['house'])}", "bold")
        tokens = self.texts.say("ui-secret-city-purse", **player["tokens"])
        lines: list[RenderableType] = [head.append(f"  {tokens}")]
        for one in standing(player):
            said = self.short(self.says(one["card"]))
            line = self.character(one, 40).append(f"  {said}", QUIET)
            lines.append(Padding(line, (0, 0, 0, 2)))
        for land in player["territories"]:
            line = self.territory(land, 50).append(f"  {self.short(self.says(land['territory']))}", QUIET)
            lines.append(Padding(line, (0, 0, 0, 2)))
        for card in player["artifacts"]:
            line = Text(self.name(card), "italic").append(f"  {self.short(self.says(card))}", QUIET)
            lines.append(Padding(line, (0, 0, 0, 2)))
        hand = [self.name(one) if one in self.kinds else self.back_name(one) for one in player["hand"]]
        lines.append(Text(f"  {capitalised(self.texts.say('term-hand'))}: {counted(hand) or '–'}"))
        return [*lines, *[Text("  ") + bond for bond in self.bonds(player)]]

    def back_name(self, back: str) -> str:
        if back == "house":
            return self.texts.say("ui-secret-city-house-card")
        return self.texts.name("category", {"spells": "spell", "mercenaries": "mercenary"}.get(back, "artifact"))
