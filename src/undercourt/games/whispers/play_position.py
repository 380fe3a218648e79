"""A council position acts: cards before, its action, cards after (WW-5, WW-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers import legal, moves, reasons
from undercourt.games.whispers.actions import (
    ACT_AT,
    ADD_BANNERS,
    ATTACK,
    DRAW_CARDS,
    EMPIRE_NAMES,
    MOVE_AGENT,
    PLAY,
    POSITION_NAMES,
    PUT,
    RANKS,
    SPEND,
)
from undercourt.games.whispers.board_councils import (
    ADD,
    ADD_SYMBOL,
    DRAW,
    DRAW_SYMBOL,
    KINDS_OF_ACTION,
    MOVE,
    STRIKE,
    SYMBOL_NAMES,
)
from undercourt.games.whispers.catalog import AFTER, BEFORE, DECLARE
from undercourt.games.whispers.play_attack import begin_attack
from undercourt.games.whispers.play_cards import can_reach, could_play, offer_cards, play_card
from undercourt.games.whispers.state import ALLOW_PASS, NEIGHBOURS, Whispers
from undercourt.kernel.choose import DONE, Choose, set_picks
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, STEP, Effect
from undercourt.kernel.ids import NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, Reason, phrase

BEFORE_ACTION: Final = 0  # steps of a position
AFTER_ACTION: Final = 1


@dataclass(eq=False)
class Position(Effect):
    """One position of the track: `s.marker` says where play goes on, whatever position acts in its stead."""

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
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
        may_pass = kinds == 0 or s.plays_with(ALLOW_PASS) or (kinds == STRIKE and not legal.can_attack(s))
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

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
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

    def question(self, s: Whispers, f: i64) -> Phrase:
        before = s.stack[f + STEP] == BEFORE_ACTION
        return phrase("ask_action" if before else "ask_after", position=POSITION_NAMES[s.acting])

    def option(self, s: Whispers, f: i64, action: Action) -> Phrase | None:
        if action != DONE:
            return None
        return phrase("action_done", what="nothing" if s.stack[f + STEP] == BEFORE_ACTION else "cards")

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        before = s.stack[f + STEP] == BEFORE_ACTION
        if action == DONE:
            return Reason("WW-5.24", "why_must_answer", {})
        if PLAY <= action < SPEND:
            return reasons.play(s, s.stack[f + SEAT], BEFORE if before else AFTER, action - PLAY)
        if not ADD_BANNERS <= action < ACT_AT:
            return None
        if not before:
            return Reason("WW-2.6", "why_acted", {"position": POSITION_NAMES[s.acting]})
        return why_no_action(s, s.acting, action)

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

    def act(self, s: Whispers, f: i64, kind: i64) -> None:
        s.stack[f + STEP] = AFTER_ACTION
        carry_out(s, s.stack[f + SEAT], kind)


@dataclass(eq=False)
class Adding(Choose):
    """WW-5: banners of the active empire, one at a time, into regions it controls."""

    def question(self, s: Whispers, f: i64) -> Phrase:
        empire = s.empire()
        left = min(s.stack[f + STEP] - 1, s.reserve[empire])
        return phrase("ask_put", position=POSITION_NAMES[s.acting], empire=EMPIRE_NAMES[empire], left=left)

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        return reasons.not_now(action)

    def offer(self, s: Whispers, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        empire = s.empire()
        if s.reserve[empire] > 0:
            d.offer_each(PUT, s.control[empire], 1)

    def pick(self, s: Whispers, f: i64, action: Action) -> None:
        moves.add(s, s.stack[f + SEAT], action - PUT, 1)


POSITION: Final = Position()
ADDING: Final = Adding()


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
    if kinds & ADD != 0 and legal.banners_to_add(s, position) == 0:
        kinds ^= ADD
    if kinds & DRAW != 0 and legal.cards_to_draw(s, position) == 0:
        kinds ^= DRAW
    if kinds & STRIKE != 0 and not legal.can_attack(s) and not can_reach(s, seat, s.hands[seat]):
        kinds ^= STRIKE
    return kinds


def could_declare(s: Whispers, seat: Seat) -> i64:
    """Cards for an attack keep the question open too, or it would tell that they are not there."""
    return could_play(s, seat, DECLARE) if KINDS_OF_ACTION[s.acting] & STRIKE != 0 else 0


def carry_out(s: Whispers, seat: Seat, kind: i64) -> None:
    s.action = kind
    if kind == ADD:
        s.push(ADDING, seat, NOTHING, NOTHING)
        set_picks(s, legal.banners_to_add(s, s.acting))
    elif kind == DRAW:
        draw_cards(s, seat)
    else:
        begin_attack(s, seat)


def draw_cards(s: Whispers, seat: Seat) -> None:
    for _ in range(legal.cards_to_draw(s, s.acting)):
        moves.draw_card(s, seat, s.empire())


def why_no_action(s: Whispers, position: i64, action: Action) -> Reason:
    """WW-5: why the acting position cannot do this."""
    empire = position // RANKS
    args: dict[str, int | str] = {"empire": EMPIRE_NAMES[empire]}
    kind = ADD if action == ADD_BANNERS else DRAW if action == DRAW_CARDS else STRIKE if action == ATTACK else MOVE
    if KINDS_OF_ACTION[position] & kind == 0:
        return Reason("WW-5.1", "why_no_such_action", {"position": POSITION_NAMES[position]})
    if kind == ADD:
        if s.reserve[empire] == 0:
            return Reason("WW-5.7", "why_reserve_empty", args)
        if s.control[empire] == 0:
            return Reason("WW-5.6", "why_no_region", args)
        return Reason("WW-5.15", "why_no_symbols", {**args, "symbol": SYMBOL_NAMES[ADD_SYMBOL[position]]})
    if kind == DRAW:
        if legal.deck_size(s, empire) == 0:
            return Reason("WW-5.14", "why_deck_empty", args)
        return Reason("WW-5.15", "why_too_few_symbols", {**args, "symbol": SYMBOL_NAMES[DRAW_SYMBOL[position]]})
    if kind == STRIKE:
        return Reason("WW-5.15", "why_no_attack", args)
    there: dict[str, int | str] = {"position": POSITION_NAMES[action - MOVE_AGENT]}
    if action - MOVE_AGENT == s.agent_at:
        return Reason("WW-5.18", "why_agent_stands_there", there)
    return Reason("WW-5.18", "why_other_council", there)
