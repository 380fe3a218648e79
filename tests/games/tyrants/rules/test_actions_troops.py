"""Actions with troops: assassinate, deploy, move, return and supplant."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import crowded, rule, table


@rule("TU-8.1.1")
def test_troops_are_assassinated_only_where_you_have_presence() -> None:
    t = table(troops={"skullport": ["amber", "sky"], "everfire": ["sky"]}, power=3)
    assert t.may("assassinate skullport sky") and not t.may("assassinate everfire sky")


@rule("TU-8.1.2")
def test_an_assassinated_troop_of_any_colour_becomes_your_trophy() -> None:
    t = table(seats=3, troops={"skullport": ["amber", "green", "white"]}, power=6)
    t.do("assassinate skullport white", "assassinate skullport green")
    assert t.trophies("amber") == ["green", "white"] and t.troops("skullport") == ["amber"]
    assert t.barracks("green") == 39


@rule("TU-8.1.3")
def test_own_troops_are_never_assassinated() -> None:
    t = table("blackguard", troops={"skullport": ["amber", "amber"]}, power=3)
    assert "assassinate" not in t.verbs()
    assert t.do("play blackguard").options() == ["choose 1"]


@rule("TU-8.1.4")
def test_the_basic_assassination_costs_three_power() -> None:
    board = {"skullport": ["amber", "sky"]}
    assert not table(troops=board, power=2).may("assassinate skullport sky")
    assert table(troops=board, power=4).do("assassinate skullport sky").power == 1


@rule("TU-8.2.1")
def test_a_troop_goes_only_where_you_have_presence() -> None:
    t = table(troops={"skullport": ["amber"]}, power=1)
    assert t.may("deploy skullport") and not t.may("deploy everfire")


@rule("TU-8.2.2")
def test_a_deployed_troop_leaves_the_barracks_for_an_empty_space() -> None:
    t = table(troops={"llacerellyn": ["amber"], "eryndlyn--llacerellyn.1": ["white"]}, power=2)
    assert t.barracks("amber") == 39 and not t.may("deploy eryndlyn--llacerellyn.1")
    t.do("deploy llacerellyn")
    assert t.barracks("amber") == 38 and t.troops("llacerellyn") == ["amber", "amber"]


@rule("TU-8.2.3")
def test_without_troops_on_the_board_you_deploy_anywhere() -> None:
    t = table(troops={"chasmleap_bridge": ["white"], "skullport": ["sky"]}, power=2)
    assert t.may("deploy menzoberranzan") and t.may("deploy skullport")
    assert t.may("deploy mantol_derith--menzoberranzan.2") and not t.may("deploy chasmleap_bridge")
    t.do("deploy menzoberranzan")
    assert t.may("deploy menzoberranzan") and not t.may("deploy skullport")


@rule("TU-8.2.4")
def test_a_spy_does_not_take_the_freedom_to_deploy_anywhere() -> None:
    t = table(spies={"everfire": ["amber"]}, power=1)
    assert t.may("deploy everfire") and t.may("deploy skullport")


@rule("TU-8.2.5")
def test_empty_barracks_turn_each_deployment_into_a_vp() -> None:
    t = table(troops={"skullport": ["amber"]}, barracks={"amber": 0}, power=2)
    assert not t.may("deploy skullport")
    t.do("deploy_without_troops", "deploy_without_troops")
    assert t.vp("amber") == 2 and t.power == 0 and t.troops("skullport") == ["amber"]


@rule("TU-8.2.5")
def test_with_troops_in_the_barracks_there_is_no_vp_for_deploying() -> None:
    t = table(troops={"skullport": ["amber"]}, barracks={"amber": 1}, power=2)
    assert not t.may("deploy_without_troops")
    t.do("deploy skullport")
    assert t.vp("amber") == 0 and t.may("deploy_without_troops") and not t.may("deploy skullport")


@rule("TU-8.2.6")
def test_each_troop_a_card_cannot_take_from_the_barracks_gives_a_vp() -> None:
    t = table("mercenary_squad", troops={"skullport": ["amber"]}, barracks={"amber": 1})
    t.do("play mercenary_squad", "deploy skullport")
    assert t.vp("amber") == 2 and t.troops("skullport") == ["amber", "amber"] and t.may("end_turn")


@rule("TU-8.2.7")
def test_the_basic_deployment_costs_one_power() -> None:
    board = {"skullport": ["amber"]}
    assert not table(troops=board).may("deploy skullport")
    assert table(troops=board, power=3).do("deploy skullport").power == 2


@rule("TU-8.5.1")
def test_a_troop_is_moved_only_out_of_a_space_where_you_have_presence() -> None:
    board = {"skullport": ["amber", "sky"], "everfire": ["sky"], "kanaglym--skullport.1": ["sky"]}
    t = table("cleric_of_laogzed", troops=board).do("play cleric_of_laogzed")
    assert t.options() == ["move kanaglym--skullport.1 sky", "move skullport sky"]


@rule("TU-8.5.2")
def test_a_moved_troop_goes_to_any_empty_space() -> None:
    t = table("cleric_of_laogzed", troops={"skullport": ["amber", "sky"], "chasmleap_bridge": ["white"]})
    t.do("play cleric_of_laogzed", "move skullport sky")
    assert t.may("move_to menzoberranzan") and t.may("move_to mantol_derith--menzoberranzan.2")
    assert not t.may("move_to chasmleap_bridge") and not t.may("move_to chaulssin")
    t.do("move_to menzoberranzan")
    assert t.troops("menzoberranzan") == ["sky"] and t.troops("skullport") == ["amber"]
    assert t.trophies("amber") == [] and t.barracks("sky") == 39


@pytest.mark.parametrize("free", ["everfire", "chasmleap_bridge--everfire.1"])
@rule("TU-8.5.2")
def test_one_empty_space_is_enough_to_move(free: str) -> None:
    t = table("cleric_of_laogzed", troops=crowded({"skullport": ["amber", "sky"]}, but=free))
    t.do("play cleric_of_laogzed", "move skullport sky")
    assert t.options() == [f"move_to {free}"]
    assert t.do(f"move_to {free}").troops(free) == ["sky"]


@rule("TU-8.5.2")
def test_nothing_moves_on_a_full_board() -> None:
    t = table("cleric_of_laogzed", troops=crowded({"skullport": ["amber", "sky"]})).do("play cleric_of_laogzed")
    assert t.may("end_turn")


@rule("TU-8.5.3")
def test_white_troops_are_moved_but_never_your_own() -> None:
    t = table("cleric_of_laogzed", troops={"skullport": ["amber", "amber", "white"]}).do("play cleric_of_laogzed")
    assert t.options() == ["move skullport white"]


@rule("TU-8.9.1")
def test_another_players_pieces_return_only_from_where_you_have_presence() -> None:
    t = table(
        "chosen_of_lolth",
        troops={"skullport": ["amber", "sky"], "everfire": ["sky"]},
        spies={"skullport": ["sky"], "menzoberranzan": ["sky"]},
    ).do("play chosen_of_lolth")
    assert t.options() == ["return_spy skullport sky", "return_troop skullport sky"]


@rule("TU-8.9.2")
def test_a_returned_piece_goes_to_its_owners_barracks() -> None:
    board = {"skullport": ["amber", "sky"]}
    t = table("chosen_of_lolth", troops=board).do("play chosen_of_lolth", "return_troop skullport sky")
    assert t.barracks("sky") == 40 and t.troops("skullport") == ["amber"] and t.trophies("amber") == []
    t = table("chosen_of_lolth", troops=board, spies={"skullport": ["sky"]})
    t.do("play chosen_of_lolth", "return_spy skullport sky")
    assert t.spies_left("sky") == 5 and t.spies("skullport") == []


@rule("TU-8.9.3")
def test_own_pieces_return_from_anywhere() -> None:
    lonely = "mantol_derith--menzoberranzan.2"
    t = table("intellect_devourer", troops={lonely: ["amber"]}, spies={"everfire": ["amber"]})
    t.do("play intellect_devourer", "choose 2", f"return_troop {lonely} amber", "return_spy everfire amber")
    assert t.barracks("amber") == 40 and t.spies_left("amber") == 5 and t.may("end_turn")


@rule("TU-8.9.4")
def test_white_troops_are_never_returned() -> None:
    t = table("chosen_of_lolth", troops={"skullport": ["amber", "white"]}).do("play chosen_of_lolth")
    assert t.may("end_turn") and t.troops("skullport") == ["amber", "white"]


@rule("TU-8.9.5")
def test_the_basic_return_of_a_foreign_spy_costs_three_power() -> None:
    spies = {"skullport": ["amber", "sky"], "everfire": ["sky"]}
    t = table(troops={"skullport": ["amber"]}, spies=spies, power=4)
    assert t.may("return_spy skullport sky")
    assert not t.may("return_spy skullport amber") and not t.may("return_spy everfire sky")
    t.do("return_spy skullport sky")
    assert t.power == 1 and t.spies("skullport") == ["amber"] and t.spies_left("sky") == 4
    assert not table(troops={"skullport": ["amber"]}, spies=spies, power=2).may("return_spy skullport sky")


@rule("TU-8.9.6")
def test_you_choose_which_of_your_spies_returns_as_a_cost() -> None:
    t = table("watcher_of_thay", spies={"skullport": ["amber", "sky"], "everfire": ["amber"]})
    t.do("play watcher_of_thay", "choose 2")
    assert t.options() == ["done", "return_spy everfire amber", "return_spy skullport amber"]
    t.do("return_spy everfire amber")
    assert t.spies("everfire") == [] and "amber" in t.spies("skullport")


@rule("TU-8.9.7")
def test_a_returned_spys_site_means_its_spaces_and_needs_no_presence() -> None:
    t = table(
        "cloaker",
        troops={"skullport": ["amber", "sky"], "everfire": ["sky", "white"], "chasmleap_bridge--everfire.1": ["sky"]},
        spies={"everfire": ["amber"]},
    ).do("play cloaker", "choose 2", "return_spy everfire amber")
    assert t.options() == ["assassinate everfire sky", "assassinate everfire white"]


@rule("TU-8.10.1")
def test_troops_are_supplanted_only_where_you_have_presence() -> None:
    board = {"skullport": ["amber", "sky"], "everfire": ["sky"]}
    t = table("doppelganger", troops=board).do("play doppelganger")
    assert t.options() == ["supplant skullport sky"]


@rule("TU-8.10.2")
def test_supplanting_kills_and_deploys_into_the_same_space() -> None:
    t = table("doppelganger", troops={"chasmleap_bridge": ["sky"], "chasmleap_bridge--everfire.1": ["amber"]})
    t.do("play doppelganger", "supplant chasmleap_bridge sky")
    assert t.troops("chasmleap_bridge") == ["amber"] and t.trophies("amber") == ["sky"]
    assert t.barracks("amber") == 38 and t.may("end_turn")


@rule("TU-8.10.3")
def test_own_troops_are_never_supplanted() -> None:
    t = table("doppelganger", troops={"skullport": ["amber", "amber"]}).do("play doppelganger")
    assert t.may("end_turn") and t.trophies("amber") == []


@rule("TU-8.10.4")
def test_supplanting_with_empty_barracks_kills_and_gives_a_vp() -> None:
    t = table("doppelganger", troops={"skullport": ["amber", "sky"]}, barracks={"amber": 0})
    t.do("play doppelganger", "supplant skullport sky")
    assert t.troops("skullport") == ["amber"] and t.trophies("amber") == ["sky"] and t.vp("amber") == 1
