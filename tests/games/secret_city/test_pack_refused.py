"""Packs that cannot be played are refused with a sentence."""

from __future__ import annotations

import json

from tests.games.secret_city.table import rule
from tests.games.secret_city.test_pack import changed
from undercourt.games.secret_city.pack.reader import read_pack
from undercourt.kernel.game import BadPack


@rule("SC-8.32")
def test_a_pack_cannot_make_a_house_artifact_that_is_used_for_ever() -> None:
    text = changed('timing = "single_use"', 'timing = "activated"', "[card.nav_heart]")
    try:
        read_pack(text)
    except BadPack as wrong:
        assert "single_use" in str(wrong)
    else:
        raise AssertionError("accepted")


@rule("SC-1.6")
def test_a_pack_with_one_home_for_two_houses_is_refused() -> None:
    text = changed('home = "green_house_palace"', 'home = "citadel_dark_court"', "[house.lyud]")
    try:
        read_pack(text)
    except BadPack as wrong:
        assert "home" in str(wrong)
    else:
        raise AssertionError("accepted")


def test_no_mistake_in_a_pack_stops_the_reader() -> None:
    head = '[pack]\ngame = "secret_city"\nformat = 1\n'
    for text in (
        "pack = 3\n",
        head + "[card]\nx = 3\n",
        changed('op = "gain"', 'op = ["gain"]', "[card.shas_trader]"),
        changed('symbols = ["intrigue"]', 'symbols = [["intrigue"]]', "[card.shas_trader]"),
        changed("effects = [", 'effects = ["x", ', "[card.griffin]"),
        changed('between = ["money", "mana"]', "between = 3"),
        changed('effects = [{ op = "gain", resource = "money", amount = 1 }]', 'effects = ["x"]', "[card.shas_trader]"),
    ):
        try:
            read_pack(text)
        except BadPack as wrong:
            assert json.dumps(str(wrong))
        else:
            raise AssertionError("accepted")
