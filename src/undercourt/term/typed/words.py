"""What a person typed, and which of the things that can be named was meant."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

NO_MATCH = 1000
LONGEST_NUMBER = 9  # digits
STRAY = 2  # letters: a word this short means nothing in particular
LOOK_ALIKE = str.maketrans("мхслверн", "mhclbeph")  # marks typed in Cyrillic


def words(text: str) -> list[str]:
    """Without case, accents and punctuation: `Master of Melee-Magthere` and `master_of_melee_magthere` are the same."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return re.findall(r"\w+", plain.replace("_", " ").replace("ł", "l"))


def number_in(typed: str) -> int:
    """The number that was typed; -1 for any that is too long to mean something here."""
    return int(typed) if len(typed) <= LONGEST_NUMBER else -1


def is_stray(typed: str) -> bool:
    """A slip of the finger: a letter or two, digits, punctuation."""
    return all(len(word) <= STRAY or word.isdecimal() for word in words(typed))


def mark(typed: str) -> str:
    """`M2`, and `м2` on a Russian keyboard, as marks are written."""
    return typed.lower().translate(LOOK_ALIKE)


def meant(typed: str, things: Mapping[str, Sequence[list[str]]]) -> list[str]:
    """The things whose words begin like those typed, in that order.

    A thing of which every word was begun is meant alone if the others only say more:

    >>> things = {"a": [["deploy", "skullport"]], "b": [["deploy", "skullport", "labyrinth", "1"]]}
    >>> meant("dep skull", things)
    ['a']
    >>> meant("dep", things)
    ['a', 'b']
    """
    sought = words(typed)
    if not sought:
        return []
    exact = [thing for thing, spellings in things.items() if sought in spellings]
    if exact:
        return exact
    found = [thing for thing, spellings in things.items() if any(left_out(sought, one) < NO_MATCH for one in spellings)]
    for thing in found:
        whole = [spelt for spelt in things[thing] if left_out(sought, spelt) == 0]
        others = [other for other in found if other != thing]
        if whole and all(any(left_out(whole[0], one) < NO_MATCH for one in things[other]) for other in others):
            return [thing]
    return found


def begins(typed: str, spellings: Sequence[list[str]]) -> bool:
    """Whether one of them begins like that, word by word from the first on: `go on` for `Go on without a card`."""
    sought = words(typed)
    return bool(sought) and any(
        len(sought) <= len(spelt) and all(map(str.startswith, spelt, sought)) for spelt in spellings
    )


def closest(typed: str, things: Mapping[str, Sequence[list[str]]]) -> list[str]:
    """Those that leave out the fewest words."""
    sought = words(typed)
    missing = {thing: min(left_out(sought, spelt) for spelt in things[thing]) for thing in meant(typed, things)}
    return [thing for thing, n in missing.items() if n == min(missing.values())]


def left_out(sought: list[str], spelt: list[str]) -> int:
    """How many words were not typed, if each one typed is the beginning of a later word than the one before."""
    at = 0
    for word in sought:
        while at < len(spelt) and not spelt[at].startswith(word):
            at += 1
        if at == len(spelt):
            return NO_MATCH
        at += 1
    return len(spelt) - len(sought)
