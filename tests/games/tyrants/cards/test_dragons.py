"""What the cards of the Dragons half-deck do, those of cost up to 4; and the numbers of all."""

from __future__ import annotations

import pytest

from tests.games.tyrants.cards.sites import CENTRE, FIVE_SPIES
from tests.games.tyrants.table import table
from undercourt.games.tyrants.cards import CARDS, KIND

NUMBERS = [  # slug, cost, aspect, points in the deck, points in the inner circle, copies
    ("kobold", 1, "conquest", 1, 2, 3),
    ("white_wyrmling", 2, "conquest", 1, 3, 3),
    ("watcher_of_thay", 3, "guile", 2, 3, 3),
    ("dragon_cultist", 3, "malice", 1, 4, 4),
    ("wyrmspeaker", 3, "ambition", 1, 3, 3),
    ("black_wyrmling", 3, "conquest", 1, 4, 2),
    ("cult_fanatic", 3, "ambition", 1, 4, 2),
    ("enchanter_of_thay", 4, "guile", 1, 3, 3),
    ("green_wyrmling", 4, "guile", 2, 4, 2),
    ("cleric_of_laogzed", 4, "ambition", 2, 4, 2),
    ("dragonclaw", 4, "malice", 1, 3, 2),
    ("blue_wyrmling", 5, "ambition", 2, 4, 2),
    ("red_wyrmling", 5, "malice", 3, 5, 2),
    ("rath_modar", 6, "guile", 2, 5, 1),
    ("white_dragon", 6, "conquest", 2, 5, 1),
    ("green_dragon", 7, "guile", 3, 7, 1),
    ("severin_silrajin", 7, "malice", 4, 8, 1),
    ("black_dragon", 7, "conquest", 3, 7, 1),
    ("red_dragon", 8, "malice", 4, 8, 1),
    ("blue_dragon", 8, "ambition", 4, 8, 1),
]
ROW = ["advocate", "blackguard", "bounty_hunter", "deathblade", "doppelganger", "inquisitor"]
DEVOUR_OR_NOT = [*(f"devour {card}" for card in ROW), "done"]


@pytest.mark.parametrize(("slug", "cost", "aspect", "deck_vp", "inner_vp", "copies"), NUMBERS)
def test_dragons_cards_bear_their_printed_numbers(
    slug: str, cost: int, aspect: str, deck_vp: int, inner_vp: int, copies: int
) -> None:
    card = CARDS[KIND[slug]]
    assert (card.slug, card.deck, card.cost, card.aspect) == (slug, "dragons", cost, aspect)
    assert (card.deck_vp, card.inner_vp, card.copies) == (deck_vp, inner_vp, copies)


def test_dragons_half_deck_holds_twenty_kinds_and_forty_cards() -> None:
    dragons = [CARDS[kind] for kind in KIND.values() if CARDS[kind].deck == "dragons"]
    assert sorted(card.slug for card in dragons) == sorted(row[0] for row in NUMBERS)
    assert sum(card.copies for card in dragons) == 40


# Kobold


def test_kobold_deploys_one_troop_in_presence_as_its_first_choice() -> None:
    t = table("kobold", troops={"kanaglym": ["amber", "white"]}).do("play kobold")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert t.verbs() == {"deploy"}
    assert t.may("deploy kanaglym--skullport.1") and not t.may("deploy skullport")
    t.do("deploy kanaglym")
    assert t.troops("kanaglym") == ["amber", "amber", "white"] and t.barracks("amber") == 38
    assert t.power == 0 and t.may("end_turn")


def test_kobold_assassinates_a_white_troop_in_presence_as_its_second_choice() -> None:
    t = table("kobold", troops={"skullport": ["amber", "sky", "white"], "everfire": ["white"]})
    t.do("play kobold", "choose 2")
    assert t.options() == ["assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.trophies("amber") == ["white"] and t.troops("skullport") == ["amber", "sky"] and t.may("end_turn")


def test_kobold_offers_only_the_deployment_without_a_white_troop_in_presence() -> None:
    t = table("kobold", troops={"skullport": ["amber", "sky"], "everfire": ["white"]}).do("play kobold")
    assert t.options() == ["choose 1"]


# White Wyrmling


def test_white_wyrmling_deploys_two_troops_and_may_devour_a_card_of_the_row() -> None:
    t = table("white_wyrmling", troops={"kanaglym": ["amber"]}, row=ROW).do("play white_wyrmling")
    assert t.verbs() == {"deploy"} and not t.may("deploy skullport")
    t.do("deploy kanaglym--skullport.1")
    assert t.verbs() == {"deploy"}
    t.do("deploy skullport")
    assert t.troops("skullport") == ["amber"] and t.barracks("amber") == 37
    assert t.options() == DEVOUR_OR_NOT
    t.do("devour deathblade")
    assert t.devoured() == ["deathblade"] and len(t.market()) == 11
    assert t.row() == ["advocate", "blackguard", "bounty_hunter", "doppelganger", "inquisitor", "mercenary_squad"]
    assert t.may("end_turn")


def test_white_wyrmling_may_leave_the_row_alone() -> None:
    t = table("white_wyrmling", troops={"kanaglym": ["amber"]}, row=ROW)
    t.do("play white_wyrmling", "deploy kanaglym", "deploy kanaglym", "done")
    assert t.row() == ROW and t.devoured() == [] and len(t.market()) == 12 and t.may("end_turn")


def test_white_wyrmling_asks_nothing_about_an_empty_row() -> None:
    t = table("white_wyrmling", troops={"kanaglym": ["amber"]}, market=[])
    t.do("play white_wyrmling", "deploy kanaglym", "deploy kanaglym")
    assert t.may("end_turn")


# Watcher of Thay


def test_watcher_of_thay_places_a_spy_as_its_first_choice() -> None:
    t = table("watcher_of_thay").do("play watcher_of_thay")
    assert t.options() == ["choose 1"]
    t.do("choose 1")
    assert t.options() == [f"place_spy {site}" for site in CENTRE]
    t.do("place_spy everfire")
    assert t.spies("everfire") == ["amber"] and t.influence == 0 and t.may("end_turn")


def test_watcher_of_thay_gives_three_influence_for_a_returned_spy() -> None:
    t = table("watcher_of_thay", spies={"everfire": ["amber", "sky"], "skullport": ["amber"]})
    t.do("play watcher_of_thay")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 2")
    assert t.options() == ["done", "return_spy everfire amber", "return_spy skullport amber"]
    t.do("return_spy everfire amber")
    assert (t.power, t.influence) == (0, 3) and t.may("end_turn")
    assert t.spies("everfire") == ["sky"] and t.spies_left("amber") == 4


def test_watcher_of_thay_gives_no_influence_when_the_spy_stays() -> None:
    t = table("watcher_of_thay", spies={"everfire": ["amber"]}).do("play watcher_of_thay", "choose 2", "done")
    assert t.influence == 0 and t.spies("everfire") == ["amber"] and t.may("end_turn")


# Dragon Cultist


def test_dragon_cultist_gives_two_power_or_two_influence() -> None:
    t = table("dragon_cultist", "dragon_cultist").do("play dragon_cultist")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 1")
    assert (t.power, t.influence) == (2, 0)
    t.do("play dragon_cultist", "choose 2")
    assert (t.power, t.influence) == (2, 2) and t.may("end_turn")


# Wyrmspeaker


def test_wyrmspeaker_gives_one_influence_and_promotes_another_played_card() -> None:
    t = table("wyrmspeaker", "noble", "soldier", "house_guard").do("play noble", "play wyrmspeaker")
    assert (t.power, t.influence) == (0, 2) and t.may("end_turn")
    t.do("play soldier", "end_turn")
    assert t.options() == ["promote noble", "promote soldier"]
    t.do("promote noble")
    assert t.inner("amber") == ["noble"] and t.turn == "sky"
    assert t.discard("amber") == ["house_guard", "soldier", "wyrmspeaker"]


def test_wyrmspeaker_never_promotes_itself() -> None:
    t = table("wyrmspeaker").do("play wyrmspeaker", "end_turn")
    assert t.turn == "sky" and t.inner("amber") == []


def test_wyrmspeaker_cannot_promote_what_a_second_wyrmspeaker_already_promoted() -> None:
    t = table("wyrmspeaker", "wyrmspeaker", "noble")
    t.do("play wyrmspeaker", "play wyrmspeaker", "play noble", "end_turn")
    assert t.options() == ["promote noble", "promote wyrmspeaker"]
    t.do("promote noble")
    assert t.options() == ["promote wyrmspeaker"]
    t.do("promote wyrmspeaker")
    assert t.inner("amber") == ["noble", "wyrmspeaker"] and t.discard("amber") == ["wyrmspeaker"]


def test_wyrmspeaker_and_another_promoting_card_promote_each_other() -> None:
    t = table("wyrmspeaker", "drow_negotiator").do("play wyrmspeaker", "play drow_negotiator", "end_turn")
    assert t.options() == ["resolve drow_negotiator", "resolve wyrmspeaker"]
    t.do("resolve wyrmspeaker", "promote drow_negotiator", "promote wyrmspeaker")
    assert t.inner("amber") == ["drow_negotiator", "wyrmspeaker"] and t.turn == "sky"


# Black Wyrmling


def test_black_wyrmling_gives_one_influence_and_kills_a_white_troop_in_presence() -> None:
    t = table("black_wyrmling", troops={"skullport": ["amber", "sky", "white"], "everfire": ["white"]})
    t.do("play black_wyrmling")
    assert (t.power, t.influence) == (0, 1)
    assert t.options() == ["assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.trophies("amber") == ["white"] and t.troops("skullport") == ["amber", "sky"] and t.may("end_turn")


def test_black_wyrmling_only_gives_influence_without_a_white_troop_in_presence() -> None:
    t = table("black_wyrmling", troops={"skullport": ["amber", "sky"], "everfire": ["white"]})
    t.do("play black_wyrmling")
    assert t.influence == 1 and t.may("end_turn")


# Cult Fanatic


def test_cult_fanatic_gives_two_influence_and_may_devour_one_card_of_the_row() -> None:
    t = table("cult_fanatic", "noble", row=ROW).do("play cult_fanatic")
    assert (t.power, t.influence) == (0, 2)
    assert t.options() == DEVOUR_OR_NOT
    t.do("devour advocate")
    assert t.devoured() == ["advocate"] and len(t.market()) == 11 and t.influence == 2
    assert t.row() == ["blackguard", "bounty_hunter", "deathblade", "doppelganger", "inquisitor", "mercenary_squad"]
    assert t.may("end_turn")


def test_cult_fanatic_may_leave_the_row_alone() -> None:
    t = table("cult_fanatic", row=ROW).do("play cult_fanatic", "done")
    assert t.row() == ROW and t.devoured() == [] and t.influence == 2 and t.may("end_turn")


def test_cult_fanatic_leaves_a_gap_when_the_market_deck_is_empty() -> None:
    t = table("cult_fanatic", row=ROW, market=[]).do("play cult_fanatic", "devour inquisitor")
    assert t.row() == ["advocate", "blackguard", "bounty_hunter", "deathblade", "doppelganger"]
    assert t.devoured() == ["inquisitor"]


# Enchanter of Thay


def test_enchanter_of_thay_places_a_spy_as_its_first_choice() -> None:
    t = table("enchanter_of_thay").do("play enchanter_of_thay")
    assert t.options() == ["choose 1"]
    t.do("choose 1")
    assert t.options() == [f"place_spy {site}" for site in CENTRE]
    t.do("place_spy skullport")
    assert t.spies("skullport") == ["amber"] and t.power == 0 and t.may("end_turn")


def test_enchanter_of_thay_gives_four_power_for_a_returned_spy() -> None:
    t = table("enchanter_of_thay", spies={"everfire": ["amber", "sky"], "skullport": ["amber"]})
    t.do("play enchanter_of_thay")
    assert t.options() == ["choose 1", "choose 2"]
    t.do("choose 2")
    assert t.options() == ["done", "return_spy everfire amber", "return_spy skullport amber"]
    t.do("return_spy everfire amber")
    assert (t.power, t.influence) == (4, 0) and t.may("end_turn")
    assert t.spies("everfire") == ["sky"] and t.spies_left("amber") == 4


def test_enchanter_of_thay_gives_no_power_when_the_spy_stays() -> None:
    t = table("enchanter_of_thay", spies={"everfire": ["amber"]}).do("play enchanter_of_thay", "choose 2", "done")
    assert t.power == 0 and t.spies("everfire") == ["amber"] and t.may("end_turn")


# Green Wyrmling


def test_green_wyrmling_gains_two_influence_where_another_player_has_a_troop() -> None:
    t = table("green_wyrmling", troops={"everfire": ["sky", "sky"]}).do("play green_wyrmling")
    assert t.options() == [f"place_spy {site}" for site in CENTRE]
    t.do("place_spy everfire")
    assert t.spies("everfire") == ["amber"] and (t.power, t.influence) == (0, 2)


@pytest.mark.parametrize("site", ["skullport", "gracklstugh", "kanaglym", "everfire", "eryndlyn"])
def test_green_wyrmling_gains_nothing_where_no_other_player_has_a_troop(site: str) -> None:
    t = table(
        "green_wyrmling",
        troops={"skullport": ["amber"], "gracklstugh": ["white"], "chasmleap_bridge--everfire.1": ["sky"]},
        spies={"kanaglym": ["sky"]},
    )
    t.do("play green_wyrmling", f"place_spy {site}")
    assert t.influence == 0 and "amber" in t.spies(site) and t.may("end_turn")


def test_green_wyrmling_gains_nothing_when_no_spy_is_placed() -> None:
    t = table("green_wyrmling", troops={"skullport": ["sky"]}, spies=FIVE_SPIES).do("play green_wyrmling", "done")
    assert t.influence == 0 and t.may("end_turn")


# Cleric of Laogzed


def test_cleric_of_laogzed_moves_one_enemy_from_presence_to_any_empty_space() -> None:
    t = table(
        "cleric_of_laogzed",
        troops={
            "skullport": ["amber", "sky", "white"],
            "everfire": ["sky"],
            "llacerellyn": ["white", "white"],
        },
    )
    t.do("play cleric_of_laogzed")
    assert t.options() == ["move skullport sky", "move skullport white"]
    t.do("move skullport white")
    assert t.may("move_to everfire") and t.may("move_to everfire--menzoberranzan.2")
    assert not t.may("move_to llacerellyn")
    t.do("move_to everfire--menzoberranzan.2")
    assert t.troops("skullport") == ["amber", "sky"] and t.troops("everfire--menzoberranzan.2") == ["white"]
    assert t.trophies("amber") == [] and t.may("end_turn")


def test_cleric_of_laogzed_promotes_another_played_card_at_end_of_turn() -> None:
    t = table("cleric_of_laogzed", "noble", "soldier")
    t.do("play cleric_of_laogzed", "play noble", "play soldier", "end_turn")
    assert t.options() == ["promote noble", "promote soldier"]
    t.do("promote soldier")
    assert t.inner("amber") == ["soldier"] and t.turn == "sky"


def test_cleric_of_laogzed_never_promotes_itself() -> None:
    t = table("cleric_of_laogzed").do("play cleric_of_laogzed", "end_turn")
    assert t.turn == "sky" and t.inner("amber") == []


# Dragonclaw


def test_dragonclaw_assassinates_an_enemy_in_presence() -> None:
    t = table("dragonclaw", troops={"skullport": ["amber", "sky", "white"], "everfire": ["sky"]})
    t.do("play dragonclaw")
    assert t.options() == ["assassinate skullport sky", "assassinate skullport white"]
    t.do("assassinate skullport white")
    assert t.trophies("amber") == ["white"] and t.power == 0 and t.may("end_turn")


def test_dragonclaw_gives_two_power_when_its_kill_is_the_fifth_player_trophy() -> None:
    t = table(
        "dragonclaw",
        seats=3,
        troops={"skullport": ["amber", "sky"]},
        trophies={"amber": ["green", "green", "sky", "sky"]},
    )
    t.do("play dragonclaw", "assassinate skullport sky")
    assert (t.power, t.influence) == (2, 0)


def test_dragonclaw_does_not_count_white_trophies() -> None:
    t = table(
        "dragonclaw",
        troops={"skullport": ["amber", "white"]},
        trophies={"amber": ["sky", "sky", "sky", "sky", "white", "white"]},
    )
    t.do("play dragonclaw", "assassinate skullport white")
    assert t.power == 0


def test_dragonclaw_gives_its_power_even_without_a_victim() -> None:
    t = table("dragonclaw", trophies={"amber": ["sky"] * 7}).do("play dragonclaw")
    assert t.power == 2 and t.may("end_turn")
