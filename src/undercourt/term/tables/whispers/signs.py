"""The signs with which A War of Whispers is drawn: armies, regions, tokens, what a view tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET
from undercourt.term.tables.drawing import Drawing
from undercourt.text import Texts

# The letters stand in the marks of regions too, before the number: `P3` is a home region of the Elephant.
LETTERS = {"bear": "B", "eagle": "E", "elephant": "P", "lion": "L", "horse": "H"}
TINTS = {"bear": "#c8cdd8", "eagle": "#e8704a", "elephant": "#9f9be0", "lion": "#f0e442", "horse": "#c49a6c"}
SYMBOLS_OF_REGIONS = {"city": "⌂", "farm": "♣", "fort": "♜"}
WORTH = {"devout": 4, "dutiful": 3, "affiliated": 2, "unallied": 0, "opposed": -1}
MULTIPLIERS = {"devout": "×4", "dutiful": "×3", "affiliated": "×2", "unallied": "×0", "opposed": "−1"}
DECK = "▯"


class Signs(Drawing):
    """What is small enough to stand within a line."""

    def __init__(self, texts: Texts, catalog: Json) -> None:
        super().__init__(texts, catalog)
        self.abilities: dict[str, Json] = catalog["abilities"]
        self.positions: dict[str, Json] = catalog["positions"]
        self.printed: dict[str, Json] = catalog["regions"]
        self.advanced: list[str] = catalog["rules"]
        self.rounds: int = catalog["rounds"]

    def name(self, slug: str) -> str:
        tables = ("ability", "kind", "position", "region")
        return self.texts.name(next(table for table in tables if slug in self.texts.table(table)), slug)

    def region_at(self, view: Json, slug: str) -> Json:
        """What is printed there, and how it stands."""
        return {**self.printed[slug], **view["regions"][slug]}

    def mark(self, slug: str) -> str:
        """Of a region, as the board prints it."""
        return self.texts.mark("region", slug)

    def place(self, slug: str) -> str:
        return f"{self.mark(slug)} {self.texts.name('region', slug)}"

    def kind(self, slug: str) -> Text:
        return Text(self.texts.name("kind", slug), TINTS[slug.split("-")[0]])

    def token(self, slot: str, empire: str) -> Text:
        return Text(f"{MULTIPLIERS[slot]} ").append(self.texts.name("empire", empire), TINTS[empire])

    def cost(self, ability: str) -> Text:
        return Text("+").join([Text(LETTERS[one], f"bold {TINTS[one]}") for one in self.abilities[ability]["cost"]])

    def symbols(self, region: Json, before: str = "") -> Text:
        """`⌂♣●`: what is printed there, then the agents."""
        line = Text()
        for symbol, sign in SYMBOLS_OF_REGIONS.items():
            if region[symbol]:
                line.append(sign, "bold" if symbol == "city" else "")
        for seat in region["agents"]:
            line.append_text(self.sign(seat))
        return Text(before) + line if line else line

    def abridged(self, view: Json, slug: str, between: str = " / ") -> str:
        """What a position does, in numbers as they stand: `add 3 / attack`."""
        facts, said = view["councils"][slug], self.positions[slug]["play"]
        actions = [part["key"].removeprefix("effect_") for part in said["parts"] or [said]]
        does = {action: f"ui-whispers-does-{action.replace('_', '-')}" for action in actions}
        return between.join(self.texts.say(key, n=facts.get(action, 0)) for action, key in does.items())

    def in_hand(self, view: Json) -> list[tuple[str, str, int]]:
        held = view["players"][view["viewer"]]["hand"] if view["viewer"] >= 0 else []
        return [(f"c{i}", kind, held.count(kind)) for i, kind in enumerate(dict.fromkeys(held), start=1)]


def army(empire: str, n: int) -> Text:
    return Text().append(f"{n}{LETTERS[empire]}" if n else "·", f"bold {TINTS[empire]}" if n else QUIET)


def army_of(region: Json, width: int = 0) -> Text:
    """`4B=`: as many as the supply allows; `5B!`: more, and the rest is lost when the phase ends."""
    over = region["banners"] - region["supply"]
    line = army(region["control"], region["banners"]).append("!" if over > 0 else "=" if over == 0 else "")
    return line.append(" " * (width - line.cell_len))


def bordering(marks: Iterable[str]) -> str:
    """`B125 L2` for B1, B2, B5 and L2; `H39,10` for H3, H9 and H10."""
    found: dict[str, str] = {}
    for mark in marks:
        number = mark[1:]
        found[mark[0]] = found.get(mark[0], "") + (f",{number}" if len(number) > 1 and mark[0] in found else number)
    return " ".join(letter + numbers for letter, numbers in found.items())


def signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−").replace("+0", "0")


def is_new(view: Json) -> bool:
    """Whether the viewer has yet to do something in this game."""
    me = view["players"][view["viewer"]] if view["viewer"] >= 0 else None
    return me is not None and view["round"] == 1 and view["phase"] == "place" and not me["agents"] + me["in_regions"]


def hidden_tokens(view: Json, seat: int) -> dict[str, int]:
    """The empires whose tokens of a seat are unknown to the viewer: their lines of the score sheet."""
    known = view["players"][seat]["loyalty"].values()
    return {} if "hidden" not in known else {empire: 1 for empire in LETTERS if empire not in known}


def backs(player: Json) -> Counter[str]:
    """How many cards of each empire are in a hand: `bear-eagle` among my own, `bear` among those of others."""
    return Counter(card.split("-")[0] for card in player["hand"])


def gain(view: Json, rules: list[str], slot: str, second: str) -> int:
    """How many points it brings the viewer now if the tokens on these slots change places."""
    me = view["players"][view["viewer"]]
    counts = {empire: int(view["empires"][empire]["cities"]) for empire in LETTERS}
    for region in me["in_regions"]:
        counts[view["regions"][region]["control"]] += 1
    more = counts[me["loyalty"][second]] - counts[me["loyalty"][slot]]
    secrets = 2 if "keep_your_secrets" in rules and "counter_intelligence" not in rules else 0
    return (WORTH[slot] - WORTH[second]) * more - secrets  # both tokens are revealed then


def battle(region: Json, n: int) -> tuple[str, dict[str, int | str]]:
    """What an attack on the region with so many banners would come to without cards."""
    fort, defenders = int(region["fort"]), int(region["banners"])
    left = n - fort - defenders
    if left > 0:
        return "conquers", {"n": left, "lost": fort + defenders}
    if left < 0:
        return "repelled", {"n": min(-left, defenders)}
    if not defenders:
        return "stopped", {}
    stays = int(region["home"] == region["control"])
    return "empties", {"n": defenders, "fort": fort, "stays": stays, "empire": region["home"]}
