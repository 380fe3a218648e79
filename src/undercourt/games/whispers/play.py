"""Setup, the rounds and their phases, the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers import moves
from undercourt.games.whispers.abilities import ABILITY_LIST
from undercourt.games.whispers.actions import (
    ABILITIES,
    DISCARD,
    EMPIRES,
    KINDS,
    NAME,
    PAIRS,
    PLACE,
    PLACE_IN,
    POSITIONS,
    RANKS,
    RECALL,
    RECALL_FROM,
    SEATS,
    SLOTS,
    SWAP,
)
from undercourt.games.whispers.attack import ATTACK_ACTION
from undercourt.games.whispers.board import ALL_REGIONS, BOARD
from undercourt.games.whispers.cards import PAYMENT
from undercourt.games.whispers.hand import copies, hand_size
from undercourt.games.whispers.position import ADDING, POSITION, begin_position
from undercourt.games.whispers.state import (
    ADDS_BANNERS,
    AGENTS_IN_REGIONS,
    COUNTER_INTELLIGENCE,
    FIRST_ABILITY,
    PAYS,
    ROUNDS,
    TO_EACH_THEIR_OWN,
    TOKEN_PASSES_LAST,
    Whispers,
    bare_table,
)
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP, Book, Effect, State
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat, bits_in
from undercourt.kernel.rng import Rng, blank

RECALLING: Final = 0  # phases of a round, the steps of its frame
PLACING: Final = 1
EMPIRE_PHASES: Final = 2
DISCARDING: Final = 3
SWAPPING: Final = 4
REVEALING: Final = 5
PHASE_NAMES: Final = ["recall", "place", "empires", "discard", "swap", "reveal"]

HAND_LIMIT: Final = 5
MOST_IN_REGIONS: Final = 2
MULTIPLIER: Final = [4, 3, 2, 0, -1]  # by slot


@dataclass(eq=False)
class Round(Effect):
    """WW-2. Lies under everything else; when it finishes, the game is over. It asks one seat after the other."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Whispers)
        step = s.stack[f + STEP]
        if step == EMPIRE_PHASES:
            self.next_position(s, f)
            return
        if s.asked == (agents_each(s) if step == PLACING else 1) * s.seats:
            self.next_phase(s, f)
            return
        seat = (s.first + s.asked) % s.seats
        s.stack[f + SEAT] = seat
        if step == PLACING:
            self.offer_places(s, seat, d)
        elif step == RECALLING:
            self.offer_agents(s, seat, d)
        elif step == DISCARDING:
            self.offer_discards(s, seat, d)
        elif step == SWAPPING:
            self.offer_swaps(s, seat, d)
        else:
            d.offer_each(NAME, moves.hidden_empires(s, (seat + 1) % s.seats), 1)
        if d.count == 0:
            s.asked += 1  # nothing to ask: it is the next seat's turn

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Whispers)
        seat = s.stack[f + SEAT]
        if action >= DISCARD and action < SWAP:
            moves.return_card(s, seat, action - DISCARD, "discard")  # again, while there are more than five
            return
        s.asked += 1
        if action == DONE:
            return
        if action >= NAME:
            name(s, seat, action - NAME)
        elif action >= SWAP:
            swap(s, seat, action - SWAP)
        elif action >= PLACE_IN:
            s.field[seat] |= BIT[action - PLACE_IN]
            s.tell("place_in", seat, place=action - PLACE_IN)
        elif action >= PLACE:
            s.agents[action - PLACE] = seat
            s.tell("place", seat, place=action - PLACE)
        elif action >= RECALL_FROM:
            s.field[seat] ^= BIT[action - RECALL_FROM]
            s.tell("recall_from", seat, place=action - RECALL_FROM)
        else:
            s.agents[action - RECALL] = NOTHING
            s.tell("recall", seat, place=action - RECALL)

    def offer_agents(self, s: Whispers, seat: Seat, d: Decision) -> None:
        """WW-3: one of the seat's agents comes back."""
        for position in range(POSITIONS):
            if s.agents[position] == seat:
                d.offer(RECALL + position)
        d.offer_each(RECALL_FROM, s.field[seat], 1)

    def offer_places(self, s: Whispers, seat: Seat, d: Decision) -> None:
        """WW-3: any position without an agent; WW-12.1: or a region without one of the seat's, two at most."""
        for position in range(POSITIONS):
            if s.agents[position] == NOTHING:
                d.offer(PLACE + position)
        if s.plays_with(AGENTS_IN_REGIONS) and bits_in(s.field[seat]) < MOST_IN_REGIONS:
            d.offer_each(PLACE_IN, ALL_REGIONS & ~s.field[seat], 1)

    def offer_discards(self, s: Whispers, seat: Seat, d: Decision) -> None:
        """WW-10: down to five cards."""
        hand = s.hands[seat]
        if hand_size(hand) > HAND_LIMIT:
            for kind in range(KINDS):
                if copies(hand, kind) > 0:
                    d.offer(DISCARD + kind)

    def offer_swaps(self, s: Whispers, seat: Seat, d: Decision) -> None:
        """WW-10: two unrevealed tokens, or none."""
        revealed = s.revealed[seat]
        pair: i64 = 0
        for a in range(SLOTS):
            for b in range(a + 1, SLOTS):
                if revealed & (BIT[a] | BIT[b]) == 0:
                    d.offer(SWAP + pair)
                pair += 1
        if d.count > 0:
            d.offer(DONE)

    def next_position(self, s: Whispers, f: i64) -> None:
        """WW-4: the next position that somebody controls, with the supply of the empires passed on the way."""
        while s.marker < POSITIONS:
            position = s.marker
            s.marker += 1
            if position % RANKS == 0 and position > 0:
                moves.check_supply(s, position // RANKS - 1)
            seat = s.controller(position)
            if seat != NOTHING:
                begin_position(s, seat, position)
                return
        moves.check_supply(s, EMPIRES - 1)
        s.acting = NOTHING
        s.agent_at = NOTHING
        s.source = NOTHING
        s.target = NOTHING
        end_of_empires(s, f)

    def next_phase(self, s: Whispers, f: i64) -> None:
        s.asked = 0
        step = s.stack[f + STEP] + 1
        if step == REVEALING and not s.plays_with(COUNTER_INTELLIGENCE):
            step += 1
        if step == EMPIRE_PHASES:
            s.marker = 0
        elif step > REVEALING:
            step = RECALLING
            s.round += 1
            if s.plays_with(TOKEN_PASSES_LAST):
                pass_token(s)
            s.tell("round", NOTHING, n=s.round)
        begin_phase(s, f, step)


ROUND: Final = Round()


def agents_each(s: Whispers) -> i64:
    return 3 if s.seats == 2 else 2


def end_of_empires(s: Whispers, f: i64) -> None:
    """WW-2: the marker goes on the round track. After the fourth round the game is over at once."""
    if s.round == ROUNDS:
        s.barriers += 1  # WW-11: all tokens are turned up
        s.tell("end", NOTHING)
        s.finish()
        return
    if not s.plays_with(TOKEN_PASSES_LAST):
        pass_token(s)
    s.asked = 0
    begin_phase(s, f, DISCARDING)


def begin_phase(s: Whispers, f: i64, step: i64) -> None:
    s.stack[f + STEP] = step
    s.tell("phase", NOTHING, n=step)


def pass_token(s: Whispers) -> None:
    s.first = (s.first + 1) % s.seats
    s.tell("first", s.first)


def swap(s: Whispers, seat: Seat, pair: i64) -> None:
    """WW-10: both are turned up; WW-12.4: not with counter-intelligence."""
    a, b = PAIRS[pair]
    moves.swap(s, seat, a, b)
    s.tell("swap", seat, n=pair)
    if not s.plays_with(COUNTER_INTELLIGENCE):
        moves.reveal(s, seat, a)
        moves.reveal(s, seat, b)


def name(s: Whispers, seat: Seat, empire: i64) -> None:
    """WW-12.4: the player to the left turns up the token of that empire, and its multiplier is yours."""
    other = (seat + 1) % s.seats
    s.tell("name", seat, other=empire, n=other)
    for slot in range(SLOTS):
        if s.tokens[other * SLOTS + slot] == empire:
            s.bonus[seat] += MULTIPLIER[slot]
            moves.reveal(s, other, slot)
            return


def _book() -> Book:
    """Numbers the effects. Frames hold these numbers: the order is part of the rules version."""
    effects: list[Effect] = [ROUND, POSITION, ADDING, ATTACK_ACTION, PAYMENT]
    book = Book(effects + [ability.effect for ability in ABILITY_LIST])
    numbers = (ADDING.node, PAYMENT.node, ABILITY_LIST[0].effect.node, ABILITY_LIST[-1].effect.node)
    assert numbers == (ADDS_BANNERS, PAYS, FIRST_ABILITY, FIRST_ABILITY + ABILITIES - 1)
    return book


BOOK: Final = _book()


def _box(map_number: int) -> Whispers:
    """WW-1: the map with its starting banners."""
    s = bare_table(BOOK, SEATS, blank(), map_number)
    for region, printed in enumerate(BOARD):
        if printed.banners > 0:
            moves.add(s, NOTHING, region, printed.banners)
    return s


BOXES: Final = [_box(number) for number in range(4)]


def setup(seats: int, rules: int, map_number: int, rng: Rng) -> Whispers:
    """WW-1: a new game, before its first decision."""
    s = BOXES[map_number].copy()
    s.seats = seats
    s.rules = rules
    s.rng = rng
    lot: i64 = BIT[EMPIRES] - 1  # WW-12.3: one set of tokens, from which each draws
    for seat in range(seats):
        deal_tokens(s, seat, lot if s.plays_with(TO_EACH_THEIR_OWN) else BIT[EMPIRES] - 1)
        lot ^= BIT[s.tokens[seat * SLOTS]]
    s.first = rng.below(seats)
    s.tell("first", s.first)
    s.push(ROUND, s.first, NOTHING, NOTHING)
    s.stack[STEP] = PLACING  # WW-3: nobody has an agent to take back in the first round
    return s


def deal_tokens(s: Whispers, seat: Seat, devout: i64) -> None:
    """WW-1: five tokens at random, the first of them one of `devout`."""
    left: i64 = BIT[EMPIRES] - 1
    for slot in range(SLOTS):
        choice = left & devout if slot == 0 else left
        for _ in range(s.rng.below(bits_in(choice))):
            choice &= choice - 1
        bit = choice & -choice
        left ^= bit
        s.tokens[seat * SLOTS + slot] = bits_in(bit - 1)
