"""What each seat will have at the end, of a table where everything is known: its cities, and what else tells."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.whispers.actions import EMPIRES, RANKS, SEATS, SLOTS
from undercourt.games.whispers.play import EMPIRE_PHASES, HAND_LIMIT, SWAPPING
from undercourt.games.whispers.state import (
    AGENTS_IN_REGIONS,
    BONUS,
    COUNTER_INTELLIGENCE,
    IN_REGIONS,
    KEEP_YOUR_SECRETS,
    REVEALED,
    ROUNDS,
    SWAPS,
    Whispers,
)
from undercourt.games.whispers.state_hand import hand_size
from undercourt.judgement.whispers.forecast import Forecast
from undercourt.judgement.whispers.worth import LOVE
from undercourt.kernel.effect import STEP
from undercourt.kernel.ids import BIT, bits_in, lowest_bit

# What tells the points of a seat besides its cities.
POINTS: Final = 0
SWAPS_GAIN: Final = 1  # by the best swaps still to come
CHANGES: Final = 2  # swaps still to come
HAND: Final = 3  # cards, as far as there is somebody to use them
BUSY: Final = 4  # positions still to act in this round
SWAPPED: Final = 5  # swaps made: ties, which are frequent, go to the fewest
PENDING: Final = 6  # a card announced that has not yet done its work
MARKS: Final = 7

# By round: points for each mark.
WORTH: Final = vec[float](
    [
        1.0, 0.6, 2.5, 0.6, 0.2, -2.5, 0.3,
        1.0, 1.0, 0.5, 0.3, 0.1, -2.5, 0.4,
        1.0, 1.0, 0.0, 0.22, 0.05, -2.3, 0.3,
        1.0, 0.0, 0.0, 0.25, 0.33, -3.0, 0.2,
    ]
)  # fmt: skip
# By round: points in doubt while nobody has acted in it, and less as positions act.
DOUBT: Final = vec[float]([9.2, 4.7, 3.2, 3.0, 1.1])
SWAP: Final = vec[float]([2.3])  # points that a swap costs: ties go to the fewest
TIED: Final = vec[float]([-1.2])  # the same at the very end, when points are nearly certain


class Holdings(Forecast):
    """One look at a table. The object is used again and again; `look` begins afresh."""

    def __init__(self) -> None:
        super().__init__()
        self.marks: vec[float] = vec[float]([0.0] * (SEATS * MARKS))

    def look(self, s: Whispers) -> None:
        self.foresee(s)
        for i in range(SEATS * MARKS):
            self.marks[i] = 0.0
        self.seats(s)

    def seats(self, s: Whispers) -> None:
        """What it comes to for each seat."""
        for p in range(s.seats):
            base = p * MARKS
            points = 0.0
            for empire in range(EMPIRES):
                points += self.love[p * EMPIRES + empire] * self.cities[empire]
            if s.plays_with(AGENTS_IN_REGIONS):
                regions = s.tables[IN_REGIONS + p]
                while regions != 0:
                    points += self.love[p * EMPIRES + self.holder[lowest_bit(regions)]]
                    regions &= regions - 1
            if s.plays_with(COUNTER_INTELLIGENCE):
                points += float(s.tables[BONUS + p])
            hidden = SLOTS - bits_in(s.tables[REVEALED + p])
            if s.plays_with(KEEP_YOUR_SECRETS):
                points += float(hidden)
            self.marks[base + POINTS] = points
            changes = ROUNDS - s.round
            if s.stack[STEP] > SWAPPING or (s.stack[STEP] == SWAPPING and was_asked(s, p)):
                changes -= 1
            changes = min(changes, hidden // 2)
            self.marks[base + CHANGES] = float(changes)
            if changes > 0:
                self.marks[base + SWAPS_GAIN] = self.best_swaps(s, p, changes)
            self.marks[base + SWAPPED] = float(s.tables[SWAPS + p])
            self.marks[base + BUSY] = self.busy[p]
            self.marks[base + PENDING] = self.announced[p]
            busy = self.busy[p] + self.future
            self.marks[base + HAND] = float(min(hand_size(s.hands[p]), HAND_LIMIT)) * busy / (busy + 1.0)

    def best_swaps(self, s: Whispers, p: i64, changes: i64) -> float:
        """WW-10: points by which the best swap, or two of different tokens, would better the loyalties."""
        best = 0.0
        cost = SWAP[0]
        if s.plays_with(KEEP_YOUR_SECRETS):
            cost += 2.0
        shown = s.tables[REVEALED + p]
        base = p * SLOTS
        for a in range(SLOTS - 1):
            if shown & BIT[a] != 0:
                continue
            for b in range(a + 1, SLOTS):
                if shown & BIT[b] != 0:
                    continue
                gain = self.swapped(s, base, a, b) - cost
                if gain <= 0.0:
                    continue
                if changes > 1:
                    second = 0.0
                    for c in range(a + 1, SLOTS - 1):
                        if c != b and shown & BIT[c] == 0:
                            for e in range(c + 1, SLOTS):
                                if e != b and shown & BIT[e] == 0:
                                    second = max(second, self.swapped(s, base, c, e) - cost)
                    gain += second
                best = max(best, gain)
        return best

    def swapped(self, s: Whispers, base: i64, a: i64, b: i64) -> float:
        return (LOVE[a] - LOVE[b]) * (self.cities[s.tokens[base + b]] - self.cities[s.tokens[base + a]])

    def standing(self, s: Whispers, p: i64) -> float:
        at = (s.round - 1) * MARKS
        worth = 0.0
        for k in range(MARKS):
            worth += WORTH[at + k] * self.marks[p * MARKS + k]
        if s.round == ROUNDS:
            worth += (1.0 - self.left) * (TIED[0] - WORTH[at + SWAPPED]) * self.marks[p * MARKS + SWAPPED]
        return worth


def was_asked(s: Whispers, p: i64) -> bool:
    """In this phase."""
    return (p - s.first + s.seats) % s.seats < s.asked


def doubt(s: Whispers) -> float:
    phase = s.stack[STEP]
    done = 0.0
    if phase == EMPIRE_PHASES:
        done = float(s.marker) / float(EMPIRES * RANKS)
    elif phase > EMPIRE_PHASES:
        done = 1.0
    return DOUBT[s.round - 1] * (1.0 - done) + DOUBT[s.round] * done
