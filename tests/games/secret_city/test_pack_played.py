"""Packs of cards in play: corrected cards, records that carry them, and the words that only other packs use."""

from __future__ import annotations

import pytest

from tests.games.secret_city.table import rule, table
from tests.games.secret_city.test_pack import OWN, changed, playing
from undercourt.games import game_of
from undercourt.games.secret_city.effects import Ability
from undercourt.games.secret_city.effects_words import WORDS, word_for
from undercourt.games.secret_city.game import GAME, PACK
from undercourt.games.secret_city.play import CORE
from undercourt.games.secret_city.state import City
from undercourt.kernel.record import BadRecord
from undercourt.table import HUMAN, resume
from undercourt.table import Table as PlayedTable


def test_a_corrected_card_plays_as_corrected() -> None:
    strong = changed("strength = 3", "strength = 9", "[card.manticore]")
    t = playing(table(phase="battle", characters={"amber": ["manticore"]}, strategies={"amber": "assault sky"}), strong)
    t.do("assign 2 for amber")
    assert t.total("for amber") == 9


def test_the_record_carries_the_pack_and_goes_on_with_it() -> None:
    text = changed("strength = 3", "strength = 9", "[card.manticore]")
    game = GAME.with_pack(text, "my.toml")
    held = PlayedTable(game, [HUMAN, "random"], {}, seed=3)
    held.act(held.d.seat, game.space.name(held.d.actions[0]))
    saved = held.saved()
    again = resume(saved)
    assert isinstance(again.s, City) and again.game.carried_pack == text
    assert again.s.pack.strength[again.s.pack.slugs.index("manticore")] == 9 and again.saved() == saved
    assert GAME.with_pack(OWN, "own").carried_pack == "" and "pack" not in resume_lines()


def test_a_bad_pack_in_a_record_is_told_in_one_sentence() -> None:
    held = PlayedTable(GAME, [HUMAN, "random"], {}, seed=3)
    held.record.pack = OWN.replace("strength = 6", "strength = 60")
    with pytest.raises(BadRecord, match=r"^the pack of the record:\d+: 'strength' is 60.*, and 6 more mistakes$"):
        game_of(held.saved())


def resume_lines() -> set[str]:
    held = PlayedTable(GAME, [HUMAN, "random"], {}, seed=3)
    assert game_of(held.saved()) is GAME
    return {line.split()[0] for line in held.saved().splitlines() if line}


@rule("SC-14.76")
def test_a_character_never_counts_below_nothing() -> None:
    text = changed("amount = 2", "amount = -9", "[card.forge_hammer]")
    t = table(
        phase="battle",
        characters={"amber": ["manticore"]},
        hands={"amber": ["forge_hammer"]},
        tokens={"amber": "0 1 0"},
        strategies={"amber": "assault sky"},
    )
    t = playing(t, text).do("use forge_hammer", "target amber 2")
    assert t.strength("amber", 2) == 0


@rule("SC-8.28")
def test_a_character_that_was_turned_over_is_not_moved() -> None:
    moved = '{ op = "relocate", target = "self", to = "another_strategy" }'
    over = '{ op = "choose_one", options = [[{ op = "exhaust", target = "self" }], [{ op = "look_hand" }]] }'
    t = table(
        phase="battle",
        characters={"amber": ["golem_thunderer"]},
        strategies={"amber": "assault sky", "sky": "hostile_takeover amber"},
        assigned={"amber": {2: "for amber"}},
    )
    t = playing(t, changed(moved, f"{over}, {moved}", "[card.golem_thunderer]"))
    t.do("ability 2", "choose 1")
    assert t.seat == "sky" and t.total("for amber") == 0


@rule("SC-14.77")
def test_a_random_discard_asks_nobody() -> None:
    text = changed('amount = 2, chooser = "victim"', 'amount = 2, chooser = "random"', "[card.intimate_canopy]")
    t = table(
        phase="buying",
        hands={"amber": ["intimate_canopy"], "sky": ["heron", "dispel", "warding"]},
        tokens={"amber": "0 2 0"},
    )
    t = playing(t, text).do("use intimate_canopy", "player sky")
    assert t.seat == "amber" and len(t.hand("sky")) == 1


@rule("SC-14.78")
def test_a_card_for_the_own_strategy_serves_no_other() -> None:
    text = changed('side = "for", which = "any"', 'side = "for", which = "own"', "[card.inspiration]")
    t = table(
        phase="battle",
        hands={"amber": ["inspiration"]},
        tokens={"amber": "0 3 0"},
        strategies={"amber": "assault sky", "sky": "hostile_takeover amber"},
    )
    t = playing(t, text).do("use inspiration")
    assert t.options() == ["place for amber"]


def test_everything_a_card_does_has_a_word_in_packs() -> None:
    done = [PACK.book.nodes[i] for i in range(len(CORE), len(PACK.book.nodes))]
    assert {word_for(effect) for effect in done if not isinstance(effect, Ability)} <= set(WORDS)
