"""Each rule of thumb, by a choice that would be another without it."""

from __future__ import annotations

from tests.games.whispers.table import Table, table
from undercourt.games.whispers.game import GAME
from undercourt.judgement import sense_of

RAVEN = 0


def habit(t: Table, said: str) -> float:
    return sense_of(GAME).habit(t.s, RAVEN, GAME.space.by_name[said])


def test_loyalties_are_swapped_late() -> None:
    costs = [habit(table(phase="swap", round=n), "swap devout opposed") for n in (1, 2, 3)]
    assert costs[0] < costs[1] < costs[2] == 0.0


def test_a_swap_that_nobody_sees_may_come_early() -> None:
    assert habit(table(phase="swap", counter_intelligence="on"), "swap devout opposed") == 0.0


def test_agents_are_spread_while_nobody_knows_whom_one_loves() -> None:
    agents = {"bear marshal": "raven", "lion marshal": "spider"}
    early = table(phase="place", round=1, agents=agents)
    assert habit(early, "place bear sheriff") < habit(early, "place lion sheriff") == 0.0
    assert habit(table(phase="place", round=4, agents=agents), "place bear sheriff") == 0.0


def test_cards_are_saved_for_the_last_round() -> None:
    costs = [habit(table(phase="empires", round=n), "play bear_1") for n in (1, 2, 3, 4)]
    assert costs == sorted(costs) and costs[0] < costs[3] == 0.0


def test_instinct_has_nothing_to_say_of_most_actions() -> None:
    t = table(phase="empires")
    assert habit(t, "attack") == habit(t, "put b1") == habit(t, "done") == 0.0


def test_a_round_is_played_through_until_the_councils_have_met() -> None:
    """What comes after it begins with swaps, and nobody knows what others will do in the next round."""
    plays_on = sense_of(GAME).plays_on
    agents = {f"{empire} chancellor": "raven" for empire in ("bear", "elephant", "lion", "horse")}
    for number in (1, 4):
        assert plays_on(table(acts="horse chancellor", round=number, agents=agents).s)
        assert plays_on(table(phase="place", round=number, agents=agents).s)
    assert not plays_on(table(phase="swap", round=3, agents=agents).s)
