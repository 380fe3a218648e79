"""Tyrants of the Underdark, behind the interface of every game."""

from __future__ import annotations

from typing import Final

from undercourt.games.tyrants import describe, evaluate, explain, play, score, state, view
from undercourt.games.tyrants.actions import COLOUR_NAMES, SEATS
from undercourt.games.tyrants.board import LEFT, RIGHT
from undercourt.games.tyrants.cards import HALF_DECKS
from undercourt.games.tyrants.state import Tyrants
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.event import Event
from undercourt.kernel.game import Game, Option, Options, View
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.phrase import Phrase, Reason
from undercourt.kernel.rng import Rng
from undercourt.kernel.score import Score

RANDOM: Final = "random"
FIRST_GAME: Final = "drow+dragons"  # TU-1: the pair for a first game
PAIRS: Final = [f"{a}+{b}" for i, a in enumerate(HALF_DECKS) for b in HALF_DECKS[i + 1 :]]


class TyrantsGame(Game):
    def setup(self, seats: int, options: Options, rng: Rng) -> Tyrants:
        """TU-1: the pair of half-decks and, for three players, the outer section; chosen or drawn by lot."""
        decks, outer = options["decks"], options["section"]
        if decks == RANDOM:
            decks = PAIRS[rng.below(len(PAIRS))]
        if outer == RANDOM:
            outer = [LEFT, RIGHT][rng.below(2)]
        s = play.setup(seats, decks.split("+"), outer, rng)
        s.free_promotions = options["promotions"] == "may"
        s.free_focus = options["focus"] == "may"
        s.ghost_for_cards = options["ghost"] == "market"
        s.standstill = state.QUIET_ROUNDS if options["standstill"] == "ends" else state.FAR_MORE_ROUNDS
        s.own_trophies = options["trophies"] == "become_yours"
        return s

    def view(self, s: State, viewer: Seat) -> View:
        assert isinstance(s, Tyrants)
        return view.view(s, viewer)

    def determinize(self, v: View, rng: Rng) -> State:
        assert isinstance(v, Tyrants)
        return view.determinize(v, rng)

    def explain(self, s: State, d: Decision, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(s, Tyrants)
        return explain.explain(s, d, seat, action)

    def score(self, s: State) -> Score:
        assert isinstance(s, Tyrants)
        return score.score(s)

    def evaluate(self, s: State, seat: Seat) -> float:
        assert isinstance(s, Tyrants)
        return evaluate.evaluate(s, seat)

    def question(self, s: State) -> Phrase:
        assert isinstance(s, Tyrants)
        return describe.question(s)

    def option_text(self, s: State, action: Action) -> Phrase:
        assert isinstance(s, Tyrants)
        return describe.option_text(s, action)

    def describe(self, v: View, viewer: Seat) -> dict[str, object]:
        assert isinstance(v, Tyrants)
        return describe.table(v)

    def describe_event(self, event: Event) -> dict[str, object]:
        return describe.event(event)

    def catalog(self, options: Options) -> dict[str, object]:
        return describe.catalog(options)

    def load(self, words: list[int]) -> State:
        return state.loaded(play.BOOK, words)


GAME: Final = TyrantsGame(
    "tyrants",
    2,
    2,
    SEATS,
    describe.SPACE,
    COLOUR_NAMES[:SEATS],
    [
        Option("decks", [FIRST_GAME, *[pair for pair in PAIRS if pair != FIRST_GAME], RANDOM]),
        Option("section", [RANDOM, LEFT, RIGHT], only_for=3),
        Option("promotions", ["must", "may"]),
        Option("focus", ["may", "must"]),
        Option("trophies", ["keep_colour", "become_yours"]),
        Option("ghost", ["market", "purchase"]),
        Option("standstill", ["ends", "plays_on"]),
    ],
)
