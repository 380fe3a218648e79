"""A table as plain text, as one seat sees it: for programs that show a game without a client."""

from __future__ import annotations

import io
from typing import Any

from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.game import Game, Options, asked_openly
from undercourt.kernel.ids import NOTHING, Seat
from undercourt.kernel.phrase import phrase
from undercourt.term.page.screen import Screen
from undercourt.term.page.terminal import Terminal
from undercourt.term.tables import drawing
from undercourt.text import texts

WIDTH = 100
TALL = 1_000  # lines: nothing is left out


def picture(game: Game, options: Options, s: State, d: Decision, seat: Seat, lang: str = "en") -> str:
    """The table, the players and the hand of `seat`; then who is asked what, with the names of the actions offered."""
    words = texts(game.slug, lang, game.carried_pack)
    out = io.StringIO()
    screen = Screen(Terminal(out, WIDTH, TALL), words)
    drawn = drawing(game.slug, words, game.catalog(options))
    message = seen(game, s, d, seat)
    view = message["view"]
    screen.show(*drawn.table(view, WIDTH), screen.players(message, drawn), *drawn.hand(view, WIDTH))
    for line in question(game, s, d, seat):
        screen.show(words.phrase(line) if not isinstance(line, str) else line)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def seen(game: Game, s: State, d: Decision, seat: Seat) -> dict[str, Any]:
    """What a client would have been told, as far as drawings ask for it."""
    view = game.view(s, seat)
    score = game.score(s if d.count == 0 else view)
    told: dict[str, Any] = game.describe(view, seat)
    sheets = [[{"what": line.what, "rule": line.rule, "points": line.points} for line in one] for one in score.sheets]
    points = [{line["what"]: line["points"] for line in sheet} for sheet in sheets]
    players = [{**one, "score": score} for one, score in zip(told["players"], points, strict=True)]
    return {
        "seats": game.seat_names[: s.seats],
        "players": ["" for _ in range(s.seats)],
        "viewer": seat,
        "view": {**told, "players": players, "viewer": seat, "seats": s.seats},
        "over": d.count == 0,
        "score": {"lines": sheets},
    }


def question(game: Game, s: State, d: Decision, seat: Seat) -> list[Any]:
    """Phrases and plain lines: who is asked, and what may be answered if it is this seat that is asked."""
    if d.count == 0:
        return []
    view = game.view(s, seat)
    asked = asked_openly(s, d, view, seat)
    if asked == NOTHING:
        return [phrase("ask_wait")]
    offered = [game.space.name(action) for action in game.space.for_people(d.options())] if asked == seat else []
    return [f"{game.seat_names[asked]}:", game.question(view), *[f"  {name}" for name in offered]]
