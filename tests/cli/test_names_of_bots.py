"""Bots have the same names in every command that plays games with them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from undercourt.bots import weights

COMMANDS = {"simulate": "--games", "arena": "--deals", "lab": "--games"}
every_command = pytest.mark.parametrize("command", COMMANDS)
NAMES = [
    "random",
    "novice",  # a level
    "search@3",
    "neural@3",
    f"neural={weights.HERE / 'whispers.npz'}@3",
    "tests.bots.of_others:First@3",
]


def played(run: Run, command: str, *words: str) -> dict[str, Any]:
    ran = run(command, *words, COMMANDS[command], "2", "--jobs", "1", "--json")
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


@every_command
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_named_alike_everywhere(run: Run, command: str, name: str) -> None:
    played(run, command, "whispers", "--bots", f"{name},random")


@every_command
@pytest.mark.parametrize(
    ("names", "says"),
    [
        ("chess,random", "There is no bot 'chess'; there are: novice, apprentice, courtier, schemer, master, random"),
        ("neural,random", "There is no bot 'neural'; there are: novice"),  # nobody has trained one
        ("greedy@soon,random", "'soon' is no budget; a budget is"),
        ("greedy@,random", "'greedy@' names no budget"),
        ("novice@5,random", "'novice' is a level, which has a budget of its own"),
        ("no.module:Bot,random", "'no.module:Bot' cannot be imported"),
    ],
)
def test_what_is_no_bot_is_refused_alike(refused: Callable[..., str], command: str, names: str, says: str) -> None:
    assert refused(command, "secret_city", "--bots", names).startswith(says)


def test_a_budget_makes_a_difference(run: Run) -> None:
    """Two that look at one position each do not play like two that look at forty."""
    few, many = (played(run, "simulate", "whispers", "--bots", f"search@{n}") for n in (1, 40))
    assert few["seats"] != many["seats"]


def test_manners_are_of_any_bot_and_are_known_to_the_lab(run: Run, refused: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "manners.toml"
    file.write_text('[shy]\nplays = "novice"\nnever = ["swap *"]\n[meek]\nplays = "neural"\n')
    found = played(run, "lab", "whispers", "--manners", str(file), "--bots", "shy,meek@3")
    assert found["arms"][0]["bots"] == ["shy", "meek@3"]
    for names, says in [("sly,random", "there is no bot 'sly'"), ("shy@5,random", "'novice' is a level")]:
        sentence = refused("lab", "whispers", "--manners", str(file), "--bots", names)
        assert says.lower() in sentence.lower() and sentence.endswith("; and with manners: shy, meek.")
