"""A game of OpenSpiel: its parameters, its numbers, and who makes its states and observers."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, ClassVar

import pyspiel

from undercourt.games import load_game
from undercourt.kernel.game import Game
from undercourt.kernel.laws import LONGEST
from undercourt.openspiel.observer import Observer
from undercourt.openspiel.play import DRAWN, Setting
from undercourt.openspiel.state import UndercourtState
from undercourt.text import texts

PREFIX = "undercourt_"
PLAYERS, SEED = "players", "rng_seed"


class UndercourtGame(pyspiel.Game):
    """One of the games with so many players and such options. Its states deal from one seed after the other."""

    rules: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = self.rules
        params = {**defaults(rules), **(params or {})}
        players, seed = params[PLAYERS], params[SEED]
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.space.size,
            max_chance_outcomes=1,
            num_players=players,
            min_utility=-1.0 / max(players - 1, 1),
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(rules), info, params)  # before anything is refused: nobody can look at half a game
        if seed < DRAWN:
            raise ValueError(f"'{SEED}' is a whole number from 0 on, or {DRAWN} for one that is drawn; not {seed}")
        options = {name: value for name, value in params.items() if name not in (PLAYERS, SEED)}
        self.setting = Setting(rules, players, options, seed)

    def new_initial_state(self, *_: object) -> UndercourtState:
        return UndercourtState(self, self.setting)

    def deserialize_state(self, text: str) -> UndercourtState:
        """A state of this game that was serialized. Raises ValueError for one of another game or with other options."""
        state: UndercourtState = super().deserialize_state(text)
        kept, here = state.play.setting, self.setting
        for name, theirs, ours in [
            ("game", kept.rules.slug, here.rules.slug),
            (PLAYERS, kept.players, here.players),
            *[(name, value, here.options.get(name)) for name, value in kept.options.items()],
        ]:
            if theirs != ours:
                raise ValueError(f"this state is of another game: its '{name}' is {theirs!r}, not {ours!r}")
        return state

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer | None:
        """Of what a player may know, plain or with perfect recall; None: for no other kind."""
        if params:
            raise ValueError(f"observations have no parameters; these were passed: {', '.join(params)}")
        if iig_obs_type is None:
            return Observer(self.setting.rules, False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.setting.rules, iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def __copy__(self) -> UndercourtGame:
        """As deep as any: two games that drew from the same seeds would change what the other deals."""
        return deepcopy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """With its seeds: the next deal of the copy is the next deal of this one."""
        return unpickled, (self.rules.slug, self.get_parameters(), self.setting)


def unpickled(slug: str, params: dict[str, Any], setting: Setting) -> UndercourtGame:
    game = CLASSES[slug](params)
    game.setting = setting
    return game


def defaults(rules: Game) -> dict[str, Any]:
    """All parameters: the number of players, the seed of the first deal, and every option."""
    return {PLAYERS: rules.fewest, SEED: DRAWN, **{option.name: option.values[0] for option in rules.options}}


def game_type(rules: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"{PREFIX}{rules.slug}",
        long_name=texts(rules.slug, "en").say("game_title"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(rules),
    )


CLASSES: dict[str, type[UndercourtGame]] = {}  # by name of the game


def register(slug: str) -> None:
    """With `pyspiel`, which then loads it by its name.

    It keeps a class, as no function would outlive Python, and C++ lets go of it only after that.
    """
    rules = load_game(slug)
    CLASSES[slug] = type(f"{slug.title().replace('_', '')}Game", (UndercourtGame,), {"rules": rules})
    pyspiel.register_game(game_type(rules), CLASSES[slug])
