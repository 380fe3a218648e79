"""What an act says about loyalties: how likely each order of tokens makes it, as everybody sees it."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

import pytest

from tests.games.whispers.table import EMPIRE, Table, game, table
from undercourt.bots.bot import Budget, answer_of
from undercourt.bots.greedy import GreedyBot
from undercourt.bots.memory import blank_memory
from undercourt.games.whispers.game import GAME
from undercourt.games.whispers.state import Whispers
from undercourt.judgement.whispers.evidence import FEW, LAID, ORDERS, SAMPLED, SAMPLES, SWAPPED, Evidence
from undercourt.kernel.effect import apply
from undercourt.kernel.game import SPECTATOR, View
from undercourt.kernel.rng import seeded

SPIDER = 1


def view(t: Table, seat: int) -> Whispers:
    v: View = GAME.view(t.s, seat)
    assert isinstance(v, Whispers)
    return v


def said(t: Table, words: str, viewer: int = 0) -> list[float]:
    """By order: the logarithm of how likely the act was."""
    mover, before = t.d.seat, view(t, viewer)
    t.do(words)
    return list(Evidence().of(before, view(t, viewer), mover))


def devoted(says: list[float], empire: str) -> float:
    """How likely the act was, if the seat loves that empire most."""
    return sum(exp(says[order]) for order in range(ORDERS) if LAID[order * 5] == EMPIRE[empire]) / 24


def test_orders_are_all_of_them_and_samples_are_even() -> None:
    orders = {tuple(LAID[i * 5 : i * 5 + 5]) for i in range(ORDERS)}
    assert len(orders) == ORDERS and all(sorted(order) == [0, 1, 2, 3, 4] for order in orders)
    samples = [tuple(SAMPLES[i * 5 : i * 5 + 5]) for i in range(SAMPLED)]
    assert {samples.count(one) for one in samples} == {1} and set(samples) <= orders
    for slot in range(5):
        for other in range(slot):
            assert len({(one[slot], one[other]) for one in samples}) == SAMPLED


def test_an_order_after_a_swap_is_found_and_found_back() -> None:
    for pair in range(10):
        there = [SWAPPED[pair * ORDERS + order] for order in range(ORDERS)]
        assert [there[order] for order in there] == list(range(ORDERS)) and there != list(range(ORDERS))


def test_what_serves_an_empire_is_likelier_of_who_loves_it() -> None:
    t = table(phase="place", first="spider")
    says = said(t, "place eagle marshal")
    assert devoted(says, "eagle") > 1.5 * devoted(says, "bear")


def test_the_same_act_says_nothing_where_nothing_else_could_be_done() -> None:
    """A banner of the bear where it holds one region alone, and where it holds another that is better defended."""
    forced = table(phase="recall", first="spider", round=2, agents={"bear sheriff": "spider"})
    assert set(said(forced, "recall bear sheriff")) == {0.0}
    agents = {"bear sheriff": "spider", "eagle sheriff": "spider"}
    chosen = said(table(phase="recall", first="spider", round=2, agents=agents), "recall bear sheriff")
    assert devoted(chosen, "eagle") > devoted(chosen, "bear") > 0


@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
def test_everybody_takes_the_same_from_an_act(viewer: int) -> None:
    """Whatever tokens and cards they have themselves: it is asked by whom it was done, not by whom it was seen."""
    hands = {"raven": ["bear-lion"], "rat": ["lion-bear"]}
    one, other = (table(phase="place", seats=4, first="spider", hands=hands) for _ in range(2))
    assert said(one, "place eagle marshal", viewer) == said(other, "place eagle marshal", 0)


def test_hidden_tokens_and_cards_make_no_difference() -> None:
    """Of whoever acts and of the others: their tokens, and which cards of the same empires they hold."""
    said_of = []
    for spiders, rats, hand in (
        ("bear eagle elephant lion horse", "lion bear horse eagle elephant", ["bear-lion", "lion-bear"]),
        ("horse lion elephant eagle bear", "bear lion horse elephant eagle", ["bear-eagle", "lion-horse"]),
    ):
        t = table(
            phase="place",
            seats=4,
            first="spider",
            loyalty={"spider": spiders, "rat": rats},
            hands={"spider": hand, "rat": [*reversed(hand)]},
        )
        said_of.append(said(t, "place eagle marshal"))
    assert said_of[0] == said_of[1] and len(set(said_of[0])) > 1


@pytest.mark.parametrize("position", ["bear marshal", "lion chancellor"])
def test_what_needs_a_card_says_nothing(position: str) -> None:
    """Neither that it is announced nor what is paid for it, whatever else could be done there, to move on among it."""
    hand = ["bear-lion", "lion-bear", "bear-eagle", "lion-eagle"]
    played = 0
    for words in table(acts=position, agents={position: "spider"}, hands={"spider": hand}).options():
        if words.startswith("play "):
            t = table(acts=position, agents={position: "spider"}, hands={"spider": hand}, banners={"h2": ("lion", 3)})
            if words in t.options():
                played += 1
                assert set(said(t, words)) == {0.0}
    assert played > 0


def test_a_swap_is_judged_by_where_the_tokens_lie_then() -> None:
    """Nobody brings a token down that stands for many cities, to bring one up that stands for none."""
    banners = {region: ("bear", 2) for region in ("e1", "p1", "l1", "h1")}
    t = table(phase="swap", first="spider", round=3, banners=banners)
    says = said(t, "swap devout opposed")
    for order in range(ORDERS):
        if LAID[order * 5] == EMPIRE["bear"]:
            assert says[order] < max(says)
    assert devoted(says, "bear") < 0.5 * exp(max(says))


def test_twenty_orders_tell_what_the_others_are_worth() -> None:
    """Where each slot counts by itself they are all that is needed; in a council it is nearly so."""
    t = table(phase="place", first="spider")
    before = view(t, 0)
    t.do("place eagle marshal")
    after = view(t, 0)
    some, exact = Evidence(), Evidence()
    exact.few = ORDERS
    sampled, every = (list(one.of(before, after, SPIDER)) for one in (some, exact))
    assert FEW < ORDERS and len(set(sampled)) > 60 < len(set(every))
    spread = max(every) - min(every)
    assert max(abs(a - b) for a, b in zip(sampled, every, strict=True)) < 0.25 * spread


def played_on(t: Table, moves: int) -> Iterator[tuple[list[Whispers], list[Whispers], int]]:
    """A game of greedy bots: every act as each seat saw it."""
    rng = seeded(5)
    for _ in range(moves):
        if t.d.count == 0:
            return
        mover, seats = t.d.seat, range(t.s.seats)
        before = [view(t, seat) for seat in seats]
        action = answer_of(GAME, GreedyBot(), GAME.view(t.s, mover), t.d, rng, Budget(), blank_memory(GAME))
        apply(t.s, action, t.d)
        if t.s.depth > 0:
            yield before, [view(t, seat) for seat in seats], mover


def test_it_is_reckoned_once_for_all_who_saw_it() -> None:
    """Though their own cards and tokens differ."""
    evidence = Evidence()
    acts = 0
    for before, after, mover in played_on(game(seats=4, seed=3), 120):
        found = {tuple(evidence.of(one, other, mover)) for one, other in zip(before, after, strict=True)}
        acts += 1
        assert len(found) == 1 and len(evidence.known) == acts
    assert acts > 100


def test_what_was_reckoned_for_other_tables_makes_no_difference() -> None:
    """The same beginning with other seats and other rules is another question."""
    used = Evidence()
    kinds: list[dict[str, str]] = [
        {},
        {"eagle_city": "e4"},
        {"elephant_link": "p4_p8"},
        {"agents_in_regions": "on"},
        {"keep_your_secrets": "on"},
        {"counter_intelligence": "on", "to_each_their_own": "on"},
        {"allow_pass": "on"},
    ]
    for seats in (3, 4, 2):
        for options in kinds:
            for before, after, mover in played_on(game(seats=seats, seed=3, **options), 6):
                fresh = Evidence().of(before[0], after[0], mover)
                assert list(used.of(before[0], after[0], mover)) == list(fresh)


def test_a_view_of_a_view_shows_what_lies_open() -> None:
    """Each seat knows more than whoever only watches, and its view tells what that one sees."""
    t = table(phase="place", seats=4, first="spider", hands={"raven": ["bear-lion"], "rat": ["lion-bear"]})
    watched = GAME.view(t.s, SPECTATOR).words()
    assert all(GAME.view(GAME.view(t.s, seat), SPECTATOR).words() == watched for seat in range(4))
