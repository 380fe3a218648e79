"""Secret City, behind the interface of every game."""

from __future__ import annotations

from functools import partial
from typing import Final

from undercourt.games.secret_city import describe, observe, play, reasons, says, says_events, score, view
from undercourt.games.secret_city.actions import SEAT_NAMES, SEATS
from undercourt.games.secret_city.catalog import HOUSE_NAMES, Pack
from undercourt.games.secret_city.pack.reader import default_text, read_pack
from undercourt.games.secret_city.state import RULE_OPTIONS
from undercourt.kernel.game import Game, Option


def played_with(pack: Pack) -> Game:
    """The rules with one pack of cards; another pack is another game of the same name."""
    return Game(
        slug="secret_city",
        version=2,
        fewest=2,
        most=SEATS,
        space=pack.space,
        seat_names=SEAT_NAMES,
        options=[
            Option("turns", [play.USUAL, *[str(n) for n in range(1, 13)]]),
            *[house_of(seat) for seat in range(SEATS)],
            *[option for option, _ in RULE_OPTIONS],
        ],
        setup=partial(play.setup, pack),
        load=partial(play.loaded, pack),
        view=view.view,
        determinize=view.determinize,
        score=score.score,
        question=says.question,
        option_text=says.option_text,
        why_not=reasons.why_not,
        describe=describe.table,
        describe_event=partial(says_events.event, pack),
        catalog=partial(describe.catalog, pack),
        rule_of_the_end="SC-12.1",
        rule_of_turns="SC-2.3",
        rule_of_answers="SC-2.1",
        agree=play.agree,
        own_pack=default_text(),
        with_pack=with_pack,
        eyes=observe.SecretCityEyes(),
    )


def house_of(seat: int) -> Option:
    """Which house the seat leads, where there are as many players."""
    return Option(f"house_{seat + 1}", [play.LOT, *HOUSE_NAMES], tuple(range(seat + 1, SEATS + 1)))


def with_pack(text: str, name: str) -> Game:
    text = text.replace("\r\n", "\n")
    game = played_with(read_pack(text, name))
    if text != game.own_pack:
        game.carried_pack = text
    return game


PACK: Final = read_pack(default_text(), "cards.toml")
GAME: Final = played_with(PACK)
