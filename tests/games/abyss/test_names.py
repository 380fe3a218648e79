"""Names that Abyss builds from parts."""

from __future__ import annotations

from undercourt.text import texts


def test_an_ally_is_named_by_its_race_and_value() -> None:
    told = texts("abyss", "en")
    assert told.name("ally", "crab 5") == "Crab 5"
    assert told.name("ally", "monster") == "Monster" and told.name("ally", "hidden") == "Face-down card"
    named = told.named({"ally": "crab 5", "card": "oracle", "other": "sky", "n": 3})
    assert named == {
        "ally": "Crab 5",
        "ally-id": "crab 5",
        "ally-race": "crab",
        "ally-race-name": "Crab",
        "ally-value": 5,
        "card": "Oracle",
        "card-id": "oracle",
        "other": "Sky",
        "other-id": "sky",
        "n": 3,
    }
