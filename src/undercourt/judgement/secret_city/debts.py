"""What seats will have when all that they owe each other is paid (SC-9)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city import play
from undercourt.games.secret_city.actions import INFLUENCE, RESOURCES
from undercourt.games.secret_city.state import (
    DEBT_TAKES_HOMES,
    LANDS,
    City,
    creditor_of,
    debtor_of,
    resource_of,
    tokens_of,
)
from undercourt.kernel.effect import STEP, WIDTH
from undercourt.kernel.ids import NOTHING, Seat


def pay_debts(s: City, tokens: vec[i64]) -> None:
    """Changes `tokens`, by seat and resource: what is missing is paid in influence, as far as there is any."""
    paid: i64 = s.stack[WIDTH + STEP] if s.stack[STEP] - 1 == play.DEBTS and s.depth > 1 else 0
    for i in range(paid, len(s.debts)):
        debt = s.debts[i]
        if debt == NOTHING:
            continue
        debtor = debtor_of(debt) * RESOURCES
        creditor = creditor_of(debt) * RESOURCES
        resource = resource_of(debt)
        price = tokens_of(debt)
        there = min(price, tokens[debtor + resource])
        tokens[debtor + resource] -= there
        tokens[creditor + resource] += there
        influence = collected(s, debtor_of(debt), price - there, tokens[debtor + INFLUENCE])
        tokens[debtor + INFLUENCE] -= influence
        tokens[creditor + INFLUENCE] += influence


def collected(s: City, debtor: Seat, missing: i64, influence: i64) -> i64:
    """Whoever promised more than they can pay gives what they have, or a territory: half a point for each turn left."""
    if missing <= influence:
        return missing
    safe = 0 if s.plays_with(DEBT_TAKES_HOMES) else s.pack.homes
    territory: i64 = 0
    if s.tables[LANDS + debtor] & ~safe != 0:
        territory = (s.turns - s.turn + 1) // 2
    return max(influence, territory, 0)
