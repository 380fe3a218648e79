"""What the action under way leads to: an action of a position, an attack, a card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers import legal, moves, score
from undercourt.games.whispers.actions import EMPIRE, NUMBER
from undercourt.games.whispers.board_councils import ADD, DRAW, STRIKE
from undercourt.games.whispers.play import ROUND
from undercourt.games.whispers.play_attack import (
    ATTACK_ACTION,
    CHOOSE_SOURCE,
    CHOOSE_TARGET,
    HOW_MANY,
    ON_THE_WAY,
)
from undercourt.games.whispers.play_cards import PAYMENT
from undercourt.games.whispers.play_position import ADDING, AFTER_ACTION, POSITION, possible_actions
from undercourt.games.whispers.state import ALLOW_PASS, NEIGHBOURS, Whispers
from undercourt.judgement.whispers.worth import CARD, Outlook
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import NODE, SEAT, SOURCE, STEP, apply, run
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat, lowest_bit

WORST: Final = -1000.0


def ahead(s: Whispers, seat: Seat, imagined: bool, last: Action) -> float:
    """What the seat is busy with is worth what it leads to. `imagined`: after the action `last`, only thought of."""
    if s.depth == 0:
        return float(score.score(s).margin(seat))
    f = s.top()
    node = s.stack[f + NODE]
    if node == ROUND.node:
        return standing(s, seat, False)
    if node == ATTACK_ACTION.node:
        return attacking(s, seat, f)
    if s.stack[f + SEAT] != seat:
        return standing(s, seat, False)
    if node == POSITION.node:
        return at_position(s, seat, f, imagined)
    if node == ADDING.node:
        return adding(s, seat, s.stack[f + STEP] - 1)
    return using_a_card(s, seat, node == PAYMENT.node, imagined, last)


def standing(s: Whispers, seat: Seat, pending: bool) -> float:
    return Outlook(s, seat, pending).worth(s)


# A position


def at_position(s: Whispers, seat: Seat, f: i64, imagined: bool) -> float:
    """The best of its actions; when it has acted, whatever comes next."""
    if s.stack[f + STEP] == AFTER_ACTION:
        t = s.copy()
        t.finish()
        run(t, Decision())
        return ahead(t, seat, True, NOTHING)
    if imagined and not s.replaced:
        return standing(s, seat, True)
    kinds = possible_actions(s, seat)
    best = WORST
    if kinds & (ADD | DRAW | STRIKE) != kinds or kinds == 0 or s.plays_with(ALLOW_PASS):
        best = standing(s, seat, False)  # an agent that moves on finds something to do there
    if kinds & ADD != 0:
        best = max(best, adding(s, seat, legal.banners_to_add(s, s.acting)))
    if kinds & DRAW != 0:
        best = max(best, drawing(s, seat, legal.cards_to_draw(s, s.acting)))
    if kinds & STRIKE != 0:
        best = max(best, attack_from_anywhere(s, Outlook(s, seat, False)))
    return best


def drawing(s: Whispers, seat: Seat, n: i64) -> float:
    o = Outlook(s, seat, False)
    return o.worth(s) + o.late * CARD * float(n)


def adding(s: Whispers, seat: Seat, n: i64) -> float:
    """WW-5: so many banners to the region where one, or all of them, do most good."""
    o = Outlook(s, seat, False)
    empire = s.empire()
    now = o.map(s)
    best = WORST
    n = min(n, s.reserve[empire])
    regions = s.control[empire]
    while regions != 0:
        region = lowest_bit(regions)
        regions &= regions - 1
        gain = float(n) * (with_more(s, o, region, 1) - now)
        if n > 1:
            gain = max(gain, with_more(s, o, region, n) - now)
        best = max(best, gain)
    return o.rest(s) + now + (best if best > WORST else 0.0)


def with_more(s: Whispers, o: Outlook, region: i64, n: i64) -> float:
    t = s.copy()
    moves.add(t, o.seat, region, n)
    return o.map_with(t, BIT[region])


# An attack


def attacking(s: Whispers, seat: Seat, f: i64) -> float:
    """WW-6: as the battle will end, with the best choices still to make."""
    o = Outlook(s, seat, False)
    step = s.stack[f + STEP]
    if step == ON_THE_WAY:
        t = s.copy()
        moves.fight(t, seat)
        return o.rest(s) + o.map(t)
    if s.stack[f + SEAT] != seat:
        return o.worth(s)
    if step == CHOOSE_SOURCE:
        return attack_from_anywhere(s, o)
    o.map(s)
    survivors = s.stack[f + SOURCE]
    if step == HOW_MANY:
        return o.rest(s) + attack_on(s, o, s.source, s.target, survivors)
    assert step == CHOOSE_TARGET
    return o.rest(s) + attack_from(s, o, s.source, survivors)


def attack_from_anywhere(s: Whispers, o: Outlook) -> float:
    best = WORST
    now = o.map(s)
    regions = legal.sources(s)
    while regions != 0:
        best = max(best, attack_from(s, o, lowest_bit(regions), NOTHING))
        regions &= regions - 1
    return o.rest(s) + (best if best > WORST else now)


def attack_from(s: Whispers, o: Outlook, source: i64, survivors: i64) -> float:
    best = WORST
    regions = legal.targets(s, source)
    if s.reach != NEIGHBOURS and regions & s.map.cities != 0:
        regions &= s.map.cities  # a card that goes anywhere is for a city
    while regions != 0:
        best = max(best, attack_on(s, o, source, lowest_bit(regions), survivors))
        regions &= regions - 1
    return best


def attack_on(s: Whispers, o: Outlook, source: i64, target: i64, survivors: i64) -> float:
    most = s.may_leave(s.empire(), source)
    if survivors != NOTHING:
        most = min(most, survivors)
    best = WORST
    for n in range(1, most + 1):
        best = max(best, battle(s, o, source, target, n))
    return best


def battle(s: Whispers, o: Outlook, source: i64, target: i64, n: i64) -> float:
    """The map when `n` have set out and fought."""
    t = s.copy()
    t.target = target
    t.force = n
    moves.take_up(t, source, t.empire(), n)
    moves.fight(t, o.seat)
    return o.map_with(t, BIT[source] | BIT[target])


# A card


def using_a_card(s: Whispers, seat: Seat, paying: bool, imagined: bool, last: Action) -> float:
    """The best use of it: every first choice is tried, and carried through in the plainest way."""
    d = Decision()
    t = s.copy()
    run(t, d)
    options = d.options()
    if paying:
        apply(t, options[0], d)
        return ahead(t, seat, imagined, NOTHING)
    if imagined:
        action = plainest(options, last)
        apply(t, action, d)
        return ahead(t, seat, True, action)
    best = WORST
    for action in options:
        t = s.copy()
        apply(t, action, d)
        best = max(best, ahead(t, seat, True, action))
    return best


def plainest(options: list[Action], last: Action) -> Action:
    """The same once more; else to stop; else as many as possible; else the first."""
    if last in options:
        return last
    if DONE in options:
        return DONE
    final = options[len(options) - 1]
    return final if final >= NUMBER and final < EMPIRE else options[0]
