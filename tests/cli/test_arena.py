"""`undercourt arena`: its numbers, the same result anywhere, runs that go on, and what it refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import polars
import pytest

from tests.cli.conftest import NO_CHESS, Run
from undercourt import COMPILED
from undercourt._build import ROOT, SRC
from undercourt.games import load_game

TWO = "random@1,random@2"  # two bots that take no time
TIMES = {"seconds", "p50_ms", "p99_ms"}
ABOUT_A_BOT = [
    "name",
    "win_rate",
    "low",
    "high",
    "margin",
    "margin_low",
    "margin_high",
    "mean_score",
    "p50_ms",
    "p99_ms",
]


def result(run: Run, *words: str) -> dict[str, Any]:
    ran = run("arena", "whispers", *words, "--json")
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


def without_times(found: Any) -> Any:
    if isinstance(found, dict):
        return {key: without_times(value) for key, value in found.items() if key not in TIMES}
    return [without_times(one) for one in found] if isinstance(found, list) else found


def process(*words: str, **environment: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "undercourt.cli", "arena", "whispers", *words]
    env = {**os.environ, "PYTHONPATH": str(SRC), **environment}  # of these sources, also where others are installed
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env, cwd=ROOT)


def lines(folder: Path) -> list[str]:
    """Of whole games."""
    file = folder / "games.jsonl"
    return file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []


def wait_for_games(running: subprocess.Popen[str], folder: Path, games: int) -> None:
    until = time.monotonic() + 60
    while len(lines(folder)) < games:
        assert running.poll() is None and time.monotonic() < until, running.communicate()
        time.sleep(0.01)


@pytest.mark.both_builds
def test_json_has_these_fields(run: Run) -> None:
    found = result(run, "--bots", "random@1,random,random,random", "--deals", "2", "--jobs", "1", "--budget", "7")
    head = ["game", "players", "deals", "rotations", "games", "seed", "options", "bots", "seats"]
    assert list(found) == [*head, "decisions_per_game", "seconds", "compiled"]
    assert [found[key] for key in ("game", "players", "deals", "rotations", "games")] == ["whispers", 4, 2, 4, 8]
    assert found["compiled"] is COMPILED
    one, other = found["bots"]
    assert list(one) == [*ABOUT_A_BOT, "choices_per_game", "by_seat", "openskill", "budget", "seats"]
    assert (one["name"], one["budget"], one["seats"]) == ("random@1", "1", 1)
    assert (other["name"], other["budget"], other["seats"]) == ("random", "7", 3)
    assert one["win_rate"] + 3 * other["win_rate"] == pytest.approx(1, abs=1e-4)
    assert all(0 <= bot["low"] <= bot["win_rate"] <= bot["high"] <= 1 for bot in found["bots"])
    assert all(0 < bot["p50_ms"] <= bot["p99_ms"] for bot in found["bots"])
    assert set(one["openskill"]) == {"mu", "sigma", "ordinal"}
    assert len(found["seats"]) == len(one["by_seat"]) == 4


def test_the_same_seed_gives_the_same_result_whatever_the_jobs(run: Run) -> None:
    words = ["--bots", TWO, "--deals", "3", "--seed", "7"]
    alone = without_times(result(run, *words, "--jobs", "1"))
    assert alone == without_times(result(run, *words, "--jobs", "2"))
    words[-1] = "8"
    assert alone != without_times(result(run, *words, "--jobs", "1"))


def test_a_better_bot_is_seen_to_be_better(run: Run) -> None:
    ran = run("arena", "abyss", "--bots", "greedy,random", "--deals", "1", "--jobs", "1", "--json")
    greedy, random = json.loads(ran.out)["bots"]
    assert greedy["win_rate"] > 0.5 > random["win_rate"] and greedy["margin"] == -random["margin"]
    assert greedy["openskill"]["mu"] > random["openskill"]["mu"] and greedy["p50_ms"] > random["p50_ms"]


def test_one_deal_has_a_margin_and_no_interval_of_it(run: Run, tmp_path: Path) -> None:
    found = result(run, "--bots", TWO, "--deals", "1", "--jobs", "1", "--out", str(tmp_path / "out"))
    for one in (*found["bots"], *found["seats"], *found["bots"][0]["by_seat"]):
        assert isinstance(one["margin"], float) and one["margin_low"] is one["margin_high"] is None
    page = (tmp_path / "out" / "report.html").read_text("utf-8")
    margin = f"<td>{found['bots'][0]['margin']:+.1f}</td>"
    assert f"{margin}<td>–</td>" in page


def test_a_table_for_people(run: Run) -> None:
    ran = run("arena", "whispers", "--bots", "random@1,random,random", "--deals", "1", "--jobs", "1")
    assert (ran.code, ran.err) == (0, "")
    assert "1 deal, each in 3 rotations of the seats: 3 games of 3 players" in ran.out
    assert "random × 2" in ran.out and "random@1" in ran.out and "Fair would be 33.3 %." in ran.out


def test_the_folder_has_games_report_and_result(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    found = result(run, "--bots", TWO, "--deals", "3", "--jobs", "1", "--out", str(out))
    assert json.loads((out / "result.json").read_text("utf-8")) == found
    table = polars.read_parquet(out / "games.parquet")
    assert table.height == 3 * 2 * 2
    wins = table.filter(polars.col("bot") == "random@1")["win"].mean()
    assert wins == pytest.approx(found["bots"][0]["win_rate"], abs=1e-5)
    page = (out / "report.html").read_text("utf-8")
    assert "http" not in page and "<script" not in page and page.count("<svg") >= 5
    assert "A War of Whispers: random@1 against random@2" in page
    assert "arena whispers --bots random@1,random@2 --deals 3" in page
    assert len({path.stat().st_mode for path in out.iterdir()}) == 1, "who may read one of them may read all"


def test_more_deals_go_on_where_fewer_ended(run: Run, tmp_path: Path) -> None:
    words = ["--bots", TWO, "--jobs", "1", "--out", str(tmp_path / "out"), "--deals"]
    fewer = result(run, *words, "2")
    before = lines(tmp_path / "out")
    more = result(run, *words, "4")
    assert lines(tmp_path / "out")[:4] == before and len(lines(tmp_path / "out")) == 8
    assert without_times(more) == without_times(result(run, "--bots", TWO, "--jobs", "1", "--deals", "4"))
    assert without_times(fewer) == without_times(result(run, *words, "2"))


def test_a_killed_run_goes_on(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    running = process("--bots", TWO, "--deals", "100000", "--jobs", "2", "--out", str(out))
    wait_for_games(running, out, 3)
    running.kill()
    running.communicate()
    before = [line for line in lines(out) if line.endswith("\n")]
    deals = 2 + max(json.loads(line)["deal"] for line in before)
    words = ["--bots", TWO, "--jobs", "1", "--deals", str(deals)]
    after = result(run, *words, "--out", str(out))
    assert lines(out)[: len(before)] == before and len(lines(out)) == 2 * deals > len(before)
    assert without_times(after) == without_times(result(run, *words))


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_whoever_stops_it_keeps_what_was_played_and_is_told_how_to_go_on(tmp_path: Path, sent: signal.Signals) -> None:
    out = tmp_path / "out"
    running = process("--bots", TWO, "--deals", "100000", "--jobs", "2", "--out", str(out))
    wait_for_games(running, out, 3)
    running.send_signal(sent)
    said, complaint = running.communicate(timeout=60)
    assert (running.returncode, said) == (130, "")
    assert complaint == f"Stopped: {len(lines(out))} games are kept in '{out}'; the same command goes on.\n"


def test_ray_does_not_hear_in_our_place_that_it_is_to_stop(tmp_path: Path) -> None:
    out = tmp_path / "out"
    running = process("--bots", TWO, "--deals", "100000", "--ray", "local", "--out", str(out))
    wait_for_games(running, out, 3)
    running.terminate()
    said, complaint = running.communicate(timeout=60)
    assert (running.returncode, said) == (130, "")
    *_, last = complaint.splitlines()  # Ray itself may complain of tasks that it lost
    assert last == f"Stopped: {len(lines(out))} games are kept in '{out}'; the same command goes on."
    assert "Traceback" not in complaint and "SIGTERM" not in complaint


def test_a_bot_of_ones_own_is_found_where_one_stands(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Mine:\n    def choose(self, game, view, decision, *rest):\n        return decision.options()[0]\n",
        "utf-8",
    )
    command = [sys.executable, "-P", "-m", "undercourt.cli", "arena", "whispers", "--bots", "mine:Mine@5,random"]
    env = {**os.environ, "PYTHONPATH": str(SRC)}
    for jobs in ("1", "2"):
        words = [*command, "--deals", "2", "--jobs", jobs, "--json"]
        ran = subprocess.run(words, capture_output=True, text=True, env=env, cwd=tmp_path, check=False)
        assert ran.returncode == 0, ran.stderr
        assert [bot["name"] for bot in json.loads(ran.stdout)["bots"]] == ["mine:Mine@5", "random"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (f"chess --bots {TWO}", NO_CHESS),
        ("whispers --bots random", "Whispers is for 2 to 4 players, not 1."),
        ("whispers --bots random,clever", "There is no bot 'clever'; there are: "),
        ("whispers --bots mine:Mine,greedy", "'mine:Mine' cannot be imported: there is no module 'mine' here."),
        (
            "whispers --bots neural=no.npz,greedy",
            "There is no file 'no.npz'; name weights that 'undercourt train' or 'practise' wrote.",
        ),
        ("secret_city --bots neural,greedy --out /dev/null/x", "There is no bot 'neural'; there are: novice, "),
        (
            "whispers --bots courtier@5,greedy",
            "'courtier' is a level, which has a budget of its own, 2000 positions; 'expert@5' is its bot with another.",
        ),
        ("whispers --bots random@soon,random", "'soon' is no budget; a budget is a time such as 100ms or 1s, or a"),
        (f"whispers --bots {TWO} --budget 0", "'0' is no number of positions; a budget is"),
        (
            f"whispers --bots {TWO} --deals 0",
            "--deals must be a whole number of at least 1 and at most 1000000, not 0.",
        ),
        ("whispers", "The following arguments are required: --bots;"),
        (f"whispers --bots {TWO} --ray 127.0.0.1:1", "Nothing answers at '127.0.0.1:1'; --ray is auto, local, or the"),
        (f"whispers --bots {TWO} --out=", "--out must name a folder, not ''."),
        (f"whispers --bots {TWO} --out /dev/null", "'/dev/null' cannot be written ("),
    ],
)
def test_bad_input_gets_one_sentence(refused: Callable[..., str], words: str, sentence: str) -> None:
    assert refused("arena", *words.split()).startswith(sentence)


def test_a_folder_of_another_job_is_refused(run: Run, refused: Callable[..., str], tmp_path: Path) -> None:
    words = ["arena", "whispers", "--deals", "1", "--jobs", "1", "--out", str(tmp_path / "out"), "--bots"]
    assert run(*words, TWO).code == 0
    sentence = "is of another job: its bots are random@1,random@2, not random,random; name another folder."
    assert refused(*words, "random,random").endswith(sentence)


@pytest.mark.parametrize(
    ("missing", "words", "sentence"),
    [
        ("polars", [], "The arena needs more packages: pip install 'undercourt[lab]'."),
        ("ray", ["--ray", "auto"], "A Ray cluster needs more packages: pip install 'undercourt[ray]'."),
    ],
)
def test_a_package_that_is_missing_is_named(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch, missing: str, words: list[str], sentence: str
) -> None:
    from undercourt.commands import arena

    monkeypatch.setattr(arena, "find_spec", lambda name: None if name == missing else object())
    assert refused("arena", "whispers", "--bots", TWO, *words) == sentence


@contextmanager
def cluster(**environment: str) -> Iterator[str]:
    """A Ray cluster on this machine, in a process of its own; its address."""
    script = (
        "import ray, sys; found = ray.init('local', num_cpus=1, include_dashboard=False, log_to_driver=False); "
        "print(found.address_info['address'], flush=True); sys.stdin.read()"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **environment},
    )
    assert running.stdout is not None
    try:
        yield running.stdout.readline().strip()
    finally:
        running.communicate()


@pytest.mark.parametrize("code", ["the same", "other"])
def test_a_ray_cluster_gives_the_same_result_whatever_code_it_has(run: Run, tmp_path: Path, code: str) -> None:
    (tmp_path / "undercourt").mkdir()
    (tmp_path / "undercourt" / "__init__.py").write_text("other = True\n")
    words = ["--bots", TWO, "--deals", "2"]
    here = without_times(result(run, *words, "--jobs", "1"))
    secret = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex()}
    with cluster(PYTHONPATH=str(SRC if code == "the same" else tmp_path), **secret) as address:
        ran = process(*words, "--json", "--ray", address, **secret)
        said, complaint = ran.communicate(timeout=300)
    assert ran.returncode == 0, complaint
    assert without_times(json.loads(said)) == here


OF_MINE = """
import os
from tests.bots.of_others import First
if "FAR_AWAY" in os.environ:
    raise ModuleNotFoundError("not here", name="of_mine")
class Broken(First):
    def choose(self, *asked):
        return 1 // 0
"""


@pytest.mark.parametrize(
    ("bot", "code", "says"),
    [
        (
            "First",
            2,
            "cannot play these games: 'of_mine:First' cannot be imported: there is no module 'of_mine' here.\n",
        ),
        ("Broken", 1, "ZeroDivisionError"),  # where it is wrong matters
    ],
)
def test_a_cluster_without_a_bot_says_so_in_one_sentence(tmp_path: Path, bot: str, code: int, says: str) -> None:
    (tmp_path / "of_mine.py").write_text(OF_MINE)
    path = os.pathsep.join([str(SRC), str(ROOT), str(tmp_path)])
    secret = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token_hex()}
    far = {"FAR_AWAY": "yes"} if bot == "First" else {}
    with cluster(PYTHONPATH=path, **far, **secret) as address:
        ran = process("--bots", f"of_mine:{bot},random", "--deals", "1", "--ray", address, PYTHONPATH=path, **secret)
        said, complaint = ran.communicate(timeout=300)
    assert (ran.returncode, said) == (code, "") and says in complaint
    assert ("Traceback" in complaint) == (code == 1)


def test_a_worker_refuses_to_play_by_another_version() -> None:
    from undercourt.arena.cluster import play_there
    from undercourt.arena.entrants import entrants
    from undercourt.arena.tournament import Contest, fixtures

    game = load_game("whispers")
    fixture = fixtures(Contest("whispers", entrants(TWO, game), game.chosen(2, {}), 1), 1)[0]
    assert play_there("another", fixture) == "a machine there has another version of Undercourt"
