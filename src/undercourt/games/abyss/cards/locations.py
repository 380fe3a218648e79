"""The Locations, one line each: what they score. The order gives every Location its number."""

from __future__ import annotations

from typing import Final

from undercourt.games.abyss.catalog import (
    CRAB,
    FARMER,
    JELLYFISH,
    MAGE,
    MERCHANT,
    MILITARY,
    POLITICIAN,
    SEAHORSE,
    SHELLFISH,
    SQUID,
    Location,
)

LOCATION_LIST: Final = [
    #        slug, base, points, for each
    Location("sargasso_silos", 5, 2, "lord_of_guild", FARMER),
    Location("hydrozoa_reserves", 6, 2, "lord_of_guild", MAGE),
    Location("sanctuary", 4, 3, "affiliated", JELLYFISH),
    Location("parliament", 6, 2, "lord_of_guild", POLITICIAN),
    Location("barracks", 7, 2, "lord_of_guild", MILITARY),
    Location("dockworks", 5, 2, "lord_of_guild", MERCHANT),
    Location("sargasso_fields", 3, 3, "affiliated", SEAHORSE),
    Location("abyss", 0, 2, "different_guilds"),
    Location("city_of_mirrors", 0, 1, "best_of_opponents"),
    Location("black_smokers", 0, 0, "nothing"),
    Location("oceanic_senate_assembly", 4, 3, "affiliated", SQUID),
    Location("depths", 0, 2, "weakest_lord"),
    Location("throne_room", 0, 1, "strongest_lord"),
    Location("jail", 15, -1, "lords"),
    Location("chasm", 5, 3, "affiliated", CRAB),
    Location("closed_tower", 0, 3, "lords_with_key"),
    Location("lost_tower", 0, 3, "lords_without_key"),
    Location("chamber_of_allies", 3, 1, "lowest_of_each_race"),
    Location("nest_of_giant_clams", 3, 3, "affiliated", SHELLFISH),
    Location("coral_barrier", 20, -1, "all_affiliated"),
]
