"""How those who think ahead weigh a table of Tyrants."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tests.games.tyrants.table import Table, table
from undercourt.games.tyrants.game import GAME
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
    s = GAME.begin(seats, {"decks": "random"}, seats, d)
    playout(s, d, seeded(seats))
    totals = GAME.score(s).totals()
    for seat in range(seats):
        others = [totals[other] for other in range(seats) if other != seat]
        assert sense_of(GAME).weigh(s, seat) == pytest.approx(totals[seat] - sum(others) / len(others))


def test_a_promoted_noble_is_better_than_one_in_the_deck() -> None:
    deck = ["noble"] * 9 + ["house_guard"] * 3
    kept = table(deck=["noble", *deck])
    promoted = table(deck=deck, inner=["noble"])
    assert weighed(promoted) > weighed(kept) + 1.5


def test_a_troop_on_a_route_is_worth_having_early() -> None:
    route = "chasmleap_bridge--everfire.1"
    at_home = table(troops={"everfire": ["amber"]})
    on_the_way = table(troops={"everfire": ["amber"], route: ["amber"]})
    assert weighed(on_the_way) > weighed(at_home)


def test_a_spied_on_site_is_no_total_control() -> None:
    whole = table(troops={"araumycos": ["amber"] * 4})
    spied = table(troops={"araumycos": ["amber"] * 4}, spies={"araumycos": ["sky"]})
    assert weighed(spied) < weighed(whole)
    assert standings(spied)[AMBER] < standings(whole)[AMBER]


def test_whoever_has_more_stands_better() -> None:
    ahead = standings(table(vp={"amber": 10}))
    level = standings(table())
    assert ahead[AMBER] == pytest.approx(level[AMBER] + 10) and ahead[SKY] == pytest.approx(level[SKY])
