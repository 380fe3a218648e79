"""How seats are told apart in every game: a sign and a colour, by their order among the names of the game.

A game whose table has more colours than seats gives those a `sign` and a `tint` of their own in its names.toml.
"""

from __future__ import annotations

from rich.text import Text

from undercourt.text import Texts

SIGNS = ("●", "■", "▲", "◆", "✚", "⬟")
LONGEST = 18  # cells of the sign and the name
TINTS = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#8f7ee7", "#c8cdd8")


def sign(slug: str, texts: Texts) -> Text:
    """`●`, in its colour."""
    seats = texts.table("seat")
    place = list(seats).index(slug) % len(SIGNS)
    return Text(seats[slug].get("sign", SIGNS[place]), seats[slug].get("tint", TINTS[place]))


def seat(slug: str, texts: Texts) -> Text:
    """`● Amber`. A long name of a person is cut, to leave room for the rest of the line; sentences say all of it."""
    mark = sign(slug, texts)
    label = Text(f"{mark.plain} {texts.name('seat', slug)}", mark.style)
    label.truncate(LONGEST, overflow="ellipsis")
    return label
