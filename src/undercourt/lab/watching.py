"""One game of a study, watched: what lot gave each seat, what each did with which card, how the lead changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from undercourt.arena.match import moves
from undercourt.bots import Bot, Budget
from undercourt.bots.bot import bots_rngs
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, run
from undercourt.kernel.event import Event
from undercourt.kernel.game import SPECTATOR, Game, Options
from undercourt.kernel.rng import FAST, generator
from undercourt.lab.dealt import dealt_to_seat, dealt_to_table
from undercourt.lab.levers import Change, prepare

Deed = tuple[str, str]  # a verb of the engine's events and the card, place or other thing that it was done with

# What events call the thing that they are about; the first that an event has is counted.
THINGS = ("card", "ability", "location", "territory", "strategy", "position", "ally", "kind", "resource", "race")
NO_NAMES = ("hidden", "none", "nobody")
QUARTERS = 4


class SeatSeen(NamedTuple):
    """One seat of one game."""

    bot: str
    place: int  # in the order of play, the first player's being 1
    dealt: dict[str, str]  # by what it is (a house): which
    win: float  # shared by all winners
    points: int
    quarters: list[int]  # points after each quarter of the decisions, the last being the end
    deeds: dict[Deed, int]  # how often
    amounts: dict[Deed, int]  # how much, of what comes in numbers


class GameSeen(NamedTuple):
    number: int
    dealt: dict[str, str]  # to all: the pair of decks
    decisions: int
    rounds: int
    lead_changes: int
    seats: list[SeatSeen]


def watch(
    game: Game,
    names: list[str],
    players: Sequence[tuple[Bot, Budget]],
    options: Options,
    seed: int,
    number: int,
    changes: list[Change],
) -> GameSeen:
    """From setup to score. `changes` were applied already, apart from those of the setup, which are made here."""
    d = Decision()
    s = game.setup(len(players), game.chosen(len(players), options), generator(FAST, seed))
    prepare(game, s, changes)
    s.log = []
    run(s, d)
    table = game.describe(game.view(s, SPECTATOR), SPECTATOR)
    first = game.seat_names.index(str(table["first"]))
    dealt = [dealt_to_seat(game, s, seat) for seat in range(s.seats)]
    diary = Diary(game, s.seats)
    diary.read(s)
    bots, budgets = [player for player, _ in players], [budget for _, budget in players]
    for _ in moves(game, bots, s, d, bots_rngs(seed, s.seats), budgets):
        diary.read(s)
    score = game.score(s)
    winners = score.order[0]
    totals = score.totals()
    quarters = diary.quarters(totals)
    seats = [
        SeatSeen(
            names[seat],
            (seat - first) % s.seats + 1,
            dealt[seat],
            1 / len(winners) if seat in winners else 0.0,
            totals[seat],
            [points[seat] for points in quarters],
            dict(diary.deeds[seat]),
            dict(diary.amounts[seat]),
        )
        for seat in range(s.seats)
    ]
    rounds = game.describe(game.view(s, SPECTATOR), SPECTATOR)["round"]
    assert isinstance(rounds, int)
    return GameSeen(number, dealt_to_table(game, s), len(diary.points) - 1, rounds, diary.lead_changes(), seats)


class Diary:
    """What was told and how the points stood, decision by decision."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.deeds: list[Counter[Deed]] = [Counter() for _ in range(seats)]
        self.amounts: list[Counter[Deed]] = [Counter() for _ in range(seats)]
        self.points: list[list[int]] = []
        self.known: dict[tuple[str, int, int, int, int], Deed | None] = {}

    def read(self, s: State) -> None:
        assert s.log is not None
        for event in s.log:
            if event.seat >= 0:
                deed = self.deed(event)
                if deed is not None:
                    self.deeds[event.seat][deed] += 1
                    if event.n > 0:
                        self.amounts[event.seat][deed] += event.n
        s.log.clear()
        self.points.append(self.game.score(s).totals())

    def deed(self, event: Event) -> Deed | None:
        key = (event.what, event.card, event.place, event.other, event.n)
        if key not in self.known:
            told = self.game.describe_event(event)
            things = [str(told[word]) for word in THINGS if word in told]
            self.known[key] = (event.what, things[0]) if things and things[0] not in NO_NAMES else None
        return self.known[key]

    def quarters(self, totals: list[int]) -> list[list[int]]:
        last = len(self.points) - 1
        return [*[self.points[last * quarter // QUARTERS] for quarter in range(1, QUARTERS)], totals]

    def lead_changes(self) -> int:
        """How often another seat than the last leader was alone in front."""
        changes, leader = 0, -1
        for points in self.points:
            most = max(points)
            if points.count(most) == 1 and points.index(most) != leader:
                changes += leader >= 0
                leader = points.index(most)
        return changes
