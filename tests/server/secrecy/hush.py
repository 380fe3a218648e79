"""Hush: a game for four in which seats are asked in secret, in both ways that there are.

Everybody holds one card of four, and nobody sees those of others. In turn: pass; or call a card, and its holder, unless
that is whose turn it was or will be, may nod; or give a signal, and the spy, whoever that is, may nod. Nobody is told
whether anybody was asked, or nodded. The games of this house ask in secret only the seat whose turn it is.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.kernel.actions import Space, Verb
from undercourt.kernel.choose import BRANCHES, CHOOSE, DONE, FREE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, Book, Effect, State, asking
from undercourt.kernel.event import Event
from undercourt.kernel.game import Game, Options, View
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.phrase import Phrase, Reason, phrase
from undercourt.kernel.rng import Rng, blank
from undercourt.kernel.score import Line, Score, ranked

SEATS, TURNS, SPY, HIDDEN = 4, 16, 3, 9
CALL = FREE
SIGNAL = CALL + SPY
PASS = SIGNAL + 1


class HushState(State):
    def __init__(self, rng: Rng, held: vec[i64], nods: vec[i64]) -> None:
        super().__init__(BOOK, SEATS, rng)
        self.held = held
        self.nods = nods
        self.turns = 0

    def copy(self) -> HushState:
        t = HushState(self.rng.copy(), self.held[:], self.nods[:])
        self.copy_head(t)
        t.turns = self.turns
        return t


class Turn(Effect):
    def advance(self, s: HushState, f: int, d: Decision) -> None:  # type: ignore[override]
        if s.turns == TURNS:
            s.finish()
            return
        for action in range(CALL, PASS + 1):
            d.offer(action)

    def answer(self, s: HushState, f: int, action: int) -> None:  # type: ignore[override]
        seat = s.stack[f + SEAT]
        after = (seat + 1) % SEATS
        s.turns += 1
        s.stack[f + SEAT] = after
        s.tell("turn", seat)
        if action == SIGNAL:
            s.push(PAUSE, after, NOTHING, NOTHING)
            s.push(NOD, list(s.held).index(SPY), NOTHING, NOTHING)
        elif action != PASS:
            holder = list(s.held).index(action - CALL)
            if holder not in (seat, after):
                s.push(NOD, holder, NOTHING, NOTHING)


class Pause(Effect):
    """Below it, nobody knows who comes next."""

    def advance(self, s: State, f: int, d: Decision) -> None:
        s.drop()


class Nod(Effect):
    def advance(self, s: State, f: int, d: Decision) -> None:
        d.offer(CHOOSE)
        d.offer(DONE)

    def answer(self, s: HushState, f: int, action: int) -> None:  # type: ignore[override]
        s.nods[s.stack[f + SEAT]] += action == CHOOSE
        s.drop()

    def is_secret(self) -> bool:
        return True


TURN, PAUSE, NOD = Turn(), Pause(), Nod()
BOOK = Book([TURN, PAUSE, NOD])


class Hush(Game):
    def __init__(self) -> None:
        verbs = [Verb("choose", CHOOSE, [str(i) for i in range(BRANCHES)]), Verb("done", DONE)]
        verbs += [Verb("call", CALL, [str(i) for i in range(SPY)]), Verb("signal", SIGNAL), Verb("pass", PASS)]
        super().__init__(
            slug="hush",
            version=1,
            fewest=SEATS,
            most=SEATS,
            space=Space(verbs),
            seat_names=["amber", "sky", "green", "rose"],
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
            rule_of_the_end="H-1",
            rule_of_turns="H-1",
            rule_of_answers="H-1",
        )

    def dealt(self, seats: int, options: Options, rng: Rng) -> State:
        return holding(0, 1, 2, SPY)

    def seen(self, s: HushState, viewer: int) -> View:
        open_to = [s.depth == 0 or seat == viewer for seat in range(SEATS)]
        held = [s.held[seat] if open_to[seat] else HIDDEN for seat in range(SEATS)]
        nods = [s.nods[seat] if open_to[seat] else 0 for seat in range(SEATS)]
        v = HushState(blank(), vec[i64](held), vec[i64](nods))
        s.show_head(v, viewer)
        v.turns = s.turns
        return View(v)

    def imagined(self, v: HushState, rng: Rng) -> State:
        raise NotImplementedError("no bot plays it")

    def wrong(self, s: State, seat: int, verb: Verb, i: int) -> Reason:
        return Reason("H-1", "why_not", {})

    def asked(self, s: State) -> Phrase:
        return asking(s).question(s, s.top())

    def meant(self, s: State, verb: Verb, i: int) -> Phrase:
        return phrase(self.space.name(verb.first + i))

    def described(self, v: View, viewer: int) -> dict[str, object]:
        return {"words": v.words()}

    def told(self, event: Event) -> dict[str, object]:
        return {"what": event.what, "seat": self.seat_names[event.seat]}

    def printed(self, options: Options) -> dict[str, object]:
        return {"cards": {}}

    def counted(self, s: HushState) -> Score:
        return ranked([[Line("H-1", "nods", s.nods[seat])] for seat in range(SEATS)], [[]] * SEATS)

    def loaded(self, words: list[int]) -> State:
        s = HushState(blank(), vec[i64]([0] * SEATS), vec[i64]([0] * SEATS))
        s.load(words)
        return s


def holding(*cards: int) -> HushState:
    """By seat; amber begins."""
    s = HushState(blank(), vec[i64](list(cards)), vec[i64]([0] * SEATS))
    s.push(TURN, 0, NOTHING, NOTHING)
    return s


HUSH = Hush()
