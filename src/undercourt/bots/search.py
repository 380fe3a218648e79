"""Search over many possible tables.

In most games it grows one tree over all of them. What the expert would do guides it, where a network has learnt that;
elsewhere habits and a first glance do. Where the game is worth playing on in the mind before it is judged, options are
compared side by side instead.
"""

from __future__ import annotations

from math import ceil
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec

from undercourt.bots.bot import Budget
from undercourt.bots.expert import turns
from undercourt.bots.memory import Memory
from undercourt.bots.thought import Thought, Weighed
from undercourt.bots.weights import guided_sense
from undercourt.judgement import Sense, sense_of
from undercourt.judgement.sense import MOST_SEATS
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import NOTHING, Action
from undercourt.kernel.phrase import plain
from undercourt.kernel.rng import Rng
from undercourt.thinking.comparison import Comparison
from undercourt.thinking.tree import Manner, Tree

CHUNK: Final = 64  # iterations between two looks at the clock
LEAST: Final = 8  # iterations before it is asked how much each of them takes
OFTEN: Final = 0.7  # as good as the best: looked at so many times as often,
NEARLY: Final = 0.05  # and at most so much less likely to win, in spreads of the chances
SELDOM: Final = 0.05  # often enough where a wider lot is drawn: a guide that is sure of itself leaves little for others
GLANCES: Final = 8  # worlds in which each option is judged at first glance
FAVOURED: Final = 12  # options that are compared where all are played on: those of which a turn promises most
EACH: Final = 150  # positions for one of them, at least: some four worlds
PLANNED: Final = 1_000  # positions to find that out
FORESEEN: Final = 4  # decisions after the best option that are told
WORLDS: Final = 8  # in all of which they must be the same
LIKELY: Final = 0.5  # of the looks at a decision, the part that an answer needs to be told
LOOKED: Final = 8  # looks at an answer, at least


class SearchBot:
    """Answers with what it has looked at most, as soon as that is clear; nearly equal ones by lot."""

    def __init__(self, nearly: float = NEARLY) -> None:
        self.manner = Manner()
        self.nearly = nearly

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        if decision.count == 1:
            return decision.actions[0]
        tree = self.tree(game, view, decision, rng, budget, memory)
        nearly = nearly_best(weighed(decision.seat, tree), tree.spread, self.nearly)
        return nearly[rng.below(len(nearly))].action

    def sense(self, game: Game) -> Sense:
        """Who guides and judges."""
        return guided_sense(game)

    def think(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Thought:
        """What it makes of every option, and what it expects to follow."""
        tree = self.tree(game, view, decision, rng, budget, memory)
        thought = weighed(decision.seat, tree)
        glances = at_first_glance(tree)
        seen = [one._replace(glance=glances[one.action]) for one in thought.weighed]
        return thought._replace(weighed=seen, line=foreseen(game, tree, thought.best.action))

    def tree(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Tree:
        sense = self.sense(game)
        if sense.plays_on(view) or sense.pauses(view):
            return compared(Comparison(sense, view, memory, decision, rng, self.manner), budget)
        tree = Tree(sense, view, memory, decision, rng, self.manner)
        begun = perf_counter()
        tree.grow(min(LEAST, budget.positions))
        while tree.lead() < (left := iterations_left(tree, budget, begun)):
            tree.grow(min(CHUNK, left))
        return tree


def compared(tree: Comparison, budget: Budget) -> Comparison:
    """At first all that promise something, at last the best, and the same time for every number in between."""
    left = budget.seconds
    many = int(tree.root.count)
    most = FAVOURED if left is not None else max(2, min(FAVOURED, budget.positions // EACH))
    if many > most:
        begun = perf_counter()
        own, part = sense_of(tree.sense.game), budget.shared(min(PLANNED, budget.positions))
        tree.favour(turns(own, tree.view, tree.root, tree.rng, part, tree.memory), most)
        many = most
        left = None if left is None else left - (perf_counter() - begun)
    done, begun = 0.0, perf_counter()
    while done < 1.0 and (len(tree.rivals) > 1 or many == 1):
        tree.compare()
        if left is None:
            done = int(tree.effort()) / budget.positions
        else:
            done = (perf_counter() - begun) / left if left > 0.0 else 1.0
        tree.narrow(ceil(many ** (1.0 - done)) if done < 1.0 else 1)
    return tree


def iterations_left(tree: Tree, budget: Budget, begun: float) -> int:
    """If they take as much as those before."""
    if budget.seconds is None:
        return budget.positions - int(tree.iterations)
    return int(float(tree.iterations) * (budget.seconds / (perf_counter() - begun) - 1.0))


def weighed(seat: int, tree: Tree) -> Thought:
    """What the tree knows of the options; of those that it knows as much of, what guides it likes come first."""
    edges = sorted(tree.edges(), key=lambda one: (-tree.visits[one], -tree.value(one), -tree.prior[one]))
    found = [Weighed(tree.action[one], tree.visits[one], tree.value(one)) for one in edges]
    return Thought(seat, tree.iterations, found, spread=tree.spread)


def at_first_glance(tree: Tree) -> dict[int, float]:
    """By option, the chances right after it. The tree has no such numbers where a network guides it."""
    actions, seat = [tree.action[edge] for edge in tree.edges()], tree.root.seat
    chances, after = vec[float]([0.0] * MOST_SEATS), Decision()
    sums = dict.fromkeys(actions, 0.0)
    for _ in range(GLANCES):
        world = tree.sense.imagine(tree.view, tree.memory, tree.rng)
        for action in actions:
            s = world.copy()
            apply(s, action, after)
            tree.sense.chances(s, after, chances)
            sums[action] += chances[seat] / GLANCES
    return sums


def nearly_best(thought: Thought, spread: float, nearly: float = NEARLY) -> list[Weighed]:
    """The best, and what is as good; the first alone where nothing has been looked at."""
    best = thought.best
    if best.visits == 0:
        return [best]
    enough = best.chance - nearly * spread
    often = (SELDOM if nearly > NEARLY else OFTEN) * best.visits
    return [one for one in thought.weighed if one.visits >= often and one.chance >= enough]


def foreseen(game: Game, tree: Tree, best: Action) -> list[dict[str, Any]]:
    """How the seat goes on after the best option, as long as nothing new turns up and nobody else is asked."""
    worlds = [tree.sense.imagine(tree.view, tree.memory, tree.rng) for _ in range(WORLDS)]
    asked = [Decision() for _ in worlds]
    at = next(edge for edge in tree.edges() if tree.action[edge] == best)
    told: list[dict[str, Any]] = []
    action = best
    while len(told) < FORESEEN:
        for s, d in zip(worlds, asked, strict=True):
            apply(s, action, d)
        first = asked[0]
        if first.count == 0 or first.seat != tree.root.seat or any(not same(first, d) for d in asked):
            break
        seen = game.view(worlds[0], first.seat)
        if any(game.view(world, first.seat).words() != seen.words() for world in worlds):  # something has turned up
            break
        while at != NOTHING and tree.asked[at] != first.seat:
            at = tree.twin[at]
        answers = [edge for edge in edges_of(tree, at) if first.allows(tree.action[edge])]
        looks = sum(tree.visits[edge] for edge in answers)
        at = max(answers, key=lambda edge: tree.visits[edge], default=NOTHING)
        if at == NOTHING or int(tree.visits[at]) < max(LOOKED, LIKELY * int(looks)):
            break
        action = tree.action[at]
        if first.count > 1:
            told.append(plain(game.option_text(seen, action)))
    return told


def same(one: Decision, other: Decision) -> bool:
    return one.seat == other.seat and sorted(one.options()) == sorted(other.options())


def edges_of(tree: Tree, node: int) -> list[int]:
    found: list[int] = []
    edge = tree.child[node] if node != NOTHING else NOTHING
    while edge != NOTHING:
        found.append(edge)
        edge = tree.next[edge]
    return found
