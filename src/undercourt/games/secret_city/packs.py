"""Reading a pack of cards from its file, with every error by line and what would be right. Never compiled."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any

from undercourt.games.secret_city.actions import (
    DECK_NAMES,
    DECK_SIZE,
    HOUSE_CARDS,
    HOUSE_DECK,
    RESOURCES,
    STRATEGIES,
    TERRITORIES,
    UNIQUES,
)
from undercourt.games.secret_city.pack import (
    ACTIVATED,
    ATTACH,
    HERO,
    HOUSE_ARTIFACT,
    LEADER,
    MERCENARY,
    NO_CARD,
    PLAY,
    SINGLE_USE,
    SPELL,
    Pack,
)
from undercourt.games.secret_city.pack_words import SYMBOLS, Mistake, Words
from undercourt.kernel.game import BadPack

HOUSES = ["nav", "lyud", "chud", "masan", "hvan", "chel"]
UNIQUE_CARDS = 3
LANGUAGES = ("en", "ru", "pl")

# Category -> what it is in play, and the decks it may be in.
CATEGORIES: dict[str, tuple[int, list[str]]] = {
    "leader": (LEADER, HOUSES),
    "hero": (HERO, HOUSES),
    "house_spell": (SPELL, HOUSES),
    "house_artifact": (HOUSE_ARTIFACT, HOUSES),
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
    reader = Reader(text)
    pack = reader.read()
    if reader.mistakes:
        found = sorted(set(reader.mistakes))
        raise BadPack("\n".join(f"{name}:{mistake.line}: {mistake.says}" for mistake in found))
    return pack


class Reader(Words):
    """The tables of a pack, one after the other."""

    def read(self) -> Pack:
        try:
            data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"line (\d+)", str(error))
            self.mistakes.append(Mistake(int(found[1]) if found else 1, f"this is not TOML: {error}"))
            return self.pack
        self.where = ("pack", "game")
        head = data.get("pack", {})
        if not isinstance(head, dict) or head.get("game") != "secret_city" or head.get("format") != 1:
            self.wrong('a pack begins with [pack], game = "secret_city" and format = 1')
            return self.pack
        self.strategies(self.tables(data, "strategy"))
        self.territories(self.tables(data, "territory"))
        self.cards(self.tables(data, "card"))
        self.kind = NO_CARD
        self.houses(self.tables(data, "house"))
        for table in data:
            if table not in ("pack", "strategy", "territory", "card", "house"):
                self.where = (table, "")
                self.wrong(f"no table is called '{table}'; there are: pack, house, card, territory, strategy")
        return self.pack

    def tables(self, data: dict[str, Any], kind: str) -> dict[str, dict[str, Any]]:
        found = data.get(kind, {})
        if not isinstance(found, dict):
            self.where = (kind, "")
            self.wrong(f"write [{kind}.SOME_NAME] for each {kind}")
            return {}
        good: dict[str, dict[str, Any]] = {}
        for slug, one in found.items():
            self.where = (f"{kind}.{slug}", "")
            if not isinstance(one, dict):
                self.wrong(f"write [{kind}.{slug}] and its keys below")
            elif not re.fullmatch(r"[a-z0-9_]+", slug) or re.fullmatch(r"(card|territory|strategy)_\d+", slug):
                self.wrong(f"'{slug}' cannot be a short name: use small letters, digits and _, not like card_20")
            elif slug in self.slugs:
                self.wrong(f"'{slug}' is there twice: short names are given once in a pack")
            else:
                self.slugs.add(slug)
                good[slug] = one
        self.pack.names[kind] = {slug: self.name_of(kind, slug, one) for slug, one in good.items()}
        return good

    def name_of(self, kind: str, slug: str, one: dict[str, Any]) -> dict[str, str]:
        """In three languages; a name in one of them serves for all."""
        self.where = (f"{kind}.{slug}", "name")
        name = one.get("name", slug.replace("_", " "))
        if isinstance(name, str):
            return dict.fromkeys(LANGUAGES, name)
        if not isinstance(name, dict) or not name or any(lang not in LANGUAGES for lang in name):
            self.wrong('a name is a text, or { en = "...", ru = "...", pl = "..." }')
            return dict.fromkeys(LANGUAGES, slug)
        some = next(iter(name.values()))
        return {lang: str(name.get(lang, some)) for lang in LANGUAGES}

    # The tables

    def strategies(self, found: dict[str, dict[str, Any]]) -> None:
        places: list[str] = [""] * STRATEGIES
        for slug, one in found.items():
            self.where = (f"strategy.{slug}", "card")
            self.known_keys(one, "name card base type effects confirmed inferred")
            self.pack.confirmed[slug] = one.get("confirmed", [])
            number = (self.number(one, "card", 1, 6) - 1) * 2 + max(0, self.yes_or_no(one, "base"))
            if places[number]:
                self.wrong(f"the {'base' if number % 2 else 'non-base'} side of card {number // 2 + 1} is there twice")
            places[number] = slug
            self.where = (f"strategy.{slug}", "type")
            self.pack.type[number] = 2 ** max(0, self.word(one, "type", list(SYMBOLS)))
            self.pack.base[number] = number % 2
            self.where = (f"strategy.{slug}", "effects")
            self.pack.resolve[number] = self.numbered(self.effects(one.get("effects"), at_player=False))
        for number, slug in enumerate(places):
            if not slug:
                self.where = ("", "")
                self.wrong(f"strategy card {number // 2 + 1} has no {'base' if number % 2 else 'non-base'} side")
        self.pack.strategies = [slug or f"strategy_{i}" for i, slug in enumerate(places)]

    def territories(self, found: dict[str, dict[str, Any]]) -> None:
        self.pack.territories = list(found)
        if len(found) != TERRITORIES:
            self.where = ("territory", "")
            self.wrong(f"there are {len(found)} territories, but must be {TERRITORIES}")
            self.pack.territories = (list(found) + [f"territory_{i}" for i in range(TERRITORIES)])[:TERRITORIES]
        for number, (slug, one) in enumerate(list(found.items())[:TERRITORIES]):
            self.where = (f"territory.{slug}", "")
            self.known_keys(one, "name kind income effects confirmed inferred")
            self.pack.confirmed[slug] = one.get("confirmed", [])
            for resource, n in enumerate(self.cost(one, "income")):
                self.pack.income[number * RESOURCES + resource] = n
            self.where = (f"territory.{slug}", "effects")
            self.pack.property[number] = self.numbered(self.effects(one.get("effects"), at_player=True))

    def houses(self, found: dict[str, dict[str, Any]]) -> None:
        for number, slug in enumerate(HOUSES):
            one = found.get(slug)
            if one is None:
                self.where = ("house", "")
                self.wrong(f"the house '{slug}' is missing")
                continue
            self.where = (f"house.{slug}", "home")
            self.known_keys(one, "name home natural_strategy confirmed inferred")
            self.pack.confirmed[slug] = one.get("confirmed", [])
            home = self.word(one, "home", self.pack.territories)
            self.where = (f"house.{slug}", "natural_strategy")
            natural = self.word(one, "natural_strategy", self.pack.strategies)
            self.where = (f"house.{slug}", "home")
            if home >= 0 and self.pack.house_of_home[home] >= 0:
                self.wrong(f"'{one['home']}' is the home of another house already")
            elif home >= 0:
                self.pack.home[number] = home
                self.pack.house_of_home[home] = number
            self.pack.natural[number] = natural
        for slug in found:
            if slug not in HOUSES:
                self.where = (f"house.{slug}", "")
                self.wrong(f"'{slug}' is no house; they are: {', '.join(HOUSES)}")

    def cards(self, found: dict[str, dict[str, Any]]) -> None:
        used = dict.fromkeys([*DECK_NAMES, *HOUSES, "unique"], 0)
        slugs: dict[int, str] = {}
        for slug, one in found.items():
            self.where = (f"card.{slug}", "deck")
            deck = self.word(one, "deck", list(used))
            if deck < 0:
                continue
            name = list(used)[deck]
            room = DECK_SIZE if name in DECK_NAMES else HOUSE_DECK if name in HOUSES else UNIQUE_CARDS
            if used[name] == room:
                self.wrong(f"the deck '{name}' has room for {room} different cards")
                continue
            first = deck * DECK_SIZE if deck < 3 else HOUSE_CARDS + (deck - 3) * HOUSE_DECK if deck < 9 else UNIQUES
            card = first + used[name]
            used[name] += 1
            slugs[card] = slug
            self.card(card, slug, one, name)
        for deck, name in enumerate(DECK_NAMES):
            total = sum(self.pack.copies[deck * DECK_SIZE + i] for i in range(DECK_SIZE))
            if not 1 <= total <= 40:
                self.where = ("card", "")
                self.wrong(f"the deck '{name}' has {total} cards; it must have from 1 to 40")
        for number, name in enumerate(HOUSES):
            leaders = [i for i in range(7) if self.pack.category[HOUSE_CARDS + number * 7 + i] == LEADER]
            if used[name] != HOUSE_DECK or len(leaders) != 1:
                self.where = ("card", "")
                self.wrong(f"the house '{name}' must have {HOUSE_DECK} cards, one of them its leader")
        self.pack.slugs = [slugs.get(card, f"card_{card}") for card in range(len(self.pack.category))]

    def card(self, card: int, slug: str, one: dict[str, Any], deck: str) -> None:
        pack = self.pack
        self.where = (f"card.{slug}", "")
        self.known_keys(one, "name deck category strength symbols cost copies territory ability confirmed inferred")
        pack.confirmed[slug] = one.get("confirmed", [])
        self.where = (f"card.{slug}", "category")
        category = self.word(one, "category", list(CATEGORIES))
        if category < 0:
            return
        kind, decks = list(CATEGORIES.values())[category]
        if deck not in decks:
            self.wrong(f"a card of category '{one['category']}' belongs in: {', '.join(decks)}")
        pack.category[card] = kind
        self.kind = kind
        self.where = (f"card.{slug}", "copies")
        pack.copies[card] = self.number(one, "copies", 1, 12, 1) if deck in DECK_NAMES else 1
        for resource, n in enumerate(self.cost(one, "cost")):
            pack.cost[card * RESOURCES + resource] = n
        if kind in (LEADER, HERO, MERCENARY):
            self.where = (f"card.{slug}", "strength")
            pack.strength[card] = self.number(one, "strength", 0, 20)
            self.where = (f"card.{slug}", "symbols")
            pack.symbols[card] = self.symbols(one.get("symbols", []), "symbols")
        elif "strength" in one:
            self.where = (f"card.{slug}", "strength")
            self.wrong("only characters have a strength")
        if deck == "unique":
            self.where = (f"card.{slug}", "territory")
            territory = self.word(one, "territory", pack.territories)
            if territory >= 0 and pack.unique_on[territory] >= 0:
                self.wrong(f"another unique card lies on '{one['territory']}' already")
            elif territory >= 0:
                pack.unique_on[territory] = card
        self.abilities(card, slug, kind, one.get("ability", []))

    def abilities(self, card: int, slug: str, kind: int, found: object) -> None:
        self.where = (f"card.{slug}", "ability")
        if not isinstance(found, list):
            self.wrong(f"abilities are written as [[{self.where[0]}.ability]]")
            return
        used: set[str] = set()
        for ability in found:
            self.where = (f"card.{slug}", "ability")
            if not isinstance(ability, dict):
                self.wrong(f"abilities are written as [[{self.where[0]}.ability]]")
                continue
            timing = ability.get("timing")
            allowed = ["activated"] if card >= UNIQUES and kind == HOUSE_ARTIFACT else TIMINGS_OF[kind]
            if timing not in allowed:
                self.wrong(f"the timing is {timing!r}, but on such a card must be one of: {', '.join(allowed)}")
                continue
            if timing in used and timing != "passive":
                self.wrong(f"a card has one ability with timing '{timing}' at most")
            used.add(timing)
            self.known_keys(ability, "timing cost effects" if timing == "activated" else "timing effects")
            self.ability(card, timing, ability)
        if kind == SPELL and not used:
            self.wrong("this card does nothing: it needs an ability with timing 'play' or 'attach'")
        if len(used & set(TIMINGS)) > 1:
            self.wrong("a card is used in one way only: play, attach, activated or single_use")

    def ability(self, card: int, timing: str, ability: dict[str, Any]) -> None:
        pack = self.pack
        if timing == "passive":
            for passive in self.listed(ability.get("effects")):
                self.passive(card, passive)
            return
        self.where = (self.where[0], "effects")
        effect = self.effects(ability.get("effects"), at_player=timing != "on_success")
        if timing == "upkeep":
            pack.upkeep[card] = self.numbered(effect)
        elif timing == "on_success":
            pack.on_success[card] = self.numbered(effect)
        else:
            pack.timing[card] = TIMINGS[timing]
            pack.effect[card] = self.numbered(effect)
            for resource, n in enumerate(self.cost(ability, "cost")):
                pack.ability_cost[card * RESOURCES + resource] = n

    def passive(self, card: int, effect: dict[str, Any]) -> None:
        pack = self.pack
        op = effect.get("op")
        if op == "limit":
            kind = self.word(effect, "kind", ["characters", "hand"])
            if kind == 0:
                pack.character_limit[card] = self.number(effect, "value", 1, 7)
            else:
                pack.hand_limit[card] = self.number(effect, "value", 1, 20)
        elif op == "initiative_free":
            pack.initiative_free[card] = 1
        elif op == "natural_bonus":
            pack.natural_margin[card] = self.number(effect, "min_margin", 1, 50, 5)
            pack.natural_influence[card] = self.number(effect, "influence", 0, 10, 1)
        else:
            self.wrong(f"'{op}' is nothing a passive ability can be; possible are: {', '.join(PASSIVES)}")
