"""All Lords and Locations: one line each. The order of a list gives every card its number."""

from __future__ import annotations

from typing import Final

from undercourt.games.abyss.cards.locations import LOCATION_LIST
from undercourt.games.abyss.cards.lords import LORD_LIST
from undercourt.games.abyss.catalog import BLACK_SMOKERS, CITY_OF_MIRRORS, enter, enter_location

LORD: Final = {kind.slug: number for number, kind in enumerate(LORD_LIST)}
LOCATION: Final = {kind.slug: number for number, kind in enumerate(LOCATION_LIST)}
assert LOCATION["city_of_mirrors"] == CITY_OF_MIRRORS and LOCATION["black_smokers"] == BLACK_SMOKERS

for _number, _kind in enumerate(LORD_LIST):
    enter(_number, _kind)
for _number, _place in enumerate(LOCATION_LIST):
    enter_location(_number, _place)
