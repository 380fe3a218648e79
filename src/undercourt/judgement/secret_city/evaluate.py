"""How well a seat stands: its influence, and what its holdings, its strategy and the deal on the table promise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city import score
from undercourt.games.secret_city.actions import BUY, DISMISS, USE
from undercourt.games.secret_city.effects_cards import DISCARDING
from undercourt.games.secret_city.play import CORE
from undercourt.games.secret_city.play_battle import BATTLE
from undercourt.games.secret_city.play_buying import BUYING_PHASE, REPLACING
from undercourt.games.secret_city.play_deals import DEAL
from undercourt.games.secret_city.play_phases import AUCTION, CHOOSING_STRATEGIES, NAMING
from undercourt.games.secret_city.play_resolve import PAYING_DEBTS
from undercourt.games.secret_city.state import BOND, DECLARED, City
from undercourt.judgement.secret_city.holdings import Outlook
from undercourt.judgement.secret_city.prospects import outcome, relative, weigh
from undercourt.judgement.secret_city.prospects_deals import Bargain, best_assignment, burden
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import NODE, SEAT, STEP, apply, run
from undercourt.kernel.ids import NOTHING, Seat

QUESTIONS: Final = 2  # in the middle of something: so many answers ahead


def evaluate(s: City, seat: Seat) -> float:
    """Influence of the seat, now and promised, less that of its rivals; at the end, less that of the best."""
    return looked_into(s, seat, QUESTIONS)


def looked_into(s: City, seat: Seat, questions: i64) -> float:
    """What is half done counts as it will be when the seat has given its best answer."""
    if s.depth == 0:
        return float(score.score(s).margin(seat))
    f = s.top()
    if s.stack[f + NODE] == REPLACING.node and s.stack[f + SEAT] == seat:
        return best_answer(s, seat, DISMISS, USE, 0, -1000000.0)
    if questions > 0 and s.stack[f + SEAT] == seat:
        if s.stack[f + NODE] == BUYING_PHASE.node:
            return best_answer(s, seat, BUY, DISMISS, 0, judged(s, seat))
        if is_half_done(s, f):
            return best_answer(s, seat, 0, 1000000, questions - 1, -1000000.0)
    return judged(s, seat)


def is_half_done(s: City, f: i64) -> bool:
    """A card that wants a target, a strategy without a victim, and the like."""
    node = s.stack[f + NODE]
    if node >= len(CORE) or node == DISCARDING.node or node == PAYING_DEBTS.node:
        return True
    if node == CHOOSING_STRATEGIES.node:
        return s.tables[DECLARED + s.stack[f + SEAT]] != NOTHING
    return node == AUCTION.node and s.stack[f + STEP] == NAMING


def best_answer(s: City, seat: Seat, first: i64, last: i64, questions: i64, otherwise: float) -> float:
    """Tries the answers from `first` up to `last`, which is not one of them."""
    best = otherwise
    d = Decision()
    run(s.copy(), d)
    answers = d.actions[: d.count]
    for action in answers:
        if action >= first and action < last:
            after = s.copy()
            apply(after, action, d)
            best = max(best, looked_into(after, seat, questions))
    return best


def judged(s: City, seat: Seat) -> float:
    """As the table lies."""
    o = Outlook(s)
    weigh(s, o)
    standing = outcome(s, o)
    for p in range(s.seats):
        standing[p] += o.standing[p]
    if not s.in_battle:
        return relative(standing, s.seats, seat)
    return as_it_is_fought(s, o, seat, standing) - burden(s, seat)


def as_it_is_fought(s: City, o: Outlook, seat: Seat, standing: vec[float]) -> float:
    """In the battle a seat has something to do, and perhaps a deal lies on the table."""
    f = s.top()
    node = s.stack[f + NODE]
    if node == BATTLE.node and s.stack[f + SEAT] == seat and s.tables[BOND + seat] == NOTHING:
        return best_assignment(s, o, seat, standing)
    if node != DEAL.node:
        return relative(standing, s.seats, seat)
    value = Bargain(s, o, standing).worth(seat)
    if s.proposer == seat and s.deal_side == NOTHING:  # not to propose is to act; later only terms are compared
        return value + best_assignment(s, o, seat, standing)
    return value + relative(standing, s.seats, seat)
