"""The games of Tyrants of the Underdark that tests of the whole tree play."""

from __future__ import annotations

from undercourt.kernel.game import Options

# Golden games: who plays, and with which options. Between them they show all half-decks.
RECORDED: dict[str, tuple[list[str], Options]] = {
    "game-2p-drow+dragons": (["greedy"] * 2, {"decks": "drow+dragons", "section": "random"}),
    "game-3p-demons+undead": (["greedy"] * 3, {"decks": "demons+undead", "section": "left"}),
    "game-4p-elementals+aberrations": (["greedy"] * 4, {"decks": "elementals+aberrations", "section": "random"}),
}
VARIED: Options = {"decks": "random"}  # options of random games and of games between bots
GREEDY_WINS = 12  # of twelve games against a random bot, at least
