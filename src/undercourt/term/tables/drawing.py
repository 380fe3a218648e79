"""How the table of a game is drawn as text: `Drawing` does it for any game, plainly, and a game does better."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page import seats
from undercourt.term.page.lines import QUIET, capitalised
from undercourt.term.tables import plain
from undercourt.text import Texts, told

Args = Mapping[str, int | str]

LINE = 80  # columns, where nobody says how many there are


def as_told(events: list[Json], before: Json, view: Json) -> list[Json]:
    return events


def all_known(view: Json, seat: int) -> dict[str, int]:
    return {}


def undivided(view: Json, verb: str, args: Args) -> Text:
    return Text()


class Telling(NamedTuple):
    """How the choices, the events and the points of one game are told."""

    # Choices
    first: frozenset[str] = frozenset()  # verbs whose choices come before all others
    later: frozenset[str] = frozenset()  # verbs of what can be added to what is done: after all others
    sentences: frozenset[str] = frozenset()  # verbs whose choices are told in full, each on its own line
    named: tuple[str, ...] = ()  # arguments that name the objects of an action; without them it is told in full
    more: tuple[str, ...] = ("card",)  # arguments that name something of which `card` tells more
    asking: tuple[str, ...] = ("card",)  # arguments that name what asks a question
    between: str = ""  # in the names of objects that are much longer than the others: they have columns of their own
    whole_labels: bool = False  # a note says all there is to say about a choice
    section: Callable[[Json, str, Args], Text] = undivided  # a heading within those of one verb
    hand_always: bool = True  # shown after each action; else only where it changed

    # Events
    noise: frozenset[str] = frozenset()  # told in the full log only: what they change is drawn anyway
    levels: frozenset[str] = frozenset()  # their number is not an amount: it is not added up
    asides: frozenset[str] = frozenset()  # done by others, they change too little to redraw the table
    things: tuple[str, ...] = ("card",)  # arguments in which events may differ and still become one clause
    in_order: bool = False  # only neighbours become one clause, even briefly
    with_views: Callable[[list[Json], Json, Json], list[Json]] = as_told  # adds what two views tell: before and after

    # Points
    face_down: Callable[[Json, int], dict[str, int]] = all_known  # lines of a score sheet: how many things nobody sees


class Drawing:
    """One game in one language. Whatever a game does not draw itself is drawn from its data, as `describe` gives it."""

    telling = Telling()
    commands: tuple[str, ...] = ()  # of this game alone; `look` obeys them
    usual: Mapping[str, str] = {"h": ""}  # what a mark alone means, by its letter: the verb to use with that card

    def __init__(self, texts: Texts, catalog: Json) -> None:
        self.texts = texts
        self.kinds: dict[str, Json] = catalog.get("cards", {})

    def sign(self, slug: str) -> Text:
        return seats.sign(slug, self.texts)

    def seat(self, slug: str) -> Text:
        return seats.seat(slug, self.texts)

    # The table

    def table(self, view: Json, width: int) -> list[RenderableType]:
        """Everything on the table but the players and my hand."""
        return [*self.lines(view, width)]

    def lines(self, view: Json, width: int) -> list[Text]:
        return [*plain.table(view, width, self.texts), *plain.players(view, self.texts)]

    def briefer(self, before: Json | None, view: Json, width: int) -> list[list[RenderableType]]:
        """Shorter ways to draw it, the best first, for terminals that are not tall enough."""
        brief = plain.table(view, width, self.texts, brief=True)
        return [[*brief, *plain.players(view, self.texts)], [*brief]]

    def board(self, view: Json, width: int) -> list[RenderableType]:
        """The map alone, with what its signs mean."""
        return self.table(view, width)

    def changes(self, before: Json, view: Json, width: int) -> list[RenderableType]:
        """The parts of the table that look different now."""
        old = [line.plain for line in self.lines(before, width)]
        return [line for line in self.lines(view, width) if line.plain not in old]

    # Closer

    def look(self, command: str, rest: str, view: Json, width: int) -> list[RenderableType]:
        """What a command of this game shows."""
        return []

    def cards(self) -> list[str]:
        """Everything that `card` can show."""
        return list(self.kinds)

    def card(self, slug: str, view: Json) -> list[RenderableType]:
        """All that is printed on it."""
        lines = [*plain.facts(self.kinds.get(slug, {}), LINE, self.texts), Text(self.card_text(slug))]
        return [Text(self.texts.word("card", slug), "bold"), *[Padding(line, (0, 0, 0, 2)) for line in lines if line]]

    def card_text(self, slug: str) -> str:
        kind = self.kinds.get(slug, {})  # a card in hand may be of another kind, with nothing written on it
        reaction = kind.get("reaction")
        return self.texts.card_text(told(kind["play"]), told(reaction) if reaction else None) if "play" in kind else ""

    def rules(self, view: Json) -> list[RenderableType]:
        """What the help says about rule options that are on."""
        return []

    # Players

    def hand(self, view: Json, width: int) -> list[RenderableType]:
        """My cards with their marks."""
        held = plain.hand(view)
        lines = []
        for mark, slug in self.labels(view).items():
            line = Text(f"{mark}  ", QUIET).append(self.texts.word("card", slug), "bold")
            line.append(f" ×{held.count(slug)}" if held.count(slug) > 1 else "")
            lines.append(line.append(f"  {self.card_text(slug)}".rstrip(), "not bold"))
        return [Text(capitalised(plain.label("hand", self.texts)), QUIET), *lines] if lines else []

    def labels(self, view: Json) -> dict[str, str]:
        """Marks of listed cards (`h2`, `m5`) and the cards they stand for."""
        return {f"h{i}": slug for i, slug in enumerate(dict.fromkeys(plain.hand(view)), start=1)}

    def purse(self, view: Json) -> list[str]:
        """What the player may spend now, in a few words each."""
        return []

    def belongings(self, view: Json) -> list[str]:
        """Headings of what each player has."""
        return [plain.label(key, self.texts) for key in plain.counted_facts(view)]

    def belonging(self, view: Json, seat: int) -> Sequence[Text | str]:
        """One short entry under each of these headings."""
        return [plain.count(view["players"][seat].get(key)) for key in plain.counted_facts(view)]

    def left_over(self, view: Json, options: list[Json]) -> list[str]:
        """What would be lost by ending the turn now, in a few words each."""
        return []

    # Choices and events

    def place(self, slug: str) -> str:
        """Its name, as short as a list of choices needs it."""
        return self.texts.word("place", slug)

    def note(self, view: Json, verb: str, args: Args) -> Text | str:
        """What is in brackets after a choice: its price, say. May be empty. A `Text` has no brackets."""
        return ""

    def order(self, view: Json, verb: str, args: Args) -> tuple[int | str | list[str], ...]:
        """Where a choice stands among those of its verb; equal ones keep the game's order."""
        return ()

    def is_likely(self, name: str, view: Json) -> bool:
        """Whether somebody may have meant this action, where very many fit the words."""
        return True

    def retold(self, events: list[Json]) -> list[Json]:
        """Events of one seat, where several are better told as one."""
        return events
