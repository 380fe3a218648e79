"""The verbs of Abyss: one fixed, named range of ints each."""

from __future__ import annotations

from typing import Final

from undercourt.kernel.actions import Space, Verb
from undercourt.kernel.choose import BRANCHES, CHOOSE, DONE, FREE
from undercourt.kernel.ids import Action

SEATS: Final = 4
SEAT_NAMES: Final = ["amber", "sky", "green", "rose"]

RACES: Final = 5
RACE_NAMES: Final = ["squid", "shellfish", "crab", "seahorse", "jellyfish"]
VALUES: Final = 5
ALLIES: Final = 25  # kinds of Ally: race * VALUES + value - 1
ALLY_NAMES: Final = [f"{race} {value}" for race in RACE_NAMES for value in range(1, VALUES + 1)]
MONSTER: Final = 25  # the kind of card after the Allies
CARD_NAMES: Final = [*ALLY_NAMES, "monster"]
LORDS: Final = 35  # each exists once; a test compares it with the tables
LOCATIONS: Final = 20

PLOT: Final = FREE
EXPLORE: Final = PLOT + 1
TAKE: Final = EXPLORE + 1
FIGHT: Final = TAKE + 1
BUY: Final = FIGHT + 1
SUPPORT: Final = BUY + 1
HIRE: Final = SUPPORT + RACES
PAY: Final = HIRE + LORDS
AFFILIATE: Final = PAY + ALLIES
DISCARD: Final = AFFILIATE + ALLIES
SELL: Final = DISCARD + ALLIES  # the three powers that may be used at any decision of their owner's turn
DISMISS: Final = SELL + ALLIES
REPLACE: Final = DISMISS + RACES
DISABLE: Final = REPLACE + LORDS
GIVE_UP: Final = DISABLE + LORDS
OPPONENT: Final = GIVE_UP + LORDS
DRAW_LOCATIONS: Final = OPPONENT + SEATS
TAKE_LOCATION: Final = DRAW_LOCATIONS + 4
SWAP_OUT: Final = TAKE_LOCATION + LOCATIONS
EXCHANGE: Final = SWAP_OUT + LOCATIONS
COVER: Final = EXCHANGE + LOCATIONS
SPEND_KEY: Final = COVER + LORDS


def space(lords: list[str], locations: list[str]) -> Space:
    return Space(
        [
            Verb("choose", CHOOSE, [str(i + 1) for i in range(BRANCHES)]),
            Verb("done", DONE),
            Verb("plot", PLOT),
            Verb("explore", EXPLORE),
            Verb("take", TAKE),
            Verb("fight", FIGHT),
            Verb("buy", BUY),
            Verb("support", SUPPORT, RACE_NAMES),
            Verb("hire", HIRE, lords),
            Verb("pay", PAY, ALLY_NAMES),
            Verb("affiliate", AFFILIATE, ALLY_NAMES),
            Verb("discard", DISCARD, ALLY_NAMES),
            Verb("sell", SELL, ALLY_NAMES),
            Verb("dismiss", DISMISS, RACE_NAMES),
            Verb("replace", REPLACE, lords),
            Verb("disable", DISABLE, lords),
            Verb("give_up", GIVE_UP, lords),
            Verb("opponent", OPPONENT, SEAT_NAMES),
            Verb("draw_locations", DRAW_LOCATIONS, ["1", "2", "3", "4"]),
            Verb("take_location", TAKE_LOCATION, locations),
            Verb("swap_out", SWAP_OUT, locations),
            Verb("exchange", EXCHANGE, locations),
            Verb("cover", COVER, lords),
            Verb("spend_key", SPEND_KEY),
        ]
    )


def is_power(action: Action) -> bool:
    return action >= SELL and action < DISABLE
