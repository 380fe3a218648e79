"""Which events belong together when they are told, and how much of a long story is told at once."""

from __future__ import annotations

from rich.text import Text

from undercourt.term.line import Json


def runs(events: list[Json]) -> list[list[Json]]:
    """Cut where another seat acts or a turn begins."""
    found: list[list[Json]] = []
    for event in events:
        if not found or event["seat"] != found[-1][0]["seat"] or event["what"] in ("turn", "turn_again"):
            found.append([])
        found[-1].append(event)
    return found


def last_round(events: list[Json], seats: int) -> list[Json]:
    """What happened since everybody's last turn began; in games without turns, since the last round began."""
    turns = [i for i, event in enumerate(events) if event["what"] == "turn"]
    if turns:
        return events[turns[-seats] :] if len(turns) > seats else events
    rounds = [i for i, event in enumerate(events) if event["what"] == "round"]
    return events[rounds[-1] :] if rounds else events


def may_merge(one: Json, other: Json, things: tuple[str, ...]) -> bool:
    """Alike, except perhaps for the one thing or amount that they tell."""
    if one["what"] != other["what"] or (one.get("card") == "hidden") != (other.get("card") == "hidden"):
        return False
    return differing(one, things) is not None or one == other


def differing(event: Json, things: tuple[str, ...]) -> str | None:
    """The thing or amount in which an event may differ from another and still be told with it: it has no other."""
    facts = [key for key in event if key not in ("what", "seat")]
    return facts[0] if len(facts) == 1 and facts[0] in (*things, "n") else None


def latest(told: list[Text], room: int) -> list[Text]:
    """As many paragraphs as fit, the last ones; of a single one that is too long, its end."""
    kept: list[Text] = []
    for one in reversed(told):
        lines = one.split("\n")
        if len(lines) > room:
            if not kept:
                kept = [Text("  …\n") + Text("\n").join(lines[len(lines) - room + 1 :])]
            break
        room -= len(lines)
        kept.insert(0, one)
    return kept
