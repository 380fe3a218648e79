"""A place that somebody else takes carries nothing of whoever stood there."""

from __future__ import annotations

from tests.games.secret_city.cards.words import fight, targets, tokens, won
from tests.games.secret_city.table import rule, table

EMPTY: dict[str, list[str]] = {"spells": [], "mercenaries": [], "artifacts": []}


# A place is clean when somebody else takes it


@rule("SC-14.49", "SC-14.45")
def test_nothing_of_the_dead_passes_to_the_next_in_their_place() -> None:
    t = table(
        characters={"amber": ["red_cap"]},
        hands={"amber": ["forge_hammer", "glamour", "guard_amulet", "elven_arrow", "os_spy"]},
        tokens={"amber": "9 9 9"},
    )
    t.do("use forge_hammer", "target amber 2", "use glamour", "target amber 2", "use guard_amulet", "target amber 2")
    assert t.strength("amber", 2) == 4 and t.shielded("amber", 2)
    t.do("use elven_arrow", "target amber 2", "buy os_spy")
    assert t.number("amber", "os_spy") == 2 and t.strength("amber", 2) == 2 and not t.shielded("amber", 2)
    assert t.symbols("amber", 2) == ["intrigue"]
    assert sorted(t.under("spells")) == ["elven_arrow", "forge_hammer", "glamour"]


@rule("SC-14.66")
def test_a_new_character_has_its_own_ability() -> None:
    t = table(
        houses=["chel"],
        characters={"amber": ["erli_doctor"]},
        hands={"amber": ["elven_arrow", "chel_healer"]},
        tokens={"amber": "9 9 9"},
    )
    t.do("ability 2", "target amber 2", "use elven_arrow", "target amber 2", "buy chel_healer")
    assert t.number("amber", "chel_healer") == 2 and t.may("ability 2")


@rule("SC-14.47", "SC-14.50")
def test_a_new_character_lies_face_up_in_the_place_of_a_dead_one() -> None:
    t = table(
        characters={"amber": ["red_cap"]},
        down={"amber": [2]},
        hands={"amber": ["elven_arrow", "os_spy"]},
        tokens={"amber": "9 9 9"},
    )
    t.do("use elven_arrow", "target amber 2", "buy os_spy")
    assert t.characters("amber") == ["nav_prince", "os_spy"] and t.down("amber") == []


@rule("SC-14.35")
def test_equal_bonuses_add_up_and_all_go_back() -> None:
    t = fight("fata", hand="forge_hammer forge_hammer", assigned={"amber": {2: "for sky"}})
    t.do("use forge_hammer", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use forge_hammer")
    assert t.do("target amber 2").strength("amber", 2) == 9
    t = fight("fata", hand="forge_hammer forge_hammer dispel", assigned={"amber": {2: "for sky"}})
    t.do("use forge_hammer", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use forge_hammer")
    t.do("target amber 2", "use dispel", "target amber 2")
    assert t.strength("amber", 2) == 5 and t.under("spells") == ["dispel", "forge_hammer", "forge_hammer"]


@rule("SC-14.50", "SC-14.40")
def test_a_character_turned_down_loses_given_symbols_and_silence() -> None:
    t = fight(
        sky="griffin",
        hands={"amber": ["mermaid_kiss", "veil_of_desire"], "sky": ["glamour"]},
        tokens={"amber": "0 9 0", "sky": "0 9 0"},
        assigned={"sky": {2: "for green"}},
        first="sky",
    )
    t.do("use glamour", "target sky 2", "assign 1 for sky", "use veil_of_desire", "target sky 2")
    assert t.strength("sky", 2) == 0 and len(t.symbols("sky", 2)) == 3
    t.do("assign 1 for sky", "use mermaid_kiss", "target sky 2")
    assert t.strength("sky", 2) == 3 and t.symbols("sky", 2) == ["weapons"]


@rule("SC-14.41", "SC-14.14")
def test_dispel_takes_both_gifts_of_one_card() -> None:
    t = fight("manticore", hand="chel_cunning dispel", house="chel")
    t.do("use chel_cunning", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use dispel", "target amber 2")
    assert t.strength("amber", 2) == 3 and t.symbols("amber", 2) == ["weapons"] and t.gone() == ["chel_cunning"]


@rule("SC-14.41", "SC-14.67")
def test_dispel_ends_what_an_ability_silenced() -> None:
    t = fight(
        "nav_santiaga",
        "griffin",
        hands={"sky": ["dispel"]},
        tokens={"amber": "0 1 0", "sky": "0 1 0"},
        assigned={"sky": {2: "for green"}},
    )
    t.do("ability 2", "target sky 2")
    assert t.total("for green") == 0
    t.do("use dispel", "target sky 2")
    assert t.total("for green") == 3


@rule("SC-14.42", "SC-14.67")
def test_dispel_ends_what_the_arcane_and_an_amulet_left() -> None:
    t = fight(
        houses=["nav", "chud", "lyud"],
        artifacts={"amber": ["arcane_of_wishes"], "sky": ["chud_amulet"]},
        hands={"green": ["dispel"]},
        tokens={"green": "0 1 0"},
    )
    t.do("use arcane_of_wishes", "choose 4", "place for green", "use chud_amulet", "place for green")
    assert t.total("for green") == 7
    t.do("use dispel", "place for green")
    assert t.total("for green") == 0 and t.gone() == ["chud_amulet"] and t.artifacts("amber") == ["arcane_of_wishes"]


@rule("SC-14.43", "SC-14.16")
def test_dispel_reaches_no_shielded_character_of_another() -> None:
    t = fight(
        "manticore",
        "griffin",
        hands={"amber": ["forge_hammer", "warding"], "sky": ["dispel"]},
        tokens={"amber": "0 2 0", "sky": "0 1 0"},
    )
    t.do("use forge_hammer", "target amber 2")
    assert t.may("use dispel")
    t.do("assign 1 for sky", "assign 1 for sky", "use warding", "target amber 2")
    assert t.seat == "sky" and not t.may("use dispel")
    assert t.strength("amber", 2) == 5 and t.shielded("amber", 2)


@rule("SC-14.53", "SC-14.16")
def test_an_opponents_shielded_character_is_not_moved() -> None:
    t = fight(
        sky="red_cap manticore",
        hands={"amber": ["nav_dark_path"], "sky": ["warding"]},
        tokens={"amber": "0 0 1", "sky": "0 1 0"},
        assigned={"sky": {2: "for green", 3: "for green"}},
        first="sky",
    )
    t.do("use warding", "target sky 2", "assign 1 for sky", "use nav_dark_path")
    assert targets(t.options()) == ["sky 3"]


@rule("SC-14.45", "SC-14.2")
def test_a_killing_that_finds_only_shields_still_brings_its_influence() -> None:
    t = table(
        "buying",
        houses=["hvan", "nav"],
        first="sky",
        characters={"sky": ["os_spy"]},
        hands={"sky": ["guard_amulet"]},
        tokens={"sky": "1 0 0"},
        strategies={"amber": "contract_killing sky", "sky": "ancient_rituals amber"},
        decks=EMPTY,
        deals="off",
    )
    t.do("use guard_amulet", "target sky 2", "done", "done", "assign 1 for sky", "assign 1 for amber")
    assert t.turn == 2 and t.characters("sky") == ["nav_prince", "os_spy"]
    assert t.influence("amber") == 3  # its own, the margin's and the leader's


@rule("SC-14.70", "SC-14.73")
def test_a_hero_who_lay_face_down_acts_on_success() -> None:
    t = won("nav", "nav_ortega", down={"amber": [3]})
    assert t.money("amber") == 2 and t.down("amber") == []


@rule("SC-14.66", "SC-14.73")
def test_a_face_down_character_uses_its_ability() -> None:
    t = table(characters={"amber": ["erli_doctor"]}, down={"amber": [2]}, tokens={"amber": "0 1 0"})
    t.do("ability 2", "target amber 2")
    assert t.shielded("amber", 2) and t.down("amber") == [2]


@rule("SC-14.9")
def test_a_face_down_character_that_is_too_strong_survives() -> None:
    t = fight(sky="golem_lunatic red_cap", hand="hvan_shadow_strike", house="hvan", down={"sky": [2]})
    t.do("use hvan_shadow_strike", "target sky 2")
    assert t.characters("sky") == ["nav_prince", "golem_lunatic", "red_cap"] and t.down("sky") == [2]
    assert t.gone() == ["hvan_shadow_strike"]
    t = fight(
        sky="golem_lunatic red_cap",
        hand="hvan_shadow_strike",
        house="hvan",
        down={"sky": [2]},
        face_down_targets="fitting",
    )
    assert targets(t.do("use hvan_shadow_strike").options()) == ["sky 3"]


@rule("SC-14.2")
def test_a_poor_victim_gives_what_there_is() -> None:
    t = table("territories", territories={"amber": ["kremlin_dungeons", "club_lizard"]}, tokens={"sky": "0 1 0"})
    t.do("property kremlin_dungeons", "player sky")
    assert tokens(t, "amber") == "1 2 0" and tokens(t, "sky") == "0 0 0"
    t.do("property club_lizard", "player sky")
    assert t.seat == "amber" and t.may("done")


@rule("SC-14.39", "SC-14.75")
def test_silence_ends_with_the_battle() -> None:
    t = table(
        "battle",
        characters={"amber": ["manticore"], "sky": ["griffin"]},
        hands={"amber": ["veil_of_desire"]},
        tokens={"amber": "0 2 0"},
        strategies={"amber": "open_clash sky", "sky": "night_storm amber"},
        assigned={"sky": {2: "against amber"}, "amber": {2: "for amber"}},
        decks={"artifacts": []},
        deals="off",
    )
    t.do("use veil_of_desire", "target sky 2")
    assert t.turn == 2 and t.strength("sky", 2) == 3 and t.influence("amber") == 1
    assert t.under("spells") == ["veil_of_desire"]


@rule("SC-14.48")
def test_a_unique_character_killed_while_buying_is_not_bought_again_at_once() -> None:
    t = table(
        "buying",
        hands={"amber": ["dragon_spit"]},
        characters={"sky": ["anna"]},
        territories={"amber": ["annas_apartment"]},
        tokens={"amber": "9 9 9"},
    )
    t.do("use dragon_spit", "target sky 2")
    assert t.lies_on("annas_apartment") == "anna" and not t.may("buy anna")
