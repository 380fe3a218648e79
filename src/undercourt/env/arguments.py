"""What the makers of environments take by name, for checkers of types; `TableEnv` and `SeatEnv` say what it means.

A misspelt argument would pass for an option of the game, as both are given alike: so the options are written out, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import SupportsIndex, TypedDict

from undercourt.bots.bot import Bot
from undercourt.env.spaces import Illegal


class OfTable(TypedDict, total=False):
    render_mode: str | None
    illegal: Illegal
    recall: bool
    pack: str | PathLike[str] | None


class OfSeat(OfTable, total=False):
    seat: SupportsIndex | None
    opponents: str | Bot | Sequence[str | Bot]
    positions: SupportsIndex


# The options of each game, in its order


class OfTyrants(TypedDict, total=False):
    decks: str
    section: str
    promotions: str
    focus: str
    trophies: str
    ghost: str
    standstill: str


class OfAbyss(TypedDict, total=False):
    commander: str
    assassinated: str
    smokers: str
    standstill: str


class OfWhispers(TypedDict, total=False):
    agents_in_regions: str
    keep_your_secrets: str
    to_each_their_own: str
    counter_intelligence: str
    allow_pass: str
    supply_scope: str
    lion_1: str
    recruit: str
    subjugate: str
    mercenaries: str
    reinforce: str
    first_player: str
    eagle_city: str
    elephant_link: str


class OfSecretCity(TypedDict, total=False):
    turns: str
    house_1: str
    house_2: str
    house_3: str
    house_4: str
    house_5: str
    house_6: str
    deals: str
    face_down_targets: str
    spell_instead: str
    debt_territory: str
    tie_break: str
    deal_open: str


# Both together


class TyrantsTable(OfTable, OfTyrants): ...


class AbyssTable(OfTable, OfAbyss): ...


class WhispersTable(OfTable, OfWhispers): ...


class SecretCityTable(OfTable, OfSecretCity): ...


class TyrantsSeat(OfSeat, OfTyrants): ...


class AbyssSeat(OfSeat, OfAbyss): ...


class WhispersSeat(OfSeat, OfWhispers): ...


class SecretCitySeat(OfSeat, OfSecretCity): ...
