"""What all environments share: the spaces of a game, and what happens after an action that is not legal."""

from __future__ import annotations

from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import logger, spaces

from undercourt.facade import BadOption, Episode, IllegalAction, LoadedGame

Observation = dict[str, npt.NDArray[Any]]  # "observation": what a seat may know; "action_mask": 1 for what it may do
Illegal = Literal["lose", "raise"]

RENDER_MODES: Final = ["ansi", "human"]
LOST: Final = -1.0  # whoever does what is not legal


def observation_space(game: LoadedGame, recall: bool = False) -> spaces.Dict:
    layout = game.recall_layout if recall else game.layout
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (layout.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (len(game.actions),), np.int8),
        }
    )


def action_space(game: LoadedGame) -> spaces.Discrete[np.int64]:
    return spaces.Discrete(len(game.actions))


def seen_by(t: Episode, seat: int, recall: bool, over: bool) -> Observation:
    """What a seat is shown; once it is `over`, nothing is legal, whatever the game says."""
    observation, mask = t.look(seat)
    if over:
        mask[:] = 0
    return {"observation": t.observe(seat, recall=True) if recall else observation, "action_mask": mask}


def must_be(what: str, value: object, known: list[Any]) -> None:
    """Raises BadOption unless an argument is one of those known."""
    if value not in known:
        raise BadOption(f"'{what}' cannot be {value!r}; it is one of: {', '.join(map(repr, known))}")


def refused(wrong: IllegalAction, illegal: Illegal) -> str:
    """Why an action is not legal, after a warning; or the error itself, where that is wanted."""
    if illegal == "raise":
        raise wrong
    logger.warn("%s; the game ends here, and whoever did it has lost", wrong)
    return str(wrong)


def lost_by(seat: int, players: int) -> list[float]:
    """What is paid when a seat did what is not legal: it loses, and the others share that."""
    return [LOST if other == seat else -LOST / (players - 1) for other in range(players)]
