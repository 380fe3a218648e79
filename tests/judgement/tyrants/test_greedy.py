"""What the greedy bot makes of a table of Tyrants: it plays like somebody who knows the game."""

from __future__ import annotations

from tests.games.tyrants.table import Table, table
from undercourt.bots import Budget, bot
from undercourt.bots.greedy import GreedyBot
from undercourt.bots.memory import blank_memory
from undercourt.games.tyrants.game import GAME
from undercourt.kernel.rng import seeded

AMBER = 0


def greedy_says(t: Table, seed: int = 1) -> str:
    """What the greedy bot would do here, in words."""
    action = GreedyBot().choose(GAME, GAME.view(t.s, t.d.seat), t.d, seeded(seed), Budget(), blank_memory(GAME))
    return GAME.space.name(action)


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


def test_random_takes_every_option_equally_often() -> None:
    t = table(power=1, troops={"menzoberranzan": ["amber"]})
    view = GAME.view(t.s, AMBER)
    rng = seeded(3)
    counts = dict.fromkeys(t.d.options(), 0)
    for _ in range(1000 * len(counts)):
        counts[bot("random").choose(GAME, view, t.d, rng, Budget(), blank_memory(GAME))] += 1
    assert len(counts) >= 4 and all(900 < n < 1100 for n in counts.values())


def test_the_only_option_is_taken_without_thinking() -> None:
    t = table(market=["kobold"])
    rng = seeded(5)
    assert t.options() == ["end_turn"]
    assert GreedyBot().choose(GAME, GAME.view(t.s, AMBER), t.d, rng, Budget(), blank_memory(GAME)) == t.d.options()[0]
    assert rng.word() == seeded(5).word()
