"""What PyTorch makes of rows is what bots make of marks."""

from __future__ import annotations

from itertools import permutations

import pytest
import torch

from undercourt.games import load_game
from undercourt.judgement import sense_of
from undercourt.judgement.sense import MOST_SEATS
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import Game
from undercourt.kernel.ids import NOTHING
from undercourt.thinking.reader import Reader
from undercourt.training.reading import Reading, names_of, numbers, scales_of


def rows_of(reader: Reader, s: State, seat: int) -> tuple[list[int], list[int]]:
    """The observation alone, and all that a network looks at."""
    reader.see(s, seat)
    row = [0] * int(reader.places)
    for i in range(reader.sight.count):
        mark = int(reader.sight.marks[i])
        row[mark >> 8] += mark & 255
    return row[: int(reader.game.eyes.size)], row


def positions(game: Game, seats: int, count: int) -> list[State]:
    d = Decision()
    s = game.begin(seats, {}, 11, d)
    found = []
    for number in range(count):
        found.append(s.copy())
        apply(s, d.actions[number * 7 % d.count], d)
    return found


@pytest.mark.parametrize("slug", ["whispers", "abyss"])
def test_rows_are_read_as_bots_read_marks(slug: str) -> None:
    game = load_game(slug)
    reader, reading = Reader(sense_of(game)), Reading(game)
    both = [rows_of(reader, s, seat) for s in positions(game, 3, 60) for seat in range(3)]
    seats = torch.tensor([seat for _ in range(60) for seat in range(3)])
    views = reading.views(torch.tensor([seen for seen, _ in both], dtype=torch.uint8), seats)
    assert views.rows.tolist() == [row for _, row in both]
    assert views.rows.shape[1] == len(scales_of(game)) == reader.places


def test_what_is_said_of_both_names_is_added_up() -> None:
    game = load_game("whispers")
    reader, reading = Reader(sense_of(game)), Reading(game)
    s = positions(game, 3, 10)[-1]
    seen, _ = rows_of(reader, s, 1)
    views = reading.views(torch.tensor([seen], dtype=torch.uint8), torch.tensor([1]))
    said = torch.arange(float(names_of(game)))[None] ** 2
    added = reading.by_action(said, views.orders)[0]
    names = [int(reader.name(action)) for action in range(game.space.size)]
    assert {NOTHING} < set(names)
    expected = [action**2 + (0 if name == NOTHING else name**2) for action, name in enumerate(names)]
    assert added.tolist() == expected


def test_a_seat_that_does_not_know_its_order_has_no_ranks() -> None:
    game = load_game("whispers")
    reading = Reading(game)
    rows = torch.zeros((1, int(game.eyes.size)), dtype=torch.uint8)  # nothing is told
    views = reading.views(rows, torch.tensor([0]))
    assert views.rows[0, rows.shape[1] + MOST_SEATS :].sum() == 0
    said = torch.ones((1, names_of(game)))
    assert reading.by_action(said, views.orders).tolist() == [[1.0] * game.space.size]


def test_what_is_ranked_counts_as_it_does_by_name() -> None:
    game = load_game("whispers")
    ranking = sense_of(game).ranking()
    assert ranking is not None
    scales = scales_of(game)
    for number, _ in enumerate(permutations(range(5))):
        for place, at in enumerate(ranking.places[number]):
            if at != NOTHING:
                assert scales[place] == scales[int(game.eyes.size) + MOST_SEATS + at]


def test_bytes_are_exact_in_half_of_the_precision() -> None:
    every = torch.arange(256, dtype=torch.uint8)
    assert numbers(every).dtype == torch.float32
    with torch.autocast("cpu", torch.bfloat16):
        halved = numbers(every)
    assert halved.dtype == torch.bfloat16 and halved.tolist() == list(range(256))
