"""What the five basic cards do: Noble, Soldier, House Guard, Priestess of Lolth and Insane Outcast."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import table
from undercourt.games.tyrants.cards import CARDS, KIND


@pytest.mark.parametrize(
    ("slug", "deck", "cost", "aspect", "deck_vp", "inner_vp", "copies"),
    [
        ("noble", "starter", None, "obedience", 0, 1, 28),
        ("soldier", "starter", None, "obedience", 0, 1, 12),
        ("house_guard", "stack", 3, "obedience", 1, 3, 15),
        ("priestess_of_lolth", "stack", 2, "obedience", 1, 2, 15),
        ("insane_outcast", "outcast", None, None, -1, 0, 30),
    ],
)
def test_basic_cards_bear_their_printed_numbers(
    slug: str, deck: str, cost: int | None, aspect: str | None, deck_vp: int, inner_vp: int, copies: int
) -> None:
    card = CARDS[KIND[slug]]
    assert (card.slug, card.deck, card.cost, card.aspect) == (slug, deck, cost, aspect)
    assert (card.deck_vp, card.inner_vp, card.copies) == (deck_vp, inner_vp, copies)


def test_noble_gives_one_influence() -> None:
    t = table("noble").do("play noble")
    assert (t.power, t.influence) == (0, 1)
    assert t.played() == ["noble"] and t.may("end_turn")


def test_noble_is_not_for_sale() -> None:
    assert "recruit noble" not in table(influence=20).options()


def test_noble_scores_one_point_in_the_inner_circle_and_none_in_the_deck() -> None:
    t = table("noble", deck=["noble"], discard=["noble"], inner=["noble", "noble"])
    assert t.score("amber")["inner_circle"] == 2
    assert t.score("amber")["deck"] == 0


def test_soldier_gives_one_power() -> None:
    t = table("soldier").do("play soldier")
    assert (t.power, t.influence) == (1, 0)
    assert t.played() == ["soldier"] and t.may("end_turn")


def test_soldier_is_not_for_sale() -> None:
    assert "recruit soldier" not in table(influence=20).options()


def test_soldier_scores_one_point_in_the_inner_circle_and_none_in_the_deck() -> None:
    t = table("soldier", deck=["soldier"], discard=["soldier"], inner=["soldier"])
    assert t.score("amber")["inner_circle"] == 1
    assert t.score("amber")["deck"] == 0


def test_house_guard_gives_two_power() -> None:
    t = table("house_guard").do("play house_guard")
    assert (t.power, t.influence) == (2, 0)
    assert t.may("end_turn")


def test_house_guard_is_bought_from_its_stack_for_three_influence() -> None:
    assert "recruit house_guard" not in table(influence=2).options()
    t = table(influence=3).do("recruit house_guard")
    assert t.influence == 0
    assert t.discard("amber") == ["house_guard"] and t.stack("house_guard") == 14
    assert t.stack("priestess_of_lolth") == 15


def test_house_guard_cannot_be_bought_when_its_stack_is_empty() -> None:
    t = table(influence=10, guards=0)
    assert "recruit house_guard" not in t.options() and t.may("recruit priestess_of_lolth")


def test_house_guard_scores_one_in_the_deck_and_three_in_the_inner_circle() -> None:
    t = table("house_guard", deck=["house_guard"], discard=["house_guard"], inner=["house_guard"])
    assert t.score("amber")["deck"] == 3
    assert t.score("amber")["inner_circle"] == 3


def test_priestess_of_lolth_gives_two_influence() -> None:
    t = table("priestess_of_lolth").do("play priestess_of_lolth")
    assert (t.power, t.influence) == (0, 2)
    assert t.may("end_turn")


def test_priestess_of_lolth_is_bought_from_her_stack_for_two_influence() -> None:
    assert "recruit priestess_of_lolth" not in table(influence=1).options()
    t = table(influence=2).do("recruit priestess_of_lolth")
    assert t.influence == 0
    assert t.discard("amber") == ["priestess_of_lolth"] and t.stack("priestess_of_lolth") == 14
    assert t.stack("house_guard") == 15


def test_priestess_of_lolth_cannot_be_bought_when_her_stack_is_empty() -> None:
    t = table(influence=10, priestesses=0)
    assert "recruit priestess_of_lolth" not in t.options() and t.may("recruit house_guard")


def test_priestess_of_lolth_scores_one_in_the_deck_and_two_in_the_inner_circle() -> None:
    t = table(deck=["priestess_of_lolth", "priestess_of_lolth"], inner=["priestess_of_lolth"])
    assert t.score("amber")["deck"] == 2
    assert t.score("amber")["inner_circle"] == 2


def test_insane_outcast_goes_back_to_the_supply_for_a_discarded_card() -> None:
    t = table("insane_outcast", "noble", "soldier", outcasts=5).do("play insane_outcast")
    assert t.options() == ["discard noble", "discard soldier", "done"]
    t.do("discard noble")
    assert t.stack("insane_outcast") == 6 and t.played() == []
    assert t.discard("amber") == ["noble"] and t.hand("amber") == ["soldier"]
    assert (t.power, t.influence) == (0, 0) and t.may("end_turn")


def test_insane_outcast_stays_in_the_deck_when_no_card_is_discarded() -> None:
    t = table("insane_outcast", "noble", outcasts=5).do("play insane_outcast", "done")
    assert t.stack("insane_outcast") == 5 and t.played() == ["insane_outcast"]
    assert t.hand("amber") == ["noble"]
    t.do("end_turn")
    assert t.discard("amber") == ["insane_outcast", "noble"]


def test_insane_outcast_does_nothing_when_it_is_the_last_card_of_the_hand() -> None:
    t = table("insane_outcast", outcasts=5).do("play insane_outcast")
    assert t.may("end_turn")
    assert t.stack("insane_outcast") == 5 and t.played() == ["insane_outcast"]


def test_insane_outcast_may_discard_another_insane_outcast() -> None:
    t = table("insane_outcast", "insane_outcast", outcasts=5).do("play insane_outcast", "discard insane_outcast")
    assert t.stack("insane_outcast") == 6
    assert t.discard("amber") == ["insane_outcast"] and t.hand("amber") == [] and t.played() == []


def test_insane_outcast_pays_a_devour_cost_and_goes_to_the_supply() -> None:
    t = table("marilith", "insane_outcast", outcasts=5).do("play marilith", "devour insane_outcast")
    assert t.power == 5
    assert t.stack("insane_outcast") == 6 and t.devoured() == [] and t.hand("amber") == []


def test_insane_outcast_goes_to_the_supply_when_promoted_at_end_of_turn() -> None:
    t = table("wyrmspeaker", "insane_outcast", outcasts=5)
    t.do("play wyrmspeaker", "play insane_outcast", "end_turn", "promote insane_outcast")
    assert t.inner("amber") == [] and t.stack("insane_outcast") == 6
    assert t.turn == "sky" and t.discard("amber") == ["wyrmspeaker"]


def test_insane_outcast_goes_to_the_supply_when_promoted_from_the_discard_pile() -> None:
    t = table("matron_mother", deck=["noble"], discard=["insane_outcast"], outcasts=5)
    t.do("play matron_mother", "promote insane_outcast")
    assert t.inner("amber") == [] and t.stack("insane_outcast") == 6
    assert t.discard("amber") == ["noble"]


def test_insane_outcast_cannot_be_bought() -> None:
    assert "recruit insane_outcast" not in table(influence=20).options()


def test_insane_outcast_costs_one_point_wherever_it_lies_in_the_deck() -> None:
    t = table("insane_outcast", deck=["insane_outcast"], discard=["insane_outcast", "insane_outcast"])
    assert t.score("amber")["deck"] == -4
