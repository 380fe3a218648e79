"""The games of A War of Whispers that tests of the whole tree play."""

from __future__ import annotations

from undercourt.kernel.game import Options

# Golden games: who plays, and with which options.
RECORDED: dict[str, tuple[list[str], Options]] = {
    "game-2p": (["greedy", "random"], {"counter_intelligence": "on", "reinforce": "any_regions"}),
    "game-3p": (
        ["greedy", "random", "greedy"],
        {"agents_in_regions": "on", "keep_your_secrets": "on", "to_each_their_own": "on", "allow_pass": "on"},
    ),
    "game-4p": (["greedy", "random"] * 2, {}),
}
# Options of random games and of games between bots.
VARIED: Options = {"agents_in_regions": "on", "to_each_their_own": "on", "counter_intelligence": "on"}
GREEDY_WINS = 12  # of twelve games against a random bot, at least
