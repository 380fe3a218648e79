"""`undercourt actions`."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.cli.conftest import Run
from undercourt.games import game_names, load_game


@pytest.mark.parametrize("name", game_names())
def test_every_action_is_there_with_its_number(run: Run, name: str) -> None:
    space = load_game(name).space
    actions = json.loads(run("actions", name, "--json").out)
    assert [one["action"] for one in actions] == list(range(space.size))
    assert [one["name"] for one in actions] == space.names
    assert all(one["name"] == " ".join(filter(None, [one["verb"], one["object"]])) for one in actions)
    lines = run("actions", name).out.splitlines()
    assert [line.split(maxsplit=1) for line in lines] == [[str(i), one] for i, one in enumerate(space.names)]


def test_one_verb(run: Run, refused: Callable[..., str]) -> None:
    lines = run("actions", "tyrants", "--verb", "end_turn").out.splitlines()
    assert [line.split() for line in lines] == [[str(load_game("tyrants").space.action("end_turn")), "end_turn"]]
    secret = json.loads(run("actions", "abyss", "--verb", "discard", "--json").out)
    assert {one["verb"] for one in secret} == {"discard"} and len(secret) > 1
    assert refused("actions", "tyrants", "--verb", "fly").startswith("Tyrants has no verb 'fly'; it has: ")
    assert refused("actions", "chess").startswith("There is no game 'chess'; there is: ")
