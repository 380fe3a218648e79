"""What the expert does beyond its turn, shown with Lots: where its game says so, it plays on in its mind."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tests.kernel.lots import FIVE, PLAY, TURNS, Lots
from tests.thinking.test_tree import NO_MEMORY, table
from undercourt.bots import Budget
from undercourt.bots.expert import ExpertBot, rehearsed
from undercourt.judgement.sense import Sense
from undercourt.kernel.effect import State
from undercourt.kernel.game import View
from undercourt.kernel.rng import Rng, seeded


class Shortsighted(Sense):
    """Likes no points, until the game is over."""

    def weigh(self, s: State, seat: int) -> float:
        assert isinstance(s, Lots)
        return self.evaluate(s, seat) if s.depth == 0 else float(s.turns) - 9.0 * float(s.points[seat])


class Farsighted(Shortsighted):
    def plays_on(self, s: State) -> bool:
        return True


@pytest.mark.parametrize(("sense", "scores"), [(Shortsighted, False), (Farsighted, True)])
def test_near_the_end_it_goes_by_what_an_option_leads_to(
    sense: type[Sense], scores: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, s, d = table(TURNS - 2, [4])
    judge = sense(game)
    monkeypatch.setattr("undercourt.bots.expert.sense_of", lambda _game: judge)
    budget = Budget(positions=200)
    chosen = ExpertBot().choose(game, game.view(s, 0), d, seeded(2), budget, NO_MEMORY)
    assert (chosen == PLAY + 4) == scores


def test_only_what_promises_most_is_played_on() -> None:
    game, s, d = table(TURNS - 2, [0, 1, 2, 3, 4, FIVE])
    promises = [float(i) for i in range(d.count)]
    found = rehearsed(Farsighted(game), game.view(s, 0), d, promises, seeded(2), Budget(positions=50), NO_MEMORY, 4, 16)
    assert sorted(found) == list(range(d.count))[-4:]


def test_options_are_played_on_in_as_many_worlds_as_the_budget_has_room_for() -> None:
    game, s, d = table(TURNS - 2, [4])
    imagined = 0

    class Counting(Farsighted):
        def imagine(self, v: View, memory: vec[float], rng: Rng) -> State:
            nonlocal imagined
            imagined += 1
            return super().imagine(v, memory, rng)

    found: list[int] = []
    for budget, worlds in ((Budget(1), 16), (Budget(1_000_000), 16), (Budget(seconds=0.0), 16)):
        imagined = 0
        rehearsed(Counting(game), game.view(s, 0), d, [0.0] * d.count, seeded(2), budget, NO_MEMORY, 4, worlds)
        found.append(imagined)
    assert found == [1, 16, 1]


def test_of_two_thoughts_about_a_decision_each_has_half_of_the_time() -> None:
    assert Budget(100, 1.0).shared(200) == Budget(200, 0.5)
    assert Budget(100).shared(200) == Budget(200)
