"""The network's whole numbers come to the same as plain sums, and the tree goes where the network points."""

from __future__ import annotations

from array import array
from math import exp, log
from pathlib import Path
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.kernel.lots import FACTS, PASS, LotsGame
from tests.training.lots_seen import UNITS_SECOND, any_weights, lots_with_eyes
from undercourt.bots import bot, bots_for
from undercourt.bots.bot import Budget
from undercourt.bots.neural import NeuralBot
from undercourt.bots.weights import NONE, Rows, Weights, read_weights, sense_with, write_weights
from undercourt.games import load_game
from undercourt.judgement.sense import MOST_SEATS, Sense
from undercourt.kernel.decision import MOST, Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.observing import Sight
from undercourt.kernel.rng import seeded
from undercourt.thinking.judge import POINT
from undercourt.thinking.network import FULL, ONE, SHIFT, SHIFT_SECOND, Layer, NeuralSense
from undercourt.thinking.tree import Manner, Tree


def row_of(marks: vec[i64], n: int) -> dict[int, int]:
    return {marks[i] >> 8: marks[i] & 255 for i in range(n)}


def plain_layer(weights: list[int], bias: list[int], inputs: dict[int, int], shift: int) -> dict[int, int]:
    units = len(bias)
    sums = [bias[j] + sum(weights[i * units + j] * n for i, n in inputs.items()) for j in range(units)]
    on = {j: max(0, min(FULL, total // 2**shift)) for j, total in enumerate(sums)}
    return {j: n for j, n in on.items() if n > 0}


def shares_of(logits: list[float]) -> list[float]:
    powers = [exp(one) for one in logits]
    return [one / sum(powers) for one in powers]


@pytest.mark.parametrize("units", [1, 23, 24, 25, 96])
def test_a_layer_adds_up_the_rows_of_its_marks(units: int) -> None:
    lot = Random(units)
    weights = [lot.randint(-32_000, 32_000) for _ in range(40 * units)]
    bias = [lot.randint(-ONE, ONE) for _ in range(units)]
    inputs = {place: lot.choice([1, 2, 3]) for place in lot.sample(range(40), 12)}
    marks = vec[i64]([place * 256 + n for place, n in inputs.items()])
    out = vec[i64]([0] * 128)
    n = Layer(weights, bias, SHIFT).run(marks, len(marks), out)
    assert row_of(out, n) == plain_layer(weights, bias, inputs, SHIFT)


def plainly_said(rows: Rows, inputs: dict[int, int], what: int) -> float:
    first = plain_layer(list(rows.first), list(rows.first_bias), inputs, SHIFT)
    second = plain_layer(list(rows.second), list(rows.second_bias), first, SHIFT_SECOND)
    base = what * (UNITS_SECOND + 1)
    return (rows.last[base + UNITS_SECOND] + sum(rows.last[base + unit] * n / FULL for unit, n in second.items())) / ONE


def seen_by(game: LotsGame, s: State, seat: int) -> dict[int, int]:
    sight = Sight()
    game.eyes.see(s, seat, sight)
    inputs = {game.eyes.size + seat: 1}
    for place, n in [divmod(sight.marks[i], 256) for i in range(sight.count)]:
        inputs[place] = inputs.get(place, 0) + n
    return inputs


def test_chances_and_priors_are_those_of_plain_arithmetic() -> None:
    game = lots_with_eyes()
    w = any_weights(game, 1)
    sense = sense_with(game, w)
    own = Sense(game)
    d = Decision()
    s = game.begin(3, {}, 5, d)
    lot = Random(1)
    chances, priors = vec[float]([0.0] * MOST_SEATS), vec[float]([0.0] * MOST)
    while d.count > 0:
        judged = [plainly_said(w.judge, seen_by(game, s, p), 0) for p in range(3)]
        by_seat = [one + w.trust[3] * own.evaluate(s, p) / own.doubt(s) for p, one in enumerate(judged)]
        by_option = [plainly_said(w.guide, seen_by(game, s, d.seat), action) for action in d.options()]
        assert sense.priors(s, d, priors, chances)
        assert list(chances)[:3] == pytest.approx(shares_of(by_seat), abs=1e-6)
        assert [priors[i] for i in range(d.count)] == pytest.approx(shares_of(by_option), abs=1e-6)
        again = vec[float]([0.0] * MOST_SEATS)
        sense.chances(s, d, again)
        assert list(again) == list(chances)
        weighed = [sense.weigh(s, p) for p in range(3)]
        assert weighed == pytest.approx([own.doubt(s) * log(3 * chances[p]) for p in range(3)])
        apply(s, d.actions[lot.randrange(d.count)], d)
    assert [sense.weigh(s, p) for p in range(3)] == [own.weigh(s, p) for p in range(3)]
    sense.chances(s, d, chances)
    winners = game.score(s).order[0]
    assert [chances[p] > 0 for p in range(3)] == [p in winners for p in range(3)]  # at the end the truth


def test_a_tally_adds_up_what_is_seen_and_more_of_it_while_much_is_in_doubt() -> None:
    game = lots_with_eyes()
    w = any_weights(game, 1)
    sense = sense_with(game, w, tallied=True)
    own = Sense(game)
    d = Decision()
    s = game.begin(3, {}, 5, d)
    lot = Random(1)
    chances = vec[float]([0.0] * MOST_SEATS)
    while d.count > 0:
        doubt = own.doubt(s)
        said = [
            sum((w.tally.at_last[place] + doubt * w.tally.early[place]) * n for place, n in seen_by(game, s, p).items())
            for p in range(3)
        ]
        logits = [one / POINT + w.tally_trust[3] * own.evaluate(s, p) / doubt for p, one in enumerate(said)]
        sense.chances(s, d, chances)
        assert list(chances)[:3] == pytest.approx(shares_of(logits), abs=1e-6)
        apply(s, d.actions[lot.randrange(d.count)], d)


def test_without_a_guide_every_option_is_tried() -> None:
    game = lots_with_eyes()
    sense = sense_with(game, any_weights(game, 1)._replace(guide=NONE))
    d = Decision()
    s = game.begin(3, {}, 5, d)
    chances, priors = vec[float]([0.0] * MOST_SEATS), vec[float]([0.0] * MOST)
    assert not sense.priors(s, d, priors, chances) and sum(chances) == pytest.approx(1.0)


def test_whatever_else_is_asked_the_game_itself_answers() -> None:
    own = {name for name in vars(NeuralSense) if not name.startswith("_")}
    assert {name for name in vars(Sense) if callable(getattr(Sense, name)) and not name.startswith("_")} <= own


def pointing_at(w: Weights, action: int) -> Weights:
    """The same networks, the guide sure of one action and the judge of nothing."""
    policy, judged = w.guide.last[:], w.judge.last[:]
    for row in (policy, judged):
        for i in range(len(row)):
            row[i] = 0
    policy[action * (UNITS_SECOND + 1) + UNITS_SECOND] = 4 * ONE - 1
    nothing = array("f", [0.0] * (MOST_SEATS + 1))
    return w._replace(guide=w.guide._replace(last=policy), judge=w.judge._replace(last=judged), trust=nothing)


def test_the_tree_looks_most_where_the_network_points() -> None:
    game = lots_with_eyes()
    sense = sense_with(game, pointing_at(any_weights(game, 2), PASS))
    d = Decision()
    s = game.begin(3, {}, 5, d)
    tree = Tree(sense, game.view(s, 0), vec[float]([]), d, seeded(1), Manner())
    tree.grow(60)
    visits = {tree.action[edge]: tree.visits[edge] for edge in tree.edges()}
    assert (
        max(visits, key=lambda action: visits[action]) == PASS and sum(visits.values()) == 59
    )  # the first was the root


def test_weights_come_back_as_they_were_written(tmp_path: Path) -> None:
    game = lots_with_eyes()
    w = any_weights(game, 3)
    write_weights(tmp_path / "a.npz", w)
    assert read_weights(tmp_path / "a.npz") == w
    write_weights(tmp_path / "b.npz", w)
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()


def test_weights_for_another_layout_are_refused_in_a_sentence() -> None:
    game = lots_with_eyes()
    with pytest.raises(ValueError, match="other observations or actions than those of abyss"):
        sense_with(load_game("abyss"), any_weights(game, 3))


def test_the_neural_bot_plays_with_the_weights_it_is_given_and_says_where_there_are_none(tmp_path: Path) -> None:
    game = lots_with_eyes()
    write_weights(tmp_path / "lots.npz", pointing_at(any_weights(game, 2), PASS))
    d = Decision()
    s = game.begin(3, {}, 5, d)
    view, few, memory = game.view(s, 0), Budget(positions=40), vec[float]([])
    assert NeuralBot(tmp_path / "lots.npz").choose(game, view, d, seeded(1), few, memory) == PASS
    with pytest.raises(ValueError, match="nobody has trained a network for lots"):
        NeuralBot().choose(game, view, d, seeded(1), few, memory)
    assert "neural" not in bots_for(game) and isinstance(bot("neural"), NeuralBot)


def test_its_choice_does_not_depend_on_what_the_seat_cannot_see(tmp_path: Path) -> None:
    game = lots_with_eyes()
    write_weights(tmp_path / "lots.npz", any_weights(game, 4))
    player = NeuralBot(tmp_path / "lots.npz")
    d = Decision()
    s = game.begin(3, {}, 7, d)
    differed = 0
    while d.count > 0:
        other = FACTS.rearrange(s, d.seat, seeded(s.rng.count))
        differed += other.words() != s.words()
        views = game.view(s, d.seat), game.view(other, d.seat)
        choices = [player.choose(game, view, d, seeded(1), Budget(positions=20), vec[float]([])) for view in views]
        assert choices[0] == choices[1]
        apply(s, choices[0], d)
    assert differed > 5
