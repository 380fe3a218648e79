"""Tree search, shown with Lots: play a card for its points, draw one, or pass."""

from __future__ import annotations

from librt.vecs import vec

from tests.kernel.lots import FACTS, FIVE, HAND, PASS, PLAY, TURNS, Lots, LotsGame
from undercourt.judgement.sense import Sense
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply, run
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.rng import seeded
from undercourt.thinking.tree import Manner, Tree

NO_MEMORY = vec[float]()


def table(turns: int, hand: list[int]) -> tuple[LotsGame, Lots, Decision]:
    """The first seat is to move, with these cards, after so many turns."""
    game, d = LotsGame(), Decision()
    s = game.begin(3, {}, 7, d)
    assert isinstance(s, Lots)
    while s.cards.size[HAND] > 0:
        s.cards.take(HAND, s.cards.at(HAND, 0))
    for card in hand:
        s.cards.add(HAND, card)
    s.turns = turns
    run(s, d)
    return game, s, d


def grown(game: LotsGame, s: Lots, d: Decision, iterations: int, seed: int = 1) -> Tree:
    tree = Tree(Sense(game), game.view(s, d.seat), NO_MEMORY, d, seeded(seed), Manner())
    tree.grow(iterations)
    return tree


def looks(tree: Tree) -> dict[int, int]:
    return {tree.action[edge]: tree.visits[edge] for edge in tree.edges()}


def test_with_one_card_left_to_play_the_best_is_looked_at_most() -> None:
    game, s, d = table(TURNS - 1, [2, 4])
    found = looks(grown(game, s, d, 200))
    assert max(found, key=lambda action: found[action]) == PLAY + 4
    assert sum(found.values()) == 200


def test_what_pays_later_is_found() -> None:
    """A five lets its owner keep two points for the next card: whoever has a five and a four begins with the five."""
    game, s, d = table(TURNS - 4, [FIVE, 4])
    found = looks(grown(game, s, d, 1500))
    assert max(found, key=lambda action: found[action]) == PLAY + FIVE


def test_a_tree_may_end_with_the_turn_of_whoever_thinks() -> None:
    """In Lots a turn is one card, and the question whether a five keeps its luck belongs to it."""
    game, s, d = table(8, [FIVE, 4])
    sense = Sense(game)
    sense.own_turn = True
    tree = Tree(sense, game.view(s, d.seat), NO_MEMORY, d, seeded(1), Manner())
    tree.grow(300)
    assert tree.deepest == 2 and grown(game, s, d, 300).deepest > 3
    children = {tree.action[edge]: tree.child[edge] for edge in tree.edges()}
    assert children.pop(PLAY + FIVE) != NOTHING and set(children.values()) == {NOTHING}
    assert sum(looks(tree).values()) == 300


def test_nobody_passes_who_can_score() -> None:
    game, s, d = table(TURNS - 1, [3])
    found = looks(grown(game, s, d, 200))
    assert found[PASS] < found[PLAY + 3] / 4


class Doubting(Sense):
    """To whom all chances are nearly alike, as early in a game of many."""

    def chances(self, s: State, d: Decision, out: vec[float]) -> None:
        super().chances(s, d, out)
        for seat in range(s.seats):
            out[seat] = 1 / s.seats + (out[seat] - 1 / s.seats) / 100


def test_what_is_better_is_found_where_all_is_nearly_alike_too() -> None:
    game, s, d = table(TURNS - 1, [2, 4])
    tree = Tree(Doubting(game), game.view(s, d.seat), NO_MEMORY, d, seeded(1), Manner())
    tree.grow(1000)
    found = looks(tree)
    assert found[PLAY + 4] > 3 * found[PASS]


class Losing(Sense):
    """To whom there is hardly a chance left."""

    def chances(self, s: State, d: Decision, out: vec[float]) -> None:
        super().chances(s, d, out)
        for seat in range(s.seats):
            out[seat] /= 10_000


def test_what_is_better_is_found_in_a_game_that_is_all_but_lost_too() -> None:
    game, s, d = table(TURNS - 1, [2, 4])
    tree = Tree(Losing(game), game.view(s, d.seat), NO_MEMORY, d, seeded(1), Manner())
    tree.grow(200)
    found = looks(tree)
    assert min(found[PLAY + 4], found[PLAY + 2]) > 3 * found[PASS], "either wins"


def test_nothing_is_ruled_out_at_first_glance() -> None:
    """Not even beside what surely wins."""
    game, s, d = table(TURNS - 1, [2, 4])
    tree = grown(game, s, d, 1)
    assert max(tree.guess[edge] for edge in tree.edges()) == 1
    assert min(tree.prior[edge] for edge in tree.edges()) > 0.001


def test_the_chances_of_a_game_that_is_won_are_one() -> None:
    game, s, d = table(TURNS - 1, [4])
    s.points[0] = 100
    tree = grown(game, s, d, 100)
    assert all(tree.value(edge) == 1.0 for edge in tree.edges() if tree.visits[edge] > 0)


def test_the_same_seed_grows_the_same_tree_and_leaves_the_table_alone() -> None:
    game, s, d = table(8, [1, 3, FIVE])
    before, offered = s.words(), d.options()
    assert looks(grown(game, s, d, 300)) == looks(grown(game, s, d, 300))
    assert s.words() == before and d.options() == offered


def test_what_the_seat_cannot_see_changes_nothing() -> None:
    game, s, d = table(8, [1, 3, FIVE])
    other = FACTS.rearrange(s, d.seat, seeded(4))
    assert isinstance(other, Lots) and other.words() != s.words()
    assert looks(grown(game, s, d, 300)) == looks(grown(game, other, d, 300))


def test_a_tree_that_goes_on_is_the_tree_that_grew_at_once() -> None:
    game, s, d = table(8, [1, 3, FIVE])
    piece = grown(game, s, d, 120)
    piece.grow(180)
    assert looks(piece) == looks(grown(game, s, d, 300))


def test_options_that_only_some_worlds_offer_are_tried_there() -> None:
    """What the next seat can play depends on the imagined world: below the root, its cards turn up one by one."""
    game, s, d = table(8, [1, 3])
    tree = grown(game, s, d, 600)
    played = set()
    for edge in tree.edges():
        child = tree.child[edge]
        while child != -1:
            played.add(tree.action[child])
            child = tree.next[child]
    assert {PLAY + card for card in range(FIVE + 1)} <= played


def test_a_walk_ends_where_the_game_ends() -> None:
    game, s, d = table(TURNS - 2, [1, 2])
    tree = grown(game, s, d, 400)
    assert 2 <= tree.deepest <= 4
    apply(s, PLAY + 1, d)
