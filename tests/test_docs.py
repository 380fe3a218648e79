"""What the documentation shows can be pasted as it stands."""

from __future__ import annotations

import re

from undercourt._build import ROOT


def test_the_example_of_a_card_is_a_line_of_its_deck() -> None:
    page = (ROOT / "docs" / "add-a-card.md").read_text("utf-8")
    lines = re.findall(r"^ *card\(.*\n", page, re.MULTILINE)
    deck = (ROOT / "src" / "undercourt" / "games" / "tyrants" / "cards" / "drow.py").read_text("utf-8")
    assert lines and all(f"\n{line}" in deck for line in lines)
