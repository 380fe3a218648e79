"""Tree search over many possible tables: the more it may look at, the better.

What the expert would do guides it, where a network has learnt that; elsewhere habits and a first glance do.
"""

from __future__ import annotations

from math import log
from time import perf_counter
from typing import Any, Final

from librt.vecs import vec

from undercourt.bots.bot import Budget
from undercourt.bots.memory import Memory
from undercourt.bots.rehearsed import rehearsed
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
from undercourt.thinking.tree import Manner, Tree

CHUNK: Final = 64  # iterations between two looks at the clock
OFTEN: Final = 0.7  # as good as the best: looked at so many times as often,
NEARLY: Final = 0.05  # and at most so much less likely to win, in spreads of the chances
SELDOM: Final = 0.05  # often enough where a wider lot is drawn: a guide that is sure of itself leaves little for others
GLANCES: Final = 8  # worlds in which each option is judged at first glance
CLOSER: Final = 4  # times as many positions may be looked at as there were iterations, to play on
FINALISTS: Final = 10  # options that are played on
MOST_WORLDS: Final = 1_000  # in which they are
TREE: Final = 0.5  # how much the chances that the tree found still count then
RARE: Final = 1.0e-6  # a chance below which nothing differs
FORESEEN: Final = 4  # decisions after the best option that are told
WORLDS: Final = 8  # in all of which they must be the same
LIKELY: Final = 0.5  # of the looks at a decision, the part that an answer needs to be told
LOOKED: Final = 8  # looks at an answer, at least


class SearchBot:
    """Answers with what it has looked at most, as soon as nothing else can catch up; nearly equal ones by lot."""

    def __init__(self, nearly: float = NEARLY) -> None:
        self.manner = Manner()
        self.nearly = nearly

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        if decision.count == 1:
            return decision.actions[0]
        tree, thought = self.considered(game, view, decision, rng, budget, memory)
        nearly = nearly_best(thought, tree.spread, self.nearly)
        return nearly[rng.below(len(nearly))].action

    def sense(self, game: Game) -> Sense:
        """Who guides and judges."""
        return guided_sense(game)

    def think(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Thought:
        """What it makes of every option, and what it expects to follow."""
        tree, thought = self.considered(game, view, decision, rng, budget, memory)
        glances = at_first_glance(tree)
        seen = [one._replace(glance=glances[one.action]) for one in thought.weighed]
        return thought._replace(weighed=seen, line=foreseen(game, tree, thought.best.action))

    def considered(
        self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory
    ) -> tuple[Tree, Thought]:
        """What the tree makes of the options; where the game says so, the best of them are then played on."""
        if decision.count == 1 or not sense_of(game).plays_on(view):
            tree = self.tree(game, view, decision, rng, budget, memory)
            return tree, weighed(decision.seat, tree)
        tree = self.tree(game, view, decision, rng, budget.shared(budget.positions), memory)
        thought = weighed(decision.seat, tree)
        then = budget.shared(CLOSER * budget.positions)
        return tree, played_on(self.sense(game), view, decision, thought, rng, then, memory)

    def tree(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Tree:
        tree = Tree(self.sense(game), view, memory, decision, rng, self.manner)
        if budget.seconds is None:
            while tree.iterations < budget.positions and tree.lead() < budget.positions - tree.iterations:
                tree.grow(min(CHUNK, budget.positions - tree.iterations))
        else:
            begun = perf_counter()
            used = 0.0
            while used < budget.seconds:
                tree.grow(CHUNK)
                used = perf_counter() - begun
                if float(tree.lead()) > float(tree.iterations) * (budget.seconds / used - 1.0):
                    break
        return tree


def weighed(seat: int, tree: Tree) -> Thought:
    """What the tree knows of the options; of those that it knows as much of, what guides it likes come first."""
    edges = sorted(tree.edges(), key=lambda one: (-tree.visits[one], -tree.value(one), -tree.prior[one]))
    found = [Weighed(tree.action[one], tree.visits[one], tree.value(one)) for one in edges]
    return Thought(seat, tree.iterations, found)


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


def played_on(
    sense: Sense, view: View, decision: Decision, thought: Thought, rng: Rng, budget: Budget, memory: Memory
) -> Thought:
    """The same thought, with what was looked at most in the order of what it led to in the mind.

    Chances stay those that the tree has found, so that all compare. Everybody goes by the game's own judgement, since
    what a network expects of people is too uncertain to play on with; who judges the leaves judges where that ends.
    """
    known = {one.action: one for one in thought.weighed}
    promises = [float(known[action].visits) for action in decision.options()]
    by_number = rehearsed(sense, view, decision, promises, rng, budget, memory, FINALISTS, MOST_WORLDS)
    found = {decision.actions[i]: led_to for i, led_to in by_number.items()}
    doubt = sense.doubt(view)
    order = sorted(found, key=lambda action: -found[action] - TREE * doubt * log(max(known[action].chance, RARE)))
    chances = sorted([known[action].chance for action in order], reverse=True)
    first = [known[action]._replace(chance=chance) for action, chance in zip(order, chances, strict=True)]
    return thought._replace(weighed=first + [one for one in thought.weighed if one.action not in found], rehearsed=True)


def nearly_best(thought: Thought, spread: float, nearly: float = NEARLY) -> list[Weighed]:
    """The best, and what is as good; the first alone where nothing has been looked at, or all of it played on."""
    best = thought.best
    if best.visits == 0 or thought.rehearsed:
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
