"""What the cards of the Aberrations half-deck do when you play them, those of cost 5 and more."""

from __future__ import annotations

from tests.games.tyrants.table import table


def test_quaggoth_kills_one_white_troop_for_each_site_you_control() -> None:
    troops = {
        "skullport": ["amber", "amber", "amber", "white", "white"],
        "everfire": ["amber", "sky"],
        "eryndlyn": ["amber"],
        "kanaglym--skullport.1": ["white"],
        "gracklstugh": ["white"],
    }
    t = table("quaggoth", troops=troops).do("play quaggoth")
    assert t.options() == ["assassinate kanaglym--skullport.1 white", "assassinate skullport white"]
    t.do("assassinate kanaglym--skullport.1 white")
    assert t.options() == ["assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.may("end_turn") and t.trophies("amber") == ["white", "white"]
    assert t.troops("skullport") == ["amber", "amber", "amber", "white"]


def test_quaggoth_counts_the_sites_before_the_first_kill() -> None:
    troops = {"skullport": ["amber", "white"], "eryndlyn": ["amber"], "kanaglym--skullport.1": ["white"]}
    t = table("quaggoth", troops=troops).do("play quaggoth", "assassinate skullport white")
    assert t.controls("skullport") == "amber" and t.may("end_turn")
    assert t.troops("kanaglym--skullport.1") == ["white"]


def test_quaggoth_kills_as_many_as_there_are() -> None:
    troops = {"skullport": ["amber", "amber", "white"], "eryndlyn": ["amber"], "everfire": ["amber"]}
    t = table("quaggoth", troops=troops).do("play quaggoth", "assassinate skullport white")
    assert t.may("end_turn") and t.trophies("amber") == ["white"]


def test_quaggoth_does_nothing_when_you_control_no_site() -> None:
    t = table("quaggoth", troops={"skullport": ["amber", "white"]}).do("play quaggoth")
    assert t.may("end_turn") and t.trophies("amber") == []


def test_puppeteer_gains_two_influence_and_promotes_one_other_card_at_end_of_turn() -> None:
    t = table("puppeteer", "noble", "soldier").do("play noble", "play puppeteer")
    assert t.may("end_turn") and t.influence == 3
    t.do("play soldier", "end_turn")
    assert t.options() == ["promote noble", "promote soldier"]
    t.do("promote soldier")
    assert t.turn == "sky" and t.inner("amber") == ["soldier"] and t.discard("amber") == ["noble", "puppeteer"]


def test_puppeteer_alone_promotes_nothing() -> None:
    t = table("puppeteer").do("play puppeteer", "end_turn")
    assert t.turn == "sky" and t.inner("amber") == []


def test_beholder_kills_and_gains_a_power_per_three_trophies_counted_after_the_kill() -> None:
    t = table(
        "beholder",
        troops={"skullport": ["amber", "sky", "white"], "everfire": ["sky"]},
        trophies={"amber": ["white", "white", "sky", "sky", "sky"]},
    )
    t.do("play beholder")
    assert t.options() == ["assassinate skullport sky", "assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.may("end_turn") and t.power == 2 and len(t.trophies("amber")) == 6


def test_beholder_rounds_down() -> None:
    t = table("beholder", troops={"skullport": ["amber", "sky"]}, trophies={"amber": ["white", "white", "sky", "sky"]})
    t.do("play beholder", "assassinate skullport sky")
    assert t.power == 1 and len(t.trophies("amber")) == 5


def test_beholder_gains_its_power_even_without_a_target() -> None:
    t = table("beholder", troops={"skullport": ["amber"]}, trophies={"amber": ["white"] * 3, "sky": ["amber"] * 3})
    assert t.do("play beholder").may("end_turn") and t.power == 1


def test_ulitharid_plays_a_row_card_of_cost_four_or_less_and_devours_it() -> None:
    row = ["spectator", "puppeteer", "grimlock", "neogi", "blackguard", "elder_brain"]
    t = table("ulitharid", row=row).do("play ulitharid")
    assert t.options() == ["play blackguard", "play grimlock", "play spectator"]
    t.do("play spectator")
    assert t.may("end_turn") and (t.power, t.influence) == (2, 1)
    assert t.devoured() == ["spectator"] and t.played() == ["ulitharid"]
    assert t.row() == ["blackguard", "elder_brain", "grimlock", "mercenary_squad", "neogi", "puppeteer"]
    assert len(t.market()) == 11 and t.stack("house_guard") == 15


def test_ulitharid_does_nothing_when_every_row_card_costs_more_than_four() -> None:
    t = table("ulitharid", row=["puppeteer"] * 6).do("play ulitharid")
    assert t.may("end_turn") and t.devoured() == [] and t.row() == ["puppeteer"] * 6


def test_ulitharid_resolves_all_the_picks_of_the_card_for_you() -> None:
    t = table("ulitharid", troops={"skullport": ["amber"]}, row=["umber_hulk"])
    t.do("play ulitharid", "play umber_hulk", "deploy skullport", "deploy skullport", "deploy skullport")
    assert t.may("end_turn") and t.troops("skullport") == ["amber"] * 4 and t.devoured() == ["umber_hulk"]


def test_ulitharid_keeps_the_end_of_turn_text_of_a_card_that_is_itself_gone() -> None:
    t = table("ulitharid", "noble", row=["ambassador"]).do("play ulitharid", "play ambassador", "play noble")
    assert t.devoured() == ["ambassador"]
    t.do("end_turn")
    assert t.options() == ["promote noble", "promote ulitharid"]
    t.do("promote ulitharid")
    assert t.inner("amber") == ["ulitharid"] and t.discard("amber") == ["noble"]


def test_ulitharid_devours_nothing_more_when_the_card_devoured_itself() -> None:
    t = table("ulitharid", troops={"everfire": ["sky"]}, row=["wraith"])
    t.do("play ulitharid", "play wraith", "place_spy everfire", "devour wraith", "assassinate everfire sky")
    assert t.may("end_turn") and t.devoured() == ["wraith"] and t.trophies("amber") == ["sky"]


def test_ulitharid_devours_a_card_that_declined_to_devour_itself() -> None:
    t = table("ulitharid", row=["wraith"]).do("play ulitharid", "play wraith", "place_spy everfire", "done")
    assert t.may("end_turn") and t.devoured() == ["wraith"] and t.played() == ["ulitharid"]


def test_ulitharid_leaves_carrion_crawler_in_the_market_slot_it_took() -> None:
    row = ["carrion_crawler", "grimlock", "neogi", "neogi", "neogi", "neogi"]
    t = table("ulitharid", row=row).do("play ulitharid", "play carrion_crawler", "devour grimlock")
    assert t.may("end_turn") and t.power == 3 and t.devoured() == ["grimlock"]
    assert t.row() == ["carrion_crawler", "mercenary_squad", "neogi", "neogi", "neogi", "neogi"]


def test_ulitharid_leaves_a_revenant_in_the_inner_circle_to_which_it_promoted_itself() -> None:
    t = table("ulitharid", row=["revenant"], trophies={"amber": ["white"] * 8}).do("play ulitharid", "play revenant")
    assert t.may("end_turn") and t.inner("amber") == ["revenant"] and t.devoured() == []


def test_ulitharid_counts_the_devoured_card_as_played_for_focus() -> None:
    t = table("ulitharid", "fire_elemental", row=["spectator"], deck=["soldier"])
    t.do("play ulitharid", "play spectator", "play fire_elemental", "choose 1")
    assert t.may("end_turn") and t.power == 4 and t.hand("amber") == ["soldier"]


def test_elder_brain_promotes_the_top_of_the_deck_and_replays_a_card_of_the_inner_circle() -> None:
    t = table("elder_brain", inner=["spectator"]).do("play elder_brain")
    assert t.inner("amber") == ["noble", "spectator"] and t.deck("amber") == ["noble"] * 4
    assert t.options() == ["play noble", "play spectator"]
    t.do("play spectator")
    assert t.may("end_turn") and (t.power, t.influence) == (2, 1)
    assert t.inner("amber") == ["noble", "spectator"] and t.played() == ["elder_brain"]


def test_elder_brain_may_replay_the_card_it_just_promoted() -> None:
    t = table("elder_brain", deck=["house_guard"]).do("play elder_brain")
    assert t.options() == ["play house_guard"]
    t.do("play house_guard")
    assert t.may("end_turn") and t.power == 2 and t.inner("amber") == ["house_guard"]


def test_elder_brain_reshuffles_the_discard_pile_when_the_deck_is_empty() -> None:
    t = table("elder_brain", deck=[], discard=["soldier", "soldier"]).do("play elder_brain", "play soldier")
    assert t.inner("amber") == ["soldier"] and t.power == 1
    assert t.deck("amber") == ["soldier"] and t.discard("amber") == []


def test_elder_brain_only_replays_when_there_is_no_card_to_promote() -> None:
    t = table("elder_brain", deck=[], inner=["spectator"]).do("play elder_brain", "play spectator")
    assert t.may("end_turn") and t.power == 2 and t.inner("amber") == ["spectator"]


def test_elder_brain_without_any_card_to_use_does_nothing() -> None:
    t = table("elder_brain", deck=[]).do("play elder_brain")
    assert t.may("end_turn") and t.inner("amber") == [] and t.played() == ["elder_brain"]


def test_elder_brain_replays_an_end_of_turn_text_that_cannot_promote_the_replayed_card() -> None:
    t = table("elder_brain", "soldier", inner=["puppeteer"]).do("play elder_brain", "play puppeteer", "play soldier")
    assert t.influence == 2
    t.do("end_turn")
    assert t.options() == ["promote elder_brain", "promote soldier"]
    t.do("promote elder_brain")
    assert t.turn == "sky" and t.inner("amber") == ["elder_brain", "noble", "puppeteer"]


def test_elder_brain_gives_promoters_no_replayed_card_to_promote() -> None:
    t = table("elder_brain", "ambassador", inner=["spectator"])
    t.do("play elder_brain", "play spectator", "play ambassador", "end_turn")
    assert t.options() == ["promote elder_brain"]


def test_elder_brain_replays_ulitharid_which_plays_a_card_of_the_row() -> None:
    t = table("elder_brain", inner=["ulitharid"], row=["spectator"]).do("play elder_brain", "play ulitharid")
    assert t.options() == ["play spectator"]
    t.do("play spectator")
    assert t.may("end_turn") and (t.power, t.influence) == (2, 1)
    assert t.inner("amber") == ["noble", "ulitharid"] and t.devoured() == ["spectator"]


def test_elder_brain_cannot_put_back_a_card_that_devoured_itself() -> None:
    t = table("elder_brain", inner=["flesh_golem"], troops={"skullport": ["amber", "sky"]})
    t.do("play elder_brain", "play flesh_golem", "devour flesh_golem", "assassinate skullport sky")
    assert t.may("end_turn") and t.inner("amber") == ["noble"] and t.devoured() == ["flesh_golem"]


NEOGI_DEPLOYS = ("play neogi", "deploy skullport", "deploy skullport", "deploy skullport", "deploy skullport")


def test_neogi_deploys_four_troops_and_only_at_end_of_turn_everybody_else_discards() -> None:
    t = table("neogi", seats=3, troops={"skullport": ["amber"]}, hands={"sky": ["noble"], "green": ["noble"] * 5})
    t.do("play neogi")
    assert t.verbs() == {"deploy"} and not t.may("deploy everfire")
    t.do(*NEOGI_DEPLOYS[1:])
    assert t.troops("skullport") == ["amber"] * 5 and t.seat == "amber" and t.may("end_turn")
    t.do("end_turn")
    first = t.seat
    assert t.turn == "amber" and t.options() == ["discard noble"]
    t.do("discard noble")
    second = t.seat
    t.do("discard noble")
    assert {first, second} == {"sky", "green"} and t.turn == "sky" and t.may("end_turn")
    assert t.hand("sky") == [] and t.hand("green") == ["noble"] * 4


def test_neogi_asks_nobody_with_an_empty_hand() -> None:
    t = table("neogi", troops={"skullport": ["amber"]}).do(*NEOGI_DEPLOYS, "end_turn")
    assert t.turn == "sky" and t.may("end_turn") and t.discard("sky") == []


def test_neogi_and_a_promotion_wait_together_and_you_order_them() -> None:
    t = table("neogi", "puppeteer", troops={"skullport": ["amber"]}, hands={"sky": ["noble", "soldier"]})
    t.do(*NEOGI_DEPLOYS, "play puppeteer", "end_turn")
    assert t.seat == "amber" and t.options() == ["resolve neogi", "resolve puppeteer"]
    t.do("resolve neogi")
    assert t.seat == "sky"
    t.do("discard soldier")
    assert t.seat == "amber" and t.options() == ["promote neogi"]
    t.do("promote neogi")
    assert t.turn == "sky" and t.hand("sky") == ["noble"] and t.inner("amber") == ["neogi"]


def test_aboleth_places_two_spies_at_two_sites() -> None:
    t = table("aboleth", spies={"skullport": ["amber"]}).do("play aboleth", "choose 1")
    assert not t.may("place_spy skullport")
    t.do("place_spy everfire")
    assert t.verbs() == {"place_spy"} and not t.may("place_spy everfire")
    t.do("place_spy eryndlyn")
    assert t.may("end_turn") and t.spies_left("amber") == 2
    assert t.spies("everfire") == t.spies("eryndlyn") == ["amber"] and t.hand("amber") == []


def test_aboleth_draws_one_card_for_each_of_your_spies_on_the_board() -> None:
    t = table("aboleth", spies={"skullport": ["amber", "sky"], "everfire": ["amber"], "eryndlyn": ["sky"]})
    t.do("play aboleth", "choose 2")
    assert t.may("end_turn") and t.hand("amber") == ["noble", "noble"] and t.spies_left("amber") == 3


def test_aboleth_offers_no_draw_without_a_spy_on_the_board() -> None:
    assert table("aboleth", spies={"skullport": ["sky"]}).do("play aboleth").options() == ["choose 1"]


TYRANT = {
    "skullport": ["amber", "sky", "sky", "white", "white"],
    "kanaglym": ["amber", "sky"],
    "kanaglym--skullport.1": ["sky"],
    "everfire": ["white"],
}


def test_death_tyrant_kills_up_to_three_in_one_site_for_an_influence_each() -> None:
    t = table("death_tyrant", troops=TYRANT).do("play death_tyrant")
    assert t.options() == [
        "assassinate kanaglym sky",
        "assassinate skullport sky",
        "assassinate skullport white",
        "done",
    ]
    t.do("assassinate skullport sky")
    assert t.options() == ["assassinate skullport sky", "assassinate skullport white", "done"]
    t.do("assassinate skullport sky", "assassinate skullport white")
    assert t.may("end_turn") and t.influence == 3 and t.trophies("amber") == ["sky", "sky", "white"]
    assert t.troops("skullport") == ["amber", "white"]


def test_death_tyrant_gains_only_for_the_troops_it_removed() -> None:
    t = table("death_tyrant", troops=TYRANT, trophies={"amber": ["white", "white"]})
    t.do("play death_tyrant", "assassinate skullport white", "done")
    assert t.may("end_turn") and t.influence == 1


def test_death_tyrant_may_kill_nobody() -> None:
    t = table("death_tyrant", troops=TYRANT).do("play death_tyrant", "done")
    assert t.may("end_turn") and t.influence == 0 and t.trophies("amber") == []
