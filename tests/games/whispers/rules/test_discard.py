"""The discard phase: five cards, freely chosen, openly laid down, back into their decks."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import rule, table
from undercourt.kernel.decision import IllegalAction

FIVE = ["bear-eagle", "bear-lion", "horse-bear", "lion-bear", "lion-eagle"]
SIX = [*FIVE, "lion-horse"]
SEVEN = ["eagle-bear", "eagle-horse", "eagle-lion", "elephant-bear", "elephant-horse", "elephant-lion", "horse-lion"]


@rule("WW-10.1")
def test_the_track_is_followed_by_discards_and_then_by_swaps() -> None:
    t = table(phase="track", hands={"raven": SIX})
    assert t.phase == "discard" and t.seat == "raven" and not t.over
    t.do("discard lion-horse")
    assert t.phase == "swap" and t.round == 1


@pytest.mark.parametrize("number", [1, 2, 3])
@rule("WW-10.1")
def test_three_rounds_have_a_discard_phase(number: int) -> None:
    t = table(phase="track", round=number, hands={"spider": SIX})
    assert t.phase == "discard" and t.seat == "spider"


@rule("WW-10.2", "WW-10.5")
def test_discards_go_on_until_five_cards_are_left() -> None:
    t = table(phase="discard", hands={"raven": SEVEN})
    t.do("discard eagle-bear")
    assert t.phase == "discard" and t.seat == "raven" and len(t.hand("raven")) == 6
    t.do("discard horse-lion")
    assert t.phase == "swap" and t.hand("raven") == sorted(SEVEN[1:6])


@rule("WW-10.2")
def test_a_discard_cannot_be_declined() -> None:
    t = table(phase="discard", hands={"raven": SIX})
    assert t.verbs() == {"discard"}
    with pytest.raises(IllegalAction):
        t.do("done")


@rule("WW-10.3")
def test_every_card_in_hand_may_be_discarded() -> None:
    t = table(phase="discard", hands={"raven": SIX})
    assert t.options() == sorted(f"discard {card}" for card in SIX)


@pytest.mark.parametrize("card", SIX)
@rule("WW-10.3")
def test_the_card_chosen_is_the_one_that_goes(card: str) -> None:
    t = table(phase="discard", hands={"raven": SIX}).do(f"discard {card}")
    assert t.hand("raven") == sorted(other for other in SIX if other != card)


@rule("WW-10.3")
def test_nobody_discards_a_card_of_another_hand() -> None:
    t = table(phase="discard", hands={"raven": SIX, "spider": SEVEN})
    assert not t.may("discard horse-lion") and t.may("discard lion-horse")


@rule("WW-10.3")
def test_of_two_copies_one_is_discarded() -> None:
    hand = ["bear-eagle", "bear-eagle", "lion-bear", "lion-eagle", "lion-horse", "horse-lion"]
    t = table(phase="discard", hands={"raven": hand}).do("discard bear-eagle")
    assert t.hand("raven") == sorted(hand[1:]) and t.held("raven", "bear") == 1


@rule("WW-10.4")
def test_five_cards_are_kept_without_a_question() -> None:
    t = table(phase="discard", hands={"raven": FIVE, "spider": SEVEN})
    assert t.seat == "spider" and t.hand("raven") == FIVE


@rule("WW-10.4")
def test_with_small_hands_the_phase_passes_by() -> None:
    t = table(phase="discard", hands={"raven": FIVE, "spider": ["horse-lion"]})
    assert t.phase == "swap" and t.hand("raven") == FIVE and t.hand("spider") == ["horse-lion"]


@rule("WW-10.5")
def test_players_discard_in_turn_order() -> None:
    t = table(phase="discard", seats=3, first="spider", hands={"raven": SIX, "spider": SEVEN})
    assert t.seat == "spider"
    t.do("discard eagle-bear")
    assert t.seat == "spider"
    t.do("discard eagle-lion")
    assert t.seat == "raven"
    t.do("discard lion-bear")
    assert t.phase == "swap" and t.seat == "spider"


@rule("WW-10.6")
def test_a_discarded_card_is_in_its_deck_again() -> None:
    t = table(phase="discard", hands={"raven": SIX})
    assert t.deck("lion").count("lion-bear") == 1 and len(t.deck("lion")) == 5
    t.do("discard lion-bear")
    assert t.deck("lion").count("lion-bear") == 2 and len(t.deck("lion")) == 6
    assert len(t.deck("bear")) == 6 and len(t.deck("horse")) == 7


@rule("WW-10.7")
def test_everybody_sees_a_discard() -> None:
    hand = ["horse-bear", "horse-bear", "horse-eagle", "bear-horse", "bear-lion", "lion-bear"]
    t = table(phase="discard", seats=3, hands={"raven": hand}, deck={"horse": []}).do("discard horse-eagle")
    assert all(t.guess("spider", seed=seed).deck("horse") == ["horse-eagle"] for seed in range(1, 21))


@rule("WW-10.8")
def test_hands_may_grow_beyond_five_during_the_round() -> None:
    hand = ["bear-eagle", "bear-eagle", "bear-horse", "bear-horse", "bear-elephant"]
    agents = {"lion sheriff": "raven", "lion steward": "spider"}
    t = table(agents=agents, hands={"raven": hand}, acts="lion sheriff").do("draw_cards")
    while t.seat == "raven":
        t.do("done")
    assert t.phase == "empires" and len(t.hand("raven")) == 6 and t.held("raven", "lion") == 1


@rule("WW-10.9")
def test_the_fourth_round_has_no_discards() -> None:
    t = table(phase="track", round=4, hands={"raven": SEVEN})
    assert t.over and t.hand("raven") == sorted(SEVEN)


@rule("WW-10.16")
def test_the_new_first_player_discards_first() -> None:
    t = table(phase="track", seats=3, hands={"raven": SIX, "spider": SEVEN})
    assert t.first == "spider" and t.phase == "discard" and t.seat == "spider"


@rule("WW-10.17")
def test_the_old_first_player_discards_first_if_the_token_passes_later() -> None:
    t = table(phase="track", seats=3, hands={"raven": SIX, "spider": SEVEN}, first_player="end_of_round")
    assert t.first == "raven" and t.phase == "discard" and t.seat == "raven"
