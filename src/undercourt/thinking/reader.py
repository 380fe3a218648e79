"""What networks look at, and what they call actions."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.judgement.ranking import Ranking
from undercourt.judgement.sense import MOST_SEATS, Sense
from undercourt.kernel.effect import State
from undercourt.kernel.game import Game
from undercourt.kernel.ids import NOTHING, Seat
from undercourt.kernel.observing import Sight, counted_from


class Reader:
    """First the observation, then which seat looks, then the same by rank where the game has that."""

    def __init__(self, sense: Sense) -> None:
        self.game: Game = sense.game
        self.ranking: Ranking | None = sense.ranking()
        self.first: i64 = self.game.eyes.size + MOST_SEATS  # place by rank
        self.places: i64 = self.first
        self.says: i64 = self.game.space.size  # names of actions
        if self.ranking is not None:
            self.places += self.ranking.size
            self.says += self.ranking.names
        self.sight: Sight = Sight()
        self.order: i64 = NOTHING  # of the seat that looked last
        self.names: list[vec[i64]] = [vec[i64]() for _ in range(MOST_SEATS * (MOST_SEATS + 1))]

    def see(self, s: State, seat: Seat) -> None:
        """The marks are in `sight` then."""
        sight = self.sight
        self.game.eyes.see(s, seat, sight)
        if self.ranking is not None:
            self.order = self.ranking.rank(sight, self.first)
        sight.mark(self.game.eyes.size + seat, 1)

    def counted(self, seat: Seat, seats: i64) -> vec[i64]:
        """By action, what it is called where seats are counted from this one."""
        at = seats * MOST_SEATS + seat
        found = self.names[at]
        if len(found) == 0:
            found = counted_from(seat, seats, self.game.space, self.game.seat_names)
            self.names[at] = found
        return found

    def name(self, action: i64) -> i64:
        """By rank, for the seat that looked last: of an action as it is counted from there. Or NOTHING."""
        ranking = self.ranking
        if ranking is None or self.order == NOTHING:
            return NOTHING
        name = ranking.named[self.order][action]
        return name if name == NOTHING else self.game.space.size + name
