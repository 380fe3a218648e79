"""The four tables behind PettingZoo's interface, under PettingZoo's own tests."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Callable
from copy import copy, deepcopy
from importlib import import_module
from random import Random
from typing import Any, assert_type

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils import wrappers

import undercourt
from undercourt.env.aec import TableEnv
from undercourt.env.spaces import Observation
from undercourt.facade import BadOption, IllegalAction
from undercourt.games import load_game, seen_games

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("tyrants", 2, {}),
    ("tyrants", 4, {"decks": "random", "section": "left"}),
    ("abyss", 3, {"standstill": "plays_on"}),
    ("whispers", 2, {}),
    ("whispers", 4, {}),
    ("secret_city", 6, {}),
]
every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES)
every_game = pytest.mark.parametrize("name", seen_games())
# What PettingZoo says of every environment with a mask that is not its own, and of masks of agents that have ended.
USUAL = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably",
    "Action mask numpy array is all",
)


def maker(name: str) -> Callable[..., TableEnv]:
    made: Callable[..., TableEnv] = import_module(f"undercourt.env.{name}_v0").env
    return made


def ended(env: TableEnv, seed: int = 1) -> TableEnv:
    """After a random game, with its agents still there to be told what they are paid."""
    env.reset(seed=seed)
    chance = Random(seed)
    while not any(env.terminations.values()):
        env.step(chance.choice(env.episode.legal))
    return env


@every_table
def test_pettingzoo_finds_the_interface_kept(name: str, players: int, options: dict[str, str]) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(maker(name)(players=players, **options), num_cycles=150)
    assert [str(one.message) for one in said if not str(one.message).startswith(USUAL)] == []


@every_table
def test_equal_seeds_give_equal_games(name: str, players: int, options: dict[str, str]) -> None:
    env = maker(name)(players=players, **options)
    env.reset(seed=42)
    assert env.episode.record() == undercourt.load(name).new(players, 42, **options).record()
    seed_test(lambda: maker(name)(players=players, **options), num_cycles=60)


@every_game
def test_every_way_to_show_a_table_works(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(maker(name), {"ansi": lambda shown: f"<{name} for 2" in shown})
    assert f"<{name} for 2" in capsys.readouterr().out


@every_game
def test_the_benchmark_of_pettingzoo_runs(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In short: its clock shows that the five seconds are over at the second look."""
    looks = iter([0.0, *[6.0] * 9])
    monkeypatch.setattr("time.time", lambda: next(looks))
    performance_benchmark(maker(name)(players=3))
    assert "turns per second" in capsys.readouterr().out


@every_game
def test_the_loop_of_every_tutorial_plays_a_game(name: str) -> None:
    env = maker(name)(players=3)
    env.reset(seed=5)
    chance = Random(5)
    paid: dict[str, float] = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert not truncated
        assert_type(seen, Observation)
        paid[agent] += reward
        mask = seen["action_mask"]
        assert mask.any() != terminated
        env.step(None if terminated else chance.choice(np.flatnonzero(mask).tolist()))
    assert list(paid.values()) == env.episode.returns and env.agents == []
    assert len(paid) == 3 and sum(paid.values()) == pytest.approx(0)


def test_an_agent_sees_what_its_seat_may_know() -> None:
    env = maker("tyrants")(players=3)
    env.reset(seed=5)
    t = env.episode
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert seen["observation"].tolist() == t.observe(seat).tolist()
        assert np.flatnonzero(seen["action_mask"]).tolist() == (t.legal if seat == t.seat else [])
    kept = env.observe(env.agent_selection)
    before = {part: row.copy() for part, row in kept.items()}
    for _ in range(9):
        env.step(env.episode.legal[0])
        env.last()
    assert all((kept[part] == before[part]).all() for part in kept)  # what was handed out stays as it is


def test_an_agent_recalls_where_that_is_wanted() -> None:
    env = maker("abyss")(recall=True)
    env.reset(seed=5)
    for _ in range(12):
        env.step(env.episode.legal[0])
    seen = env.observe(env.agent_selection)
    assert env.observation_space(env.agent_selection).contains(seen)
    assert seen["observation"].tolist() == env.episode.observe(recall=True).tolist()
    assert len(seen["observation"]) > env.game.layout.size


def test_at_the_end_all_agents_are_told_their_points() -> None:
    env = ended(maker("abyss")(players=4))
    assert [info["points"] for info in env.infos.values()] == env.episode.scores
    assert list(env.rewards.values()) == env.episode.returns and all(env.terminations.values())


@pytest.mark.both_builds
@every_game
def test_agents_that_have_ended_see_how_it_ended_and_may_do_nothing(name: str) -> None:
    env = ended(maker(name)(players=3))
    paid = dict(env.rewards)
    for _ in range(3):
        agent = env.agent_selection
        seen, reward, over, cut, info = env.last()
        assert seen["observation"].tolist() == env.episode.observe(env.possible_agents.index(agent)).tolist()
        assert not seen["action_mask"].any() and env.observation_space(agent).contains(seen)
        assert (reward, over, cut, info) == (paid[agent], True, False, env.infos[agent])
        env.step(None)
    with pytest.raises(ResetNeeded):
        env.last()


def test_games_follow_from_the_first_seed() -> None:
    one, two = maker("whispers")(), maker("whispers")()
    seeds: list[list[int | None]] = []
    for env in (one, two):
        env.reset(seed=3)
        seeds.append([])
        for _ in range(3):
            seeds[-1].append(env.episode.seed)
            env.reset()
    assert seeds[0] == seeds[1] and len(set(seeds[0])) == 3 and seeds[0][0] == 3


def test_an_illegal_action_loses_the_game() -> None:
    env = maker("tyrants")(players=3)
    env.reset(seed=5)
    agent = env.agent_selection
    with pytest.warns(UserWarning, match="'end_turn' is not possible now: rule TU-"):
        env.step(env.game.action("end_turn"))
    assert all(env.terminations.values()) and env.rewards[agent] == -1 and sum(env.rewards.values()) == 0
    assert env.infos[agent]["illegal"].startswith("'end_turn' is not possible now")
    while env.agents:
        seen, *_ = env.last()
        assert seen is not None and not seen["action_mask"].any()
        env.step(None)


def test_an_illegal_action_is_an_error_where_that_is_wanted() -> None:
    env = maker("tyrants")(illegal="raise")
    env.reset(seed=5)
    with pytest.raises(IllegalAction, match="rule TU-"):
        env.step(env.game.action("end_turn"))
    with pytest.raises(IllegalAction, match="an action is a whole number or a name, not None"):
        env.step(None)
    assert not any(env.terminations.values())
    env.step(env.episode.legal[0])  # the game goes on
    assert env.episode.decisions == 1


def test_wrong_arguments_are_refused_in_one_sentence() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"players": 7}, "tyrants is for 2 to 4 players, not 7"),
        ({"section": "middle"}, "'section' cannot be 'middle'; it is one of: random, left, right"),
        ({"render_mode": "rgb_array"}, "'render_mode' cannot be 'rgb_array'; it is one of: None, 'ansi', 'human'"),
        ({"illegal": "ignore"}, "'illegal' cannot be 'ignore'; it is one of: 'lose', 'raise'"),
        ({"recall": "off"}, "'recall' cannot be 'off'; it is one of: False, True"),
        ({"recall": None}, "'recall' cannot be None; it is one of: False, True"),
    ]
    for arguments, sentence in wrong:
        with pytest.raises(BadOption, match=sentence):
            maker("tyrants")(**arguments)


def test_numbers_are_taken_and_refused_as_by_a_game_alone() -> None:
    env = TableEnv("tyrants", np.int64(2), illegal="raise")
    env.reset(seed=np.int64(5))
    assert env.episode.record() == undercourt.load("tyrants").new(2, 5).record()
    wrong: list[Any] = [-1, 2**129, 1.5, "a"]
    for seed in wrong:
        with pytest.raises(BadOption, match=r"^a seed is a whole number"):
            env.reset(seed=seed)
    for action in (2**80, -(2**80)):
        with pytest.raises(IllegalAction, match=f"^{action} is not an action of tyrants"):
            env.step(action)
    env.step(np.int64(env.episode.legal[0]))
    assert env.episode.decisions == 1 and env.episode.seed == 5


class Watched(TableEnv):
    """It notes what the engine leaves to Python."""

    left: list[Any]

    def _step(self, action: Any, seat: int) -> None:
        self.left.append(action)
        super()._step(action, seat)


class Indexed:
    """A whole number of somebody else's."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


@pytest.mark.both_builds
def test_the_engine_takes_whole_numbers_of_any_kind_and_leaves_all_else() -> None:
    env = Watched("whispers", players=2, illegal="raise")
    env.reset(seed=5)
    env.left = []
    kinds: list[Callable[[int], Any]] = [int, np.int64, np.int32, np.uint16, np.array, Indexed]
    for number, kind in enumerate(kinds * 4):
        legal = env.episode.legal
        env.step(kind(legal[number % len(legal)]))
    assert env.left == [] and {type(one) for one in env.episode._moves} == {int}
    name = env.episode.names[0]
    env.step(name)
    refused: list[Any] = [
        0.5,
        "fly",
        None,
        np.float64(0),
        np.bool_(True),
        -1,
        np.int64(-1),
        len(env.game.actions),
        2**80,
    ]
    for action in refused:
        with pytest.raises(IllegalAction):
            env.step(action)
    assert env.left == [name, *refused] and env.episode.decisions == 25


@pytest.mark.both_builds
def test_true_is_the_number_1() -> None:
    env = Watched("tyrants", illegal="raise")
    for action in (True, 1):
        env.reset(seed=5)
        env.left = []
        while 1 not in env.episode.legal:
            env.step(env.episode.legal[-1])
        env.step(action)
        assert env.left == [] and type(env.episode._moves[-1]) is int and env.episode._moves[-1] == 1


def test_order_is_kept() -> None:
    env = maker("whispers")()
    too_early: list[Callable[[], Any]] = [
        lambda: env.step(0),
        env.last,
        lambda: env.last(observe=False),
        lambda: env.observe("player_0"),
        lambda: list(env.agent_iter()),
        env.render,
    ]
    for early in too_early:
        with pytest.raises(ResetNeeded, match=r"^call reset\(\) first: it deals the game$"):
            early()
    with pytest.raises(AttributeError, match=r"^call reset\(\) first: it deals the game$"):
        env.agent_selection  # noqa: B018 (it raises)
    assert not hasattr(deepcopy(env), "agent_selection")
    ended(env)
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)
    while env.agents:
        env.step(None)
    for late in (lambda: env.step(0), env.last, lambda: env.last(observe=False)):
        with pytest.raises(ResetNeeded, match=r"^the game is over; call reset\(\) for another one$"):
            late()


def test_an_agent_that_is_not_there_is_refused_in_one_sentence() -> None:
    env = maker("whispers")(players=3)
    env.reset(seed=1)
    ways: list[Callable[[Any], Any]] = [env.observe, env.observation_space, env.action_space]
    for way in ways:
        for agent in ("player_3", "red", None, 0):
            with pytest.raises(
                ValueError, match=rf"^there is no agent {agent!r}; there are: player_0, player_1, player_2$"
            ):
                way(agent)


def test_wrappers_of_pettingzoo_fit() -> None:
    env = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(maker("abyss")()))
    env.reset(seed=1)
    for _ in env.agent_iter(20):
        seen, *_ = env.last()
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert env.unwrapped.episode.decisions == 20
    assert [list(env.unwrapped.agent_iter(most)) for most in (2, 0, -1)] == [[env.agent_selection] * 2, [], []]


def test_a_table_is_copied_and_pickled_with_its_game() -> None:
    env = maker("secret_city")(players=3)
    env.reset(seed=1)
    for _ in range(10):
        env.step(env.episode.legal[0])
    before, agent = env.episode.record(), env.agent_selection
    for other in (copy(env), deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert other.episode.record() == before and other.agent_selection == agent
        seen, *_ = other.last()
        assert np.flatnonzero(seen["action_mask"]).tolist() == env.episode.legal
        while other.agent_selection == agent:
            other.step(other.episode.legal[0])
        own, *_ = env.last()
        assert env.episode.record() == before and env.agent_selection == agent
        assert own["observation"].tolist() == seen["observation"].tolist() == env.episode.observe().tolist()


@every_game
def test_all_see_in_a_copied_table_what_a_first_look_would_see(name: str) -> None:
    """What has changed since a look is marked in the game: it is lost if another page has been written in between."""
    first = maker(name)(players=3)
    first.reset(seed=7)
    for env in (deepcopy(first), pickle.loads(pickle.dumps(first)), first):
        chance = Random(1)
        for _ in range(60):
            fresh = env.game.replay(env.episode.record())
            seen, *_ = env.last()
            assert seen["observation"].tolist() == fresh.observe().tolist()
            for seat, agent in enumerate(env.agents):
                assert env.observe(agent)["observation"].tolist() == fresh.observe(seat).tolist()
            env.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))


def test_there_is_an_environment_for_every_game() -> None:
    from undercourt.env import IDS

    assert sorted(IDS) == seen_games()
    for name in seen_games():
        env = maker(name)()
        assert str(env) == f"{name}_v0" and env.action_space("player_0").n == load_game(name).space.size
