"""Numbers that a study changes take effect in real games, and are as before when it is over."""

from __future__ import annotations

from typing import Any

import pytest

from undercourt.bots.brought import entered
from undercourt.bots.search import SearchBot
from undercourt.bots.weights import HERE
from undercourt.errors import BadInput
from undercourt.games import game_names, load_game
from undercourt.games.tyrants.board import BOARD, SITE
from undercourt.games.tyrants.cards import KIND
from undercourt.judgement import Sense, sense_of
from undercourt.judgement.abyss import worth as abyss_worth
from undercourt.judgement.tyrants import weigh as tyrants_weigh
from undercourt.judgement.tyrants import worth as tyrants_worth
from undercourt.judgement.whispers import worth as whispers_worth
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply, run
from undercourt.kernel.game import Game
from undercourt.kernel.rng import FAST, generator, seeded
from undercourt.lab.levers import Change, changed, levers, prepare
from undercourt.lab.what_if import read_what_if
from undercourt.thinking.network import NeuralSense


def read(game: str, text: str) -> list[Change]:
    return read_what_if(load_game(game), text, "what.toml").changes


def begun(game: Game, seats: int, changes: list[Change], seed: int = 3) -> tuple[State, Decision]:
    s = game.setup(seats, game.chosen(seats, {}), generator(FAST, seed))
    prepare(game, s, changes)
    d = Decision()
    run(s, d)
    return s, d


def shown(game: Game, s: State) -> dict[str, Any]:
    return game.describe(game.view(s, 0), 0)


def told_costs(card: str, seed: int) -> list[int]:
    """What is left of the influence after the card was recruited, against what was there: over a few random games."""
    game = load_game("tyrants")
    s, d = begun(game, 2, [], seed)
    rng = seeded(seed)
    paid = []
    while d.count > 0:
        action = d.actions[rng.below(d.count)]
        before = shown(game, s)["influence"]
        buys = game.space.name(action) == f"recruit {card}"
        apply(s, action, d)
        if buys:
            paid.append(before - shown(game, s)["influence"])
    return paid


def test_a_changed_cost_is_what_is_paid() -> None:
    game = load_game("tyrants")
    assert set(told_costs("house_guard", 5)) == {3}
    with changed(game, read("tyrants", "[card.house_guard]\ncost = 1")):
        assert set(told_costs("house_guard", 5)) == {1}
    assert set(told_costs("house_guard", 5)) == {3}


def test_a_card_gives_as_much_power_as_the_file_says_and_is_judged_by_it() -> None:
    game = load_game("tyrants")
    s, d = begun(game, 2, [])
    while "play soldier" not in [game.space.name(action) for action in d.options()]:
        apply(s, d.actions[0], d)
    usual, more = s.copy(), s.copy()
    apply(usual, game.space.action("play soldier"), Decision())
    before = sense_of(game).evaluate(s, d.seat)
    with changed(game, read("tyrants", "[card.soldier]\npower = 4")):
        apply(more, game.space.action("play soldier"), Decision())
        assert sense_of(game).evaluate(s, d.seat) != before
    assert shown(game, more)["power"] - shown(game, usual)["power"] == 3
    assert sense_of(game).evaluate(s, d.seat) == before


TABLES = {
    "tyrants": [(tyrants_worth, "REST WORTH SURE_POWER SURE_INFLUENCE"), (tyrants_weigh, "REST BRINGS POINTS LATER")],
    "abyss": [(abyss_worth, "BASE POINTS PEARLS_AT_ONCE")],
    "whispers": [(whispers_worth, "LOVE")],
}


@pytest.mark.parametrize("name", TABLES)
def test_tables_of_judgement_are_as_before_when_a_study_is_over(name: str) -> None:
    def tables() -> list[list[float]]:
        return [list(getattr(module, word)) for module, words in TABLES[name] for word in words.split()]

    game = load_game(name)
    before = tables()
    for lever in levers(game).things:
        with changed(game, [Change(lever.kind, lever.names[0], lever.field, lever.most)]):
            pass
    assert tables() == before


def test_a_card_worth_more_at_the_end_is_worth_more_to_the_expert() -> None:
    game = load_game("tyrants")
    before = tyrants_weigh.LATER[KIND["advocate"]]
    with changed(game, read("tyrants", "[card.advocate]\ninner_vp = 9")):
        assert tyrants_weigh.LATER[KIND["advocate"]] > before


def test_a_site_is_worth_as_many_points_as_the_file_says() -> None:
    game = load_game("tyrants")
    s, d = begun(game, 2, [])
    apply(s, d.actions[0], d)
    site = next(site["site"] for site in shown(game, s)["sites"] if site["control"])
    before = sum(game.score(s).totals())
    with changed(game, read("tyrants", f"[site.{site}]\nvp = 17")):
        assert sum(game.score(s).totals()) == before + 17 - BOARD[SITE[site]].vp
    assert sum(game.score(s).totals()) == before


def test_fewer_copies_leave_fewer_cards_in_the_market() -> None:
    game = load_game("tyrants")
    with changed(game, read("tyrants", "[card.advocate]\ncopies = 1")):
        s, _ = begun(game, 2, [])
        assert shown(game, s)["market_deck"] == 80 - 3 - 6
    assert shown(game, begun(game, 2, [])[0])["market_deck"] == 74


def test_barracks_hold_as_many_troops_as_the_file_says() -> None:
    game = load_game("tyrants")
    s, _ = begun(game, 3, read("tyrants", "[setup]\ntroops = 12"))
    assert [player["barracks"] for player in shown(game, s)["players"]] == [12] * 3


def test_a_lord_and_a_location_have_the_numbers_of_the_file() -> None:
    game = load_game("abyss")
    s, _ = begun(game, 2, read("abyss", "[setup]\npearls = 7"))
    assert [player["pearls"] for player in shown(game, s)["players"]] == [7, 7]
    lord = shown(game, s)["court"][0]
    terms = shown(game, s)["terms"][lord]
    assert not terms["payable"]
    with changed(game, read("abyss", f"[lord.{lord}]\ncost = 19\n[location.jail]\nbase = 30")):
        assert shown(game, s)["terms"][lord]["cost"] == 19
        assert shown(game, s)["worth"]["jail"] == 30
    assert shown(game, s)["terms"][lord] == terms and shown(game, s)["worth"]["jail"] == 15


def test_loyalty_and_starting_banners_are_those_of_the_file() -> None:
    game = load_game("whispers")
    before = game.score(begun(game, 2, [])[0]).totals()
    with changed(game, read("whispers", "[loyalty.devout]\nmultiplier = 9\n[region.b2]\nbanners = 2")):
        s, _ = begun(game, 2, [])
        assert shown(game, s)["regions"]["b2"]["banners"] == 2
        assert all(now > then for now, then in zip(game.score(s).totals(), before, strict=True))
    s, _ = begun(game, 2, [])
    assert shown(game, s)["regions"]["b2"]["banners"] == 0 and game.score(s).totals() == before


def test_secret_city_is_played_with_the_cards_of_the_file() -> None:
    game = load_game("secret_city")
    what_if = read_what_if(game, "[card.nav_ortega]\ncost = { influence = 5 }\nstrength = 9", "what.toml")
    other = game.with_pack(what_if.pack, "pack").catalog(game.chosen(2, {}))["cards"]
    own = game.catalog(game.chosen(2, {}))["cards"]
    assert isinstance(other, dict) and isinstance(own, dict)
    assert other["nav_ortega"]["cost"] == {"influence": 5} and other["nav_ortega"]["strength"] == 9
    assert {name for name in own if own[name] != other[name]} == {"nav_ortega"}
    assert what_if.says[0] == "card nav_ortega cost = { influence = 5 }"


def test_secret_city_begins_with_the_tokens_of_the_file() -> None:
    game = load_game("secret_city")
    s, _ = begun(game, 2, read("secret_city", "[setup]\nmana = 3"))
    assert shown(game, s)["players"][1]["tokens"] == {"money": 0, "mana": 3, "influence": 0}


@pytest.mark.parametrize("name", game_names())
def test_every_lever_writes_what_it_reads_and_leaves_no_trace(name: str) -> None:
    game = load_game(name)
    options = game.chosen(game.fewest, {})
    before = game.catalog(options)
    for lever in levers(game).things:
        assert len(lever.names) == len(set(lever.names)) == len(lever.numbers) > 0
        for thing, number in zip(lever.names, lever.numbers, strict=True):
            was = lever.read(number)
            value = lever.most if was != lever.most else lever.least
            with changed(game, [Change(lever.kind, thing, lever.field, value)]):
                assert lever.read(number) == value
            assert lever.read(number) == was
    assert game.catalog(options) == before


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("tyrants", "[card.advocate]\naspect = 2", "aspect of a card cannot be changed; these can: cost, deck_vp"),
        ("tyrants", "[card.noble]\ncost = 2", "the card 'noble' has no cost that could change"),
        ("tyrants", "[card.nobody]\ncost = 2", "there is no card 'nobody'"),
        ("tyrants", "[card.advocate]\ncost = 0", "cost of advocate must be a whole number from 1 to 20, not 0"),
        ("tyrants", "[card.advocate]\ncopies = 20", "the half-deck 'drow' would have 56 cards"),
        ("tyrants", "[setup]\nhand_size = 6", "hand_size of the setup cannot be changed; what can be"),
        ("tyrants", "[rules]\nx = 6", "[rules] cannot be changed"),
        ("tyrants", "[card]\nadvocate = 6", "write [card.advocate], and below it the numbers that change"),
        ("tyrants", "", "changes nothing"),
        ("tyrants", "[card", "is not TOML"),
        ("abyss", "[lord.keeper]\nkeys = 2", "the Lord 'keeper' would have 2 keys; it must be 0, 1 or 3"),
        ("whispers", "[region.b1]\nbanners = 5", "banners of b1 must be a whole number from 0 to 4, not 5"),
        ("secret_city", "[card.nav_ortega]\nstrength = 99", "with it the cards cannot be played"),
        ("secret_city", "[card.nobody]\nstrength = 1", "there is no card 'nobody'"),
    ],
)  # fmt: skip
def test_what_cannot_be_changed_is_refused_with_a_sentence(name: str, text: str, says: str) -> None:
    with pytest.raises(BadInput) as wrong:
        read(name, text)
    assert says in str(wrong.value)


@pytest.mark.parametrize(
    ("name", "wrong", "like"),
    [
        ("tyrants", "[card.advocat]\ncost = 2", "advocate"),
        ("secret_city", "[card.nav_ortga]\nstrength = 1", "nav_ortega"),
    ],
)
def test_an_unknown_name_is_answered_with_those_most_like_it(name: str, wrong: str, like: str) -> None:
    with pytest.raises(BadInput) as found:
        read(name, wrong)
    listed = str(found.value).rpartition(": ")[2]
    assert listed.startswith(like) and " or another of the " in listed and listed.count(",") < 3


@pytest.mark.parametrize("bot", ["greedy", "search", "neural", f"neural={HERE / 'whispers.npz'}"])
def test_no_bot_keeps_a_judgement_of_the_numbers_before(bot: str) -> None:
    """A network stands on a judgement, which may have worked out something from them."""
    game = load_game("whispers")

    def judged_by() -> Sense:
        player = entered(bot)
        sense = player.sense(game) if isinstance(player, SearchBot) else sense_of(game)
        return sense.inner if isinstance(sense, NeuralSense) else sense

    before = judged_by()
    assert judged_by() is before
    with changed(game, read("whispers", "[loyalty.devout]\nmultiplier = 1")):
        during = judged_by()
    assert len({id(one) for one in (before, during, judged_by())}) == 3
