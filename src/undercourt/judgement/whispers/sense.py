"""What bots may ask of A War of Whispers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from undercourt.games.whispers import moves
from undercourt.games.whispers.play import EMPIRE_PHASES, RECALLING, SWAPPING
from undercourt.games.whispers.play_attack import ATTACK_ACTION, ON_THE_WAY
from undercourt.games.whispers.state import Whispers
from undercourt.judgement.ranking import Ranking
from undercourt.judgement.sense import MOST_SEATS, Sense, log_share, shares
from undercourt.judgement.whispers.beliefs import MEMORY, Beliefs
from undercourt.judgement.whispers.evaluate import evaluate
from undercourt.judgement.whispers.habits import habit
from undercourt.judgement.whispers.holdings import Holdings, doubt
from undercourt.judgement.whispers.ranking import ranking
from undercourt.kernel.effect import NODE, SEAT, STEP, State
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.rng import Rng

WIN: Final = 10.0  # points that a whole win is worth beside the margin
WORLDS: Final = 3


class WhispersSense(Sense):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.memory_size = MEMORY
        self.worlds = WORLDS
        self.tells_at_a_glance = False  # that asks what is seen alone, but where the game ends with it
        self.beliefs: Beliefs = Beliefs()
        self.holdings: Holdings = Holdings()
        self.points: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def evaluate(self, s: Whispers, seat: Seat) -> float:
        return evaluate(s, seat)

    def weigh(self, s: Whispers, seat: Seat) -> float:
        """What greedy sees in the table, and the lead as all loyalties are known; a swap is for the lead alone."""
        if s.depth == 0:
            shares(self.game, s, self.points)
            return evaluate(s, seat) + WIN * self.points[seat]
        self.standings(s, self.points)
        ahead = log_share(self.points, s.seats, seat, doubt(s))
        if s.stack[STEP] == SWAPPING or (s.stack[STEP] == RECALLING and s.asked == 0):
            return ahead
        return ahead + evaluate(s, seat)

    def standings(self, s: Whispers, out: vec[float]) -> None:
        """An attack on its way has been fought."""
        f = s.top()
        if s.stack[f + NODE] == ATTACK_ACTION.node and s.stack[f + STEP] == ON_THE_WAY:
            s = s.copy()
            moves.fight(s, s.stack[f + SEAT])
        self.holdings.look(s)
        for p in range(s.seats):
            out[p] = self.holdings.standing(s, p)

    def doubt(self, s: Whispers) -> float:
        return doubt(s)

    def habit(self, s: Whispers, seat: Seat, action: Action) -> float:
        return habit(s, seat, action)

    def ranking(self) -> Ranking | None:
        return ranking(self.game.space.size)

    def plays_on(self, s: Whispers) -> bool:
        """A round is played on to its end: what an agent is for shows when all councils have met."""
        return s.depth > 0 and s.stack[STEP] <= EMPIRE_PHASES

    def pauses(self, s: Whispers) -> bool:
        """Discards, swaps and reveals are for the rounds to come."""
        return s.depth > 0 and s.stack[STEP] > EMPIRE_PHASES

    def remember(self, memory: vec[float], before: Whispers, after: Whispers, mover: Seat) -> None:
        if mover != after.viewer:
            self.beliefs.remember(memory, before, after, mover)

    def imagine(self, v: View, memory: vec[float], rng: Rng) -> Whispers:
        s = self.game.determinize(v, rng)
        assert isinstance(s, Whispers)
        seen: State = v
        assert isinstance(seen, Whispers)
        self.beliefs.deal(s, seen, memory, rng)
        return s


SENSE: Final = WhispersSense
