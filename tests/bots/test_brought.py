"""Bots that others bring: found by name, or refused in a sentence; whatever they answer is checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.of_others import Answers, First
from tests.training.lots_seen import any_weights, lots_with_eyes
from undercourt.arena.match import play_game
from undercourt.bots import weights
from undercourt.bots.bot import Bot
from undercourt.bots.brought import entered, file_of, must_play
from undercourt.bots.greedy import GreedyBot
from undercourt.bots.neural import NeuralBot
from undercourt.bots.random import RandomBot
from undercourt.bots.weights import write_weights
from undercourt.games import load_game
from undercourt.kernel.decision import IllegalAction

HERE = "tests.bots.of_others"


def test_a_class_is_found_by_its_module_and_name() -> None:
    must_play(f"{HERE}:First", load_game("whispers"))
    one = entered(f"{HERE}:First")
    assert type(one).__name__ == "First" and isinstance(entered("greedy"), GreedyBot)
    result = play_game(load_game("whispers"), [one, RandomBot()], {}, 1)
    assert result == play_game(load_game("whispers"), [First(), RandomBot()], {}, 1)
    assert file_of(f"{HERE}:First") == Path(__file__).with_name("of_others.py") and file_of("greedy") is None


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere:First", "'nowhere:First' cannot be imported: there is no module 'nowhere' here"),
        ("tests.bots.nowhere:First", "there is no module 'tests.bots.nowhere' here"),
        (f"{HERE}:Second", "has no attribute 'Second'\\); a bot is a class with a method 'choose'"),
        (f"{HERE}:Idle", "has no method 'choose'; a bot is a class with a method 'choose'; docs/for-bot-writers.md"),
        (f"{HERE}:Fails", r"cannot be made \(RuntimeError: no network here\)"),
        (f"{HERE}:Answers", r"cannot be made \(TypeError: .*missing 1 required positional argument"),
        (":First", "cannot be made"),
        ("nobody", "there is no bot 'nobody'; there are: novice, "),
        (
            "neural=/nowhere.npz",
            "there is no file '/nowhere.npz'; name weights that 'undercourt train' or 'practise' wrote",
        ),
        (f"neural={__file__}", "holds no weights, or is damaged; 'undercourt train' and 'practise' write such files"),
        (f"neural={weights.HERE / 'tyrants.npz'}", "for other observations or actions than those of whispers"),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        must_play(name, load_game("whispers"))


def test_a_network_is_brought_as_a_file(tmp_path: Path) -> None:
    game, file = lots_with_eyes(), tmp_path / "mine.npz"
    write_weights(file, any_weights(game, 3))
    name = f"neural={file}"
    must_play(name, game)
    one = entered(name)
    assert isinstance(one, NeuralBot) and one.weights == file == file_of(name)


@pytest.mark.parametrize("answer", [None, "deploy", 1.0, -1, 10**30])
def test_an_answer_that_is_not_offered_is_refused(answer: object) -> None:
    bots: list[Bot] = [Answers(answer), RandomBot()]
    with pytest.raises(IllegalAction, match=r"^a bot answered .*, which is not offered$"):
        play_game(load_game("whispers"), bots, {}, 1)
