"""Studies: the same games side by side, whoever plays them and however they are shared out."""

from __future__ import annotations

import pytest

from undercourt.errors import BadInput
from undercourt.games import load_game
from undercourt.lab.findings import findings
from undercourt.lab.manners import Manners, read_manners
from undercourt.lab.study import Arm, Study, conduct, in_order
from undercourt.lab.watching import Deed, GameSeen, SeatSeen
from undercourt.lab.what_if import NOTHING_ELSE, WhatIf, read_what_if


def played(study: Study, jobs: int = 1) -> list[list[GameSeen]]:
    return in_order(study, list(conduct(study, jobs)))


def study(game: str, players: int, games: int, bots: str = "random", *others: WhatIf, manners: Manners = {}) -> Study:  # noqa: B006  # never changed
    options = load_game(game).chosen(players, {})
    names = bots.split(",") * (players // len(bots.split(",")))
    arms = [Arm(f"arm {i}", names, options, what) for i, what in enumerate([NOTHING_ELSE, *others])]
    return Study(game, arms, games, 1, manners)


@pytest.mark.parametrize(("game", "dealt"), [("secret_city", "house"), ("whispers", "devout to"), ("abyss", "")])
def test_a_game_is_watched_from_the_deal_to_the_score(game: str, dealt: str) -> None:
    seen = played(study(game, 3, 2))[0][0]
    assert sum(seat.win for seat in seen.seats) == pytest.approx(1)
    assert sorted(seat.place for seat in seen.seats) == [1, 2, 3]
    assert all(seat.quarters[-1] == seat.points for seat in seen.seats)
    assert all(list(seat.dealt) == ([dealt] if dealt else []) for seat in seen.seats)
    assert seen.rounds > 1 and seen.decisions > 50 and seen.seats[0].deeds


def test_random_decks_are_told_apart() -> None:
    base = study("tyrants", 2, 4)
    options = load_game("tyrants").chosen(2, {"decks": "random"})
    games = played(base._replace(arms=[base.arms[0]._replace(options=options)]))[0]
    assert len({game.dealt["decks"] for game in games}) > 1
    assert all(len(game.dealt["decks"].split("+")) == 2 for game in games)


def test_deeds_are_counted_by_verb_and_card() -> None:
    seen = played(study("tyrants", 2, 2))[0][0]
    for seat in seen.seats:
        recruits = sum(n for (verb, _), n in seat.deeds.items() if verb == "recruit")
        assert seat.deeds["play", "noble"] > 0 and recruits > 0


def test_several_processes_see_the_same_games() -> None:
    what = read_what_if(load_game("tyrants"), "[card.house_guard]\ncost = 1", "what.toml")
    small = study("tyrants", 2, 2, "random", what)
    assert played(small, 2) == played(small, 1)


def test_a_condition_that_changes_nothing_makes_no_difference() -> None:
    what = read_what_if(load_game("tyrants"), "[card.house_guard]\ncost = 3", "what.toml")
    small = study("tyrants", 2, 3, "random", what)
    games = played(small)
    assert games[0] == games[1]
    found = findings(small, load_game("tyrants"), games)["differences"][0]
    assert found["cards"] == [] and {row["value"] for row in found["wins"]["seat"]} == {0}


def test_cheaper_cards_are_bought_more_often() -> None:
    what = read_what_if(load_game("tyrants"), "[card.house_guard]\ncost = 1", "what.toml")
    small = study("tyrants", 2, 3, "greedy", what)
    found = findings(small, load_game("tyrants"), played(small))["differences"][0]
    more = {(deed["verb"], deed["thing"]): deed["value"] for deed in found["cards"]}
    assert more["recruit", "house_guard"] > 0


@pytest.mark.parametrize(
    ("game", "deed", "text", "paid"),
    [
        ("tyrants", ("recruit", "advocate"), "[card.advocate]\ncost = 4", [2, 4]),
        ("secret_city", ("use", "dragon_spit"), "[card.dragon_spit]\ncost = { mana = 9 }", [4, 9]),  # in a pack
    ],
)
def test_what_is_paid_is_reckoned_by_the_prices_of_each_arm(game: str, deed: Deed, text: str, paid: list[int]) -> None:
    rules = load_game(game)
    small = study(game, 2, 1, "random", read_what_if(rules, text, "what.toml"))
    seat = SeatSeen("random", 1, {}, 1.0, 0, [0] * 4, {deed: 1}, {})
    games = [GameSeen(0, {}, 1, 1, 0, [seat, seat])]
    arms = findings(small, rules, [games, games])["arms"]
    assert [[row["value"] for row in arm["spending"]] for arm in arms] == [[amount] for amount in paid]


def test_bots_take_turns_in_the_seats() -> None:
    games = played(study("whispers", 2, 2, "random,greedy"))[0]
    assert [game.seats[0].bot for game in games] == ["random", "greedy"]


def test_a_mannered_bot_never_does_what_it_must_not() -> None:
    text = '[meek]\nplays = "greedy"\nonly = ["strategy assault", "strategy blackmail"]\nnever = ["buy *"]'
    manners = read_manners(text, "manners.toml", load_game("secret_city"))
    games = played(study("secret_city", 2, 2, "meek,greedy", manners=manners))[0]
    for game in games:
        meek, free = sorted(game.seats, key=lambda seat: seat.bot != "meek")
        assert not [deed for deed in meek.deeds if deed[0] == "buy"]
        assert [deed for deed in free.deeds if deed[0] == "buy"]
        declared = {thing for verb, thing in meek.deeds if verb == "choose_strategy"}
        assert declared <= {"assault", "blackmail"}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[greedy]", "'greedy' is a bot already"),
        ("[master]", "'master' is a bot already"),
        ('[a]\nplays = "nobody"', "plays 'nobody', but there is no bot 'nobody'"),
        ('[a]\nnever = ["fly *"]', "no action is like 'fly *'"),
        ('[a]\nnever = "buy *"', "must be a list of actions"),
        ("a = 1", "must be a table"),
        ("[a", "is not TOML"),
    ],
)
def test_manners_that_make_no_sense_are_refused(text: str, says: str) -> None:
    with pytest.raises(BadInput) as wrong:
        read_manners(text, "manners.toml", load_game("secret_city"))
    assert says in str(wrong.value)
