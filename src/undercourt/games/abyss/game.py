"""Abyss, behind the interface of every game."""

from __future__ import annotations

from typing import Final

from undercourt.games.abyss import describe, play, reasons, says, score, view
from undercourt.games.abyss.actions import SEAT_NAMES, SEATS, space
from undercourt.games.abyss.catalog import LOCATION_NAMES, LORD_NAMES
from undercourt.kernel.game import Game, Option

GAME: Final = Game(
    slug="abyss",
    version=2,
    fewest=2,
    most=SEATS,
    space=space(LORD_NAMES, LOCATION_NAMES),
    seat_names=SEAT_NAMES,
    options=[
        Option("commander", ["end_of_turn", "at_once"]),
        Option("assassinated", ["influence_only", "count"]),
        Option("smokers", ["into_stack", "removed"]),
        Option("standstill", ["ends", "plays_on"]),
    ],
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
)
