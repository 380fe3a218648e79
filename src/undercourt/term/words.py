"""What a person typed, and which of the things that can be named was meant."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence


def words(text: str) -> list[str]:
    """Without case, accents and punctuation: `Master of Melee-Magthere` and `master_of_melee_magthere` are the same."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return re.findall(r"\w+", plain.replace("_", " ").replace("ł", "l"))


def meant(typed: str, things: Mapping[str, Sequence[list[str]]]) -> list[str]:
    """The things whose words begin like those typed, in that order; a thing typed in full is meant alone.

    >>> meant("dep skull", {"a": [["deploy", "skullport"]], "b": [["deploy", "everfire"]]})
    ['a']
    """
    sought = words(typed)
    if not sought:
        return []
    whole = [thing for thing, spellings in things.items() if sought in spellings]
    if whole:
        return whole
    return [thing for thing, spellings in things.items() if any(begins(sought, spelt) for spelt in spellings)]


def begins(sought: list[str], spelt: list[str]) -> bool:
    """Each word sought is the beginning of a later word than the one before."""
    at = 0
    for word in sought:
        while at < len(spelt) and not spelt[at].startswith(word):
            at += 1
        if at == len(spelt):
            return False
        at += 1
    return True
