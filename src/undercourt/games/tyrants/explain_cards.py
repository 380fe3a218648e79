"""Why a card of the wrong place or kind cannot be picked, when another card asks for one. Off the hot path."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.tyrants.actions import DEVOUR, DISCARD, PLAY, PROMOTE, RECRUIT, RESOLVE, REVEAL
from undercourt.games.tyrants.cards import CARDS
from undercourt.games.tyrants.catalog import NO_ASPECT
from undercourt.games.tyrants.effects_cards import ANY_OBEDIENCE, Devour, EnterMarket, PlayCard, Promote, Recruit
from undercourt.games.tyrants.effects_opponents import Discard, PromoteDiscarded
from undercourt.games.tyrants.moves import FROM_DISCARDS, FROM_HAND, FROM_INNER, FROM_ROW, card_in, is_in_play
from undercourt.games.tyrants.state import HAND, PLAYED, Tyrants
from undercourt.kernel.effect import SOURCE, asking
from undercourt.kernel.ids import Action, Card, Seat
from undercourt.kernel.phrase import Reason


def card_pick(s: Tyrants, seat: Seat, action: Action) -> Reason:
    """The verb is right; what is wrong with the card?"""
    if action < RECRUIT:
        return play(s, action - PLAY)
    if action < DISCARD:
        return recruit(s, action - RECRUIT)
    if action < DEVOUR:
        return discard(s, action - DISCARD)
    if action < PROMOTE:
        return devour(s, action - DEVOUR)
    if action < REVEAL:
        return promote(s, action - PROMOTE)
    if action < RESOLVE:
        return reveal(s, seat, action - REVEAL)
    return does_not_fit("TU-4.2.6", action - RESOLVE)


def play(s: Tyrants, card: Card) -> Reason:
    asked = asking(s)
    if isinstance(asked, PlayCard) and asked.source == FROM_INNER:
        return not_there("TU-11.29", FROM_INNER, card)
    return does_not_fit("TU-11.25", card)


def recruit(s: Tyrants, card: Card) -> Reason:
    asked = asking(s)
    any_aspect = isinstance(asked, Recruit) and asked.aspect == NO_ASPECT
    return does_not_fit("TU-11.23" if any_aspect else "TU-11.24", card)


def discard(s: Tyrants, card: Card) -> Reason:
    asked = asking(s)
    is_cost = isinstance(asked, Discard) and asked.cost
    return not_there("TU-11.1" if is_cost else "TU-11.6", FROM_HAND, card)


def devour(s: Tyrants, card: Card) -> Reason:
    asked = asking(s)
    if isinstance(asked, EnterMarket):
        return not_there("TU-11.30", FROM_ROW, card)
    assert isinstance(asked, Devour)
    return not_there("TU-8.3.1", asked.source, card)


def promote(s: Tyrants, card: Card) -> Reason:
    asked = asking(s)
    if isinstance(asked, PromoteDiscarded):
        return does_not_fit("TU-11.9", card)
    assert isinstance(asked, Promote)
    if asked.source == FROM_DISCARDS:
        return not_there("TU-8.7.3", FROM_DISCARDS, card)
    if asked.source == FROM_HAND:
        return not_there("TU-8.7.1", FROM_HAND, card)
    return promote_played(s, asked.only, card)


def promote_played(s: Tyrants, only: i64, card: Card) -> Reason:
    """Another card played this turn: what is wrong with each copy of this one? The nearest to a right one counts."""
    slug = CARDS[card].slug
    but = s.stack[s.top() + SOURCE]
    slots = [slot for slot in range(s.cards.size[PLAYED]) if card_in(s, slot) == card]
    if not slots:
        return Reason("TU-5.21", "why_not_played", {"card": slug})
    in_play = [slot for slot in slots if is_in_play(s, slot)]
    if not in_play:
        return Reason("TU-5.20", "why_left_play", {"card": slug})
    if in_play == [but]:
        return Reason("TU-5.19", "why_not_itself", {"card": slug})
    if only == ANY_OBEDIENCE:
        return Reason("TU-2.1", "why_other_aspect", {"card": slug})
    return Reason("TU-2.2", "why_not_undead", {"card": slug})


def reveal(s: Tyrants, seat: Seat, card: Card) -> Reason:
    if s.cards.find(HAND + seat, card) < 0:
        return not_there("TU-5.14", FROM_HAND, card)
    return Reason("TU-5.15", "why_other_aspect", {"card": CARDS[card].slug})


def not_there(rule: str, where: i64, card: Card) -> Reason:
    """The card is not where it would have to come from."""
    slug = CARDS[card].slug
    if where == FROM_HAND:
        return Reason(rule, "why_not_in_hand", {"card": slug})
    if where == FROM_DISCARDS:
        return Reason(rule, "why_not_in_discards", {"card": slug})
    if where == FROM_INNER:
        return Reason(rule, "why_not_in_inner_circle", {"card": slug})
    if where == FROM_ROW:
        return Reason(rule, "why_not_in_row", {"card": slug})
    return Reason(rule, "why_only_this_card", {})


def does_not_fit(rule: str, card: Card) -> Reason:
    return Reason(rule, "why_card_does_not_fit", {"card": CARDS[card].slug})
