"""What differs between two JSON documents, as a short list of changes, and how to apply it.

A change is a list, and its length says what it does at its path:

    [path, value]             the value there is this one now
    [path]                    the key is gone
    [path, at, gone, values]  in the list there, `values` stand in place of `gone` elements from index `at` on

A path is a list: how many steps it shares with the path of the change before, then the other steps, keys and indexes.
Changes hold one after the other. `null` is a value like any other.
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
    path: list[Any] = []
    for (shared, *steps), *told in changes:
        path = path[:shared] + steps
        inner, last = root, ""
        for step in path:
            inner, last = inner[last], step
        if not told:
            del inner[last]
        elif len(told) == 1:
            inner[last] = told[0]
        else:
            at, gone, values = told
            inner[last][at : at + gone] = values
    return root[""]


def shortened(found: list[Change]) -> list[Change]:
    """Each path without what it shares with the one before."""
    before: Path = []
    told: list[Change] = []
    for path, *rest in found:
        shared = 0
        while shared < min(len(path), len(before)) and path[shared] == before[shared]:
            shared += 1
        told.append([[shared, *path[shared:]], *rest])
        before = path
    return told


def compare(path: Path, old: Json, new: Json, found: list[Change]) -> None:
    """Adds what is needed to make `new` of `old`, with whole paths."""
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
