"""Friends at distant keyboards: two terminals and a bot at a real server, which is killed in between."""

from __future__ import annotations

import os
import re
import signal
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.term.remote.serving import Serving, Somebody
from undercourt.cli import main
from undercourt.commands.join import Place, place_of
from undercourt.errors import BadInput
from undercourt.text import texts

PATIENCE = 240  # seconds: far more than it takes
NEW_TABLE = ["1", "whispers", "3", "1", "2", "apprentice", ""]  # three seats: me, a friend, a bot; usual rules


@pytest.fixture(autouse=True)
def homes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everybody has a folder of their own, by the name of their thread."""

    def folder() -> Path:
        home = tmp_path / threading.current_thread().name
        home.mkdir(exist_ok=True)
        return home

    monkeypatch.setattr("undercourt.term.keeping.saves.folder", folder)
    return tmp_path


def until(true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def invitation(host: Somebody) -> str:
    until(lambda: "invitation=" in host.shown, "the host gets a link")
    found = re.search(r"http://\S+invitation=\S+", host.shown)
    assert found is not None
    return found[0]


def test_friends_far_apart_play_to_the_end_through_a_killed_server(tmp_path: Path, homes: Path) -> None:
    with Serving(tmp_path / "server") as server:
        anna = Somebody("Anna", server.url, NEW_TABLE)
        anna.start()
        link = invitation(anna)
        boris = Somebody("Boris", link, [], seed=2)
        boris.start()
        until(lambda: anna.typed + boris.typed > 12, "the game begins")
        boris.first.append("say <b>Hello</b>, Anna")
        until(lambda: "Boris: <b>Hello</b>, Anna" in anna.shown, "she reads it")

        server.kill()
        time.sleep(1)
        server.start()
        typed = anna.typed + boris.typed
        until(lambda: anna.typed + boris.typed > typed + 12 or anna.code is not None, "it goes on")

        boris.leave_after = boris.typed + 3  # Ctrl-C: the table goes on
        until(lambda: boris.code is not None, "he leaves")
        assert boris.code == 0 and "To come back:" in boris.shown
        table = place_of(link)._replace(invitation=None)
        again = Somebody("Boris", f"{table.server}/tables/{table.table}", [], seed=3)
        again.start()
        for one in (anna, again):
            one.join(PATIENCE)
            assert one.code == 0, one.shown[-2000:]

    assert anna.sheet() == again.sheet() != ""
    assert "Anna" in anna.sheet() and "Boris" in anna.sheet()
    assert "Waiting for" in anna.shown
    kept = list((homes / "Anna" / "servers").iterdir())
    assert len(kept) == 1 and stat.S_IMODE(kept[0].stat().st_mode) == 0o600
    records = [path for home in ("Anna", "Boris") for path in (homes / home).glob("whispers-*.txt")]
    assert len({path.read_text("utf-8") for path in records}) == 1 and len(records) == 2
    assert main(["verify", str(records[0])]) == 0


def test_whoever_presses_ctrl_c_while_others_think_leaves_and_is_told_the_way_back(tmp_path: Path) -> None:
    with Serving(tmp_path / "server") as server:
        anna = Somebody("Anna", server.url, NEW_TABLE)
        anna.start()
        command = [sys.executable, "-m", "undercourt.cli", "join", invitation(anna), "--name", "Boris", "--lang", "en"]
        home = {**os.environ, "HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path / "state")}
        anna.gate.clear()
        boris = subprocess.Popen(command, env=home, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert boris.stdin is not None and boris.stdout is not None
        shown = ""
        while "Waiting for" not in shown and boris.poll() is None:
            shown += boris.stdout.read(1)
            if shown.endswith("\n> "):
                boris.stdin.write("1\n")
                boris.stdin.flush()
        boris.send_signal(signal.SIGINT)
        assert boris.wait(60) == 0
        assert "To come back:" in boris.stdout.read()
        anna.gate.set()


def test_several_people_at_one_keyboard_hand_it_over(tmp_path: Path) -> None:
    with Serving(tmp_path / "server") as server:
        both = Somebody("Anna", server.url, ["1", "abyss", "2", "1", "1", ""], lang="pl")
        both.leave_after = 60
        both.start()
        both.join(PATIENCE)
    assert both.code == 0, both.shown[-2000:]
    assert both.shown.count(texts("abyss", "pl").say("ui-pass-keyboard")) > 3


def test_an_address_is_a_server_or_a_table() -> None:
    assert place_of("games.example.org") == Place("http://games.example.org", None, None)
    assert place_of("https://x.org:8000/") == Place("https://x.org:8000", None, None)
    assert place_of("https://x.org/tables/abc-_1?invitation=t&lang=pl") == Place("https://x.org", "abc-_1", "t")
    assert place_of("https://x.org/play/tables/abc/") == Place("https://x.org/play", "abc", None)
    for wrong in ("ftp://x.org", "https://", ""):
        with pytest.raises(BadInput):
            place_of(wrong)


@pytest.mark.parametrize(
    ("words", "right"),
    [
        ("join http://127.0.0.1:9/tables/abc --name Anna", "server answers at http://127.0.0.1:9"),
        ("join ftp://x.org", "https://games.example.org"),
        ("join x.org --lang xx", "en, ru, pl"),
    ],
)
def test_bad_input_gets_one_sentence(
    words: str, right: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercourt.client.server.TRIES", 1)
    assert main(words.split()) == 2
    said = capsys.readouterr()
    assert right in said.err.replace("'", "") and said.err.count("\n") == 1
