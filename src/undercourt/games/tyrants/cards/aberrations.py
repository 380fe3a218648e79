"""The Aberrations half-deck: opponents discard, and your own minions draw."""

from __future__ import annotations

from typing import Final

from undercourt.games.tyrants.catalog import AMBITION, CONQUEST, GUILE, MALICE, Deck, on_discarded
from undercourt.games.tyrants.effects_board import (
    EVERYBODYS,
    Assassinate,
    Deploy,
    Draw,
    Gain,
    PlaceSpy,
    ReturnPiece,
    ReturnSpy,
)
from undercourt.games.tyrants.effects_cards import Promote, PromoteTop
from undercourt.games.tyrants.effects_opponents import (
    Discard,
    ItsOwner,
    OpponentsThere,
    PromoteDiscarded,
    Retaliate,
    one_opponent,
)
from undercourt.games.tyrants.effects_play import PlayCard, at_end
from undercourt.games.tyrants.legal import LEFT_BEHIND, ONE_SITE, ONLY_WHITE
from undercourt.games.tyrants.moves import FROM_INNER, FROM_ROW
from undercourt.games.tyrants.state import SITES_CONTROLLED, SPIES_ON_BOARD, TROPHIES
from undercourt.kernel.combinators import each_opponent, either, pay, seq
from undercourt.kernel.effect import per

card = Deck("aberrations").card

ABERRATIONS: Final = [
    #    slug, cost, aspect, type, deck VP, inner circle VP, copies, what it does
    card("grimlock", 1, CONQUEST, "grimlock", 0, 1, 2, Deploy(), on_discarded(Draw(2))),
    card("cloaker", 2, GUILE, "aberration", 1, 3, 3, either(PlaceSpy(), pay(ReturnSpy(), Assassinate(at=LEFT_BEHIND)))),
    card("cranium_rats", 2, CONQUEST, "beast", 1, 3, 3, Deploy(2), one_opponent(Discard(more_than=3))),
    card("chuul", 3, GUILE, "aberration", 1, 4, 2, PlaceSpy(), OpponentsThere(Discard(more_than=3))),
    card("mindwitness", 3, MALICE, "aberration", 1, 3, 3, Assassinate(), ItsOwner(Discard(more_than=3))),
    card("ambassador", 3, AMBITION, "illithid", 1, 3, 4,
         at_end(Promote()), on_discarded(PromoteDiscarded(up_to=True))),
    card("nothic", 3, GUILE, "aberration", 1, 3, 2,
         either(PlaceSpy(), pay(ReturnSpy(), Draw(), each_opponent(Discard(more_than=3))))),
    card("gauth", 3, MALICE, "aberration", 2, 3, 2,
         either(Gain(influence=2), seq(Draw(), one_opponent(Discard(more_than=3))))),
    card("spectator", 4, MALICE, "aberration", 2, 3, 3, Gain(power=2, influence=1)),
    card("brainwashed_slave", 4, GUILE, "aberration", 2, 3, 2,
         either(PlaceSpy(), pay(ReturnSpy(), Gain(power=2, influence=2)))),
    card("umber_hulk", 4, CONQUEST, "monstrosity", 2, 4, 2, Deploy(3), on_discarded(Retaliate())),
    card("intellect_devourer", 4, AMBITION, "aberration", 1, 3, 2,
         either(Gain(influence=3), ReturnPiece(2, up_to=True, pieces=EVERYBODYS))),
    card("quaggoth", 5, CONQUEST, "quaggoth", 2, 4, 2, Assassinate(per(1, SITES_CONTROLLED), target=ONLY_WHITE)),
    card("puppeteer", 5, AMBITION, "illithid", 2, 6, 2, Gain(influence=2), at_end(Promote())),
    card("beholder", 5, MALICE, "aberration", 3, 6, 1, Assassinate(), Gain(power=per(3, TROPHIES))),
    card("ulitharid", 6, AMBITION, "illithid", 3, 6, 1, PlayCard(source=FROM_ROW, most=4)),
    card("elder_brain", 7, AMBITION, "aberration", 4, 9, 1, PromoteTop(), PlayCard(source=FROM_INNER)),
    card("neogi", 7, CONQUEST, "aberration", 4, 8, 1, Deploy(4), at_end(each_opponent(Discard()))),
    card("aboleth", 7, GUILE, "aberration", 4, 7, 1, either(PlaceSpy(2), Draw(per(1, SPIES_ON_BOARD)))),
    card("death_tyrant", 7, MALICE, "aberration", 3, 6, 1, Assassinate(3, up_to=True, at=ONE_SITE, influence=1)),
]
