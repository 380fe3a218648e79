"""Abyss, behind the interface of every game."""

from __future__ import annotations

from typing import Final

from undercourt.games.abyss import describe, observe, play, reasons, says, score, view
from undercourt.games.abyss.actions import SEAT_NAMES, SEATS, space
from undercourt.games.abyss.catalog import LOCATION_NAMES, LORD_NAMES
from undercourt.games.abyss.state import RULE_OPTIONS
from undercourt.kernel.game import Game

GAME: Final = Game(
    slug="abyss",
    version=2,
    fewest=2,
    most=SEATS,
    space=space(LORD_NAMES, LOCATION_NAMES),
    seat_names=SEAT_NAMES,
    options=[option for option, _ in RULE_OPTIONS],
    setup=play.setup,
    load=play.loaded,
    view=view.view,
    determinize=view.determinize,
    score=score.score,
    question=says.question,
    option_text=says.option_text,
    why_not=reasons.why_not,
    describe=describe.table,
    describe_event=says.event,
    catalog=describe.catalog,
    rule_of_the_end="AB-8.4",
    rule_of_turns="AB-2.1",
    rule_of_answers="AB-2.2",
    eyes=observe.AbyssEyes(),
)
