"""`undercourt lab`: its object, its report, and what it refuses."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import polars
import pytest

from tests.cli.conftest import Run
from undercourt._build import ROOT, SRC


def result(run: Run, *words: str) -> dict[str, Any]:
    ran = run("lab", *words, "--jobs", "1", "--json")
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


def test_json_has_exactly_these_fields(run: Run) -> None:
    found = result(run, "tyrants", "--games", "4", "--bots", "random")
    assert list(found) == ["game", "players", "games", "seed", "arms", "differences", "cards"]
    (arm,) = found["arms"]
    assert list(arm) == [
        *["name", "bots", "options", "changes", "wins", "tables", "cards", "lengths", "lead", "winner", "margin"],
        "spending",
    ]
    assert list(arm["wins"]) == ["seat", "place"] and found["differences"] == []
    assert sum(row["value"] for row in arm["wins"]["seat"]) == pytest.approx(1, abs=1e-4)


def test_help_names_the_fields_of_an_arm_and_of_a_difference(run: Run) -> None:
    found = result(run, "abyss", "--games", "2", "--bots", "random", "--against", "random")
    told = " ".join(run("lab", "--help").out.split())
    for fields in (found["arms"][0], found["differences"][0]):
        assert f"({', '.join(fields)})" in told


def test_every_value_of_an_option_is_a_condition(run: Run) -> None:
    found = result(run, "abyss", "--games", "2", "--bots", "random", "--vary", "smokers")
    assert [arm["name"] for arm in found["arms"]] == ["smokers=into_stack", "smokers=removed"]
    assert [one["arm"] for one in found["differences"]] == ["smokers=removed"]


def test_other_bots_play_the_same_games(run: Run) -> None:
    found = result(run, "abyss", "--games", "2", "--bots", "random", "--against", "random")
    before, after = found["arms"]
    assert before["wins"] == after["wins"]


def test_a_table_for_people(run: Run, tmp_path: Path) -> None:
    what_if = tmp_path / "what.toml"
    what_if.write_text("[card.house_guard]\ncost = 1\n")
    words = ["--games", "3", "--bots", "random", "--jobs", "1", "--what-if", str(what_if)]
    ran = run("lab", "tyrants", *words)
    assert (ran.code, ran.err) == (0, "")
    assert "what if, against as it is, game by game" in ran.out and "changes of the lead" in ran.out
    assert "Too few games to say what goes with winning" in ran.out and "seats" not in ran.out.split("Too few")[0]
    ran = run("lab", "tyrants", "--games", "2", "--bots", "random", "--jobs", "1", "--vary", "decks")
    assert ran.code == 0 and "decks=aberrations+undead" in ran.out


@pytest.mark.parametrize(("game", "says"), [("tyrants", "[card.NAME] cost (1 to 20)"), ("secret_city", "[card.NAME]")])
def test_it_lists_what_can_be_changed(run: Run, game: str, says: str) -> None:
    ran = run("lab", game, "--levers")
    assert ran.code == 0 and says in ran.out and "[setup]" in ran.out


def test_levers_for_programs(run: Run) -> None:
    ran = run("lab", "tyrants", "--levers", "--json")
    found = json.loads(ran.out)
    assert (ran.code, found["game"], found["packed"]) == (0, "tyrants", [])
    cost = next(one for one in found["things"] if (one["kind"], one["field"]) == ("card", "cost"))
    assert "advocate" in cost["names"] and cost["least"] < cost["most"] and cost["says"]
    assert "troops" in [one["field"] for one in found["setup"]]
    assert json.loads(run("lab", "secret_city", "--levers", "--json").out)["packed"][0] == "card"


def test_a_folder_has_the_report_and_the_data(run: Run, tmp_path: Path) -> None:
    (tmp_path / "what.toml").write_text("[card.nav_ortega]\ncost = { influence = 4 }\n")
    folder = tmp_path / "a" / "study"
    words = ["--players", "2", "--games", "24", "--bots", "random", "--jobs", "1", "--out", str(folder)]
    ran = run("lab", "secret_city", *words, "--what-if", str(tmp_path / "what.toml"))
    assert (ran.code, ran.err) == (0, "") and str(folder / "report.html") in ran.out
    games, seats, deeds = [polars.read_parquet(folder / f"{name}.parquet") for name in ("games", "seats", "deeds")]
    assert (len(games), len(seats)) == (48, 96)
    assert seats["win"].sum() == pytest.approx(48)
    assert set(seats["house"]) <= {"nav", "lyud", "chud", "masan", "hvan", "chel"}
    assert deeds.filter(polars.col("verb") == "buy")["times"].sum() > 0
    found = json.loads((folder / "findings.json").read_text("utf-8"))
    assert found["arms"][1]["changes"] == ["card nav_ortega cost = { influence = 4 }"]
    page = (folder / "report.html").read_text("utf-8")
    assert page.count("<svg") > 6 and "Secret City: a study" in page and "--what-if" in page
    assert "http://" not in page and "https://" not in page
    assert len({path.stat().st_mode for path in folder.iterdir()}) == 1, "who may read one of them may read all"


def report_of(run: Run, folder: Path, *words: str) -> str:
    ran = run("lab", *words, "--bots", "random", "--jobs", "1", "--out", str(folder))
    assert (ran.code, ran.err) == (0, "")
    return (folder / "report.html").read_text("utf-8")


def test_a_report_says_what_to_type_to_get_it_again(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a shell, and to this program as it was called."""
    what_if = tmp_path / "what if.toml"
    what_if.write_text("[card.house_guard]\ncost = 1\n")
    monkeypatch.setattr("sys.argv", [str(SRC / "undercourt" / "cli.py")])
    monkeypatch.chdir(ROOT)
    words = ["tyrants", "--games", "4", "--what-if", str(what_if), "--option", "decks=drow+demons"]
    page = report_of(run, tmp_path / "study", *words)
    command = shlex.split(unescape(page.split('<code class="command">')[1].split("</code>")[0]))
    assert command[:2] == ["./run", "lab"]
    report_of(run, tmp_path / "again", *command[2:])
    found, again = (json.loads((tmp_path / name / "findings.json").read_text("utf-8")) for name in ("study", "again"))
    assert again == found and again["arms"][1]["changes"]


def test_a_report_of_many_conditions_shows_all_of_them(run: Run, tmp_path: Path) -> None:
    page = report_of(run, tmp_path / "decks", "tyrants", "--vary", "decks", "--games", "24")
    found = json.loads((tmp_path / "decks" / "findings.json").read_text("utf-8"))
    tables = {part.split("</h2>")[0]: part for part in page.split("<h2>")}
    values = [arm["name"].removeprefix("decks=") for arm in found["arms"]]
    assert len(values) == 16
    for section in ("Side by side", "How the lead changes", "How long games are", "What is paid for cards"):
        rows = [row.split("</td>")[0] for row in tables[section].split("<tr><td>")[1:]]
        assert rows == values, section
    assert page.count("on average of all 16 conditions") == 4, "no tile is of one condition alone"
    assert page.count("Points are those of the score sheet") == 1
    worth = tables["What each card is worth"]
    assert "Over all 16 conditions, each seat beside those of its own condition." in worth
    for deck in ("Aberrations", "Demons", "Dragons", "Drow", "Elementals", "Undead"):
        assert f"<h4>{deck}</h4>" in worth, "cards of every half-deck have their worth"


def test_a_report_says_of_which_condition_it_speaks(run: Run, tmp_path: Path) -> None:
    page = report_of(run, tmp_path / "against", "abyss", "--games", "30", "--against", "greedy")
    assert "the first player wins: random<b>" in page and "; fair is 50 %</small>" in page
    assert "<h2>What each card is worth: random</h2>" in page
    page = report_of(run, tmp_path / "smokers", "abyss", "--games", "30", "--vary", "smokers")
    assert "on average of all 2 conditions" in page and "<h2>What each card is worth</h2>" in page


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--vary", "decks", "--against", "greedy"], "are studies of their own; give one of them"),
        (
            ["--vary", "decks", "--option", "decks=random"],
            "--vary decks plays all its values; leave --option decks out.",
        ),
        (["--vary", "colour"], "has no option 'colour' to vary"),
        (["--vary", "section"], "'section' matters only with 3 players, not with 2"),
        (["--bots", "nobody"], "there is no bot 'nobody'"),
        (["--players", "3", "--bots", "greedy,random"], "2 bots cannot share 3 seats equally"),
        (["--what-if", "nowhere.toml"], "there is no file 'nowhere.toml'"),
        (["--manners", "nowhere.toml"], "there is no file 'nowhere.toml'"),
        (["--games", "1"], "--games must be a whole number of at least 2"),
    ],
)
def test_what_is_wrong_is_refused_with_one_sentence(refused: Callable[..., str], words: list[str], says: str) -> None:
    assert says.lower() in refused("lab", "tyrants", *words).lower()


def test_a_folder_that_cannot_be_made_is_refused_before_anything_is_played(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be a folder" in refused("lab", "tyrants", "--out", str(tmp_path / "file" / "below"))
    assert refused("lab", "tyrants", "--out", "") == "--out must name a folder, not ''."


@pytest.mark.parametrize(("file", "what"), [("findings.json", "a study"), ("letter.txt", "other files")])
def test_a_folder_with_something_in_it_is_left_alone(
    refused: Callable[..., str], tmp_path: Path, file: str, what: str
) -> None:
    (tmp_path / file).write_text("Dear Ada")
    sentence = refused("lab", "tyrants", "--games", "2", "--bots", "random", "--out", str(tmp_path))
    assert sentence == f"'{tmp_path}' has {what} in it already; --out must name a new folder."
    assert [path.read_text() for path in tmp_path.iterdir()] == ["Dear Ada"]
    refused("lab", "tyrants", "--bots", "nobody", "--out", str(tmp_path / "never"))
    assert not (tmp_path / "never").exists()
