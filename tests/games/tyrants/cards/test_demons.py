"""What the cheap cards of the Demons deck do, and the printed numbers of the whole deck."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import table
from undercourt.games.tyrants.cards import CARDS, KIND

PRINTED = [  # slug, cost, aspect, deck VP, inner circle VP, copies
    ("gibbering_mouther", 2, "conquest", 1, 3, 3),
    ("night_hag", 3, "guile", 1, 3, 3),
    ("mind_flayer", 3, "malice", 1, 3, 3),
    ("myconid_adult", 3, "ambition", 1, 3, 3),
    ("hezrou", 3, "ambition", 1, 3, 2),
    ("derro", 3, "conquest", 1, 4, 2),
    ("myconid_sovereign", 4, "ambition", 2, 5, 2),
    ("ghoul", 4, "malice", 2, 4, 3),
    ("ettin", 4, "conquest", 1, 2, 3),
    ("jackalwere", 4, "guile", 2, 4, 3),
    ("glabrezu", 5, "malice", 2, 4, 1),
    ("succubus", 5, "guile", 2, 5, 2),
    ("nalfeshnee", 5, "ambition", 2, 5, 2),
    ("vrock", 5, "guile", 2, 4, 1),
    ("grazzt", 6, "guile", 2, 5, 1),
    ("zuggtmoy", 6, "ambition", 3, 6, 1),
    ("balor", 6, "conquest", 3, 6, 1),
    ("marilith", 6, "malice", 2, 5, 2),
    ("demogorgon", 8, "conquest", 5, 10, 1),
    ("orcus", 8, "malice", 5, 10, 1),
]


@pytest.mark.parametrize(("slug", "cost", "aspect", "deck_vp", "inner_vp", "copies"), PRINTED)
def test_demons_bear_their_printed_numbers(
    slug: str, cost: int, aspect: str, deck_vp: int, inner_vp: int, copies: int
) -> None:
    card = CARDS[KIND[slug]]
    assert (card.slug, card.deck) == (slug, "demons")
    assert (card.cost, card.aspect, card.deck_vp, card.inner_vp, card.copies) == (
        cost,
        aspect,
        deck_vp,
        inner_vp,
        copies,
    )


def test_demons_are_twenty_kinds_and_forty_cards() -> None:
    slugs = [slug for slug in KIND if CARDS[KIND[slug]].deck == "demons"]
    assert sorted(slugs) == sorted(row[0] for row in PRINTED)
    assert sum(CARDS[KIND[slug]].copies for slug in slugs) == 40


def test_gibbering_mouther_deploys_two_troops_where_you_have_presence() -> None:
    t = table("gibbering_mouther", troops={"skullport": ["amber"]}).do("play gibbering_mouther")
    assert t.options() == ["deploy kanaglym--skullport.1", "deploy skullport", "deploy skullport--the_labyrinth.1"]
    t.do("deploy skullport", "deploy skullport")
    assert t.troops("skullport") == ["amber"] * 3 and t.options() == ["end_turn"]
    assert t.stack("insane_outcast") == 30


ADJACENT = [  # where sky's troop is, where a troop is deployed, whether the two are adjacent
    ("skullport", "skullport", True),
    ("kanaglym--skullport.1", "skullport", True),
    ("skullport", "kanaglym--skullport.1", True),
    ("kanaglym", "kanaglym--skullport.1", True),
    ("skullport--the_labyrinth.2", "skullport--the_labyrinth.1", True),
    ("skullport--the_labyrinth.2", "skullport", False),
    ("skullport--the_labyrinth.1", "kanaglym--skullport.1", False),
    ("the_labyrinth", "skullport--the_labyrinth.1", False),
    ("kanaglym", "skullport", False),
]


@pytest.mark.parametrize(("theirs", "ours", "adjacent"), ADJACENT)
def test_gibbering_mouther_gives_an_outcast_only_next_to_a_troop_just_deployed(
    theirs: str, ours: str, adjacent: bool
) -> None:
    if theirs == "skullport":
        troops = {"skullport": ["amber", "sky"], "everfire": ["amber"]}
    else:
        troops = {"skullport": ["amber"], "everfire": ["amber"], theirs: ["sky"]}
    t = table("gibbering_mouther", troops=troops).do("play gibbering_mouther", f"deploy {ours}", "deploy everfire")
    if adjacent:
        assert t.options() == ["opponent sky"]
        t.do("opponent sky")
    assert t.discard("sky") == (["insane_outcast"] if adjacent else [])
    assert t.stack("insane_outcast") == (29 if adjacent else 30) and t.options() == ["end_turn"]


def test_gibbering_mouther_does_not_count_a_troop_next_to_an_older_one_of_yours() -> None:
    t = table("gibbering_mouther", troops={"skullport": ["amber", "sky"], "everfire": ["amber"]})
    t.do("play gibbering_mouther", "deploy everfire", "deploy everfire")
    assert t.discard("sky") == [] and t.options() == ["end_turn"]


def test_gibbering_mouther_lets_you_pick_among_the_neighbours_of_either_deployed_troop() -> None:
    troops = {"skullport": ["amber", "sky"], "everfire": ["amber", "green"], "ched_nasad": ["rose"]}
    t = table("gibbering_mouther", seats=4, troops=troops)
    t.do("play gibbering_mouther", "deploy skullport", "deploy everfire")
    assert t.options() == ["opponent green", "opponent sky"]
    t.do("opponent green")
    assert t.discard("green") == ["insane_outcast"] and t.discard("sky") == [] and t.discard("rose") == []
    assert t.stack("insane_outcast") == 29 and t.options() == ["end_turn"]


def test_gibbering_mouther_ignores_white_troops_and_spies() -> None:
    t = table("gibbering_mouther", troops={"skullport": ["amber", "white"]}, spies={"skullport": ["sky"]})
    t.do("play gibbering_mouther", "deploy skullport", "deploy skullport")
    assert t.discard("sky") == [] and t.options() == ["end_turn"]


def test_gibbering_mouther_without_troops_in_the_barracks_gives_two_vp_and_no_outcast() -> None:
    t = table("gibbering_mouther", troops={"skullport": ["amber", "sky"]}, barracks={"amber": 0})
    t.do("play gibbering_mouther")
    assert t.vp("amber") == 2 and t.discard("sky") == [] and t.options() == ["end_turn"]


def test_night_hag_places_a_spy_at_any_site_in_play_without_one_of_yours() -> None:
    t = table("night_hag", spies={"everfire": ["amber"]}).do("play night_hag")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.verbs() == {"place_spy"} and len(t.options()) == 14 and not t.may("place_spy everfire")
    t.do("place_spy kanaglym")
    assert t.spies("kanaglym") == ["amber"] and t.hand("amber") == [] and t.options() == ["end_turn"]


def test_night_hag_draws_two_cards_for_a_returned_spy() -> None:
    t = table("night_hag", spies={"everfire": ["amber", "sky"]}, deck=["soldier"] * 3).do("play night_hag", "choose 2")
    assert t.options() == ["done", "return_spy everfire amber"]
    t.do("return_spy everfire amber")
    assert t.hand("amber") == ["soldier", "soldier"] and t.spies("everfire") == ["sky"]
    assert t.spies_left("amber") == 5 and t.may("end_turn")


def test_night_hag_draws_nothing_when_no_spy_is_returned() -> None:
    t = table("night_hag", spies={"everfire": ["amber"]}).do("play night_hag", "choose 2", "done")
    assert t.hand("amber") == [] and t.spies("everfire") == ["amber"] and t.options() == ["end_turn"]


def test_night_hag_offers_only_placing_when_no_spy_is_out() -> None:
    assert table("night_hag", spies={"everfire": ["sky"]}).do("play night_hag").options() == ["choose 1"]


def test_night_hag_shuffles_the_discard_pile_in_the_middle_of_its_draw_but_not_itself() -> None:
    t = table("night_hag", spies={"everfire": ["amber"]}, deck=["soldier"], discard=["noble"])
    t.do("play night_hag", "choose 2", "return_spy everfire amber")
    assert t.hand("amber") == ["noble", "soldier"] and t.discard("amber") == [] and t.played() == ["night_hag"]
    short = table("night_hag", spies={"everfire": ["amber"]}, deck=["soldier"])
    short.do("play night_hag", "choose 2", "return_spy everfire amber")
    assert short.hand("amber") == ["soldier"] and short.may("end_turn")


def test_mind_flayer_gains_three_influence_for_a_devoured_hand_card() -> None:
    t = table("mind_flayer", "noble", "soldier", "kobold", troops={"skullport": ["amber", "white"]})
    t.do("play soldier", "play mind_flayer")
    assert t.options() == ["devour kobold", "devour noble", "done"]
    t.do("devour noble")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.influence == 3 and t.devoured() == ["noble"] and t.hand("amber") == ["kobold"]
    assert t.troops("skullport") == ["amber", "white"] and t.may("end_turn")


def test_mind_flayer_assassinates_an_enemy_troop_for_a_devoured_hand_card() -> None:
    board = {"skullport": ["amber", "white", "sky"], "everfire": ["sky"]}
    t = table("mind_flayer", "noble", troops=board).do("play mind_flayer", "devour noble", "choose 2")
    assert t.options() == ["assassinate skullport sky", "assassinate skullport white"]
    t.do("assassinate skullport sky")
    assert t.trophies("amber") == ["sky"] and t.influence == 0 and t.options() == ["end_turn"]


def test_mind_flayer_offers_only_influence_when_there_is_nobody_to_assassinate() -> None:
    t = table("mind_flayer", "noble", troops={"skullport": ["amber"], "everfire": ["sky"]})
    assert t.do("play mind_flayer", "devour noble").options() == ["choose 1"]


def test_mind_flayer_does_nothing_when_declined_or_with_an_empty_hand() -> None:
    declined = table("mind_flayer", "noble").do("play mind_flayer", "done")
    assert declined.influence == 0 and declined.hand("amber") == ["noble"] and declined.may("end_turn")
    alone = table("mind_flayer").do("play mind_flayer")
    assert alone.influence == 0 and alone.devoured() == [] and alone.options() == ["end_turn"]


def test_mind_flayer_may_be_paid_with_an_insane_outcast_that_goes_back_to_the_supply() -> None:
    t = table("mind_flayer", "insane_outcast", outcasts=29).do("play mind_flayer", "devour insane_outcast", "choose 1")
    assert t.influence == 3 and t.stack("insane_outcast") == 30 and t.devoured() == [] and t.hand("amber") == []


def test_myconid_adult_gains_two_influence_and_gives_an_outcast_to_an_opponent_of_your_choice() -> None:
    t = table("myconid_adult", seats=3).do("play myconid_adult")
    assert t.influence == 2 and t.options() == ["opponent green", "opponent sky"]
    t.do("opponent green")
    assert t.discard("green") == ["insane_outcast"] and t.discard("sky") == [] and t.discard("amber") == []
    assert t.stack("insane_outcast") == 29 and t.may("end_turn")


def test_myconid_adult_gives_nothing_when_the_outcasts_have_run_out() -> None:
    t = table("myconid_adult", outcasts=0).do("play myconid_adult")
    assert t.influence == 2 and t.discard("sky") == [] and t.may("end_turn")


def test_hezrou_must_move_an_enemy_troop_from_presence_to_any_empty_space_in_play() -> None:
    board = {"skullport": ["amber", "white", "sky"], "everfire": ["white"], "chasmleap_bridge": ["white"]}
    t = table("hezrou", troops=board, deck=["soldier"]).do("play hezrou")
    assert t.options() == ["move skullport sky", "move skullport white"]
    t.do("move skullport sky")
    assert t.may("move_to ched_nasad") and t.may("move_to araumycos--eryndlyn.1") and t.may("move_to everfire")
    assert not t.may("move_to chasmleap_bridge") and not t.may("move_to chaulssin") and not t.may("done")
    t.do("move_to ched_nasad")
    assert t.troops("skullport") == ["amber", "white"] and t.troops("ched_nasad") == ["sky"]
    assert t.trophies("amber") == [] and t.inner("amber") == ["soldier"] and t.options() == ["end_turn"]


def test_hezrou_may_move_a_white_troop() -> None:
    t = table("hezrou", troops={"skullport": ["amber", "white"]})
    t.do("play hezrou", "move skullport white", "move_to everfire")
    assert t.troops("skullport") == ["amber"] and t.troops("everfire") == ["white"]


def test_hezrou_promotes_the_top_card_of_your_deck_even_with_nobody_to_move() -> None:
    t = table("hezrou", troops={"skullport": ["amber"], "everfire": ["sky"]}, deck=["soldier"]).do("play hezrou")
    assert t.inner("amber") == ["soldier"] and t.deck("amber") == [] and t.options() == ["end_turn"]


def test_hezrou_shuffles_the_discard_pile_when_the_deck_is_empty() -> None:
    t = table("hezrou", "hezrou", deck=["soldier"], discard=["noble"]).do("play hezrou", "play hezrou")
    assert t.inner("amber") == ["noble", "soldier"] and t.discard("amber") == []


def test_derro_supplants_a_white_troop_anywhere_and_takes_an_outcast_itself() -> None:
    board = {"skullport": ["amber", "sky"], "everfire": ["white", "sky"], "araumycos--eryndlyn.1": ["white"]}
    t = table("derro", troops=board).do("play derro")
    assert t.options() == ["supplant araumycos--eryndlyn.1 white", "supplant everfire white"]
    t.do("supplant everfire white")
    assert t.troops("everfire") == ["amber", "sky"] and t.trophies("amber") == ["white"] and t.barracks("amber") == 38
    assert t.discard("amber") == ["insane_outcast"] and t.discard("sky") == [] and t.stack("insane_outcast") == 29
    assert t.options() == ["end_turn"]


def test_derro_takes_the_outcast_even_without_a_white_troop() -> None:
    t = table("derro", troops={"skullport": ["amber", "sky"]}).do("play derro")
    assert t.discard("amber") == ["insane_outcast"] and t.options() == ["end_turn"]


def test_derro_takes_no_outcast_when_they_have_run_out() -> None:
    t = table("derro", troops={"everfire": ["white"]}, outcasts=0).do("play derro", "supplant everfire white")
    assert t.discard("amber") == [] and t.stack("insane_outcast") == 0 and t.options() == ["end_turn"]


def test_myconid_sovereign_gives_an_outcast_to_an_opponent_of_your_choice() -> None:
    t = table("myconid_sovereign", seats=3).do("play myconid_sovereign")
    assert t.options() == ["opponent green", "opponent sky"]
    t.do("opponent sky")
    assert t.discard("sky") == ["insane_outcast"] and t.discard("green") == [] and t.influence == 0
    assert t.stack("insane_outcast") == 29 and t.options() == ["end_turn"]


def test_myconid_sovereign_must_promote_one_other_played_card_at_end_of_turn() -> None:
    t = table("myconid_sovereign", "bounty_hunter", "noble", "soldier")
    t.do("play myconid_sovereign", "opponent sky", "play bounty_hunter", "play noble", "end_turn")
    assert t.options() == ["promote bounty_hunter", "promote noble"]
    t.do("promote bounty_hunter")
    assert t.inner("amber") == ["bounty_hunter"] and t.seat == "sky"


def test_myconid_sovereign_alone_promotes_nothing() -> None:
    t = table("myconid_sovereign").do("play myconid_sovereign", "opponent sky", "end_turn")
    assert t.inner("amber") == [] and t.seat == "sky"


def test_myconid_sovereign_gets_rid_of_a_played_insane_outcast() -> None:
    t = table("myconid_sovereign", "insane_outcast", outcasts=28)
    t.do("play myconid_sovereign", "opponent sky", "play insane_outcast", "end_turn", "promote insane_outcast")
    assert t.stack("insane_outcast") == 28 and t.inner("amber") == [] and t.discard("amber") == ["myconid_sovereign"]


def test_ghoul_gains_two_power_and_gives_every_opponent_an_outcast() -> None:
    t = table("ghoul", seats=4).do("play ghoul")
    assert (t.power, t.influence) == (2, 0)
    assert [t.discard(seat) for seat in ("sky", "green", "rose")] == [["insane_outcast"]] * 3
    assert t.discard("amber") == [] and t.stack("insane_outcast") == 27 and t.may("end_turn")


def test_ghoul_hands_the_last_outcasts_out_clockwise() -> None:
    t = table("ghoul", seats=4, outcasts=2).do("play ghoul")
    assert t.discard("sky") == ["insane_outcast"] and t.discard("green") == ["insane_outcast"]
    assert t.discard("rose") == [] and t.stack("insane_outcast") == 0


def test_ettin_deploys_three_troops_where_you_have_presence() -> None:
    t = table("ettin", troops={"skullport": ["amber", "white"]}).do("play ettin")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.options() == ["deploy kanaglym--skullport.1", "deploy skullport", "deploy skullport--the_labyrinth.1"]
    t.do("deploy skullport", "deploy skullport", "deploy skullport")
    assert t.troops("skullport") == ["amber"] * 4 + ["white"] and t.options() == ["end_turn"]


def test_ettin_assassinates_two_white_troops_where_you_have_presence() -> None:
    t = table("ettin", troops={"skullport": ["amber", "white", "white", "white", "sky"], "everfire": ["white"]})
    t.do("play ettin", "choose 2")
    assert t.options() == ["assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.options() == ["assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.troops("skullport") == ["amber", "sky", "white"] and t.trophies("amber") == ["white", "white"]
    assert t.barracks("amber") == 39 and t.options() == ["end_turn"]


def test_ettin_stops_after_one_kill_when_no_other_white_troop_is_in_reach() -> None:
    t = table("ettin", troops={"skullport": ["amber", "white", "sky"], "everfire": ["white"]})
    t.do("play ettin", "choose 2", "assassinate skullport white")
    assert t.trophies("amber") == ["white"] and t.options() == ["end_turn"]


def test_ettin_offers_only_deploying_when_no_white_troop_is_in_reach() -> None:
    t = table("ettin", troops={"skullport": ["amber", "sky"], "everfire": ["white"]}).do("play ettin")
    assert t.options() == ["choose 1"]


def test_jackalwere_places_a_spy_at_any_site_in_play_without_one_of_yours() -> None:
    t = table("jackalwere", spies={"everfire": ["amber"]}).do("play jackalwere")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.verbs() == {"place_spy"} and len(t.options()) == 14 and not t.may("place_spy everfire")
    t.do("place_spy kanaglym")
    assert t.spies("kanaglym") == ["amber"] and (t.power, t.influence) == (0, 0) and t.options() == ["end_turn"]


def test_jackalwere_gains_two_power_and_two_influence_for_a_returned_spy() -> None:
    t = table("jackalwere", spies={"everfire": ["amber", "sky"]}).do("play jackalwere", "choose 2")
    assert t.options() == ["done", "return_spy everfire amber"]
    t.do("return_spy everfire amber")
    assert (t.power, t.influence) == (2, 2) and t.spies("everfire") == ["sky"] and t.may("end_turn")


def test_jackalwere_gains_nothing_when_no_spy_is_returned() -> None:
    t = table("jackalwere", spies={"everfire": ["amber"]}).do("play jackalwere", "choose 2", "done")
    assert (t.power, t.influence) == (0, 0) and t.spies("everfire") == ["amber"] and t.options() == ["end_turn"]


def test_jackalwere_offers_only_placing_when_no_spy_is_out() -> None:
    assert table("jackalwere").do("play jackalwere").options() == ["choose 1"]
