"""What a table plays by, as a few letters: equal stamps, equal rules and cards, as far as this table can meet them.

The version of the rules, which every change of them raises, and a hash of what is printed. Cards that the options leave
in the box do not count, nor does anything by its number, so a new card in another deck leaves a running game alone. The
order of cards counts: the deal follows from it.

What is hashed here must not change lightly: every running game would be finished by an older installation.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any

from msgspec import json

from undercourt.kernel.game import Game, Options

DECKS = "decks"  # the option that says which decks are mixed: `drow+dragons`; or that lots decide: `random`
SOURCES = ("confirmed", "title")  # facts about where a card is known from: nobody plays by them


def stamp(game: Game, options: Options) -> str:
    """For a table with these options; one that is missing has its usual value."""
    return stamp_of(game, tuple([(option.name, options.get(option.name, option.values[0])) for option in game.options]))


@lru_cache(maxsize=256)  # it takes some milliseconds, and many tables agree on the same
def stamp_of(game: Game, agreed: tuple[tuple[str, str], ...]) -> str:
    printed = without_sources(in_play(game, dict(agreed)))
    return f"{game.version}-{blake2b(json.encode(printed), digest_size=8).hexdigest()}"


def version_in(stamp: str) -> str:
    """Of the rules."""
    return stamp.partition("-")[0]


def in_play(game: Game, options: Options) -> dict[str, Any]:
    """All facts but the cards of decks that could have been mixed in, and were not."""
    facts: dict[str, Any] = game.catalog(options)
    choices = [deck for option in game.options if option.name == DECKS for deck in "+".join(option.values).split("+")]
    mixed = options.get(DECKS, "").split("+")
    if not {card.get("deck") for card in facts["cards"].values()}.issuperset(mixed):
        return facts  # the game has no such option, or lots decide: any deck may be met
    left_out = set(choices) - set(mixed)
    return facts | {"cards": {slug: card for slug, card in facts["cards"].items() if card["deck"] not in left_out}}


def without_sources(facts: Any) -> Any:
    if isinstance(facts, dict):
        return {key: without_sources(value) for key, value in facts.items() if key not in SOURCES}
    return [without_sources(one) for one in facts] if isinstance(facts, list) else facts
