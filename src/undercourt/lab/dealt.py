"""What lot decides before the first move, and a designer wants to see the wins by: houses, loyalties, decks."""

from __future__ import annotations

from undercourt.kernel.effect import State
from undercourt.kernel.game import Game


def dealt_to_seat(game: Game, s: State, seat: int) -> dict[str, str]:
    """By what it is: which. Read off the seat's own view, where it may be secret."""
    described = game.describe(game.view(s, seat), seat)
    players = described["players"]
    assert isinstance(players, list)
    own = players[seat]
    if "house" in own:
        return {"house": own["house"]}
    if game.slug == "whispers":
        from undercourt.games.whispers.actions import EMPIRE_NAMES, SLOTS
        from undercourt.games.whispers.state import Whispers

        assert isinstance(s, Whispers)
        return {"devout to": EMPIRE_NAMES[s.tokens[seat * SLOTS]]}
    return {}


def dealt_to_table(game: Game, s: State) -> dict[str, str]:
    if game.slug != "tyrants":
        return {}
    from undercourt.games.tyrants.board import BOARD, CENTRE
    from undercourt.games.tyrants.cards import CARDS, HALF_DECKS
    from undercourt.games.tyrants.state import Tyrants

    assert isinstance(s, Tyrants)
    cards = [card for pile in range(len(s.cards.size)) for card in s.cards.listed(pile) if card < len(CARDS)]
    decks = {CARDS[card].deck for card in cards}
    sections = {site.section for i, site in enumerate(BOARD) if s.sites >> i & 1} - {CENTRE}
    return {
        "decks": "+".join(deck for deck in HALF_DECKS if deck in decks),
        **({"section": sections.pop()} if len(sections) == 1 else {}),
    }
