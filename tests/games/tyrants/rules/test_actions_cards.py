"""Actions with cards and spies: devour, draw, place a spy, promote and recruit."""

from __future__ import annotations

from tests.games.tyrants.table import rule, table


@rule("TU-8.3.1")
def test_a_devoured_card_is_out_of_the_game() -> None:
    t = table("marilith", "house_guard", deck=[]).do("play marilith", "devour house_guard")
    assert t.devoured() == ["house_guard"] and t.hand("amber") == []
    t.do("end_turn")
    assert t.hand("amber") == ["marilith"] and t.deck("amber") == [] and t.discard("amber") == []
    assert t.score("amber")["deck"] == 2


@rule("TU-8.3.2")
def test_a_devoured_market_card_is_replaced_at_once() -> None:
    t = table("cult_fanatic", row=["kobold", "ghoul"], market=["imix"]).do("play cult_fanatic", "devour kobold")
    assert t.row() == ["ghoul", "imix"] and t.market() == [] and t.devoured() == ["kobold"]


@rule("TU-8.3.3")
def test_the_last_devoured_card_lies_on_top() -> None:
    t = table("cult_fanatic", "cult_fanatic", row=["kobold", "ghoul"], devoured=["noble"])
    t.do("play cult_fanatic", "devour kobold", "play cult_fanatic", "devour ghoul")
    assert t.devoured() == ["noble", "kobold", "ghoul"]


@rule("TU-8.4.1")
def test_drawing_takes_cards_from_the_deck_into_the_hand() -> None:
    t = table("rath_modar", deck=["kobold", "ghoul", "imix"], discard=["noble"]).do("play rath_modar")
    assert len(t.hand("amber")) == 2 and len(t.deck("amber")) == 1
    assert sorted(t.hand("amber") + t.deck("amber")) == ["ghoul", "imix", "kobold"]
    assert t.discard("amber") == ["noble"]


@rule("TU-8.4.2")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_in_mid_draw() -> None:
    t = table("rath_modar", deck=["kobold"], discard=["ghoul", "imix"]).do("play rath_modar")
    assert "kobold" in t.hand("amber") and len(t.hand("amber")) == 2
    assert len(t.deck("amber")) == 1 and t.discard("amber") == []


@rule("TU-8.4.3")
def test_drawing_stops_when_deck_and_discard_pile_are_empty() -> None:
    t = table("rath_modar", deck=["kobold"]).do("play rath_modar")
    assert t.hand("amber") == ["kobold"] and t.deck("amber") == [] and t.verbs() == {"place_spy"}


@rule("TU-8.4.4")
def test_cards_in_play_are_not_shuffled_into_the_new_deck() -> None:
    t = table("noble", "rath_modar", deck=[], discard=["kobold"]).do("play noble", "play rath_modar")
    assert t.hand("amber") == ["kobold"] and t.played() == ["noble", "rath_modar"]


@rule("TU-8.6.1")
def test_a_spy_goes_to_any_site_without_one_of_yours_and_never_to_a_route() -> None:
    t = table("spy_master", spies={"everfire": ["amber"]}).do("play spy_master")
    assert len(t.options()) == 15 - 1 and not any("--" in option for option in t.options())
    assert t.may("place_spy skullport") and not t.may("place_spy everfire")
    t.do("place_spy skullport")
    assert t.spies("skullport") == ["amber"] and t.spies_left("amber") == 3


@rule("TU-8.6.2")
def test_a_spy_needs_no_presence() -> None:
    t = table("spy_master", troops={"skullport": ["amber"]}).do("play spy_master")
    assert t.may("place_spy menzoberranzan")


@rule("TU-8.6.3")
def test_a_spy_takes_no_troop_space() -> None:
    t = table("spy_master", troops={"chasmleap_bridge": ["white"]}).do("play spy_master", "place_spy chasmleap_bridge")
    assert t.spies("chasmleap_bridge") == ["amber"] and t.troops("chasmleap_bridge") == ["white"]
    t = table("spy_master", power=1).do("play spy_master", "place_spy chasmleap_bridge", "deploy chasmleap_bridge")
    assert t.spies("chasmleap_bridge") == ["amber"] and t.troops("chasmleap_bridge") == ["amber"]


@rule("TU-8.6.4")
def test_many_players_may_have_a_spy_at_one_site() -> None:
    t = table("spy_master", seats=3, spies={"everfire": ["sky", "green"]}).do("play spy_master", "place_spy everfire")
    assert t.spies("everfire") == ["amber", "green", "sky"]


FIVE = ["blingdenstone", "eryndlyn", "everfire", "kanaglym", "skullport"]


@rule("TU-8.6.5")
@rule("TU-8.6.6")
def test_with_all_spies_out_one_of_them_may_be_sent_elsewhere() -> None:
    t = table("spy_master", spies={site: ["amber"] for site in FIVE}).do("play spy_master")
    assert t.options() == ["done", *(f"return_spy {site} amber" for site in FIVE)]
    t.do("return_spy everfire amber", "place_spy menzoberranzan")
    assert t.spies("everfire") == [] and t.spies("menzoberranzan") == ["amber"] and t.spies_left("amber") == 0


@rule("TU-8.6.5")
def test_with_all_spies_out_nothing_need_be_done() -> None:
    t = table("spy_master", spies={site: ["amber"] for site in FIVE}).do("play spy_master", "done")
    assert t.may("end_turn") and all(t.spies(site) == ["amber"] for site in FIVE)


@rule("TU-8.6.7")
def test_two_spies_go_to_two_sites() -> None:
    t = table("masters_of_sorcere").do("play masters_of_sorcere", "choose 1", "place_spy everfire")
    assert t.verbs() == {"place_spy"} and not t.may("place_spy everfire")
    t.do("place_spy skullport")
    assert t.spies_left("amber") == 3 and t.may("end_turn")


@rule("TU-8.7.1")
def test_a_promoted_card_never_comes_back_into_the_deck() -> None:
    t = table("wyrmspeaker", "noble", deck=[]).do("play wyrmspeaker", "play noble", "end_turn", "promote noble")
    assert t.inner("amber") == ["noble"] and t.hand("amber") == ["wyrmspeaker"]
    t.do("end_turn", "end_turn")
    assert t.inner("amber") == ["noble"] and t.hand("amber") == ["wyrmspeaker"]


@rule("TU-8.7.2")
def test_an_empty_deck_is_made_anew_before_its_top_card_is_promoted() -> None:
    t = table("nalfeshnee", deck=[], discard=["kobold"]).do("play nalfeshnee")
    assert t.inner("amber") == ["kobold"] and t.discard("amber") == []
    t = table("nalfeshnee", deck=["imix"], discard=["kobold"]).do("play nalfeshnee")
    assert t.inner("amber") == ["imix"] and t.discard("amber") == ["kobold"]


@rule("TU-8.7.3")
def test_a_promotion_from_the_discard_pile_leaves_out_the_cards_in_play() -> None:
    t = table("noble", "vampire", discard=["kobold"]).do("play noble", "play vampire", "choose 2")
    assert t.options() == ["promote kobold"]


@rule("TU-8.8.1")
def test_a_recruited_card_goes_to_the_discard_pile() -> None:
    t = table(row=["kobold"], influence=4).do("recruit kobold", "recruit house_guard")
    assert t.discard("amber") == ["house_guard", "kobold"] and t.hand("amber") == []
    assert t.stack("house_guard") == 14


@rule("TU-8.8.2")
def test_a_recruit_from_the_row_is_replaced_at_once() -> None:
    t = table(row=["kobold", "ghoul"], market=["imix"], influence=7).do("recruit kobold")
    assert t.row() == ["ghoul", "imix"] and t.market() == []
    assert t.may("recruit imix")


@rule("TU-8.8.2")
def test_a_recruit_from_a_stack_draws_no_market_card() -> None:
    t = table(row=["kobold"], influence=2).do("recruit priestess_of_lolth")
    assert t.row() == ["kobold"] and len(t.market()) == 12


@rule("TU-8.8.3")
def test_a_recruit_costs_its_printed_influence() -> None:
    assert not table(row=["ghoul"], influence=3).may("recruit ghoul")
    assert table(row=["ghoul"], influence=4).do("recruit ghoul").influence == 0
    assert table(influence=9).do("recruit house_guard").influence == 6
    assert table(influence=9).do("recruit priestess_of_lolth").influence == 7


@rule("TU-8.8.4")
def test_only_the_row_and_two_stacks_are_for_sale() -> None:
    t = table(row=["kobold", "ghoul"], devoured=["imix"], influence=30)
    offers = [option for option in t.options() if option.startswith("recruit")]
    assert offers == ["recruit ghoul", "recruit house_guard", "recruit kobold", "recruit priestess_of_lolth"]


@rule("TU-8.8.5")
def test_an_empty_stack_stays_empty_and_the_game_goes_on() -> None:
    t = table(guards=1, priestesses=1, influence=10).do("recruit house_guard", "recruit priestess_of_lolth")
    assert not t.may("recruit house_guard") and not t.may("recruit priestess_of_lolth")
    assert t.stack("house_guard") == 0 and t.stack("priestess_of_lolth") == 0
    t.do("end_turn", "end_turn")
    assert not t.over and t.turn == "amber"


@rule("TU-8.8.5")
def test_nobody_takes_an_outcast_from_an_empty_stack() -> None:
    t = table("ghoul", outcasts=0).do("play ghoul")
    assert t.discard("sky") == [] and t.power == 2 and t.may("end_turn")


@rule("TU-8.8.6")
def test_the_last_outcasts_go_round_clockwise_from_the_player_whose_turn_it_is() -> None:
    t = table("ghoul", seats=4, outcasts=2).do("play ghoul")
    assert t.discard("sky") == ["insane_outcast"] and t.discard("green") == ["insane_outcast"]
    assert t.discard("rose") == [] and t.stack("insane_outcast") == 0


@rule("TU-8.8.6")
def test_clockwise_goes_past_the_last_seat() -> None:
    t = table(seats=4, outcasts=2, hands={"green": ["ghoul"]}).do("end_turn", "end_turn", "play ghoul")
    assert t.discard("rose") == ["insane_outcast"] and t.discard("amber") == ["insane_outcast"]
    assert t.discard("sky") == []


@rule("TU-8.8.7")
def test_a_gap_in_the_row_stays_open_when_the_market_deck_is_empty() -> None:
    t = table("cult_fanatic", row=["kobold", "ghoul", "imix"], market=[], influence=1)
    t.do("recruit kobold", "play cult_fanatic", "devour imix")
    assert t.row() == ["ghoul"] and t.devoured() == ["imix"]
