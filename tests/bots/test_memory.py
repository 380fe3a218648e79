"""What seats keep of what they saw, and who need not keep it."""

from __future__ import annotations

import pytest

from undercourt.arena.match import play_game
from undercourt.bots import bot
from undercourt.bots.memory import Memories, blank_memory, listens
from undercourt.games import load_game
from undercourt.judgement import sense_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply


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


def test_a_greedy_bot_of_whispers_answers_the_same_whatever_it_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("whispers")
    for slug, told in (("whispers", False), ("secret_city", True)):
        assert sense_of(load_game(slug)).tells_at_a_glance is told
    without = play_game(game, [bot("greedy")] * 3, {}, 8)
    monkeypatch.setattr("undercourt.arena.match.listens", lambda game, player: True)
    assert play_game(game, [bot("greedy")] * 3, {}, 8) == without
