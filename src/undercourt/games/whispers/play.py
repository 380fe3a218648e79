"""Setup, the rounds and their phases, the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers import legal, moves, reasons
from undercourt.games.whispers.actions import (
    ABILITIES,
    ADD_BANNERS,
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
    SEAT_NAMES,
    SEATS,
    SLOTS,
    SWAP,
)
from undercourt.games.whispers.board import ALL_REGIONS, BOARD, MAPS, REGION_NAMES, Map
from undercourt.games.whispers.cards.abilities import ABILITY_LIST
from undercourt.games.whispers.play_attack import ATTACK_ACTION
from undercourt.games.whispers.play_cards import PAYMENT
from undercourt.games.whispers.play_position import ADDING, POSITION, begin_position
from undercourt.games.whispers.state import (
    ADDS_BANNERS,
    AGENTS_IN_REGIONS,
    BONUS,
    COUNTER_INTELLIGENCE,
    FIRST_ABILITY,
    IN_REGIONS,
    PAYS,
    REVEALED,
    ROUNDS,
    RULE_OPTIONS,
    TO_EACH_THEIR_OWN,
    TOKEN_PASSES_LAST,
    Whispers,
    bare_table,
    map_of,
)
from undercourt.games.whispers.state_hand import copies, hand_size
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP, Book, Effect
from undercourt.kernel.game import Options, rule_bits
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat, bits_in
from undercourt.kernel.phrase import Phrase, Reason, phrase
from undercourt.kernel.rng import Rng, any_bit, blank

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

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        step = s.stack[f + STEP]
        if step == EMPIRE_PHASES:
            self.next_position(s, f)
            return
        if s.asked == (agents_each(s) if step == PLACING else 1) * s.seats:
            self.next_phase(s, f)
            return
        seat = s.seat_after(s.first, s.asked)
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
            d.offer_each(NAME, legal.hidden_empires(s, s.seat_after(seat, 1)), 1)
        if d.count == 0:
            s.asked += 1  # nothing to ask: it is the next seat's turn

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
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
            s.tables[IN_REGIONS + seat] |= BIT[action - PLACE_IN]
            s.tell("place_in", seat, place=action - PLACE_IN)
        elif action >= PLACE:
            s.agents[action - PLACE] = seat
            s.tell("place", seat, place=action - PLACE)
        elif action >= RECALL_FROM:
            s.tables[IN_REGIONS + seat] ^= BIT[action - RECALL_FROM]
            s.tell("recall_from", seat, place=action - RECALL_FROM)
        else:
            s.agents[action - RECALL] = NOTHING
            s.tell("recall", seat, place=action - RECALL)

    def question(self, s: Whispers, f: i64) -> Phrase:
        step = s.stack[f + STEP]
        seat = s.stack[f + SEAT]
        args: dict[str, int | str] = {}
        if step == PLACING:
            args = {"left": agents_each(s) - s.asked // s.seats, "regions": int(s.plays_with(AGENTS_IN_REGIONS))}
        elif step == DISCARDING:
            args = {"left": hand_size(s.hands[seat]) - HAND_LIMIT}
        elif step == SWAPPING:
            args = {"revealed": int(not s.plays_with(COUNTER_INTELLIGENCE))}
        elif step == REVEALING:
            args = {"other": SEAT_NAMES[s.seat_after(seat, 1)]}
        return Phrase(f"ask_{PHASE_NAMES[step]}", args, [])

    def option(self, s: Whispers, f: i64, action: Action) -> Phrase | None:
        return phrase("action_done", what="swap") if action == DONE else None

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        step = s.stack[f + STEP]
        if action == DONE:
            must = {DISCARDING: "WW-10.2", REVEALING: "WW-12.4.9"}
            return Reason(must.get(step, "WW-3.10"), "why_must_answer", {})
        if PLACE_IN <= action < ADD_BANNERS and step == PLACING:
            return self.why_not_there(s, s.stack[f + SEAT], action - PLACE_IN)
        return reasons.not_now(action)

    def offer_agents(self, s: Whispers, seat: Seat, d: Decision) -> None:
        """WW-3: one of the seat's agents comes back."""
        for position in range(POSITIONS):
            if s.agents[position] == seat:
                d.offer(RECALL + position)
        d.offer_each(RECALL_FROM, s.tables[IN_REGIONS + seat], 1)

    def offer_places(self, s: Whispers, seat: Seat, d: Decision) -> None:
        """WW-3: any position without an agent; WW-12.1: or a region without one of the seat's, two at most."""
        for position in range(POSITIONS):
            if s.agents[position] == NOTHING:
                d.offer(PLACE + position)
        if s.plays_with(AGENTS_IN_REGIONS) and bits_in(s.tables[IN_REGIONS + seat]) < MOST_IN_REGIONS:
            d.offer_each(PLACE_IN, ALL_REGIONS & ~s.tables[IN_REGIONS + seat], 1)

    def offer_discards(self, s: Whispers, seat: Seat, d: Decision) -> None:
        """WW-10: down to five cards."""
        hand = s.hands[seat]
        if hand_size(hand) > HAND_LIMIT:
            for kind in range(KINDS):
                if copies(hand, kind) > 0:
                    d.offer(DISCARD + kind)

    def offer_swaps(self, s: Whispers, seat: Seat, d: Decision) -> None:
        """WW-10: two unrevealed tokens, or none."""
        revealed = s.tables[REVEALED + seat]
        pair: i64 = 0
        for a in range(SLOTS):
            for b in range(a + 1, SLOTS):
                if revealed & (BIT[a] | BIT[b]) == 0:
                    d.offer(SWAP + pair)
                pair += 1
        if d.count > 0:
            d.offer(DONE)

    def why_not_there(self, s: Whispers, seat: Seat, region: i64) -> Reason:
        """WW-12.1: agents in regions."""
        if not s.plays_with(AGENTS_IN_REGIONS):
            return Reason("WW-12.1.1", "why_councils_only", {})
        if s.tables[IN_REGIONS + seat] & BIT[region] != 0:
            return Reason("WW-12.1.3", "why_own_agent_there", {"region": REGION_NAMES[region]})
        return Reason("WW-12.1.5", "why_two_in_regions", {})

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


def _book() -> Book:
    """Numbers the effects. Frames hold these numbers: the order is part of the rules version."""
    effects: list[Effect] = [ROUND, POSITION, ADDING, ATTACK_ACTION, PAYMENT]
    book = Book(effects + [ability.effect for ability in ABILITY_LIST])
    numbers = (ADDING.node, PAYMENT.node, ABILITY_LIST[0].effect.node, ABILITY_LIST[-1].effect.node)
    assert numbers == (ADDS_BANNERS, PAYS, FIRST_ABILITY, FIRST_ABILITY + ABILITIES - 1)
    return book


BOOK: Final = _book()


def _box(map: Map) -> Whispers:
    """WW-1: a map with its starting banners."""
    s = bare_table(BOOK, SEATS, blank(), map)
    for region, printed in enumerate(BOARD):
        if printed.banners > 0:
            moves.add(s, NOTHING, region, printed.banners)
    return s


BOXES: Final = [_box(map) for map in MAPS]


def setup(seats: int, options: Options, rng: Rng) -> Whispers:
    """WW-1: a new game, before its first decision."""
    s = BOXES[map_of(options)].copy()
    s.seats = seats
    s.rules = rule_bits(RULE_OPTIONS, options)
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


def loaded(words: list[int]) -> Whispers:
    """The inverse of words()."""
    s = bare_table(BOOK, words[0], blank(), MAPS[0])
    s.load(words)
    s.map = MAPS[s.map_number]
    return s


def deal_tokens(s: Whispers, seat: Seat, devout: i64) -> None:
    """WW-1: five tokens at random, the first of them one of `devout`."""
    left: i64 = BIT[EMPIRES] - 1
    for slot in range(SLOTS):
        empire = any_bit(left & devout if slot == 0 else left, s.rng)
        left ^= BIT[empire]
        s.tokens[seat * SLOTS + slot] = empire


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
    s.first = s.seat_after(s.first, 1)
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
    other = s.seat_after(seat, 1)
    s.tell("name", seat, other=empire, n=other)
    for slot in range(SLOTS):
        if s.tokens[other * SLOTS + slot] == empire:
            s.tables[BONUS + seat] += MULTIPLIER[slot]
            moves.reveal(s, other, slot)
            return
