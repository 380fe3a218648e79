"""Reviews: what each decision cost, from what its seat knew, and luck apart from it."""

from __future__ import annotations

import pytest

from undercourt.bots import adviser
from undercourt.bots.review import SOUND, Ask, Review, asked_of, moments, reviewing
from undercourt.bots.thought import Thought, Weighed
from undercourt.games import game_names, load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.game import Game
from undercourt.kernel.record import Record
from undercourt.table import Table

every_game = pytest.mark.parametrize("slug", game_names())


def played(slug: str, *bots: str, seed: int = 3) -> Table:
    table = Table(load_game(slug), list(bots), {}, seed=seed)
    for _ in table.play_bots():
        pass
    return table


def driven(record: Record, game: Game, answer: dict[int, float] | None = None) -> tuple[Review, list[Ask]]:
    """Answered by the master with few positions; or by a table of chances, by action."""
    run, asks, master = reviewing(record, game, 10, 10), [], adviser(game)
    try:
        ask = next(run)
        while True:
            asks.append(ask)
            ask = run.send(asked_of(ask, game, master) if answer is None else known(ask, answer))
    except StopIteration as end:
        return end.value, asks


def known(ask: Ask, chances: dict[int, float]) -> Thought:
    weighed = [Weighed(action, 1, chances.get(action, 0.5)) for action in ask.decision.options()]
    return Thought(ask.seat, 1, sorted(weighed, key=lambda one: -one.chance))


@every_game
def test_a_review_judges_every_decision_and_adds_up(slug: str) -> None:
    table = played(slug, "random", "random")
    record, game = table.record, table.game
    record.moves = record.moves[:40]
    review, asks = driven(record, game)
    asked = list(moments(record, game))
    assert sum(one.decisions for one in review.seats) == len(asked) <= len(asks)
    assert [ask.done for ask in asks] == sorted(ask.done for ask in asks) and 0 <= asks[0].done <= asks[-1].done < 1
    assert sum(one.choices for one in review.seats) == pytest.approx(0, abs=0.01)
    for one in review.seats:
        assert one.lost == pytest.approx(sum(point.chance - point.after for point in one.points), abs=0.01)
        assert one.luck == pytest.approx(one.result - 0.5 - one.choices, abs=0.01)
        assert all(0 <= point.after <= point.chance <= 1 for point in one.points)
        assert all(costly.cost > SOUND and costly.did != costly.better for costly in one.costly)
        assert len({costly.round for costly in one.costly}) == len(one.costly) <= 3


@every_game
def test_each_question_is_about_what_the_seat_that_decided_saw_then(slug: str) -> None:
    table = played(slug, "random", "random", "random")
    record, game, d = table.record, table.game, Decision()
    record.moves = record.moves[:25]
    found = {moment.move: moment for moment in moments(record, game)}
    s = game.begin(3, record.options, record.seed, d, record.generator)
    hidden = 0
    for move, (seat, name) in enumerate(record.moves):
        if d.count > 1:
            moment = found.pop(move)
            assert (moment.seat, game.space.name(moment.did)) == (seat, name)
            assert sorted(moment.decision.options()) == sorted(d.options())
            assert moment.view.words() == game.view(s, seat).words()
            hidden += moment.view.words() != s.words()
        apply(s, game.space.by_name[name], d)
    assert found == {} and hidden > 3


def test_the_decision_that_cost_most_is_told_with_the_better_one() -> None:
    table = played("tyrants", "random", "random")
    record, game = table.record, table.game
    record.moves = record.moves[:40]
    third = [one for one in moments(record, game) if one.seat == 0][2]
    better = next(action for action in third.decision.options() if action != third.did)

    def chance(ask: Ask) -> Thought:
        here = ask.seat == 0 and ask.view.words() == third.view.words()
        chances = {third.did: 0.3, better: 0.7} if here else {}
        return known(ask, chances) if here else Thought(ask.seat, 1, [*_even(ask)])

    run = reviewing(record, game, 10, 10)
    try:
        ask = next(run)
        while True:
            ask = run.send(chance(ask))
    except StopIteration as end:
        review: Review = end.value
    [worst] = review.seats[0].costly
    assert (worst.move, worst.did, worst.better) == (third.move, game.space.name(third.did), game.space.name(better))
    assert worst.cost == pytest.approx(0.4) and review.seats[0].lost == pytest.approx(0.4)
    assert worst.says_did["key"].startswith("action") and worst.says_better["key"].startswith("action")
    assert review.seats[0].choices == pytest.approx(-0.2) and review.seats[1].choices == pytest.approx(0.2)
    assert review.seats[0].sound == review.seats[0].decisions - 1


def _even(ask: Ask) -> list[Weighed]:
    return [Weighed(action, 1, 0.5) for action in ask.decision.options()]


def test_whoever_won_has_the_whole_result() -> None:
    table = played("abyss", "random", "random")
    review, _ = driven(table.record, table.game, {})
    winners = {table.game.seat_names[seat] for seat in table.game.score(table.s).order[0]}
    assert {one.seat for one in review.seats if one.result > 0} == winners
    assert sum(one.result for one in review.seats) == pytest.approx(1)
    assert all(one.lost == 0 and one.costly == [] and one.sound == one.decisions for one in review.seats)
