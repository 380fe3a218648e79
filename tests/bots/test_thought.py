"""What a bot says of its options is what its seat can know, and what it looked at."""

from __future__ import annotations

from importlib import import_module

import pytest
from librt.vecs import vec

from tests.kernel.lots import FIVE, PASS, PLAY, TURNS
from tests.thinking.test_tree import NO_MEMORY, table
from undercourt.bots import Budget, adviser
from undercourt.bots.bot import in_order
from undercourt.bots.memory import blank_memory
from undercourt.bots.search import SearchBot, foreseen, nearly_best
from undercourt.bots.thought import Thought, Weighed
from undercourt.games import game_names, load_game
from undercourt.judgement import sense_of
from undercourt.judgement.sense import Sense
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply, run
from undercourt.kernel.game import Game
from undercourt.kernel.laws import Facts
from undercourt.kernel.phrase import plain
from undercourt.kernel.rng import seeded

every_game = pytest.mark.parametrize("slug", game_names())


def thought(game: Game, s: State, d: Decision, positions: int) -> Thought:
    view = game.view(s, d.seat)
    return adviser(game).think(game, view, in_order(d), seeded(5), Budget(positions), blank_memory(game))


@every_game
def test_a_thought_depends_on_nothing_that_the_seat_cannot_see(slug: str) -> None:
    """Not in its numbers, and not in what it expects to follow."""
    game, d, e, rng = load_game(slug), Decision(), Decision(), seeded(4)
    facts: Facts = import_module(f"tests.games.{slug}.laws.facts").FACTS
    s = game.begin(3, {}, 11, d)
    asked = differed = 0
    while d.count > 0 and asked < 12:
        for _ in range(4):
            if d.count > 0:
                apply(s, d.actions[rng.below(d.count)], d)
        if d.count < 2:
            continue
        other = facts.rearrange(s, d.seat, seeded(asked))
        differed += other.words() != s.words()
        run(other, e)
        mine = thought(game, s, d, 40)
        assert mine == thought(game, other, e, 40)
        asked += 1
    assert differed > 3


@every_game
def test_a_thought_weighs_every_option_and_the_best_comes_first(slug: str) -> None:
    game, d = load_game(slug), Decision()
    s = game.begin(2, {}, 3, d)
    mine = thought(game, s, d, 60)
    assert sorted(one.action for one in mine.weighed) == sorted(d.options())
    assert mine.best.visits == max(one.visits for one in mine.weighed) > 0
    assert sum(mine.share(one) for one in mine.weighed) == pytest.approx(1)
    assert all(0 <= one.chance <= 1 and 0 <= one.glance <= 1 for one in mine.weighed)
    assert mine.of(mine.best.action) is mine.best


@every_game
def test_options_differ_at_first_glance_whoever_guides(slug: str) -> None:
    game, d, rng = load_game(slug), Decision(), seeded(1)
    s = game.begin(2, {}, 3, d)
    for _ in range(12):
        apply(s, d.actions[rng.below(d.count)], d)
    while d.count < 3:
        apply(s, d.actions[rng.below(d.count)], d)
    mine = thought(game, s, d, 60)
    assert len({one.glance for one in mine.weighed}) > 1


class Guided(Sense):
    """Told to pass at once, whatever there is to win; judges by the score."""

    def priors(self, s: State, d: Decision, priors: vec[float], chances: vec[float]) -> bool:
        for i in range(d.count):
            priors[i] = 0.5 if d.actions[i] == PASS else 0.5 / float(d.count - 1)
        self.chances(s, d, chances)
        return True


class GuidedBot(SearchBot):
    def sense(self, game: Game) -> Sense:
        return Guided(game)


def test_the_first_glance_is_at_what_an_option_leads_to_and_not_at_who_guides() -> None:
    game, s, d = table(TURNS - 1, [2, 4])
    s.points[1] = 3
    mine = GuidedBot().think(game, game.view(s, 0), d, seeded(1), Budget(5), NO_MEMORY)
    assert [(one.action, one.glance) for one in mine.weighed if one.glance > 0] == [(PLAY + 4, 1)]


def test_whoever_has_looked_at_nothing_follows_the_guide() -> None:
    game, s, d = table(TURNS - 1, [2, 4])
    asked = (game, game.view(s, 0), d)
    assert {GuidedBot().choose(*asked, seeded(seed), Budget(1), NO_MEMORY) for seed in range(20)} == {PASS}
    assert GuidedBot().think(*asked, seeded(1), Budget(1), NO_MEMORY).best.action == PASS


class PlaysOn(Sense):
    """To the end, and by the score."""

    def plays_on(self, s: State) -> bool:
        return True


class RehearsingBot(SearchBot):
    def sense(self, game: Game) -> Sense:
        return PlaysOn(game)


def test_chances_are_those_of_what_an_option_led_to_in_the_mind() -> None:
    """Not what it looks like at once; and however it is asked about, they are the same."""
    game, s, d = table(TURNS - 4, [2, 4])
    asked = (game, game.view(s, 0), d, seeded(1), Budget(400), NO_MEMORY)
    played_on = RehearsingBot().think(*asked)
    best, alone = played_on.best, Decision()
    alone.seat = d.seat
    alone.offer(best.action)
    by_itself = RehearsingBot().think(game, game.view(s, 0), alone, seeded(2), Budget(400), NO_MEMORY)
    assert by_itself.best.chance == pytest.approx(best.chance, abs=0.1)
    assert max(abs(one.chance - one.glance) for one in played_on.weighed) > 0.15


def test_the_fewer_looks_the_less_is_known() -> None:
    found = Thought(0, 400, [Weighed(1, 400, 0.5)], spread=0.2)
    assert found.error == pytest.approx(0.01)
    assert found._replace(weighed=[Weighed(1, 100, 0.5)]).error == pytest.approx(0.02)


@every_game
def test_what_is_told_to_follow_is_what_the_seat_itself_can_do_then(slug: str) -> None:
    """Nothing that chance or others may make impossible: whoever plays on so is asked and may answer so."""
    game, d, rng = load_game(slug), Decision(), seeded(9)
    s = game.begin(3, {}, 2, d)
    told = 0
    for _ in range(60):
        if d.count == 0:
            break
        if d.count > 1 and told < 5:
            mine = thought(game, s, d, 200)
            t, asked, seat = s.copy(), Decision(), d.seat
            t.rng = seeded(77)  # another luck than the one that was imagined
            apply(t, mine.best.action, asked)
            for one in mine.line:
                while asked.count == 1:
                    apply(t, asked.actions[0], asked)
                assert asked.seat == seat
                could = {repr(plain(game.option_text(t, action))): action for action in asked.options()}
                apply(t, could[repr(one)], asked)
                told += 1
        apply(s, d.actions[rng.below(d.count)], d)
    assert told > 0


def test_what_is_as_good_as_the_best_is_counted_in_spreads() -> None:
    """Where all chances lie close together, a little less is worse; where they lie far apart, it is the same."""
    found = Thought(0, 300, [Weighed(1, 100, 0.0105), Weighed(2, 95, 0.0095), Weighed(3, 65, 0.0105)])
    assert [one.action for one in nearly_best(found, 0.1)] == [1, 2], "what was looked at less often is not known to be"
    assert [one.action for one in nearly_best(found, 0.001)] == [1]
    assert [one.action for one in nearly_best(found, 0.1, 0.2)] == [1, 2, 3], "but where a wide lot is drawn"


def test_nothing_is_told_to_follow_where_a_card_turns_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays a five is asked about its luck, and would answer so whatever lies on top; unless it is shown."""
    game, s, d = table(TURNS - 4, [FIVE, 1])
    tree = SearchBot().tree(game, game.view(s, 0), d, seeded(1), Budget(400), NO_MEMORY)
    assert foreseen(game, tree, PLAY + FIVE)
    monkeypatch.setattr(game, "view", lambda world, seat: world)
    assert foreseen(game, tree, PLAY + FIVE) == []


@pytest.mark.parametrize(("slug", "positions"), [("abyss", 300), ("whispers", 2_000)])
def test_what_is_told_to_follow_does_not_go_by_what_nobody_knows_yet(slug: str, positions: int) -> None:
    """Whoever explores in Abyss is shown a card, and may go on exploring or not: that is not foreseen."""
    game, d, rng = load_game(slug), Decision(), seeded(3)
    s = game.begin(2, {}, 0, d)
    told = 0
    for moment in range(60):
        if d.count > 1 and told < 8:
            mine, seat = thought(game, s, d, positions), d.seat
            if mine.line:
                told += 1
                worlds = [sense_of(game).imagine(game.view(s, seat), blank_memory(game), seeded(n)) for n in range(6)]
                for world in worlds:
                    apply(world, mine.best.action, Decision())
                assert len({tuple(game.view(world, seat).words()) for world in worlds}) == 1, moment
        apply(s, d.actions[rng.below(d.count)], d)
    assert told > 0
