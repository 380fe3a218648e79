"""The folder of an arena: nothing that was played is lost, and nothing is mixed with another job."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.arena.test_tournament import contest, played
from undercourt.arena import keeping
from undercourt.arena.entrants import Entrant
from undercourt.arena.keeping import GAMES, JOB, Folder, OtherJob
from undercourt.arena.tournament import Contest, Played

GAME = played(0, 0, [0, 1], [3, 2], [1, 2])
OTHER = played(0, 1, [1, 0], [3, 2], [1, 2])


def kept(path: Path, what: Contest, *games: Played) -> list[Played]:
    """What was there, after these are added."""
    folder = Folder(path, what)
    before = list(folder.games)
    assert list(folder.keep(games)) == list(games)
    folder.close()
    return before


def test_what_was_kept_is_there_again(tmp_path: Path) -> None:
    assert kept(tmp_path / "new" / "deep", contest("ab"), GAME) == []
    assert kept(tmp_path / "new" / "deep", contest("ab"), OTHER) == [GAME]
    assert kept(tmp_path / "new" / "deep", contest("ab")) == [GAME, OTHER]


@pytest.mark.parametrize("torn", [b'{"deal":1,"rot', b'{"deal":1}\n', b"\0\0\0", b"\xff\n"])
def test_a_torn_line_is_played_again(tmp_path: Path, torn: bytes) -> None:
    kept(tmp_path / "x", contest("ab"), GAME)
    with (tmp_path / "x" / GAMES).open("ab") as file:
        file.write(torn)
    assert kept(tmp_path / "x", contest("ab"), OTHER) == [GAME]
    assert kept(tmp_path / "x", contest("ab")) == [GAME, OTHER]


@pytest.mark.parametrize("damaged", [b'{"deal":1,"rot\n', b"\n", b"\xff\n", b"\0\0\0\n"])
def test_a_line_that_was_damaged_later_is_refused_and_loses_no_game(tmp_path: Path, damaged: bytes) -> None:
    kept(tmp_path / "x", contest("ab"), GAME, OTHER)
    file = tmp_path / "x" / GAMES
    first, last = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(first + damaged + last)
    for _ in range(2):
        with pytest.raises(OtherJob, match=r"^line 2 of '.*' is no game of this job, and games follow it; take that"):
            Folder(tmp_path / "x", contest("ab"))
        assert file.read_bytes() == first + damaged + last
    file.write_bytes(first + last)
    assert kept(tmp_path / "x", contest("ab")) == [GAME, OTHER]


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (contest("ba"), "its bots are random@1,random@2, not random@2,random@1"),
        (contest("ab", "abyss"), "its game is whispers, not abyss"),
        (contest("ab")._replace(seed=2), "its seed is 1, not 2"),
        (contest("ab")._replace(options={"map": "other"}), "its options are none, not map=other"),
        (contest("ab")._replace(pack="cards"), "was played with other cards"),
    ],
)
def test_another_job_is_refused_and_leaves_the_folder_as_it_is(tmp_path: Path, other: Contest, sentence: str) -> None:
    kept(tmp_path / "x", contest("ab"), GAME)
    with pytest.raises(OtherJob, match=sentence):
        Folder(tmp_path / "x", other)
    assert kept(tmp_path / "x", contest("ab")) == [GAME]


def test_what_other_code_has_played_is_not_counted_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(tmp_path / "x", contest("ab"), GAME)
    monkeypatch.setattr(keeping, "sources", lambda: "changed")
    with pytest.raises(OtherJob, match="other rules or other bots"):
        Folder(tmp_path / "x", contest("ab"))


def test_what_a_bot_played_before_it_changed_is_not_counted_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "changing_bot.py"
    module.write_text("class Mine:\n    def choose(self, *asked): return 0\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    what = contest("ab")._replace(entrants=[Entrant("changing_bot:Mine"), Entrant("random")])
    kept(tmp_path / "x", what, GAME)
    assert kept(tmp_path / "x", what) == [GAME]
    module.write_text("class Mine:\n    def choose(self, *asked): return 1\n", "utf-8")
    with pytest.raises(OtherJob, match="was played before 'changing_bot:Mine' changed; name a new folder"):
        Folder(tmp_path / "x", what)


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")
    with pytest.raises(OtherJob, match="has other files in it"):
        Folder(tmp_path, contest("ab"))
    (tmp_path / JOB).write_text("{")
    with pytest.raises(OtherJob, match="cannot be read"):
        Folder(tmp_path, contest("ab"))


def test_two_at_once_are_refused(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "x", contest("ab"))
    with pytest.raises(OtherJob, match="another arena is at work"):
        Folder(tmp_path / "x", contest("ab"))
    folder.close()
    assert kept(tmp_path / "x", contest("ab")) == []
