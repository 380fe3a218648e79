"""How a view of Abyss is drawn as text."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import COLOURS, QUIET, SYMBOLS, TiedText, counted
from undercourt.term.tables.drawing import Telling
from undercourt.text import Texts, told

KEY = "⚷"
PEARL_OR_TOKEN = "○"
NARROW = 90  # columns: below, the Court is shown without guilds
GUILD = 2  # the column of the guilds
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


class AbyssDrawing:
    commands: tuple[str, ...] = ()
    usual: Mapping[str, str] = {"c": "hire", "l": "take_location"}
    telling = Telling(
        noise=NOISE,
        levels=frozenset({"fight", "threat"}),
        asides=frozenset({"reveal", "buy", "threat", "take", "gain_pearls", "discard", "lose_pearls"}),
        in_order=True,
        face_down=tokens_face_down,
    )

    def __init__(self, texts: Texts, catalog: Json) -> None:
        self.texts = texts
        self.lords: dict[str, Json] = catalog["cards"]
        self.places: dict[str, Json] = catalog["locations"]
        self.rewards: list[Json] = catalog["rewards"]
        self.track_spaces: int = catalog["track_spaces"]

    # The table

    def table(self, view: Json, width: int) -> list[RenderableType]:
        return [*self.court(view, width), *self.below(view), *self.open(view, width), *self.owned(view, width)]

    def briefer(self, before: Json | None, view: Json, width: int) -> list[list[RenderableType]]:
        """Without what the players have, where nothing of it changed."""
        have = [self.belongings_of(player) for player in view["players"]]
        if before is None or have != [self.belongings_of(player) for player in before["players"]]:
            return []
        return [[*self.court(view, width), *self.below(view), *self.open(view, width)]]

    def board(self, view: Json, width: int) -> list[RenderableType]:
        return [*self.table(view, width), Text(self.texts.say("ui-abyss-legend"), QUIET)]

    def court(self, view: Json, width: int) -> list[RenderableType]:
        heading = Text(self.texts.say("ui-abyss-court", n=view["lord_deck"]), QUIET)
        return [heading, self.lord_list(view, self.at_court(view), width)]

    def at_court(self, view: Json) -> list[tuple[str, str]]:
        """By their spaces: a mark stays with its space."""
        return [(f"c{i}", slug) for i, slug in enumerate(view["court"], start=1) if slug is not None]

    def lord_list(self, view: Json, lords: list[tuple[str, str]], width: int) -> Table:
        """A line per Lord; the text takes what is left of it."""
        heads = [Text(), Text(), Text(), *[Text(self.texts.say(f"ui-abyss-{key}")) for key in ("cost", "races")]]
        rows = [[*heads, Text(KEY), Text(self.texts.say("ui-abyss-influence")), Text()]]
        rows += [self.lord_row(view, mark, slug) for mark, slug in lords]
        if width < NARROW:
            rows = [row[:GUILD] + row[GUILD + 1 :] for row in rows]
        widths = [max(row[i].cell_len for row in rows) for i in range(len(rows[0]) - 1)]
        grid = Table.grid(padding=(0, 1, 0, 0))
        for size in widths:
            grid.add_column(width=size, no_wrap=True)
        grid.add_column(width=max(20, width - sum(size + 1 for size in widths)))
        for i, row in enumerate(rows):
            grid.add_row(*row, style=QUIET if i == 0 else "")
        return grid

    def lord_row(self, view: Json, mark: str, slug: str) -> list[Text]:
        kind = self.lords[slug]
        terms = view["terms"].get(slug, kind | {"payable": False})
        payable = terms["payable"] and slug != view["hiring"]  # by the hand alone, without what is paid already
        cost = Text(str(terms["cost"]).rjust(2), "bold")
        if terms["cost"] != kind["cost"]:
            cost.append(f" ({kind['cost']})", QUIET)
        return [
            Text("✓" if payable else " ", "bold").append(mark, QUIET),
            Text(self.name(slug), "bold" if payable else ""),
            Text(self.texts.name("guild", kind["guild"]), QUIET),
            cost,
            Text(self.races(terms)),
            Text(KEY * kind["keys"]),
            Text(str(kind["influence"]).rjust(2)),
            Text(self.lord_text(slug)),
        ]

    def races(self, terms: Json) -> str:
        """`Crabs +2`: the mandatory race and two others."""
        if terms["race"] is None:
            return self.texts.say("ui-abyss-any-races", n=terms["races"])
        race = self.texts.name("race", terms["race"])
        return self.texts.say("ui-abyss-race-and", race=race, others=terms["races"] - 1)

    def lord_text(self, slug: str) -> str:
        return self.texts.card_text(told(self.lords[slug]["play"]), None)

    def below(self, view: Json, before: Json | None = None) -> list[RenderableType]:
        """The tracks and the Council, each on a line with its name in front; only those that changed since `before`."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, style=QUIET)
        grid.add_column()
        for what, drawn in (("track", self.track), ("threat", self.threat), ("council", self.council)):
            if before is None or drawn(before).plain != drawn(view).plain:
                grid.add_row(self.texts.say(f"ui-abyss-{what}"), drawn(view))
        return [grid] if grid.row_count else []

    def track(self, view: Json) -> Text:
        if not view["track"]:
            said = self.texts.say("ui-abyss-track-empty", deck=view["deck"], discards=view["discards"])
            return Text(said)
        line = TiedText()
        for i in range(self.track_spaces):
            line.append(f"{i + 1} ", QUIET)
            newest = i == len(view["track"]) - 1
            name = self.texts.name("ally", view["track"][i]) if i < len(view["track"]) else "·"
            line.append(f"{name}  ", "bold" if newest else "")
        if len(view["track"]) == self.track_spaces:
            line.append(self.texts.say("ui-abyss-last-space"), QUIET)
        elif view["track"][-1] != "monster" and view["turn"] != seat_of(view):  # the explorer is asked after all others
            line.append(self.texts.say("ui-abyss-next-price", n=view["next_price"]), QUIET)
        return line

    def threat(self, view: Json) -> Text:
        """`1 ○  2 ○○ ▸3 ⚷ …`: the reward of every space, and the token."""
        line = Text()
        for reward in self.rewards:
            here = reward["space"] == view["threat"]
            line.append("▸" if here else " ", "bold").append(f"{reward['space']} ", QUIET)
            won = KEY * reward["keys"] + PEARL_OR_TOKEN * reward["pearls_or_tokens"]
            line.append(f"{won}  ", "bold" if here else "")
        return line

    def council(self, view: Json) -> Text:
        line = Text()
        for race, n in view["council"].items():
            line.append(f"{self.texts.name('race', race)} ", "" if n else QUIET)
            line.append(f"{n}   ", "bold" if n else QUIET)
        return line

    def open(self, view: Json, width: int) -> list[RenderableType]:
        """Locations that lie face up, or that were just drawn."""
        if view["drawn_locations"]:
            heading = self.texts.say("ui-abyss-drawn")
        elif view["open_locations"]:
            heading = self.texts.say("ui-abyss-locations", n=view["location_deck"])
        else:
            return [Text(self.texts.say("ui-abyss-no-locations", n=view["location_deck"]), QUIET)]
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True, style=QUIET)
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column(no_wrap=True, justify="right", style="bold")
        grid.add_column()
        for mark, slug in self.to_be_had(view):
            points = str(view["worth"].get(slug, ""))
            grid.add_row(f" {mark}", self.location(slug), points, self.location_text(slug))
        return [Text(heading, QUIET), grid]

    def to_be_had(self, view: Json) -> list[tuple[str, str]]:
        places = view["drawn_locations"] or view["open_locations"]
        return [(f"l{i}", slug) for i, slug in enumerate(places, start=1)]

    def location_text(self, slug: str) -> str:
        return self.texts.card_text(told(self.places[slug]["play"]), None)

    def owned(self, view: Json, width: int) -> list[RenderableType]:
        """A paragraph per player: Lords, Locations with their points, affiliated Allies."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for player in view["players"]:
            seat = player["seat"]
            name = Text(f"{SYMBOLS[seat]} {self.texts.name('seat', seat)}", COLOURS[seat])
            has = "; ".join(self.belongings_of(player)) or self.texts.say("ui-abyss-owns-nothing")
            grid.add_row(name, TiedText(has))
        return [Text(self.texts.say("ui-abyss-owned"), QUIET), grid]

    def belongings_of(self, player: Json) -> list[str]:
        locations = [f"{self.location(slug)} {points}" for slug, points in player["locations"].items()]
        affiliated = counted([self.texts.name("ally", ally) for ally in player["affiliated"]])
        listed = {
            "lords": ", ".join(self.with_keys(slug) for slug in player["lords"]),
            "disabled": ", ".join(self.name(slug) for slug in player["disabled"]),
            "covered": ", ".join(self.name(slug) for slug in player["covered"]),
            "locations": ", ".join(locations),
            "affiliated": affiliated,
        }
        return [self.texts.say(f"ui-abyss-owns-{what}", cards=cards) for what, cards in listed.items() if cards]

    def with_keys(self, slug: str) -> str:
        return f"{self.name(slug)} {KEY * self.lords[slug]['keys']}".rstrip()

    def changes(self, before: Json, view: Json, width: int) -> list[RenderableType]:
        """The parts that look different: new Lords, the tracks, Locations, what somebody has."""
        shown: list[RenderableType] = []
        known = {*before["court"], before["hiring"]}  # undo brings Lords back: they are not new
        for player in before["players"]:
            known |= {*player["lords"], *player["disabled"], *player["covered"]}
        new = [(mark, slug) for mark, slug in self.at_court(view) if slug not in known]
        if new:
            shown += [Text(self.texts.say("ui-abyss-new-at-court"), QUIET), self.lord_list(view, new, width)]
        shown += self.below(view, before)
        if self.to_be_had(before) != self.to_be_had(view):
            shown += self.open(view, width)
        have = [self.belongings_of(player) for player in view["players"]]
        if have != [self.belongings_of(player) for player in before["players"]]:
            shown += self.owned(view, width)
        return shown

    # My cards

    def rules(self, view: Json) -> list[RenderableType]:
        return []

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

    def card(self, slug: str, view: Json) -> list[RenderableType]:
        """All that is printed on it."""
        if slug in self.places:
            return [Text(self.location(slug), "bold"), Padding(Text(self.location_text(slug)), (0, 0, 0, 2))]
        kind = self.lords[slug]
        facts = [
            self.texts.name("guild", kind["guild"]),
            self.texts.say("ui-abyss-costs", n=kind["cost"]),
            self.texts.say("ui-abyss-demands", races=self.races(kind)),
            self.texts.say("ui-abyss-lord-keys", n=kind["keys"]),
            self.texts.say("ui-abyss-worth", n=kind["influence"]),
        ]
        return [
            Text(self.name(slug), "bold"),
            Padding(Text(" · ".join(facts), QUIET), (0, 0, 0, 2)),
            Padding(Text(self.lord_text(slug)), (0, 0, 0, 2)),
        ]

    def cards(self) -> list[str]:
        return [*self.lords, *self.places]

    def name(self, slug: str) -> str:
        return self.texts.name("card", slug)

    def location(self, slug: str) -> str:
        return self.texts.name("location", slug)

    # Choices and players

    def place(self, slug: str) -> str:
        return self.location(slug)

    def order(self, view: Json, verb: str, args: Mapping[str, int | str]) -> tuple[int | str | list[str], ...]:
        return ()

    def is_likely(self, name: str, view: Json) -> bool:
        return True

    def retold(self, events: list[Json]) -> list[Json]:
        """In words: without where things lay, and without the cards of Council stacks that others took."""
        known = [event for event in events if event.get("ally") != "hidden"]
        return [{key: fact for key, fact in event.items() if key not in UNSAID} for event in known]

    def look(self, command: str, rest: str, view: Json, width: int) -> list[RenderableType]:
        return []

    def note(self, view: Json, verb: str, args: Mapping[str, int | str]) -> Text | str:
        """The price of a Lord, what a Location would score, how many cards lie in a stack."""
        if "location" in args:
            return self.texts.say("ui-abyss-now", n=view["worth"][args["location"]])
        if "race" in args:
            return self.texts.say("ui-abyss-cards", n=args["n"])
        return str(args["cost"]) if args.get("cost") else ""

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

    def belongings(self) -> list[str]:
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

    def left_over(self, view: Json, options: list[Json]) -> list[str]:
        return []


def worth_of(allies: list[str]) -> int:
    return sum(int(ally.split(" ")[1]) for ally in allies)


def seat_of(view: Json) -> str | None:
    viewer = view["viewer"]
    seat: str | None = view["players"][viewer]["seat"] if viewer >= 0 else None
    return seat


DRAWING = AbyssDrawing
