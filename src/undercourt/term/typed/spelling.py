"""What everything that can be named is called: in records, and in the words of a language."""

from __future__ import annotations

from itertools import product

from undercourt.term.typed.words import words
from undercourt.text import Texts


def spellings_of_actions(verbs: list[tuple[str, list[str]]], texts: Texts) -> dict[str, list[list[str]]]:
    """Every action of the game by its name, in its own words and in those of the language."""
    names: dict[str, list[str]] = {}
    spellings: dict[str, list[list[str]]] = {}
    for verb, objects in verbs:
        key = f"ui-verb-{verb.replace('_', '-')}"
        said = texts.say(key, basic=0) if texts.has(key) else verb
        if not objects:
            spellings[verb] = [words(verb), words(said)]
        for thing in objects:
            slugs = thing.split(" ")
            for slug in slugs:
                if slug not in names:
                    names[slug] = names_of(slug, texts)
            local = [words(" ".join([said, *named])) for named in product(*[names[slug] for slug in slugs])]
            if len(slugs) > 1:  # a name of its own, with its words in another order or form: `marszałek Lwa`
                whole = [table[thing][texts.lang] for table in texts.names.values() if thing in table]
                local += [words(f"{said} {name}") for name in whole]
            spellings[f"{verb} {thing}"] = [words(f"{verb} {thing}"), *local]
    return spellings


def names_of(slug: str, texts: Texts) -> list[str]:
    """All that a card, a place, a seat… is called, as in `Crab` and `Crabs`; a number stays one.

    A mark on the board is a name too: `b3`. Who has a name of their own can be called by their seat as well.
    """
    tables = [table for table in ["card", "seat", *texts.names] if slug in texts.table(table)]
    called = [texts.name(table, slug) for table in tables]
    found = list(dict.fromkeys([*called, *[texts.table(table)[slug][texts.lang] for table in tables]]))
    if found:
        return [*found, slug] if slug[1:].isdecimal() else found
    return [texts.word("", slug)]


def name_of(slug: str, texts: Texts) -> str:
    return names_of(slug, texts)[0]
