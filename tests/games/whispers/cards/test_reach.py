"""Cards that let an attack go farther: when they may be relied on, and when they keep a question open."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.whispers.table import Table, rule, table
from undercourt.games.whispers.actions import EMPIRE_NAMES, RANK_NAMES

MARSHAL = {"bear marshal": "raven"}


@rule("WW-9.20.7")
def test_the_reach_of_an_attack_ends_with_it() -> None:
    hand = ["eagle-horse", "horse-bear", "horse-lion", "lion-bear"]
    t = table(agents=MARSHAL, banners={"b4": 2}, hands={"raven": hand}, acts="bear marshal")
    t.do("attack", "play eagle_horse", "spend eagle-horse", "spend horse-bear", "from b4", "into l9", "number 1")
    while t.force:
        t.do("done")
    assert t.control("l9") == "bear" and not t.may("play horse_lion")


@rule("WW-9.4.1")
def test_neighbours_with_banners_stay_targets() -> None:
    hands = {"raven": ["eagle-bear"] * 2}
    t = table(agents=MARSHAL, banners={"b3": 3, "l2": 1, "p1": 1}, hands=hands, acts="bear marshal")
    t.do("attack", "play eagle_2", "from b3")
    assert t.may("into l2") and t.may("into h10") and not t.may("into p1")


@rule("WW-8.17")
def test_a_wider_reach_is_not_narrowed() -> None:
    hands = {"raven": ["eagle-horse", "horse-eagle", "eagle-bear", "eagle-bear"]}
    t = table(agents=MARSHAL, banners={"b3": 3}, hands=hands, acts="bear marshal")
    t.do("attack", "play eagle_horse", "spend eagle-horse")
    if t.verbs() == {"spend"}:
        t.do("spend horse-eagle")
    assert t.verbs() == {"from"}


@rule("WW-8.17")
def test_no_card_for_empty_regions_where_there_are_none() -> None:
    names = [f"{letter}{i}" for letter, n in (("e", 7), ("p", 8), ("l", 9), ("h", 10)) for i in range(1, n + 1)]
    hands = {"raven": ["eagle-bear"] * 2}
    t = table(agents=MARSHAL, banners={"b3": 3} | dict.fromkeys(names, 1), hands=hands, acts="bear marshal")
    t.do("attack")
    assert t.options() == ["from b3"]


@rule("WW-9.4.3", "WW-5.15")
def test_a_card_for_far_regions_needs_a_banner_that_may_leave() -> None:
    hands = {"raven": ["eagle-bear"] * 2}
    t = table(agents=MARSHAL, banners={"l9": ("bear", 1)}, hands=hands, acts="bear marshal")
    assert t.may("add_banners") and not t.may("attack")


@rule("WW-5.15", "WW-8.5")
def test_no_attack_is_begun_for_which_no_card_in_hand_is_fit() -> None:
    for hand, possible in [(["eagle-bear", "horse-bear"], False), (["eagle-bear", "horse-eagle"], True)]:
        t = table(agents=MARSHAL, banners={"b4": 3}, hands={"raven": hand}, acts="bear marshal")
        assert t.may("attack") == possible


@rule("WW-5.24")
@pytest.mark.parametrize("hand", [["eagle-bear", "eagle-bear"], ["eagle-horse", "horse-bear"]])
def test_nobody_must_spend_cards_to_have_something_to_do(hand: list[str]) -> None:
    """Only a card makes the attack possible: to keep it is no passing over an action."""
    t = table(agents=MARSHAL, banners={"b4": 20}, hands={"raven": hand}, acts="bear marshal")
    assert t.may("attack") and t.may("done") and t.why("done") is None


@rule("WW-8.18")
def test_cards_for_an_attack_keep_the_question_of_the_action_open() -> None:
    seats = ["raven", "spider", "rat", "serpent"]
    agents = {f"{empire} {rank}": seats[i % 4] for i, (empire, rank) in enumerate(product(EMPIRE_NAMES, RANK_NAMES))}
    hands = {"rat": ["eagle-bear", "eagle-bear"]}
    t = table(seats=4, agents=agents, banners={"b4": 20}, hands=hands, acts="bear marshal")
    assert t.seat == "rat" and t.may("attack") and not t.may("play eagle_2")


@rule("WW-8.19")
def test_cards_for_an_attack_ask_nothing_of_a_position_that_cannot_attack() -> None:
    seats = ["raven", "spider", "rat", "serpent"]
    agents = {f"{empire} {rank}": seats[i % 4] for i, (empire, rank) in enumerate(product(EMPIRE_NAMES, RANK_NAMES))}
    t = table(seats=4, agents=agents, banners={"e1": 2}, hands={"raven": ["eagle-bear"] * 2}, acts="eagle sheriff")
    assert t.verbs() == {"put"}


def surrounded(hand: list[str]) -> Table:
    """Two elephants have conquered l9: of its neighbours p3 is a home region and l8 their own already."""
    banners: dict[str, int | tuple[str, int]] = {"p3": 3, "l8": ("elephant", 1)}
    t = table(agents={"elephant marshal": "raven"}, banners=banners, hands={"raven": hand}, acts="elephant marshal")
    return t.do("attack", "from p3", "into l9", "number 3", "done")


@rule("WW-9.1.7", "WW-9.16.1")
def test_an_extra_attack_may_rely_on_a_card_for_far_regions() -> None:
    t = surrounded(["bear-lion", "eagle-horse", "horse-bear"])
    assert t.may("play bear_1")
    t.do("play bear_1")
    assert t.options() == ["play eagle_horse"]
    t.do("play eagle_horse")
    assert t.may("into b1") and t.may("into e7")
    t.do("into e7", "number 2")
    assert t.control("e7") == "elephant"


@rule("WW-9.1.7", "WW-9.4.1")
def test_an_extra_attack_may_rely_on_a_card_for_empty_regions() -> None:
    t = surrounded(["bear-lion", "eagle-lion", "eagle-bear"]).do("play bear_1", "play eagle_2")
    assert t.may("into l7") and t.may("into b1")


@rule("WW-9.1.7", "WW-8.18")
def test_the_hand_alone_decides_and_the_question_does_not_tell() -> None:
    """An Eagle and a Horse could be an Armada, so the moment is offered; neither card bears it."""
    t = surrounded(["bear-lion", "eagle-bear", "horse-bear"])
    assert t.acting == "elephant marshal" and not t.may("play bear_1")


@rule("WW-13.21", "WW-9.1.7")
def test_whoever_attacks_again_in_reliance_on_a_card_holds_it_in_every_guess() -> None:
    t = surrounded(["bear-lion", "eagle-horse", "eagle-bear", "horse-bear"]).do("play bear_1")
    for seed in range(20):
        assert set(t.guess("spider", seed).options()) & {"play eagle_horse", "play eagle_2"}


@rule("WW-9.20.7", "WW-8.9")
def test_a_repeated_attack_may_rely_on_a_card_that_is_left_once_it_is_paid() -> None:
    """The only Armada must not be spent on the repetition itself."""
    agents = {"bear marshal": "raven"}
    hands = {"raven": ["horse-lion", "horse-eagle", "lion-bear", "eagle-bear"]}
    t = table(agents=agents, banners={"b3": 1, "b6": 2}, hands=hands, acts="bear marshal")
    t.do("attack", "from b3", "into l2", "done", "play horse_lion")
    assert t.options() == ["spend horse-lion"]
    t.do("spend horse-lion", "spend lion-bear")
    assert t.options() == ["play eagle_horse"]
    t.do("play eagle_horse", "from b6", "into e7", "number 2")
    assert t.control("e7") == "bear"


@rule("WW-9.20.7")
@pytest.mark.parametrize("rest", [["horse-eagle"], ["horse-lion"]])
def test_a_card_that_pays_for_the_repetition_is_not_left(rest: list[str]) -> None:
    agents = {"bear marshal": "raven"}
    hands = {"raven": ["lion-horse", "eagle-lion", *rest]}
    t = table(agents=agents, banners={"b3": 1, "b6": 2}, hands=hands, acts="bear marshal")
    t.do("attack", "from b3", "into l2", "done")
    assert t.acting == "bear marshal" and t.may("play horse_1") and not t.may("play horse_lion")
