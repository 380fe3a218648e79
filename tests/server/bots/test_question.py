"""What a bot is told comes from the view of its seat alone."""

from __future__ import annotations

import pytest

from tests.table.client import GAMES
from tests.table.held import held
from tests.table.test_secrecy import facts_of, moments
from undercourt.games import load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, run
from undercourt.kernel.game import Game
from undercourt.kernel.rng import seeded
from undercourt.server.bots.question import HEAD, QUESTIONS, any_offered, framed, question_of
from undercourt.table import HUMAN, Table

every_game = pytest.mark.parametrize("game", GAMES)
SEED = 0x5EC2E7_5EED_0123456789ABCDEF0


def asked(game: Game, s: State) -> bytes:
    """What the bot of the seat that is asked would be sent."""
    table = held(game, s.copy())
    return framed(question_of(table, table.d.seat, "greedy"))


@every_game
@pytest.mark.parametrize("seed", [1, 2])
def test_worlds_that_look_alike_ask_a_bot_alike(game: str, seed: int) -> None:
    """To the last byte: both for worlds mixed by the tests of the game, and for those that a bot would imagine."""
    rules, differed = load_game(game), 0
    for number, s in moments(rules, max(rules.fewest, 2 + seed % 3), seed):
        d = Decision()
        run(s.copy(), d)
        mixed = facts_of(game).rearrange(s, d.seat, seeded(number))
        imagined = rules.determinize(rules.view(s, d.seat), seeded(number))
        for other in (mixed, imagined):
            differed += other.words() != s.words()
            assert asked(rules, other) == asked(rules, s), f"decision {number}"
    assert differed > 10


@every_game
def test_a_question_does_not_tell_the_seed_of_the_table(game: str) -> None:
    rules = load_game(game)
    table = Table(rules, [HUMAN] * max(2, rules.fewest), {}, seed=SEED)
    sent = framed(question_of(table, table.d.seat, "random"))
    parts = [f"{SEED:x}"[:16].encode(), str(SEED)[:16].encode(), SEED.to_bytes(17, "big")[1:9]]
    assert len(sent) > 100 and not [part for part in parts if part in sent or part[::-1] in sent]


@every_game
def test_each_question_has_a_seed_of_its_own(game: str) -> None:
    rules = load_game(game)
    table, seeds = Table(rules, ["random"] * max(2, rules.fewest), {}, seed=SEED), []
    moves = table.play_bots()
    for _ in range(8):
        seeds.append(question_of(table, table.d.seat, "random").seed)
        next(moves)
    assert len(set(seeds)) == 8 and {len(seed) for seed in seeds} == {32}


def test_a_question_travels_whole() -> None:
    table = Table(load_game("tyrants"), [HUMAN, HUMAN], {}, seed=3)
    question = question_of(table, table.d.seat, "greedy")
    sent = framed(question)
    assert int.from_bytes(sent[:HEAD], "big") == len(sent) - HEAD
    assert QUESTIONS.decode(sent[HEAD:]) == question


def test_nobody_is_asked_out_of_turn() -> None:
    table = Table(load_game("tyrants"), [HUMAN, HUMAN], {}, seed=3)
    with pytest.raises(AssertionError, match="out of turn"):
        question_of(table, 1 - table.d.seat, "greedy")


@every_game
def test_what_is_answered_for_a_silent_bot_is_what_the_random_bot_answers(game: str) -> None:
    rules = load_game(game)
    table = Table(rules, ["random"] * max(2, rules.fewest), {}, seed=SEED)
    moves = table.play_bots()
    for _ in range(12):
        instead = any_offered(question_of(table, table.d.seat, "greedy"))
        next(moves)
        assert table.record.moves[-1][1] == instead
