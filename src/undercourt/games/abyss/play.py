"""Setup, the turn, the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss import legal, moves, reasons
from undercourt.games.abyss.actions import (
    ALLIES,
    EXPLORE,
    HIRE,
    LOCATIONS,
    LORDS,
    MONSTER,
    PLOT,
    SEATS,
    SUPPORT,
    is_power,
)
from undercourt.games.abyss.cards.lords import LORD_LIST
from undercourt.games.abyss.catalog import ALCHEMIST, LANDLORD
from undercourt.games.abyss.effects import EXCHANGE_SMOKERS, HAND_LIMIT, TakeStack
from undercourt.games.abyss.effects_powers import OwnTurn, has_power, offer_powers, use_power
from undercourt.games.abyss.legal_payment import offer_hirings
from undercourt.games.abyss.play_control import CONTROL_LOCATION, can_control
from undercourt.games.abyss.play_exploring import EXPLORATION, PURCHASE
from undercourt.games.abyss.play_hiring import HIRING
from undercourt.games.abyss.state import (
    COURT_SIZE,
    DECK,
    PEARLS,
    PLAYS_ON,
    RULE_OPTIONS,
    Abyss,
    bare_table,
    value_of,
)
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP, Book, Effect
from undercourt.kernel.game import Options, rule_bits
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat, bits_in
from undercourt.kernel.phrase import Phrase, Reason, phrase
from undercourt.kernel.rng import Rng, any_bit, blank

QUIET_ROUNDS: Final = 20  # AB-8.11: after so many without a hiring the end is set off
PLAYED_ON: Final = 200  # AB-8.12: the same where the table plays on

COPIES: Final = [4, 3, 3, 2, 1]  # AB-1.2: Allies of each race, by value
MONSTERS: Final = 6

ACT: Final = 0  # steps of a turn
LAST_POWERS: Final = 1
CONTROL: Final = 2
LIMIT: Final = 3
NEXT: Final = 4


@dataclass(eq=False)
class Turn(OwnTurn):
    """AB-2. Lies under everything else; when it finishes, the game is over."""

    def advance(self, s: Abyss, f: i64, d: Decision) -> None:
        if s.stack[f + STEP] != ACT:
            if not self.is_over(s, f, s.turn, d):
                return
            next_turn(s)
            if s.turn == NOTHING:
                s.finish()
                return
            s.stack[f + STEP] = ACT
            s.stack[f + SEAT] = s.turn
        self.offer_actions(s, s.turn, d)

    def answer(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.turn
        if use_power(s, seat, action):
            return
        if action == PLOT:
            moves.lose_pearls(s, seat, 1, moves.PLOTTING)
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
            moves.call_lord(s, seat, s.hiring)
            s.push(HIRING, seat, NOTHING, s.hiring)
        elif action >= SUPPORT:
            moves.take_stack(s, seat, action - SUPPORT)
            if s.has(seat, ALCHEMIST):
                s.push(SECOND_STACK, seat, NOTHING, ALCHEMIST)

    def question(self, s: Abyss, f: i64) -> Phrase:
        return phrase("ask_Turn", powers=int(s.stack[f + STEP] == LAST_POWERS))

    def option(self, s: Abyss, f: i64, action: Action) -> Phrase | None:
        if action == DONE:
            return phrase("action_done", what="powers" if s.stack[f + STEP] == LAST_POWERS else "nothing")
        return None

    def why_not(self, s: Abyss, f: i64, action: Action) -> Reason | None:
        if s.stack[f + STEP] == ACT and not is_power(action):
            return reasons.turn(s, s.turn, action)
        return super().why_not(s, f, action)

    def is_over(self, s: Abyss, f: i64, seat: Seat, d: Decision) -> bool:
        """Control, last powers and the limit of the hand come after the action, in this order."""
        step = s.stack[f + STEP]
        if step <= CONTROL and can_control(s, seat):
            s.stack[f + STEP] = CONTROL  # again, if three keys remain
            s.push(CONTROL_LOCATION, seat, NOTHING, NOTHING)
            return False
        if step == LAST_POWERS and has_power(s, seat):
            d.offer(DONE)  # AB-5.17: powers may still be used after the action; control asks anyway, and offers them
            offer_powers(s, seat, d)
            return False
        s.stack[f + STEP] = NEXT
        if step <= LIMIT and s.hand_is_limited(seat):
            s.push(HAND_LIMIT, seat, NOTHING, NOTHING)
            return False
        return True

    def offer_actions(self, s: Abyss, seat: Seat, d: Decision) -> None:
        """AB-2: plotting as often as you can pay, then one action of three."""
        if s.tables[PEARLS + seat] > 0 and s.lord_deck != 0 and bits_in(s.court) < COURT_SIZE:
            d.offer(PLOT)
        if legal.may_explore(s):
            d.offer(EXPLORE)
        legal.offer_stacks(s, SUPPORT, d)
        offer_hirings(s, seat, d)
        if d.count == 0:
            d.offer(DONE)  # nothing at all can be done
        offer_powers(s, seat, d)


TURN: Final = Turn()
SECOND_STACK: Final = TakeStack()


def _book() -> Book:
    """Numbers the effects. Frames hold these numbers: the order is part of the rules version."""
    effects: list[Effect] = [TURN, EXPLORATION, PURCHASE, HIRING, CONTROL_LOCATION, SECOND_STACK, HAND_LIMIT]
    effects.append(EXCHANGE_SMOKERS)
    for kind in LORD_LIST:
        if kind.ability is not None:
            effects.append(kind.ability)
    return Book(effects)


BOOK: Final = _book()


def setup(seats: int, options: Options, rng: Rng) -> Abyss:
    """AB-1: a new game, before its first decision."""
    s = BOX.copy()
    s.seats = seats
    s.rng = rng
    s.rules = rule_bits(RULE_OPTIONS, options)
    for _ in range(COURT_SIZE):
        moves.reveal_lord(s, NOTHING)
    location = any_bit(s.stack_of_locations, rng)
    s.stack_of_locations ^= BIT[location]
    s.open_locations = BIT[location]
    for seat in range(seats):
        s.tables[PEARLS + seat] = 1
    s.first = rng.below(seats)
    s.turn = s.first
    s.push(TURN, s.turn, NOTHING, NOTHING)
    return s


def loaded(words: list[int]) -> Abyss:
    """The inverse of words()."""
    s = bare_table(BOOK, words[0], blank())
    s.load(words)
    return s


def _box() -> Abyss:
    """AB-1: all pieces in their piles, before anything is dealt."""
    s = bare_table(BOOK, SEATS, blank())
    s.lord_deck = sum([2**i for i in range(LORDS)])
    s.stack_of_locations = sum([2**i for i in range(LOCATIONS)])
    for ally in range(ALLIES):
        for _ in range(COPIES[value_of(ally) - 1]):
            s.cards.add(DECK, ally)
    for _ in range(MONSTERS):
        s.cards.add(DECK, MONSTER)
    moves.pool_tokens(s)
    return s


BOX: Final = _box()


def next_turn(s: Abyss) -> None:
    """AB-2, AB-8: clockwise; an extra turn first; after the others' last turns the game is over."""
    s.tell("end_turn", s.turn)
    s.used = 0
    s.refilled = False
    s.buyers = 0
    s.price = 1
    s.quiet += 1
    if s.ended_by == NOTHING and standstill(s) <= 0:
        s.tell("standstill", NOTHING, n=s.quiet // s.seats)
        moves.bring_the_end(s, s.turn)
    if s.extra_turn:
        s.extra_turn = False
    else:
        s.turn = s.seat_after(s.turn, 1)
        if s.turn == s.ended_by:
            end_game(s)
            return
        if s.turn == s.first:
            s.round += 1
    s.tell("turn", s.turn)
    if s.has(s.turn, LANDLORD):
        moves.collect_rent(s, s.turn)


def standstill(s: Abyss) -> i64:
    """AB-8.11, AB-8.12: how many more rounds without a hiring set off the end, the one under way included."""
    turns = (PLAYED_ON if s.plays_with(PLAYS_ON) else QUIET_ROUNDS) * s.seats - s.quiet
    return (turns + s.seats - 1) // s.seats


def end_game(s: Abyss) -> None:
    """AB-9: the final affiliation; monster tokens are counted."""
    s.turn = NOTHING
    for seat in range(s.seats):
        moves.affiliate_from_hand(s, seat)
    for seat in range(s.seats):
        moves.count_tokens(s, seat)
