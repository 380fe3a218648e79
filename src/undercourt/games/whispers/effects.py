"""What the abilities of cards build on; what each of them does is in the other files of effects."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from undercourt.games.whispers import legal, reasons
from undercourt.games.whispers.catalog import COST_IN_NUMBERS, DECLARE
from undercourt.games.whispers.state import Whispers
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import Effect
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.phrase import Reason


@dataclass(eq=False)
class Deed(Effect):
    """What an ability does. `possible` looks only at what everybody sees: it decides whether a window opens."""

    def why_not(self, s: Whispers, f: i64, action: Action) -> Reason | None:
        return reasons.not_now(action)


@dataclass(eq=False)
class Onslaught(Deed):
    """Leads to one more attack, which may need a further card to reach anybody (WW-9.1.7, WW-9.20.7)."""

    def possible(self, s: Whispers, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        """The hand pays for that card too; what else the attack needs, each class adds."""
        return not self.needs_reach(s) or legal.usable(s, seat, s.hands[seat] - COST_IN_NUMBERS[source], DECLARE) != 0

    def needs_reach(self, s: Whispers) -> bool:
        """Nobody can be attacked without a card that widens the reach."""
        raise NotImplementedError
