"""What several tests of the rules share: quiet tables, and playing on to a later phase."""

from __future__ import annotations

from typing import Any

from tests.games.secret_city.table import Table, table

WEAPONS = {"amber": "assault sky", "sky": "night_storm amber"}
THREE = {"amber": "open_clash sky", "sky": "night_storm green", "green": "assault amber"}
LAZY = ("use", "ability", "propose")  # what nobody does on the way
SKY_STAYS_OUT = ("propose ask_abstain", "place for amber", "price money 1", "player sky", "accept")


def on_to(t: Table, phase: str, *wishes: str) -> Table:
    """Everybody goes on as quietly as possible; the wishes come true when they are offered."""
    left = list(wishes)
    for _ in range(200):
        if t.phase == phase:
            return t
        options = [words for words in t.options() if not words.startswith(LAZY)]
        wish = next((words for words in left if words in options), None)
        if wish is not None:
            left.remove(wish)
        t.do(wish or next((words for words in ("done", "pass") if words in options), options[0]))
    raise AssertionError(f"never came to {phase}")


def weapons(phase: str = "buying", **more: Any) -> Table:
    """Two players with strategies of weapons, in which their leaders have nothing to do."""
    setting: dict[str, Any] = {"strategies": WEAPONS, "deals": "off", "tokens": {"amber": "9 9 9", "sky": "9 9 9"}}
    return table(phase, **{**setting, **more})


def three(**more: Any) -> Table:
    """A weapons battle of three players, whose leaders have nothing to do in it."""
    setting: dict[str, Any] = {
        "seats": 3,
        "houses": ["nav", "lyud", "chel"],
        "characters": {
            "amber": ["manticore", "red_cap"],
            "sky": ["griffin", "hvan_mercenary"],
            "green": ["manticore", "griffin"],
        },
        "strategies": THREE,
        "tokens": {"amber": "9 9 9", "sky": "9 9 9", "green": "9 9 9"},
    }
    return table("battle", **{**setting, **more})
