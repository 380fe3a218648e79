"""Who takes part: names, budgets, and what is no budget."""

from __future__ import annotations

import pytest

from undercourt.arena.entrants import Entrant, budget_of, entrants
from undercourt.bots import Budget


@pytest.mark.parametrize(
    ("word", "budget"),
    [
        ("", Budget()),
        ("100ms", Budget(seconds=0.1)),
        ("1s", Budget(seconds=1.0)),
        ("0.5s", Budget(seconds=0.5)),
        ("2000", Budget(positions=2000)),
    ],
)
def test_a_budget_is_a_time_or_a_number_of_positions(word: str, budget: Budget) -> None:
    assert budget_of(word) == budget


@pytest.mark.parametrize(
    "word", ["0", "0s", "0ms", "-1", "1.5", "1m", "s", "1e3", "٣", "nan", "3601s", "9" * 40, "1 s"]
)
def test_anything_else_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=r"budget|positions"):
        budget_of(word)


def test_a_bot_without_a_budget_of_its_own_takes_the_common_one() -> None:
    found = entrants("greedy@1s, greedy,random", "100ms")
    assert found == [Entrant("greedy", "1s", True), Entrant("greedy", "100ms"), Entrant("random", "100ms")]
    assert [entrant.label for entrant in found] == ["greedy@1s", "greedy", "random"]


@pytest.mark.parametrize("words", ["", "greedy,", "chess", "greedy@", "greedy@soon", "@1s"])
def test_every_seat_needs_a_bot_that_there_is(words: str) -> None:
    with pytest.raises(ValueError, match=r"there is no bot|budget"):
        entrants(words)
