"""A War of Whispers, behind the interface of every game."""

from __future__ import annotations

from typing import Final

from undercourt.games.whispers import describe, observe, play, reasons, says, score, view
from undercourt.games.whispers.actions import SEAT_NAMES, SEATS, space
from undercourt.games.whispers.state import MAP_OPTIONS, RULE_OPTIONS
from undercourt.kernel.game import Game

GAME: Final = Game(
    slug="whispers",
    version=2,
    fewest=2,
    most=SEATS,
    space=space(),
    seat_names=SEAT_NAMES,
    options=[option for option, _ in RULE_OPTIONS + MAP_OPTIONS],
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
    rule_of_the_end="WW-11.1",
    rule_of_turns="WW-2.3",
    rule_of_answers="WW-2.2",
    eyes=observe.WhispersEyes(),
)
