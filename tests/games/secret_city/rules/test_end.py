"""The end of the game and the winner."""

from __future__ import annotations

import pytest

from tests.games.secret_city.table import rule, table


@rule("SC-12.1")
def test_the_game_ends_after_the_last_turn() -> None:
    assert table(phase="end", turn=10).over
    assert not table(phase="end", turn=9).over
    assert not table(phase="strategies", turn=10).over


@rule("SC-12.6")
def test_another_number_of_turns_may_be_agreed() -> None:
    assert table(phase="end", turn=3, turns=3).over
    assert not table(phase="end", turn=3, turns=4).over


@rule("SC-12.2")
def test_most_influence_wins() -> None:
    t = table(
        phase="end",
        turn=10,
        characters={"amber": ["manticore", "fata"]},
        territories={"amber": ["southern_fort", "club_lizard", "tigradcom"]},
        tokens={"amber": "9 9 2", "sky": "0 0 3"},
    )
    assert t.winners() == ["sky"] and t.score("amber") == 2 and t.score("sky") == 3


@rule("SC-12.3")
@pytest.mark.parametrize(
    ("territories", "amber", "winners"),
    [(["tigradcom"], "0 0 2", ["amber"]), ([], "3 2 2", ["amber"]), ([], "0 4 2", ["amber", "sky"])],
)
def test_a_tie_goes_to_territories_then_to_money_and_mana(
    territories: list[str], amber: str, winners: list[str]
) -> None:
    t = table(phase="end", turn=10, territories={"amber": territories}, tokens={"amber": amber, "sky": "3 1 2"})
    assert t.over and t.winners() == winners


@rule("SC-12.4")
def test_a_tie_is_shared_under_the_option() -> None:
    t = table(
        phase="end",
        turn=10,
        territories={"amber": ["tigradcom"]},
        tokens={"amber": "3 1 2", "sky": "0 0 2"},
        tie_break="shared",
    )
    assert t.over and t.winners() == ["amber", "sky"]


@rule("SC-12.5")
def test_the_last_debts_are_paid_before_the_count() -> None:
    t = table(
        phase="battle",
        turn=10,
        characters={"amber": ["red_cap"], "sky": ["white_moryana"]},
        strategies={"amber": "night_storm sky", "sky": "open_clash amber"},
        tokens={"amber": "0 0 3", "sky": "0 0 2"},
    )
    t.do("propose ask_help", "place for amber", "price money 1", "accept", "assign 2 for amber", "assign 2 for amber")
    assert t.over and t.score("amber") == 2 and t.score("sky") == 3 and t.winners() == ["sky"]
