"""Observations say what lies on the table, block by block."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import u8

from tests.games.tyrants.table import table
from undercourt.games.tyrants.board import SITE, SITES
from undercourt.games.tyrants.cards import KIND
from undercourt.games.tyrants.game import GAME
from undercourt.games.tyrants.observe_layout import QUESTIONS
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply, asking
from undercourt.kernel.rng import seeded


def block(s: State, seat: int, name: str) -> list[int]:
    row = vec[u8]([0] * GAME.eyes.size)
    GAME.eyes.look(s, seat, row, 0)
    [size] = [block.size for block in GAME.eyes.layout.blocks if block.name == name]
    first = GAME.eyes.layout.at(name)
    return [int(row[i]) for i in range(first, first + size)]


def question(s: State, seat: int) -> list[str]:
    return [name for name, n in zip(QUESTIONS, block(s, seat, "question"), strict=True) if n > 0]


def test_troops_and_spies_are_seen_from_each_seat() -> None:
    t = table(troops={"skullport": ["amber", "amber", "sky", "white"]}, spies={"everfire": ["sky"]})
    at = SITE["skullport"]
    for seat, (mine, next_ones) in enumerate(((2, 1), (1, 2))):
        troops = block(t.state, seat, "troops")
        assert (troops[at], troops[SITES + at], troops[4 * SITES + at]) == (mine, next_ones, 1)
        assert sum(troops) == 4
        assert block(t.state, seat, "spies")[(1 - seat) * SITES + SITE["everfire"]] == 1
    assert block(t.state, 0, "control")[at] == 1 and sum(block(t.state, 0, "control")) == 1


def test_points_are_those_of_the_score() -> None:
    d, rng = Decision(), seeded(3)
    s = GAME.begin(4, {}, 3, d)
    for number in range(900):
        if number % 90 == 0:
            totals = GAME.score(s).totals()
            assert block(s, 1, "points") == [min(totals[(1 + i) % 4], 255) for i in range(4)]
        apply(s, d.actions[rng.below(d.count)], d)
    assert max(GAME.score(s).totals()) > 10


def test_whoever_has_less_than_no_points_is_seen_with_none() -> None:
    t = table(deck=(), discards={"amber": ["insane_outcast", "insane_outcast"], "sky": ["noble"]})
    assert GAME.score(t.state).totals()[0] < 0 and block(t.state, 1, "points")[1] == 0


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    t = table("blackguard", "noble", "noble")
    seen = Counter({i: n for i, n in enumerate(block(t.state, 0, "hand")) if n > 0})
    assert seen == {KIND["blackguard"]: 1, KIND["noble"]: 2}
    assert block(t.state, 1, "hand_size")[1] == 3
    assert KIND["blackguard"] not in [i for i, n in enumerate(block(t.state, 1, "hand")) if n > 0]


def test_a_question_that_tells_of_a_hand_is_seen_by_whoever_is_asked_alone() -> None:
    """Focus is asked only of a seat that holds a card of the aspect: the others go on seeing the turn."""
    met = 0
    for seed in range(40):
        d, rng = Decision(), seeded(seed)
        s = GAME.begin(2, {"decks": "elementals+demons"}, seed, d)
        for _ in range(300):
            if d.count > 0 and type(asking(s)).__name__ == "Focus" and s.depth == 2:
                met += 1
                assert question(s, d.seat) == ["Focus"] and question(s, 1 - d.seat) == ["Turn"]
            if d.count == 0 or met > 3:
                break
            apply(s, d.actions[rng.below(d.count)], d)
    assert met > 3
