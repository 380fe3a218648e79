"""A game that has ended, judged decision by decision: what each seat could have known, what it did, what was better.

For every decision the chance to win is asked for twice: after the best option, and after the one that was taken. Both
come from what the seat knew then. The difference is what the decision cost; what changes until the seat's next decision
is luck: draws, and what others did.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
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

VERSION: Final = 1  # of what a review says: an older one is made again
AT_FIRST: Final = 120_000  # positions for all decisions together
FEWEST: Final = 40  # of them for one decision
MOST: Final = 200
CLOSELY: Final = 120_000  # positions for those that seem to have cost something, both options of each by itself
FEWEST_CLOSELY: Final = 150
MOST_CLOSELY: Final = 800
FIRST_PART: Final = 0.6  # of the work
SHOWN: Final = 3  # costly decisions of a seat
SOUND: Final = 0.02  # the chance that a decision may cost and still count as sound


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
    says_did: dict[str, Any]  # what it meant then, as a saying
    says_better: dict[str, Any]
    follows: list[dict[str, Any]]  # what would probably have followed the better one: `seat` and `says`


class SeatReview(Struct, frozen=True):
    seat: str
    result: float  # the share of the win; the last chance where the game has no end
    decisions: int  # with more than one option
    sound: int  # those that cost next to nothing
    lost: float  # chances to win that decisions cost, all together
    choices: float  # how much less that is than what the others lost on average
    luck: float  # what is left of the difference between the result and a fair share
    points: list[Point]
    costly: list[Costly]


class Review(Struct, frozen=True):
    version: int
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

    @property
    def cost(self) -> float:
        return self.chance - self.after


Reviewing = Generator[Ask, Thought, Review]


def reviewing(record: Record, game: Game, at_first: int = AT_FIRST, closely: int = CLOSELY) -> Reviewing:
    """Asks the master about one thing after the other, and ends with the review. Whoever answers decides how.

    What seems to have cost something is looked at again, both options with the same effort: at first the one that was
    taken may have been looked at too little to be judged.
    """
    each = within(FEWEST, at_first // max(1, len(record.moves)), min(MOST, at_first))
    judged: list[Judged] = []
    for moment in moments(record, game):
        part = FIRST_PART * moment.move / len(record.moves)
        thought = yield asking(record, moment, moment.decision, each, part)
        judged.append(weigh(game, moment, thought))
    doubtful = [i for i, one in enumerate(judged) if one.cost > SOUND]
    each = within(FEWEST_CLOSELY, closely // max(1, 2 * len(doubtful)), min(MOST_CLOSELY, closely))
    for number, i in enumerate(doubtful):
        one, part = judged[i], FIRST_PART + (1 - FIRST_PART) * number / len(doubtful)
        best = yield asking(record, one.moment, only(one.moment, one.best), each, part)
        did = yield asking(record, one.moment, only(one.moment, one.moment.did), each, part)
        chance, after = best.best.chance, min(best.best.chance, did.best.chance)
        judged[i] = one._replace(chance=chance, after=after, follows=told(game, best))
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


def weigh(game: Game, moment: Moment, thought: Thought) -> Judged:
    """What was looked at most was best: nothing that was rarely looked at is better for being unknown."""
    best, did = thought.best, thought.of(moment.did)
    return Judged(moment, best.action, best.chance, min(best.chance, did.chance), told(game, thought))


def told(game: Game, thought: Thought) -> list[dict[str, Any]]:
    return [{"seat": game.seat_names[one.seat], "says": one.says} for one in thought.line]


def summed_up(record: Record, game: Game, judged: list[Judged]) -> Review:
    seats = range(len(record.players))
    by_seat = [[one for one in judged if one.moment.seat == seat] for seat in seats]
    results = shares_of(record, game) or [ones[-1].after if ones else 0.0 for ones in by_seat]
    lost = [sum(one.cost for one in ones) for ones in by_seat]
    fair = 1 / len(record.players)
    found: list[SeatReview] = []
    for seat in seats:
        choices = sum(lost) / len(lost) - lost[seat]
        found.append(
            SeatReview(
                seat=game.seat_names[seat],
                result=round(results[seat], 4),
                decisions=len(by_seat[seat]),
                sound=sum(one.cost <= SOUND for one in by_seat[seat]),
                lost=round(lost[seat], 4),
                choices=round(choices, 4),
                luck=round(results[seat] - fair - choices, 4),
                points=[Point(one.moment.move, round(one.chance, 4), round(one.after, 4)) for one in by_seat[seat]],
                costly=most_costly(game, by_seat[seat]),
            )
        )
    return Review(VERSION, len(record.moves), found)


def most_costly(game: Game, judged: list[Judged]) -> list[Costly]:
    """In the order in which they were made; of one round only the worst: what follows from it is no other mistake."""
    found: list[Costly] = []
    for one in sorted((one for one in judged if one.cost > SOUND), key=lambda one: -one.cost):
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
