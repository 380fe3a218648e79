"""What docs/for-researchers.md and CITATION.cff say is so."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

import undercourt
from undercourt._build import ROOT
from undercourt.games import seen_games

PAGE = (ROOT / "docs" / "for-researchers.md").read_text("utf-8")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_code_runs_as_it_stands() -> None:
    there: dict[str, Any] = {}
    blocks = re.findall(r"```python\n(.*?)\n```", PAGE, re.DOTALL)
    assert len(blocks) == 6
    for block in blocks:
        exec(block, there)
    assert there["t"].decisions == 1 and there["game"].num_players() == 3 and there["seats"].shape == (64,)


@pytest.mark.parametrize("name", seen_games())
def test_the_numbers_of_a_game_are_its_own(name: str) -> None:
    game = undercourt.load(name)
    [row] = re.findall(rf"^\| .* \| `{name}` \| (\d)–(\d) \| (\d+) \| (\d+) \|$", PAGE, re.MULTILINE)
    assert [int(one) for one in row] == [game.fewest, game.most, len(game.actions), game.layout.size]


def test_the_files_it_names_are_there() -> None:
    links = re.findall(r"\]\(([\w./-]+)\)", PAGE)
    examples = re.findall(r"`(examples/[\w./]+)`", PAGE)
    assert links and [link for link in links if not (ROOT / "docs" / link).exists()] == []
    assert sorted(set(examples)) == sorted(f"examples/research/{path.name}" for path in EXAMPLES.glob("*.py"))


EXAMPLES = ROOT / "examples" / "research"


def test_the_designers_of_every_game_are_named() -> None:
    """In the table of those to cite, by the titles of the first table."""
    games = re.findall(r"^\| (.*) \| `\w+` \|", PAGE, re.MULTILINE)[: len(seen_games())]
    said = re.findall(r"^\| (.*) \| (\w+ \w+.*) \|$", PAGE.partition("## Citation and licence")[2], re.MULTILINE)
    assert [game for game, _ in said if game != "game"] == games and len(games) == len(seen_games())


def test_the_citation_names_this_version() -> None:
    said = (ROOT / "CITATION.cff").read_text("utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert f"\nversion: {project['version']}\n" in said and f"\nlicense: {project['license']}\n" in said
    named = re.findall(r'^  - name: "(.*)"$', said, re.MULTILINE)
    assert named == [author["name"] for author in project["authors"]]
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    days = re.findall(r"^## (?!Unreleased).*(\d{4}-\d\d-\d\d)", changes, re.MULTILINE)
    assert re.findall(r"^date-released: (.*)$", said, re.MULTILINE) == days[:1]  # of the last release, if there is one
