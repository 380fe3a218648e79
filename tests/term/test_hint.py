"""A hint in the terminal: what is known of each option, as the page in a browser tells it, too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.term.desk import TEXTS, Desk, new_table, typing
from undercourt.table import advice
from undercourt.term import client
from undercourt.term.line import Line
from undercourt.text import HERE, LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_hardly_looked_at_has_no_chance_behind_it(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares = {"first": 1, "second": 98, "third": client.LOOKED_AT, "fourth": client.LOOKED_AT - 1}
    options = [{"action": name, "share": share, "chance": 37, "glance": 37} for name, share in shares.items()]
    monkeypatch.setattr(Line, "hint", lambda line: {"is": "advice", "options": options, "reasons": []})
    shown = Desk(new_table(["human", "random"]), typing(["1", "hint"]), tmp_path / "game.txt", lang).play()
    firm, guess = TEXTS[lang].say("ui-hint-chance", n=37), TEXTS[lang].say("ui-hint-hardly")
    for name, said in (("first", firm), ("second", firm), ("third", firm), ("fourth", guess)):
        assert f"  {name}  {said}\n" in shown


def test_reasons_the_terminal_and_the_page_call_the_same_hardly_looked_at() -> None:
    page = (HERE.parents[2] / "web" / "src" / "table" / "Hint.svelte").read_text("utf-8")
    assert re.findall(r"LOOKED_AT = (\d+)", page) == [str(client.LOOKED_AT)] == [str(advice.RARELY)]
