"""Frames: what one hands on to the next."""

from __future__ import annotations

import pytest

from undercourt.kernel.effect import PICKED, Book, Effect, State
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.rng import seeded


@pytest.mark.parametrize(("above", "there"), [(0, 7), (1, NOTHING)])
def test_what_a_frame_picked_is_there_for_a_frame_of_the_same_seat_only(above: int, there: int) -> None:
    effect = Effect()
    s = State(Book([effect]), 2, seeded(1))
    s.push(effect, 0, NOTHING, NOTHING)
    s.push(effect, above, 7, NOTHING)
    s.finish()
    assert s.depth == 1 and s.stack[s.top() + PICKED] == there
