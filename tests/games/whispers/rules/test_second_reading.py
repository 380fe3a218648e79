"""What cards see of an attack, what is remembered of them, and other things that are easily lost."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.whispers.table import rule, table
from undercourt.games.whispers.actions import EMPIRE_NAMES, RANK_NAMES
from undercourt.games.whispers.state import EVERYBODY, PLACES

MARSHAL = {"bear marshal": "raven"}


@rule("WW-9.20.7")
def test_the_reach_of_an_attack_ends_with_it() -> None:
    hand = ["eagle-horse", "horse-bear", "horse-lion", "lion-bear"]
    t = table(agents=MARSHAL, banners={"b4": 2}, hands={"raven": hand}, acts="bear marshal")
    t.do("attack", "play eagle_horse", "spend eagle-horse", "spend horse-bear", "from b4", "into l9", "number 1")
    while t.force:
        t.do("done")
    assert t.control("l9") == "bear" and not t.may("play horse_lion")


@rule("WW-9.2.5")
def test_only_the_banners_that_entered_were_in_the_battle() -> None:
    hand = ["bear-eagle", "eagle-bear", "eagle-lion", "lion-eagle", "bear-lion", "bear-lion"]
    t = table(agents=MARSHAL, banners={"b1": 2, "b4": ("lion", 1)}, hands={"raven": hand}, acts="bear marshal")
    t.do("attack", "from b1", "into b4", "number 2", "play bear_eagle", "spend bear-eagle", "spend eagle-bear")
    t.do("destroy b4", "play eagle_lion")
    assert t.force == 0 and t.banners("b4") == 3  # one that was there, two that entered
    t.do("play bear_2")
    assert t.banners("b4") == 1


@rule("WW-5.15")
def test_an_empire_without_regions_adds_no_banners() -> None:
    lost = {f"b{i}": ("lion", 1) for i in range(1, 7)}
    hands = {"raven": ["bear-eagle", "eagle-bear"]}
    t = table(agents={"bear steward": "raven"}, banners=lost, hands=hands, acts="bear steward")
    assert not t.may("add_banners") and t.may("done")


@rule("WW-13.7")
def test_the_one_who_discards_knows_the_card_in_the_deck_too() -> None:
    hand = ["horse-bear", "horse-bear", "lion-bear", "lion-bear", "bear-lion", "bear-lion"]
    spider = ["horse-eagle", "horse-lion", "horse-elephant"]
    t = table(phase="discard", hands={"raven": hand, "spider": spider}).do("discard horse-bear")
    assert not any("horse-bear" in t.guess("raven", seed).hand("spider") for seed in range(40))


@rule("WW-13.7")
def test_a_known_card_that_one_draws_oneself_is_no_longer_in_the_deck() -> None:
    t = table(
        agents={"horse steward": "raven"},
        banners={"h1": 2},
        hands={"raven": ["horse-bear"]},
        deck={"horse": []},
        acts="horse steward",
    )
    t.do("play horse_1", "from h1", "into h2", "number 1", "draw_cards")
    assert t.hand("raven") == ["horse-bear"] and t.deck("horse") == []
    assert all(t.guess("raven", seed).hand("spider") == t.hand("spider") for seed in range(5))


@rule("WW-13.8")
def test_one_of_two_equal_cards_that_are_all_the_deck_is_known_when_drawn() -> None:
    t = table(
        seats=3,
        agents={"horse steward": "raven"},
        banners={"h1": 2},
        hands={"raven": ["horse-bear", "horse-bear"]},
        deck={"horse": []},
        acts="horse steward",
    )
    t.do("play horse_2", "empire horse")
    while t.verbs() == {"number"}:
        t.do(t.options()[-1])
    t.do("draw_cards")
    assert t.hand("raven") == ["horse-bear"] and t.deck("horse") == ["horse-bear"]
    assert all(t.guess("spider", seed).hand("raven") == ["horse-bear"] for seed in range(20))


@rule("WW-13.8")
def test_a_card_known_in_a_hand_is_forgotten_once_it_is_played() -> None:
    t = table(
        agents={"horse steward": "raven"},
        banners={"h1": 2},
        hands={"raven": ["horse-bear"]},
        deck={"horse": []},
        acts="horse steward",
    )
    t.do("play horse_1", "from h1", "into h2", "number 1", "draw_cards")
    assert t.guess("spider").hand("raven") == ["horse-bear"]
    t.do("play horse_1", "from h1", "into h2")
    assert t.hand("raven") == [] and t.guess("spider").hand("raven") == []


@rule("WW-13.19")
def test_a_lot_is_followed_back_to_a_better_slot() -> None:
    loyal = {"raven": "bear eagle elephant lion horse", "spider": "eagle bear elephant lion horse"}
    t = table(phase="swap", loyalty=loyal, to_each_their_own="on", counter_intelligence="on")
    t.do("swap devout unallied", "done", "name horse", "name horse")
    while not t.may("swap dutiful unallied"):
        t.do("done" if t.may("done") else t.options()[0])
    while t.seat != "raven":
        t.do("done")
    t.do("swap dutiful unallied")
    assert t.loyalty("raven")[1] == "bear"
    assert not any(t.guess("spider", seed).loyalty("raven")[1] == "eagle" for seed in range(60))


@rule("WW-9.1.1")
def test_an_attack_of_an_earlier_position_is_not_followed_by_cards() -> None:
    agents = {"bear marshal": "raven", "eagle sheriff": "raven"}
    hand = ["bear-lion", "bear-lion", "lion-bear"]
    t = table(agents=agents, banners={"b3": 4, "l2": 1}, hands={"raven": hand}, acts="bear marshal")
    t.do("attack", "from b3", "into l2", "number 4")
    assert t.may("play bear_1") and t.may("play bear_2") and t.may("play bear_lion")
    t.do("done")
    assert t.acting == "eagle sheriff"
    t.do("add_banners") if t.may("add_banners") else None
    t.do("put e1", "put e1")
    assert not t.may("play bear_1") and not t.may("play bear_2") and not t.may("play bear_lion")


@rule("WW-8.30")
def test_the_next_position_may_be_replaced_again() -> None:
    agents = {"bear marshal": "raven", "bear chancellor": "raven"}
    hands = {"raven": ["lion-bear", "lion-eagle"]}
    t = table(agents=agents, banners={"b3": 1}, hands=hands, acts="bear marshal")
    t.do("play lion_1", "spend lion-bear", "act_at bear steward", "add_banners", "put b1", "put b1")
    assert t.acting == "bear chancellor" and t.may("play lion_1")


@rule("WW-8.18")
def test_cards_for_an_attack_keep_the_question_of_the_action_open() -> None:
    seats = ["raven", "spider", "rat", "serpent"]
    agents = {f"{empire} {rank}": seats[i % 4] for i, (empire, rank) in enumerate(product(EMPIRE_NAMES, RANK_NAMES))}
    hands = {"rat": ["eagle-bear", "eagle-bear"]}
    t = table(seats=4, agents=agents, banners={"b4": 20}, hands=hands, acts="bear marshal")
    assert t.seat == "rat" and t.may("attack") and not t.may("play eagle_2")


@rule("WW-8.18")
def test_the_window_after_an_action_does_not_betray_the_hand() -> None:
    for hand, options in [
        (["bear-lion", "eagle-lion"], ["done"]),
        (["bear-eagle", "eagle-lion"], ["done", "play bear_eagle"]),
    ]:
        t = table(agents={"bear steward": "raven"}, banners={"b3": 2}, hands={"raven": hand}, acts="bear steward")
        t.do("add_banners", "put b1", "put b1")
        assert t.options() == options and t.seat == "raven" and t.acting == "bear steward"


@rule("WW-8.19")
def test_cards_for_an_attack_ask_nothing_of_a_position_that_cannot_attack() -> None:
    seats = ["raven", "spider", "rat", "serpent"]
    agents = {f"{empire} {rank}": seats[i % 4] for i, (empire, rank) in enumerate(product(EMPIRE_NAMES, RANK_NAMES))}
    t = table(seats=4, agents=agents, banners={"e1": 2}, hands={"raven": ["eagle-bear"] * 2}, acts="eagle sheriff")
    assert t.verbs() == {"put"}


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


@rule("WW-9.4.1")
def test_neighbours_with_banners_stay_targets() -> None:
    hands = {"raven": ["eagle-bear"] * 2}
    t = table(agents=MARSHAL, banners={"b3": 3, "l2": 1, "p1": 1}, hands=hands, acts="bear marshal")
    t.do("attack", "play eagle_2", "from b3")
    assert t.may("into l2") and t.may("into h10") and not t.may("into p1")


@rule("WW-9.14.1")
def test_own_banners_destroyed_by_a_bear_card_do_not_count() -> None:
    hands = {"raven": ["bear-lion", "bear-lion", "bear-eagle", "lion-bear"]}
    t = table(agents=MARSHAL, banners={"b3": 4, "l2": 1}, hands=hands, acts="bear marshal")
    t.do("attack", "from b3", "into l2", "number 4", "play bear_2", "spend bear-lion", "spend bear-lion")
    assert t.banners("l2") == 0
    t.do("play bear_lion", "put b1")
    assert t.banners("b1") == 1 and t.verbs() != {"put"}


@rule("WW-9.1.2")
def test_nobody_attacks_again_from_a_region_wiped_out() -> None:
    hands = {"raven": ["bear-lion", "bear-lion", "bear-eagle", "eagle-lion", "lion-eagle"]}
    t = table(agents=MARSHAL, banners={"b1": 4, "b3": ("lion", 1)}, hands=hands, acts="bear marshal")
    t.do("attack", "from b1", "into b3", "number 4")
    while t.force:
        t.do("done")
    t.do("play bear_2", "spend bear-lion", "spend bear-lion", "play eagle_lion")
    assert t.banners("b3") == 1 and not t.may("play bear_1") and not t.may("play bear_2")


@rule("WW-8.17")
def test_nothing_is_wiped_out_where_nobody_is_left() -> None:
    hands = {"raven": ["bear-lion", "bear-lion", "horse-bear"]}
    t = table(agents=MARSHAL, banners={"b1": 2, "b4": ("lion", 1)}, hands=hands, acts="bear marshal")
    t.do("attack", "from b1", "into b4", "number 2")
    while t.force:
        t.do("done")
    assert t.may("play bear_2")
    t.do("play horse_1", "from b4", "into b2")
    assert t.banners("b4") == 0 and not t.may("play bear_2")


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


@rule("WW-9.19.4")
def test_reinforcements_do_not_come_from_the_target() -> None:
    hands = {"raven": ["bear-eagle", "eagle-bear", "eagle-lion", "lion-eagle", "elephant-lion", "lion-elephant"]}
    t = table(agents=MARSHAL, banners={"b1": 2, "b4": ("lion", 1)}, hands=hands, acts="bear marshal")
    t.do("attack", "from b1", "into b4", "number 2", "play bear_eagle", "spend bear-eagle", "spend eagle-bear")
    t.do("destroy b4", "play eagle_lion", "spend eagle-lion", "spend lion-eagle")
    assert t.control("b4") == "bear" and t.banners("b4") == 1
    t.do("play elephant_lion")
    assert t.options() == ["from b2", "from b3", "from b5", "from b6"]


@rule("WW-9.20.3")
def test_a_borrowed_draw_is_repeated() -> None:
    agents = {"bear chancellor": "raven", "horse steward": "raven"}
    hands = {"raven": ["lion-bear", "horse-lion", "lion-horse"]}
    t = table(agents=agents, hands=hands, acts="bear chancellor")
    t.do("play lion_1", "spend lion-bear", "act_at horse steward", "draw_cards")
    assert t.may("play horse_lion")


@rule("WW-8.17", "WW-9.9.1")
def test_nobody_marches_within_one_region() -> None:
    lost = {f"b{i}": ("lion", 1) for i in range(1, 6)}
    t = table(agents=MARSHAL, banners=lost | {"b6": 3}, hands={"raven": ["horse-bear"]}, acts="bear marshal")
    assert t.seat == "raven" and not t.may("play horse_1")


@rule("WW-9.10.3")
def test_an_empire_without_room_for_all_or_with_one_region_cannot_regroup() -> None:
    for kept, n, possible in [(["b4", "b6"], 9, True), (["b4", "b6"], 11, False), (["b6"], 3, False)]:
        banners: dict[str, int | tuple[str, int]] = {f"b{i}": ("lion", 1) for i in range(1, 7)}
        banners |= dict.fromkeys(kept, 0) | {kept[0]: n}
        t = table(agents=MARSHAL, banners=banners, hands={"raven": ["horse-bear"] * 2}, acts="bear marshal")
        t.do("play horse_2")
        assert t.may("empire bear") == possible and t.may("empire lion")


@rule("WW-9.10.2")
def test_a_conquered_region_keeps_one_though_later_ones_have_room() -> None:
    banners: dict[str, int | tuple[str, int]] = {"b3": 2, "l2": ("bear", 1), "h1": ("bear", 1)}
    t = table(agents=MARSHAL, banners=banners, hands={"raven": ["horse-bear"] * 2}, acts="bear marshal")
    t.do("play horse_2", "empire bear", *["number 0"] * 6)
    assert t.options() == ["number 1", "number 2", "number 3"]


@rule("WW-9.14.6")
def test_nothing_is_added_when_the_reserve_was_used_up_since() -> None:
    hands = {"raven": ["eagle-lion", "lion-eagle", "bear-lion", "lion-bear"]}
    t = table(agents=MARSHAL, banners={"b3": 4, "l2": 1}, hands=hands, reserve={"bear": 0}, acts="bear marshal")
    t.do("attack", "from b3", "into l2", "number 4")
    while t.force:
        t.do("done")
    assert t.reserve("bear") == 2 and t.may("play bear_lion")
    t.do("play eagle_lion", "spend eagle-lion") if t.may("play eagle_lion") else None
    t.do("spend lion-eagle") if t.may("spend lion-eagle") else None
    t.do("put b1", "put b2")
    assert t.reserve("bear") == 0 and t.held("raven", "bear") == 1 and not t.may("play bear_lion")


@rule("WW-13.6")
def test_what_one_remembers_of_the_decks_is_not_shown_to_others() -> None:
    agents = {"lion sheriff": "raven"}
    t = table(
        agents=agents, banners={"l1": 2}, hands={"raven": ["lion-bear", "lion-bear", "lion-eagle"]}, acts="lion sheriff"
    )
    t.do("play lion_2", "spend lion-bear", "spend lion-eagle", "put l3", "draw_cards")
    known = t.s.known
    assert list(known[:PLACES]) != list(known[EVERYBODY * PLACES :])
    for viewer in ("spider", "spectator"):
        shown = t.seen_by(viewer).s.known
        assert list(shown[:PLACES]) == list(known[EVERYBODY * PLACES :])
    assert list(t.seen_by("raven").s.known[:PLACES]) == list(known[:PLACES])


@rule("WW-7.5")
def test_the_last_phase_checks_the_horse_alone() -> None:
    t = table(phase="track", supply_scope="active", banners={"h1": 6, "l3": 6})
    assert t.banners("h1") == 4 and t.banners("l3") == 6


@rule("WW-13.7", "WW-13.10")
def test_what_was_shown_or_drawn_is_not_taken_back() -> None:
    t = table(agents={"lion sheriff": "raven"}, banners={"l1": 2}, acts="lion sheriff")
    before = t.s.barriers
    t.do("draw_cards")
    assert t.s.barriers > before
    hand = ["lion-bear", "lion-eagle", "horse-bear", "horse-lion", "bear-lion", "bear-eagle"]
    t = table(phase="discard", hands={"raven": hand})
    before = t.s.barriers
    t.do("discard lion-bear")
    assert t.s.barriers > before
    t = table(phase="swap")
    before = t.s.barriers
    t.do("swap devout dutiful")
    assert t.s.barriers > before
    t = table(phase="swap", counter_intelligence="on")
    before = t.s.barriers
    t.do("swap devout dutiful")
    assert t.s.barriers == before
    t = table(round=4, agents={"horse sheriff": "raven"}, acts="horse sheriff")
    before = t.s.barriers
    t.do("put h1", "put h1")
    assert t.over and t.s.barriers > before


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


@rule("WW-2.11", "WW-2.4")
def test_the_empires_have_their_phases_in_every_round() -> None:
    t = table(phase="track", agents={"bear steward": "raven", "eagle steward": "spider", "horse marshal": "raven"})
    while t.phase != "empires":
        t.do("done" if t.may("done") else "place bear sheriff" if t.may("place bear sheriff") else t.options()[-1])
    assert t.round == 2 and t.acting == "bear sheriff"


@rule("WW-8.10")
@pytest.mark.parametrize(
    ("ability", "hand"),
    [
        ("lion_2", ["lion-bear", "lion-bear"]),
        ("horse_2", ["horse-bear", "horse-bear"]),
        ("bear_eagle", ["bear-eagle", "eagle-lion"]),
        ("bear_elephant", ["bear-elephant", "elephant-lion"]),
        ("bear_horse", ["bear-horse", "horse-lion"]),
        ("eagle_elephant", ["eagle-elephant", "elephant-bear"]),
        ("eagle_lion", ["eagle-lion", "lion-bear"]),
        ("elephant_horse", ["elephant-horse", "horse-bear"]),
    ],
)
def test_before_during_and_after_an_attack(ability: str, hand: list[str]) -> None:
    t = table(agents=MARSHAL, banners={"b3": 4, "l2": 1, "b1": 1, "e2": 1}, hands={"raven": hand}, acts="bear marshal")
    assert t.may(f"play {ability}")
    t.do("attack", "from b3", "into l2", "number 3")
    assert t.force == 3 and t.may(f"play {ability}")
    t.do("done")
    assert t.force == 0 and t.may(f"play {ability}")


@rule("WW-9.13.2", "WW-4.8")
def test_a_third_empire_leaves_its_conquest_with_the_city_in_it() -> None:
    hands = {"raven": ["bear-horse", "horse-lion"]}
    t = table(agents=MARSHAL, banners={"h8": ("lion", 1)}, hands=hands, acts="bear marshal")
    assert t.cities("lion") == 4
    t.do("play bear_horse", "from h8", "put l7")
    assert [t.cities(empire) for empire in ("bear", "lion", "horse")] == [1, 3, 4]


@rule("WW-13.21")
def test_a_card_that_was_announced_is_in_hand_in_every_guess() -> None:
    hand = ["bear-eagle", "bear-lion", "eagle-lion", "eagle-horse"]
    t = table(agents=MARSHAL, banners={"b3": 2}, hands={"raven": hand}, acts="bear marshal").do("play bear_eagle")
    for seed in range(40):
        held = t.guess("spider", seed).hand("raven")
        assert "bear-eagle" in held or "eagle-bear" in held
