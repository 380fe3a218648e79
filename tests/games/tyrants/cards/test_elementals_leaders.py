"""What the myrmidons, leaders and princes of the Elementals deck do."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import table

OBEDIENT = ["noble", "soldier", "house_guard", "priestess_of_lolth"]
FIVE_SPIES = {site: ["amber"] for site in ("ched_nasad", "eryndlyn", "everfire", "kanaglym", "skullport")}


def test_fire_elemental_myrmidon_gains_two_power_and_must_promote_an_obedience_card() -> None:
    t = table("noble", "soldier", "spectator", "fire_elemental_myrmidon")
    t.do("play fire_elemental_myrmidon")
    assert t.power == 2 and t.influence == 0
    t.do("play noble", "play soldier", "play spectator", "end_turn")
    assert t.options() == ["promote noble", "promote soldier"]
    t.do("promote noble")
    assert t.inner("amber") == ["noble"] and t.seat == "sky"


@pytest.mark.parametrize("slug", OBEDIENT)
def test_fire_elemental_myrmidon_promotes_any_kind_of_obedience_card(slug: str) -> None:
    t = table(slug, "fire_elemental_myrmidon")
    t.do("play fire_elemental_myrmidon", f"play {slug}", "end_turn", f"promote {slug}")
    assert t.inner("amber") == [slug]


def test_fire_elemental_myrmidon_promotes_nothing_if_the_obedience_card_stayed_in_hand() -> None:
    t = table("bounty_hunter", "noble", "fire_elemental_myrmidon")
    t.do("play fire_elemental_myrmidon", "play bounty_hunter", "end_turn")
    assert t.seat == "sky" and t.inner("amber") == []


def test_fire_elemental_myrmidon_cannot_use_up_an_insane_outcast_which_has_no_aspect() -> None:
    t = table("insane_outcast", "fire_elemental_myrmidon", outcasts=29)
    t.do("play fire_elemental_myrmidon", "play insane_outcast", "end_turn")
    assert t.seat == "sky" and t.stack("insane_outcast") == 29


def test_water_elemental_myrmidon_must_assassinate_one_white_troop_where_you_have_presence() -> None:
    board = {"skullport": ["amber", "white", "white", "sky"], "everfire": ["white"]}
    t = table("water_elemental_myrmidon", troops=board).do("play water_elemental_myrmidon")
    assert t.options() == ["assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.troops("skullport") == ["amber", "sky", "white"] and t.trophies("amber") == ["white"]
    assert t.options() == ["end_turn"]


def test_water_elemental_myrmidon_must_promote_an_obedience_card() -> None:
    t = table("priestess_of_lolth", "house_guard", "bounty_hunter", "water_elemental_myrmidon")
    t.do("play water_elemental_myrmidon", "play priestess_of_lolth", "play house_guard", "play bounty_hunter")
    t.do("end_turn")
    assert t.options() == ["promote house_guard", "promote priestess_of_lolth"]
    t.do("promote house_guard")
    assert t.inner("amber") == ["house_guard"] and t.seat == "sky"


def test_water_elemental_myrmidon_promotes_nothing_without_an_obedience_card() -> None:
    t = table("bounty_hunter", "water_elemental_myrmidon")
    t.do("play water_elemental_myrmidon", "play bounty_hunter", "end_turn")
    assert t.seat == "sky" and t.inner("amber") == []


def test_earth_elemental_myrmidon_gains_two_influence_and_must_promote_any_other_card() -> None:
    t = table("bounty_hunter", "noble", "soldier", "earth_elemental_myrmidon").do("play earth_elemental_myrmidon")
    assert t.influence == 2 and t.power == 0
    t.do("play bounty_hunter", "play noble", "end_turn")
    assert t.options() == ["promote bounty_hunter", "promote noble"]
    t.do("promote bounty_hunter")
    assert t.inner("amber") == ["bounty_hunter"] and t.seat == "sky"


def test_earth_elemental_myrmidon_never_promotes_itself() -> None:
    t = table("earth_elemental_myrmidon").do("play earth_elemental_myrmidon", "end_turn")
    assert t.seat == "sky" and t.inner("amber") == []


def test_air_elemental_myrmidon_must_place_a_spy_at_any_site_in_play_without_one_of_yours() -> None:
    t = table("air_elemental_myrmidon", spies={"everfire": ["amber", "sky"], "kanaglym": ["sky"]})
    t.do("play air_elemental_myrmidon")
    assert t.verbs() == {"place_spy"} and len(t.options()) == 14
    assert not t.may("place_spy everfire") and not t.may("place_spy chaulssin")
    t.do("place_spy kanaglym")
    assert t.spies("kanaglym") == ["amber", "sky"] and t.spies_left("amber") == 3 and t.options() == ["end_turn"]


def test_air_elemental_myrmidon_may_bring_a_spy_back_first_when_all_five_are_out() -> None:
    t = table("air_elemental_myrmidon", spies=FIVE_SPIES).do("play air_elemental_myrmidon")
    assert t.options() == ["done", *(f"return_spy {site} amber" for site in FIVE_SPIES)]
    t.do("return_spy everfire amber", "place_spy blingdenstone")
    assert t.spies("everfire") == [] and t.spies("blingdenstone") == ["amber"] and t.spies_left("amber") == 0
    kept = table("air_elemental_myrmidon", spies=FIVE_SPIES).do("play air_elemental_myrmidon", "done")
    assert kept.spies_left("amber") == 0 and kept.options() == ["end_turn"]


def test_air_elemental_myrmidon_must_promote_an_obedience_card() -> None:
    t = table("soldier", "noble", "bounty_hunter", "air_elemental_myrmidon")
    t.do("play air_elemental_myrmidon", "place_spy everfire", "play soldier", "play noble", "play bounty_hunter")
    t.do("end_turn")
    assert t.options() == ["promote noble", "promote soldier"]
    t.do("promote soldier")
    assert t.inner("amber") == ["soldier"] and t.seat == "sky"


def test_air_elemental_myrmidon_promotes_nothing_without_an_obedience_card() -> None:
    t = table("bounty_hunter", "air_elemental_myrmidon")
    t.do("play air_elemental_myrmidon", "place_spy everfire", "play bounty_hunter", "end_turn")
    assert t.seat == "sky" and t.inner("amber") == []


def test_aerisi_kalinoth_gains_a_power_places_a_spy_and_recruits_a_cheap_guile_card_for_free() -> None:
    row = ["spy_master", "enchanter_of_thay", "information_broker", "bounty_hunter", "kobold", "advocate"]
    t = table("aerisi_kalinoth", row=row, influence=6).do("play aerisi_kalinoth")
    assert t.power == 1 and t.verbs() == {"place_spy"} and len(t.options()) == 15
    t.do("place_spy everfire")
    assert t.options() == ["recruit enchanter_of_thay", "recruit spy_master"]
    t.do("recruit enchanter_of_thay")
    assert t.spies("everfire") == ["amber"] and t.discard("amber") == ["enchanter_of_thay"]
    assert t.influence == 6 and t.power == 1
    assert t.row() == ["advocate", "bounty_hunter", "information_broker", "kobold", "mercenary_squad", "spy_master"]
    assert t.may("end_turn")


def test_aerisi_kalinoth_recruits_nothing_if_no_guile_card_is_cheap_enough() -> None:
    row = ["information_broker", "bounty_hunter", "kobold", "advocate", "fire_elemental", "imix"]
    t = table("aerisi_kalinoth", row=row).do("play aerisi_kalinoth", "place_spy everfire")
    assert t.may("end_turn") and t.row() == sorted(row) and t.discard("amber") == []  # nothing more is asked


def test_gar_shatterkeel_deploys_three_troops_and_recruits_a_cheap_conquest_card_for_free() -> None:
    row = ["kobold", "umber_hulk", "quaggoth", "bounty_hunter", "spy_master", "advocate"]
    t = table("gar_shatterkeel", row=row, influence=5, troops={"skullport": ["amber"]}).do("play gar_shatterkeel")
    assert t.options() == ["deploy kanaglym--skullport.1", "deploy skullport", "deploy skullport--the_labyrinth.1"]
    t.do("deploy skullport", "deploy skullport", "deploy kanaglym--skullport.1")
    assert t.troops("skullport") == ["amber"] * 3 and t.barracks("amber") == 36
    assert t.options() == ["recruit kobold", "recruit umber_hulk"]
    t.do("recruit umber_hulk")
    assert t.discard("amber") == ["umber_hulk"] and t.influence == 5 and t.may("end_turn")
    assert t.row() == ["advocate", "bounty_hunter", "kobold", "mercenary_squad", "quaggoth", "spy_master"]


def test_gar_shatterkeel_recruits_nothing_if_no_conquest_card_is_cheap_enough() -> None:
    row = ["quaggoth", "bounty_hunter", "spy_master", "advocate", "olhydra", "imix"]
    t = table("gar_shatterkeel", row=row, troops={"skullport": ["amber"]})
    t.do("play gar_shatterkeel", "deploy skullport", "deploy skullport", "deploy skullport")
    assert t.options() == ["end_turn"] and t.discard("amber") == []


def test_marlos_urnrayle_gains_an_influence_and_recruits_a_cheap_ambition_card_for_free() -> None:
    row = ["advocate", "myconid_sovereign", "puppeteer", "bounty_hunter", "spy_master", "kobold"]
    t = table("marlos_urnrayle", row=row).do("play marlos_urnrayle")
    assert t.influence == 1 and t.options() == ["recruit advocate", "recruit myconid_sovereign"]
    t.do("recruit myconid_sovereign")
    assert t.discard("amber") == ["myconid_sovereign"] and t.influence == 1
    assert t.row() == ["advocate", "bounty_hunter", "kobold", "mercenary_squad", "puppeteer", "spy_master"]
    assert t.may("end_turn")


def test_marlos_urnrayle_must_promote_another_played_card_but_not_the_recruited_one() -> None:
    row = ["advocate", "puppeteer", "bounty_hunter", "spy_master", "kobold", "imix"]
    t = table("marlos_urnrayle", "bounty_hunter", "soldier", row=row)
    t.do("play marlos_urnrayle", "recruit advocate", "play bounty_hunter", "play soldier", "end_turn")
    assert t.options() == ["promote bounty_hunter", "promote soldier"]
    t.do("promote bounty_hunter")
    assert t.inner("amber") == ["bounty_hunter"] and t.seat == "sky"


def test_marlos_urnrayle_alone_promotes_and_recruits_nothing() -> None:
    row = ["puppeteer", "bounty_hunter", "spy_master", "kobold", "imix", "vanifer"]
    t = table("marlos_urnrayle", row=row).do("play marlos_urnrayle")
    assert t.influence == 1 and t.may("end_turn") and t.discard("amber") == []
    assert t.do("end_turn").seat == "sky" and t.inner("amber") == []


def test_vanifer_assassinates_an_enemy_troop_and_recruits_a_cheap_malice_card_for_free() -> None:
    row = ["fire_elemental", "bounty_hunter", "glabrezu", "spy_master", "advocate", "kobold"]
    board = {"skullport": ["amber", "white", "sky"], "everfire": ["sky"]}
    t = table("vanifer", row=row, influence=5, troops=board).do("play vanifer")
    assert t.options() == ["assassinate skullport sky", "assassinate skullport white"]
    t.do("assassinate skullport sky")
    assert t.trophies("amber") == ["sky"] and t.troops("skullport") == ["amber", "white"]
    assert t.options() == ["recruit bounty_hunter", "recruit fire_elemental"]
    t.do("recruit bounty_hunter")
    assert t.discard("amber") == ["bounty_hunter"] and t.influence == 5 and t.may("end_turn")
    assert t.row() == ["advocate", "fire_elemental", "glabrezu", "kobold", "mercenary_squad", "spy_master"]


def test_vanifer_recruits_even_when_there_is_nobody_to_assassinate() -> None:
    row = ["fire_elemental", "imix", "glabrezu", "spy_master", "advocate", "kobold"]
    t = table("vanifer", row=row, troops={"skullport": ["amber"], "everfire": ["white"]}).do("play vanifer")
    assert t.options() == ["recruit fire_elemental"] and t.trophies("amber") == []


def test_vanifer_recruits_nothing_if_no_malice_card_is_cheap_enough() -> None:
    row = ["imix", "glabrezu", "spy_master", "advocate", "kobold", "orcus"]
    t = table("vanifer", row=row).do("play vanifer")
    assert t.options() == ["end_turn"] and t.discard("amber") == []


def test_olhydra_supplants_one_white_troop_anywhere_in_play() -> None:
    board = {"skullport": ["amber", "sky"], "everfire": ["white", "sky"], "araumycos--eryndlyn.1": ["white"]}
    t = table("olhydra", troops=board).do("play olhydra")
    assert t.options() == ["supplant araumycos--eryndlyn.1 white", "supplant everfire white"]
    t.do("supplant everfire white")
    assert t.troops("everfire") == ["amber", "sky"] and t.trophies("amber") == ["white"]
    assert t.barracks("amber") == 38 and t.options() == ["end_turn"]


def test_olhydra_kills_but_leaves_the_space_empty_for_a_vp_when_the_barracks_are_empty() -> None:
    t = table("olhydra", troops={"everfire": ["white"]}, barracks={"amber": 0}).do("play olhydra")
    t.do("supplant everfire white")
    assert t.troops("everfire") == [] and t.trophies("amber") == ["white"] and t.vp("amber") == 1


def test_olhydra_deploys_two_troops_beside_the_new_one_after_another_conquest_card() -> None:
    t = table("quaggoth", "olhydra", troops={"skullport": ["amber"], "everfire": ["white"]})
    t.do("play quaggoth", "play olhydra", "supplant everfire white")
    assert t.may("deploy everfire") and t.may("deploy skullport") and not t.may("deploy kanaglym")
    t.do("deploy everfire", "deploy everfire")
    assert t.troops("everfire") == ["amber"] * 3 and t.barracks("amber") == 36 and t.options() == ["end_turn"]


def test_olhydra_deploys_two_troops_for_a_revealed_conquest_card_or_none_if_declined() -> None:
    board = {"skullport": ["amber"], "everfire": ["white"]}
    t = table("olhydra", "kobold", "noble", troops=board).do("play olhydra", "supplant everfire white")
    assert t.options() == ["done", "reveal kobold"]
    t.do("reveal kobold", "deploy skullport", "deploy skullport")
    assert t.troops("skullport") == ["amber"] * 3 and t.hand("amber") == ["kobold", "noble"] and t.may("end_turn")
    declined = table("olhydra", "kobold", troops=board).do("play olhydra", "supplant everfire white", "done")
    assert declined.barracks("amber") == 38 and declined.may("end_turn")


def test_olhydra_deploys_nothing_without_another_conquest_card() -> None:
    t = table("noble", "olhydra", "spy_master", troops={"everfire": ["white"]})
    t.do("play noble", "play olhydra", "supplant everfire white")
    assert t.may("end_turn") and t.barracks("amber") == 39


def test_ogremoch_gains_two_influence_and_must_promote_one_other_card() -> None:
    t = table("bounty_hunter", "soldier", "ogremoch").do("play ogremoch")
    assert t.influence == 2 and t.power == 0
    t.do("play bounty_hunter", "play soldier", "end_turn")
    assert t.options() == ["promote bounty_hunter", "promote soldier"]
    t.do("promote soldier")
    assert t.inner("amber") == ["soldier"] and t.seat == "sky"


def test_ogremoch_promotes_a_second_card_after_another_ambition_card() -> None:
    t = table("vampire_spawn", "noble", "soldier", "ogremoch")
    t.do("play vampire_spawn", "play ogremoch", "play noble", "play soldier", "end_turn")
    assert t.options() == ["promote noble", "promote soldier", "promote vampire_spawn"]
    t.do("promote noble")
    assert t.options() == ["done", "promote soldier", "promote vampire_spawn"]
    t.do("promote vampire_spawn")
    assert t.inner("amber") == ["noble", "vampire_spawn"] and t.seat == "sky"


def test_ogremoch_promotes_a_second_card_for_a_revealed_ambition_card_but_not_the_revealed_one() -> None:
    t = table("ogremoch", "noble", "soldier", "vampire_spawn").do("play ogremoch")
    assert t.options() == ["done", "reveal vampire_spawn"]
    t.do("reveal vampire_spawn", "play noble", "play soldier", "end_turn", "promote noble")
    assert t.options() == ["done", "promote soldier"]
    t.do("promote soldier")
    assert t.inner("amber") == ["noble", "soldier"] and t.seat == "sky"


def test_ogremoch_promotes_only_one_card_when_the_reveal_is_declined() -> None:
    t = table("ogremoch", "noble", "soldier", "vampire_spawn").do("play ogremoch", "done", "play noble", "play soldier")
    t.do("end_turn", "promote noble")
    assert t.inner("amber") == ["noble"] and t.seat == "sky"


def test_ogremoch_drops_its_second_promotion_when_only_one_other_card_was_played() -> None:
    t = table("vampire_spawn", "ogremoch").do("play vampire_spawn", "play ogremoch", "end_turn")
    t.do("promote vampire_spawn")
    assert t.inner("amber") == ["vampire_spawn"] and t.seat == "sky"


def test_imix_gains_four_power() -> None:
    t = table("soldier", "imix", "noble").do("play imix")
    assert (t.power, t.influence) == (4, 0) and t.may("end_turn")


def test_imix_gains_two_more_power_after_another_malice_card() -> None:
    t = table("bounty_hunter", "imix").do("play bounty_hunter", "play imix")
    assert t.power == 9 and t.may("end_turn")


def test_imix_gains_two_more_power_for_a_revealed_malice_card_or_none_if_declined() -> None:
    t = table("imix", "bounty_hunter", "noble").do("play imix")
    assert t.options() == ["done", "reveal bounty_hunter"]
    assert t.do("reveal bounty_hunter").power == 6 and t.hand("amber") == ["bounty_hunter", "noble"]
    declined = table("imix", "bounty_hunter").do("play imix", "done")
    assert declined.power == 4 and declined.may("end_turn")


def test_yan_c_bin_places_a_spy_and_must_assassinate_an_enemy_troop_in_a_space_of_that_site() -> None:
    board = {"eryndlyn": ["white", "sky"], "araumycos--eryndlyn.1": ["white"], "skullport": ["amber", "white"]}
    t = table("yan_c_bin", troops=board).do("play yan_c_bin")
    assert t.verbs() == {"place_spy"} and len(t.options()) == 15
    t.do("place_spy eryndlyn")
    assert t.options() == ["assassinate eryndlyn sky", "assassinate eryndlyn white"]
    t.do("assassinate eryndlyn sky")
    assert t.spies("eryndlyn") == ["amber"] and t.troops("eryndlyn") == ["white"]
    assert t.trophies("amber") == ["sky"] and t.options() == ["end_turn"]


def test_yan_c_bin_assassinates_nobody_elsewhere_if_the_spys_site_holds_no_enemy() -> None:
    t = table("yan_c_bin", troops={"skullport": ["amber", "white"], "kanaglym": ["amber"]})
    t.do("play yan_c_bin", "place_spy kanaglym")
    assert t.trophies("amber") == [] and t.options() == ["end_turn"]


def test_yan_c_bin_assassinates_nobody_when_all_spies_are_out_and_none_is_brought_back() -> None:
    t = table("yan_c_bin", troops={"everfire": ["white"]}, spies=FIVE_SPIES).do("play yan_c_bin", "done")
    assert t.troops("everfire") == ["white"] and t.options() == ["end_turn"]


def test_yan_c_bin_places_a_second_spy_after_another_guile_card_without_a_second_kill() -> None:
    t = table("spy_master", "yan_c_bin", troops={"kanaglym": ["white"], "ched_nasad": ["white"]})
    t.do("play spy_master", "place_spy everfire", "play yan_c_bin", "place_spy kanaglym", "assassinate kanaglym white")
    assert not t.may("place_spy everfire") and not t.may("place_spy kanaglym")
    t.do("place_spy ched_nasad")
    assert t.troops("ched_nasad") == ["white"] and t.spies_left("amber") == 2 and t.options() == ["end_turn"]


def test_yan_c_bin_places_a_second_spy_for_a_revealed_guile_card_or_none_if_declined() -> None:
    t = table("yan_c_bin", "spy_master", "kobold").do("play yan_c_bin", "place_spy everfire")
    assert t.options() == ["done", "reveal spy_master"]
    t.do("reveal spy_master", "place_spy kanaglym")
    assert t.spies_left("amber") == 3 and t.hand("amber") == ["kobold", "spy_master"] and t.may("end_turn")
    declined = table("yan_c_bin", "spy_master").do("play yan_c_bin", "place_spy everfire", "done")
    assert declined.spies_left("amber") == 4 and declined.may("end_turn")


def test_yan_c_bin_places_one_spy_without_another_guile_card() -> None:
    t = table("yan_c_bin", "kobold").do("play yan_c_bin", "place_spy everfire")
    assert t.spies_left("amber") == 4 and t.may("end_turn")
