"""The phases of a turn, player order, and when cards and abilities are used outside the battle."""

from __future__ import annotations

import pytest

from tests.games.secret_city.table import rule, table

BIG_HAND = ["garka", "golem_lunatic", "golem_thunderer", "hvan_mercenary", "masan_mercenary", "masan_mercenary", "fata"]


@rule("SC-2.1", "SC-3.1")
def test_a_turn_has_six_phases() -> None:
    t = table(phase="auction", turn=2, hands={"amber": [*BIG_HAND, "red_cap"]})
    assert t.verbs() == {"bid", "done"}
    t.do("done", "done", "strategy sorcerous_seizure")
    assert t.seat == "amber" and t.verbs() == {"strategy"}
    t.do("strategy hostile_takeover")
    while t.seat != "amber":
        t.do("done")
    assert t.may("property citadel_dark_court") and not t.may("buy red_cap")
    t.do("done")
    while t.seat != "amber":
        t.do("done")
    assert t.may("buy red_cap") and "assign" not in t.verbs()
    t.do("buy red_cap")
    while "assign" not in t.verbs():
        t.do("done")
    asked = [t.seat]
    assert t.seat == "sky" and t.first == "sky"
    t.do("assign 1 for sky")
    asked.append(t.seat)
    t.do("assign 1 for amber")
    assert asked == ["sky", "amber"] and t.seat == "amber" and t.verbs() == {"discard"} and t.turn == 2
    t.do("discard fata")
    assert t.turn == 3 and t.seat == "sky" and t.verbs() == {"bid", "done"}


@rule("SC-2.2", "SC-2.3", "SC-4.1", "SC-5.1", "SC-6.1")
def test_every_phase_goes_clockwise_from_the_first_player() -> None:
    hands = {"amber": ["red_cap"], "sky": ["os_spy"], "green": ["chel_sorcerer"]}
    t = table(phase="auction", turn=2, seats=3, hands=hands, characters={"amber": ["konets"]}).do("bid 1")
    while t.may("done"):
        t.do("done")
    t.do("player green")
    order = ["green", "amber", "sky"]
    asked = [t.seat]
    t.do("strategy assault", "player amber")
    asked.append(t.seat)
    t.do("strategy sorcerous_seizure", "player sky")
    asked.append(t.seat)
    t.do("strategy blackmail", "player green")
    assert asked == order and t.first == "green"
    for seat, home in zip(order, ["order_castle", "citadel_dark_court", "green_house_palace"], strict=True):
        assert t.seat == seat and t.may(f"property {home}")
        t.do("done")
    for seat in order:
        assert t.seat == seat and t.may(f"buy {hands[seat][0]}")
        t.do("done")
    for seat, word in zip(order, ["assign 1 for green", "assign 2 for sky", "assign 1 for sky"], strict=True):
        assert t.seat == seat
        t.do(word)


@rule("SC-2.4")
def test_the_first_turn_has_no_auction() -> None:
    t = table(phase="start", turn=1, hands={"amber": ["energy_crystal"]}, tokens={"amber": "2 0 0"})
    assert t.options() == ["done", "use energy_crystal"]
    t.do("done")
    assert t.seat == "amber" and t.verbs() == {"strategy"} and t.first == "amber"
    t = table(phase="start", turn=2, hands={"amber": ["energy_crystal"]}, tokens={"amber": "2 0 0"}).do("done")
    assert t.seat == "amber" and t.verbs() == {"bid", "done"}


@rule("SC-2.5", "SC-2.7")
def test_any_number_of_cards_may_be_used_in_the_own_step() -> None:
    hand = ["energy_crystal", "energy_crystal", "shas_casket", "red_cap"]
    t = table(phase="buying", hands={"amber": hand}, tokens={"amber": "4 0 0"})
    t.do("use energy_crystal", "use energy_crystal", "use shas_casket")
    assert t.seat == "amber" and t.may("buy red_cap") and t.hand("amber") == ["red_cap"]
    assert t.money("amber") == 3 and t.mana("amber") == 4


@rule("SC-2.6")
def test_all_may_use_cards_at_the_start_of_the_turn_in_order() -> None:
    hands = {"amber": ["energy_crystal"], "sky": ["energy_crystal"], "green": ["shas_casket"]}
    tokens = {"amber": "2 0 0", "sky": "2 0 0", "green": "0 2 0"}
    t = table(phase="start", turn=2, seats=3, hands=hands, tokens=tokens)
    asked = []
    while "use" in t.verbs():
        asked.append(t.seat)
        t.do("done")
    assert asked == ["amber", "sky", "green"] and t.seat == "amber" and t.verbs() == {"bid", "done"}
    t = table(phase="start", turn=2, seats=3, first="green", hands=hands, tokens=tokens)
    assert t.seat == "green"
    t.do("use shas_casket")
    assert t.money("green") == 3 and t.mana("green") == 0 and t.seat == "amber" and t.may("use energy_crystal")


@rule("SC-2.7")
def test_cards_may_be_used_among_the_territories() -> None:
    hands = {"amber": ["energy_crystal"]}
    t = table(phase="territories", hands=hands, tokens={"amber": "1 0 0"}, territories={"amber": ["sparrow_hills"]})
    assert t.money("amber") == 2 and t.may("use energy_crystal")
    t.do("use energy_crystal")
    assert t.seat == "amber" and t.mana("amber") == 4 and t.may("income sparrow_hills")


@rule("SC-2.8")
def test_cards_may_be_used_before_the_hand_limit_is_applied() -> None:
    hand = ["energy_crystal", "garka", "konets", "manticore", "os_spy", "red_cap", "griffin"]
    t = table(phase="end", hands={"amber": hand}, tokens={"amber": "2 0 0"})
    assert t.options() == ["done", "use energy_crystal"]
    t.do("use energy_crystal")
    assert t.turn == 2 and len(t.hand("amber")) == 6 and "discard" not in t.verbs()
    t = table(phase="end", hands={"amber": hand}, tokens={"amber": "2 0 0"}).do("done")
    assert t.turn == 1 and t.seat == "amber" and t.verbs() == {"discard"}


@rule("SC-2.9")
def test_no_card_is_used_in_the_auction_or_in_the_choice_of_strategies() -> None:
    hands = {"amber": ["energy_crystal"]}
    t = table(phase="auction", turn=2, hands=hands, tokens={"amber": "2 0 0"}, characters={"amber": ["fata"]})
    assert t.seat == "amber" and t.verbs() == {"bid", "done"}
    t = table(phase="strategies", hands=hands, tokens={"amber": "2 0 0"})
    assert t.seat == "amber" and t.verbs() == {"strategy"}


@rule("SC-2.9", "SC-2.2")
def test_nobody_uses_cards_in_the_step_of_another() -> None:
    hands = {"amber": ["energy_crystal", "red_cap"], "sky": ["energy_crystal"]}
    t = table(phase="buying", hands=hands, tokens={"amber": "3 0 0", "sky": "2 0 0"})
    assert t.seat == "amber"
    t.do("use energy_crystal")
    assert t.seat == "amber" and t.may("buy red_cap")
    t.do("done")
    assert t.seat == "sky" and t.may("use energy_crystal")


@rule("SC-2.10")
def test_who_can_use_nothing_is_not_asked_at_the_start_and_the_end() -> None:
    hands = {"amber": ["energy_crystal"], "sky": ["energy_crystal"], "green": ["shas_casket"]}
    t = table(phase="start", turn=2, seats=3, hands=hands, tokens={"amber": "1 0 0", "green": "0 2 0"})
    assert t.seat == "green" and t.options() == ["done", "use shas_casket"]
    t = table(phase="end", turn=2, seats=3, hands=hands, tokens={"sky": "2 0 0"})
    assert t.turn == 2 and t.seat == "sky" and t.options() == ["done", "use energy_crystal"]


@pytest.mark.parametrize(
    ("phase", "allowed"), [("start", False), ("territories", False), ("buying", True), ("battle", True), ("end", False)]
)
@rule("SC-2.11")
def test_cards_stay_on_characters_from_the_buying_phase_on(phase: str, allowed: bool) -> None:
    hands = {"amber": ["forge_hammer", "energy_crystal"]}
    t = table(phase=phase, turn=2, hands=hands, tokens={"amber": "2 1 0"}, characters={"amber": ["fata"]})
    assert t.seat == "amber" and t.may("use energy_crystal") and t.may("use forge_hammer") == allowed


@pytest.mark.parametrize(
    ("phase", "allowed"),
    [("start", False), ("territories", False), ("buying", False), ("battle", True), ("end", False)],
)
@rule("SC-2.12")
def test_cards_are_laid_on_strategies_in_the_battle_only(phase: str, allowed: bool) -> None:
    hands = {"amber": ["inspiration", "war_banner", "energy_crystal"]}
    t = table(phase=phase, turn=2, hands=hands, tokens={"amber": "4 3 0"})
    assert t.seat == "amber" and t.may("use energy_crystal")
    assert t.may("use inspiration") == allowed and t.may("use war_banner") == allowed


@rule("SC-2.13")
def test_the_whole_price_is_paid() -> None:
    hands = {"amber": ["elven_arrow", "red_cap"]}
    characters = {"sky": ["os_spy", "chel_sorcerer"]}
    t = table(hands=hands, characters=characters, tokens={"amber": "3 1 0"})
    assert t.may("buy red_cap") and not t.may("use elven_arrow")
    t = table(hands=hands, characters=characters, tokens={"amber": "3 3 0"}).do("use elven_arrow", "target sky 2")
    assert t.mana("amber") == 1 and t.money("amber") == 3 and t.hand("amber") == ["red_cap"]
    t = table(characters={"amber": ["erli_doctor", "fata"]}, hands=hands, tokens={"amber": "1 0 0"})
    assert t.may("buy red_cap") and not t.may("ability 2")
    t = table(characters={"amber": ["erli_doctor", "fata"]}, hands=hands, tokens={"amber": "1 1 0"})
    t.do("ability 2", "target amber 3")
    assert t.mana("amber") == 0 and t.money("amber") == 1


@rule("SC-2.14")
def test_a_card_without_a_target_is_not_used() -> None:
    hands = {"amber": ["elven_arrow", "red_cap"]}
    t = table(hands=hands, characters={"sky": ["fata"]}, tokens={"amber": "1 2 0"})
    assert t.may("buy red_cap") and not t.may("use elven_arrow")
    t.do("buy red_cap")
    assert t.may("use elven_arrow")


@rule("SC-2.15")
def test_an_ability_works_once_a_turn() -> None:
    characters = {"amber": ["erli_doctor", "fata"]}
    hands = {"amber": ["red_cap", "energy_crystal"]}
    t = table(phase="territories", characters=characters, hands=hands, tokens={"amber": "2 4 0"})
    assert t.may("ability 2")
    t.do("ability 2", "target amber 3")
    assert t.mana("amber") == 4 and t.seat == "amber" and not t.may("ability 2")
    t.do("done", "done")
    assert t.seat == "amber" and t.may("buy red_cap") and not t.may("ability 2")


@rule("SC-2.15")
def test_an_ability_works_again_in_the_next_turn() -> None:
    t = table(phase="end", characters={"amber": ["erli_doctor", "fata"]}, tokens={"amber": "0 2 0"})
    t.do("ability 2", "target amber 3")
    assert t.turn == 2 and t.seat == "amber" and t.options() == ["ability 2", "done"]


@rule("SC-2.16")
def test_a_face_down_character_may_use_its_ability() -> None:
    characters = {"amber": ["erli_doctor", "fata"]}
    t = table(characters=characters, down={"amber": [2]}, tokens={"amber": "1 1 0"}, hands={"amber": ["red_cap"]})
    assert t.may("ability 2")
    t.do("ability 2", "target amber 3")
    assert t.shielded("amber", 3) and t.down("amber") == [2]
