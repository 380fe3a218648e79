"""Code and words that all games share know no game's nouns: verbs, cards, places and events are the game's own."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import undercourt
from undercourt.games import game_names, load_game
from undercourt.text import LANGUAGES

SRC = Path(undercourt.__file__).parent
SHARED = ("term", "commands", "table", "text", "arena", "bots", "kernel")
MODULES = [path for part in SHARED for path in sorted((SRC / part).rglob("*.py"))]
GENERIC = [path for path in MODULES if path.parent.parent != SRC / "term" / "tables"]
MESSAGES = re.compile(r"^(?:event|term|score|ui-verb|ui-command)-([a-z0-9-]+) =", re.MULTILINE)
SHORTEST = 3  # letters of a noun: shorter slugs, marks and abbreviations mean nothing by themselves
# Assignments whose text shows people what to type: an example must be of some game.
EXAMPLES = {"EXAMPLES"}
# What one game calls a thing of its own, and everybody says of other things. Before you add a word: is it the game's?
PLAIN = frozenset(
    re.findall(
        r"\w+",
        """
        action add after against agent agents all any apprentice basic capture card carry category clear control cost
        count deal deals effect end everybody face_down first fitting for from full gain give hidden home human into
        keep keeper keys kind last_round left lose lot mask may move must name nobody none number over pass pay phase
        place played player points positions power price property put random rank replace resource reveals rewards
        right round rounds rules schemer secrets section shared short spectator split stack stand stands start support
        taken times title total turn turns type up_to use usual wait when yes
        """,
    )
)


@cache
def nouns(game: str) -> frozenset[str]:
    """Its name, verbs, seats and options, everything with a name, what its catalogue and its messages are about."""
    rules, text = load_game(game), SRC / "games" / game / "text"
    found = {game, *rules.seat_names, *[option.name for option in rules.options], *[v.name for v in rules.space.verbs]}
    tables = tomllib.loads((text / "names.toml").read_text("utf-8"))
    for table in set(tables) - {"names", "compound", "pattern", "capitals"}:
        found |= {table, *tables[table]}
    for kind, things in rules.catalog(rules.chosen(rules.fewest, {})).items():
        found |= {kind, *(things if isinstance(things, dict) else ())}
    for file in ("en.ftl", "en.client.ftl"):
        found |= {key.replace("-", "_") for key in MESSAGES.findall((text / file).read_text("utf-8"))}
    return frozenset(noun for noun in found if len(noun) >= SHORTEST)


@cache
def of_one_game() -> dict[str, str]:
    """The nouns that only one game has, and which: the others are words of all games, or stand for the same."""
    games = game_names()
    owners = {noun: [game for game in games if noun in nouns(game)] for game in games for noun in nouns(game)}
    return {noun: owner[0] for noun, owner in owners.items() if len(owner) == 1 and noun not in PLAIN}


def words_in(path: Path) -> Iterator[tuple[int, str]]:
    """Every word in a string or a name, with its line; docstrings, comments and examples may speak of a game."""
    tree = ast.parse(path.read_text("utf-8"))
    apart: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id in EXAMPLES:
            apart |= {id(one) for one in ast.walk(node.value)}
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            apart.add(id(node.value))
    for node in ast.walk(tree):
        said: str | None = None
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in apart:
            said = node.value
        elif isinstance(node, ast.Name):
            said = node.id
        elif isinstance(node, ast.Attribute):
            said = node.attr
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            said = node.name
        elif isinstance(node, ast.arg):
            said = node.arg
        for word in re.findall(r"[a-z0-9_]+", (said or "").lower()):
            for part in {word, *word.split("_")}:
                yield getattr(node, "lineno", 0), part


@pytest.mark.parametrize("path", GENERIC, ids=lambda path: str(path.relative_to(SRC)))
def test_shared_code_knows_no_game(path: Path) -> None:
    known = of_one_game()
    met = [f"line {line}: '{word}' is of {known[word]}" for line, word in words_in(path) if word in known]
    assert not met


def test_shared_words_speak_of_no_game() -> None:
    known = of_one_game()
    said = re.findall(r"[a-z]+", (SRC / "text" / "en.ftl").read_text("utf-8").lower())
    assert not [f"'{word}' is of {known[word]}" for word in said if word in known]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_shared_message_is_named_after_a_game(lang: str) -> None:
    text = (SRC / "text" / f"{lang}.ftl").read_text("utf-8")
    for key in re.findall(r"^([a-z-]+) =", text, re.MULTILINE):
        assert not any(game.replace("_", "-") in key for game in game_names()), key


def test_the_search_finds_what_it_looks_for() -> None:
    known = of_one_game()
    for noun in ("pearls", "market", "banners", "strategy", "loyalty", "skullport", "crab", "tyrants", "lord"):
        assert noun in known or f"{noun}s" in known, noun
    drawing = SRC / "term" / "tables" / "abyss" / "drawing.py"
    assert {known[word] for _, word in words_in(drawing) if word in known} >= {"abyss"}
    assert drawing not in GENERIC and len(GENERIC) > 50
