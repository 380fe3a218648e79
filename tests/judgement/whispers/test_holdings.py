"""What a table where everything is known promises each seat."""

from __future__ import annotations

from librt.vecs import vec

from tests.games.whispers.table import Table, table
from undercourt.games.whispers.game import GAME
from undercourt.games.whispers.play import EMPIRE_PHASES
from undercourt.games.whispers.state import SWAPS, Whispers
from undercourt.judgement import sense_of
from undercourt.judgement.whispers.holdings import TIED
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import STEP, apply
from undercourt.kernel.rng import seeded

SENSE = sense_of(GAME)
LOYALTY = {"raven": "lion eagle elephant horse bear", "spider": "horse bear eagle elephant lion"}


def standings(s: Whispers) -> list[float]:
    out = vec[float]([0.0] * 8)
    SENSE.standings(s, out)
    return list(out)[: s.seats]


def lead(t: Table) -> float:
    """Raven's, against the spider."""
    raven, spider = standings(t.s)
    return raven - spider


def test_at_the_end_of_the_last_round_they_are_nearly_the_score() -> None:
    d, rng = Decision(), seeded(6)
    s = GAME.begin(4, {}, 6, d)
    assert isinstance(s, Whispers)
    compared = 0
    while d.count > 0:
        if s.round == 4 and s.marker == 20 and s.stack[STEP] == EMPIRE_PHASES:  # the last position acts
            totals, points = GAME.score(s).totals(), standings(s)
            for seat in range(s.seats):  # less what swaps cost in ties
                assert abs(totals[seat] - points[seat] + TIED[0] * float(s.tables[SWAPS + seat])) < 1.0
            compared += 1
        apply(s, d.actions[rng.below(d.count)], d)
    assert compared > 0


def test_an_army_that_wants_a_city_is_a_threat_only_while_it_can_act() -> None:
    banners = {"h5": 5, "l2": 2}
    quiet = table(phase="place", round=4, loyalty=LOYALTY, banners=banners)
    threat = table(phase="place", round=4, loyalty=LOYALTY, banners=banners, agents={"horse chancellor": "spider"})
    assert lead(threat) < lead(quiet) - 0.5


def test_a_rival_who_loves_the_victim_too_is_no_threat() -> None:
    friends = {"raven": "lion eagle elephant horse bear", "spider": "lion bear eagle elephant horse"}
    banners, agents = {"h5": 5, "l2": 2}, {"horse chancellor": "spider"}

    def cost(loyalty: dict[str, str]) -> float:
        """Of the spider's agent, to raven."""
        with_agent = table(phase="place", round=4, loyalty=loyalty, banners=banners, agents=agents)
        without = table(phase="place", round=4, loyalty=loyalty, banners=banners)
        return standings(without.s)[0] - standings(with_agent.s)[0]

    assert cost(LOYALTY) > cost(friends) + 0.5


def test_an_attack_on_its_way_counts_as_fought() -> None:
    agents = {"horse chancellor": "spider", "horse marshal": "spider"}
    hands = {"spider": ["elephant-bear"]}
    t = table(acts="horse marshal", round=4, loyalty=LOYALTY, banners={"h5": 5}, agents=agents, hands=hands)
    t.do("attack", "from h5", "into l3", "number 4")
    assert t.force == 4
    on_its_way = lead(t)
    t.do("done")
    assert t.control("l3") == "horse"
    assert abs(lead(t) - on_its_way) < 1.5


def test_a_swap_still_to_come_is_worth_what_it_betters() -> None:
    bad = {"raven": "bear eagle elephant lion horse", "spider": "horse bear eagle elephant lion"}
    before = table(phase="swap", round=3, loyalty=bad)
    shown = table(phase="swap", round=3, loyalty=bad, revealed={"raven": ["bear", "eagle", "lion", "horse"]})
    assert lead(before) > lead(shown) + 5.0


def test_doubt_shrinks_towards_the_end() -> None:
    doubts = [SENSE.doubt(table(phase=phase, round=n).s) for n in (1, 2, 3, 4) for phase in ("place", "swap")[: 5 - n]]
    assert doubts == sorted(doubts, reverse=True) and doubts[-1] > 0.5


def test_a_card_kept_for_the_last_round_is_worth_a_part_of_a_point_and_less_when_there_is_little_to_do() -> None:
    hands = {"raven": ["elephant-bear"]}

    def worth(round: int, agents: dict[str, str]) -> float:
        held = table(phase="place", round=round, loyalty=LOYALTY, agents=agents, hands=hands)
        return lead(held) - lead(table(phase="place", round=round, loyalty=LOYALTY, agents=agents))

    busy = {"lion chancellor": "raven", "eagle chancellor": "raven"}
    assert 0.4 < worth(3, busy) < 0.8
    assert 0.0 <= worth(4, {}) < worth(4, busy)
