"""How a game of Abyss begins."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.abyss.table import game, rule, table

RACES = ["squid", "shellfish", "crab", "seahorse", "jellyfish"]


@rule("AB-1.1", "AB-1.2")
def test_the_exploration_deck_is_65_allies_and_6_monsters() -> None:
    t = game(seats=2, seed=3)
    assert t.deck_size() == 71
    while t.deck_size() > 0:
        t.do(next((word for word in ("explore", "done") if t.may(word)), t.options()[0]))
    cards = t.hand("amber") + t.hand("sky") + t.discards() + t.track()
    cards += [f"{race} {value}" for race in RACES for value in t.council(race)]
    copies = {1: 4, 2: 3, 3: 3, 4: 2, 5: 1}
    allies = {f"{race} {value}": number for race in RACES for value, number in copies.items()}
    assert Counter(cards) == Counter(allies | {"monster": 6})


@rule("AB-1.1")
def test_the_exploration_deck_is_shuffled() -> None:
    assert len({tuple(game(seed=seed).do("explore").track()) for seed in range(1, 9)}) > 1


@rule("AB-1.3")
def test_six_of_35_lords_lie_in_the_court() -> None:
    t = game()
    assert len(t.court()) == 6 and len(t.lord_deck()) == 29
    assert len(set(t.court() + t.lord_deck())) == 35
    assert len({tuple(game(seed=seed).court()) for seed in range(1, 6)}) > 1


@rule("AB-1.4")
def test_one_of_20_locations_lies_face_up() -> None:
    t = game()
    assert len(t.open()) == 1 and len(t.stack()) == 19
    assert len(set(t.open() + t.stack())) == 20
    assert len({tuple(game(seed=seed).open()) for seed in range(1, 9)}) > 1


@rule("AB-1.5")
def test_twenty_monster_tokens_lie_in_the_pool() -> None:
    assert game().pool() == 20


@pytest.mark.parametrize(
    ("taken", "left"),
    [([3] * 9 + [2] * 9, [4, 4]), ([4] * 2 + [2] * 9 + [3] * 7, [3, 3]), ([4] * 2 + [3] * 9 + [2] * 7, [2, 2])],
)
@rule("AB-1.5")
def test_two_tokens_of_4_nine_of_3_and_nine_of_2(taken: list[int], left: list[int]) -> None:
    t = table(tokens={"sky": taken}, threat=2, deck=["monster", "crab 1"])
    assert t.pool() == 2
    t.do("explore", "fight", "choose 3")
    assert t.tokens("amber") == left and t.pool() == 0


@rule("AB-1.6")
def test_the_threat_begins_on_the_first_space() -> None:
    assert game().threat == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("AB-1.7", "AB-1.8", "AB-1.10", "AB-1.11")
def test_every_player_begins_with_one_pearl_and_nothing_else(seats: int) -> None:
    t = game(seats=seats)
    for seat in ["amber", "sky", "green", "rose"][:seats]:
        assert t.pearls(seat) == 1 and t.keys(seat) == 0
        assert t.hand(seat) == [] and t.affiliated(seat) == [] and t.tokens(seat) == []
        assert t.lords(seat) == [] and t.covered(seat) == [] and t.locations(seat) == []
    assert [t.council(race) for race in RACES] == [[]] * 5 and t.track() == [] and t.discards() == []


@rule("AB-1.9")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {game(seats=3, seed=seed).turn for seed in range(1, 21)} == {"amber", "sky", "green"}


@rule("AB-1.12")
def test_pearls_and_keys_never_run_out() -> None:
    t = table(pearls={"amber": 60}, threat=2, deck=["monster", "crab 1"]).do("explore", "fight", "choose 1")
    assert t.pearls("amber") == 62
    t = table(keys={"sky": 12}, threat=6, deck=["monster", "crab 1"]).do("explore", "fight")
    assert t.keys("amber") == 2 and t.keys("sky") == 12
