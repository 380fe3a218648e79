"""Where a player has presence, what stands on a space, and what 'enemy' and 'anywhere' mean."""

from __future__ import annotations

from tests.games.tyrants.table import rule, table


@rule("TU-6.1")
def test_a_troop_gives_presence_in_its_whole_site() -> None:
    t = table(troops={"skullport": ["amber", "white"], "everfire": ["white"]}, power=3)
    assert t.may("deploy skullport") and t.may("assassinate skullport white")
    assert not t.may("deploy everfire") and not t.may("assassinate everfire white")


@rule("TU-6.2")
def test_a_spy_gives_presence_at_its_site() -> None:
    board = {"skullport": ["amber"], "everfire": ["white"]}
    t = table(troops=board, spies={"everfire": ["amber"]}, power=3)
    assert t.may("deploy everfire") and t.may("assassinate everfire white")
    t = table(troops=board, spies={"everfire": ["sky"]}, power=3)
    assert not t.may("deploy everfire") and not t.may("assassinate everfire white")


@rule("TU-6.3")
def test_a_troop_on_a_route_gives_presence_at_the_site_next_to_it() -> None:
    t = table(troops={"kanaglym--skullport.1": ["amber"]}, power=1)
    assert t.may("deploy kanaglym") and t.may("deploy skullport") and not t.may("deploy eryndlyn")
    t = table(troops={"skullport--the_labyrinth.1": ["amber"]}, power=1)
    assert t.may("deploy skullport") and not t.may("deploy the_labyrinth")


@rule("TU-6.3")
def test_a_troop_in_the_middle_of_a_long_route_reaches_no_site() -> None:
    t = table(troops={"mantol_derith--menzoberranzan.2": ["amber"]}, power=1)
    assert t.options() == [
        "deploy mantol_derith--menzoberranzan.1",
        "deploy mantol_derith--menzoberranzan.3",
        "end_turn",
    ]


@rule("TU-6.4")
def test_a_troop_in_a_site_gives_presence_on_the_route_spaces_next_to_it() -> None:
    t = table(troops={"skullport": ["amber"]}, power=1)
    assert t.may("deploy kanaglym--skullport.1") and t.may("deploy skullport--the_labyrinth.1")
    assert not t.may("deploy skullport--the_labyrinth.2")


@rule("TU-6.5")
def test_a_troop_on_a_route_gives_presence_on_the_next_space_only() -> None:
    t = table(troops={"mantol_derith--menzoberranzan.1": ["amber"]}, power=1)
    assert t.may("deploy mantol_derith--menzoberranzan.2") and not t.may("deploy mantol_derith--menzoberranzan.3")


@rule("TU-6.6")
def test_a_spy_gives_no_presence_on_routes() -> None:
    t = table(troops={"skullport": ["amber"]}, spies={"everfire": ["amber"]}, power=1)
    assert t.may("deploy everfire") and not t.may("deploy chasmleap_bridge--everfire.1")


@rule("TU-6.7")
def test_presence_at_a_site_without_a_troop_gives_none_on_its_routes() -> None:
    t = table(troops={"kanaglym--skullport.1": ["amber"]}, power=1)
    assert t.may("deploy skullport")
    assert not t.may("deploy skullport--the_labyrinth.1") and not t.may("deploy eryndlyn--kanaglym.2")


@rule("TU-6.7")
def test_presence_on_a_route_without_a_troop_gives_none_at_its_far_end() -> None:
    t = table(troops={"skullport": ["amber"]}, power=1)
    assert t.may("deploy kanaglym--skullport.1") and not t.may("deploy kanaglym")


@rule("TU-6.8")
def test_gauntlgrym_and_the_wormwrithings_touch() -> None:
    t = table(seats=3, troops={"gauntlgrym": ["amber"]}, power=1)
    assert t.may("deploy the_wormwrithings") and not t.may("deploy the_wormwrithings--mantol_derith.1")
    t = table(seats=3, troops={"the_wormwrithings": ["amber"]}, power=1)
    assert t.may("deploy gauntlgrym") and not t.may("deploy gauntlgrym--jhachalkhyn.1")


@rule("TU-6.8")
def test_a_spy_does_not_reach_across_that_touch() -> None:
    t = table(seats=3, troops={"skullport": ["amber"]}, spies={"gauntlgrym": ["amber"]}, power=1)
    assert t.may("deploy gauntlgrym") and not t.may("deploy the_wormwrithings")


@rule("TU-6.9")
def test_a_troop_just_deployed_opens_the_way_for_the_next() -> None:
    t = table("mercenary_squad", troops={"skullport": ["amber"]}).do("play mercenary_squad")
    assert not t.may("deploy kanaglym")
    t.do("deploy kanaglym--skullport.1", "deploy kanaglym", "deploy eryndlyn--kanaglym.2")
    assert t.troops("eryndlyn--kanaglym.2") == ["amber"]


@rule("TU-6.9")
def test_presence_is_gone_with_the_spy_that_gave_it() -> None:
    t = table("watcher_of_thay", troops={"skullport": ["amber"]}, spies={"everfire": ["amber"]}, power=1)
    assert t.may("deploy everfire")
    t.do("play watcher_of_thay", "choose 2", "return_spy everfire amber")
    assert t.may("deploy skullport") and not t.may("deploy everfire")


@rule("TU-6.10")
def test_a_space_holds_one_troop() -> None:
    t = table(troops={"chasmleap_bridge": ["amber"], "chasmleap_bridge--everfire.1": ["sky"]}, power=2)
    assert not t.may("deploy chasmleap_bridge") and not t.may("deploy chasmleap_bridge--everfire.1")
    assert t.may("deploy araumycos--chasmleap_bridge.1")
    t.do("deploy araumycos--chasmleap_bridge.1")
    assert not t.may("deploy araumycos--chasmleap_bridge.1")


@rule("TU-6.10")
def test_a_site_takes_troops_until_its_spaces_are_full() -> None:
    t = table(troops={"llacerellyn": ["amber"]}, power=2).do("deploy llacerellyn")
    assert not t.may("deploy llacerellyn") and t.troops("llacerellyn") == ["amber", "amber"]


@rule("TU-6.11")
def test_the_space_of_a_fallen_white_troop_is_free_for_players() -> None:
    t = table(troops={"chasmleap_bridge": ["white"], "chasmleap_bridge--everfire.1": ["amber"]}, power=4)
    assert not t.may("deploy chasmleap_bridge")
    t.do("assassinate chasmleap_bridge white", "deploy chasmleap_bridge")
    assert t.troops("chasmleap_bridge") == ["amber"]


@rule("TU-6.13")
def test_white_troops_and_other_players_troops_are_enemies() -> None:
    t = table("doppelganger", seats=3, troops={"skullport": ["amber", "green", "sky", "white"]}).do("play doppelganger")
    assert t.options() == ["supplant skullport green", "supplant skullport sky", "supplant skullport white"]


@rule("TU-6.14")
def test_white_troops_are_not_another_players() -> None:
    t = table("infiltrator", troops={"everfire": ["white"]}).do("play infiltrator", "place_spy everfire")
    assert t.power == 0
    t = table("infiltrator", troops={"everfire": ["sky"]}).do("play infiltrator", "place_spy everfire")
    assert t.power == 1


@rule("TU-6.15")
def test_anywhere_needs_no_presence() -> None:
    board = {"skullport": ["amber"], "everfire": ["white"]}
    assert table("ogre_zombie", troops=board).do("play ogre_zombie").options() == ["supplant everfire white"]
    t = table("advance_scout", troops=board).do("play advance_scout")
    assert t.may("end_turn") and t.troops("everfire") == ["white"]


@rule("TU-6.16")
def test_anywhere_ends_where_the_sections_in_play_end() -> None:
    t = table("mummy_lord", trophies={"amber": ["white"]})
    t.do("play mummy_lord", "choose 2", "take_trophy amber white")
    assert t.may("deploy everfire") and not t.may("deploy chaulssin")
    assert len(t.options()) == 15 + 32
