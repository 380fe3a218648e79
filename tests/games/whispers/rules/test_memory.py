"""What is remembered of cards that were seen, and what nobody forgets."""

from __future__ import annotations

from tests.games.whispers.table import rule, table
from undercourt.games.whispers.state import EVERYBODY, PLACES

MARSHAL = {"bear marshal": "raven"}


@rule("WW-13.7")
def test_the_one_who_discards_knows_the_card_in_the_deck_too() -> None:
    hand = ["horse-bear", "horse-bear", "lion-bear", "lion-bear", "bear-lion", "bear-lion"]
    spider = ["horse-eagle", "horse-lion", "horse-elephant"]
    t = table(phase="discard", hands={"raven": hand, "spider": spider}).do("discard horse-bear")
    assert not any("horse-bear" in t.guess("raven", seed).hand("spider") for seed in range(40))


@rule("WW-13.7")
def test_a_known_card_that_one_draws_oneself_is_no_longer_in_the_deck() -> None:
    t = table(
        agents={"horse steward": "raven"},
        banners={"h1": 2},
        hands={"raven": ["horse-bear"]},
        deck={"horse": []},
        acts="horse steward",
    )
    t.do("play horse_1", "from h1", "into h2", "number 1", "draw_cards")
    assert t.hand("raven") == ["horse-bear"] and t.deck("horse") == []
    assert all(t.guess("raven", seed).hand("spider") == t.hand("spider") for seed in range(5))


@rule("WW-13.8")
def test_one_of_two_equal_cards_that_are_all_the_deck_is_known_when_drawn() -> None:
    t = table(
        seats=3,
        agents={"horse steward": "raven"},
        banners={"h1": 2},
        hands={"raven": ["horse-bear", "horse-bear"]},
        deck={"horse": []},
        acts="horse steward",
    )
    t.do("play horse_2", "empire horse")
    while t.verbs() == {"number"}:
        t.do(t.options()[-1])
    t.do("draw_cards")
    assert t.hand("raven") == ["horse-bear"] and t.deck("horse") == ["horse-bear"]
    assert all(t.guess("spider", seed).hand("raven") == ["horse-bear"] for seed in range(20))


@rule("WW-13.8")
def test_a_card_known_in_a_hand_is_forgotten_once_it_is_played() -> None:
    t = table(
        agents={"horse steward": "raven"},
        banners={"h1": 2},
        hands={"raven": ["horse-bear"]},
        deck={"horse": []},
        acts="horse steward",
    )
    t.do("play horse_1", "from h1", "into h2", "number 1", "draw_cards")
    assert t.guess("spider").hand("raven") == ["horse-bear"]
    t.do("play horse_1", "from h1", "into h2")
    assert t.hand("raven") == [] and t.guess("spider").hand("raven") == []


@rule("WW-13.6")
def test_what_one_remembers_of_the_decks_is_not_shown_to_others() -> None:
    agents = {"lion sheriff": "raven"}
    t = table(
        agents=agents, banners={"l1": 2}, hands={"raven": ["lion-bear", "lion-bear", "lion-eagle"]}, acts="lion sheriff"
    )
    t.do("play lion_2", "spend lion-bear", "spend lion-eagle", "put l3", "draw_cards")
    known = t.s.known
    assert list(known[:PLACES]) != list(known[EVERYBODY * PLACES :])
    for viewer in ("spider", "spectator"):
        shown = t.seen_by(viewer).s.known
        assert list(shown[:PLACES]) == list(known[EVERYBODY * PLACES :])
    assert list(t.seen_by("raven").s.known[:PLACES]) == list(known[:PLACES])


@rule("WW-13.21")
def test_a_card_that_was_announced_is_in_hand_in_every_guess() -> None:
    hand = ["bear-eagle", "bear-lion", "eagle-lion", "eagle-horse"]
    t = table(agents=MARSHAL, banners={"b3": 2}, hands={"raven": hand}, acts="bear marshal").do("play bear_eagle")
    for seed in range(40):
        held = t.guess("spider", seed).hand("raven")
        assert "bear-eagle" in held or "eagle-bear" in held


@rule("WW-13.7", "WW-13.10")
def test_what_was_shown_or_drawn_is_not_taken_back() -> None:
    t = table(agents={"lion sheriff": "raven"}, banners={"l1": 2}, acts="lion sheriff")
    before = t.s.barriers
    t.do("draw_cards")
    assert t.s.barriers > before
    hand = ["lion-bear", "lion-eagle", "horse-bear", "horse-lion", "bear-lion", "bear-eagle"]
    t = table(phase="discard", hands={"raven": hand})
    before = t.s.barriers
    t.do("discard lion-bear")
    assert t.s.barriers > before
    t = table(phase="swap")
    before = t.s.barriers
    t.do("swap devout dutiful")
    assert t.s.barriers > before
    t = table(phase="swap", counter_intelligence="on")
    before = t.s.barriers
    t.do("swap devout dutiful")
    assert t.s.barriers == before
    t = table(round=4, agents={"horse sheriff": "raven"}, acts="horse sheriff")
    before = t.s.barriers
    t.do("put h1", "put h1")
    assert t.over and t.s.barriers > before
