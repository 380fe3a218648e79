"""Setup, the turn, the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants import legal, moves
from undercourt.games.tyrants.actions import (
    ASSASSINATE,
    COLOURS,
    DEPLOY,
    DEPLOY_WITHOUT_TROOPS,
    END_TURN,
    MOVE,
    PLAY,
    RECRUIT,
    RECRUIT_DEVOURED,
    RESOLVE,
    RETURN_SPY,
    SEATS,
    WHITE,
)
from undercourt.games.tyrants.board import BOARD, MARKER_SITES, MARKER_VP, MARKERS, ROUTE_SPACES, SITES, START_SITES
from undercourt.games.tyrants.board import sections as sections_for
from undercourt.games.tyrants.cards import CARDS
from undercourt.games.tyrants.catalog import COST, NOBLE, PLAYS, SOLDIER
from undercourt.games.tyrants.effects_board import MOVE_THERE, PLACE_TROPHY, PLACE_TROPHY_ANYWHERE
from undercourt.games.tyrants.effects_cards import DEVOUR_PLAYED, PUT_BACK
from undercourt.games.tyrants.effects_opponents import FORCED_DISCARD
from undercourt.games.tyrants.state import (
    DECK,
    DISCARDS,
    GONE,
    HAND,
    MARKET,
    NO_CARD,
    PLAYED,
    ROW,
    ROW_SIZE,
    Tyrants,
    empty_board,
)
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP, Book, Effect, State
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, phrase
from undercourt.kernel.rng import Rng

HAND_SIZE: Final = 5
STARTING_DECK: Final = [NOBLE] * 7 + [SOLDIER] * 3

MAIN_PART: Final = 0  # steps of a turn
END_OF_TURN: Final = 1


@dataclass(eq=False)
class ChooseStart(Effect):
    """TU-1: the first troop goes to a starting site that no other player has taken."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Tyrants)
        taken: i64 = 0
        for seat in range(s.seats):
            taken |= s.at_sites[seat]
        d.offer_each(DEPLOY, s.open_sites & START_SITES & ~taken, 1)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Tyrants)
        seat = s.stack[f + SEAT]
        s.finish()
        moves.deploy(s, seat, action - DEPLOY)


@dataclass(eq=False)
class Turn(Effect):
    """TU-4. Lies under everything else; when it finishes, the game is over."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Tyrants)
        if s.stack[f + STEP] == MAIN_PART:
            self.offer_main(s, s.turn, d)
        elif s.waits > 0:
            self.end_of_turn_text(s, d)
        else:
            end_turn(s)
            if s.turn == NOTHING:
                s.finish()
            else:
                s.stack[f + STEP] = MAIN_PART
                s.stack[f + SEAT] = s.turn

    def offer_main(self, s: Tyrants, seat: Seat, d: Decision) -> None:
        """TU-4.1: cards and basic actions, in any order, as often as you can pay."""
        legal.offer_cards(s, HAND + seat, PLAY, d)
        legal.offer_purchases(s, d)
        if s.power >= 1:
            if s.barracks[seat] > 0:
                legal.offer_deploys(s, seat, legal.PRESENCE, d)
            else:
                d.offer(DEPLOY_WITHOUT_TROOPS)
        if s.power >= 3:
            sites = s.present_sites(seat)
            legal.offer_troops(s, seat, sites, s.reach_spaces[seat], legal.ENEMY, ASSASSINATE, d)
            legal.offer_spies(s, seat, d)
        d.offer(END_TURN)

    def end_of_turn_text(self, s: Tyrants, d: Decision) -> None:
        """TU-4.2: instructions that waited. Where different cards gave them, the seat says whose goes first."""
        card = moves.card_in(s, s.waiting[1])
        several = False
        for i in range(1, s.waits):
            several = several or moves.card_in(s, s.waiting[i * 2 + 1]) != card
        if not several:
            resolve(s, 0)
            return
        for i in range(s.waits):
            card = moves.card_in(s, s.waiting[i * 2 + 1])
            if not d.allows(RESOLVE + card):
                d.offer(RESOLVE + card)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Tyrants)
        seat = s.turn
        if action == END_TURN:
            s.stack[f + STEP] = END_OF_TURN
            if s.waits > 0:
                s.tell("end_of_turn", seat)
        elif action >= RETURN_SPY and action < MOVE:
            s.power -= 3
            spy = action - RETURN_SPY
            moves.return_spy(s, seat, spy // SEATS, spy % SEATS)
        elif action >= ASSASSINATE:
            s.power -= 3
            troop = action - ASSASSINATE
            moves.assassinate(s, seat, troop // COLOURS, troop % COLOURS)
        elif action >= DEPLOY:
            s.power -= 1
            moves.deploy(s, seat, action - DEPLOY)  # without troops no place is looked at
        elif action >= RESOLVE:
            i: i64 = 0
            while moves.card_in(s, s.waiting[i * 2 + 1]) != action - RESOLVE:
                i += 1
            resolve(s, i)
        elif action == RECRUIT_DEVOURED:
            s.influence -= COST[moves.recruit_devoured(s, seat)]
        elif action >= RECRUIT:
            s.influence -= COST[action - RECRUIT]
            moves.recruit(s, seat, action - RECRUIT)
        else:
            play(s, seat, action - PLAY)

    def asks(self, s: State, f: i64) -> Phrase:
        return phrase("ask_turn" if s.stack[f + STEP] == MAIN_PART else "ask_end_of_turn")


TURN: Final = Turn()
CHOOSE_START: Final = ChooseStart()


def _book() -> Book:
    """Numbers the effects. Frames hold these numbers: the order is part of the rules version."""
    effects: list[Effect] = [TURN, CHOOSE_START, MOVE_THERE, PLACE_TROPHY, PLACE_TROPHY_ANYWHERE]
    effects += [FORCED_DISCARD, DEVOUR_PLAYED, PUT_BACK]
    for kind in CARDS:
        effects.append(kind.play)
        if kind.reaction is not None:
            effects.append(kind.reaction)
    return Book(effects)


BOOK: Final = _book()


def setup(seats: int, decks: list[str], outer: str, rng: Rng) -> Tyrants:
    """TU-1: a new game, before its first decision."""
    in_play = sections_for(seats, outer)
    s = empty_board(BOOK, seats, in_play, rng)
    for i, site in enumerate(BOARD):
        if site.section in in_play:
            for _ in range(site.white):
                s.add_troop(WHITE, i)
    for i, space in enumerate(ROUTE_SPACES):
        if space.white and space.section in in_play:
            s.add_troop(WHITE, SITES + i)
    for number, kind in enumerate(CARDS):
        if kind.deck in decks:
            for _ in range(kind.copies):
                s.cards.add(MARKET, number)
    s.stacks[2] = 30 if "demons" in decks else 0
    s.first = rng.below(seats)
    s.turn = s.first
    for slot in range(ROW_SIZE):
        s.cards.add(ROW, NO_CARD)
        moves.refill(s, NOTHING, slot)
    s.push(TURN, s.first, NOTHING, NOTHING)
    for i in range(seats - 1, -1, -1):
        seat = (s.first + i) % seats
        for card in STARTING_DECK:
            s.cards.add(DECK + seat, card)
        moves.draw(s, seat, HAND_SIZE)
        s.push(CHOOSE_START, seat, NOTHING, NOTHING)
    return s


def play(s: Tyrants, seat: Seat, card: i64) -> None:
    """TU-5: into the play area; its text is carried out in order."""
    moves.take_from_hand(s, seat, card)
    s.tell("play", seat, card=card, place=moves.FROM_HAND)
    s.push(PLAYS[card], seat, NOTHING, moves.put_into_play(s, card))


def resolve(s: Tyrants, i: i64) -> None:
    """TU-4.2: the i-th waiting instruction leaves the list and is carried out."""
    node = s.waiting[i * 2]
    slot = s.waiting[i * 2 + 1]
    s.waits -= 1
    for j in range(i * 2, s.waits * 2):
        s.waiting[j] = s.waiting[j + 2]
    s.tell("resolve", s.turn, card=moves.card_in(s, slot))
    s.push(BOOK.nodes[node], s.turn, NOTHING, slot)


def end_turn(s: Tyrants) -> None:
    """TU-4.2, steps 2 to 4, and the next turn."""
    seat = s.turn
    for marker in range(MARKERS):
        if s.holder[marker] == seat and s.totally_controls(seat, MARKER_SITES[marker]):
            s.vp[seat] += MARKER_VP[marker]
            s.tell("marker_vp", seat, place=MARKER_SITES[marker], n=MARKER_VP[marker])
    s.tell("end_turn", seat, n=s.cards.size[HAND + seat])
    for slot in range(s.cards.size[PLAYED]):
        if s.cards.at(PLAYED, slot) < GONE:
            s.cards.add(DISCARDS + seat, s.cards.at(PLAYED, slot))
    s.cards.size[PLAYED] = 0
    s.cards.pour(HAND + seat, DISCARDS + seat)
    s.known[seat] = 0
    s.power = 0
    s.influence = 0
    s.ghost = False
    moves.draw(s, seat, HAND_SIZE)
    s.quiet += 1
    if s.quiet >= s.standstill * s.seats:
        moves.last_round(s, seat)
    begin_turn(s, (seat + 1) % s.seats)


def begin_turn(s: Tyrants, seat: Seat) -> None:
    """TU-7: markers held pay their influence. TU-9: the round in which the end was triggered is the last."""
    s.paid = 0
    if seat == s.first and s.last_round:
        s.turn = NOTHING
        return
    if seat == s.first:
        s.round += 1
    s.turn = seat
    s.tell("turn", seat)
    for marker in range(MARKERS):
        if s.holder[marker] == seat:
            s.paid |= BIT[marker]
            s.influence += 1
            s.tell("marker_influence", seat, place=MARKER_SITES[marker], n=1)
