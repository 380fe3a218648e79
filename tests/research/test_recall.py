"""With perfect recall a seat keeps all that it saw, and nothing else, in every game."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import numpy as np
import pytest

from undercourt.games import game_names, load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply, run
from undercourt.kernel.event import Event
from undercourt.kernel.game import Game, Options, asked_openly
from undercourt.kernel.laws import Facts
from undercourt.kernel.rng import seeded
from undercourt.recall import (
    UNKNOWN,
    WIDTH,
    Witness,
    capacity,
    copied,
    layout,
    look,
    resumed_witness,
    unfold,
    witness,
)

every_game = pytest.mark.parametrize("slug", game_names())


def begun(game: Game, seats: int, options: Options, seed: int) -> Witness:
    d = Decision()
    return witness(game, game.begin(seats, options, seed, d), d)


def played(w: Witness, seed: int, moves: int = 100_000) -> Iterator[tuple[int, int]]:
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


def written(w: Witness, seat: int) -> bytes:
    out = np.full(layout(w.game).size, 7, np.uint8)
    w.recalls[seat].write(out)
    return out.tobytes()


@every_game
def test_a_log_gives_back_every_row_and_every_move_that_its_seat_was_told(slug: str) -> None:
    game = load_game(slug)
    w = begun(game, game.most, varied(slug), 3)
    truth = [[(UNKNOWN, UNKNOWN, recall.row.tobytes())] for recall in w.recalls]
    for mover, action in played(w, 4, 250):
        for seat, seen in enumerate(truth):
            row = look(game, w.s, seat).tobytes()
            if mover == seat or not game.space.verb(action).secret:
                seen.append(((mover - seat) % game.most, action, row))
            elif row != seen[-1][2]:
                seen.append(((mover - seat) % game.most, UNKNOWN, row))
    for recall, seen in zip(w.recalls, truth, strict=True):
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
            if number % 6 or w.d.count == 0:
                continue
            for seat in range(w.s.seats):
                other = w.copy()
                other.s = facts.rearrange(w.s, seat, rng)
                run(other.s, other.d)
                twin, action = w.copy(), w.d.actions[rng.below(w.d.count)]
                if other.d.seat != w.d.seat or not other.d.allows(action):
                    continue
                barriers = w.s.barriers
                twin.play(action)
                other.play(action)
                if (twin.s.barriers, other.s.barriers) == (barriers, barriers):  # else chance may part them
                    assert written(twin, seat) == written(other, seat)
                    assert str(twin.recalls[seat]) == str(other.recalls[seat])
                    compared += 1
                    hidden += twin.s.words() != other.s.words()
    assert compared > 60 and hidden > 20


@every_game
def test_what_looks_different_to_a_seat_is_remembered_differently(slug: str) -> None:
    """Whatever an option or chance may bring: another view, another event or another question leaves another memory."""
    game = load_game(slug)
    differed = 0
    for seed in range(2):
        w = begun(game, game.most if seed else game.fewest, varied(slug), seed)
        for number, _ in enumerate(played(w, seed + 9, 260)):
            if number % 9 or w.d.count == 0:
                continue
            for seat in range(w.s.seats):
                memories: dict[str, str] = {}
                for n in range(min(4, w.d.count) * 2):
                    twin = w.copy()
                    twin.s.rng = seeded(number * 100 + n)
                    action = w.d.actions[n // 2]
                    told = what_is_told(game, twin.s.copy(), copied(twin.d), action, seat)
                    twin.play(action)
                    memory = str(twin.recalls[seat])
                    assert memories.setdefault(memory, told) == told
                differed += len(memories) > 1
    assert differed > 40


def what_is_told(game: Game, s: State, d: Decision, action: int, seat: int) -> str:
    """All that a client of the seat would be told, less the order of cards that came together: piles have none."""
    heard: list[Event] = []
    s.log = heard
    apply(s, action, d)
    view = game.view(s, seat)
    asked = asked_openly(s, d, view, seat) if d.count else None
    return repr((unordered(game.describe(view, seat)), sorted([event.seen_by(seat) for event in heard]), asked))


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
    before = [len(recall.told) for recall in w.recalls]
    mover, action = next(played(w, 6))
    for seat, recall in enumerate(w.recalls):
        assert len(recall.told) == before[seat] + 1
        assert f" {game.seat_names[mover]} {game.space.name(action)};" in str(recall)


@every_game
def test_a_row_has_room_for_whole_games_and_keeps_the_end_of_longer_ones(slug: str) -> None:
    game = load_game(slug)
    w = begun(game, game.most, varied(slug), 8)
    for _ in played(w, 2):
        pass
    plain, room = game.eyes.layout.size, capacity(game) * WIDTH
    recall = w.recalls[0]
    log = recall.log()
    assert len(log) < room
    row = written(w, 0)
    assert row == recall.row.tobytes() + log + bytes(room - len(log))
    assert len(row) == layout(game).size == plain + room
    recall.told += [bytes([1, 0, 9])] * (capacity(game) - len(log) // WIDTH + 2)
    assert written(w, 0)[plain:] == recall.log()[2 * WIDTH :]


@every_game
def test_a_copy_remembers_for_itself_and_what_is_kept_is_the_same(slug: str) -> None:
    game = load_game(slug)
    w = begun(game, game.fewest, {}, 11)
    for _ in played(w, 12, 40):
        pass
    before = [written(w, seat) for seat in range(game.fewest)]
    loaded, twin = resumed_witness(game, w.kept()), w.copy()
    for one in (loaded, twin):
        assert [written(one, seat) for seat in range(game.fewest)] == before
        for _ in played(one, 13, 20):
            pass
    assert [written(w, seat) for seat in range(game.fewest)] == before
    assert [str(recall) for recall in loaded.recalls] == [str(recall) for recall in twin.recalls]
    assert [str(recall) for recall in twin.recalls] != [str(recall) for recall in w.recalls]


def test_a_secret_answer_is_seen_only_by_what_it_changes() -> None:
    """Which card is taken for oneself is told to nobody else; that somebody answered is."""
    game = load_game("secret_city")
    w = begun(game, 3, {}, 1)
    secret = 0
    for mover, action in played(w, 2):
        if game.space.verb(action).secret:
            secret += 1
            for recall in w.recalls:
                assert recall.text.endswith(f"{game.space.name(action)};") == (recall.seat == mover)
    assert secret > 3
