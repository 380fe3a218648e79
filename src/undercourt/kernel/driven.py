"""One game, driven from Python a decision at a time: the part of an environment where every call counts.

NumPy takes longer to make room for an array than the engine to fill it. So what is handed out looks at a sheet of
memory that is written again as soon as nobody has it any more.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import index
from sys import getrefcount
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import REFUSED, State, take
from undercourt.kernel.ids import NOTHING, Seat
from undercourt.kernel.observing import NO_ROW
from undercourt.kernel.page import Page


class Sheet:
    """Memory for one observation and its mask.

    Arrays that are handed out hold on to `whole`, and so do all arrays that others make of them: its count of
    references says whether anybody still has one. Python's `zip` uses a tuple again by the same sign.
    """

    def __init__(self, memory: vec[u8], whole: Any, observation: Any, mask: Any) -> None:
        self.memory: vec[u8] = memory
        self.whole: Any = whole  # the same, as NumPy sees it
        self.observation: Any = observation  # its parts
        self.mask: Any = mask
        self.seen: dict[str, Any] = {}  # new arrays of both, as they were handed out last; or nothing
        self.arrays: Any = ()  # the same arrays: as long as they are kept, no other has the address of one of them
        self.likeness: bytes = b""  # of these, when they were new

    def is_free(self) -> bool:
        """Has nobody any part of it? `seen` stays if nobody has it and nothing was done to it."""
        if self.holders_of_seen() == ALONE and is_unchanged(self.seen, self.likeness):
            return self.holders() == UNUSED + PARTS
        self.seen = NOT_SEEN
        self.arrays = ()
        return self.holders() == UNUSED

    def hand_out(self) -> dict[str, Any]:
        """All of each, as new arrays, or as good as new."""
        if not self.seen:
            self.seen = {"observation": self.observation[()], "action_mask": self.mask[()]}
            self.arrays = tuple(self.seen.values())
            self.likeness = likeness(self.seen)
        return self.seen

    def holders(self) -> i64:
        return holders(self.whole)

    def holders_of_seen(self) -> i64:
        return holders(self.seen)


def holders(thing: Any) -> i64:
    """How many hold on to it, and this call itself. Compiled, it is read where Python keeps it: tools/borrow.py."""
    return getrefcount(thing)


def likeness(seen: dict[str, Any]) -> bytes:
    """Which arrays are there by which names, and what each says of itself. Written in tools/borrow.py, for C alone."""
    return b""


def is_unchanged(seen: dict[str, Any], before: bytes) -> bool:
    """Is it still like that, and has nobody else one of its arrays? Uncompiled nobody knows: all are made anew."""
    return False


PARTS: Final = 2  # of a sheet: they hold on to it, and so do arrays that are new
# What is counted where only a sheet has it.
UNUSED: Final[i64] = Sheet(NO_ROW, object(), None, None).holders() + PARTS
ALONE: Final[i64] = Sheet(NO_ROW, object(), None, None).holders_of_seen()
NOT_SEEN: Final[dict[str, Any]] = {}
ALL: Final = 1 << 62  # steps: more than there are
NOBODY: Final = Decision()  # is asked
NOBODY.seat = NOTHING
UNDEALT: Final = "call reset() first: it deals the game"


def whole(action: Any) -> Any:
    """Another kind of whole number, such as NumPy's, as a plain int; None if it is none."""
    try:
        return int(index(action))  # True is 1
    except TypeError:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Driven:
    """Whoever is asked looks, and acts: one call each. What has no underscore is named by PettingZoo.

    A class that is built on it says what happens in all other cases.
    """

    def __init__(self, page: Page, agents: list[str]) -> None:
        self.possible_agents: list[str] = agents  # by seat
        self.agents: list[str] = []  # those that are still there
        self._selected: str = ""  # the name of whoever is asked; none before the first game
        self.infos: dict[str, Any] = {}  # by agent, as is the next
        self._cumulative_rewards: dict[str, Any] = {}
        self._page: Page = page  # on which its games are seen, and others in between
        self._actions: int = page.actions  # a number of any size may be compared with it
        self._s: State | None = None  # of the game that goes on
        self._ended: State | None = None  # of a game that is over, as long as its agents are there
        self._unpaid: Any = 0.0
        self._d: Decision = Decision()
        self._moves: list[int] = []
        self._next: Sheet | None = None  # to be written next; None: `_last` makes what is handed out
        self._other: Sheet | None = None  # in turns with it: whoever looks again often has the last one still
        self._watched: bool = False  # `render` after each step

    @property
    def agent_selection(self) -> str:
        if self._selected == "":
            raise AttributeError(UNDEALT)
        return self._selected

    @agent_selection.setter
    def agent_selection(self, agent: str) -> None:
        self._selected = agent

    def _drive(self, s: State | None, d: Decision, moves: list[int]) -> None:
        """This game from now on; None: no game goes on."""
        self._s = s
        self._ended = None
        self._d = d
        self._moves = moves

    def _lend(self, one: Sheet, other: Sheet) -> None:
        """What is handed out lies there from now on."""
        self._next = one
        self._other = other

    def step(self, action: Any) -> None:
        """What the selected agent does; None, once it has ended."""
        s = self._s
        seat: Seat = REFUSED
        if s is not None:
            plain: Any = action if type(action) is int else whole(action)
            if plain is not None:
                number: int = plain
                if number >= 0 and number < self._actions:
                    seat = take(s, plain, self._d, self._moves)
        if seat >= 0:
            self._selected = self.possible_agents[seat]
            if self._watched:
                self.render()
        else:
            self._step(action, seat)

    def last(self, observe: Any = True) -> Any:
        """What the selected agent sees, what it was paid since it last acted, whether it has ended, and its info."""
        one = self._next
        s = self._s
        if s is None:
            s = self._ended
        if one is None or s is None or not observe or not self.agents:
            return self._last(observe)
        self._next = self._other
        self._other = one
        if not one.is_free():
            return self._last(observe)
        over = self._s is None
        agent = self._selected
        paid = self._unpaid
        if over:
            self._page.show(s, self.possible_agents.index(agent), NOBODY, one.memory)
            paid = self._cumulative_rewards[agent]
        else:
            self._page.show(s, self._d.seat, self._d, one.memory)
        return one.hand_out(), paid, over, False, self.infos[agent]

    def _step(self, action: Any, seat: Seat) -> None:
        """The rest of a step that led to no decision: NOTHING, the game is over; REFUSED, nothing has happened yet."""

    def agent_iter(self, max_iter: Any = ALL) -> Iterator[str]:
        """The selected agent, as long as there are any, but not more often than said."""
        if self._selected == "":
            self._nobody()
        return Selected(self, max_iter if max_iter < ALL else ALL)

    def _nobody(self) -> None:
        """Raises an error that says why no agent is there."""

    def _last(self, observe: Any) -> Any:
        """`last` where no sheet is free or wanted, or no game goes on."""

    def render(self) -> Any:
        """The table, as the agent sees it that is selected."""


class Selected(Iterator[str]):
    """Whoever is to act next, again and again."""

    def __init__(self, env: Driven, most: i64) -> None:
        self.env: Driven = env
        self.left: i64 = most

    def __next__(self) -> str:
        if self.left <= 0 or not self.env.agents:
            raise StopIteration
        self.left -= 1
        return self.env._selected
