"""AB-3: the exploration track: revealing, offering to the opponents, taking, fighting, and the threat track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.abyss import legal, moves, reasons
from undercourt.games.abyss.actions import BUY, CARD_NAMES, EXPLORE, FIGHT, MONSTER, SEAT_NAMES, TAKE
from undercourt.games.abyss.catalog import SHIP_MASTER
from undercourt.games.abyss.effects import HAND_LIMIT
from undercourt.games.abyss.effects_powers import OwnTurn, offer_powers, use_power
from undercourt.games.abyss.state import (
    COMMANDER_AT_ONCE,
    COUNCIL,
    DECK,
    DISCARDS,
    PEARLS,
    POOL,
    THREAT_SIZE,
    TRACK,
    TRACK_SIZE,
    Abyss,
    race_of,
)
from undercourt.kernel.choose import CHOOSE, DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import PICKED, SEAT, STEP, Effect
from undercourt.kernel.ids import BIT, NOTHING, Action, Seat, bits_in
from undercourt.kernel.phrase import Phrase, Reason, phrase

# AB-3: rewards by threat space (1 to 6). Keys, and pearls or monster tokens or a mix of both.
KEYS_WON: Final = vec[i64]([0, 0, 0, 1, 1, 1, 2])
PEARLS_OR_TOKENS: Final = vec[i64]([0, 1, 2, 0, 1, 2, 0])

REVEAL: Final = 0  # steps of an exploration
OFFER: Final = 1  # PICKED: how many opponents were asked
DECIDE: Final = 2
REWARD: Final = 3
SOLD: Final = -2  # in PICKED: an opponent has bought the card


@dataclass(eq=False)
class Exploration(OwnTurn):
    """AB-3: reveal, offer to the opponents, take or go on; a Monster is fought or passed."""

    def advance(self, s: Abyss, f: i64, d: Decision) -> None:
        seat = s.stack[f + SEAT]
        step = s.stack[f + STEP]
        if step == REVEAL:
            self.reveal(s, f, seat, d)
        elif step == OFFER:
            self.offer_to_opponents(s, f, seat, d)
        elif step == DECIDE:
            self.decide(s, f, seat, d)
        else:
            self.reward(s, seat, d)

    def answer(self, s: Abyss, f: i64, action: Action) -> None:
        seat = s.stack[f + SEAT]
        if use_power(s, seat, action):
            return
        if action < DONE:
            self.win(s, seat, action - CHOOSE)
        elif action == EXPLORE:
            if last_on_track(s) == MONSTER and s.threat < THREAT_SIZE:
                s.threat += 1
                s.tell("threat", seat, n=s.threat)
            s.stack[f + STEP] = REVEAL
        elif action == TAKE:
            last = s.cards.size[TRACK] - 1
            ally = s.cards.take_at(TRACK, last)
            s.give_ally(seat, ally)
            s.tell("take", seat, card=ally, place=last)
            last_space_pearl(s, seat, last)
            s.finish()
            end_exploration(s, seat)
        else:
            s.tell("fight", seat, n=s.threat_for(seat))
            last_space_pearl(s, seat, s.cards.size[TRACK] - 1)
            s.stack[f + STEP] = REWARD

    def question(self, s: Abyss, f: i64) -> Phrase:
        if s.stack[f + STEP] == REWARD:
            return phrase("ask_reward")
        card = last_on_track(s)
        must = int(not may_go_on(s))
        if card == MONSTER:
            return phrase("ask_monster", must=must)
        return phrase("ask_ally", ally=CARD_NAMES[card], must=must)

    def option(self, s: Abyss, f: i64, action: Action) -> Phrase | None:
        """A way to take the reward: pearls, tokens, or some of each."""
        if action >= DONE:
            return None
        space = s.threat_for(s.stack[f + SEAT])
        tokens = action - CHOOSE
        pearls = max(0, PEARLS_OR_TOKENS[space] - tokens)
        return phrase("action_reward", pearls=pearls, tokens=tokens, keys=KEYS_WON[space])

    def why_not(self, s: Abyss, f: i64, action: Action) -> Reason | None:
        if action == EXPLORE:
            return Reason("AB-3.13", "why_last_space", {})
        return super().why_not(s, f, action)

    def reveal(self, s: Abyss, f: i64, seat: Seat, d: Decision) -> None:
        if not moves.ready_deck(s):
            if s.cards.size[TRACK] > 0:  # what lies open last must be taken or fought, without the pearl
                self.decide(s, f, seat, d)
            else:
                s.finish()
            return
        card = s.cards.draw(DECK, s.rng)
        s.barriers += 1
        s.tell("reveal", seat, card=card, place=s.cards.size[TRACK])
        s.cards.add(TRACK, card)
        s.stack[f + PICKED] = 0
        if card == MONSTER:
            self.decide(s, f, seat, d)
        else:
            self.offer_to_opponents(s, f, seat, d)

    def offer_to_opponents(self, s: Abyss, f: i64, seat: Seat, d: Decision) -> None:
        """AB-3: clockwise; who has bought in this turn or cannot pay is not asked. A sold Ally leaves the track."""
        if s.stack[f + PICKED] == SOLD:
            self.reveal(s, f, seat, d)
            return
        tables = s.tables
        for asked in range(s.stack[f + PICKED] + 1, s.seats):
            opponent = s.seat_after(seat, asked)
            if tables[PEARLS + opponent] >= s.price and s.buyers & BIT[opponent] == 0:
                s.stack[f + STEP] = OFFER
                s.stack[f + PICKED] = asked
                s.push(PURCHASE, opponent, seat, NOTHING)
                return
        self.decide(s, f, seat, d)

    def decide(self, s: Abyss, f: i64, seat: Seat, d: Decision) -> None:
        """AB-3: the last space, or an empty deck, leaves no choice."""
        s.stack[f + STEP] = DECIDE
        d.offer(FIGHT if last_on_track(s) == MONSTER else TAKE)
        if may_go_on(s):
            d.offer(EXPLORE)
        offer_powers(s, seat, d)

    def reward(self, s: Abyss, seat: Seat, d: Decision) -> None:
        """AB-3: by the space of the threat token; only as many monster tokens as are left."""
        left = s.tokens_of(POOL)
        for tokens in range(PEARLS_OR_TOKENS[s.threat_for(seat)] + 1):
            if tokens <= left:
                d.offer(CHOOSE + tokens)
        if d.count == 1:
            d.count = 0
            self.win(s, seat, d.actions[0] - CHOOSE)
        else:
            offer_powers(s, seat, d)

    def win(self, s: Abyss, seat: Seat, tokens: i64) -> None:
        """AB-3: the reward, so many monster tokens in it; the threat token goes back."""
        space = s.threat_for(seat)
        moves.gain_pearls(s, seat, PEARLS_OR_TOKENS[space] - tokens, moves.REWARD)
        for _ in range(tokens):
            moves.draw_token(s, seat, POOL)
        moves.gain_keys(s, seat, KEYS_WON[space])
        s.threat = 1
        s.tell("threat_back", seat, n=1)
        s.finish()
        end_exploration(s, seat)


@dataclass(eq=False)
class Purchase(Effect):
    """AB-3: an opponent buys the Ally just revealed, or not; PICKED is the explorer."""

    def advance(self, s: Abyss, f: i64, d: Decision) -> None:
        d.offer(BUY)
        d.offer(DONE)

    def answer(self, s: Abyss, f: i64, action: Action) -> None:
        buyer = s.stack[f + SEAT]
        explorer = s.stack[f + PICKED]
        s.drop()  # the explorer is no "there"
        if action == BUY:
            last = s.cards.size[TRACK] - 1
            ally = s.cards.take_at(TRACK, last)
            s.tables[PEARLS + buyer] -= s.price
            s.tables[PEARLS + explorer] += s.price
            s.give_ally(buyer, ally)
            s.tell("buy", buyer, card=ally, place=last, other=explorer, n=s.price)
            s.buyers |= BIT[buyer]
            s.price += 1
            s.stack[s.top() + PICKED] = SOLD
            if s.plays_with(COMMANDER_AT_ONCE) and s.hand_is_limited(buyer):
                s.push(HAND_LIMIT, buyer, NOTHING, NOTHING)

    def question(self, s: Abyss, f: i64) -> Phrase:
        explorer = SEAT_NAMES[s.stack[f + PICKED]]
        return phrase("ask_Purchase", ally=CARD_NAMES[last_on_track(s)], n=s.price, other=explorer)

    def option(self, s: Abyss, f: i64, action: Action) -> Phrase | None:
        return phrase("action_done", what="purchase") if action == DONE else None

    def why_not(self, s: Abyss, f: i64, action: Action) -> Reason | None:
        return reasons.power(s, s.stack[f + SEAT], action)  # AB-7.36: it is not the buyer's turn


def last_on_track(s: Abyss) -> i64:
    return s.cards.at(TRACK, s.cards.size[TRACK] - 1)


def may_go_on(s: Abyss) -> bool:
    return s.cards.size[TRACK] < TRACK_SIZE and legal.may_explore(s)


def last_space_pearl(s: Abyss, seat: Seat, space: i64) -> None:
    """AB-3: whoever takes or fights the card on the last space gains a pearl."""
    if space == TRACK_SIZE - 1:
        moves.gain_pearls(s, seat, 1, moves.LAST_SPACE)


def end_exploration(s: Abyss, seat: Seat) -> None:
    """AB-3: Allies left go to the Council by race, Monsters to the discards. The Ship Master pays for races (AB-7)."""
    races: i64 = 0
    for i in range(s.cards.size[TRACK]):
        card = s.cards.at(TRACK, i)
        if card == MONSTER:
            s.cards.add(DISCARDS, card)
            s.tell("discard_monster", seat, card=card, place=i)
        else:
            s.cards.add(COUNCIL + race_of(card), card)
            races |= BIT[race_of(card)]
            if s.log is not None:
                s.tell("to_council", seat, card=card, place=i)
    s.cards.size[TRACK] = 0
    s.tell("end_exploration", seat)
    if s.has(seat, SHIP_MASTER):
        s.cause = SHIP_MASTER
        moves.gain_pearls(s, seat, bits_in(races))


EXPLORATION: Final = Exploration()
PURCHASE: Final = Purchase()
