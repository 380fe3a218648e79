"""What a position is worth, and that the greedy bot plays A War of Whispers like somebody who knows it."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import Table, game, table
from undercourt.bots import Budget
from undercourt.bots.greedy import GreedyBot
from undercourt.bots.memory import blank_memory
from undercourt.games.whispers import moves
from undercourt.games.whispers.actions import RANKS
from undercourt.games.whispers.board import REGIONS
from undercourt.games.whispers.game import GAME
from undercourt.games.whispers.play import EMPIRE_PHASES
from undercourt.games.whispers.state import Whispers
from undercourt.judgement import sense_of
from undercourt.judgement.whispers.worth import Outlook, guessed
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import STEP, apply
from undercourt.kernel.ids import BIT
from undercourt.kernel.rng import seeded

evaluate = sense_of(GAME).evaluate
Banners = dict[str, int | tuple[str, int]]
RAVEN = 0
LOVES_BEAR = {"raven": "bear eagle elephant lion horse"}
LOVES_LION = {"raven": "lion eagle elephant horse bear"}


def standing(t: Table, seat: int = RAVEN) -> float:
    return evaluate(t.s, seat)


def after(t: Table, *said: str) -> float:
    """What the first seat thinks of the table when these things are done; `t` stays as it is."""
    return standing(Table(t.s.copy()).do(*said))


def greedy_says(t: Table, seed: int = 1) -> str:
    """What the greedy bot would do here, in words."""
    action = GreedyBot().choose(GAME, GAME.view(t.s, t.d.seat), t.d, seeded(seed), Budget(), blank_memory(GAME))
    return GAME.space.name(action)


def greedy_does(t: Table, n: int) -> list[str]:
    """What the greedy bot does at the next `n` decisions."""
    done: list[str] = []
    for _ in range(n):
        done.append(greedy_says(t))
        t.do(done[-1])
    return done


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_it_is_the_difference_to_the_best_opponent(seats: int) -> None:
    d, rng = Decision(), seeded(seats)
    s = GAME.begin(seats, {"keep_your_secrets": "on", "agents_in_regions": "on"}, seats, d)
    while d.count > 0:
        apply(s, d.actions[rng.below(d.count)], d)
    totals = GAME.score(s).totals()
    for seat in range(seats):
        assert evaluate(s, seat) == totals[seat] - max(totals[:seat] + totals[seat + 1 :])


def test_hidden_loyalties_and_cards_of_others_make_no_difference() -> None:
    d, rng = Decision(), seeded(5)
    s = GAME.begin(3, {"counter_intelligence": "on"}, 5, d)
    compared = 0
    while d.count > 0:
        if d.seat != RAVEN:  # at its own decisions it may imagine drawing one card or another
            v = GAME.view(s, RAVEN)
            assert len({evaluate(GAME.determinize(v, seeded(seed)), RAVEN) for seed in range(3)}) == 1
            compared += 1
        apply(s, d.actions[rng.below(d.count)], d)
    assert compared > 100


def test_a_city_of_a_loved_empire_is_worth_more_than_one_of_a_hated_empire() -> None:
    ours = table(phase="discard", round=3, banners={"h1": ("bear", 2)}, loyalty=LOVES_BEAR)
    theirs = table(phase="discard", round=3, banners={"h1": ("eagle", 2)}, loyalty=LOVES_BEAR)
    nobodys = table(phase="discard", round=3, loyalty=LOVES_BEAR)
    assert standing(ours) > standing(theirs) > standing(nobodys)


def test_an_army_beside_a_loved_city_is_a_threat_and_a_garrison_an_answer() -> None:
    agents = {"horse marshal": "spider"}
    quiet = table(phase="place", agents=agents, loyalty=LOVES_LION)
    threatened = table(phase="place", agents=agents, loyalty=LOVES_LION, banners={"h5": 3})
    defended = table(phase="place", agents=agents, loyalty=LOVES_LION, banners={"h5": 3, "l3": 4, "l4": 4})
    assert standing(threatened) < standing(quiet)
    assert standing(threatened) < standing(defended)


def test_a_position_is_worth_more_for_an_empire_that_is_loved() -> None:
    banners = {"b5": 3, "h5": 3}
    bear = table(phase="discard", agents={"bear marshal": "raven"}, banners=banners, loyalty=LOVES_BEAR)
    horse = table(phase="discard", agents={"horse marshal": "raven"}, banners=banners, loyalty=LOVES_BEAR)
    nothing = table(phase="discard", banners=banners, loyalty=LOVES_BEAR)
    rivals = table(phase="discard", agents={"bear marshal": "spider"}, banners=banners, loyalty=LOVES_BEAR)
    assert standing(bear) > standing(horse)
    assert standing(bear) > standing(nothing) > standing(rivals)


def test_cards_count_until_there_is_no_more_use_for_them() -> None:
    agents = {"bear sheriff": "raven"}

    def gain(round: int, phase: str) -> float:
        cards = {"raven": ["bear-eagle", "eagle-bear"]}
        with_cards = table(phase=phase, round=round, agents=agents, hands=cards)
        return standing(with_cards) - standing(table(phase=phase, round=round, agents=agents))

    assert gain(1, "place") > 0.8
    assert gain(1, "place") > gain(4, "track") >= 0


def test_greedy_swaps_when_it_gains_ten_points() -> None:
    t = table(phase="swap", round=3, loyalty={"raven": "bear elephant horse eagle lion"})
    assert greedy_says(t) in ("swap devout affiliated", "swap devout opposed")
    settled = table(phase="swap", round=3, loyalty={"raven": "horse lion elephant eagle bear"})
    assert greedy_says(settled) == "done"


def test_greedy_does_not_show_its_tokens_for_next_to_nothing() -> None:
    order = {"raven": "horse lion bear eagle elephant"}
    banners: Banners = {"b6": 4, "e1": 4, "p4": 4, "e7": ("bear", 4)}
    kept = table(phase="swap", round=3, loyalty=order, banners=banners, keep_your_secrets="on")
    assert after(kept, "done") > after(kept, "swap unallied opposed")


def test_greedy_takes_the_undefended_city_of_a_hated_empire() -> None:
    agents = {"bear marshal": "raven", "horse chancellor": "spider"}
    t = table(acts="bear marshal", round=4, agents=agents, banners={"h2": ("bear", 3), "b3": 3}, loyalty=LOVES_BEAR)
    assert greedy_does(t, 3) == ["attack", "from h2", "into h1"]
    greedy_does(t, 1)
    assert t.cities("bear") == 2 and t.control("h2") == "bear"


def test_greedy_sends_enough_to_hold_a_city_and_to_win_the_battle() -> None:
    agents = {"bear chancellor": "raven", "lion chancellor": "spider"}
    t = table(acts="bear chancellor", round=4, agents=agents, banners={"h2": ("bear", 6), "l3": 3}, loyalty=LOVES_BEAR)
    t.do("attack", "from h2", "into l3")
    assert greedy_says(t) in ("number 4", "number 5")


def test_greedy_does_not_throw_one_banner_at_a_fort() -> None:
    t = table(acts="bear marshal", agents={"bear marshal": "raven"}, banners={"b3": 1}, loyalty=LOVES_BEAR)
    assert greedy_says(t) == "add_banners"
    assert after(t, "attack", "from b3", "into l2") < after(t, "add_banners", "put b3", "put b3", "put b3", "put b3")


def test_greedy_wastes_the_banners_of_an_empire_it_hates() -> None:
    order = {"raven": "lion horse elephant eagle bear"}
    agents = {"bear marshal": "raven", "bear chancellor": "spider"}
    t = table(acts="bear marshal", agents=agents, banners={"b3": 4, "l2": 1}, reserve={"bear": 0}, loyalty=order)
    t.do("from b3", "into l2")
    assert greedy_says(t) == "number 2"  # one for the fort, one for the garrison: nothing is conquered


def test_greedy_adds_banners_where_a_loved_city_is_in_danger() -> None:
    agents = {"lion steward": "raven", "horse marshal": "spider"}
    t = table(acts="lion steward", round=4, agents=agents, banners={"h6": 2, "l2": 2, "l9": 4}, loyalty=LOVES_LION)
    assert greedy_does(t, 3) == ["add_banners", "put l4", "put l4"]


def test_greedy_places_its_agent_with_the_empire_it_loves() -> None:
    bear = game(seats=2, seed=1)
    for slot, empire in enumerate([0, 1, 2, 3, 4]):
        bear.s.tokens[bear.d.seat * 5 + slot] = empire
    assert greedy_says(bear).startswith("place bear")
    lion = game(seats=2, seed=1)
    for slot, empire in enumerate([3, 2, 1, 4, 0]):
        lion.s.tokens[lion.d.seat * 5 + slot] = empire
    assert greedy_says(lion).startswith("place lion")


def test_greedy_plays_a_card_that_wins_a_battle_and_keeps_one_that_does_nothing() -> None:
    agents = {"bear chancellor": "raven", "lion chancellor": "spider"}
    hands = {"raven": ["elephant-bear"]}
    close = table(
        acts="bear chancellor",
        round=4,
        agents=agents,
        hands=hands,
        banners={"h2": ("bear", 4), "l3": 3},
        loyalty=LOVES_BEAR,
    )
    close.do("attack", "from h2", "into l3", "number 3")
    assert greedy_says(close) == "play elephant_1"
    hopeless = table(
        acts="bear chancellor",
        round=2,
        agents=agents,
        hands=hands,
        banners={"h2": ("bear", 2), "l3": 6},
        loyalty=LOVES_BEAR,
    )
    hopeless.do("attack", "from h2", "into l3")
    assert greedy_says(hopeless) == "done"


def test_greedy_follows_a_card_to_where_it_helps() -> None:
    agents = {"bear steward": "raven", "horse chancellor": "spider"}
    hands = {"raven": ["bear-eagle", "eagle-bear"]}
    banners: Banners = {"b6": 1, "l3": ("horse", 3), "l4": ("horse", 1), "h5": 2, "b1": 4}
    t = table(acts="bear steward", round=4, agents=agents, hands=hands, banners=banners, loyalty=LOVES_LION)
    t.do("play bear_eagle")
    assert greedy_says(t) in ("destroy l3", "destroy l4")
    assert after(t, "destroy l4") > after(t, "destroy b1", "number 1")


def test_greedy_discards_the_card_without_a_partner() -> None:
    hand = ["bear-lion", "bear-elephant", "lion-bear", "lion-elephant", "elephant-bear", "horse-eagle"]
    t = table(phase="discard", agents={"bear chancellor": "raven"}, hands={"raven": hand}, loyalty=LOVES_BEAR)
    assert greedy_says(t) == "discard horse-eagle"


def test_an_agent_goes_to_a_region_where_it_scores() -> None:
    t = table(phase="place", round=4, banners={"b2": 4}, loyalty=LOVES_BEAR, agents_in_regions="on")
    assert after(t, "place_in b2") > after(t, "place_in h9") > after(t, "place_in h9", "place_in b2")


def test_greedy_names_the_empire_whose_council_holds_most_of_the_neighbours_agents() -> None:
    agents = {"elephant marshal": "spider", "elephant chancellor": "spider", "lion sheriff": "spider"}
    t = table(phase="reveal", agents=agents, counter_intelligence="on")
    assert {greedy_says(t, seed) for seed in range(1, 6)} == {"name elephant"}


def test_a_token_that_is_known_counts_for_what_it_is() -> None:
    t = table(
        phase="recall", seats=2, loyalty={"spider": "horse lion bear eagle elephant"}, revealed={"spider": ["horse"]}
    )
    assert isinstance(t.s, Whispers)
    guess = guessed(t.s, 1, True)
    assert guess[4] == 4.0 and guess[0] == guess[1] == 1.0
    assert Outlook(t.s, RAVEN, False).love[4] < -3.0


def test_greedy_beats_random() -> None:
    for seed in range(2):
        t = game(seats=2, seed=seed)
        greedy, rng = seed, seeded(seed + 1)
        while not t.over:
            if t.d.seat == greedy:
                t.do(greedy_says(t, rng.below(1000)))
            else:
                t.do(GAME.space.name(t.d.actions[rng.below(t.d.count)]))
        assert evaluate(t.s, greedy) > 0


def test_what_a_move_changes_is_judged_as_if_the_whole_map_were_looked_at() -> None:
    """Added banners and battles touch few regions; what is far from them is not counted again."""
    looked = 0
    for seed in range(4):
        d, rng = Decision(), seeded(seed)
        options = GAME.chosen(4, {"agents_in_regions": "on"} if seed % 2 else {})
        s = GAME.begin(4, options, seed, d)
        while d.count > 0:
            assert isinstance(s, Whispers)
            if s.stack[STEP] == EMPIRE_PHASES and looked % 3 == 0:
                seat = d.seat
                little, whole = Outlook(s, seat, False), Outlook(s, seat, False)
                little.map(s)
                for source in range(REGIONS):
                    for region in range(REGIONS):
                        if s.map.adjacent[source] & BIT[region] == 0:
                            continue
                        t = s.copy()
                        moves.add(t, seat, region, 2)
                        assert little.map_with(t, BIT[region]) == whole.map(t)
                        empire = s.holder(source)
                        if s.may_leave(empire, source) == 0 or empire == s.holder(region):
                            continue
                        t = s.copy()
                        t.acting, t.target, t.force = empire * RANKS, region, 1
                        moves.take_up(t, source, empire, 1)
                        moves.fight(t, seat)
                        assert little.map_with(t, BIT[source] | BIT[region]) == whole.map(t)
                assert little.map_with(s, 0) == whole.map(s)
            looked += 1
            apply(s, d.actions[rng.below(d.count)], d)
    assert looked > 400
