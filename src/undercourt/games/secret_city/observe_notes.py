"""What was on the table when a row was last written, by number: what is still the same need not be written again."""

from __future__ import annotations

from typing import Final

from undercourt.games.secret_city.actions import SEATS, SLOTS

PRESENT: Final = 0  # places with a character; bits
STANDING: Final = PRESENT + 1  # by place: who stands there; `mark_character` reads it
AGAINST: Final = STANDING + SLOTS  # places; bits, as are the next five
FACE_DOWN: Final = AGAINST + 1
USED: Final = FACE_DOWN + 1
SHIELDED: Final = USED + 1
NULLIFIED: Final = SHIELDED + 1
ENCHANTED: Final = NULLIFIED + 1
LANDS_OF: Final = ENCHANTED + 1  # by seat: its territories; bits
PLANS: Final = LANDS_OF + SEATS  # by seat: its strategy, the victim, the margin
ARTIFACTS: Final = PLANS + SEATS  # house cards; bits, as are the next two
GONE: Final = ARTIFACTS + 1
HOUSE_KNOWN: Final = GONE + 1
UNIQUES: Final = HOUSE_KNOWN + 1  # unique cards on the table, by seat; bits, as are the next four
UNIQUE_USED: Final = UNIQUES + 1
ENCHANTED_SIDES: Final = UNIQUE_USED + 1
LANDS_USED: Final = ENCHANTED_SIDES + 1
ROBBED: Final = LANDS_USED + 1
OWN_DECK: Final = ROBBED + 1  # house cards that the looking seat has not drawn; bits
LOOKED_AT: Final = OWN_DECK + 1  # how many cards it looked at
TOUCHED: Final = LOOKED_AT + 1  # `touched` of the state, since the seat looked; bits
PILES_TOUCHED: Final = TOUCHED + 1  # that of its piles
