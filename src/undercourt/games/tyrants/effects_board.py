"""The vocabulary of the cards, on the board: one small class per verb, saying what may be picked and what a pick does.

"There" (PICKED) is a troop or spy as place * COLOURS + colour. SOURCE is the slot of the card that speaks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.tyrants import legal, moves, reasons
from undercourt.games.tyrants.actions import (
    ASSASSINATE,
    COLOURS,
    DEPLOY,
    MOVE,
    MOVE_TO,
    OPPONENT,
    PLACE_SPY,
    RETURN_SPY,
    RETURN_TROOP,
    SEATS,
    SUPPLANT,
)
from undercourt.games.tyrants.legal import ENEMY, PRESENCE, SCOPES, TARGETS, THERE
from undercourt.games.tyrants.state import BARRACKS, DECK, DISCARDS, METRICS, MUST_FOCUS, REACH_SPACES, Tyrants
from undercourt.kernel.choose import DONE, Choose, Instant
from undercourt.kernel.combinators import When, seq
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PER, PICKED, SEAT, SOURCE, STEP, Effect, State
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, Reason, compound, phrase

# Which pieces ReturnPiece may take.
TROOP_OR_SPY: Final = 0
ONLY_SPY: Final = 1
EVERYBODYS: Final = 2  # troops and spies of others, and your own
PIECES: Final = ["troop_or_spy", "spy", "everybodys"]


@dataclass(eq=False)
class Gain(Instant):
    power: i64 = 0  # amounts: numbers, or `per`
    influence: i64 = 0
    vp: i64 = 0

    def text(self) -> Phrase:
        gains = []
        for what, code in (("power", self.power), ("influence", self.influence), ("vp", self.vp)):
            if code >= PER:
                gains.append(phrase("effect_gain_per", what=what, metric=METRICS[code // PER], n=code % PER))
            elif code > 0:
                gains.append(phrase("effect_gain", what=what, n=code))
        if len(gains) == 2 and self.vp == 0 and self.power < PER and self.influence < PER:
            return phrase("effect_gain_both", power=self.power, influence=self.influence)
        return gains[0] if len(gains) == 1 else compound("effect_both", gains)

    def possible(self, s: State, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return (
            s.amount(self.power, seat, picked)
            + s.amount(self.influence, seat, picked)
            + s.amount(self.vp, seat, picked)
            > 0
        )

    def do(self, s: Tyrants, seat: Seat, picked: i64, source: i64) -> None:
        if self.power > 0:
            n = s.amount(self.power, seat, picked)
            if n > 0:
                s.power += n
                s.tell("gain_power", seat, n=n)
        if self.influence > 0:
            n = s.amount(self.influence, seat, picked)
            if n > 0:
                s.influence += n
                s.tell("gain_influence", seat, n=n)
        if self.vp > 0:
            moves.gain_vp(s, seat, s.amount(self.vp, seat, picked))


@dataclass(eq=False)
class Draw(Instant):
    """TU-8.4."""

    n: i64 = 1

    def text(self) -> Phrase:
        if self.n >= PER:
            return phrase("effect_draw_per", metric=METRICS[self.n // PER], n=self.n % PER)
        return phrase("effect_draw", n=self.n)

    def possible(self, s: Tyrants, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return s.amount(self.n, seat, picked) > 0 and s.cards.size[DECK + seat] + s.cards.size[DISCARDS + seat] > 0

    def do(self, s: Tyrants, seat: Seat, picked: i64, source: i64) -> None:
        moves.draw(s, seat, s.amount(self.n, seat, picked))


@dataclass(eq=False)
class Bonus(Choose):
    """What a focus may bring, where it asks for picks."""

    of_focus: bool = False  # set by `focus`

    def may_stop(self, s: Tyrants, f: i64) -> bool:
        """TU-5.25: a bonus is taken whole or not at all, so only before the first pick."""
        return super().may_stop(s, f) or (
            self.of_focus and s.stack[f + STEP] == self.n + 1 and not s.plays_with(MUST_FOCUS)
        )


@dataclass(eq=False)
class Deploy(Bonus):
    """TU-8.2."""

    def text(self) -> Phrase:
        return phrase("effect_deploy", n=self.n)

    def possible(self, s: Tyrants, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return s.tables[BARRACKS + seat] == 0 or super().possible(s, seat, picked, source, scratch)

    def advance(self, s: Tyrants, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        if s.tables[BARRACKS + seat] > 0:
            super().advance(s, f, d)
            return
        # No troop left: a VP for each deployment still due.
        left = self.n if s.stack[f + STEP] == 0 else s.stack[f + STEP] - 1
        s.finish()
        moves.gain_vp(s, seat, left)

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        legal.offer_deploys(s, seat, PRESENCE, d)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        s.stack[f + PICKED] = (action - DEPLOY) * COLOURS + seat
        moves.deploy(s, seat, action - DEPLOY)


@dataclass(eq=False)
class Assassinate(Choose):
    """TU-8.1."""

    target: i64 = ENEMY
    at: i64 = PRESENCE
    influence: i64 = 0  # for each troop that dies

    def text(self) -> Phrase:
        kill = troop_text("assassinate", self.n, self.up_to, self.target, self.at)
        if self.influence == 0:
            return kill
        return Phrase("effect_both", kill.args, [kill, phrase("effect_influence_each", n=self.influence)])

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        if ASSASSINATE <= action < SUPPLANT:
            return reasons.beyond_card(s, f, action - ASSASSINATE, self.target, self.at)
        return None

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        sites = legal.sites_in_scope(s, seat, self.at, picked)
        legal.offer_troops(s, seat, sites, legal.spaces_in_scope(s, seat, self.at), self.target, ASSASSINATE, d)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        troop = action - ASSASSINATE
        s.stack[f + PICKED] = troop
        moves.assassinate(s, s.stack[f + SEAT], troop // COLOURS, troop % COLOURS)
        if self.influence > 0:
            s.influence += self.influence
            s.tell("gain_influence", s.stack[f + SEAT], n=self.influence)


@dataclass(eq=False)
class Supplant(Choose):
    """TU-8.10."""

    target: i64 = ENEMY
    at: i64 = PRESENCE

    def text(self) -> Phrase:
        return troop_text("supplant", self.n, self.up_to, self.target, self.at)

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        if SUPPLANT <= action < RETURN_TROOP:
            return reasons.beyond_card(s, f, action - SUPPLANT, self.target, self.at)
        return None

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        sites = legal.sites_in_scope(s, seat, self.at, picked)
        legal.offer_troops(s, seat, sites, legal.spaces_in_scope(s, seat, self.at), self.target, SUPPLANT, d)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        troop = action - SUPPLANT
        s.stack[f + PICKED] = troop
        moves.supplant(s, s.stack[f + SEAT], troop // COLOURS, troop % COLOURS)


@dataclass(eq=False)
class SupplantAtEach(Choose):
    """Graz'zt: one troop at each of the sites that spies left, in any order; PICKED has them, as bits."""

    def text(self) -> Phrase:
        return phrase("effect_supplant_at_each")

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        if SUPPLANT <= action < RETURN_TROOP:
            return reasons.beyond_card(s, f, action - SUPPLANT, ENEMY, THERE)
        return None

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        legal.offer_troops(s, seat, 0 if picked == NOTHING else picked, 0, ENEMY, SUPPLANT, d)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        troop = action - SUPPLANT
        s.stack[f + PICKED] ^= BIT[troop // COLOURS]
        moves.supplant(s, s.stack[f + SEAT], troop // COLOURS, troop % COLOURS)


@dataclass(eq=False)
class PlaceSpy(Bonus):
    """TU-8.6. With all five spies out, one may come back first, or nothing happens."""

    def text(self) -> Phrase:
        return phrase("effect_place_spy", n=self.n)

    def answer(self, s: Tyrants, f: i64, action: Action) -> None:
        if action >= RETURN_SPY and action < MOVE:
            seat = s.stack[f + SEAT]
            moves.return_spy(s, seat, (action - RETURN_SPY) // SEATS, seat)
        else:
            if action == DONE:
                s.stack[f + PICKED] = NOTHING  # no spy was placed: "there" is nowhere
            super().answer(s, f, action)

    def question(self, s: Tyrants, f: i64) -> Phrase:
        key = "ask_place_spy" if s.spies_left(s.stack[f + SEAT]) > 0 else "ask_place_spy_all_out"
        return Phrase(key, super().question(s, f).args, [])

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        seat = s.stack[f + SEAT]
        if PLACE_SPY <= action < OPPONENT:
            return reasons.place_spy(s, seat, action - PLACE_SPY)
        if RETURN_SPY <= action < MOVE and s.spies_left(seat) == 0:
            return reasons.return_own_spy(seat, action - RETURN_SPY, "TU-8.6.5")
        return None

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        legal.offer_spy_sites(s, seat, d)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        s.stack[f + PICKED] = (action - PLACE_SPY) * COLOURS + seat
        moves.place_spy(s, seat, action - PLACE_SPY)

    def may_stop(self, s: Tyrants, f: i64) -> bool:
        return s.spies_left(s.stack[f + SEAT]) == 0 or super().may_stop(s, f)


@dataclass(eq=False)
class ReturnSpy(Choose):
    """One of your own spies comes home, as a cost; "there" is the site it left."""

    def text(self) -> Phrase:
        return phrase("effect_return_own_spy", n=self.n)

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        if RETURN_SPY <= action < MOVE:
            return reasons.return_own_spy(s.stack[f + SEAT], action - RETURN_SPY, "TU-8.9.6")
        return None

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        legal.offer_own_spies(s, seat, d)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        site = (action - RETURN_SPY) // SEATS
        s.stack[f + PICKED] = site * COLOURS + seat
        moves.return_spy(s, seat, site, seat)


@dataclass(eq=False)
class ReturnSpies(ReturnSpy):
    """Graz'zt: one or more own spies; PICKED keeps the sites they left, as bits."""

    def text(self) -> Phrase:
        return phrase("effect_return_own_spies")

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        site = (action - RETURN_SPY) // SEATS
        left: i64 = 0 if s.stack[f + PICKED] == NOTHING else s.stack[f + PICKED]
        s.stack[f + PICKED] = left | BIT[site]
        moves.return_spy(s, seat, site, seat)


@dataclass(eq=False)
class ReturnPiece(Choose):
    """TU-8.9: other players' pieces where you have presence; your own from anywhere, where the card allows them."""

    pieces: i64 = TROOP_OR_SPY

    def text(self) -> Phrase:
        return phrase("effect_return_piece", pieces=PIECES[self.pieces], n=self.n, up_to=int(self.up_to))

    def why_not(self, s: Tyrants, f: i64, action: Action) -> Reason | None:
        """Troops and spies are both asked for, even if there are none of the one."""
        if action < (RETURN_SPY if self.pieces == ONLY_SPY else RETURN_TROOP) or action >= MOVE:
            return None
        seat = s.stack[f + SEAT]
        spy = action - RETURN_SPY
        if self.pieces == EVERYBODYS:
            if spy >= 0 and spy % SEATS == seat:
                return reasons.no_spy(spy, "TU-8.9.3")
            place, colour = (action - RETURN_TROOP) // COLOURS, (action - RETURN_TROOP) % COLOURS
            if spy < 0 and colour == seat and s.in_play(place):
                return reasons.no_troop(place, colour, "TU-8.9.3")
        if spy < 0:
            return reasons.return_troop(s, seat, action - RETURN_TROOP)
        return reasons.return_spy(s, seat, spy, "TU-8.9.1")

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        legal.offer_spies(s, seat, d)
        if self.pieces != ONLY_SPY:
            legal.offer_player_troops(s, seat, d)
        if self.pieces == EVERYBODYS:
            legal.offer_own_spies(s, seat, d)
            legal.offer_own_troops(s, seat, d)

    def pick(self, s: Tyrants, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if action >= RETURN_SPY:
            spy = action - RETURN_SPY
            moves.return_spy(s, seat, spy // SEATS, spy % SEATS)
        else:
            troop = action - RETURN_TROOP
            moves.return_troop(s, seat, troop // COLOURS, troop % COLOURS)


@dataclass(eq=False)
class Move(Choose):
    """TU-8.5: first which troop, then where to."""

    def text(self) -> Phrase:
        return phrase("effect_move", n=self.n, up_to=int(self.up_to))

    def offer(self, s: Tyrants, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        if s.open_sites | s.open_spaces != 0:
            legal.offer_troops(s, seat, s.present_sites(seat), s.tables[REACH_SPACES + seat], ENEMY, MOVE, d)

    def pick(self, s: State, f: i64, action: Action) -> None:
        s.push(MOVE_THERE, s.stack[f + SEAT], action - MOVE, s.stack[f + SOURCE])


@dataclass(eq=False)
class MoveThere(Effect):
    """TU-8.5: any empty space. The troop leaves its own only now, so that is not one of them."""

    def advance(self, s: Tyrants, f: i64, d: Decision) -> None:
        legal.offer_open_places(s, MOVE_TO, d)

    def answer(self, s: Tyrants, f: i64, action: Action) -> None:
        troop = s.stack[f + PICKED]
        seat = s.stack[f + SEAT]
        s.finish()
        moves.move_troop(s, seat, troop // COLOURS, troop % COLOURS, action - MOVE_TO)


@dataclass(eq=False)
class If(When):
    """A condition in the words of this game."""

    def text(self) -> Phrase:
        return compound(
            "effect_when", [self.child.text()], metric=METRICS[self.condition // PER], n=self.condition % PER
        )


def when(condition: int, *effects: Effect) -> Effect:
    return If(condition, seq(*effects))


def troop_text(verb: str, n: i64, up_to: bool, target: i64, at: i64) -> Phrase:
    if n >= PER:
        metric = METRICS[n // PER]
        return phrase(f"effect_{verb}_per", target=TARGETS[target], at=SCOPES[at], metric=metric, n=n % PER)
    return phrase(f"effect_{verb}", n=n, up_to=int(up_to), target=TARGETS[target], at=SCOPES[at])


MOVE_THERE: Final = MoveThere()
