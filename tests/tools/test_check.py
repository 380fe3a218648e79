"""`./run check` picks the tests of what changed; `./run test` runs each test on the builds that it needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import ONE_BUILD
from tools.check import JUDGEMENT, KERNEL, PASSED, passed, planned

ROOT = Path(__file__).resolve().parents[2]
GAMES = ["abyss", "tyrants"]
OTHERS = ["tests/cli", JUDGEMENT, KERNEL, "tests/term"]
RULES = ["tests/games/abyss/rules", "tests/games/tyrants/rules"]


@pytest.mark.parametrize(
    "path",
    [
        "src/undercourt/games/abyss/play.py",
        "src/undercourt/games/abyss/text/en.ftl",
        "tests/games/abyss/rules/test_x.py",
    ],
)
def test_a_changed_game_has_its_rules_and_cards_checked(path: str) -> None:
    plan = planned([path, "README.md"], GAMES, OTHERS)
    assert plan.run == [KERNEL, "tests/games/abyss/rules", "tests/games/abyss/cards"]
    assert plan.left == ["tests/cli", "tests/term", "the rest of tests/games/abyss", "tests/games/tyrants", JUDGEMENT]


@pytest.mark.parametrize("changed", [["src/undercourt/kernel/effect.py"], None])
def test_a_changed_kernel_has_the_rules_of_all_games_checked_but_not_their_cards(changed: list[str] | None) -> None:
    plan = planned(changed, GAMES, OTHERS)
    assert plan.run == [KERNEL, *RULES]
    assert plan.left[2:] == ["the rest of tests/games/abyss", "the rest of tests/games/tyrants", JUDGEMENT]


def test_a_game_changed_with_the_kernel_has_its_cards_checked_too() -> None:
    plan = planned(["src/undercourt/kernel/rng.py", "tests/games/tyrants/table.py"], GAMES, OTHERS)
    assert plan.run == [KERNEL, *RULES, "tests/games/tyrants/cards"]


def test_a_change_elsewhere_has_the_kernel_checked_alone() -> None:
    plan = planned(["src/undercourt/term/menu.py", "tests/games/playing.py"], GAMES, OTHERS)
    assert plan.run == [KERNEL]
    assert plan.left == ["tests/cli", "tests/term", "tests/games/abyss", "tests/games/tyrants", JUDGEMENT]


@pytest.mark.parametrize("path", ["src/undercourt/judgement/abyss/worth.py", "tests/judgement/abyss/test_evaluate.py"])
def test_a_changed_judgement_is_checked_for_its_game(path: str) -> None:
    plan = planned([path], GAMES, OTHERS)
    assert plan.run == [KERNEL, f"{JUDGEMENT}/abyss"] and plan.left[-1] == f"the rest of {JUDGEMENT}"


def test_a_change_in_what_all_judgements_go_through_has_all_of_them_checked() -> None:
    plan = planned(["src/undercourt/judgement/__init__.py"], GAMES, OTHERS)
    assert plan.run == [KERNEL, JUDGEMENT] and plan.left[2:] == ["tests/games/abyss", "tests/games/tyrants"]


def test_what_is_tested_on_one_build_is_there_and_is_not_compiled() -> None:
    assert all((ROOT / "tests" / name).exists() for name in ONE_BUILD)
    assert not {"kernel", "games", "golden", "judgement", "thinking"} & set(ONE_BUILD)


@pytest.mark.parametrize(
    ("codes", "good"),
    [([0, 0], True), ([5, 0], True), ([0, 5], True), ([5, 5], False), ([1, 0], False)],
)
def test_a_run_without_chosen_tests_passes_only_beside_one_that_has_some(codes: list[int], good: bool) -> None:
    assert passed(codes) == good and PASSED == 0


@pytest.mark.both_builds
def test_tests_that_need_one_build_run_once_unless_they_are_marked(request: pytest.FixtureRequest) -> None:
    from tests.conftest import on_every_build

    here = request.node
    others = [item for item in request.session.items if item.path == here.path and item is not here]
    assert on_every_build(here) and not any(map(on_every_build, others))
