"""How the game ends, what is scored and who wins."""

from __future__ import annotations

from tests.games.tyrants.table import rule, table
from undercourt.games.tyrants import describe


@rule("TU-9.1")
@rule("TU-9.3")
def test_the_last_troop_ends_the_game_with_the_round() -> None:
    t = table(troops={"skullport": ["amber"]}, barracks={"amber": 1}, power=1).do("deploy skullport", "end_turn")
    assert not t.over and t.turn == "sky"
    assert t.do("end_turn").over


@rule("TU-9.1")
def test_the_last_troop_may_be_deployed_by_supplanting() -> None:
    t = table("doppelganger", troops={"skullport": ["amber", "sky"]}, barracks={"amber": 1})
    t.do("play doppelganger", "supplant skullport sky", "end_turn", "end_turn")
    assert t.over


@rule("TU-9.1")
@rule("TU-9.3")
def test_with_a_troop_left_the_game_goes_on() -> None:
    t = table(troops={"skullport": ["amber"]}, barracks={"amber": 2}, power=1)
    t.do("deploy skullport", "end_turn", "end_turn")
    assert not t.over and t.turn == "amber"


@rule("TU-9.2")
@rule("TU-9.3")
def test_the_last_card_of_the_market_deck_ends_the_game_with_the_round() -> None:
    t = table(row=["kobold", "ghoul"], market=["imix"], influence=1).do("recruit kobold", "end_turn")
    assert t.row() == ["ghoul", "imix"] and not t.over and t.turn == "sky"
    assert t.do("end_turn").over


@rule("TU-9.2")
def test_with_a_card_left_in_the_market_deck_the_game_goes_on() -> None:
    t = table(row=["kobold"], market=["imix", "imix"], influence=1).do("recruit kobold", "end_turn", "end_turn")
    assert not t.over and t.turn == "amber"


@rule("TU-9.3")
def test_everybody_has_had_the_same_number_of_turns() -> None:
    t = table(seats=3, troops={"skullport": ["sky"]}, barracks={"sky": 1}, hands={"sky": ["soldier"]})
    t.do("end_turn", "play soldier", "deploy skullport", "end_turn")
    assert not t.over and t.turn == "green"
    assert t.do("end_turn").over


@rule("TU-9.4")
def test_a_troop_that_returns_does_not_take_the_end_back() -> None:
    t = table("intellect_devourer", troops={"skullport": ["amber"]}, barracks={"amber": 1}, power=1)
    t.do("deploy skullport", "play intellect_devourer", "choose 2", "return_troop skullport amber", "done")
    assert t.barracks("amber") == 1
    assert t.do("end_turn", "end_turn").over


@rule("TU-9.5")
def test_devouring_empties_the_market_deck_too() -> None:
    t = table("cult_fanatic", row=["kobold"], market=["imix"]).do("play cult_fanatic", "devour kobold")
    assert t.market() == []
    assert t.do("end_turn", "end_turn").over


@rule("TU-10.1")
def test_each_controlled_site_scores_its_vp() -> None:
    t = table(troops={"everfire": ["amber"], "menzoberranzan": ["amber", "amber", "white"], "skullport": ["sky"]})
    assert t.score("amber")["sites"] == 3 + 5 and t.score("sky")["sites"] == 4
    assert table(troops={"everfire": ["amber", "sky"]}).score("amber")["sites"] == 0


@rule("TU-10.2")
def test_each_site_under_total_control_scores_two_more() -> None:
    t = table(troops={"everfire": ["amber"] * 3, "chasmleap_bridge": ["amber"], "skullport": ["amber"]})
    assert t.score("amber")["total_control"] == 2 + 2 and t.score("amber")["sites"] == 3 + 1 + 4
    t = table(troops={"everfire": ["amber"] * 3}, spies={"everfire": ["sky"]})
    assert t.score("amber")["total_control"] == 0 and t.score("amber")["sites"] == 3


@rule("TU-10.3")
def test_each_trophy_scores_one() -> None:
    t = table(trophies={"amber": ["white", "sky", "sky"]})
    assert t.score("amber")["trophies"] == 3 and t.score("sky")["trophies"] == 0


@rule("TU-10.4")
def test_cards_in_deck_hand_and_discard_pile_score_their_deck_value() -> None:
    t = table("house_guard", deck=["imix"], discard=["severin_silrajin"])
    assert t.score("amber")["deck"] == 1 + 3 + 4
    t = table(deck=["insane_outcast", "insane_outcast", "kobold"])
    assert t.score("amber")["deck"] == -1 - 1 + 1


@rule("TU-10.4")
def test_in_mid_turn_cards_in_play_count_for_the_seat_on_turn() -> None:
    t = table("severin_silrajin", "revenant", trophies={"amber": ["white"] * 8}, deck=[])
    assert t.score("amber")["deck"] == 4 + 1 and t.score("sky")["deck"] == 0
    t.do("play severin_silrajin")
    assert t.score("amber")["deck"] == 4 + 1 and t.score("sky")["deck"] == 0
    t.do("play revenant")  # promotes itself
    assert t.score("amber")["deck"] == 4 and t.score("amber")["inner_circle"] == 4


@rule("TU-10.5")
def test_cards_in_the_inner_circle_score_their_inner_circle_value_only() -> None:
    t = table(inner=["severin_silrajin", "noble"])
    assert t.score("amber")["inner_circle"] == 8 + 1 and t.score("amber")["deck"] == 0


@rule("TU-10.6")
def test_tokens_score_what_they_are_worth() -> None:
    t = table(vp={"amber": 7})
    assert t.score("amber")["tokens"] == 7 and t.score("sky")["tokens"] == 0


@rule("TU-10.7")
def test_the_most_vp_win() -> None:
    t = table(
        "house_guard",
        troops={"everfire": ["amber"] * 3},
        trophies={"amber": ["white"]},
        inner=["noble"],
        vp={"amber": 4, "sky": 11},
    )
    assert t.total("amber") == 3 + 2 + 1 + 1 + 1 + 4 == sum(t.score("amber").values())
    assert t.total("sky") == 11 and t.winners() == ["amber"]
    assert table(vp={"amber": 3, "sky": 4}).winners() == ["sky"]


@rule("TU-10.8")
def test_a_tie_is_shared() -> None:
    t = table(seats=3, vp={"amber": 5, "sky": 4, "green": 5}, troops={"everfire": ["sky"], "skullport": ["white"]})
    assert t.total("sky") == 7 and t.winners() == ["sky"]
    assert sorted(table(seats=3, vp={"amber": 5, "sky": 4, "green": 5}).winners()) == ["amber", "green"]


@rule("TU-9.6")
def test_twenty_rounds_in_which_nothing_leaves_barracks_or_market_are_the_last() -> None:
    t = table(deck=[], decks={"sky": []})
    t.do(*["end_turn"] * 39)
    assert not t.over
    assert t.do("end_turn").over


@rule("TU-9.6")
def test_the_view_counts_the_last_rounds_of_a_standstill() -> None:
    t = table(deck=[], decks={"sky": []})
    shown = []
    for _ in range(38):
        shown.append(describe.standstill(t.seen_by("sky").s))
        t.do("end_turn")
    assert shown == [None] * 30 + [5, 5, 4, 4, 3, 3, 2, 2]


@rule("TU-9.7")
def test_a_table_may_agree_to_play_on_in_a_standstill() -> None:
    t = table(deck=[], decks={"sky": []}, standstill="plays_on")
    t.do(*["end_turn"] * 999)
    assert not t.over
    assert t.do("end_turn").over  # a far limit, for bots


@rule("TU-9.6")
def test_a_troop_that_leaves_its_barracks_starts_the_count_anew() -> None:
    t = table("soldier", deck=[], decks={"sky": []}, troops={"skullport": ["amber"]})
    t.do(*["end_turn"] * 10, "play soldier", "deploy skullport", *["end_turn"] * 39)
    assert not t.over
