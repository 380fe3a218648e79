"""Text from outside is shown, never obeyed."""

from __future__ import annotations

import ast
import io
import json
from pathlib import Path

import pytest
from rich.table import Table

import undercourt.commands
from undercourt.commands.screen import print_json, say
from undercourt.printable import STAND_IN, on_one_line, printable
from undercourt.term.page.terminal import Terminal
from undercourt.text import names_in_pack

COMMANDS = Path(undercourt.commands.__file__).parent
EVIL = "\x1b]0;title\x07\x9b31m\u202eeman\u2066\u2028\x00\udcff"


def harmless(text: str) -> bool:
    return not any(sign in text for sign in "\x1b\x07\x9b\u202e\u2066\u2028\x00\udcff")


def test_what_a_terminal_obeys_has_a_stand_in() -> None:
    assert printable(EVIL) == f"{STAND_IN}]0;title{STAND_IN * 2}31m{STAND_IN}eman{STAND_IN * 4}"
    assert on_one_line("a\nb\tc") == f"a{STAND_IN}b c"


@pytest.mark.parametrize("text", ["Тайный Город", "wyślij\ttroop", "two\nlines", "e\u0301", "●■▲ – …", "👩\u200d🚀"])
def test_all_other_text_stays_as_it_is(text: str) -> None:
    assert printable(text) == text


def test_names_of_packs_are_cleaned_at_the_door() -> None:
    names = names_in_pack('[mercenary.x]\nname = { en = "\\u001b[31mred", ru = "a\\nb" }\n[artifact."\\u202Ey"]\n')
    assert names["mercenary"]["x"]["en"] == f"{STAND_IN}[31mred"
    assert names["mercenary"]["x"]["ru"] == f"a{STAND_IN}b"
    assert names["artifact"]["\u202ey"]["pl"] == f"{STAND_IN}y"


def test_the_terminal_shows_names_as_they_stand() -> None:
    """Neither escapes nor what rich would take for markup or emoji."""
    out = io.StringIO()
    table = Table(title="[/b]title")
    table.add_column("[bold]head")
    table.add_row(f"[/b]x :skull: {EVIL}")
    Terminal(out, 80, 20).print(table, "[red]plain[/red]")
    shown = out.getvalue()
    assert harmless(shown)
    for name in ("[/b]title", "[bold]head", "[/b]x :skull: ", "[red]plain[/red]"):
        assert name in shown


def test_commands_say_nothing_raw(capsys: pytest.CaptureFixture[str]) -> None:
    say(EVIL)
    assert capsys.readouterr().out == printable(EVIL) + "\n"


def test_json_keeps_every_character_and_shows_none(capsys: pytest.CaptureFixture[str]) -> None:
    print_json({"name": EVIL})
    told = capsys.readouterr().out
    assert harmless(told) and json.loads(told) == {"name": EVIL}


@pytest.mark.parametrize("path", sorted(set(COMMANDS.glob("*.py")) - {COMMANDS / "screen.py"}))
def test_no_command_prints_past_say(path: Path) -> None:
    calls = [node.func for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    assert "print" not in [func.id for func in calls if isinstance(func, ast.Name)]
