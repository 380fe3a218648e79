"""The phases before buying: draft, windows, auction, strategies, territories (SC-1 to SC-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.secret_city import moves, reasons
from undercourt.games.secret_city.actions import (
    BID,
    DRAFT,
    INCOME,
    PLAYER,
    PROPERTY,
    RESOURCES,
    ROOM,
    SEAT_NAMES,
    STRATEGIES,
    STRATEGY,
    TERRITORIES,
    UNIQUES,
)
from undercourt.games.secret_city.catalog import NOTHING_AT_ALL
from undercourt.games.secret_city.play_use import SETTLE, could_use_hand, is_use, offer_uses, use
from undercourt.games.secret_city.says_words import seat_or_nobody
from undercourt.games.secret_city.state import (
    BIDS,
    DECLARED,
    HOUSE_OF,
    LANDS,
    OF_SEAT,
    ON_TERRITORY,
    OUT_OF_PLAY,
    UNIQUE_AT,
    VICTIM_OF,
    City,
)
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP, Effect
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat, lowest_bit
from undercourt.kernel.phrase import Phrase, Reason, phrase


@dataclass(eq=False)
class Draft(Effect):
    """SC-1: three territories each: in player order, back again, and in player order once more."""

    def advance(self, s: City, f: i64, d: Decision) -> None:
        if s.asked == 3 * s.seats:
            settle_uniques(s)
            s.finish()
            return
        nth = s.asked % s.seats
        if s.asked // s.seats == 1:
            nth = s.seats - 1 - nth
        s.stack[f + SEAT] = s.seat_after(s.first, nth)
        free = (BIT[TERRITORIES] - 1) & ~s.pack.homes
        for seat in range(s.seats):
            free &= ~s.tables[LANDS + seat]
        d.offer_each(DRAFT, free, 1)

    def answer(self, s: City, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        s.asked += 1
        s.tables[LANDS + seat] |= BIT[action - DRAFT]
        s.touched |= BIT[OF_SEAT + seat]
        s.tell("draft", seat, place=action - DRAFT)

    def question(self, s: City, f: i64) -> Phrase:
        return phrase("ask_draft", left=3 - s.asked // s.seats)


def settle_uniques(s: City) -> None:
    """SC-1: at set-up they lie on their territories, if these are in play."""
    for territory in range(TERRITORIES):
        card = s.pack.unique_on[territory]
        if card != NOTHING and s.tables[UNIQUE_AT + card - UNIQUES] <= ON_TERRITORY:
            in_play = s.owner_of(territory) != NOTHING
            s.tables[UNIQUE_AT + card - UNIQUES] = ON_TERRITORY if in_play else OUT_OF_PLAY


@dataclass(eq=False)
class Window(Effect):
    """SC-2: at the start and at the end of a turn everybody may use what needs no battle."""

    def advance(self, s: City, f: i64, d: Decision) -> None:
        while s.turn_to_next(f):
            seat = s.stack[f + SEAT]
            offer_uses(s, seat, d)
            if d.count > 0 or could_use_hand(s, seat, d):
                d.offer(DONE)
                return
            s.asked += 1
        s.finish()

    def answer(self, s: City, f: i64, action: Action) -> None:
        if action == DONE:
            s.asked += 1
        else:
            use(s, s.stack[f + SEAT], action)

    def question(self, s: City, f: i64) -> Phrase:
        return phrase("ask_window")

    def option(self, s: City, f: i64, action: Action) -> Phrase | None:
        return phrase("action_done", what="go_on") if action == DONE else None

    def why_not(self, s: City, f: i64, action: Action) -> Reason | None:
        return reasons.use(s, s.stack[f + SEAT], action)


NAMING: Final = 1  # the step of the auction in which the first player is named


@dataclass(eq=False)
class Auction(Effect):
    """SC-3: characters are turned over for the right to name the first player."""

    def advance(self, s: City, f: i64, d: Decision) -> None:
        while s.stack[f + STEP] != NAMING:
            if s.passes == s.seats:
                if s.leading == NOTHING:
                    s.first = s.seat_after(s.first, 1)
                    s.tell("first", s.first)
                    s.finish()
                    return
                s.stack[f + STEP] = NAMING
                s.stack[f + SEAT] = s.leading
                break
            seat = s.seat_asked()
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

    def answer(self, s: City, f: i64, action: Action) -> None:
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
        s.tables[BIDS + seat] += s.pack.strength[card]
        s.touched |= BIT[OF_SEAT + seat]
        if s.leading == NOTHING or s.tables[BIDS + seat] > s.tables[BIDS + s.leading]:
            s.leading = seat
        s.tell("bid", seat, card=card, place=slot, n=s.tables[BIDS + seat])

    def question(self, s: City, f: i64) -> Phrase:
        if s.stack[f + STEP] == NAMING:
            return phrase("ask_first")
        best = 0 if s.leading == NOTHING else s.tables[BIDS + s.leading]
        return phrase("ask_auction", n=s.tables[BIDS + s.stack[f + SEAT]], best=best, other=seat_or_nobody(s.leading))

    def option(self, s: City, f: i64, action: Action) -> Phrase | None:
        if action == DONE:
            return phrase("action_done", what="no_bid")
        if s.pack.verb_of(action) == PLAYER:
            return phrase("action_player", seat=SEAT_NAMES[action - PLAYER], what="first")
        return None


def can_bid(s: City, slot: i64) -> bool:
    return s.card[slot] != NOTHING and (s.face_down | s.bidden) & BIT[slot] == 0


@dataclass(eq=False)
class ChooseStrategies(Effect):
    """SC-4: one of the cards left, its side, and whom it is directed against."""

    def advance(self, s: City, f: i64, d: Decision) -> None:
        if not s.turn_to_next(f):
            s.finish()
            return
        seat = s.stack[f + SEAT]
        if s.tables[DECLARED + seat] == NOTHING:
            taken = cards_taken(s)
            for strategy in range(STRATEGIES):
                if taken & BIT[strategy // 2] == 0:
                    d.offer(STRATEGY + strategy)
        elif s.seats == 2:
            self.declare(s, seat, 1 - seat)
        else:
            for other in range(s.seats):
                if other != seat:
                    d.offer(PLAYER + other)

    def answer(self, s: City, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if action >= STRATEGY:
            s.tables[DECLARED + seat] = action - STRATEGY
            s.touched |= BIT[OF_SEAT + seat]
            s.tell("choose_strategy", seat, place=action - STRATEGY)
        else:
            self.declare(s, seat, action - PLAYER)

    def question(self, s: City, f: i64) -> Phrase:
        chosen = s.tables[DECLARED + s.stack[f + SEAT]]
        if chosen == NOTHING:
            return phrase("ask_strategy")
        return phrase("ask_victim", strategy=s.pack.strategies[chosen])

    def declare(self, s: City, seat: Seat, other: Seat) -> None:
        s.tables[VICTIM_OF + seat] = other
        s.touched |= BIT[OF_SEAT + seat]
        s.asked += 1
        s.tell("strategy", seat, place=s.tables[DECLARED + seat], other=other)


def cards_taken(s: City) -> i64:
    """Strategy cards that somebody plays; bits."""
    taken: i64 = 0
    for seat in range(s.seats):
        if s.tables[DECLARED + seat] != NOTHING:
            taken |= BIT[s.tables[DECLARED + seat] // 2]
    return taken


@dataclass(eq=False)
class UseTerritories(Effect):
    """SC-5: income or property of each territory; of the home both. STEP 1: upkeep done, 2: the home's income too."""

    def advance(self, s: City, f: i64, d: Decision) -> None:
        if not s.turn_to_next(f):
            s.finish()
            return
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            s.territories_used = 0
            for slot in range(seat * ROOM + ROOM - 1, seat * ROOM - 1, -1):
                card = s.card[slot]
                if card != NOTHING and s.pack.upkeep[card] is not NOTHING_AT_ALL:
                    s.push(SETTLE, seat, NOTHING, NOTHING)
                    s.push(s.pack.upkeep[card], seat, NOTHING, card)
            return
        home = own_home(s, seat)
        if s.stack[f + STEP] == 1:
            s.stack[f + STEP] = 2
            if s.has_territory(seat, home):
                collect(s, seat, home)
        unused = s.tables[LANDS + seat] & ~s.territories_used
        while unused != 0:
            territory = lowest_bit(unused)
            unused &= unused - 1
            if territory != home:
                d.offer(INCOME + territory)
            if s.pack.property[territory].possible(s, seat, NOTHING, NOTHING, d):
                d.offer(PROPERTY + territory)
        offer_uses(s, seat, d)
        d.offer(DONE)

    def answer(self, s: City, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if is_use(action):
            use(s, seat, action)
        elif action == DONE:
            unused = s.tables[LANDS + seat] & ~s.territories_used & ~BIT[own_home(s, seat)]
            while unused != 0:
                collect(s, seat, lowest_bit(unused))
                unused &= unused - 1
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

    def question(self, s: City, f: i64) -> Phrase:
        return phrase("ask_territories")

    def option(self, s: City, f: i64, action: Action) -> Phrase | None:
        """Who is done takes the income of what is left; the property of the home is then lost."""
        if action != DONE:
            return None
        seat = s.stack[f + SEAT]
        home = own_home(s, seat)
        idle = s.has_territory(seat, home) and s.territories_used & BIT[home] == 0
        return phrase("action_done", what="rest_income_home" if idle and s.house_deck(seat) != 0 else "rest_income")

    def why_not(self, s: City, f: i64, action: Action) -> Reason | None:
        return reasons.use(s, s.stack[f + SEAT], action)


def own_home(s: City, seat: Seat) -> i64:
    return s.pack.home[s.tables[HOUSE_OF + seat]]


def collect(s: City, seat: Seat, territory: i64) -> None:
    s.tell("income", seat, place=territory)
    for resource in range(RESOURCES):
        moves.gain(s, seat, resource, s.pack.income[territory * RESOURCES + resource])


DRAFTING: Final = Draft()
WINDOW: Final = Window()
AUCTION: Final = Auction()
CHOOSING_STRATEGIES: Final = ChooseStrategies()
TERRITORY_PHASE: Final = UseTerritories()
