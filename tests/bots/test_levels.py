"""Levels in words: a bot with a budget, which may slip."""

from __future__ import annotations

import pytest

from tests.kernel.lots import PLAY, TURNS
from tests.thinking.test_tree import NO_MEMORY, table
from undercourt.bots import BOTS, LEVELS, bot, bot_names, rung
from undercourt.bots.bot import Bot, Budget, answer_of
from undercourt.bots.greedy import GreedyBot
from undercourt.bots.levels import USUAL_LEVEL, Level, LevelBot
from undercourt.bots.memory import Memories, Memory, blank_memory
from undercourt.bots.random import RandomBot
from undercourt.games import game_names, load_game
from undercourt.judgement import Sense, sense_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import apply
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.rng import Rng, seeded
from undercourt.text import LANGUAGES, texts

CHOICES = 10  # that are an opening
# A game that nobody has judged yet says neither what is as good nor when its opening is over.
JUDGED = [slug for slug in game_names() if type(sense_of(load_game(slug))) is not Sense]


class First:
    """Takes the first option, and notes how much it was allowed to look at."""

    def __init__(self) -> None:
        self.budgets: list[Budget] = []

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        self.budgets.append(budget)
        return decision.actions[0]


def level_bot(level: Level, player: Bot) -> LevelBot:
    return LevelBot(level, lambda name, lot: player)


def chosen(player: Bot, seed: int) -> tuple[Action, list[Action]]:
    game, d = load_game("tyrants"), Decision()
    s = game.begin(2, {}, 3, d)
    action = player.choose(game, game.view(s, d.seat), d, seeded(seed), Budget(positions=1), blank_memory(game))
    return action, d.options()


def test_a_level_is_a_bot_that_is_there() -> None:
    assert list(LEVELS) == ["novice", "apprentice", "courtier", "schemer", "master"]
    assert USUAL_LEVEL in LEVELS
    for name, level in LEVELS.items():
        assert level.name == name and level.bot in BOTS
        assert isinstance(bot(name), LevelBot)
    assert bot_names()[:5] == list(LEVELS)


def test_a_level_looks_at_as_much_as_it_says() -> None:
    player = First()
    chosen(level_bot(Level("x", "search", 77), player), 1)
    assert player.budgets == [Budget(positions=77)]


def test_whoever_slips_takes_anything_now_and_then() -> None:
    always, never = (Level("x", "search", 1, slip) for slip in (100, 0))
    taken = {chosen(level_bot(always, First()), seed)[0] for seed in range(60)}
    assert taken == set(chosen(First(), 0)[1]) and len(taken) > 3
    assert {chosen(level_bot(never, First()), seed)[0] for seed in range(20)} == {chosen(First(), 0)[0]}
    quarter = [chosen(level_bot(Level("x", "search", 1, 25), seen := First()), seed) and seen for seed in range(200)]
    assert 120 < sum(len(seen.budgets) for seen in quarter) < 180


@pytest.mark.parametrize("slug", JUDGED)
@pytest.mark.parametrize("name", list(LEVELS))
def test_the_same_deal_is_not_always_opened_alike(name: str, slug: str) -> None:
    first = opening(name, slug, 0)
    assert len(first) == CHOICES and any(opening(name, slug, seed) != first for seed in range(1, 8))


def opening(name: str, slug: str, seed: int) -> list[Action]:
    """The first choices on a deal between two of a level, who look no further than a test has time for."""
    game, level, d = load_game(slug), LEVELS[name], Decision()
    player = LevelBot(level._replace(positions=min(level.positions, 1_000)), rung)
    s, rng = game.begin(2, {}, 1, d), seeded(seed)
    memories, chosen = Memories(game, s), list[Action]()
    while len(chosen) < CHOICES:
        seat, is_choice = d.seat, d.count > 1
        action = answer_of(game, player, game.view(s, seat), d, rng, Budget(), memories.by_seat[seat])
        if is_choice:
            chosen.append(action)
        apply(s, action, d)
        memories.moved(s, seat)
    return chosen


@pytest.mark.parametrize("slug", JUDGED)
def test_lots_are_wide_in_the_opening_alone(slug: str) -> None:
    game, d, rng, lots = load_game(slug), Decision(), seeded(1), list[float | None]()

    def handed(name: str, lot: float | None) -> Bot:
        lots.append(lot)
        return RandomBot()

    player = LevelBot(Level("x", "greedy", 1, lot=0.5), handed)
    s = game.begin(2, {}, 4, d)
    while d.count > 0:
        apply(s, player.choose(game, game.view(s, d.seat), d, rng, Budget(), blank_memory(game)), d)
    wide = lots.count(0.5)
    assert lots == [0.5] * wide + [None] * (len(lots) - wide) and CHOICES / 2 < wide < len(lots) / 2


def test_a_lot_is_among_what_is_so_little_worse_than_the_best() -> None:
    """Of ten points, which are always in doubt in Lots: a four is two points better than a two."""
    game, s, d = table(TURNS - 1, [2, 4])
    view = game.view(s, 0)

    def drawn(lot: float) -> set[Action]:
        return {GreedyBot(lot).choose(game, view, d, seeded(i), Budget(), NO_MEMORY) for i in range(40)}

    assert (drawn(0.0), drawn(0.19), drawn(0.2)) == ({PLAY + 4}, {PLAY + 4}, {PLAY + 2, PLAY + 4})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(lang: str) -> None:
    words = texts(game_names()[0], lang)
    for level in LEVELS:
        assert words.say(f"level-{level}") == words.say(f"ui-player-{level}")
        assert words.say(f"level-{level}-about").endswith(".")
