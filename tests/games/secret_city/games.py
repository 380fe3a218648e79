"""The games of Secret City that tests of the whole tree play."""

from __future__ import annotations

from undercourt.kernel.game import Options

# Golden games: who plays, and with which options.
RECORDED: dict[str, tuple[list[str], Options]] = {
    "game-2p": (["greedy"] * 2, {}),
    "game-3p": (["greedy"] * 3, {"face_down_targets": "fitting", "spell_instead": "no"}),
    "game-4p": (["greedy"] * 4, {"deals": "off"}),
    "game-5p": (["greedy"] * 5, {"debt_territory": "any", "deal_open": "everybody"}),
    "game-6p": (["greedy"] * 6, {"tie_break": "shared", "turns": "4"}),
}
VARIED: Options = {}  # options of random games and of games between bots
GREEDY_WINS = 12  # of twelve games against a random bot, at least
