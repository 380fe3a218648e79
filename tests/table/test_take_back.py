"""Taking back by agreement: the game as after some of its moves, whatever has come to light since."""

from __future__ import annotations

import json

import pytest

from tests.table.client import GAMES, Json, clients, new_table, play, standing, viewers
from tests.table.test_changes import Watcher
from tests.table.test_revisions import unnumbered, wavering, what_holds
from undercourt.kernel.rng import seeded
from undercourt.table import Deed, NotDone, Table, replay

every_game = pytest.mark.parametrize("game", GAMES)
MOVES = 30


def fresh(here: Table) -> Table:
    """The same table with the moves that are left, and nothing ever taken back."""
    table = new_table(here.game.slug)
    for seat, action in here.record.moves:
        table.act(seat, action)
    return table


def whole(here: Table, viewer: int) -> Json:
    told: Json = json.loads(here.stream(viewer).full(0))
    return told


@every_game
@pytest.mark.parametrize("left", [0, 7, MOVES - 1])
def test_the_table_is_as_one_where_only_those_moves_were_made(game: str, left: int) -> None:
    here = new_table(game)
    play(clients(here), MOVES)
    here.take_back(1, left)
    plain = fresh(here)
    assert len(here.record.moves) == left and here.s.words() == plain.s.words()
    assert (here.d.seat, here.d.options(), here.saved()) == (plain.d.seat, plain.d.options(), plain.saved())
    for seat in range(2):
        assert here.may_undo(seat) == plain.may_undo(seat)
    for viewer in viewers(here):
        one, other = whole(here, viewer), whole(plain, viewer)
        assert [one[part] for part in ("view", "decision", "score", "undo")] == [
            other[part] for part in ("view", "decision", "score", "undo")
        ]
        assert unnumbered(what_holds(one["events"])) == unnumbered(other["events"])


@every_game
def test_it_is_told_as_an_event_by_who_asked_for_it_and_the_game_goes_on(game: str) -> None:
    here = new_table(game)
    seated = clients(here)
    watchers = [Watcher(here.stream(viewer)) for viewer in viewers(here)]
    for left in (12, 4, 0):
        play(seated, MOVES, seed=left)
        for watcher in watchers:
            watcher.look()
        here.take_back(1, left)
        for watcher in watchers:
            watcher.look()
            watcher.knows_all()
            assert watcher.events[-1]["what"] == "taken_back" and watcher.events[-1]["seat"] == here.game.seat_names[1]
    assert all(what_holds(watcher.events) == [] for watcher in watchers)


@every_game
def test_who_comes_late_has_the_revisions_and_events_of_those_who_were_there(game: str) -> None:
    here = new_table(game)
    there = [here.stream(viewer) for viewer in viewers(here)]
    for seed in (20, 9):
        for _ in wavering(clients(here), MOVES, seeded(seed)):
            pass
        here.take_back(0, len(here.record.moves) // 2)
    play(clients(here), 5)
    again = new_table(game)
    pauses = sum(1 for _ in replay(again, here.done))
    assert pauses > 4 and again.s.words() == here.s.words()
    for stream in there:
        assert again.stream(stream.viewer).full(0) == stream.full(0)
        assert again.stream(stream.viewer).marks == stream.marks


@every_game
def test_streams_are_made_in_steps_while_the_table_moves_on(game: str) -> None:
    here, twin = new_table(game), new_table(game)
    play(clients(twin), 40)
    for deed in twin.done[:30]:
        here.do(deed)
    steps = here.watched_by(*viewers(here))
    next(steps)
    assert here.streams == {}
    for deed in twin.done[30:]:
        here.do(deed)
    for _ in steps:
        pass
    assert [here.streams[viewer].full(0) for viewer in viewers(here)] == [
        twin.stream(viewer).full(0) for viewer in viewers(twin)
    ]


@every_game
@pytest.mark.parametrize("left", [-1, MOVES, MOVES + 1])
def test_moves_that_were_not_made_are_not_taken_back(game: str, left: int) -> None:
    here = new_table(game)
    play(clients(here), MOVES)
    before = standing(here)
    with pytest.raises(NotDone):
        here.take_back(0, left)
    assert standing(here) == before


@every_game
def test_an_action_after_it_may_be_undone_as_any_other(game: str) -> None:
    here = new_table(game)
    play(clients(here), MOVES)
    here.take_back(0, 10)
    for _ in wavering(clients(here), 20, seeded(2)):
        pass
    assert any(deed.action is None and deed.left < 0 for deed in here.done) or game == "abyss"
    assert here.s.words() == fresh(here).s.words()


def test_a_deed_that_cannot_be_done_again_is_refused() -> None:
    with pytest.raises(NotDone):
        for _ in replay(new_table("abyss"), [Deed(0, None)]):
            pass
