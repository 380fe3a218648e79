"""A council position acts: cards before, its action, cards after (WW-5, WW-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers import moves
from undercourt.games.whispers.actions import (
    ADD_BANNERS,
    ATTACK,
    DRAW_CARDS,
    MOVE_AGENT,
    PLAY,
    PUT,
    RANKS,
    SPEND,
)
from undercourt.games.whispers.attack import begin_attack, can_attack
from undercourt.games.whispers.cards import can_reach, could_play, offer_cards, play_card
from undercourt.games.whispers.councils import ADD, DRAW, KINDS_OF_ACTION, MOVE, STRIKE
from undercourt.games.whispers.hand import AFTER, BEFORE, DECLARE
from undercourt.games.whispers.state import ALLOW_PASS, NEIGHBOURS, Whispers
from undercourt.kernel.choose import DONE, Choose
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP, Effect, State
from undercourt.kernel.ids import NOTHING, Action, Seat

BEFORE_ACTION: Final = 0  # steps of a position
AFTER_ACTION: Final = 1


@dataclass(eq=False)
class Position(Effect):
    """One position of the track: `s.marker` says where play goes on, whatever position acts in its stead."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Whispers)
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == AFTER_ACTION:
            abilities = could_play(s, seat, AFTER)
            if abilities == 0:
                s.finish()
            else:
                offer_cards(s, seat, abilities, d)
                d.offer(DONE)
            return
        kinds = possible_actions(s, seat)
        abilities = could_play(s, seat, BEFORE)
        may_pass = kinds == 0 or s.plays_with(ALLOW_PASS) or (kinds == STRIKE and not can_attack(s))
        if abilities == 0 and could_declare(s, seat) == 0:
            if kinds == 0:
                s.finish()
                return
            if kinds in (ADD, DRAW, STRIKE) and not may_pass:
                self.act(s, f, kinds)
                return
        self.offer_actions(s, kinds, d)
        offer_cards(s, seat, abilities, d)
        if may_pass:
            d.offer(DONE)

    def offer_actions(self, s: Whispers, kinds: i64, d: Decision) -> None:
        if kinds & ADD != 0:
            d.offer(ADD_BANNERS)
        if kinds & DRAW != 0:
            d.offer(DRAW_CARDS)
        if kinds & STRIKE != 0:
            d.offer(ATTACK)
        if kinds & MOVE != 0:
            council = s.agent_at // RANKS * RANKS
            for position in range(council, council + RANKS):
                if position != s.agent_at:
                    d.offer(MOVE_AGENT + position)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Whispers)
        seat = s.stack[f + SEAT]
        if action == DONE:
            s.finish()
        elif action >= PLAY and action < SPEND:
            play_card(s, seat, action - PLAY)
        elif action >= MOVE_AGENT:
            moves.move_agent(s, seat, action - MOVE_AGENT)  # the action of the new position follows
        elif action == ATTACK:
            self.act(s, f, STRIKE)
        else:
            self.act(s, f, ADD if action == ADD_BANNERS else DRAW)

    def act(self, s: Whispers, f: i64, kind: i64) -> None:
        s.stack[f + STEP] = AFTER_ACTION
        carry_out(s, s.stack[f + SEAT], kind)


POSITION: Final = Position()


def begin_position(s: Whispers, seat: Seat, position: i64) -> None:
    s.acting = position
    s.agent_at = s.agent_for(position)
    s.replaced = False
    s.action = 0
    s.reach = NEIGHBOURS
    s.source = NOTHING
    s.target = NOTHING
    s.fought = 0
    s.destroyed = 0
    s.tell("acts", seat, place=position)
    s.push(POSITION, seat, NOTHING, position)


def possible_actions(s: Whispers, seat: Seat) -> i64:
    """WW-5: the printed actions that would change something; bits."""
    position = s.acting
    kinds = KINDS_OF_ACTION[position]
    if kinds & ADD != 0 and moves.banners_to_add(s, position) == 0:
        kinds ^= ADD
    if kinds & DRAW != 0 and moves.cards_to_draw(s, position) == 0:
        kinds ^= DRAW
    if kinds & STRIKE != 0 and not can_attack(s) and not can_reach(s, seat, s.hands[seat]):
        kinds ^= STRIKE
    return kinds


def could_declare(s: Whispers, seat: Seat) -> i64:
    """Cards for an attack keep the question open too, or it would tell that they are not there."""
    return could_play(s, seat, DECLARE) if KINDS_OF_ACTION[s.acting] & STRIKE != 0 else 0


def carry_out(s: Whispers, seat: Seat, kind: i64) -> None:
    s.action = kind
    if kind == ADD:
        s.push(ADDING, seat, NOTHING, NOTHING)
        s.stack[s.top() + STEP] = moves.banners_to_add(s, s.acting) + 1
    elif kind == DRAW:
        draw_cards(s, seat)
    else:
        begin_attack(s, seat)


def draw_cards(s: Whispers, seat: Seat) -> None:
    for _ in range(moves.cards_to_draw(s, s.acting)):
        moves.draw_card(s, seat, s.empire())


@dataclass(eq=False)
class Adding(Choose):
    """WW-5: banners of the active empire, one at a time, into regions it controls."""

    def offer(self, s: State, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        assert isinstance(s, Whispers)
        empire = s.empire()
        if s.reserve[empire] > 0:
            d.offer_each(PUT, s.control[empire], 1)

    def pick(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Whispers)
        moves.add(s, s.stack[f + SEAT], action - PUT, 1)


ADDING: Final = Adding()
