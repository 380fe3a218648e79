"""The attack: from where, into what, with how many, cards, battle (WW-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers import legal, moves, reasons
from undercourt.games.whispers.actions import EMPIRE, EMPIRE_NAMES, FROM, INTO, NUMBER, PLAY, SPEND
from undercourt.games.whispers.board import HOME, REGION_NAMES
from undercourt.games.whispers.catalog import COMMIT, DECLARE
from undercourt.games.whispers.play_cards import could_play, offer_cards, play_card
from undercourt.games.whispers.state import NEIGHBOURS, Whispers
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, SOURCE, STEP, Effect
from undercourt.kernel.ids import NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, Reason, phrase

CHOOSE_SOURCE: Final = 0  # steps of an attack
CHOOSE_TARGET: Final = 1
HOW_MANY: Final = 2
ON_THE_WAY: Final = 3


@dataclass(eq=False)
class Attack(Effect):
    """SOURCE is the number of survivors that go on with an extra attack, or NOTHING for an attack of its own."""

    def advance(self, s: Whispers, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        step = s.stack[f + STEP]
        if step == CHOOSE_SOURCE:
            d.offer_each(FROM, legal.sources(s), 1)
            offer_cards(s, seat, could_play(s, seat, DECLARE), d)
        elif step == CHOOSE_TARGET:
            d.offer_each(INTO, legal.targets(s, s.source), 1)
            if s.stack[f + SOURCE] != NOTHING:
                offer_cards(s, seat, could_play(s, seat, DECLARE), d)
        elif step == HOW_MANY:
            most = self.most(s, f)
            if most == 1:
                self.send(s, f, 1)
            else:
                for n in range(1, most + 1):
                    d.offer(NUMBER + n)
        else:
            abilities = could_play(s, seat, COMMIT)
            if abilities == 0:
                s.finish()
                moves.fight(s, seat)
            else:
                offer_cards(s, seat, abilities, d)
                d.offer(DONE)

    def answer(self, s: Whispers, f: i64, action: Action) -> None:
        if action == DONE:
            s.finish()
            moves.fight(s, s.stack[f + SEAT])
        elif action >= PLAY and action < SPEND:
            play_card(s, s.stack[f + SEAT], action - PLAY)
        elif action >= NUMBER:
            self.send(s, f, action - NUMBER)
        elif action >= INTO:
            s.target = action - INTO
            s.stack[f + STEP] = HOW_MANY
            s.tell("aim", s.stack[f + SEAT], place=s.target, other=s.source)
        else:
            s.source = action - FROM
            s.stack[f + STEP] = CHOOSE_TARGET

    def question(self, s: Whispers, f: i64) -> Phrase:
        step = s.stack[f + STEP]
        if step == CHOOSE_SOURCE:
            return phrase("ask_attack_from", empire=EMPIRE_NAMES[s.empire()])
        args: dict[str, int | str] = {"from": REGION_NAMES[s.source]}
        if step == CHOOSE_TARGET:
            return Phrase("ask_attack_into", args, [])
        args["into"] = REGION_NAMES[s.target]
        if step == HOW_MANY:
            return Phrase("ask_attack_number", args, [])
        return Phrase("ask_during", {**args, "n": s.force}, [])

    def option(self, s: Whispers, f: i64, action: Action) -> Phrase | None:
        return phrase("action_done", what="battle") if action == DONE else None

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        """Where it cannot begin or go to is the general reason for these verbs."""
        if action == DONE:
            return Reason("WW-5.16", "why_must_answer", {})
        window = self.window(s, f)
        if PLAY <= action < SPEND and window != 0:
            return reasons.play(s, s.stack[f + SEAT], window, action - PLAY)
        if NUMBER <= action < EMPIRE and s.stack[f + STEP] == HOW_MANY:
            return self.why_not_so_many(s, f, action - NUMBER)
        return reasons.not_now(action)

    def window(self, s: Whispers, f: i64) -> i64:
        """WW-8: the moment for cards that is open now, or 0."""
        step = s.stack[f + STEP]
        if step == ON_THE_WAY:
            return COMMIT
        extra = s.stack[f + SOURCE] != NOTHING
        return DECLARE if step == CHOOSE_SOURCE or (extra and step == CHOOSE_TARGET) else 0

    def why_not_so_many(self, s: Whispers, f: i64, n: i64) -> Reason:
        if n == 0:
            return Reason("WW-6.3", "why_at_least_one", {})
        if n == s.banners[s.source] and HOME[s.source] != s.empire():
            return Reason("WW-6.5", "why_must_keep_one", {"region": REGION_NAMES[s.source]})
        extra = s.stack[f + SOURCE] != NOTHING
        return Reason("WW-9.1.4" if extra else "WW-6.3", "why_not_so_many", {"n": n})

    def most(self, s: Whispers, f: i64) -> i64:
        """WW-6: a conquered region keeps one banner; an extra attack is for survivors only."""
        n = s.may_leave(s.empire(), s.source)
        survivors = s.stack[f + SOURCE]
        return n if survivors == NOTHING else min(n, survivors)

    def send(self, s: Whispers, f: i64, n: i64) -> None:
        """They leave their region and are nowhere until the battle."""
        s.stack[f + STEP] = ON_THE_WAY
        s.force = n
        s.tell("attack", s.stack[f + SEAT], place=s.target, other=s.source, n=n)
        moves.take_up(s, s.source, s.empire(), n)


ATTACK_ACTION: Final = Attack()


def begin_attack(s: Whispers, seat: Seat) -> None:
    s.reach = NEIGHBOURS
    s.destroyed = 0
    s.fought = 0
    s.push(ATTACK_ACTION, seat, NOTHING, NOTHING)


def attack_again(s: Whispers, seat: Seat) -> None:
    """WW-9.1: the survivors go on from where they stand."""
    survivors = s.fought
    s.source = s.target
    begin_attack(s, seat)
    s.stack[s.top() + STEP] = CHOOSE_TARGET
    s.stack[s.top() + SOURCE] = survivors
