"""Levels in words: a bot with a budget, which may slip."""

from __future__ import annotations

import pytest

from undercourt.bots import BOTS, LEVELS, bot, bot_names
from undercourt.bots.bot import Bot, Budget
from undercourt.bots.levels import USUAL_LEVEL, Level, LevelBot
from undercourt.bots.memory import Memory, blank_memory
from undercourt.games import game_names, load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Action
from undercourt.kernel.rng import Rng, seeded
from undercourt.text import LANGUAGES, texts


class First:
    """Takes the first option, and notes how much it was allowed to look at."""

    def __init__(self) -> None:
        self.budgets: list[Budget] = []

    def choose(self, game: Game, view: View, decision: Decision, rng: Rng, budget: Budget, memory: Memory) -> Action:
        self.budgets.append(budget)
        return decision.actions[0]


def level_bot(level: Level, player: Bot) -> LevelBot:
    return LevelBot(level, lambda name: player)


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence(lang: str) -> None:
    words = texts(game_names()[0], lang)
    for level in LEVELS:
        assert words.say(f"level-{level}") == words.say(f"ui-player-{level}")
        assert words.say(f"level-{level}-about").endswith(".")
