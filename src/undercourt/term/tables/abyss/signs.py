"""The signs with which Abyss is drawn: names, races, keys, what lies where."""

from __future__ import annotations

from undercourt.term.line import Json
from undercourt.term.page.lines import counted
from undercourt.term.tables.drawing import Drawing
from undercourt.text import Texts, told

KEY = "⚷"
PEARL_OR_TOKEN = "○"


class Signs(Drawing):
    """What is small enough to stand within a line."""

    def __init__(self, texts: Texts, catalog: Json) -> None:
        super().__init__(texts, catalog)
        self.lords: dict[str, Json] = catalog["cards"]
        self.places: dict[str, Json] = catalog["locations"]
        self.rewards: list[Json] = catalog["rewards"]
        self.track_spaces: int = catalog["track_spaces"]

    def name(self, slug: str) -> str:
        return self.texts.name("card", slug)

    def location(self, slug: str) -> str:
        return self.texts.name("location", slug)

    def with_keys(self, slug: str) -> str:
        return f"{self.name(slug)} {KEY * self.lords[slug]['keys']}".rstrip()

    def races(self, terms: Json) -> str:
        """`Crabs +2`: the mandatory race and two others."""
        if terms["race"] is None:
            return self.texts.say("ui-abyss-any-races", n=terms["races"])
        race = self.texts.name("race", terms["race"])
        return self.texts.say("ui-abyss-race-and", race=race, others=terms["races"] - 1)

    def lord_text(self, slug: str) -> str:
        return self.texts.card_text(told(self.lords[slug]["play"]), None)

    def location_text(self, slug: str) -> str:
        return self.texts.card_text(told(self.places[slug]["play"]), None)

    def at_court(self, view: Json) -> list[tuple[str, str]]:
        """By their spaces: a mark stays with its space."""
        return [(f"c{i}", slug) for i, slug in enumerate(view["court"], start=1) if slug is not None]

    def to_be_had(self, view: Json) -> list[tuple[str, str]]:
        places = view["drawn_locations"] or view["open_locations"]
        return [(f"l{i}", slug) for i, slug in enumerate(places, start=1)]

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


def worth_of(allies: list[str]) -> int:
    return sum(int(ally.split(" ")[1]) for ally in allies)


def seat_of(view: Json) -> str | None:
    viewer = view["viewer"]
    seat: str | None = view["players"][viewer]["seat"] if viewer >= 0 else None
    return seat
