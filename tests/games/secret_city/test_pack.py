"""Packs of cards: every mistake is found where it stands, and a corrected card plays as corrected."""

from __future__ import annotations

from time import perf_counter

import pytest

from tests.games.secret_city.table import Table
from undercourt.games.secret_city import moves
from undercourt.games.secret_city.actions import CARDS, HOUSE_CARDS, HOUSE_DECK
from undercourt.games.secret_city.game import GAME
from undercourt.games.secret_city.pack.reader import default_text, read_pack
from undercourt.games.secret_city.play import loaded
from undercourt.games.secret_city.state import HAND, bare_table
from undercourt.kernel.game import BadPack
from undercourt.kernel.rng import seeded

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
    (
        'chooser = "controller"',
        'chooser = "victim"',
        "[card.aura_reading]",
        "must be one of: controller, random",
    ),
    ('type = "weapons"', 'type = "luck"', "[strategy.assault]", "'type' is 'luck', but must be one of: weapons"),
    ("[house.chel]", "[house.elf]", "", "the house 'chel' is missing"),
    # Values of the wrong kind.
    ('confirmed = ["name"]', "confirmed = 5", "[house.chel]", "'confirmed' is 5, but must be a list of: name, home"),
    ('confirmed = ["name"]', 'confirmed = ["age"]', "[house.chel]", "must be a list of: name, home"),
    ('confirmed = ["name"]', 'confirmed = ["name", "name"]', "[house.chel]", "'name' is confirmed or inferred once"),
    ('{ en = "Kara", ru = "Кара"', '{ en = 5, ru = "Кара"', "", "'name.en' is 5, but must be a text"),
    ('{ en = "Kara", ru = "Кара"', '{ de = "Kara", ru = "Кара"', "", "a name is a text, or"),
    ('title = "Reconstruction"', "title = 5", "", "'title' is 5, but must be a text"),
    ("format = 1", "format = true", "", "a pack begins with [pack]"),
    ("base = true", "base = 1", "[strategy.assault]", "'base' is 1, but must be true or false"),
    ("base = true\n", "", "[strategy.assault]", "'base' is missing, but must be true or false"),
    ("strength = 6", "strength = 1_000_001", "[card.nav_prince]", "the number is too large"),
    ("strength = 6", "strength = -1", "[card.nav_prince]", "'strength' is -1, but must be a number from 0 to 20"),
    # Names.
    ('en = "Kara"', 'en = ""', "", "'name.en' is '', but must be a text of 1 to 60 characters"),
    ('en = "Kara"', 'en = " Kara"', "", "without spaces around it"),
    ('en = "Kara"', 'en = "?!"', "", "with a letter or digit"),
    ('en = "Kara"', f'en = "{"K" * 61}"', "", "'name.en' is 'KKKK"),
    ('en = "Kara"', 'en = "larisa"', "", "the card 'chel_kara' is called 'Larisa' too (in en)"),
    ("[card.fata]", "[card.none]", "", "'none' cannot be a short name: the game uses that word itself"),
    ("[card.fata]", "[card.Fata]", "", "'Fata' cannot be a short name: use 1 to 40 small letters and digits"),
    ("[card.fata]", f"[card.{'f' * 41}]", "", "cannot be a short name"),
    # Words that would do nothing.
    ('title = "Reconstruction"', 'author = "me"', "", "'author' means nothing here; possible are: game, format"),
    ("min_margin = 5", 'strategy = "assault", min_margin = 5', "", "'strategy' means nothing here"),
    ("influence = 1 }]", "influence = 0 }]", "[[card.nav_prince", "'influence' is 0, but must be a number from 1 to"),
    ("value = 7", "value = 6", "[card.masan_lazar]", "'value' is 6, but must be a number and can only be 7"),
    ("value = 7", "value = 6", "[card.chel_larisa]", "'value' is 6, but must be a number from 7 to 20"),
    ('op = "initiative_free"', 'op = "natural_bonus"', "", "'natural_bonus' does nothing here: only leaders have it"),
    ('op = "initiative_free"', 'op = "initiative_free", free = true', "", "'free' means nothing here"),
    ("income = {", 'kind = "home"\nincome = {', "[territory.order_castle]", "'kind' means nothing here"),
    ("strength = 6", "strength = 6\ncost = { money = 1 }", "[card.nav_prince]", "'cost' does nothing here"),
    ("strength = 4", "strength = 4\ncopies = 2", "[card.nav_santiaga]", "'copies' does nothing here"),
    ("copies = 2", 'symbols = ["magic"]', "[card.forge_hammer]", "'symbols' does nothing here"),
    ("copies = 2", "strength = 2", "[card.forge_hammer]", "'strength' does nothing here: only characters"),
    ("copies = 2", 'territory = "moscow_abode"', "[card.forge_hammer]", "'territory' does nothing here: only unique"),
    ("amount = 2", "amount = 0", "[card.forge_hammer]", "'amount' is 0, which changes nothing"),
    ('symbols = ["weapons", "magic", "intrigue"]', "symbols = []", "[[card.glamour", "at least one symbol"),
    ('resource = "money"', 'who = "target_player", resource = "money"', "[card.golden_rain]", "'who' means nothing"),
    ('who = "target_player"', 'who = "everybody"', "[card.intimate_canopy]", 'can only be "target_player"'),
    ("keep = 1", "keep = 2", "[territory.southern_fort]", "'keep' is 2, but must be a number and can only be 1"),
    ('deck = "house", amount = 1', 'deck = "house", amount = 2, keep = 1', "", "only cards of one common deck"),
]

GAINS = '{ op = "gain", resource = "money", amount = 3 }'  # what Golden Rain does
USELESS = [
    ("play", '{ op = "shield", target = "self" }', '"self" is a character that uses its activated ability'),
    ("play", '{ op = "shield", target = "same" }', '"same" means the character chosen by an effect before it'),
    (
        "play",
        '{ op = "exhaust", target = {} }, { op = "relocate", target = "same", to = "any_other_place" }',
        "exhaust",
    ),
    ("play", '{ op = "kill", target = {} }, { op = "shield", target = "same" }', "can do nothing to a character after"),
    ("play", '{ op = "ready", target = { face_down = false } }', "nobody fits: 'ready' turns"),
    ("play", '{ op = "exhaust", target = { face_down = true } }', "nobody fits: 'exhaust' turns"),
    ("play", '{ op = "kill", target = { face_down = true, assigned = true } }', "nobody fits"),
    ("play", '{ op = "kill", target = { min_strength = 4, max_strength = 3 } }', "nobody fits"),
    ("play", '{ op = "relocate", target = { assigned = false }, to = "any_other_place" }', "nobody fits"),
    ("attach", GAINS, "a card that is attached lies on something"),
    ("play", '{ op = "choose_one", options = [[{ op = "dispel" }]] }', "a list of 2 to 8 lists of effects"),
    (
        "play",
        f'{{ op = "choose_one", options = [[{{ op = "choose_one" }}], [{GAINS}]] }}',
        "cannot stand within another",
    ),
    ("play", ", ".join([GAINS] * 9), "effects are a list of 1 to 8"),
    ("play", '{ op = ["gain"] }', "there is no effect ['gain']"),
]


@pytest.mark.parametrize(("timing", "effects", "says"), USELESS)
def test_effects_that_could_do_nothing_are_refused(timing: str, effects: str, says: str) -> None:
    old = f'timing = "play"\neffects = [{GAINS}]'
    assert says in mistakes_in(changed(old, f'timing = "{timing}"\neffects = [{effects}]', "[card.golden_rain]"))


OUTSIDE_BATTLE = [
    ("[territory.moscow_abode]", "relocate", ', to = "another_strategy"', "'property' comes before the battle"),
    ("[strategy.assault]", "exhaust", "", "'strategy' comes after the battle"),
    ("[[card.shas_trader", "relocate", ', to = "another_strategy"', "'upkeep' comes before the battle"),
    ("[[card.nav_ortega", "nullify", "", "'on_success' comes after the battle"),
]


@pytest.mark.parametrize(("table", "op", "more", "says"), OUTSIDE_BATTLE)
def test_effects_outside_the_battle_that_need_it_are_refused(table: str, op: str, more: str, says: str) -> None:
    found = mistakes_in(with_effects(table, f'{{ op = "{op}", target = {{}}{more} }}'))
    assert f"'{op}' does nothing here: {says}" in found


@pytest.mark.parametrize("table", ["[[card.shas_trader", "[[card.nav_ortega"])
def test_upkeep_and_success_have_no_self(table: str) -> None:
    found = mistakes_in(with_effects(table, '{ op = "shield", target = "self" }'))
    assert '"self" is a character that uses its activated ability; here is none' in found


@pytest.mark.parametrize("table", ["[territory.moscow_abode]", "[strategy.assault]"])
def test_nobody_is_assigned_outside_the_battle(table: str) -> None:
    found = mistakes_in(with_effects(table, '{ op = "kill", target = { assigned = true } }'))
    assert "'assigned' tells nothing here" in found


def test_a_leader_cannot_kill_itself() -> None:
    ability = '[[card.nav_prince.ability]]\ntiming = "activated"\neffects = [{ op = "kill", target = "self" }]\n\n'
    text = changed("[[card.nav_prince.ability]]", f"{ability}[[card.nav_prince.ability]]")
    assert (
        mistakes_in(text) == f"my.toml:{line_of(text, 'effects', '[card.nav_prince]')}: a leader never leaves the table"
    )


def with_effects(table: str, effects: str) -> str:
    start = OWN.index("effects = ", OWN.index(table))
    return OWN[:start] + f"effects = [{effects}]" + OWN[OWN.index("\n", start) :]


def mistakes_in(text: str) -> str:
    with pytest.raises(BadPack) as caught:
        read_pack(text, "my.toml")
    return str(caught.value)


def test_all_three_unique_cards_are_needed() -> None:
    start = OWN.index("[card.anna]")
    found = mistakes_in(OWN[:start] + OWN[OWN.index("[card.arcane_of_wishes]") :])
    assert "there are 2 unique cards, but must be 3" in found


def test_an_artifact_without_an_ability_is_refused() -> None:
    start = OWN.index("[[card.nav_heart.ability]]")
    found = mistakes_in(OWN[:start] + OWN[OWN.index("# The house deck of Lyud") :])
    assert "this card does nothing: it needs an ability with timing single_use" in found


# Characters and sizes

SIGNS = ["\\u001b[31m", "\\u0085", "\\u2028", "\\u2029", "\\u202e", "\\u200f", "\\u0000", "\\n", "\\u00ad", "\\ufeff"]


@pytest.mark.parametrize("sign", SIGNS)
def test_texts_are_one_printable_line(sign: str) -> None:
    for old in ('en = "Kara"', 'title = "Reconstruction"'):
        found = mistakes_in(changed(old, f'{old[:-1]}{sign}"'))
        assert "holds the character U+" in found and found.isprintable()
    assert "holds the character U+" in mistakes_in(f'{OWN}\n[card."x{sign}"]\n')


@pytest.mark.parametrize("sign", ["\x85", "\u2028", "\u2029", "\u202e", "\u200f", "\x9b", "\ufeff"])
def test_no_such_character_stands_anywhere_in_the_file(sign: str) -> None:
    found = mistakes_in(f"# one\n# two {sign} words\n{OWN}")
    assert found.startswith(f"my.toml:2: the character U+{ord(sign):04X} stands here; a pack is plain text")


def test_names_of_all_scripts_are_good() -> None:
    text = changed('en = "Kara"', 'en = "Καρά\u00a0«カーラ» [/b]x :bear: { $n }"')
    assert read_pack(text).names["card"]["chel_kara"]["en"].endswith("{ $n }")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("x = " + "[" * 1900, "the brackets are nested too deeply"),
        ("x = " + "{a=" * 600, "the brackets are nested too deeply"),
        ("x = " + "[" * 90 + "]" * 90, "lists and tables are nested too deeply here"),
        (f"[{'a.' * 900}a]", "lists and tables are nested too deeply here"),
        ("x = " + "9" * 1900, "the number is too large; write at most 1,000,000"),
        ("x = 0x" + "f" * 1900, "the number is too large; write at most 1,000,000"),
        ("x = " + "9" * 5000, "the line has 5,004 characters; write at most 2,000"),
        ("x = 07", "this is not TOML"),
    ],
)
def test_what_would_break_the_check_is_told_with_its_line(line: str, says: str) -> None:
    assert mistakes_in(f"{OWN}{line}\n").startswith(f"my.toml:{OWN.count(chr(10)) + 1}: {says}")


def test_a_huge_file_is_not_read() -> None:
    assert (
        mistakes_in("#\n" * 600_000) == "my.toml:1: the file has 1,200,000 characters, but a pack has at most 1,000,000"
    )


def test_thousands_of_mistakes_are_found_in_one_pass() -> None:
    cards = "".join(f'\n[card.x{i}]\ndeck = "nowhere"\n' for i in range(20_000))
    text = OWN + cards
    start = perf_counter()
    found = mistakes_in(text).split("\n")
    assert len(found) == 20_000 and found[-1].startswith(f"my.toml:{text.count(chr(10))}: 'deck' is 'nowhere'")
    assert perf_counter() - start < 20  # two seconds; looking for each line anew took minutes


def test_lines_may_end_as_on_windows() -> None:
    game = GAME.with_pack(changed("strength = 6", "strength = 7", "[card.nav_prince]").replace("\n", "\r\n"), "my.toml")
    assert "\r" not in game.carried_pack and "strength = 7" in game.carried_pack


# Hands and turns


def test_every_card_can_come_into_one_hand() -> None:
    """A hand has a limit at the end of a turn only."""
    pack = read_pack(OWN.replace("copies = 2", "copies = 3"))
    s = bare_table(pack, 2, seeded(1))
    for card in range(CARDS):
        for _ in range(pack.copies[card] if card < HOUSE_CARDS + HOUSE_DECK else 0):
            moves.put_in_hand(s, 0, card, 0)
    assert s.cards.size[HAND] > 72 and s.cards.size[HAND + 1] == 0
    assert s.copy().words() == loaded(pack, s.words()).words() == s.words()


ENDLESS = [
    (
        "{ mana = 2 }",
        GAINS,
        '{ op = "gain", resource = "money", amount = 2 }, { op = "draw", deck = "spells", amount = 1 }',
    ),
    ("{}", GAINS, '{ op = "draw", deck = "any_common", amount = 1 }'),
    ("{ mana = 2 }", GAINS, f'{{ op = "draw", deck = "artifacts", amount = 1 }}, {GAINS}'),
]


@pytest.mark.parametrize(("cost", "old", "new"), ENDLESS)
def test_cards_that_pay_for_each_other_for_ever_are_refused(cost: str, old: str, new: str) -> None:
    text = changed(old, new, "[card.golden_rain]")
    start = text.index("cost = ", text.index("[card.golden_rain]"))
    text = text[:start] + f"cost = {cost}" + text[text.index("\n", start) :]
    assert f"my.toml:{line_of(text, '[card.golden_rain]')}: cards like this one could be used for ever" in mistakes_in(
        text
    )


def test_a_card_that_costs_more_than_it_brings_may_draw_others() -> None:
    draws = '{ op = "gain", resource = "money", amount = 1 }, { op = "draw", deck = "spells", amount = 1 }'
    assert read_pack(changed(GAINS, draws, "[card.golden_rain]"))


def test_a_mercenary_that_is_bought_killed_and_drawn_again_for_nothing_is_refused() -> None:
    loop = '{ op = "kill", target = "self" }, { op = "draw", deck = "mercenaries", amount = 1 }'
    text = changed('{ op = "shield", target = { owner = "own" } }', loop, "[card.erli_doctor]")
    assert read_pack(text)
    free = text.replace("cost = { money = 1, mana = 2 }", "cost = {}").replace(
        f"cost = {{ mana = 1 }}\neffects = [{loop}]", f"effects = [{loop}]"
    )
    assert f"my.toml:{line_of(free, '[card.erli_doctor]')}: cards like this one" in mistakes_in(free)


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
