"""Views say in the same words, in all games, how far a game is and who sits there."""

from __future__ import annotations

from typing import Any

import pytest

from undercourt.games import game_names, load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import playout
from undercourt.kernel.rng import seeded


@pytest.mark.parametrize("name", game_names())
def test_a_view_tells_the_turn_the_round_the_phase_the_first_player_and_the_players(name: str) -> None:
    game, d = load_game(name), Decision()
    s = game.begin(game.fewest, {}, 1, d)
    view: Any = game.describe(game.view(s, 0), 0)
    seats = game.seat_names[: game.fewest]
    assert view["turn"] in [None, *seats] and view["first"] in seats
    assert view["round"] == 1 and view["phase"] not in ("", "over")
    assert [player["seat"] for player in view["players"]] == seats
    assert all("hand" in player for player in view["players"])


@pytest.mark.parametrize("name", game_names())
def test_after_the_end_it_is_nobodys_turn(name: str) -> None:
    game, d = load_game(name), Decision()
    s = game.begin(game.fewest, {}, 1, d)
    playout(s, d, seeded(2))
    view: Any = game.describe(game.view(s, 0), 0)
    assert view["phase"] == "over" and view["turn"] is None and view["round"] > 1
