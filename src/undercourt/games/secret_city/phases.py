"""The phases before the battle: draft, windows, auction, strategies, territories, buying (SC-1 to SC-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import moves
from undercourt.games.secret_city.actions import (
    BID,
    BUY,
    DISMISS,
    DRAFT,
    HOUSE_CARDS,
    INCOME,
    PLAYER,
    PROPERTY,
    RESOURCES,
    ROOM,
    STRATEGIES,
    STRATEGY,
    TERRITORIES,
    UNIQUES,
)
from undercourt.games.secret_city.pack import HERO, HOUSE_ARTIFACT, MERCENARY, MOST_CHARACTERS, NOTHING_AT_ALL
from undercourt.games.secret_city.state import HAND, City
from undercourt.games.secret_city.use import SETTLE, could_use_hand, is_use, offer_uses, use
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP, Effect, State
from undercourt.kernel.ids import BIT, NOTHING, Action, Card, Seat, bits_in


@dataclass(eq=False)
class Draft(Effect):
    """SC-1: three territories each: in player order, back again, and in player order once more."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        if s.asked == 3 * s.seats:
            moves.settle_uniques(s)
            s.finish()
            return
        nth = s.asked % s.seats
        if s.asked // s.seats == 1:
            nth = s.seats - 1 - nth
        s.stack[f + SEAT] = (s.first + nth) % s.seats
        for territory in range(TERRITORIES):
            if s.owner[territory] == NOTHING and s.pack.house_of_home[territory] == NOTHING:
                d.offer(DRAFT + territory)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        s.asked += 1
        s.owner[action - DRAFT] = seat
        s.tell("draft", seat, place=action - DRAFT)


@dataclass(eq=False)
class Window(Effect):
    """SC-2: at the start and at the end of a turn everybody may use what needs no battle."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        while s.asked < s.seats:
            seat = (s.first + s.asked) % s.seats
            s.stack[f + SEAT] = seat
            offer_uses(s, seat, d)
            if d.count > 0 or could_use_hand(s, seat, d):
                d.offer(DONE)
                return
            s.asked += 1
        s.finish()

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        if action == DONE:
            s.asked += 1
        else:
            use(s, s.stack[f + SEAT], action)


NAMING: Final = 1  # the step of the auction in which the first player is named


@dataclass(eq=False)
class Auction(Effect):
    """SC-3: characters are turned over for the right to name the first player."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        while s.stack[f + STEP] != NAMING:
            if s.passes == s.seats:
                if s.leading == NOTHING:
                    s.first = (s.first + 1) % s.seats
                    s.tell("first", s.first)
                    s.finish()
                    return
                s.stack[f + STEP] = NAMING
                s.stack[f + SEAT] = s.leading
                break
            seat = (s.first + s.asked) % s.seats
            s.stack[f + SEAT] = seat
            for slot in range(seat * ROOM, seat * ROOM + ROOM):
                if can_bid(s, slot):
                    d.offer(BID + slot - seat * ROOM)
            if d.count > 0:
                d.offer(DONE)
                return
            s.asked += 1
            s.passes += 1
        for seat in range(s.seats):
            d.offer(PLAYER + seat)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == NAMING:
            s.first = action - PLAYER
            s.tell("first", s.first, other=seat)
            s.finish()
            return
        s.asked += 1
        if action == DONE:
            s.passes += 1
            s.tell("no_bid", seat)
            return
        s.passes = 0
        slot = seat * ROOM + action - BID
        card = s.card[slot]
        if s.pack.initiative_free[card] != 0:
            s.bidden |= BIT[slot]
        else:
            s.face_down |= BIT[slot]
        s.bids[seat] += s.pack.strength[card]
        if s.leading == NOTHING or s.bids[seat] > s.bids[s.leading]:
            s.leading = seat
        s.tell("bid", seat, card=card, place=slot, n=s.bids[seat])


def can_bid(s: City, slot: i64) -> bool:
    return s.card[slot] != NOTHING and (s.face_down | s.bidden) & BIT[slot] == 0


@dataclass(eq=False)
class ChooseStrategies(Effect):
    """SC-4: one of the cards left, its side, and whom it is directed against."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        if s.asked == s.seats:
            s.finish()
            return
        seat = (s.first + s.asked) % s.seats
        s.stack[f + SEAT] = seat
        if s.chosen[seat] == NOTHING:
            for strategy in range(STRATEGIES):
                if not is_taken(s, strategy // 2):
                    d.offer(STRATEGY + strategy)
        elif s.seats == 2:
            self.declare(s, seat, 1 - seat)
        else:
            for other in range(s.seats):
                if other != seat:
                    d.offer(PLAYER + other)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        if action >= STRATEGY:
            s.chosen[seat] = action - STRATEGY
            s.tell("choose_strategy", seat, place=action - STRATEGY)
        else:
            self.declare(s, seat, action - PLAYER)

    def declare(self, s: City, seat: Seat, other: Seat) -> None:
        s.against[seat] = other
        s.asked += 1
        s.tell("strategy", seat, place=s.chosen[seat], other=other)


def is_taken(s: City, strategy_card: i64) -> bool:
    for seat in range(s.seats):
        if s.chosen[seat] != NOTHING and s.chosen[seat] // 2 == strategy_card:
            return True
    return False


@dataclass(eq=False)
class UseTerritories(Effect):
    """SC-5: income or property of each territory; of the home both. STEP 1: upkeep done, 2: the home's income too."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        if s.asked == s.seats:
            s.finish()
            return
        seat = (s.first + s.asked) % s.seats
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.stack[f + SEAT] = seat
            s.territories_used = 0
            for slot in range(seat * ROOM + ROOM - 1, seat * ROOM - 1, -1):
                card = s.card[slot]
                if card != NOTHING and s.pack.upkeep[card] is not NOTHING_AT_ALL:
                    s.push(SETTLE, seat, NOTHING, NOTHING)
                    s.push(s.pack.upkeep[card], seat, NOTHING, card)
            return
        if s.stack[f + STEP] == 1:
            s.stack[f + STEP] = 2
            if s.owner[own_home(s, seat)] == seat:
                collect(s, seat, own_home(s, seat))
        for territory in range(TERRITORIES):
            if s.owner[territory] == seat and s.territories_used & BIT[territory] == 0:
                if territory != own_home(s, seat):
                    d.offer(INCOME + territory)
                if s.pack.property[territory].possible(s, seat, NOTHING, NOTHING, d):
                    d.offer(PROPERTY + territory)
        offer_uses(s, seat, d)
        d.offer(DONE)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        if is_use(action):
            use(s, seat, action)
        elif action == DONE:
            for territory in range(TERRITORIES):
                unused = s.owner[territory] == seat and s.territories_used & BIT[territory] == 0
                if unused and territory != own_home(s, seat):
                    collect(s, seat, territory)
            s.asked += 1
            s.stack[f + STEP] = 0
        elif action >= PROPERTY:
            territory = action - PROPERTY
            s.territories_used |= BIT[territory]
            s.tell("property", seat, place=territory)
            s.push(SETTLE, seat, NOTHING, NOTHING)
            s.push(s.pack.property[territory], seat, NOTHING, NOTHING)
        else:
            s.territories_used |= BIT[action - INCOME]
            collect(s, seat, action - INCOME)


def own_home(s: City, seat: Seat) -> i64:
    return s.pack.home[s.house_of[seat]]


def collect(s: City, seat: Seat, territory: i64) -> None:
    s.tell("income", seat, place=territory)
    for resource in range(RESOURCES):
        moves.gain(s, seat, resource, s.pack.income[territory * RESOURCES + resource])


@dataclass(eq=False)
class Buying(Effect):
    """SC-6: characters and house artifacts from hand, unique cards from territories; cards that lie on characters."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        if s.asked == s.seats:
            s.may_attach = False
            s.finish()
            return
        s.may_attach = True
        seat = (s.first + s.asked) % s.seats
        s.stack[f + SEAT] = seat
        hand = HAND + seat
        for i in range(s.cards.size[hand]):
            card = s.cards.at(hand, i)
            if s.cards.is_first(hand, i) and can_afford(s, seat, card):
                d.offer(BUY + card)
        for territory in range(TERRITORIES):
            if s.owner[territory] == seat:
                card = moves.unique_lies_on(s, territory)
                rests = card != NOTHING and s.unique_used & BIT[card - UNIQUES] != 0
                if card != NOTHING and not rests and can_afford(s, seat, card):
                    d.offer(BUY + card)
        offer_uses(s, seat, d)
        d.offer(DONE)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        if is_use(action):
            use(s, seat, action)
        elif action == DONE:
            s.asked += 1
        else:
            buy(s, seat, action - BUY)


def can_afford(s: City, seat: Seat, card: Card) -> bool:
    category = s.pack.category[card]
    return category in (HERO, MERCENARY, HOUSE_ARTIFACT) and s.can_pay(seat, s.pack.cost, card)


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
        s.unique_at[card - UNIQUES] = seat
    s.tell("buy", seat, card=card)
    if s.pack.category[card] == HOUSE_ARTIFACT:
        if card < UNIQUES:
            s.artifacts |= BIT[card - HOUSE_CARDS]
    elif has_room(s, seat, card, NOTHING):
        moves.put_on_table(s, seat, card)
    else:
        s.laying = card
        s.push(REPLACING, seat, NOTHING, card)


@dataclass(eq=False)
class Replace(Effect):
    """SC-6: with a full table the character that was bought takes the place of another; SOURCE is the new one."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        for slot in range(seat * ROOM, seat * ROOM + ROOM):
            if s.card[slot] != NOTHING and not s.is_leader(slot) and has_room(s, seat, s.laying, slot):
                d.offer(DISMISS + slot - seat * ROOM)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, City)
        seat = s.stack[f + SEAT]
        s.finish()
        moves.dismiss(s, seat, seat * ROOM + action - DISMISS)
        moves.put_on_table(s, seat, s.laying)
        s.laying = NOTHING


DRAFTING: Final = Draft()
WINDOW: Final = Window()
AUCTION: Final = Auction()
CHOOSING_STRATEGIES: Final = ChooseStrategies()
TERRITORY_PHASE: Final = UseTerritories()
BUYING_PHASE: Final = Buying()
REPLACING: Final = Replace()
