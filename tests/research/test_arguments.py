"""A misspelt argument is no option: checkers of types see it where they can, and all faces say what is near it.

What was given is then only read.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from inspect import signature
from typing import Any

import numpy as np
import pytest

import undercourt
from undercourt.batch import Batch
from undercourt.env import abyss_v0, arguments, secret_city_v0, tyrants_v0, whispers_v0
from undercourt.env.aec import TableEnv
from undercourt.env.seat import AbyssSeat, SeatEnv, SecretCitySeat, TyrantsSeat, WhispersSeat
from undercourt.env.vector import TablesEnv
from undercourt.facade import BadOption
from undercourt.games import seen_games

# mypy reads the next two tests, too, and complains of an `ignore` where it has nothing to say.


def test_tables_take_the_arguments_that_are_written_out() -> None:
    env = tyrants_v0.env(players=np.int64(4), illegal="raise", section="left")
    assert (env.players, env.illegal, env.options["section"]) == (4, "raise", "left")
    with pytest.raises(BadOption, match=r"^tyrants has no option 'ilegal'; it has: decks, "):
        tyrants_v0.env(ilegal="raise")  # type: ignore[call-arg]
    with pytest.raises(BadOption, match=r"^abyss has no option 'section'; it has: [a-z_, ]+$"):
        abyss_v0.env(section="left")  # type: ignore[call-arg]
    with pytest.raises(BadOption, match=r"^whispers has no option 'game'; it has: [a-z_0-9, ]+$"):
        whispers_v0.env(game="abyss")  # type: ignore[call-arg]
    with pytest.raises(BadOption, match=r"^'recall' cannot be 'off'"):
        secret_city_v0.env(recall="off")  # type: ignore[arg-type]


def test_seats_take_the_arguments_that_are_written_out() -> None:
    assert AbyssSeat(players=np.int64(3), opponents="greedy", smokers="removed").players == 3
    with pytest.raises(BadOption, match=r"^tyrants has no option 'ilegal'; it has: decks, "):
        TyrantsSeat(ilegal="raise")  # type: ignore[call-arg]
    with pytest.raises(BadOption, match=r"^'recall' cannot be 'off'"):
        WhispersSeat(recall="off")  # type: ignore[arg-type]
    with pytest.raises(BadOption, match=r"^'seat' cannot be 'first'"):
        SecretCitySeat(seat="first")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", seen_games())
def test_what_is_written_out_is_what_there_is(name: str) -> None:
    game, options = name.title().replace("_", ""), undercourt.load(name).options
    assert keys(f"Of{game}") == list(options)
    assert keys(f"{game}Table") == [*keys("OfTable"), *options] and keys(f"{game}Seat") == [*keys("OfSeat"), *options]
    for environment, written in ((TableEnv, "OfTable"), (SeatEnv, "OfSeat")):
        assert {*signature(environment.__init__).parameters} - {"self", "game", "players", "options"} == {
            *keys(written)
        }


def keys(name: str) -> list[str]:
    return list(getattr(arguments, name).__annotations__)


@pytest.mark.parametrize(
    ("face", "given", "near"),
    [
        (undercourt.load("tyrants").new, "player", "players"),
        (lambda **given: Batch("tyrants", **given), "observation", "observations"),
        (lambda **given: TableEnv("tyrants", **given), "ilegal", "illegal"),
        (tyrants_v0.env, "num_players", "players"),
        (lambda **given: SeatEnv("tyrants", **given), "oponents", "opponents"),
        (lambda **given: TablesEnv("tyrants", **given), "num_env", "num_envs"),
    ],
)
def test_an_argument_that_is_near_is_named(face: Callable[..., Any], given: str, near: str) -> None:
    with pytest.raises(BadOption, match=rf"^tyrants has no option '{given}'; it has: .*; near it is the .* '{near}'$"):
        face(**{given: "4"})


def test_an_argument_that_is_not_near_is_not() -> None:
    """Nor what many tables hand on to their batch by place."""
    for name in ("games", "seed", "colour"):
        given: dict[str, Any] = {name: "4"}
        with pytest.raises(BadOption, match=rf"^tyrants has no option '{name}'; it has: [a-z_, ]+$"):
            TablesEnv("tyrants", **given)


def test_options_are_read_and_stay_what_a_record_says() -> None:
    """What is read is a copy, so that it can be kept and written down."""
    t = undercourt.load("tyrants").new(players=2, seed=7, section="left")
    tables = [
        TableEnv("tyrants", section="left"),
        SeatEnv("tyrants", section="left"),
        Batch("tyrants", 2, section="left"),
    ]
    for thing in (t, t.copy(), deepcopy(t), pickle.loads(pickle.dumps(t)), t.imagine(), *tables, deepcopy(tables[0])):
        options: Any = thing.options
        options["section"] = "right"
        again: Any = thing.options
        assert again["section"] == "left"
        assert json.loads(json.dumps(again)) == pickle.loads(pickle.dumps(again)) == again
    t.game.actions.reverse()
    t.step(t.legal[0])
    assert undercourt.load("tyrants").replay(t.record()).record() == t.record()
