"""Abilities that change what is done: other positions, repeated actions, the reach and strength of an attack."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from undercourt.games.whispers import legal, moves, reasons
from undercourt.games.whispers.actions import (
    ACT_AT,
    FROM,
    INTO,
    MOVE_AGENT,
    NUMBER,
    POSITION_NAMES,
    POSITIONS,
    PUT,
)
from undercourt.games.whispers.board import REGION_NAMES
from undercourt.games.whispers.board_councils import ADD, DRAW, STRIKE
from undercourt.games.whispers.effects import Deed, Onslaught
from undercourt.games.whispers.play_attack import attack_again, begin_attack
from undercourt.games.whispers.play_position import ADDING, draw_cards
from undercourt.games.whispers.state import EMPTY_REGIONS, LION_OTHER_AGENT, REINFORCE_ANY, Whispers
from undercourt.kernel.choose import DONE, set_picks
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, STEP
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, Reason, phrase


@dataclass(eq=False)
class ActWhereFree(Deed):
    """WW-9.3: the active agent goes to a free position and acts there instead."""

    def text(self) -> Phrase:
        return phrase("effect_act_where_free")

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return not s.replaced and has_free_position(s)

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        for position in range(POSITIONS):
            if s.agents[position] == NOTHING:
                d.offer(MOVE_AGENT + position)

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
        s.replaced = True
        moves.move_agent(s, s.stack[f + SEAT], action - MOVE_AGENT)
        s.finish()

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        if MOVE_AGENT <= action < ACT_AT:
            return reasons.position_taken(s, "WW-9.3.2", action - MOVE_AGENT)
        return super().why_not(s, f, action)


def has_free_position(s: Whispers) -> bool:
    for position in range(POSITIONS):
        if s.agents[position] == NOTHING:
            return True
    return False


@dataclass(eq=False)
class ActElsewhere(Deed):
    """WW-9.7: the action of another position of the same player instead; nobody moves."""

    def text(self) -> Phrase:
        return phrase("effect_act_elsewhere", other_agent=0)

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        if s.replaced:
            return False
        for position in range(POSITIONS):
            if may_borrow(s, position):
                return True
        return False

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        for position in range(POSITIONS):
            if may_borrow(s, position):
                d.offer(ACT_AT + position)

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
        s.replaced = True
        s.acting = action - ACT_AT
        s.tell("act_at", s.stack[f + SEAT], place=s.acting)
        s.finish()

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        if not ACT_AT <= action < PUT:
            return super().why_not(s, f, action)
        position = action - ACT_AT
        args: dict[str, int | str] = {"position": POSITION_NAMES[position]}
        if position == s.acting:
            return Reason("WW-9.7.1", "why_acting_itself", args)
        if s.controller(position) != s.agents[s.agent_at]:
            return Reason("WW-9.7.1", "why_not_controlled", args)
        return Reason("WW-9.7.4", "why_same_agent", args)


def may_borrow(s: Whispers, position: i64) -> bool:
    """WW-9.7: a position that the same player controls, by the option only through another agent."""
    at = s.agent_for(position)
    if at == NOTHING or s.agents[at] != s.agents[s.agent_at] or position == s.acting:
        return False
    return at != s.agent_at or not s.plays_with(LION_OTHER_AGENT)


@dataclass(eq=False)
class Repeat(Onslaught):
    """WW-9.20: the action just done, once more."""

    def text(self) -> Phrase:
        return phrase("effect_repeat")

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        if s.action == ADD:
            return legal.banners_to_add(s, s.acting) > 0
        if s.action == DRAW:
            return legal.cards_to_draw(s, s.acting) > 0
        return s.action == STRIKE and super().possible(s, seat, picked, source, scratch)

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        if s.action == DRAW:
            draw_cards(s, s.stack[f + SEAT])
            s.finish()
        elif s.action == ADD:
            s.become(f, ADDING)
            set_picks(s, legal.banners_to_add(s, s.acting))
        else:
            seat = s.stack[f + SEAT]
            s.finish()
            begin_attack(s, seat)

    def needs_reach(self, s: Whispers) -> bool:
        return s.action == STRIKE and not legal.can_attack(s)


@dataclass(eq=False)
class AttackAgain(Onslaught):
    """WW-9.1: one more attack with survivors of the last, from where they stand."""

    def text(self) -> Phrase:
        return phrase("effect_attack_again")

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        if s.target == NOTHING or s.fought == 0 or not s.is_active(s.target):
            return False
        return s.may_leave(s.empire(), s.target) > 0 and super().possible(s, seat, picked, source, scratch)

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        s.finish()
        attack_again(s, seat)

    def needs_reach(self, s: Whispers) -> bool:
        return s.map.adjacent[s.target] & s.enemies(s.empire()) == 0


@dataclass(eq=False)
class WipeOut(Deed):
    """WW-9.2: all banners left from the battle, on either side."""

    def text(self) -> Phrase:
        return phrase("effect_wipe_out")

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return s.target != NOTHING and s.fought > 0 and s.banners[s.target] > 0

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        n = min(s.fought, s.banners[s.target])
        if s.holder(s.target) != s.empire():
            s.destroyed += n
        s.fought = 0
        moves.destroy(s, s.stack[f + SEAT], s.target, n)
        s.finish()


@dataclass(eq=False)
class Reach(Deed):
    """WW-9.4, WW-9.16: this attack may go to any empty enemy region, or to any at all."""

    reach: i64

    def text(self) -> Phrase:
        return phrase("effect_reach", anywhere=int(self.reach != EMPTY_REGIONS))

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        enemies = s.enemies(s.empire())
        if self.reach == EMPTY_REGIONS:
            enemies &= ~s.occupied
        return s.reach < self.reach and enemies != 0 and legal.that_may_leave(s, s.empire()) != 0

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        s.reach = self.reach
        s.finish()


@dataclass(eq=False)
class Strengthen(Deed):
    """WW-9.5, WW-9.6: banners from the reserve join the attack."""

    n: i64

    def text(self) -> Phrase:
        return phrase("effect_strengthen", n=self.n)

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return s.reserve[s.empire()] > 0

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        empire = s.empire()
        n = min(self.n, s.reserve[empire])
        s.reserve[empire] -= n
        s.force += n
        s.tell("strengthen", s.stack[f + SEAT], place=s.target, other=empire, n=n)
        s.finish()


@dataclass(eq=False)
class Reinforce(Deed):
    """WW-9.19: up to `n` banners from one other region join the attack. STEP: how many came; PICKED: where."""

    n: i64

    def text(self) -> Phrase:
        return phrase("effect_reinforce", n=self.n, several=0)

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return reinforcements(s) != 0

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        region = s.stack[f + PICKED]
        came = s.stack[f + STEP]
        if region == NOTHING:
            regions = reinforcements(s)
            if regions == 0 or came == self.n:
                s.finish()
                return
            d.offer_each(FROM, regions, 1)
            if came > 0:
                d.offer(DONE)
        else:
            most = min(self.n - came, s.may_leave(s.empire(), region))
            if most == 1:
                self.bring(s, f, 1)
            else:
                for n in range(1, most + 1):
                    d.offer(NUMBER + n)

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
        if action == DONE:
            s.finish()
        elif action >= NUMBER:
            self.bring(s, f, action - NUMBER)
        else:
            s.stack[f + PICKED] = action - FROM

    def question(self, s: Whispers, f: i64) -> Phrase:
        region = s.stack[f + PICKED]
        left = self.n - s.stack[f + STEP]
        if region == NOTHING:
            return phrase("ask_Reinforce", step=0, left=left)
        return phrase("ask_Reinforce", step=1, left=left, region=REGION_NAMES[region])

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        region = action - FROM
        if not FROM <= action < INTO or s.stack[f + PICKED] != NOTHING:
            return super().why_not(s, f, action)
        reason = reasons.no_army(s, region)
        if reason is not None:
            return reason
        if region in (s.source, s.target):
            return Reason("WW-9.19.4", "why_attack_itself", {"region": REGION_NAMES[region]})
        return Reason("WW-9.19.5", "why_must_keep_one", {"region": REGION_NAMES[region]})

    def bring(self, s: Whispers, f: i64, n: i64) -> None:
        region = s.stack[f + PICKED]
        s.force += n
        moves.take_up(s, region, s.empire(), n)
        s.tell("reinforce", s.stack[f + SEAT], place=s.target, other=region, n=n)
        s.stack[f + PICKED] = NOTHING
        s.stack[f + STEP] += n
        if not s.plays_with(REINFORCE_ANY):
            s.finish()


def reinforcements(s: Whispers) -> i64:
    """Regions of the active empire, neither source nor target, from which a banner may leave; bits."""
    return legal.that_may_leave(s, s.empire()) & ~BIT[s.source] & ~BIT[s.target]
