"""Sites of the table for two players, on which most cards are tried."""

from __future__ import annotations

CENTRE = [  # all that are in play
    "araumycos",
    "blingdenstone",
    "chasmleap_bridge",
    "ched_nasad",
    "eryndlyn",
    "everfire",
    "gracklstugh",
    "halls_of_the_scoured_legion",
    "kanaglym",
    "llacerellyn",
    "mantol_derith",
    "menzoberranzan",
    "skullport",
    "the_labyrinth",
    "tsenviilyq",
]
FIVE_SPIES = {site: ["amber"] for site in ("araumycos", "eryndlyn", "everfire", "kanaglym", "skullport")}
