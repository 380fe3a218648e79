"""Every Lord and every Location has a test of its own: one whose name, with its parameters, says the slug."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from undercourt.games.abyss.cards.locations import LOCATION_LIST
from undercourt.games.abyss.cards.lords import LORD_LIST

HERE = Path(__file__).parent
ROOT = HERE.parents[3]
ALL_ALIKE = {"test_every_card.py", "test_lords_numbers.py"}
OWN_TESTS = [str(path) for path in sorted(HERE.glob("test_*.py")) if path.name not in ALL_ALIKE]


@pytest.fixture(scope="module")
def names() -> set[str]:
    """What the tests of this folder are called, as pytest lists them."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *OWN_TESTS]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True).stdout
    return {line.split("::")[1] for line in listed.splitlines() if "::" in line}


@pytest.mark.parametrize("slug", [*(lord.slug for lord in LORD_LIST), *(place.slug for place in LOCATION_LIST)])
def test_it_has_a_test_named_after_it(slug: str, names: set[str]) -> None:
    assert any(slug in name for name in names), f"no test is named after {slug}"


def test_they_are_all_there() -> None:
    assert len(LORD_LIST) == 35 and len(LOCATION_LIST) == 20
