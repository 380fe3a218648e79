"""What Lords do when they are hired: one small class per verb."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss import moves
from undercourt.games.abyss.actions import (
    DISABLE,
    DISCARD,
    EXCHANGE,
    GIVE_UP,
    HIRE,
    OPPONENT,
    RACES,
    SUPPORT,
    SWAP_OUT,
    TAKE_LOCATION,
)
from undercourt.games.abyss.catalog import BLACK_SMOKERS, COMMANDER, SHAMAN
from undercourt.games.abyss.powers import OwnTurn, is_power, offer_powers, pearls_to_raise, use_power
from undercourt.games.abyss.state import COUNCIL, HAND, Abyss
from undercourt.kernel.choose import DONE, Choose, Instant
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, SOURCE, STEP, Effect, State
from undercourt.kernel.ids import BIT, BIT_NUMBER, NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, compound, phrase

ANY_NUMBER: Final = 100
CORRUPTION: Final = 5  # pearls that the Corruptor asks for a second Lord


@dataclass(eq=False)
class Ability(Instant):
    """What a Lord brings at once; the Lord speaks though its frame is gone."""

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Abyss)
        s.voice = s.stack[f + SOURCE]
        super().advance(s, f, d)
        s.voice = NOTHING


@dataclass(eq=False)
class GainPearls(Ability):
    n: i64

    def do(self, s: State, seat: Seat, picked: i64, source: i64) -> None:
        assert isinstance(s, Abyss)
        moves.gain_pearls(s, seat, self.n)

    def text(self) -> Phrase:
        return phrase("effect_gain_pearls", n=self.n)


@dataclass(eq=False)
class LosePearls(Ability):
    """AB-7: Seeker. As many as there are."""

    n: i64

    def do(self, s: State, seat: Seat, picked: i64, source: i64) -> None:
        assert isinstance(s, Abyss)
        moves.lose_pearls(s, seat, min(self.n, s.pearls[seat]))

    def text(self) -> Phrase:
        return phrase("effect_lose_pearls", n=self.n)


@dataclass(eq=False)
class Discard(Choose):
    """Allies from hand to the exploration discards: one (Jailer), or down to six (Commander). The victim chooses."""

    down_to: i64 = 0

    def offer(self, s: State, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        assert isinstance(s, Abyss)
        hand = HAND + seat
        if s.cards.size[hand] > self.down_to:
            offered: i64 = 0  # kinds; bits
            for i in range(s.cards.size[hand]):
                ally = s.cards.at(hand, i)
                if offered & BIT[ally] == 0:
                    offered |= BIT[ally]
                    d.offer(DISCARD + ally)

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Abyss)
        super().advance(s, f, d)
        if d.count > 0:
            offer_powers(s, s.stack[f + SEAT], d)

    def answer(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Abyss)
        if is_power(action):
            use_power(s, s.stack[f + SEAT], action)
        else:
            super().answer(s, f, action)

    def pick(self, s: State, f: i64, action: Action) -> None:
        assert isinstance(s, Abyss)
        s.voice = s.stack[f + SOURCE] if s.stack[f + SOURCE] != NOTHING else COMMANDER  # a limit is no Lord's frame
        moves.discard(s, s.stack[f + SEAT], action - DISCARD)
        s.voice = NOTHING

    def text(self) -> Phrase:
        return phrase("effect_discards_down_to" if self.down_to > 0 else "effect_discards", n=self.down_to)


@dataclass(eq=False)
class Strike(Effect):
    """AB-7: a military Lord works on every opponent, clockwise, but not on one whom the Shaman protects."""

    child: Effect

    def parts(self) -> list[Effect]:
        return [self.child]

    def advance(self, s: State, f: i64, d: Decision) -> None:
        assert isinstance(s, Abyss)
        seat = s.stack[f + SEAT]
        source = s.stack[f + SOURCE]
        s.finish()
        for i in range(s.seats - 1, 0, -1):
            victim = (seat + i) % s.seats
            if not s.has(victim, SHAMAN):
                s.push(self.child, victim, seat, source)

    def text(self) -> Phrase:
        return compound("effect_each_opponent", [self.child.text()])


@dataclass(eq=False)
class Assassinate(OwnTurn):
    """AB-7: the hiring player turns one free Lord of each opponent, clockwise; STEP counts the opponents."""

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        while s.stack[f + STEP] < s.seats - 1:
            victim = (seat + 1 + s.stack[f + STEP]) % s.seats
            if s.active(victim) != 0 and not s.has(victim, SHAMAN):
                s.stack[f + PICKED] = victim
                d.offer_each(DISABLE, s.active(victim), 1)
                return
            s.stack[f + STEP] += 1
        s.finish()

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        victim = s.stack[f + PICKED]
        s.disabled[victim] |= BIT[action - DISABLE]
        s.tell("disable", s.stack[f + SEAT], card=action - DISABLE, other=victim)
        s.stack[f + STEP] += 1

    def text(self) -> Phrase:
        return phrase("effect_assassinate")


@dataclass(eq=False)
class Hunt(OwnTurn):
    """AB-7: a random monster token of an opponent."""

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        for i in range(1, s.seats):
            victim = (seat + i) % s.seats
            if s.tokens_of(victim) > 0 and not s.has(victim, SHAMAN):
                d.offer(OPPONENT + victim)
        if d.count == 0:
            s.finish()

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        s.voice = s.stack[f + SOURCE]
        s.finish()
        moves.draw_token(s, seat, action - OPPONENT)

    def text(self) -> Phrase:
        return phrase("effect_hunt")


@dataclass(eq=False)
class TakeStack(OwnTurn):
    """AB-4, AB-7: one Council stack after the other; STEP counts those taken."""

    n: i64 = 1

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        if s.stack[f + STEP] < self.n:
            for race in range(RACES):
                if s.cards.size[COUNCIL + race] > 0:
                    d.offer(SUPPORT + race)
        if d.count == 0:
            s.finish()

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        s.stack[f + STEP] += 1
        moves.take_stack(s, s.stack[f + SEAT], action - SUPPORT)

    def text(self) -> Phrase:
        return phrase("effect_take_stack")


@dataclass(eq=False)
class ExtraTurn(Ability):
    """AB-7: Invoker."""

    def do(self, s: State, seat: Seat, picked: i64, source: i64) -> None:
        assert isinstance(s, Abyss)
        s.extra_turn = True
        s.tell("extra_turn", seat)

    def text(self) -> Phrase:
        return phrase("effect_extra_turn")


@dataclass(eq=False)
class Corrupt(OwnTurn):
    """AB-7: a second Lord of the Court for five pearls, which a sale at this very moment may still bring together."""

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        if s.court == 0 or s.pearls[seat] + pearls_to_raise(s, seat) < CORRUPTION:
            s.finish()
            return
        if s.pearls[seat] >= CORRUPTION:
            d.offer_each(HIRE, s.court, 1)
        d.offer(DONE)

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        s.voice = s.stack[f + SOURCE]
        s.finish()
        if action != DONE:
            moves.lose_pearls(s, seat, CORRUPTION)
            moves.call_lord(s, seat, action - HIRE)
            moves.enter(s, seat, action - HIRE)

    def text(self) -> Phrase:
        return phrase("effect_corrupt")


@dataclass(eq=False)
class Betray(OwnTurn):
    """AB-7: another free Lord leaves, and one of the Court (Traitor) or of the deck (Schemer) comes in its place."""

    from_deck: bool = False

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 1:
            d.offer_each(HIRE, s.court, 1)
            return
        others = s.free[seat] & ~BIT[s.stack[f + SOURCE]]
        if others == 0 or (s.lord_deck if self.from_deck else s.court) == 0:
            s.finish()
            return
        d.offer_each(GIVE_UP, others, 1)
        d.offer(DONE)

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        s.voice = s.stack[f + SOURCE]
        if action == DONE:
            s.finish()
        elif action >= GIVE_UP:
            moves.give_up(s, seat, action - GIVE_UP)
            if self.from_deck:
                lord = moves.draw_lord(s)
                s.tell("draw_lord", seat, card=lord)
                s.finish()
                moves.enter(s, seat, lord)
            else:
                s.stack[f + STEP] = 1
        else:
            moves.call_lord(s, seat, action - HIRE)
            s.finish()
            moves.enter(s, seat, action - HIRE)

    def text(self) -> Phrase:
        return phrase("effect_scheme" if self.from_deck else "effect_betray")


@dataclass(eq=False)
class SwapLocations(OwnTurn):
    """AB-7: Illusionist. First a Location of the owner, then a face-up one."""

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 1:
            d.offer_each(TAKE_LOCATION, s.open_locations, 1)
        elif s.locations[seat] != 0 and s.open_locations != 0:
            d.offer_each(SWAP_OUT, s.locations[seat], 1)
            d.offer(DONE)
        else:
            s.finish()

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if action == DONE:
            s.finish()
        elif action >= SWAP_OUT:
            s.stack[f + STEP] = 1
            s.stack[f + PICKED] = action - SWAP_OUT
        else:
            old = s.stack[f + PICKED]
            s.voice = s.stack[f + SOURCE]
            s.finish()
            s.locations[seat] ^= BIT[old]
            s.tell("swap_out", seat, place=old)
            moves.take_location(s, seat, action - TAKE_LOCATION)
            s.open_locations |= BIT[old]
            offer_exchange(s, seat, action - TAKE_LOCATION)

    def text(self) -> Phrase:
        return phrase("effect_swap_locations")


@dataclass(eq=False)
class Embassy(OwnTurn):
    """AB-6: an Ambassador draws Locations, takes one and goes under it. With an empty stack its keys stay for later."""

    n: i64 = 1

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == 0:
            s.stack[f + STEP] = 1
            moves.draw_locations(s, seat, self.n)
        drawn = s.drawn_locations
        if drawn == 0:
            s.finish()
        elif drawn & (drawn - 1) == 0:  # one only
            self.take(s, f, TAKE_LOCATION + BIT_NUMBER[drawn % 67])
        else:
            d.offer_each(TAKE_LOCATION, drawn, 1)

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        lord = s.stack[f + SOURCE]
        s.voice = lord
        s.finish()
        moves.take_location(s, seat, action - TAKE_LOCATION)
        moves.cover(s, seat, lord, action - TAKE_LOCATION)
        offer_exchange(s, seat, action - TAKE_LOCATION)

    def text(self) -> Phrase:
        return phrase("effect_embassy", n=self.n)


@dataclass(eq=False)
class Exchange(OwnTurn):
    """AB-6: Black Smokers may be exchanged for any Location of the stack."""

    def ask(self, s: Abyss, f: i64, d: Decision) -> None:
        if s.stack_of_locations == 0:
            s.finish()
            return
        d.offer_each(EXCHANGE, s.stack_of_locations, 1)
        d.offer(DONE)

    def take(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        s.finish()
        if action != DONE:
            moves.exchange(s, seat, action - EXCHANGE)


EXCHANGE_SMOKERS: Final = Exchange()
HAND_LIMIT: Final = Discard(ANY_NUMBER, down_to=6)


def offer_exchange(s: Abyss, seat: Seat, location: i64) -> None:
    """AB-6: whenever Black Smokers is taken, by whatever means."""
    if location == BLACK_SMOKERS:
        s.push(EXCHANGE_SMOKERS, seat, NOTHING, NOTHING)
