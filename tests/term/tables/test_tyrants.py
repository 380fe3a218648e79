"""How the terminal draws Tyrants of the Underdark."""

from __future__ import annotations

from undercourt.games.tyrants.game import GAME
from undercourt.kernel.decision import Decision
from undercourt.term.line import Json
from undercourt.term.tables.tyrants.drawing import TyrantsDrawing
from undercourt.text import texts

DRAWING = TyrantsDrawing(texts("tyrants", "en"), GAME.catalog(GAME.chosen(2, {})))


def seen() -> Json:
    """What the seat on turn sees at the beginning, as the client hands it on."""
    s = GAME.begin(2, {}, 1, Decision())
    view = GAME.describe(GAME.view(s, 0), 0)
    return {**view, "viewer": 0, "turn": "amber"}


def test_a_standstill_is_counted_down_beside_the_purse() -> None:
    assert not any("standstill" in word for word in DRAWING.purse(seen()))
    assert DRAWING.purse(seen() | {"standstill": 2})[-1] == "standstill: the end comes in 2 rounds"


def test_sites_are_drawn_with_what_is_printed_on_them() -> None:
    view = seen()
    (site,) = [one for one in view["sites"] if one["site"] == "araumycos"]
    assert DRAWING.whole_site(view, site).plain == " Araumycos 3 ○○○○ ✦3"


def test_a_new_card_in_the_market_is_named_by_its_slot() -> None:
    before = seen()
    slots = list(before["market"])
    slots[2] = "imix"
    marks = DRAWING.labels(before | {"market": slots})
    assert marks["m3"] == "imix" and marks["m4"] == before["market"][3]
