"""The process of a bot answers as the bot would at the table, and outlives whatever it is sent."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from itertools import islice
from subprocess import PIPE

import pytest
from msgspec import structs

from tests.server.bots.kit import STRANGE, WAIT, surroundings, table_of
from tests.table.client import GAMES
from undercourt.bots import BOTS, Budget
from undercourt.bots.bot import USUAL
from undercourt.games import load_game
from undercourt.server.bots.process import Answerer, message_from
from undercourt.server.bots.question import (
    HEAD,
    LARGEST,
    REPLIES,
    Answer,
    Failed,
    Question,
    Ready,
    Reply,
    framed,
    question_of,
)
from undercourt.table import HUMAN, Table

every_game = pytest.mark.parametrize("game", GAMES)
every_bot = pytest.mark.parametrize("bot", list(BOTS))
FEW = Budget(positions=100)


def packed(question: Question) -> bytes:
    return framed(question)[HEAD:]


def replies_in(sent: bytes) -> list[Reply]:
    source = io.BytesIO(sent)
    return [REPLIES.decode(message) for message in iter(lambda: message_from(source), None)]


def run(*messages: bytes, seconds: float = 20) -> subprocess.CompletedProcess[bytes]:
    """A process from its start to the end of its input."""
    command = [*STRANGE, "--seconds", str(seconds)]
    return subprocess.run(command, input=b"".join(messages), capture_output=True, timeout=WAIT, env=surroundings())


def first_question(bot: str, game: str = "whispers") -> Question:
    table = table_of(game, "random")
    return question_of(table, table.d.seat, bot)


@every_bot
@every_game
def test_it_plays_the_game_that_is_played_at_the_table(game: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a whole game: from the words of the view, the very choices that the bot makes from the view.

    Both think as hard as each other; here they think less hard than they usually do, or a game takes minutes.
    """
    monkeypatch.setattr("undercourt.table.table.USUAL", FEW)
    table, answerer, moves = table_of(game, bot), Answerer(), 0
    playing = table.play_bots()
    while not table.over:
        question = question_of(table, table.d.seat, bot)
        assert Budget(question.positions, question.seconds) == USUAL
        reply = answerer.reply(packed(structs.replace(question, positions=FEW.positions)))
        next(playing)
        assert reply == Answer(table.record.moves[-1][1]), f"move {moves}"
        moves += 1
    assert moves > 20


def test_it_plays_with_the_cards_of_the_table() -> None:
    own = load_game("secret_city")
    rules = own.with_pack(own.own_pack + "\n# ours\n", "a pack")
    assert rules.carried_pack
    table, answerer = Table(rules, ["greedy", "greedy"], {}, seed=5), Answerer()
    replies = [answerer.reply(packed(question_of(table, table.d.seat, "greedy")))]
    for _ in islice(table.play_bots(), 20):
        replies.append(answerer.reply(packed(question_of(table, table.d.seat, "greedy"))))
    assert replies[:20] == [Answer(action) for _, action in table.record.moves]
    assert list(answerer.packed) == [("secret_city", rules.carried_pack)]


def test_it_keeps_few_packs() -> None:
    own = load_game("secret_city").own_pack
    answerer = Answerer()
    for number in range(12):
        answerer.game("secret_city", f"{own}\n# {number}\n")
    assert len(answerer.packed) == 8 and ("secret_city", f"{own}\n# 11\n") in answerer.packed


def test_it_answers_until_its_input_ends() -> None:
    done = run(*[framed(first_question("greedy", game)) for game in GAMES])
    ready, *answers = replies_in(done.stdout)
    assert done.returncode == 0 and done.stderr == b"" and ready == Ready()
    assert [type(answer) for answer in answers] == [Answer] * len(GAMES)


def test_a_bad_question_is_answered_and_so_is_the_next_one() -> None:
    good = first_question("random")
    bad = [
        b"\0\0\0\5hello",
        b"\0\0\0\0",
        (LARGEST + 1).to_bytes(HEAD, "big") + bytes(LARGEST + 1),
        framed(structs.replace(good, game="chess")),
        framed(structs.replace(good, view=[])),
        framed(structs.replace(good, view=[7] * 40)),
        framed(structs.replace(good, offered=["fly away"])),
        framed(structs.replace(good, offered=good.offered[:1] * 600)),
        framed(structs.replace(good, seed="none")),
        framed(structs.replace(good, pack="no pack")),
    ]
    done = run(*bad, framed(structs.replace(good, bot="genius")), framed(good))
    _, *replies, unknown, last = replies_in(done.stdout)
    assert [reply.error for reply in replies if isinstance(reply, Failed)] == ["error_bad_question"] * len(bad)
    assert unknown == Failed("error_no_such_bot") and isinstance(last, Answer) and done.returncode == 0


def test_a_bot_that_cannot_play_the_game_is_as_unknown_as_any() -> None:
    replies = [Answerer().reply(packed(first_question("neural", game))) for game in ("secret_city", "whispers")]
    assert replies[0] == Failed("error_no_such_bot") and isinstance(replies[1], Answer)


def test_a_bot_that_fails_or_cheats_is_answered_for_without_a_word_of_what_it_saw() -> None:
    done = run(*[framed(first_question(bot)) for bot in ("failing", "cheating", "random")])
    _, failed, cheated, last = replies_in(done.stdout)
    assert isinstance(failed, Failed) and failed.error == "error_bot_failed"
    assert failed.where.startswith("LookupError in strange.py:") and "holds" not in failed.where
    assert isinstance(cheated, Failed) and cheated.where.startswith("IllegalAction in bot.py:")
    assert isinstance(last, Answer) and done.stderr == b""


def test_a_bot_that_prints_does_not_print_among_the_answers() -> None:
    question = first_question("talking")
    done = run(framed(question), framed(question))
    assert replies_in(done.stdout) == [Ready(), Answer(question.offered[-1]), Answer(question.offered[-1])]


def test_it_loads_no_table_no_database_and_no_network() -> None:
    """And little altogether, since it is started while somebody waits."""
    told = "import sys, undercourt.server.bots.process; print(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, timeout=WAIT, check=True, text=True)
    modules = set(done.stdout.split())
    foreign = {"asyncio", "socket", "ssl", "sqlalchemy", "litestar", "ctypes", "undercourt.table", "undercourt.text"}
    assert "undercourt.bots" in modules and not modules & foreign


def test_people_go_before_bots() -> None:
    command = [*STRANGE, "--seconds", "20"]
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, env=surroundings()) as process:
        assert process.stdin is not None and process.stdout is not None
        assert process.stdout.read(len(framed(Ready()))) == framed(Ready())
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(os.nice(0) + 5, 19)
        process.stdin.close()
        assert process.wait(WAIT) == 0


def test_a_process_whose_pool_has_gone_does_not_spin_for_ever() -> None:
    done = run(framed(first_question("spinning")), seconds=0.05)
    assert done.returncode == -signal.SIGALRM and replies_in(done.stdout) == [Ready()]


def test_a_view_of_another_seat_is_never_in_a_question() -> None:
    table = Table(load_game("tyrants"), [HUMAN, HUMAN], {}, seed=3)
    question = question_of(table, table.d.seat, "greedy")
    assert question.view == table.game.view(table.s, table.d.seat).words()
    assert question.view not in [table.s.words(), table.game.view(table.s, 1 - table.d.seat).words()]
