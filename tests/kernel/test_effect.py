"""Frames: what one hands on to the next."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercourt.games import game_names, load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, REFUSED, Book, Effect, EndlessEffect, State, apply, run, take
from undercourt.kernel.game import Option, rule_bits
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.rng import seeded
from undercourt.text import GAMES


@pytest.mark.parametrize(("above", "there"), [(0, 7), (1, NOTHING)])
def test_what_a_frame_picked_is_there_for_a_frame_of_the_same_seat_only(above: int, there: int) -> None:
    effect = Effect()
    s = State(Book([effect]), 2, seeded(1))
    s.push(effect, 0, NOTHING, NOTHING)
    s.push(effect, above, 7, NOTHING)
    s.finish()
    assert s.depth == 1 and s.stack[s.top() + PICKED] == there


def test_a_dropped_frame_leaves_the_one_below_untouched() -> None:
    effect = Effect()
    s = State(Book([effect]), 2, seeded(1))
    s.push(effect, 0, NOTHING, NOTHING)
    s.push(effect, 0, 7, NOTHING)
    s.drop()
    assert s.depth == 1 and s.stack[s.top() + PICKED] == NOTHING


def test_an_action_is_taken_if_it_is_legal_and_nothing_happens_if_not() -> None:
    game = load_game("whispers")
    d, other, moves = Decision(), Decision(), list[int]()
    s, same = game.begin(2, {}, 1, d), game.begin(2, {}, 1, other)
    wrong = next(action for action in range(game.space.size) if not d.allows(action))
    assert take(s, wrong, d, moves) == REFUSED and s.words() == same.words() and moves == []
    while other.count > 0:
        seat, action = other.seat, other.actions[0]
        apply(same, action, other)
        assert take(s, action, d, moves) == (other.seat if other.count > 0 else NOTHING)
        assert moves[-2:] == [seat, action] and s.words() == same.words()
    assert take(s, action, d, moves) == REFUSED and len(moves) > 100


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_seat_sits_as_many_places_after_another_as_one_walks_to_it(seats: int) -> None:
    s = State(Book([Effect()]), seats, seeded(1))
    for seat in range(seats):
        assert [s.places_after(seat, s.seat_after(seat, n)) for n in range(seats)] == list(range(seats))


def test_a_table_plays_with_the_rules_that_are_not_the_usual() -> None:
    first, second = Option("passing", ["off", "on"]), Option("ties", ["shared", "settled"])
    s = State(Book([Effect()]), 2, seeded(1))
    s.rules = rule_bits([(first, 1), (second, 2)], {"passing": "off", "ties": "settled"})
    assert not s.plays_with(1) and s.plays_with(2)


class Idle(Effect):
    """Does nothing of what an effect may do."""

    def advance(self, s: State, f: int, d: Decision) -> None:
        pass


def test_an_effect_that_neither_offers_nor_ends_is_named_instead_of_running_for_ever() -> None:
    idle = Idle()
    s = State(Book([idle]), 2, seeded(1))
    s.push(idle, 0, NOTHING, NOTHING)
    with pytest.raises(EndlessEffect, match=r"^Idle neither offers nor ends$"):
        run(s, Decision())


@pytest.mark.parametrize("game", game_names())
def test_no_state_of_a_game_takes_a_name_that_every_state_has(game: str) -> None:
    """Both would be one attribute, and the kernel would write over the game's."""
    assert not declared(GAMES / game / "state.py") & declared(GAMES.parent / "kernel" / "effect.py")


def declared(path: Path) -> set[str]:
    return set(re.findall(r"^        self\.(\w+): ", path.read_text("utf-8"), re.MULTILINE))
