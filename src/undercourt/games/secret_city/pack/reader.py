"""Reading a pack of cards from its file, with every error by line and what would be right. Never compiled."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

from undercourt.games.secret_city.actions import (
    CARDS,
    DECK_NAMES,
    DECK_SIZE,
    HOUSE_CARDS,
    HOUSE_DECK,
    RESOURCES,
    ROOM,
    STRATEGIES,
    TERRITORIES,
    UNIQUES,
    space,
)
from undercourt.games.secret_city.catalog import (
    ACTIVATED,
    ATTACH,
    HERO,
    HOUSE_ARTIFACT,
    HOUSE_NAMES,
    LEADER,
    MERCENARY,
    MOST_IN_HAND,
    PLAY,
    SINGLE_USE,
    SPELL,
    Pack,
)
from undercourt.games.secret_city.pack.effects import EffectWords
from undercourt.games.secret_city.pack.ends import endless
from undercourt.games.secret_city.pack.lines import faults_of_text, parsed, shown
from undercourt.games.secret_city.pack.words import SYMBOLS, said
from undercourt.kernel.game import BadPack

UNIQUE_CARDS = CARDS - UNIQUES
MOST_COPIES = 12
MOST_IN_DECK = 40
LONGEST_SLUG = 40
# Words that stand where the game could also name a thing of the pack.
RESERVED = ["none", "nobody", "hidden", "house", "unique", *DECK_NAMES]

# Category -> what it is in play, and the decks it may be in.
CATEGORIES: dict[str, tuple[int, list[str]]] = {
    "leader": (LEADER, HOUSE_NAMES),
    "hero": (HERO, HOUSE_NAMES),
    "house_spell": (SPELL, HOUSE_NAMES),
    "house_artifact": (HOUSE_ARTIFACT, HOUSE_NAMES),
    "spell": (SPELL, ["spells"]),
    "mercenary": (MERCENARY, ["mercenaries"]),
    "artifact_mercenary": (MERCENARY, ["artifacts"]),
    "artifact": (SPELL, ["artifacts"]),
    "unique_mercenary": (MERCENARY, ["unique"]),
    "unique_artifact": (HOUSE_ARTIFACT, ["unique"]),
}
TIMINGS = {"play": PLAY, "attach": ATTACH, "activated": ACTIVATED, "single_use": SINGLE_USE}
TIMINGS_OF = {
    SPELL: ["play", "attach"],
    HOUSE_ARTIFACT: ["single_use"],
    LEADER: ["passive", "upkeep", "activated"],
    HERO: ["passive", "upkeep", "activated", "on_success"],
    MERCENARY: ["passive", "upkeep", "activated"],
}
PASSIVES = ["limit", "initiative_free", "natural_bonus"]


def default_text() -> str:
    """The pack that comes with the game."""
    return (files("undercourt.games.secret_city") / "cards.toml").read_text("utf-8")


def read_pack(text: str, name: str = "pack") -> Pack:
    """The pack, or BadPack with every mistake."""
    mistakes = faults_of_text(text)
    data = {} if mistakes else parsed(text, mistakes)
    if not mistakes:
        reader = Reader(text)
        reader.read(data)
        mistakes = reader.mistakes
    if mistakes:
        raise BadPack("\n".join(f"{name}:{mistake.line}: {mistake.says}" for mistake in sorted(set(mistakes))))
    pack = reader.pack
    pack.gather()
    pack.space = space(pack.slugs, pack.territories, pack.strategies)
    return pack


class Reader(EffectWords):
    """The tables of a pack, one after the other."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.slugs: set[str] = set()

    def read(self, data: dict[str, Any]) -> None:
        if not self.head(data.get("pack")):
            return
        self.strategies(self.tables(data, "strategy"))
        self.territories(self.tables(data, "territory"))
        self.cards(self.tables(data, "card"))
        self.houses(self.tables(data, "house"))
        for table in data:
            if table not in ("pack", "strategy", "territory", "card", "house"):
                tables = "pack, house, card, territory, strategy"
                self.wrong(f"no table is called {shown(table)}; there are: {tables}", table)
        self.fill_piles()

    def head(self, found: object) -> bool:
        with self.inside("pack"):
            good = isinstance(found, dict) and found.get("game") == "secret_city" and found.get("format") == 1
            if not good or not isinstance(found, dict) or type(found["format"]) is not int:
                self.wrong('a pack begins with [pack], game = "secret_city" and format = 1', "game")
                return False
            self.known_keys(found, "game format title")
            if "title" in found:
                self.pack.title = self.text(found["title"], "title")
        return True

    def tables(self, data: dict[str, Any], kind: str) -> dict[str, dict[str, Any]]:
        found = data.get(kind, {})
        with self.inside(kind):
            if not isinstance(found, dict):
                self.wrong(f"write [{kind}.SOME_NAME] for each {kind}")
                return {}
            good: dict[str, dict[str, Any]] = {}
            for slug, one in found.items():
                if not isinstance(one, dict):
                    self.wrong(f"{shown(slug)} is no table: write [{kind}.SOME_NAME] and its keys below", slug)
                elif self.is_good_slug(slug):
                    self.slugs.add(slug)
                    good[slug] = one
            self.pack.names[kind] = self.names(good, kind)
        return good

    def is_good_slug(self, slug: str) -> bool:
        before = len(self.mistakes)
        if len(slug) > LONGEST_SLUG or not re.fullmatch(r"[a-z0-9]+(_+[a-z0-9]+)*", slug):
            rule = f"use 1 to {LONGEST_SLUG} small letters and digits, and _ between them"
            self.wrong(f"{shown(slug)} cannot be a short name: {rule}", slug)
        elif re.fullmatch(r"(card|territory|strategy)_\d+", slug) or slug in RESERVED:
            self.wrong(f"'{slug}' cannot be a short name: the game uses that word itself", slug)
        elif slug in self.slugs:
            self.wrong(f"'{slug}' is there twice: short names are given once in a pack", slug)
        return len(self.mistakes) == before

    def names(self, found: dict[str, dict[str, Any]], kind: str) -> dict[str, dict[str, str]]:
        """Of all things of a kind; none is called like another, so that a player can say which one is meant."""
        named: dict[str, dict[str, str]] = {}
        taken: dict[tuple[str, str], str] = {}
        for slug, one in found.items():
            with self.inside(slug):
                named[slug] = self.name(one, slug)
                for lang, name in named[slug].items():
                    other = taken.setdefault((lang, name.casefold()), slug)
                    if other != slug and name:
                        self.wrong(f"the {kind} '{other}' is called {shown(name)} too (in {lang})", "name")
        return named

    # The tables

    def strategies(self, found: dict[str, dict[str, Any]]) -> None:
        places: list[str] = [""] * STRATEGIES
        for slug, one in found.items():
            with self.inside("strategy", slug):
                self.known_keys(one, "name card base type effects confirmed inferred")
                self.pack.confirmed[slug] = self.sources(one, "name card base type ability")
                if type(one.get("base")) is not bool:
                    self.wrong(f"'base' is {said(one, 'base')}, but must be true or false", "base")
                number = (self.number(one, "card", 1, 6) - 1) * 2 + int(one.get("base") is True)
                if places[number]:
                    side = "base" if number % 2 else "non-base"
                    self.wrong(f"the {side} side of card {number // 2 + 1} is there twice", "card")
                places[number] = slug
                self.pack.type[number] = 2 ** max(0, self.word(one, "type", list(SYMBOLS)))
                self.pack.base[number] = number % 2
                self.pack.resolve[number] = self.ability_of(one, "strategy")
        for number, slug in enumerate(places):
            if not slug:
                side = "base" if number % 2 else "non-base"
                self.wrong(f"strategy card {number // 2 + 1} has no {side} side", "strategy")
        self.pack.strategies = [slug or f"strategy_{i}" for i, slug in enumerate(places)]

    def territories(self, found: dict[str, dict[str, Any]]) -> None:
        self.pack.territories = list(found)
        if len(found) != TERRITORIES:
            self.wrong(f"there are {len(found)} territories, but must be {TERRITORIES}", "territory")
            self.pack.territories = (list(found) + [f"territory_{i}" for i in range(TERRITORIES)])[:TERRITORIES]
        for number, (slug, one) in enumerate(list(found.items())[:TERRITORIES]):
            with self.inside("territory", slug):
                self.known_keys(one, "name income effects confirmed inferred")
                self.pack.confirmed[slug] = self.sources(one, "name income property")
                for resource, n in enumerate(self.cost(one, "income")):
                    self.pack.income[number * RESOURCES + resource] = n
                self.pack.property[number] = self.ability_of(one, "property")

    def houses(self, found: dict[str, dict[str, Any]]) -> None:
        for number, slug in enumerate(HOUSE_NAMES):
            if slug not in found:
                self.wrong(f"the house '{slug}' is missing", "house")
                continue
            one = found[slug]
            with self.inside("house", slug):
                self.known_keys(one, "name home natural_strategy confirmed inferred")
                self.pack.confirmed[slug] = self.sources(one, "name home natural_strategy")
                home = self.word(one, "home", self.pack.territories)
                self.pack.natural[number] = self.word(one, "natural_strategy", self.pack.strategies)
                if home >= 0 and self.pack.house_of_home[home] >= 0:
                    self.wrong(f"'{one['home']}' is the home of another house already", "home")
                elif home >= 0:
                    self.pack.home[number] = home
                    self.pack.house_of_home[home] = number
        for slug in found:
            if slug not in HOUSE_NAMES:
                self.wrong(f"'{slug}' is no house; they are: {', '.join(HOUSE_NAMES)}", "house", slug)

    # Cards

    def cards(self, found: dict[str, dict[str, Any]]) -> None:
        used = dict.fromkeys([*DECK_NAMES, *HOUSE_NAMES, "unique"], 0)
        self.pack.slugs = [f"card_{card}" for card in range(CARDS)]
        for slug, one in found.items():
            with self.inside("card", slug):
                deck = self.word(one, "deck", list(used))
                if deck < 0:
                    continue
                name = list(used)[deck]
                room = DECK_SIZE if name in DECK_NAMES else HOUSE_DECK if name in HOUSE_NAMES else UNIQUE_CARDS
                if used[name] == room:
                    self.wrong(f"the deck '{name}' has room for {room} different cards", "deck")
                    continue
                first = deck * DECK_SIZE if deck < 3 else HOUSE_CARDS + (deck - 3) * HOUSE_DECK if deck < 9 else UNIQUES
                card = first + used[name]
                used[name] += 1
                self.pack.slugs[card] = slug
                self.card(card, one, name)
        self.decks(used)

    def decks(self, used: dict[str, int]) -> None:
        for deck, name in enumerate(DECK_NAMES):
            total = sum(self.pack.copies[deck * DECK_SIZE + i] for i in range(DECK_SIZE))
            if not 1 <= total <= MOST_IN_DECK:
                self.wrong(f"the deck '{name}' has {total} cards; it must have from 1 to {MOST_IN_DECK}", "card")
        for number, name in enumerate(HOUSE_NAMES):
            first = HOUSE_CARDS + number * HOUSE_DECK
            leaders = [card for card in range(first, first + HOUSE_DECK) if self.pack.category[card] == LEADER]
            if used[name] != HOUSE_DECK or len(leaders) != 1:
                self.wrong(f"the house '{name}' must have {HOUSE_DECK} cards, one of them its leader", "card")
        if used["unique"] != UNIQUE_CARDS:
            self.wrong(f"there are {used['unique']} unique cards, but must be {UNIQUE_CARDS}", "card")

    def card(self, card: int, one: dict[str, Any], deck: str) -> None:
        pack = self.pack
        self.known_keys(one, "name deck category strength symbols cost copies territory ability confirmed inferred")
        words = "name deck category strength symbols cost copies territory ability"
        pack.confirmed[pack.slugs[card]] = self.sources(one, words)
        category = self.word(one, "category", list(CATEGORIES))
        if category < 0:
            return
        kind, decks = list(CATEGORIES.values())[category]
        if deck not in decks:
            self.wrong(f"a card of category '{one['category']}' belongs in: {', '.join(decks)}", "category")
            return
        pack.category[card] = self.kind = kind
        self.only(one, "copies", deck in DECK_NAMES, "of cards in a common deck can there be several")
        self.only(one, "territory", deck == "unique", "unique cards lie on a territory")
        self.only(one, "cost", kind != LEADER, "what is bought or used from the hand has a cost, and a leader is not")
        for key in ("strength", "symbols"):
            self.only(one, key, kind in (LEADER, HERO, MERCENARY), f"characters have '{key}'")
        pack.copies[card] = self.number(one, "copies", 1, MOST_COPIES, 1)
        for resource, n in enumerate(self.cost(one, "cost")):
            pack.cost[card * RESOURCES + resource] = n
        if kind in (LEADER, HERO, MERCENARY):
            pack.strength[card] = self.number(one, "strength", 0, 20)
            pack.symbols[card] = self.symbols(one.get("symbols", []), "symbols")
        if deck == "unique":
            territory = self.word(one, "territory", pack.territories)
            if territory >= 0 and pack.unique_on[territory] >= 0:
                self.wrong(f"another unique card lies on '{one['territory']}' already", "territory")
            elif territory >= 0:
                pack.unique_on[territory] = card
        self.abilities(card, kind, one.get("ability", []))

    def only(self, one: dict[str, Any], key: str, allowed: bool, why: str) -> None:
        """A key that this card has no use for."""
        if key in one and not allowed:
            self.wrong(f"'{key}' does nothing here: only {why}", key)

    def abilities(self, card: int, kind: int, found: object) -> None:
        if not isinstance(found, list) or not all(isinstance(ability, dict) for ability in found):
            table = f"card.{self.pack.slugs[card]}.ability"
            self.wrong(f"abilities are written as [[{table}]]", "ability")
            return
        allowed = ["activated"] if card >= UNIQUES and kind == HOUSE_ARTIFACT else TIMINGS_OF[kind]
        used: list[str] = []
        for i, ability in enumerate(found):
            with self.inside("ability", i):
                timing = ability.get("timing")
                if timing not in allowed:
                    says = f"the timing is {shown(timing)}, but on such a card must be one of: {', '.join(allowed)}"
                    self.wrong(says, "timing")
                    continue
                if timing in used:
                    self.wrong(f"a card has one ability with timing '{timing}' at most", "timing")
                used.append(timing)
                self.known_keys(ability, "timing cost effects" if timing == "activated" else "timing effects")
                self.ability(card, timing, ability)
        if kind in (SPELL, HOUSE_ARTIFACT) and not found:
            self.wrong(f"this card does nothing: it needs an ability with timing {' or '.join(allowed)}")
        if len(set(used) & set(TIMINGS)) > 1:
            self.wrong("a card is used in one way only: play, attach, activated or single_use")

    def ability(self, card: int, timing: str, ability: dict[str, Any]) -> None:
        pack = self.pack
        if timing == "passive":
            self.passives(card, ability)
        elif timing == "upkeep":
            pack.upkeep[card] = self.ability_of(ability, timing)
        elif timing == "on_success":
            pack.on_success[card] = self.ability_of(ability, timing)
        else:
            pack.timing[card] = TIMINGS[timing]
            pack.effect[card] = self.ability_of(ability, timing)
            for resource, n in enumerate(self.cost(ability, "cost")):
                pack.ability_cost[card * RESOURCES + resource] = n

    def passives(self, card: int, ability: dict[str, Any]) -> None:
        """What always holds while the character is on the table."""
        with self.inside("effects"):
            found = self.listed(ability.get("effects"))
            for i, one in enumerate(found):
                with self.inside(i):
                    self.passive(card, one)
                    same = [other for other in found[:i] if all(other.get(k) == one.get(k) for k in ("op", "kind"))]
                    if same:
                        self.wrong(f"{shown(one.get('op'))} is there twice")

    def passive(self, card: int, one: dict[str, Any]) -> None:
        pack = self.pack
        op = one.get("op")
        if op == "limit":
            self.known_keys(one, "op kind value")
            kind = self.word(one, "kind", ["characters", "hand"])
            if kind == 0:
                pack.character_limit[card] = self.number(one, "value", ROOM, ROOM)
            else:
                pack.hand_limit[card] = self.number(one, "value", MOST_IN_HAND + 1, 20)
        elif op == "initiative_free":
            self.known_keys(one, "op")
            pack.initiative_free[card] = 1
        elif op == "natural_bonus":
            self.known_keys(one, "op min_margin influence")
            if self.kind != LEADER:
                self.wrong("'natural_bonus' does nothing here: only leaders have it", "op")
            pack.natural_margin[card] = self.number(one, "min_margin", 1, 50, 5)
            pack.natural_influence[card] = self.number(one, "influence", 1, 10, 1)
        else:
            self.wrong(f"{shown(op)} is nothing a passive ability can be; possible are: {', '.join(PASSIVES)}", "op")

    # The whole

    def fill_piles(self) -> None:
        """All common cards and those of a house may come into one hand; and every turn must end."""
        self.pack.room_in_piles = sum(self.pack.copies[:HOUSE_CARDS]) + HOUSE_DECK
        if self.mistakes:
            return
        for card in endless(self.pack):
            says = "cards like this one could be used for ever: they bring back what they cost, in tokens and cards"
            self.wrong(f"{says}; let it cost more or bring less", "card", self.pack.slugs[card])
