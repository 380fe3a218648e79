"""Setup, the turn, exploring, hiring, control of Locations, the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.abyss import moves, payment
from undercourt.games.abyss.actions import (
    AFFILIATE,
    ALLIES,
    BUY,
    COVER,
    DRAW_LOCATIONS,
    EXPLORE,
    FIGHT,
    HIRE,
    LOCATIONS,
    LORDS,
    MONSTER,
    PAY,
    PLOT,
    RACES,
    SEATS,
    SPEND_KEY,
    SUPPORT,
    SWAP_OUT,
    TAKE,
    TAKE_LOCATION,
)
from undercourt.games.abyss.catalog import ALCHEMIST, COST, KEYS, LANDLORD, MASTER_OF_MAGIC, SHIP_MASTER
from undercourt.games.abyss.effects import EXCHANGE_SMOKERS, Discard, TakeStack, offer_exchange
from undercourt.games.abyss.lords import ANY_NUMBER, LORD_LIST
from undercourt.games.abyss.powers import OwnTurn, has_power
from undercourt.games.abyss.state import (
    COUNCIL,
    COURT_SIZE,
    DECK,
    DISCARDS,
    PAID,
    POOL,
    THREAT_SIZE,
    TRACK,
    TRACK_SIZE,
    WORTH,
    Abyss,
    bare_table,
    draw_bit,
    race_of,
    value_of,
)
from undercourt.kernel.choose import CHOOSE, DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, STEP, Book, Effect, State
from undercourt.kernel.ids import BIT, BIT_NUMBER, NOTHING, Action, Seat, bits_in
from undercourt.kernel.rng import Rng, blank

QUIET_ROUNDS: Final = 20  # AB-8.11

ACT: Final = 0  # steps of a turn
LAST_POWERS: Final = 1
CONTROL: Final = 2
LIMIT: Final = 3
NEXT: Final = 4

# AB-3: rewards by threat space (1 to 6). Keys, and pearls or monster tokens or a mix of both.
KEYS_WON: Final = vec[i64]([0, 0, 0, 1, 1, 1, 2])
PEARLS_OR_TOKENS: Final = vec[i64]([0, 1, 2, 0, 1, 2, 0])


@dataclass(eq=False)
class Turn(OwnTurn):
    """AB-2. Lies under everything else; when it finishes, the game is over."""

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        step = s.stack[f + STEP]
        seat = s.turn
        if step == ACT:
            self.offer_actions(s, seat, d)
            return
        if step <= CONTROL and can_control(s, seat):
            s.stack[f + STEP] = CONTROL  # again, if three keys remain
            s.push(CONTROL_LOCATION, seat, NOTHING, NOTHING)
            return
        if step == LAST_POWERS and has_power(s, seat):
            d.offer(DONE)  # AB-5.17: powers may still be used after the action; control asks anyway, and offers them
            return
        s.stack[f + STEP] = NEXT
        if step <= LIMIT and s.hand_is_limited(seat):
            s.push(HAND_LIMIT, seat, NOTHING, NOTHING)
            return
        next_turn(s)
        if s.turn == NOTHING:
            s.finish()
        else:
            s.stack[f + STEP] = ACT
            s.stack[f + SEAT] = s.turn

    def offer_actions(self, s: Abyss, seat: Seat, d: Decision) -> None:
        """AB-2: plotting as often as you can pay, then one action of three."""
        if s.pearls[seat] > 0 and s.lord_deck != 0 and bits_in(s.court) < COURT_SIZE:
            d.offer(PLOT)
        if moves.may_explore(s):
            d.offer(EXPLORE)
        for race in range(RACES):
            if s.cards.size[COUNCIL + race] > 0:
                d.offer(SUPPORT + race)
        court = s.court
        change = payment.price_change(s, seat)
        most = payment.most_payable(s, seat) - change
        while court != 0:
            lord = BIT_NUMBER[(court & -court) % 67]
            if COST[lord] <= most and payment.completable(s, seat, lord, change, 0, s.hand_worth[seat], s.pearls[seat]):
                d.offer(HIRE + lord)
            court &= court - 1
        if d.count == 0:
            d.offer(DONE)  # nothing at all can be done

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.turn
        if action == PLOT:
            moves.lose_pearls(s, seat, 1)
            moves.reveal_lord(s, seat)
            return
        if s.stack[f + STEP] == LAST_POWERS:
            s.stack[f + STEP] = CONTROL
            return
        s.stack[f + STEP] = LAST_POWERS
        if action == EXPLORE:
            s.price = 1
            s.buyers = 0
            s.push(EXPLORATION, seat, NOTHING, NOTHING)
        elif action >= HIRE:
            s.hiring = action - HIRE
            s.court ^= BIT[s.hiring]
            s.push(HIRING, seat, NOTHING, s.hiring)
        elif action >= SUPPORT:
            moves.take_stack(s, seat, action - SUPPORT)
            if s.has(seat, ALCHEMIST):
                s.push(SECOND_STACK, seat, NOTHING, NOTHING)


REVEAL: Final = 0  # steps of an exploration
OFFER: Final = 1  # PICKED: how many opponents were asked
DECIDE: Final = 2
REWARD: Final = 3
SOLD: Final = -2  # in PICKED: an opponent has bought the card


@dataclass(eq=False)
class Exploration(OwnTurn):
    """AB-3: reveal, offer to the opponents, take or go on; a Monster is fought or passed."""

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        step = s.stack[f + STEP]
        if step == REVEAL:
            self.reveal(s, f, seat)
        elif step == OFFER:
            self.offer_to_opponents(s, f, seat)
        elif step == DECIDE:
            self.decide(s, f, seat, d)
        else:
            self.reward(s, f, seat, d)

    def reveal(self, s: Abyss, f: i64, seat: Seat) -> None:
        if not moves.ready_deck(s):
            if s.cards.size[TRACK] > 0:  # what lies open last must be taken or fought, without the pearl
                s.stack[f + STEP] = DECIDE
            else:
                s.finish()
            return
        card = s.cards.draw(DECK, s.rng)
        s.barriers += 1
        s.cards.add(TRACK, card)
        s.tell("reveal", seat, card=card)
        s.stack[f + STEP] = DECIDE if card == MONSTER else OFFER
        s.stack[f + PICKED] = 0

    def offer_to_opponents(self, s: Abyss, f: i64, seat: Seat) -> None:
        """AB-3: clockwise; who has bought in this turn or cannot pay is not asked. A sold Ally leaves the track."""
        if s.stack[f + PICKED] == SOLD:
            s.stack[f + STEP] = REVEAL
            return
        for asked in range(s.stack[f + PICKED] + 1, s.seats):
            opponent = (seat + asked) % s.seats
            if s.buyers & BIT[opponent] == 0 and s.pearls[opponent] >= s.price:
                s.stack[f + PICKED] = asked
                s.push(PURCHASE, opponent, seat, NOTHING)
                return
        s.stack[f + STEP] = DECIDE

    def decide(self, s: Abyss, f: i64, seat: Seat, d: Decision) -> None:
        """AB-3: the last space, or an empty deck, leaves no choice."""
        d.offer(FIGHT if last_on_track(s) == MONSTER else TAKE)
        if may_go_on(s):
            d.offer(EXPLORE)

    def reward(self, s: Abyss, f: i64, seat: Seat, d: Decision) -> None:
        """AB-3: by the space of the threat token; only as many monster tokens as are left."""
        left = s.tokens_of(POOL)
        for tokens in range(PEARLS_OR_TOKENS[s.threat_for(seat)] + 1):
            if tokens <= left:
                d.offer(CHOOSE + tokens)
        if d.count == 1:
            d.count = 0
            self.take(s, f, d.actions[0])

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if action < DONE:
            space = s.threat_for(seat)
            s.threat = 1
            moves.gain_pearls(s, seat, PEARLS_OR_TOKENS[space] - (action - CHOOSE))
            for _ in range(action - CHOOSE):
                moves.draw_token(s, seat, POOL)
            moves.gain_keys(s, seat, KEYS_WON[space])
            s.finish()
            end_exploration(s, seat)
        elif action == EXPLORE:
            if last_on_track(s) == MONSTER and s.threat < THREAT_SIZE:
                s.threat += 1
                s.tell("threat", seat, n=s.threat)
            s.stack[f + STEP] = REVEAL
        elif action == TAKE:
            last_space_pearl(s, seat)
            ally = s.cards.take_at(TRACK, s.cards.size[TRACK] - 1)
            s.give_ally(seat, ally)
            s.tell("take", seat, card=ally)
            s.finish()
            end_exploration(s, seat)
        else:
            last_space_pearl(s, seat)
            s.tell("fight", seat, n=s.threat_for(seat))
            s.stack[f + STEP] = REWARD


@dataclass(eq=False)
class Purchase(Effect):
    """AB-3: an opponent buys the Ally just revealed, or not; PICKED is the explorer."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        d.offer(BUY)
        d.offer(DONE)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Abyss)
        buyer = s.stack[f + SEAT]
        explorer = s.stack[f + PICKED]
        s.depth -= 1  # not finish(): seats below are others anyway
        if action == BUY:
            ally = s.cards.take_at(TRACK, s.cards.size[TRACK] - 1)
            s.pearls[buyer] -= s.price
            s.pearls[explorer] += s.price
            s.give_ally(buyer, ally)
            s.tell("buy", buyer, card=ally, other=explorer, n=s.price)
            s.buyers |= BIT[buyer]
            s.price += 1
            s.stack[s.top() + PICKED] = SOLD
            if s.commander_at_once and s.hand_is_limited(buyer):
                s.push(HAND_LIMIT, buyer, NOTHING, NOTHING)


@dataclass(eq=False)
class Hiring(OwnTurn):
    """AB-5: pay card by card, affiliate, the Lord enters, its ability, then the Court is refilled."""

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        step = s.stack[f + STEP]
        if step == 0:
            payment.offer_payments(s, seat, s.hiring, d)
            if payment.is_paid(s, seat, s.hiring):
                d.offer(DONE)
        elif step == 1:
            self.offer_affiliates(s, f, seat, d)
        elif step == 2:
            s.stack[f + STEP] = 3
            lord = s.hiring
            s.hiring = NOTHING
            moves.enter(s, seat, lord)
        else:
            s.finish()
            moves.refill_court(s, seat)

    def offer_affiliates(self, s: Abyss, f: i64, seat: Seat, d: Decision) -> None:
        """AB-5: the lowest card spent, ties by choice; with the Master of Magic any of them."""
        lowest: i64 = 9
        for i in range(s.cards.size[PAID]):
            lowest = min(lowest, value_of(s.cards.at(PAID, i)))
        free = s.has(seat, MASTER_OF_MAGIC)
        offered: i64 = 0  # kinds; bits
        for i in range(s.cards.size[PAID]):
            ally = s.cards.at(PAID, i)
            if offered & BIT[ally] == 0 and (free or value_of(ally) == lowest):
                offered |= BIT[ally]
                d.offer(AFFILIATE + ally)
        if d.count == 1:
            d.count = 0
            self.take(s, f, d.actions[0])

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if action == DONE:
            moves.lose_pearls(s, seat, payment.missing_points(s, seat, s.hiring))
            s.stack[f + STEP] = 1
        elif action >= AFFILIATE:
            s.cards.take(PAID, action - AFFILIATE)
            moves.affiliate(s, seat, action - AFFILIATE)
            s.cards.pour(PAID, DISCARDS)
            s.paid_worth = 0
            s.stack[f + STEP] = 2
        else:
            s.take_ally(seat, action - PAY)
            s.cards.add(PAID, action - PAY)
            s.paid_worth += WORTH[action - PAY]
            s.tell("pay", seat, card=action - PAY)


@dataclass(eq=False)
class ControlLocation(OwnTurn):
    """AB-6: first which Location, then which keys. STEP: 0 choose, 1 among the drawn, from 2 on: 2 + keys paid."""

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        step = s.stack[f + STEP]
        if step == 0:
            d.offer_each(TAKE_LOCATION, s.open_locations, 1)
            for n in range(1, min(4, bits_in(s.stack_of_locations)) + 1):
                d.offer(DRAW_LOCATIONS + n - 1)
        elif step == 1:
            d.offer_each(TAKE_LOCATION, s.drawn_locations, 1)
        elif step == 5:
            location = s.stack[f + PICKED]
            s.finish()
            moves.take_location(s, seat, location)
            offer_exchange(s, seat, location)
        else:
            self.offer_keys(s, f, seat, 5 - step, d)

    def offer_keys(self, s: Abyss, f: i64, seat: Seat, need: i64, d: Decision) -> None:
        """AB-6: tokens and Lords with one key, as long as they suffice; an Ambassador alone is worth three."""
        single: i64 = 0
        ambassadors: i64 = 0
        lords = s.active(seat)
        while lords != 0:
            lord = BIT_NUMBER[(lords & -lords) % 67]
            if KEYS[lord] == 1:
                single |= BIT[lord]
            elif KEYS[lord] == 3:
                ambassadors |= BIT[lord]
            lords &= lords - 1
        if bits_in(single) + s.keys[seat] >= need:
            d.offer_each(COVER, single, 1)
            if s.keys[seat] > 0:
                d.offer(SPEND_KEY)
        if need == 3:
            d.offer_each(COVER, ambassadors, 1)
        no_choice = d.count == 1 or (bits_in(single) + s.keys[seat] == need and (ambassadors == 0 or need < 3))
        if no_choice:
            d.count = 0
            self.take(s, f, d.actions[0])

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if action == SPEND_KEY:
            s.keys[seat] -= 1
            s.tell("spend_key", seat)
            s.stack[f + STEP] += 1
        elif action >= COVER:
            moves.cover(s, seat, action - COVER)
            s.stack[f + STEP] += KEYS[action - COVER]
        elif action >= TAKE_LOCATION:
            s.stack[f + PICKED] = action - TAKE_LOCATION
            s.stack[f + STEP] = 2
        else:
            moves.draw_locations(s, seat, action - DRAW_LOCATIONS + 1)
            drawn = s.drawn_locations
            s.stack[f + STEP] = 1
            if drawn & (drawn - 1) == 0:  # one only: it is taken
                s.stack[f + PICKED] = BIT_NUMBER[drawn % 67]
                s.stack[f + STEP] = 2


TURN: Final = Turn()
EXPLORATION: Final = Exploration()
PURCHASE: Final = Purchase()
HIRING: Final = Hiring()
CONTROL_LOCATION: Final = ControlLocation()
SECOND_STACK: Final = TakeStack()
HAND_LIMIT: Final = Discard(ANY_NUMBER, down_to=6)


def _book() -> Book:
    """Numbers the effects. Frames hold these numbers: the order is part of the rules version."""
    effects: list[Effect] = [TURN, EXPLORATION, PURCHASE, HIRING, CONTROL_LOCATION, SECOND_STACK, HAND_LIMIT]
    effects.append(EXCHANGE_SMOKERS)
    for kind in LORD_LIST:
        if kind.ability is not None:
            effects.append(kind.ability)
    return Book(effects)


BOOK: Final = _book()


def _box() -> Abyss:
    """AB-1: all pieces in their piles, before anything is dealt."""
    s = bare_table(BOOK, SEATS, blank())
    s.lord_deck = sum([2**i for i in range(LORDS)])
    s.stack_of_locations = sum([2**i for i in range(LOCATIONS)])
    for ally in range(ALLIES):
        for _ in range([4, 3, 3, 2, 1][value_of(ally) - 1]):
            s.cards.add(DECK, ally)
    for _ in range(6):
        s.cards.add(DECK, MONSTER)
    moves.pool_tokens(s)
    return s


BOX: Final = _box()


def setup(seats: int, rng: Rng) -> Abyss:
    """AB-1: a new game, before its first decision."""
    s = BOX.copy()
    s.seats = seats
    s.rng = rng
    for _ in range(COURT_SIZE):
        moves.reveal_lord(s, NOTHING)
    location = draw_bit(s.stack_of_locations, rng)
    s.stack_of_locations ^= BIT[location]
    s.open_locations = BIT[location]
    for seat in range(seats):
        s.pearls[seat] = 1
    s.turn = rng.below(seats)
    s.push(TURN, s.turn, NOTHING, NOTHING)
    return s


def last_on_track(s: Abyss) -> i64:
    return s.cards.at(TRACK, s.cards.size[TRACK] - 1)


def may_go_on(s: Abyss) -> bool:
    return s.cards.size[TRACK] < TRACK_SIZE and moves.may_explore(s)


def last_space_pearl(s: Abyss, seat: Seat) -> None:
    """AB-3: whoever takes or fights the card on the last space gains a pearl."""
    if s.cards.size[TRACK] == TRACK_SIZE:
        moves.gain_pearls(s, seat, 1)


def end_exploration(s: Abyss, seat: Seat) -> None:
    """AB-3: Allies left go to the Council by race, Monsters to the discards. The Ship Master pays for races (AB-7)."""
    races: i64 = 0
    for i in range(s.cards.size[TRACK]):
        card = s.cards.at(TRACK, i)
        if card == MONSTER:
            s.cards.add(DISCARDS, card)
        else:
            s.cards.add(COUNCIL + race_of(card), card)
            races |= BIT[race_of(card)]
    s.cards.size[TRACK] = 0
    s.tell("end_exploration", seat)
    if s.has(seat, SHIP_MASTER):
        moves.gain_pearls(s, seat, bits_in(races))


def can_control(s: Abyss, seat: Seat) -> bool:
    """AB-6: three usable keys, and a Location to be had."""
    return s.key_total(seat) >= 3 and s.open_locations | s.stack_of_locations != 0


def next_turn(s: Abyss) -> None:
    """AB-2, AB-8: clockwise; an extra turn first; after the others' last turns the game is over."""
    s.tell("end_turn", s.turn)
    s.used = 0
    s.refilled = False
    s.buyers = 0
    s.price = 1
    s.quiet += 1
    if s.quiet >= QUIET_ROUNDS * s.seats:
        moves.bring_the_end(s, s.turn)
    if s.extra_turn:
        s.extra_turn = False
    else:
        s.turn = (s.turn + 1) % s.seats
        if s.turn == s.ended_by:
            end_game(s)
            return
    s.tell("turn", s.turn)
    if s.has(s.turn, LANDLORD):
        s.used |= BIT[LANDLORD]
        moves.gain_pearls(s, s.turn, 1)


def end_game(s: Abyss) -> None:
    """AB-9: the final affiliation."""
    s.turn = NOTHING
    for seat in range(s.seats):
        moves.affiliate_from_hand(s, seat)


assert SWAP_OUT == TAKE_LOCATION + LOCATIONS
