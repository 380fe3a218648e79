"""Tyrants of the Underdark, behind the interface of every game."""

from __future__ import annotations

from typing import Final

from undercourt.games.tyrants import describe, observe, play, reasons, says, score, view
from undercourt.games.tyrants.actions import SEAT_NAMES, SEATS, space
from undercourt.games.tyrants.board import LEFT, RIGHT
from undercourt.games.tyrants.catalog import SLUGS
from undercourt.games.tyrants.play import FIRST_GAME, PAIRS, RANDOM
from undercourt.games.tyrants.state import RULE_OPTIONS
from undercourt.kernel.game import Game, Option

GAME: Final = Game(
    slug="tyrants",
    version=2,
    fewest=2,
    most=SEATS,
    space=space(SLUGS),
    seat_names=SEAT_NAMES,
    options=[
        Option("decks", [FIRST_GAME, *[pair for pair in PAIRS if pair != FIRST_GAME], RANDOM]),
        Option("section", [RANDOM, LEFT, RIGHT], only_for=(3,)),
        *[option for option, _ in RULE_OPTIONS],
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
    rule_of_the_end="TU-9.3",
    rule_of_turns="TU-4.1.1",
    rule_of_answers="TU-5.2",
    as_agreed=says.as_agreed,
    eyes=observe.TyrantsEyes(),
)
