"""What Lords do when they are hired: one small class per verb."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from undercourt.games.abyss import legal, moves
from undercourt.games.abyss.actions import (
    DISABLE,
    DISCARD,
    EXCHANGE,
    GIVE_UP,
    HIRE,
    OPPONENT,
    PAY,
    SEAT_NAMES,
    SUPPORT,
    SWAP_OUT,
    TAKE_LOCATION,
)
from undercourt.games.abyss.catalog import BLACK_SMOKERS, COMMANDER, LORD_NAMES, SHAMAN
from undercourt.games.abyss.effects_powers import OwnTurn, Pick, offer_powers, pearls_to_raise, use_power
from undercourt.games.abyss.state import HAND, HELD_LOCATIONS, PEARLS, Abyss
from undercourt.kernel.choose import DONE, Instant
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, SOURCE, STEP, Effect
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat, lowest_bit
from undercourt.kernel.phrase import Phrase, Reason, compound, phrase

ANY_NUMBER: Final = 100
CORRUPTION: Final = 5  # pearls that the Corruptor asks for a second Lord
GIVING: Final = 0  # steps of what gives one thing for another
TAKING: Final = 1
TO_DRAW: Final = 0  # steps of an embassy
DRAWN: Final = 1


@dataclass(eq=False)
class GainPearls(Instant):
    n: i64

    def text(self) -> Phrase:
        return phrase("effect_gain_pearls", n=self.n)

    def do(self, s: Abyss, seat: Seat, picked: i64, source: i64) -> None:
        moves.gain_pearls(s, seat, self.n)


@dataclass(eq=False)
class LosePearls(Instant):
    """AB-7: Seeker. As many as there are."""

    n: i64

    def text(self) -> Phrase:
        return phrase("effect_lose_pearls", n=self.n)

    def do(self, s: Abyss, seat: Seat, picked: i64, source: i64) -> None:
        moves.lose_pearls(s, seat, min(self.n, s.tables[PEARLS + seat]))


@dataclass(eq=False)
class Discard(Pick):
    """Allies from hand to the exploration discards: one (Jailer), or down to six (Commander). The victim chooses."""

    down_to: i64 = 0

    def text(self) -> Phrase:
        return phrase("effect_discards_down_to" if self.down_to > 0 else "effect_discards", n=self.down_to)

    def question(self, s: Abyss, f: i64) -> Phrase:
        held = s.cards.size[HAND + s.stack[f + SEAT]]
        return phrase("ask_Discard", left=held - self.down_to if self.down_to > 0 else 1)

    def offer(self, s: Abyss, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        hand = HAND + seat
        if s.cards.size[hand] > self.down_to:
            offered: i64 = 0  # kinds; bits
            for i in range(s.cards.size[hand]):
                ally = s.cards.at(hand, i)
                if offered & BIT[ally] == 0:
                    offered |= BIT[ally]
                    d.offer(DISCARD + ally)

    def pick(self, s: Abyss, f: i64, action: Action) -> None:
        if s.stack[f + SOURCE] == NOTHING:
            s.cause = COMMANDER  # who set the limit, though it is at work in no frame
        moves.discard(s, s.stack[f + SEAT], action - DISCARD)


@dataclass(eq=False)
class Strike(Effect):
    """AB-7: a military Lord works on every opponent, clockwise, but not on one whom the Shaman protects."""

    child: Effect

    def parts(self) -> list[Effect]:
        return [self.child]

    def text(self) -> Phrase:
        return compound("effect_each_opponent", [self.child.text()])

    def advance(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        source = s.stack[f + SOURCE]
        s.finish()
        for i in range(s.seats - 1, 0, -1):
            victim = s.seat_after(seat, i)
            if not s.has(victim, SHAMAN):
                s.push(self.child, victim, seat, source)


@dataclass(eq=False)
class Assassinate(OwnTurn):
    """AB-7: the hiring player turns one free Lord of each opponent, clockwise; STEP counts the opponents."""

    def text(self) -> Phrase:
        return phrase("effect_assassinate")

    def advance(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        while s.stack[f + STEP] < s.seats - 1:
            victim = s.seat_after(seat, s.stack[f + STEP] + 1)
            if s.active(victim) != 0 and not s.has(victim, SHAMAN):
                s.stack[f + PICKED] = victim
                d.offer_each(DISABLE, s.active(victim), 1)
                offer_powers(s, seat, d)
                return
            s.stack[f + STEP] += 1
        s.finish()

    def answer(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if use_power(s, seat, action):
            return
        victim = s.stack[f + PICKED]
        moves.disable(s, seat, victim, action - DISABLE)
        s.stack[f + STEP] += 1

    def question(self, s: Abyss, f: i64) -> Phrase:
        return phrase("ask_Assassinate", other=SEAT_NAMES[s.stack[f + PICKED]])


@dataclass(eq=False)
class Hunt(Pick):
    """AB-7: a random monster token of an opponent."""

    def text(self) -> Phrase:
        return phrase("effect_hunt")

    def offer(self, s: Abyss, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        for i in range(1, s.seats):
            victim = s.seat_after(seat, i)
            if s.tokens_of(victim) > 0 and not s.has(victim, SHAMAN):
                d.offer(OPPONENT + victim)

    def pick(self, s: Abyss, f: i64, action: Action) -> None:
        moves.draw_token(s, s.stack[f + SEAT], action - OPPONENT)


@dataclass(eq=False)
class TakeStack(Pick):
    """AB-4, AB-7: a Council stack."""

    def text(self) -> Phrase:
        return phrase("effect_take_stack")

    def offer(self, s: Abyss, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        legal.offer_stacks(s, SUPPORT, d)

    def pick(self, s: Abyss, f: i64, action: Action) -> None:
        moves.take_stack(s, s.stack[f + SEAT], action - SUPPORT)


@dataclass(eq=False)
class ExtraTurn(Instant):
    """AB-7: Invoker."""

    def text(self) -> Phrase:
        return phrase("effect_extra_turn")

    def do(self, s: Abyss, seat: Seat, picked: i64, source: i64) -> None:
        s.extra_turn = True
        s.tell("extra_turn", seat)


@dataclass(eq=False)
class Corrupt(OwnTurn):
    """AB-7: a second Lord of the Court for five pearls, which a sale at this very moment may still bring together."""

    def text(self) -> Phrase:
        return phrase("effect_corrupt")

    def advance(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        if s.court == 0 or s.tables[PEARLS + seat] + pearls_to_raise(s, seat) < CORRUPTION:
            s.finish()
            return
        if s.tables[PEARLS + seat] >= CORRUPTION:
            d.offer_each(HIRE, s.court, 1)
        d.offer(DONE)
        offer_powers(s, seat, d)

    def answer(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if use_power(s, seat, action):
            return
        s.finish()
        if action != DONE:
            moves.lose_pearls(s, seat, CORRUPTION)
            moves.call_lord(s, seat, action - HIRE)
            moves.enter(s, seat, action - HIRE)

    def question(self, s: Abyss, f: i64) -> Phrase:
        return phrase("ask_Corrupt", missing=max(0, CORRUPTION - s.tables[PEARLS + s.stack[f + SEAT]]))

    def option(self, s: Abyss, f: i64, action: Action) -> Phrase | None:
        return hire_without_payment(action)

    def why_not(self, s: Abyss, f: i64, action: Action) -> Reason | None:
        if HIRE <= action < PAY and s.court & BIT[action - HIRE] != 0:
            have = s.tables[PEARLS + s.stack[f + SEAT]]
            return Reason("AB-7.22.1", "why_no_pearls", {"need": CORRUPTION, "have": have})
        return super().why_not(s, f, action)


@dataclass(eq=False)
class Betray(OwnTurn):
    """AB-7: another free Lord leaves, and one of the Court (Traitor) or of the deck (Schemer) comes in its place."""

    from_deck: bool = False

    def text(self) -> Phrase:
        return phrase("effect_scheme" if self.from_deck else "effect_betray")

    def advance(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        others = s.free(seat) & ~BIT[s.stack[f + SOURCE]]
        if s.stack[f + STEP] == TAKING:
            d.offer_each(HIRE, s.court, 1)
        elif others != 0 and (s.lord_deck if self.from_deck else s.court) != 0:
            d.offer_each(GIVE_UP, others, 1)
            d.offer(DONE)
        else:
            s.finish()
            return
        offer_powers(s, seat, d)

    def answer(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if use_power(s, seat, action):
            return
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
                s.stack[f + STEP] = TAKING
        else:
            moves.call_lord(s, seat, action - HIRE)
            s.finish()
            moves.enter(s, seat, action - HIRE)

    def question(self, s: Abyss, f: i64) -> Phrase:
        return phrase("ask_Betray", second=s.stack[f + STEP], from_deck=int(self.from_deck))

    def option(self, s: Abyss, f: i64, action: Action) -> Phrase | None:
        return hire_without_payment(action)


@dataclass(eq=False)
class SwapLocations(OwnTurn):
    """AB-7: Illusionist. First a Location of the owner, then a face-up one."""

    def text(self) -> Phrase:
        return phrase("effect_swap_locations")

    def advance(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == TAKING:
            d.offer_each(TAKE_LOCATION, s.open_locations, 1)
        elif s.tables[HELD_LOCATIONS + seat] != 0 and s.open_locations != 0:
            d.offer_each(SWAP_OUT, s.tables[HELD_LOCATIONS + seat], 1)
            d.offer(DONE)
        else:
            s.finish()
            return
        offer_powers(s, seat, d)

    def answer(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if use_power(s, seat, action):
            return
        if action == DONE:
            s.finish()
        elif action >= SWAP_OUT:
            s.stack[f + STEP] = TAKING
            s.stack[f + PICKED] = action - SWAP_OUT
        else:
            old = s.stack[f + PICKED]
            s.finish()
            s.tables[HELD_LOCATIONS + seat] ^= BIT[old]
            s.tell("swap_out", seat, place=old)
            moves.take_location(s, seat, action - TAKE_LOCATION)
            s.open_locations |= BIT[old]
            offer_exchange(s, seat, action - TAKE_LOCATION)

    def question(self, s: Abyss, f: i64) -> Phrase:
        return phrase("ask_SwapLocations", second=s.stack[f + STEP])


@dataclass(eq=False)
class Embassy(OwnTurn):
    """AB-6: an Ambassador draws Locations, takes one and goes under it. With an empty stack its keys stay for later."""

    n: i64 = 1

    def text(self) -> Phrase:
        return phrase("effect_embassy", n=self.n)

    def advance(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        if s.stack[f + STEP] == TO_DRAW:
            s.stack[f + STEP] = DRAWN
            moves.draw_locations(s, seat, self.n)
        drawn = s.drawn_locations
        if drawn == 0:
            s.finish()
        elif drawn & (drawn - 1) == 0:  # one only
            self.answer(s, f, TAKE_LOCATION + lowest_bit(drawn))
        else:
            d.offer_each(TAKE_LOCATION, drawn, 1)
            offer_powers(s, seat, d)

    def answer(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if use_power(s, seat, action):
            return
        lord = s.stack[f + SOURCE]
        s.finish()
        moves.take_location(s, seat, action - TAKE_LOCATION)
        moves.cover(s, seat, lord, action - TAKE_LOCATION)
        offer_exchange(s, seat, action - TAKE_LOCATION)


@dataclass(eq=False)
class Exchange(Pick):
    """AB-6: Black Smokers may be exchanged for any Location of the stack."""

    def offer(self, s: Abyss, seat: Seat, picked: i64, source: i64, d: Decision) -> None:
        d.offer_each(EXCHANGE, s.stack_of_locations, 1)

    def pick(self, s: Abyss, f: i64, action: Action) -> None:
        moves.exchange(s, s.stack[f + SEAT], action - EXCHANGE)


EXCHANGE_SMOKERS: Final = Exchange(up_to=True)
HAND_LIMIT: Final = Discard(ANY_NUMBER, down_to=6)


def offer_exchange(s: Abyss, seat: Seat, location: i64) -> None:
    """AB-6: whenever Black Smokers is taken, by whatever means."""
    if location == BLACK_SMOKERS:
        s.push(EXCHANGE_SMOKERS, seat, NOTHING, NOTHING)


def hire_without_payment(action: Action) -> Phrase | None:
    """A Lord that comes to its owner by another Lord's ability has no price."""
    return phrase("action_hire", card=LORD_NAMES[action - HIRE], cost=0) if HIRE <= action < PAY else None
