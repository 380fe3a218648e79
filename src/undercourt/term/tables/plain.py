"""Plain data of a view in lines of words: what every game can be drawn with on its first day.

A fact is called by the message `term-<fact>` where the game has one, else by its own name. What is empty is left out.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from undercourt.term.line import Json
from undercourt.term.page import seats
from undercourt.term.page.lines import QUIET, capitalised, counted, in_columns
from undercourt.text import Texts

AROUND = ("players", "viewer", "seats")  # of a view: not what lies on the table
OF_ITSELF = ("seat", "hand", "score")  # of a player: shown elsewhere
WORDS = ("play", "reaction")  # of a card: what it says is told as its text
MOST_COLUMNS = 5  # of numbers beside the players; the other facts have lines of their own


def table(view: Json, width: int, texts: Texts, brief: bool = False) -> list[Text]:
    """A paragraph for every fact that is not about a player or the viewer; briefly: only those of one line."""
    facts_here = {key: fact for key, fact in view.items() if key not in AROUND}
    return facts({key: fact for key, fact in facts_here.items() if not (brief and records(fact))}, width, texts)


def players(view: Json, texts: Texts) -> list[Text]:
    """A line for every player who has something that is not a number beside the name."""
    lines = []
    beside = [key for key in counted_facts(view) if isinstance(view["players"][0][key], int)]
    for player in view["players"]:
        more = {key: fact for key, fact in player.items() if key not in (*OF_ITSELF, *beside) and not is_empty(fact)}
        said = "; ".join(f"{label(key, texts)}: {worded(key, fact, texts)}" for key, fact in more.items())
        if said:
            lines.append(seats.seat(player["seat"], texts).append(f"  {said}", "default"))
    return lines


def facts(data: Json, width: int, texts: Texts) -> list[Text]:
    """`Deck: 12`; records stand under the name of their fact, side by side where there is room."""
    lines: list[Text] = []
    for key, fact in data.items():
        if key in WORDS or is_empty(fact):
            continue
        head = Text(f"{capitalised(label(key, texts))}: ", QUIET)
        rows = records(fact)
        if rows:
            lines += [head, *in_columns([Text(f"  {worded(key, row, texts)}") for row in rows], width)]
        else:
            lines.append(head.append(worded(key, fact, texts), "default"))
    return lines


def is_empty(fact: Any) -> bool:
    """Nought is a number like any other."""
    return fact is None or fact is False or fact in ([], {}, "")


def records(fact: Any) -> list[Json]:
    """The records that a list or a mapping holds, each with its name; none if it holds anything else."""
    if isinstance(fact, list) and fact and all(isinstance(one, dict) for one in fact):
        return fact
    if isinstance(fact, dict) and fact and all(isinstance(one, dict) for one in fact.values()):
        return [{"": name, **one} for name, one in fact.items()]
    return []


def worded(key: str, fact: Any, texts: Texts) -> str:
    """A fact in words: names for slugs, counts for what is there several times; a record begins with its name."""
    if isinstance(fact, bool):
        return "✓" if fact else "–"
    if isinstance(fact, list):
        return counted([within(key, one, texts) for one in fact])
    if isinstance(fact, str):
        return texts.word(key, fact)
    if not isinstance(fact, dict):
        return "–" if fact is None else str(fact)
    said: list[str] = []
    for name, one in fact.items():
        if not is_empty(one):
            named = not said and isinstance(one, str) and (not name or bool(texts.table(name)))
            said.append(texts.word(name, one) if named else f"{label(name, texts)} {within(name, one, texts)}")
    return ", ".join(said)


def within(key: str, fact: Any, texts: Texts) -> str:
    """Inside another fact: what consists of parts is in brackets."""
    said = worded(key, fact, texts)
    return f"({said})" if isinstance(fact, dict | list) else said


def label(key: str, texts: Texts) -> str:
    """What a fact is called: by its own message, by its name if it is a thing, else by its key."""
    if texts.has(f"term_{key}") and not texts.wants(f"term_{key}"):
        return texts.say(f"term_{key}")
    return texts.word("", key).replace("_", " ")


def hand(view: Json) -> list[str]:
    """The viewer's cards; a spectator has none."""
    held = view["players"][view["viewer"]].get("hand", []) if view["viewer"] >= 0 else []
    return held if isinstance(held, list) else []


def counted_facts(view: Json) -> list[str]:
    """What every player has in a number: of cards, of points, of whatever it is."""
    counts = [key for key, fact in view["players"][0].items() if key != "seat" and isinstance(fact, int | list)]
    return sorted(counts, key=lambda key: key != "hand")[:MOST_COLUMNS]


def count(fact: Any) -> str:
    if isinstance(fact, bool):
        return "✓" if fact else "–"
    return str(len(fact) if isinstance(fact, list) else fact)
