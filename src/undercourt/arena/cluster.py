"""The same games on a Ray cluster: every game is a task, and comes back like one from a process of this machine.

Workers must play by the same code. Where they import an Undercourt that is the same as this one, they use it, compiled
as it may be there. Otherwise this one travels to them; from a checkout it does so without its compiled engine.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Any

import ray

from undercourt._build import PACKAGE
from undercourt.arena.keeping import sources
from undercourt.arena.tournament import Fixture, Played, play_fixture
from undercourt.bots.brought import must_play
from undercourt.games import load_game

AHEAD = 4  # games per core that wait at the cluster, so that no core waits for us
EXCLUDED = ["**/__pycache__/**", "undercourt/server/client/**"]  # nothing that plays
ANSWERS = 5.0  # seconds to wait for one
HERE = "local"  # an address: a cluster on this machine, for this run alone


class NoCluster(ValueError):
    """One sentence."""


class Unfit(Exception):
    """One sentence: why a worker cannot play."""


def play_on(address: str, wanted: Sequence[Fixture]) -> Iterator[Played]:
    """Plays these games and yields them as they come in; stopping early leaves the cluster. Raises NoCluster."""
    if not wanted:
        return
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of a change to come
    connect(address, {})
    try:
        if not same_code():
            ray.shutdown()
            connect(address, {"py_modules": [str(PACKAGE)], "excludes": EXCLUDED})
        yield from results(wanted)
    except Unfit as wrong:
        raise NoCluster(f"the cluster at '{address}' cannot play these games: {wrong}") from None
    except ray.exceptions.RuntimeEnvSetupError as wrong:
        raise NoCluster(f"the cluster at '{address}' cannot take our code: {wrong}") from None
    except ray.exceptions.RayError as wrong:
        if isinstance(wrong, ray.exceptions.RayTaskError) and not isinstance(wrong, ray.exceptions.RaySystemError):
            raise  # a mistake in a bot or in a game: where it is matters
        raise NoCluster(f"the cluster at '{address}' has failed: {str(wrong).strip().splitlines()[-1]}") from None
    finally:
        ray.shutdown()


def connect(address: str, environment: dict[str, Any]) -> None:
    must_answer(address)
    board = False if address == HERE else None
    quiet = logging.ERROR
    try:
        with our_handler():
            ray.init(
                address, runtime_env=environment, include_dashboard=board, log_to_driver=False, logging_level=quiet
            )
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as wrong:
        why = " ".join(str(wrong).split())
        hint = "" if os.environ.get("RAY_AUTH_MODE") else "; where it asks for a token, set RAY_AUTH_MODE=token"
        raise NoCluster(f"there is no Ray cluster at '{address}' ({why}{hint})") from None


@contextmanager
def our_handler() -> Iterator[None]:
    """Ray puts its own in the place of what hears SIGTERM: it ends the process at once, with a trace of its innards."""
    before = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        with suppress(ValueError):  # not in the main thread, which alone hears signals
            signal.signal(signal.SIGTERM, before)


def must_answer(address: str) -> None:
    """Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), ANSWERS).close()
    except (OSError, ValueError, OverflowError):
        raise NoCluster(
            f"nothing answers at '{address}'; --ray is auto, local, or the HOST:PORT of a cluster"
        ) from None


def same_code() -> bool:
    """Whether a worker imports the Undercourt that runs here."""
    mine = sources()
    try:
        found: str = ray.get(ray.remote(num_cpus=1)(sources_there).remote())
    except (ray.exceptions.RayTaskError, ray.exceptions.RaySystemError, ImportError):
        return False
    return found == mine


def results(wanted: Sequence[Fixture]) -> Iterator[Played]:
    task = ray.remote(num_cpus=1)(play_there)
    mine = sources()
    left = iter(wanted)
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    most = max(AHEAD, AHEAD * int(resources.get("CPU", 1)))
    waiting: list[Any] = []
    while True:
        while len(waiting) < most and (fixture := next(left, None)) is not None:
            waiting.append(task.remote(mine, fixture))
        if not waiting:
            return
        done, waiting = ray.wait(waiting, num_returns=1)
        for answer in ray.get(done):
            if isinstance(answer, str):
                raise Unfit(answer)
            yield answer


def sources_there() -> str:
    return sources()


def play_there(mine: str, fixture: Fixture) -> Played | str:
    """On a worker, which must play by the code that asked for the game, and with its bots; else a sentence."""
    if sources() != mine:
        return "a machine there has another version of Undercourt"
    contest = fixture.contest
    return missing(contest.game, tuple(entrant.name for entrant in contest.bots)) or play_fixture(fixture)


@lru_cache(maxsize=4)
def missing(game: str, names: tuple[str, ...]) -> str:
    """What a worker has not got of what others bring; nothing, where it can play. It is looked for once."""
    try:
        for name in names:
            must_play(name, load_game(game))
    except ValueError as wrong:
        return str(wrong)
    return ""
