"""With perfect recall a seat keeps all that it saw, and nothing else, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import numpy as np
import pytest

from undercourt.games import load_game, seen_games
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, State, apply, asking, run
from undercourt.kernel.event import Event
from undercourt.kernel.game import Game, Options, asked_openly
from undercourt.kernel.laws import Facts
from undercourt.kernel.rng import seeded
from undercourt.recall import (
    UNKNOWN,
    WIDTH,
    Recall,
    Witness,
    capacity,
    layout,
    look,
    resumed_witness,
    unfold,
)

every_game = pytest.mark.parametrize("slug", seen_games())


class Watched:
    """A game that is watched from its first decision on."""

    def __init__(self, game: Game, s: State, d: Decision, witness: Witness) -> None:
        self.game = game
        self.s = s
        self.d = d
        self.witness = witness

    def play(self, action: int) -> None:
        self.witness.since.append(action)
        apply(self.s, action, self.d)

    def copy(self) -> Watched:
        return self.with_state(self.s.copy())

    def with_state(self, s: State) -> Watched:
        """The same memories, in another world."""
        self.recalls()
        witness, d = self.witness.copy(), Decision()
        witness.s = s.copy()
        run(s, d)
        return Watched(self.game, s, d, witness)

    def recalls(self) -> list[Recall]:
        return [self.witness.recall(seat) for seat in range(self.s.seats)]

    def written(self, seat: int) -> bytes:
        out = np.full(layout(self.game).size, 7, np.uint8)
        self.witness.recall(seat).write(out)
        return out.tobytes()

    def all_written(self) -> list[bytes]:
        return [self.written(seat) for seat in range(self.s.seats)]


def begun(game: Game, seats: int, options: Options, seed: int) -> Watched:
    d = Decision()
    s = game.begin(seats, options, seed, d)
    return Watched(game, s, d, Witness(game, s))


def played(w: Watched, seed: int, moves: int = 100_000) -> Iterator[tuple[int, int]]:
    """At random: who moved, and what."""
    rng = seeded(seed)
    for _ in range(moves):
        if w.d.count == 0:
            return
        move = w.d.seat, w.d.actions[rng.below(w.d.count)]
        w.play(move[1])
        yield move


def varied(slug: str) -> Options:
    options: Options = import_module(f"tests.games.{slug}.games").VARIED
    return options


@every_game
def test_a_log_gives_back_every_row_and_every_move_that_its_seat_was_told(slug: str) -> None:
    game = load_game(slug)
    w = begun(game, game.most, varied(slug), 3)
    truth = [[(UNKNOWN, UNKNOWN, recall.row.tobytes())] for recall in w.recalls()]
    for mover, action in played(w, 4, 250):
        for seat, seen in enumerate(truth):
            row = look(game, w.s, seat).tobytes()
            if mover == seat or not game.space.verb(action).secret:
                seen.append(((mover - seat) % game.most, action, row))
            elif row != seen[-1][2]:
                seen.append(((mover - seat) % game.most, UNKNOWN, row))
    for recall, seen in zip(w.recalls(), truth, strict=True):
        assert told(game, recall) == seen


@every_game
def test_worlds_that_a_seat_cannot_tell_apart_are_remembered_alike(slug: str) -> None:
    """From worlds in which all that is hidden from a seat is mixed, the same moves leave the same memory."""
    game = load_game(slug)
    facts: Facts = import_module(f"tests.games.{slug}.laws.facts").FACTS
    compared = hidden = 0
    for seed in range(3):
        w = begun(game, game.most if seed else game.fewest, varied(slug), seed)
        rng = seeded(seed + 20)
        for number, _ in enumerate(played(w, seed + 7, 240)):
            if number % 9 or w.d.count == 0:
                continue
            for seat in range(w.s.seats):
                twin, other = w.copy(), w.with_state(facts.rearrange(w.s, seat, rng))
                for _ in range(4):
                    both = [action for action in twin.d.options() if other.d.allows(action)]
                    if twin.d.seat != other.d.seat or not both:
                        break
                    action = both[rng.below(len(both))]
                    twin.play(action)
                    other.play(action)
                    if (twin.s.barriers, other.s.barriers) != (w.s.barriers, w.s.barriers):
                        break  # chance may part them
                    assert twin.written(seat) == other.written(seat)
                    assert str(twin.witness.recall(seat)) == str(other.witness.recall(seat))
                    compared += 1
                    hidden += twin.s.words() != other.s.words()
    assert compared > 100 and hidden > 40


@every_game
def test_memories_differ_exactly_where_a_seat_was_told_something_else(slug: str) -> None:
    """Whatever options and chance may bring: another view, event or question, another memory; the same, the same."""
    game = load_game(slug)
    differed = alike = 0
    for seed in range(2):
        w = begun(game, game.most if seed else game.fewest, varied(slug), seed)
        for number, _ in enumerate(played(w, seed + 9, 260)):
            if number % 9 or w.d.count == 0:
                continue
            for seat in range(w.s.seats):
                by_memory: dict[str, str] = {}
                by_told: dict[str, str] = {}
                for n in range(min(4, w.d.count) * 2):
                    other = w.s.copy()
                    other.rng = seeded(number * 100 + n)
                    twin, action = w.with_state(other), w.d.actions[n // 2]
                    told = what_is_told(game, other.copy(), action, seat)
                    twin.play(action)
                    memory = str(twin.witness.recall(seat))
                    assert by_memory.setdefault(memory, told) == told
                    assert by_told.setdefault(told, memory) == memory
                    alike += len(by_told) <= n
                differed += len(by_memory) > 1
    assert differed > 40 and alike > 40


def what_is_told(game: Game, s: State, action: int, seat: int) -> str:
    """All that a client of the seat would be told, less the order of cards that came together: piles have none."""
    heard, d = list[Event](), Decision()
    mover = s.stack[s.top() + SEAT]
    is_told = mover == seat or not (game.space.verb(action).secret or asking(s).is_secret())
    s.log = heard
    apply(s, action, d)
    view = game.view(s, seat)
    asked = asked_openly(s, d, view, seat) if d.count else None
    events = sorted([event.seen_by(seat) for event in heard])
    return repr((action if is_told else None, unordered(game.describe(view, seat)), events, asked))


def unordered(thing: object) -> object:
    if isinstance(thing, dict):
        return {name: unordered(part) for name, part in thing.items()}
    if isinstance(thing, list):
        return sorted([unordered(part) for part in thing], key=repr)
    return thing


@every_game
def test_a_move_that_a_seat_was_told_is_remembered_even_if_all_looks_as_before(slug: str) -> None:
    game = load_game(slug)
    w = begun(game, game.fewest, {}, 5)
    assert [len(recall.told) for recall in w.recalls()] == [1, 1]
    mover, action = next(played(w, 6))
    for recall in w.recalls():
        assert len(recall.told) == 2
        assert f" {game.seat_names[mover]} {game.space.name(action)};" in str(recall)


@every_game
def test_a_row_has_room_for_whole_games(slug: str) -> None:
    game = load_game(slug)
    w = begun(game, game.most, varied(slug), 8)
    for _ in played(w, 2):
        pass
    plain, room = game.eyes.layout.size, capacity(game) * WIDTH
    recall = w.witness.recall(0)
    log = recall.log()
    assert len(log) == recall.size < room
    row = w.written(0)
    assert row == recall.row.tobytes() + log + bytes(room - len(log))
    assert len(row) == layout(game).size == plain + room


@every_game
def test_the_log_of_a_longer_game_begins_later_and_is_true_from_there(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With little room, so that it happens early; whoever asks at every move, or once, is told the same."""
    game = load_game(slug)
    whole, w, once = (begun(game, 3, varied(slug), 8) for _ in range(3))
    for _ in played(whole, 2, 150):
        pass
    truth = [told(game, recall) for recall in whole.recalls()]
    room = game.eyes.layout.size // 3
    monkeypatch.setattr("undercourt.recall.capacity", lambda game: room)
    for _ in played(w, 2, 150):
        w.recalls()
    for _ in played(once, 2, 150):
        pass
    assert [recall.told for recall in w.recalls()] == [recall.told for recall in once.recalls()]
    assert [str(recall) for recall in w.recalls()] == [str(recall) for recall in whole.recalls()]
    untold = game.eyes.layout.size + game.space.size + 1
    for recall, all_of_it in zip(w.recalls(), truth, strict=True):
        begins, *then = told(game, recall)
        log = recall.log()
        assert len(log) == recall.size <= room * WIDTH and 1 < len(then) + 1 < len(all_of_it)
        assert then == all_of_it[-len(then) :] and begins == (UNKNOWN, UNKNOWN, all_of_it[-len(then) - 1][2])
        assert log[0] + 256 * log[1] == untold and log[2] == 0  # which is how it is told from a whole one


def told(game: Game, recall: Recall) -> list[tuple[int, int, bytes]]:
    return [(one.who, one.action, one.row.tobytes()) for one in unfold(game, recall.log())]


def test_a_game_may_be_longer_than_its_row_has_room_for() -> None:
    """Abyss by whoever nearly always takes the first action: its log would be three times as long as there is room."""
    game = load_game("abyss")
    w = begun(game, 2, {"standstill": "plays_on"}, 3)
    seen = [look(game, w.s, 0).tobytes()]
    while w.d.count > 0:
        w.play(min(w.d.options()))
        seen.append(look(game, w.s, 0).tobytes())
    rows = [one.row.tobytes() for one in unfold(game, w.written(0)[game.eyes.layout.size :])]
    assert 100 < len(rows) < len(seen) and rows == seen[-len(rows) :]
    kept = resumed_witness(game, w.witness.kept())
    assert kept.recall(0).size == w.witness.recall(0).size and str(kept.recall(0)) == str(w.witness.recall(0))


@every_game
def test_a_copy_remembers_for_itself_and_what_is_kept_is_the_same(slug: str) -> None:
    """Whether it was asked before it was copied, or not."""
    game = load_game(slug)
    w = begun(game, game.fewest, {}, 11)
    for asked in (False, True):
        for _ in played(w, 12, 20):
            pass
        if asked:
            w.recalls()
        kept = Watched(game, w.s.copy(), Decision(), resumed_witness(game, w.witness.kept()))
        twin = Watched(game, w.s.copy(), Decision(), w.witness.copy())
        for one in (kept, twin):
            run(one.s, one.d)
            for _ in played(one, 13, 20):
                pass
        assert kept.all_written() == twin.all_written() != w.all_written()
        assert [str(recall) for recall in kept.recalls()] == [str(recall) for recall in twin.recalls()]


def test_a_secret_answer_is_told_to_nobody_else() -> None:
    game = load_game("secret_city")
    w = begun(game, 3, {}, 1)
    secret = 0
    for mover, action in played(w, 2):
        if game.space.verb(action).secret:
            secret += 1
            for recall in w.recalls():
                assert recall.text.endswith(f"{game.space.name(action)};") == (recall.seat == mover)
    assert secret > 3
