"""The text of a pack before its words are read: where things stand in it, and what no pack may hold. Never compiled."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from typing import Any, NamedTuple

LARGEST = 1_000_000  # characters of a pack; the one that comes with the game has 40,000
LONGEST_LINE = 2_000
HIGHEST_NUMBER = 1_000_000
DEEPEST = 12  # tables and lists within each other
LONGEST_SHOWN = 60

Where = tuple[str | int, ...]  # a table, then keys and numbers in lists: card, nav_ortega, ability, 0, effects

HEADER = re.compile(r"\s*(\[\[?)([^\]]*)\]")
NAME = re.compile(r"[\w.\"' -]+")
ITEM = re.compile(r"\s*\{")


class Mistake(NamedTuple):
    """One thing that is wrong in a pack: where, and what would be right."""

    line: int
    says: str


class Lines:
    """Where every table, key and item of a list begins: found in one pass, however many mistakes there are."""

    def __init__(self, text: str) -> None:
        self.first: dict[Where, int] = {}
        self.count: dict[Where, int] = {}  # tables [[…]] of the same name, items of the same list
        table: Where = ()
        key: Where = ()
        for number, line in enumerate(text.split("\n"), start=1):
            if header := HEADER.match(line):
                table = key = parts_of(header[2])
                self.note(table, number)
                if header[1] == "[[":
                    table = key = self.next_in(table, number)
            elif NAME.fullmatch(before := line.partition("=")[0].strip()) and before != line.strip():
                key = table + parts_of(before)
                self.note(key, number)
            elif ITEM.match(line):
                self.next_in(key, number)

    def note(self, where: Where, line: int) -> None:
        for n in range(1, len(where) + 1):
            self.first.setdefault(where[:n], line)

    def next_in(self, where: Where, line: int) -> Where:
        n = self.count.get(where, 0)
        self.count[where] = n + 1
        self.note((*where, n), line)
        return (*where, n)

    def of(self, where: Where) -> int:
        """The line of a thing, else that of what it is in, else the first."""
        while where and where not in self.first:
            where = where[:-1]
        return self.first.get(where, 1)


def parts_of(name: str) -> Where:
    return tuple(part.strip(" \t\"'") for part in name.split(".", DEEPEST))


def shown(value: object) -> str:
    """What somebody wrote, as part of a sentence: short, on one line, without anything that a terminal obeys."""
    if isinstance(value, bool):
        return str(value).lower()
    said = repr(value) if isinstance(value, str | int | float | list | dict) else str(value)  # dates too are TOML
    return said if len(said) <= LONGEST_SHOWN else f"{said[:LONGEST_SHOWN]}…"


def unprintable(text: str) -> str:
    """The first character that is no letter, sign or space: controls, line ends, marks for the direction of writing."""
    if text.isprintable():
        return ""
    return next((ch for ch in text if not ch.isprintable() and unicodedata.category(ch) != "Zs"), "")


PLAIN = "a pack is plain text, without control characters, invisible marks and other signs for the end of a line"


def faults_of_text(text: str) -> list[Mistake]:
    """What is looked at before anything is understood: sizes and characters."""
    if len(text) > LARGEST:
        return [Mistake(1, f"the file has {len(text):,} characters, but a pack has at most {LARGEST:,}")]
    found = []
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            found.append(Mistake(number, f"the line has {len(line):,} characters; write at most {LONGEST_LINE:,}"))
        elif bad := unprintable(line.replace("\t", " ")):
            found.append(Mistake(number, f"the character U+{ord(bad):04X} stands here; {PLAIN}"))
    return found


def parsed(text: str, found: list[Mistake]) -> dict[str, Any]:
    """The file as TOML. What is wrong with it, or with a single value whatever it is for, goes into `found`."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        line = int(at[1]) if at else text.count("\n") + 1
        found.append(Mistake(line, f"this is not TOML: {str(error)[:200]}"))
        return {}
    except RecursionError:
        found.append(Mistake(deepest_line(text), "the brackets are nested too deeply"))
        return {}
    except ValueError:  # Python's own limit for the digits of a number
        found.append(Mistake(longest_number(text), f"a number is too large; write at most {HIGHEST_NUMBER:,}"))
        return {}
    faults_of_values(data, Lines(text), found)
    return data


def deepest_line(text: str) -> int:
    """Where the brackets stand that are nested most deeply; those in texts count too, which seldom matters."""
    depth = deepest = 0
    line = 1
    for number, words in enumerate(text.split("\n"), start=1):
        for ch in words:
            depth += (ch in "[{") - (ch in "]}")
            if depth > deepest:
                deepest, line = depth, number
    return line


def longest_number(text: str) -> int:
    lengths = [max([len(digits) for digits in re.findall(r"\d+", line)], default=0) for line in text.split("\n")]
    return lengths.index(max(lengths)) + 1


def faults_of_values(data: dict[str, Any], lines: Lines, found: list[Mistake]) -> None:
    """Every name and text is one line of printable text, every number small, and nothing is nested deeply."""
    rest: list[tuple[Where, object]] = [((), data)]
    while rest:
        where, value = rest.pop()
        says = ""
        if len(where) > DEEPEST:
            says = "lists and tables are nested too deeply here"
        elif isinstance(value, dict):
            rest += [((*where, key), one) for key, one in value.items()]
            says = next((f"the name {shown(key)} holds {code(key)}; {PLAIN}" for key in value if unprintable(key)), "")
        elif isinstance(value, list):
            rest += [((*where, i), one) for i, one in enumerate(value)]
        elif isinstance(value, str) and unprintable(value):
            says = f"the text {shown(value)} holds {code(value)}; {PLAIN}"
        elif isinstance(value, int) and abs(value) > HIGHEST_NUMBER:
            says = f"the number is too large; write at most {HIGHEST_NUMBER:,}"
        if says:
            found.append(Mistake(lines.of(where), says))


def code(text: str) -> str:
    return f"the character U+{ord(unprintable(text)):04X}"
