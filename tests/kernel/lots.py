"""Lots: a game for three in 200 lines, with a fault planted wherever a law should find one.

Everybody holds three cards of a common deck. In turn: play a card for its points, draw one, or pass. Whoever plays a
five may keep its luck: two more points for the next card. Twenty turns make a game.
"""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.kernel.actions import Space, Verb
from undercourt.kernel.choose import BRANCHES, CHOOSE, DONE, FREE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, Book, Effect, State, asking
from undercourt.kernel.event import Event
from undercourt.kernel.game import Game, Options, View
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.laws import Facts
from undercourt.kernel.phrase import Phrase, Reason, phrase
from undercourt.kernel.piles import Piles, piles
from undercourt.kernel.rng import Rng, blank, seeded
from undercourt.kernel.score import Line, Score, ranked
from undercourt.kernel.showing import Showing

KINDS, COPIES, TURNS, FIVE = 6, 4, 20, 5
PLAY = FREE
DRAW = PLAY + KINDS
PASS = DRAW + 1
DECK, TABLE, UNSEEN, HAND = 0, 1, 2, 3
HIDDEN = 255
begun = 0  # games, in this process: what the fault "memory" remembers


class Lots(State):
    def __init__(self, book: Book, seats: int, rng: Rng, cards: Piles, points: vec[i64], fault: str) -> None:
        super().__init__(book, seats, rng)
        self.cards = cards
        self.points = points
        self.turns = 0
        self.lucky = 0
        self.fault = fault

    def copy(self) -> Lots:
        points = self.points if self.fault == "shared vec" else self.points[:]
        cards = self.cards if self.fault == "shared piles" else self.cards.copy()
        rng = self.rng if self.fault == "shared generator" else self.rng.copy()
        t = Lots(self.book, self.seats, rng, cards, points, self.fault)
        self.copy_head(t)
        self.copy_open(t)
        t.lucky = 0 if self.fault == "uncopied field" else self.lucky
        t.log = [] if self.fault == "copied log" else None
        return t

    def copy_open(self, s: Lots) -> None:  # type: ignore[override]  # a game's states meet their own kind alone
        s.turns = self.turns
        s.lucky = self.lucky

    def words(self) -> list[int]:
        t = self.copy() if self.fault == "unsaved field" else self
        t.lucky = 0 if self.fault == "unsaved field" else self.lucky
        return State.words(t)


class Turn(Effect):
    def advance(self, s: Lots, f: int, d: Decision) -> None:  # type: ignore[override]
        seat = s.stack[f + SEAT]
        if s.turns == TURNS and s.fault != "endless":
            s.finish()
            return
        if s.fault == "asking changes":
            s.points[seat] += 1
        hand = HAND + seat
        for i in range(s.cards.size[hand]):
            if s.cards.is_first(hand, i) or s.fault == "option twice":
                d.offer(PLAY + s.cards.at(hand, i))
        if s.cards.size[DECK] > 0:
            d.offer(DRAW)
        d.offer(9999 if s.fault == "option outside" else PASS)

    def answer(self, s: Lots, f: int, action: int) -> None:  # type: ignore[override]
        seat = s.stack[f + SEAT]
        s.turns += 1
        s.stack[f + SEAT] = (seat + 1) % s.seats
        if action == DRAW:
            draw(s, seat)
        elif action != PASS and action != 9999:
            play(s, seat, action - PLAY)
        if s.fault == "listener" and s.log is not None:
            s.rng.word()
        if s.fault == "barrier lost":
            s.barriers -= 1


class Keep(Effect):
    def advance(self, s: State, f: int, d: Decision) -> None:
        d.offer(CHOOSE)
        d.offer(DONE)

    def answer(self, s: Lots, f: int, action: int) -> None:  # type: ignore[override]
        s.finish()
        s.lucky = 2 if action == CHOOSE or s.fault == "alike" else 0


def draw(s: Lots, seat: int) -> None:
    card = s.cards.draw(DECK, s.rng)
    if s.fault != "silent draw":
        s.barriers += 1
    if s.fault != "lost card" or card != FIVE:
        s.cards.add(HAND + seat, card)
    s.tell("draw", seat, card=card, seers=-1 if s.fault == "open draw" else 1 << seat)


def play(s: Lots, seat: int, card: int) -> None:
    s.cards.take(HAND + seat, card)
    s.cards.add(TABLE, card)
    s.tell("play", seat, card=card)
    s.points[seat] += card + s.lucky
    s.lucky = 0
    if s.fault == "chance":
        s.points[seat] += s.rng.below(3)
    if card == FIVE and (
        s.fault != "asked by hand" or s.cards.size[HAND + seat] == 0 or s.cards.at(HAND + seat, 0) > 2
    ):
        s.push(KEEP, seat, NOTHING, NOTHING)


TURN, KEEP = Turn(), Keep()
BOOK = Book([TURN, KEEP])


class LotsGame(Game):
    def __init__(self, fault: str = "") -> None:
        kinds = [str(kind) for kind in range(KINDS)]
        verbs = [Verb("choose", CHOOSE, [str(i) for i in range(BRANCHES)]), Verb("done", DONE)]
        space = Space([*verbs, Verb("play", PLAY, kinds), Verb("draw", DRAW), Verb("pass", PASS)])
        super().__init__(
            slug="lots",
            version=1,
            fewest=3,
            most=3,
            space=space,
            seat_names=["a", "b", "c"],
            options=[],
            setup=self.dealt,
            load=self.loaded,
            view=self.seen,
            determinize=self.imagined,
            score=self.counted,
            question=self.asked,
            option_text=self.meant,
            why_not=self.wrong,
            describe=self.described,
            describe_event=self.told,
            catalog=self.printed,
            rule_of_the_end="L-1",
            rule_of_turns="L-1",
            rule_of_answers="L-1",
        )
        self.fault = fault

    def dealt(self, seats: int, options: Options, rng: Rng) -> State:
        global begun
        begun += 1
        s = Lots(BOOK, seats, rng, piles(HAND + seats, 32), vec[i64]([0] * seats), self.fault)
        for card in range(KINDS * COPIES):
            s.cards.add(DECK, card // COPIES)
        for seat in range(seats * 3):
            s.cards.add(HAND + seat % seats, s.cards.draw(DECK, rng))
        s.points[0] = begun if self.fault == "memory" else 0
        s.push(TURN, 0, NOTHING, NOTHING)
        return s

    def seen(self, s: Lots, viewer: int) -> View:
        rng = s.rng.copy() if self.fault == "generator in view" else blank()
        v = Lots(BOOK, s.seats, rng, piles(HAND + s.seats, 32), s.points[:], self.fault)
        s.show_head(v, viewer)
        s.copy_open(v)
        v.log = s.log if self.fault != "log in view" else []
        v.barriers = s.barriers if self.fault == "barriers in view" else 0
        if self.fault == "stray bytes":
            v.cards = s.cards.copy()
            for pile in range(HAND + s.seats):
                v.cards.size[pile] = 0
        showing = Showing(s.cards, v.cards)
        showing.open(TABLE)
        unseen: list[int] = []
        for pile in (DECK, *range(HAND, HAND + s.seats)):
            if pile == HAND + viewer or (self.fault == "hand shown" and pile >= HAND):
                showing.open(pile)
            else:
                unseen += [s.cards.at(pile, i) for i in range(s.cards.size[pile])]
                showing.face_down(pile, HIDDEN)
        showing.cards(UNSEEN, unseen if self.fault == "unsorted unseen" else sorted(unseen))
        if self.fault == "looking changes":
            s.points[0] += 1
        return View(v)

    def imagined(self, v: Lots, rng: Rng) -> State:
        s = v if self.fault == "shared view" else v.copy()
        s.rng = seeded(rng.word())
        for pile in (DECK, *range(HAND, HAND + s.seats)):
            for i in range(s.cards.size[pile]):
                if s.cards.at(pile, i) == HIDDEN:
                    card = s.cards.draw(UNSEEN, s.rng)
                    s.cards.put(pile, i, 0 if self.fault == "invented card" else card)
        if self.fault == "sampled hand":
            for seat in range(s.seats):
                s.cards.put(HAND + seat, 0, s.cards.at(DECK, 0)) if s.cards.size[HAND + seat] else None
        return s

    def explain(self, s: State, d: Decision, seat: int, action: int) -> Reason | None:
        if self.fault == "anybody may" and seat != d.seat:
            return None
        if self.fault == "explain refuses" and d.allows(action):
            return Reason("L-1", "why", {})
        if self.fault == "explain allows":
            return None
        return super().explain(s, d, seat, action)

    def wrong(self, s: State, seat: int, verb: Verb, i: int) -> Reason:
        if self.fault == "explain peeks" and s.rng.count > 0:
            return Reason("L-1", "peeked", {})
        rule = "L-9" if self.fault == "no such rule" else "L-1"
        return Reason(rule, "" if self.fault == "no message" else "why_not", {})

    def check(self, s: State, d: Decision, action: int) -> None:
        if self.fault != "open border":
            super().check(s, d, action)

    def asked(self, s: State) -> Phrase:
        return asking(s).question(s, s.top())

    def meant(self, s: State, verb: Verb, i: int) -> Phrase:
        return phrase(self.space.name(verb.first + i))

    def described(self, v: View, viewer: int) -> dict[str, object]:
        return {"turns": v.words()}

    def told(self, event: Event) -> dict[str, object]:
        return {"what": event.what}

    def printed(self, options: Options) -> dict[str, object]:
        return {}

    def counted(self, s: Lots) -> Score:
        rule = "L-9" if self.fault == "points by no rule" else "L-2"
        sheets = [[Line(rule, "points", s.points[seat])] for seat in range(s.seats)]
        if self.fault == "score of hands":
            sheets[0].append(Line(rule, "hand", sum(s.cards.listed(HAND))))
        score = ranked(sheets, [[]] * s.seats)
        if self.fault == "missing sheet":
            return Score(sheets[1:], score.order)
        if self.fault == "all share":
            return Score(sheets, [[0, 1, 2]])
        if self.fault == "seat twice":
            return Score(sheets, [*score.order, [0]])
        return Score(sheets, score.order[::-1]) if self.fault == "worst first" else score

    def loaded(self, words: list[int]) -> State:
        seats = words[0]
        s = Lots(BOOK, seats, blank(), piles(HAND + seats, 32), vec[i64]([0] * seats), self.fault)
        s.load(words)
        if self.fault == "unloaded field":
            s.lucky = 0
        return s


def rearrange(s: State, viewer: int, rng: Rng) -> State:
    """The deck and the hands of others are one heap to the viewer."""
    t = s.copy()
    assert isinstance(t, Lots)
    places = [(pile, i) for pile in (DECK, *range(HAND, HAND + t.seats)) for i in range(t.cards.size[pile])]
    places = [(pile, i) for pile, i in places if pile != HAND + viewer]
    heap = [t.cards.at(pile, i) for pile, i in places]
    for pile, i in places:
        t.cards.put(pile, i, heap.pop(rng.below(len(heap))))
    t.rng = seeded(rng.word())
    return t


def inventory(s: State) -> dict[str, int]:
    assert isinstance(s, Lots)
    piles_in_use = (DECK, TABLE, *range(HAND, HAND + s.seats))
    return Counter(str(card) for pile in piles_in_use for card in s.cards.listed(pile))


def audible(before: State, action: int, after: State, viewer: int) -> set[int]:
    assert isinstance(before, Lots) and isinstance(after, Lots)
    own = [] if viewer < 0 else before.cards.listed(HAND + viewer) + after.cards.listed(HAND + viewer)
    return {*after.cards.listed(TABLE), *own}


FACTS = Facts(frozenset({"L-1", "L-2"}), rearrange, inventory, audible)

__all__ = ["FACTS", "Lots", "LotsGame"]
