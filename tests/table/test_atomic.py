"""Whatever breaks in the middle of an action, the table is as it was, and the same command works afterwards."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

from tests.kernel import lots
from tests.kernel.lots import LotsGame
from tests.table.client import GAMES, Client, clients, new_table, play, standing
from undercourt.bots import BOTS
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.event import Event
from undercourt.kernel.game import Options, View
from undercourt.kernel.phrase import Phrase, phrase
from undercourt.table import HUMAN, Table, resume
from undercourt.table import table as module


class Broken(Exception):
    """What a fault in the engine would raise."""


class Talking(LotsGame):
    """Lots, as far as a table needs it."""

    def describe(self, v: View, viewer: int) -> dict[str, object]:
        assert isinstance(v, lots.Lots)
        piles = range(lots.HAND + v.seats)
        return {"turns": v.turns, "points": list(v.points), "cards": [sorted(v.cards.listed(pile)) for pile in piles]}

    def describe_event(self, event: Event) -> dict[str, object]:
        return {"what": event.what, "seat": self.seat_names[event.seat], "card": event.card}

    def option_text(self, s: State, action: int) -> Phrase:
        return phrase("option", action=self.space.name(action))

    def catalog(self, options: Options) -> dict[str, object]:
        return {}


def small_table() -> Table:
    here = Table(Talking(), [HUMAN] * 3, {}, seed=1)
    for action in ("pass", "draw", "pass"):
        here.act(here.d.seat, action)
    standing(here)
    return here


def after(number: int, what: Callable[..., object]) -> Callable[..., object]:
    """The same, but it breaks when it is called for that time."""
    calls = 0

    def breaks(*args: object) -> object:
        nonlocal calls
        done = what(*args)
        calls += 1
        if calls == number:
            raise Broken
        return done

    return breaks


def survives(here: Table, action: str, patch: pytest.MonkeyPatch, owner: object, part: str, number: int = 1) -> None:
    """An action during which `part` breaks changes nothing; when it is mended, the same command does what it should."""
    client = clients(here)[here.d.seat]
    before = standing(here)
    command = {"do": "act", "revision": client.revision, "action": action}
    patch.setattr(owner, part, after(number, getattr(owner, part)))
    with suppress(Broken):
        client.raw(command)
        raise AssertionError("it did not break")
    patch.undo()
    assert standing(here) == before
    client.ask(command)
    assert here.record.moves[-1][1] == action and standing(here) != before


@pytest.mark.parametrize("action", ["draw", "pass", "play"])
def test_an_effect_that_breaks_at_its_end_changes_nothing(action: str, monkeypatch: pytest.MonkeyPatch) -> None:
    here = small_table()
    names = [here.game.space.name(option) for option in here.d.options()]
    found = next(name for name in names if name.split()[0] == action)
    survives(here, found, monkeypatch, lots.Turn, "answer")


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("part", ["view", "describe", "score", "question", "option_text", "describe_event"])
def test_words_that_break_change_nothing(part: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many have been told already."""
    here = small_table()
    survives(here, "draw", monkeypatch, here.game, part, number)


@pytest.mark.parametrize("number", [1, 2, 4])
@pytest.mark.parametrize("part", ["view", "describe", "score"])
def test_an_undo_that_breaks_takes_nothing_back(part: str, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    here = new_undo_table()
    before = standing(here)
    monkeypatch.setattr(here.game, part, after(number, getattr(here.game, part)))
    with suppress(Broken):
        here.undo(0)
        raise AssertionError("it did not break")
    monkeypatch.undo()
    assert standing(here) == before
    here.undo(0)
    assert here.record.moves == []


def new_undo_table() -> Table:
    """The first seat has played a five, and is asked again; it may take that back."""
    for seed in range(50):
        here = Table(Talking(), [HUMAN] * 3, {}, seed=seed)
        if "play 5" in [here.game.space.name(option) for option in here.d.options()]:
            here.act(0, "play 5")
            assert here.may_undo(0)
            return here
    raise AssertionError("nobody holds a five")


@pytest.mark.parametrize("moves", [0, 9, 25])
@pytest.mark.parametrize("game", GAMES)
def test_an_engine_that_breaks_after_its_work_changes_nothing(
    game: str, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = new_table(game)
    play(clients(here), moves)
    action = here.game.space.name(here.d.options()[-1])
    survives(here, action, monkeypatch, module, "apply")
    assert resume(here.saved()).s.words() == here.s.words()


@pytest.mark.parametrize("game", GAMES)
def test_a_person_acts_though_the_bots_after_them_break(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The action stands, it can be resumed, and the bots go on as they would have."""
    players = [HUMAN, "random", "random"]
    here, twin = new_table(game, players), new_table(game, players)
    for table in (here, twin):
        for _ in table.play_bots():
            pass
    one, other = Client(here, 0), Client(twin, 0)
    one.look()
    other.look()
    action = one.options[0]
    monkeypatch.setitem(BOTS, "random", Foolish)
    with suppress(Broken):
        one.act(action)
    with suppress(Broken):
        for _ in here.play_bots():
            pass
    monkeypatch.undo()
    again = resume(here.saved())
    assert again.s.words() == here.s.words()
    other.act(action)
    for table in (again, twin):
        for _ in table.play_bots():
            pass
    assert again.record.moves == twin.record.moves


class Foolish:
    def choose(self, *args: object) -> int:
        raise Broken


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_of_a_bot_that_was_not_offered_changes_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "random", Cheating)
    here = new_table(game, ["random", "random"])
    before = standing(here)
    with pytest.raises(ValueError, match="not offered"):
        next(iter(here.play_bots()))
    assert standing(here) == before


class Cheating:
    def choose(self, game: object, view: object, decision: Decision, *rest: object) -> int:
        return next(action for action in range(1000) if not decision.allows(action))
