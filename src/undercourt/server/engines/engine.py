"""What a room asks of the rules: one interface, whichever version of them plays the game.

Everything here is plain data that means the same in every version: seats are numbers, actions go by name.
"""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from undercourt.bots.thought import Thought
from undercourt.server.bots.question import Question
from undercourt.table.table import NotDone
from undercourt.table.wire import Advice, Reason

ACT, UNDO, BACK = "act", "undo", "back"  # the kinds of rows that the rules know of; a room knows more


class Header(Struct, frozen=True):
    """What is agreed before the first move: what the row of a table says of its game."""

    game: str
    options: dict[str, str]
    players: list[str]  # by seat: "human" or the name of a bot
    names: list[str]  # by seat: what people call themselves
    seed: str  # 32 hexadecimal digits
    generator: str
    stamp: str  # of the rules that the game began with
    pack: str = ""  # the cards it is played with, where they are not the game's own


class Deed(Struct, frozen=True):
    """One row of the log. Kinds other than `act`, `undo` and `back` change nothing in the game."""

    kind: str
    seat: int
    action: str  # by name; of `back`: how many moves are left
    standing: str = ""  # where the game stood afterwards


class Where(Struct, frozen=True):
    """Where a game stands: for the server alone, since `asked`, `secret` and `hash` tell of secret questions."""

    asked: int  # the seat that decides, -1: nobody, the game is over
    openly: int  # the seat that spectators are told of, -1: nobody
    secret: bool  # whether the two differ
    over: bool
    hash: str
    moves: int  # of the record: what was taken back does not count
    undo: bool  # whether the seat that is asked may take its last action back


class OtherRules(Exception):
    """A log that these rules cannot have made; `at` is the row that shows it, counted from 1; 0: the deal itself."""

    def __init__(self, at: int) -> None:
        super().__init__(f"row {at} does not follow from these rules")
        self.at = at


class Trouble(Exception):
    """An engine cannot answer for now, through no fault of whoever asked. Nothing has changed."""


class Engine(Protocol):
    """Not for two callers at once: a room has a lock. Only a bot may think beside. A viewer is a seat; -1: a spectator.

    Everything may raise Trouble.
    """

    own_bots: bool  # True: bots are asked by `bot_move`; False: a pool is asked, with the `question`

    async def act(self, seat: int, action: str) -> None:
        """Raises NotDone, and has then changed nothing."""
        ...

    async def undo(self, seat: int) -> None:
        """Takes the last action back. Raises NotDone."""
        ...

    async def take_back(self, seat: int, left: int) -> None:
        """The game as it was after `left` moves, told to everybody as taken back by `seat`. Raises NotDone."""
        ...

    async def before_last(self, seat: int) -> int:
        """How many moves there were before the last one of `seat` that everybody knew of. Raises NotDone."""
        ...

    async def why(self, seat: int, action: str) -> Reason:
        """Whether `seat` may do that now, from what it sees. Raises NotDone."""
        ...

    async def told(self, viewer: int, since: int | None, id: str = "") -> bytes | None:
        """The message that brings a viewer from revision `since` to now; None: there is no news, and no id to answer.

        A change, if `since` is the revision before; else a full update with the events after it, or with all of them if
        what the viewer has seen is not known (None).
        """
        ...

    async def revision(self, viewer: int) -> int: ...

    async def watch(self, viewers: list[int]) -> None:
        """These viewers will be told things: finding out what each has heard so far is quicker for all at once."""
        ...

    async def forget(self, viewer: int) -> None:
        """Nobody watches as this viewer any more. Whoever comes later meets the same revisions."""
        ...

    async def heard(self, viewer: int) -> int:
        """How many events a viewer has heard: the number of the next one."""
        ...

    async def standing(self) -> Where: ...

    async def result(self) -> dict[str, Any]:
        """Points by seat, and seats by place: as if the game ended now."""
        ...

    async def question(self, seat: int, bot: str) -> Question:
        """For a bot at the seat that is asked, where the engine has no `own_bots`."""
        ...

    async def bot_move(self, seat: int, bot: str) -> str:
        """What that bot does at the seat that is asked, where the engine has `own_bots`; nothing is changed by it."""
        ...

    async def advice(self, seat: int, thought: Thought) -> Advice:
        """What a hint says at the seat that is asked, where the engine has no `own_bots`."""
        ...

    async def catalogue(self) -> bytes:
        """What never changes at the table, as the message that clients get. Its hash is in it."""
        ...

    async def record(self) -> str:
        """With the seed: for nobody before the end."""
        ...

    async def close(self) -> None: ...


async def do(engine: Engine, deed: Deed) -> None:
    """What a row of the log says. Raises NotDone."""
    if deed.kind == ACT:
        await engine.act(deed.seat, deed.action)
    elif deed.kind == UNDO:
        await engine.undo(deed.seat)
    elif deed.kind == BACK:
        await engine.take_back(deed.seat, int(deed.action))


__all__ = ["ACT", "BACK", "UNDO", "Deed", "Engine", "Header", "NotDone", "OtherRules", "Trouble", "Where", "do"]
