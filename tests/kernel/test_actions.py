"""The action space: names and numbers are each other's inverse, and errors are sentences; offers reach every place."""

from __future__ import annotations

import pytest

from undercourt.games import game_names, load_game
from undercourt.kernel.actions import Space, Verb
from undercourt.kernel.choose import BRANCHES, CHOOSE, DONE, FREE
from undercourt.kernel.decision import Decision

every_game = pytest.mark.parametrize("game", game_names())
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


@pytest.mark.parametrize("name", [" go north", "go north ", "go  north", "go\tnorth"])
def test_an_action_that_is_spaced_otherwise_is_told_how_it_is_written(name: str) -> None:
    with pytest.raises(ValueError, match=rf"^'{name}' is not an action: it is written 'go north'$"):
        SPACE.action(name)


@pytest.mark.parametrize("name", ["", " "])
def test_nothing_is_no_verb(name: str) -> None:
    with pytest.raises(ValueError, match=f"^'{name}' is not an action: it names no verb$"):
        SPACE.action(name)


def test_a_wrong_verb_is_named() -> None:
    with pytest.raises(ValueError, match="there is no verb 'fly'"):
        SPACE.action("fly home")


def test_a_set_of_places_is_offered_place_by_place() -> None:
    d = Decision()
    d.offer_each(100, 2**0 + 2**31 + 2**32 + 2**61, 5)
    assert d.options() == [100, 100 + 31 * 5, 100 + 32 * 5, 100 + 61 * 5]
    assert d.allows(100 + 61 * 5) and not d.allows(101)


def test_a_run_of_actions_comes_after_what_is_offered_already() -> None:
    d = Decision()
    d.offer(7)
    d.offer_run(100, 3)
    assert d.options() == [7, 100, 101, 102]


@every_game
def test_the_verbs_of_a_game_begin_with_those_of_every_game(game: str) -> None:
    space = load_game(game).space
    assert [space.name(action) for action in range(FREE)] == [f"choose {i + 1}" for i in range(BRANCHES)] + ["done"]
    assert (space.action("choose 1"), space.action("done")) == (CHOOSE, DONE)


@every_game
def test_the_numbers_and_names_of_a_games_actions_are_inverse(game: str) -> None:
    space = load_game(game).space
    assert space.size == len(space.names) > FREE
    assert all(space.action(name) == action for action, name in enumerate(space.names))
