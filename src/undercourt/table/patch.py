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

from msgspec import Raw, json

Json = Any  # None, bool, int, float, str, and lists and dicts of them
Path = list[str | int]
Change = list[Any]

KEYS = json.Decoder(dict[str, Raw])
ITEMS = json.Decoder(list[Raw])


def changes(old: Json, new: Json) -> list[Change]:
    """Makes `new` of `old`."""
    found: list[Change] = []
    compare([], json.encode(old), json.encode(new), found)
    told: list[Change] = json.decode(json.encode(shortened(found)))
    return told


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


def compare(path: Path, old: bytes | Raw, new: bytes | Raw, found: list[Change]) -> None:
    """Adds what is needed to make `new` of `old`, both in JSON: paths are lists of all their steps, values are JSON.

    Only what differs is read: most of a view never does.
    """
    before, after = bytes(old), bytes(new)
    if before[:1] == after[:1] == b"{":
        compare_keys(path, KEYS.decode(before), KEYS.decode(after), after, found)
    elif before[:1] == after[:1] == b"[":
        compare_items(path, ITEMS.decode(before), ITEMS.decode(after), found)
    elif before != after:
        found.append([path, Raw(after)])


def compare_keys(path: Path, old: dict[str, Raw], new: dict[str, Raw], whole: bytes, found: list[Change]) -> None:
    singly: list[Change] = [[[*path, key]] for key in old if key not in new]
    for key, value in new.items():
        before = old.get(key)
        if before is None:
            singly.append([[*path, key], value])
        elif before != value:
            compare([*path, key], before, value, singly)
    found += shorter(singly, [path, Raw(whole)]) if len(singly) * 2 > len(new) else singly


def compare_items(path: Path, old: list[Raw], new: list[Raw], found: list[Change]) -> None:
    """What stands alike at both ends is left alone; between them, one by one or all at once."""
    first, last, end = 0, 0, min(len(old), len(new))
    while first < end and old[first] == new[first]:
        first += 1
    while last < end - first and old[-1 - last] == new[-1 - last]:
        last += 1
    splice: Change = [path, first, len(old) - last - first, new[first : len(new) - last]]
    if len(old) != len(new):
        found.append(splice)
        return
    singly: list[Change] = []
    for index in range(first, len(new) - last):
        if old[index] != new[index]:
            compare([*path, index], old[index], new[index], singly)
    found += shorter(singly, splice)


def shorter(singly: list[Change], whole: Change) -> list[Change]:
    if len(singly) < 2 or len(json.encode(shortened(singly))) <= len(json.encode(whole)):
        return singly
    return [whole]
