"""What the expert does beyond its turn, shown with Lots: near the end it plays on in its mind."""

from __future__ import annotations

import pytest

from tests.kernel.lots import FIVE, PLAY, TURNS, Lots
from tests.thinking.test_tree import NO_MEMORY, table
from undercourt.bots import Budget
from undercourt.bots.expert import FINALISTS, ExpertBot, rehearsed
from undercourt.judgement.sense import Sense
from undercourt.kernel.effect import State
from undercourt.kernel.rng import seeded
from undercourt.thinking.turn import LOWEST


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
    found = rehearsed(Farsighted(game), game.view(s, 0), d, promises, seeded(2), Budget(positions=50), NO_MEMORY)
    assert [i for i in range(d.count) if found[i] > LOWEST] == list(range(d.count))[-FINALISTS:]
