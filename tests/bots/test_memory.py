"""What seats keep of what they saw, and who need not keep it."""

from __future__ import annotations

import pytest

from undercourt.bots import bot
from undercourt.bots.memory import Memories, Memory, blank_memory, listens
from undercourt.env.seat import SeatEnv
from undercourt.games import load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.game import Game
from undercourt.kernel.record import Record
from undercourt.server.bots.question import question_of
from undercourt.table import HUMAN, Table


@pytest.mark.parametrize(
    ("slug", "name", "expected"),
    [
        ("whispers", "random", False),
        ("whispers", "greedy", False),
        ("whispers", "novice", False),
        ("whispers", "apprentice", False),
        ("whispers", "expert", True),
        ("whispers", "search", True),
        ("whispers", "master", True),
        ("secret_city", "greedy", True),  # it looks at the cards that it believes others to hold
        ("secret_city", "expert", True),
    ],
)
def test_whoever_goes_by_a_glance_at_what_is_seen_need_not_remember(slug: str, name: str, expected: bool) -> None:
    assert listens(load_game(slug), bot(name)) is expected


def test_those_who_do_not_listen_remember_nothing() -> None:
    game, d = load_game("whispers"), Decision()
    s = game.begin(3, {}, 4, d)
    all_of_them, one = Memories(game, s), Memories(game, s, listening=[1])
    for _ in range(12):
        mover = d.seat
        apply(s, d.actions[0], d)
        all_of_them.moved(s, mover)
        one.moved(s, mover)
    blank = list(blank_memory(game))
    assert one.kept() == [blank, all_of_them.kept()[1], blank] and all_of_them.kept()[1] != blank


TOLD = pytest.mark.parametrize(("name", "told"), [("greedy", False), ("novice", False), ("expert", True)])


@TOLD
def test_servers_hand_no_memory_to_who_goes_without(name: str, told: bool) -> None:
    table = Table(load_game("whispers"), [HUMAN, name, name], {}, seed=4)
    while table.d.seat == 0 or len(table.record.moves) < 5:
        table.act(table.d.seat, table.game.space.name(table.d.actions[0]))
    assert any(question_of(table, table.d.seat, name).memory) is told
    assert any(question_of(table, table.d.seat, "somebody:Else").memory), "of others' bots nothing is known"


@TOLD
def test_neither_do_tables_and_environments(name: str, told: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    game = load_game("whispers")

    def recollected(game: Game, record: Record, seat: int) -> Memory:
        asked.append(seat)
        return blank_memory(game)

    monkeypatch.setattr("undercourt.bots.memory.recollected", recollected)
    table = Table(game, [HUMAN, name, name], {}, seed=4)
    next(table.play_bots(), None)
    while table.d.seat == 0:
        table.act(0, game.space.name(table.d.actions[0]))
    next(table.play_bots(), None)
    assert bool(asked) is told
    env = SeatEnv("whispers", 3, seat=1, opponents=name, positions=1)
    env.reset(seed=3)
    assert env._listening == ([2, 0] if told else [])
