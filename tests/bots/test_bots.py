"""Bots see views alone and answer with offered actions, whatever the game."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.bots.of_others import First
from undercourt.bots import BOTS, LEVELS, Bot, Budget, bot, bots_for, rung
from undercourt.bots.bot import answer_of
from undercourt.bots.levels import LevelBot
from undercourt.bots.memory import Memories, Memory, blank_memory
from undercourt.games import game_names, load_game
from undercourt.judgement import Sense, sense_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply, run
from undercourt.kernel.game import Game, Options, View, playout
from undercourt.kernel.laws import Facts
from undercourt.kernel.rng import Rng, seeded
from undercourt.kernel.score import Score

FEW = Budget(positions=40)

PLAYERS = [(slug, name) for slug in game_names() for name in bots_for(load_game(slug))]

every_game = pytest.mark.parametrize("slug", game_names())


def options_of(slug: str) -> Options:
    """Those with which a game shows most of itself."""
    varied: Options = import_module(f"tests.games.{slug}.games").VARIED
    return varied


def played(game: Game, names: list[str], seed: int) -> tuple[State, Score]:
    """A whole game; every answer must be one that was offered."""
    d = Decision()
    s = game.begin(len(names), options_of(game.slug), seed, d)
    bots = [bot(name) for name in names]
    rngs = [seeded(seed * 100 + seat) for seat in range(len(names))]
    while d.count > 0:
        seat = d.seat
        offered = d.options()
        action = bots[seat].choose(game, game.view(s, seat), d, rngs[seat], FEW, blank_memory(game))
        assert action in offered and d.options() == offered and d.seat == seat
        apply(s, action, d)
    return s, game.score(s)


class Watched(Sense):
    """Lets a bot imagine and judge, from the view it was given, and counts how often."""

    def __init__(self, rules: Game, true: State) -> None:
        super().__init__(rules)
        self.real = sense_of(rules)
        self.true = true
        self.handed: View | None = None
        self.imagined = 0
        self.judged = 0

    def imagine(self, v: View, memory: Memory, rng: Rng) -> State:
        assert v is self.handed
        self.imagined += 1
        return self.real.imagine(v, memory, rng)

    def evaluate(self, s: State, seat: int) -> float:
        self.judge(s)
        return self.real.evaluate(s, seat)

    def chances(self, s: State, d: Decision, out: Memory) -> None:
        self.judge(s)
        self.real.chances(s, d, out)

    def judge(self, s: State) -> None:
        assert s is not self.true and s is not self.handed
        self.judged += 1


class Nothing(Game):
    """A game of which a bot may use the names of its actions, and no function."""

    def __init__(self, rules: Game) -> None:
        self.slug = rules.slug
        self.space = rules.space


@every_game
@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_is_handed_a_view_and_uses_only_what_can_be_had_from_one(
    name: str, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    d = Decision()
    rules = load_game(slug)
    true = rules.begin(2, {}, 5, d)
    sense = Watched(rules, true)
    for asked in ("greedy.sense_of", "expert.sense_of", "search.guided_sense"):
        monkeypatch.setattr(f"undercourt.bots.{asked}", lambda game: sense)
    game, chosen, rng = Nothing(rules), bot(name), seeded(1)
    for _ in range(30):
        if d.count == 0:
            break
        before = true.words()
        sense.handed = rules.view(true, d.seat)
        seen = sense.handed.words()
        action = chosen.choose(game, sense.handed, d, rng, FEW, blank_memory(rules))
        assert true.words() == before and sense.handed.words() == seen
        apply(true, action, d)
    assert (sense.imagined > 0) == (sense.judged > 0) == (name != "random")


@pytest.mark.parametrize(("slug", "name"), PLAYERS)
def test_the_choice_does_not_depend_on_what_the_seat_cannot_see(slug: str, name: str) -> None:
    """Paired tables look the same to the seat that is asked; each finds its own offer, in its own order."""
    game = load_game(slug)
    facts: Facts = import_module(f"tests.games.{slug}.laws.facts").FACTS
    d, e = Decision(), Decision()
    s = game.begin(3, options_of(slug), 11, d)
    memories, rng = Memories(game, s), seeded(4)
    asked = differed = 0
    while d.count > 0 and asked < 100:
        seat, i = d.seat, asked
        if d.count > 1:
            other = facts.rearrange(s, seat, seeded(i))
            differed += other.words() != s.words()
            run(other, e)
            memory = memories.by_seat[seat] if i % 2 else blank_memory(game)
            choices = [
                answer_of(game, hasty(name), game.view(table, seat), offer, seeded(i), FEW, memory)
                for table, offer in ((s, d), (other, e))
            ]
            assert choices[0] == choices[1]
            asked += 1
        apply(s, d.actions[rng.below(d.count)], d)
        memories.moved(s, seat)
    assert differed == asked > 20


def hasty(name: str) -> Bot:
    """A bot; or a level, that looks at no more than a test has time for."""
    return LevelBot(LEVELS[name]._replace(positions=FEW.positions), rung) if name in LEVELS else bot(name)


def test_whoever_asks_a_bot_hands_it_the_offer_by_number_and_keeps_its_own() -> None:
    game, d = load_game("abyss"), Decision()
    s = game.begin(2, {}, 1, d)
    d.count = 0
    for action in (7, 3, 5):
        d.offer(action)
    asked = (game.view(s, d.seat), d, seeded(1), FEW, blank_memory(game))
    assert answer_of(game, First(), *asked) == 3 and d.options() == [7, 3, 5]


@every_game
def test_random_bots_play_the_game_that_a_playout_plays(slug: str) -> None:
    game = load_game(slug)
    d = Decision()
    s = game.begin(3, {}, 8, d)
    same = s.copy()
    rng = seeded(21)
    steps = 0
    while d.count > 0:
        apply(s, bot("random").choose(game, game.view(s, d.seat), d, rng, FEW, blank_memory(game)), d)
        steps += 1
    game.begin(3, {}, 8, d)  # the same first decision again
    assert playout(same, d, seeded(21)) == steps and same.words() == s.words()


@every_game
def test_greedy_beats_random(slug: str) -> None:
    """In six games from each seat it wins as often as the game's tests say it should."""
    won = 0
    for seed in range(6):
        for names in (["greedy", "random"], ["random", "greedy"]):
            totals = played(load_game(slug), names, seed)[1].totals()
            won += totals[names.index("greedy")] > totals[names.index("random")]
    assert won >= import_module(f"tests.games.{slug}.games").GREEDY_WINS > 6


@every_game
def test_the_same_seed_gives_the_same_game(slug: str) -> None:
    first, second = (played(load_game(slug), ["greedy", "random"], 3)[0] for _ in range(2))
    assert first.words() == second.words()


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"^there is no bot 'genius'; there are: novice, .*, random, greedy, .*$"):
        bot("genius")
