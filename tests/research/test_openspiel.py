"""OpenSpiel's own tests pass, its bots play the games, and what it is told is what a seat may know."""

from __future__ import annotations

import copy
import pickle
import random
import runpy
import subprocess
import sys
import unittest
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts, sample_some_states
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

import undercourt
from undercourt._build import ROOT
from undercourt.games import load_game, seen_games
from undercourt.kernel.decision import IllegalAction
from undercourt.kernel.game import BadOption
from undercourt.openspiel import NAMES, UndercourtState
from undercourt.openspiel.rollouts import Rollouts
from undercourt.recall import layout

every_game = pytest.mark.parametrize("slug", seen_games())


def loaded(slug: str, players: int = 0, seed: int = 7, **options: str) -> Any:
    rules = load_game(slug)
    return pyspiel.load_game(f"undercourt_{slug}", {"players": players or rules.fewest, "rng_seed": seed, **options})


def dealt(game: Any, moves: int = 0, seed: int = 1) -> Any:
    """A state after the deal and some random moves."""
    state, lot = game.new_initial_state(), random.Random(seed)
    state.apply_action(0)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(lot.choice(state.legal_actions()))
    return state


# OpenSpiel's own tests


@every_game
def test_random_games_pass_the_tests_of_openspiel(slug: str) -> None:
    """Its own simulation, which clones, compares and observes at every decision; keeping is checked beside it."""
    kept = 0

    def keeps(state: Any) -> None:
        nonlocal kept
        if state.move_number() % 60 == 0:
            again = state.get_game().deserialize_state(state.serialize())
            assert str(again) == str(state) and again.history() == state.history()
            kept += 1

    pyspiel.random_sim_test(loaded(slug), 1, serialize=False, verbose=False, state_checker_fn=keeps)
    assert kept > 3


@every_game
def test_states_keep_to_the_interface(slug: str) -> None:
    """OpenSpiel's own tests of its interface, on states that it samples itself."""

    class Kept(api_test.EnforceAPIOnPartialTreeBase):
        game, game_name = loaded(slug), f"undercourt_{slug}"

        @classmethod
        def setUpClass(cls) -> None:
            cls.game_type = cls.game.get_type()
            cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=60)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Kept).run(result)
    assert (result.testsRun, result.errors, result.failures) == (5, [], [])


@every_game
def test_an_ended_game_asks_nobody(slug: str) -> None:
    state = dealt(loaded(slug), 100_000)
    assert state.is_terminal() and state.get_type() == pyspiel.StateType.TERMINAL
    assert state.legal_actions() == state.legal_actions(0) == []
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.rewards() == state.returns() and max(state.returns()) > 0


@every_game
def test_its_environment_plays_a_game_for_agents(slug: str) -> None:
    env = rl_environment.Environment(loaded(slug), observation_type=rl_environment.ObservationType.OBSERVATION)
    lot, step = random.Random(3), env.reset()
    spec = env.observation_spec()["info_state"]
    while not step.last():
        player = step.observations["current_player"]
        assert np.shape(step.observations["info_state"][player]) == tuple(spec)
        step = env.step([lot.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0.0)


# Its bots


@every_game
def test_random_and_tree_searching_bots_play_whole_games(slug: str) -> None:
    """MCTS looks for its move a few times a game: a simulation is a whole game."""
    game = loaded(slug)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    search = mcts.MCTSBot(game, 2.0, 3, rollouts, random_state=np.random.RandomState(3))  # else it draws its own seed
    plain = uniform_random.UniformRandomBot(1, np.random.RandomState(1))
    state, number = dealt(game), 0
    while not state.is_terminal():
        number += 1
        bot = search if state.current_player() == 0 and number % 25 == 0 else plain
        action = random.Random(number).choice(state.legal_actions()) if bot is plain else bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert number > 20 and sum(state.returns()) == pytest.approx(0.0)
    returns = evaluate_bots.evaluate_bots(
        game.new_initial_state(),
        [uniform_random.UniformRandomBot(player, np.random.RandomState(player)) for player in range(2)],
        np.random.RandomState(4),
    )
    assert sum(returns) == pytest.approx(0.0)


@every_game
def test_information_set_search_plays(slug: str) -> None:
    game = loaded(slug)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, np.random.RandomState(2)), 2.0, 6, random_state=np.random.RandomState(3)
    )
    for moves in (0, 20, 60):
        state = dealt(game, moves)
        assert bot.step(state) in state.legal_actions()


@every_game
def test_rollouts_in_the_engine_are_those_of_openspiel(slug: str) -> None:
    game = loaded(slug)
    state = dealt(game, 100_000)
    slow, fast = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), Rollouts(2, 1)
    assert fast.evaluate(state).tolist() == slow.evaluate(state).tolist() == state.returns()
    early = dealt(game, 10)
    before = str(early)
    assert fast.prior(early) == slow.prior(early)
    means = [fast.evaluate(early) for _ in range(20)]
    assert str(early) == before and len({tuple(mean) for mean in means}) > 1
    assert all(mean.sum() == pytest.approx(0.0) for mean in means)
    with pytest.raises(ValueError, match="nothing has been dealt yet"):
        fast.evaluate(game.new_initial_state())


def test_no_rollouts_are_refused() -> None:
    numbers: list[Any] = [0, -1, 1.5, "many"]
    for games in numbers:
        with pytest.raises(BadOption, match=r"^'games' is a whole number of 1 or more, not "):
            Rollouts(games)
    with pytest.raises(BadOption, match=r"^a seed is a whole number"):
        Rollouts(1, -1)


def test_the_example_of_information_set_search_runs(capsys: pytest.CaptureFixture[str]) -> None:
    path = ROOT / "examples" / "research" / "ismcts_openspiel.py"
    assert runpy.run_path(str(path))["main"](["whispers", "--games", "1", "--simulations", "3"]) in (-1.0, 0.0, 1.0)
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("game 1: ") and told[1].startswith("IS-MCTS with 3 simulations: mean return ")


# What a state is


@every_game
def test_a_deal_is_the_game_of_its_seed_one_seed_after_the_other(slug: str) -> None:
    game = loaded(slug, seed=40)
    for seed in (40, 41):
        state, same = dealt(game), undercourt.load(slug).new(seed=seed)
        while not state.is_terminal():
            assert (state.current_player(), state.legal_actions()) == (same.seat, same.legal)
            assert state.observation_tensor() == same.observe().tolist()
            action = state.legal_actions()[-1]
            assert state.action_to_string(action) == same.names[-1]
            state.apply_action(action)
            same.step(action)
        assert same.done and state.returns() == same.returns and state.scores() == same.scores


@every_game
def test_clones_copies_and_pickles_go_on_alike_and_apart(slug: str) -> None:
    game = loaded(slug)
    state = dealt(game, 30)
    state.information_state_string(0)
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        before = str(state)
        assert (str(twin), twin.history(), twin.move_number()) == (before, state.history(), 31)
        twin.apply_action(twin.legal_actions()[0])
        other = state.clone()
        assert str(state) == before != str(twin)
        other.apply_action(other.legal_actions()[0])
        for player in range(game.num_players()):
            assert other.information_state_string(player) == twin.information_state_string(player)
            assert other.information_state_tensor(player) == twin.information_state_tensor(player)


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copied_or_pickled_game_deals_what_the_first_one_deals_next(way: Callable[[Any], Any]) -> None:
    game = loaded("abyss", 3, -1, standstill="plays_on")
    dealt(game)
    again = way(game)
    assert (again.num_players(), again.get_parameters()["standstill"]) == (3, "plays_on")
    assert str(dealt(again)) == str(dealt(game)) != str(dealt(game))


def test_a_clone_from_before_the_deal_has_another_game_and_a_kept_state_what_was_next_then() -> None:
    """As docs/for-researchers.md says: the deal is when a state takes its seed."""
    game = loaded("abyss", seed=40)
    dealt(game)
    state = game.new_initial_state()
    clone, kept = state.clone(), state.serialize()
    by_seed = [str(dealt(loaded("abyss", seed=seed))) for seed in (41, 42)]
    clone.apply_action(0)
    state.apply_action(0)
    again = game.deserialize_state(kept)
    again.apply_action(0)
    assert [str(clone), str(state)] == by_seed and str(again) == by_seed[0]


@every_game
def test_what_is_remembered_does_not_depend_on_when_it_is_asked(slug: str) -> None:
    """Once at the end, or at every move: the same."""
    game = loaded(slug, seed=3)
    late, early = dealt(game, 0), dealt(loaded(slug, seed=3), 0)
    for number in range(60):
        action = late.legal_actions()[number % len(late.legal_actions())]
        early.information_state_string(number % game.num_players())
        late.apply_action(action)
        early.apply_action(action)
    for player in range(game.num_players()):
        assert late.information_state_string(player) == early.information_state_string(player)


@every_game
def test_a_resampled_state_looks_the_same_to_its_player_and_hides_the_rest(slug: str) -> None:
    rules = load_game(slug)
    game = loaded(slug, rules.most)
    lot, differed = random.Random(5), 0
    for moves in (0, 40, 90, 130):
        state = dealt(game, moves)
        for player in range(rules.most):
            other = state.resample_from_infostate(player, lot.random)
            assert isinstance(other, UndercourtState) and other.history() == []
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            differed += str(other) != str(state)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
                pickled = pickle.loads(pickle.dumps(other))
                assert pickled.information_state_string(player) == state.information_state_string(player)
            for _ in range(10):
                if not other.is_terminal():
                    other.apply_action(lot.choice(other.legal_actions()))
    assert differed > 8


def test_tensors_are_the_documented_rows() -> None:
    game = loaded("tyrants")
    rules = load_game("tyrants")
    assert game.observation_tensor_size() == rules.eyes.layout.size
    assert game.information_state_tensor_size() == layout(rules).size
    state = dealt(game, 9)
    whole = state.information_state_tensor(1)
    assert whole[: rules.eyes.layout.size] == state.observation_tensor(1)
    assert state.observation_string(1).startswith("sky: players.0=1 ")
    assert state.information_state_string(1).startswith("sky: ")


# Parameters and errors


def test_games_are_registered_by_name_with_all_their_options() -> None:
    assert set(NAMES) == {f"undercourt_{slug}" for slug in seen_games()} <= set(pyspiel.registered_names())
    game = pyspiel.load_game("undercourt_tyrants(players=3,section=left,rng_seed=5)")
    assert (game.num_players(), game.get_parameters()["section"]) == (3, "left")
    assert game.min_utility() == -0.5 and game.max_utility() == 1.0
    kind = game.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert (kind.min_num_players, kind.max_num_players) == (2, 4)
    assert kind.long_name == "Tyrants of the Underdark"
    assert set(kind.parameter_specification) == {
        "players",
        "rng_seed",
        *[one.name for one in load_game("tyrants").options],
    }


def test_what_is_wrong_is_said_exactly() -> None:
    with pytest.raises(BadOption, match="tyrants is for 2 to 4 players, not 7"):
        loaded("tyrants", 7)
    with pytest.raises(BadOption, match="'section' cannot be 'middle'; it is one of: random, left, right"):
        loaded("tyrants", section="middle")
    with pytest.raises(RuntimeError, match="Unknown parameter 'sections'"):
        loaded("tyrants", sections="left")
    with pytest.raises(ValueError, match="'rng_seed' is a whole number from 0 on, or -1"):
        loaded("tyrants", seed=-3)
    state = loaded("tyrants").new_initial_state()
    with pytest.raises(ValueError, match="chance has one outcome here, 0: the deal; not 5"):
        state.apply_action(5)
    with pytest.raises(ValueError, match="nothing has been dealt yet"):
        state.resample_from_infostate(0, random.random)
    state.apply_action(0)
    with pytest.raises(IllegalAction, match="'end_turn' is not possible now: rule TU-"):
        state.apply_action(load_game("tyrants").space.action("end_turn"))
    with pytest.raises(IllegalAction, match="99999 is not an action of tyrants"):
        state.apply_action(99_999)
    with pytest.raises(ValueError, match="there is no player 2; they go from 0 to 1"):
        state.resample_from_infostate(2, random.random)
    with pytest.raises(ValueError, match="the game is not over"):
        state.scores()
    assert state.history() == [0]


@every_game
def test_a_player_who_is_not_there_sees_nothing(slug: str) -> None:
    """Before the deal, in the middle of a game, and at its end, where nobody is asked any more."""
    game = loaded(slug)
    kinds = [pyspiel.IIGObservationType(perfect_recall=recall) for recall in (False, True)]
    for state in (game.new_initial_state(), dealt(game, 20), dealt(game, 100_000)):
        for observer in (make_observation(game, kind) for kind in kinds):
            for player in (2, 5, 1000, -1, int(pyspiel.PlayerId.TERMINAL), 0.5, None):
                for way in (observer.set_from, observer.string_from):
                    with pytest.raises(ValueError, match=rf"^there is no player {player}; they go from 0 to 1$"):
                        way(state, player)
            observer.set_from(state, np.int64(1))
            assert observer.tensor.any() == (not state.is_initial_state())


def test_a_state_of_another_game_is_refused() -> None:
    def game(name: str = "tyrants", **params: Any) -> pyspiel.Game:
        return pyspiel.load_game(f"undercourt_{name}", {"rng_seed": 7, **params})

    state = game(players=3, section="left").new_initial_state()
    before = state.serialize()
    state.apply_action(0)
    for text in (before, state.serialize()):
        assert str(game(players=3, section="left").deserialize_state(text))
        for other, sentence in [
            (game(players=2, section="left"), "its 'players' is 3, not 2"),
            (game(players=3, section="right"), "its 'section' is 'left', not 'right'"),
            (game("abyss", players=3), "its 'game' is 'tyrants', not 'abyss'"),
        ]:
            with pytest.raises(ValueError, match=f"^this state is of another game: {sentence}$"):
                other.deserialize_state(text)


def test_what_openspiel_cannot_do_for_games_in_python_is_as_documented() -> None:
    """A new release of it that can will fail this test: then docs/for-researchers.md is to be changed."""
    game = loaded("abyss")
    with pytest.raises(RuntimeError, match="GetRNGState unimplemented"):
        pyspiel.serialize_game_and_state(game, dealt(game))


def test_without_openspiel_it_says_how_to_have_it() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import undercourt.openspiel"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stderr.splitlines()[-1]
    assert told == "ImportError: undercourt.openspiel needs OpenSpiel: pip install 'undercourt[openspiel]'"


def test_a_program_that_used_it_ends_quietly() -> None:
    """C++ lets go of what was registered after Python has ended."""
    done = subprocess.run([sys.executable, "-c", "import undercourt.openspiel"], capture_output=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, b"")
