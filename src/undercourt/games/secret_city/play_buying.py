"""The buying phase: characters, house artifacts and unique cards come to the table (SC-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import moves, reasons
from undercourt.games.secret_city.actions import BUY, DISMISS, HOUSE_CARDS, ROOM, TERRITORIES, UNIQUES
from undercourt.games.secret_city.catalog import HERO, HOUSE_ARTIFACT, MERCENARY, MOST_CHARACTERS, NEVER, SPELL
from undercourt.games.secret_city.play_use import is_use, offer_uses, use
from undercourt.games.secret_city.says_words import Args
from undercourt.games.secret_city.state import HAND, LANDS, ON_TERRITORY, UNIQUE_AT, City
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, Effect
from undercourt.kernel.ids import BIT, NOTHING, Action, Card, Seat, bits_in, lowest_bit
from undercourt.kernel.phrase import Phrase, Reason, phrase


@dataclass(eq=False)
class Buying(Effect):
    """SC-6: characters and house artifacts from hand, unique cards from territories; cards that lie on characters."""

    def advance(self, s: City, f: i64, d: Decision) -> None:
        s.may_attach = s.turn_to_next(f)
        if not s.may_attach:
            s.finish()
            return
        seat = s.stack[f + SEAT]
        hand = HAND + seat
        for i in range(s.cards.size[hand]):
            card = s.cards.at(hand, i)
            if can_afford(s, seat, card) and s.cards.is_first(hand, i):
                d.offer(BUY + card)
        lands = s.tables[LANDS + seat]
        while lands != 0:
            card = moves.unique_lies_on(s, lowest_bit(lands))
            lands &= lands - 1
            rests = card != NOTHING and s.unique_used & BIT[card - UNIQUES] != 0
            if card != NOTHING and not rests and can_afford(s, seat, card):
                d.offer(BUY + card)
        offer_uses(s, seat, d)
        d.offer(DONE)

    def answer(self, s: City, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if is_use(action):
            use(s, seat, action)
        elif action == DONE:
            s.asked += 1
        else:
            buy(s, seat, action - BUY)

    def question(self, s: City, f: i64) -> Phrase:
        return phrase("ask_buying")

    def option(self, s: City, f: i64, action: Action) -> Phrase | None:
        return phrase("action_done", what="go_on") if action == DONE else None

    def why_not(self, s: City, f: i64, action: Action) -> Reason | None:
        seat = s.stack[f + SEAT]
        verb = s.pack.verb_of(action)
        if verb == BUY:
            return why_not_bought(s, seat, action - BUY)
        if verb == DISMISS:
            no_need = Reason("SC-6.13", "why_no_need_for_room", {})
            return must_stay(s, seat * ROOM + action - DISMISS) or no_need
        return reasons.use(s, seat, action)


@dataclass(eq=False)
class Replace(Effect):
    """SC-6: with a full table the character that was bought takes the place of another; the new one is in `laying`."""

    def advance(self, s: City, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        for slot in range(seat * ROOM, seat * ROOM + ROOM):
            if s.card[slot] != NOTHING and not s.is_leader(slot) and has_room(s, seat, s.laying, slot):
                d.offer(DISMISS + slot - seat * ROOM)

    def answer(self, s: City, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        s.finish()
        moves.dismiss(s, seat, seat * ROOM + action - DISMISS)
        moves.put_on_table(s, seat, s.laying)
        s.laying = NOTHING

    def question(self, s: City, f: i64) -> Phrase:
        return phrase("ask_replace", card=s.pack.slugs[s.laying])

    def why_not(self, s: City, f: i64, action: Action) -> Reason | None:
        if s.pack.verb_of(action) != DISMISS:
            return None
        slot = s.stack[f + SEAT] * ROOM + action - DISMISS
        return must_stay(s, slot) or Reason("SC-6.8", "why_still_no_room", {"card": s.pack.slugs[s.card[slot]]})


BUYING_PHASE: Final = Buying()
REPLACING: Final = Replace()


BOUGHT: Final = 2**HERO | 2**MERCENARY | 2**HOUSE_ARTIFACT  # categories; bits


def can_afford(s: City, seat: Seat, card: Card) -> bool:
    category = s.pack.category[card]
    return BOUGHT & BIT[category] != 0 and s.can_pay(seat, s.pack.cost, card)


def has_room(s: City, seat: Seat, card: Card, leaving: i64) -> bool:
    """SC-6: is there room for a character when the one in this slot has left? Lazar makes the room he needs."""
    limit = max(MOST_CHARACTERS, s.pack.character_limit[card])
    staying = s.characters_of(seat)
    if leaving != NOTHING:
        staying ^= BIT[leaving]
    for slot in range(seat * ROOM, seat * ROOM + ROOM):
        if staying & BIT[slot] != 0:
            limit = max(limit, s.pack.character_limit[s.card[slot]])
    return bits_in(staying) < limit


def buy(s: City, seat: Seat, card: Card) -> None:
    moves.pay(s, seat, s.pack.cost, card)
    if card < UNIQUES:
        s.barriers += 1
        moves.show_from_hand(s, seat, card)
    else:
        s.tables[UNIQUE_AT + card - UNIQUES] = seat
    s.tell("buy", seat, card=card)
    if s.pack.category[card] == HOUSE_ARTIFACT:
        if card < UNIQUES:
            s.artifacts |= BIT[card - HOUSE_CARDS]
    elif has_room(s, seat, card, NOTHING):
        moves.put_on_table(s, seat, card)
    else:
        s.laying = card
        s.push(REPLACING, seat, NOTHING, card)


def why_not_bought(s: City, seat: Seat, card: Card) -> Reason:
    """SC-6: what can be put on the table."""
    args: Args = {"card": s.pack.slugs[card]}
    if card >= UNIQUES:
        here = [i for i in range(TERRITORIES) if s.pack.unique_on[i] == card]
        if s.tables[UNIQUE_AT + card - UNIQUES] != ON_TERRITORY or not s.has_territory(seat, here[0]):
            return Reason("SC-6.17", "why_not_on_your_territory", args)
    elif s.cards.find(HAND + seat, card) < 0:
        return Reason("SC-6.1", "why_not_in_hand", args)
    if s.pack.category[card] == SPELL or (s.pack.timing[card] == NEVER and s.pack.strength[card] == 0):
        return Reason("SC-6.7", "why_used_not_bought", args)
    if not s.can_pay(seat, s.pack.cost, card):
        return Reason("SC-6.2", "why_cannot_pay", args)
    if card >= UNIQUES and s.unique_used & BIT[card - UNIQUES] != 0:
        return Reason("SC-6.21", "why_rests", args)
    return Reason("SC-6.17", "why_not_on_your_territory", args)


def must_stay(s: City, slot: i64) -> Reason | None:
    """SC-6: nobody is there to be dismissed, or it is the leader."""
    card = s.card[slot]
    if card == NOTHING:
        return reasons.nobody_there("SC-6.12", slot)
    return Reason("SC-6.14", "why_leader_stays", {"card": s.pack.slugs[card]}) if s.is_leader(slot) else None
