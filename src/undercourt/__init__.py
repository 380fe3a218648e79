"""Board games of hidden power.

`load` is the way in for programs: `undercourt.load("tyrants").new(players=4, seed=7)`; docs/for-researchers.md.

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
        from undercourt.facade import LoadedGame
except KeyboardInterrupt:  # while it starts: as quietly as later
    raise SystemExit(130) from None


def load(name: str, pack: str | PathLike[str] | None = None) -> LoadedGame:
    """A game by its name, such as "tyrants"; `pack` is a file of other cards. Raises UnknownGame or BadPack."""
    from undercourt import facade  # not before it is needed: whoever asks for help loads no engine

    return facade.load(name, pack)
