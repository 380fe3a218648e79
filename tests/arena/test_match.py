"""Matches of bots: views only, one seed one game, and a fast way for random bots."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercourt.arena.match import Result, play_game, record_game
from undercourt.arena.simulation import Tally, game_seed
from undercourt.arena.speed import middle, state_bytes
from undercourt.bots import Bot, Budget, bot
from undercourt.bots.bot import bots_rng
from undercourt.bots.memory import Memory
from undercourt.bots.random import RandomBot
from undercourt.games import game_names, load_game
from undercourt.kernel.decision import Decision, IllegalAction
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.record import Replay
from undercourt.kernel.rng import Rng, seeded

GAME = load_game("tyrants")


class ThroughViews(RandomBot):
    """Random, but of a kind that the match does not know: it is asked at every decision."""

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        assert [view.rng.a, view.rng.b, view.rng.c, view.rng.count] == [0, 0, 0, 0], "this is not a view"
        assert decision.options() == sorted(decision.options()), "an order may tell what the seat does not see"
        return super().choose(game, view, decision, rng, budget, memory)


class Cheat:
    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        return game.space.size - 1


class Drawer:
    """Answers with the first option, and draws some luck that it does not use."""

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        for _ in range(self.drawn):
            rng.word()
        return decision.actions[0]


@pytest.mark.parametrize("slug", game_names())
def test_bots_are_handed_views_and_offers_by_number(slug: str) -> None:
    game = load_game(slug)
    assert play_game(game, [ThroughViews()] * 3, {}, 1).decisions > 20


def test_the_fast_way_for_random_bots_is_as_likely_as_the_one_through_views() -> None:
    def decisions(player: Bot) -> int:
        return sum(play_game(GAME, [player] * 3, {}, game_seed(seed, 3)).decisions for seed in range(100))

    assert decisions(RandomBot()) == pytest.approx(decisions(ThroughViews()), rel=0.1)


def test_a_recorded_match_is_the_same_match() -> None:
    names = ["greedy", "random"]
    bots: list[Bot] = [bot(name) for name in names]
    result = play_game(GAME, bots, {}, 11)
    record = record_game(GAME, names, {}, 11)
    replay = Replay(record, GAME)
    replay.to_the_end()
    score = GAME.score(replay.s)
    assert result == Result(score.totals(), score.order, len(record.moves))
    assert (record.players, record.score) == (names, result.totals)


def test_an_answer_that_was_not_offered_is_refused() -> None:
    with pytest.raises(IllegalAction):
        play_game(GAME, [Cheat(), Cheat()], {}, 1)


def test_bots_share_neither_the_tables_luck_nor_that_of_other_bots() -> None:
    lucks = [seeded(5), bots_rng(5, 0), bots_rng(5, 1)]
    assert len({tuple(luck.word() for _ in range(2)) for luck in lucks}) == 3


def test_what_a_bot_draws_does_not_change_what_others_draw() -> None:
    games = [play_game(GAME, [Drawer(more), bot("random")], {}, 11) for more in (0, 1)]
    assert games[0] == games[1]


def test_seeds_of_a_simulation_are_fixed_and_apart() -> None:
    assert game_seed(1, 0) == 0x09929774D3F1B5A21FE86DEBD059F18D
    assert len({game_seed(seed, i) for seed in range(20) for i in range(20)}) == 400


def tally(**fields: Any) -> Tally:
    counted = Tally(2)
    for name, value in fields.items():
        setattr(counted, name, value)
    return counted


def test_a_shared_win_counts_in_parts() -> None:
    counted = tally(games=3)
    counted.wins[0].update({1: 2, 2: 1})
    counted.wins[1].update({2: 1})
    assert (counted.wins_of(0), counted.wins_of(1)) == (2.5, 0.5)


def test_length_at_is_the_nearest_rank() -> None:
    counted = tally(games=20, lengths=Counter(range(1, 21)))
    assert (counted.length_at(95), counted.length_at(50), counted.length_at(100)) == (19, 10, 20)
    assert tally(games=1, lengths=Counter([7])).length_at(95) == 7


def test_state_bytes_counts_every_array_of_a_state() -> None:
    s: Any = middle(GAME, 4, GAME.chosen(4, {}))
    vecs = [s.stack, s.waiting, s.tables, s.cards.size]
    assert state_bytes(s) == 8 * sum(map(len, vecs)) + len(s.cards.cards) + len(s.troops)
