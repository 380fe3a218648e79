"""Board games of hidden power.

`load` is the way in for programs: `undercourt.load("tyrants").new(players=4, seed=7)`; docs/for-researchers.md. What it
gives, and the errors that it raises, have their names here: `except undercourt.IllegalAction`. So have the faces:
`batch`, `env` and `openspiel`.

`COMPILED` says whether kernel, games and judgement run as machine code or from their sources.
`BUILD` says it more exactly: uncompiled, compiled, or trained, which is compiled for the games that are played.
"""

from __future__ import annotations

try:
    from os import PathLike
    from typing import TYPE_CHECKING, Final

    from undercourt._build import use_compiled

    BUILD: Final = use_compiled()  # UNDERCOURT_PURE=1 in the environment asks for the sources
    COMPILED: Final = BUILD != "uncompiled"

    if TYPE_CHECKING:
        from undercourt import batch as batch
        from undercourt import env as env
        from undercourt import openspiel as openspiel
        from undercourt.facade import (
            BadOption,
            BadPack,
            BadRecord,
            Episode,
            IllegalAction,
            LoadedGame,
            NoObservations,
            UnknownGame,
        )
except KeyboardInterrupt:  # while it starts: as quietly as later
    raise SystemExit(130) from None

__all__ = [
    "BUILD",
    "COMPILED",
    "BadOption",
    "BadPack",
    "BadRecord",
    "Episode",
    "IllegalAction",
    "LoadedGame",
    "NoObservations",
    "UnknownGame",
    "load",
]


FACES: Final = ("batch", "env", "openspiel")  # modules that need other packages, too


def load(name: str, pack: str | PathLike[str] | None = None) -> LoadedGame:
    """A game by its name, such as "tyrants"; `pack` is a file of other cards. Raises UnknownGame or BadPack."""
    from undercourt import facade  # not before it is needed: whoever asks for help loads no engine

    return facade.load(name, pack)


if not TYPE_CHECKING:  # a checker of types knows them from above, and no others

    def __getattr__(name):
        """The names of the façade, and the faces, when they are first asked for: like `load`, they need the engine."""
        if name in FACES:
            from importlib import import_module

            try:
                return import_module(f"undercourt.{name}")
            except ImportError as wrong:  # so that `hasattr` can ask whether a face is there
                raise AttributeError(str(wrong)) from wrong
        if name not in __all__:
            raise AttributeError(f"module 'undercourt' has no attribute '{name}'")
        from undercourt import facade

        return getattr(facade, name)
