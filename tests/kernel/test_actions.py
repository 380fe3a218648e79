"""The action space: names and numbers are each other's inverse, and errors are sentences; offers reach every place."""

from __future__ import annotations

import pytest

from undercourt.games.tyrants import actions, board
from undercourt.games.tyrants.cards import CARDS, HALF_DECKS
from undercourt.games.tyrants.game import GAME
from undercourt.games.tyrants.state import CAPACITY, GONE
from undercourt.kernel.actions import Space, Verb
from undercourt.kernel.choose import BRANCHES, CHOOSE, DONE, FREE
from undercourt.kernel.decision import MOST, Decision

SPACE = Space([Verb("wait", 0), Verb("go", 1, ["north", "south"]), Verb("stop", 3)])


def test_names_and_numbers_are_inverse() -> None:
    assert [SPACE.name(action) for action in range(SPACE.size)] == ["wait", "go north", "go south", "stop"]
    assert [SPACE.action(name) for name in SPACE.names] == [0, 1, 2, 3]


def test_every_action_knows_its_verb() -> None:
    assert [SPACE.verb(action).name for action in range(4)] == ["wait", "go", "go", "stop"]
    with pytest.raises(ValueError, match="no verb has action 4"):
        SPACE.verb(4)


@pytest.mark.parametrize("first", [0, 2])
def test_verbs_must_adjoin(first: int) -> None:
    with pytest.raises(AssertionError, match="gap or overlap before go"):
        Space([Verb("wait", 0), Verb("go", first, ["north"])])


def test_two_actions_may_not_share_a_name() -> None:
    with pytest.raises(AssertionError, match="share a name"):
        Space([Verb("go", 0, ["north", "north"])])


def test_a_wrong_object_is_answered_with_an_example() -> None:
    with pytest.raises(ValueError, match="'go west' is not an action: 'go' is used like 'go north'"):
        SPACE.action("go west")


def test_a_wrong_verb_is_named() -> None:
    with pytest.raises(ValueError, match="there is no verb 'fly'"):
        SPACE.action("fly home")


def test_a_set_of_places_is_offered_place_by_place() -> None:
    d = Decision()
    d.offer_each(100, 2**0 + 2**31 + 2**32 + 2**61, 5)
    assert d.options() == [100, 100 + 31 * 5, 100 + 32 * 5, 100 + 61 * 5]
    assert d.allows(100 + 61 * 5) and not d.allows(101)


def test_the_verbs_of_tyrants_begin_with_those_of_every_game() -> None:
    names = [GAME.space.name(action) for action in range(FREE)]
    assert names == [f"choose {i + 1}" for i in range(BRANCHES)] + ["done"]
    assert (GAME.space.action("choose 1"), GAME.space.action("done")) == (CHOOSE, DONE)


def test_the_numbers_and_names_of_tyrants_actions_are_inverse() -> None:
    assert GAME.space.size == len(GAME.space.names) == actions.END_TURN + 1
    assert all(GAME.space.action(name) == action for action, name in enumerate(GAME.space.names))


def test_literal_sizes_agree_with_the_tables() -> None:
    assert (len(board.BOARD), len(board.ROUTE_SPACES)) == (board.SITES, board.SPACES)
    assert board.PLACES == len(board.PLACE_NAMES) == board.SITES + board.SPACES
    assert board.MARKERS == len(board.MARKER_SITES) == len(board.MARKER_VP)
    assert len(board.SITE_REACH) == len(board.SPACE_REACH) == board.PLACES
    assert max(board.SITES, board.SPACES) <= 62  # sets of them are bits of one int
    assert actions.KINDS == len(CARDS) < GONE
    assert actions.COLOURS == len(actions.COLOUR_NAMES) == actions.SEATS + 1


def test_no_pile_can_run_over() -> None:
    sizes = sorted(sum(kind.copies for kind in CARDS if kind.deck == deck) for deck in HALF_DECKS)
    everywhere = sum(kind.copies for kind in CARDS if kind.deck in ("starter", "stack", "outcast"))
    assert sizes[-1] + sizes[-2] + everywhere <= CAPACITY


def test_no_decision_can_have_too_many_options() -> None:
    """At most one action per kind in hand, row and stacks, and one per place, troop or spy on the board."""
    troops = sum(site.spaces for site in board.BOARD) + board.SPACES
    spies = 5 * actions.SEATS
    assert 2 * actions.KINDS + board.PLACES + troops + spies + 3 <= MOST
