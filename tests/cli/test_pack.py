"""`undercourt pack`: export, check, and playing with the result."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from undercourt.commands.cards import cards_of, show
from undercourt.games import load_game
from undercourt.text import texts


def exported(run: Run, path: Path, old: str = "", new: str = "") -> str:
    ran = run("pack", "export", "secret_city")
    assert ran.code == 0 and old in ran.out
    path.write_text(ran.out.replace(old, new, 1) if old else ran.out, "utf-8")
    return str(path)


def test_what_is_exported_is_good(run: Run, tmp_path: Path) -> None:
    path = exported(run, tmp_path / "my.toml")
    ran = run("pack", "check", path)
    assert ran.code == 0 and ran.out == f"{path} is a good pack for secret_city\n"


def test_every_mistake_is_a_line_that_editors_understand(run: Run, tmp_path: Path) -> None:
    path = exported(run, tmp_path / "my.toml", "copies = 2", "copies = 0")
    ran = run("pack", "check", path)
    number = Path(path).read_text("utf-8").split("copies = 0")[0].count("\n") + 1
    assert ran.code == 1
    assert ran.out == f"{path}:{number}: 'copies' is 0, but must be a number from 1 to 12\n"
    assert ran.err == f"1 mistake in {path}\n"


def test_of_thousands_of_mistakes_the_first_are_listed(run: Run, tmp_path: Path) -> None:
    path = exported(run, tmp_path / "my.toml")
    with Path(path).open("a", encoding="utf-8") as file:
        file.write("".join(f"[card.x{i}]\n" for i in range(3000)))
    ran = run("pack", "check", path)
    assert ran.code == 1 and len(ran.out.splitlines()) == 51
    assert ran.out.endswith("\n… and 2,950 more\n") and ran.err == f"3,000 mistakes in {path}\n"


def test_names_are_printed_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = load_game("secret_city")
    game = game.with_pack(game.own_pack.replace('en = "Manticore"', 'en = "[/b]:bear:"'), "my.toml")
    told = texts("secret_city", "en", game.carried_pack)
    show(cards_of(game, told), told)
    assert "[/b]:bear:" in capsys.readouterr().out


def test_a_game_without_packs(refused: Callable[..., str]) -> None:
    assert refused("pack", "export", "abyss") == "The cards of abyss are not a pack; those of secret_city are."


def test_a_file_that_is_not_there(refused: Callable[..., str]) -> None:
    assert "there is no file 'no.toml'" in refused("pack", "check", "no.toml").lower()


def test_cards_are_printed_as_corrected(run: Run, tmp_path: Path) -> None:
    path = exported(run, tmp_path / "my.toml", 'en = "Manticore"', 'en = "Winged Lion"')
    assert "Winged Lion" in run("cards", "secret_city", "--pack", path).out
    assert "Winged Lion" not in run("cards", "secret_city").out


def test_a_bad_pack_is_not_played_with(run: Run, tmp_path: Path) -> None:
    path = exported(run, tmp_path / "my.toml", "copies = 2", "copies = 0")
    ran = run("simulate", "secret_city", "--players", "2", "--games", "1", "--bots", "random", "--pack", path)
    assert ran.code == 2 and ran.out == "" and "'copies' is 0, but must be a number from 1 to 12" in ran.err


def test_games_are_simulated_with_a_pack(run: Run, tmp_path: Path) -> None:
    path = exported(run, tmp_path / "my.toml", "strength = 3", "strength = 9")
    words = ["simulate", "secret_city", "--players", "2", "--games", "2", "--bots", "random", "--json"]
    assert run(*words, "--pack", path).out != run(*words).out
