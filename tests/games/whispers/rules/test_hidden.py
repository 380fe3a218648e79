"""What each player and a spectator may know, and what a guess at the rest must respect."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.whispers.table import Table, game, rule, table

EMPIRES = ["bear", "eagle", "elephant", "lion", "horse"]
SEATS = ["raven", "spider", "rat", "serpent"]
LOYAL = {
    "raven": "bear eagle elephant lion horse",
    "spider": "eagle horse lion bear elephant",
    "rat": "lion elephant horse eagle bear",
    "serpent": "horse lion bear elephant eagle",
}
DEVOUT, UNALLIED, OPPOSED = 0, 3, 4
HORSE_CARDS = sorted(2 * ["horse-bear", "horse-eagle", "horse-elephant", "horse-lion"])
MIXED = {"agents_in_regions": "on", "to_each_their_own": "on", "counter_intelligence": "on"}


def guesses(t: Table, seat: str) -> list[Table]:
    return [t.guess(seat, seed=seed) for seed in range(1, 41)]


def different(answers: list[Any]) -> int:
    return len({tuple(answer) for answer in answers})


def horse_table(**more: Any) -> Table:
    """Raven on the horse steward with one horse card and a banner to move; rat holds what nobody else does."""
    agents = {"horse steward": "raven", "horse chancellor": "spider"}
    return table(agents=agents, banners={"h1": 1}, acts="horse steward", seats=3, **more)


@rule("WW-13.1")
def test_own_tokens_are_always_known() -> None:
    t = table(phase="swap", seats=4, loyalty=LOYAL, counter_intelligence="on")
    assert all(t.seen_by(seat).loyalty(seat) == LOYAL[seat].split() for seat in SEATS)
    t.do("swap devout opposed")
    assert t.seen_by("raven").loyalty("raven") == ["horse", "eagle", "elephant", "lion", "bear"]


@rule("WW-13.2")
def test_unrevealed_tokens_are_hidden_from_the_others() -> None:
    t = table(phase="swap", seats=4, loyalty=LOYAL)
    for viewer in SEATS:
        assert all(t.seen_by(viewer).loyalty(seat) == [None] * 5 for seat in SEATS if seat != viewer)
    assert different([g.loyalty("raven") for g in guesses(t, "spider")]) > 10


@rule("WW-13.3")
def test_revealed_tokens_are_known_to_all() -> None:
    t = table(phase="swap", seats=3, loyalty=LOYAL, revealed={"raven": ["bear", "lion"], "rat": ["eagle"]})
    assert t.seen_by("spider").loyalty("raven") == ["bear", None, None, "lion", None]
    assert t.seen_by("raven").loyalty("rat") == [None, None, None, "eagle", None]
    assert t.seen_by("rat").revealed("raven") == ["bear", "lion"]


@rule("WW-13.4")
def test_cards_are_known_to_their_holder_alone() -> None:
    t = table(phase="swap", seats=3, hands={"raven": ["bear-eagle", "lion-bear"], "spider": ["horse-lion"]})
    assert t.seen_by("raven").hand("raven") == ["bear-eagle", "lion-bear"]
    assert t.seen_by("spider").hand("raven") == [] and t.seen_by("raven").hand("spider") == []
    assert different([g.hand("raven") for g in guesses(t, "spider")]) > 3


@rule("WW-13.5")
def test_how_many_cards_of_each_empire_somebody_holds_is_open() -> None:
    hands = {"raven": ["bear-eagle", "bear-lion", "lion-bear"], "spider": ["horse-lion"]}
    t = table(phase="swap", seats=3, hands=hands)
    for viewer in ("raven", "spider", "rat", "spectator"):
        seen = t.seen_by(viewer)
        assert [seen.held("raven", empire) for empire in EMPIRES] == [2, 0, 0, 1, 0]
        assert [seen.held("spider", empire) for empire in EMPIRES] == [0, 0, 0, 0, 1]


@rule("WW-13.6")
def test_the_size_of_a_deck_is_open_and_its_cards_are_not() -> None:
    t = table(phase="swap", seats=3, hands={"raven": ["bear-eagle", "bear-lion"], "rat": ["bear-horse"]})
    drawn = guesses(t, "spider")
    assert all(len(g.deck("bear")) == 5 and len(g.deck("lion")) == 8 for g in drawn)
    assert different([g.deck("bear") for g in drawn]) > 3


@rule("WW-13.6")
def test_own_cards_are_not_in_a_deck() -> None:
    t = table(phase="swap", seats=3, hands={"raven": ["bear-eagle", "bear-eagle"], "rat": ["bear-horse"]})
    assert all("bear-eagle" not in g.deck("bear") for g in guesses(t, "raven"))
    assert all("bear-eagle" not in g.hand("rat") for g in guesses(t, "raven"))


@rule("WW-13.7")
def test_a_discarded_card_is_known_to_be_in_its_deck() -> None:
    hand = ["horse-bear", "horse-bear", "horse-eagle", "bear-horse", "bear-lion", "lion-bear"]
    t = table(phase="discard", seats=3, hands={"raven": hand}, deck={"horse": []})
    t.do("discard horse-bear")
    drawn = guesses(t, "spider")
    assert all(g.deck("horse") == ["horse-bear"] and g.held("raven", "horse") == 2 for g in drawn)
    assert different([g.hand("raven") for g in drawn]) > 3
    t.do("done", "done", "done")
    assert all(g.deck("horse") == ["horse-bear"] for g in guesses(t, "rat"))


@rule("WW-13.7")
def test_a_spent_card_is_known_to_be_in_its_deck() -> None:
    t = horse_table(hands={"raven": ["horse-bear"]}, deck={"horse": ["horse-elephant", "horse-lion"]})
    assert not all("horse-bear" in g.deck("horse") for g in guesses(t, "spider"))
    t.do("play horse_1", "from h1", "into h3")
    assert all("horse-bear" in g.deck("horse") for g in guesses(t, "spider"))


@rule("WW-13.7")
def test_after_a_draw_nobody_else_knows_where_it_is() -> None:
    t = horse_table(hands={"raven": ["horse-bear"]}, deck={"horse": ["horse-elephant", "horse-lion"]})
    t.do("play horse_1", "from h1", "into h3", "draw_cards")
    found = ["horse-bear" in g.hand("raven") for g in guesses(t, "spider")]
    assert any(found) and not all(found)
    assert all(g.hand("raven") == t.hand("raven") for g in guesses(t, "raven"))


@rule("WW-13.8")
def test_the_only_card_of_a_deck_is_known_when_it_is_drawn() -> None:
    t = horse_table(hands={"raven": ["horse-bear"]}, deck={"horse": []})
    assert different([g.hand("raven") for g in guesses(t, "spider")]) > 1
    t.do("play horse_1", "from h1", "into h3", "draw_cards")
    drawn = guesses(t, "spider")
    assert t.hand("raven") == ["horse-bear"] and all(g.hand("raven") == ["horse-bear"] for g in drawn)
    assert all(g.deck("horse") == [] and g.held("rat", "horse") == 7 for g in drawn)


@rule("WW-13.9")
def test_swaps_are_counted_before_all_eyes() -> None:
    t = table(phase="swap", seats=3, loyalty=LOYAL, counter_intelligence="on").do("swap devout unallied", "done")
    assert [t.seen_by("rat").swaps(seat) for seat in SEATS[:3]] == [1, 0, 0]
    assert t.seen_by("spectator").swaps("raven") == 1 and t.guess("rat", seed=1).swaps("raven") == 1


@rule("WW-13.10")
def test_names_and_their_points_are_open() -> None:
    t = table(phase="reveal", seats=3, loyalty=LOYAL, counter_intelligence="on").do("name horse")
    for viewer in ("raven", "rat", "spectator"):
        seen = t.seen_by(viewer)
        assert seen.loyalty("spider") == [None, "horse", None, None, None] and seen.revealed("spider") == ["horse"]
        assert seen.bonus("raven") == 3
    assert all(g.loyalty("spider")[1] == "horse" and g.bonus("raven") == 3 for g in guesses(t, "rat"))


@rule("WW-13.11")
def test_the_lot_is_seen_by_its_owner_alone() -> None:
    t = game(seats=4, seed=3, to_each_their_own="on")
    for viewer in SEATS:
        seen = t.seen_by(viewer)
        assert seen.loyalty(viewer) == t.loyalty(viewer)
        assert all(seen.loyalty(seat)[DEVOUT] is None for seat in SEATS if seat != viewer)
    assert {g.loyalty("raven")[DEVOUT] for g in guesses(t, "spider")} == set(EMPIRES) - {t.loyalty("spider")[DEVOUT]}


@rule("WW-13.12")
def test_the_board_is_open() -> None:
    t = table(
        agents={"bear marshal": "raven", "eagle sheriff": "spider"},
        field={"raven": ["h1"], "spider": ["e1", "h1"]},
        banners={"b3": 4, "l2": ("bear", 2)},
        acts="bear marshal",
        round=3,
        agents_in_regions="on",
    )
    for seen in (t.seen_by("spider"), t.seen_by("spectator"), t.guess("spider", seed=1)):
        assert seen.agent("bear marshal") == "raven" and seen.agent("eagle sheriff") == "spider"
        assert seen.field("raven") == ["h1"] and seen.field("spider") == ["e1", "h1"]
        assert seen.banners("b3") == 4 and seen.control("l2") == "bear" and seen.reserve("bear") == 14


@rule("WW-13.13")
def test_a_spectator_sees_no_hand_and_no_hidden_token() -> None:
    hands = {"raven": ["bear-eagle"], "spider": ["horse-lion"]}
    t = table(phase="swap", loyalty=LOYAL, hands=hands, revealed={"raven": ["bear"]})
    seen = t.seen_by("spectator")
    assert seen.loyalty("raven") == ["bear", None, None, None, None] and seen.loyalty("spider") == [None] * 5
    assert seen.hand("raven") == [] and seen.hand("spider") == []
    assert seen.held("raven", "bear") == 1 and seen.held("spider", "horse") == 1


@rule("WW-13.14")
def test_a_guess_keeps_what_the_player_knows() -> None:
    hands = {"raven": ["bear-eagle", "lion-bear"], "spider": ["horse-lion", "horse-lion"], "rat": ["eagle-bear"]}
    revealed = {"raven": ["bear", "lion"], "rat": ["eagle"]}
    t = table(phase="swap", seats=3, loyalty=LOYAL, hands=hands, revealed=revealed, swaps={"raven": 1})
    for g in guesses(t, "spider"):
        assert g.hand("spider") == ["horse-lion", "horse-lion"] and g.loyalty("spider") == t.loyalty("spider")
        assert g.loyalty("raven")[0] == "bear" and g.loyalty("raven")[3] == "lion" and g.loyalty("rat")[3] == "eagle"
        assert g.revealed("raven") == ["bear", "lion"] and g.swaps("raven") == 1
        assert g.phase == "swap" and g.seat == "raven" and g.options() == t.options()


@pytest.mark.parametrize("seed", range(1, 5))
@rule("WW-13.14", "WW-13.16")
def test_guesses_fit_a_game_at_every_stage(seed: int) -> None:
    t = game(seats=3, seed=seed, **(MIXED if seed % 2 else {}))
    chance = Random(seed)
    decisions = 0
    while not t.over:
        decisions += 1
        if decisions % 10 == 0:
            viewer = SEATS[decisions // 10 % 3]
            g = t.guess(viewer, seed=decisions)
            assert g.hand(viewer) == t.hand(viewer) and g.loyalty(viewer) == t.loyalty(viewer)
            for seat in SEATS[:3]:
                assert g.revealed(seat) == t.revealed(seat) and g.field(seat) == t.field(seat)
                assert g.bonus(seat) == t.bonus(seat) and g.swaps(seat) == t.swaps(seat)
                assert [g.held(seat, e) for e in EMPIRES] == [t.held(seat, e) for e in EMPIRES]
                seen = t.seen_by(viewer).loyalty(seat)
                assert all(a in (None, b) for a, b in zip(seen, g.loyalty(seat), strict=True))
            assert [len(g.deck(e)) for e in EMPIRES] == [len(t.deck(e)) for e in EMPIRES]
            assert g.seat == t.seat and g.round == t.round and g.first == t.first
        t.do(chance.choice(t.options()))
    assert decisions > 50


@rule("WW-13.15")
def test_hidden_tokens_are_the_empires_not_turned_up() -> None:
    t = table(phase="swap", seats=3, loyalty=LOYAL, revealed={"raven": ["bear", "lion"]})
    drawn = [g.loyalty("raven") for g in guesses(t, "spider")]
    assert all(sorted(str(token) for token in tokens) == sorted(EMPIRES) for tokens in drawn)
    assert {tokens[1] for tokens in drawn} == {"eagle", "elephant", "horse"} and different(drawn) == 6
    assert all(set(g.loyalty("rat")) == set(EMPIRES) for g in guesses(t, "spider"))


@rule("WW-13.15")
def test_usually_a_neighbour_may_be_devout_to_the_same_empire() -> None:
    t = table(phase="swap", seats=4, loyalty=LOYAL)
    drawn = guesses(t, "spider")
    assert any(g.loyalty("raven")[DEVOUT] == "eagle" for g in drawn)
    assert {g.loyalty("raven")[DEVOUT] for g in drawn} == set(EMPIRES)


@rule("WW-13.16")
def test_every_card_exists_twice_in_a_guess() -> None:
    hands = {"raven": ["horse-bear", "horse-lion", "horse-lion"], "spider": ["horse-bear"], "rat": ["horse-eagle"]}
    t = table(phase="swap", seats=3, hands=hands)
    for g in guesses(t, "spider"):
        lying = g.hand("raven") + g.hand("spider") + g.hand("rat") + g.deck("horse")
        assert sorted(lying) == HORSE_CARDS
        assert [len(g.hand(seat)) for seat in SEATS[:3]] == [3, 1, 1] and len(g.deck("horse")) == 3


@rule("WW-13.17")
def test_cards_that_can_be_in_one_hand_only_are_known() -> None:
    t = table(phase="swap", hands={"raven": ["horse-bear", "horse-eagle"]}, deck={"horse": []})
    assert all(g.hand("spider") == t.hand("spider") for g in guesses(t, "raven"))
    assert different([g.hand("raven") for g in guesses(t, "spider")]) == 1


@rule("WW-13.17")
def test_the_last_hidden_token_is_known() -> None:
    revealed = {"raven": ["bear", "lion", "eagle", "horse"]}
    t = table(phase="swap", seats=3, loyalty=LOYAL, revealed=revealed)
    assert all(g.loyalty("raven") == LOYAL["raven"].split() for g in guesses(t, "spider"))


@rule("WW-13.18")
def test_lots_differ_in_every_guess() -> None:
    t = table(phase="swap", seats=4, loyalty=LOYAL, to_each_their_own="on")
    drawn = [[g.loyalty(seat)[DEVOUT] for seat in SEATS] for g in guesses(t, "spider")]
    assert all(len(set(devout)) == 4 and devout[1] == "eagle" for devout in drawn) and different(drawn) > 5


@rule("WW-13.18")
def test_a_lot_turned_up_is_nobody_elses() -> None:
    revealed = {"raven": ["bear"]}
    t = table(phase="swap", seats=3, loyalty=LOYAL, revealed=revealed, to_each_their_own="on")
    devout = {g.loyalty("rat")[DEVOUT] for g in guesses(t, "spider")}
    assert devout == {"elephant", "lion", "horse"}


@rule("WW-13.18")
def test_the_fifth_lot_of_four_players_may_be_left_over() -> None:
    revealed = {"raven": ["bear"], "rat": ["lion"]}
    t = table(phase="swap", seats=4, loyalty=LOYAL, revealed=revealed, to_each_their_own="on")
    assert {g.loyalty("serpent")[DEVOUT] for g in guesses(t, "spider")} == {"elephant", "horse"}


@rule("WW-13.19")
def test_a_lot_is_followed_through_a_swap_face_up() -> None:
    t = table(phase="swap", seats=3, loyalty=LOYAL, to_each_their_own="on").do("swap devout unallied")
    assert t.seen_by("spider").loyalty("raven") == ["lion", None, None, "bear", None]
    devout = {g.loyalty("rat")[DEVOUT] for g in guesses(t, "spider")}
    assert devout == {"elephant", "lion", "horse"}


@rule("WW-13.19")
def test_a_lot_is_followed_through_a_swap_face_down() -> None:
    t = table(phase="swap", seats=3, loyalty=LOYAL, to_each_their_own="on", counter_intelligence="on")
    t.do("swap devout unallied")
    drawn = guesses(t, "spider")
    for g in drawn:
        assert len({g.loyalty("raven")[UNALLIED], "eagle", g.loyalty("rat")[DEVOUT]}) == 3
    assert {g.loyalty("raven")[DEVOUT] for g in drawn} == set(EMPIRES)
    assert any(g.loyalty("raven")[DEVOUT] == g.loyalty("rat")[DEVOUT] for g in drawn)


@rule("WW-13.19")
def test_a_lot_is_followed_through_two_swaps() -> None:
    t = table(phase="swap", loyalty=LOYAL, to_each_their_own="on", counter_intelligence="on")
    t.do("swap devout unallied", "swap devout opposed")
    drawn = guesses(t, "spider")
    assert all(g.loyalty("spider") == ["elephant", "horse", "lion", "bear", "eagle"] for g in drawn)
    assert {g.loyalty("raven")[UNALLIED] for g in drawn} == set(EMPIRES) - {"eagle"}
    assert {g.loyalty("raven")[DEVOUT] for g in drawn} == set(EMPIRES)
    for g in guesses(t, "raven"):
        assert g.loyalty("spider")[OPPOSED] != "bear"


@rule("WW-13.19")
def test_a_lot_turned_up_on_another_slot_is_nobody_elses() -> None:
    t = table(phase="swap", seats=3, loyalty=LOYAL, to_each_their_own="on", counter_intelligence="on")
    t.do("swap devout unallied", "done", "done", "name bear", "name bear")
    assert {g.loyalty("raven")[UNALLIED] for g in guesses(t, "spider")} == {"bear", "elephant", "lion", "horse"}
    t.do("name bear")
    assert t.seen_by("spider").loyalty("raven") == [None, None, None, "bear", None]
    assert {g.loyalty("rat")[DEVOUT] for g in guesses(t, "spider")} == {"elephant", "lion", "horse"}


@rule("WW-13.20")
def test_nothing_is_left_hidden_on_boards_after_the_end() -> None:
    t = table(phase="track", round=4, seats=3, loyalty=LOYAL, counter_intelligence="on")
    for viewer in ("raven", "spider", "rat", "spectator"):
        assert all(t.seen_by(viewer).loyalty(seat) == LOYAL[seat].split() for seat in SEATS[:3])


@rule("WW-13.19")
def test_a_lot_is_followed_back_to_a_better_slot() -> None:
    loyal = {"raven": "bear eagle elephant lion horse", "spider": "eagle bear elephant lion horse"}
    t = table(phase="swap", loyalty=loyal, to_each_their_own="on", counter_intelligence="on")
    t.do("swap devout unallied", "done", "name horse", "name horse")
    while not t.may("swap dutiful unallied"):
        t.do("done" if t.may("done") else t.options()[0])
    while t.seat != "raven":
        t.do("done")
    t.do("swap dutiful unallied")
    assert t.loyalty("raven")[1] == "bear"
    assert not any(t.guess("spider", seed).loyalty("raven")[1] == "eagle" for seed in range(60))
