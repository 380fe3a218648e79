"""The auction for the initiative, and what it means to lie face down."""

from __future__ import annotations

from tests.games.secret_city.table import Table, rule, table


def passed(t: Table) -> Table:
    """The table when nobody adds any more."""
    while t.may("done"):
        t.do("done")
    return t


def battle(t: Table) -> Table:
    """The table at the first assignment, when nobody draws or buys anything before."""
    while "assign" not in t.verbs():
        t.do("done")
    return t


@rule("SC-3.1")
def test_the_first_player_of_the_last_turn_is_asked_first() -> None:
    t = table(phase="auction", turn=2, seats=3, first="green")
    asked = []
    for _ in range(3):
        asked.append(t.seat)
        assert t.verbs() == {"bid", "done"}
        t.do("done")
    assert asked == ["green", "amber", "sky"]


@rule("SC-3.2")
def test_any_own_character_may_be_turned_the_leader_too() -> None:
    t = table(phase="auction", turn=2, characters={"amber": ["manticore", "konets"], "sky": ["fata"]})
    assert t.options() == ["bid 1", "bid 2", "bid 3", "done"]
    t.do("bid 1")
    assert t.down("amber") == [1] and t.down("sky") == []


@rule("SC-3.3", "SC-3.4")
def test_strengths_are_added_up_one_character_at_a_time() -> None:
    t = table(phase="auction", turn=2, characters={"amber": ["manticore", "fata"]}).do("bid 2")
    assert t.bid("amber") == 3 and t.seat == "sky" and t.bid("sky") == 0
    t.do("bid 1")
    assert t.bid("sky") == 6 and t.seat == "amber" and t.options() == ["bid 1", "bid 3", "done"]
    t.do("bid 3")
    assert t.bid("amber") == 8 and t.down("amber") == [2, 3]


@rule("SC-3.5")
def test_a_bid_need_not_exceed_the_best_one() -> None:
    t = table(phase="auction", turn=2, characters={"sky": ["red_cap"]}).do("bid 1")
    assert t.seat == "sky" and t.may("bid 2")
    t.do("bid 2")
    assert t.bid("amber") == 6 and t.bid("sky") == 2 and t.down("sky") == [2]
    passed(t)
    assert t.seat == "amber" and t.verbs() == {"player"}


@rule("SC-3.6")
def test_who_passed_may_add_later() -> None:
    t = table(phase="auction", turn=2, characters={"amber": ["fata"], "sky": ["manticore"]}).do("done", "bid 2")
    assert t.seat == "amber" and t.may("bid 2")
    passed(t.do("bid 2"))
    assert t.bid("amber") == 5 and t.seat == "amber" and t.options() == ["player amber", "player sky"]


@rule("SC-3.7")
def test_the_auction_ends_when_everybody_passes() -> None:
    t = table(phase="auction", turn=2, seats=3).do("done", "done")
    assert t.seat == "green" and t.verbs() == {"bid", "done"}
    t.do("done")
    assert t.verbs() == {"strategy"}
    t = table(phase="auction", turn=2, seats=3, characters={"amber": ["fata"]}).do("bid 2", "done", "done")
    assert t.seat == "amber" and t.options() == ["bid 1", "done"]


@rule("SC-3.8", "SC-3.11")
def test_who_has_nothing_to_add_is_passed_over() -> None:
    t = table(phase="auction", turn=2, seats=3, characters={"green": ["red_cap"]}).do("bid 1", "bid 1", "bid 2")
    assert t.seat == "green" and t.options() == ["bid 1", "done"]
    t = table(phase="auction", turn=2).do("bid 1", "bid 1")
    assert t.seat == "amber" and t.options() == ["player amber", "player sky"]


@rule("SC-3.9")
def test_a_character_lying_face_down_cannot_be_added() -> None:
    t = table(phase="auction", turn=2, characters={"amber": ["manticore", "fata"]}, down={"amber": [2]})
    assert t.options() == ["bid 1", "bid 3", "done"]


@rule("SC-3.10", "SC-2.3")
def test_the_highest_bidder_names_anybody_first() -> None:
    characters = {"amber": ["red_cap"], "sky": ["fata"], "green": ["manticore"]}
    t = passed(table(phase="auction", turn=2, seats=3, characters=characters).do("bid 2", "bid 2", "bid 2"))
    assert t.seat == "sky" and t.options() == ["player amber", "player green", "player sky"]
    t.do("player green")
    assert t.first == "green" and t.seat == "green" and t.verbs() == {"strategy"}
    t.do("strategy assault", "player sky")
    assert t.seat == "amber"


@rule("SC-3.11")
def test_of_equal_bids_the_earlier_one_wins() -> None:
    characters = {"amber": ["manticore"], "sky": ["konets"]}
    t = passed(table(phase="auction", turn=2, characters=characters).do("bid 2", "bid 2"))
    assert t.bid("amber") == t.bid("sky") == 3 and t.seat == "amber" and t.verbs() == {"player"}
    characters = {"amber": ["red_cap", "shas_trader"], "sky": ["konets"]}
    t = passed(table(phase="auction", turn=2, characters=characters).do("bid 2", "bid 2", "bid 3"))
    assert t.bid("amber") == t.bid("sky") == 3 and t.seat == "sky" and t.verbs() == {"player"}


@rule("SC-3.12")
def test_without_bids_the_next_player_to_the_left_is_first() -> None:
    t = passed(table(phase="auction", turn=2, seats=3))
    assert t.first == "sky" and t.seat == "sky" and t.verbs() == {"strategy"}
    t = passed(table(phase="auction", turn=2, seats=3, first="green"))
    assert t.first == "amber" and t.seat == "amber"


@rule("SC-3.13")
def test_turned_characters_take_no_part_this_turn_whoever_won() -> None:
    characters = {"amber": ["manticore", "manticore"], "sky": ["hvan_mercenary", "griffin"]}
    t = passed(table(phase="auction", turn=2, characters=characters).do("bid 2", "bid 2"))
    assert t.seat == "sky"
    t.do("player amber", "strategy sorcerous_seizure", "strategy night_storm")
    battle(t)
    assert t.down("amber") == [2] and t.down("sky") == [2]
    assert t.seat == "amber" and t.may("assign 3 against sky") and not t.may("assign 2 against sky")
    t.do("assign 3 against sky")
    assert t.seat == "sky" and t.may("assign 3 for sky") and not t.may("assign 2 for sky")


@rule("SC-3.14")
def test_a_face_down_character_can_be_killed() -> None:
    characters = {"sky": ["red_cap", "manticore"]}
    hands, tokens = {"amber": ["ball_lightning", "os_spy"]}, {"amber": "1 3 0"}
    t = table(hands=hands, characters=characters, down={"sky": [2]}, tokens=tokens)
    t.do("use ball_lightning")
    assert t.options() == ["target sky 2", "target sky 3"]
    t.do("target sky 2")
    assert t.characters("sky") == ["lyud_vseslava", "manticore"]


@rule("SC-3.15", "SC-3.17")
def test_a_face_down_character_may_be_chosen_in_vain() -> None:
    characters = {"sky": ["fata", "fata", "red_cap"]}
    hands, tokens = {"amber": ["ball_lightning", "os_spy"]}, {"amber": "1 3 0"}
    t = table(hands=hands, characters=characters, down={"sky": [2]}, tokens=tokens)
    t.do("use ball_lightning")
    assert t.options() == ["target sky 2", "target sky 4"]
    t.do("target sky 2")
    assert t.characters("sky") == ["lyud_vseslava", "fata", "fata", "red_cap"] and t.down("sky") == [2]
    assert t.mana("amber") == 0 and t.hand("amber") == ["os_spy"] and t.under("spells") == ["ball_lightning"]


@rule("SC-3.15")
def test_a_face_down_character_must_still_be_of_the_right_kind() -> None:
    characters = {"sky": ["lyud_milana", "red_cap", "konets"]}
    hands, tokens = {"amber": ["ball_lightning", "os_spy"]}, {"amber": "1 3 0"}
    t = table(hands=hands, characters=characters, down={"sky": [2]}, tokens=tokens)
    assert t.do("use ball_lightning").options() == ["target sky 3", "target sky 4"]


@rule("SC-3.16")
def test_only_fitting_face_down_characters_where_agreed() -> None:
    t = table(
        hands={"amber": ["ball_lightning"]},
        characters={"sky": ["fata", "konets", "red_cap"]},
        down={"sky": [2, 3]},
        tokens={"amber": "0 3 0"},
        face_down_targets="fitting",
    )
    assert t.do("use ball_lightning").options() == ["target sky 3", "target sky 4"]


@rule("SC-3.18")
def test_a_griffin_is_not_turned_over() -> None:
    characters = {"amber": ["griffin", "manticore"]}
    t = passed(table(phase="auction", turn=2, characters=characters).do("bid 2"))
    assert t.bid("amber") == 3 and t.down("amber") == [] and t.seat == "amber"
    battle(t.do("player amber", "strategy assault", "strategy blackmail"))
    assert t.seat == "amber" and t.may("assign 2 for amber")


@rule("SC-3.19")
def test_each_griffin_is_added_once() -> None:
    t = table(phase="auction", turn=2, characters={"amber": ["griffin", "griffin"]}).do("bid 2", "done")
    assert t.options() == ["bid 1", "bid 3", "done"]
    t.do("bid 3", "bid 1")
    assert t.bid("amber") == 6 and t.seat == "amber" and t.options() == ["bid 1", "done"]
