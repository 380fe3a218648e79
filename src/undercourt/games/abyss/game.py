"""Abyss, behind the interface of every game."""

from __future__ import annotations

from typing import Final

from undercourt.games.abyss import describe, evaluate, explain, play, says, score, state, view
from undercourt.games.abyss.actions import SEAT_NAMES, SEATS
from undercourt.games.abyss.state import ASSASSINATED_COUNT, COMMANDER_AT_ONCE, PLAYS_ON, SMOKERS_LEAVE, Abyss
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.event import Event
from undercourt.kernel.game import Game, Option, Options, View
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.phrase import Phrase, Reason
from undercourt.kernel.rng import Rng
from undercourt.kernel.score import Score


def option_bits(options: Options) -> int:
    """The options that are not the usual ones."""
    bits = COMMANDER_AT_ONCE if options["commander"] == "at_once" else 0
    bits |= ASSASSINATED_COUNT if options["assassinated"] == "count" else 0
    bits |= SMOKERS_LEAVE if options["smokers"] == "removed" else 0
    return bits | (PLAYS_ON if options["standstill"] == "plays_on" else 0)


class AbyssGame(Game):
    def setup(self, seats: int, options: Options, rng: Rng) -> Abyss:
        s = play.setup(seats, rng)
        s.options = option_bits(options)
        return s

    def view(self, s: State, viewer: Seat) -> View:
        assert isinstance(s, Abyss)
        return view.view(s, viewer)

    def determinize(self, v: View, rng: Rng) -> State:
        assert isinstance(v, Abyss)
        return view.determinize(v, rng)

    def explain(self, s: State, d: Decision, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(s, Abyss)
        return explain.explain(s, d, seat, action)

    def score(self, s: State) -> Score:
        assert isinstance(s, Abyss)
        return score.score(s)

    def evaluate(self, s: State, seat: Seat) -> float:
        assert isinstance(s, Abyss)
        return evaluate.evaluate(s, seat)

    def question(self, s: State) -> Phrase:
        assert isinstance(s, Abyss)
        return says.question(s)

    def option_text(self, s: State, action: Action) -> Phrase:
        assert isinstance(s, Abyss)
        return says.option_text(s, action)

    def describe(self, v: View, viewer: Seat) -> dict[str, object]:
        assert isinstance(v, Abyss)
        return describe.table(v, viewer)

    def describe_event(self, event: Event) -> dict[str, object]:
        return says.event(event)

    def catalog(self, options: Options) -> dict[str, object]:
        return describe.catalog(options)

    def load(self, words: list[int]) -> State:
        return state.loaded(play.BOOK, words)


GAME: Final = AbyssGame(
    "abyss",
    2,
    2,
    SEATS,
    describe.SPACE,
    SEAT_NAMES,
    [
        Option("commander", ["end_of_turn", "at_once"]),
        Option("assassinated", ["influence_only", "count"]),
        Option("smokers", ["into_stack", "removed"]),
        Option("standstill", ["ends", "plays_on"]),
    ],
)
