"""Bots that others bring, by name: `module:Class` from their own code, `neural=FILE.npz` with weights of their own.

For the arena, studies and programs; tables that are played for people know none of them.
"""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path

from undercourt.bots import bot, bots_for
from undercourt.bots.bot import Bot
from undercourt.bots.neural import NeuralBot
from undercourt.kernel.game import Game

WEIGHTS = "neural="
A_BOT = "a bot is a class with a method 'choose'; docs/for-bot-writers.md"


def is_brought(name: str) -> bool:
    return name.startswith(WEIGHTS) or ":" in name


def entered(name: str) -> Bot:
    """A bot by any name: one that is brought, a bot of ours, or a level. Raises ValueError with a sentence."""
    if name.startswith(WEIGHTS):
        return NeuralBot(Path(name.removeprefix(WEIGHTS)))
    return made(name) if is_brought(name) else bot(name)


def must_play(name: str, game: Game) -> None:
    """Raises ValueError with a sentence unless a bot of that name can play this game."""
    if not is_brought(name):
        known = bots_for(game)
        if name not in known:
            raise ValueError(f"there is no bot '{name}'; there are: {', '.join(known)}")
        return
    one = entered(name)
    if isinstance(one, NeuralBot):
        one.sense(game)


def made(name: str) -> Bot:
    """What `module:Class` stands for: an object of that class, made without arguments."""
    module, _, kind = name.partition(":")
    try:
        found = getattr(import_module(module), kind)
        one: Bot = found()
    except ModuleNotFoundError as missing:
        raise ValueError(f"'{name}' cannot be imported: there is no module '{missing.name}' here") from missing
    except AttributeError as missing:
        raise ValueError(f"'{name}' cannot be made ({missing}); {A_BOT}") from missing
    except Exception as wrong:  # it is code of others
        raise ValueError(f"'{name}' cannot be made ({type(wrong).__name__}: {wrong})") from wrong
    if not callable(getattr(one, "choose", None)):
        raise ValueError(f"'{name}' has no method 'choose'; {A_BOT}")
    return one


def file_of(name: str) -> Path | None:
    """The file that a bot was brought in, if it is one: who plays changes with it."""
    if name.startswith(WEIGHTS):
        return Path(name.removeprefix(WEIGHTS))
    if not is_brought(name):
        return None
    source = inspect.getsourcefile(import_module(name.partition(":")[0]))
    return None if source is None else Path(source)
