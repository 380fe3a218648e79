"""Sitting down to A War of Whispers, and looking at its table, for the tests of its drawing."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from tests.games.whispers.table import Table
from tests.term.desk import TEXTS_OF, WIDTH, Desk, new_table, typing
from undercourt.games.whispers.game import GAME
from undercourt.games.whispers.state import RULE_OPTIONS
from undercourt.term.line import Json
from undercourt.term.page.screen import Screen
from undercourt.term.tables import drawing
from undercourt.term.tables.drawing import Drawing

TEXTS = TEXTS_OF["whispers"]
EN = TEXTS["en"]
FOUR = ["human", "random", "random", "random"]
RULES = ["agents_in_regions", "keep_your_secrets", "to_each_their_own", "counter_intelligence"]
ADVANCED: Json = dict.fromkeys(RULES, "on")


def typist(seed: int) -> Callable[[str], str]:
    """Takes choices at random; a number that is too high is asked again."""
    chance = random.Random(seed)
    return lambda prompt: str(chance.randint(1, 6))


def sit_down(tmp: Path, lines: list[str], lang: str = "en") -> Desk:
    """With seed 2 the council of the Bear stays free for three agents."""
    desk = Desk(new_table(["human", "random"], 2, "whispers"), typing(lines), tmp / "game.txt", lang)
    desk.play()
    return desk


IN_COUNCIL = ["place bear sheriff", "place bear steward", "place bear marshal"]


def seen(t: Table, seat: int = 0) -> Json:
    """As the line to the table hands it on: the viewer is said beside the view, and the players have their scores."""
    view: Json = json.loads(json.dumps(GAME.describe(GAME.view(t.s, seat), seat)))
    for player, sheet in zip(view["players"], GAME.score(GAME.view(t.s, seat)).sheets, strict=True):
        player["score"] = {line.what: line.points for line in sheet}
    return {**view, "viewer": seat, "seats": t.s.seats}


def at_screen(lang: str = "en", width: int = WIDTH, t: Table | None = None) -> tuple[Screen, Drawing]:
    """With the advanced rules of that table."""
    rules = {option.name: "on" for option, bit in RULE_OPTIONS if t is not None and t.s.rules & bit}
    catalog: Json = json.loads(json.dumps(GAME.catalog(GAME.chosen(2, rules))))
    console = Console(width=width, color_system=None, highlight=False)
    return Screen(console, TEXTS[lang]), drawing("whispers", TEXTS[lang], catalog)


def drawn(t: Table, lang: str = "en", width: int = WIDTH, seat: int = 0) -> str:
    """The table and the hand as a seat sees them."""
    screen, made = at_screen(lang, width, t)
    with screen.console.capture() as shown:
        screen.show(*made.table(seen(t, seat), width), *made.hand(seen(t, seat), width))
    return shown.get()
