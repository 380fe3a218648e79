"""What a seat is told by rank is the same whatever the empires are called."""

from __future__ import annotations

from array import array
from itertools import permutations
from math import log

import pytest
from librt.vecs import vec

from undercourt.bots.weights import NO_SUMS, NONE, Rows, Weights, layout_number, sense_with
from undercourt.games import load_game
from undercourt.games.whispers.actions import EMPIRES, KINDS, SLOTS
from undercourt.games.whispers.board import HOME, REGIONS
from undercourt.games.whispers.observe import AT_BANNERS, AT_CITIES, AT_HAND, AT_LOYALTY, LAYOUT
from undercourt.games.whispers.state import Whispers
from undercourt.judgement import sense_of
from undercourt.judgement.ranking import Ranking
from undercourt.judgement.sense import MOST_SEATS
from undercourt.judgement.whispers.ranking import BY_EMPIRE, PAIRS, pair
from undercourt.judgement.whispers.worth import partner
from undercourt.kernel.decision import Decision
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.observing import BY_PLACE
from undercourt.thinking.network import ONE
from undercourt.thinking.reader import Reader

GAME = load_game("whispers")
ORDERS = list(permutations(range(EMPIRES)))


def ranking() -> Ranking:
    found = sense_of(GAME).ranking()
    assert found is not None
    return found


def seen(seat: int, order: tuple[int, ...]) -> tuple[Reader, dict[int, int]]:
    """What stands at each place when a seat looks whose slots hold the empires in this order."""
    s = GAME.begin(3, {}, 5, Decision())
    assert isinstance(s, Whispers)
    for slot, empire in enumerate(order):
        s.tokens[seat * EMPIRES + slot] = empire
    reader = Reader(sense_of(GAME))
    reader.see(s, seat)
    marks = [int(reader.sight.marks[i]) for i in range(reader.sight.count)]
    assert len({mark // BY_PLACE for mark in marks}) == len(marks)
    return reader, {mark // BY_PLACE: mark % BY_PLACE for mark in marks}


def at_rank(name: str, rank: int, each: int, one: int) -> int:
    """Where the first row of a block is told by rank."""
    reader = Reader(sense_of(GAME))
    base = int(reader.first)
    for other, times, size in BY_EMPIRE:
        if other == name:
            return base + rank * each + one
        base += times * EMPIRES * size
    raise ValueError(name)


def test_what_is_counted_by_empire_is_told_by_rank() -> None:
    for order in (ORDERS[0], ORDERS[37], ORDERS[119]):
        _, told = seen(1, order)
        for rank, empire in enumerate(order):
            cities = told.get(AT_CITIES + empire)
            assert cities is not None and told[at_rank("cities", rank, 1, 0)] == cities
            for region in range(REGIONS):
                banners = told.get(AT_BANNERS + empire * REGIONS + region)
                assert told.get(at_rank("banners", rank, REGIONS, region)) == banners


def test_homes_are_told_by_rank_whatever_is_seen() -> None:
    found = ranking()
    for number, order in enumerate(ORDERS):
        homes = {int(place) - (int(found.size) - EMPIRES * REGIONS) for place in found.always[number]}
        assert homes == {order.index(int(HOME[region])) * REGIONS + region for region in range(REGIONS)}


def test_own_tokens_look_the_same_in_every_order() -> None:
    """By rank, the first slot always holds the first empire: the order itself tells nothing more."""
    reader = Reader(sense_of(GAME))
    first = at_rank("loyalty", 0, 1, 0)
    for order in ORDERS[::17]:
        _, told = seen(0, order)
        own = [told.get(first + slot * EMPIRES + rank, 0) for slot in range(EMPIRES) for rank in range(EMPIRES)]
        assert own == [int(slot == rank) for slot in range(EMPIRES) for rank in range(EMPIRES)]
    assert first > reader.first


def test_each_order_lays_places_and_names_apart() -> None:
    found = ranking()
    assert len(found.places) == len(found.named) == len(ORDERS)
    for number in range(len(ORDERS)):
        for row, size in ((found.places[number], found.size - EMPIRES * REGIONS), (found.named[number], found.names)):
            used = [one for one in row if one != NOTHING]
            assert len(set(used)) == len(used) and min(used) >= 0 and max(used) < size
    assert len(found.places[0]) == LAYOUT.size and len(found.named[0]) == GAME.space.size


def test_a_card_is_ranked_by_both_of_its_empires() -> None:
    rank = [2, 0, 1, 4, 3]
    ranked = [pair(rank, kind) for kind in range(KINDS)]
    assert ranked == [rank[kind // 4] * EMPIRES + rank[partner(kind)] for kind in range(KINDS)]
    assert len(set(ranked)) == KINDS and max(ranked) < PAIRS
    s = GAME.begin(2, {}, 5, Decision())
    assert isinstance(s, Whispers)
    found, reader = ranking(), Reader(sense_of(GAME))
    reader.see(s, 0)
    places = found.places[reader.order]
    base = at_rank("hands", 0, 1, 0) - int(reader.first) + 4 * EMPIRES  # behind the last block that is counted so
    own = [order for number, order in enumerate(ORDERS) if number == reader.order]
    by_empire = [own[0].index(empire) for empire in range(EMPIRES)]
    assert [places[AT_HAND + kind] - base for kind in range(KINDS)] == [pair(by_empire, kind) for kind in range(KINDS)]


def test_an_action_is_named_by_the_rank_of_its_empire() -> None:
    for order in (ORDERS[3], ORDERS[77]):
        reader, _ = seen(2, order)
        by_name = GAME.space.by_name
        names = [int(reader.name(by_name[f"place {empire} marshal"])) for empire in empires(order)]
        assert names == list(range(names[0], names[0] + 4 * EMPIRES, 4))
        assert min(names) >= GAME.space.size and reader.name(by_name["attack"]) == NOTHING


def test_a_guide_says_of_an_action_what_it_says_of_both_of_its_names() -> None:
    """One that likes whatever is of the third rank likes another empire's marshal in another order."""
    game, reader = GAME, Reader(sense_of(GAME))
    for order in (ORDERS[3], ORDERS[77]):
        s = game.begin(2, {}, 5, d := Decision())
        assert isinstance(s, Whispers)
        for slot, empire in enumerate(order):
            s.tokens[d.seat * EMPIRES + slot] = empire
        d.count = 0
        offered = [game.space.by_name[f"place {empire} marshal"] for empire in empires(order)]
        for action in sorted(offered):
            d.offer(action)
        reader.see(s, d.seat)
        said = {offered[2]: 5, int(reader.name(offered[2])): 7, int(reader.name(offered[0])): 9}
        last = array("h", [0, 0] * int(reader.says))
        for name, points in said.items():
            last[2 * name + 1] = points * ONE // 10
        rows = Rows(array("h", [0] * int(reader.places)), array("i", [0]), array("h", [0]), array("i", [0]), last)
        trust = array("f", [1.0] * (MOST_SEATS + 1))
        sense = sense_with(game, Weights(array("i", [layout_number(game)]), rows, NONE, trust, NO_SUMS, trust))
        odds = vec[float]([0.0] * d.count)
        assert sense.guess(s, d, odds)
        logs = {d.actions[i]: log(odds[i]) for i in range(d.count)}
        middle = logs[offered[4]]
        above = [logs[action] - middle for action in offered]
        assert above == pytest.approx([0.9, 0.0, 1.2, 0.0, 0.0], abs=0.001)


def empires(order: tuple[int, ...]) -> list[str]:
    called = ["bear", "eagle", "elephant", "lion", "horse"]
    return [called[empire] for empire in order]


def test_who_does_not_know_an_order_is_told_no_ranks() -> None:
    s = GAME.begin(2, {}, 5, Decision())
    found = ranking()
    reader = Reader(sense_of(GAME))
    for slot in range(SLOTS):  # one of the five is not told, whatever it is
        reader.sight.count = 0
        GAME.eyes.see(s, 0, reader.sight)
        before = reader.sight.count
        own = range(AT_LOYALTY + slot * EMPIRES, AT_LOYALTY + (slot + 1) * EMPIRES)
        at = [i for i in range(before) if reader.sight.marks[i] // BY_PLACE in own]
        assert len(at) == 1
        reader.sight.marks[at[0]] = 0
        assert found.rank(reader.sight, reader.first) == NOTHING and reader.sight.count == before
