"""The games behind the interfaces of PettingZoo and Gymnasium. It needs the packages of the extra `env`.

- `from undercourt.env import tyrants_v0; env = tyrants_v0.env(players=4)`: PettingZoo, all seats (`aec`).
- `import undercourt.env, gymnasium; env = gymnasium.make("undercourt/Tyrants-v0", opponents="greedy")`: one seat, the
  others played by bots (`seat`).

To import it is to register them: with Gymnasium, and with PettingZoo where it has a registry.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

try:
    import gymnasium
    import pettingzoo
except ImportError as wrong:
    raise ImportError("undercourt.env needs gymnasium and pettingzoo: pip install 'undercourt[env]'") from wrong

if TYPE_CHECKING:
    from undercourt.env import abyss_v0 as abyss_v0
    from undercourt.env import secret_city_v0 as secret_city_v0
    from undercourt.env import tyrants_v0 as tyrants_v0
    from undercourt.env import whispers_v0 as whispers_v0

IDS = {
    "tyrants": "undercourt/Tyrants-v0",
    "abyss": "undercourt/Abyss-v0",
    "whispers": "undercourt/Whispers-v0",
    "secret_city": "undercourt/SecretCity-v0",
}

for name, id in IDS.items():
    own = id.removeprefix("undercourt/").removesuffix("-v0")
    gymnasium.register(id, entry_point=f"undercourt.env.seat:{own}Seat")
    if hasattr(pettingzoo, "register"):
        pettingzoo.register("aec", f"undercourt/{name}_v0", f"undercourt.env.{name}_v0:env")

if not TYPE_CHECKING:  # a checker of types knows them from above, and no others

    def __getattr__(name):
        """The module of a game, when it is first asked for."""
        if name.removesuffix("_v0") not in IDS or not name.endswith("_v0"):
            raise AttributeError(f"module 'undercourt.env' has no attribute '{name}'")
        return import_module(f"undercourt.env.{name}")
