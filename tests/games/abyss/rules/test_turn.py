"""The turn, plotting at Court and Council support."""

from __future__ import annotations

import pytest

from tests.games.abyss.table import rule, table
from tests.games.abyss.words import OTHERS, hire

SIX = ["keeper", "reaper", "shepherd", "miller", "landowner", "trader"]


@rule("AB-2.1", "AB-2.9")
def test_turns_go_clockwise() -> None:
    t = table(seats=3, deck=["crab 1", "crab 2", "crab 3", "crab 4", "squid 1"])
    order = []
    for _ in range(4):
        order.append(t.turn)
        t.do("explore", "take")
    assert order == ["amber", "sky", "green", "amber"]


@rule("AB-2.10")
def test_nothing_ends_the_game_before_its_time() -> None:
    t = table(deck=["crab 1", "crab 2", "crab 3", "crab 4", "squid 1"])
    for _ in range(4):
        t.do("explore", "take")
    assert not t.over and t.turn == "amber"


@rule("AB-2.2")
def test_plot_then_act_then_control() -> None:
    t = table(
        pearls={"amber": 2},
        keys={"amber": 3},
        court=["miller"],
        council={"crab": [1]},
        open=["jail"],
        stack=["chasm", "abyss"],
    )
    assert t.verbs() == {"plot", "explore", "support"}
    t.do("plot")
    assert t.verbs() == {"plot", "explore", "support"}
    t.do("support crab")
    assert t.verbs() == {"take_location", "draw_locations"} and t.turn == "amber"


@rule("AB-2.3")
def test_plotting_is_voluntary() -> None:
    t = table(pearls={"amber": 1}, court=["miller"])
    assert t.options() == ["explore", "plot"]
    t.do("explore")
    assert t.pearls("amber") == 1 and t.court() == ["miller"]


@rule("AB-2.3")
def test_nobody_plots_once_the_action_has_begun() -> None:
    t = table("seahorse 5", "crab 3", pearls={"amber": 3}, court=["miller", *OTHERS], deck=["crab 1", "crab 2"])
    assert t.may("plot")
    assert not t.do("explore").may("plot")
    t = table("seahorse 5", "crab 3", pearls={"amber": 3}, court=["miller", *OTHERS]).do("hire miller")
    assert not t.may("plot")


@rule("AB-2.4")
def test_a_pearl_brings_a_lord_into_the_court() -> None:
    t = table(pearls={"amber": 2, "sky": 1}, court=["miller"], lord_deck=["keeper"]).do("plot")
    assert t.court() == ["keeper", "miller"] and t.lord_deck() == []
    assert t.pearls("amber") == 1 and t.pearls("sky") == 1 and t.lords("amber") == []


@rule("AB-2.4")
def test_a_plotted_lord_takes_the_empty_space_furthest_from_the_deck() -> None:
    t = table(pearls={"amber": 2}, court=["miller"], lord_deck=["keeper"]).do("plot")
    assert t.court_row() == [".", ".", ".", ".", "keeper", "miller"]


@rule("AB-2.5")
def test_plotting_goes_on_while_there_are_pearls() -> None:
    t = table(pearls={"amber": 3}, court=["miller"]).do("plot", "plot", "plot")
    assert len(t.court()) == 4 and t.pearls("amber") == 0
    assert not t.may("plot") and t.may("explore") and t.turn == "amber"


@rule("AB-2.5", "AB-2.6")
def test_nobody_plots_at_a_full_court() -> None:
    t = table(pearls={"amber": 3}, court=SIX[:5])
    assert t.may("plot")
    t.do("plot")
    assert len(t.court()) == 6 and t.pearls("amber") == 2 and not t.may("plot")
    assert not table(pearls={"amber": 3}, court=SIX).may("plot")


@rule("AB-2.7")
def test_nobody_plots_without_lords_in_the_deck() -> None:
    assert not table(pearls={"amber": 3}, court=["miller"], lord_deck=[]).may("plot")
    assert table(pearls={"amber": 3}, court=["miller"], lord_deck=["keeper"]).may("plot")


@rule("AB-2.8")
def test_one_of_three_actions_must_be_taken() -> None:
    t = table("seahorse 5", "squid 3", court=["miller", *OTHERS], council={"squid": [1]})
    assert t.options() == ["explore", "hire miller", "support squid"]


@pytest.mark.parametrize("action", [["explore", "take"], ["support squid"], hire("miller", "seahorse 5", "crab 3")])
@rule("AB-2.8", "AB-2.9")
def test_one_action_ends_the_turn(action: list[str]) -> None:
    t = table(
        "seahorse 5",
        "crab 3",
        court=["miller", *OTHERS],
        council={"squid": [1]},
        deck=["crab 1", "crab 2", "crab 4"],
    )
    assert t.do(*action).turn == "sky" and t.seat == "sky"


@rule("AB-4.1")
def test_support_brings_a_whole_council_stack() -> None:
    t = table("crab 2", council={"crab": [1, 1, 4], "squid": [5]}).do("support crab")
    assert t.hand("amber") == ["crab 1", "crab 1", "crab 2", "crab 4"]
    assert t.council("crab") == [] and t.council("squid") == [5] and t.turn == "sky"


@rule("AB-4.2")
def test_a_stack_is_chosen_not_its_cards() -> None:
    t = table(council={"crab": [1, 4], "squid": [5]})
    assert t.options() == ["explore", "support crab", "support squid"]
    t.do("support squid")
    assert t.hand("amber") == ["squid 5"] and t.council("crab") == [1, 4]


@rule("AB-4.3")
def test_an_empty_stack_gives_no_support() -> None:
    t = table(council={"crab": [1]})
    assert t.options() == ["explore", "support crab"]
    assert "support" not in table().verbs()
