"""How well a seat stands in Tyrants: what counts, and in which direction."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import Table, table
from undercourt.games.tyrants.game import GAME
from undercourt.judgement import sense_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import playout
from undercourt.kernel.rng import seeded

AMBER = 0


def standing(t: Table) -> float:
    return sense_of(GAME).evaluate(t.s, AMBER)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_judgement_ends_as_the_score(seats: int) -> None:
    d = Decision()
    s = GAME.begin(seats, {"decks": "random"}, seats, d)
    playout(s, d, seeded(seats))
    totals = GAME.score(s).totals()
    for seat in range(seats):
        others = [totals[other] for other in range(seats) if other != seat]
        assert sense_of(GAME).evaluate(s, seat) == pytest.approx(totals[seat] - sum(others) / len(others))


def test_control_is_better_than_a_tie_and_total_control_better_still() -> None:
    tied = table(troops={"everfire": ["amber", "sky"]})
    control = table(troops={"everfire": ["amber", "amber", "sky"]})
    total = table(troops={"everfire": ["amber", "amber", "amber"]})
    assert standing(tied) < standing(control) < standing(total)


def test_a_spy_of_another_spoils_total_control() -> None:
    whole = table(troops={"araumycos": ["amber"] * 4})
    spied = table(troops={"araumycos": ["amber"] * 4}, spies={"araumycos": ["sky"]})
    assert standing(spied) < standing(whole)


def test_a_marker_is_worth_more_than_a_site_of_the_same_vp() -> None:
    marker = table(troops={"tsenviilyq": ["amber", "amber"]})
    plain = table(troops={"blingdenstone": ["amber", "amber"]}, seats=2)
    assert standing(marker) > standing(plain) - 2 * 2  # blingdenstone is full: its two points for total control


def test_a_rivals_gain_is_a_loss() -> None:
    assert standing(table(troops={"everfire": ["sky", "sky"]})) < standing(table())
    assert standing(table(trophies={"sky": ["amber"]})) < standing(table())


def test_trophies_tokens_and_a_good_card_count() -> None:
    assert standing(table(trophies={"amber": ["white"]})) > standing(table())
    assert standing(table(vp={"amber": 1})) > standing(table())
    assert standing(table(discard=["imix"])) > standing(table(discard=["soldier"]))
    assert standing(table(discard=["insane_outcast"])) < standing(table())


def test_a_promoted_noble_is_worth_more_than_one_in_the_deck() -> None:
    assert standing(table(deck=["noble"] * 9, inner=["noble"])) > standing(table(deck=["noble"] * 10))


def test_at_the_end_a_promoted_card_is_worth_more_than_the_same_in_the_deck() -> None:
    nobles = ["noble"] * 9
    inner = table(deck=nobles, inner=["imix"], market=[])
    assert standing(inner) > standing(table(deck=[*nobles, "imix"], market=[]))
