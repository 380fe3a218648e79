"""A War of Whispers, behind the interface of every game."""

from __future__ import annotations

from typing import Final

from undercourt.games.whispers import describe, evaluate, explain, play, says, score, state, view
from undercourt.games.whispers.actions import SEAT_NAMES, SEATS
from undercourt.games.whispers.board import CITY_IN_E4, LINK_P4_P8, MAPS
from undercourt.games.whispers.state import Whispers
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.event import Event
from undercourt.kernel.game import Game, Option, Options, View
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.phrase import Phrase, Reason
from undercourt.kernel.rng import Rng
from undercourt.kernel.score import Score

# Every option has two values; the second one sets these bits of the rules.
RULE_OPTIONS: Final = [
    (Option("agents_in_regions", ["off", "on"]), state.AGENTS_IN_REGIONS),
    (Option("keep_your_secrets", ["off", "on"]), state.KEEP_YOUR_SECRETS),
    (Option("to_each_their_own", ["off", "on"]), state.TO_EACH_THEIR_OWN),
    (Option("counter_intelligence", ["off", "on"]), state.COUNTER_INTELLIGENCE),
    (Option("allow_pass", ["off", "on"]), state.ALLOW_PASS),
    (Option("supply_scope", ["all", "active"]), state.SUPPLY_ACTIVE),
    (Option("lion_1", ["any_position", "other_agent"]), state.LION_OTHER_AGENT),
    (Option("recruit", ["split", "one_region"]), state.RECRUIT_ONE),
    (Option("subjugate", ["split", "one_region"]), state.SUBJUGATE_ONE),
    (Option("mercenaries", ["up_to", "exactly"]), state.MERCENARIES_EXACTLY),
    (Option("reinforce", ["one_region", "any_regions"]), state.REINFORCE_ANY),
    (Option("first_player", ["round_track", "end_of_round"]), state.TOKEN_PASSES_LAST),
]
MAP_OPTIONS: Final = [
    (Option("eagle_city", ["e1", "e4"]), CITY_IN_E4),
    (Option("elephant_link", ["p5_p7", "p4_p8"]), LINK_P4_P8),
]


def bits(table: list[tuple[Option, int]], options: Options) -> int:
    """The bits of the options that are not the usual."""
    return sum([bit for option, bit in table if options[option.name] != option.values[0]])


class WhispersGame(Game):
    def setup(self, seats: int, options: Options, rng: Rng) -> Whispers:
        return play.setup(seats, bits(RULE_OPTIONS, options), bits(MAP_OPTIONS, options), rng)

    def view(self, s: State, viewer: Seat) -> View:
        assert isinstance(s, Whispers)
        return view.view(s, viewer)

    def determinize(self, v: View, rng: Rng) -> State:
        assert isinstance(v, Whispers)
        return view.determinize(v, rng)

    def explain(self, s: State, d: Decision, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(s, Whispers)
        return explain.explain(s, d, seat, action)

    def score(self, s: State) -> Score:
        assert isinstance(s, Whispers)
        return score.score(s)

    def evaluate(self, s: State, seat: Seat) -> float:
        assert isinstance(s, Whispers)
        return evaluate.evaluate(s, seat)

    def question(self, s: State) -> Phrase:
        assert isinstance(s, Whispers)
        return says.question(s)

    def option_text(self, s: State, action: Action) -> Phrase:
        assert isinstance(s, Whispers)
        return says.option_text(s, action)

    def describe(self, v: View, viewer: Seat) -> dict[str, object]:
        assert isinstance(v, Whispers)
        return describe.table(v, viewer)

    def describe_event(self, event: Event) -> dict[str, object]:
        return says.event(event)

    def catalog(self, options: Options) -> dict[str, object]:
        return describe.catalog(bits(RULE_OPTIONS, options), MAPS[bits(MAP_OPTIONS, options)])

    def load(self, words: list[int]) -> State:
        return state.loaded(play.BOOK, words)


GAME: Final = WhispersGame(
    "whispers",
    2,
    2,
    SEATS,
    says.SPACE,
    SEAT_NAMES,
    [option for option, _ in RULE_OPTIONS + MAP_OPTIONS],
)
