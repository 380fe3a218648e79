"""The games behind OpenSpiel's interface. Importing this module registers them with `pyspiel`; docs/for-researchers.md.

import pyspiel
import undercourt.openspiel

game = pyspiel.load_game("undercourt_tyrants", {"players": 4, "rng_seed": 7})
"""

from __future__ import annotations

try:
    import pyspiel  # noqa: F401 (first of all, to say what is missing)
except ImportError as missing:
    raise ImportError("undercourt.openspiel needs OpenSpiel: pip install 'undercourt[openspiel]'") from missing

from undercourt.games import seen_games
from undercourt.openspiel.game import PREFIX, UndercourtGame, register
from undercourt.openspiel.state import UndercourtState

__all__ = ["NAMES", "UndercourtGame", "UndercourtState"]

NAMES = [f"{PREFIX}{name}" for name in seen_games()]

for name in seen_games():
    register(name)
