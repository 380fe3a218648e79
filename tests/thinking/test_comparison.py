"""Options compared in the same worlds, shown with Lots: play a card for its points, draw one, or pass."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from tests.kernel.lots import FIVE, PASS, PLAY, TURNS, Lots, LotsGame
from tests.thinking.test_tree import NO_MEMORY, table
from undercourt.judgement.sense import Sense
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State
from undercourt.kernel.game import View
from undercourt.kernel.rng import Rng, seeded
from undercourt.thinking.comparison import ENOUGH, PLAYED_ON, Comparison
from undercourt.thinking.tree import Manner


class PlayingOn(Sense):
    """To the end of the game, before anything is judged. Counts the worlds that it was asked for."""

    imagined = 0

    def plays_on(self, s: State) -> bool:
        return True

    def imagine(self, v: View, memory: vec[float], rng: Rng) -> State:
        self.imagined += 1
        return super().imagine(v, memory, rng)


def comparison(game: LotsGame, s: Lots, d: Decision, sense: Sense | None = None) -> Comparison:
    return Comparison(sense or PlayingOn(game), game.view(s, d.seat), NO_MEMORY, d, seeded(1), Manner())


def node(tree: Comparison, action: int) -> int:
    return next(int(one) for one in tree.edges() if tree.action[one] == action)


def test_all_options_meet_the_same_worlds() -> None:
    game, s, d = table(TURNS - 4, [2, 4])
    sense = PlayingOn(game)
    tree = comparison(game, s, d, sense)
    for _ in range(5):
        tree.compare()
    assert sense.imagined == 5 and tree.iterations == 5 * d.count
    assert {tree.visits[edge] for edge in tree.edges()} == {5}


def test_what_the_game_ends_with_is_seen() -> None:
    """Who plays the four before the last turn wins more than who passes; so near the end, nothing else is judged."""
    game, s, d = table(TURNS - 1, [2, 4])
    tree = comparison(game, s, d)
    for _ in range(ENOUGH):
        tree.compare()
    assert tree.value(node(tree, PLAY + 4)) > tree.value(node(tree, PLAY + 2)) > tree.value(node(tree, PASS))
    assert tree.value(node(tree, PASS)) > 0, "whoever comes near the win by points has a part of it"


def test_the_worse_are_dropped_and_the_best_stays() -> None:
    game, s, d = table(TURNS - 1, [2, 4])
    tree = comparison(game, s, d)
    tree.compare()
    tree.narrow(2)
    assert [tree.action[one] for one in tree.rivals] == [PLAY + 4, PLAY + 2]
    tree.compare()
    assert tree.visits[node(tree, PASS)] == 1 and tree.visits[node(tree, PLAY + 4)] == 2
    tree.narrow(1)
    assert [tree.action[one] for one in tree.rivals] == [PLAY + 4]


def test_what_is_clearly_worse_is_dropped_however_many_may_stay() -> None:
    game, s, d = table(TURNS - 1, [2, 4])
    tree = comparison(game, s, d)
    for looked in range(1, ENOUGH + 1):
        tree.compare()
        tree.narrow(9)
        assert (len(tree.rivals) < d.count) == (looked == ENOUGH)
    assert tree.rivals[0] == node(tree, PLAY + 4)


def test_what_is_as_good_is_not_dropped() -> None:
    """Two options that are worth the same in every world."""
    game, s, d = table(TURNS - 1, [2, 4])
    tree = comparison(game, s, d)
    two, four = node(tree, PLAY + 2), node(tree, PLAY + 4)
    tree.rivals = [two, four]
    tree.results[two] = tree.results[four] = vec[float]([0.2, 0.4] * ENOUGH)
    assert not tree.clearly_worse(two, four)
    tree.results[two] = vec[float]([0.2, 0.3] * ENOUGH)
    assert tree.clearly_worse(two, four) and not tree.clearly_worse(four, two)


def test_only_what_promises_most_is_looked_at() -> None:
    game, s, d = table(TURNS - 1, [2, 4])
    tree = comparison(game, s, d)
    promises = [float(action == PASS) + 0.5 * (action == PLAY + 2) for action in d.options()]
    tree.favour(promises, 2)
    tree.compare()
    assert [tree.action[one] for one in tree.rivals] == [PASS, PLAY + 2]
    assert tree.prior[node(tree, PASS)] > tree.prior[node(tree, PLAY + 2)] > tree.prior[node(tree, PLAY + 4)]
    assert tree.value(node(tree, PLAY + 4)) == min(tree.value(one) for one in tree.rivals), "nothing is known of it"


def test_it_takes_as_long_as_it_looks_at_positions() -> None:
    game, s, d = table(TURNS - 8, [2, 4])
    tree = comparison(game, s, d)
    tree.compare()
    assert tree.effort() == tree.iterations + tree.rehearsal.looked_at // PLAYED_ON > 2 * tree.iterations


def test_own_next_steps_are_kept_to_be_told() -> None:
    """Whoever plays a five is asked whether it keeps its luck."""
    game, s, d = table(TURNS - 4, [FIVE, 4])
    tree = comparison(game, s, d)
    for _ in range(4):
        tree.compare()
    five, four = node(tree, PLAY + FIVE), node(tree, PLAY + 4)
    first = tree.child[five]
    assert tree.asked[five] == d.seat and first > 0 and tree.asked[four] < 0
    looks = 0
    while first > 0:
        looks += int(tree.visits[first])
        first = tree.next[first]
    assert looks == 4


def test_what_is_only_told_is_no_option() -> None:
    """What was not looked at is worth the least of what was, and not what steps behind it are: nobody judges those."""
    game, s, d = table(TURNS - 4, [FIVE, 4])
    tree = comparison(game, s, d)
    tree.favour([float(action == PLAY + FIVE) for action in d.options()], 1)
    for _ in range(4):
        tree.compare()
    assert len(tree.visits) > len(tree.results)
    assert tree.value(node(tree, PASS)) == tree.value(node(tree, PLAY + FIVE)) > 0


@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_finds_the_same(seed: int) -> None:
    game, s, d = table(TURNS - 4, [2, 4])
    found = []
    for _ in range(2):
        tree = Comparison(PlayingOn(game), game.view(s, d.seat), NO_MEMORY, d, seeded(seed), Manner())
        for _ in range(6):
            tree.compare()
        found.append([tree.value(edge) for edge in tree.edges()])
    assert found[0] == found[1]
