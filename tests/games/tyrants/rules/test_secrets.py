"""What each player may know: hands and decks are hidden, everything else lies open."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import rule, table
from undercourt.games.tyrants.catalog import MALICE
from undercourt.games.tyrants.effects_play import Focus
from undercourt.games.tyrants.play import BOOK
from undercourt.kernel.effect import run
from undercourt.kernel.ids import NOTHING


@rule("TU-12.1")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    t = table("noble", "kobold", deck=["soldier", "imix"], hands={"sky": ["ghoul"]})
    assert t.seen_by("amber").hand("amber") == ["kobold", "noble"]
    assert t.seen_by("sky").hand("amber") == ["hidden", "hidden"]
    assert t.seen_by("sky").hand("sky") == ["ghoul"] and t.seen_by("amber").hand("sky") == ["hidden"]


@rule("TU-12.2")
def test_another_players_deck_is_hidden() -> None:
    t = table("noble", "kobold", deck=["soldier", "imix", "ghoul"])
    assert t.seen_by("sky").deck("amber") == ["hidden"] * 3
    assert len(t.seen_by("amber").deck("amber")) == 3


@rule("TU-12.2")
def test_an_open_discard_pile_is_hidden_again_once_shuffled() -> None:
    t = table("rath_modar", deck=[], discard=["noble", "kobold", "imix", "ghoul"])
    assert t.seen_by("sky").discard("amber") == ["ghoul", "imix", "kobold", "noble"]
    t.do("play rath_modar")
    seen = t.seen_by("sky")
    assert seen.discard("amber") == []
    assert seen.hand("amber") == ["hidden"] * 2 and seen.deck("amber") == ["hidden"] * 2


@pytest.mark.parametrize("viewer", ["amber", "sky"])
@rule("TU-12.3")
def test_the_market_deck_is_hidden_from_everybody(viewer: str) -> None:
    t = table(row=["spy_master"], market=["imix", "kobold", "ghoul"])
    assert t.seen_by(viewer).market() == ["hidden"] * 3


@rule("TU-12.4")
def test_discard_piles_inner_circles_and_trophy_halls_are_open() -> None:
    t = table(discard=["kobold"], inner=["imix"], trophies={"amber": ["sky", "white"]})
    seen = t.seen_by("sky")
    assert seen.discard("amber") == ["kobold"] and seen.inner("amber") == ["imix"]
    assert seen.trophies("amber") == ["sky", "white"]


@rule("TU-12.5")
def test_played_cards_the_row_and_the_devoured_pile_are_open() -> None:
    t = table("noble", row=["ghoul", "kobold"], devoured=["imix", "soldier"]).do("play noble")
    seen = t.seen_by("sky")
    assert seen.played() == ["noble"] and seen.row() == ["ghoul", "kobold"] and seen.devoured() == ["imix", "soldier"]


@rule("TU-12.6")
def test_what_a_player_owns_in_all_is_public() -> None:
    t = table("imix", "house_guard", deck=["severin_silrajin", "insane_outcast"], discard=["kobold"])
    assert t.seen_by("sky").score("amber")["deck"] == 3 + 1 + 4 - 1 + 1


@rule("TU-12.7")
def test_a_card_shown_for_focus_is_known_while_it_stays_in_hand() -> None:
    t = table("imix", "bounty_hunter", "noble", deck=["soldier", "kobold"]).do("play imix")
    assert t.seen_by("sky").hand("amber") == ["hidden", "hidden"]
    t.do("reveal bounty_hunter")
    assert t.seen_by("sky").hand("amber") == ["bounty_hunter", "hidden"]
    t.do("play bounty_hunter")
    assert t.seen_by("sky").hand("amber") == ["hidden"]


@rule("TU-12.7")
def test_a_card_not_shown_stays_secret() -> None:
    t = table("imix", "bounty_hunter", "noble", deck=["soldier", "kobold"]).do("play imix", "done")
    assert t.seen_by("sky").hand("amber") == ["hidden", "hidden"]


@rule("TU-12.7")
def test_a_card_shown_twice_in_a_turn_is_one_card() -> None:
    """No card of the game asks twice, since the first one then counts as played: the question is put here by hand."""
    t = table("bounty_hunter", "noble", deck=[])
    malice = next(node for node in BOOK.nodes if isinstance(node, Focus) and node.aspect == MALICE)
    for _ in range(2):
        t.s.push(malice, 0, NOTHING, NOTHING)
    run(t.s, t.d)
    assert t.do("reveal bounty_hunter").s.barriers == 1
    assert t.do("reveal bounty_hunter").s.barriers == 1  # nothing new came to light
    assert t.seen_by("sky").hand("amber") == ["bounty_hunter", "hidden"]
    assert t.do("play bounty_hunter").seen_by("sky").hand("amber") == ["hidden"]


@rule("TU-12.8")
def test_what_is_held_when_the_discard_pile_becomes_the_deck_is_known() -> None:
    t = table("rath_modar", "kobold", deck=["imix"], discard=["noble", "soldier", "ghoul"]).do("play rath_modar")
    seen = t.seen_by("sky")
    assert seen.hand("amber") == ["hidden", "imix", "kobold"] and seen.deck("amber") == ["hidden"] * 2
    t.do("place_spy everfire", "play imix")
    assert t.seen_by("sky").hand("amber") == ["hidden", "kobold"]


@rule("TU-12.8")
def test_a_new_hand_drawn_over_a_shuffle_is_known_in_part_until_the_end_of_the_turn() -> None:
    t = table("noble", deck=["imix", "ghoul"], discard=["kobold"] * 3).do("end_turn")
    assert t.seen_by("sky").hand("amber") == ["ghoul", "hidden", "hidden", "hidden", "imix"]
    t.do("end_turn")
    assert t.turn == "amber" and "imix" in t.seen_by("sky").hand("amber")
    t.do("end_turn")
    assert "hidden" in t.seen_by("sky").hand("amber")


@rule("TU-12.8")
def test_of_equal_cards_a_known_one_is_taken_to_be_the_one_that_left() -> None:
    t = table("rath_modar", "noble", deck=["imix"], discard=["noble"] * 3).do("play rath_modar", "place_spy everfire")
    assert t.hand("amber") == ["imix", "noble", "noble"]
    assert t.seen_by("sky").hand("amber") == ["hidden", "imix", "noble"]
    assert t.do("play noble").seen_by("sky").hand("amber") == ["hidden", "imix"]


@rule("TU-12.7")
def test_a_shown_card_stays_known_when_another_player_discards_such_a_card() -> None:
    hands = {"sky": ["bounty_hunter", "noble", "noble", "noble"]}
    t = table("imix", "cranium_rats", "bounty_hunter", hands=hands, barracks={"amber": 0})
    t.do("play imix", "reveal bounty_hunter", "play cranium_rats", "opponent sky", "discard bounty_hunter")
    assert t.seen_by("sky").hand("amber") == ["bounty_hunter"]


@rule("TU-12.1")
def test_nobody_else_learns_that_a_card_may_be_shown_for_focus() -> None:
    t = table("imix", "bounty_hunter").do("play imix")
    assert t.options() == ["done", "reveal bounty_hunter"]
    asked = t.seen_by("sky").s.words()
    assert asked == t.do("done").seen_by("sky").s.words()


@rule("TU-12.1")
def test_necromancer_asks_nothing_that_only_certain_cards_in_hand_lead_to() -> None:
    """A copy in hand and one in the discard pile: where from is said first, and openly."""
    for held in ("noble", "soldier"):
        t = table("necromancer", held, discard=["noble"]).do("play necromancer")
        assert t.options() == ["choose 1", "choose 2", "choose 3", "choose 4"]
        assert t.do("choose 4", "promote noble").may("end_turn") and t.hand("amber") == [held]
