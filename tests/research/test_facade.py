"""`undercourt.load`: games for programs in a few words."""

from __future__ import annotations

import pickle
import subprocess
import sys
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import u8

import undercourt
from tests.kernel.lots import LotsGame
from undercourt import facade
from undercourt.cli import main
from undercourt.facade import BadOption, BadRecord, Episode, IllegalAction, LoadedGame, NoObservations, UnknownGame
from undercourt.games import load_game, seen_games
from undercourt.kernel.game import BadPack
from undercourt.kernel.score import Score
from undercourt.recall import unfold

every_game = pytest.mark.parametrize("name", seen_games())
CHANCE = Random(1)


def played(game: LoadedGame, moves: int, players: int | None = None, seed: int = 7) -> Episode:
    """A game after so many random moves, or at its end."""
    t = game.new(players, seed)
    chance = Random(seed)
    while moves > 0 and not t.done:
        t.step(chance.choice(t.legal))
        moves -= 1
    return t


def ended(game: LoadedGame, players: int | None = None, seed: int = 7) -> Episode:
    return played(game, 10**6, players, seed)


@pytest.mark.both_builds
@every_game
def test_a_game_is_played_from_its_names_alone(name: str) -> None:
    game = undercourt.load(name)
    t = game.new(players=game.most, seed=7)
    chance = Random(3)
    while not t.done:
        assert [game.action(one) for one in t.names] == t.legal == sorted(set(t.legal))
        before = t.decisions
        t.step(chance.choice(t.names))
        assert t.decisions == before + 1
    assert not t.legal and not t.names and t.seat == -1
    assert len(t.scores) == game.most and t.winners


@every_game
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    game = undercourt.load(name)
    one, two, other = ended(game), ended(undercourt.load(name)), ended(game, seed=8)
    assert one.record() == two.record() != other.record()


def test_a_seed_that_is_not_given_is_drawn_and_kept() -> None:
    game = undercourt.load("whispers")
    one, two = game.new(), game.new()
    assert one.seed is not None and one.seed != two.seed
    assert game.new(seed=one.seed).record() == one.record()
    assert one.players == game.fewest


@every_game
def test_an_observation_is_what_the_eyes_of_the_game_see(name: str) -> None:
    game, rules = undercourt.load(name), load_game(name)
    t = played(game, 40, players=3)
    view = rules.view(t._s, 2)
    row = vec[u8]([0] * rules.eyes.size)
    rules.eyes.look(view, 2, row, 0)
    seen = t.observe(2)
    assert seen.dtype == np.uint8 and seen.shape == (game.layout.size,) and seen.tolist() == list(row)
    assert t.observe().tolist() == t.observe(t.seat).tolist()
    kept = seen.copy()
    t.observe(0)
    assert (seen == kept).all() and seen.flags.writeable


@pytest.mark.both_builds
@every_game
def test_a_look_has_the_mask_of_the_seat_that_is_asked_and_of_no_other(name: str) -> None:
    t = played(undercourt.load(name), 40, players=3)
    for seat in range(3):
        observation, mask = t.look(seat)
        assert observation.tolist() == t.observe(seat).tolist()
        assert np.flatnonzero(mask).tolist() == (t.legal if seat == t.seat else [])


@pytest.mark.both_builds
@every_game
def test_what_is_written_again_is_what_a_first_look_would_see(name: str) -> None:
    """Episodes and seats take turns at one page, which writes only what has changed where that will do."""
    game, rules = undercourt.load(name), load_game(name)
    one, two = game.new(players=3, seed=7), game.new(players=3, seed=8)
    chance = Random(7)
    row = vec[u8]([0] * rules.eyes.size)
    for step in range(240):
        t = chance.choice([one, one, one, two])
        seat = chance.choice([t.seat, t.seat, step % 3])
        rules.eyes.look(t._s, seat, row, 0)
        assert t.observe(seat).tolist() == list(row)
        for _ in range(chance.choice([0, 1, 1, 2])):
            t.step(chance.choice(t.legal))


@every_game
def test_a_seat_recalls_all_that_it_has_seen(name: str) -> None:
    game, rules = undercourt.load(name), load_game(name)
    t = game.new(players=3, seed=7)
    seen = [t.observe(1).tolist()]
    chance = Random(7)
    for _ in range(25):
        t.step(chance.choice(t.legal))
        seen.append(t.observe(1).tolist())
    for one in (t, t.copy(), pickle.loads(pickle.dumps(t))):
        row = one.observe(1, recall=True)
        assert row.shape == (game.recall_layout.size,)
        log = row[game.layout.size :].tobytes()
        told = [glimpse.row.tolist() for glimpse in unfold(rules, log)]
        assert told[0] == seen[0] and told[-1] == seen[-1] and [row for row in seen if row not in told] == []
    t.step(t.legal[0])
    assert t.observe(1, recall=True)[: game.layout.size].tolist() == t.observe(1).tolist()
    with pytest.raises(ValueError, match="an imagined game has no past"):
        t.imagine().observe(recall=True)


@every_game
def test_the_mask_has_the_legal_actions(name: str) -> None:
    t = played(undercourt.load(name), 30)
    mask = t.mask()
    assert mask.dtype == np.int8 and np.flatnonzero(mask).tolist() == t.legal and mask.max() == 1
    t.step(t.legal[-1])
    assert np.flatnonzero(t.mask()).tolist() == t.legal
    assert not ended(undercourt.load(name)).mask().any()


def test_actions_are_taken_by_any_kind_of_whole_number() -> None:
    t = undercourt.load("tyrants").new(seed=7)
    t.step(np.int64(t.legal[0]))
    assert t.decisions == 1
    with pytest.raises(IllegalAction, match=r"an action is a whole number or a name, not 0\.5"):
        t.step(0.5)  # type: ignore[arg-type]


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    t = undercourt.load("tyrants").new(players=2, seed=7)
    before = t.record()
    with pytest.raises(IllegalAction, match="'end_turn' is not possible now: rule TU-"):
        t.step("end_turn")
    with pytest.raises(IllegalAction, match="99999 is not an action of tyrants: they go from 0 to"):
        t.step(99999)
    with pytest.raises(IllegalAction, match="'fly away' is not an action: there is no verb 'fly'"):
        t.step("fly away")
    assert t.record() == before
    over = ended(undercourt.load("tyrants"))
    for action in ("end_turn", over.game.action("end_turn")):
        with pytest.raises(
            IllegalAction, match=r"^'end_turn' is not possible now: the game is over, by rule TU-[\d.]+$"
        ):
            over.step(action)


def test_wrong_choices_are_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there is: .*abyss, "):
        undercourt.load("chess")
    names: list[Any] = [3, None, ["tyrants"]]
    for name in names:
        with pytest.raises(UnknownGame, match=rf"^the name of a game is text, not {type(name).__name__}$"):
            undercourt.load(name)
    game = undercourt.load("tyrants")
    with pytest.raises(BadOption, match="tyrants is for 2 to 4 players, not 5"):
        game.new(players=5)
    with pytest.raises(BadOption, match="tyrants has no option 'deck'; it has: decks"):
        game.new(deck="drow")
    with pytest.raises(BadOption, match="'section' cannot be 'middle'; it is one of: random, left, right"):
        game.new(section="middle")
    with pytest.raises(BadOption, match="a seed is a whole number from 0"):
        game.new(seed=-1)
    with pytest.raises(IndexError, match="there is no seat 2; they go from 0 to 1"):
        game.new(players=2).observe(2)


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    game = undercourt.load("tyrants")
    t = game.new(np.int64(3), np.uint64(2**63 + 1))
    assert (t.players, t.seed, type(t.seed)) == (3, 2**63 + 1, int)
    assert t.observe(np.int8(1)).tolist() == t.observe(1).tolist() and t.view(np.int8(1)) == t.view(1)
    assert t.imagine(np.int64(1), np.int64(5)).legal == t.imagine(1, 5).legal


def test_what_is_no_number_or_no_word_is_refused_in_the_same_sentences() -> None:
    game = undercourt.load("tyrants")
    new: Any = game.new
    seeds: list[object] = [-1, 2**128, 1.5, "7", np.float64(7)]
    for seed in seeds:
        with pytest.raises(BadOption, match=r"^a seed is a whole number from 0 to 2\^128 - 1, not "):
            new(seed=seed)
    for players in (2.0, "3", 2**70):
        with pytest.raises(BadOption, match=r"^tyrants is for 2 to 4 players, not "):
            new(players=players)
    for value in (3, None, True):
        with pytest.raises(BadOption, match=rf"^'section' cannot be {value}; it is one of: 'random', 'left', 'right'$"):
            new(section=value)
    with pytest.raises(BadOption, match="tyrants has no option 'colour'"):
        new(colour=3)
    t = game.new(2, 1)
    for number in (-1, 2780, 2**70, -(2**70)):
        with pytest.raises(IllegalAction, match=f"^{number} is not an action of tyrants: they go from 0 to 2779$"):
            t.step(number)
    number_of: Any = game.action
    with pytest.raises(IllegalAction, match=r"^the name of an action is text, not 5$"):
        number_of(5)
    look: Any = t.observe
    for flag in ("off", None):
        with pytest.raises(BadOption, match=rf"^'recall' cannot be {flag!r}; it is one of: False, True$"):
            look(0, recall=flag)
    for seat in (-1, 2, 1.0, "0", 2**70):
        with pytest.raises(IndexError, match=r"^there is no seat .*; they go from 0 to 1$"):
            look(seat)
    imagine: Any = t.imagine
    with pytest.raises(BadOption, match=r"^a seed is a whole number"):
        imagine(0, -1)
    replay: Any = game.replay
    for record in (None, t.record().encode()):
        with pytest.raises(BadRecord, match=r"^a record is text, not "):
            replay(record)


def test_a_game_without_observations_says_so() -> None:
    t = LoadedGame(LotsGame()).new(players=3, seed=1)
    with pytest.raises(NoObservations, match="lots has no observations yet"):
        t.observe()
    assert t.mask().sum() == len(t.legal)


def test_options_are_complete() -> None:
    t = undercourt.load("tyrants").new(players=3, seed=7, section="left")
    assert t.options["section"] == "left" and list(t.options) == list(t.game.options)


@every_game
def test_a_record_replays_and_goes_on(name: str) -> None:
    game = undercourt.load(name)
    t = played(game, 25, players=3)
    again = game.replay(t.record())
    assert again.record() == t.record() and again.decisions == 25
    again.step(again.legal[0])
    over = ended(game)
    assert game.replay(over.record()).scores == over.scores


def test_records_of_other_games_are_refused() -> None:
    record = undercourt.load("abyss").new(seed=7).record()
    with pytest.raises(BadRecord, match="this is a record of abyss"):
        undercourt.load("tyrants").replay(record)
    with pytest.raises(BadRecord):
        undercourt.load("abyss").replay("nothing of the kind")


def test_other_programs_read_the_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "one.record"
    file.write_text(ended(undercourt.load("whispers")).record(), "utf-8")
    assert main(["replay", str(file)]) == 0
    assert "Raven (program)" in capsys.readouterr().out


@every_game
def test_a_copy_goes_its_own_way(name: str) -> None:
    t = played(undercourt.load(name), 20)
    record = t.record()
    for other in (t.copy(), deepcopy(t), pickle.loads(pickle.dumps(t))):
        assert other.record() == record and other.legal == t.legal
        while not other.done:
            other.step(CHANCE.choice(other.legal))
        assert t.record() == record


@every_game
def test_an_imagined_world_looks_the_same_to_its_seat(name: str) -> None:
    t = played(undercourt.load(name), 60, players=3)
    for seed in range(3):
        world = t.imagine(seed=seed)
        assert world.observe(t.seat).tolist() == t.observe().tolist()
        assert (world.seat, world.legal) == (t.seat, t.legal)
        while not world.done:
            world.step(CHANCE.choice(world.legal))
        with pytest.raises(BadRecord, match="an imagined game has no record"):
            world.record()
    assert t.imagine(seed=1).observe(0).tolist() == t.imagine(seed=1).observe(0).tolist()


def test_an_imagined_world_is_not_the_true_one() -> None:
    t = undercourt.load("tyrants").new(players=3, seed=7)
    hands = {str(t.imagine(0, seed).view(1)["players"]) for seed in range(5)}
    assert len(hands) > 1


@every_game
def test_a_view_shows_only_what_its_seat_may_know(name: str) -> None:
    t = played(undercourt.load(name), 30, players=3)
    rules = load_game(name)
    for seat in range(3):
        assert t.view(seat) == rules.describe(rules.view(t._s, seat), seat)


def test_in_abyss_hands_lie_face_down_and_are_known() -> None:
    """As docs/for-researchers.md says: the view is of the table as it lies, the observation of what was seen."""
    game = undercourt.load("abyss")
    t = played(game, 40, 2, 3)
    own, told = hand(t.view(1)), hand(t.view(0))
    assert own and told == ["hidden"] * len(own)
    at = game.layout.at("hand") + 25  # of the seat after the one that looks
    assert t.observe(0)[at : at + 25].sum() == len(own) and hand(t.imagine(0).view(1)) == own


def hand(table: dict[str, object]) -> list[str]:
    """Of the second seat."""
    players: Any = table["players"]
    found: list[str] = players[1]["hand"]
    return found


@every_game
def test_points_and_winners_are_told_at_the_end_alone(name: str) -> None:
    t = undercourt.load(name).new(players=3, seed=7)
    assert t.scores == t.winners == [] and t.returns == [0.0, 0.0, 0.0]
    over = ended(undercourt.load(name), players=3)
    assert sum(over.returns) == pytest.approx(0)
    assert [seat for seat in range(3) if over.returns[seat] > 0] == over.winners


@pytest.mark.both_builds
@pytest.mark.parametrize(
    ("order", "paid"),
    [
        ([[0], [1]], [1.0, -1.0]),
        ([[0, 1]], [0.0, 0.0]),
        ([[2], [0, 1]], [-0.5, -0.5, 1.0]),
        ([[0, 2], [1], [3]], [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
        ([[0, 1, 2]], [0.0, 0.0, 0.0]),
    ],
)
def test_winners_share_what_the_others_lose(order: list[list[int]], paid: list[float]) -> None:
    assert Score([[] for _ in paid], order).returns() == pytest.approx(paid)


@every_game
def test_a_game_prints_as_its_seat_sees_it(name: str) -> None:
    t = played(undercourt.load(name), 12, players=3)
    shown = str(t)
    assert shown.endswith(repr(t)) and repr(t).startswith(f"<{name} for 3, seed 7: decision 13, ")
    assert all(f"  {one}" in shown.splitlines() for one in t.names)
    other = t.picture((t.seat + 1) % 3)
    assert not any(f"  {one}" in other.splitlines() for one in t.names)
    assert max(map(len, shown.splitlines())) <= 100
    over = ended(t.game, players=3)
    assert "won by" in repr(over) and str(over)


def test_a_pack_brings_other_cards(tmp_path: Path) -> None:
    mine = load_game("secret_city").own_pack + "# mine\n"
    file = tmp_path / "mine.toml"
    file.write_text(mine, "utf-8")
    game = undercourt.load("secret_city", pack=file)
    t = played(game, 10)
    again = pickle.loads(pickle.dumps(t))
    assert again.game.rules.carried_pack == mine == game.rules.carried_pack
    assert game.replay(t.record()).legal == t.legal
    with pytest.raises(BadRecord, match="with other cards"):
        undercourt.load("secret_city").replay(t.record())
    with pytest.raises(BadPack):
        undercourt.load("tyrants", pack=file)


def test_errors_to_catch_are_found_in_the_package() -> None:
    assert set(facade.__all__) <= set(undercourt.__all__)
    assert all(getattr(undercourt, name) is getattr(facade, name) for name in facade.__all__ if name != "load")
    with pytest.raises(undercourt.UnknownGame):
        undercourt.load("chess")
    with pytest.raises(AttributeError, match="module 'undercourt' has no attribute 'chess'"):
        undercourt.chess  # type: ignore[attr-defined]  # noqa: B018


def test_faces_are_found_in_the_package() -> None:
    """When they are asked for, each in a Python of its own, and checkers of types know them."""
    for asked in ("batch.Batch", "openspiel.NAMES", *[f"env.{name}_v0.env" for name in seen_games()]):
        subprocess.run([sys.executable, "-c", f"import undercourt; undercourt.{asked}"], check=True)
    assert undercourt.batch.Batch("abyss", 1).players == undercourt.env.abyss_v0.env().players == 2
    with pytest.raises(AttributeError, match=r"module 'undercourt\.env' has no attribute 'chess_v0'"):
        undercourt.env.chess_v0  # type: ignore[attr-defined]  # noqa: B018
    without = "import sys; sys.modules['gymnasium'] = None; import undercourt"
    needs = "undercourt.env needs gymnasium and pettingzoo: pip install 'undercourt[env]'"
    for asked, error in (("undercourt.env", "AttributeError"), ("from undercourt import env", "ImportError")):
        command = [sys.executable, "-c", f"{without}; assert not hasattr(undercourt, 'env'); {asked}"]
        told = subprocess.run(command, capture_output=True, text=True).stderr.splitlines()[-1]
        assert told == f"{error}: {needs}"


def test_importing_the_package_loads_neither_the_engine_nor_numpy() -> None:
    code = "import sys, undercourt; print([m for m in sys.modules if m == 'numpy' or m.startswith('undercourt.')])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "['undercourt._build']"


@pytest.mark.parametrize("asked", ["t.observe()", "t.observe(recall=True)", "t.mask()", "t.game.recall_layout"])
def test_without_numpy_a_game_is_played_and_observations_say_how_to_have_it(asked: str) -> None:
    code = "import sys; sys.modules['numpy'] = None; import undercourt; t = undercourt.load('abyss').new(); "
    command = [sys.executable, "-c", f"{code} t.step(t.legal[0]); str(t); {asked}"]
    told = subprocess.run(command, capture_output=True, text=True).stderr.splitlines()[-1]
    assert told == "ImportError: observations need NumPy: pip install 'undercourt[env]'"


def test_a_game_says_what_it_is() -> None:
    game = undercourt.load("tyrants")
    assert repr(game) == f"<tyrants: 2 to 4 players, {len(game.actions)} actions>"
    assert game.options["section"] == ["random", "left", "right"] and game.seats[0] == "amber"
    assert game.layout.at(game.layout.blocks[1].name) == game.layout.blocks[0].size
    assert repr(game.layout) == f"<{game.layout.size} bytes in {len(game.layout.blocks)} blocks>"
