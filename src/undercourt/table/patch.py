"""What differs between two JSON documents, as a short list of changes, and how to apply it.

A change is a list, and its length says what it does at its path:

    [path, value]             the value there is this one now
    [path]                    the key is gone
    [path, at, gone, values]  in the list there, `values` stand in place of `gone` elements from index `at` on

A path is a JSON Pointer (RFC 6901): `/players/1/hand`. A number before it says how many steps it shares with the path
of the change before: `2/deck` then is `/players/1/deck`. Changes hold one after the other. `null` is a value like any
other.
"""

from __future__ import annotations

from typing import Any

from msgspec import json

Json = Any  # None, bool, int, float, str, and lists and dicts of them
Path = list[str | int]
Change = list[Any]


def changes(old: Json, new: Json) -> list[Change]:
    """Makes `new` of `old`."""
    found: list[Change] = []
    compare([], old, new, found)
    return shortened(found)


def apply(document: Json, changes: list[Change]) -> Json:
    """The document after the changes; the one that was given is used up."""
    root: Json = {"": document}
    path: list[str] = []
    for told, *rest in changes:
        shared, *steps = told.split("/")
        path = path[: int(shared or 0)] + steps
        inner: Json = root
        last: Any = ""
        for step in path:
            inner = inner[last]
            last = int(step) if isinstance(inner, list) else step.replace("~1", "/").replace("~0", "~")
        if not rest:
            del inner[last]
        elif len(rest) == 1:
            inner[last] = rest[0]
        else:
            at, gone, values = rest
            inner[last][at : at + gone] = values
    return root[""]


def shortened(found: list[Change]) -> list[Change]:
    """The same with paths as they travel."""
    before: Path = []
    told: list[Change] = []
    for path, *rest in found:
        shared = 0
        while shared < min(len(path), len(before)) and path[shared] == before[shared]:
            shared += 1
        steps = [str(step).replace("~", "~0").replace("/", "~1") for step in path[shared:]]
        told.append(["/".join([str(shared or ""), *steps]), *rest])
        before = path
    return told


def compare(path: Path, old: Json, new: Json, found: list[Change]) -> None:
    """Adds what is needed to make `new` of `old`, with paths that are lists of all their steps."""
    if type(old) is not type(new):
        found.append([path, new])
    elif isinstance(new, dict):
        compare_keys(path, old, new, found)
    elif isinstance(new, list):
        compare_items(path, old, new, found)
    elif old != new:
        found.append([path, new])


def compare_keys(path: Path, old: dict[str, Json], new: dict[str, Json], found: list[Change]) -> None:
    singly: list[Change] = [[[*path, key]] for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            singly.append([[*path, key], value])
        else:
            compare([*path, key], old[key], value, singly)
    found += shorter(singly, [path, new]) if len(singly) * 2 > len(new) else singly


def compare_items(path: Path, old: list[Json], new: list[Json], found: list[Change]) -> None:
    """What stands alike at both ends is left alone; between them, one by one or all at once."""
    first, last, end = 0, 0, min(len(old), len(new))
    while first < end and same(old[first], new[first]):
        first += 1
    while last < end - first and same(old[-1 - last], new[-1 - last]):
        last += 1
    splice: Change = [path, first, len(old) - last - first, new[first : len(new) - last]]
    if len(old) != len(new):
        found.append(splice)
        return
    singly: list[Change] = []
    for index in range(first, len(new) - last):
        compare([*path, index], old[index], new[index], singly)
    found += shorter(singly, splice)


def same(old: Json, new: Json) -> bool:
    """To the letter: Python takes 1, 1.0 and true for equal."""
    return old == new and json.encode(old) == json.encode(new)


def shorter(singly: list[Change], whole: Change) -> list[Change]:
    if len(singly) < 2 or len(json.encode(shortened(singly))) <= len(json.encode(whole)):
        return singly
    return [whole]
