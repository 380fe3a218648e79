"""How the terms of a target and the like are said: the arguments of effect texts."""

from __future__ import annotations

from typing import Final

from undercourt.games.secret_city.targets import HIGHEST, SAME, SELF, Target

OWNERS: Final = ["own", "opponent", "any", "target"]


def target_args(target: Target) -> dict[str, int | str]:
    """Plain arguments that a message chooses its words by; 0 and -1 where there is no condition."""
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
