"""What a seat observes as bytes follows from what it may know, in every game."""

from __future__ import annotations

from importlib import import_module

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from undercourt.games import game_names, load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import Effect, State, apply
from undercourt.kernel.game import Game, Options
from undercourt.kernel.laws import Facts
from undercourt.kernel.observing import BLIND, Block, counted_from
from undercourt.kernel.rng import seeded

SEEING = [slug for slug in game_names() if load_game(slug).eyes is not BLIND]
seeing_games = pytest.mark.parametrize("slug", SEEING)


def observed(game: Game, s: State, seat: int) -> list[int]:
    out = vec[u8]([7] * (game.eyes.size + 2))  # what lay there before must not matter
    game.eyes.look(s, seat, out, 1)
    assert out[0] == out[game.eyes.size + 1] == 7, "it writes outside its row"
    return [int(out[i + 1]) for i in range(game.eyes.size)]


def varied(slug: str) -> list[Options]:
    """The usual options, those that show most of the game, and the rarer of two values for each that has two."""
    game = load_game(slug)
    shown: Options = import_module(f"tests.games.{slug}.games").VARIED
    return [{}, shown, {option.name: option.values[1] for option in game.options if len(option.values) == 2}]


@seeing_games
def test_blocks_have_names_of_their_own_and_fill_the_row(slug: str) -> None:
    eyes = load_game(slug).eyes
    names = [block.name for block in eyes.layout.blocks]
    assert len(set(names)) == len(names)
    assert len(eyes.layout.scales()) == eyes.layout.size == eyes.size
    assert eyes.layout.at(names[-1]) + eyes.layout.blocks[-1].size == eyes.size


@seeing_games
def test_every_effect_that_asks_has_a_question_of_its_own(slug: str) -> None:
    game = load_game(slug)
    s = game.begin(game.fewest, {}, 1, Decision())
    game.eyes.learn(s.book)
    asking = {type(effect).__name__ for effect in s.book.nodes if type(effect).answer is not Effect.answer}
    assert not game.eyes.questions or set(game.eyes.questions) == asking
    first, size = game.eyes.layout.at("question"), question_block(game).size
    assert size == (len(asking) if game.eyes.questions else len(s.book.nodes))
    d = Decision()
    s = game.begin(game.most, {}, 3, d)
    for _ in range(40):
        row = observed(game, s, d.seat)
        assert row[first : first + size].count(1) == 1 and sum(row[first : first + size]) == 1
        assert row[game.eyes.layout.at("asked")] == 1, "who is asked does not see that it is"
        apply(s, d.actions[0], d)


def question_block(game: Game) -> Block:
    [block] = [block for block in game.eyes.layout.blocks if block.name == "question"]
    return block


@seeing_games
def test_what_is_not_in_the_game_is_not_marked(slug: str) -> None:
    """No block by seat has anything for seats that nobody sits in."""
    game = load_game(slug)
    d = Decision()
    s = game.begin(game.fewest, {}, 2, d)
    rng = seeded(9)
    by_seat = [block for block in game.eyes.layout.blocks if "by seat" in block.what]
    assert len(by_seat) > 3
    for _ in range(150):
        row = observed(game, s, d.seat)
        for block in by_seat:
            first, each = game.eyes.layout.at(block.name), block.size // game.most
            assert not any(row[first + game.fewest * each : first + block.size]), block.name
        if d.count == 0:
            break
        apply(s, d.actions[rng.below(d.count)], d)


@seeing_games
def test_a_seat_observes_what_its_view_shows_and_nothing_else(slug: str) -> None:
    """All through random games: the same from the state, from its view, and from a state that looks alike to it."""
    game = load_game(slug)
    facts: Facts = import_module(f"tests.games.{slug}.laws.facts").FACTS
    d = Decision()
    differed = 0
    for seed, options in enumerate(varied(slug)):
        for seats in range(game.fewest, game.most + 1):
            rng = seeded(seed + 50 * seats)
            s = game.begin(seats, options, seed + 10 * seats, d)
            for number in range(500):
                for seat in range(seats) if number < 8 or number % 12 == 0 or d.count == 0 else ():
                    seen = observed(game, s, seat)
                    assert observed(game, game.view(s, seat), seat) == seen
                    other = facts.rearrange(s, seat, rng)
                    differed += other.words() != s.words()
                    assert observed(game, other, seat) == seen
                if d.count == 0:
                    break
                apply(s, d.actions[rng.below(d.count)], d)
    assert differed > 400


@seeing_games
def test_actions_can_be_counted_from_every_seat(slug: str) -> None:
    """Each action has one in its place, no two the same; from the first seat nothing changes."""
    game = load_game(slug)
    for seats in range(game.fewest, game.most + 1):
        for seat in range(seats):
            turned = list(counted_from(seat, seats, game.space, game.seat_names))
            assert sorted(turned) == list(range(game.space.size))
            assert (turned == list(range(game.space.size))) == (seat == 0 or slug == "whispers")
            back = counted_from((seats - seat) % seats, seats, game.space, game.seat_names)
            assert [back[action] for action in turned] == list(range(game.space.size))


def test_an_action_names_seats_as_the_one_that_looks_counts_them() -> None:
    game = load_game("tyrants")
    turned = counted_from(1, 3, game.space, game.seat_names)
    for said, meant in (
        ("opponent green", "opponent sky"),
        ("assassinate skullport sky", "assassinate skullport amber"),
        ("take_trophy amber white", "take_trophy green white"),
        ("deploy skullport", "deploy skullport"),
    ):
        assert game.space.name(turned[game.space.action(said)]) == meant
