"""What the cards of the Aberrations half-deck print and do when you play them, those of cost 1 to 4."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import table
from undercourt.games.tyrants.cards import CARDS, KIND

PRINTED = [
    # slug, cost, aspect, deck VP, inner circle VP, copies
    ("grimlock", 1, "conquest", 0, 1, 2),
    ("cloaker", 2, "guile", 1, 3, 3),
    ("cranium_rats", 2, "conquest", 1, 3, 3),
    ("chuul", 3, "guile", 1, 4, 2),
    ("mindwitness", 3, "malice", 1, 3, 3),
    ("ambassador", 3, "ambition", 1, 3, 4),
    ("nothic", 3, "guile", 1, 3, 2),
    ("gauth", 3, "malice", 2, 3, 2),
    ("spectator", 4, "malice", 2, 3, 3),
    ("brainwashed_slave", 4, "guile", 2, 3, 2),
    ("umber_hulk", 4, "conquest", 2, 4, 2),
    ("intellect_devourer", 4, "ambition", 1, 3, 2),
    ("quaggoth", 5, "conquest", 2, 4, 2),
    ("puppeteer", 5, "ambition", 2, 6, 2),
    ("beholder", 5, "malice", 3, 6, 1),
    ("ulitharid", 6, "ambition", 3, 6, 1),
    ("elder_brain", 7, "ambition", 4, 9, 1),
    ("neogi", 7, "conquest", 4, 8, 1),
    ("aboleth", 7, "guile", 4, 7, 1),
    ("death_tyrant", 7, "malice", 3, 6, 1),
]


@pytest.mark.parametrize(("slug", "cost", "aspect", "deck_vp", "inner_vp", "copies"), PRINTED)
def test_aberrations_print_these_numbers(
    slug: str, cost: int, aspect: str, deck_vp: int, inner_vp: int, copies: int
) -> None:
    card = CARDS[KIND[slug]]
    assert (card.slug, card.deck) == (slug, "aberrations")
    assert (card.cost, card.aspect) == (cost, aspect)
    assert (card.deck_vp, card.inner_vp, card.copies) == (deck_vp, inner_vp, copies)


def test_aberrations_are_these_twenty_kinds_and_forty_cards() -> None:
    kinds = {slug for slug in KIND if CARDS[KIND[slug]].deck == "aberrations"}
    assert kinds == {row[0] for row in PRINTED}
    assert sum(CARDS[KIND[slug]].copies for slug in kinds) == 40


FOUR = ["noble", "noble", "soldier", "soldier"]
THREE = ["noble", "soldier", "soldier"]


def test_grimlock_deploys_one_troop_where_you_have_presence() -> None:
    t = table("grimlock", troops={"skullport": ["amber"]}).do("play grimlock")
    assert t.verbs() == {"deploy"}
    assert t.may("deploy skullport") and not t.may("deploy everfire")
    t.do("deploy skullport")
    assert t.may("end_turn") and t.troops("skullport") == ["amber", "amber"] and t.barracks("amber") == 38


def test_cloaker_places_a_spy_at_any_site_without_one_of_yours() -> None:
    t = table("cloaker", spies={"everfire": ["amber"], "skullport": ["sky"]}).do("play cloaker")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.verbs() == {"place_spy"} and not t.may("place_spy everfire") and not t.may("place_spy buiyrandyn")
    t.do("place_spy skullport")
    assert t.may("end_turn") and t.spies("skullport") == ["amber", "sky"] and t.spies_left("amber") == 3


def test_cloaker_returns_a_spy_to_kill_a_troop_in_the_site_that_spy_left() -> None:
    troops = {"everfire": ["sky", "white"], "everfire--menzoberranzan.1": ["sky"], "skullport": ["amber", "sky"]}
    t = table("cloaker", troops=troops, spies={"everfire": ["amber"], "menzoberranzan": ["amber"]})
    t.do("play cloaker", "choose 2")
    assert t.options() == ["done", "return_spy everfire amber", "return_spy menzoberranzan amber"]
    t.do("return_spy everfire amber")
    assert t.options() == ["assassinate everfire sky", "assassinate everfire white"]
    t.do("assassinate everfire sky")
    assert t.may("end_turn") and t.troops("everfire") == ["white"] and t.trophies("amber") == ["sky"]
    assert t.spies("everfire") == [] and t.spies_left("amber") == 4


def test_cloaker_lets_you_keep_the_spy_after_all() -> None:
    t = table("cloaker", troops={"everfire": ["sky"]}, spies={"everfire": ["amber"]})
    t.do("play cloaker", "choose 2", "done")
    assert t.may("end_turn") and t.spies("everfire") == ["amber"] and t.troops("everfire") == ["sky"]


def test_cloaker_lets_you_pay_the_spy_even_when_nobody_stands_there() -> None:
    t = table("cloaker", spies={"everfire": ["amber"]})
    t.do("play cloaker", "choose 2", "return_spy everfire amber")
    assert t.may("end_turn") and t.spies_left("amber") == 5 and t.trophies("amber") == []


def test_cloaker_offers_only_the_placement_without_a_spy_on_the_board() -> None:
    assert table("cloaker", troops={"everfire": ["sky"]}).do("play cloaker").options() == ["choose 1"]


def test_cranium_rats_deploy_two_and_then_one_chosen_opponent_with_four_cards_discards() -> None:
    t = table(
        "cranium_rats", seats=4, troops={"skullport": ["amber"]}, hands={"sky": FOUR, "green": THREE, "rose": FOUR}
    )
    t.do("play cranium_rats")
    assert t.verbs() == {"deploy"} and not t.may("deploy everfire")
    t.do("deploy skullport", "deploy kanaglym--skullport.1")
    assert t.seat == "amber" and t.options() == ["opponent rose", "opponent sky"]
    t.do("opponent rose")
    assert t.seat == "rose" and t.options() == ["discard noble", "discard soldier"]
    t.do("discard soldier")
    assert t.hand("rose") == ["noble", "noble", "soldier"] and t.discard("rose") == ["soldier"]
    assert t.hand("sky") == FOUR and t.seat == "amber" and t.may("end_turn")


def test_cranium_rats_ask_nobody_when_all_opponents_hold_three_cards() -> None:
    t = table("cranium_rats", troops={"skullport": ["amber"]}, hands={"sky": THREE})
    t.do("play cranium_rats", "deploy skullport", "deploy skullport")
    assert t.may("end_turn") and t.seat == "amber" and t.hand("sky") == THREE


def test_cranium_rats_ask_for_the_opponent_even_when_only_one_qualifies() -> None:
    t = table("cranium_rats", troops={"skullport": ["amber"]}, hands={"sky": FOUR})
    t.do("play cranium_rats", "deploy skullport", "deploy skullport")
    assert t.options() == ["opponent sky"]


def test_chuul_makes_only_those_with_a_troop_there_and_four_cards_discard() -> None:
    t = table(
        "chuul",
        seats=4,
        troops={"ched_nasad": ["sky", "sky", "green", "amber"]},
        hands={"sky": FOUR, "green": THREE, "rose": FOUR},
    )
    t.do("play chuul")
    assert t.verbs() == {"place_spy"}
    t.do("place_spy ched_nasad")
    assert t.spies("ched_nasad") == ["amber"] and t.seat == "sky"
    t.do("discard noble")
    assert t.seat == "amber" and t.may("end_turn"), "once, though sky has two troops there"
    assert (t.hand("sky"), t.hand("green"), t.hand("rose")) == (THREE, THREE, FOUR)


def test_chuul_makes_every_such_opponent_discard_once() -> None:
    t = table("chuul", seats=3, troops={"everfire": ["sky", "green"]}, hands={"sky": FOUR, "green": FOUR})
    t.do("play chuul", "place_spy everfire")
    first = t.seat
    t.do("discard noble")
    second = t.seat
    t.do("discard noble")
    assert {first, second} == {"sky", "green"} and t.seat == "amber" and t.may("end_turn")
    assert t.discard("sky") == t.discard("green") == ["noble"]


def test_chuul_asks_its_victims_clockwise() -> None:
    hands = {"sky": ["noble"] * 4, "green": ["noble"] * 4}
    t = table("chuul", seats=3, troops={"skullport": ["green", "sky"]}, hands=hands)
    t.do("play chuul", "place_spy skullport")
    assert t.seat == "sky"
    assert t.do("discard noble").seat == "green"
    assert t.do("discard noble").seat == "amber"


def test_chuul_does_not_count_a_troop_on_a_route_beside_the_site_or_at_another_site() -> None:
    troops = {"everfire--menzoberranzan.1": ["sky"], "skullport": ["sky"]}
    t = table("chuul", troops=troops, hands={"sky": FOUR}).do("play chuul", "place_spy everfire")
    assert t.seat == "amber" and t.may("end_turn") and t.hand("sky") == FOUR


def test_mindwitness_kills_where_you_have_presence_and_the_owner_discards() -> None:
    troops = {"skullport": ["amber", "green", "white"], "everfire": ["sky"]}
    t = table("mindwitness", seats=3, troops=troops, hands={"sky": FOUR, "green": FOUR}).do("play mindwitness")
    assert t.options() == ["assassinate skullport green", "assassinate skullport white"]
    t.do("assassinate skullport green")
    assert t.seat == "green" and t.options() == ["discard noble", "discard soldier"]
    t.do("discard noble")
    assert t.seat == "amber" and t.may("end_turn")
    assert t.trophies("amber") == ["green"] and t.hand("green") == THREE and t.hand("sky") == FOUR


def test_mindwitness_costs_no_card_when_the_owner_holds_three() -> None:
    t = table("mindwitness", troops={"skullport": ["amber", "sky"]}, hands={"sky": THREE})
    t.do("play mindwitness", "assassinate skullport sky")
    assert t.seat == "amber" and t.may("end_turn") and t.hand("sky") == THREE


def test_mindwitness_costs_no_card_when_the_dead_troop_is_white() -> None:
    t = table("mindwitness", troops={"skullport": ["amber", "sky", "white"]}, hands={"sky": FOUR})
    t.do("play mindwitness", "assassinate skullport white")
    assert t.seat == "amber" and t.may("end_turn") and t.hand("sky") == FOUR and t.trophies("amber") == ["white"]


def test_mindwitness_among_four_players_takes_white_for_nobody() -> None:
    hands = {seat: ["noble"] * 4 for seat in ("sky", "green", "rose")}
    t = table("mindwitness", seats=4, troops={"skullport": ["amber", "white"]}, hands=hands, discard=["noble"] * 4)
    t.do("play mindwitness", "assassinate skullport white")
    assert t.seat == "amber" and t.may("end_turn")
    assert [len(t.hand(seat)) for seat in hands] == [4, 4, 4] and len(t.discard("amber")) == 4


def test_mindwitness_without_a_target_does_nothing() -> None:
    t = table("mindwitness", troops={"skullport": ["amber"], "everfire": ["sky"]}, hands={"sky": FOUR})
    t.do("play mindwitness")
    assert t.may("end_turn") and t.hand("sky") == FOUR


def test_ambassador_promotes_one_other_played_card_at_end_of_turn() -> None:
    t = table("ambassador", "noble", "soldier", "house_guard").do("play ambassador", "play noble", "play soldier")
    t.do("end_turn")
    assert t.seat == "amber" and t.options() == ["promote noble", "promote soldier"]
    t.do("promote noble")
    assert t.turn == "sky" and t.inner("amber") == ["noble"]
    assert t.discard("amber") == ["ambassador", "house_guard", "soldier"]


def test_ambassador_alone_promotes_nothing() -> None:
    t = table("ambassador", "noble").do("play ambassador", "end_turn")
    assert t.turn == "sky" and t.inner("amber") == []


def test_ambassador_and_a_second_copy_promote_each_other() -> None:
    t = table("ambassador", "ambassador").do("play ambassador", "play ambassador", "end_turn")
    t.do("promote ambassador", "promote ambassador")
    assert t.turn == "sky" and t.inner("amber") == ["ambassador", "ambassador"] and t.discard("amber") == []


def test_nothic_places_a_spy() -> None:
    t = table("nothic", hands={"sky": FOUR}).do("play nothic")
    assert t.options() == ["choose 1"]
    t.do("choose 1", "place_spy everfire")
    assert t.may("end_turn") and t.spies("everfire") == ["amber"]
    assert t.hand("amber") == [] and t.hand("sky") == FOUR


def test_nothic_returns_a_spy_to_draw_one_and_make_all_with_four_cards_discard() -> None:
    t = table(
        "nothic",
        seats=4,
        spies={"everfire": ["amber"]},
        deck=["house_guard", "house_guard"],
        hands={"sky": FOUR, "green": THREE, "rose": FOUR},
    )
    t.do("play nothic", "choose 2")
    assert t.options() == ["done", "return_spy everfire amber"]
    t.do("return_spy everfire amber")
    assert t.hand("amber") == ["house_guard"] and t.spies_left("amber") == 5
    first = t.seat
    t.do("discard noble")
    second = t.seat
    t.do("discard noble")
    assert {first, second} == {"sky", "rose"} and t.seat == "amber" and t.may("end_turn")
    assert t.hand("sky") == t.hand("green") == t.hand("rose") == THREE


def test_nothic_lets_you_keep_the_spy_and_then_nothing_happens() -> None:
    t = table("nothic", spies={"everfire": ["amber"]}, hands={"sky": FOUR}).do("play nothic", "choose 2", "done")
    assert t.may("end_turn") and t.hand("amber") == [] and t.hand("sky") == FOUR and t.spies("everfire") == ["amber"]


def test_gauth_gains_two_influence() -> None:
    t = table("gauth", hands={"sky": FOUR}).do("play gauth")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.may("end_turn") and t.influence == 2 and t.power == 0 and t.hand("amber") == []


def test_gauth_draws_one_and_one_chosen_opponent_with_four_cards_discards() -> None:
    t = table("gauth", seats=4, deck=["house_guard", "house_guard"], hands={"sky": FOUR, "green": THREE, "rose": FOUR})
    t.do("play gauth", "choose 2")
    assert t.hand("amber") == ["house_guard"] and t.options() == ["opponent rose", "opponent sky"]
    t.do("opponent sky")
    assert t.seat == "sky"
    t.do("discard noble")
    assert t.seat == "amber" and t.may("end_turn") and t.influence == 0
    assert (t.hand("sky"), t.hand("green"), t.hand("rose")) == (THREE, THREE, FOUR)


def test_gauth_still_draws_when_no_opponent_holds_four() -> None:
    t = table("gauth", deck=["house_guard"], hands={"sky": THREE}).do("play gauth", "choose 2")
    assert t.may("end_turn") and t.hand("amber") == ["house_guard"] and t.hand("sky") == THREE


def test_spectator_gains_two_power_and_one_influence() -> None:
    t = table("spectator").do("play spectator")
    assert t.may("end_turn") and (t.power, t.influence) == (2, 1)


def test_brainwashed_slave_places_a_spy_and_gains_nothing() -> None:
    t = table("brainwashed_slave").do("play brainwashed_slave")
    assert t.options() == ["choose 1"]
    t.do("choose 1", "place_spy everfire")
    assert t.may("end_turn") and t.spies("everfire") == ["amber"] and (t.power, t.influence) == (0, 0)


def test_brainwashed_slave_returns_a_spy_for_two_power_and_two_influence() -> None:
    t = table("brainwashed_slave", spies={"everfire": ["amber", "sky"]}).do("play brainwashed_slave", "choose 2")
    assert t.options() == ["done", "return_spy everfire amber"]
    t.do("return_spy everfire amber")
    assert t.may("end_turn") and (t.power, t.influence) == (2, 2) and t.spies("everfire") == ["sky"]


def test_brainwashed_slave_gives_nothing_when_the_spy_stays() -> None:
    t = table("brainwashed_slave", spies={"everfire": ["amber"]}).do("play brainwashed_slave", "choose 2", "done")
    assert t.may("end_turn") and (t.power, t.influence) == (0, 0) and t.spies("everfire") == ["amber"]


def test_umber_hulk_deploys_three_troops_where_you_have_presence() -> None:
    t = table("umber_hulk", troops={"skullport": ["amber"]}).do("play umber_hulk")
    assert t.verbs() == {"deploy"} and not t.may("deploy kanaglym")
    t.do("deploy kanaglym--skullport.1", "deploy kanaglym", "deploy kanaglym")
    assert t.may("end_turn") and t.troops("kanaglym") == ["amber", "amber"] and t.barracks("amber") == 36


def test_umber_hulk_gives_a_vp_for_each_troop_the_barracks_cannot_supply() -> None:
    t = table("umber_hulk", troops={"skullport": ["amber"]}, barracks={"amber": 1})
    t.do("play umber_hulk", "deploy skullport")
    assert t.may("end_turn") and t.vp("amber") == 2 and t.troops("skullport") == ["amber", "amber"]


INTELLECT = {"skullport": ["amber", "sky", "white"], "everfire": ["sky"]}


def test_intellect_devourer_gains_three_influence() -> None:
    t = table("intellect_devourer", troops=INTELLECT).do("play intellect_devourer")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.may("end_turn") and (t.power, t.influence) == (0, 3)


def test_intellect_devourer_returns_two_pieces_of_others_in_reach_or_your_own_from_anywhere() -> None:
    spies = {"menzoberranzan": ["amber"], "skullport": ["sky"], "everfire": ["sky"]}
    t = table("intellect_devourer", troops=INTELLECT, spies=spies).do("play intellect_devourer", "choose 2")
    assert t.options() == [
        "done",
        "return_spy menzoberranzan amber",
        "return_spy skullport sky",
        "return_troop skullport amber",
        "return_troop skullport sky",
    ]
    t.do("return_troop skullport sky")
    assert t.may("done") and t.may("return_spy skullport sky")
    t.do("return_spy menzoberranzan amber")
    assert t.may("end_turn") and t.troops("skullport") == ["amber", "white"] and t.trophies("amber") == []
    assert t.barracks("sky") == 39 and t.spies_left("amber") == 5 and t.spies("skullport") == ["sky"]


def test_intellect_devourer_may_stop_after_one_piece() -> None:
    t = table("intellect_devourer", troops=INTELLECT, spies={"skullport": ["sky"]})
    t.do("play intellect_devourer", "choose 2", "return_spy skullport sky", "done")
    assert t.may("end_turn") and t.spies_left("sky") == 5 and t.troops("skullport") == ["amber", "sky", "white"]


def test_intellect_devourer_never_returns_white_troops() -> None:
    t = table("intellect_devourer", troops={"skullport": ["white"]}, spies={"skullport": ["amber"]})
    t.do("play intellect_devourer", "choose 2")
    assert t.options() == ["done", "return_spy skullport amber"]
