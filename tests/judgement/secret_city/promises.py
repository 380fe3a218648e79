"""A promise of far more than the debtor has, for both judgements."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.secret_city.table import Table, table


def gained_by_a_promise(land: list[str], worth: Callable[[Table, str], float]) -> float:
    """What sky is judged to gain when amber, with three money, two influence and this land, owes it twelve money."""
    t = table(
        "battle",
        turn=2,
        strategies={"amber": "contract_killing sky", "sky": "ancient_rituals amber"},
        tokens={"amber": "3 0 2"},
        territories={"amber": land},
        characters={"sky": ["manticore"]},
    )
    before = worth(t, "sky")
    t.do("propose ask_help", "place for amber", "price money 12", "accept")
    return worth(t, "sky") - before
