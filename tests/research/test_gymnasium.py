"""One seat behind Gymnasium's interface, with the others played by bots."""

from __future__ import annotations

import pickle
import warnings
from copy import copy, deepcopy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import undercourt
from tests.bots.of_others import First
from undercourt.env import IDS
from undercourt.env.seat import SeatEnv
from undercourt.facade import BadOption, IllegalAction

every_game = pytest.mark.parametrize("name", IDS)


def played(env: SeatEnv, seed: int | None, moves: int = 10**6) -> list[Any]:
    """A game of random actions: all that the learner sees and is paid, in order."""
    seen, info = env.reset(seed=seed)
    told: list[Any] = [seen["observation"].tobytes(), info["seat"]]
    chance = Random(1)
    over = False
    while not over and moves > 0:
        action = chance.choice(np.flatnonzero(seen["action_mask"]).tolist())
        seen, reward, over, _, info = env.step(action)
        told += [seen["observation"].tobytes(), reward, over]
        moves -= 1
    return told


@pytest.mark.parametrize(("name", "players"), [("tyrants", 2), ("abyss", 4), ("whispers", 3), ("secret_city", 5)])
def test_gymnasium_finds_the_interface_kept(name: str, players: int) -> None:
    env = gymnasium.make(IDS[name], players=players, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*the game ends here")  # it takes any action, legal or not
        check_env(env.unwrapped)


@every_game
def test_equal_seeds_give_equal_games(name: str) -> None:
    one, two = SeatEnv(name, players=3), SeatEnv(name, players=3)
    first = played(one, 7)
    assert first == played(two, 7) != played(two, 8)
    assert played(one, None, 20) != first[:40]
    assert one.reset(seed=7)[1] == two.reset(seed=7)[1] and one.episode.seed == 7


@every_game
def test_the_learner_alone_is_asked(name: str) -> None:
    env = SeatEnv(name, players=3, seat=1)
    seen, _ = env.reset(seed=2)
    chance = Random(1)
    over = False
    while not over:
        t = env.episode
        assert t.seat == 1 and np.flatnonzero(seen["action_mask"]).tolist() == t.legal
        assert seen["observation"].tolist() == t.observe(1).tolist()
        seen, reward, over, _, info = env.step(chance.choice(t.legal))
    assert reward == env.episode.returns[1] and info["points"] == env.episode.scores
    assert not seen["action_mask"].any()
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_a_seat_that_is_not_chosen_is_drawn_for_every_game() -> None:
    env = SeatEnv("whispers", players=4)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(20)]
    assert set(seats) == {0, 1, 2, 3}
    assert [env.reset(seed=seed)[1]["seat"] for seed in range(20)] == seats
    chosen = SeatEnv("whispers", players=4, seat=2)
    assert {chosen.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_opponents_are_bots_and_levels_by_name() -> None:
    env = SeatEnv("abyss", players=3, seat=0, opponents=["novice", "expert"], positions=20)
    told = played(env, 1, 8)
    assert [type(env._bots[seat]).__name__ for seat in (1, 2)] == ["LevelBot", "ExpertBot"]
    assert told == played(env, 1, 8) != played(SeatEnv("abyss", players=3, seat=0), 1, 8)


def test_opponents_may_be_bots_of_others() -> None:
    name = "tests.bots.of_others:First"
    by_name = SeatEnv("abyss", players=3, seat=0, opponents=name)
    assert [type(one).__name__ for one in (by_name.reset(seed=1), by_name._bots.values())[1]] == ["First", "First"]
    told = played(by_name, 1, 8)
    one = First()
    for env in (
        SeatEnv("abyss", players=3, seat=0, opponents=one),
        SeatEnv("abyss", players=3, seat=0, opponents=[one, name]),
        gymnasium.make(IDS["abyss"], players=3, seat=0, opponents=one).unwrapped,
    ):
        assert isinstance(env, SeatEnv) and played(env, 1, 8) == told and env._bots[1] is one


def test_random_opponents_play_the_same_game_with_and_without_views() -> None:
    """The short way for random bots is a short way and nothing else."""
    from undercourt.bots.memory import Memories

    short, long = SeatEnv("abyss", players=3, seat=0), SeatEnv("abyss", players=3, seat=0)
    short.reset(seed=4)
    long.reset(seed=4)
    chance = Random(3)
    for _ in range(30):
        long._memories = Memories(long.game.rules, long.episode._s)
        action = chance.choice(short.episode.legal)
        short.step(action)
        long.step(action)
        assert long.episode.record() == short.episode.record()


def test_a_learner_recalls_where_that_is_wanted() -> None:
    ways: list[Any] = [True, np.bool_(True), 1]
    for recall in ways:
        env = SeatEnv("whispers", seat=1, recall=recall)
        seen, _ = env.reset(seed=5)
        assert env.observation_space.contains(seen)
        assert seen["observation"].tolist() == env.episode.observe(1, recall=True).tolist()


def test_an_illegal_action_loses_the_game_or_is_an_error() -> None:
    env = SeatEnv("tyrants", seat=0)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="'end_turn' is not possible now: rule TU-"):
        seen, reward, over, _, info = env.step(env.game.action("end_turn"))
    assert (reward, over) == (-1.0, True) and "rule TU-" in info["illegal"] and not seen["action_mask"].any()
    strict = SeatEnv("tyrants", seat=0, illegal="raise")
    strict.reset(seed=1)
    before = strict.episode.record()
    with pytest.raises(IllegalAction, match="rule TU-"):
        strict.step(strict.game.action("end_turn"))
    assert strict.episode.record() == before
    seen, reward, over, _, info = strict.step(strict.episode.legal[0])  # the game goes on
    assert (reward, over) == (0.0, False) and "illegal" not in info and seen["action_mask"].any()


def test_wrong_arguments_are_refused_in_one_sentence() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"players": 9}, "tyrants is for 2 to 4 players, not 9"),
        ({"seat": 2}, "'seat' cannot be 2; it is one of: None, 0, 1"),
        (
            {"opponents": "deep blue"},
            "'opponents' cannot be 'deep blue': there is no bot 'deep blue'; there are: novice",
        ),
        ({"opponents": "no.module:Bot"}, "'opponents' cannot be 'no.module:Bot': .*there is no module 'no' here"),
        ({"opponents": "neural=no.npz"}, "'opponents' cannot be 'neural=no.npz': there is no file 'no.npz'"),
        ({"opponents": None}, "'opponents' cannot be None; it is the name of a bot, or a bot, or a list of them"),
        ({"opponents": [3]}, "'opponents' cannot be 3; it is the name of a bot, or a bot, or a list of them"),
        ({"opponents": ["random", "random"]}, "1 others play, and 2 opponents are named"),
        ({"recall": "no"}, "'recall' cannot be 'no'; it is one of: False, True"),
        ({"cards": "many"}, "tyrants has no option 'cards'"),
    ]
    for arguments, sentence in wrong:
        with pytest.raises(BadOption, match=sentence):
            SeatEnv("tyrants", **arguments)
    with pytest.raises(ResetNeeded):
        SeatEnv("tyrants").step(0)


def test_numbers_are_taken_and_refused_as_by_a_game_alone() -> None:
    env = SeatEnv("tyrants", players=np.int64(2), seat=np.int64(1), positions=np.int64(9))
    env.reset(seed=np.int64(5))
    assert (env.episode.seed, env.seat, env.budget.positions) == (5, 1, 9) and type(env.seat) is int
    seeds: list[Any] = [-1, 2**129, 1.5, "a"]
    for seed in seeds:
        with pytest.raises(BadOption, match=r"^a seed is a whole number"):
            env.reset(seed=seed)
    seats: list[Any] = [1.0, "0", -1, 2]
    for seat in seats:
        with pytest.raises(BadOption, match=r"^'seat' cannot be .*; it is one of: None, 0, 1$"):
            SeatEnv("tyrants", seat=seat)
    positions: list[Any] = [0, -5, "x", None, 1.5]
    for number in positions:
        with pytest.raises(BadOption, match=r"^'positions' is a whole number of 1 or more, not "):
            SeatEnv("tyrants", positions=number)


@every_game
def test_an_id_is_of_one_game(name: str) -> None:
    env = seat_of(gymnasium.make(IDS[name], players=2))
    assert env.game.name == name
    for other in IDS:
        with pytest.raises(BadOption, match=f"^{name} has no option 'game'; it has: "):
            gymnasium.make(IDS[name], game=other)


def test_gymnasium_makes_a_vector_of_learners() -> None:
    """As docs/for-researchers.md says."""
    vector = gymnasium.make_vec(IDS["whispers"], num_envs=3, players=3, opponents="random")
    seen, _ = vector.reset(seed=1)
    actions = seen["action_mask"].argmax(1)
    seen, rewards, *_ = vector.step(actions)
    assert seen["observation"].shape[0] == len(rewards) == 3
    vector.close()


@pytest.mark.parametrize("opponents", ["random", "greedy", "novice", "search"])
@pytest.mark.parametrize("name", ["whispers", "secret_city"])  # where seats remember
def test_an_environment_is_copied_and_pickled_with_its_game(name: str, opponents: str) -> None:
    env = gymnasium.make(IDS[name], players=3, opponents=opponents, positions=20)
    pickle.loads(pickle.dumps(env)).reset(seed=1)
    env.reset(seed=7)
    for _ in range(4):
        env.step(seat_of(env).episode.legal[0])
    copies = [deepcopy(env), pickle.loads(pickle.dumps(env)), copy(seat_of(env))]
    before = seat_of(env).episode.record()
    told = [played_on(one) for one in copies]
    assert seat_of(env).episode.record() == before and {*told} == {played_on(env)}
    assert all(one.reset()[1] == env.reset()[1] for one in copies[:1])


def seat_of(env: gymnasium.Env[Any, Any]) -> SeatEnv:
    assert isinstance(env.unwrapped, SeatEnv)
    return env.unwrapped


def played_on(env: gymnasium.Env[Any, Any]) -> str:
    for _ in range(6):
        env.step(seat_of(env).episode.legal[-1])
    return seat_of(env).episode.record()


@every_game
def test_both_libraries_know_the_games_by_their_ids(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    import pettingzoo

    env = gymnasium.make(IDS[name], players=2, render_mode="human")
    env.reset(seed=3)
    assert f"<{name} for 2, seed 3" in capsys.readouterr().out
    table = pettingzoo.make("aec", f"undercourt/{name}_v0", players=2)
    table.reset(seed=3)
    assert table.episode.record() == undercourt.load(name).new(2, 3).record()
