"""The effects a pack of cards is written in; what could never do anything is a mistake. Never compiled."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec

from undercourt.games.secret_city.actions import RESOURCE_NAMES
from undercourt.games.secret_city.catalog import HERO, LEADER, MERCENARY
from undercourt.games.secret_city.effects import Ability
from undercourt.games.secret_city.effects_cards import CHOOSER_NAMES, SOURCE_NAMES
from undercourt.games.secret_city.effects_characters import OnCharacter
from undercourt.games.secret_city.effects_tokens import GAINS, LOSES, MIX_NAMES, STEALS
from undercourt.games.secret_city.effects_words import WORDS
from undercourt.games.secret_city.legal_targets import EITHER, HIGHEST, THE_SAME, THE_SPEAKER, Aim, Target
from undercourt.games.secret_city.pack.lines import shown
from undercourt.games.secret_city.pack.words import Words
from undercourt.kernel.choose import BRANCHES
from undercourt.kernel.combinators import Nothing
from undercourt.kernel.effect import Effect

MOST_EFFECTS = 8  # one after the other
OWNER_WORDS = ["own", "opponent", "any", "target_player"]  # as `legal_targets` numbers them
ON_CHARACTER = [word for word, kind in WORDS.items() if issubclass(kind, OnCharacter)]
KEYS_ON_CHARACTER = {"modify_strength": "amount", "add_symbols": "symbols", "relocate": "to"}  # beside the target

Arguments = tuple[Any, ...]  # of the class that `effects_words` names for a word

# Effects on a target player, and the word with which one may say so, for readers.
AT_PLAYER = {
    "lose": "who",
    "discard": "who",
    "look_hand": "who",
    "steal": "from",
    "take_card": "from",
    "capture_territory": "from",
}

# Moments outside the battle, and what does nothing then. All other moments may be in battle.
BEFORE_BATTLE = ("upkeep", "property")
AFTER_BATTLE = ("on_success", "strategy")
NEEDS_BATTLE = ("relocate", "modify_strategy")
NEEDS_BATTLE_TO_COME = ("modify_strength", "nullify", "add_symbols", "exhaust", "ready", "dispel")
LIES_ON_SOMETHING = ("modify_strength", "nullify", "add_symbols", "modify_strategy")


class EffectWords(Words):
    """Effects, their targets, and whether they can do anything at the moment when they happen."""

    moment = ""  # of the effects that are being read: a timing, "property" or "strategy"

    def numbered(self, effect: Effect) -> Effect:
        self.pack.book.number(effect)
        return effect

    def ability_of(self, one: dict[str, Any], moment: str) -> Effect:
        """All that the key `effects` says. Its target player is chosen when it is used, unless a strategy named one."""
        self.moment = moment
        with self.inside("effects"):
            found = one.get("effects")
            effect = self.effects(found, at_player=moment not in AFTER_BATTLE)
            if moment == "attach" and isinstance(found, list) and not lies_on_something(found):
                words = ", ".join(LIES_ON_SOMETHING)
                self.wrong(f"a card that is attached lies on something: it needs one of {words}, in every choice")
        return self.numbered(effect)

    def effects(self, found: object, at_player: bool) -> Effect:
        listed = self.listed(found)
        made = vec[Effect]()
        done: dict[str, list[str]] = {"self": []}  # what has been done to "self", and to "same" when it is chosen
        for i, one in enumerate(listed):
            with self.inside(i):
                made = append(made, self.effect(one))
                self.follows(one, done)
        return Ability(made, at_player and any(speaks_of_player(one) for one in listed))

    def listed(self, found: object) -> list[dict[str, Any]]:
        if isinstance(found, list) and 1 <= len(found) <= MOST_EFFECTS and all(isinstance(one, dict) for one in found):
            return found
        example = '[{ op = "gain", resource = "money", amount = 2 }]'
        self.wrong(f"effects are a list of 1 to {MOST_EFFECTS}, such as {example}")
        return []

    def follows(self, one: dict[str, Any], done: dict[str, list[str]]) -> None:
        """Notes what happens to whom, and finds what can do nothing after it."""
        op, target = one.get("op"), one.get("target", {})
        if op == "choose_one":
            done.pop("same", None)  # which choice it was made in is open
        if not isinstance(op, str) or op not in ON_CHARACTER:
            return
        if isinstance(target, dict):
            done["same"] = []
        elif target not in ("self", "same"):
            return
        whom = "self" if target == "self" else "same"
        if whom not in done:
            self.wrong('"same" means the character chosen by an effect before it, and there is none', "target")
            return
        if cause := undone_by(op, done[whom]):
            self.wrong(f"'{op}' can do nothing to a character after '{cause}'", "op")
        done[whom].append(op)

    def effect(self, one: dict[str, Any]) -> Effect:
        op = one.get("op")
        if not isinstance(op, str) or op not in WORDS:
            self.wrong(f"there is no effect {shown(op)}; there are: {', '.join(sorted(WORDS))}", "op")
            return Nothing()
        if op in NEEDS_BATTLE and self.moment in BEFORE_BATTLE + AFTER_BATTLE:
            self.wrong(f"'{op}' does nothing here: {self.when()}, and it changes what stands in battle", "op")
        if op in NEEDS_BATTLE_TO_COME and self.moment in AFTER_BATTLE:
            self.wrong(f"'{op}' does nothing here: {self.when()}, and all of it would be over before the next", "op")
        kind: Any = WORDS[op]
        made: Effect = kind(*self.arguments(op, one))
        return made

    def arguments(self, op: str, one: dict[str, Any]) -> Arguments:
        if op in ON_CHARACTER:
            return self.on_character(one)
        read = {
            **dict.fromkeys(("gain", "lose", "steal"), self.tokens),
            "convert": self.convert,
            "draw": self.draw,
            **dict.fromkeys(("discard", "take_card"), self.hand_cards),
            "modify_strategy": self.modify_strategy,
            "choose_one": self.choose_one,
        }
        return read.get(op, self.nothing_more)(one)

    def when(self) -> str:
        order = "before" if self.moment in BEFORE_BATTLE else "after"
        return f"'{self.moment}' comes {order} the battle"

    def effect_keys(self, one: dict[str, Any], keys: str = "") -> None:
        """The words of an effect; among them, for readers, that it is about the target player."""
        key = AT_PLAYER.get(one["op"], "")
        self.known_keys(one, f"op {key} {keys}")
        if key in one and one[key] != "target_player":
            self.wrong(f"'{key}' is {shown(one[key])}, but can only be \"target_player\"", key)

    def nothing_more(self, one: dict[str, Any]) -> Arguments:
        if one["op"] == "dispel":
            self.effect_keys(one, "target")
            self.word(one, "target", ["character_or_strategy"], "character_or_strategy")
        else:
            self.effect_keys(one)
        return ()

    def tokens(self, one: dict[str, Any]) -> Arguments:
        self.effect_keys(one, "resource amount")
        way = {"gain": GAINS, "lose": LOSES, "steal": STEALS}[one["op"]]
        return way, max(0, self.word(one, "resource", MIX_NAMES)), self.number(one, "amount", 1, 20)

    def convert(self, one: dict[str, Any]) -> Arguments:
        self.effect_keys(one, "between max_amount")
        between = one.get("between", [])
        good = isinstance(between, list) and len(between) == 2 and between[0] != between[1]
        if not good or any(resource not in RESOURCE_NAMES for resource in between):
            self.wrong(f"'between' names two different ones of: {', '.join(RESOURCE_NAMES)}", "between")
            between = ["money", "mana"]
        a, b = (RESOURCE_NAMES.index(resource) for resource in between)
        return a, b, self.number(one, "max_amount", 1, 20)

    def draw(self, one: dict[str, Any]) -> Arguments:
        self.effect_keys(one, "deck amount keep")
        amount = self.number(one, "amount", 1, 10)
        source = max(0, self.word(one, "deck", SOURCE_NAMES))
        if "keep" not in one:
            return source, amount, amount
        if source > 2:
            self.wrong("only cards of one common deck can be looked at and put back: leave 'keep' out", "keep")
        elif amount == 1:
            self.wrong("of one card none can be put back: leave 'keep' out", "keep")
        else:
            return source, amount, self.number(one, "keep", 1, amount - 1)
        return source, amount, amount

    def hand_cards(self, one: dict[str, Any]) -> Arguments:
        self.effect_keys(one, "amount chooser")
        amount = self.number(one, "amount", 1, 10)
        choosers = CHOOSER_NAMES if one["op"] == "discard" else CHOOSER_NAMES[1:]
        chooser = CHOOSER_NAMES.index(choosers[max(0, self.word(one, "chooser", choosers))])
        return amount, chooser

    def modify_strategy(self, one: dict[str, Any]) -> Arguments:
        self.effect_keys(one, "amount side which")
        side = max(0, self.word(one, "side", ["for", "against", "choose"]))
        own = self.word(one, "which", ["any", "own"], "any") == 1
        return self.number(one, "amount", 1, 20), side, own

    def choose_one(self, one: dict[str, Any]) -> Arguments:
        self.effect_keys(one, "options")
        options = one.get("options", [])
        if not isinstance(options, list) or not 2 <= len(options) <= BRANCHES:
            self.wrong(f"'options' is a list of 2 to {BRANCHES} lists of effects", "options")
            options = []
        branches = vec[Effect]()
        for i, option in enumerate(options):
            with self.inside("options", i):
                if has_choice(option):
                    self.wrong("'choose_one' cannot stand within another: write all choices in one list")
                else:
                    branches = append(branches, self.effects(option, at_player=True))
        return (branches,)

    # Characters

    def on_character(self, one: dict[str, Any]) -> Arguments:
        op = one["op"]
        self.effect_keys(one, f"target {KEYS_ON_CHARACTER.get(op, '')}")
        with self.inside("target"):
            aim = Aim(self.target(one.get("target", {}), op))
        if op == "modify_strength":
            amount = self.number(one, "amount", -20, 20)
            if amount == 0:
                self.wrong("'amount' is 0, which changes nothing", "amount")
            return aim, amount
        if op == "add_symbols":
            if one.get("symbols") in (None, []):
                self.wrong("'symbols' names at least one symbol", "symbols")
                return aim, 1
            return aim, self.symbols(one["symbols"], "symbols")
        if op == "relocate":
            return aim, self.word(one, "to", ["another_strategy", "any_other_place"]) == 1
        return (aim,)

    def target(self, found: object, op: str) -> Target:
        if found == "self":
            if self.moment != "activated" or self.kind not in (LEADER, HERO, MERCENARY):
                self.wrong('"self" is a character that uses its activated ability; here is none')
            elif self.kind == LEADER and op == "kill":
                self.wrong("a leader never leaves the table")
            return THE_SPEAKER
        if found == "same":
            return THE_SAME
        if not isinstance(found, dict):
            self.wrong('a target is "self", "same" or a table such as { owner = "opponent", max_strength = 3 }')
            return Target()
        self.known_keys(found, "owner kinds min_strength max_strength assigned symbol face_down")
        kinds = found.get("kinds", ["mercenary", "hero"])
        if not isinstance(kinds, list) or not kinds or any(kind not in ("mercenary", "hero") for kind in kinds):
            self.wrong("'kinds' is a list of: mercenary, hero", "kinds")
            kinds = ["mercenary"]
        terms = Target(
            owner=max(0, self.word(found, "owner", OWNER_WORDS, "any")),
            mercenaries="mercenary" in kinds,
            heroes="hero" in kinds,
            least=self.number(found, "min_strength", 1, 20) if "min_strength" in found else 0,
            most=self.number(found, "max_strength", 0, 20) if "max_strength" in found else HIGHEST,
            assigned=self.yes_or_no(found, "assigned", EITHER),
            symbol=self.symbols([found["symbol"]], "symbol") if "symbol" in found else 0,
            face_down=self.yes_or_no(found, "face_down", EITHER),
        )
        if terms.least > terms.most:
            self.wrong("'min_strength' is above 'max_strength': nobody fits")
        if "assigned" in found and self.moment in BEFORE_BATTLE + AFTER_BATTLE:
            self.wrong(f"'assigned' tells nothing here: {self.when()}, when nobody is assigned", "assigned")
        if "face_down" in found and self.moment in AFTER_BATTLE:
            self.wrong(f"'face_down' tells nothing here: {self.when()}, when everybody is face up", "face_down")
        if nobody := fits_nobody(op, terms):
            self.wrong(f"nobody fits: {nobody}")
        return terms


def fits_nobody(op: str, terms: Target) -> str:
    """Why no character can ever be such a target; empty if one can."""
    if terms.assigned == 1 and terms.face_down == 1:
        return "a character that lies face down is not assigned"
    if op == "exhaust" and terms.face_down == 1:
        return "'exhaust' turns characters face down that lie face up"
    if op == "ready" and (terms.face_down == 0 or terms.assigned == 1):
        return "'ready' turns characters face up that lie face down, and those are not assigned"
    if op == "relocate" and (terms.face_down == 1 or terms.assigned == 0):
        return "'relocate' moves characters that are assigned, and those lie face up"
    return ""


def undone_by(op: str, before: list[str]) -> str:
    """Which of the effects on a character leaves nothing for this one to do; empty if none does."""
    if "kill" in before:
        return "kill"
    if op in ("nullify", "shield") and op in before:
        return op
    if op in ("nullify", "modify_strength") and {"nullify", "modify_strength"} & set(before) - {op}:
        return "modify_strength" if op == "nullify" else "nullify"
    turned = [one for one in before if one in ("exhaust", "ready")]
    return turned[-1] if turned and op in ("relocate", turned[-1]) else ""


def lies_on_something(listed: list[Any]) -> bool:
    """Does one of the effects leave the card lying on a character or strategy, whatever is chosen?"""
    for one in listed:
        if not isinstance(one, dict):
            continue
        if one.get("op") in LIES_ON_SOMETHING:
            return True
        options = one.get("options")
        if isinstance(options, list) and all(isinstance(o, list) and lies_on_something(o) for o in options):
            return True
    return False


def has_choice(option: object) -> bool:
    return isinstance(option, list) and any(isinstance(one, dict) and one.get("op") == "choose_one" for one in option)


def speaks_of_player(one: dict[str, Any]) -> bool:
    target = one.get("target")
    return one.get("op") in list(AT_PLAYER) or (isinstance(target, dict) and target.get("owner") == "target_player")
