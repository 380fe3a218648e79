"""Revisions and events: they only grow, everybody hears everything, and one answer holds all that is needed."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.games.tyrants.table import table
from tests.table.client import GAMES, Client, Json, asked, clients, new_table, play, played, standing, viewers
from tests.table.held import held
from undercourt.games.tyrants.game import GAME as TYRANTS
from undercourt.kernel.game import SPECTATOR
from undercourt.kernel.rng import Rng, seeded
from undercourt.table import Table, resume

AMBER, SKY = 0, 1
every_game = pytest.mark.parametrize("game", GAMES)


def a_turn() -> Table:
    """Amber is to move, and may take plain cards back."""
    return held(TYRANTS, table("noble", "noble", "soldier").s)


def wavering(seated: list[Client], moves: int, rng: Rng) -> Iterator[Client]:
    """Random play in which people take back what they may, now and then."""
    for client in played(seated, moves, rng):
        yield client
        while client.now["undo"] and rng.below(2) == 0:
            answers = client.undo()
            assert [answer["is"] for answer in answers] == ["update"], answers
            yield client


def what_holds(events: list[Json]) -> list[Json]:
    """The events without those that were taken back."""
    left: list[Json] = []
    for event in events:
        if event["what"] == "taken_back":
            left = [one for one in left if one["number"] < event["about"]["first"]]
        else:
            left.append(event)
    return left


def unnumbered(events: list[Json]) -> list[Json]:
    return [{key: value for key, value in event.items() if key != "number"} for event in events]


def fresh(here: Table, viewer: int) -> Client:
    """Somebody who comes now."""
    client = Client(here, viewer)
    assert [answer["is"] for answer in client.ask({"do": "hello"})] == ["welcome", "update"]
    return client


# Growing


@every_game
@pytest.mark.parametrize("seed", [1, 2])
def test_revisions_only_grow_and_events_are_numbered_without_a_gap(game: str, seed: int) -> None:
    here = new_table(game, seed=seed)
    seated, watcher = clients(here), Client(here, SPECTATOR)
    backs = 0
    for client in wavering(seated, 60, seeded(seed)):
        before = [other.revision for other in (*seated, watcher)]
        for other in (*seated, watcher):
            other.look()
        assert client.revision >= before[client.seat]
        backs += bool(client.events) and client.events[-1]["what"] == "taken_back"
    for other in (*seated, watcher):
        assert [event["number"] for event in other.events] == list(range(len(other.events)))
        newcomer = fresh(here, other.seat)
        assert (newcomer.revision, newcomer.events) == (other.revision, other.events)
    assert backs > 0 or game == "abyss", "nothing was taken back"


@every_game
def test_whoever_acts_gets_a_new_revision(game: str) -> None:
    seated = clients(new_table(game))
    for _ in range(30):
        client = asked(seated)
        if client is None:
            break
        before = client.revision
        client.act(client.options[-1])
        assert client.revision > before


# Stale commands


def test_a_command_from_before_an_undo_is_stale_after_it() -> None:
    here = a_turn()
    amber = Client(here, AMBER)
    first = amber.look()["revision"]
    amber.act("play noble")
    second = amber.revision
    amber.undo()
    before = standing(here)
    for revision in (first, second):
        for answers in (amber.act("play soldier", revision), amber.undo(revision)):
            assert [answer["is"] for answer in answers] == ["refused", "update"]
            assert answers[0]["error"]["key"] == "error_stale"
            assert answers[1]["revision"] == amber.revision and amber.options
    assert standing(here) == before
    assert [answer["is"] for answer in amber.act("play soldier")] == ["update"]


def test_a_revision_that_is_yet_to_come_is_stale_too() -> None:
    here = a_turn()
    amber = Client(here, AMBER)
    amber.look()
    before = standing(here)
    answers = amber.act("play noble", amber.revision + 1)
    assert answers[0]["error"]["key"] == "error_stale" and standing(here) == before


@every_game
def test_a_command_that_comes_twice_is_carried_out_once(game: str) -> None:
    here = new_table(game)
    seated = clients(here)
    for _ in range(15):
        client = asked(seated)
        if client is None:
            break
        command = {"do": "act", "revision": client.revision, "action": client.options[0], "id": "again"}
        client.ask(command)
        before = standing(here)
        answers = client.ask(command)
        assert [answer["is"] for answer in answers] == ["refused", "update"] and answers[0]["id"] == "again"
        assert answers[0]["error"]["key"] == "error_stale" and answers[1] == client.now
        assert standing(here) == before


def test_an_undo_that_comes_twice_takes_back_one_action() -> None:
    here = a_turn()
    amber = Client(here, AMBER)
    amber.look()
    amber.act("play noble")
    amber.act("play soldier")
    revision = amber.revision
    amber.undo(revision)
    assert amber.undo(revision)[0]["error"]["key"] == "error_stale"
    assert here.record.moves == [(AMBER, "play noble")]


def test_a_stale_command_is_answered_with_all_that_its_sender_missed() -> None:
    here = a_turn()
    one, other = Client(here, AMBER), Client(here, AMBER)
    one.look()
    other.look()
    one.act("play noble")
    one.undo()
    other.act("play soldier")
    assert other.events == one.events and other.now["view"] == one.now["view"]


# Taking back


@pytest.mark.parametrize("viewer", [AMBER, SKY, SPECTATOR])
def test_taking_back_is_an_event_and_deletes_none(viewer: int) -> None:
    here = a_turn()
    amber, other = Client(here, AMBER), Client(here, viewer)
    amber.look()
    other.look()
    amber.act("play noble")
    other.look()
    heard = list(other.events)
    amber.undo()
    other.look()
    assert heard and other.events[: len(heard)] == heard
    assert [event["what"] for event in other.events[len(heard) :]] == ["taken_back"]
    assert other.events[-1]["seat"] == "amber" and what_holds(other.events) == []


def test_several_actions_are_taken_back_one_after_the_other() -> None:
    here = a_turn()
    amber, sky = Client(here, AMBER), Client(here, SKY)
    amber.look()
    for action in ("play noble", "play soldier"):
        amber.act(action)
    amber.undo()
    assert {event["action"] for event in what_holds(amber.events)} == {"play noble"}
    amber.undo()
    assert what_holds(amber.events) == [] and not amber.now["undo"]
    sky.look()
    assert sky.events == amber.events


@every_game
@pytest.mark.parametrize("seed", [3, 4])
def test_events_less_those_taken_back_are_the_events_of_the_game_that_remains(game: str, seed: int) -> None:
    here = new_table(game, seed=seed)
    for _ in wavering(clients(here), 50, seeded(seed)):
        pass
    straight = new_table(game, seed=seed)
    for seat, action in here.record.moves:
        straight.act(seat, action)
    for viewer in viewers(here):
        one, other = fresh(here, viewer), fresh(straight, viewer)
        assert unnumbered(what_holds(one.events)) == unnumbered(other.events)
        for part in ("view", "decision", "score"):
            assert one.now[part] == other.now[part]


# One answer


@every_game
def test_one_answer_holds_all_that_is_needed(game: str) -> None:
    here = new_table(game)
    seated = clients(here)
    for client in wavering(seated, 40, seeded(5)):
        newcomer = fresh(here, client.seat)
        assert client.now | {"events": []} == newcomer.now | {"events": []}
        assert client.events == newcomer.events


BOTS = ["human", "random", "greedy"]


@every_game
def test_every_move_of_a_bot_is_an_update_of_its_own(game: str) -> None:
    """What the answer to one command tells, somebody would have seen who looked after every move."""
    here, twin = new_table(game, BOTS), new_table(game, BOTS)
    for one in (here, twin):
        for _ in one.play_bots():
            pass
    player, watcher = Client(here, 0), Client(twin, 0)
    player.look()
    watcher.look()
    most = 0
    for number in range(12):
        if not player.options:
            break
        action = player.options[number % len(player.options)]
        twin.act(0, action)
        seen = [watcher.look()]
        for _ in twin.play_bots():
            revision = watcher.revision
            update = watcher.look()
            if update["revision"] > revision:
                seen.append(update)
        answers = player.act(action)
        assert answers == seen
        assert [answer["revision"] for answer in answers] == [*range(answers[0]["revision"], player.revision + 1)]
        most = max(most, len(answers))
    assert most > 1 and here.saved() == twin.saved()


@every_game
def test_an_update_tells_the_events_of_one_move(game: str) -> None:
    player = Client(new_table(game, BOTS), 0)
    player.ask({"do": "hello"})
    for _ in range(12):
        if player.options:
            for answer in player.act(player.options[-1]):
                assert len({event["action"] for event in answer["events"] if "action" in event}) <= 1, answer["events"]


# Coming late


@every_game
def test_whoever_comes_late_is_told_the_same_as_one_who_was_there(game: str) -> None:
    """On two tables with the same moves: one watched from the start, the other by nobody."""
    watched, unwatched = new_table(game), new_table(game)
    there = [Client(watched, viewer) for viewer in viewers(watched)]
    for client in wavering(clients(watched), 45, seeded(6)):
        for other in there:
            other.look()
        repeat(unwatched, client)
    for other in there:
        late = Client(unwatched, other.seat)
        assert late.raw({"do": "look"}) == other.raw({"do": "look"})
        assert late.raw({"do": "hello"}) == other.raw({"do": "hello"})


def repeat(here: Table, client: Client) -> None:
    """What a client did last, on another table, where nobody looks."""
    moves = client.table.record.moves
    if len(moves) < len(here.record.moves):
        here.undo(client.seat)
    else:
        here.act(*moves[-1])


@pytest.mark.parametrize("viewer", [SKY, SPECTATOR])
def test_whoever_comes_between_an_action_and_its_undo_hears_of_both(viewer: int) -> None:
    here = new_table("tyrants", ["human", "random"], seed=1)
    for _ in here.play_bots():
        pass
    amber = Client(here, AMBER)
    amber.look()
    while not amber.now["undo"]:
        amber.act(next((one for one in amber.options if one.startswith("play")), amber.options[-1]))
    late = Client(here, viewer)
    late.look()
    amber.undo()
    late.look()
    assert late.events[-1]["what"] == "taken_back"
    assert what_holds(late.events) == late.events[: late.events[-1]["about"]["first"]]


@every_game
def test_whoever_looks_again_from_any_revision_misses_nothing(game: str) -> None:
    here = new_table(game)
    play(clients(here), 30)
    for viewer in viewers(here):
        whole = fresh(here, viewer)
        for since in range(whole.revision + 1):
            told = json.loads(whole.raw({"do": "look", "since": since})[0])["events"]
            assert told == whole.events[len(whole.events) - len(told) :]
        assert told == []


# After a resume


@every_game
def test_a_resumed_table_tells_everybody_what_the_first_one_told(game: str) -> None:
    here = new_table(game)
    play(clients(here), 40)
    again = resume(here.saved())
    for viewer in viewers(here):
        first, second = Client(here, viewer), Client(again, viewer)
        assert first.look() | {"undo": False} == second.look() | {"undo": False}
        assert first.raw({"do": "hello"})[0] == second.raw({"do": "hello"})[0]


@every_game
def test_after_a_resume_nothing_is_told_of_what_was_taken_back(game: str) -> None:
    here = new_table(game)
    for _ in wavering(clients(here), 40, seeded(8)):
        pass
    again = resume(here.saved())
    for viewer in viewers(here):
        first, second = fresh(here, viewer), fresh(again, viewer)
        assert unnumbered(what_holds(first.events)) == unnumbered(second.events)
        assert first.now["view"] == second.now["view"] and first.now["decision"] == second.now["decision"]
