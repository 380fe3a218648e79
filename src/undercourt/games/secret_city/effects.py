"""What the words of all card effects share: an ability joins them, a choice parts them, and all ask in one form."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city.actions import PLAYER
from undercourt.games.secret_city.says_words import seat_or_nobody
from undercourt.games.secret_city.state import City
from undercourt.kernel.combinators import Either
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import SEAT, SOURCE, STEP, Effect
from undercourt.kernel.ids import NOTHING, Action, Seat
from undercourt.kernel.phrase import Phrase, compound


@dataclass(eq=False)
class Ability(Effect):
    """What a card does, one effect after another. It may be used if the first of them finds what it needs.

    If it is about a target player and none was declared, that one is chosen first. STEP: the next effect + 1.
    """

    effects: vec[Effect]
    at_player: bool

    def parts(self) -> list[Effect]:
        return list(self.effects)

    def text(self) -> Phrase:
        said = [effect.text() for effect in self.effects]
        return said[0] if len(said) == 1 else compound("effect_seq", said)

    def possible(self, s: City, seat: Seat, picked: i64, source: i64, scratch: Decision) -> bool:
        return self.effects[0].possible(s, seat, picked, source, scratch)

    def advance(self, s: City, f: i64, d: Decision) -> None:
        step = s.stack[f + STEP]
        if step == 0 and self.at_player and s.victim == NOTHING:
            for seat in range(s.seats):
                if seat != s.stack[f + SEAT]:
                    d.offer(PLAYER + seat)
            return
        if step == 0:
            step = 1
        if step > len(self.effects):
            s.finish()
            return
        s.stack[f + STEP] = step + 1
        s.delegate(f, self.effects[step - 1])

    def answer(self, s: City, f: i64, action: Action) -> None:
        s.victim = action - PLAYER
        s.stack[f + STEP] = 1
        s.tell("target", s.stack[f + SEAT], other=s.victim)

    def question(self, s: City, f: i64) -> Phrase:
        return question_of(self, "ask_player", s, f)


@dataclass(eq=False)
class ChooseOne(Either):
    """One of several; written as `choose_one`."""

    def text(self) -> Phrase:
        return compound("effect_choose_one", [branch.text() for branch in self.branches])

    def question(self, s: City, f: i64) -> Phrase:
        return question_of(self, "ask_choose_one", s, f)


def question_of(effect: Effect, key: str, s: City, f: i64) -> Phrase:
    """What an effect of a card, territory or strategy asks: who speaks, of whom, and the effect beside it."""
    source = s.stack[f + SOURCE]
    card = "none" if source == NOTHING else s.pack.slugs[source]
    return Phrase(key, {"card": card, "victim": seat_or_nobody(s.victim)}, [effect.text()])
