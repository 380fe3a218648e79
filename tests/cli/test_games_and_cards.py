"""`undercourt games` and `undercourt cards`."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest

from tests.cli.conftest import Run
from undercourt import COMPILED
from undercourt.games import game_names

CARD_FIELDS: dict[str, type | tuple[type, ...]] = {
    "slug": str,
    "name": str,
    "name_is_ours": bool,
    "cost": (int, type(None)),
    "aspect": (str, type(None)),
    "type": str,
    "deck": str,
    "deck_vp": int,
    "inner_vp": int,
    "copies": int,
    "text": str,
}


def test_games_as_json(run: Run) -> None:
    games = json.loads(run("games", "--json").out)
    assert [game["name"] for game in games] == game_names()
    game = next(game for game in games if game["name"] == "tyrants")
    assert list(game) == ["name", "title", "version", "players", "options", "actions", "rules", "compiled"]
    assert (game["name"], game["players"], game["compiled"]) == ("tyrants", [2, 3, 4], COMPILED)
    decks, section, *_ = game["options"]
    assert (decks["name"], decks["default"], len(decks["values"])) == ("decks", "drow+dragons", 16)
    assert (section["name"], section["values"]) == ("section", ["random", "left", "right"])
    assert game["actions"] > 2000 and game["rules"] > 150


def test_games_as_text(run: Run) -> None:
    lines = run("games").out.splitlines()
    assert {"abyss: Abyss", "tyrants: Tyrants of the Underdark"} <= set(lines)
    assert "  players     2, 3, 4" in lines
    assert any(line.startswith("  decks       drow+dragons (default), ") for line in lines)
    assert max(map(len, lines)) <= 100


def test_values_stand_clear_of_the_names_of_options(run: Run) -> None:
    """Names longer than `players` push the whole column of their game to the right."""
    lines = run("games").out.splitlines()
    first = lines.index("abyss: Abyss") + 1
    assert lines[first : first + 5] == [
        "  players       2, 3, 4",
        "  commander     end_of_turn (default), at_once",
        "  assassinated  influence_only (default), count",
        "  smokers       into_stack (default), removed",
        "  standstill    ends (default), plays_on",
    ]
    assert lines[first + 5].startswith("  engine        ")


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_all_cards_as_json(run: Run, lang: str) -> None:
    cards = json.loads(run("cards", "tyrants", "--lang", lang, "--json").out)
    assert len({card["slug"] for card in cards}) == len(cards) == 125
    assert sum(card["copies"] for card in cards) == 340
    for card in cards:
        assert list(card) == list(CARD_FIELDS)
        assert all(isinstance(card[field], kind) for field, kind in CARD_FIELDS.items()), card
        assert card["name"] and card["text"].endswith(".")
    assert any(card["name_is_ours"] for card in cards) == (lang != "en")


def test_one_deck(run: Run, refused: Callable[..., str]) -> None:
    cards = json.loads(run("cards", "tyrants", "--deck", "undead", "--json").out)
    assert Counter(card["deck"] for card in cards) == {"undead": len(cards)}
    assert sum(card["copies"] for card in cards) == 40
    sentence = refused("cards", "tyrants", "--deck", "elves")
    assert sentence.startswith("Tyrants has no deck 'elves'; it has: ")
    assert "undead" in sentence


def test_cards_in_a_pipe_are_lines_with_our_names_marked(run: Run) -> None:
    english = run("cards", "tyrants").out.splitlines()
    guard = next(line for line in english if line.startswith("House Guard")).split(" | ")
    assert guard[1:] == ["3", "Obedience", "Drow", "Always for sale", "1", "3", "15", "Gain 2 power."]
    russian = run("cards", "tyrants", "--lang", "ru").out.splitlines()
    assert len(english) == len(russian) == 125
    assert sum("* | " in line for line in russian) > 0 == sum("* | " in line for line in english)


def test_lords_and_locations_of_abyss(run: Run, refused: Callable[..., str]) -> None:
    cards = json.loads(run("cards", "abyss", "--json").out)
    assert len({card["slug"] for card in cards}) == len(cards) == 55
    oracle = next(card for card in cards if card["slug"] == "oracle")
    text = oracle.pop("text")
    assert text == "While free: once in your turn, you may discard a whole Council stack."
    assert oracle == {
        "slug": "oracle",
        "name": "Oracle",
        "name_is_ours": False,
        "guild": "mage",
        "cost": 8,
        "races": 2,
        "race": "jellyfish",
        "keys": 1,
        "influence": 5,
    }
    lines = run("cards", "abyss").out.splitlines()
    assert "Jail | 15 | -1 | 15 points, minus 1 for each of your Lords." in lines
    assert refused("cards", "abyss", "--deck", "mage") == "The cards of abyss are not in decks; leave --deck out."
