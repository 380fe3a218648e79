"""Sizes that the code of Tyrants states are those of its tables, and what is laid out has room."""

from __future__ import annotations

from undercourt.games.tyrants import actions, board
from undercourt.games.tyrants.cards import CARDS, HALF_DECKS
from undercourt.games.tyrants.game import GAME
from undercourt.games.tyrants.state import CAPACITY, GONE
from undercourt.kernel.decision import MOST


def test_literal_sizes_agree_with_the_tables() -> None:
    assert GAME.space.size == actions.TAKE_TROPHY + actions.SEATS * actions.COLOURS
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


def test_people_read_last_what_ends_a_turn() -> None:
    """Its number is small for programs, whose masks are read from the front."""
    offered = [actions.DEPLOY, actions.END_TURN, actions.PLAY + 1, actions.PLAY]
    assert GAME.space.for_people(offered) == [actions.PLAY, actions.PLAY + 1, actions.DEPLOY, actions.END_TURN]
