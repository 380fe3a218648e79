"""What the cards of the Dragons half-deck do, those of cost 5 and more."""

from __future__ import annotations

import pytest

from tests.games.tyrants.cards.sites import CENTRE, FIVE_SPIES
from tests.games.tyrants.table import table

# Blue Wyrmling


def test_blue_wyrmling_gives_three_influence_and_returns_a_troop_of_another_player() -> None:
    t = table(
        "blue_wyrmling",
        troops={"skullport": ["amber", "sky", "white"], "everfire": ["sky"]},
        spies={"skullport": ["amber", "sky"], "eryndlyn": ["sky"]},
    )
    t.do("play blue_wyrmling")
    assert (t.power, t.influence) == (0, 3)
    assert t.options() == ["return_spy skullport sky", "return_troop skullport sky"]
    t.do("return_troop skullport sky")
    assert t.troops("skullport") == ["amber", "white"] and t.barracks("sky") == 39
    assert t.trophies("amber") == [] and t.may("end_turn")


def test_blue_wyrmling_returns_a_spy_of_another_player() -> None:
    t = table("blue_wyrmling", troops={"skullport": ["amber", "sky"]}, spies={"skullport": ["sky"]})
    t.do("play blue_wyrmling", "return_spy skullport sky")
    assert t.spies("skullport") == [] and t.spies_left("sky") == 5 and t.troops("skullport") == ["amber", "sky"]
    assert t.influence == 3 and t.may("end_turn")


def test_blue_wyrmling_returns_nothing_white_and_nothing_of_yours() -> None:
    t = table("blue_wyrmling", troops={"skullport": ["amber", "white"]}, spies={"skullport": ["amber"]})
    t.do("play blue_wyrmling")
    assert t.influence == 3 and t.may("end_turn")


# Red Wyrmling


def test_red_wyrmling_gives_two_power_and_two_influence() -> None:
    t = table("red_wyrmling").do("play red_wyrmling")
    assert (t.power, t.influence) == (2, 2) and t.may("end_turn")


# Rath Modar


def test_rath_modar_draws_two_cards_and_then_places_a_spy() -> None:
    t = table("rath_modar", deck=["soldier", "soldier", "soldier"]).do("play rath_modar")
    assert t.hand("amber") == ["soldier", "soldier"] and t.deck("amber") == ["soldier"]
    assert t.options() == [f"place_spy {site}" for site in CENTRE]
    t.do("place_spy everfire")
    assert t.spies("everfire") == ["amber"] and t.spies_left("amber") == 4 and t.may("end_turn")


def test_rath_modar_reshuffles_the_discard_pile_in_the_middle_of_the_draw() -> None:
    t = table("rath_modar", deck=["soldier"], discard=["noble"]).do("play rath_modar")
    assert t.hand("amber") == ["noble", "soldier"] and t.deck("amber") == [] and t.discard("amber") == []


# White Dragon


def test_white_dragon_deploys_three_troops_in_presence() -> None:
    t = table("white_dragon", troops={"kanaglym": ["amber"]}).do("play white_dragon")
    assert t.verbs() == {"deploy"} and t.may("deploy kanaglym") and not t.may("deploy skullport")
    t.do("deploy kanaglym", "deploy kanaglym")
    assert t.verbs() == {"deploy"} and t.vp("amber") == 0
    t.do("deploy kanaglym--skullport.1")
    assert t.troops("kanaglym") == ["amber", "amber", "amber"] and t.troops("kanaglym--skullport.1") == ["amber"]
    assert t.barracks("amber") == 36 and t.vp("amber") == 0 and t.may("end_turn")


def test_white_dragon_counts_the_sites_controlled_after_the_deployment() -> None:
    t = table("white_dragon", troops={"everfire": ["amber"], "eryndlyn": ["amber"], "kanaglym": ["amber"]})
    t.do("play white_dragon", "deploy kanaglym--skullport.1", "deploy skullport", "deploy skullport")
    assert t.vp("amber") == 2


def test_white_dragon_rounds_down_and_ignores_ties_and_routes() -> None:
    t = table(
        "white_dragon",
        troops={
            "everfire": ["amber"],
            "eryndlyn": ["amber"],
            "kanaglym": ["amber"],
            "gracklstugh": ["amber", "white"],
            "skullport--the_labyrinth.1": ["amber"],
            "ched_nasad": ["sky"],
        },
    )
    t.do("play white_dragon", "deploy kanaglym", "deploy kanaglym", "deploy everfire")
    assert t.vp("amber") == 1


# Green Dragon


def test_green_dragon_places_a_spy_and_supplants_there_as_its_first_choice() -> None:
    t = table(
        "green_dragon",
        troops={"everfire": ["sky", "white"], "chasmleap_bridge--everfire.1": ["sky"], "araumycos": ["amber", "white"]},
    )
    t.do("play green_dragon")
    assert t.options() == ["choose 1"]
    t.do("choose 1")
    assert t.options() == [f"place_spy {site}" for site in CENTRE]
    t.do("place_spy everfire")
    assert t.options() == ["supplant everfire sky", "supplant everfire white"]
    t.do("supplant everfire white")
    assert t.troops("everfire") == ["amber", "sky"] and t.trophies("amber") == ["white"]
    assert t.spies("everfire") == ["amber"] and t.may("end_turn")


def test_green_dragon_gives_no_points_for_its_first_choice() -> None:
    t = table("green_dragon", troops={"araumycos": ["amber"], "everfire": ["sky"]})
    assert t.marker("araumycos") == "amber"
    t.do("play green_dragon", "choose 1", "place_spy everfire", "supplant everfire sky")
    assert t.vp("amber") == 0


def test_green_dragon_supplants_nothing_where_the_new_spy_sees_no_enemy() -> None:
    t = table("green_dragon", troops={"skullport": ["amber", "sky"]})
    t.do("play green_dragon", "choose 1", "place_spy everfire")
    assert t.spies("everfire") == ["amber"] and t.trophies("amber") == [] and t.may("end_turn")


def test_green_dragon_supplants_nothing_when_no_spy_is_placed() -> None:
    t = table("green_dragon", troops={"skullport": ["sky"]}, spies=FIVE_SPIES)
    t.do("play green_dragon", "choose 1", "done")
    assert t.troops("skullport") == ["sky"] and t.may("end_turn")


def test_green_dragon_supplants_where_the_spy_was_and_takes_a_point_for_each_marker() -> None:
    t = table(
        "green_dragon",
        troops={"tsenviilyq": ["sky"], "araumycos": ["amber"], "skullport": ["amber", "sky"]},
        spies={"tsenviilyq": ["amber"]},
    )
    t.do("play green_dragon")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 2")
    assert t.options() == ["done", "return_spy tsenviilyq amber"]
    t.do("return_spy tsenviilyq amber")
    assert t.options() == ["supplant tsenviilyq sky"]
    t.do("supplant tsenviilyq sky")
    assert t.troops("tsenviilyq") == ["amber"] and t.trophies("amber") == ["sky"] and t.spies_left("amber") == 5
    assert t.marker("araumycos") == "amber" and t.marker("tsenviilyq") == "amber"
    assert t.vp("amber") == 2 and t.may("end_turn")


def test_green_dragon_takes_points_for_markers_even_if_nothing_is_supplanted() -> None:
    t = table(
        "green_dragon",
        troops={"araumycos": ["amber"], "everfire": ["amber"], "menzoberranzan": ["sky"]},
        spies={"skullport": ["amber"]},
    )
    t.do("play green_dragon", "choose 2", "return_spy skullport amber")
    assert t.vp("amber") == 1 and t.trophies("amber") == [] and t.may("end_turn")


def test_green_dragon_gives_nothing_when_the_spy_stays() -> None:
    t = table("green_dragon", troops={"araumycos": ["amber"], "everfire": ["sky"]}, spies={"everfire": ["amber"]})
    t.do("play green_dragon", "choose 2", "done")
    assert t.vp("amber") == 0 and t.troops("everfire") == ["sky"] and t.spies("everfire") == ["amber"]
    assert t.may("end_turn")


# Severin Silrajin


def test_severin_silrajin_gives_five_power() -> None:
    t = table("severin_silrajin").do("play severin_silrajin")
    assert (t.power, t.influence) == (5, 0) and t.may("end_turn")


# Black Dragon


def test_black_dragon_supplants_a_white_troop_anywhere() -> None:
    t = table(
        "black_dragon",
        troops={"skullport": ["amber", "sky"], "everfire": ["sky", "white"], "araumycos--ched_nasad.1": ["white"]},
    )
    t.do("play black_dragon")
    assert t.options() == ["supplant araumycos--ched_nasad.1 white", "supplant everfire white"]
    t.do("supplant araumycos--ched_nasad.1 white")
    assert t.troops("araumycos--ched_nasad.1") == ["amber"] and t.barracks("amber") == 38
    assert t.trophies("amber") == ["white"] and t.vp("amber") == 0 and t.may("end_turn")


@pytest.mark.parametrize(("whites", "points"), [(1, 0), (2, 1), (4, 1), (5, 2)])
def test_black_dragon_gives_a_point_for_three_white_trophies_with_the_new_one(whites: int, points: int) -> None:
    t = table(
        "black_dragon",
        troops={"everfire": ["white"]},
        trophies={"amber": ["white"] * whites + ["sky"] * 3, "sky": ["white"] * 3},
    )
    t.do("play black_dragon", "supplant everfire white")
    assert t.vp("amber") == points


def test_black_dragon_gives_its_points_even_without_a_white_troop_on_the_board() -> None:
    t = table("black_dragon", troops={"skullport": ["amber", "sky"]}, trophies={"amber": ["white"] * 3})
    t.do("play black_dragon")
    assert t.vp("amber") == 1 and t.may("end_turn")


# Red Dragon


def test_red_dragon_supplants_returns_a_spy_and_counts_total_control_afterwards() -> None:
    t = table(
        "red_dragon",
        troops={
            "llacerellyn": ["amber", "sky"],
            "chasmleap_bridge": ["amber"],
            "eryndlyn": ["amber"],
            "everfire": ["sky"],
        },
        spies={"llacerellyn": ["sky"], "kanaglym": ["sky"]},
    )
    t.do("play red_dragon")
    assert t.options() == ["supplant llacerellyn sky"]
    t.do("supplant llacerellyn sky")
    assert t.options() == ["return_spy llacerellyn sky"]
    assert t.vp("amber") == 0
    t.do("return_spy llacerellyn sky")
    assert t.troops("llacerellyn") == ["amber", "amber"] and t.trophies("amber") == ["sky"]
    assert t.spies_left("sky") == 4 and t.spies("kanaglym") == ["sky"]
    assert t.totally_controls("llacerellyn") == "amber" and t.vp("amber") == 2 and t.may("end_turn")


def test_red_dragon_supplants_white_and_player_troops_alike() -> None:
    t = table("red_dragon", troops={"skullport": ["amber", "sky", "white"], "everfire": ["white"]})
    t.do("play red_dragon")
    assert t.options() == ["supplant skullport sky", "supplant skullport white"]
    t.do("supplant skullport white")
    assert t.troops("skullport") == ["amber", "amber", "sky"] and t.vp("amber") == 0 and t.may("end_turn")


def test_red_dragon_takes_no_point_where_an_enemy_spy_stays() -> None:
    t = table(
        "red_dragon",
        troops={"chasmleap_bridge": ["amber"], "llacerellyn": ["amber", "amber"]},
        spies={"chasmleap_bridge": ["sky"], "llacerellyn": ["sky"]},
    )
    t.do("play red_dragon")
    assert t.options() == ["return_spy chasmleap_bridge sky", "return_spy llacerellyn sky"]
    t.do("return_spy chasmleap_bridge sky")
    assert t.vp("amber") == 1 and t.spies("llacerellyn") == ["sky"]


def test_red_dragon_returns_no_spy_of_yours_and_scores_beside_it() -> None:
    t = table("red_dragon", troops={"chasmleap_bridge": ["amber"]}, spies={"chasmleap_bridge": ["amber"]})
    t.do("play red_dragon")
    assert t.may("end_turn") and t.spies("chasmleap_bridge") == ["amber"] and t.vp("amber") == 1


# Blue Dragon


def test_blue_dragon_promotes_up_to_two_other_played_cards_and_counts_them() -> None:
    t = table("blue_dragon", "noble", "soldier", "house_guard", inner=["noble"])
    t.do("play blue_dragon", "play noble", "play soldier", "play house_guard", "end_turn")
    assert t.options() == ["done", "promote house_guard", "promote noble", "promote soldier"]
    t.do("promote house_guard")
    assert t.options() == ["done", "promote noble", "promote soldier"]
    assert t.vp("amber") == 0
    t.do("promote soldier")
    assert t.inner("amber") == ["house_guard", "noble", "soldier"]
    assert t.vp("amber") == 1 and t.turn == "sky"


def test_blue_dragon_may_promote_only_one_card() -> None:
    t = table("blue_dragon", "noble", "soldier", inner=["noble"])
    t.do("play blue_dragon", "play noble", "play soldier", "end_turn", "promote noble", "done")
    assert t.inner("amber") == ["noble", "noble"] and t.vp("amber") == 0 and t.turn == "sky"


def test_blue_dragon_may_promote_nothing_and_still_take_its_points() -> None:
    t = table("blue_dragon", "soldier", inner=["noble"] * 6).do("play blue_dragon", "play soldier")
    assert t.vp("amber") == 0
    t.do("end_turn", "done")
    assert t.inner("amber") == ["noble"] * 6 and t.vp("amber") == 2 and t.turn == "sky"


@pytest.mark.parametrize(("cards", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_blue_dragon_alone_takes_a_point_for_three_cards_and_never_promotes_itself(cards: int, points: int) -> None:
    t = table("blue_dragon", inner=["noble"] * cards).do("play blue_dragon", "end_turn")
    assert t.turn == "sky" and len(t.inner("amber")) == cards
    assert t.vp("amber") == points and t.vp("sky") == 0


def test_blue_dragon_counts_what_another_card_promoted_before_it() -> None:
    t = table("blue_dragon", "wyrmspeaker", "noble", inner=["noble", "noble"])
    t.do("play blue_dragon", "play wyrmspeaker", "play noble", "end_turn")
    assert t.options() == ["resolve blue_dragon", "resolve wyrmspeaker"]
    t.do("resolve wyrmspeaker", "promote noble", "done")
    assert t.vp("amber") == 1 and t.turn == "sky"


def test_blue_dragon_does_not_count_what_another_card_promotes_after_it() -> None:
    t = table("blue_dragon", "wyrmspeaker", "noble", inner=["noble", "noble"])
    t.do("play blue_dragon", "play wyrmspeaker", "play noble", "end_turn", "resolve blue_dragon", "done")
    assert t.options() == ["promote blue_dragon", "promote noble"]
    t.do("promote blue_dragon")
    assert t.inner("amber") == ["blue_dragon", "noble", "noble"] and t.vp("amber") == 0 and t.turn == "sky"


def test_blue_dragon_promoted_by_another_card_still_takes_its_points() -> None:
    t = table("blue_dragon", "wyrmspeaker", inner=["noble", "noble"])
    t.do("play blue_dragon", "play wyrmspeaker", "end_turn", "resolve wyrmspeaker", "promote blue_dragon", "done")
    assert t.vp("amber") == 1 and t.inner("amber") == ["blue_dragon", "noble", "noble"] and t.turn == "sky"
