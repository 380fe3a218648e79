"""What the cards of the Undead half-deck print, and what those of cost 2 and 3 do."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import table
from undercourt.games.tyrants.cards import CARDS, KIND

PRINTED = [
    # slug, cost, aspect, deck VP, inner circle VP, copies
    ("wraith", 2, "guile", 0, 1, 2),
    ("skeletal_horde", 2, "conquest", 1, 2, 3),
    ("carrion_crawler", 2, "malice", 0, 2, 2),
    ("vampire_spawn", 2, "ambition", 1, 3, 3),
    ("cultist_of_myrkul", 2, "ambition", 1, 2, 3),
    ("flesh_golem", 3, "malice", 1, 3, 2),
    ("ghost", 3, "guile", 1, 3, 2),
    ("wight", 3, "malice", 1, 3, 4),
    ("ravenous_zombies", 3, "conquest", 1, 2, 2),
    ("minotaur_skeleton", 3, "conquest", 1, 3, 2),
    ("ogre_zombie", 4, "conquest", 2, 4, 2),
    ("revenant", 4, "malice", 1, 4, 1),
    ("banshee", 4, "guile", 2, 4, 2),
    ("conjurer", 5, "guile", 2, 3, 3),
    ("necromancer", 5, "ambition", 1, 4, 2),
    ("mummy_lord", 6, "conquest", 3, 6, 1),
    ("high_priest_of_myrkul", 6, "ambition", 3, 6, 1),
    ("death_knight", 6, "malice", 3, 7, 1),
    ("lich", 7, "guile", 4, 7, 1),
    ("vampire", 7, "ambition", 4, 7, 1),
]


@pytest.mark.parametrize(("slug", "cost", "aspect", "deck_vp", "inner_vp", "copies"), PRINTED)
def test_undead_print_these_numbers(
    slug: str, cost: int, aspect: str, deck_vp: int, inner_vp: int, copies: int
) -> None:
    card = CARDS[KIND[slug]]
    assert (card.slug, card.deck) == (slug, "undead")
    assert (card.cost, card.aspect) == (cost, aspect)
    assert (card.deck_vp, card.inner_vp, card.copies) == (deck_vp, inner_vp, copies)


def test_undead_are_these_twenty_kinds_and_forty_cards() -> None:
    kinds = {slug for slug in KIND if CARDS[KIND[slug]].deck == "undead"}
    assert kinds == {row[0] for row in PRINTED}
    assert sum(CARDS[KIND[slug]].copies for slug in kinds) == 40


REACH = {"skullport": ["amber", "sky", "white"], "everfire": ["sky", "white"]}  # amber has no presence at Everfire


def test_wraith_places_a_spy_and_devours_itself_to_kill_at_that_site() -> None:
    troops = REACH | {"everfire--menzoberranzan.1": ["sky"]}
    t = table("wraith", troops=troops, spies={"menzoberranzan": ["amber"]}).do("play wraith")
    assert t.verbs() == {"place_spy"} and not t.may("place_spy menzoberranzan")
    t.do("place_spy everfire")
    assert t.options() == ["devour wraith", "done"] and t.spies("everfire") == ["amber"]
    t.do("devour wraith")
    assert t.options() == ["assassinate everfire sky", "assassinate everfire white"]
    t.do("assassinate everfire sky")
    assert t.may("end_turn") and t.trophies("amber") == ["sky"] and t.troops("everfire") == ["white"]
    assert t.devoured() == ["wraith"] and t.played() == [] and t.spies("everfire") == ["amber"]


def test_wraith_may_stay_and_then_kills_nobody() -> None:
    t = table("wraith", troops=REACH).do("play wraith", "place_spy everfire", "done")
    assert t.may("end_turn") and t.devoured() == [] and t.played() == ["wraith"] and t.trophies("amber") == []


def test_wraith_may_devour_itself_for_nothing_at_an_empty_site() -> None:
    t = table("wraith", troops=REACH).do("play wraith", "place_spy eryndlyn", "devour wraith")
    assert t.may("end_turn") and t.devoured() == ["wraith"] and t.trophies("amber") == []


def test_wraith_that_devoured_itself_cannot_be_promoted_at_end_of_turn() -> None:
    t = table("wraith", "puppeteer").do("play wraith", "place_spy eryndlyn", "devour wraith", "play puppeteer")
    t.do("end_turn")
    assert t.turn == "sky" and t.inner("amber") == []


def test_skeletal_horde_deploys_two_and_devours_itself_for_three_more() -> None:
    t = table("skeletal_horde", troops={"skullport": ["amber"]}).do("play skeletal_horde")
    assert t.verbs() == {"deploy"} and not t.may("deploy everfire")
    t.do("deploy skullport", "deploy skullport")
    assert t.options() == ["devour skeletal_horde", "done"]
    t.do("devour skeletal_horde")
    assert t.verbs() == {"deploy"} and not t.may("deploy everfire")
    t.do("deploy skullport", "deploy skullport", "deploy kanaglym--skullport.1")
    assert t.may("end_turn") and t.barracks("amber") == 34
    assert t.devoured() == ["skeletal_horde"] and t.played() == []


def test_skeletal_horde_may_stay_with_two_troops_deployed() -> None:
    t = table("skeletal_horde", troops={"skullport": ["amber"]})
    t.do("play skeletal_horde", "deploy skullport", "deploy skullport", "done")
    assert t.may("end_turn") and t.barracks("amber") == 37 and t.played() == ["skeletal_horde"]


ROW = ["beholder", "conjurer", "grimlock", "lich", "neogi", "vampire"]


def test_carrion_crawler_gains_three_power_and_takes_the_slot_of_a_devoured_market_card() -> None:
    t = table("carrion_crawler", "noble", row=ROW).do("play carrion_crawler")
    assert t.power == 3
    assert t.options() == [
        "devour beholder",
        "devour conjurer",
        "devour grimlock",
        "devour lich",
        "devour neogi",
        "devour vampire",
    ]
    t.do("devour lich")
    assert t.may("end_turn") and t.devoured() == ["lich"] and t.played() == []
    assert t.row() == ["beholder", "carrion_crawler", "conjurer", "grimlock", "neogi", "vampire"]
    assert t.market() == ["mercenary_squad"] * 12 and t.hand("amber") == ["noble"]
    t.do("end_turn")
    assert t.discard("amber") == ["noble"]


def test_carrion_crawler_can_be_bought_again_at_once() -> None:
    t = table("carrion_crawler", row=ROW, influence=2)
    t.do("play carrion_crawler", "devour lich", "recruit carrion_crawler")
    assert t.influence == 0 and t.discard("amber") == ["carrion_crawler"]
    assert t.row() == ["beholder", "conjurer", "grimlock", "mercenary_squad", "neogi", "vampire"]


def test_carrion_crawler_is_discarded_as_usual_when_the_row_is_empty() -> None:
    t = table("carrion_crawler", row=[], market=[]).do("play carrion_crawler")
    assert t.may("end_turn") and t.power == 3 and t.played() == ["carrion_crawler"]
    t.do("end_turn")
    assert t.discard("amber") == ["carrion_crawler"] and t.devoured() == []


def test_carrion_crawler_in_the_market_cannot_be_promoted_at_end_of_turn() -> None:
    t = table("carrion_crawler", "puppeteer", row=ROW)
    t.do("play carrion_crawler", "devour lich", "play puppeteer", "end_turn")
    assert t.turn == "sky" and t.inner("amber") == []


def test_vampire_spawn_gains_an_influence_and_returns_a_troop_of_another_player() -> None:
    t = table("vampire_spawn", troops=REACH, spies={"skullport": ["amber", "sky"], "eryndlyn": ["sky"]})
    t.do("play vampire_spawn")
    assert t.influence == 1 and t.options() == ["return_spy skullport sky", "return_troop skullport sky"]
    t.do("return_troop skullport sky")
    assert (
        t.may("end_turn") and t.troops("skullport") == ["amber", "white"] and t.spies("skullport") == ["amber", "sky"]
    )
    assert t.barracks("sky") == 39 and t.trophies("amber") == []


def test_vampire_spawn_returns_a_spy_of_another_player() -> None:
    t = table("vampire_spawn", troops=REACH, spies={"skullport": ["sky"]})
    t.do("play vampire_spawn", "return_spy skullport sky")
    assert t.may("end_turn") and t.spies_left("sky") == 5 and t.troops("skullport") == ["amber", "sky", "white"]


def test_vampire_spawn_finds_nothing_to_return_among_white_troops() -> None:
    t = table("vampire_spawn", troops={"skullport": ["amber", "white"], "everfire": ["sky"]}).do("play vampire_spawn")
    assert t.may("end_turn") and t.influence == 1


def test_cultist_of_myrkul_gains_two_influence() -> None:
    t = table("cultist_of_myrkul", "noble").do("play noble", "play cultist_of_myrkul")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.influence == 3 and t.played() == ["cultist_of_myrkul", "noble"]
    t.do("end_turn")
    assert t.turn == "sky" and t.inner("amber") == []


def test_cultist_of_myrkul_devours_itself_and_still_promotes_up_to_two_at_end_of_turn() -> None:
    t = table("cultist_of_myrkul", "noble", "soldier", "house_guard", "priestess_of_lolth")
    t.do("play noble", "play cultist_of_myrkul", "choose 2")
    assert t.options() == ["devour cultist_of_myrkul", "done"]
    t.do("devour cultist_of_myrkul")
    assert t.may("end_turn") and t.devoured() == ["cultist_of_myrkul"] and t.influence == 1
    t.do("play soldier", "play house_guard", "end_turn")
    assert t.options() == ["done", "promote house_guard", "promote noble", "promote soldier"]
    t.do("promote house_guard")
    assert t.options() == ["done", "promote noble", "promote soldier"]
    t.do("promote noble")
    assert t.turn == "sky" and t.inner("amber") == ["house_guard", "noble"]
    assert t.discard("amber") == ["priestess_of_lolth", "soldier"]


def test_cultist_of_myrkul_may_promote_fewer_than_two() -> None:
    t = table("cultist_of_myrkul", "noble", "soldier").do("play cultist_of_myrkul", "choose 2")
    t.do("devour cultist_of_myrkul", "play noble", "play soldier", "end_turn", "promote soldier", "done")
    assert t.turn == "sky" and t.inner("amber") == ["soldier"] and t.discard("amber") == ["noble"]


def test_cultist_of_myrkul_that_stays_promotes_nothing() -> None:
    t = table("cultist_of_myrkul", "noble").do("play noble", "play cultist_of_myrkul", "choose 2", "done")
    assert t.may("end_turn") and t.influence == 1 and t.played() == ["cultist_of_myrkul", "noble"]
    t.do("end_turn")
    assert t.turn == "sky" and t.inner("amber") == [] and t.devoured() == []


def test_flesh_golem_gains_two_power_and_devours_itself_to_kill_where_you_have_presence() -> None:
    t = table("flesh_golem", troops=REACH).do("play flesh_golem")
    assert t.power == 2 and t.options() == ["devour flesh_golem", "done"]
    t.do("devour flesh_golem")
    assert t.options() == ["assassinate skullport sky", "assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.may("end_turn") and t.power == 2 and t.trophies("amber") == ["white"]
    assert t.devoured() == ["flesh_golem"] and t.played() == []


def test_flesh_golem_may_stay() -> None:
    t = table("flesh_golem", troops=REACH).do("play flesh_golem", "done")
    assert t.may("end_turn") and t.power == 2 and t.played() == ["flesh_golem"] and t.trophies("amber") == []


GHOST = ("play ghost", "choose 2", "return_spy everfire amber")


def test_ghost_places_a_spy() -> None:
    t = table("ghost", devoured=["grimlock"], influence=9).do("play ghost")
    assert t.options() == ["choose 1"]
    t.do("choose 1", "place_spy everfire")
    assert t.may("end_turn") and t.spies("everfire") == ["amber"] and not t.may("recruit_devoured")


def test_ghost_returns_a_spy_to_buy_the_top_of_the_devoured_pile() -> None:
    t = table("ghost", spies={"everfire": ["amber"]}, devoured=["neogi", "spectator"], influence=5)
    assert not t.may("recruit_devoured")
    t.do(*GHOST)
    assert t.may("end_turn") and t.spies_left("amber") == 5 and t.may("recruit_devoured")
    t.do("recruit_devoured")
    assert t.influence == 1 and t.discard("amber") == ["spectator"] and t.devoured() == ["neogi"]
    assert not t.may("recruit_devoured"), "Neogi, the new top, costs seven"


def test_ghost_makes_you_pay_the_whole_cost() -> None:
    t = table("ghost", spies={"everfire": ["amber"]}, devoured=["spectator"], influence=3).do(*GHOST)
    assert t.may("end_turn") and not t.may("recruit_devoured")


def test_ghost_offers_the_next_card_after_the_top_one_is_bought() -> None:
    t = table("ghost", spies={"everfire": ["amber"]}, devoured=["grimlock", "spectator"], influence=5).do(*GHOST)
    t.do("recruit_devoured", "recruit_devoured")
    assert t.influence == 0 and t.discard("amber") == ["grimlock", "spectator"] and t.devoured() == []
    assert not t.may("recruit_devoured")


def test_ghost_offers_a_card_devoured_later_in_the_turn() -> None:
    t = table("ghost", "flesh_golem", spies={"everfire": ["amber"]}, influence=3).do(*GHOST)
    assert not t.may("recruit_devoured")
    t.do("play flesh_golem", "devour flesh_golem", "recruit_devoured")
    assert t.influence == 0 and t.discard("amber") == ["flesh_golem"] and t.devoured() == []


def test_ghost_lasts_only_until_the_end_of_your_turn() -> None:
    t = table("ghost", spies={"everfire": ["amber"]}, devoured=["grimlock"], hands={"sky": ["noble"]}).do(*GHOST)
    t.do("end_turn", "play noble")
    assert t.turn == "sky" and t.influence == 1 and not t.may("recruit_devoured")


def test_ghost_lets_you_keep_the_spy() -> None:
    t = table("ghost", spies={"everfire": ["amber"]}, devoured=["grimlock"], influence=1)
    t.do("play ghost", "choose 2")
    assert t.options() == ["done", "return_spy everfire amber"]
    t.do("done")
    assert t.may("end_turn") and t.spies("everfire") == ["amber"] and not t.may("recruit_devoured")


def test_wight_gains_two_power() -> None:
    t = table("wight", "noble", troops=REACH).do("play wight")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.may("end_turn") and t.power == 2 and t.hand("amber") == ["noble"]


def test_wight_devours_a_card_from_hand_to_supplant_where_you_have_presence() -> None:
    t = table("wight", "noble", "soldier", troops=REACH, discard=["house_guard"]).do("play wight", "choose 2")
    assert t.options() == ["devour noble", "devour soldier", "done"]
    t.do("devour soldier")
    assert t.options() == ["supplant skullport sky", "supplant skullport white"]
    t.do("supplant skullport sky")
    assert t.may("end_turn") and t.troops("skullport") == ["amber", "amber", "white"] and t.power == 0
    assert t.trophies("amber") == ["sky"] and t.barracks("amber") == 38
    assert t.devoured() == ["soldier"] and t.hand("amber") == ["noble"] and t.played() == ["wight"]


def test_wight_lets_you_keep_your_hand() -> None:
    t = table("wight", "noble", troops=REACH).do("play wight", "choose 2", "done")
    assert t.may("end_turn") and t.hand("amber") == ["noble"] and t.trophies("amber") == [] and t.power == 0


def test_wight_offers_only_the_power_with_an_empty_hand() -> None:
    assert table("wight", troops=REACH).do("play wight").options() == ["choose 1"]


def test_wight_sends_a_devoured_insane_outcast_back_to_the_supply() -> None:
    t = table("wight", "insane_outcast", troops=REACH, outcasts=29)
    t.do("play wight", "choose 2", "devour insane_outcast", "supplant skullport white")
    assert t.stack("insane_outcast") == 30 and t.devoured() == [] and t.trophies("amber") == ["white"]


def test_ravenous_zombies_gain_a_power_and_kill_a_white_troop_where_you_have_presence() -> None:
    t = table("ravenous_zombies", troops=REACH).do("play ravenous_zombies")
    assert t.power == 1 and t.options() == ["assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.may("end_turn") and (t.power, t.influence) == (1, 0) and t.trophies("amber") == ["white"]


def test_ravenous_zombies_gain_their_power_without_a_white_troop_in_reach() -> None:
    t = table("ravenous_zombies", troops={"skullport": ["amber", "sky"], "everfire": ["white"]})
    assert t.do("play ravenous_zombies").may("end_turn") and t.power == 1


def test_minotaur_skeleton_deploys_three_troops_where_you_have_presence() -> None:
    t = table("minotaur_skeleton", troops={"skullport": ["amber"]}).do("play minotaur_skeleton", "choose 1")
    assert t.verbs() == {"deploy"} and not t.may("deploy everfire")
    t.do("deploy skullport", "deploy skullport", "deploy skullport")
    assert t.may("end_turn") and t.troops("skullport") == ["amber"] * 4 and t.played() == ["minotaur_skeleton"]


MINOTAUR = {
    "kanaglym--skullport.1": ["amber"],
    "skullport": ["white", "white", "white", "white", "sky"],
    "kanaglym": ["white"],
    "everfire": ["white"],
    "eryndlyn": ["amber"],
    "eryndlyn--llacerellyn.1": ["white"],
}


def test_minotaur_skeleton_devours_itself_to_kill_up_to_three_white_troops_in_one_site() -> None:
    t = table("minotaur_skeleton", troops=MINOTAUR).do("play minotaur_skeleton")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 2")
    assert t.options() == ["devour minotaur_skeleton", "done"]
    t.do("devour minotaur_skeleton")
    assert t.options() == ["assassinate kanaglym white", "assassinate skullport white", "done"]
    t.do("assassinate skullport white")
    assert t.options() == ["assassinate skullport white", "done"]
    t.do("assassinate skullport white", "assassinate skullport white")
    assert t.may("end_turn") and t.troops("skullport") == ["sky", "white"] and t.trophies("amber") == ["white"] * 3
    assert t.devoured() == ["minotaur_skeleton"] and t.played() == []


def test_minotaur_skeleton_may_kill_fewer_than_three() -> None:
    t = table("minotaur_skeleton", troops=MINOTAUR).do("play minotaur_skeleton", "choose 2")
    t.do("devour minotaur_skeleton", "assassinate skullport white", "done")
    assert t.may("end_turn") and t.trophies("amber") == ["white"]


def test_minotaur_skeleton_may_stay_and_then_kills_nobody() -> None:
    t = table("minotaur_skeleton", troops=MINOTAUR).do("play minotaur_skeleton", "choose 2", "done")
    assert t.may("end_turn") and t.played() == ["minotaur_skeleton"] and t.trophies("amber") == []
