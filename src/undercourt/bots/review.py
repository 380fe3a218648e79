"""A game that has ended, judged decision by decision: what each seat could have known, what it did, what was better.

For every decision the chance to win is asked for twice: after the best option, and after the one that was taken. Both
come from what the seat knew then. The difference is what the decision cost.

From a fair share of the win to the result there are three parts: what a seat's own choices cost it, what the others
gave away by theirs, and luck, which is all else: draws, and what nobody could know. What is given away is shared out
evenly among the other seats: who gained by it is not known, since each seat's chances are what that seat could know. So
over all seats choices and others come to nothing, and when the game is over, luck does as well.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from math import sqrt
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from msgspec import Struct

from undercourt.bots.bot import Budget, Thinker, in_order
from undercourt.bots.memory import Memories, Memory
from undercourt.bots.thought import Thought
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.phrase import plain
from undercourt.kernel.record import Record
from undercourt.kernel.rng import derived, seeded

VERSION: Final = 5  # of what a review says: an older one is made again
AT_FIRST: Final = 240_000  # positions for all decisions together
FEWEST: Final = 40  # of them for one decision
MOST: Final = 400
CLOSELY: Final = 240_000  # positions for those that seem to have cost something, both options of each by itself
FEWEST_CLOSELY: Final = 150
MOST_CLOSELY: Final = 2_000
FIRST_PART: Final = 0.6  # of the work
SHOWN: Final = 3  # costly decisions of a seat
SOUND: Final = 0.02  # the chance that a decision may cost and still count as sound, where the game is even
UNSURE: Final = 2.0  # standard errors that two chances may be apart and still be the same
OPEN: Final = 0.02  # the chance to win, or to lose, below which nothing is at stake any more


class Ask(NamedTuple):
    """A question to the master: what it makes of these options."""

    seat: int
    view: View
    decision: Decision
    memory: Memory
    seed: int
    positions: int
    done: float  # how much of the work is done, of 1


class Point(Struct, frozen=True, array_like=True):
    """A decision on a seat's curve."""

    move: int  # how many moves were made before it
    chance: float  # of winning, with the best option
    after: float  # and after what was done


class Costly(Struct, frozen=True):
    """A decision that cost much."""

    move: int
    round: int
    cost: float
    did: str  # the action
    better: str
    asked: dict[str, Any]  # the question, as a saying: an option may be a bare name, a number or a "no"
    says_did: dict[str, Any]  # what it meant then, as a saying
    says_better: dict[str, Any]
    follows: list[dict[str, Any]]  # how the seat would have gone on after the better one, as sayings


class SeatReview(Struct, frozen=True):
    seat: str
    result: float | None  # the share of the win; none where the game has no end
    decisions: int  # with more than one option, while the game was open
    sound: int  # those that cost next to nothing
    choices: float  # what those that were not sound cost, all together: at most 0
    others: float  # its part of what the other seats gave away by theirs: at least 0
    luck: float | None  # what is left of the difference between the result and a fair share; none without a result
    points: list[Point]
    costly: list[Costly]


class Review(Struct, frozen=True):
    version: int
    over: bool  # whether the game was played to its end
    moves: int
    seats: list[SeatReview]


class Moment(NamedTuple):
    """A decision as the seat met it, and what it did."""

    move: int
    seat: int
    view: View
    decision: Decision
    memory: Memory
    did: Action


class Judged(NamedTuple):
    moment: Moment
    best: Action
    chance: float
    after: float
    follows: list[dict[str, Any]]
    error: float = 0.0  # how far their difference may be off for want of looks, once they were looked at again

    @property
    def cost(self) -> float:
        return self.chance - self.after

    @property
    def is_sound(self) -> bool:
        """Far ahead or far behind, less is much; and what may be chance in the judging is held against nobody."""
        return self.cost <= SOUND * 2 * sqrt(self.chance * (1 - self.chance)) + UNSURE * self.error

    @property
    def is_open(self) -> bool:
        return OPEN < self.chance < 1 - OPEN


Reviewing = Generator[Ask, Thought, Review]


def reviewing(record: Record, game: Game, at_first: int = AT_FIRST, closely: int = CLOSELY) -> Reviewing:
    """Asks the master about one thing after the other, and ends with the review. Whoever answers decides how.

    What was done is asked about by itself: among all options it may have been looked at too little to be judged. What
    seems to have cost something is looked at again, both options with the same effort.
    """
    each = within(FEWEST, at_first // max(1, len(record.moves)), min(MOST, at_first))
    judged: list[Judged] = []
    for moment in moments(record, game):
        part = FIRST_PART * moment.move / len(record.moves)
        thought = yield asking(record, moment, moment.decision, each, part)
        best = thought.best
        after = best.chance
        if best.action != moment.did:
            after = (yield asking(record, moment, only(moment, moment.did), each, part)).best.chance
        judged.append(Judged(moment, best.action, best.chance, min(best.chance, after), thought.line))
    doubtful = [i for i, one in enumerate(judged) if not one.is_sound]
    each = within(FEWEST_CLOSELY, closely // max(1, 2 * len(doubtful)), min(MOST_CLOSELY, closely))
    for number, i in enumerate(doubtful):
        one, part = judged[i], FIRST_PART + (1 - FIRST_PART) * number / len(doubtful)
        thought = yield asking(record, one.moment, only(one.moment, one.best), each, part)
        did = yield asking(record, one.moment, only(one.moment, one.moment.did), each, part)
        chance, error = thought.best.chance, sqrt(thought.error**2 + did.error**2)
        judged[i] = one._replace(chance=chance, after=min(chance, did.best.chance), error=error)
    return summed_up(record, game, judged)


def within(least: int, wanted: int, most: int) -> int:
    return max(1, min(most, max(least, wanted)))


def asked_of(ask: Ask, game: Game, master: Thinker) -> Thought:
    """An answer here and now."""
    budget = Budget(ask.positions)
    return master.think(game, ask.view, ask.decision, seeded(ask.seed), budget, ask.memory)


def moments(record: Record, game: Game) -> Iterator[Moment]:
    """All decisions with more than one option."""
    d = Decision()
    s = game.begin(len(record.players), record.options, record.seed, d, record.generator)
    memories = Memories(game, s)
    for move, (seat, name) in enumerate(record.moves):
        action = game.space.by_name[name]
        if d.count > 1:
            memory = vec[float](list(memories.by_seat[seat]))
            yield Moment(move, seat, game.view(s, seat), in_order(d), memory, action)
        apply(s, action, d)
        memories.moved(s, seat)


def asking(record: Record, moment: Moment, decision: Decision, positions: int, done: float) -> Ask:
    """Both options of a decision meet the same luck."""
    seed = derived(record.seed, f"review {moment.move}")
    return Ask(moment.seat, moment.view, decision, moment.memory, seed, positions, done)


def only(moment: Moment, action: Action) -> Decision:
    one = Decision()
    one.seat = moment.decision.seat
    one.offer(action)
    return one


def summed_up(record: Record, game: Game, judged: list[Judged]) -> Review:
    seats = range(len(record.players))
    by_seat = [[one for one in judged if one.moment.seat == seat] for seat in seats]
    results = shares_of(record, game)
    fair = 1 / len(record.players)
    given = [sum(one.cost for one in judging if not one.is_sound) for judging in by_seat]
    found: list[SeatReview] = []
    for seat in seats:
        judging = by_seat[seat]
        others = sum(given[:seat] + given[seat + 1 :]) / (len(seats) - 1)
        found.append(
            SeatReview(
                seat=game.seat_names[seat],
                result=round(results[seat], 4) if results else None,
                decisions=sum(one.is_open for one in judging),
                sound=sum(one.is_open and one.is_sound for one in judging),
                choices=round(-given[seat], 4),
                others=round(others, 4),
                luck=round(results[seat] - fair + given[seat] - others, 4) if results else None,
                points=[point(one) for one in judging],
                costly=most_costly(game, judging),
            )
        )
    return Review(VERSION, bool(results), len(record.moves), found)


def point(one: Judged) -> Point:
    """What is next to nothing is nothing: most of it is chance in the judging."""
    return Point(one.moment.move, round(one.chance, 4), round(one.chance if one.is_sound else one.after, 4))


def most_costly(game: Game, judged: list[Judged]) -> list[Costly]:
    """In the order in which they were made; of one round only the worst: what follows from it is no other mistake."""
    found: list[Costly] = []
    for one in sorted((one for one in judged if not one.is_sound), key=lambda one: -one.cost):
        told = costly(game, one)
        if len(found) < SHOWN and all(other.round != told.round for other in found):
            found.append(told)
    return sorted(found, key=lambda one: one.move)


def costly(game: Game, one: Judged) -> Costly:
    moment = one.moment
    seen = game.describe(moment.view, moment.seat)
    number = seen.get("round")
    return Costly(
        move=moment.move,
        round=number if isinstance(number, int) else 1,
        cost=round(one.cost, 4),
        did=game.space.name(moment.did),
        better=game.space.name(one.best),
        asked=plain(game.question(moment.view)),
        says_did=plain(game.option_text(moment.view, moment.did)),
        says_better=plain(game.option_text(moment.view, one.best)),
        follows=one.follows,
    )


def shares_of(record: Record, game: Game) -> list[float]:
    """Of the win; none if the game was not played to its end."""
    d = Decision()
    s = game.begin(len(record.players), record.options, record.seed, d, record.generator)
    for _, name in record.moves:
        apply(s, game.space.by_name[name], d)
    if d.count > 0:
        return []
    winners = game.score(s).order[0]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(record.players))]
