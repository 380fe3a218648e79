"""What the cheap cards of the Elementals deck do, and the printed numbers of the whole deck."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import table
from undercourt.games.tyrants.cards import CARDS, KIND

PRINTED = [  # slug, cost, aspect, deck VP, inner circle VP, copies
    ("water_elemental", 2, "conquest", 1, 2, 3),
    ("black_earth_cultist", 2, "ambition", 1, 2, 4),
    ("crushing_wave_cultist", 3, "conquest", 1, 4, 3),
    ("howling_hatred_cultist", 3, "guile", 1, 3, 2),
    ("fire_elemental", 3, "malice", 1, 3, 3),
    ("air_elemental", 3, "guile", 1, 2, 4),
    ("earth_elemental", 3, "ambition", 1, 3, 2),
    ("fire_elemental_myrmidon", 4, "malice", 1, 3, 2),
    ("water_elemental_myrmidon", 4, "conquest", 2, 4, 2),
    ("earth_elemental_myrmidon", 4, "ambition", 2, 4, 2),
    ("air_elemental_myrmidon", 4, "guile", 1, 3, 2),
    ("eternal_flame_cultist", 4, "malice", 2, 4, 3),
    ("aerisi_kalinoth", 5, "guile", 2, 5, 1),
    ("gar_shatterkeel", 5, "conquest", 2, 5, 1),
    ("marlos_urnrayle", 5, "ambition", 2, 5, 1),
    ("vanifer", 5, "malice", 2, 5, 1),
    ("olhydra", 6, "conquest", 3, 6, 1),
    ("ogremoch", 6, "ambition", 3, 7, 1),
    ("imix", 6, "malice", 3, 6, 1),
    ("yan_c_bin", 6, "guile", 3, 6, 1),
]


@pytest.mark.parametrize(("slug", "cost", "aspect", "deck_vp", "inner_vp", "copies"), PRINTED)
def test_elementals_bear_their_printed_numbers(
    slug: str, cost: int, aspect: str, deck_vp: int, inner_vp: int, copies: int
) -> None:
    card = CARDS[KIND[slug]]
    assert (card.slug, card.deck) == (slug, "elementals")
    assert (card.cost, card.aspect, card.deck_vp, card.inner_vp, card.copies) == (
        cost,
        aspect,
        deck_vp,
        inner_vp,
        copies,
    )


def test_elementals_are_twenty_kinds_and_forty_cards() -> None:
    slugs = [slug for slug in KIND if CARDS[KIND[slug]].deck == "elementals"]
    assert sorted(slugs) == sorted(row[0] for row in PRINTED)
    assert sum(CARDS[KIND[slug]].copies for slug in slugs) == 40


def test_water_elemental_deploys_two_troops_where_you_have_presence() -> None:
    t = table("water_elemental", troops={"skullport": ["amber"]})
    t.do("play water_elemental")
    assert t.options() == ["deploy kanaglym--skullport.1", "deploy skullport", "deploy skullport--the_labyrinth.1"]
    t.do("deploy kanaglym--skullport.1", "deploy kanaglym")
    assert t.troops("kanaglym--skullport.1") == ["amber"] and t.troops("kanaglym") == ["amber"]
    assert t.barracks("amber") == 37 and t.options() == ["end_turn"]


def test_water_elemental_gives_a_vp_for_each_troop_the_barracks_lack() -> None:
    t = table("water_elemental", troops={"skullport": ["amber"]}, barracks={"amber": 1})
    t.do("play water_elemental", "deploy skullport")
    assert t.vp("amber") == 1 and t.barracks("amber") == 0 and t.may("end_turn")


def test_water_elemental_draws_one_card_after_other_conquest_cards() -> None:
    t = table("quaggoth", "quaggoth", "water_elemental", troops={"skullport": ["amber"]}, deck=["soldier", "soldier"])
    t.do("play quaggoth", "play quaggoth", "play water_elemental", "deploy skullport", "deploy skullport")
    assert t.hand("amber") == ["soldier"] and t.may("end_turn")


def test_water_elemental_draws_for_a_revealed_conquest_card_that_stays_in_hand() -> None:
    t = table("water_elemental", "kobold", "noble", "spy_master", troops={"skullport": ["amber"]}, deck=["soldier"])
    t.do("play water_elemental", "deploy skullport", "deploy skullport")
    assert t.options() == ["done", "reveal kobold"]
    t.do("reveal kobold")
    assert t.hand("amber") == ["kobold", "noble", "soldier", "spy_master"] and t.may("play kobold")


def test_water_elemental_draws_nothing_when_the_reveal_is_declined() -> None:
    t = table("water_elemental", "kobold", troops={"skullport": ["amber"]}, deck=["soldier"])
    t.do("play water_elemental", "deploy skullport", "deploy skullport", "done")
    assert t.hand("amber") == ["kobold"] and t.may("end_turn")


def test_water_elemental_draws_nothing_without_another_conquest_card() -> None:
    t = table("noble", "water_elemental", "spy_master", troops={"skullport": ["amber"]}, deck=["soldier"])
    t.do("play noble", "play water_elemental", "deploy skullport", "deploy skullport")
    assert t.hand("amber") == ["spy_master"] and t.may("end_turn")


def test_water_elemental_counts_a_second_copy_revealed_and_then_the_first_played() -> None:
    t = table("water_elemental", "water_elemental", troops={"skullport": ["amber"]}, deck=["soldier", "soldier"])
    t.do("play water_elemental", "deploy skullport", "deploy skullport", "reveal water_elemental")
    assert t.hand("amber") == ["soldier", "water_elemental"]
    t.do("play water_elemental", "deploy skullport", "deploy skullport")
    assert t.hand("amber") == ["soldier", "soldier"] and t.may("end_turn")


def test_black_earth_cultist_promotes_one_other_played_card_at_end_of_turn() -> None:
    t = table("noble", "soldier", "black_earth_cultist")
    t.do("play black_earth_cultist", "play noble", "play soldier", "end_turn")
    assert t.options() == ["promote noble", "promote soldier"]
    t.do("promote soldier")
    assert t.inner("amber") == ["soldier"] and t.seat == "sky"
    assert t.discard("amber") == ["black_earth_cultist", "noble"]


def test_black_earth_cultist_never_promotes_itself_nor_a_card_that_was_not_played() -> None:
    t = table("black_earth_cultist", "noble", discard=["soldier"])
    t.do("play black_earth_cultist", "end_turn")
    assert t.seat == "sky" and t.inner("amber") == []


def test_black_earth_cultist_and_its_twin_promote_each_other() -> None:
    t = table("black_earth_cultist", "black_earth_cultist")
    t.do("play black_earth_cultist", "done", "play black_earth_cultist", "end_turn")
    t.do("promote black_earth_cultist", "promote black_earth_cultist")
    assert t.inner("amber") == ["black_earth_cultist", "black_earth_cultist"] and t.seat == "sky"


def test_black_earth_cultist_sends_a_promoted_insane_outcast_back_to_the_supply() -> None:
    t = table("black_earth_cultist", "insane_outcast", outcasts=29)
    t.do("play black_earth_cultist", "play insane_outcast", "end_turn", "promote insane_outcast")
    assert t.stack("insane_outcast") == 30 and t.inner("amber") == []
    assert t.discard("amber") == ["black_earth_cultist"]


def test_black_earth_cultist_gains_two_influence_after_another_ambition_card() -> None:
    t = table("vampire_spawn", "black_earth_cultist").do("play vampire_spawn")
    assert t.influence == 1
    t.do("play black_earth_cultist")
    assert t.influence == 3 and t.power == 0 and t.may("end_turn")


def test_black_earth_cultist_gains_two_influence_for_a_revealed_ambition_card_or_none_if_declined() -> None:
    t = table("black_earth_cultist", "vampire_spawn", "kobold").do("play black_earth_cultist")
    assert t.options() == ["done", "reveal vampire_spawn"] and t.influence == 0
    assert t.do("reveal vampire_spawn").influence == 2
    declined = table("black_earth_cultist", "vampire_spawn").do("play black_earth_cultist", "done")
    assert declined.influence == 0 and declined.may("end_turn")


def test_black_earth_cultist_gains_nothing_without_another_ambition_card() -> None:
    t = table("soldier", "black_earth_cultist", "kobold").do("play soldier", "play black_earth_cultist")
    assert t.influence == 0 and t.may("end_turn")


def test_crushing_wave_cultist_must_assassinate_one_white_troop_where_you_have_presence() -> None:
    t = table("crushing_wave_cultist", troops={"skullport": ["amber", "white", "white", "sky"], "everfire": ["white"]})
    t.do("play crushing_wave_cultist")
    assert t.options() == ["assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.troops("skullport") == ["amber", "sky", "white"] and t.trophies("amber") == ["white"]
    assert t.options() == ["end_turn"]


def test_crushing_wave_cultist_deploys_two_troops_after_another_conquest_card() -> None:
    t = table("quaggoth", "crushing_wave_cultist", troops={"skullport": ["amber"]})
    t.do("play quaggoth", "play crushing_wave_cultist")
    assert t.may("deploy skullport") and not t.may("deploy everfire")
    t.do("deploy skullport", "deploy skullport")
    assert t.troops("skullport") == ["amber"] * 3 and t.options() == ["end_turn"]


def test_crushing_wave_cultist_may_reveal_a_conquest_card_to_deploy_into_the_space_it_emptied() -> None:
    full = {"skullport": ["amber", "white", "sky", "sky", "sky"]}
    t = table("crushing_wave_cultist", "kobold", "noble", troops=full)
    t.do("play crushing_wave_cultist", "assassinate skullport white")
    assert t.options() == ["done", "reveal kobold"]
    t.do("reveal kobold", "deploy skullport", "deploy kanaglym--skullport.1")
    assert t.troops("skullport") == ["amber", "amber", "sky", "sky", "sky"] and t.hand("amber") == ["kobold", "noble"]


def test_crushing_wave_cultist_deploys_nothing_when_declined_or_alone() -> None:
    declined = table("crushing_wave_cultist", "kobold", troops={"skullport": ["amber"]})
    declined.do("play crushing_wave_cultist", "done")
    assert declined.troops("skullport") == ["amber"] and declined.may("end_turn")
    alone = table("crushing_wave_cultist", "noble", troops={"skullport": ["amber"]}).do("play crushing_wave_cultist")
    assert alone.may("end_turn") and alone.barracks("amber") == 39


def test_howling_hatred_cultist_places_a_spy_at_any_site_without_one_of_yours() -> None:
    t = table("howling_hatred_cultist", spies={"everfire": ["amber"], "kanaglym": ["sky"]})
    t.do("play howling_hatred_cultist")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.verbs() == {"place_spy"} and len(t.options()) == 14
    assert not t.may("place_spy everfire") and not t.may("place_spy chaulssin")
    t.do("place_spy kanaglym")
    assert t.spies("kanaglym") == ["amber", "sky"] and t.spies_left("amber") == 3
    assert t.influence == 0 and t.options() == ["end_turn"]


def test_howling_hatred_cultist_gains_three_influence_for_a_returned_spy() -> None:
    t = table("howling_hatred_cultist", spies={"everfire": ["amber"], "kanaglym": ["amber", "sky"]})
    t.do("play howling_hatred_cultist", "choose 2")
    assert t.options() == ["done", "return_spy everfire amber", "return_spy kanaglym amber"]
    t.do("return_spy kanaglym amber")
    assert t.influence == 3 and t.power == 0 and t.spies("kanaglym") == ["sky"] and t.spies_left("amber") == 4


def test_howling_hatred_cultist_gains_nothing_when_no_spy_is_returned() -> None:
    t = table("howling_hatred_cultist", spies={"everfire": ["amber"]})
    t.do("play howling_hatred_cultist", "choose 2", "done")
    assert t.influence == 0 and t.spies("everfire") == ["amber"] and t.options() == ["end_turn"]


def test_howling_hatred_cultist_offers_only_placing_when_no_spy_is_out() -> None:
    t = table("howling_hatred_cultist", spies={"everfire": ["sky"]}).do("play howling_hatred_cultist")
    assert t.options() == ["choose 1"]


def test_howling_hatred_cultist_gains_a_power_after_another_guile_card() -> None:
    t = table("spy_master", "howling_hatred_cultist")
    t.do("play spy_master", "place_spy everfire", "play howling_hatred_cultist", "choose 1", "place_spy kanaglym")
    assert t.power == 1 and t.influence == 0 and t.may("end_turn")


def test_howling_hatred_cultist_gains_a_power_for_a_revealed_guile_card_even_if_its_cost_was_declined() -> None:
    t = table("howling_hatred_cultist", "spy_master", "kobold", spies={"everfire": ["amber"]})
    t.do("play howling_hatred_cultist", "choose 2", "done")
    assert t.options() == ["done", "reveal spy_master"]
    assert t.do("reveal spy_master").power == 1 and t.influence == 0


def test_howling_hatred_cultist_gains_no_power_when_declined_or_alone() -> None:
    declined = table("howling_hatred_cultist", "spy_master")
    declined.do("play howling_hatred_cultist", "choose 1", "place_spy everfire", "done")
    assert declined.power == 0 and declined.may("end_turn")
    alone = table("howling_hatred_cultist", "kobold")
    alone.do("play howling_hatred_cultist", "choose 1", "place_spy everfire")
    assert alone.power == 0 and alone.may("end_turn")


def test_fire_elemental_gains_two_power_or_two_influence() -> None:
    power = table("fire_elemental").do("play fire_elemental")
    assert power.options() == ["choose 1", "choose 2"]
    power.do("choose 1")
    assert (power.power, power.influence) == (2, 0) and power.may("end_turn")
    influence = table("fire_elemental").do("play fire_elemental", "choose 2")
    assert (influence.power, influence.influence) == (0, 2) and influence.may("end_turn")


def test_fire_elemental_draws_a_card_after_another_malice_card() -> None:
    t = table("bounty_hunter", "fire_elemental", deck=["soldier", "soldier"])
    t.do("play bounty_hunter", "play fire_elemental", "choose 2")
    assert t.hand("amber") == ["soldier"] and (t.power, t.influence) == (3, 2)


def test_fire_elemental_still_counts_a_malice_card_that_devoured_itself() -> None:
    t = table("flesh_golem", "fire_elemental", deck=["soldier"])
    t.do("play flesh_golem", "devour flesh_golem", "play fire_elemental", "choose 1")
    assert t.devoured() == ["flesh_golem"] and t.hand("amber") == ["soldier"]


def test_fire_elemental_draws_a_card_for_a_revealed_malice_card_or_none_if_declined() -> None:
    t = table("fire_elemental", "bounty_hunter", "noble", deck=["soldier"]).do("play fire_elemental", "choose 1")
    assert t.options() == ["done", "reveal bounty_hunter"]
    assert t.do("reveal bounty_hunter").hand("amber") == ["bounty_hunter", "noble", "soldier"]
    declined = table("fire_elemental", "bounty_hunter", deck=["soldier"]).do("play fire_elemental", "choose 1", "done")
    assert declined.hand("amber") == ["bounty_hunter"] and declined.may("end_turn")


def test_fire_elemental_draws_nothing_without_another_malice_card() -> None:
    t = table("soldier", "fire_elemental", "noble").do("play soldier", "play fire_elemental", "choose 1")
    assert t.hand("amber") == ["noble"] and t.may("end_turn")


def test_air_elemental_places_a_spy_without_presence() -> None:
    t = table("air_elemental", troops={"skullport": ["amber"]}).do("play air_elemental")
    assert t.options() == ["choose 1"]
    t.do("choose 1", "place_spy everfire")
    assert t.spies("everfire") == ["amber"] and t.spies_left("amber") == 4 and t.options() == ["end_turn"]


def test_air_elemental_deploys_three_troops_for_a_returned_spy_but_not_at_the_site_it_left() -> None:
    t = table("air_elemental", troops={"skullport": ["amber"]}, spies={"everfire": ["amber"]})
    t.do("play air_elemental")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 2")
    assert t.options() == ["done", "return_spy everfire amber"]
    t.do("return_spy everfire amber")
    assert t.options() == ["deploy kanaglym--skullport.1", "deploy skullport", "deploy skullport--the_labyrinth.1"]
    t.do("deploy skullport", "deploy skullport", "deploy skullport")
    assert t.troops("skullport") == ["amber"] * 4 and t.spies("everfire") == [] and t.options() == ["end_turn"]


def test_air_elemental_deploys_nothing_when_no_spy_is_returned() -> None:
    t = table("air_elemental", troops={"skullport": ["amber"]}, spies={"everfire": ["amber"]})
    t.do("play air_elemental", "choose 2", "done")
    assert t.barracks("amber") == 39 and t.spies("everfire") == ["amber"] and t.options() == ["end_turn"]


def test_air_elemental_draws_a_card_after_another_guile_card() -> None:
    t = table("spy_master", "air_elemental", deck=["soldier", "soldier"])
    t.do("play spy_master", "place_spy everfire", "play air_elemental", "choose 1", "place_spy kanaglym")
    assert t.hand("amber") == ["soldier"] and t.may("end_turn")


def test_air_elemental_draws_a_card_for_a_revealed_guile_card_or_none_if_declined() -> None:
    t = table("air_elemental", "spy_master", "kobold", deck=["soldier"])
    t.do("play air_elemental", "choose 1", "place_spy everfire")
    assert t.options() == ["done", "reveal spy_master"]
    assert t.do("reveal spy_master").hand("amber") == ["kobold", "soldier", "spy_master"]
    declined = table("air_elemental", "spy_master", deck=["soldier"])
    declined.do("play air_elemental", "choose 1", "place_spy everfire", "done")
    assert declined.hand("amber") == ["spy_master"] and declined.may("end_turn")


def test_air_elemental_draws_nothing_without_another_guile_card() -> None:
    t = table("noble", "air_elemental", "kobold").do("play noble", "play air_elemental", "choose 1")
    t.do("place_spy everfire")
    assert t.hand("amber") == ["kobold"] and t.may("end_turn")


def test_earth_elemental_gains_an_influence_and_returns_another_players_troop_or_spy() -> None:
    troops = {"skullport": ["amber", "white", "sky"], "everfire": ["sky"]}
    spies = {"skullport": ["amber", "sky"], "everfire": ["sky"]}
    troop = table("earth_elemental", troops=troops, spies=spies).do("play earth_elemental")
    assert troop.influence == 1
    assert troop.options() == ["return_spy skullport sky", "return_troop skullport sky"]
    troop.do("return_troop skullport sky")
    assert troop.troops("skullport") == ["amber", "white"] and troop.barracks("sky") == 39
    assert troop.trophies("amber") == [] and troop.may("end_turn")
    spy = table("earth_elemental", troops=troops, spies=spies).do("play earth_elemental", "return_spy skullport sky")
    assert spy.spies("skullport") == ["amber"] and spy.spies_left("sky") == 4


def test_earth_elemental_gains_its_influence_when_nothing_can_be_returned() -> None:
    t = table("earth_elemental", troops={"skullport": ["amber", "white"], "everfire": ["sky"]})
    t.do("play earth_elemental")
    assert t.influence == 1 and t.may("end_turn")


def test_earth_elemental_draws_a_card_after_another_ambition_card() -> None:
    t = table("vampire_spawn", "earth_elemental", deck=["soldier", "soldier"])
    t.do("play vampire_spawn", "play earth_elemental")
    assert t.hand("amber") == ["soldier"] and t.influence == 2 and t.may("end_turn")


def test_earth_elemental_draws_a_card_for_a_revealed_ambition_card_or_none_if_declined() -> None:
    t = table("earth_elemental", "vampire_spawn", "kobold", deck=["soldier"]).do("play earth_elemental")
    assert t.options() == ["done", "reveal vampire_spawn"]
    assert t.do("reveal vampire_spawn").hand("amber") == ["kobold", "soldier", "vampire_spawn"]
    declined = table("earth_elemental", "vampire_spawn", deck=["soldier"]).do("play earth_elemental", "done")
    assert declined.hand("amber") == ["vampire_spawn"] and declined.may("end_turn")


def test_earth_elemental_draws_nothing_without_another_ambition_card() -> None:
    t = table("noble", "earth_elemental", "kobold").do("play noble", "play earth_elemental")
    assert t.hand("amber") == ["kobold"] and t.may("end_turn")


def test_eternal_flame_cultist_must_assassinate_one_enemy_troop_where_you_have_presence() -> None:
    troops = {"skullport": ["amber", "white", "sky"], "everfire": ["sky"], "kanaglym": ["sky"]}
    t = table("eternal_flame_cultist", troops=troops, spies={"everfire": ["amber"]})
    t.do("play eternal_flame_cultist")
    assert t.options() == ["assassinate everfire sky", "assassinate skullport sky", "assassinate skullport white"]
    t.do("assassinate everfire sky")
    assert t.troops("everfire") == [] and t.trophies("amber") == ["sky"] and t.power == 0
    assert t.options() == ["end_turn"]


def test_eternal_flame_cultist_gains_two_power_after_another_malice_card() -> None:
    t = table("bounty_hunter", "eternal_flame_cultist").do("play bounty_hunter", "play eternal_flame_cultist")
    assert t.power == 5 and t.may("end_turn")


def test_eternal_flame_cultist_gains_two_power_for_a_revealed_malice_card_or_none_if_declined() -> None:
    t = table("eternal_flame_cultist", "bounty_hunter", "kobold").do("play eternal_flame_cultist")
    assert t.options() == ["done", "reveal bounty_hunter"]
    assert t.do("reveal bounty_hunter").power == 2 and t.hand("amber") == ["bounty_hunter", "kobold"]
    declined = table("eternal_flame_cultist", "bounty_hunter").do("play eternal_flame_cultist", "done")
    assert declined.power == 0 and declined.may("end_turn")


def test_eternal_flame_cultist_gains_nothing_without_another_malice_card() -> None:
    t = table("noble", "eternal_flame_cultist", "kobold").do("play noble", "play eternal_flame_cultist")
    assert t.power == 0 and t.may("end_turn")
