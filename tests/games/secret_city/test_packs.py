"""Packs of cards: every mistake is found where it stands, and a corrected card plays as corrected."""

from __future__ import annotations

import pytest

from tests.games.secret_city.table import Table, rule, table
from undercourt.games import game_of
from undercourt.games.secret_city.game import GAME, SecretCityGame
from undercourt.games.secret_city.packs import default_text, read_pack
from undercourt.kernel.game import BadPack
from undercourt.table import HUMAN, resume
from undercourt.table import Table as PlayedTable

OWN = default_text()


def changed(old: str, new: str, after: str = "") -> str:
    """The pack that comes with the game, with the first `old` after a place replaced."""
    start = OWN.index(after) if after else 0
    at = OWN.index(old, start)
    return OWN[:at] + new + OWN[at + len(old) :]


def line_of(text: str, part: str, after: str = "") -> int:
    start = text.index(after) if after else 0
    return text[: text.index(part, start)].count("\n") + 1


def playing(t: Table, text: str) -> Table:
    """The same table with another pack; cards keep their numbers."""
    pack = read_pack(text)
    t.s.pack = pack
    t.s.book = pack.book
    return Table(t.s)


def test_the_own_pack_is_good() -> None:
    pack = read_pack(OWN)
    assert len([slug for slug in pack.slugs if not slug.startswith("card_")]) == 93


MISTAKES = [
    ('game = "secret_city"', 'game = "chess"', "", "a pack begins with [pack]"),
    ("strength = 6", "strength = 60", "[card.nav_prince]", "'strength' is 60, but must be a number from 0 to 20"),
    ('symbols = ["magic", "intrigue"]', 'symbols = ["fire"]', "[card.nav_prince]", "'symbols' is a list of: weapons"),
    (
        'category = "hero"',
        'category = "king"',
        "[card.nav_santiaga]",
        "'category' is 'king', but must be one of",
    ),
    ('deck = "nav"', 'deck = "spells"', "[card.nav_santiaga]", "belongs in: nav, lyud, chud, masan, hvan, chel"),
    ("cost = { influence = 2 }", "cost = { gold = 2 }", "[card.nav_santiaga]", "'gold' is no resource"),
    ("cost = { influence = 2 }", "price = { influence = 2 }", "[card.nav_santiaga]", "'price' means nothing here"),
    ('timing = "attach"', 'timing = "later"', "[card.forge_hammer]", "the timing is 'later', but on such a card"),
    ('op = "modify_strength"', 'op = "modify_luck"', "[card.forge_hammer]", "there is no effect 'modify_luck'"),
    ('owner = "any"', 'owner = "none"', "[card.forge_hammer]", "'owner' is 'none', but must be one of: own"),
    ("copies = 2", "copies = 99", "[card.forge_hammer]", "'copies' is 99, but must be a number from 1 to 12"),
    ('home = "citadel_dark_court"', 'home = "moon"', "[house.nav]", "'home' is 'moon', but must be one of"),
    (
        'natural_strategy = "subtle',
        'natural_strategy = "very_subtle',
        "[house.nav]",
        "is 'very_subtle",
    ),
    ('territory = "throne_of_power"', 'territory = "x"', "[card.arcane_of_wishes]", "'territory' is 'x'"),
    ('chooser = "controller"', 'chooser = "victim"', "[card.aura_reading]", "take_card is one of: controller, random"),
    ('type = "weapons"', 'type = "luck"', "[strategy.assault]", "'type' is 'luck', but must be one of: weapons"),
    ("[house.chel]", "[house.elf]", "", "the house 'chel' is missing"),
]


@pytest.mark.parametrize(("old", "new", "after", "says"), MISTAKES)
def test_mistakes_are_told_with_what_would_be_right(old: str, new: str, after: str, says: str) -> None:
    with pytest.raises(BadPack) as caught:
        read_pack(changed(old, new, after), "my.toml")
    found = str(caught.value).splitlines()
    assert any(says in line for line in found), found
    assert all(line.startswith("my.toml:") for line in found)


@pytest.mark.parametrize(
    ("old", "new", "after"),
    [
        ("strength = 6", "strength = 60", "[card.nav_prince]"),
        ('category = "hero"', 'category = "king"', "[card.nav_santiaga]"),
        ("copies = 2", "copies = 99", "[card.forge_hammer]"),
        ('home = "citadel_dark_court"', 'home = "moon"', "[house.nav]"),
        ('type = "weapons"', 'type = "luck"', "[strategy.assault]"),
    ],
)
def test_a_mistake_is_told_with_its_line(old: str, new: str, after: str) -> None:
    text = changed(old, new, after)
    with pytest.raises(BadPack) as caught:
        read_pack(text, "my.toml")
    assert str(caught.value).startswith(f"my.toml:{line_of(text, new, after)}: ")


def test_several_mistakes_are_told_at_once() -> None:
    text = changed("copies = 2", "copies = 99", "[card.forge_hammer]").replace("strength = 6", "strength = 60")
    with pytest.raises(BadPack) as caught:
        read_pack(text)
    assert len(str(caught.value).splitlines()) > 5


def test_what_is_no_toml_is_told_with_its_line() -> None:
    with pytest.raises(BadPack, match=r"pack:3: this is not TOML"):
        read_pack('[pack]\ngame = "secret_city"\nformat = = 1\n')


def test_a_game_without_packs_says_so() -> None:
    from undercourt.games import load_game

    with pytest.raises(BadPack, match="abyss cannot be played with a pack of cards"):
        load_game("abyss").with_pack(OWN, "my.toml")


def test_a_corrected_card_plays_as_corrected() -> None:
    strong = changed("strength = 3", "strength = 9", "[card.manticore]")
    t = playing(table(phase="battle", characters={"amber": ["manticore"]}, strategies={"amber": "assault sky"}), strong)
    t.do("assign 2 for amber")
    assert t.total("for amber") == 9


def test_the_record_carries_the_pack_and_goes_on_with_it() -> None:
    text = changed("strength = 3", "strength = 9", "[card.manticore]")
    game = GAME.with_pack(text, "my.toml")
    assert isinstance(game, SecretCityGame)
    held = PlayedTable(game, [HUMAN, "random"], {}, seed=3)
    held.act(held.d.seat, game.space.name(held.d.actions[0]))
    saved = held.saved()
    again = resume(saved)
    assert isinstance(again.game, SecretCityGame) and again.game.carried_pack == text
    assert again.game.pack.strength[game.pack.slugs.index("manticore")] == 9 and again.saved() == saved
    assert GAME.with_pack(OWN, "own").carried_pack == "" and "pack" not in resume_lines()


def resume_lines() -> set[str]:
    held = PlayedTable(GAME, [HUMAN, "random"], {}, seed=3)
    assert game_of(held.saved()) is GAME
    return {line.split()[0] for line in held.saved().splitlines() if line}


@rule("SC-14.76")
def test_a_character_never_counts_below_nothing() -> None:
    text = changed("amount = 2", "amount = -9", "[card.forge_hammer]")
    t = table(
        phase="battle",
        characters={"amber": ["manticore"]},
        hands={"amber": ["forge_hammer"]},
        tokens={"amber": "0 1 0"},
        strategies={"amber": "assault sky"},
    )
    t = playing(t, text).do("use forge_hammer", "target amber 2")
    assert t.strength("amber", 2) == 0


@rule("SC-14.77")
def test_a_random_discard_asks_nobody() -> None:
    text = changed('amount = 2, chooser = "victim"', 'amount = 2, chooser = "random"', "[card.intimate_canopy]")
    t = table(
        phase="buying",
        hands={"amber": ["intimate_canopy"], "sky": ["heron", "dispel", "warding"]},
        tokens={"amber": "0 2 0"},
    )
    t = playing(t, text).do("use intimate_canopy", "player sky")
    assert t.seat == "amber" and len(t.hand("sky")) == 1


@rule("SC-14.78")
def test_a_card_for_the_own_strategy_serves_no_other() -> None:
    text = changed('side = "for", which = "any"', 'side = "for", which = "own"', "[card.inspiration]")
    t = table(
        phase="battle",
        hands={"amber": ["inspiration"]},
        tokens={"amber": "0 3 0"},
        strategies={"amber": "assault sky", "sky": "hostile_takeover amber"},
    )
    t = playing(t, text).do("use inspiration")
    assert t.options() == ["place for amber"]
