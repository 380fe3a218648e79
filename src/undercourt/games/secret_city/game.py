"""Secret City, behind the interface of every game."""

from __future__ import annotations

from typing import Final

from undercourt.games.secret_city import describe, evaluate, events, explain, play, says, score, state, view
from undercourt.games.secret_city.actions import SEAT_NAMES, SEATS, space
from undercourt.games.secret_city.pack import Pack
from undercourt.games.secret_city.packs import HOUSES, default_text, read_pack
from undercourt.games.secret_city.state import City
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.event import Event
from undercourt.kernel.game import BadOption, Game, Option, Options, View
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.phrase import Phrase, Reason
from undercourt.kernel.rng import Rng
from undercourt.kernel.score import Score

HOUSE_OPTIONS: Final = [Option(f"house_{seat + 1}", ["lot", *HOUSES]) for seat in range(SEATS)]
TURNS: Final = Option("turns", ["usual", *[str(n) for n in range(1, 13)]])
# Every one of these has two values; the second one sets this bit of the rules.
RULE_OPTIONS: Final = [
    (Option("deals", ["on", "off"]), state.NO_DEALS),
    (Option("face_down_targets", ["looked_at", "fitting"]), state.FITTING_TARGETS),
    (Option("spell_instead", ["yes", "no"]), state.MUST_ASSIGN),
    (Option("debt_territory", ["not_home", "any"]), state.DEBT_TAKES_HOMES),
    (Option("tie_break", ["territories", "shared"]), state.TIES_SHARED),
    (Option("deal_open", ["performer", "everybody"]), state.DEALS_CLOSED_TO_ALL),
]


def rule_bits(options: Options) -> int:
    return sum([bit for option, bit in RULE_OPTIONS if options[option.name] != option.values[0]])


class SecretCityGame(Game):
    """The rules with one pack of cards; another pack is another game of the same name."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(
            "secret_city",
            2,
            2,
            SEATS,
            space(pack.slugs, pack.territories, pack.strategies),
            SEAT_NAMES,
            [TURNS, *HOUSE_OPTIONS, *[option for option, _ in RULE_OPTIONS]],
        )
        self.pack: Pack = pack

    def setup(self, seats: int, options: Options, rng: Rng) -> City:
        houses = [
            HOUSES.index(options[f"house_{i + 1}"]) if options[f"house_{i + 1}"] != "lot" else -1 for i in range(seats)
        ]
        turns = 0 if options["turns"] == "usual" else int(options["turns"])
        return play.setup(self.pack, seats, houses, turns, rule_bits(options), rng)

    def chosen(self, seats: int, options: Options) -> Options:
        complete = super().chosen(seats, options)
        named = [complete[f"house_{i + 1}"] for i in range(seats) if complete[f"house_{i + 1}"] != "lot"]
        if len(set(named)) < len(named):
            raise BadOption("two players cannot lead the same house")
        return complete

    def view(self, s: State, viewer: Seat) -> View:
        assert isinstance(s, City)
        return view.view(s, viewer)

    def determinize(self, v: View, rng: Rng) -> State:
        assert isinstance(v, City)
        return view.determinize(v, rng)

    def explain(self, s: State, d: Decision, seat: Seat, action: Action) -> Reason | None:
        assert isinstance(s, City)
        return explain.explain(self.space, s, d, seat, action)

    def score(self, s: State) -> Score:
        assert isinstance(s, City)
        return score.score(s)

    def evaluate(self, s: State, seat: Seat) -> float:
        assert isinstance(s, City)
        return evaluate.evaluate(s, seat)

    def question(self, s: State) -> Phrase:
        assert isinstance(s, City)
        return says.question(s)

    def option_text(self, s: State, action: Action) -> Phrase:
        assert isinstance(s, City)
        return says.option_text(self.space, s, action)

    def describe(self, v: View, viewer: Seat) -> dict[str, object]:
        assert isinstance(v, City)
        return describe.table(v, viewer)

    def describe_event(self, event: Event) -> dict[str, object]:
        return events.event(self.pack, event)

    def catalog(self, options: Options) -> dict[str, object]:
        return describe.catalog(self.pack)

    def load(self, words: list[int]) -> State:
        return state.loaded(self.pack, words)

    def own_pack(self) -> str:
        return default_text()

    def with_pack(self, text: str, name: str) -> Game:
        text = text.replace("\r\n", "\n")
        game = SecretCityGame(read_pack(text, name))
        if text != default_text():
            game.carried_pack = text
        return game


GAME: Final = SecretCityGame(read_pack(default_text(), "cards.toml"))
