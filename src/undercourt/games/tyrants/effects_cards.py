"""The vocabulary of the cards, among cards: devour, promote, recruit, and what becomes of a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants import legal, moves, reasons
from undercourt.games.tyrants.actions import DEVOUR, PROMOTE, RECRUIT, RECRUIT_DEVOURED, REVEAL
from undercourt.games.tyrants.catalog import ASPECT, ASPECTS, IS_UNDEAD, NO_ASPECT, OBEDIENCE, SLUGS
from undercourt.games.tyrants.effects_board import Bonus
from undercourt.games.tyrants.moves import (
    FROM_DECK,
    FROM_DISCARDS,
    FROM_HAND,
    FROM_INNER,
    FROM_PLAYED,
    FROM_ROW,
    SOURCES,
    THIS_CARD,
)
from undercourt.games.tyrants.state import (
    DECK,
    DISCARDS,
    FREE_PROMOTIONS,
    GHOST_FOR_PURCHASE,
    GONE,
    HAND,
    INNER,
    PLAYED,
    ROW,
    Tyrants,
)
from undercourt.kernel.choose import Choose, Instant
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, SOURCE, State
from undercourt.kernel.ids import NOTHING, Action, Card, Seat
from undercourt.kernel.phrase import Phrase, Reason, phrase

# Which cards may be promoted.
ANY_CARD: Final = 0
ANY_OBEDIENCE: Final = 1
ANY_UNDEAD: Final = 2
FILTERS: Final = ["any", "obedience", "undead"]

ANY_NUMBER: Final = 100


@dataclass(eq=False)
class Devour(Choose):
    """TU-8.3."""

    source: i64 = FROM_HAND

    def text(self) -> Phrase:
        return phrase("effect_devour", source=SOURCES[self.source], up_to=int(self.up_to))

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        if DEVOUR <= action < PROMOTE:
            return reasons.not_there("TU-8.3.1", self.source, action - DEVOUR)
        return None

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        offer_from(s, seat, self.source, source, DEVOUR, d)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        card = action - DEVOUR
        if self.source == FROM_ROW:
            slot = moves.leave_row(s, card)
            moves.devour(s, seat, card, FROM_ROW, slot)
            moves.refill(s, seat, slot)
        else:
            take_from(s, seat, self.source, s.stack[f + SOURCE], card)
            moves.devour(s, seat, card, self.source)


@dataclass(eq=False)
class Promote(Bonus):
    """TU-8.7."""

    source: i64 = FROM_PLAYED
    only: i64 = ANY_CARD

    def text(self) -> Phrase:
        only = FILTERS[self.only]
        return phrase("effect_promote", source=SOURCES[self.source], only=only, n=self.n, up_to=int(self.up_to), free=0)

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        card = action - PROMOTE
        if card < 0 or action >= REVEAL:
            return None
        if self.source == FROM_DISCARDS:
            return reasons.not_there("TU-8.7.3", FROM_DISCARDS, card)
        if self.source == FROM_HAND:
            return reasons.not_there("TU-8.7.1", FROM_HAND, card)
        if best_copy(s, card, s.stack[f + SOURCE]) == NOTHING:
            return None
        if self.only == ANY_OBEDIENCE:
            return Reason("TU-2.1", "why_other_aspect", {"card": SLUGS[card]})
        return Reason("TU-2.2", "why_not_undead", {"card": SLUGS[card]})

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        if self.source == FROM_PLAYED:
            for slot in range(s.cards.size[PLAYED]):
                card = s.cards.at(PLAYED, slot)
                if card < GONE and slot != source and fits(card, self.only) and is_first_but(s, slot, source):
                    d.offer(PROMOTE + card)
        else:
            offer_from(s, seat, self.source, source, PROMOTE, d)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        take_from(s, seat, self.source, s.stack[f + SOURCE], action - PROMOTE)
        moves.promote(s, seat, action - PROMOTE, self.source)

    def may_stop(self, s: Tyrants, f: i64) -> bool:
        """TU-5.24."""
        return (self.source == FROM_PLAYED and s.plays_with(FREE_PROMOTIONS)) or super().may_stop(s, f)


@dataclass(eq=False)
class PromoteTop(Instant):
    """The top card of your deck; an empty deck is first made from the discard pile (TU-11)."""

    def text(self) -> Phrase:
        return phrase("effect_promote_top")

    def do(self, s: Tyrants, seat: Seat, picked: i64, source: i64) -> None:
        if moves.ready_deck(s, seat):
            moves.promote(s, seat, s.cards.draw(DECK + seat, s.rng), FROM_DECK)


@dataclass(eq=False)
class PromoteThis(Instant):
    """This card, if it is still in play."""

    def text(self) -> Phrase:
        return phrase("effect_promote_this")

    def possible(self, s: Tyrants, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return moves.is_in_play(s, source)

    def do(self, s: Tyrants, seat: Seat, picked: i64, source: i64) -> None:
        if moves.is_in_play(s, source):
            moves.promote(s, seat, moves.leave_play(s, source), THIS_CARD)


@dataclass(eq=False)
class DiscardDeck(Instant):
    """The whole remaining deck goes onto the discard pile."""

    def text(self) -> Phrase:
        return phrase("effect_discard_deck")

    def do(self, s: Tyrants, seat: Seat, picked: i64, source: i64) -> None:
        if s.cards.size[DECK + seat] > 0:
            s.barriers += 1  # what is left in hand is known from now on
            s.tell("discard_deck", seat, n=s.cards.size[DECK + seat])
            s.cards.pour(DECK + seat, DISCARDS + seat)


@dataclass(eq=False)
class Recruit(Choose):
    """TU-8.8, without paying."""

    most: i64 = 0  # the highest cost
    aspect: i64 = NO_ASPECT

    def text(self) -> Phrase:
        aspect = ASPECTS[self.aspect] or "any"
        return phrase("effect_recruit", n=self.n, up_to=int(self.up_to), most=self.most, aspect=aspect)

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        if self.aspect != NO_ASPECT and RECRUIT <= action < RECRUIT_DEVOURED:
            return reasons.does_not_fit("TU-11.24", action - RECRUIT)
        return None

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        legal.offer_market(s, self.most, self.aspect, self.aspect == NO_ASPECT, RECRUIT, d)
        if not s.plays_with(GHOST_FOR_PURCHASE):
            legal.offer_devoured(s, self.most, self.aspect, RECRUIT_DEVOURED, d)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        if action == RECRUIT_DEVOURED:
            moves.recruit_devoured(s, s.stack[f + SEAT])
        else:
            moves.recruit(s, s.stack[f + SEAT], action - RECRUIT)


@dataclass(eq=False)
class EnterMarket(Choose):
    """A card of the row is devoured and this card takes its space; nothing is drawn from the market deck."""

    def text(self) -> Phrase:
        return phrase("effect_enter_market")

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        if DEVOUR <= action < PROMOTE:
            return reasons.not_there("TU-11.30", FROM_ROW, action - DEVOUR)
        return None

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        if moves.is_in_play(s, source):
            legal.offer_row(s, DEVOUR, d)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        slot = moves.leave_row(s, action - DEVOUR)
        moves.devour(s, seat, action - DEVOUR, FROM_ROW, slot)
        card = moves.leave_play(s, s.stack[f + SOURCE])
        s.tell("enter_market", seat, card=card, place=THIS_CARD, n=slot)
        s.cards.put(ROW, slot, card)


@dataclass(eq=False)
class HauntMarket(Instant):
    """TU-11.33: until the end of the turn the top of the devoured pile counts as a market card."""

    def text(self) -> Phrase:
        return phrase("effect_haunt_market", purchase=0)

    def do(self, s: Tyrants, seat: Seat, picked: i64, source: i64) -> None:
        s.ghost = True
        s.tell("haunt_market", seat)


@dataclass(eq=False)
class ReturnThis(Instant):
    """An Insane Outcast goes back to its supply."""

    def text(self) -> Phrase:
        return phrase("effect_return_this")

    def do(self, s: Tyrants, seat: Seat, picked: i64, source: i64) -> None:
        if moves.is_in_play(s, source):
            moves.leave_play(s, source)
            moves.return_outcast(s, seat, THIS_CARD)


@dataclass(eq=False)
class ReturnsInstead(Instant):
    """TU-11.2, TU-11.3: what the Insane Outcast says of being devoured or promoted; `moves` does it, wherever it is."""

    def text(self) -> Phrase:
        return phrase("effect_returns_instead")

    def do(self, s: State, seat: Seat, picked: i64, source: i64) -> None:
        pass


def offer_from(s: Tyrants, seat: Seat, where: i64, slot: i64, verb: Action, d: Decision) -> None:
    if where == FROM_HAND:
        legal.offer_cards(s, HAND + seat, verb, d)
    elif where == FROM_DISCARDS:
        legal.offer_cards(s, DISCARDS + seat, verb, d)
    elif where == FROM_INNER:
        legal.offer_cards(s, INNER + seat, verb, d)
    elif where == FROM_ROW:
        legal.offer_row(s, verb, d)
    elif where == THIS_CARD and moves.is_in_play(s, slot):
        d.offer(verb + moves.card_in(s, slot))


def take_from(s: Tyrants, seat: Seat, where: i64, slot: i64, card: Card) -> None:
    if where == FROM_HAND:
        moves.take_from_hand(s, seat, card)
    elif where == FROM_DISCARDS:
        s.cards.take(DISCARDS + seat, card)
    elif where == FROM_INNER:
        s.cards.take(INNER + seat, card)
    elif where == THIS_CARD:
        moves.leave_play(s, slot)
    else:
        moves.leave_play(s, best_copy(s, card, slot))


def fits(card: Card, only: i64) -> bool:
    if only == ANY_OBEDIENCE:
        return ASPECT[card] == OBEDIENCE
    return only == ANY_CARD or IS_UNDEAD[card] == 1


def is_first_but(s: Tyrants, slot: i64, but: i64) -> bool:
    """No other copy in play stands in an earlier slot; `but` is left out of account."""
    for i in range(slot):
        if i != but and s.cards.at(PLAYED, i) == s.cards.at(PLAYED, slot):
            return False
    return True


def best_copy(s: Tyrants, card: Card, but: i64) -> i64:
    """Of equal cards in play take one whose own instruction still waits: two promoters may promote each other."""
    found: i64 = NOTHING
    for slot in range(s.cards.size[PLAYED]):
        if slot != but and s.cards.at(PLAYED, slot) == card:
            found = slot
            for i in range(s.waits()):
                if s.waiting[i * 2 + 1] == slot:
                    return slot
    return found
