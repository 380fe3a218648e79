"""What an act says about loyalties: how likely each order of tokens makes it, as everybody sees it."""

from __future__ import annotations

from math import exp

import pytest

from tests.games.whispers.table import EMPIRE, Table, game, table
from undercourt.games.whispers.game import GAME
from undercourt.games.whispers.state import Whispers
from undercourt.judgement.whispers import evidence
from undercourt.judgement.whispers.evidence import FEW, LAID, ORDERS, SAMPLED, SAMPLES, SWAPPED, Evidence
from undercourt.kernel.game import SPECTATOR, View

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


def test_the_same_act_says_less_where_there_was_nothing_better_to_do() -> None:
    """A banner more for the only region there is, and one where another would have served somebody else."""
    agents = {"bear marshal": "spider", "bear chancellor": "raven"}
    t = table(acts="bear marshal", agents=agents)
    assert set(said(t, "put b1")) != {0.0}
    forced = table(phase="recall", first="spider", round=2, agents={"bear sheriff": "spider"})
    assert set(said(forced, "recall bear sheriff")) == {0.0}


@pytest.mark.parametrize("viewer", [0, 2, 3, SPECTATOR])
def test_everybody_takes_the_same_from_an_act(viewer: int) -> None:
    """Whatever tokens and cards they have themselves: it is asked by whom it was done, not by whom it was seen."""
    hands = {"raven": ["bear-lion"], "rat": ["lion-bear"]}
    one, other = (table(phase="place", seats=4, first="spider", hands=hands) for _ in range(2))
    assert said(one, "place eagle marshal", viewer) == said(other, "place eagle marshal", 0)


def test_hidden_tokens_and_cards_make_no_difference() -> None:
    one = table(phase="place", seats=4, first="spider", loyalty={"spider": "bear eagle elephant lion horse"})
    other = table(phase="place", seats=4, first="spider", loyalty={"spider": "horse lion elephant eagle bear"})
    assert said(one, "place eagle marshal") == said(other, "place eagle marshal")


def test_what_cards_allow_says_nothing() -> None:
    hands = {"spider": ["bear-lion", "lion-bear", "bear-eagle"]}
    t = table(acts="bear marshal", agents={"bear marshal": "spider"}, hands=hands)
    played = next(name for name in t.options() if name.startswith("play "))
    assert set(said(t, played)) == {0.0}


def test_a_swap_is_judged_by_where_the_tokens_lie_then() -> None:
    """Nobody brings a token down that stands for many cities, to bring one up that stands for none."""
    banners = {region: ("bear", 2) for region in ("e1", "p1", "l1", "h1")}
    t = table(phase="swap", first="spider", round=3, banners=banners)
    says = said(t, "swap devout opposed")
    for order in range(ORDERS):
        if LAID[order * 5] == EMPIRE["bear"]:
            assert says[order] < max(says)
    assert devoted(says, "bear") < 0.5 * exp(max(says))


def test_twenty_orders_tell_what_the_others_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where each token counts by itself, on its slot, as in a council: the same as all of them one by one."""
    t = table(phase="place", first="spider")
    before = view(t, 0)
    t.do("place eagle marshal")
    after = view(t, 0)
    some = list(Evidence().of(before, after, SPIDER))
    exact = Evidence()
    exact.few = ORDERS
    every = list(exact.of(before, after, SPIDER))
    assert FEW < ORDERS and evidence.FEW == FEW
    assert max(abs(a - b) for a, b in zip(some, every, strict=True)) < 0.5
    assert sorted(range(ORDERS), key=lambda i: some[i])[-12:] != list(range(ORDERS))[-12:]


def test_what_was_found_out_is_kept_for_the_others_at_the_table() -> None:
    t = game(seats=4, seed=3)
    evidence = Evidence()
    views = [view(t, seat) for seat in range(4)]
    t.do(t.options()[0])
    found = [evidence.of(views[seat], view(t, seat), t.s.first) for seat in range(4)]
    assert len(evidence.known) == 1 and len({tuple(one) for one in found}) == 1


def test_a_view_of_a_view_shows_what_lies_open() -> None:
    """Each seat knows more than whoever only watches, and its view tells what that one sees."""
    t = table(phase="place", seats=4, first="spider", hands={"raven": ["bear-lion"], "rat": ["lion-bear"]})
    watched = GAME.view(t.s, SPECTATOR).words()
    assert all(GAME.view(GAME.view(t.s, seat), SPECTATOR).words() == watched for seat in range(4))
