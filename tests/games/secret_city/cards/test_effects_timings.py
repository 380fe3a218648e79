"""Effects that last, and when abilities work."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.secret_city.cards.words import fight, led, poorer, tokens, won
from tests.games.secret_city.table import rule, table
from undercourt.kernel.decision import IllegalAction

Setting = dict[str, Any]
EMPTY: dict[str, list[str]] = {"spells": [], "mercenaries": [], "artifacts": []}


# What lasts


@rule("SC-14.59", "SC-14.73")
@pytest.mark.parametrize("down", [[], [2]])
def test_lazar_makes_room_for_a_seventh(down: list[int]) -> None:
    five = ["masan_lazar", "fata", "griffin", "manticore", "konets"]
    setting: Setting = {"houses": ["masan"], "hands": {"amber": ["red_cap", "os_spy"]}, "tokens": {"amber": "2 0 0"}}
    t = table(**setting, characters={"amber": five}, down={"amber": down}).do("buy red_cap")
    assert len(t.characters("amber")) == 7 and t.do("buy os_spy").verbs() == {"dismiss"}
    others = ["masan_claudia", *five[1:]]
    assert table(**setting, characters={"amber": others}).do("buy red_cap").verbs() == {"dismiss"}


@rule("SC-14.60", "SC-14.73")
def test_larisa_allows_seven_cards() -> None:
    seven = ["heron", "dispel", "glamour", "fata", "griffin", "konets", "garka"]
    setting: Setting = {"houses": ["chel"], "hands": {"amber": seven}}
    t = table("end", **setting, characters={"amber": ["chel_larisa"]})
    assert t.turn == 2 and len(t.hand("amber")) == 7
    t = table("end", **setting, characters={"amber": ["chel_healer"]})
    assert t.turn == 1 and t.verbs() == {"discard"}
    assert len(t.do("discard heron").hand("amber")) == 6 and t.turn == 2


@rule("SC-14.61")
def test_a_griffin_bids_without_being_turned() -> None:
    t = table("auction", turn=2, characters={"amber": ["griffin", "griffin"]}).do("bid 2")
    assert t.bid("amber") == 3 and t.down("amber") == []
    t.do("done")
    assert not t.may("bid 2") and t.do("bid 3").bid("amber") == 6 and t.down("amber") == []


@rule("SC-14.62")
def test_a_leader_rewards_the_natural_strategy() -> None:
    assert led("masan", 4) == 1 and led("masan", 5) == 3 and led("masan", 6) == 3
    t = won("nav", strategy="deft_manipulations", assigned={"amber": {1: "for amber"}})
    assert t.influence("amber") == 2  # its own and the margin's


@rule("SC-14.62", "SC-14.73")
def test_a_leader_who_lay_face_down_rewards_too() -> None:
    t = won("nav", characters={"amber": ["garka"]}, down={"amber": [1]})
    assert t.influence("amber") == 2


# When


@rule("SC-14.63")
def test_an_instant_card_is_free_outside_the_battle() -> None:
    t = table(hands={"amber": ["golden_rain", "energy_crystal"]}, tokens={"amber": "0 2 0"})
    t.do("use golden_rain")
    assert t.seat == "amber" and t.hand("amber") == ["energy_crystal"] and t.under("spells") == ["golden_rain"]
    t.do("use energy_crystal")
    assert t.seat == "amber" and tokens(t, "amber") == "1 3 0" and t.hand("amber") == []


@rule("SC-14.63")
@pytest.mark.parametrize("phase", ["start", "territories", "buying", "end"])
def test_an_instant_card_has_its_windows(phase: str) -> None:
    t = table(phase, turn=2, hands={"amber": ["golden_rain"]}, tokens={"amber": "0 2 0"})
    before = t.money("amber")
    assert t.do("use golden_rain").money("amber") == before + 3


@rule("SC-14.64")
@pytest.mark.parametrize(("phase", "may"), [("start", False), ("territories", False), ("buying", True), ("end", False)])
def test_a_card_that_stays_waits_for_the_buying(phase: str, may: bool) -> None:
    setting: Setting = {"hands": {"amber": ["forge_hammer", "golden_rain"]}, "tokens": {"amber": "0 9 0"}}
    t = table(phase, turn=2, characters={"amber": ["fata"]}, **setting)
    assert t.may("use golden_rain") and t.may("use forge_hammer") is may
    assert fight("fata", hand="forge_hammer").may("use forge_hammer")


@rule("SC-14.65")
def test_the_heron_brings_its_card_at_once() -> None:
    t = fight("fata", hand="heron", decks={"spells": ["dispel"]}).do("use heron", "target amber 2")
    assert t.hand("amber") == ["dispel"] and t.strength("amber", 2) == 6 and t.under("spells") == []


@rule("SC-14.66")
def test_an_ability_works_once_a_turn() -> None:
    t = table(characters={"amber": ["erli_doctor", "fata", "konets"]}, tokens={"amber": "0 5 0"})
    t.do("ability 2", "target amber 3")
    assert t.mana("amber") == 4 and t.seat == "amber" and not t.may("ability 2")
    t.do("done", "done")
    assert t.phase == "battle" and t.seat == "amber" and not t.may("ability 2")


@rule("SC-14.66")
def test_each_of_two_copies_has_its_ability() -> None:
    t = table(characters={"amber": ["chel_healer", "erli_doctor"]}, houses=["chel"], tokens={"amber": "0 5 0"})
    t.do("ability 2", "target amber 2", "ability 3", "target amber 3")
    assert t.mana("amber") == 3 and t.shielded("amber", 2) and t.shielded("amber", 3)


@rule("SC-14.67", "SC-14.75")
def test_a_marker_lasts_until_the_end_of_the_battle() -> None:
    t = table(
        "battle",
        houses=["hvan", "nav"],
        characters={"amber": ["hvan_root_keeper"]},
        tokens={"amber": "0 1 0"},
        strategies={"amber": "ancient_rituals sky", "sky": "subtle_intrigues amber"},
        assigned={"amber": {1: "against sky"}, "sky": {1: "for sky"}},
        decks=EMPTY,
        deals="off",
    )
    t.do("assign 2 for amber", "ability 2", "target amber 2")
    assert t.turn == 2 and t.mana("amber") == 2 and t.influence("amber") == 1  # it won by 4
    assert t.strength("amber", 2) == 2


@rule("SC-14.68")
def test_a_house_artifact_is_used_once_and_gone() -> None:
    t = table(houses=["lyud"], artifacts={"amber": ["lyud_diadem"]}, decks={"spells": ["heron"]}).do("use lyud_diadem")
    assert tokens(t, "amber") == "0 5 0" and t.hand("amber") == ["heron"]
    assert t.artifacts("amber") == [] and t.gone() == ["lyud_diadem"] and t.options() == ["done"]


@rule("SC-14.69")
@pytest.mark.parametrize("down", [[], [2]])
def test_upkeep_comes_by_itself(down: list[int]) -> None:
    t = table("territories", characters={"amber": ["shas_trader"]}, down={"amber": down})
    assert tokens(t, "amber") == "2 1 0"


@rule("SC-14.70")
@pytest.mark.parametrize("margin", [1, 4, 6])
def test_heroes_act_when_the_natural_strategy_succeeds(margin: int) -> None:
    against = {1: "masan_mercenary", 4: "red_cap"}
    t = table(
        "resolve",
        characters={"amber": ["nav_ortega"], "sky": [against[margin]] if margin < 6 else []},
        strategies={"amber": "subtle_intrigues sky"},
        assigned={"amber": {1: "for amber"}, "sky": {2: "against amber"} if margin < 6 else {}},
    )
    assert t.money("amber") == 2


@rule("SC-14.71")
def test_heroes_do_not_act_for_anything_else() -> None:
    assert won("nav", "nav_ortega", strategy="deft_manipulations").money("amber") == 0
    t = table(
        "resolve",
        characters={"amber": ["nav_ortega"], "sky": ["red_cap"]},
        strategies={"amber": "open_clash sky", "sky": "subtle_intrigues amber"},
        assigned={"sky": {2: "for sky"}},
    )
    assert t.turn == 2 and t.money("amber") == 0
    t = table(
        "resolve",
        characters={"amber": ["nav_ortega"], "sky": ["red_cap"]},
        strategies={"amber": "subtle_intrigues sky"},
        assigned={"sky": {2: "against amber"}},
    )
    assert t.turn == 2 and t.money("amber") == 0


@rule("SC-14.72")
def test_a_property_replaces_the_income_but_for_a_home() -> None:
    t = table("territories", territories={"amber": ["sparrow_hills"]}, decks={"spells": ["heron"]})
    assert tokens(t, "amber") == "1 1 0"
    t.do("property sparrow_hills", "property citadel_dark_court", "take nav_heart", "done")
    assert tokens(t, "amber") == "1 1 0" and t.hand("amber") == ["heron", "nav_heart"]
    t = table("territories", territories={"amber": ["sparrow_hills"]}).do("income sparrow_hills")
    assert tokens(t, "amber") == "1 4 0" and not t.may("property sparrow_hills")


@rule("SC-14.74")
def test_a_strategy_acts_when_it_has_succeeded_only() -> None:
    setting: Setting = {"strategies": {"amber": "ancient_rituals sky"}, "decks": EMPTY}
    t = table("resolve", **setting)
    assert t.turn == 2 and tokens(t, "amber") == "0 0 0"
    t = table("resolve", characters={"amber": ["red_cap"]}, assigned={"amber": {2: "for amber"}}, **setting)
    assert t.turn == 2 and tokens(t, "amber") == "0 2 1"


@rule("SC-14.75")
def test_a_house_spell_leaves_the_game_with_the_battle() -> None:
    t = table(
        houses=["lyud", "nav"],
        hands={"amber": ["lyud_fury_herb"]},
        tokens={"amber": "0 0 1"},
        characters={"amber": ["manticore"]},
        strategies={"amber": "open_clash sky", "sky": "night_storm amber"},
        decks=EMPTY,
        deals="off",
    )
    t.do("use lyud_fury_herb", "target amber 2", "done", "done", "assign 2 for amber")
    assert t.turn == 2 and t.gone() == ["lyud_fury_herb"] and t.strength("amber", 2) == 3


def test_a_price_is_paid_in_full() -> None:
    assert poorer("2 2 0") == ["1 9 9", "9 1 9"]
    with pytest.raises(IllegalAction):
        table(hands={"amber": ["fata"]}, tokens={"amber": "1 9 9"}).do("buy fata")


@rule("SC-14.75")
def test_what_lay_on_strategies_goes_with_the_battle() -> None:
    t = table(
        "battle",
        houses=["chud", "nav"],
        hands={"amber": ["chud_aurora"], "sky": ["war_banner"]},
        tokens={"amber": "0 0 1", "sky": "4 0 0"},
        strategies={"amber": "subtle_intrigues sky", "sky": "night_storm amber"},
        assigned={"amber": {1: "against sky"}, "sky": {1: "against amber"}},
        deals="off",
    )
    t.do("use chud_aurora", "place for amber", "use war_banner", "place against amber")
    assert t.turn == 2 and t.gone() == ["chud_aurora"] and t.under("artifacts") == ["war_banner"]
    assert t.total("for amber") == 0 and t.total("against amber") == 0


@rule("SC-14.49", "SC-14.75")
def test_a_house_spell_on_the_dead_leaves_the_game() -> None:
    t = fight("fata", hand="lyud_fury_herb dragon_spit", house="lyud")
    t.do("use lyud_fury_herb", "target amber 2", "assign 1 for sky", "assign 1 for sky", "use dragon_spit")
    t.do("target amber 2")
    assert t.gone() == ["lyud_fury_herb"] and t.under("spells") == ["dragon_spit"]
    assert "lyud_fury_herb" not in t.house_deck("amber")


@rule("SC-14.53", "SC-14.67")
def test_a_marker_jumps_along() -> None:
    t = fight("golem_thunderer cortes", assigned={"amber": {2: "for amber"}})
    t.do("ability 3", "target amber 2", "assign 1 for sky", "assign 1 for sky", "ability 2", "place against green")
    assert t.strength("amber", 2) == 6 and t.total("against green") == 6 and t.total("for amber") == 0


@rule("SC-14.25")
def test_the_only_card_of_a_deck_is_kept() -> None:
    t = table("territories", territories={"amber": ["southern_fort"]}, decks={"mercenaries": ["fata"]})
    t.do("property southern_fort")
    t.do("take fata")
    assert t.hand("amber") == ["fata"] and t.under("mercenaries") == [] and t.may("done")


@rule("SC-14.26", "SC-14.2")
def test_draws_stop_when_all_decks_are_empty() -> None:
    t = table("territories", territories={"amber": ["las_vegas_center"]}, decks={**EMPTY, "spells": ["heron"]})
    t.do("property las_vegas_center", "deck spells")
    assert t.hand("amber") == ["heron"] and t.may("done")


@rule("SC-14.2", "SC-14.30")
def test_anna_finds_an_empty_hand() -> None:
    t = fight("anna", hands={"green": ["heron"]}).do("ability 2", "player sky")
    assert t.seat == "sky" and t.mana("amber") == 7 and t.hand("green") == ["heron"]


@rule("SC-14.23")
def test_what_you_do_not_have_is_not_converted() -> None:
    t = table(
        "territories",
        territories={"amber": ["trade_guild"]},
        hands={"amber": ["golden_rain"]},
        tokens={"amber": "0 1 0"},
    )
    t.do("use golden_rain", "property trade_guild")
    assert tokens(t, "amber") == "4 0 0" and not t.may("choose 2")


@rule("SC-14.4", "SC-14.1")
def test_the_heart_may_be_used_before_the_auction() -> None:
    t = table(
        "start",
        turn=2,
        artifacts={"amber": ["nav_heart"]},
        tokens={"sky": "0 0 1"},
        decks={**EMPTY, "spells": ["heron"]},
    )
    t.do("use nav_heart", "player sky")
    assert t.influence("amber") == 1 and t.influence("sky") == 0 and t.options() == ["deck spells"]


@rule("SC-14.69", "SC-14.45")
def test_shields_and_uses_are_new_in_the_next_turn() -> None:
    t = table("end", turn=1, characters={"amber": ["erli_doctor"]}, tokens={"amber": "0 2 0"})
    t.do("ability 2", "target amber 2")
    assert t.turn == 2 and t.phase == "start" and not t.shielded("amber", 2) and t.may("ability 2")


@rule("SC-14.31", "SC-14.5")
def test_research_takes_from_its_victim_alone() -> None:
    t = won(
        "chel", seats=3, strategies={"amber": "careful_research green"}, hands={"sky": ["dispel"], "green": ["heron"]}
    )
    assert t.options() == ["take heron"]
