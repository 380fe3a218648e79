"""What the cards of the Undead half-deck do, those of cost 4 and more."""

from __future__ import annotations

from tests.games.tyrants.table import crowded, table
from undercourt.games.tyrants.actions import COLOURS
from undercourt.games.tyrants.board import PLACE
from undercourt.games.tyrants.cards import KIND
from undercourt.games.tyrants.catalog import PLAYS
from undercourt.kernel.effect import run
from undercourt.kernel.ids import NOTHING

REACH = {"skullport": ["amber", "sky", "white"], "everfire": ["sky", "white"]}  # amber has no presence at Everfire


def test_ogre_zombie_supplants_a_white_troop_anywhere() -> None:
    t = table("ogre_zombie", troops=REACH | {"araumycos--chasmleap_bridge.1": ["white"]}).do("play ogre_zombie")
    assert t.options() == [
        "supplant araumycos--chasmleap_bridge.1 white",
        "supplant everfire white",
        "supplant skullport white",
    ]
    t.do("supplant everfire white")
    assert t.may("end_turn") and t.troops("everfire") == ["amber", "sky"]
    assert t.trophies("amber") == ["white"] and t.barracks("amber") == 38


def test_ogre_zombie_with_an_empty_barracks_kills_and_gains_a_vp() -> None:
    t = table("ogre_zombie", troops=REACH, barracks={"amber": 0}).do("play ogre_zombie", "supplant everfire white")
    assert t.may("end_turn") and t.troops("everfire") == ["sky"]
    assert t.trophies("amber") == ["white"] and t.vp("amber") == 1


def test_ogre_zombie_without_a_white_troop_on_the_board_does_nothing() -> None:
    t = table("ogre_zombie", troops={"skullport": ["amber", "sky"]}).do("play ogre_zombie")
    assert t.may("end_turn") and t.trophies("amber") == []


def test_revenant_kills_two_where_you_have_presence() -> None:
    t = table("revenant", troops=REACH | {"kanaglym--skullport.1": ["white"]}, trophies={"amber": ["sky"] * 5})
    t.do("play revenant")
    assert t.options() == [
        "assassinate kanaglym--skullport.1 white",
        "assassinate skullport sky",
        "assassinate skullport white",
    ]
    t.do("assassinate skullport sky")
    assert t.options() == ["assassinate kanaglym--skullport.1 white", "assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.may("end_turn") and len(t.trophies("amber")) == 7
    assert t.played() == ["revenant"] and t.inner("amber") == []


def test_revenant_promotes_itself_at_once_when_the_kills_bring_eight_trophies() -> None:
    t = table("revenant", troops=REACH, trophies={"amber": ["white"] * 6})
    t.do("play revenant", "assassinate skullport sky", "assassinate skullport white")
    assert t.may("end_turn") and t.inner("amber") == ["revenant"] and t.played() == []
    assert t.do("end_turn").discard("amber") == []


def test_revenant_counts_the_trophies_even_if_it_kills_only_one() -> None:
    t = table("revenant", troops={"skullport": ["amber", "white"]}, trophies={"amber": ["sky"] * 7})
    t.do("play revenant", "assassinate skullport white")
    assert t.may("end_turn") and t.inner("amber") == ["revenant"]


def test_banshee_gains_three_power_where_another_player_has_a_spy() -> None:
    t = table("banshee", spies={"everfire": ["sky"], "eryndlyn": ["amber"]}).do("play banshee")
    assert t.verbs() == {"place_spy"} and not t.may("place_spy eryndlyn")
    t.do("place_spy everfire")
    assert t.may("end_turn") and t.power == 3 and t.spies("everfire") == ["amber", "sky"]


def test_banshee_gains_nothing_where_another_player_has_only_a_troop() -> None:
    t = table("banshee", troops=REACH, spies={"eryndlyn": ["sky"]}).do("play banshee", "place_spy everfire")
    assert t.may("end_turn") and t.power == 0 and t.spies("everfire") == ["amber"]


CHEAP = ["grimlock", "lich", "neogi", "ogre_zombie", "spectator", "wight"]


def test_conjurer_places_a_spy() -> None:
    t = table("conjurer", row=CHEAP).do("play conjurer")
    assert t.options() == ["choose 1"]
    t.do("choose 1", "place_spy everfire")
    assert t.may("end_turn") and t.spies("everfire") == ["amber"] and t.spies_left("amber") == 4


def test_conjurer_returns_a_spy_to_recruit_two_cards_of_cost_three_or_less_for_free() -> None:
    t = table("conjurer", row=CHEAP, spies={"everfire": ["amber"]}, influence=1).do("play conjurer", "choose 2")
    assert t.options() == ["done", "return_spy everfire amber"]
    t.do("return_spy everfire amber")
    assert t.options() == [
        "done",
        "recruit grimlock",
        "recruit house_guard",
        "recruit priestess_of_lolth",
        "recruit wight",
    ]
    t.do("recruit wight")
    assert t.options() == [
        "done",
        "recruit grimlock",
        "recruit house_guard",
        "recruit mercenary_squad",
        "recruit priestess_of_lolth",
    ], "the row is refilled before the second pick"
    t.do("recruit house_guard")
    assert t.may("end_turn") and t.influence == 1 and t.discard("amber") == ["house_guard", "wight"]
    assert t.stack("house_guard") == 14 and t.spies_left("amber") == 5
    assert t.row() == ["grimlock", "lich", "mercenary_squad", "neogi", "ogre_zombie", "spectator"]


def test_conjurer_may_recruit_fewer_than_two() -> None:
    t = table("conjurer", row=CHEAP, spies={"everfire": ["amber"]})
    t.do("play conjurer", "choose 2", "return_spy everfire amber", "recruit priestess_of_lolth", "done")
    assert t.may("end_turn") and t.discard("amber") == ["priestess_of_lolth"] and t.stack("priestess_of_lolth") == 14


def test_conjurer_lets_you_keep_the_spy() -> None:
    t = table("conjurer", row=CHEAP, spies={"everfire": ["amber"]}).do("play conjurer", "choose 2", "done")
    assert t.may("end_turn") and t.spies("everfire") == ["amber"] and t.discard("amber") == []


def test_necromancer_gains_three_influence() -> None:
    t = table("necromancer", "noble", discard=["wight"]).do("play necromancer")
    assert t.options() == ["choose 1", "choose 2", "choose 3", "choose 4"]
    t.do("choose 1")
    assert t.may("end_turn") and t.influence == 3 and t.played() == ["necromancer"]


def test_necromancer_promotes_itself_at_once() -> None:
    t = table("necromancer", "noble", "soldier").do("play noble", "play necromancer", "choose 2")
    assert t.may("end_turn") and t.inner("amber") == ["necromancer"] and t.played() == ["noble"]
    assert t.hand("amber") == ["soldier"] and t.influence == 1


def test_necromancer_promotes_a_card_from_hand() -> None:
    t = table("necromancer", "soldier", discard=["wight", "soldier"]).do("play necromancer", "choose 3")
    assert t.options() == ["promote soldier"]
    t.do("promote soldier")
    assert t.may("end_turn") and t.inner("amber") == ["soldier"] and t.hand("amber") == []
    assert t.played() == ["necromancer"] and t.discard("amber") == ["soldier", "wight"]


def test_necromancer_promotes_a_card_from_the_discard_pile() -> None:
    t = table("necromancer", "soldier", discard=["wight"]).do("play necromancer", "choose 4")
    assert t.options() == ["promote wight"]
    t.do("promote wight")
    assert t.may("end_turn") and t.inner("amber") == ["wight"] and t.discard("amber") == []
    assert t.hand("amber") == ["soldier"]


def test_necromancer_offers_no_empty_hand_and_no_empty_discard_pile() -> None:
    assert table("necromancer").do("play necromancer").options() == ["choose 1", "choose 2"]


HALLS = {"amber": ["sky", "white"], "sky": ["amber", "white"]}


def test_mummy_lord_kills_a_white_troop_in_reach_and_puts_a_white_trophy_anywhere() -> None:
    t = table("mummy_lord", troops=REACH, trophies=HALLS).do("play mummy_lord")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.options() == ["assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.options() == ["choose 2"], "no white troop is left in reach"
    t.do("choose 2")
    assert t.options() == ["take_trophy amber white", "take_trophy sky white"]
    t.do("take_trophy sky white")
    assert t.verbs() == {"deploy"} and t.may("deploy eryndlyn") and t.may("deploy skullport")
    t.do("deploy eryndlyn")
    assert t.may("end_turn") and t.troops("eryndlyn") == ["white"] and t.barracks("amber") == 39
    assert t.trophies("sky") == ["amber"] and t.trophies("amber") == ["sky", "white", "white"]


def test_mummy_lord_may_take_two_trophies_and_asks_no_third_time() -> None:
    t = table("mummy_lord", troops=REACH, trophies={"amber": ["white"] * 3}).do("play mummy_lord")
    t.do("choose 2", "take_trophy amber white", "deploy everfire", "choose 2", "take_trophy amber white")
    t.do("deploy araumycos--eryndlyn.1")
    assert t.may("end_turn") and t.trophies("amber") == ["white"]
    assert t.troops("everfire") == ["sky", "white", "white"] and t.troops("araumycos--eryndlyn.1") == ["white"]


def test_mummy_lord_puts_the_trophy_on_a_route_when_all_sites_are_full() -> None:
    free = "chasmleap_bridge--everfire.1"
    t = table("mummy_lord", troops=crowded({}, but=free), trophies={"amber": ["white"]}).do("play mummy_lord")
    assert t.options() == ["choose 2"]
    t.do("choose 2", "take_trophy amber white")
    assert t.options() == [f"deploy {free}"]


def test_mummy_lord_takes_no_trophy_when_the_board_is_full() -> None:
    t = table("mummy_lord", troops=crowded({}), trophies={"amber": ["white"]}).do("play mummy_lord")
    assert t.may("end_turn") and t.trophies("amber") == ["white"]


def test_mummy_lord_may_kill_twice() -> None:
    t = table("mummy_lord", troops={"skullport": ["amber", "white", "white", "white"]}).do("play mummy_lord")
    assert t.options() == ["choose 1"], "no trophy hall holds a white troop yet"
    t.do("choose 1", "assassinate skullport white")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1", "assassinate skullport white")
    assert t.may("end_turn") and t.trophies("amber") == ["white", "white"]
    assert t.troops("skullport") == ["amber", "white"]


def test_high_priest_of_myrkul_returns_a_piece_and_promotes_any_number_of_undead() -> None:
    t = table(
        "high_priest_of_myrkul",
        "wight",
        "wight",
        "banshee",
        "flesh_golem",
        "noble",
        troops=REACH,
        spies={"skullport": ["sky"]},
    )
    t.do("play high_priest_of_myrkul")
    assert t.options() == ["return_spy skullport sky", "return_troop skullport sky"]
    t.do("return_troop skullport sky", "play wight", "choose 1", "play wight", "choose 1")
    t.do("play banshee", "place_spy eryndlyn", "play flesh_golem", "done", "play noble", "end_turn")
    assert t.barracks("sky") == 39 and t.options() == ["done", "promote banshee", "promote wight"]
    t.do("promote wight", "promote banshee")
    assert t.options() == ["done", "promote wight"]
    t.do("promote wight")
    assert t.turn == "sky" and t.inner("amber") == ["banshee", "wight", "wight"]
    assert t.discard("amber") == ["flesh_golem", "high_priest_of_myrkul", "noble"]


def test_high_priest_of_myrkul_may_promote_nobody() -> None:
    t = table("high_priest_of_myrkul", "wight", troops={"skullport": ["amber"]}).do("play high_priest_of_myrkul")
    assert t.may("end_turn"), "nothing to return"
    t.do("play wight", "choose 1", "end_turn", "done")
    assert t.turn == "sky" and t.inner("amber") == []


def test_high_priest_of_myrkul_promotes_an_undead_of_another_half_deck() -> None:
    t = table("high_priest_of_myrkul", "ghoul").do("play high_priest_of_myrkul", "play ghoul", "end_turn")
    assert t.options() == ["done", "promote ghoul"]


def test_high_priest_of_myrkul_cannot_promote_undead_that_stayed_in_hand_or_were_devoured() -> None:
    t = table("high_priest_of_myrkul", "wight", "wraith").do("play high_priest_of_myrkul", "play wraith")
    t.do("place_spy eryndlyn", "devour wraith", "end_turn")
    assert t.turn == "sky" and t.inner("amber") == []


def test_death_knight_supplants_and_gains_a_vp_per_five_player_trophies_counted_afterwards() -> None:
    t = table("death_knight", troops=REACH, trophies={"amber": ["sky"] * 9 + ["white"] * 4}).do("play death_knight")
    assert t.options() == ["supplant skullport sky", "supplant skullport white"]
    t.do("supplant skullport sky")
    assert t.may("end_turn") and t.vp("amber") == 2 and t.troops("skullport") == ["amber", "amber", "white"]


def test_death_knight_counts_no_white_trophies_and_rounds_down() -> None:
    t = table("death_knight", troops=REACH, trophies={"amber": ["sky"] * 9 + ["white"] * 5})
    t.do("play death_knight", "supplant skullport white")
    assert t.vp("amber") == 1 and len(t.trophies("amber")) == 15


def test_death_knight_counts_the_trophies_of_all_players_together() -> None:
    t = table("death_knight", seats=3, troops={"skullport": ["amber"]}, trophies={"amber": ["sky"] * 3 + ["green"] * 2})
    assert t.do("play death_knight").may("end_turn") and t.vp("amber") == 1


def test_lich_takes_up_to_two_trophies_of_a_player_at_the_spy_site_and_they_keep_their_colour() -> None:
    t = table(
        "lich",
        seats=3,
        troops={"skullport": ["amber"], "everfire": ["sky"], "eryndlyn": ["green"]},
        trophies={"sky": ["amber", "green", "white"], "green": ["white"]},
    )
    t.do("play lich", "place_spy everfire")
    assert t.spies("everfire") == ["amber"] and t.options() == ["opponent sky"]
    t.do("opponent sky")
    assert t.options() == ["done", "take_trophy sky amber", "take_trophy sky green", "take_trophy sky white"]
    t.do("take_trophy sky green")
    assert t.verbs() == {"deploy"} and t.may("deploy everfire") and t.may("deploy skullport")
    assert not t.may("deploy eryndlyn") and not t.may("deploy everfire--menzoberranzan.1")
    t.do("deploy everfire")
    assert t.options() == ["done", "take_trophy sky amber", "take_trophy sky white"]
    t.do("take_trophy sky white", "deploy skullport")
    assert t.may("end_turn") and t.trophies("sky") == ["amber"] and t.trophies("green") == ["white"]
    assert t.troops("everfire") == ["green", "sky"] and t.troops("skullport") == ["amber", "white"]
    assert (t.barracks("amber"), t.barracks("green")) == (39, 39), "the pieces came from no barracks"


def test_lich_brings_your_own_dead_troop_back_as_yours() -> None:
    t = table("lich", troops={"everfire": ["sky"]}, trophies={"sky": ["amber", "amber"]})
    t.do("play lich", "place_spy everfire", "opponent sky", "take_trophy sky amber", "deploy everfire", "done")
    assert t.may("end_turn") and t.troops("everfire") == ["amber", "sky"]
    assert t.trophies("sky") == ["amber"] and t.barracks("amber") == 40


def test_lich_may_take_nothing() -> None:
    t = table("lich", troops={"everfire": ["sky"]}, trophies={"sky": ["white"]})
    t.do("play lich", "place_spy everfire", "opponent sky", "done")
    assert t.may("end_turn") and t.trophies("sky") == ["white"]


def test_lich_takes_both_from_the_one_player_you_pick() -> None:
    t = table("lich", seats=3, troops={"everfire": ["sky", "green"]}, trophies={"sky": ["white"], "green": ["amber"]})
    t.do("play lich", "place_spy everfire")
    assert t.options() == ["opponent green", "opponent sky"]
    t.do("opponent green")
    assert t.options() == ["done", "take_trophy green amber"]
    t.do("take_trophy green amber", "deploy everfire")
    assert t.may("end_turn") and t.trophies("sky") == ["white"] and t.trophies("green") == []


def test_lich_does_nothing_more_where_no_other_player_has_a_troop() -> None:
    troops = {"everfire": ["white", "amber"], "everfire--menzoberranzan.1": ["sky"]}
    t = table("lich", troops=troops, trophies={"sky": ["white"]}).do("play lich", "place_spy everfire")
    assert t.may("end_turn") and t.spies("everfire") == ["amber"] and t.trophies("sky") == ["white"]


def test_lich_with_all_spies_out_may_do_without_and_then_does_nothing_more() -> None:
    sites = ["araumycos", "ched_nasad", "eryndlyn", "gracklstugh", "kanaglym"]
    t = table(
        "lich",
        troops={site: ["amber", "sky"] for site in sites},
        spies={site: ["amber"] for site in sites},
        trophies={"sky": ["amber", "white"]},
    )
    t.do("play lich")
    assert t.may("done") and t.verbs() == {"return_spy", "done"}
    t.do("done")
    assert t.may("end_turn") and t.spies_left("amber") == 0 and t.trophies("sky") == ["amber", "white"]


def test_lich_without_a_spy_placed_has_no_site_left_from_before() -> None:
    """No card leads here with a site in mind, so that is arranged by hand."""
    spies = {site: ["amber"] for site in ("araumycos", "ched_nasad", "eryndlyn", "gracklstugh", "kanaglym")}
    t = table(troops=REACH, spies=spies, trophies={"sky": ["amber"]})
    t.s.push(PLAYS[KIND["lich"]], 0, PLACE["skullport"] * COLOURS, NOTHING)
    run(t.s, t.d)
    assert t.do("done").may("end_turn")


def test_lich_puts_the_trophy_on_a_route_when_the_sites_in_reach_are_full() -> None:
    free = "kanaglym--skullport.1"
    t = table("lich", troops=crowded({"skullport": ["amber", "sky"]}, but=free), trophies={"sky": ["white"]})
    t.do("play lich", "place_spy skullport", "opponent sky", "take_trophy sky white")
    assert t.options() == [f"deploy {free}"]
    assert t.do(f"deploy {free}").troops(free) == ["white"]


def test_vampire_supplants_where_you_have_presence() -> None:
    t = table("vampire", troops=REACH, inner=["noble"] * 3, discard=["wight"]).do("play vampire")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.options() == ["supplant skullport sky", "supplant skullport white"]
    t.do("supplant skullport sky")
    assert t.may("end_turn") and t.troops("skullport") == ["amber", "amber", "white"]
    assert t.trophies("amber") == ["sky"] and t.vp("amber") == 0 and t.discard("amber") == ["wight"]


def test_vampire_promotes_from_the_discard_pile_and_then_gains_a_vp_per_three_in_the_inner_circle() -> None:
    t = table("vampire", "soldier", "house_guard", inner=["noble"] * 5, discard=["noble", "wight"])
    t.do("play house_guard", "play vampire", "choose 2")
    assert t.options() == ["promote noble", "promote wight"]
    t.do("promote wight")
    assert t.may("end_turn") and t.vp("amber") == 2 and t.inner("amber") == ["noble"] * 5 + ["wight"]
    assert t.discard("amber") == ["noble"]


def test_vampire_rounds_down() -> None:
    t = table("vampire", inner=["noble"] * 4, discard=["wight"]).do("play vampire", "choose 2", "promote wight")
    assert t.vp("amber") == 1


def test_vampire_gains_its_vp_even_with_an_empty_discard_pile() -> None:
    t = table("vampire", inner=["noble"] * 3).do("play vampire", "choose 2")
    assert t.may("end_turn") and t.vp("amber") == 1


def test_vampire_sends_a_promoted_insane_outcast_back_to_the_supply() -> None:
    t = table("vampire", inner=["noble"] * 2, discard=["insane_outcast"], outcasts=29)
    t.do("play vampire", "choose 2", "promote insane_outcast")
    assert t.stack("insane_outcast") == 30 and t.inner("amber") == ["noble"] * 2 and t.vp("amber") == 0
