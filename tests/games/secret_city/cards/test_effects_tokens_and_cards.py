"""Effects for tokens and cards, each shown by a card that uses it."""

from __future__ import annotations

import pytest

from tests.games.secret_city.cards.words import fight, tokens, won
from tests.games.secret_city.table import rule, table

EMPTY: dict[str, list[str]] = {"spells": [], "mercenaries": [], "artifacts": []}


# Tokens


@rule("SC-14.17")
def test_gained_tokens_come_from_the_bank() -> None:
    t = fight(hand="golden_rain", tokens={"amber": "1 2 0", "sky": "4 4 4"}).do("use golden_rain")
    assert tokens(t, "amber") == "4 0 0" and tokens(t, "sky") == "4 4 4"


@rule("SC-14.18")
@pytest.mark.parametrize(("had", "left"), [("0 0 3", "0 0 2"), ("0 0 1", "0 0 0"), ("5 5 0", "5 5 0")])
def test_lost_tokens_go_to_the_bank(had: str, left: str) -> None:
    t = table("territories", territories={"amber": ["tigradcom"]}, tokens={"sky": had})
    t.do("property tigradcom", "player sky")
    assert tokens(t, "sky") == left and t.influence("amber") == 0


@rule("SC-14.19")
@pytest.mark.parametrize(("had", "left", "got"), [("5 5 5", "3 5 5", "2 0 1"), ("1 5 5", "0 5 5", "1 0 1")])
def test_stolen_tokens_change_hands(had: str, left: str, got: str) -> None:
    t = won("chud", tokens={"sky": had}, decks=EMPTY)
    assert tokens(t, "sky") == left and tokens(t, "amber") == got


@rule("SC-14.20")
def test_the_thief_picks_the_mix() -> None:
    t = won("masan", tokens={"sky": "2 5 0"})
    assert t.seat == "amber" and t.options() == ["number 0", "number 1", "number 2"]
    t.do("number 1")
    assert tokens(t, "sky") == "1 3 0" and tokens(t, "amber") == "1 2 1"


@rule("SC-14.20")
def test_the_mix_is_bounded_by_what_the_victim_has() -> None:
    t = won("masan", tokens={"sky": "5 1 0"})
    assert t.options() == ["number 2", "number 3"]
    t = won("masan", tokens={"sky": "1 1 0"})
    assert tokens(t, "sky") == "0 0 0" and tokens(t, "amber") == "1 1 1"


@rule("SC-14.21")
def test_no_influence_is_in_the_mix() -> None:
    t = won("masan", tokens={"sky": "0 0 5"})
    assert tokens(t, "sky") == "0 0 5" and tokens(t, "amber") == "0 0 1"


@rule("SC-14.22")
@pytest.mark.parametrize(("way", "after"), [("choose 1", "1 7 0"), ("choose 2", "7 1 0")])
def test_one_resource_is_exchanged_for_the_other(way: str, after: str) -> None:
    t = table("territories", territories={"amber": ["trade_guild"]}, tokens={"amber": "3 3 0"})  # the home brings 1 1
    t.do("property trade_guild", way, "number 3")
    assert tokens(t, "amber") == after and not t.may("property trade_guild")


@rule("SC-14.23")
def test_no_more_is_converted_than_named_or_owned() -> None:
    t = table("territories", territories={"amber": ["bitsa_forest"]}, tokens={"amber": "8 1 0"})
    t.do("property bitsa_forest", "choose 1")
    assert t.may("number 4") and not t.may("number 5")
    t = table("territories", territories={"amber": ["bitsa_forest"]}, tokens={"amber": "8 1 0"})
    t.do("property bitsa_forest", "choose 2")
    assert t.may("number 2") and not t.may("number 3")


# Cards


@rule("SC-14.24")
def test_the_top_card_is_drawn() -> None:
    t = table(
        hands={"amber": ["smartbox"]}, tokens={"amber": "2 0 0"}, decks={"spells": ["heron", "dispel", "glamour"]}
    )
    t.do("use smartbox")
    assert t.hand("amber") == ["dispel", "heron"] and t.deck_size("spells") == 1


@rule("SC-14.24", "SC-14.2")
def test_what_is_left_of_a_deck_is_drawn() -> None:
    t = table(hands={"amber": ["smartbox"]}, tokens={"amber": "2 0 0"}, decks={"spells": ["heron"]})
    assert t.do("use smartbox").hand("amber") == ["heron"]


@rule("SC-14.25")
def test_one_of_two_is_kept() -> None:
    t = table("territories", territories={"amber": ["asura_library"]}, decks={"spells": ["heron", "dispel", "glamour"]})
    t.do("property asura_library")
    assert t.options() == ["take dispel", "take heron"]
    t.do("take dispel")
    assert t.hand("amber") == ["dispel"] and t.deck_size("spells") == 2
    t = table("territories", territories={"amber": ["asura_library"]}, decks={"spells": ["heron", "dispel"]})
    t.do("property asura_library", "take dispel")
    assert t.under("spells") == ["heron"]


@rule("SC-14.26")
def test_the_deck_is_named_before_each_card() -> None:
    t = table(
        "territories",
        territories={"amber": ["las_vegas_center"]},
        decks={"spells": ["heron"], "mercenaries": ["fata", "griffin"], "artifacts": []},
    )
    t.do("property las_vegas_center")
    assert t.options() == ["deck mercenaries", "deck spells"]
    t.do("deck spells")
    assert t.hand("amber") == ["heron"] and t.options() == ["deck mercenaries"]
    assert t.do("deck mercenaries").hand("amber") == ["fata", "heron"]


@rule("SC-14.27")
def test_any_card_of_the_house_or_none() -> None:
    deck = ["nav_dominga", "nav_heart", "nav_shadow"]
    t = table("territories", territories={"amber": ["council_hall"]}, house_deck={"amber": deck})
    t.do("property council_hall")
    assert t.options() == ["done", "take nav_dominga", "take nav_heart", "take nav_shadow"]
    t.do("take nav_heart")
    assert t.hand("amber") == ["nav_heart"] and t.house_deck("amber") == ["nav_dominga", "nav_shadow"]
    t.do("property citadel_dark_court", "done")
    assert t.hand("amber") == ["nav_heart"] and t.house_deck("amber") == ["nav_dominga", "nav_shadow"]


@rule("SC-14.28")
def test_the_victim_chooses_what_to_discard() -> None:
    t = fight(hands={"amber": ["intimate_canopy"], "sky": ["heron", "fata", "dispel"]})
    t.do("use intimate_canopy", "player sky")
    assert t.seat == "sky" and t.options() == ["discard dispel", "discard fata", "discard heron"]
    t.do("discard fata", "discard heron")
    assert t.hand("sky") == ["dispel"]
    assert t.under("mercenaries") == ["fata"] and t.under("spells") == ["intimate_canopy", "heron"]


@rule("SC-14.28")
def test_the_victim_may_discard_house_cards() -> None:
    t = fight(hands={"amber": ["intimate_canopy"], "sky": ["lyud_diadem", "heron", "dispel"]})
    t.do("use intimate_canopy", "player sky", "discard lyud_diadem", "discard heron")
    assert t.hand("sky") == ["dispel"] and "lyud_diadem" in t.house_deck("sky") and t.gone() == []


@rule("SC-14.29")
def test_too_small_a_hand_is_discarded_whole() -> None:
    t = fight(hands={"amber": ["intimate_canopy"], "sky": ["heron"]})
    t.do("use intimate_canopy", "player sky")
    t.do("discard heron")
    assert t.hand("sky") == [] and t.may("assign 1 for sky")


@rule("SC-14.30")
def test_the_user_sees_the_hand_and_chooses() -> None:
    t = fight(hands={"amber": ["truth_mirror"], "sky": ["heron", "lyud_diadem", "fata"]})
    t.do("use truth_mirror", "player sky")
    assert t.seat == "amber" and t.options() == ["discard fata", "discard heron", "discard lyud_diadem"]
    assert t.seen_by("amber").hand("sky") == ["fata", "heron", "lyud_diadem"]
    t.do("discard lyud_diadem")
    assert t.hand("sky") == ["fata", "heron"] and "lyud_diadem" in t.house_deck("sky") and t.hand("amber") == []


@rule("SC-14.31")
def test_a_taken_card_comes_into_the_takers_hand() -> None:
    t = fight(hands={"amber": ["aura_reading"], "sky": ["heron", "fata"]})
    t.do("use aura_reading", "player sky")
    assert t.seat == "amber" and t.options() == ["take fata", "take heron"]
    t.do("take fata")
    assert t.hand("amber") == ["fata"] and t.hand("sky") == ["heron"]
    assert t.seen_by("amber").hand("sky") == ["heron"] and t.seen_by("green").hand("sky") == ["spells"]


@rule("SC-14.31", "SC-14.32")
def test_a_hand_of_house_cards_alone_is_seen_though_nothing_can_be_taken() -> None:
    t = table(hands={"amber": ["aura_reading"], "sky": ["lyud_diadem"]}, tokens={"amber": "0 3 0"})
    t.do("use aura_reading", "player sky")
    assert t.seen_by("amber").hand("sky") == ["lyud_diadem"] and t.hand("sky") == ["lyud_diadem"]
    assert t.seat == "amber" and t.options() == ["done"]


@rule("SC-14.32")
def test_house_cards_are_not_taken() -> None:
    t = fight(hands={"amber": ["aura_reading"], "sky": ["lyud_diadem", "heron", "fata"]})
    t.do("use aura_reading", "player sky")
    assert t.options() == ["take fata", "take heron"]
    t = fight(hands={"amber": ["aura_reading"], "sky": ["lyud_diadem"]})
    t.do("use aura_reading", "player sky")
    assert t.seat == "sky" and t.hand("amber") == [] and t.hand("sky") == ["lyud_diadem"]


@rule("SC-14.33", "SC-14.32")
def test_the_lot_falls_on_no_house_card() -> None:
    t = won("masan", "masan_claudia", hands={"sky": ["nav_shadow", "nav_heart", "nav_dark_path", "heron"]})
    assert t.hand("amber") == ["heron"] and t.hand("sky") == ["nav_dark_path", "nav_heart", "nav_shadow"]
    t = won("masan", "masan_claudia", hands={"sky": ["nav_shadow"]})
    assert t.hand("amber") == [] and t.hand("sky") == ["nav_shadow"]


@rule("SC-14.33")
def test_one_card_is_taken_at_random() -> None:
    t = won("masan", "masan_claudia", hands={"sky": ["heron", "fata", "dispel"]})
    assert len(t.hand("amber")) == 1 and sorted(t.hand("amber") + t.hand("sky")) == ["dispel", "fata", "heron"]


@rule("SC-14.34")
def test_a_hand_that_is_looked_at_is_known_to_the_looker_alone() -> None:
    t = table(
        "territories",
        seats=3,
        territories={"amber": ["annas_apartment"]},
        hands={"sky": ["heron", "fata", "lyud_diadem"], "green": ["dispel"]},
    )
    t.do("property annas_apartment", "player sky")
    assert t.seen_by("amber").hand("sky") == ["fata", "heron", "lyud_diadem"]
    assert t.seen_by("green").hand("sky") == ["house", "mercenaries", "spells"]
    assert t.seen_by("amber").hand("green") == ["spells"] and len(t.hand("sky")) == 3
