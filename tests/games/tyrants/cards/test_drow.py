"""What the cards of the Drow half-deck do, those of cost up to 3; and the numbers of all."""

from __future__ import annotations

import pytest

from tests.games.tyrants.cards.sites import CENTRE, FIVE_SPIES
from tests.games.tyrants.table import table
from undercourt.games.tyrants.cards import CARDS, KIND

NUMBERS = [  # slug, cost, aspect, points in the deck, points in the inner circle, copies
    ("advocate", 2, "ambition", 1, 2, 4),
    ("spy_master", 2, "guile", 1, 2, 2),
    ("infiltrator", 3, "guile", 1, 2, 2),
    ("advance_scout", 3, "conquest", 1, 3, 3),
    ("spellspinner", 3, "guile", 1, 3, 3),
    ("blackguard", 3, "malice", 1, 3, 4),
    ("inquisitor", 3, "malice", 2, 4, 1),
    ("drow_negotiator", 3, "ambition", 1, 2, 2),
    ("mercenary_squad", 3, "conquest", 1, 4, 2),
    ("underdark_ranger", 4, "conquest", 2, 4, 2),
    ("bounty_hunter", 4, "malice", 2, 4, 2),
    ("chosen_of_lolth", 4, "ambition", 2, 4, 2),
    ("doppelganger", 5, "malice", 3, 5, 2),
    ("master_of_melee_magthere", 5, "conquest", 2, 5, 2),
    ("information_broker", 5, "guile", 2, 5, 2),
    ("masters_of_sorcere", 5, "guile", 2, 5, 1),
    ("weaponmaster", 6, "conquest", 3, 6, 1),
    ("deathblade", 6, "malice", 3, 6, 1),
    ("council_member", 6, "ambition", 3, 6, 1),
    ("matron_mother", 6, "ambition", 3, 6, 1),
]


@pytest.mark.parametrize(("slug", "cost", "aspect", "deck_vp", "inner_vp", "copies"), NUMBERS)
def test_drow_cards_bear_their_printed_numbers(
    slug: str, cost: int, aspect: str, deck_vp: int, inner_vp: int, copies: int
) -> None:
    card = CARDS[KIND[slug]]
    assert (card.slug, card.deck, card.cost, card.aspect) == (slug, "drow", cost, aspect)
    assert (card.deck_vp, card.inner_vp, card.copies) == (deck_vp, inner_vp, copies)


def test_drow_half_deck_holds_twenty_kinds_and_forty_cards() -> None:
    drow = [CARDS[kind] for kind in KIND.values() if CARDS[kind].deck == "drow"]
    assert sorted(card.slug for card in drow) == sorted(row[0] for row in NUMBERS)
    assert sum(card.copies for card in drow) == 40


# Advocate


def test_advocate_gives_two_influence_as_its_first_choice() -> None:
    t = table("advocate", "noble").do("play noble", "play advocate")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert (t.power, t.influence) == (0, 3)
    t.do("end_turn")
    assert t.turn == "sky" and t.inner("amber") == []


def test_advocate_promotes_another_played_card_at_end_of_turn_as_its_second_choice() -> None:
    t = table("advocate", "noble", "soldier", "house_guard").do("play noble", "play advocate", "choose 2")
    assert t.influence == 1 and t.inner("amber") == []
    t.do("play soldier", "end_turn")
    assert t.options() == ["promote noble", "promote soldier"]
    t.do("promote soldier")
    assert t.inner("amber") == ["soldier"] and t.turn == "sky"
    assert t.discard("amber") == ["advocate", "house_guard", "noble"]


def test_advocate_never_promotes_itself() -> None:
    t = table("advocate").do("play advocate", "choose 2", "end_turn")
    assert t.turn == "sky" and t.inner("amber") == []


def test_advocate_may_promote_a_second_advocate_and_the_other_way_round() -> None:
    t = table("advocate", "advocate").do("play advocate", "choose 2", "play advocate", "choose 2", "end_turn")
    assert t.options() == ["promote advocate"]
    t.do("promote advocate", "promote advocate")
    assert t.inner("amber") == ["advocate", "advocate"] and t.turn == "sky"


# Spy Master


def test_spy_master_places_a_spy_at_any_site_in_play() -> None:
    t = table("spy_master", spies={"skullport": ["sky"]}).do("play spy_master")
    assert t.options() == [f"place_spy {site}" for site in CENTRE]
    t.do("place_spy skullport")
    assert t.spies("skullport") == ["amber", "sky"] and t.spies_left("amber") == 4
    assert (t.power, t.influence) == (0, 0) and t.may("end_turn")


def test_spy_master_places_no_second_spy_at_the_same_site() -> None:
    t = table("spy_master", spies={"skullport": ["amber"]}).do("play spy_master")
    assert t.options() == [f"place_spy {site}" for site in CENTRE if site != "skullport"]


def test_spy_master_may_first_return_a_spy_when_all_five_are_out() -> None:
    t = table("spy_master", spies=FIVE_SPIES).do("play spy_master")
    assert t.options() == ["done"] + [f"return_spy {site} amber" for site in FIVE_SPIES]
    t.do("return_spy everfire amber", "place_spy llacerellyn")
    assert t.spies("everfire") == [] and t.spies("llacerellyn") == ["amber"] and t.spies_left("amber") == 0
    assert t.may("end_turn")


def test_spy_master_may_leave_all_five_spies_where_they_are() -> None:
    t = table("spy_master", spies=FIVE_SPIES).do("play spy_master", "done")
    assert all(t.spies(site) == ["amber"] for site in FIVE_SPIES) and t.may("end_turn")


# Infiltrator


def test_infiltrator_gains_one_power_where_another_player_has_a_troop() -> None:
    t = table("infiltrator", troops={"everfire": ["sky", "sky"]}).do("play infiltrator")
    assert t.options() == [f"place_spy {site}" for site in CENTRE]
    t.do("place_spy everfire")
    assert t.spies("everfire") == ["amber"] and (t.power, t.influence) == (1, 0)


@pytest.mark.parametrize("site", ["skullport", "gracklstugh", "kanaglym", "everfire", "eryndlyn"])
def test_infiltrator_gains_nothing_where_no_other_player_has_a_troop(site: str) -> None:
    t = table(
        "infiltrator",
        troops={"skullport": ["amber"], "gracklstugh": ["white"], "chasmleap_bridge--everfire.1": ["sky"]},
        spies={"kanaglym": ["sky"]},
    )
    t.do("play infiltrator", f"place_spy {site}")
    assert t.power == 0 and "amber" in t.spies(site) and t.may("end_turn")


def test_infiltrator_gains_nothing_when_no_spy_is_placed() -> None:
    t = table("infiltrator", troops={"skullport": ["sky"]}, spies=FIVE_SPIES).do("play infiltrator", "done")
    assert t.power == 0 and t.may("end_turn")


# Advance Scout


def test_advance_scout_supplants_a_white_troop_where_there_is_presence() -> None:
    t = table(
        "advance_scout",
        troops={
            "skullport": ["amber", "sky", "white"],
            "kanaglym--skullport.1": ["white"],
            "everfire": ["white"],
        },
    )
    t.do("play advance_scout")
    assert t.options() == ["supplant kanaglym--skullport.1 white", "supplant skullport white"]
    t.do("supplant skullport white")
    assert t.troops("skullport") == ["amber", "amber", "sky"] and t.trophies("amber") == ["white"]
    assert t.barracks("amber") == 38 and t.may("end_turn")


def test_advance_scout_does_nothing_without_a_white_troop_in_presence() -> None:
    t = table("advance_scout", troops={"skullport": ["amber", "sky"], "everfire": ["white"]}).do("play advance_scout")
    assert t.may("end_turn") and t.trophies("amber") == []


# Spellspinner


def test_spellspinner_places_a_spy_as_its_first_choice() -> None:
    t = table("spellspinner", troops={"everfire": ["sky"]}).do("play spellspinner")
    assert t.options() == ["choose 1"]
    t.do("choose 1")
    assert t.options() == [f"place_spy {site}" for site in CENTRE]
    t.do("place_spy everfire")
    assert t.spies("everfire") == ["amber"] and t.troops("everfire") == ["sky"] and t.may("end_turn")


def test_spellspinner_supplants_where_the_spy_was() -> None:
    t = table(
        "spellspinner",
        troops={
            "everfire": ["sky", "white"],
            "chasmleap_bridge--everfire.1": ["sky"],
            "skullport": ["amber", "sky"],
        },
        spies={"everfire": ["amber", "sky"]},
    )
    t.do("play spellspinner")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 2")
    assert t.options() == ["done", "return_spy everfire amber"]
    t.do("return_spy everfire amber")
    assert t.options() == ["supplant everfire sky", "supplant everfire white"]
    t.do("supplant everfire sky")
    assert t.troops("everfire") == ["amber", "white"] and t.trophies("amber") == ["sky"]
    assert t.spies("everfire") == ["sky"] and t.spies_left("amber") == 5 and t.may("end_turn")


def test_spellspinner_may_keep_the_spy_and_supplant_nothing() -> None:
    t = table("spellspinner", troops={"everfire": ["sky"]}, spies={"everfire": ["amber"]})
    t.do("play spellspinner", "choose 2", "done")
    assert t.spies("everfire") == ["amber"] and t.troops("everfire") == ["sky"] and t.may("end_turn")


def test_spellspinner_may_return_a_spy_from_a_site_without_enemies() -> None:
    t = table(
        "spellspinner",
        troops={"everfire": ["sky"], "skullport": ["amber"]},
        spies={"everfire": ["amber"], "skullport": ["amber"]},
    )
    t.do("play spellspinner", "choose 2")
    assert t.options() == ["done", "return_spy everfire amber", "return_spy skullport amber"]
    t.do("return_spy skullport amber")
    assert t.may("end_turn") and t.trophies("amber") == [] and t.spies_left("amber") == 4


# Blackguard


def test_blackguard_gives_two_power_as_its_first_choice() -> None:
    t = table("blackguard", troops={"skullport": ["amber", "sky"]}).do("play blackguard")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert (t.power, t.influence) == (2, 0) and t.trophies("amber") == []


def test_blackguard_assassinates_any_enemy_in_presence_as_its_second_choice() -> None:
    t = table(
        "blackguard",
        troops={
            "skullport": ["amber", "sky", "white"],
            "everfire": ["white"],
            "chasmleap_bridge--everfire.1": ["sky"],
            "eryndlyn": ["sky"],
        },
        spies={"everfire": ["amber"]},
    )
    t.do("play blackguard", "choose 2")
    assert t.options() == ["assassinate everfire white", "assassinate skullport sky", "assassinate skullport white"]
    t.do("assassinate skullport sky")
    assert t.troops("skullport") == ["amber", "white"] and t.trophies("amber") == ["sky"]
    assert t.power == 0 and t.may("end_turn")


def test_blackguard_offers_only_power_without_an_enemy_in_presence() -> None:
    t = table("blackguard", troops={"skullport": ["amber"], "everfire": ["sky"]}).do("play blackguard")
    assert t.options() == ["choose 1"]


# Inquisitor


def test_inquisitor_gives_two_influence_as_its_first_choice() -> None:
    t = table("inquisitor", troops={"skullport": ["amber", "sky"]}).do("play inquisitor")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert (t.power, t.influence) == (0, 2) and t.trophies("amber") == []


def test_inquisitor_assassinates_any_enemy_in_presence_as_its_second_choice() -> None:
    t = table("inquisitor", troops={"skullport": ["amber", "sky", "white"], "everfire": ["sky"]})
    t.do("play inquisitor", "choose 2")
    assert t.options() == ["assassinate skullport sky", "assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.troops("skullport") == ["amber", "sky"] and t.trophies("amber") == ["white"]
    assert t.influence == 0 and t.may("end_turn")


def test_inquisitor_offers_only_influence_without_an_enemy_in_presence() -> None:
    t = table("inquisitor", troops={"skullport": ["amber"], "everfire": ["white"]}).do("play inquisitor")
    assert t.options() == ["choose 1"]


# Drow Negotiator


@pytest.mark.parametrize(("cards", "influence"), [(0, 0), (3, 0), (4, 3), (8, 3)])
def test_drow_negotiator_gives_three_influence_with_four_cards_in_the_inner_circle(cards: int, influence: int) -> None:
    t = table("drow_negotiator", inner=["noble"] * cards).do("play drow_negotiator")
    assert (t.power, t.influence) == (0, influence) and t.may("end_turn")


def test_drow_negotiator_promotes_another_played_card_at_end_of_turn() -> None:
    t = table("drow_negotiator", "noble", "soldier").do("play drow_negotiator", "play noble", "play soldier")
    assert t.inner("amber") == []
    t.do("end_turn")
    assert t.options() == ["promote noble", "promote soldier"]
    t.do("promote noble")
    assert t.inner("amber") == ["noble"] and t.turn == "sky"


def test_drow_negotiator_never_promotes_itself() -> None:
    t = table("drow_negotiator").do("play drow_negotiator", "end_turn")
    assert t.turn == "sky" and t.inner("amber") == []


# Mercenary Squad


def test_mercenary_squad_deploys_three_troops_in_presence() -> None:
    t = table("mercenary_squad", troops={"kanaglym": ["amber"], "everfire": ["sky"]}).do("play mercenary_squad")
    assert t.verbs() == {"deploy"}
    assert t.may("deploy kanaglym") and not t.may("deploy skullport") and not t.may("deploy everfire")
    t.do("deploy kanaglym--skullport.1")
    assert t.may("deploy skullport")
    t.do("deploy skullport", "deploy kanaglym")
    assert t.troops("kanaglym") == ["amber", "amber"] and t.troops("kanaglym--skullport.1") == ["amber"]
    assert t.troops("skullport") == ["amber"] and t.barracks("amber") == 36
    assert t.power == 0 and t.may("end_turn")


def test_mercenary_squad_deploys_its_first_troop_anywhere_when_the_board_has_none_of_yours() -> None:
    t = table("mercenary_squad", spies={"skullport": ["amber"]}).do("play mercenary_squad")
    assert t.may("deploy eryndlyn") and t.may("deploy chasmleap_bridge--everfire.1")
    t.do("deploy eryndlyn")
    assert t.may("deploy skullport") and not t.may("deploy everfire")


def test_mercenary_squad_gives_a_point_for_each_troop_the_barracks_lack() -> None:
    t = table("mercenary_squad", troops={"kanaglym": ["amber"]}, barracks={"amber": 1})
    t.do("play mercenary_squad", "deploy kanaglym")
    assert t.vp("amber") == 2 and t.barracks("amber") == 0 and t.may("end_turn")
