"""What a study may change in A War of Whispers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.whispers import moves
from undercourt.games.whispers.actions import POSITION_NAMES, SLOT_NAMES
from undercourt.games.whispers.board import HOME, REGION_NAMES, REGIONS
from undercourt.games.whispers.board_councils import ADDS, DRAWS
from undercourt.games.whispers.play import BOXES, MULTIPLIER
from undercourt.judgement.whispers import worth
from undercourt.lab.levers import Lever, Levers, of_table


def at_positions(field: str, says: str, table: vec[i64]) -> Lever:
    """Of those positions that print such an action: a number more than nothing, which stays so."""
    numbers = [position for position in range(len(POSITION_NAMES)) if table[position] > 0]
    names = [POSITION_NAMES[position].replace(" ", "_") for position in numbers]
    whole = of_table("position", field, says, POSITION_NAMES, 9, [table])
    return whole._replace(names=names, numbers=numbers, least=1)


def start(region: int, value: int) -> None:
    """On all four readings of the map; what is not on it is in the reserve of the empire."""
    for box in BOXES:
        more = value - box.banners[region]
        if more > 0:
            moves.put_down(box, region, more)
        elif more < 0:
            moves.lift(box, region, HOME[region], -more)
        box.reserve[HOME[region]] -= more


def there(region: int) -> int:
    return int(BOXES[0].banners[region])


def fit() -> str:
    return "" if min(BOXES[0].reserve) >= 0 else "an empire would begin with more banners than its 20"


LEVERS = Levers(
    [
        of_table("loyalty", "multiplier", "points a city", SLOT_NAMES, 9, [MULTIPLIER, worth.LOVE], least=-9),
        at_positions("adds", "banners that Add brings, by itself or a symbol", ADDS),
        at_positions("draws", "cards that Draw brings, by itself or a number of symbols", DRAWS),
        Lever("region", "banners", "at the beginning", REGION_NAMES, list(range(REGIONS)), 0, 4, there, start),
    ],
    [],
    fit,
)
