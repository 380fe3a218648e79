"""What the documentation shows can be pasted as it stands."""

from __future__ import annotations

import re
from textwrap import dedent

from undercourt._build import ROOT

TYRANTS = ROOT / "src" / "undercourt" / "games" / "tyrants"


def test_the_example_of_a_card_is_a_line_of_its_deck() -> None:
    page = (ROOT / "docs" / "add-a-card.md").read_text("utf-8")
    lines = re.findall(r"^ *card\(.*\n", page, re.MULTILINE)
    deck = (TYRANTS / "cards" / "drow.py").read_text("utf-8")
    assert lines and all(f"\n{line}" in deck for line in lines)


def test_the_example_of_a_verb_is_a_class_of_its_game() -> None:
    page = (ROOT / "docs" / "add-a-card.md").read_text("utf-8")
    [example] = [dedent(code) for code in re.findall(r"```python\n(.*?)\n *```", page, re.DOTALL) if "class " in code]
    assert f"\n{example}\n" in (TYRANTS / "effects_board.py").read_text("utf-8")


def test_the_pieces_of_a_game_that_are_shown_are_there() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    shown = re.findall(r"\| `(tyrants/[\w./]+)` \|", page)
    assert len(shown) > 10 and [path for path in shown if not (TYRANTS.parent / path).exists()] == []
