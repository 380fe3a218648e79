"""Whether a turn with a pack must end: cards that pay for each other could be used for ever. Never compiled.

A card that is used or bought leaves the hand, and costs tokens; it may bring tokens and other cards. If every card of a
deck can be given a worth, in tokens, such that using any card brings less than it and its price are worth, then all
hands and tokens together are worth less after each use, and a turn ends. House spells, house artifacts and unique cards
need no such worth: they are used once. Nor do leaders, territories and strategies, which act once in a turn.
"""

from __future__ import annotations

from undercourt.games.secret_city.actions import HOUSE_CARDS, RESOURCES, UNIQUES
from undercourt.games.secret_city.catalog import HERO, MERCENARY, NO_CARD, Pack
from undercourt.games.secret_city.effects import Ability, ChooseOne
from undercourt.games.secret_city.effects_cards import ANY_COMMON, HOUSE, Draw
from undercourt.games.secret_city.effects_tokens import GAINS, Tokens
from undercourt.games.secret_city.state import deck_of
from undercourt.kernel.effect import Effect

TOKEN = 100
LESS = 1  # a hundredth of a token: by at least so much must every use lower the worth of all
ROUNDS = 12  # worths that exist are found in as many rounds as there are decks, and one more shows it


def endless(pack: Pack) -> list[int]:
    """The cards that could be used again and again; empty if every deck has a worth."""
    worth = [0, 0, 0, 0]  # of a card from each common deck, and from a house deck
    cards = [card for card in range(UNIQUES) if is_used_again(pack, card)]
    raised: list[list[int]] = []  # by round: the cards that made their deck worth more
    while len(raised) < ROUNDS:
        before = list(worth)
        raised.append([card for card in cards if brought(pack, card, before) > before[deck_of(card)]])
        if not raised[-1]:
            return []
        for card in raised[-1]:
            worth[deck_of(card)] = max(worth[deck_of(card)], brought(pack, card, before))
    return sorted({card for one in raised[-len(worth) :] for card in one})


def is_used_again(pack: Pack, card: int) -> bool:
    """Common cards come round; a hero that was dismissed does too."""
    if card < HOUSE_CARDS:
        return pack.category[card] != NO_CARD
    return pack.category[card] == HERO


def brought(pack: Pack, card: int, worth: list[int]) -> int:
    """What one use brings less its price, and a little more: the least that such a card must be worth."""
    at = card * RESOURCES
    price = sum(pack.cost[at : at + RESOURCES])
    if pack.category[card] in (HERO, MERCENARY):  # bought, and its ability used
        price += sum(pack.ability_cost[at : at + RESOURCES])
    return value(pack.effect[card], worth) - price * TOKEN + LESS


def value(effect: Effect, worth: list[int]) -> int:
    """Tokens from the bank and cards from decks; what changes hands among players is worth the same there."""
    if isinstance(effect, Tokens) and effect.way == GAINS:
        return int(effect.n) * TOKEN
    if isinstance(effect, Draw):
        one = max(worth[:HOUSE]) if effect.source == ANY_COMMON else worth[effect.source]
        return int(effect.keep) * one
    if isinstance(effect, ChooseOne):
        return max(value(branch, worth) for branch in effect.branches)
    if isinstance(effect, Ability):
        return sum(value(part, worth) for part in effect.effects)
    return 0
