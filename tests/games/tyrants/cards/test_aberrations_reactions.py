"""What Grimlock, Ambassador and Umber Hulk do when an opponent makes their owner discard them, and when nobody does."""

from __future__ import annotations

from tests.games.tyrants.table import table

GAUTH = ("play gauth", "choose 2", "opponent sky")  # amber draws one, sky must discard one


def test_grimlock_discarded_by_force_draws_its_owner_two_cards() -> None:
    t = table("gauth", hands={"sky": ["grimlock", "soldier", "soldier", "soldier"]}).do(*GAUTH)
    assert t.seat == "sky" and t.options() == ["discard grimlock", "discard soldier"]
    t.do("discard grimlock")
    assert t.seat == "amber" and t.may("end_turn")
    assert t.hand("sky") == ["noble", "noble", "soldier", "soldier", "soldier"] and t.discard("sky") == ["grimlock"]


def test_grimlock_kept_in_hand_draws_nothing() -> None:
    t = table("gauth", hands={"sky": ["grimlock", "soldier", "soldier", "soldier"]}).do(*GAUTH, "discard soldier")
    assert t.hand("sky") == ["grimlock", "soldier", "soldier"] and t.deck("sky") == ["noble"] * 5


def test_grimlock_can_be_drawn_again_when_the_deck_is_empty() -> None:
    t = table("gauth", hands={"sky": ["grimlock", "soldier", "soldier", "soldier"]}, decks={"sky": ["noble"]})
    t.do(*GAUTH, "discard grimlock")
    assert t.hand("sky") == ["grimlock", "noble", "soldier", "soldier", "soldier"] and t.discard("sky") == []


def test_grimlock_discarded_to_neogi_draws_two_whatever_the_hand() -> None:
    t = table("neogi", troops={"skullport": ["amber"]}, hands={"sky": ["grimlock"]}).do("play neogi")
    t.do("deploy skullport", "deploy skullport", "deploy skullport", "deploy skullport", "end_turn")
    assert t.turn == "amber" and t.seat == "sky"
    t.do("discard grimlock")
    assert t.turn == "sky" and t.hand("sky") == ["noble", "noble"]


def test_grimlock_left_in_hand_at_your_own_cleanup_draws_no_extra_cards() -> None:
    t = table("grimlock", deck=["noble"] * 7).do("end_turn")
    assert t.turn == "sky" and t.hand("amber") == ["noble"] * 5
    assert t.deck("amber") == ["noble"] * 2 and t.discard("amber") == ["grimlock"]


def test_grimlock_discarded_as_your_own_cost_draws_nothing() -> None:
    t = table("insane_outcast", "grimlock", "umber_hulk").do("play insane_outcast", "discard grimlock")
    assert t.seat == "amber" and t.may("end_turn")
    assert t.hand("amber") == ["umber_hulk"] and t.discard("amber") == ["grimlock"]


def test_grimlock_played_from_hand_draws_nothing() -> None:
    t = table("grimlock", troops={"skullport": ["amber"]}).do("play grimlock", "deploy skullport")
    assert t.hand("amber") == []


def test_ambassador_discarded_by_force_may_be_promoted_instead() -> None:
    t = table("gauth", hands={"sky": ["ambassador", "soldier", "soldier", "soldier"]}).do(*GAUTH, "discard ambassador")
    assert t.seat == "sky" and t.options() == ["done", "promote ambassador"]
    t.do("promote ambassador")
    assert t.seat == "amber" and t.may("end_turn") and t.inner("sky") == ["ambassador"]
    assert t.hand("sky") == ["soldier"] * 3 and t.discard("sky") == []


def test_ambassador_discarded_by_force_may_be_discarded_all_the_same() -> None:
    t = table("gauth", hands={"sky": ["ambassador", "soldier", "soldier", "soldier"]})
    t.do(*GAUTH, "discard ambassador", "done")
    assert t.seat == "amber" and t.may("end_turn") and t.inner("sky") == [] and t.discard("sky") == ["ambassador"]


def test_ambassador_in_hand_reacts_only_when_it_is_the_card_discarded() -> None:
    t = table("gauth", hands={"sky": ["ambassador", "soldier", "soldier", "soldier"]}).do(*GAUTH, "discard soldier")
    assert t.seat == "amber" and t.may("end_turn") and t.hand("sky") == ["ambassador", "soldier", "soldier"]


def test_ambassador_left_in_hand_at_your_own_cleanup_is_simply_discarded() -> None:
    t = table("ambassador").do("end_turn")
    assert t.turn == "sky" and t.inner("amber") == [] and t.discard("amber") == ["ambassador"]


def test_ambassador_discarded_as_your_own_cost_is_simply_discarded() -> None:
    t = table("insane_outcast", "ambassador").do("play insane_outcast", "discard ambassador")
    assert t.may("end_turn") and t.inner("amber") == [] and t.discard("amber") == ["ambassador"]


HULK = {"sky": ["umber_hulk", "soldier", "soldier", "soldier"]}


def test_umber_hulk_discarded_by_force_makes_the_culprit_discard_a_card_of_their_choice() -> None:
    t = table("gauth", "house_guard", hands=HULK, deck=["noble"]).do(*GAUTH, "discard umber_hulk")
    assert t.seat == "amber" and t.options() == ["discard house_guard", "discard noble"]
    t.do("discard noble")
    assert t.may("end_turn") and t.hand("amber") == ["house_guard"] and t.discard("amber") == ["noble"]
    assert t.hand("sky") == ["soldier"] * 3 and t.discard("sky") == ["umber_hulk"]


def test_umber_hulk_punishes_only_the_opponent_who_caused_it() -> None:
    hands = HULK | {"green": ["noble"] * 5}
    t = table("mindwitness", "house_guard", seats=3, troops={"skullport": ["amber", "sky"]}, hands=hands)
    t.do("play mindwitness", "assassinate skullport sky", "discard umber_hulk", "discard house_guard")
    assert t.seat == "amber" and t.may("end_turn") and t.hand("amber") == [] and t.hand("green") == ["noble"] * 5


def test_umber_hulk_takes_nothing_from_an_empty_hand() -> None:
    t = table("mindwitness", troops={"skullport": ["amber", "sky"]}, hands=HULK)
    t.do("play mindwitness", "assassinate skullport sky", "discard umber_hulk")
    assert t.seat == "amber" and t.may("end_turn") and t.discard("amber") == []


def test_umber_hulk_discarded_to_neogi_takes_a_card_still_in_hand_at_end_of_turn() -> None:
    t = table("neogi", "house_guard", troops={"skullport": ["amber"]}, hands={"sky": ["umber_hulk"]}).do("play neogi")
    t.do("deploy skullport", "deploy skullport", "deploy skullport", "deploy skullport", "end_turn")
    t.do("discard umber_hulk")
    assert t.turn == "amber" and t.seat == "amber" and t.options() == ["discard house_guard"]
    t.do("discard house_guard")
    assert t.turn == "sky" and t.discard("amber") == ["house_guard", "neogi"]


def test_umber_hulk_makes_a_grimlock_of_the_culprit_react() -> None:
    t = table("mindwitness", "grimlock", troops={"skullport": ["amber", "sky"]}, hands=HULK)
    t.do("play mindwitness", "assassinate skullport sky", "discard umber_hulk", "discard grimlock")
    assert t.seat == "amber" and t.may("end_turn") and t.hand("amber") == ["noble", "noble"]


def test_umber_hulk_makes_an_ambassador_of_the_culprit_react() -> None:
    t = table("mindwitness", "ambassador", troops={"skullport": ["amber", "sky"]}, hands=HULK)
    t.do("play mindwitness", "assassinate skullport sky", "discard umber_hulk", "discard ambassador")
    assert t.seat == "amber" and t.options() == ["done", "promote ambassador"]
    t.do("promote ambassador")
    assert t.may("end_turn") and t.inner("amber") == ["ambassador"]


def test_umber_hulk_answers_umber_hulk_without_a_minimum_hand() -> None:
    t = table("mindwitness", "umber_hulk", troops={"skullport": ["amber", "sky"]}, hands=HULK)
    t.do("play mindwitness", "assassinate skullport sky", "discard umber_hulk", "discard umber_hulk")
    assert t.seat == "sky" and t.options() == ["discard soldier"]
    t.do("discard soldier")
    assert t.seat == "amber" and t.may("end_turn") and t.hand("sky") == ["soldier", "soldier"]


def test_umber_hulk_left_in_hand_at_your_own_cleanup_punishes_nobody() -> None:
    t = table("umber_hulk", hands={"sky": ["noble"] * 5}).do("end_turn")
    assert t.turn == "sky" and t.may("end_turn") and t.hand("sky") == ["noble"] * 5


def test_umber_hulk_discarded_as_your_own_cost_punishes_nobody() -> None:
    t = table("insane_outcast", "umber_hulk", "noble", hands={"sky": ["noble"] * 5})
    t.do("play insane_outcast", "discard umber_hulk")
    assert t.seat == "amber" and t.may("end_turn") and t.hand("amber") == ["noble"] and t.hand("sky") == ["noble"] * 5
