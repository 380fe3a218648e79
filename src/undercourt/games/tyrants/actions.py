"""The verbs of Tyrants: one fixed, named range of ints each."""

from __future__ import annotations

from typing import Final

from undercourt.games.tyrants.board import BOARD, PLACE_NAMES, PLACES, SITES
from undercourt.kernel.actions import Space, Verb
from undercourt.kernel.choose import BRANCHES, CHOOSE, DONE, FREE

SEATS: Final = 4
WHITE: Final = 4  # the colour after the seats'
COLOURS: Final = 5
SEAT_NAMES: Final = ["amber", "sky", "green", "rose"]
COLOUR_NAMES: Final = [*SEAT_NAMES, "white"]
KINDS: Final = 125  # kinds of card; a test compares it with the cards
TROOPS: Final = PLACES * COLOURS  # a troop as an object: place * COLOURS + colour; equal troops are one
SPIES: Final = SITES * SEATS  # a spy as an object: site * SEATS + seat

END_TURN: Final = FREE  # nearly always possible: in front, where a mask is read no further than its last legal action
PLAY: Final = END_TURN + 1
PLAY_DEVOURED: Final = PLAY + KINDS
RECRUIT: Final = PLAY_DEVOURED + 1
RECRUIT_DEVOURED: Final = RECRUIT + KINDS
DISCARD: Final = RECRUIT_DEVOURED + 1
DEVOUR: Final = DISCARD + KINDS
PROMOTE: Final = DEVOUR + KINDS
REVEAL: Final = PROMOTE + KINDS
RESOLVE: Final = REVEAL + KINDS
DEPLOY: Final = RESOLVE + KINDS
DEPLOY_WITHOUT_TROOPS: Final = DEPLOY + PLACES
ASSASSINATE: Final = DEPLOY_WITHOUT_TROOPS + 1
SUPPLANT: Final = ASSASSINATE + TROOPS
RETURN_TROOP: Final = SUPPLANT + TROOPS
RETURN_SPY: Final = RETURN_TROOP + TROOPS
MOVE: Final = RETURN_SPY + SPIES
MOVE_TO: Final = MOVE + TROOPS
PLACE_SPY: Final = MOVE_TO + PLACES
OPPONENT: Final = PLACE_SPY + SITES
TAKE_TROPHY: Final = OPPONENT + SEATS


def space(cards: list[str]) -> Space:
    """The whole action space; `cards` are the slugs of all kinds."""
    troops = [f"{place} {colour}" for place in PLACE_NAMES for colour in COLOUR_NAMES]
    spies = [f"{site.slug} {seat}" for site in BOARD for seat in SEAT_NAMES]
    trophies = [f"{seat} {colour}" for seat in SEAT_NAMES for colour in COLOUR_NAMES]
    return Space(
        [
            Verb("choose", CHOOSE, [str(i + 1) for i in range(BRANCHES)]),
            Verb("done", DONE),
            Verb("end_turn", END_TURN, last=True),
            Verb("play", PLAY, cards),
            Verb("play_devoured", PLAY_DEVOURED),
            Verb("recruit", RECRUIT, cards),
            Verb("recruit_devoured", RECRUIT_DEVOURED),
            Verb("discard", DISCARD, cards),
            Verb("devour", DEVOUR, cards),
            Verb("promote", PROMOTE, cards),
            Verb("reveal", REVEAL, cards),
            Verb("resolve", RESOLVE, cards),
            Verb("deploy", DEPLOY, PLACE_NAMES),
            Verb("deploy_without_troops", DEPLOY_WITHOUT_TROOPS),
            Verb("assassinate", ASSASSINATE, troops),
            Verb("supplant", SUPPLANT, troops),
            Verb("return_troop", RETURN_TROOP, troops),
            Verb("return_spy", RETURN_SPY, spies),
            Verb("move", MOVE, troops),
            Verb("move_to", MOVE_TO, PLACE_NAMES),
            Verb("place_spy", PLACE_SPY, [site.slug for site in BOARD]),
            Verb("opponent", OPPONENT, SEAT_NAMES),
            Verb("take_trophy", TAKE_TROPHY, trophies),
        ]
    )
