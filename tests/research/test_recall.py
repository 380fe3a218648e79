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
        found = [(one.who, one.action, one.row.tobytes()) for one in unfold(game, recall.log())]
        assert found == seen


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
def test_a_row_has_room_for_whole_games_and_keeps_the_end_of_longer_ones(slug: str) -> None:
    game = load_game(slug)
    w = begun(game, game.most, varied(slug), 8)
    for _ in played(w, 2):
        pass
    plain, room = game.eyes.layout.size, capacity(game) * WIDTH
    recall = w.witness.recall(0)
    log = recall.log()
    assert len(log) < room
    row = w.written(0)
    assert row == recall.row.tobytes() + log + bytes(room - len(log))
    assert len(row) == layout(game).size == plain + room
    recall.told += [bytes([1, 0, 9])] * (capacity(game) - len(log) // WIDTH + 2)
    assert w.written(0)[plain:] == recall.log()[2 * WIDTH :]


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
