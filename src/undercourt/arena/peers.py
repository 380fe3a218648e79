"""How fast the faces for programs that learn are, beside what else is there for it: all play at random, in one run.

Whatever serves the same interface is driven by the same loop, so that a ratio compares what lies behind the interface.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import chdir, redirect_stderr
from importlib import import_module
from importlib.metadata import version
from io import StringIO
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from undercourt import COMPILED
from undercourt.arena.speed import GAMES, Measure, any_options, clock, inside
from undercourt.kernel.game import Game, Options

PLAYERS = 4
ROWS = 1024 if COMPILED else 4  # games of a batch; uncompiled, so many would take a minute to set up
STEPS_BEFORE = 100 if COMPILED else 2  # so that the games of a batch stand at different points
FEW = 16  # decisions between two looks at the clock
TAPE = 110  # steps of PufferLib's games whose actions are drawn beforehand: ten games of eleven steps
WITH_PETTINGZOO, WITH_OPENSPIEL = "pip install 'undercourt[bench]'", "pip install 'undercourt[openspiel]'"
WITH_PUFFERLIB = "as docs/for-researchers.md says"


class Peer(NamedTuple):
    """What others have, and how to have it here."""

    name: str
    what: str
    install: str
    measure: Callable[[], Measure]  # raises ImportError where it is not installed


class Face(NamedTuple):
    """A way to play one of our games, the peer it is beside, and how many times as fast it should be."""

    name: str
    what: str
    measure: Callable[[Game, int, Options], Measure]
    peer: str = ""
    bar: float | None = None  # how many times as fast as the peer
    least: float | None = None  # decisions/s
    also: str = ""  # another peer, without an aim


class Compared(NamedTuple):
    """What was found. None: what it needs is not installed, or there is no such aim."""

    game: str
    players: int
    face: str
    decisions_per_s: float | None
    of_playouts: float | None  # over those of the engine's own loop
    least: float | None
    peer: str
    ratio: float | None
    bar: float | None


class Beside:
    """The faces of some games and their peers, to be measured in turns with the engine itself."""

    def __init__(self, games: list[Game]) -> None:
        self.measures: list[Measure] = []
        self.peers = [(peer, self.number(peer.measure)) for peer in PEERS]
        self.faces: list[tuple[Game, int, Face, int | None]] = []
        for game in games:
            players = min(PLAYERS, game.most)
            options = any_options(game, players)
            for face in FACES:
                self.faces.append((game, players, face, self.number(face.measure, game, players, options)))

    def number(self, prepare: Callable[..., Measure], *arguments: object) -> int | None:
        """The place of a measurement among all of them, or None where it cannot be taken."""
        try:
            self.measures.append(prepare(*arguments))
        except ImportError:
            return None
        return len(self.measures) - 1

    def found_peers(self, medians: list[float]) -> list[tuple[Peer, float | None]]:
        return [(peer, None if number is None else medians[number]) for peer, number in self.peers]

    def compared(self, medians: list[float]) -> Iterator[Compared]:
        peers = {peer.name: found for peer, found in self.found_peers(medians)}
        playouts: float | None = None
        for game, players, face, number in self.faces:
            found = None if number is None else medians[number]
            playouts = found if face.peer == "" else playouts
            of_playouts, ratio = over(found, playouts), over(found, peers.get(face.peer))
            names = (game.slug, players, face.name)
            yield Compared(*names, found, of_playouts, face.least, face.peer, ratio, face.bar)
            if face.also:
                yield Compared(*names, found, of_playouts, None, face.also, over(found, peers.get(face.also)), None)


def over(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else one / other


def timed(play: Iterator[int]) -> Measure:
    """Goes on where the last slice ended; what plays says after every few decisions how many they were."""

    def measure(seconds: float) -> tuple[float, ...]:
        decisions = 0
        next(play)  # what was measured before it has filled the cache with other things
        start = clock()
        while (used := clock() - start) < seconds:
            decisions += next(play)
        return (decisions / used,)

    return measure


def batch(observations: bool) -> Callable[[Game, int, Options], Measure]:
    """`undercourt.batch` in one process, stepped from Python with actions that it draws itself."""

    def prepare(game: Game, players: int, options: Options) -> Measure:
        games: Any = import_module("undercourt.batch").Batch(game, ROWS, players, 1, observations, **options)
        for _ in range(STEPS_BEFORE):
            games.step(games.sample())
        return timed(stepped(games))

    return prepare


def stepped(games: Any) -> Iterator[int]:
    while True:
        games.step(games.sample())
        yield ROWS


def pettingzoo(game: Game, players: int, options: Options) -> Measure:
    return timed(one_at_a_time(import_module(f"undercourt.env.{game.slug}_v0").env(players=players, **options)))


def texas_holdem() -> Measure:
    return timed(one_at_a_time(import_module("pettingzoo.classic.texas_holdem_v4").env(num_players=PLAYERS)))


def one_at_a_time(env: Any) -> Iterator[int]:
    """An environment of PettingZoo, driven by the loop of its documentation.

    That draws actions by `sample(mask)`; here a legal one is picked as quickly as NumPy can, and is a plain int.
    """
    boolean: Any = import_module("numpy").dtype(bool)
    chance = Random(1).random
    seed = decisions = 0
    while True:
        env.reset(seed=seed)
        seed = (seed + 1) % GAMES
        for _ in env.agent_iter():
            seen, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].view(boolean).nonzero()[0]  # of int8 in both: a third of the time
            env.step(legal.item(int(chance() * len(legal))))  # a plain int
            decisions += 1
            if decisions == FEW:
                yield decisions
                decisions = 0


def openspiel(tensors: bool) -> Callable[[Game, int, Options], Measure]:
    def prepare(game: Game, players: int, options: Options) -> Measure:
        import_module("undercourt.openspiel")
        given = {"players": players, "rng_seed": 1, **options}
        return timed(one_by_one(loaded(f"undercourt_{game.slug}", given), tensors))

    return prepare


def of_openspiel(name: str, tensors: bool) -> Callable[[], Measure]:
    def prepare() -> Measure:
        if name.startswith("python_"):
            import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")  # registers itself
        return timed(one_by_one(loaded(name, {}), tensors))

    return prepare


def loaded(name: str, given: dict[str, Any]) -> Any:
    return import_module("pyspiel").load_game(name, given)


def one_by_one(game: Any, tensors: bool) -> Iterator[int]:
    """A game of OpenSpiel, driven as its examples do it; with tensors, whoever is asked looks at its own first.

    Chance is drawn by its odds, and only decisions of players count.
    """
    look = tensor_of(game) if tensors else None
    rng = Random(1)
    decisions = 0
    while True:
        s = game.new_initial_state()
        while not s.is_terminal():
            if s.is_chance_node():
                actions, odds = zip(*s.chance_outcomes(), strict=True)
                s.apply_action(rng.choices(actions, odds)[0])
                continue
            if look is not None:
                look(s, s.current_player())
            s.apply_action(rng.choice(s.legal_actions()))
            decisions += 1
            if decisions == FEW:
                yield decisions
                decisions = 0


def tensor_of(game: Any) -> Callable[[Any, int], None]:
    """The quickest way to a tensor: an observer, which writes into an array. The plain one, or that of all so far."""
    pyspiel: Any = import_module("pyspiel")
    observe: Any = import_module("open_spiel.python.observation").make_observation
    plain = game.get_type().provides_observation_tensor
    observer = observe(game, pyspiel.IIGObservationType(perfect_recall=not plain))
    return observer.set_from  # type: ignore[no-any-return]  # OpenSpiel has no types


def triple_triad() -> Measure:
    """PufferLib's card game for two in C. The environment plays the other seat, within the step of whoever learns."""
    if not version("pufferlib").startswith("3."):
        raise ImportError("others number the actions otherwise")
    return timed(replayed(quietly("pufferlib.ocean.tripletriad.tripletriad").TripleTriad(num_envs=ROWS)))


def quietly(name: str) -> Any:
    """Imports what puts a link to its pictures where it is called from, advises on stderr and hushes warnings."""
    with TemporaryDirectory() as away, chdir(away), redirect_stderr(StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return import_module(name)


def replayed(env: Any) -> Iterator[int]:
    """The same deals over and over, with legal actions drawn before the clock runs: they give no full mask.

    The step after the last decision of a game only deals again, and does not count.
    """
    chance = import_module("numpy").random.default_rng(1)
    tape = []
    seen, _ = env.reset(seed=1)
    for _ in range(TAPE):
        actions = card_or_place(seen, chance)
        tape.append((actions, ROWS - int(env.terminals.sum())))
        env.step(actions)
    while True:
        env.reset(seed=1)
        for actions, decisions in tape:
            env.step(actions)
            yield decisions


def card_or_place(seen: Any, chance: Any) -> Any:
    """By what is seen of each game: one of the five cards if it is in hand, then one of the nine places if empty."""
    chosen = seen[:, 24:25] >= 0
    legal = import_module("numpy").concatenate(((seen[:, 104:109] == 0) & ~chosen, (seen[:, :9] == 0) & chosen), axis=1)
    return (legal * (chance.random(legal.shape) + 1)).argmax(axis=1).astype("int32")


PEERS = [
    Peer("texas_holdem_v4", "PettingZoo's, with as many players", WITH_PETTINGZOO, texas_holdem),
    Peer("team_dominoes", "OpenSpiel's game in Python", WITH_OPENSPIEL, of_openspiel("python_team_dominoes", False)),
    Peer("hearts", "OpenSpiel's game in C++, with its tensors", WITH_OPENSPIEL, of_openspiel("hearts", True)),
    Peer("triple_triad", f"PufferLib's game in C, {ROWS:,} games", WITH_PUFFERLIB, triple_triad),
]
MASKED, SEEN = batch(observations=False), batch(observations=True)
FACES = [
    Face("playouts", "the engine's own loop", inside),
    Face("batch_masks", f"{ROWS:,} games, masks", MASKED, "hearts"),
    Face("batch", f"{ROWS:,} games, masks and observations", SEEN, "hearts", 1.0, 1_000_000, "triple_triad"),
    Face("pettingzoo", "the environment, masks and observations", pettingzoo, "texas_holdem_v4", 50.0),
    Face("openspiel", "the game", openspiel(tensors=False), "team_dominoes", 10.0),
    Face("openspiel_tensors", "the game, with its tensors", openspiel(tensors=True), "hearts"),
]
