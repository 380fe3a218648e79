"""Games of a bot against itself, and the positions in them: the first of a teacher, then of the search.

Random beginnings, and choices drawn by lot at first.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from random import Random
from typing import NamedTuple

from librt.vecs import vec

from undercourt.arena.simulation import game_seed
from undercourt.arena.speed import any_options
from undercourt.bots.bot import Budget, in_order
from undercourt.bots.expert import turns
from undercourt.bots.greedy import GreedyBot, glances
from undercourt.bots.memory import Memories, listens
from undercourt.bots.weights import sense_from
from undercourt.games import load_game
from undercourt.judgement import Sense, sense_of
from undercourt.judgement.sense import MOST_SEATS
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Seat
from undercourt.kernel.rng import Rng, derived, seeded
from undercourt.thinking.network import NeuralSense
from undercourt.thinking.reader import Reader
from undercourt.thinking.tree import Manner, Tree
from undercourt.training.shards import Shard

RANDOM_STARTS = 0.3  # of the games begin with moves at random
RANDOM_MOVES = 12  # at most
OPEN_MOVES = 60  # decisions in which what is chosen is drawn by lot, by visits
LATER = 0.25  # how much of that lot is left afterwards
NOISE = 0.25  # of the priors at the root, in games with a network
LONG = 0.3  # of the decisions are thought about for long, and learnt from
GLANCED = 0.03  # of those of a teacher who only glances: many games with few positions each teach more
NEARLY = 0.02  # of what is in doubt: so much worse, and a teacher thinks it e times less worth trying
SOON = 100.0  # decisions after which what is judged counts e times less for a position
AT_LAST = 0.5  # of what a position teaches is how the game ended, the rest what was judged soon after
SEARCHED = 0.4  # and of that, what the search thought at the time
CALM = 0.4  # of how sure a guide is that has practised: a search that believes all of it tries nothing else
SLIPS = 0.02  # of a teacher's decisions are left to chance: what comes of mistakes is worth knowing


class Plan(NamedTuple):
    """What is played. Plain data: it travels to other processes."""

    game: str
    weights: str  # a file, or nothing: the teacher plays
    players: dict[int, float]  # how many play, and how often
    vary: bool  # whether options are drawn by lot
    iterations: int  # of a long thought
    quick: int  # of a short one
    seed: int
    teacher: str = "greedy"  # or the expert, the search without a guide, or a guide without a search
    start: str = ""  # the weights with that guide


class Piece(NamedTuple):
    plan: Plan
    first: int
    last: int  # less 1: the numbers of the games
    path: str  # where their positions go


class Told(NamedTuple):
    games: int
    positions: int
    decisions: int


class Seen(NamedTuple):
    """A position until the end of the game is known."""

    number: int  # of the decision
    seat: Seat
    views: list[list[int]]  # marks of what every seat saw, from this one on
    options: list[tuple[int, int, float]]  # both names, and how good it is
    chance: float  # of its seat, as the search thinks; -1: it was not asked
    points: list[float]
    doubt: float


def play_piece(piece: Piece) -> Told:
    plan = piece.plan
    game = load_game(plan.game)
    with_network = plan.weights or plan.start
    sense: Sense = sense_from(game, Path(with_network)) if with_network else sense_of(game)
    shard = Shard(game.slug)
    decisions = 0
    for number in range(piece.first, piece.last):
        decisions += SelfPlay(game, sense, plan, game_seed(plan.seed, number)).play(shard)
    shard.write(Path(piece.path))
    return Told(piece.last - piece.first, shard.positions, decisions)


class SelfPlay:
    """One game. The same seed gives the same game."""

    def __init__(self, game: Game, sense: Sense, plan: Plan, seed: int) -> None:
        self.game = game
        self.sense = sense
        self.plan = plan
        self.seed = seed
        self.lot = Random(derived(seed, "training"))
        self.rng: Rng = seeded(derived(seed, "bots"))
        self.reader = Reader(sense_of(game))
        self.seen: list[Seen] = []

    def play(self, shard: Shard) -> int:
        """Adds its positions to the shard; returns how many decisions were taken."""
        lot, game = self.lot, self.game
        players = lot.choices(list(self.plan.players), list(self.plan.players.values()))[0]
        options = any_options(game, players) if self.plan.vary and lot.random() < 0.5 else {}
        d = Decision()
        s = game.begin(players, options, self.seed, d)
        quick = not self.plan.weights and self.plan.teacher in ("greedy", "guide")
        deaf = quick and not listens(game, GreedyBot())
        memories = Memories(game, s, listening=[] if deaf else None)
        at_random = lot.randint(1, RANDOM_MOVES) if lot.random() < RANDOM_STARTS else 0
        own = sense_of(game)
        played_on = arrived = False
        number = 0
        while d.count > 0:
            seat = d.seat
            on = own.plays_on(s)
            played_on, arrived = on, played_on and not on
            if d.count == 1:
                action = d.actions[0]
            elif number < at_random:
                action = d.actions[lot.randrange(d.count)]
            elif self.plan.weights or self.plan.teacher == "search":
                action = self.choose(s, d, memories.by_seat[seat], number)
            else:
                if arrived:  # this is where a search judges what it has played on in the mind
                    self.note(s, seat, number, [], -1.0)
                teach = {"greedy": self.glanced, "guide": self.guided}.get(self.plan.teacher, self.taught)
                action = teach(s, d, memories.by_seat[seat], number)
            apply(s, action, d)
            memories.moved(s, seat)
            number += 1
        self.tell(s, shard)
        return number

    def choose(self, s: State, d: Decision, memory: vec[float], number: int) -> int:
        """Thinks, notes the position, and draws one of the options that were looked at most."""
        lot, plan = self.lot, self.plan
        long = lot.random() < LONG
        view: View = self.game.view(s, d.seat)
        tree = Tree(self.sense, view, memory, in_order(d), self.rng, Manner())
        tree.grow(1)
        if plan.weights and long:
            self.stir(tree)
        tree.grow((plan.iterations if long else plan.quick) - 1)
        edges = tree.edges()
        visits = [int(tree.visits[edge]) for edge in edges]
        total = sum(visits)
        chance = sum(tree.value(edge) * n for edge, n in zip(edges, visits, strict=True)) / total if total else -1.0
        shares = [(int(tree.action[edge]), n / total) for edge, n in zip(edges, visits, strict=True)] if total else []
        self.note(s, d.seat, number, shares if long else [], chance)
        return self.drawn(shares, number) if shares else d.actions[lot.randrange(d.count)]

    def taught(self, s: State, d: Decision, memory: vec[float], number: int) -> int:
        """What the expert thinks of one possible table: the mean over many is for the network to find."""
        lot = self.lot
        view: View = self.game.view(s, d.seat)
        worths = turns(self.sense, view, in_order(d), self.rng, Budget(1), memory)
        shares = self.softened(in_order(d), worths, self.sense.doubt(view))
        if lot.random() < LONG:
            self.note(s, d.seat, number, shares, -1.0)
        return d.actions[lot.randrange(d.count)] if lot.random() < SLIPS else self.drawn(shares, number)

    def glanced(self, s: State, d: Decision, memory: vec[float], number: int) -> int:
        """What is best at first glance at one possible table: played fast enough for very many games."""
        lot = self.lot
        view: View = self.game.view(s, d.seat)
        offered = in_order(d)
        worths = glances(self.sense, self.sense.imagine(view, memory, self.rng), offered)
        shares = self.softened(offered, worths, self.sense.doubt(view))
        if lot.random() < GLANCED:
            self.note(s, d.seat, number, shares, -1.0)
        return d.actions[lot.randrange(d.count)] if lot.random() < SLIPS else self.drawn(shares, OPEN_MOVES)

    def guided(self, s: State, d: Decision, memory: vec[float], number: int) -> int:
        """What a guide likes, by lot: as it has practised. It is not to learn from itself what to choose."""
        lot = self.lot
        if lot.random() < GLANCED:
            self.note(s, d.seat, number, [], -1.0)
        odds = vec[float]([0.0] * d.count)
        assert isinstance(self.sense, NeuralSense)
        known = self.sense.guess(s, d, odds)
        assert known, "weights without a guide teach nobody"
        chosen = lot.choices(range(d.count), [odds[i] ** (1.0 / CALM) for i in range(d.count)])[0]
        return d.actions[lot.randrange(d.count)] if lot.random() < SLIPS else d.actions[chosen]

    def softened(self, offered: Decision, worths: list[float], doubt: float) -> list[tuple[int, float]]:
        """By option, how likely it is taken: nearly as good is nearly as likely."""
        most = max(worths)
        odds = [exp((worth - most) / (NEARLY * doubt)) for worth in worths]
        total = sum(odds)
        return [(int(action), one / total) for action, one in zip(offered.options(), odds, strict=True)]

    def drawn(self, shares: list[tuple[int, float]], number: int) -> int:
        """One of the options by lot, later in the game mostly the best."""
        power = 1.0 if number < OPEN_MOVES else 1.0 / LATER
        return self.lot.choices([action for action, _ in shares], [share**power for _, share in shares])[0]

    def stir(self, tree: Tree) -> None:
        """Noise in the first guess, so that what the network dislikes is tried, too."""
        edges = tree.edges()
        noise = [self.lot.expovariate(1.0) ** 2 for _ in edges]
        whole = sum(noise)
        for edge, one in zip(edges, noise, strict=True):
            tree.prior[edge] = (1.0 - NOISE) * tree.prior[edge] + NOISE * one / whole

    def note(self, s: State, seat: Seat, number: int, options: list[tuple[int, float]], chance: float) -> None:
        reader = self.reader
        views: list[list[int]] = []
        for away in reversed(range(s.seats)):  # the seat that is asked looks last: names by rank are those of its order
            reader.see(s, (seat + away) % s.seats)
            views.insert(0, [reader.sight.marks[i] for i in range(reader.sight.count)])
        points = vec[float]([0.0] * MOST_SEATS)
        own = sense_of(self.game)
        own.standings(s, points)
        doubt = own.doubt(s)
        rows = [points[p] / doubt for p in range(s.seats)]
        middle = sum(rows) / len(rows)
        counted = reader.counted(seat, s.seats)
        named = [(counted[action], share) for action, share in options]
        both = [(action, reader.name(action), share) for action, share in named]
        points_now = turned([row - middle for row in rows], seat)
        self.seen.append(Seen(number, seat, views, both, chance, points_now, doubt))

    def tell(self, s: State, shard: Shard) -> None:
        """The game is over: each position learns what came of it.

        What was judged soon after teaches more than the end of the game, which luck decides as well.
        """
        score = self.game.score(s)
        winners = score.order[0]
        results = [1.0 / len(winners) if p in winners else 0.0 for p in range(s.seats)]
        came, last = results, self.seen[-1].number if self.seen else 0
        taught: list[list[float]] = []
        for one in reversed(self.seen):
            kept = exp((one.number - last) / SOON)
            last = one.number
            judged = opinion(one)
            lesson = mixed(results, came, AT_LAST)
            taught.append(mixed(judged, lesson, SEARCHED) if one.chance >= 0 else lesson)
            came = mixed(came, judged, kept)
        for one, lesson in zip(self.seen, reversed(taught), strict=True):
            ended = turned(results, one.seat)
            shard.add(one.views, one.options, turned(lesson, one.seat), one.points, one.doubt, ended)
        shard.games += 1


def opinion(one: Seen) -> list[float]:
    """By seat, the chances as they were judged: of its own seat by the search, where it was asked."""
    most = max(one.points)
    odds = [exp(points - most) for points in one.points]
    chances = [odd / sum(odds) for odd in odds]
    if one.chance >= 0:
        rest = max(1e-9, 1.0 - chances[0])
        chances = [one.chance, *[chance / rest * (1.0 - one.chance) for chance in chances[1:]]]
    return turned(chances, len(chances) - one.seat)


def mixed(first: list[float], second: list[float], share: float) -> list[float]:
    return [share * a + (1.0 - share) * b for a, b in zip(first, second, strict=True)]


def turned(row: list[float], seat: Seat) -> list[float]:
    """By seat, counted from this one."""
    return row[seat:] + row[:seat]
