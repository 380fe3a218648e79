"""Are beliefs right? What imagined worlds say about hidden things, against the truth, over many games.

Of what is believed with so many per cent, so many per cent should be true. At points of a game, a seat that is asked
imagines many worlds from its view and its memory; a question about hidden things gets an answer in each, and so every
answer gets a chance. What all worlds agree on is known, and not counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from math import log
from typing import Any

from undercourt.bots import bot
from undercourt.bots.bot import Budget, answer_of, bots_rngs
from undercourt.bots.memory import Memories, Memory
from undercourt.games.abyss.state import TOKEN_KINDS, TOKEN_VALUES
from undercourt.games.whispers.actions import SLOTS
from undercourt.judgement import sense_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import Game, Options, View
from undercourt.kernel.ids import Seat
from undercourt.kernel.rng import Rng, seeded

Answers = dict[Hashable, Hashable]  # by question
Imagine = Callable[[View, Memory, Rng], State]

BINS = 10
WORLDS = 100
UNSEEN = 0.5  # worlds in which an answer was seen that was seen in none, so that nothing counts as impossible


@dataclass
class Bin:
    """Answers that were believed with about the same chance."""

    answers: int = 0
    believed: float = 0.0
    true: int = 0


@dataclass
class Calibration:
    questions: int = 0
    loss: float = 0.0  # the sum of -log of the chance that the truth was given
    bins: list[Bin] = field(default_factory=lambda: [Bin() for _ in range(BINS)])

    def ask(self, imagined: Sequence[Hashable], truth: Hashable) -> None:
        """One question: its answers in the imagined worlds, and the true one."""
        seen = Counter(imagined)
        if len(seen) == 1 and truth in seen:
            return
        self.questions += 1
        n = len(imagined)
        self.loss -= log((seen[truth] or UNSEEN) / n)
        for answer in {*seen, truth}:
            chance = seen[answer] / n
            one = self.bins[min(BINS - 1, int(chance * BINS))]
            one.answers += 1
            one.believed += chance
            one.true += answer == truth

    @property
    def log_loss(self) -> float:
        return self.loss / max(1, self.questions)


@dataclass
class Compared:
    """The same questions, answered by what the seat believes and by what it can count."""

    believed: Calibration = field(default_factory=Calibration)
    counted: Calibration = field(default_factory=Calibration)


def answers_of(slug: str) -> Callable[[Any, Seat], Answers]:
    """The questions that a game asks about what `viewer` may not know: tokens, or the cards in the others' hands."""
    return {"whispers": loyalties, "abyss": monsters}.get(slug, hands)


def loyalties(s: Any, viewer: Seat) -> Answers:
    """By seat and slot: the empire of the token there."""
    return {(p, slot): s.tokens[p * SLOTS + slot] for p in range(s.seats) if p != viewer for slot in range(SLOTS)}


def monsters(s: Any, viewer: Seat) -> Answers:
    """By seat and value: how many monster tokens. The hands of Abyss are open."""
    others = [p for p in range(s.seats) if p != viewer]
    return {(p, value): s.tokens[p * TOKEN_KINDS + value] for p in others for value in range(TOKEN_VALUES)}


def hands(s: Any, viewer: Seat) -> Answers:
    """By seat and card: how many copies are in the hand."""
    held: Counter[tuple[int, int]] = Counter()
    first = import_module(type(s).__module__).HAND
    for p in range(s.seats):
        if p != viewer:
            held.update((p, card) for card in s.cards.listed(first + p))
    return dict(held)


def calibrate(
    game: Game, names: Sequence[str], games: int, seed: int, every: int, budget: Budget, options: Options | None = None
) -> Compared:
    """Plays games, and asks whoever is to decide at every so manyth decision."""
    sense = sense_of(game)
    found = Compared()
    for n in range(games):
        for s, view, memory, seat in moments(game, names, seed + n, every, budget, options or {}):
            truth = answers_of(game.slug)(s, seat)
            rng = seeded(n)
            compare(game, found.believed, truth, seat, lambda: sense.imagine(view, memory, rng))  # noqa: B023
            compare(game, found.counted, truth, seat, lambda: game.determinize(view, rng))  # noqa: B023
    return found


def compare(game: Game, into: Calibration, truth: Answers, seat: Seat, world: Callable[[], State]) -> None:
    imagined = [answers_of(game.slug)(world(), seat) for _ in range(WORLDS)]
    for question in {*truth, *(question for answers in imagined for question in answers)}:
        into.ask([answers.get(question, 0) for answers in imagined], truth.get(question, 0))


def moments(
    game: Game, names: Sequence[str], seed: int, every: int, budget: Budget, options: Options
) -> Iterator[tuple[State, View, Memory, Seat]]:
    """Of one game: the true state, and what the seat that is asked sees and remembers."""
    d = Decision()
    s = game.begin(len(names), options, seed, d)
    shift = seed % len(names)
    bots = [bot(name) for name in [*names[shift:], *names[:shift]]]
    rngs = bots_rngs(seed, s.seats)
    memories = Memories(game, s)
    asked = 0
    while d.count > 0:
        seat = d.seat
        view = game.view(s, seat)
        asked += 1
        if asked % every == 0:
            yield s, view, memories.by_seat[seat], seat
        apply(s, answer_of(game, bots[seat], view, d, rngs[seat], budget, memories.by_seat[seat]), d)
        memories.moved(s, seat)


def table(found: Compared) -> str:
    """In Markdown: how often what was believed was true."""
    lines = ["| believed | answers | mean | true |", "| --- | ---: | ---: | ---: |"]
    for i, one in enumerate(found.believed.bins):
        if one.answers > 0:
            low, high = 100 * i // BINS, 100 * (i + 1) // BINS
            mean, true = (f"{100 * n / one.answers:.1f} %" for n in (one.believed, one.true))
            lines.append(f"| {low} to {high} % | {one.answers} | {mean} | {true} |")
    losses = f"log-loss {found.believed.log_loss:.3f}, by counting alone {found.counted.log_loss:.3f}"
    return "\n".join([*lines, "", f"{found.believed.questions} questions; {losses}."])
