"""The end of the game, the points of loyalty, ties and the winner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.whispers.table import rule, table

EMPIRES = ["bear", "eagle", "elephant", "lion", "horse"]
SHIFTED: dict[str, Any] = {"l3": ("elephant", 1), "h1": ("eagle", 2), "h6": ("eagle", 1)}
ALL_HORSE: dict[str, Any] = {region: ("horse", 1) for region in ("b6", "e1", "e7", "p4", "p7")}
EXAMPLE = {"raven": "lion elephant bear eagle horse"}


@rule("WW-11.1")
def test_the_fourth_marker_ends_the_game() -> None:
    assert table(phase="track", round=4).over
    assert not table(phase="track", round=3).over


@rule("WW-11.1")
def test_the_last_position_of_the_fourth_round_ends_the_game() -> None:
    t = table(agents={"horse sheriff": "raven"}, round=4, acts="horse sheriff").do("put h1", "put h2")
    assert t.over and t.banners("h1") == 1


@rule("WW-11.2")
def test_all_tokens_are_turned_up_at_the_end() -> None:
    t = table(phase="track", round=4, loyalty=EXAMPLE)
    assert t.seen_by("spider").loyalty("raven") == EXAMPLE["raven"].split()
    t = table(phase="track", round=3, loyalty=EXAMPLE)
    assert t.seen_by("spider").loyalty("raven") == [None] * 5


@rule("WW-11.3")
def test_three_cities_at_triple_loyalty_are_nine_points() -> None:
    t = table(phase="end", banners={"l3": ("elephant", 1)}, loyalty=EXAMPLE)
    assert t.cities("elephant") == 3 and t.score("raven")["elephant"] == 9


@rule("WW-11.3", "WW-11.7")
def test_the_seventeen_points_of_the_rulebook() -> None:
    t = table(phase="end", banners=SHIFTED, loyalty=EXAMPLE)
    assert [t.cities(empire) for empire in EMPIRES] == [1, 4, 3, 2, 2]
    score = t.score("raven")
    assert [score[empire] for empire in ("lion", "elephant", "bear", "eagle", "horse")] == [8, 9, 2, 0, -2]
    assert t.total("raven") == 17 and sum(score.values()) == 17


@pytest.mark.parametrize(("slot", "points"), [(0, 16), (1, 12), (2, 8), (3, 0), (4, -4)])
@rule("WW-11.4")
def test_each_slot_has_its_multiplier(slot: int, points: int) -> None:
    tokens = ["bear", "eagle", "elephant", "lion"]
    tokens.insert(slot, "horse")
    t = table(phase="end", loyalty={"raven": " ".join(tokens)})
    assert t.cities("horse") == 4 and t.score("raven")["horse"] == points


@rule("WW-11.5")
def test_a_conquered_city_counts_for_its_conqueror() -> None:
    t = table(phase="end", banners={"b6": ("lion", 2)}, loyalty=EXAMPLE)
    assert t.cities("bear") == 0 and t.cities("lion") == 4
    assert t.score("raven")["lion"] == 16 and t.score("raven")["bear"] == 0


@rule("WW-11.5")
def test_banners_make_no_city_and_do_not_multiply_one() -> None:
    t = table(phase="end", banners={"b6": 4, "b1": 4, "l1": ("bear", 3)})
    assert t.cities("bear") == 1 and t.score("raven")["bear"] == 4


@rule("WW-11.6")
def test_empty_regions_count_for_their_home_empires() -> None:
    t = table(phase="end")
    assert [t.cities(empire) for empire in EMPIRES] == [1, 2, 2, 3, 4]
    assert [t.score("raven")[empire] for empire in EMPIRES] == [4, 6, 4, 0, -4]


@rule("WW-11.7")
def test_the_total_adds_up_all_tokens() -> None:
    t = table(phase="end", loyalty={"spider": "horse lion elephant eagle bear"})
    assert t.total("raven") == 10 and t.total("spider") == 16 + 9 + 4 + 0 - 1


@rule("WW-11.8")
def test_a_total_may_be_nothing() -> None:
    banners: dict[str, Any] = {"b6": ("lion", 1), "e1": ("lion", 1), "e7": ("lion", 1), "p4": ("lion", 1)}
    t = table(phase="end", banners=banners | {"p7": ("lion", 1), "h1": ("lion", 1), "h6": ("lion", 1)})
    assert t.total("raven") == -2
    t = table(phase="end", banners={region: ("lion", 1) for region in [*ALL_HORSE, "h1", "h6", "h8", "h10"]})
    assert t.cities("lion") == 12 and t.total("raven") == 0


@rule("WW-11.8", "WW-11.9")
def test_the_least_negative_total_wins() -> None:
    loyalty = {"raven": "bear eagle elephant lion horse", "spider": "bear eagle lion elephant horse"}
    t = table(phase="end", banners=ALL_HORSE, loyalty=loyalty)
    assert t.total("raven") == -9 and t.total("spider") == -3 and t.winners() == ["spider"]


@rule("WW-11.9")
def test_most_points_win_whatever_the_swaps_and_cards() -> None:
    loyalty = {"spider": "horse lion elephant eagle bear"}
    t = table(phase="end", seats=3, loyalty=loyalty, swaps={"spider": 2}, hands={"raven": ["bear-eagle"]})
    assert t.winners() == ["spider"]


@rule("WW-11.10")
def test_of_tied_players_the_one_with_fewest_swaps_wins() -> None:
    t = table(phase="end", seats=3, swaps={"raven": 1, "rat": 2})
    assert t.total("raven") == t.total("spider") == t.total("rat") and t.winners() == ["spider"]


@rule("WW-11.10")
def test_fewer_swaps_beat_more_cards() -> None:
    t = table(phase="end", swaps={"raven": 1}, hands={"raven": ["bear-eagle", "bear-lion"]})
    assert t.winners() == ["spider"]


@rule("WW-11.11")
def test_then_most_cards_in_hand_win() -> None:
    hands = {"raven": ["bear-eagle"], "spider": ["lion-eagle", "lion-bear"]}
    assert table(phase="end", hands=hands).winners() == ["spider"]
    assert table(phase="end", hands=hands, swaps={"raven": 1, "spider": 1}).winners() == ["spider"]


@rule("WW-11.12")
def test_cards_beyond_five_count() -> None:
    six = ["bear-eagle", "bear-lion", "bear-horse", "lion-bear", "lion-eagle", "lion-horse"]
    seven = ["eagle-bear", "eagle-lion", "eagle-horse", "horse-bear", "horse-eagle", "horse-lion", "elephant-bear"]
    assert table(phase="track", round=4, hands={"raven": six, "spider": seven}).winners() == ["spider"]
    assert table(phase="track", round=4, hands={"raven": seven, "spider": six}).winners() == ["raven"]


@rule("WW-11.13")
def test_the_victory_is_shared_in_the_end() -> None:
    assert sorted(table(phase="end").winners()) == ["raven", "spider"]
    hands = {"raven": ["bear-eagle"], "rat": ["lion-eagle"]}
    t = table(phase="end", seats=4, hands=hands, swaps={"raven": 1, "rat": 1, "spider": 2, "serpent": 2})
    assert sorted(t.winners()) == ["rat", "raven"]


@rule("WW-11.14")
def test_a_player_with_fewer_points_has_no_part_in_the_tie() -> None:
    loyalty = {"raven": "horse lion elephant eagle bear", "spider": "horse lion elephant eagle bear"}
    t = table(phase="end", seats=3, loyalty=loyalty, swaps={"raven": 1, "spider": 2}, hands={"rat": ["bear-eagle"]})
    assert t.total("rat") < t.total("raven") and t.winners() == ["raven"]


@rule("WW-11.14")
def test_a_player_with_more_swaps_has_no_part_in_the_count_of_cards() -> None:
    hands = {"raven": ["bear-eagle"], "rat": ["lion-eagle", "lion-bear", "lion-horse"]}
    assert table(phase="end", seats=3, hands=hands, swaps={"rat": 1}).winners() == ["raven"]
