"""What was typed at a question: which choice it takes, which card it shows, why it is not possible."""

from __future__ import annotations

import re
from collections.abc import Callable

from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page.lines import QUIET
from undercourt.term.page.screen import ENDS, Choice, Screen, card_of
from undercourt.term.tables.drawing import Drawing
from undercourt.term.typed.spelling import name_of, spellings_of_actions
from undercourt.term.typed.words import begins, closest, is_stray, mark, meant, number_in, words
from undercourt.text import Texts, told

LISTED = 8  # things offered when it is not clear which was meant
ASKED_ELSE = ("why_answer_first", "why_must_answer")  # reasons that say only that something else is asked
# `l9 x2`, `2x l9`; the multiplication sign also in Cyrillic.
TIMES_AFTER = re.compile(r"(?P<thing>.+?)\s*[x×х*]\s*(?P<n>\d)", re.IGNORECASE)
TIMES_BEFORE = re.compile(r"(?P<n>\d)\s*[x×х*]\s*(?P<thing>.+)", re.IGNORECASE)


class Answers:
    """Knows everything that can be named in one game, in one language."""

    def __init__(
        self,
        texts: Texts,
        screen: Screen,
        drawing: Drawing,
        verbs: list[Json],
        asked_why: Callable[[str], Json],
    ) -> None:
        self.texts = texts
        self.screen = screen
        self.drawing = drawing
        self.asked_why = asked_why  # empty: it is possible
        self.told_of_rules = False
        self.actions = spellings_of_actions([(verb["name"], verb["objects"]) for verb in verbs], texts)
        names = {slug: words(name_of(slug, texts)) for slug in drawing.cards()}
        others = list(names.values())  # a card of that name goes before one of that slug
        self.cards = {slug: [names[slug], *([words(slug)] if words(slug) not in others else [])] for slug in names}

    # Choices

    def choice(self, typed: str, choices: list[Choice], message: Json) -> Choice | None:
        """By number, by the mark of its card, or by its words; else a line that helps."""
        if not typed:
            if len(choices) == 1:
                return choices[0]
            self.say_limits("ui-type-a-number", choices)
            return None
        if typed.isdecimal():
            return self.numbered(typed, choices)
        found = self.fitting(typed, choices, message)
        if len(found) == 1:
            return found[0]
        if found:
            self.screen.say("ui-which", n=len(found))
            self.screen.show(*[f"  {choice.number} {choice.text}" for choice in found[:LISTED]])
            if len(found) > LISTED:
                self.screen.say("ui-and-more", n=len(found) - LISTED)
        else:
            self.why(typed, choices, message, unknown="ui-unknown")
        return None

    def numbered(self, typed: str, choices: list[Choice]) -> Choice | None:
        found = [choice for choice in choices if choice.number == number_in(typed)]
        if not found:
            self.say_limits("ui-no-such-number", choices)
        return found[0] if found else None

    def say_limits(self, key: str, choices: list[Choice]) -> None:
        """With the range of the numbers."""
        self.screen.say(key, n=len(choices), first=choices[0].number, last=choices[-1].number)

    def fitting(self, typed: str, choices: list[Choice], message: Json) -> list[Choice]:
        """All that may be meant. Very short words count only as the beginning of a choice."""
        if typed.isdecimal():
            return [choice for choice in choices if choice.number == number_in(typed)]
        if self.is_pass(typed):  # whatever there is to end or to decline
            return [choice for choice in choices if choice.name in ENDS]
        found = self.marked(typed, choices, message)
        if found:
            return found
        spelt = {str(i): [words(one.text), *self.actions.get(one.name, [])] for i, one in enumerate(choices)}
        said = self.unmarked(typed, message)
        begun = [i for i in spelt if begins(said, spelt[i])]
        if is_stray(typed):
            numbers = any(word.isdecimal() for word in words(typed))
            return [choices[int(i)] for i in begun if not numbers]
        near = meant(said, spelt)
        if len(near) > 1:
            near = [i for i in near if i in begun] or near
        return [choices[int(i)] for i in near]

    def is_pass(self, typed: str) -> bool:
        """Words and phrases that end or decline something, in any game."""
        return words(typed) in [["pass"], *[words(said) for said in self.texts.say("ui-word-pass").split(",")]]

    def question(self, message: Json) -> str:
        return self.texts.phrase(told(message["decision"]["question"]))

    def marked(self, typed: str, choices: list[Choice], message: Json) -> list[Choice]:
        """The choices with the card of this mark: what is usually done with it, or whatever can be."""
        slug = self.drawing.labels(message["view"]).get(mark(typed))
        found = [choice for choice in choices if slug and choice.card == slug]
        usual = self.drawing.usual[mark(typed)[0]] if slug else ""
        return [choice for choice in found if choice.name.startswith(usual)] or found

    def unmarked(self, typed: str, message: Json) -> str:
        """The cards themselves in place of their marks; a mark alone means what is usually done with it."""
        labels = self.drawing.labels(message["view"])
        said = [name_of(labels[mark(word)], self.texts) if mark(word) in labels else word for word in typed.split(" ")]
        if len(said) == 1 and mark(typed) in labels:
            said.insert(0, self.drawing.usual[mark(typed)[0]])
        return " ".join(said)

    # Several picks in one line

    def picks(self, typed: str, choices: list[Choice], message: Json) -> list[str]:
        """Names of actions with one verb: `l9 l9`, `l9 x2`, `2x l9`, `3 3`, `Long Spit, Sun City`; else none."""
        parts = self.parts(typed, message)
        if len(parts) < 2 or self.fitting(typed, choices, message):
            return []
        names: list[str] = []
        for part in parts:
            found = self.fitting(part, choices, message)
            if len(found) == 1 and " " in found[0].name:
                names.append(found[0].name)
            elif names and not found:
                names.append(f"{names[0].split(' ')[0]} {self.drawing.labels(message['view']).get(mark(part))}")
            else:
                return []
        alike = len({name.split(" ")[0] for name in names}) == 1
        return names if alike and all(name in self.actions for name in names) else []

    def parts(self, typed: str, message: Json) -> list[str]:
        for pattern in (TIMES_AFTER, TIMES_BEFORE):
            times = pattern.fullmatch(typed)
            if times:
                return [times["thing"].strip()] * int(times["n"])
        if "," in typed:
            return [part.strip() for part in typed.split(",") if part.strip()]
        labels = self.drawing.labels(message["view"])
        parts = typed.split()
        return parts if all(part.isdecimal() or mark(part) in labels for part in parts) else []

    # Everything at once

    def asks_for_all(self, typed: str) -> bool:
        """`play all`."""
        said = words(typed)
        return len(said) > 1 and said[-1] in words(f"all {self.texts.say('ui-word-all')}")

    def verb_of_all(self, typed: str, choices: list[Choice], message: Json) -> str:
        """The verb of which all is meant; empty if there is none."""
        if not self.asks_for_all(typed):
            return ""
        said = " ".join(words(typed)[:-1])
        verbs = self.verbs_for_all(choices, message)
        found = [verb for verb in verbs if begins(said, [words(verb), words(self.verb_text(verb))])]
        return found[0] if len(found) == 1 else ""

    def say_what_all_is_for(self, choices: list[Choice], message: Json) -> None:
        verbs = self.verbs_for_all(choices, message)
        told = ", ".join(self.all_of(verb) for verb in verbs)
        self.screen.say("ui-not-all", word=self.texts.say("ui-word-all").split()[0], n=len(verbs), all=told)

    def verbs_for_all(self, choices: list[Choice], message: Json) -> list[str]:
        """Verbs of this question whose every choice is a card in my hand."""
        view = message["view"]
        held = view["players"][view["viewer"]].get("hand", [])
        verbs = dict.fromkeys(choice.name.split(" ")[0] for choice in choices)
        things = {verb: [one.name.partition(" ")[2] for one in choices if is_of(one.name, verb)] for verb in verbs}
        return [verb for verb in verbs if all(thing in held for thing in things[verb])]

    def all_of(self, verb: str) -> str:
        """As it can be typed: `play all`."""
        return f"{self.verb_text(verb).lower()} {self.texts.say('ui-word-all').split()[0]}"

    # Cards

    def card(self, rest: str, choices: list[Choice], message: Json) -> None:
        """By the mark beside it, the number of a choice that names it, or its name."""
        labels = self.drawing.labels(message["view"])
        numbered = {str(choice.number): choice.card for choice in choices}
        asked_by = card_of(message["decision"]["question"]["args"], self.drawing.telling)
        slug = labels.get(mark(rest)) or numbered.get(rest) or (asked_by if not rest else None)
        found = [slug] if slug else meant(rest, self.cards)
        if len(found) == 1:
            self.screen.show(*self.drawing.card(found[0], message["view"]))
        elif found:
            self.screen.say("ui-which", n=len(found))
            self.list_some([name_of(slug, self.texts) for slug in found])
        else:
            self.screen.say("ui-which-card", example=self.example(message))

    def example(self, message: Json) -> str:
        """A mark that is on the table now."""
        return next(iter(self.drawing.labels(message["view"])), self.texts.say("ui-example-card"))

    def list_some(self, names: list[str]) -> None:
        more = len(names) - LISTED
        self.screen.show("  " + ", ".join(names[:LISTED]))
        if more > 0:
            self.screen.say("ui-and-more", n=more)

    # Reasons

    def why(self, rest: str, choices: list[Choice], message: Json, unknown: str) -> None:
        """The reason and its rule, for whatever action the words mean; a number means a choice: that is possible."""
        if rest.isdecimal():
            choice = self.numbered(rest, choices)
            if choice is not None:
                self.screen.show(f"{choice.text}. {self.texts.say('ui-it-is-possible')}")
            return
        if self.is_pass(rest) and not any(choice.name in ENDS for choice in choices):
            self.screen.say("ui-cannot-pass", question=self.question(message))
            return
        verbs = {choice.name.split(" ")[0] for choice in choices}
        found, part = self.named(self.unmarked(rest, message), verbs)
        if len(found) > LISTED:
            found = [name for name in found if self.drawing.is_likely(name, message["view"])] or found
        if not found:
            self.say_limits(unknown, choices)
        elif len(found) > LISTED:
            self.screen.say("ui-which", n=len(found))
            self.list_some([self.action_text(name) for name in found])
        else:
            self.explain(found, part, message)

    def named(self, said: str, verbs: set[str]) -> tuple[list[str], bool]:
        """Actions of that name, those that are asked for first; and whether only a part of the words names them.

        `attack Sun City` where it is asked into which region: the place alone says enough.
        """
        on_offer = {name: spelt for name, spelt in self.actions.items() if name.split(" ")[0] in verbs}
        spelt = said.split()
        tries = [(spelt, on_offer), (spelt, self.actions)]
        tries += [(spelt[i:], on_offer) for i in range(1, len(spelt))]
        tries += [(spelt[:i], self.actions) for i in range(len(spelt) - 1, 0, -1)]
        for part, things in tries:
            found = [] if is_stray(" ".join(part)) else closest(" ".join(part), things)
            if found:
                return found, part != spelt
        return [], False

    def explain(self, names: list[str], part: bool, message: Json) -> None:
        """One thing under several verbs gets one reason, the first that says something; else each gets its own."""
        reasons = {name: self.asked_why(name) for name in names}
        things = {name.partition(" ")[2] for name in names}
        if len(things) == 1:
            telling = [name for name in names if reasons[name] and reasons[name]["key"] not in ASKED_ELSE]
            names = (telling or names)[:1]
        alike = len({self.sentence(reasons[name]).plain for name in names}) == 1
        for name in names[: 1 if alike else LISTED]:
            head = Text("" if alike and (reasons[name] or not part) else f"{self.action_text(name)}: ")
            self.screen.show(head + self.sentence(reasons[name]))
        self.tell_of_rules([reasons[name]["rule"] for name in names if reasons[name] and reasons[name]["rule"]])
        if any(reasons[name] and reasons[name]["key"] in ASKED_ELSE for name in names):
            self.screen.say("ui-asked", QUIET, question=self.question(message))

    def tell_of_rules(self, cited: list[str]) -> None:
        """How to read the rule in brackets, once."""
        if cited and not self.told_of_rules:
            self.screen.say("ui-rule-shows", QUIET, rule=cited[0])
            self.told_of_rules = True

    def reason(self, name: str) -> Text:
        return self.sentence(self.asked_why(name))

    def sentence(self, reason: Json) -> Text:
        if not reason:
            return Text(self.texts.say("ui-it-is-possible"))
        sentence = Text(self.texts.phrase(told(reason)))
        return sentence.append(f"  [{reason['rule']}]", QUIET) if reason["rule"] else sentence

    def action_text(self, name: str) -> str:
        verb, *objects = name.split(" ")
        return " ".join([self.verb_text(verb), *[name_of(slug, self.texts) for slug in objects]])

    def verb_text(self, verb: str) -> str:
        key = f"ui-verb-{verb.replace('_', '-')}"
        return self.texts.say(key, basic=0) if self.texts.has(key) else verb


def is_of(name: str, verb: str) -> bool:
    """Whether that is the name of an action with this verb."""
    return name.split(" ")[0] == verb
