"""A process that answers for bots: questions come in, answers go out, until its input ends.

    python -m undercourt.server.bots.process --seconds 20 [--also MODULE]

It has no database, no network and no secrets, and keeps nothing of a question but the rules of its game. It is started
often, so it imports little.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from importlib import import_module
from typing import BinaryIO, Final

from librt.vecs import vec
from msgspec import MsgspecError

from undercourt.bots import adviser, bot, bots_for
from undercourt.bots.bot import Budget, answer_of
from undercourt.games import game_names, load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import Game, View
from undercourt.kernel.rng import Rng, seeded
from undercourt.server.bots.question import (
    HEAD,
    LARGEST,
    QUESTIONS,
    Answer,
    Considered,
    Failed,
    Question,
    Ready,
    Reply,
    framed,
)

COURTESY: Final = 5  # how far a bot steps back behind the people who wait for the server
PACKS: Final = 8  # games with cards of somebody's own that are kept
CHUNK: Final = 2**16


class Answerer:
    """The rules that were loaded so far, and answers by them."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}
        self.packed: dict[tuple[str, str], Game] = {}
        for name in game_names():  # before the first question, which then waits less
            with suppress(Exception):  # whoever is asked about that game says so
                self.games[name] = load_game(name)

    def reply(self, packed: bytes) -> Reply:
        """To one message, whatever is in it."""
        try:
            question = QUESTIONS.decode(packed)
        except MsgspecError as wrong:
            return Failed("error_bad_question", place_of(wrong))
        try:
            game = self.game(question.game, question.pack)
            view, d, rng = understood(game, question)
        except Exception as wrong:
            return Failed("error_bad_question", place_of(wrong))
        if question.bot not in bots_for(game):
            return Failed("error_no_such_bot")
        budget, memory = Budget(question.positions, question.seconds), vec[float](question.memory)
        try:
            if question.thought:
                return Considered(adviser(game).think(game, view, d, rng, budget, memory))
            action = answer_of(game, bot(question.bot), view, d, rng, budget, memory)
            return Answer(game.space.name(action))
        except Exception as wrong:
            return Failed("error_bot_failed", place_of(wrong))

    def game(self, name: str, pack: str) -> Game:
        if not pack:
            return self.games[name]
        found = self.packed.pop((name, pack), None) or self.games[name].with_pack(pack, "the pack of the table")
        self.packed[name, pack] = found  # the one used last is the last to go
        if len(self.packed) > PACKS:
            del self.packed[next(iter(self.packed))]
        return found


def understood(game: Game, question: Question) -> tuple[View, Decision, Rng]:
    """The view and the decision as they were at the table."""
    d = Decision()
    d.seat = question.seat
    for name in question.offered:
        d.offer(game.space.by_name[name])
    return View(game.load(question.view)), d, seeded(int(question.seed, 16))


def place_of(wrong: Exception) -> str:
    """What went wrong and in which line; not its sentence, which might tell something of the view."""
    trace = wrong.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return type(wrong).__name__
    return f"{type(wrong).__name__} in {os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"


def message_from(source: BinaryIO) -> bytes | None:
    """The next message; empty if it is too large; None at the end of the input."""
    head = source.read(HEAD)
    if len(head) < HEAD:
        return None
    size = int.from_bytes(head, "big")
    if size <= LARGEST:
        packed = source.read(size)
        return packed if len(packed) == size else None
    while size > 0:
        skipped = len(source.read(min(size, CHUNK)))
        if skipped == 0:
            return None
        size -= skipped
    return b""


def answer_all(source: BinaryIO, sink: BinaryIO, seconds: float) -> None:
    answerer = Answerer()
    sink.write(framed(Ready()))
    sink.flush()
    while (packed := message_from(source)) is not None:
        alarm(seconds)
        reply = framed(answerer.reply(packed))
        alarm(0)
        sink.write(reply)
        sink.flush()


def alarm(seconds: float) -> None:
    """The pool ends a process that thinks for too long. If there is no pool any more, the kernel does."""
    if hasattr(signal, "setitimer"):  # not on Windows
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main(arguments: list[str]) -> None:
    given = dict(zip(arguments[::2], arguments[1::2], strict=True))
    if hasattr(os, "nice"):  # not on Windows
        os.nice(COURTESY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    # A bot that prints must not print among the answers.
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    if "--also" in given:
        import_module(given["--also"])  # it adds bots to BOTS
    with suppress(BrokenPipeError):  # the pool has gone
        answer_all(sys.stdin.buffer, sink, float(given["--seconds"]))


if __name__ == "__main__":
    main(sys.argv[1:])
