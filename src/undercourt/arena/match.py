"""One game played by bots: each is handed the view of its own seat, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import NamedTuple

from undercourt.bots import bot
from undercourt.bots.bot import USUAL, Bot, Budget, answer_of, bots_rng, bots_rngs
from undercourt.bots.memory import Memories, listens
from undercourt.bots.random import RandomBot
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import Game, Options, playout
from undercourt.kernel.ids import Action, Seat
from undercourt.kernel.record import Record, sign
from undercourt.kernel.rng import Rng


class Result(NamedTuple):
    totals: list[int]  # points, by seat
    order: list[list[int]]  # seats from first to last; those in one list share the place
    decisions: int

    @property
    def winners(self) -> list[int]:
        """Seats; several share the win."""
        return self.order[0]


Times = Sequence[list[float]]  # by seat: seconds for each decision with more than one option, as they come


def play_game(
    game: Game,
    bots: Sequence[Bot],
    options: Options,
    seed: int,
    budgets: Sequence[Budget] = (),
    times: Times | None = None,
) -> Result:
    """From setup to score, one bot per seat. Same seed and same bots, same game; `times` are filled where given."""
    d = Decision()
    s = game.begin(len(bots), options, seed, d)
    if times is None and all(type(player) is RandomBot for player in bots):
        # Without the cost of views and of sorted offers: another game than through them, and as likely.
        decisions = playout(s, d, bots_rng(seed, 0))
    else:
        decisions = sum(1 for _ in moves(game, bots, s, d, bots_rngs(seed, s.seats), budgets, times))
    score = game.score(s)
    return Result(score.totals(), score.order, decisions)


def record_game(game: Game, names: list[str], options: Options, seed: int) -> Record:
    """The same game, with all that is needed to replay it."""
    d = Decision()
    record = Record(game.slug, game.version, game.chosen(len(names), options), seed, names)
    s = game.begin(len(names), record.options, seed, d)
    for seat, action in moves(game, [bot(name) for name in names], s, d, bots_rngs(seed, s.seats)):
        record.moves.append((seat, game.space.name(action)))
    sign(record, game, s, d)
    return record


def moves(
    game: Game,
    bots: Sequence[Bot],
    s: State,
    d: Decision,
    rngs: Sequence[Rng],
    budgets: Sequence[Budget] = (),
    times: Times | None = None,
) -> Iterator[tuple[Seat, Action]]:
    """Plays from this decision to the end; yields every action after it was taken. `rngs` and `budgets` are by seat."""
    memories = Memories(game, s, listening=[seat for seat, one in enumerate(bots) if listens(game, one)])
    while d.count > 0:
        seat = d.seat
        budget = budgets[seat] if budgets else USUAL
        view = game.view(s, seat)
        begun = perf_counter()
        action = answer_of(game, bots[seat], view, d, rngs[seat], budget, memories.by_seat[seat])
        if times is not None and d.count > 1:
            times[seat].append(perf_counter() - begun)
        apply(s, action, d)
        memories.moved(s, seat)
        yield seat, action
