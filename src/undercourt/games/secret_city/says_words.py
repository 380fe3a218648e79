"""How targets, sides, prices and the like are said: arguments that messages choose their words by."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city.actions import PRICE_NAMES, SEAT_NAMES
from undercourt.games.secret_city.catalog import SYMBOL_NAMES
from undercourt.games.secret_city.legal_targets import HIGHEST, SAME, SELF, Target
from undercourt.games.secret_city.state import DECLARED, City
from undercourt.kernel.ids import NOTHING

Args = dict[str, int | str]

OWNERS: Final = ["own", "opponent", "any", "target"]


def target_args(target: Target) -> Args:
    """0 and -1 where there is no condition."""
    if target.what == SELF:
        return {"target": "self"}
    if target.what == SAME:
        return {"target": "same"}
    kinds = "any" if target.mercenaries and target.heroes else "mercenary" if target.mercenaries else "hero"
    return {
        "target": kinds,
        "owner": OWNERS[target.owner],
        "least": target.least,
        "most": -1 if target.most == HIGHEST else target.most,
        "assigned": target.assigned,
        "symbol": target.symbol,
        "down": target.face_down,
    }


def side_args(s: City, side: i64) -> Args:
    """A side of a declared strategy."""
    chosen = s.tables[DECLARED + side // 2]
    args: Args = {"side": "for" if side % 2 == 0 else "against", "other": SEAT_NAMES[side // 2]}
    args["strategy"] = "none" if chosen == NOTHING else s.pack.strategies[chosen]
    return args


def price_args(price: i64) -> Args:
    resource, n = PRICE_NAMES[price].split(" ")
    return {"resource": resource, "n": int(n)}


def seat_or_nobody(seat: i64) -> str:
    return SEAT_NAMES[seat] if seat != NOTHING else "nobody"


def symbols(bits: i64) -> list[str]:
    return [name for i, name in enumerate(SYMBOL_NAMES) if bits >> i & 1 == 1]
