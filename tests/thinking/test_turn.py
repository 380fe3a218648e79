"""A whole turn ahead, shown with Lots: whoever plays a five is asked at once whether to keep its luck."""

from __future__ import annotations

from librt.vecs import vec

from tests.kernel.lots import FIVE, PASS, PLAY, TURNS, Lots
from tests.thinking.test_tree import table
from undercourt.judgement.sense import Sense
from undercourt.kernel.choose import CHOOSE, DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.thinking.turn import Turn


class Hopeful(Sense):
    """Luck that is kept counts as five points; anything before the question counts for nothing."""

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, Lots)
        return 5.0 * float(s.lucky == 2) - float(s.depth > 1)

    def turn_of(self, s: State, d: Decision) -> int:
        return d.seat


class Stubborn(Hopeful):
    def habit(self, s: State, seat: int, action: int) -> float:
        return 9.0 if action == PASS else 0.0


def worths(sense: Sense, width: int, hand: list[int]) -> dict[int, float]:
    _game, s, d = table(TURNS - 4, hand)
    found = vec[float]([0.0] * d.count)
    turn = Turn(sense, width)
    turn.plan(s, d, found)
    assert turn.looked_at >= d.count
    return {d.actions[i]: found[i] for i in range(d.count)}


def test_an_option_is_worth_what_the_turn_comes_to_at_its_end() -> None:
    game, _, _ = table(0, [])
    found = worths(Hopeful(game), 4, [2, FIVE])
    assert found[PLAY + FIVE] == 5.0 and found[PLAY + 2] == found[PASS] == 0.0


def test_the_line_that_looks_worse_at_first_is_followed() -> None:
    """At first glance the five costs a point: the question is open."""
    game, s, d = table(TURNS - 4, [FIVE])
    sense = Hopeful(game)
    turn = Turn(sense, 1)
    found = vec[float]([0.0] * d.count)
    turn.plan(s, d, found)
    assert turn.glance[d.options().index(PLAY + FIVE)] == -1.0
    assert found[d.options().index(PLAY + FIVE)] == 5.0


def test_habits_add_to_what_is_judged() -> None:
    game, _, _ = table(0, [])
    found = worths(Stubborn(game), 4, [FIVE])
    assert found[PASS] == 9.0 and found[PLAY + FIVE] == 5.0


def test_both_answers_to_the_question_of_a_turn_are_weighed() -> None:
    game, s, d = table(TURNS - 4, [FIVE])
    apply(s, PLAY + FIVE, d)
    found = vec[float]([0.0] * d.count)
    Turn(Hopeful(game), 4).plan(s, d, found)
    assert dict(zip(d.options(), found, strict=True)) == {CHOOSE: 5.0, DONE: 0.0}
