"""Rulings on Insane Outcasts, forced discards, counted VP and troops out of trophy halls."""

from __future__ import annotations

import pytest

from tests.games.tyrants.laws.facts import RULES
from tests.games.tyrants.table import rule, table
from undercourt.text import GAMES


def test_every_rule_stands_under_its_heading() -> None:
    heading, found = "", set()
    for line in (GAMES / "tyrants" / "rules.toml").read_text("utf-8").splitlines():
        if line.startswith("# TU-"):
            heading = line[2:]
        elif line.startswith('["TU-'):
            found.add(line[2:-2])
            assert line[2:-2].startswith(heading + ".")
    assert found == RULES


@rule("TU-11.1")
def test_an_outcast_goes_back_for_a_discarded_card() -> None:
    t = table("insane_outcast", "noble", outcasts=5).do("play insane_outcast")
    assert t.options() == ["discard noble", "done"]
    t.do("discard noble")
    assert t.stack("insane_outcast") == 6 and t.played() == [] and t.discard("amber") == ["noble"]


@rule("TU-11.1")
def test_an_outcast_stays_if_nothing_is_discarded() -> None:
    t = table("insane_outcast", "noble", outcasts=5).do("play insane_outcast", "done")
    assert t.stack("insane_outcast") == 5 and t.played() == ["insane_outcast"] and t.hand("amber") == ["noble"]
    t = table("insane_outcast", outcasts=5).do("play insane_outcast")
    assert t.may("end_turn") and t.played() == ["insane_outcast"]


@rule("TU-11.2")
def test_an_outcast_pays_a_devour_cost_and_goes_back() -> None:
    t = table("marilith", "insane_outcast", outcasts=5).do("play marilith", "devour insane_outcast")
    assert t.power == 5 and t.stack("insane_outcast") == 6 and t.devoured() == [] and t.hand("amber") == []


@rule("TU-11.3")
def test_a_promoted_outcast_goes_back() -> None:
    t = table("nalfeshnee", deck=["insane_outcast"], outcasts=5).do("play nalfeshnee")
    assert t.inner("amber") == [] and t.deck("amber") == [] and t.stack("insane_outcast") == 6


@rule("TU-11.3")
def test_an_outcast_may_be_the_card_promoted_at_the_end_of_the_turn() -> None:
    t = table("wyrmspeaker", "insane_outcast", outcasts=5)
    t.do("play wyrmspeaker", "play insane_outcast", "end_turn", "promote insane_outcast")
    assert t.inner("amber") == [] and t.discard("amber") == ["wyrmspeaker"] and t.stack("insane_outcast") == 6


@rule("TU-11.4")
def test_an_outcast_goes_to_the_discard_pile_of_the_player_it_is_given_to() -> None:
    t = table("myconid_adult", seats=3, outcasts=5).do("play myconid_adult")
    assert t.options() == ["opponent green", "opponent sky"]
    t.do("opponent green")
    assert t.discard("green") == ["insane_outcast"] and t.discard("sky") == [] and t.stack("insane_outcast") == 4


@rule("TU-11.4")
def test_derro_gives_the_outcast_to_its_own_player() -> None:
    t = table("derro", outcasts=5).do("play derro")
    assert t.discard("amber") == ["insane_outcast"] and t.discard("sky") == []


RATS = ["play cranium_rats", "deploy skullport", "deploy skullport"]


@rule("TU-11.5")
def test_more_than_three_cards_means_four_in_hand() -> None:
    t = table("cranium_rats", seats=3, hands={"sky": ["noble"] * 4, "green": ["noble"] * 3}).do(*RATS)
    assert t.options() == ["opponent sky"]
    t = table("cranium_rats", hands={"sky": ["noble"] * 3}, discards={"sky": ["noble"] * 3}).do(*RATS)
    assert t.may("end_turn") and t.hand("sky") == ["noble"] * 3


@rule("TU-11.6")
def test_the_player_who_must_discard_chooses() -> None:
    t = table("cranium_rats", hands={"sky": ["noble", "noble", "soldier", "kobold"]}).do(*RATS, "opponent sky")
    assert t.seat == "sky" and t.options() == ["discard kobold", "discard noble", "discard soldier"]
    t.do("discard soldier")
    assert t.discard("sky") == ["soldier"] and t.hand("sky") == ["kobold", "noble", "noble"]
    assert t.seat == "amber" and t.may("end_turn")


@rule("TU-11.7")
def test_grimlock_draws_two_when_an_opponent_causes_the_discard() -> None:
    t = table("cranium_rats", hands={"sky": ["grimlock", "noble", "noble", "noble"]}, decks={"sky": ["imix", "kobold"]})
    t.do(*RATS, "opponent sky", "discard grimlock")
    assert t.hand("sky") == ["imix", "kobold", "noble", "noble", "noble"] and t.discard("sky") == ["grimlock"]


@rule("TU-11.8")
def test_umber_hulk_strikes_back_however_small_the_hand() -> None:
    t = table("cranium_rats", "soldier", hands={"sky": ["umber_hulk", "noble", "noble", "noble"]})
    t.do(*RATS, "opponent sky", "discard umber_hulk")
    assert t.seat == "amber" and t.options() == ["discard soldier"]
    t.do("discard soldier")
    assert t.hand("amber") == [] and t.discard("amber") == ["soldier"] and t.may("end_turn")


@pytest.mark.parametrize(
    ("answer", "inner", "discard"),
    [("promote ambassador", ["ambassador"], []), ("done", [], ["ambassador"])],
)
@rule("TU-11.9")
def test_ambassador_may_be_promoted_instead(answer: str, inner: list[str], discard: list[str]) -> None:
    t = table("cranium_rats", hands={"sky": ["ambassador", "noble", "noble", "noble"]})
    t.do(*RATS, "opponent sky", "discard ambassador")
    assert t.seat == "sky" and t.options() == ["done", "promote ambassador"]
    t.do(answer)
    assert t.inner("sky") == inner and t.discard("sky") == discard and t.seat == "amber"
    assert t.hand("sky") == ["noble"] * 3


@rule("TU-11.10")
def test_nothing_reacts_to_a_discard_you_cause_yourself() -> None:
    t = table("insane_outcast", "grimlock", deck=["imix", "kobold"]).do("play insane_outcast", "discard grimlock")
    assert t.hand("amber") == [] and t.discard("amber") == ["grimlock"]


@rule("TU-11.10")
def test_nothing_reacts_to_the_discard_at_the_end_of_the_turn() -> None:
    t = table("grimlock", "ambassador", "umber_hulk", deck=["noble"] * 7, hands={"sky": ["kobold"]}).do("end_turn")
    assert t.turn == "sky" and len(t.hand("amber")) == 5 and t.inner("amber") == []
    assert t.hand("sky") == ["kobold"] and t.discard("amber") == ["ambassador", "grimlock", "umber_hulk"]


@rule("TU-11.11")
def test_neogi_takes_a_card_of_everybody_at_the_end_of_the_turn() -> None:
    t = table("neogi", seats=3, hands={"sky": ["noble"], "green": ["noble", "soldier"]})
    t.do("play neogi", *["deploy skullport"] * 4)
    assert t.seat == "amber" and t.hand("sky") == ["noble"]
    t.do("end_turn", "discard noble", "discard soldier")
    assert t.hand("sky") == [] and t.hand("green") == ["noble"] and t.turn == "sky"


@pytest.mark.parametrize(("before", "power"), [(1, 0), (2, 1), (4, 1), (5, 2)])
@rule("TU-11.12")
def test_a_count_is_rounded_down_and_follows_the_kill(before: int, power: int) -> None:
    t = table("beholder", troops={"skullport": ["amber", "white"]}, trophies={"amber": ["white"] * before})
    assert t.do("play beholder", "assassinate skullport white").power == power


@rule("TU-11.12")
def test_vp_of_a_card_are_taken_at_once() -> None:
    t = table("death_knight", troops={"skullport": ["amber", "sky"]}, trophies={"amber": ["sky"] * 4 + ["white"] * 9})
    assert t.do("play death_knight", "supplant skullport sky").vp("amber") == 1
    t = table("vampire", inner=["noble", "noble"], discard=["kobold"]).do("play vampire", "choose 2", "promote kobold")
    assert t.vp("amber") == 1


@rule("TU-11.13")
def test_blue_dragon_counts_at_the_end_of_the_turn_after_its_promotions() -> None:
    t = table("blue_dragon", "noble", "soldier", inner=["kobold"])
    t.do("play blue_dragon", "play noble", "play soldier", "end_turn")
    assert t.vp("amber") == 0
    t.do("promote noble", "promote soldier")
    assert t.vp("amber") == 1 and len(t.inner("amber")) == 3


@pytest.mark.parametrize(
    ("others", "vp"),
    [([], 0), (["everfire"], 1), (["everfire", "kanaglym"], 1), (["everfire", "kanaglym", "eryndlyn"], 2)],
)
@rule("TU-11.14")
def test_white_dragon_counts_every_site_you_control(others: list[str], vp: int) -> None:
    t = table("white_dragon", troops={site: ["amber"] for site in ["skullport", *others]})
    t.do("play white_dragon", *["deploy skullport"] * 3)
    assert t.vp("amber") == vp


@rule("TU-11.15")
def test_green_dragon_counts_the_markers_before_you() -> None:
    t = table(
        "green_dragon",
        troops={
            "araumycos": ["amber"], "tsenviilyq": ["amber"], "menzoberranzan": ["sky"], "everfire": ["amber"],
            "skullport": ["sky"],
        },
        spies={"skullport": ["amber"]},
    )  # fmt: skip
    t.do("play green_dragon", "choose 2", "return_spy skullport amber", "supplant skullport sky")
    assert t.vp("amber") == 2


@rule("TU-11.16")
def test_red_dragon_counts_the_sites_under_total_control() -> None:
    t = table(
        "red_dragon",
        troops={"everfire": ["amber"] * 3, "chasmleap_bridge": ["amber"], "skullport": ["amber", "sky"]},
    )
    t.do("play red_dragon", "supplant skullport sky")
    assert t.controls("skullport") == "amber" and t.vp("amber") == 2


@rule("TU-11.17")
@rule("TU-11.18")
def test_a_troop_out_of_a_trophy_hall_keeps_its_colour_and_leaves_the_hall() -> None:
    t = table("orcus", "noble", seats=3, trophies={"sky": ["amber", "green", "white"]})
    t.do("play orcus", "devour noble")
    assert t.may("take_trophy sky amber") and t.may("take_trophy sky white") and t.may("done")
    t.do("take_trophy sky white", "deploy everfire", "take_trophy sky green", "deploy skullport")
    assert t.troops("everfire") == ["white"] and t.troops("skullport") == ["green"]
    assert t.controls("skullport") == "green" and t.may("end_turn")
    assert t.trophies("sky") == ["amber"] and t.score("sky")["trophies"] == 1


@rule("TU-11.19")
def test_a_troop_out_of_a_trophy_hall_touches_no_barracks() -> None:
    t = table("orcus", "noble", trophies={"sky": ["amber"]}, barracks={"amber": 1})
    t.do("play orcus", "devour noble", "take_trophy sky amber", "deploy everfire")
    assert t.troops("everfire") == ["amber"] and t.barracks("amber") == 1 and t.vp("amber") == 0
    assert not t.do("end_turn", "end_turn").over


@rule("TU-11.20")
def test_mummy_lord_and_orcus_need_no_presence_for_it() -> None:
    t = table("mummy_lord", troops={"skullport": ["amber"]}, trophies={"sky": ["white"]})
    t.do("play mummy_lord", "choose 2", "take_trophy sky white")
    assert t.may("deploy menzoberranzan")
    t = table("orcus", "noble", troops={"skullport": ["amber"]}, trophies={"sky": ["white"]})
    t.do("play orcus", "devour noble", "take_trophy sky white")
    assert t.may("deploy menzoberranzan")


@rule("TU-11.20")
def test_lich_needs_presence_for_it() -> None:
    t = table("lich", troops={"skullport": ["amber"], "everfire": ["sky"]}, trophies={"sky": ["white"]})
    t.do("play lich", "place_spy everfire", "opponent sky", "take_trophy sky white")
    assert t.may("deploy everfire") and t.may("deploy skullport") and not t.may("deploy menzoberranzan")
    t.do("deploy everfire")
    assert t.troops("everfire") == ["sky", "white"] and t.trophies("sky") == []


@rule("TU-5.24")
def test_a_table_may_agree_that_promotions_can_be_declined() -> None:
    strict = table("wyrmspeaker", "noble").do("play noble", "play wyrmspeaker", "end_turn")
    assert strict.options() == ["promote noble"]
    free = table("wyrmspeaker", "noble", promotions="may").do("play noble", "play wyrmspeaker", "end_turn")
    assert free.options() == ["done", "promote noble"]
    assert free.do("done").inner("amber") == []


@rule("TU-11.38")
def test_a_table_may_agree_that_a_troop_from_a_trophy_hall_is_replaced_by_your_own() -> None:
    hall = {"amber": ["sky", "white"]}
    t = table("orcus", "noble", trophies=hall, troops={"skullport": ["amber"]}, trophies_taken="become_yours")
    mine, theirs = t.barracks("amber"), t.barracks("sky")
    t.do("play orcus", "devour noble", "take_trophy amber sky", "deploy everfire")
    assert t.troops("everfire") == ["amber"] and t.trophies("amber") == ["white"]
    assert t.barracks("amber") == mine - 1 and t.barracks("sky") == theirs + 1
