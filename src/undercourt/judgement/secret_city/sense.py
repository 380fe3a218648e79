"""What bots may ask of Secret City."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city import score, view
from undercourt.games.secret_city.actions import SEATS
from undercourt.games.secret_city.play_buying import REPLACING
from undercourt.games.secret_city.play_deals import DEAL
from undercourt.games.secret_city.state import City
from undercourt.judgement.secret_city.battle import expect
from undercourt.judgement.secret_city.beliefs import believe
from undercourt.judgement.secret_city.evaluate import QUESTIONS, evaluate, is_half_done
from undercourt.judgement.secret_city.forecast import Forecast, doubt_with
from undercourt.judgement.secret_city.habits import habit
from undercourt.judgement.secret_city.holdings import Outlook
from undercourt.judgement.secret_city.prospects import outcome
from undercourt.judgement.secret_city.prospects import weigh as weigh_strategies
from undercourt.judgement.secret_city.prospects_deals import Bargain
from undercourt.judgement.sense import Sense, log_share
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import NODE, SEAT, WIDTH, State, apply, run
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.rng import Rng

LOWEST: Final = -1.0e9


class CitySense(Sense):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.forecast: Forecast = Forecast()
        self.points: vec[float] = vec[float]([0.0] * SEATS)

    def evaluate(self, s: City, seat: Seat) -> float:
        return evaluate(s, seat)

    def weigh(self, s: City, seat: Seat) -> float:
        """As a good player judges: the chances of winning, in points. What is half done counts as it will be done."""
        return self.looked_into(s, seat, QUESTIONS)

    def looked_into(self, s: City, seat: Seat, questions: i64) -> float:
        if s.depth == 0:
            return float(score.score(s).margin(seat))
        f = s.top()
        if s.stack[f + NODE] == DEAL.node:
            return self.judged(s, seat) + bargained(s, seat)
        if questions > 0 and s.stack[f + SEAT] == seat and (s.stack[f + NODE] == REPLACING.node or is_half_done(s, f)):
            return self.best_answer(s, seat, questions - 1)
        return self.judged(s, seat)

    def best_answer(self, s: City, seat: Seat, questions: i64) -> float:
        best = LOWEST
        d = Decision()
        run(s.copy(), d)
        after = Decision()
        for i in range(d.count):
            t = s.copy()
            apply(t, d.actions[i], after)
            best = max(best, self.looked_into(t, seat, questions))
        return best

    def judged(self, s: City, seat: Seat) -> float:
        """As the table lies."""
        self.standings(s, self.points)
        return log_share(self.points, s.seats, seat, self.doubt(s))

    def standings(self, s: City, out: vec[float]) -> None:
        self.forecast.hold(s, out)
        expect(s, self.forecast, out)

    def doubt(self, s: City) -> float:
        return doubt_with(s.seats, s.turns - s.turn)

    def habit(self, s: City, seat: Seat, action: Action) -> float:
        return habit(s, seat, action)

    def turn_of(self, s: City, d: Decision) -> Seat:
        """Whoever a phase waits for; others may be asked in between, about a deal or what a card does to them."""
        return s.stack[WIDTH + SEAT] if s.depth > 1 else d.seat

    def imagine(self, v: View, memory: vec[float], rng: Rng) -> City:
        seen: State = v
        assert isinstance(seen, City)
        s = view.determinize(seen, rng)
        if s.depth > 0:
            believe(seen, s, rng)
        return s


def bargained(s: City, seat: Seat) -> float:
    """What the deal on the table promises."""
    o = Outlook(s)
    weigh_strategies(s, o)
    standing = outcome(s, o)
    for p in range(s.seats):
        standing[p] += o.standing[p]
    return Bargain(s, o, standing).worth(seat)


SENSE: Final = CitySense
