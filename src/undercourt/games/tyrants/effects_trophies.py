"""The vocabulary of the cards, in the trophy halls: troops that go back onto the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants import legal, moves, reasons
from undercourt.games.tyrants.actions import (
    COLOUR_NAMES,
    COLOURS,
    DEPLOY,
    DEPLOY_WITHOUT_TROOPS,
    SEATS,
    TAKE_TROPHY,
    WHITE,
)
from undercourt.games.tyrants.board import SITES
from undercourt.games.tyrants.legal import ANYWHERE, ENEMY, ONLY_WHITE, PRESENCE, SCOPES, TARGETS
from undercourt.games.tyrants.state import OWN_TROPHIES, TROPHIES_TOUCHED, TROPHY_HALL, Tyrants
from undercourt.kernel.choose import Choose
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, SOURCE, Effect
from undercourt.kernel.ids import NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, Reason, phrase


@dataclass(eq=False)
class TakeTrophy(Choose):
    """TU-11: a troop from a trophy hall goes back on the board, in its own colour."""

    target: i64 = ENEMY  # ENEMY: any colour
    at: i64 = ANYWHERE
    from_there: bool = False  # only from the hall of the player in PICKED

    def text(self) -> Phrase:
        target, at = TARGETS[self.target], SCOPES[self.at]
        there, up_to = int(self.from_there), int(self.up_to)
        return phrase("effect_take_trophy", n=self.n, up_to=up_to, target=target, at=at, there=there, yours=0)

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        trophy = action - TAKE_TROPHY
        if self.from_there and 0 <= trophy < SEATS * COLOURS and s.tables[TROPHY_HALL + trophy] > 0:
            return Reason("TU-5.3", "why_other_hall", {"seat": COLOUR_NAMES[s.stack[f + PICKED]]})
        return None

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        if s.open_sites & legal.sites_in_scope(s, seat, self.at, NOTHING) == 0:
            if s.open_spaces & legal.spaces_in_scope(s, seat, self.at) == 0:
                return
        for hall in range(s.seats):
            if self.from_there and picked != hall:
                continue
            for colour in range(WHITE if self.target == ONLY_WHITE else 0, COLOURS):
                if s.tables[TROPHY_HALL + hall * COLOURS + colour] > 0:
                    d.offer(TAKE_TROPHY + hall * COLOURS + colour)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        trophy = action - TAKE_TROPHY
        seat = s.stack[f + SEAT]
        s.tables[TROPHY_HALL + trophy] -= 1
        s.touched |= TROPHIES_TOUCHED
        s.tell("take_trophy", seat, other=trophy // COLOURS, n=trophy % COLOURS)
        place = PLACE_TROPHY_ANYWHERE if self.at == ANYWHERE else PLACE_TROPHY
        s.push(place, seat, trophy % COLOURS, s.stack[f + SOURCE])


@dataclass(eq=False)
class PlaceTrophy(Effect):
    """Where a troop taken from a trophy hall goes; its colour is in PICKED."""

    at: i64 = PRESENCE

    def advance(self, s: Tyrants, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        d.offer_each(DEPLOY, s.open_sites & legal.sites_in_scope(s, seat, self.at, NOTHING), 1)
        d.offer_each(DEPLOY + SITES, s.open_spaces & legal.spaces_in_scope(s, seat, self.at), 1)

    def answer(self, s: Tyrants, f: i64, action: Action) -> None:
        colour = s.stack[f + PICKED]
        seat = s.stack[f + SEAT]
        s.drop()  # the colour is no "there"
        if s.plays_with(OWN_TROPHIES):  # TU-11.38
            moves.go_home(s, colour)
            moves.deploy(s, seat, action - DEPLOY)
        else:
            s.tell("place_trophy", seat, place=action - DEPLOY, other=colour)
            s.add_troop(colour, action - DEPLOY)

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        if DEPLOY <= action < DEPLOY_WITHOUT_TROOPS:
            return reasons.deploy(s, action - DEPLOY, "TU-11.20")
        return None


PLACE_TROPHY: Final = PlaceTrophy()
PLACE_TROPHY_ANYWHERE: Final = PlaceTrophy(at=ANYWHERE)
