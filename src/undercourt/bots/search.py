"""Tree search over many possible tables: the more it may look at, the better.

What the expert would do guides it, where a network has learnt that; elsewhere habits and a first glance do.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from undercourt.bots.bot import Budget
from undercourt.bots.memory import Memory
from undercourt.bots.thought import Foreseen, Thought, Weighed
from undercourt.bots.weights import guided_sense
from undercourt.judgement import Sense
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import NOTHING, Action
from undercourt.kernel.phrase import plain
from undercourt.kernel.rng import Rng
from undercourt.thinking.tree import Manner, Tree

CHUNK: Final = 64  # iterations between two looks at the clock
OFTEN: Final = 0.8  # as good as the best: looked at so many times as often,
NEARLY: Final = 0.003  # and at most so much less likely to win
FORESEEN: Final = 3  # decisions after the best option that are told
WORLDS: Final = 4  # that are imagined to find them
LIKELY: Final = 0.2  # of the looks at a decision, the part that an answer needs to be called likely
LOOKED: Final = 6  # looks at an answer, at least


class SearchBot:
    """Answers with what it has looked at most, as soon as nothing else can catch up; nearly equal ones by lot."""

    def __init__(self) -> None:
        self.manner = Manner()

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        if decision.count == 1:
            return decision.actions[0]
        found = weighed(decision.seat, self.tree(game, view, decision, rng, budget, memory)).weighed
        best = found[0]
        nearly = [one for one in found if one.visits >= OFTEN * best.visits and one.chance >= best.chance - NEARLY]
        return (nearly[rng.below(len(nearly))] if nearly else best).action

    def sense(self, game: Game) -> Sense:
        """Who guides and judges."""
        return guided_sense(game)

    def think(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Thought:
        """What it makes of every option, and what it expects to follow."""
        tree = self.tree(game, view, decision, rng, budget, memory)
        thought = weighed(decision.seat, tree)
        return thought._replace(line=foreseen(game, tree, thought.best.action))

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
    found = [Weighed(tree.action[one], tree.visits[one], tree.value(one), tree.guess[one]) for one in tree.edges()]
    return Thought(seat, tree.iterations, sorted(found, key=lambda one: (-one.visits, -one.chance)))


def foreseen(game: Game, tree: Tree, best: Action) -> list[Foreseen]:
    """What is likely to follow the best option, as far as a world shows it in which all of it is possible."""
    lines = [line(game, tree, best) for _ in range(WORLDS)]
    return max(lines, key=len)


def line(game: Game, tree: Tree, best: Action) -> list[Foreseen]:
    s, d = tree.sense.imagine(tree.view, tree.memory, tree.rng), Decision()
    at = next(edge for edge in tree.edges() if tree.action[edge] == best)
    apply(s, best, d)
    told: list[Foreseen] = []
    while d.count > 0 and len(told) < FORESEEN:
        while at != NOTHING and tree.asked[at] != d.seat:
            at = tree.twin[at]
        answers = [edge for edge in edges_of(tree, at) if d.allows(tree.action[edge])]
        if not answers:
            break
        likeliest = max(answers, key=lambda edge: tree.visits[edge])
        looks = sum(tree.visits[edge] for edge in answers)
        if int(tree.visits[likeliest]) < max(LOOKED, LIKELY * int(looks)):
            break
        action = tree.action[likeliest]
        if d.count > 1:
            told.append(Foreseen(d.seat, action, plain(game.option_text(s, action))))
        apply(s, action, d)
        at = likeliest
    return told


def edges_of(tree: Tree, node: int) -> list[int]:
    found: list[int] = []
    edge = tree.child[node] if node != NOTHING else NOTHING
    while edge != NOTHING:
        found.append(edge)
        edge = tree.next[edge]
    return found
