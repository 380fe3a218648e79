"""How a game of A War of Whispers begins."""

from __future__ import annotations

import pytest

from tests.games.whispers.table import game, rule, table

SEATS = ["raven", "spider", "rat", "serpent"]
EMPIRES = ["bear", "eagle", "elephant", "lion", "horse"]
POSITIONS = [f"{empire} {role}" for empire in EMPIRES for role in ("sheriff", "steward", "marshal", "chancellor")]


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("WW-1.1", "WW-1.2")
def test_two_to_four_societies_play(seats: int) -> None:
    t = game(seats=seats)
    asked = set()
    for position in POSITIONS[:seats]:
        asked.add(t.seat)
        t.do(f"place {position}")
    assert asked == set(SEATS[:seats])


@rule("WW-1.2")
def test_nine_agents_each_suffice_for_the_longest_game() -> None:
    owners = ["raven", "spider"] * 7
    t = table(phase="recall", round=4, agents=dict(zip(POSITIONS, owners, strict=False)))
    t.do("recall bear sheriff", "recall bear steward")
    while t.phase == "place":
        t.do(t.options()[0])
    standing = [t.agent(position) for position in POSITIONS]
    assert standing.count("raven") == 9 and standing.count("spider") == 9


@rule("WW-1.2", "WW-1.13")
def test_every_player_has_one_token_of_each_empire_face_down() -> None:
    t = game(seats=4)
    for seat in SEATS:
        assert sorted(empire for empire in t.loyalty(seat) if empire) == sorted(EMPIRES)
        assert len(t.loyalty(seat)) == 5 and t.revealed(seat) == []
        others = [other for other in SEATS if other != seat]
        assert all(t.seen_by(other).loyalty(seat) == [None] * 5 for other in others)


@rule("WW-1.13")
def test_the_tokens_lie_at_random() -> None:
    rows = {tuple(game(seed=seed).loyalty(seat)) for seed in range(1, 11) for seat in SEATS}
    assert len(rows) > 15
    assert {row[0] for row in rows} == set(EMPIRES) and {row[4] for row in rows} == set(EMPIRES)


@rule("WW-1.14")
def test_the_own_tokens_may_be_looked_at() -> None:
    t = game(seats=3)
    assert all(t.seen_by(seat).loyalty(seat) == t.loyalty(seat) for seat in SEATS[:3])


@rule("WW-1.3")
def test_the_game_begins_with_round_1() -> None:
    t = game()
    assert t.round == 1 and not t.over


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("WW-1.4", "WW-1.5", "WW-1.9")
def test_the_reserves_hold_what_is_not_on_the_map(seats: int) -> None:
    t = game(seats=seats)
    assert [t.reserve(empire) for empire in EMPIRES] == [11, 14, 16, 14, 20]


@rule("WW-1.4", "WW-1.6", "WW-1.7")
def test_each_deck_is_eight_cards_two_for_each_partner() -> None:
    t = game()
    for empire in EMPIRES:
        partners = [other for other in EMPIRES if other != empire]
        assert len(t.deck(empire)) == 8
        assert t.deck(empire) == sorted(2 * [f"{empire}-{partner}" for partner in partners])


@rule("WW-1.6")
def test_the_decks_are_shuffled() -> None:
    drawn = set()
    for seed in range(1, 13):
        t = game(seats=2, seed=seed)
        first = t.seat
        t.do(*(f"place {position}" for position in POSITIONS[12:18]))  # the lion's council and two of the horse's
        t.do("draw_cards")
        drawn.update(t.hand(first))
    assert len(drawn) > 1 and all(card.startswith("lion-") for card in drawn)


@rule("WW-1.8")
def test_a_lion_region_with_two_symbols_begins_with_two_banners() -> None:
    t = game()
    assert t.banners("l2") == 2 and t.control("l2") == "lion" and t.banners("l1") == 0


@rule("WW-1.9")
def test_the_bear_begins_strong_and_the_horse_without_a_banner() -> None:
    t = game()
    numbers = {"b": 6, "e": 7, "p": 8, "l": 9, "h": 10}
    standing = [sum(t.banners(f"{letter}{n}") for n in range(1, last + 1)) for letter, last in numbers.items()]
    assert standing == [9, 6, 4, 6, 0]


@rule("WW-1.12")
def test_the_first_player_is_drawn_by_lot_and_begins() -> None:
    games = [game(seats=3, seed=seed) for seed in range(1, 31)]
    assert {t.first for t in games} == {"raven", "spider", "rat"}
    assert all(t.seat == t.first for t in games)


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("WW-1.15")
def test_nobody_begins_with_cards_or_agents(seats: int) -> None:
    t = game(seats=seats)
    assert all(t.hand(seat) == [] for seat in SEATS[:seats])
    assert all(t.agent(position) is None for position in POSITIONS)
