"""The signs with which the map of A War of Whispers is drawn: armies, symbols, borders."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from undercourt.term.drawing import COLOURS, QUIET, SYMBOLS, Json

# The letters stand in the names of regions too: `p3` is a home region of the Elephant.
LETTERS = {"bear": "B", "eagle": "E", "elephant": "P", "lion": "L", "horse": "H"}
TINTS = {"bear": "#c8cdd8", "eagle": "#e8704a", "elephant": "#9f9be0", "lion": "#f0e442", "horse": "#c49a6c"}
SYMBOLS_OF_REGIONS = {"city": "⌂", "farm": "♣", "fort": "♜"}


def army(empire: str, n: int) -> Text:
    return Text().append(f"{LETTERS[empire]}{n}" if n else "·", f"bold {TINTS[empire]}" if n else QUIET)


def army_of(region: Json, width: int = 0) -> Text:
    """`B4=`: as many as the supply allows; `B5!`: more, and the rest is lost when the phase ends."""
    over = region["banners"] - region["supply"]
    line = army(region["control"], region["banners"]).append("!" if over > 0 else "=" if over == 0 else "")
    return line.append(" " * (width - line.cell_len))


def symbols(region: Json, before: str = "") -> Text:
    """`⌂♣●`: what is printed there, then the agents."""
    line = Text()
    for symbol, sign in SYMBOLS_OF_REGIONS.items():
        if region[symbol]:
            line.append(sign, "bold" if symbol == "city" else "")
    for seat in region["agents"]:
        line.append(SYMBOLS[seat], COLOURS[seat])
    return Text(before) + line if line else line


def bordering(regions: Iterable[str]) -> str:
    """`b125 l2` for b1, b2, b5 and l2; `h39,10` for h3, h9 and h10."""
    found: dict[str, str] = {}
    for slug in regions:
        number = slug[1:]
        found[slug[0]] = found.get(slug[0], "") + (f",{number}" if len(number) > 1 and slug[0] in found else number)
    return " ".join(letter + numbers for letter, numbers in found.items())
