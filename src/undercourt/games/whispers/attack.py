"""The attack: from where, into what, with how many, cards, battle (WW-6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers import moves
from undercourt.games.whispers.actions import FROM, INTO, NUMBER, PLAY, SPEND
from undercourt.games.whispers.cards import could_play, offer_cards, play_card
from undercourt.games.whispers.hand import COMMIT, DECLARE
from undercourt.games.whispers.state import EMPTY_REGIONS, NEIGHBOURS, Whispers
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, SOURCE, STEP, Effect, State
from undercourt.kernel.ids import BIT_NUMBER, NOTHING, Action, Seat

CHOOSE_SOURCE: Final = 0  # steps of an attack
CHOOSE_TARGET: Final = 1
HOW_MANY: Final = 2
ON_THE_WAY: Final = 3


@dataclass(eq=False)
class Attack(Effect):
    """SOURCE is the number of survivors that go on with an extra attack, or NOTHING for an attack of its own."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Whispers)
        seat = s.stack[f + SEAT]
        step = s.stack[f + STEP]
        if step == CHOOSE_SOURCE:
            d.offer_each(FROM, sources(s), 1)
            offer_cards(s, seat, could_play(s, seat, DECLARE), d)
        elif step == CHOOSE_TARGET:
            d.offer_each(INTO, targets(s, s.source), 1)
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

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Whispers)
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


def targets(s: Whispers, source: i64) -> i64:
    """WW-6: enemy regions that can be attacked from there; bits."""
    reached = s.enemies(s.empire())
    if s.reach == NEIGHBOURS:
        reached &= s.map.adjacent[source]
    elif s.reach == EMPTY_REGIONS:
        reached &= s.map.adjacent[source] | ~s.occupied
    return reached


def sources(s: Whispers) -> i64:
    """Regions of the active empire from which some banner can attack some region; bits."""
    empire = s.empire()
    found: i64 = 0
    armies = s.control[empire] & s.occupied
    while armies != 0:
        bit = armies & -armies
        armies ^= bit
        region = BIT_NUMBER[bit % 67]
        if targets(s, region) != 0 and s.may_leave(empire, region) > 0:
            found |= bit
    return found


def armies_that_may_leave(s: Whispers) -> bool:
    empire = s.empire()
    armies = s.control[empire] & s.occupied
    while armies != 0:
        if s.may_leave(empire, BIT_NUMBER[(armies & -armies) % 67]) > 0:
            return True
        armies &= armies - 1
    return False


def can_attack(s: Whispers) -> bool:
    """Without the help of cards."""
    return sources(s) != 0
