"""Empire cards in general: what they cost, where they go and the words they use."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import rule, table

EMPIRES = ["bear", "eagle", "elephant", "lion", "horse"]
MARSHAL = {"bear marshal": "raven"}
TO_H2 = ["attack", "from b5", "into h2"]


@rule("WW-8.1", "WW-8.39")
@pytest.mark.parametrize("empire", EMPIRES)
def test_each_empire_has_eight_cards_two_a_partner(empire: str) -> None:
    t = table(agents=MARSHAL, acts="bear marshal")
    assert t.deck(empire) == sorted(2 * [f"{empire}-{other}" for other in EMPIRES if other != empire])


@rule("WW-8.2")
def test_a_card_offers_three_abilities() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 4, "h2": 1},
        hands={"raven": ["bear-lion", "bear-eagle", "lion-eagle"]},
        acts="bear marshal",
    )
    t.do(*TO_H2, "number 4")
    assert t.options() == ["done", "play bear_1", "play bear_2", "play bear_lion"]


@rule("WW-8.2")
def test_a_card_does_not_offer_what_other_cards_share() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 4, "h2": 1},
        hands={"raven": ["bear-eagle", "lion-eagle"]},
        acts="bear marshal",
    )
    t.do(*TO_H2, "number 4")
    assert t.options() == ["done", "play bear_1"]


@rule("WW-8.3")
def test_a_single_ability_costs_the_card_alone() -> None:
    t = table(agents=MARSHAL, banners={"b1": 3}, hands={"raven": ["horse-lion"]}, acts="bear marshal")
    t.do("play horse_1", "from b1", "into b3", "number 2")
    assert t.hand("raven") == [] and t.deck("horse").count("horse-lion") == 2


@rule("WW-8.4")
def test_a_double_ability_costs_two_cards_of_the_empire() -> None:
    t = table(agents=MARSHAL, hands={"raven": ["lion-bear", "lion-horse"]}, acts="bear marshal")
    t.do("play lion_2", "put h1")
    assert t.hand("raven") == [] and len(t.deck("lion")) == 8
    t = table(agents=MARSHAL, hands={"raven": ["lion-bear", "elephant-bear"]}, acts="bear marshal")
    assert not t.may("play lion_2")


@rule("WW-8.5")
@pytest.mark.parametrize(
    ("hand", "playable"),
    [
        (["bear-eagle", "eagle-lion"], True),
        (["bear-lion", "eagle-bear"], True),
        (["bear-eagle", "eagle-bear"], True),
        (["bear-lion", "eagle-lion"], False),
        (["bear-eagle", "bear-lion"], False),
    ],
)
def test_one_of_the_two_cards_must_carry_a_shared_ability(hand: list[str], playable: bool) -> None:
    t = table(agents=MARSHAL, banners={"b3": 2, "p7": 2}, hands={"raven": hand}, acts="bear marshal")
    assert t.may("play bear_eagle") == playable


@rule("WW-8.5", "WW-8.9")
def test_no_payment_without_the_card_that_carries_the_ability() -> None:
    hand = ["bear-lion", "bear-eagle", "lion-eagle", "lion-elephant"]
    t = table(agents=MARSHAL, banners={"b5": 4, "h2": 1}, hands={"raven": hand}, acts="bear marshal")
    t.do(*TO_H2, "number 4", "done", "play bear_lion")
    assert t.options() == ["spend bear-lion"]
    t.do("spend bear-lion")
    assert t.options() == ["spend lion-eagle", "spend lion-elephant"]


@rule("WW-8.6", "WW-9.14.1")
def test_the_payment_example_of_the_rulebook() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b5": 3, "h2": 2},
        hands={"raven": ["bear-lion", "lion-eagle", "elephant-eagle"]},
        acts="bear marshal",
    )
    t.do(*TO_H2, "number 3", "done", "play bear_lion", "put b1", "put b1")
    assert t.hand("raven") == ["elephant-eagle"] and t.banners("b1") == 2
    assert t.deck("bear").count("bear-lion") == 2 and t.deck("lion").count("lion-eagle") == 2


@rule("WW-8.7")
def test_the_cost_is_paid_before_the_effect() -> None:
    t = table(
        agents=MARSHAL,
        banners={"b3": 2, "p7": 2},
        hands={"raven": ["bear-eagle", "eagle-lion"]},
        acts="bear marshal",
    )
    t.do("play bear_eagle")
    assert t.hand("raven") == [] and t.banners("p7") == 2 and t.verbs() == {"destroy"}


@rule("WW-8.8", "WW-8.7")
def test_a_spent_card_can_be_drawn_again_at_once() -> None:
    t = table(
        agents={"bear steward": "raven", "lion sheriff": "raven"},
        hands={"raven": ["lion-eagle"]},
        deck={"lion": []},
        acts="bear steward",
    )
    t.do("play lion_1", "act_at lion sheriff", "draw_cards")
    assert t.hand("raven") == ["lion-eagle"] and t.deck("lion") == []


@rule("WW-8.8")
def test_a_discarded_card_goes_back_into_its_deck() -> None:
    hand = ["bear-eagle", "bear-lion", "eagle-lion", "elephant-lion", "horse-lion", "lion-bear"]
    t = table(phase="discard", hands={"raven": hand})
    assert t.deck("elephant").count("elephant-lion") == 1
    t.do("discard elephant-lion")
    assert t.deck("elephant").count("elephant-lion") == 2
    assert t.hand("raven") == ["bear-eagle", "bear-lion", "eagle-lion", "horse-lion", "lion-bear"]


@rule("WW-8.9")
def test_the_player_chooses_which_cards_pay() -> None:
    t = table(agents=MARSHAL, banners={"b1": 3}, hands={"raven": ["horse-lion", "horse-bear"]}, acts="bear marshal")
    t.do("play horse_1")
    assert t.options() == ["spend horse-bear", "spend horse-lion"]
    t.do("spend horse-bear", "from b1", "into b2", "number 1")
    assert t.hand("raven") == ["horse-lion"]


@rule("WW-8.9")
def test_without_a_choice_the_cards_go_without_asking() -> None:
    t = table(agents=MARSHAL, banners={"b1": 3}, hands={"raven": ["horse-lion"]}, acts="bear marshal")
    t.do("play horse_1")
    assert t.options() == ["from b1"] and t.hand("raven") == []


@rule("WW-8.12")
def test_the_empire_of_the_card_need_not_match() -> None:
    t = table(agents=MARSHAL, hands={"raven": ["elephant-horse", "horse-lion"]}, acts="bear marshal")
    t.do("play elephant_horse", "put l9")
    assert t.banners("l9") == 4 and t.control("l9") == "lion"


@rule("WW-8.15", "WW-9.13.2")
def test_a_card_beats_the_rule_against_leaving_a_conquered_region() -> None:
    banners = {"l3": ("bear", 2), "l1": ("bear", 1), "l2": ("bear", 1)}
    t = table(agents=MARSHAL, banners=banners, hands={"raven": ["bear-horse", "horse-eagle"]}, acts="bear marshal")
    t.do("play bear_horse", "from l3")
    assert t.options() == ["put l1", "put l2"]
    t.do("put l1", "put l2")
    assert t.banners("l3") == 0 and t.control("l3") == "lion"
    assert t.banners("l1") == 2 and t.banners("l2") == 2


@rule("WW-8.17")
def test_an_ability_that_would_do_nothing_is_not_offered() -> None:
    t = table(agents=MARSHAL, hands={"raven": ["horse-lion"]}, acts="bear marshal")
    assert not t.may("play horse_1")  # no banner of the bear stands on the map
    t = table(agents=MARSHAL, hands={"raven": ["bear-eagle", "eagle-lion"]}, acts="bear marshal")
    assert not t.may("play bear_eagle")  # nobody's banner does
    t = table(agents=MARSHAL, banners={"b1": 1}, hands={"raven": ["horse-lion"]}, acts="bear marshal")
    assert t.may("play horse_1")


@rule("WW-8.17")
def test_an_ability_that_cannot_be_paid_is_not_offered() -> None:
    t = table(agents=MARSHAL, banners={"b1": 1}, hands={"raven": ["horse-lion"]}, acts="bear marshal")
    assert not t.may("play horse_2")


@rule("WW-8.23", "WW-9.8.1")
def test_friendly_banners_are_those_of_the_controlling_empire() -> None:
    t = table(
        agents={"horse marshal": "raven"},
        banners={"l3": ("bear", 1)},
        hands={"raven": ["lion-bear", "lion-horse"]},
        acts="horse marshal",
    )
    t.do("play lion_2", "put l3")
    assert t.banners("l3") == 4 and t.control("l3") == "bear" and t.reserve("bear") == 16


@rule("WW-8.24", "WW-9.18.1")
def test_empty_means_without_banners() -> None:
    t = table(
        agents=MARSHAL,
        banners={"l9": 1, "h5": ("lion", 1)},
        hands={"raven": ["elephant-horse", "horse-lion"]},
        acts="bear marshal",
    )
    t.do("play elephant_horse")
    assert not t.may("put l9") and not t.may("put h5") and t.may("put l1")


@rule("WW-8.25")
def test_no_region_holds_two_armies() -> None:
    t = table(agents=MARSHAL, banners={"b5": 3, "h2": 2}, acts="bear marshal")
    t.do(*TO_H2, "number 3")
    assert t.control("h2") == "bear" and t.banners("h2") == 1 and t.reserve("horse") == 20


@rule("WW-8.26", "WW-8.27")
def test_destroyed_banners_return_to_their_own_reserve_and_the_region_to_its_home() -> None:
    t = table(
        agents=MARSHAL,
        banners={"h2": ("lion", 2)},
        hands={"raven": ["bear-eagle", "eagle-lion"]},
        acts="bear marshal",
    )
    assert t.reserve("lion") == 18 and t.control("h2") == "lion"
    t.do("play bear_eagle", "destroy h2", "number 2")
    assert t.reserve("lion") == 20 and t.reserve("horse") == 20 and t.control("h2") == "horse"


@rule("WW-8.32")
def test_a_short_reserve_gives_what_it_has() -> None:
    t = table(agents=MARSHAL, hands={"raven": ["lion-bear", "lion-horse"]}, reserve={"horse": 2}, acts="bear marshal")
    t.do("play lion_2", "put h1")
    assert t.banners("h1") == 2 and t.reserve("horse") == 0


@rule("WW-8.33")
def test_the_number_of_cards_of_each_empire_is_open() -> None:
    t = table(agents=MARSHAL, hands={"raven": ["bear-eagle", "bear-lion", "horse-lion"]}, acts="bear marshal")
    seen = t.seen_by("spider")
    assert [seen.held("raven", empire) for empire in EMPIRES] == [2, 0, 0, 0, 1] and seen.hand("raven") == []


@rule("WW-8.34", "WW-9.9.1")
def test_supply_is_exceeded_until_the_end_of_the_phase() -> None:
    t = table(agents=MARSHAL, banners={"b1": 3, "b2": 2}, hands={"raven": ["horse-lion"]}, acts="bear marshal")
    t.do("play horse_1", "from b2", "into b1", "number 2")
    assert t.banners("b1") == 5
    t.do("add_banners", "put b3", "put b3", "put b3", "put b3")
    assert t.banners("b1") == 4 and t.banners("b3") == 4


@rule("WW-8.5")
def test_the_second_card_bears_the_ability_if_the_first_does_not() -> None:
    hands = {"raven": ["bear-lion", "bear-horse", "eagle-bear", "eagle-lion"]}
    t = table(agents=MARSHAL, banners={"b3": 2}, hands=hands, acts="bear marshal")
    t.do("play bear_eagle", "spend bear-lion")
    assert t.options() == ["spend eagle-bear"]


@rule("WW-8.9")
def test_where_one_of_two_empires_leaves_a_choice_it_is_asked() -> None:
    hands = {"raven": ["bear-eagle", "eagle-bear", "eagle-lion"]}
    t = table(agents=MARSHAL, banners={"b3": 2}, hands=hands, acts="bear marshal")
    t.do("play bear_eagle", "spend bear-eagle")
    assert t.options() == ["spend eagle-bear", "spend eagle-lion"]
    assert t.do("spend eagle-lion").hand("raven") == ["eagle-bear"]
