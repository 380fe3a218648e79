"""Playing on in the mind, shown with Lots: the last turns, in which everybody plays the best card."""

from __future__ import annotations

from tests.kernel.lots import FIVE, PASS, PLAY, TURNS, Lots
from tests.thinking.test_tree import table
from undercourt.judgement.sense import Sense
from undercourt.kernel.effect import State, apply
from undercourt.kernel.rng import seeded
from undercourt.thinking.rehearsal import Rehearsal


class ToTheEnd(Sense):
    def plays_on(self, s: State) -> bool:
        return True


def worth(sense: type[Sense], left: int, hand: list[int], action: int) -> tuple[float, int]:
    """Of an action with so many turns left, and how many positions were looked at."""
    game, s, _d = table(TURNS - left, hand)
    before = s.words()
    rehearsal = Rehearsal(sense(game))
    found = rehearsal.value(s, action, 0, seeded(3))
    assert s.words() == before
    return found, rehearsal.looked_at


def test_the_others_answer_and_ones_own_next_turn_counts() -> None:
    """Two turns of others lie between the two of the first seat."""
    at_once, _ = worth(Sense, 4, [2, 4], PLAY + 2)
    at_the_end, _ = worth(ToTheEnd, 4, [2, 4], PLAY + 2)
    in_between, _ = worth(ToTheEnd, 3, [2, 4], PLAY + 2)
    assert at_once == 2.0
    assert at_the_end == in_between + 4.0


def test_what_is_asked_in_between_is_answered_too() -> None:
    """Whoever keeps the luck of the five has two more points for the next card."""
    lucky, _ = worth(ToTheEnd, 4, [FIVE, 4], PLAY + FIVE)
    unlucky, _ = worth(ToTheEnd, 4, [3, 4], PLAY + 3)
    assert lucky >= unlucky + 2.0


def test_it_stops_where_the_game_can_be_judged_and_counts_what_it_looked_at() -> None:
    _, few = worth(Sense, 4, [2, 4], PASS)
    _, many = worth(ToTheEnd, 4, [2, 4], PASS)
    assert few == 1 and many > 4


class InStretches(Sense):
    """Five turns, and then a pause of two."""

    def plays_on(self, s: State) -> bool:
        assert isinstance(s, Lots)
        return s.turns % 7 < 5

    def pauses(self, s: State) -> bool:
        return not self.plays_on(s)

    def habit(self, s: State, seat: int, action: int) -> float:
        return 100.0 if action == PASS and self.pauses(s) else 0.0


def test_from_a_pause_the_next_stretch_is_played_through() -> None:
    """What is decided in the pause goes by habit, too: here, to pass."""
    game, s, d = table(6, [2, 4])
    rehearsal = Rehearsal(InStretches(game))
    apply(s, PASS, d)
    rehearsal.play_through(s, d, seeded(3))
    assert s.turns == 12
    game, s, d = table(5, [2, 4])
    assert rehearsal.weighed(s, d) == PASS


def test_within_a_stretch_it_ends_where_the_stretch_ends() -> None:
    game, s, d = table(1, [2, 4])
    Rehearsal(InStretches(game)).play_on(s, d, seeded(3))
    assert s.turns == 5
