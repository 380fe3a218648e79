"""Cards say what the options in play make of them."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tests.games.whispers.table import rule, table
from undercourt.games.whispers.actions import ABILITY_NAMES
from undercourt.games.whispers.game import GAME
from undercourt.text import texts, told

EN = texts("whispers", "en")


def says(ability: str, **options: str) -> str:
    abilities = GAME.catalog(GAME.chosen(2, options))["abilities"]
    assert isinstance(abilities, dict)
    return EN.card_text(told(abilities[ability]["play"]), None)


@pytest.mark.parametrize(
    ("ability", "option", "value", "usual", "other"),
    [
        ("bear_eagle", "mercenaries", "exactly", "Destroy up to 3 banners", "Destroy 3 banners in"),
        ("bear_elephant", "recruit", "one_region", "to regions that are empty now, split", "Choose any empty region"),
        ("bear_lion", "subjugate", "one_region", "to any of its regions", "to one of its regions, the same for all"),
        ("elephant_lion", "reinforce", "any_regions", "from one region", "from any regions"),
        ("lion_1", "lion_1", "other_agent", "any other position you control", "you control through another agent"),
    ],
)
@rule("WW-9.7.4", "WW-9.11.3", "WW-9.12.3", "WW-9.14.3", "WW-9.19.3")
def test_an_ability_says_what_the_option_makes_of_it(
    ability: str, option: str, value: str, usual: str, other: str
) -> None:
    assert usual in says(ability) and other not in says(ability)
    assert other in says(ability, **{option: value}) and usual not in says(ability, **{option: value})
    for one in ABILITY_NAMES:
        assert one == ability or says(one) == says(one, **{option: value})


@rule("WW-9.11.3")
def test_the_choice_and_the_question_say_it_too() -> None:
    hands = {"raven": ["bear-eagle", "eagle-lion"]}
    t = table("bear marshal", agents={"bear marshal": "raven"}, banners={"p7": 4}, hands=hands, mercenaries="exactly")
    text = EN.phrase(GAME.option_text(t.s, GAME.space.action("play bear_eagle")))
    assert "destroy 3 banners in any one region, or all if there are fewer" in text.lower()
    t.do("play bear_eagle")
    assert EN.phrase(GAME.question(t.s)) == "Destroy 3 banners, or all if there are fewer, in which region?"


def test_no_message_depends_on_who_a_player_is() -> None:
    """People have names of their own, in any script: none has a case or a gender here."""
    written = [path for path in (files("undercourt.games.whispers") / "text").iterdir() if path.name.endswith(".ftl")]
    assert len(written) == 6
    for path in written:
        assert not re.search(r"\$(seat|other|victim)-id", path.read_text("utf-8")), path.name
