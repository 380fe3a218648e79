"""How those who think ahead weigh a table of Abyss."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tests.games.abyss.table import Table, table
from undercourt.games.abyss.game import GAME
from undercourt.judgement import sense_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import playout
from undercourt.kernel.rng import seeded

AMBER, SKY = 0, 1


def weighed(t: Table) -> float:
    return sense_of(GAME).weigh(t.s, AMBER)


def standings(t: Table) -> list[float]:
    out = vec[float]([0.0] * 4)
    sense_of(GAME).standings(t.s, out)
    return list(out)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_ends_as_the_score(seats: int) -> None:
    d = Decision()
    s = GAME.begin(seats, {}, seats, d)
    playout(s, d, seeded(seats))
    for seat in range(seats):
        assert sense_of(GAME).weigh(s, seat) == GAME.score(s).margin(seat)


def test_one_large_ally_is_better_than_several_small_ones() -> None:
    assert weighed(table("crab 3")) > weighed(table("crab 1", "crab 1", "crab 1"))


def test_lords_locations_tokens_and_pearls_count_for_their_owner() -> None:
    level = standings(table())
    for better in [
        table(lords={"amber": ["landowner"]}),
        table(locations={"amber": ["barracks"]}, covered={"amber": ["sage"]}),
        table(tokens={"amber": [4]}),
        table(pearls={"amber": 3}),
        table("crab 5"),
    ]:
        assert standings(better)[AMBER] > level[AMBER] and standings(better)[SKY] == pytest.approx(level[SKY])


def test_a_lord_half_paid_for_is_worth_less_than_one_that_is_paid() -> None:
    t = table("seahorse 5", "seahorse 3", court=["shepherd"])
    t.do("hire shepherd")
    begun = standings(t)[AMBER]
    t.do("pay seahorse 5")
    t.do("pay seahorse 3")
    assert standings(t)[AMBER] >= begun
