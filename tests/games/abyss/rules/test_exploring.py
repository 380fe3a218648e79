"""Exploring: revealing, offering, buying, taking, and what becomes of the track."""

from __future__ import annotations

import pytest

from tests.games.abyss.table import rule, table

ALLIES = ["crab 1", "squid 2", "jellyfish 3", "seahorse 1", "shellfish 4", "crab 2", "squid 1", "jellyfish 1"]


@rule("AB-3.1")
def test_cards_are_turned_up_one_by_one() -> None:
    t = table(deck=ALLIES).do("explore")
    assert t.track() == ["crab 1"] and t.deck_size() == 7
    t.do("explore")
    assert t.track() == ["crab 1", "squid 2"] and t.deck_size() == 6


@rule("AB-3.2", "AB-3.13")
def test_the_fifth_ally_must_be_taken_and_brings_a_pearl() -> None:
    t = table(deck=ALLIES).do(*["explore"] * 4)
    assert t.options() == ["explore", "take"]
    t.do("explore")
    assert t.track() == ALLIES[:5] and t.options() == ["take"]
    t.do("take")
    assert t.hand("amber") == ["shellfish 4"] and t.pearls("amber") == 1 and t.turn == "sky"


@rule("AB-3.13")
def test_no_pearl_before_the_last_space() -> None:
    t = table(deck=ALLIES).do("explore", "explore", "explore", "explore", "take")
    assert t.pearls("amber") == 0 and t.hand("amber") == ["seahorse 1"]


@rule("AB-3.3", "AB-3.4")
def test_opponents_are_asked_clockwise_before_the_explorer() -> None:
    t = table(seats=4, deck=ALLIES, pearls={"sky": 1, "green": 1, "rose": 1}).do("explore")
    asked = []
    for _ in range(3):
        assert t.options() == ["buy", "done"]
        asked.append(t.seat)
        t.do("done")
    assert asked == ["sky", "green", "rose"] and t.seat == "amber" and t.options() == ["explore", "take"]
    assert [t.pearls(seat) for seat in asked] == [1, 1, 1]


@rule("AB-3.3")
def test_asking_begins_at_the_left_of_whoever_explores() -> None:
    t = table(seats=3, deck=ALLIES, council={"crab": [3]}, pearls={"amber": 1, "green": 1}).do("support crab")
    t.do("explore")
    assert t.turn == "sky" and t.seat == "green"
    assert t.do("done").seat == "amber" and t.options() == ["buy", "done"]


@rule("AB-3.5")
def test_the_first_buyer_pays_the_explorer_and_nobody_else_is_asked() -> None:
    t = table(seats=4, deck=ALLIES, pearls={"sky": 1, "green": 3, "rose": 1}).do("explore", "done", "buy")
    assert t.hand("green") == ["crab 1"] and t.pearls("green") == 2 and t.pearls("amber") == 1
    assert t.hand("rose") == [] and t.pearls("rose") == 1 and t.track() == ["squid 2"]


@rule("AB-3.6")
def test_the_price_rises_with_each_purchase_of_the_turn() -> None:
    t = table(seats=4, deck=ALLIES, pearls={"sky": 5, "green": 5, "rose": 5}).do("explore", "buy", "buy", "buy")
    assert [t.pearls(seat) for seat in ("sky", "green", "rose")] == [4, 3, 2] and t.pearls("amber") == 6


@rule("AB-3.6")
def test_it_does_not_matter_who_buys() -> None:
    t = table(seats=4, deck=ALLIES, pearls={"sky": 5, "green": 5, "rose": 5}).do("explore", "done", "done", "buy")
    assert t.pearls("rose") == 4 and t.seat == "sky"
    t.do("done", "buy")
    assert t.pearls("green") == 3 and t.pearls("amber") == 3


@rule("AB-3.6")
def test_the_price_begins_anew_in_the_next_turn() -> None:
    t = table(seats=3, deck=ALLIES, pearls={"sky": 1, "green": 5}).do("explore", "buy", "done", "take")
    assert t.turn == "sky" and t.pearls("amber") == 1
    t.do("explore", "buy")
    assert t.pearls("green") == 4


@rule("AB-3.7")
def test_an_opponent_buys_once_in_a_turn() -> None:
    t = table(deck=ALLIES, pearls={"sky": 9}).do("explore", "buy")
    assert t.seat == "amber" and t.options() == ["explore", "take"]
    t.do("explore")
    assert t.seat == "amber" and t.hand("sky") == ["crab 1"]


@rule("AB-3.7")
def test_the_next_explorer_may_be_bought_from_again() -> None:
    t = table(seats=3, deck=ALLIES, pearls={"green": 2}).do("explore", "buy", "take")
    t.do("explore")
    assert t.turn == "sky" and t.seat == "green" and t.may("buy")


@rule("AB-3.8")
def test_who_cannot_pay_is_not_asked() -> None:
    t = table(seats=3, deck=ALLIES, pearls={"green": 1}).do("explore")
    assert t.seat == "green"
    t = table(seats=3, deck=ALLIES, pearls={"sky": 1, "green": 1}).do("explore", "buy")
    assert t.seat == "amber" and t.track() == ["squid 2"]


@rule("AB-3.9")
def test_taking_an_ally_ends_the_exploration() -> None:
    t = table("crab 5", deck=ALLIES).do("explore")
    assert t.options() == ["explore", "take"]
    t.do("take")
    assert t.hand("amber") == ["crab 1", "crab 5"] and t.pearls("amber") == 0
    assert t.turn == "sky" and t.track() == []


@rule("AB-3.9")
def test_leaving_an_ally_turns_up_the_next_card() -> None:
    t = table(deck=ALLIES).do("explore", "explore")
    assert t.hand("amber") == [] and t.track() == ["crab 1", "squid 2"] and t.turn == "amber"


@rule("AB-3.10")
def test_only_the_last_card_can_be_taken() -> None:
    t = table(deck=ALLIES).do("explore", "explore", "explore", "take")
    assert t.hand("amber") == ["jellyfish 3"]


@rule("AB-3.10")
def test_a_monster_left_behind_can_no_longer_be_fought() -> None:
    t = table(deck=["monster", "crab 1", "squid 1"]).do("explore", "explore")
    assert t.options() == ["explore", "take"]


@rule("AB-3.11")
def test_a_bought_ally_frees_its_space() -> None:
    t = table(deck=ALLIES, pearls={"sky": 1}).do("explore", "done", "explore", "buy")
    assert t.track() == ["crab 1", "jellyfish 3"] and t.seat == "amber"
    t.do("explore", "explore")
    assert t.options() == ["explore", "take"]
    assert t.do("explore").options() == ["take"] and t.deck_size() == 2


@rule("AB-3.12")
def test_every_card_is_offered_anew_from_the_left_neighbour() -> None:
    t = table(seats=3, deck=ALLIES, pearls={"sky": 2, "green": 2}).do("explore", "done", "buy")
    assert t.seat == "sky" and t.options() == ["buy", "done"]
    t = table(seats=3, deck=ALLIES, pearls={"sky": 2, "green": 2}).do("explore", "done", "done", "explore")
    assert t.seat == "sky"


@rule("AB-3.14")
def test_a_purchase_on_the_last_space_keeps_the_exploration_going() -> None:
    t = table(deck=ALLIES, pearls={"sky": 1}).do(*["explore", "done"] * 4, "explore", "buy")
    assert t.hand("sky") == ["shellfish 4"] and t.track() == [*ALLIES[:4], "crab 2"]
    assert t.seat == "amber" and t.options() == ["take"]
    t.do("take")
    assert t.pearls("amber") == 2 and t.hand("amber") == ["crab 2"]


@rule("AB-3.31")
def test_allies_left_go_to_their_council_stacks() -> None:
    t = table(deck=["crab 3", "squid 2", "crab 1", "jellyfish 4", "seahorse 1"], council={"crab": [5]})
    t.do("explore", "explore", "explore", "explore", "take")
    assert t.council("crab") == [1, 3, 5] and t.council("squid") == [2] and t.council("jellyfish") == []
    assert t.track() == [] and t.discards() == []


@rule("AB-3.32")
def test_monsters_left_are_discarded() -> None:
    t = table(deck=["monster", "crab 3", "crab 2"]).do("explore", "explore", "take")
    assert t.discards() == ["monster"] and t.track() == []


@rule("AB-3.33")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    t = table(deck=["crab 3"], discards=["squid 1", "squid 2"]).do("explore")
    assert t.options() == ["explore", "take"]
    t.do("explore")
    assert t.track() in (["crab 3", "squid 1"], ["crab 3", "squid 2"]) and t.discards() == [] and t.deck_size() == 1
    t = table(deck=[], discards=["squid 1"]).do("explore")
    assert t.track() == ["squid 1"] and t.discards() == []


@rule("AB-3.35")
def test_without_any_card_nobody_explores() -> None:
    assert table(deck=[], council={"squid": [1]}).options() == ["support squid"]


@pytest.mark.parametrize(
    ("card", "word", "keys", "hand"), [("crab 3", "take", 0, ["crab 3"]), ("monster", "fight", 1, [])]
)
@rule("AB-3.36")
def test_the_last_card_of_all_must_be_taken_or_fought(card: str, word: str, keys: int, hand: list[str]) -> None:
    t = table(deck=[card], council={"squid": [1]}, threat=3).do("explore")
    assert t.options() == [word]
    t.do(word)
    assert t.hand("amber") == hand and t.keys("amber") == keys and t.pearls("amber") == 0


@rule("AB-3.37")
def test_an_exploration_with_nothing_left_just_ends() -> None:
    t = table(deck=["crab 3"], council={"squid": [1]}, pearls={"sky": 1}).do("explore", "buy")
    assert t.turn == "sky" and t.pearls("amber") == 1 and t.hand("amber") == [] and t.hand("sky") == ["crab 3"]
