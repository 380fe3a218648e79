"""What the cards of the Demons deck that cost five or more do."""

from __future__ import annotations

from tests.games.tyrants.table import table

FIVE_SPIES = {site: ["amber"] for site in ("ched_nasad", "eryndlyn", "everfire", "kanaglym", "skullport")}


def test_glabrezu_assassinates_two_enemy_troops_for_a_devoured_hand_card() -> None:
    board = {"skullport": ["amber", "white", "sky", "sky"], "everfire": ["sky"]}
    t = table("glabrezu", "noble", "soldier", "kobold", troops=board).do("play soldier", "play glabrezu")
    assert t.options() == ["devour kobold", "devour noble", "done"]
    t.do("devour noble")
    assert t.devoured() == ["noble"] and t.options() == ["assassinate skullport sky", "assassinate skullport white"]
    t.do("assassinate skullport sky")
    assert t.options() == ["assassinate skullport sky", "assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.troops("skullport") == ["amber", "sky"] and t.trophies("amber") == ["sky", "white"] and t.may("end_turn")


def test_glabrezu_stops_after_one_kill_when_nobody_else_is_in_reach() -> None:
    t = table("glabrezu", "noble", troops={"skullport": ["amber", "sky"], "everfire": ["sky"]})
    t.do("play glabrezu", "devour noble", "assassinate skullport sky")
    assert t.trophies("amber") == ["sky"] and t.options() == ["end_turn"]


def test_glabrezu_may_be_paid_though_there_is_nobody_to_assassinate() -> None:
    t = table("glabrezu", "noble", troops={"skullport": ["amber"]}).do("play glabrezu", "devour noble")
    assert t.devoured() == ["noble"] and t.options() == ["end_turn"]


def test_glabrezu_does_nothing_when_declined_or_with_an_empty_hand() -> None:
    board = {"skullport": ["amber", "sky"]}
    declined = table("glabrezu", "noble", troops=board).do("play glabrezu", "done")
    assert declined.troops("skullport") == ["amber", "sky"] and declined.hand("amber") == ["noble"]
    assert declined.may("end_turn")
    alone = table("glabrezu", troops=board).do("play glabrezu")
    assert alone.troops("skullport") == ["amber", "sky"] and alone.options() == ["end_turn"]


def test_succubus_places_a_spy_and_assassinates_an_enemy_troop_there_for_a_devoured_hand_card() -> None:
    board = {"eryndlyn": ["white", "sky"], "araumycos--eryndlyn.1": ["white"], "skullport": ["amber", "white"]}
    t = table("succubus", "noble", troops=board).do("play succubus")
    assert t.options() == ["devour noble", "done"]
    t.do("devour noble")
    assert t.devoured() == ["noble"] and t.verbs() == {"place_spy"} and len(t.options()) == 15
    t.do("place_spy eryndlyn")
    assert t.options() == ["assassinate eryndlyn sky", "assassinate eryndlyn white"]
    t.do("assassinate eryndlyn white")
    assert t.spies("eryndlyn") == ["amber"] and t.troops("eryndlyn") == ["sky"]
    assert t.trophies("amber") == ["white"] and t.options() == ["end_turn"]


def test_succubus_assassinates_nobody_elsewhere_if_the_spys_site_holds_no_enemy() -> None:
    t = table("succubus", "noble", troops={"skullport": ["amber", "white"]})
    t.do("play succubus", "devour noble", "place_spy kanaglym")
    assert t.trophies("amber") == [] and t.options() == ["end_turn"]


def test_succubus_does_nothing_when_declined_or_with_an_empty_hand() -> None:
    declined = table("succubus", "noble", troops={"everfire": ["white"]}).do("play succubus", "done")
    assert declined.spies_left("amber") == 5 and declined.hand("amber") == ["noble"] and declined.may("end_turn")
    alone = table("succubus", troops={"everfire": ["white"]}).do("play succubus")
    assert alone.spies_left("amber") == 5 and alone.options() == ["end_turn"]


def test_succubus_may_bring_a_spy_back_first_when_all_five_are_out() -> None:
    t = table("succubus", "noble", troops={"blingdenstone": ["white"]}, spies=FIVE_SPIES)
    t.do("play succubus", "devour noble")
    assert t.options() == ["done", *(f"return_spy {site} amber" for site in FIVE_SPIES)]
    t.do("return_spy everfire amber", "place_spy blingdenstone", "assassinate blingdenstone white")
    assert t.spies("everfire") == [] and t.trophies("amber") == ["white"] and t.options() == ["end_turn"]


def test_nalfeshnee_gains_three_influence_and_promotes_the_top_card_of_your_deck() -> None:
    t = table("nalfeshnee", "noble", deck=["soldier"], discard=["kobold"]).do("play nalfeshnee")
    assert t.influence == 3 and t.inner("amber") == ["soldier"] and t.deck("amber") == []
    assert t.hand("amber") == ["noble"] and t.discard("amber") == ["kobold"] and t.may("end_turn")


def test_nalfeshnee_promotes_only_one_card() -> None:
    t = table("nalfeshnee", deck=["soldier", "soldier", "soldier"]).do("play nalfeshnee")
    assert t.inner("amber") == ["soldier"] and t.deck("amber") == ["soldier", "soldier"]


def test_nalfeshnee_shuffles_the_discard_pile_when_the_deck_is_empty_but_not_the_cards_in_play() -> None:
    t = table("nalfeshnee", "nalfeshnee", deck=["soldier"], discard=["kobold"]).do("play nalfeshnee", "play nalfeshnee")
    assert t.inner("amber") == ["kobold", "soldier"] and t.discard("amber") == [] and t.deck("amber") == []
    short = table("nalfeshnee", "nalfeshnee", deck=["soldier"]).do("play nalfeshnee", "play nalfeshnee")
    assert short.inner("amber") == ["soldier"] and short.influence == 6 and short.may("end_turn")


def test_nalfeshnee_sends_an_insane_outcast_on_top_of_your_deck_back_to_the_supply() -> None:
    t = table("nalfeshnee", deck=["insane_outcast"], outcasts=29).do("play nalfeshnee")
    assert t.stack("insane_outcast") == 30 and t.inner("amber") == [] and t.deck("amber") == []


def test_vrock_places_a_spy_at_any_site_in_play_without_one_of_yours() -> None:
    t = table("vrock", spies={"everfire": ["amber"]}).do("play vrock")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.verbs() == {"place_spy"} and len(t.options()) == 14 and not t.may("place_spy everfire")
    t.do("place_spy kanaglym")
    assert t.spies("kanaglym") == ["amber"] and t.power == 0 and t.options() == ["end_turn"]


def test_vrock_gains_five_power_for_a_returned_spy() -> None:
    t = table("vrock", spies={"everfire": ["amber", "sky"]}).do("play vrock", "choose 2")
    assert t.options() == ["done", "return_spy everfire amber"]
    t.do("return_spy everfire amber")
    assert (t.power, t.influence) == (5, 0) and t.spies("everfire") == ["sky"] and t.may("end_turn")


def test_vrock_gains_nothing_when_no_spy_is_returned() -> None:
    t = table("vrock", spies={"everfire": ["amber"]}).do("play vrock", "choose 2", "done")
    assert t.power == 0 and t.spies("everfire") == ["amber"] and t.options() == ["end_turn"]


def test_vrock_offers_only_placing_when_no_spy_is_out() -> None:
    assert table("vrock").do("play vrock").options() == ["choose 1"]


def test_grazzt_places_two_spies_at_two_different_sites() -> None:
    t = table("grazzt").do("play grazzt")
    assert t.options() == ["choose 1"]
    t.do("choose 1")
    assert t.verbs() == {"place_spy"} and len(t.options()) == 15
    t.do("place_spy everfire")
    assert t.verbs() == {"place_spy"} and len(t.options()) == 14 and not t.may("place_spy everfire")
    t.do("place_spy kanaglym")
    assert t.spies("everfire") == ["amber"] and t.spies("kanaglym") == ["amber"]
    assert t.spies_left("amber") == 3 and t.options() == ["end_turn"]


def test_grazzt_supplants_an_enemy_troop_in_a_space_of_the_site_a_returned_spy_left() -> None:
    board = {"eryndlyn": ["white", "sky"], "araumycos--eryndlyn.1": ["white"], "skullport": ["amber", "sky"]}
    t = table("grazzt", troops=board, spies={"eryndlyn": ["amber"]}).do("play grazzt")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 2")
    assert t.options() == ["done", "return_spy eryndlyn amber"]
    t.do("return_spy eryndlyn amber")
    assert t.options() == ["supplant eryndlyn sky", "supplant eryndlyn white"]
    t.do("supplant eryndlyn sky")
    assert t.troops("eryndlyn") == ["amber", "white"] and t.trophies("amber") == ["sky"]
    assert t.spies("eryndlyn") == [] and t.barracks("amber") == 38 and t.options() == ["end_turn"]


def test_grazzt_supplants_once_at_each_site_and_may_leave_some_spies_in_place() -> None:
    board = {"everfire": ["white", "white"], "kanaglym": ["white", "white"], "skullport": ["white"]}
    spies = {"everfire": ["amber"], "kanaglym": ["amber"], "skullport": ["amber", "sky"]}
    t = table("grazzt", troops=board, spies=spies).do("play grazzt", "choose 2", "return_spy everfire amber")
    assert t.options() == ["done", "return_spy kanaglym amber", "return_spy skullport amber"]
    t.do("return_spy kanaglym amber")
    assert t.options() == ["done", "return_spy skullport amber"]
    t.do("done", "supplant everfire white", "supplant kanaglym white")
    assert t.troops("everfire") == ["amber", "white"] and t.troops("kanaglym") == ["amber", "white"]
    assert t.troops("skullport") == ["white"] and t.spies("skullport") == ["amber", "sky"]
    assert t.trophies("amber") == ["white", "white"] and t.options() == ["end_turn"]


def test_grazzt_supplants_nobody_at_a_site_without_enemies() -> None:
    t = table("grazzt", troops={"skullport": ["amber", "sky"]}, spies={"everfire": ["amber"]})
    t.do("play grazzt", "choose 2", "return_spy everfire amber")
    assert t.troops("skullport") == ["amber", "sky"] and t.spies_left("amber") == 5 and t.options() == ["end_turn"]


def test_grazzt_does_nothing_when_no_spy_is_returned() -> None:
    t = table("grazzt", troops={"everfire": ["white"]}, spies={"everfire": ["amber"]})
    t.do("play grazzt", "choose 2", "done")
    assert t.troops("everfire") == ["white"] and t.spies("everfire") == ["amber"] and t.options() == ["end_turn"]


def test_zuggtmoy_devours_from_the_inner_circle_for_three_influence_and_up_to_two_promotions() -> None:
    t = table("noble", "soldier", "bounty_hunter", "zuggtmoy", inner=["spy_master", "kobold"]).do("play zuggtmoy")
    assert t.options() == ["devour kobold", "devour spy_master", "done"]
    t.do("devour spy_master")
    assert t.influence == 3 and t.devoured() == ["spy_master"] and t.inner("amber") == ["kobold"]
    t.do("play noble", "play soldier", "play bounty_hunter", "end_turn")
    assert t.options() == ["done", "promote bounty_hunter", "promote noble", "promote soldier"]
    t.do("promote soldier")
    assert t.options() == ["done", "promote bounty_hunter", "promote noble"]
    t.do("promote noble")
    assert t.inner("amber") == ["kobold", "noble", "soldier"] and t.seat == "sky"


def test_zuggtmoy_may_promote_one_card_or_none() -> None:
    one = table("noble", "soldier", "zuggtmoy", inner=["kobold"]).do("play zuggtmoy", "devour kobold", "play noble")
    one.do("play soldier", "end_turn", "promote noble", "done")
    assert one.inner("amber") == ["noble"] and one.seat == "sky"
    none = table("noble", "zuggtmoy", inner=["kobold"]).do("play zuggtmoy", "devour kobold", "play noble", "end_turn")
    none.do("done")
    assert none.inner("amber") == [] and none.seat == "sky"


def test_zuggtmoy_never_promotes_itself() -> None:
    t = table("zuggtmoy", inner=["kobold"]).do("play zuggtmoy", "devour kobold", "end_turn")
    assert t.seat == "sky" and t.inner("amber") == []


def test_zuggtmoy_does_nothing_when_declined_or_with_an_empty_inner_circle() -> None:
    declined = table("noble", "zuggtmoy", inner=["kobold"]).do("play zuggtmoy", "done")
    assert declined.influence == 0 and declined.inner("amber") == ["kobold"]
    assert declined.do("play noble", "end_turn").seat == "sky" and declined.inner("amber") == ["kobold"]
    empty = table("noble", "zuggtmoy").do("play zuggtmoy")
    assert empty.influence == 0 and empty.may("end_turn")
    assert empty.do("play noble", "end_turn").seat == "sky" and empty.inner("amber") == []


def test_balor_supplants_a_white_troop_anywhere_and_deploys_a_troop_for_a_devoured_hand_card() -> None:
    board = {"skullport": ["amber", "sky"], "everfire": ["white", "sky"], "araumycos--eryndlyn.1": ["white"]}
    t = table("balor", "noble", troops=board).do("play balor")
    assert t.options() == ["devour noble", "done"]
    t.do("devour noble")
    assert t.options() == ["supplant araumycos--eryndlyn.1 white", "supplant everfire white"]
    t.do("supplant everfire white")
    assert t.may("deploy everfire") and t.may("deploy skullport") and not t.may("deploy kanaglym")
    t.do("deploy everfire")
    assert t.troops("everfire") == ["amber", "amber", "sky"] and t.trophies("amber") == ["white"]
    assert t.barracks("amber") == 37 and t.devoured() == ["noble"] and t.options() == ["end_turn"]


def test_balor_still_deploys_when_there_is_no_white_troop() -> None:
    t = table("balor", "noble", troops={"skullport": ["amber"]}).do("play balor", "devour noble", "deploy skullport")
    assert t.troops("skullport") == ["amber", "amber"] and t.options() == ["end_turn"]


def test_balor_does_nothing_when_declined_or_with_an_empty_hand() -> None:
    board = {"skullport": ["amber", "white"]}
    declined = table("balor", "noble", troops=board).do("play balor", "done")
    assert declined.troops("skullport") == ["amber", "white"] and declined.hand("amber") == ["noble"]
    assert declined.may("end_turn")
    alone = table("balor", troops=board).do("play balor")
    assert alone.troops("skullport") == ["amber", "white"] and alone.options() == ["end_turn"]


def test_marilith_gains_five_power_for_a_devoured_hand_card() -> None:
    t = table("marilith", "noble", "soldier").do("play noble", "play marilith")
    assert t.options() == ["devour soldier", "done"]
    t.do("devour soldier")
    assert t.power == 5 and t.influence == 1 and t.devoured() == ["soldier"] and t.may("end_turn")


def test_marilith_does_nothing_when_declined_or_with_an_empty_hand() -> None:
    declined = table("marilith", "noble").do("play marilith", "done")
    assert declined.power == 0 and declined.hand("amber") == ["noble"] and declined.may("end_turn")
    alone = table("marilith").do("play marilith")
    assert alone.power == 0 and alone.options() == ["end_turn"]


def test_demogorgon_supplants_two_white_troops_where_you_have_presence_for_a_devoured_hand_card() -> None:
    board = {"skullport": ["amber", "white", "white", "white", "sky"], "everfire": ["white"]}
    t = table("demogorgon", "noble", troops=board).do("play demogorgon")
    assert t.options() == ["devour noble", "done"]
    t.do("devour noble")
    assert t.options() == ["supplant skullport white"]
    t.do("supplant skullport white")
    assert t.options() == ["supplant skullport white"]
    t.do("supplant skullport white")
    assert t.troops("skullport") == ["amber", "amber", "amber", "sky", "white"]
    assert t.trophies("amber") == ["white", "white"] and t.barracks("amber") == 37
    assert t.devoured() == ["noble"] and t.options() == ["end_turn"]


def test_demogorgon_finds_its_second_victim_beside_the_troop_that_replaced_the_first() -> None:
    board = {"skullport": ["amber"], "kanaglym--skullport.1": ["white"], "kanaglym": ["white"]}
    t = table("demogorgon", "noble", troops=board).do("play demogorgon", "devour noble")
    assert t.options() == ["supplant kanaglym--skullport.1 white"]
    t.do("supplant kanaglym--skullport.1 white", "supplant kanaglym white")
    assert t.troops("kanaglym--skullport.1") == ["amber"] and t.troops("kanaglym") == ["amber"]


def test_demogorgon_gives_every_opponent_two_outcasts_even_with_nobody_to_supplant() -> None:
    t = table("demogorgon", "noble", seats=3, troops={"skullport": ["amber"]}).do("play demogorgon", "devour noble")
    assert t.discard("sky") == ["insane_outcast"] * 2 and t.discard("green") == ["insane_outcast"] * 2
    assert t.discard("amber") == [] and t.stack("insane_outcast") == 26 and t.options() == ["end_turn"]


def test_demogorgon_leaves_the_last_in_the_circle_short_of_outcasts() -> None:
    t = table("demogorgon", "noble", seats=3, outcasts=3).do("play demogorgon", "devour noble")
    assert t.discard("sky") == ["insane_outcast"] * 2 and t.discard("green") == ["insane_outcast"]
    assert t.stack("insane_outcast") == 0


def test_demogorgon_paid_with_an_insane_outcast_can_hand_that_one_out() -> None:
    t = table("demogorgon", "insane_outcast", outcasts=1).do("play demogorgon", "devour insane_outcast")
    assert t.discard("sky") == ["insane_outcast"] * 2 and t.stack("insane_outcast") == 0 and t.devoured() == []


def test_demogorgon_does_nothing_when_declined_or_with_an_empty_hand() -> None:
    board = {"skullport": ["amber", "white"]}
    declined = table("demogorgon", "noble", troops=board).do("play demogorgon", "done")
    assert declined.troops("skullport") == ["amber", "white"] and declined.discard("sky") == []
    assert declined.hand("amber") == ["noble"] and declined.may("end_turn")
    alone = table("demogorgon", troops=board).do("play demogorgon")
    assert alone.troops("skullport") == ["amber", "white"] and alone.discard("sky") == []
    assert alone.stack("insane_outcast") == 30 and alone.options() == ["end_turn"]


def test_orcus_assassinates_two_enemy_troops_for_a_devoured_hand_card() -> None:
    board = {"skullport": ["amber", "white", "sky", "sky"], "everfire": ["sky"]}
    t = table("orcus", "noble", troops=board).do("play orcus")
    assert t.options() == ["devour noble", "done"]
    t.do("devour noble")
    assert t.options() == ["assassinate skullport sky", "assassinate skullport white"]
    t.do("assassinate skullport sky", "assassinate skullport white")
    assert t.troops("skullport") == ["amber", "sky"] and t.devoured() == ["noble"]
    t.do("done")
    assert t.trophies("amber") == ["sky", "white"] and t.options() == ["end_turn"]


def test_orcus_puts_two_troops_of_any_trophy_halls_anywhere_and_they_keep_their_colour() -> None:
    t = table(
        "orcus",
        "noble",
        troops={"skullport": ["amber"], "chasmleap_bridge": ["white"]},
        trophies={"amber": ["sky", "white"], "sky": ["amber"]},
        barracks={"amber": 30, "sky": 30},
    )
    t.do("play orcus", "devour noble")
    assert t.options() == ["done", "take_trophy amber sky", "take_trophy amber white", "take_trophy sky amber"]
    t.do("take_trophy amber sky")
    assert t.may("deploy everfire") and t.may("deploy araumycos--eryndlyn.1") and not t.may("deploy chasmleap_bridge")
    t.do("deploy everfire")
    assert t.troops("everfire") == ["sky"] and t.trophies("amber") == ["white"] and t.barracks("sky") == 30
    assert t.options() == ["done", "take_trophy amber white", "take_trophy sky amber"]
    t.do("take_trophy sky amber", "deploy ched_nasad")
    assert t.troops("ched_nasad") == ["amber"] and t.trophies("sky") == [] and t.barracks("amber") == 30
    assert t.trophies("amber") == ["white"] and t.options() == ["end_turn"]


def test_orcus_may_put_back_a_white_troop_it_just_killed_and_stop_there() -> None:
    t = table("orcus", "noble", troops={"skullport": ["amber", "white", "white"]}, barracks={"amber": 30})
    t.do("play orcus", "devour noble", "assassinate skullport white", "assassinate skullport white")
    t.do("take_trophy amber white", "deploy everfire", "done")
    assert t.troops("everfire") == ["white"] and t.controls("everfire") == "white"
    assert t.trophies("amber") == ["white"] and t.barracks("amber") == 30 and t.options() == ["end_turn"]


def test_orcus_does_nothing_when_declined_or_with_an_empty_hand() -> None:
    board = {"skullport": ["amber", "sky"]}
    declined = table("orcus", "noble", troops=board, trophies={"amber": ["white"]}).do("play orcus", "done")
    assert declined.troops("skullport") == ["amber", "sky"] and declined.trophies("amber") == ["white"]
    assert declined.hand("amber") == ["noble"] and declined.may("end_turn")
    alone = table("orcus", troops=board, trophies={"amber": ["white"]}).do("play orcus")
    assert alone.trophies("amber") == ["white"] and alone.options() == ["end_turn"]
