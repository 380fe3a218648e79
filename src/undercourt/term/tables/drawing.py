"""How the table of one game is drawn as text: what a game supplies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from undercourt.term.line import Json


def as_told(events: list[Json], before: Json, view: Json) -> list[Json]:
    return events


def all_known(view: Json, seat: int) -> dict[str, int]:
    return {}


def undivided(view: Json, verb: str, args: Mapping[str, int | str]) -> Text:
    return Text()


class Telling(NamedTuple):
    """How the events and the points of one game are told."""

    noise: frozenset[str]  # told in the full log only: what they change is drawn anyway
    levels: frozenset[str] = frozenset()  # their number is not an amount: it is not added up
    asides: frozenset[str] = frozenset()  # done by others, they change too little to redraw the table
    in_order: bool = False  # only neighbours become one clause, even briefly
    sentences: frozenset[str] = frozenset()  # verbs whose choices are told in full, each on its own line
    hand_always: bool = True  # shown after each action; else only where it changed
    with_views: Callable[[list[Json], Json, Json], list[Json]] = as_told  # adds what two views tell: before and after
    whole_labels: bool = False  # a note says all there is to say about a choice
    first: frozenset[str] = frozenset()  # verbs whose choices come before all others
    section: Callable[[Json, str, Mapping[str, int | str]], Text] = undivided  # a heading within those of one verb
    face_down: Callable[[Json, int], dict[str, int]] = all_known  # lines of a score sheet: how many things nobody sees


class Drawing(Protocol):
    """How the view of one game is drawn as text."""

    @property
    def telling(self) -> Telling: ...

    @property
    def commands(self) -> tuple[str, ...]:
        """Commands of this game alone; `look` obeys them."""
        ...

    @property
    def usual(self) -> Mapping[str, str]:
        """What a mark alone means, by its letter: the verb of the action with that card."""
        ...

    def look(self, command: str, rest: str, view: Json, width: int) -> list[RenderableType]: ...

    def table(self, view: Json, width: int) -> list[RenderableType]:
        """Everything on the table but the players and my hand."""
        ...

    def briefer(self, before: Json | None, view: Json, width: int) -> list[list[RenderableType]]:
        """Shorter ways to draw it, the best first, for terminals that are not tall enough."""
        ...

    def board(self, view: Json, width: int) -> list[RenderableType]:
        """The map alone, with what its signs mean."""
        ...

    def changes(self, before: Json, view: Json, width: int) -> list[RenderableType]:
        """The parts of the table that look different now."""
        ...

    def hand(self, view: Json, width: int) -> list[RenderableType]: ...

    def rules(self, view: Json) -> list[RenderableType]:
        """What the help says about rule options that are on."""

    def purse(self, view: Json) -> list[str]:
        """What the player may spend now, in a few words each."""
        ...

    def belongings(self) -> list[str]:
        """Headings of what each player has."""
        ...

    def belonging(self, view: Json, seat: int) -> Sequence[Text | str]:
        """One short entry under each of these headings."""
        ...

    def place(self, slug: str) -> str:
        """Its name, as short as a list of choices needs it."""
        ...

    def note(self, view: Json, verb: str, args: Mapping[str, int | str]) -> Text | str:
        """What is in brackets after a choice: its price, say. May be empty. A `Text` has no brackets."""
        ...

    def order(self, view: Json, verb: str, args: Mapping[str, int | str]) -> tuple[int | str | list[str], ...]:
        """Where a choice stands among those of its verb; equal ones keep the game's order."""
        ...

    def is_likely(self, name: str, view: Json) -> bool:
        """Whether somebody may have meant this action, where very many fit the words."""
        ...

    def retold(self, events: list[Json]) -> list[Json]:
        """Events of one seat, where several are better told as one."""
        ...

    def labels(self, view: Json) -> dict[str, str]:
        """Marks of listed cards (`h2`, `m5`) and the cards they stand for."""
        ...

    def card(self, slug: str, view: Json) -> list[RenderableType]: ...

    def cards(self) -> list[str]: ...

    def left_over(self, view: Json, options: list[Json]) -> list[str]:
        """What would be lost by ending the turn now, in a few words each."""
        ...
