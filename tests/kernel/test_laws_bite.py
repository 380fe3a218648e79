"""Every law is seen to bite: a small game obeys them all, and with one fault planted it breaks the law meant for it."""

from __future__ import annotations

import pytest

from tests.kernel.lots import FACTS, LotsGame
from undercourt.kernel import laws
from undercourt.kernel.decision import Decision
from undercourt.kernel.event import SECRET, Event

GAMES = 6
CAUGHT = {
    "option twice": "options_are_sound",
    "option outside": "options_are_sound",
    "shared vec": "copy_shares_nothing",
    "shared piles": "copy_shares_nothing",
    "shared generator": "copy_shares_nothing",
    "uncopied field": "copy_shares_nothing",
    "copied log": "copy_shares_nothing",
    "asking changes": "copy_shares_nothing",
    "unsaved field": "saves_and_loads",
    "unloaded field": "saves_and_loads",
    "explain allows": "explains_every_action",
    "explain refuses": "explains_every_action",
    "explain peeks": "explains_every_action",
    "anybody may": "explains_every_action",
    "no such rule": "explains_every_action",
    "no message": "explains_every_action",
    "open border": "refuses_what_is_not_offered",
    "lost card": "pieces_are_conserved",
    "generator in view": "views_carry_no_machinery",
    "log in view": "views_carry_no_machinery",
    "looking changes": "views_carry_no_machinery",
    "invented card": "views_survive_the_round_trip",
    "sampled hand": "views_survive_the_round_trip",
    "shared view": "views_survive_the_round_trip",
    "barriers in view": "views_carry_no_machinery",
    "stray bytes": "views_hide_what_the_rules_hide",
    "hand shown": "views_hide_what_the_rules_hide",
    "unsorted unseen": "views_hide_what_the_rules_hide",
    "asked by hand": "asking_tells_no_secrets",
    "alike": "actions_are_told_to_those_who_see_them",
    "points by no rule": "scores_add_up",
    "missing sheet": "scores_add_up",
    "worst first": "scores_add_up",
    "all share": "scores_add_up",
    "seat twice": "scores_add_up",
    "score of hands": "scores_are_public",
    "listener": "events_tell_no_secrets",
    "open draw": "events_tell_no_secrets",
    "silent draw": "barriers_mark_what_cannot_be_taken_back",
    "chance": "barriers_mark_what_cannot_be_taken_back",
    "barrier lost": "barriers_mark_what_cannot_be_taken_back",
}


def check(fault: str, *names: str) -> None:
    for seed in range(GAMES):
        laws.check_game(LotsGame(fault), FACTS, 3, {}, seed, dict.fromkeys(names, 1))


def test_a_game_without_faults_obeys_all_laws() -> None:
    done = laws.check_game(LotsGame(), FACTS, 3, {}, 1, dict.fromkeys([*laws.OF_DECISIONS, *laws.OF_GAMES], 1))
    assert done["decisions"] >= 20
    assert all(done[law] == done["decisions"] + 1 for law in laws.OF_DECISIONS)
    assert all(done[law] == 1 for law in laws.OF_GAMES)
    check("", *laws.OF_DECISIONS, *laws.OF_GAMES)


@pytest.mark.parametrize(("fault", "law"), CAUGHT.items())
def test_a_law_finds_its_fault(fault: str, law: str) -> None:
    with pytest.raises(laws.Violation, match=f"^{law}: AssertionError"):
        check(fault, law)


def test_every_law_of_decisions_has_a_fault_to_find() -> None:
    assert set(CAUGHT.values()) == laws.OF_DECISIONS.keys()


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LONGEST", 500)
    with pytest.raises(laws.Violation, match=r"^every game ends: .*within 500 decisions.*decision 499"):
        check("endless", "options_are_sound")


def test_a_decision_without_options_is_found() -> None:
    m = next(laws.moments(LotsGame(), FACTS, 3, {}, 1))
    m.d = Decision()
    with pytest.raises(AssertionError, match="without options"):
        laws.options_are_sound(m)


@pytest.mark.parametrize(("fault", "law"), [("memory", "replay_equals_play"), ("listener", "events_change_nothing")])
def test_a_law_of_whole_games_finds_its_fault(fault: str, law: str) -> None:
    with pytest.raises(laws.Violation, match=f"^{law}: AssertionError"):
        check(fault, law)


def test_a_violation_says_how_to_see_it_again() -> None:
    with pytest.raises(laws.Violation, match=r"lots, seed 0, 3 players, options \{\}, decision [0-9]+"):
        check("lost card", "pieces_are_conserved")


def test_a_misspelt_law_is_no_law() -> None:
    with pytest.raises(AssertionError, match="no such laws: copy"):
        check("", "copy")


def test_a_secret_is_told_to_those_who_may_see_it_only() -> None:
    event = Event("draw", 1, card=7, seers=0b1010)
    assert event.seen_by(1) == event and event.seen_by(3) == event
    assert [event.seen_by(viewer).card for viewer in (-1, 0, 2)] == [SECRET] * 3
    assert [Event("play", 1, card=7).seen_by(viewer).card for viewer in (-1, 0, 1)] == [7] * 3
