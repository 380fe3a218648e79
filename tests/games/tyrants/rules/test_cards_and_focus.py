"""How a card is played: order, costs, choices, focus and what waits for the end of the turn."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import rule, table


@rule("TU-5.1")
def test_a_played_card_lies_before_you_until_the_turn_ends() -> None:
    t = table("noble").do("play noble")
    assert t.played() == ["noble"] and t.hand("amber") == [] and t.discard("amber") == []
    t.do("end_turn")
    assert t.played() == [] and t.discard("amber") == ["noble"]


@rule("TU-5.2")
def test_a_card_draws_before_it_places_if_it_says_so() -> None:
    t = table("rath_modar").do("play rath_modar")
    assert t.hand("amber") == ["noble", "noble"] and t.verbs() == {"place_spy"}


@rule("TU-5.2")
def test_a_card_deploys_before_it_devours_if_it_says_so() -> None:
    t = table("white_wyrmling", row=["kobold"]).do("play white_wyrmling")
    assert t.verbs() == {"deploy"}
    t.do("deploy skullport", "deploy skullport")
    assert t.options() == ["devour kobold", "done"]


@rule("TU-5.3")
def test_a_card_that_needs_no_presence_overrules_the_rule_that_asks_for_it() -> None:
    t = table("ogre_zombie", troops={"skullport": ["amber"], "everfire": ["white"]}, power=3)
    assert not t.may("assassinate everfire white")
    assert t.do("play ogre_zombie").may("supplant everfire white")


@rule("TU-5.4")
def test_plain_instructions_cannot_be_declined() -> None:
    t = table("spy_master", "mercenary_squad").do("play spy_master")
    assert t.verbs() == {"place_spy"}
    t.do("place_spy skullport", "play mercenary_squad")
    for _ in range(3):
        assert t.verbs() == {"deploy"}
        t.do("deploy skullport")
    assert t.may("end_turn")


@rule("TU-5.5")
def test_as_much_as_is_legal_is_done_and_the_rest_skipped() -> None:
    t = table("underdark_ranger", troops={"skullport": ["amber", "white"]}).do("play underdark_ranger")
    assert t.options() == ["assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.may("end_turn") and t.trophies("amber") == ["white"]


@rule("TU-5.5")
def test_an_impossible_step_does_not_stop_the_next_one() -> None:
    t = table("eternal_flame_cultist", "bounty_hunter").do("play bounty_hunter", "play eternal_flame_cultist")
    assert t.power == 3 + 2 and t.may("end_turn")


@rule("TU-5.6")
def test_a_cost_may_be_refused_and_then_nothing_happens() -> None:
    t = table("marilith", "noble").do("play marilith")
    assert t.options() == ["devour noble", "done"]
    t.do("done")
    assert t.power == 0 and t.hand("amber") == ["noble"] and t.devoured() == []
    assert t.may("end_turn")


@rule("TU-5.6")
def test_a_cost_chosen_as_a_branch_may_still_be_refused() -> None:
    t = table("jackalwere", spies={"skullport": ["amber"]}).do("play jackalwere", "choose 2", "done")
    assert (t.power, t.influence) == (0, 0) and t.spies("skullport") == ["amber"] and t.may("end_turn")


@rule("TU-5.7")
def test_a_cost_buys_everything_after_the_arrow_once() -> None:
    t = table("jackalwere", spies={"skullport": ["amber"], "everfire": ["amber"]})
    t.do("play jackalwere", "choose 2", "return_spy skullport amber")
    assert (t.power, t.influence) == (2, 2)
    assert t.may("end_turn") and t.spies("everfire") == ["amber"]


@rule("TU-5.8")
def test_a_cost_may_be_paid_for_nothing() -> None:
    t = table("flesh_golem").do("play flesh_golem")
    assert t.options() == ["devour flesh_golem", "done"]
    t.do("devour flesh_golem")
    assert t.devoured() == ["flesh_golem"] and t.played() == [] and t.may("end_turn")


@rule("TU-5.9")
def test_a_cost_that_cannot_be_paid_is_not_offered() -> None:
    assert table("marilith").do("play marilith").may("end_turn")
    assert table("wight").do("play wight").options() == ["choose 1"]
    assert table("wight", "noble").do("play wight").options() == ["choose 1", "choose 2"]


@rule("TU-5.10")
def test_exactly_one_branch_is_carried_out() -> None:
    board = {"skullport": ["amber", "sky"]}
    t = table("blackguard", troops=board).do("play blackguard")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.power == 2 and t.may("end_turn") and t.trophies("amber") == []
    t = table("blackguard", troops=board).do("play blackguard", "choose 2", "assassinate skullport sky")
    assert t.power == 0 and t.may("end_turn") and t.trophies("amber") == ["sky"]


@rule("TU-5.10")
def test_a_branch_that_can_do_nothing_is_not_offered() -> None:
    assert table("blackguard").do("play blackguard").options() == ["choose 1"]
    t = table("mummy_lord").do("play mummy_lord")
    assert t.may("end_turn") and t.played() == ["mummy_lord"]


@rule("TU-5.11")
def test_each_of_several_choices_is_made_after_the_one_before() -> None:
    t = table("weaponmaster", troops={"skullport": ["amber", "white"]}).do("play weaponmaster")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 2", "assassinate skullport white")
    assert t.options() == ["choose 1"]
    t.do("choose 1", "deploy skullport", "choose 1", "deploy skullport")
    assert t.may("end_turn") and t.troops("skullport") == ["amber"] * 3


@rule("TU-5.12")
def test_up_to_lets_you_stop_after_any_number() -> None:
    board = {"skullport": ["amber", "white", "white", "white"]}
    t = table("council_member", troops=board).do("play council_member")
    assert t.may("done") and t.do("done").may("end_turn")
    t = table("council_member", troops=board).do("play council_member", "move skullport white", "move_to everfire")
    assert t.may("move skullport white") and t.may("done")
    t.do("move skullport white", "move_to everfire")
    assert t.may("end_turn") and t.troops("skullport") == ["amber", "white"]


@rule("TU-5.13")
def test_a_card_of_the_aspect_played_earlier_gives_focus() -> None:
    t = table("imix", "bounty_hunter").do("play bounty_hunter", "play imix")
    assert t.power == 3 + 4 + 2 and t.may("end_turn")
    t = table("imix", "noble").do("play noble", "play imix")
    assert t.power == 4


@rule("TU-5.13")
def test_a_card_of_the_aspect_played_later_gives_no_focus_any_more() -> None:
    t = table("imix", "bounty_hunter").do("play imix", "done", "play bounty_hunter")
    assert t.power == 4 + 3


@rule("TU-5.13")
def test_a_card_played_on_an_earlier_turn_gives_no_focus() -> None:
    t = table("bounty_hunter", deck=["imix", "noble", "noble", "noble", "noble"])
    t.do("play bounty_hunter", "end_turn", "end_turn", "play imix")
    assert t.power == 4 and t.may("end_turn")


@rule("TU-5.14")
def test_a_card_of_the_aspect_shown_from_the_hand_gives_focus_and_stays() -> None:
    t = table("imix", "bounty_hunter").do("play imix")
    assert t.options() == ["done", "reveal bounty_hunter"]
    t.do("reveal bounty_hunter")
    assert t.power == 4 + 2 and t.hand("amber") == ["bounty_hunter"]
    assert t.do("play bounty_hunter").power == 4 + 2 + 3


@rule("TU-5.15")
def test_neither_the_card_itself_nor_another_aspect_gives_focus() -> None:
    t = table("imix", "noble", "kobold").do("play imix")
    assert t.power == 4 and t.may("end_turn")


@rule("TU-5.15")
def test_a_second_copy_is_another_card() -> None:
    t = table("imix", "imix").do("play imix")
    assert t.options() == ["done", "reveal imix"]


@rule("TU-5.16")
def test_focus_happens_once_however_many_cards_fit() -> None:
    t = table("imix", "bounty_hunter", "severin_silrajin", "red_wyrmling")
    t.do("play bounty_hunter", "play severin_silrajin", "play imix")
    assert t.power == 3 + 5 + 4 + 2 and t.may("end_turn")


@rule("TU-5.17")
def test_nobody_has_to_show_a_card() -> None:
    t = table("imix", "bounty_hunter").do("play imix", "done")
    assert t.power == 4 and t.may("end_turn")


@rule("TU-5.25")
def test_a_focus_effect_that_asks_for_picks_may_be_declined_before_the_first() -> None:
    earned = ["play advance_scout", "supplant skullport white", "play crushing_wave_cultist"]
    for answer, goes_on in (("done", "end_turn"), ("deploy skullport", "deploy skullport")):
        t = table("crushing_wave_cultist", "advance_scout", troops={"skullport": ["amber", "white"]}).do(*earned)
        assert t.may("done") and t.may("deploy skullport")
        assert t.do(answer).may(goes_on) and not t.may("done")  # taken is taken, with both its troops


@rule("TU-5.25")
def test_a_spy_or_a_promotion_of_a_focus_may_be_declined() -> None:
    t = table("yan_c_bin", "spy_master").do("play spy_master", "place_spy everfire", "play yan_c_bin")
    t.do("place_spy skullport")
    assert t.may("done") and t.may("place_spy kanaglym") and t.do("done").may("end_turn")
    t = table("ogremoch", "wyrmspeaker", "noble").do("play noble", "play wyrmspeaker", "play ogremoch", "end_turn")
    t.do("resolve wyrmspeaker", "promote noble")
    assert t.options() == ["promote wyrmspeaker"]  # what Ogrémoch does without focus is no bonus


@rule("TU-5.25")
def test_only_the_bonus_promotion_of_ogremoch_may_be_declined() -> None:
    t = table("ogremoch", "puppeteer", "noble").do("play noble", "play puppeteer", "play ogremoch", "end_turn")
    t.do("resolve ogremoch")
    assert t.options() == ["promote noble", "promote puppeteer"]
    t.do("promote noble", "resolve ogremoch")
    assert t.options() == ["done", "promote puppeteer"]
    assert t.do("done").inner("amber") == ["noble"]


@rule("TU-5.25")
def test_a_focus_effect_that_asks_nothing_just_happens() -> None:
    t = table("imix", "bounty_hunter").do("play bounty_hunter", "play imix")
    assert t.may("end_turn") and t.power == 3 + 4 + 2


@rule("TU-5.26")
def test_a_table_may_agree_that_an_earned_focus_effect_must_be_carried_out() -> None:
    t = table("yan_c_bin", "spy_master", focus="must").do("play spy_master", "place_spy everfire", "play yan_c_bin")
    t.do("place_spy skullport")
    assert t.may("place_spy kanaglym") and not t.may("done")
    t = table("yan_c_bin", "spy_master", focus="must").do("play yan_c_bin", "place_spy skullport")
    assert t.options() == ["done", "reveal spy_master"]  # to show a card is still a choice
    assert not t.do("reveal spy_master").may("done")


@rule("TU-5.18")
def test_a_card_devoured_since_still_gives_focus() -> None:
    t = table("flesh_golem", "imix").do("play flesh_golem", "devour flesh_golem", "play imix")
    assert t.power == 2 + 4 + 2


@rule("TU-5.19")
def test_two_promoting_cards_promote_each_other() -> None:
    t = table("wyrmspeaker", "wyrmspeaker").do("play wyrmspeaker", "play wyrmspeaker", "end_turn")
    assert t.options() == ["promote wyrmspeaker"]
    t.do("promote wyrmspeaker", "promote wyrmspeaker")
    assert t.inner("amber") == ["wyrmspeaker", "wyrmspeaker"] and t.turn == "sky"


@pytest.mark.parametrize("branches", [("choose 2", "choose 1"), ("choose 1", "choose 2")])
@rule("TU-5.19")
def test_of_twins_the_one_that_still_promotes_goes_first(branches: tuple[str, str]) -> None:
    """So that what it said may still promote the other one."""
    t = table("advocate", "advocate", "puppeteer")
    t.do("play advocate", branches[0], "play advocate", branches[1], "play puppeteer", "end_turn")
    t.do("resolve puppeteer", "promote advocate")
    assert t.options() == ["promote advocate", "promote puppeteer"]
    assert t.do("promote advocate").inner("amber") == ["advocate", "advocate"]


@rule("TU-5.19")
def test_any_other_card_may_be_promoted_but_never_the_card_itself() -> None:
    t = table("wyrmspeaker", "noble", "red_wyrmling").do("play noble", "play wyrmspeaker", "play red_wyrmling")
    assert t.do("end_turn").options() == ["promote noble", "promote red_wyrmling"]


@rule("TU-5.20")
def test_a_card_that_has_left_the_play_area_is_not_promoted() -> None:
    t = table("wyrmspeaker", "flesh_golem", "noble")
    t.do("play wyrmspeaker", "play flesh_golem", "devour flesh_golem", "play noble", "end_turn")
    assert t.options() == ["promote noble"]


@rule("TU-5.20")
def test_a_card_is_promoted_only_once() -> None:
    t = table("puppeteer", "wyrmspeaker", "noble").do("play puppeteer", "play wyrmspeaker", "play noble", "end_turn")
    t.do("resolve puppeteer", "promote noble")
    assert t.options() == ["promote puppeteer"]


@rule("TU-5.21")
def test_a_promotion_without_another_card_does_nothing() -> None:
    t = table("wyrmspeaker", "noble").do("play wyrmspeaker", "end_turn")
    assert t.turn == "sky" and t.inner("amber") == []


@rule("TU-5.22")
def test_a_promotion_is_mandatory_unless_the_card_says_otherwise() -> None:
    t = table("wyrmspeaker", "noble").do("play wyrmspeaker", "play noble", "end_turn")
    assert not t.may("done") and t.may("promote noble")
    t = table("blue_dragon", "noble").do("play blue_dragon", "play noble", "end_turn")
    assert t.may("done") and t.may("promote noble")


@rule("TU-5.23")
def test_an_instruction_for_the_end_of_the_turn_outlives_its_card() -> None:
    t = table("cultist_of_myrkul", "noble")
    t.do("play cultist_of_myrkul", "choose 2", "devour cultist_of_myrkul", "play noble", "end_turn")
    assert t.options() == ["done", "promote noble"]
    assert t.do("promote noble").inner("amber") == ["noble"]
