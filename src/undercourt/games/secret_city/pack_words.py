"""The words a pack of cards is written in: small values and effects, each checked as it is read. Never compiled."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from librt.vecs import append, vec

from undercourt.games.secret_city.actions import RESOURCE_NAMES
from undercourt.games.secret_city.effects import (
    AddSymbols,
    Capture,
    Dispel,
    Exhaust,
    Kill,
    ModifyStrategy,
    ModifyStrength,
    Nullify,
    Ready,
    Relocate,
    Shield,
)
from undercourt.games.secret_city.effects_cards import (
    CHOOSER_NAMES,
    GAINS,
    LOSES,
    MIX_NAMES,
    SOURCE_NAMES,
    STEALS,
    Ability,
    ChooseOne,
    Convert,
    Draw,
    Look,
    Lose,
    TakeCard,
    Tokens,
)
from undercourt.games.secret_city.pack import HERO, LEADER, MERCENARY, NO_CARD, Pack
from undercourt.games.secret_city.play import core
from undercourt.games.secret_city.targets import EITHER, HIGHEST, THE_SAME, THE_SPEAKER, Aim, Target
from undercourt.kernel.effect import Effect

SYMBOLS = {"weapons": 1, "magic": 2, "intrigue": 4}


class Mistake(NamedTuple):
    """One thing that is wrong in a pack: where, and what would be right."""

    line: int
    says: str


class Words:
    """Walks through the file once and notes what is wrong instead of stopping at the first mistake."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.splitlines()
        self.mistakes: list[Mistake] = []
        self.where: tuple[str, str] = ("", "")  # table and key that is being read
        self.kind: int = NO_CARD  # of the card that is being read
        self.slugs: set[str] = set()
        self.pack = Pack(core())

    def wrong(self, says: str) -> None:
        self.mistakes.append(Mistake(self.line_of(*self.where), says))

    def line_of(self, table: str, key: str) -> int:
        """The line of a key in a table, else that of the table, else the first."""
        start = 0
        pattern = re.compile(rf"^\s*\[+\s*{re.escape(table)}\s*\]")
        for number, line in enumerate(self.lines):
            if table and pattern.match(line):
                start = number + 1
                break
        if start and key:
            for number in range(start, len(self.lines)):
                line = self.lines[number]
                if line.startswith("[") and not line.startswith(f"[[{table}."):
                    break
                if re.match(rf"\s*{re.escape(key)}\s*=", line) or (key == "ability" and line.startswith("[[")):
                    return number + 1
        return max(start, 1)

    # Small pieces

    def word(self, one: dict[str, Any], key: str, words: list[str], default: str = "") -> int:
        """The number of a word; -1 and a mistake if it is none of them."""
        value = one.get(key, default)
        if isinstance(value, str) and value in words:
            return words.index(value)
        self.wrong(f"'{key}' is {value!r}, but must be one of: {', '.join(words)}")
        return -1

    def number(self, one: dict[str, Any], key: str, least: int, most: int, default: int | None = None) -> int:
        value = one.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.wrong(f"'{key}' is {value!r}, but must be a number from {least} to {most}")
        return least

    def known_keys(self, one: dict[str, Any], keys: str) -> None:
        for key in one:
            if key not in keys.split():
                table, _ = self.where
                self.where = (table, key if not self.where[1] else self.where[1])
                self.wrong(f"'{key}' means nothing here; possible are: {', '.join(keys.split())}")

    def cost(self, one: dict[str, Any], key: str) -> list[int]:
        table, before = self.where
        self.where = (table, key)
        cost = one.get(key, {})
        if not isinstance(cost, dict):
            self.wrong(f"'{key}' is written like {{ money = 2, mana = 1 }}")
            cost = {}
        for resource in cost:
            if resource not in RESOURCE_NAMES:
                self.wrong(f"'{resource}' is no resource; they are: {', '.join(RESOURCE_NAMES)}")
        found = [self.number(cost, resource, 0, 20, 0) for resource in RESOURCE_NAMES]
        self.where = (table, before)
        return found

    def symbols(self, words: object, key: str) -> int:
        if not isinstance(words, list) or any(not isinstance(word, str) or word not in SYMBOLS for word in words):
            self.wrong(f"'{key}' is a list of: {', '.join(SYMBOLS)}")
            return 0
        return sum(SYMBOLS[word] for word in set(words))

    # Effects

    def numbered(self, effect: Effect) -> Effect:
        self.pack.book.number(effect)
        return effect

    def effects(self, found: object, at_player: bool) -> Effect:
        """One ability. With `at_player` its target player is chosen when it is used, if it speaks of one."""
        listed = self.listed(found)
        made = vec[Effect]()
        for i, one in enumerate(listed):
            if one.get("target") == "same" and not any(isinstance(before.get("target"), dict) for before in listed[:i]):
                self.wrong('"same" means the character chosen by an effect before it, and there is none')
            made = append(made, self.effect(one))
        return Ability(made, at_player and any(speaks_of_player(one) for one in listed))

    def listed(self, found: object) -> list[dict[str, Any]]:
        if isinstance(found, list) and found and all(isinstance(one, dict) for one in found):
            return found
        self.wrong('effects is a list such as [{ op = "gain", resource = "money", amount = 2 }]')
        return []

    def effect(self, one: dict[str, Any]) -> Effect:
        op = one.get("op")
        made = {
            **dict.fromkeys(("gain", "lose", "steal"), self.tokens),
            **dict.fromkeys(ON_CHARACTER, self.on_character),
            "convert": self.convert,
            "draw": self.draw,
            "discard": self.hand_cards,
            "take_card": self.hand_cards,
            "modify_strategy": self.modify_strategy,
            "choose_one": self.choose_one,
        }
        if isinstance(op, str) and op in made:
            effect: Effect = made[op](one)
            return effect
        if isinstance(op, str) and op in SIMPLE:
            self.known_keys(one, "op who from target")
            simple: Effect = SIMPLE[op]()
            return simple
        self.wrong(f"there is no effect {op!r}; there are: {', '.join(sorted([*made, *SIMPLE]))}")
        return Capture()

    def tokens(self, one: dict[str, Any]) -> Effect:
        self.known_keys(one, "op who from resource amount")
        way = {"gain": GAINS, "lose": LOSES, "steal": STEALS}[one["op"]]
        return Tokens(way, max(0, self.word(one, "resource", MIX_NAMES)), self.number(one, "amount", 1, 20))

    def convert(self, one: dict[str, Any]) -> Effect:
        self.known_keys(one, "op between max_amount")
        between = one.get("between", [])
        good = isinstance(between, list) and len(between) == 2 and between[0] != between[1]
        if not good or any(resource not in RESOURCE_NAMES for resource in between):
            self.wrong(f"'between' names two different ones of: {', '.join(RESOURCE_NAMES)}")
            between = ["money", "mana"]
        a, b = (RESOURCE_NAMES.index(resource) for resource in between)
        return Convert(a, b, self.number(one, "max_amount", 1, 20))

    def draw(self, one: dict[str, Any]) -> Effect:
        self.known_keys(one, "op deck amount keep")
        amount = self.number(one, "amount", 1, 10)
        keep = self.number(one, "keep", 1, amount, amount)
        source = max(0, self.word(one, "deck", SOURCE_NAMES))
        if keep < amount and source > 2:
            self.wrong("only cards of one common deck can be looked at and put back")
            keep = amount
        return Draw(source, amount, keep)

    def hand_cards(self, one: dict[str, Any]) -> Effect:
        self.known_keys(one, "op who from amount chooser")
        amount = self.number(one, "amount", 1, 10)
        chooser = max(0, self.word(one, "chooser", CHOOSER_NAMES))
        if one["op"] == "discard":
            return Lose(amount, chooser)
        if CHOOSER_NAMES[chooser] == "victim":
            self.wrong("'chooser' of take_card is one of: controller, random")
        return TakeCard(amount, chooser)

    def modify_strategy(self, one: dict[str, Any]) -> Effect:
        self.known_keys(one, "op amount side which")
        side = max(0, self.word(one, "side", ["for", "against", "choose"]))
        own = self.word(one, "which", ["any", "own"], "any") == 1
        return ModifyStrategy(self.number(one, "amount", 1, 20), side, own)

    def choose_one(self, one: dict[str, Any]) -> Effect:
        self.known_keys(one, "op options")
        options = one.get("options", [])
        if not isinstance(options, list) or not 2 <= len(options) <= 8:
            self.wrong("'options' is a list of two to eight lists of effects")
            options = []
        branches = vec[Effect]()
        for option in options:
            branches = append(branches, self.effects(option, at_player=True))
        return ChooseOne(branches)

    def on_character(self, one: dict[str, Any]) -> Effect:
        op = one["op"]
        self.known_keys(one, f"op target {KEYS_ON_CHARACTER.get(op, '')}")
        aim = Aim(self.target(one.get("target", {})))
        if op == "modify_strength":
            return ModifyStrength(aim, self.number(one, "amount", -20, 20))
        if op == "add_symbols":
            return AddSymbols(aim, self.symbols(one.get("symbols"), "symbols"))
        if op == "relocate":
            return Relocate(aim, self.word(one, "to", ["another_strategy", "any_other_place"]) == 1)
        made: Effect = ON_CHARACTER[op](aim)
        return made

    def target(self, found: object) -> Target:
        if found == "self":
            if self.kind not in (LEADER, HERO, MERCENARY):
                self.wrong('"self" is a character that uses its ability; this is none')
            return THE_SPEAKER
        if found == "same":
            return THE_SAME
        if not isinstance(found, dict):
            self.wrong('a target is "self", "same" or a table such as { owner = "opponent", max_strength = 3 }')
            return Target()
        self.known_keys(found, "owner kinds min_strength max_strength assigned symbol face_down")
        kinds = found.get("kinds", ["mercenary", "hero"])
        if not isinstance(kinds, list) or not kinds or any(kind not in ("mercenary", "hero") for kind in kinds):
            self.wrong("'kinds' is a list of: mercenary, hero")
            kinds = ["mercenary"]
        if self.number(found, "min_strength", 0, 20, 0) > self.number(found, "max_strength", 0, HIGHEST, HIGHEST):
            self.wrong("'min_strength' is above 'max_strength': nobody fits")
        return Target(
            owner=max(0, self.word(found, "owner", OWNER_WORDS, "any")),
            mercenaries="mercenary" in kinds,
            heroes="hero" in kinds,
            least=self.number(found, "min_strength", 0, 20, 0),
            most=self.number(found, "max_strength", 0, HIGHEST, HIGHEST),
            assigned=self.yes_or_no(found, "assigned"),
            symbol=self.symbols([found["symbol"]], "symbol") if "symbol" in found else 0,
            face_down=self.yes_or_no(found, "face_down"),
        )

    def yes_or_no(self, found: dict[str, Any], key: str) -> int:
        value = found.get(key)
        if value is None:
            return EITHER
        if not isinstance(value, bool):
            self.wrong(f"'{key}' is true or false")
            return EITHER
        return int(value)


OWNER_WORDS = ["own", "opponent", "any", "target_player"]  # as `targets` numbers them
ON_CHARACTER: dict[str, Any] = {
    "modify_strength": ModifyStrength,
    "nullify": Nullify,
    "add_symbols": AddSymbols,
    "shield": Shield,
    "kill": Kill,
    "exhaust": Exhaust,
    "ready": Ready,
    "relocate": Relocate,
}
KEYS_ON_CHARACTER = {"modify_strength": "amount", "add_symbols": "symbols", "relocate": "to"}  # beside the target
SIMPLE: dict[str, Any] = {"look_hand": Look, "dispel": Dispel, "capture_territory": Capture}
AT_PLAYER = ("lose", "steal", "discard", "take_card", "look_hand", "capture_territory")


def speaks_of_player(one: dict[str, Any]) -> bool:
    target = one.get("target")
    return one.get("op") in AT_PLAYER or (isinstance(target, dict) and target.get("owner") == "target_player")
