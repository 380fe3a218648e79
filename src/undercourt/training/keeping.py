"""What a run keeps in its folder and reads again; where something is missing or damaged, one sentence says so."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, TypeVar

from undercourt import files
from undercourt.bots.weights import Weights, are_for, are_whole, content_of, damaged, weights_in
from undercourt.kernel.game import Game
from undercourt.training.shards import BadRun

START = "start.npz"  # what it began with: the file that was named may lie elsewhere by now, or be another
AGAIN = "put it back as it was, or begin another run"

C = TypeVar("C", bound=tuple[Any, ...])


def put_settings(path: Path, course: Any, **beside: int) -> None:
    files.write(path, json.dumps({**course._asdict(), **beside}, indent=1), shared=True)


def settings_in(path: Path, kind: Callable[..., C], *beside: str) -> tuple[C, list[int]]:
    """A course, and the whole numbers of these names that were put beside it. Raises BadRun."""
    try:
        state = json.loads(files.read(path))
        numbers = [state.pop(name) for name in beside]
        if [1 for number in numbers if type(number) is not int or number < 0]:
            raise ValueError("no such number")
        state["players"] = {int(players): float(share) for players, share in state["players"].items()}
        course = kind(**state)
        if [1 for value, usual in zip(course, kind("", {}), strict=True) if not isinstance(value, type(usual))]:
            raise ValueError("a setting of another kind")
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        raise BadRun(f"'{path}' is damaged; {AGAIN}") from None
    return course, numbers


def put_state(path: Path, state: dict[str, Any]) -> None:
    """Of PyTorch, which calls a full disk by other names when it writes files itself."""
    import torch

    content = BytesIO()
    torch.save(state, content)
    files.replace(path, content.getvalue())


def take_state(path: Path, device: str, take: Callable[[dict[str, Any]], None]) -> None:
    """Raises BadRun for a file that is damaged, or of another network."""
    import torch

    try:
        take(torch.load(path, map_location=device, weights_only=True))
    except Exception:  # PyTorch raises all kinds of them
        raise BadRun(f"'{path}' is damaged, or of a network of another shape; {AGAIN}") from None


def must_be_there(path: Path, learnt: str) -> None:
    """Raises BadRun if what was learnt is lost."""
    if not path.is_file():
        raise BadRun(f"'{path}' is missing, and with it what {learnt} learnt; put it back, or begin another run")


def guide_in(path: Path, game: Game) -> tuple[bytes, Weights]:
    """Weights with a guide for this game, as they lie in a file and as numbers. Raises BadRun."""
    try:
        content = content_of(path)
        weights = weights_in(path, content)
    except ValueError as wrong:
        raise BadRun(str(wrong)) from None
    if not are_for(game, weights):
        raise BadRun(f"'{path}' is for other observations or actions than those of {game.slug}; name other weights")
    if not are_whole(game, weights):
        raise BadRun(damaged(path))
    if not weights.guide.first:
        raise BadRun(f"there is no guide in '{path}'; name weights that 'undercourt train' or 'practise' wrote")
    return content, weights


def kept_start(folder: Path, game: Game) -> Weights:
    """What a run began with. Raises BadRun."""
    try:
        return guide_in(folder / START, game)[1]
    except BadRun as wrong:
        raise BadRun(f"{wrong}; the run in '{folder}' began with them: put them back") from None
