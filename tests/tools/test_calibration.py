"""The tool behind docs/studies/beliefs.md: it answers those who try it, also where they are wrong."""

from __future__ import annotations

import pytest

from tools import calibration


def test_it_prints_the_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercourt.lab.calibration.WORLDS", 4)
    assert calibration.main(["abyss", "random,random", "1"]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("| believed | answers |") and "log-loss" in told.out and told.err == ""


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "the following arguments are required: GAME, A,B, GAMES; 'calibration.py --help' shows what is right"),
        (["chess", "random", "1"], "there is no game 'chess'"),
        (["abyss", "random,nobody", "1"], "there is no bot 'nobody' here; there are: "),
        (["abyss", "random,expert@5", "1"], "there is no bot 'expert@5' here"),
        (["abyss", "random", "1"], "abyss is for 2 to 4 players, not 1"),
        (["abyss", "random,random", "many"], "GAMES must be a whole number of at least 1, not 'many'"),
        (["abyss", "random,random", "0"], "GAMES must be a whole number of at least 1, not 0"),
        (["abyss", "random,random", "1", "-1"], "SEED must be a whole number of at least 0, not -1"),
    ],
)
def test_what_is_wrong_is_answered_with_a_sentence(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert calibration.main(words) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1 and says.lower() in told.err.lower()


def test_it_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        calibration.main(["--help"])
    assert done.value.code == 0 and "how many" in capsys.readouterr().out
