"""Who is asked, and how often, follows from what everybody can see, never from cards in hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.secret_city.table import Table, rule, table
from undercourt.games.secret_city import moves
from undercourt.games.secret_city.actions import DECKS, HOUSE_CARDS
from undercourt.games.secret_city.catalog import SPELL
from undercourt.games.secret_city.game import GAME, PACK
from undercourt.games.secret_city.play_use import could_use_back
from undercourt.games.secret_city.state import PILES
from undercourt.kernel.decision import Decision
from undercourt.kernel.ids import BIT, members
from undercourt.kernel.laws import raw

WEAPONS = {"amber": "open_clash sky", "sky": "night_storm amber"}  # nothing here for leaders with magic and intrigue
RICH = {"sky": "9 9 9"}


@rule("SC-2.10", "SC-11.4")
def test_in_a_window_a_card_in_hand_counts_as_any_with_its_back() -> None:
    t = table("end", hands={"sky": ["dispel"]}, tokens={"sky": "0 2 0"})
    assert t.phase == "end" and t.seat == "sky" and t.options() == ["done"]
    assert t.do("done").turn == 2


@pytest.mark.parametrize(
    ("hand", "tokens"), [("dispel", "0 0 0"), ("griffin", "9 9 9"), ("lyud_milana", "9 9 0"), ("smartbox", "0 0 9")]
)
@rule("SC-2.10", "SC-11.4")
def test_nobody_is_asked_in_a_window_who_openly_can_use_nothing(hand: str, tokens: str) -> None:
    assert table("end", hands={"sky": [hand]}, tokens={"sky": tokens}).turn == 2


@rule("SC-2.10", "SC-13.12")
def test_a_house_card_that_is_openly_elsewhere_cannot_be_the_one_in_hand() -> None:
    s = table("buying", hands={"sky": ["lyud_milana"]}, characters={"amber": ["griffin"]}, tokens=RICH).s
    assert could_use_back(s, 1, DECKS, Decision())
    spells = [i for i in members(s.house_cards(1)) if PACK.category[HOUSE_CARDS + i] == SPELL]
    s.house_known = BIT[spells[0]]
    assert could_use_back(s, 1, DECKS, Decision())
    s.gone |= sum(BIT[i] for i in spells[1:])
    assert not could_use_back(s, 1, DECKS, Decision())


@rule("SC-8.19")
def test_in_battle_a_card_in_hand_counts_as_any_with_its_back() -> None:
    setting: dict[str, Any] = {"strategies": WEAPONS, "deals": "off", "tokens": RICH}
    t = table("battle", hands={"sky": ["dispel"]}, **setting)
    assert t.phase == "battle" and t.seat == "sky" and t.options() == ["pass"]
    t.do("pass", "pass")
    assert t.phase == "end"
    assert table("battle", hands={"sky": ["griffin"]}, **setting).phase != "battle"


def story(t: Table, viewer: int, steps: int) -> list[object]:
    """What somebody sees while all go on as quietly as possible."""
    told: list[object] = []
    for _ in range(steps):
        told += [raw(GAME.view(t.s, viewer)), t.d.seat]
        t.do("done" if t.may("done") else "pass")
    return told


@pytest.mark.parametrize("phase", ["start", "battle", "end"])
@rule("SC-2.10", "SC-8.19", "SC-8.49", "SC-13.1")
def test_the_same_backs_make_the_same_story_for_others(phase: str) -> None:
    pairs = [("golden_rain", "dispel"), ("dispel", "golden_rain"), ("heron", "warding")]
    tokens = {"sky": "2 2 1", "green": "0 2 0"}
    three = {"amber": "open_clash sky", "sky": "night_storm green", "green": "assault amber"}
    houses = ["nav", "lyud", "chel"]
    stories = [
        story(
            table(phase, 3, houses=houses, hands={"sky": [a], "green": [b]}, tokens=tokens, strategies=three), viewer, 2
        )
        for viewer in (0, -1)
        for a, b in pairs
    ]
    assert stories[0] == stories[1] == stories[2] and stories[3] == stories[4] == stories[5]


@rule("SC-13.1")
def test_no_byte_of_a_view_lies_behind_its_piles() -> None:
    t = table("end", hands={"sky": ["heron", "dispel", "fata"]}, tokens=RICH)
    moves.take_from_hand(t.s, 1, 0)  # what is left behind the hand is a card that nobody may know
    cards = t.seen_by("amber").s.cards
    for pile in range(PILES):
        behind = range(pile * cards.capacity + cards.size[pile], pile * cards.capacity + cards.capacity)
        assert not any(cards.cards[i] for i in behind)
