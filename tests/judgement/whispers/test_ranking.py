"""What a seat is told by rank is the same whatever the empires are called."""

from __future__ import annotations

from itertools import permutations

from undercourt.games import load_game
from undercourt.games.whispers.actions import EMPIRES, KINDS
from undercourt.games.whispers.board import HOME, REGIONS
from undercourt.games.whispers.observe import AT_BANNERS, AT_CITIES, AT_HAND, AT_LOYALTY, LAYOUT
from undercourt.games.whispers.state import Whispers
from undercourt.judgement import sense_of
from undercourt.judgement.ranking import Ranking
from undercourt.judgement.whispers.ranking import BY_EMPIRE, PAIRS, pair
from undercourt.judgement.whispers.worth import partner
from undercourt.kernel.decision import Decision
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.observing import BY_PLACE
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


def empires(order: tuple[int, ...]) -> list[str]:
    called = ["bear", "eagle", "elephant", "lion", "horse"]
    return [called[empire] for empire in order]


def test_who_does_not_know_an_order_is_told_no_ranks() -> None:
    s = GAME.begin(2, {}, 5, Decision())
    found = ranking()
    reader = Reader(sense_of(GAME))
    GAME.eyes.see(s, 0, reader.sight)
    at = [i for i in range(reader.sight.count) if reader.sight.marks[i] // BY_PLACE == own_place(s)]
    assert len(at) == 1
    reader.sight.marks[at[0]] = 0
    before = reader.sight.count
    assert found.rank(reader.sight, reader.first) == NOTHING and reader.sight.count == before


def own_place(s: object) -> int:
    assert isinstance(s, Whispers)
    return AT_LOYALTY + 2 * EMPIRES + int(s.tokens[2])
