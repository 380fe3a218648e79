"""Packs made from the game's own by changing it at random: every one of them must be refused, or play."""

from __future__ import annotations

import copy
import json
import random
import tomllib
from typing import Any

from undercourt.games.secret_city.pack.reader import CATEGORIES, TIMINGS_OF, default_text

Json = Any

OWN: dict[str, Json] = tomllib.loads(default_text())
SYMBOLS = ["weapons", "magic", "intrigue"]
RESOURCES = ["money", "mana", "influence"]
DECKS = ["spells", "mercenaries", "artifacts"]
TIMINGS = ["play", "attach", "activated", "single_use", "upkeep", "on_success", "passive"]
OPS = [
    *("gain", "lose", "steal", "convert", "draw", "discard", "take_card", "look_hand", "modify_strength"),
    *("nullify", "shield", "kill", "exhaust", "ready", "add_symbols", "relocate", "modify_strategy", "dispel"),
    *("capture_territory", "choose_one", "limit", "initiative_free", "natural_bonus"),
]
ODD: list[Json] = [
    *(-1, 0, 1, 2, 7, 13, 20, 21, 72, 100, 2**31, 2**63, 10**30, 1.5, float("inf"), True, False, "", " ", "x", "[/b]x"),
    *(
        "\x1b[31mred",
        "a\u2028b",
        "\u202eabc",
        "a\nb",
        "n" * 61,
        "{ $n }",
        ":bear:",
        [],
        [[]],
        {},
        [{}],
        ["x", 1],
        "own",
    ),
]


class Mutants:
    """One pack after another, all from one seed; `keep` says that the latest was good, and the next goes on from it."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.good = copy.deepcopy(OWN)
        self.latest = self.good

    def next(self) -> str:
        self.latest = copy.deepcopy(self.good)
        for _ in range(self.rng.choice((1, 1, 2))):
            changes = [self.new_ability] * 3 + [self.new_property, self.other_value, self.new_number, self.drop]
            self.rng.choice([*changes, self.borrow, self.other_category, self.new_cost])()
        return written(self.latest)

    def keep(self) -> None:
        self.good = self.latest

    # Changes

    def tables(self) -> list[dict[str, Json]]:
        """All tables at any depth."""
        found: list[dict[str, Json]] = []
        rest: list[Json] = [self.latest]
        while rest:
            one = rest.pop()
            if isinstance(one, dict):
                found.append(one)
            rest += one.values() if isinstance(one, dict) else one if isinstance(one, list) else []
        return [one for one in found if one]

    def other_value(self) -> None:
        one = self.rng.choice(self.tables())
        key = self.rng.choice([*one])
        words = [value for table in self.tables() for value in table.values() if isinstance(value, str)]
        one[key] = self.rng.choice([self.rng.choice(ODD), self.rng.choice(words)])

    def new_number(self) -> None:
        """Somewhere where a number stands."""
        one = self.rng.choice([one for one in self.tables() if any(isinstance(value, int) for value in one.values())])
        one[self.rng.choice([key for key, value in one.items() if isinstance(value, int)])] = self.rng.randint(-1, 21)

    def drop(self) -> None:
        one = self.rng.choice(self.tables())
        del one[self.rng.choice([*one])]

    def borrow(self) -> None:
        """A key that stands in another table of the pack."""
        one, other = self.rng.choice(self.tables()), self.rng.choice(self.tables())
        key = self.rng.choice([*other])
        one[key] = copy.deepcopy(other[key])

    def card(self) -> dict[str, Json]:
        cards = [card for card in self.latest.get("card", {}).values() if isinstance(card, dict)]
        return self.rng.choice(cards) if cards else {}

    def new_cost(self) -> None:
        self.card()["cost"] = {self.rng.choice(RESOURCES): self.rng.choice((0, 1, 2, 5, 20))}

    def other_category(self) -> None:
        self.card()["category"] = self.rng.choice([*CATEGORIES])

    def new_ability(self) -> None:
        card = self.card()
        category = card.get("category")
        timings = (
            TIMINGS_OF[CATEGORIES[category][0]] if isinstance(category, str) and category in CATEGORIES else TIMINGS
        )
        timing = self.rng.choice(timings if self.rng.random() < 0.95 else TIMINGS)
        effects = self.passives() if timing == "passive" else self.effects()
        ability: dict[str, Json] = {"timing": timing, "effects": effects}
        if timing == "activated" and self.rng.random() < 0.7:
            ability["cost"] = {self.rng.choice(RESOURCES): self.rng.randint(0, 3)}
        others = card.get("ability", []) if self.rng.random() < 0.3 else []
        card["ability"] = [*(others if isinstance(others, list) else []), ability]

    def new_property(self) -> None:
        kind = self.rng.choice(("territory", "strategy"))
        things = [one for one in self.latest.get(kind, {}).values() if isinstance(one, dict)]
        if things:
            self.rng.choice(things)["effects"] = self.effects()

    # Effects, most of them sound

    def effects(self) -> list[Json]:
        return [self.effect() for _ in range(self.rng.choice((1, 1, 2, 3)))]

    def passives(self) -> list[Json]:
        limit = {"op": "limit", "kind": self.rng.choice(("characters", "hand")), "value": self.rng.randint(6, 21)}
        bonus = {"op": "natural_bonus", "min_margin": self.rng.randint(1, 6), "influence": self.rng.randint(0, 3)}
        return self.rng.sample([limit, limit | {"value": 7}, bonus, {"op": "initiative_free"}], self.rng.randint(1, 2))

    def effect(self) -> dict[str, Json]:
        pick = self.rng.choice
        op = pick(OPS)
        one: dict[str, Json] = {"op": op}
        amount = pick((1, 1, 2, 3, 10, 20))
        if op in ("gain", "lose", "steal"):
            one |= {"resource": pick([*RESOURCES, "any_mix"]), "amount": amount}
        elif op == "convert":
            one |= {"between": self.rng.sample(RESOURCES, 2), "max_amount": amount}
        elif op == "draw":
            one |= {"deck": pick([*DECKS, "house", "any_common"]), "amount": min(amount, 10)}
            if self.rng.random() < 0.3:
                one["keep"] = self.rng.randint(1, 3)
        elif op in ("discard", "take_card"):
            one |= {"amount": min(amount, 10), "chooser": pick(("victim", "controller", "random"))}
        elif op == "modify_strategy":
            one |= {"amount": amount, "side": pick(("for", "against", "choose")), "which": pick(("any", "own"))}
        elif op == "choose_one":
            one["options"] = [self.effects() for _ in range(pick((2, 2, 3, 8)))]
        elif op in OPS[8:16]:
            one["target"] = pick(("self", "same", self.target(), self.target(), self.target()))
            if op == "modify_strength":
                one["amount"] = pick((amount, -amount))
            elif op == "add_symbols":
                one["symbols"] = self.rng.sample(SYMBOLS, self.rng.randint(1, 3))
            elif op == "relocate":
                one["to"] = pick(("another_strategy", "any_other_place"))
        return one

    def target(self) -> dict[str, Json]:
        terms: dict[str, Json] = {
            "owner": self.rng.choice(("own", "opponent", "any", "target_player")),
            "kinds": self.rng.choice((["mercenary"], ["hero"], ["mercenary", "hero"])),
            "min_strength": self.rng.randint(1, 6),
            "max_strength": self.rng.randint(0, 6),
            "assigned": self.rng.random() < 0.5,
            "face_down": self.rng.random() < 0.5,
            "symbol": self.rng.choice(SYMBOLS),
        }
        return {key: terms[key] for key in self.rng.sample([*terms], self.rng.choice((0, 1, 1, 2, 3)))}


# As TOML


def written(pack: dict[str, Json]) -> str:
    """A table for each thing, everything in it on one line each."""
    lines: list[str] = []
    for kind, things in pack.items():
        if kind == "pack" or not isinstance(things, dict):
            lines += [f"[{kind}]", *pairs(things)] if isinstance(things, dict) else []
            continue
        for slug, thing in things.items():
            lines += [f"[{kind}.{key(slug)}]", *pairs(thing)] if isinstance(thing, dict) else []
    return "\n".join(lines) + "\n"


def pairs(table: dict[str, Json]) -> list[str]:
    return [f"{key(name)} = {value(one)}" for name, one in table.items()]


def key(name: str) -> str:
    return name if name.replace("_", "").isalnum() and name.isascii() else value(name)


def value(one: Json) -> str:
    if isinstance(one, dict):
        return "{ " + ", ".join(pairs(one)) + " }" if one else "{}"
    if isinstance(one, list):
        return "[" + ", ".join(value(item) for item in one) + "]"
    if isinstance(one, float):
        return "inf" if one == float("inf") else str(one)
    return json.dumps(one)
