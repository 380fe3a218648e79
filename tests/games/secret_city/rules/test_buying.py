"""Buying from hand: prices, limits, making room, house artifacts and unique cards."""

from __future__ import annotations

import pytest

from tests.games.secret_city.table import rule, table

FIVE = ["manticore", "konets", "os_spy", "chel_sorcerer", "griffin"]


@rule("SC-6.1", "SC-6.3", "SC-6.4")
def test_any_number_of_characters_is_bought_for_their_prices() -> None:
    hands = {"amber": ["manticore", "fata", "golem_guard", "nav_santiaga", "red_cap"]}
    t = table(hands=hands, tokens={"amber": "7 3 3"})
    t.do("buy golem_guard", "buy fata", "buy nav_santiaga", "buy manticore")
    assert t.characters("amber") == ["nav_prince", "golem_guard", "fata", "nav_santiaga", "manticore"]
    assert (t.money("amber"), t.mana("amber"), t.influence("amber")) == (1, 1, 1)
    assert t.hand("amber") == ["red_cap"] and t.seat == "amber"


@rule("SC-6.1", "SC-6.6")
def test_nobody_has_to_buy_and_each_has_an_own_step() -> None:
    t = table(hands={"amber": ["red_cap"], "sky": ["os_spy"]}, tokens={"amber": "1 0 0", "sky": "1 0 0"})
    assert t.seat == "amber" and t.options() == ["buy red_cap", "done"]
    t.do("done")
    assert t.characters("amber") == ["nav_prince"] and t.money("amber") == 1
    assert t.seat == "sky" and t.options() == ["buy os_spy", "done"]


@rule("SC-6.2")
def test_one_resource_does_not_pay_for_another() -> None:
    hands = {"amber": ["fata", "black_moryana", "nav_ortega", "red_cap"]}
    t = table(hands=hands, tokens={"amber": "9 0 0"})
    assert t.options() == ["buy red_cap", "done"]
    t = table(hands=hands, tokens={"amber": "2 1 1"})
    assert t.options() == ["buy nav_ortega", "buy red_cap", "done"]
    t = table(hands=hands, tokens={"amber": "3 1 0"})
    assert t.options() == ["buy black_moryana", "buy red_cap", "done"]


@pytest.mark.parametrize("tokens", ["9 9 1", "1 0 1"])
@rule("SC-6.4")
def test_house_cards_cost_influence(tokens: str) -> None:
    hands = {"amber": ["nav_santiaga", "nav_ortega", "nav_heart", "red_cap"]}
    t = table(hands=hands, tokens={"amber": tokens})
    assert t.options() == ["buy nav_ortega", "buy red_cap", "done"]
    t.do("buy nav_ortega")
    assert t.influence("amber") == 0 and t.characters("amber") == ["nav_prince", "nav_ortega"]


@rule("SC-6.5")
def test_a_bought_character_fights_in_the_same_turn() -> None:
    strategies = {"amber": "assault sky", "sky": "blackmail amber"}
    t = table(hands={"amber": ["manticore"]}, tokens={"amber": "2 0 0"}, strategies=strategies).do("buy manticore")
    assert t.down("amber") == []
    while "assign" not in t.verbs():
        t.do("done")
    assert t.seat == "amber" and t.may("assign 2 for amber")


@rule("SC-6.7")
def test_spells_and_one_shot_artifacts_are_not_bought() -> None:
    hands = {"amber": ["energy_crystal", "golden_rain", "chud_dragon_breath", "red_cap"]}
    t = table(houses=["chud", "lyud"], hands=hands, characters={"sky": ["os_spy", "konets"]}, tokens={"amber": "9 9 9"})
    assert t.options() == ["buy red_cap", "done", "use chud_dragon_breath", "use energy_crystal", "use golden_rain"]


@rule("SC-6.8")
def test_six_characters_are_the_limit() -> None:
    tokens = {"amber": "2 0 0"}
    t = table(characters={"amber": FIVE[:4]}, hands={"amber": ["red_cap", "garka"]}, tokens=tokens).do("buy red_cap")
    assert len(t.characters("amber")) == 6
    t = table(characters={"amber": FIVE}, hands={"amber": ["red_cap"]}, tokens=tokens).do("buy red_cap")
    assert t.seat == "amber" and t.verbs() == {"dismiss"} and len(t.characters("amber")) == 6


@pytest.mark.parametrize("down", [[], [2]])
@rule("SC-6.9")
def test_lazar_makes_it_seven(down: list[int]) -> None:
    hands, tokens = {"amber": ["red_cap", "white_moryana"]}, {"amber": "2 1 0"}
    characters = {"amber": ["masan_lazar", *FIVE[:4]]}
    t = table(houses=["masan", "nav"], characters=characters, down={"amber": down}, hands=hands, tokens=tokens)
    t.do("buy red_cap")
    assert len(t.characters("amber")) == 7 and t.may("buy white_moryana")
    assert t.do("buy white_moryana").verbs() == {"dismiss"}


@rule("SC-6.10")
def test_lazar_may_be_the_seventh() -> None:
    hands, tokens = {"amber": ["masan_lazar", "masan_claudia"]}, {"amber": "0 0 2"}
    t = table(houses=["masan", "nav"], characters={"amber": FIVE}, hands=hands, tokens=tokens)
    t.do("buy masan_lazar")
    assert t.characters("amber") == ["masan_zakhar", *FIVE, "masan_lazar"]
    assert t.do("buy masan_claudia").verbs() == {"dismiss"}


@rule("SC-6.8", "SC-6.9")
def test_on_a_table_of_seven_lazar_makes_no_room_by_leaving() -> None:
    hands, tokens = {"amber": ["red_cap"]}, {"amber": "1 0 0"}
    t = table(houses=["masan", "nav"], characters={"amber": ["masan_lazar", *FIVE]}, hands=hands, tokens=tokens)
    t.do("buy red_cap")
    assert t.options() == ["dismiss 3", "dismiss 4", "dismiss 5", "dismiss 6", "dismiss 7"]
    assert t.why("dismiss 2") == "SC-6.8"
    assert t.do("dismiss 3").characters("amber") == ["masan_zakhar", "masan_lazar", "red_cap", *FIVE[1:]]


@rule("SC-6.11")
def test_six_remain_when_lazar_is_killed() -> None:
    hands, tokens = {"amber": ["chud_dragon_breath", "red_cap"]}, {"amber": "1 0 1"}
    t = table(houses=["chud", "masan"], characters={"sky": ["masan_lazar", *FIVE]}, hands=hands, tokens=tokens)
    t.do("use chud_dragon_breath", "target sky 2")
    assert t.characters("sky") == ["masan_zakhar", *FIVE] and t.seat == "amber" and t.may("buy red_cap")


@rule("SC-6.12")
def test_a_character_is_discarded_to_make_room() -> None:
    t = table(characters={"amber": FIVE}, hands={"amber": ["golem_guard"]}, tokens={"amber": "2 0 0"})
    t.do("buy golem_guard")
    assert t.options() == ["dismiss 2", "dismiss 3", "dismiss 4", "dismiss 5", "dismiss 6"] and t.money("amber") == 0
    t.do("dismiss 3")
    assert t.characters("amber") == ["nav_prince", "manticore", "golem_guard", *FIVE[2:]]
    assert t.seat == "amber" and t.options() == ["done"]


@rule("SC-6.13")
def test_nothing_is_discarded_but_to_make_room() -> None:
    t = table(characters={"amber": FIVE[:4]}, hands={"amber": ["red_cap"]}, tokens={"amber": "1 0 0"})
    assert t.options() == ["buy red_cap", "done"]
    t = table(characters={"amber": FIVE}, hands={"amber": ["red_cap"]}, tokens={"amber": "1 0 0"})
    assert t.options() == ["buy red_cap", "done"] and t.why("dismiss 2") == "SC-6.13"


@rule("SC-6.14")
def test_the_leader_is_never_discarded() -> None:
    t = table(characters={"amber": FIVE}, hands={"amber": ["red_cap"]}, tokens={"amber": "1 0 0"}).do("buy red_cap")
    assert "dismiss" in t.verbs() and "dismiss 1" not in t.options()


@rule("SC-6.15")
def test_house_artifacts_are_no_characters() -> None:
    hands = {"amber": ["nav_heart", "nav_ortega"]}
    t = table(characters={"amber": FIVE}, hands=hands, tokens={"amber": "0 0 3"}).do("buy nav_heart")
    assert t.artifacts("amber") == ["nav_heart"] and t.influence("amber") == 1 and len(t.characters("amber")) == 6
    assert t.hand("amber") == ["nav_ortega"]
    t = table(hands=hands, tokens={"amber": "9 9 1"})
    assert t.may("buy nav_ortega") and not t.may("buy nav_heart")


@rule("SC-6.16", "SC-7.13")
def test_a_house_artifact_is_used_once_from_the_table() -> None:
    hands, tokens = {"amber": ["nav_heart", "red_cap"]}, {"amber": "1 0 2", "sky": "0 0 3"}
    t = table(hands=hands, tokens=tokens)
    assert t.options() == ["buy nav_heart", "buy red_cap", "done"]
    t.do("buy nav_heart")
    assert t.influence("amber") == 0 and t.may("use nav_heart")
    t.do("use nav_heart", "player sky", "deck spells")
    assert t.influence("amber") == 1 and t.influence("sky") == 2 and len(t.hand("amber")) == 2
    assert t.artifacts("amber") == [] and t.gone() == ["nav_heart"] and "use nav_heart" not in t.options()


@rule("SC-6.16")
def test_a_house_artifact_waits_on_the_table() -> None:
    t = table(phase="start", turn=4, artifacts={"amber": ["nav_heart"]}, tokens={"sky": "0 0 1"})
    assert t.options() == ["done", "use nav_heart"]


@pytest.mark.parametrize(
    ("territory", "card", "tokens", "short"),
    [
        ("office_unpleasant_sensations", "cortes", "5 0 0", "3 9 9"),
        ("annas_apartment", "anna", "3 2 0", "9 1 9"),
        ("throne_of_power", "arcane_of_wishes", "1 4 0", "9 3 9"),
    ],
)
@rule("SC-6.17")
def test_a_unique_card_is_bought_from_its_territory(territory: str, card: str, tokens: str, short: str) -> None:
    t = table(territories={"amber": [territory]}, tokens={"amber": tokens}, hands={"amber": ["red_cap"]})
    assert t.lies_on(territory) == card and t.may(f"buy {card}")
    t.do(f"buy {card}")
    assert card in t.characters("amber") + t.artifacts("amber") and t.lies_on(territory) is None
    assert (t.money("amber"), t.mana("amber"), t.influence("amber")) == (1, 0, 0)
    t = table(territories={"amber": [territory]}, tokens={"amber": short}, hands={"amber": ["red_cap"]})
    assert t.may("buy red_cap") and not t.may(f"buy {card}")
    t = table(territories={"sky": [territory]}, tokens={"amber": "9 9 9"}, hands={"amber": ["red_cap"]})
    assert t.may("buy red_cap") and not t.may(f"buy {card}")


@rule("SC-6.18")
def test_unique_characters_count_for_the_limit() -> None:
    territories = {"amber": ["office_unpleasant_sensations", "throne_of_power"]}
    t = table(characters={"amber": FIVE}, territories=territories, tokens={"amber": "4 4 0"})
    assert t.may("buy arcane_of_wishes")
    t.do("buy cortes", "dismiss 2")
    assert t.characters("amber") == ["nav_prince", "cortes", *FIVE[1:]]


@pytest.mark.parametrize("holder", ["amber", "sky"])
@rule("SC-6.18", "SC-6.20")
def test_anna_is_killed_like_a_mercenary_and_goes_home(holder: str) -> None:
    t = table(
        houses=["masan", "lyud"],
        characters={"sky": ["anna", "os_spy"]},
        territories={holder: ["annas_apartment"]},
        hands={"amber": ["masan_thirst", "red_cap"]},
        tokens={"amber": "1 0 1"},
    )
    assert t.lies_on("annas_apartment") is None
    t.do("use masan_thirst")
    assert t.options() == ["target sky 2", "target sky 3"]
    t.do("target sky 2")
    assert t.characters("sky") == ["lyud_vseslava", "os_spy"] and t.lies_on("annas_apartment") == "anna"
    assert t.under("mercenaries") == [] and t.gone() == ["masan_thirst"]


@rule("SC-6.19")
def test_a_unique_card_on_the_table_stays_with_its_player() -> None:
    t = table(
        characters={"amber": ["cortes"]},
        artifacts={"amber": ["arcane_of_wishes"]},
        territories={"sky": ["office_unpleasant_sensations", "throne_of_power"]},
        hands={"amber": ["os_spy"], "sky": ["red_cap"]},
        tokens={"amber": "1 0 0", "sky": "9 9 0"},
    )
    assert t.seat == "amber" and t.may("use arcane_of_wishes")
    t.do("done")
    assert t.seat == "sky" and t.options() == ["buy red_cap", "done"]
    assert t.characters("amber") == ["nav_prince", "cortes"] and t.artifacts("amber") == ["arcane_of_wishes"]
    assert t.lies_on("office_unpleasant_sensations") is None and t.lies_on("throne_of_power") is None


@pytest.mark.parametrize("holder", ["amber", "sky"])
@rule("SC-6.20", "SC-6.21")
def test_a_discarded_unique_character_waits_on_its_territory_for_the_next_turn(holder: str) -> None:
    t = table(
        characters={"amber": [*FIVE[:4], "cortes"]},
        territories={holder: ["office_unpleasant_sensations"]},
        hands={"amber": ["red_cap"], "sky": ["garka"]},
        tokens={"amber": "9 0 0", "sky": "9 9 0"},
    )
    t.do("buy red_cap", "dismiss 6")
    assert t.lies_on("office_unpleasant_sensations") == "cortes" and "cortes" not in t.characters("amber")
    assert t.seat == "amber" and t.why("buy cortes") == ("SC-6.21" if holder == "amber" else "SC-6.17")
    t.do("done")
    assert t.seat == "sky" and t.may("buy garka")
    assert t.why("buy cortes", "sky") == ("SC-6.21" if holder == "sky" else "SC-6.17")


@rule("SC-6.22")
def test_equal_copies_in_hand_are_one_choice() -> None:
    t = table(hands={"amber": ["manticore", "manticore", "red_cap"]}, tokens={"amber": "5 0 0"})
    assert t.options() == ["buy manticore", "buy red_cap", "done"]
    t.do("buy manticore")
    assert t.hand("amber") == ["manticore", "red_cap"] and t.options() == ["buy manticore", "buy red_cap", "done"]
