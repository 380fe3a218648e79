"""What the cards of the Drow half-deck do, those of cost 4 and more."""

from __future__ import annotations

from tests.games.tyrants.cards.sites import CENTRE, FIVE_SPIES
from tests.games.tyrants.table import table

# Underdark Ranger


def test_underdark_ranger_assassinates_two_white_troops_in_presence() -> None:
    t = table(
        "underdark_ranger",
        troops={"skullport": ["amber", "sky", "white", "white"], "everfire": ["white"], "eryndlyn": ["white"]},
        spies={"everfire": ["amber"]},
    )
    t.do("play underdark_ranger")
    assert t.options() == ["assassinate everfire white", "assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.options() == ["assassinate everfire white", "assassinate skullport white"]
    t.do("assassinate everfire white")
    assert t.troops("skullport") == ["amber", "sky", "white"] and t.troops("everfire") == []
    assert t.trophies("amber") == ["white", "white"] and t.may("end_turn")


def test_underdark_ranger_stops_after_the_only_white_troop_in_presence() -> None:
    t = table("underdark_ranger", troops={"skullport": ["amber", "sky", "white"]})
    t.do("play underdark_ranger", "assassinate skullport white")
    assert t.may("end_turn") and t.troops("skullport") == ["amber", "sky"]


# Bounty Hunter


def test_bounty_hunter_gives_three_power() -> None:
    t = table("bounty_hunter").do("play bounty_hunter")
    assert (t.power, t.influence) == (3, 0) and t.may("end_turn")


# Chosen of Lolth


def test_chosen_of_lolth_returns_a_troop_of_another_player_to_its_barracks() -> None:
    t = table(
        "chosen_of_lolth",
        troops={"skullport": ["amber", "sky", "white"], "everfire": ["sky"]},
        spies={"skullport": ["amber", "sky"], "eryndlyn": ["sky"]},
    )
    t.do("play chosen_of_lolth")
    assert t.options() == ["return_spy skullport sky", "return_troop skullport sky"]
    t.do("return_troop skullport sky")
    assert t.troops("skullport") == ["amber", "white"] and t.barracks("sky") == 39
    assert t.trophies("amber") == [] and t.spies("skullport") == ["amber", "sky"] and t.may("end_turn")


def test_chosen_of_lolth_returns_a_spy_of_another_player() -> None:
    t = table("chosen_of_lolth", troops={"skullport": ["amber", "sky"]}, spies={"skullport": ["sky"]})
    t.do("play chosen_of_lolth", "return_spy skullport sky")
    assert t.spies("skullport") == [] and t.spies_left("sky") == 5
    assert t.troops("skullport") == ["amber", "sky"] and t.power == 0 and t.may("end_turn")


def test_chosen_of_lolth_returns_nothing_white_and_nothing_of_yours() -> None:
    t = table("chosen_of_lolth", troops={"skullport": ["amber", "white"]}, spies={"skullport": ["amber"]})
    t.do("play chosen_of_lolth")
    assert t.may("end_turn")


def test_chosen_of_lolth_promotes_another_played_card_at_end_of_turn() -> None:
    t = table("chosen_of_lolth", "noble", "soldier").do("play noble", "play chosen_of_lolth", "play soldier")
    t.do("end_turn")
    assert t.options() == ["promote noble", "promote soldier"]
    t.do("promote noble")
    assert t.inner("amber") == ["noble"] and t.turn == "sky"


def test_chosen_of_lolth_never_promotes_herself() -> None:
    t = table("chosen_of_lolth").do("play chosen_of_lolth", "end_turn")
    assert t.turn == "sky" and t.inner("amber") == []


# Doppelganger


def test_doppelganger_supplants_any_enemy_in_presence() -> None:
    t = table(
        "doppelganger",
        troops={"skullport": ["amber", "sky", "white"], "everfire": ["sky"], "eryndlyn": ["sky"]},
        spies={"everfire": ["amber"]},
    )
    t.do("play doppelganger")
    assert t.options() == ["supplant everfire sky", "supplant skullport sky", "supplant skullport white"]
    t.do("supplant everfire sky")
    assert t.troops("everfire") == ["amber"] and t.trophies("amber") == ["sky"]
    assert t.barracks("amber") == 38 and t.barracks("sky") == 37 and t.may("end_turn")


def test_doppelganger_does_nothing_without_an_enemy_in_presence() -> None:
    t = table("doppelganger", troops={"skullport": ["amber"], "everfire": ["sky"]}).do("play doppelganger")
    assert t.may("end_turn")


def test_doppelganger_with_empty_barracks_kills_and_takes_a_point() -> None:
    t = table("doppelganger", troops={"skullport": ["amber", "sky"]}, barracks={"amber": 0})
    t.do("play doppelganger", "supplant skullport sky")
    assert t.troops("skullport") == ["amber"] and t.trophies("amber") == ["sky"]
    assert t.vp("amber") == 1 and t.may("end_turn")


# Master of Melee-Magthere


def test_master_of_melee_magthere_deploys_four_troops_as_its_first_choice() -> None:
    t = table("master_of_melee_magthere", troops={"kanaglym": ["amber"], "everfire": ["white"]})
    t.do("play master_of_melee_magthere")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.verbs() == {"deploy"}
    assert t.may("deploy kanaglym") and not t.may("deploy skullport")
    t.do("deploy kanaglym", "deploy kanaglym", "deploy kanaglym--skullport.1")
    assert t.verbs() == {"deploy"}
    t.do("deploy skullport")
    assert t.troops("kanaglym") == ["amber", "amber", "amber"] and t.troops("skullport") == ["amber"]
    assert t.barracks("amber") == 35 and t.may("end_turn")


def test_master_of_melee_magthere_supplants_a_white_troop_anywhere_as_its_second_choice() -> None:
    t = table(
        "master_of_melee_magthere",
        troops={"kanaglym": ["amber", "sky"], "everfire": ["sky", "white"], "araumycos--ched_nasad.1": ["white"]},
    )
    t.do("play master_of_melee_magthere", "choose 2")
    assert t.options() == ["supplant araumycos--ched_nasad.1 white", "supplant everfire white"]
    t.do("supplant everfire white")
    assert t.troops("everfire") == ["amber", "sky"] and t.trophies("amber") == ["white"] and t.may("end_turn")


def test_master_of_melee_magthere_offers_only_the_deployment_without_white_troops() -> None:
    t = table("master_of_melee_magthere", troops={"kanaglym": ["amber", "sky"]}).do("play master_of_melee_magthere")
    assert t.options() == ["choose 1"]


# Information Broker


def test_information_broker_places_a_spy_as_its_first_choice() -> None:
    t = table("information_broker").do("play information_broker")
    assert t.options() == ["choose 1"]
    t.do("choose 1")
    assert t.options() == [f"place_spy {site}" for site in CENTRE]
    t.do("place_spy everfire")
    assert t.spies("everfire") == ["amber"] and t.hand("amber") == [] and t.may("end_turn")


def test_information_broker_draws_three_cards_for_a_returned_spy() -> None:
    t = table("information_broker", spies={"everfire": ["amber", "sky"], "skullport": ["amber"]})
    t.do("play information_broker")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 2")
    assert t.options() == ["done", "return_spy everfire amber", "return_spy skullport amber"]
    t.do("return_spy everfire amber")
    assert t.hand("amber") == ["noble", "noble", "noble"] and len(t.deck("amber")) == 2
    assert t.spies("everfire") == ["sky"] and t.spies("skullport") == ["amber"] and t.may("end_turn")


def test_information_broker_draws_nothing_when_the_spy_stays() -> None:
    t = table("information_broker", spies={"everfire": ["amber"]}).do("play information_broker", "choose 2", "done")
    assert t.hand("amber") == [] and t.spies("everfire") == ["amber"] and t.may("end_turn")


def test_information_broker_reshuffles_the_discard_pile_in_the_middle_of_the_draw() -> None:
    t = table(
        "information_broker",
        "soldier",
        deck=["noble"],
        discard=["house_guard", "house_guard", "house_guard"],
        spies={"everfire": ["amber"]},
    )
    t.do("play soldier", "play information_broker", "choose 2", "return_spy everfire amber")
    assert t.hand("amber") == ["house_guard", "house_guard", "noble"]
    assert t.deck("amber") == ["house_guard"] and t.discard("amber") == []
    assert t.played() == ["information_broker", "soldier"]


# Masters of Sorcere


def test_masters_of_sorcere_place_two_spies_at_two_sites_as_their_first_choice() -> None:
    t = table("masters_of_sorcere").do("play masters_of_sorcere")
    assert t.options() == ["choose 1"]
    t.do("choose 1")
    assert t.options() == [f"place_spy {site}" for site in CENTRE]
    t.do("place_spy everfire")
    assert t.options() == [f"place_spy {site}" for site in CENTRE if site != "everfire"]
    t.do("place_spy skullport")
    assert t.spies("everfire") == ["amber"] and t.spies("skullport") == ["amber"]
    assert t.spies_left("amber") == 3 and t.power == 0 and t.may("end_turn")


def test_masters_of_sorcere_may_move_a_spy_when_the_first_one_was_the_last_left() -> None:
    four = {site: seats for site, seats in FIVE_SPIES.items() if site != "skullport"}
    t = table("masters_of_sorcere", spies=four).do("play masters_of_sorcere", "choose 1", "place_spy skullport")
    assert t.options() == ["done"] + [f"return_spy {site} amber" for site in FIVE_SPIES]
    t.do("return_spy araumycos amber", "place_spy llacerellyn")
    assert t.spies("araumycos") == [] and t.spies("llacerellyn") == ["amber"] and t.may("end_turn")


def test_masters_of_sorcere_give_four_power_for_one_returned_spy() -> None:
    t = table("masters_of_sorcere", spies={"everfire": ["amber"], "skullport": ["amber", "sky"]})
    t.do("play masters_of_sorcere", "choose 2")
    assert t.options() == ["done", "return_spy everfire amber", "return_spy skullport amber"]
    t.do("return_spy skullport amber")
    assert (t.power, t.influence) == (4, 0) and t.may("end_turn")
    assert t.spies("skullport") == ["sky"] and t.spies_left("amber") == 4


def test_masters_of_sorcere_give_no_power_when_the_spy_stays() -> None:
    t = table("masters_of_sorcere", spies={"everfire": ["amber"]}).do("play masters_of_sorcere", "choose 2", "done")
    assert t.power == 0 and t.spies("everfire") == ["amber"] and t.may("end_turn")


# Weaponmaster


def test_weaponmaster_chooses_three_times_between_deploying_and_killing_a_white_troop() -> None:
    t = table("weaponmaster", troops={"gracklstugh": ["amber", "white"], "the_labyrinth": ["sky", "white"]})
    t.do("play weaponmaster")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 2")
    assert t.options() == ["assassinate gracklstugh white"]
    t.do("assassinate gracklstugh white")
    assert t.options() == ["choose 1"]
    t.do("choose 1")
    assert t.verbs() == {"deploy"} and not t.may("deploy the_labyrinth")
    t.do("deploy gracklstugh--the_labyrinth.1")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 2")
    assert t.options() == ["assassinate the_labyrinth white"]
    t.do("assassinate the_labyrinth white")
    assert t.trophies("amber") == ["white", "white"] and t.troops("the_labyrinth") == ["sky"]
    assert t.troops("gracklstugh--the_labyrinth.1") == ["amber"] and t.may("end_turn")


def test_weaponmaster_may_deploy_three_times() -> None:
    t = table("weaponmaster", troops={"kanaglym": ["amber"]}).do("play weaponmaster")
    t.do("choose 1", "deploy kanaglym", "choose 1", "deploy kanaglym", "choose 1", "deploy kanaglym--skullport.1")
    assert t.troops("kanaglym") == ["amber", "amber", "amber"] and t.troops("kanaglym--skullport.1") == ["amber"]
    assert t.barracks("amber") == 36 and t.power == 0 and t.may("end_turn")


def test_weaponmaster_may_kill_three_white_troops() -> None:
    t = table("weaponmaster", troops={"skullport": ["amber", "white", "white", "white", "white"]})
    t.do("play weaponmaster")
    for _ in range(3):
        t.do("choose 2", "assassinate skullport white")
    assert t.trophies("amber") == ["white", "white", "white"] and t.troops("skullport") == ["amber", "white"]
    assert t.may("end_turn")


# Deathblade


def test_deathblade_assassinates_two_enemies_in_presence() -> None:
    t = table(
        "deathblade",
        troops={"skullport": ["amber", "sky", "white"], "everfire": ["sky"], "eryndlyn": ["sky"]},
        spies={"everfire": ["amber"]},
    )
    t.do("play deathblade")
    assert t.options() == ["assassinate everfire sky", "assassinate skullport sky", "assassinate skullport white"]
    t.do("assassinate everfire sky")
    assert t.options() == ["assassinate skullport sky", "assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.trophies("amber") == ["sky", "white"] and t.troops("skullport") == ["amber", "sky"]
    assert t.power == 0 and t.may("end_turn")


def test_deathblade_stops_after_the_only_enemy_in_presence() -> None:
    t = table("deathblade", troops={"skullport": ["amber", "sky"], "everfire": ["sky"]})
    t.do("play deathblade", "assassinate skullport sky")
    assert t.may("end_turn") and t.trophies("amber") == ["sky"]


# Council Member


def test_council_member_moves_two_enemies_to_any_empty_spaces() -> None:
    t = table(
        "council_member",
        troops={
            "skullport": ["amber", "sky", "white"],
            "everfire": ["sky"],
            "llacerellyn": ["white", "white"],
        },
    )
    t.do("play council_member")
    assert t.options() == ["done", "move skullport sky", "move skullport white"]
    t.do("move skullport sky")
    assert t.may("move_to everfire") and t.may("move_to mantol_derith--menzoberranzan.2")
    assert not t.may("move_to llacerellyn")
    t.do("move_to mantol_derith--menzoberranzan.2")
    assert t.options() == ["done", "move skullport white"]
    t.do("move skullport white", "move_to menzoberranzan")
    assert t.troops("skullport") == ["amber"] and t.troops("menzoberranzan") == ["white"]
    assert t.troops("mantol_derith--menzoberranzan.2") == ["sky"]
    assert t.trophies("amber") == [] and t.may("end_turn")


def test_council_member_may_move_only_one_troop() -> None:
    t = table("council_member", troops={"skullport": ["amber", "sky", "white"]})
    t.do("play council_member", "move skullport white", "move_to everfire", "done")
    assert t.troops("skullport") == ["amber", "sky"] and t.troops("everfire") == ["white"] and t.may("end_turn")


def test_council_member_may_move_nothing() -> None:
    t = table("council_member", troops={"skullport": ["amber", "sky"]}).do("play council_member", "done")
    assert t.troops("skullport") == ["amber", "sky"] and t.may("end_turn")


def test_council_member_promotes_another_played_card_at_end_of_turn() -> None:
    t = table("council_member", "noble", "soldier").do("play council_member", "play noble", "play soldier", "end_turn")
    assert t.options() == ["promote noble", "promote soldier"]
    t.do("promote soldier")
    assert t.inner("amber") == ["soldier"] and t.turn == "sky"


def test_council_member_never_promotes_itself() -> None:
    t = table("council_member").do("play council_member", "end_turn")
    assert t.turn == "sky" and t.inner("amber") == []


# Matron Mother


def test_matron_mother_empties_the_deck_into_the_discard_pile_and_promotes_from_it() -> None:
    t = table("matron_mother", "soldier", "doppelganger", deck=["noble", "deathblade"], discard=["house_guard"])
    t.do("play soldier", "play matron_mother")
    assert t.deck("amber") == [] and t.discard("amber") == ["deathblade", "house_guard", "noble"]
    assert t.options() == ["promote deathblade", "promote house_guard", "promote noble"]
    t.do("promote deathblade")
    assert t.inner("amber") == ["deathblade"] and t.discard("amber") == ["house_guard", "noble"]
    assert t.hand("amber") == ["doppelganger"] and t.played() == ["matron_mother", "soldier"]
    assert t.may("end_turn")


def test_matron_mother_does_nothing_when_deck_and_discard_pile_are_empty() -> None:
    t = table("rath_modar", deck=["matron_mother"]).do("play rath_modar", "place_spy everfire", "play matron_mother")
    assert t.may("end_turn") and t.inner("amber") == []
    assert t.played() == ["matron_mother", "rath_modar"]
