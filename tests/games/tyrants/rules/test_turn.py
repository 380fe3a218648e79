"""Resources, the main part of a turn and the steps of its end."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import rule, table


@rule("TU-3.1")
def test_resources_of_a_card_go_into_the_pool() -> None:
    t = table("noble", "soldier").do("play noble")
    assert (t.power, t.influence) == (0, 1)
    t.do("play soldier")
    assert (t.power, t.influence) == (1, 1)


@rule("TU-3.2")
def test_the_pool_is_spent_only_in_the_main_part() -> None:
    t = table("noble", "wyrmspeaker", troops={"skullport": ["amber"]}, power=3, influence=3)
    assert t.may("deploy skullport") and t.may("recruit house_guard")
    t.do("play noble", "play wyrmspeaker")
    assert t.may("deploy skullport") and t.may("recruit house_guard")
    t.do("end_turn")
    assert t.seat == "amber" and t.verbs() == {"promote"}


@rule("TU-3.3")
def test_what_is_left_in_the_pool_is_lost() -> None:
    t = table(power=3, influence=2).do("end_turn")
    assert (t.turn, t.power, t.influence) == ("sky", 0, 0)
    t.do("end_turn")
    assert (t.turn, t.power, t.influence) == ("amber", 0, 0)


@rule("TU-3.4")
def test_a_price_must_be_paid_in_full() -> None:
    board = {"skullport": ["amber", "sky"]}
    assert table(troops=board, power=3).may("assassinate skullport sky")
    assert not table(troops=board, power=2).may("assassinate skullport sky")
    assert table(influence=3).may("recruit house_guard")
    assert not table(influence=2).may("recruit house_guard")


@rule("TU-3.5")
def test_power_and_influence_do_not_stand_in_for_each_other() -> None:
    t = table(troops={"skullport": ["amber", "sky"]}, power=9)
    assert t.may("deploy skullport") and "recruit" not in t.verbs()
    t = table(troops={"skullport": ["amber", "sky"]}, spies={"skullport": ["sky"]}, influence=9)
    assert t.verbs() == {"recruit", "end_turn"}


@rule("TU-4.1.1")
def test_everybody_has_one_turn_a_round_clockwise() -> None:
    t = table(seats=4)
    turns = []
    for _ in range(8):
        turns.append(t.turn)
        t.do("end_turn")
    assert turns == ["amber", "sky", "green", "rose"] * 2


@rule("TU-4.1.2")
def test_cards_and_basic_actions_mix_in_any_order_and_number() -> None:
    t = table("soldier", "soldier", "noble", "noble", troops={"skullport": ["amber"]})
    t.do("play soldier", "deploy skullport", "play noble", "play noble", "recruit priestess_of_lolth")
    t.do("play soldier", "deploy skullport")
    assert t.troops("skullport") == ["amber"] * 3 and t.discard("amber") == ["priestess_of_lolth"]


@rule("TU-4.1.2")
def test_a_turn_may_end_with_nothing_done() -> None:
    t = table("noble", power=1)
    assert t.may("end_turn") and t.do("end_turn").turn == "sky"


@rule("TU-4.1.3")
def test_cards_are_played_from_the_own_hand_only() -> None:
    t = table(
        "noble", deck=["soldier"], discard=["kobold"], inner=["imix"], row=["ghoul"], hands={"sky": ["bounty_hunter"]}
    )
    assert [option for option in t.options() if option.startswith("play ")] == ["play noble"]


@rule("TU-4.1.4")
def test_the_basic_actions_are_four() -> None:
    t = table("noble", troops={"skullport": ["amber", "sky"]}, spies={"skullport": ["sky"]}, power=9, influence=9)
    assert t.verbs() == {"play", "assassinate", "deploy", "recruit", "return_spy", "end_turn"}


@rule("TU-4.2.1")
def test_promotions_come_before_the_cards_are_discarded() -> None:
    t = table("wyrmspeaker", "noble").do("play wyrmspeaker", "play noble", "end_turn")
    assert t.options() == ["promote noble"]
    t.do("promote noble")
    assert t.inner("amber") == ["noble"] and t.discard("amber") == ["wyrmspeaker"]


@rule("TU-4.2.2")
def test_markers_give_vp_after_the_promotions() -> None:
    t = table("wyrmspeaker", "noble", troops={"tsenviilyq": ["amber"] * 3})
    t.do("play wyrmspeaker", "play noble", "end_turn")
    assert t.vp("amber") == 0
    t.do("promote noble")
    assert t.vp("amber") == 1


@rule("TU-4.2.3")
def test_played_cards_and_the_rest_of_the_hand_are_discarded() -> None:
    t = table("noble", "soldier").do("play soldier", "end_turn")
    assert t.discard("amber") == ["noble", "soldier"] and t.hand("amber") == ["noble"] * 5


@pytest.mark.parametrize("size", [5, 7])
@rule("TU-4.2.4")
def test_the_turn_ends_with_a_hand_of_five(size: int) -> None:
    t = table("noble", deck=["soldier"] * size).do("end_turn")
    assert t.hand("amber") == ["soldier"] * 5 and len(t.deck("amber")) == size - 5


@rule("TU-4.2.4")
def test_the_new_hand_is_drawn_after_the_old_one_was_discarded() -> None:
    t = table("noble", "soldier", deck=["kobold"]).do("play noble", "end_turn")
    assert t.hand("amber") == ["kobold", "noble", "soldier"] and t.discard("amber") == []


NEOGI = [
    "play neogi", "deploy llacerellyn--tsenviilyq.1", "deploy llacerellyn", "deploy llacerellyn",
    "deploy kanaglym--tsenviilyq.2",
]  # fmt: skip


@rule("TU-4.2.5")
def test_other_texts_for_the_end_of_the_turn_come_with_the_promotions() -> None:
    t = table("neogi", troops={"tsenviilyq": ["amber"] * 3}, hands={"sky": ["noble", "soldier"]}).do(*NEOGI)
    assert t.seat == "amber"
    t.do("end_turn")
    assert t.seat == "sky" and t.turn == "amber"
    assert t.options() == ["discard noble", "discard soldier"] and t.vp("amber") == 0
    t.do("discard noble")
    assert t.turn == "sky" and t.vp("amber") == 1 and t.hand("sky") == ["soldier"]


@rule("TU-4.2.6")
def test_the_player_whose_turn_it_is_orders_the_texts_that_wait() -> None:
    t = table("neogi", "wyrmspeaker", troops={"tsenviilyq": ["amber"] * 3}, hands={"sky": ["noble"]})
    t.do(*NEOGI, "play wyrmspeaker", "end_turn")
    assert t.seat == "amber" and t.options() == ["resolve neogi", "resolve wyrmspeaker"]
    t.do("resolve wyrmspeaker", "promote neogi")
    assert t.seat == "sky" and t.options() == ["discard noble"]


def test_nothing_is_kept_of_what_no_longer_waits() -> None:
    t = table("neogi", "wyrmspeaker", troops={"tsenviilyq": ["amber"] * 3}, hands={"sky": ["noble"]})
    t.do(*NEOGI, "play wyrmspeaker", "end_turn")
    assert t.s.waits() == 2
    t.do("resolve wyrmspeaker")
    assert t.s.waits() == 1 and len(t.s.waiting) == 2
    t.do("promote neogi")
    assert t.s.waits() == 0 and len(t.s.waiting) == 0


@rule("TU-4.3.1")
def test_vp_are_kept_as_tokens() -> None:
    t = table(vp={"amber": 2}, troops={"tsenviilyq": ["amber"] * 3}).do("end_turn")
    assert t.vp("amber") == 3 and t.vp("sky") == 0
    t.do("end_turn")
    assert t.vp("amber") == 3
    t.do("end_turn")
    assert t.vp("amber") == 4


@rule("TU-4.3.2")
def test_the_tokens_never_run_out() -> None:
    t = table(vp={"amber": 150, "sky": 150}, troops={"tsenviilyq": ["amber"] * 3}).do("end_turn")
    assert t.vp("amber") == 151 and t.score("amber")["tokens"] == 151
