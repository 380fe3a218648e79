"""The score sheet: every point names its rule."""

from __future__ import annotations

from typing import NamedTuple


class Line(NamedTuple):
    rule: str
    what: str  # message key
    points: int


class Score(NamedTuple):
    sheets: list[list[Line]]  # by seat
    order: list[list[int]]  # seats from first to last; those in one list share the place

    def total(self, seat: int) -> int:
        return sum([line.points for line in self.sheets[seat]])

    def totals(self) -> list[int]:
        return [self.total(seat) for seat in range(len(self.sheets))]

    def margin(self, seat: int) -> int:
        """The difference in points to the best of the others."""
        totals = self.totals()
        return totals[seat] - max(totals[:seat] + totals[seat + 1 :])

    def returns(self) -> list[float]:
        """What programs that learn are paid, by seat: winners share what the others lose, so that all is 0 together.

        Whoever wins alone has 1; each who does not win loses 1 / (seats - 1). It is the share of the win, scaled.
        """
        seats, winners = len(self.sheets), self.order[0]
        out = [-1.0 / (seats - 1)] * seats
        for seat in winners:
            out[seat] = (seats - len(winners)) / (len(winners) * (seats - 1))
        return out


def ranked(sheets: list[list[Line]], tie_breaks: list[list[int]]) -> Score:
    """Most points first; ties are settled by the tie-breaks (by seat, higher is better), else the place is shared."""
    keys = [[sum([line.points for line in sheet]), *tie_breaks[seat]] for seat, sheet in enumerate(sheets)]
    order: list[list[int]] = []
    for seat in sorted(range(len(sheets)), key=lambda seat: keys[seat], reverse=True):
        if order and keys[order[-1][0]] == keys[seat]:
            order[-1].append(seat)
        else:
            order.append([seat])
    return Score(sheets, order)
