"""The games of Abyss that tests of the whole tree play."""

from __future__ import annotations

from undercourt.kernel.game import Options

# Golden games: who plays, and with which options.
RECORDED: dict[str, tuple[list[str], Options]] = {
    "game-2p": (["greedy"] * 2, {}),
    "game-3p": (["greedy"] * 3, {"commander": "at_once", "smokers": "removed"}),
    "game-4p": (["greedy"] * 4, {"assassinated": "count"}),
}
VARIED: Options = {}  # options of random games and of games between bots
GREEDY_WINS = 12  # of twelve games against a random bot, at least
