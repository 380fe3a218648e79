"""Board games of hidden power.

`COMPILED` says whether kernel, games and judgement run as machine code or from their sources.
`BUILD` says it more exactly: uncompiled, compiled, or trained, which is compiled for the games that are played.
"""

from __future__ import annotations

try:
    from typing import Final

    from undercourt._build import use_compiled

    BUILD: Final = use_compiled()  # UNDERCOURT_PURE=1 in the environment asks for the sources
    COMPILED: Final = BUILD != "uncompiled"
except KeyboardInterrupt:  # while it starts: as quietly as later
    raise SystemExit(130) from None
