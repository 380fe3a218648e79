"""What travels between the pool and a process: msgpack, each message after its length."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct, msgpack

from undercourt.bots import bot as named
from undercourt.bots import bot_names
from undercourt.bots.bot import USUAL, in_order
from undercourt.bots.memory import handed
from undercourt.bots.thought import Thought
from undercourt.kernel.rng import seeded

if TYPE_CHECKING:  # a process of a bot never loads a table
    from undercourt.table import Table

HEAD: Final = 4  # bytes that say how long the message is
LARGEST: Final = 16 * 2**20  # bytes of a message


class Question(Struct, frozen=True):
    """All that a bot is told. It holds a view and no state, and nothing that tells one table from another."""

    game: str
    pack: str  # the cards that it is played with; empty: the game's own
    seat: int
    view: list[int]  # the words of the seat's View, as after everything that the seat saw and heard so far
    offered: list[str]  # names, in the order of their numbers
    bot: str
    seed: str  # 32 hexadecimal digits, from which nobody can find the seed of the table
    memory: list[float]  # what the seat keeps of what it saw
    positions: int = USUAL.positions  # how many to look at
    seconds: float | None = None  # if given, for how long instead
    thought: bool = False  # what is wanted: not an answer, but what the master makes of each option


class Ready(Struct, frozen=True, tag="ready", tag_field="is"):
    """The first message of a process: it has started, and what it takes from now on is thinking."""


class Answer(Struct, frozen=True, tag="answer", tag_field="is"):
    action: str


class Considered(Struct, frozen=True, tag="considered", tag_field="is"):
    thought: Thought


class Failed(Struct, frozen=True, tag="failed", tag_field="is"):
    """No answer. `where` is for the operator: a kind of error and a line of code, never what was in the question."""

    error: str  # a key
    where: str = ""


Reply = Ready | Answer | Considered | Failed
REPLIES: Final = msgpack.Decoder(Reply)
QUESTIONS: Final = msgpack.Decoder(Question)


def framed(message: Question | Reply) -> bytes:
    packed = msgpack.encode(message)
    return len(packed).to_bytes(HEAD, "big") + packed


def question_of(table: Table, seat: int, bot: str) -> Question:
    """For the bot that plays for the seat that is asked."""
    assert seat == table.d.seat and not table.over, "a bot is asked out of turn"
    player = named(bot) if bot in bot_names() else None  # of others' bots nothing is known
    name = table.game.space.name
    return Question(
        game=table.game.slug,
        pack=table.game.carried_pack,
        seat=seat,
        view=table.game.view(table.s, seat).words(),
        offered=[name(action) for action in in_order(table.d).options()],
        bot=bot,
        seed=f"{table.bot_seed(seat):032x}",
        memory=list(handed(table.game, table.record, seat, player)),
    )


def any_offered(question: Question) -> str:
    """Where a bot does not answer: what the random bot would have answered."""
    return question.offered[seeded(int(question.seed, 16)).below(len(question.offered))]
