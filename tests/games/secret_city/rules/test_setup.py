"""How a game of Secret City begins."""

from __future__ import annotations

import pytest

from tests.games.secret_city.table import Table, game, rule, table

SEATS = ["amber", "sky", "green", "rose", "violet", "slate"]
DECKS = ["artifacts", "mercenaries", "spells"]
HOMES = {
    "nav_prince": "citadel_dark_court",
    "lyud_vseslava": "green_house_palace",
    "chud_franz": "order_castle",
    "masan_zakhar": "tremi_refuge",
    "hvan_tyts": "hvan_compound",
    "chel_kara": "kara_mansion",
}
TERRITORIES = [
    "annas_apartment",
    "asura_library",
    "bar_grim_pause",
    "bitsa_forest",
    "club_lizard",
    "council_hall",
    "kremlin_dungeons",
    "las_vegas_center",
    "moscow_abode",
    "office_unpleasant_sensations",
    "os_labyrinth",
    "ostankino_tower",
    "pavilion_of_deceivers",
    "southern_fort",
    "sparrow_hills",
    "throne_of_power",
    "tigradcom",
    "trade_guild",
]


def drafted(t: Table) -> Table:
    """The table when every player has taken the first territory on offer, again and again."""
    while "draft" in t.verbs():
        t.do(t.options()[0])
    return t


def last_turn(t: Table) -> int:
    """Plays to the end, as idly as the rules allow, and tells which turn was the last."""
    turn = 0
    while not t.over:
        turn = t.turn
        t.do("done" if t.may("done") else t.options()[0])
    return turn


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@rule("SC-1.1", "SC-1.5", "SC-1.6")
def test_every_player_has_a_house_with_its_leader_and_home_on_the_table(seats: int) -> None:
    t = game(seats=seats, seed=7)
    leaders = [t.characters(seat) for seat in SEATS[:seats]]
    assert all(len(characters) == 1 for characters in leaders)
    assert len({characters[0] for characters in leaders}) == seats
    assert [t.territories(seat) for seat in SEATS[:seats]] == [[HOMES[characters[0]]] for characters in leaders]


@rule("SC-1.2", "SC-1.10")
def test_one_card_of_each_common_deck_of_24_is_in_every_hand() -> None:
    t = game(seats=3)
    assert [t.deck_size(deck) for deck in DECKS] == [21, 21, 21]
    for seat, other in (("amber", "sky"), ("sky", "green"), ("green", "amber")):
        assert t.seen_by(other).hand(seat) == DECKS and len(t.hand(seat)) == 3


@rule("SC-1.2", "SC-1.14")
def test_eighteen_territories_are_drafted_and_no_home_is_among_them() -> None:
    assert game(seats=6).options() == [f"draft {territory}" for territory in TERRITORIES]
    assert game(seats=2).options() == [f"draft {territory}" for territory in TERRITORIES]


@rule("SC-1.3")
def test_houses_are_dealt_by_lot() -> None:
    assert len({game(seats=2, seed=seed).characters("amber")[0] for seed in range(1, 31)}) > 3


@rule("SC-1.4", "SC-1.5")
def test_houses_may_be_agreed_on() -> None:
    t = game(seats=2, house_1="chel", house_2="masan")
    assert t.characters("amber") == ["chel_kara"] and t.characters("sky") == ["masan_zakhar"]
    assert t.territories("amber") == ["kara_mansion"] and t.territories("sky") == ["tremi_refuge"]
    for seed in range(1, 9):
        t = game(seats=6, seed=seed, house_3="nav")
        assert t.characters("green") == ["nav_prince"]
        assert sorted(t.characters(seat)[0] for seat in SEATS) == sorted(HOMES)


@rule("SC-1.2", "SC-1.7")
def test_the_other_six_cards_of_a_house_are_its_deck() -> None:
    t = game(seats=2, house_1="nav")
    deck = ["nav_dark_path", "nav_dominga", "nav_heart", "nav_ortega", "nav_santiaga", "nav_shadow"]
    assert t.house_deck("amber") == deck and len(t.house_deck("sky")) == 6


@rule("SC-1.8")
def test_the_common_decks_are_shuffled() -> None:
    hands = [game(seats=2, seed=seed).hand("amber") for seed in range(1, 21)]
    assert len({tuple(hand) for hand in hands}) > 10


@rule("SC-1.9")
def test_the_first_player_is_drawn_by_lot_and_stays_first_in_turn_1() -> None:
    assert {game(seats=3, seed=seed).seat for seed in range(1, 31)} == {"amber", "sky", "green"}
    for seed in range(1, 9):
        t = game(seats=3, seed=seed)
        first = t.seat
        drafted(t)
        assert t.seat == first and t.first == first and t.turn == 1 and t.verbs() == {"strategy"}


@pytest.mark.parametrize("seats", [2, 3, 6])
@rule("SC-1.11", "SC-1.12", "SC-1.13")
def test_territories_are_drafted_there_and_back_and_there(seats: int) -> None:
    t = game(seats=seats, seed=5)
    start = SEATS.index(t.seat)
    order = [SEATS[(start + step) % seats] for step in range(seats)]
    asked = []
    while "draft" in t.verbs():
        asked.append(t.seat)
        t.do(t.options()[-1])
    assert asked == order + order[::-1] + order
    assert [len(t.territories(seat)) for seat in SEATS[:seats]] == [4] * seats


@rule("SC-1.11", "SC-1.15")
def test_a_taken_territory_is_its_players_and_those_left_are_nobodys() -> None:
    t = game(seats=2)
    first = t.seat
    t.do("draft tigradcom")
    assert "tigradcom" in t.territories(first) and "draft tigradcom" not in t.options()
    drafted(t)
    held = [territory for seat in ("amber", "sky") for territory in t.territories(seat)]
    assert len(held) == len(set(held)) == 8 and "draft" not in t.verbs()


@rule("SC-1.16")
def test_unique_cards_lie_on_their_territories() -> None:
    t = drafted(game(seats=6))
    assert t.lies_on("office_unpleasant_sensations") == "cortes"
    assert t.lies_on("annas_apartment") == "anna" and t.lies_on("throne_of_power") == "arcane_of_wishes"
    assert t.lies_on("tigradcom") is None


@rule("SC-1.17")
def test_a_unique_card_is_out_of_the_game_with_its_territory() -> None:
    t = game(seats=2)
    t.do("draft annas_apartment", "draft tigradcom", "draft trade_guild")
    t.do("draft bar_grim_pause", "draft sparrow_hills", "draft club_lizard")
    assert t.verbs() == {"strategy"} and t.lies_on("annas_apartment") == "anna"
    assert t.lies_on("throne_of_power") is None and t.lies_on("office_unpleasant_sensations") is None


@rule("SC-1.18")
def test_nobody_begins_with_tokens() -> None:
    t = drafted(game(seats=4))
    for seat in SEATS[:4]:
        assert (t.money(seat), t.mana(seat), t.influence(seat)) == (0, 0, 0)


@rule("SC-1.19")
def test_tokens_never_run_out() -> None:
    tokens = {"amber": "64 64 64", "sky": "64 64 64"}
    t = table(phase="territories", territories={"amber": ["annas_apartment"]}, tokens=tokens).do("done")
    assert (t.money("amber"), t.mana("amber"), t.influence("amber")) == (65, 65, 65)


@pytest.mark.parametrize(("seats", "turns"), [(6, 6), (5, 7), (4, 8), (3, 9), (2, 10)])
@rule("SC-1.20")
def test_the_number_of_turns_follows_from_the_number_of_players(seats: int, turns: int) -> None:
    assert last_turn(game(seats=seats)) == turns


@rule("SC-1.21")
def test_another_number_of_turns_may_be_agreed_on() -> None:
    assert last_turn(game(seats=2, turns="3")) == 3
    assert last_turn(game(seats=5, turns="4")) == 4
