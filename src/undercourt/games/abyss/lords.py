"""The Lords, one line each. The order gives every Lord its number."""

from __future__ import annotations

from typing import Final

from undercourt.games.abyss.catalog import (
    AMBASSADOR,
    ANY_RACE,
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
    enter,
    lasting,
    lord,
)
from undercourt.games.abyss.effects import (
    ANY_NUMBER,
    Assassinate,
    Betray,
    Corrupt,
    Discard,
    Embassy,
    ExtraTurn,
    GainPearls,
    Hunt,
    LosePearls,
    Strike,
    SwapLocations,
    TakeStack,
)

# fmt: off
LORD_LIST: Final = [
    #    slug, guild, cost, different races, mandatory race, keys, influence, what it does
    lord("recruiter", MILITARY, 10, 2, CRAB, 1, 4, lasting("recruiter")),
    lord("jailer", MILITARY, 6, 3, CRAB, 0, 7, Strike(Discard())),
    lord("seeker", MILITARY, 7, 2, CRAB, 0, 7, Strike(LosePearls(2))),
    lord("assassin", MILITARY, 10, 1, CRAB, 0, 6, Assassinate()),
    lord("commander", MILITARY, 8, 1, CRAB, 1, 4, Strike(Discard(ANY_NUMBER, down_to=6)), lasting("commander")),
    lord("tamer", MILITARY, 6, 3, CRAB, 1, 4, lasting("tamer")),
    lord("hunter", MILITARY, 8, 2, CRAB, 0, 6, Hunt()),
    lord("ship_master", MERCHANT, 6, 3, SHELLFISH, 1, 5, lasting("ship_master")),
    lord("trader", MERCHANT, 10, 3, SHELLFISH, 0, 9, GainPearls(3)),
    lord("peddler", MERCHANT, 8, 1, SHELLFISH, 0, 9, GainPearls(2)),
    lord("landlord", MERCHANT, 10, 2, SHELLFISH, 1, 5, lasting("landlord")),
    lord("slaver", MERCHANT, 8, 1, SHELLFISH, 1, 5, lasting("slaver")),
    lord("shopkeeper", MERCHANT, 6, 3, SHELLFISH, 0, 9, GainPearls(1)),
    lord("shaman", MAGE, 6, 3, JELLYFISH, 1, 5, lasting("shaman")),
    lord("invoker", MAGE, 8, 1, JELLYFISH, 0, 8, ExtraTurn()),
    lord("apprentice", MAGE, 6, 3, JELLYFISH, 0, 9, TakeStack()),
    lord("oracle", MAGE, 8, 2, JELLYFISH, 1, 5, lasting("oracle")),
    lord("alchemist", MAGE, 7, 1, JELLYFISH, 1, 5, lasting("alchemist")),
    lord("illusionist", MAGE, 10, 1, JELLYFISH, 0, 9, SwapLocations()),
    lord("master_of_magic", MAGE, 10, 3, JELLYFISH, 1, 6, lasting("master_of_magic")),
    lord("opportunist", POLITICIAN, 6, 3, SQUID, 1, 5, lasting("opportunist")),
    lord("corruptor", POLITICIAN, 10, 1, SQUID, 0, 6, Corrupt()),
    lord("traitor", POLITICIAN, 12, 3, SQUID, 0, 6, Betray()),
    lord("diplomat", POLITICIAN, 8, 1, SQUID, 1, 5, lasting("diplomat")),
    lord("treasurer", POLITICIAN, 10, 2, SQUID, 1, 5, lasting("treasurer")),
    lord("schemer", POLITICIAN, 8, 3, SQUID, 0, 6, Betray(from_deck=True)),
    lord("keeper", FARMER, 6, 3, SEAHORSE, 1, 6),
    lord("reaper", FARMER, 7, 2, SEAHORSE, 1, 6),
    lord("shepherd", FARMER, 8, 1, SEAHORSE, 1, 6),
    lord("miller", FARMER, 8, 2, SEAHORSE, 0, 10),
    lord("aquaculturalist", FARMER, 9, 3, SEAHORSE, 0, 11),
    lord("landowner", FARMER, 10, 1, SEAHORSE, 0, 12),
    lord("sage", AMBASSADOR, 10, 5, ANY_RACE, 3, 4, Embassy(2)),
    lord("hermit", AMBASSADOR, 10, 5, ANY_RACE, 3, 5, Embassy(1)),
    lord("elder", AMBASSADOR, 10, 5, ANY_RACE, 3, 3, Embassy(3)),
]
# fmt: on
LORD: Final = {kind.slug: number for number, kind in enumerate(LORD_LIST)}

for _number, _kind in enumerate(LORD_LIST):
    enter(_number, _kind)
