"""The map in ARCHITECTURE.md is true: it names what is there, all of it, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercourt._build import ROOT
from undercourt.games import game_names

SOURCES = ROOT / "src" / "undercourt"
GAMES, JUDGEMENT = SOURCES / "games", SOURCES / "judgement"
TEMPLATE = ROOT / "tools" / "templates" / "new_game" / "game"
PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
MAP = PAGE.partition("\n## Codemap\n")[2].partition("\n## ")[0]

# Where each part of the map begins, and the folder that it is about.
PARTS = {
    "`src/undercourt/kernel`:": SOURCES / "kernel",
    "`src/undercourt/thinking`:": SOURCES / "thinking",
    "- `table`:": SOURCES / "table",
    "- `text`:": SOURCES / "text",
    "- `client`:": SOURCES / "client",
    "- `server`:": SOURCES / "server",
    "- `term`:": SOURCES / "term",
    "- `bots`:": SOURCES / "bots",
    "- `arena`:": SOURCES / "arena",
    "- `lab`:": SOURCES / "lab",
    "- `report`:": SOURCES / "report",
    "- `env`:": SOURCES / "env",
    "- `openspiel`:": SOURCES / "openspiel",
    "- At the root,": SOURCES,
    "`tools`:": ROOT / "tools",
}
every_part = pytest.mark.parametrize("head", PARTS)


def part(head: str) -> str:
    """From its head to the next part of its kind, or to an empty line; the head itself left out."""
    around = MAP.partition("\nAround them:")[2] if head.startswith("-") else MAP
    _, found, text = around.partition(f"\n{head}")
    assert found, f"the map has no {head}"
    return re.split("\n\n|\n- " if head.startswith("-") else "\n\n", text)[0]


def files(head: str) -> list[str]:
    """What a list of files names: each item begins with one, and may go on to others."""
    _, found, text = MAP.partition(head)
    assert found, f"the map has no list: {head}"
    return re.findall(r"(?:^- |\. |\n  )`([a-z_.]+)`(?=:)", text.partition("\n\n")[0], re.MULTILINE)


MUST = files("Every game has\n")
MAY = files("Some games have\n")
JUDGING = files("`src/undercourt/judgement/<game>`:")


def modules(folder: Path) -> set[str]:
    """Modules and folders by name, and files of data; what Python or the build make is not counted."""
    names = {path.name.removesuffix(".template") for path in folder.iterdir()} - {"__init__.py", "__pycache__"}
    return {name.removesuffix(".py") for name in names if not name.endswith((".so", ".pyd", ".typed"))}


def listed(name: str, names: list[str]) -> str | None:
    """The name in a list that a file goes by: its own, or the one before an underscore; data by the first word."""
    return next((one for one in (name, name.partition(".")[0], name.partition("_")[0]) if one in names), None)


@pytest.mark.parametrize("folder", [*[GAMES / name for name in game_names()], TEMPLATE], ids=lambda path: path.name)
def test_a_game_has_the_files_that_the_map_lists_and_no_others(folder: Path) -> None:
    found = {name: listed(name, [*MUST, *MAY]) for name in modules(folder)}
    assert [name for name, as_listed in found.items() if as_listed is None] == []
    assert set(MUST) - set(found.values()) == set()


def test_every_file_that_some_games_have_is_in_a_game() -> None:
    assert MAY and not set(MUST) & set(MAY)
    there = {listed(name, MAY) for game in game_names() for name in modules(GAMES / game)}
    assert set(MAY) <= there


def test_judgement_has_the_files_that_the_map_lists_and_no_others() -> None:
    judged = [path for path in JUDGEMENT.iterdir() if path.is_dir() and path.name != "__pycache__"]
    assert {path.name for path in judged} <= set(game_names())
    found = {path: {name: listed(name, JUDGING) for name in modules(path)} for path in judged}
    assert [(path.name, name) for path in judged for name, one in found[path].items() if one is None] == []
    assert all("evaluate" in found[path] for path in judged)
    assert set(JUDGING) == {name for path in judged for name in found[path].values()}


def test_what_is_particular_to_a_game_is_there() -> None:
    """Of the names in a line about one game, those that begin like a file are files of that game."""
    lines = re.findall(r"^- `(\w+)`: ((?:.|\n  )*)", MAP.partition("What is particular to each:\n")[2], re.MULTILINE)
    told = {game: text for game, text in lines if (GAMES / game).is_dir()}
    assert len(told) >= 4
    for game, text in told.items():
        for name in re.findall(r"`([a-z_.]+)`", text):
            if listed(name, [*MUST, *MAY]) is not None:
                assert name in modules(GAMES / game), f"{game}: {name}"


@every_part
def test_every_module_is_on_the_map(head: str) -> None:
    named = {name.lower() for name in re.findall(r"`(\w+)`", part(head))}  # a class stands for the module of its name
    there = modules_of_python(PARTS[head])
    if PARTS[head] == SOURCES:
        there = {name for name in there if not (SOURCES / name).is_dir()}  # these are parts of their own
    assert there - named == set()


@every_part
def test_every_module_on_the_map_is_there(head: str) -> None:
    """What a sentence begins with, or what is explained in brackets, is a module."""
    named = set(re.findall(r"(?:^|[.,;:] |\n(?:- |  ))`([a-z_]+)`(?=:| \()", part(head)))
    assert named - modules_of_python(PARTS[head]) == set()


def modules_of_python(folder: Path) -> set[str]:
    return {name for name in modules(folder) if "." not in name}


def test_every_path_on_the_page_is_there() -> None:
    paths = re.findall(r"`((?:src|tests|tools|docs|web)/[\w./]+)`", PAGE)
    assert paths and [path for path in paths if not (ROOT / path).exists()] == []
