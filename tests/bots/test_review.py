"""Reviews: what each decision cost, from what its seat knew, and what others gave away and luck apart from it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import convert

from undercourt.bots import adviser
from undercourt.bots.review import Ask, Judged, Review, asked_of, costly, moments, reviewing
from undercourt.bots.thought import Thought, Weighed
from undercourt.games import game_names, load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.game import Game
from undercourt.kernel.record import Record
from undercourt.kernel.rng import seeded
from undercourt.table import Table
from undercourt.table.wire import Saying
from undercourt.text import LANGUAGES, texts, told

every_game = pytest.mark.parametrize("slug", game_names())


def played(slug: str, *bots: str, seed: int = 3) -> Table:
    table = Table(load_game(slug), list(bots), {}, seed=seed)
    for _ in table.play_bots():
        pass
    return table


Answers = Callable[[Ask], Thought]


def driven(record: Record, game: Game, answer: Answers | None = None, positions: int = 10) -> tuple[Review, list[Ask]]:
    """Answered by the master with few positions, or otherwise."""
    run, asks, master = reviewing(record, game, positions, positions), [], adviser(game)
    try:
        ask = next(run)
        while True:
            asks.append(ask)
            ask = run.send(asked_of(ask, game, master) if answer is None else answer(ask))
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
    for one in review.seats:
        assert one.choices == pytest.approx(sum(point.after - point.chance for point in one.points), abs=0.01)
        assert (one.luck is None) == (one.result is None) != review.over
        if one.result is not None:  # a game as short as that
            assert one.luck == pytest.approx(one.result - 0.5 - one.choices - one.others, abs=0.001)
        assert all(0 <= point.after <= point.chance <= 1 for point in one.points)
        assert all(costly.cost > 0 and costly.did != costly.better for costly in one.costly)
        assert len({costly.round for costly in one.costly}) == len(one.costly) <= 3


@pytest.mark.parametrize("seats", [2, 3, 4])
@every_game
def test_what_is_given_away_goes_to_the_others_and_all_luck_comes_to_nothing(slug: str, seats: int) -> None:
    """Whatever the master thinks of it all, and however the game goes."""
    table = played(slug, *["random"] * seats)
    record, game = table.record, table.game
    for over in (True, False):
        record.moves = record.moves if over else record.moves[: len(record.moves) // 2]
        review, _ = driven(record, game, lambda ask: known(ask, at_random(ask)))
        assert review.over == over
        assert all(one.choices <= 0 <= one.others for one in review.seats) and review.seats[0].others > 0
        assert sum(one.choices + one.others for one in review.seats) == pytest.approx(0, abs=0.001)
        assert all((one.luck is not None) == review.over for one in review.seats)
        assert sum(one.luck or 0 for one in review.seats) == pytest.approx(0, abs=0.001)


def at_random(ask: Ask) -> dict[int, float]:
    """A chance for every option."""
    return {action: seeded(ask.seed ^ action).below(101) / 100 for action in ask.decision.options()}


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
    table = played("tyrants", "random", "random", "random")
    record, game = table.record, table.game
    record.moves = record.moves[:40]
    third = [one for one in moments(record, game) if one.seat == 0][2]
    better = next(action for action in third.decision.options() if action != third.did)

    def chance(ask: Ask) -> Thought:
        here = ask.seat == 0 and ask.view.words() == third.view.words()
        chances = {third.did: 0.3, better: 0.7} if here else {}
        return known(ask, chances) if here else Thought(ask.seat, 1, [*_even(ask)])

    review, _ = driven(record, game, chance)
    [worst] = review.seats[0].costly
    assert (worst.move, worst.did, worst.better) == (third.move, game.space.name(third.did), game.space.name(better))
    assert worst.cost == pytest.approx(0.4) and review.seats[0].choices == pytest.approx(-0.4)
    assert worst.says_did["key"].startswith("action") and worst.says_better["key"].startswith("action")
    assert review.seats[1].choices == 0
    assert [one.others for one in review.seats] == [0, 0.2, 0.2], "what one loses, the others have in equal parts"
    assert review.seats[0].sound == review.seats[0].decisions - 1


@every_game
def test_a_costly_decision_is_told_with_the_question_that_the_table_asked(slug: str) -> None:
    """An option may be a bare name, a number or a "no": without the question nobody understands it weeks later."""
    ended = played(slug, "random", "random", "random")
    record, game = ended.record, ended.game
    record.moves = record.moves[:60]
    found = {one.move: costly(game, Judged(one, one.did, 0.7, 0.3, [])) for one in moments(record, game)}
    table = ended.at_the_start()
    for move, (seat, name) in enumerate(record.moves):
        if move in found:
            asked = table.stream(seat).update(0).decision
            assert asked is not None and convert(found[move].asked, Saying) == asked.question
        table.act(seat, name)
    assert len(found) > 20


def test_a_player_who_was_chosen_is_told_with_what_for_in_every_language() -> None:
    ended = played("secret_city", "random", "random", "random")
    names = {lang: texts("secret_city", lang) for lang in LANGUAGES}
    for one in moments(ended.record, ended.game):
        option = ended.game.option_text(one.view, one.did)
        if option.key == "action_player" and names["en"].phrase(option) in ("Amber", "Sky", "Green"):
            asked = told(costly(ended.game, Judged(one, one.did, 0.7, 0.3, [])).asked)
            assert all(len(names[lang].phrase(asked).split()) > 2 for lang in LANGUAGES)
            return
    raise AssertionError("nobody was chosen by name alone")


def _even(ask: Ask) -> list[Weighed]:
    return [Weighed(action, 1, 0.5) for action in ask.decision.options()]


def test_a_game_that_is_not_over_has_no_result_and_no_luck() -> None:
    """Not even for whoever has decided nothing so far."""
    table = played("tyrants", "random", "random")
    record, game = table.record, table.game
    first = next(moments(record, game))
    record.moves = record.moves[: first.move + 1]
    review, _ = driven(record, game, lambda ask: known(ask, {}))
    assert not review.over
    assert [(one.result, one.luck) for one in review.seats] == [(None, None)] * 2
    assert sorted(len(one.points) for one in review.seats) == [0, 1]


def test_whoever_won_has_the_whole_result() -> None:
    table = played("abyss", "random", "random")
    review, _ = driven(table.record, table.game, lambda ask: known(ask, {}))
    assert review.over
    winners = {table.game.seat_names[seat] for seat in table.game.score(table.s).order[0]}
    assert {one.seat for one in review.seats if one.result} == winners
    assert sum(one.result or 0 for one in review.seats) == pytest.approx(1)
    assert all(one.choices == 0 and one.costly == [] and one.sound == one.decisions for one in review.seats)


def test_what_was_done_is_judged_by_itself_however_little_it_was_looked_at() -> None:
    """Among others, what was hardly looked at has the chance of the first glance: as good as all."""
    table = played("tyrants", "random", "random")
    record, game = table.record, table.game
    record.moves = record.moves[:40]
    found = list(moments(record, game))

    def answer(ask: Ask) -> Thought:
        options = ask.decision.options()
        if len(options) > 1:
            return Thought(ask.seat, 9, [Weighed(action, 9 if action == options[0] else 0, 0.5) for action in options])
        all_options = next(one.decision.options() for one in found if one.view.words() == ask.view.words())
        return Thought(ask.seat, 9, [Weighed(options[0], 9, 0.5 if options[0] == all_options[0] else 0.4)])

    review, _ = driven(record, game, answer)
    for seat, one in enumerate(review.seats):
        others = sum(moment.did != moment.decision.options()[0] for moment in found if moment.seat == seat)
        assert others > 3 and one.sound == one.decisions - others
        assert one.choices == pytest.approx(-0.1 * others)


def test_what_may_be_chance_in_the_judging_is_held_against_nobody() -> None:
    """A cost of a tenth of a win is one where chances are known to a hundredth, and none where they are to a tenth."""
    table = played("tyrants", "random", "random")
    record, game = table.record, table.game
    record.moves = record.moves[:40]
    found = {repr(one.view.words()): one.did for one in moments(record, game)}

    def answers(error: float) -> Answers:
        def answer(ask: Ask) -> Thought:
            did = found[repr(ask.view.words())]
            return known(ask, {did: 0.4})._replace(spread=error)  # each was looked at once

        return answer

    charged = [driven(record, game, answers(error))[0] for error in (0.01, 0.1)]
    assert all(one.choices < -0.5 and one.costly for one in charged[0].seats)
    assert all(one.choices == 0 and one.costly == [] and one.sound == one.decisions for one in charged[1].seats)


def test_whoever_plays_at_random_loses_by_their_choices() -> None:
    """Whoever has no chance left can lose nothing any more, and that is no credit to them."""
    table = played("tyrants", "random", "greedy", "greedy", seed=5)
    review, _ = driven(table.record, table.game, positions=6_000)
    worst, *others = review.seats
    assert worst.choices < min(-0.2, worst.luck or 0, *(one.choices for one in others))
    assert worst.sound / worst.decisions < min(one.sound / one.decisions for one in others)
    assert worst.decisions < len(worst.points) / 2, "most of its game was lost"
    for one in review.seats:
        assert one.result is not None and one.luck is not None
        assert one.choices <= 0 <= one.others
        assert one.result == pytest.approx(1 / 3 + one.choices + one.others + one.luck, abs=0.001)


def test_far_behind_or_ahead_less_is_much() -> None:
    moment = next(moments(played("tyrants", "random", "random").record, load_game("tyrants")))

    def cost(chance: float) -> Judged:
        return Judged(moment, moment.did, chance, chance - 0.01, [])

    assert cost(0.5).is_sound and cost(0.8).is_sound
    assert not cost(0.05).is_sound and not cost(0.97).is_sound
    assert cost(0.05).is_open and cost(0.97).is_open and not cost(0.01).is_open and not cost(0.99).is_open
