"""Bots see views alone, answer with offered actions, and the greedy one plays like somebody who knows the game."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.games.tyrants.table import Table, table
from undercourt.bots import BOTS, Budget, bot
from undercourt.bots.greedy import GreedyBot
from undercourt.games import game_names, load_game
from undercourt.games.tyrants.game import GAME
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import Game, Options, View, playout
from undercourt.kernel.laws import Facts
from undercourt.kernel.rng import Rng, seeded
from undercourt.kernel.score import Score

AMBER, SKY = 0, 1
OPTIONS: dict[str, Options] = {"tyrants": {"decks": "random"}}  # where a game has options worth varying
every_game = pytest.mark.parametrize("slug", game_names())


def played(game: Game, names: list[str], seed: int) -> tuple[State, Score]:
    """A whole game; every answer must be one that was offered."""
    d = Decision()
    s = game.begin(len(names), OPTIONS.get(game.slug, {}), seed, d)
    bots = [bot(name) for name in names]
    rngs = [seeded(seed * 100 + seat) for seat in range(len(names))]
    while d.count > 0:
        seat = d.seat
        offered = d.options()
        action = bots[seat].choose(game, game.view(s, seat), d, rngs[seat], Budget())
        assert action in offered and d.options() == offered and d.seat == seat
        apply(s, action, d)
    return s, game.score(s)


def greedy_says(t: Table, seed: int = 1) -> str:
    """What the greedy bot would do here, in words."""
    action = GreedyBot().choose(GAME, GAME.view(t.s, t.d.seat), t.d, seeded(seed), Budget())
    return GAME.space.name(action)


def standing(t: Table) -> float:
    return GAME.evaluate(t.s, AMBER)


class Watched(Game):
    """A game that lets a bot imagine and judge, from the view it was given, and nothing else."""

    def __init__(self, rules: Game, true: State) -> None:
        super().__init__(rules.slug, 1, rules.fewest, rules.most, rules.space, rules.seat_names, rules.options)
        self.rules = rules
        self.true = true
        self.handed: View | None = None
        self.imagined = 0
        self.judged = 0

    def determinize(self, v: View, rng: Rng) -> State:
        assert v is self.handed
        self.imagined += 1
        return self.rules.determinize(v, rng)

    def evaluate(self, s: State, seat: int) -> float:
        assert s is not self.true and s is not self.handed
        self.judged += 1
        return self.rules.evaluate(s, seat)


@every_game
@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_is_handed_a_view_and_uses_only_what_can_be_had_from_one(name: str, slug: str) -> None:
    d = Decision()
    rules = load_game(slug)
    true = rules.begin(2, {}, 5, d)
    game = Watched(rules, true)
    chosen = bot(name)
    rng = seeded(1)
    for _ in range(60):
        before = true.words()
        game.handed = rules.view(true, d.seat)
        seen = game.handed.words()
        action = chosen.choose(game, game.handed, d, rng, Budget())  # every other method of `game` would raise
        assert true.words() == before and game.handed.words() == seen
        apply(true, action, d)
    assert (game.imagined > 0) == (game.judged > 0) == (name == "greedy")


@every_game
@pytest.mark.parametrize("name", list(BOTS))
def test_the_choice_does_not_depend_on_what_the_seat_cannot_see(name: str, slug: str) -> None:
    game = load_game(slug)
    facts: Facts = import_module(f"tests.games.{slug}.laws.facts").FACTS
    d = Decision()
    s = game.begin(3, OPTIONS.get(slug, {}), 11, d)
    rng = seeded(4)
    differed = 0
    for i in range(150):
        other = facts.rearrange(s, d.seat, seeded(i))
        differed += other.words() != s.words()
        choices = [bot(name).choose(game, game.view(table, d.seat), d, seeded(i), Budget()) for table in (s, other)]
        assert choices[0] == choices[1]
        apply(s, d.actions[rng.below(d.count)], d)
    assert differed == 150


def test_random_takes_every_option_equally_often() -> None:
    t = table(power=1, troops={"menzoberranzan": ["amber"]})
    view = GAME.view(t.s, AMBER)
    rng = seeded(3)
    counts = dict.fromkeys(t.d.options(), 0)
    for _ in range(1000 * len(counts)):
        counts[bot("random").choose(GAME, view, t.d, rng, Budget())] += 1
    assert len(counts) >= 4 and all(900 < n < 1100 for n in counts.values())


@every_game
def test_random_bots_play_the_game_that_a_playout_plays(slug: str) -> None:
    game = load_game(slug)
    d = Decision()
    s = game.begin(3, {}, 8, d)
    same = s.copy()
    rng = seeded(21)
    steps = 0
    while d.count > 0:
        apply(s, bot("random").choose(game, game.view(s, d.seat), d, rng, Budget()), d)
        steps += 1
    game.begin(3, {}, 8, d)  # the same first decision again
    assert playout(same, d, seeded(21)) == steps and same.words() == s.words()


@every_game
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seat", [AMBER, SKY])
def test_greedy_beats_random(seed: int, seat: int, slug: str) -> None:
    names = ["random", "random"]
    names[seat] = "greedy"
    totals = played(load_game(slug), names, seed)[1].totals()
    assert totals[seat] > totals[1 - seat]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_plays_whole_games_and_the_evaluation_ends_as_the_score(seats: int) -> None:
    s, score = played(GAME, ["greedy"] * seats, seats)
    totals = score.totals()
    for seat in range(seats):
        others = [totals[other] for other in range(seats) if other != seat]
        assert GAME.evaluate(s, seat) == pytest.approx(totals[seat] - sum(others) / len(others))


@every_game
def test_the_same_seed_gives_the_same_game(slug: str) -> None:
    first, second = (played(load_game(slug), ["greedy", "random"], 3)[0] for _ in range(2))
    assert first.words() == second.words()


def test_control_is_better_than_a_tie_and_total_control_better_still() -> None:
    tied = table(troops={"everfire": ["amber", "sky"]})
    control = table(troops={"everfire": ["amber", "amber", "sky"]})
    total = table(troops={"everfire": ["amber", "amber", "amber"]})
    assert standing(tied) < standing(control) < standing(total)


def test_a_spy_of_another_spoils_total_control() -> None:
    whole = table(troops={"araumycos": ["amber"] * 4})
    spied = table(troops={"araumycos": ["amber"] * 4}, spies={"araumycos": ["sky"]})
    assert standing(spied) < standing(whole)


def test_a_marker_is_worth_more_than_a_site_of_the_same_vp() -> None:
    marker = table(troops={"tsenviilyq": ["amber", "amber"]})
    plain = table(troops={"blingdenstone": ["amber", "amber"]}, seats=2)
    assert standing(marker) > standing(plain) - 2 * 2  # blingdenstone is full: its two points for total control


def test_a_rivals_gain_is_a_loss() -> None:
    assert standing(table(troops={"everfire": ["sky", "sky"]})) < standing(table())
    assert standing(table(trophies={"sky": ["amber"]})) < standing(table())


def test_trophies_tokens_and_a_good_card_count() -> None:
    assert standing(table(trophies={"amber": ["white"]})) > standing(table())
    assert standing(table(vp={"amber": 1})) > standing(table())
    assert standing(table(discard=["imix"])) > standing(table(discard=["soldier"]))
    assert standing(table(discard=["insane_outcast"])) < standing(table())


def test_a_promoted_noble_is_worth_more_than_one_in_the_deck() -> None:
    assert standing(table(deck=["noble"] * 9, inner=["noble"])) > standing(table(deck=["noble"] * 10))


def test_at_the_end_a_promoted_card_is_worth_more_than_the_same_in_the_deck() -> None:
    nobles = ["noble"] * 9
    inner = table(deck=nobles, inner=["imix"], market=[])
    assert standing(inner) > standing(table(deck=[*nobles, "imix"], market=[]))


def test_greedy_plays_its_hand_and_spends_before_it_ends_the_turn() -> None:
    t = table("noble", "noble", "soldier", troops={"everfire": ["amber"]}, row=["kobold"])
    done = []
    while t.turn == "amber":
        done.append(greedy_says(t))
        t.do(done[-1])
    verbs = [words.split()[0] for words in done]
    assert verbs.count("play") == 3 and verbs.count("deploy") == 1 and "recruit" in verbs
    assert verbs[-1] == "end_turn"


def test_greedy_saves_its_influence_for_the_better_card() -> None:
    t = table("noble", "noble", "noble", influence=3, row=["imix", "spy_master"], market=["carrion_crawler"] * 40)
    while greedy_says(t).startswith("play"):
        t.do(greedy_says(t))
    assert greedy_says(t) == "recruit imix"


def test_greedy_throws_away_its_worst_card() -> None:
    hand = ["imix", "noble", "severin_silrajin", "bounty_hunter"]
    t = table("cranium_rats", troops={"everfire": ["amber"]}, hands={"sky": hand})
    t.do("play cranium_rats", "deploy everfire", "deploy everfire", "opponent sky")
    assert t.seat == "sky" and greedy_says(t) == "discard noble"


def test_greedy_promotes_a_noble_early_and_points_late() -> None:
    cards = ["wyrmspeaker", "noble", "imix"]
    early = table(*cards, deck=["noble"] * 7, market=["kobold"] * 70).do("play wyrmspeaker", "play noble", "play imix")
    late = table(*cards, deck=["noble"] * 7, market=["kobold"]).do("play wyrmspeaker", "play noble", "play imix")
    assert greedy_says(early.do("end_turn")) == "promote noble"
    assert greedy_says(late.do("end_turn")) == "promote imix"


def test_greedy_takes_the_site_it_can_take() -> None:
    troops = {"everfire": ["amber", "sky"], "kanaglym": ["sky"], "menzoberranzan": ["amber"]}
    assert greedy_says(table(power=1, troops=troops)) == "deploy everfire"


def test_greedy_sends_its_spy_where_it_spoils_total_control() -> None:
    troops = {"everfire": ["amber"], "araumycos": ["sky"] * 4, "chasmleap_bridge": ["amber"]}
    assert greedy_says(table("spy_master", troops=troops).do("play spy_master")) == "place_spy araumycos"


def test_greedy_gets_rid_of_an_outcast_when_it_can_spare_a_card() -> None:
    t = table("insane_outcast", "noble", row=[]).do("play insane_outcast")
    assert greedy_says(t) == "discard noble"


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"^there is no bot 'genius'; there are: random, greedy$"):
        bot("genius")


def test_the_only_option_is_taken_without_thinking() -> None:
    t = table(market=["kobold"])
    rng = seeded(5)
    assert t.options() == ["end_turn"]
    assert GreedyBot().choose(GAME, GAME.view(t.s, AMBER), t.d, rng, Budget()) == t.d.options()[0]
    assert rng.word() == seeded(5).word()
