"""Control of sites, total control, and what the site control markers give."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import rule, table


@rule("TU-7.1")
def test_more_troops_than_each_other_colour_is_control() -> None:
    t = table(troops={"araumycos": ["amber", "amber", "sky", "white"], "everfire": ["amber"]})
    assert t.controls("araumycos") == "amber" and t.controls("everfire") == "amber"
    assert t.controls("skullport") is None


@rule("TU-7.2")
def test_white_troops_are_counted_like_any_colour() -> None:
    t = table(troops={"skullport": ["amber", "white"], "everfire": ["amber", "white", "white"]})
    assert t.controls("skullport") is None and t.controls("everfire") == "white"


@rule("TU-7.3")
def test_as_many_or_fewer_troops_is_no_control() -> None:
    t = table(troops={"skullport": ["amber", "sky"], "everfire": ["amber", "sky", "sky"]})
    assert t.controls("skullport") is None and t.controls("everfire") == "sky"


@rule("TU-7.4")
def test_spies_and_troops_on_routes_do_not_count_for_control() -> None:
    t = table(
        troops={"chasmleap_bridge--everfire.1": ["sky"], "everfire--halls_of_the_scoured_legion.1": ["sky"]},
        spies={"everfire": ["sky"]},
    )
    assert t.controls("everfire") is None
    t = table(
        troops={"everfire": ["amber"], "chasmleap_bridge--everfire.1": ["sky"]},
        spies={"everfire": ["sky"]},
    )
    assert t.controls("everfire") == "amber"


@rule("TU-7.5")
def test_total_control_is_every_space_and_no_foreign_spy() -> None:
    assert table(troops={"everfire": ["amber"] * 3}).totally_controls("everfire") == "amber"
    assert table(troops={"everfire": ["amber"] * 2}).totally_controls("everfire") is None
    assert table(troops={"everfire": ["amber", "amber", "white"]}).totally_controls("everfire") is None
    t = table(troops={"everfire": ["amber"] * 3}, spies={"everfire": ["sky"]})
    assert t.totally_controls("everfire") is None and t.controls("everfire") == "amber"


@rule("TU-7.6")
def test_an_own_spy_does_not_spoil_total_control() -> None:
    assert table(troops={"everfire": ["amber"] * 3}, spies={"everfire": ["amber"]}).totally_controls("everfire")


@rule("TU-7.7")
def test_the_new_controller_takes_the_marker_from_the_map() -> None:
    t = table(troops={"llacerellyn--tsenviilyq.1": ["amber"]}, power=1)
    assert t.marker("tsenviilyq") is None
    assert t.do("deploy tsenviilyq").marker("tsenviilyq") == "amber"


@rule("TU-7.7")
def test_the_new_controller_takes_the_marker_from_the_former_holder() -> None:
    t = table("doppelganger", troops={"tsenviilyq": ["amber", "sky", "sky"]})
    assert t.marker("tsenviilyq") == "sky"
    t.do("play doppelganger", "supplant tsenviilyq sky")
    assert t.marker("tsenviilyq") == "amber"


@rule("TU-7.8")
@rule("TU-7.9")
def test_the_marker_goes_back_on_a_tie() -> None:
    t = table(troops={"tsenviilyq": ["amber", "sky", "sky"]}, power=3)
    t.do("assassinate tsenviilyq sky")
    assert t.controls("tsenviilyq") is None and t.marker("tsenviilyq") is None


@rule("TU-7.8")
@rule("TU-7.9")
def test_the_marker_goes_back_when_the_site_is_empty_or_white() -> None:
    t = table(troops={"tsenviilyq": ["sky"]}, spies={"tsenviilyq": ["amber"]}, power=3)
    t.do("assassinate tsenviilyq sky")
    assert t.marker("tsenviilyq") is None
    t = table("deathblade", troops={"menzoberranzan": ["sky"] * 3 + ["white"] * 2}, spies={"menzoberranzan": ["amber"]})
    t.do("play deathblade", "assassinate menzoberranzan sky", "assassinate menzoberranzan sky")
    assert t.controls("menzoberranzan") == "white" and t.marker("menzoberranzan") is None


@rule("TU-7.9")
@rule("TU-7.14")
def test_a_marker_may_change_hands_on_another_players_turn_but_gives_nothing_then() -> None:
    t = table(troops={"tsenviilyq": ["sky", "white"]}, spies={"tsenviilyq": ["amber"]}, power=3)
    assert t.marker("tsenviilyq") is None
    t.do("assassinate tsenviilyq white")
    assert t.turn == "amber" and t.marker("tsenviilyq") == "sky" and t.influence == 0
    assert t.do("end_turn").influence == 1


@rule("TU-7.9")
def test_total_control_follows_the_spies_at_once() -> None:
    t = table("spy_master", troops={"everfire": ["sky"] * 3})
    assert t.totally_controls("everfire") == "sky"
    assert t.do("play spy_master", "place_spy everfire").totally_controls("everfire") is None
    t = table(troops={"everfire": ["amber"] * 3}, spies={"everfire": ["sky"]}, power=3)
    assert t.do("return_spy everfire sky").totally_controls("everfire") == "amber"


@rule("TU-7.10")
def test_each_marker_gives_an_influence_at_the_start_of_the_holders_turn() -> None:
    t = table(troops={"araumycos": ["amber"], "menzoberranzan": ["amber"], "tsenviilyq": ["sky"]}).do("end_turn")
    assert (t.turn, t.influence) == ("sky", 1)
    t.do("end_turn")
    assert (t.turn, t.influence) == ("amber", 2)


@rule("TU-7.10")
def test_total_control_gives_one_influence_like_plain_control() -> None:
    t = table(troops={"araumycos": ["amber"] * 4}).do("end_turn", "end_turn")
    assert t.influence == 1


@rule("TU-7.11")
def test_a_marker_taken_during_the_turn_pays_at_once() -> None:
    t = table(troops={"llacerellyn--tsenviilyq.1": ["amber"]}, power=2)
    assert t.influence == 0
    assert t.do("deploy tsenviilyq").influence == 1


@rule("TU-7.12")
@rule("TU-7.13")
def test_a_marker_lost_and_taken_again_pays_once_and_its_influence_stays() -> None:
    t = table(
        "cleric_of_laogzed", troops={"skullport": ["amber", "sky"], "llacerellyn--tsenviilyq.1": ["amber"]}, power=2
    )
    t.do("deploy tsenviilyq", "play cleric_of_laogzed", "move skullport sky", "move_to tsenviilyq")
    assert t.marker("tsenviilyq") is None and t.influence == 1
    t.do("deploy tsenviilyq")
    assert t.marker("tsenviilyq") == "amber" and t.influence == 1


@rule("TU-7.12")
def test_a_marker_held_from_the_beginning_lost_and_taken_again_pays_once() -> None:
    t = table(troops={"tsenviilyq": ["amber"]}, deck=["intellect_devourer", "soldier"]).do("end_turn", "end_turn")
    assert t.influence == 1
    t.do("play soldier", "play intellect_devourer", "choose 2", "return_troop tsenviilyq amber")
    assert t.marker("tsenviilyq") is None
    t.do("deploy tsenviilyq")
    assert t.marker("tsenviilyq") == "amber" and t.influence == 1


@rule("TU-7.12")
def test_more_control_of_the_same_site_pays_nothing_more() -> None:
    t = table(troops={"llacerellyn--tsenviilyq.1": ["amber"]}, power=3)
    t.do("deploy tsenviilyq", "deploy tsenviilyq", "deploy tsenviilyq")
    assert t.totally_controls("tsenviilyq") == "amber" and t.influence == 1


@rule("TU-7.11")
def test_a_move_within_one_site_takes_no_marker_in_between() -> None:
    t = table("cleric_of_laogzed", troops={"araumycos": ["amber", "sky"]})
    t.do("play cleric_of_laogzed", "move araumycos sky", "move_to araumycos")
    assert t.troops("araumycos") == ["amber", "sky"] and t.marker("araumycos") is None and t.influence == 0


@rule("TU-7.14")
def test_markers_give_vp_on_the_holders_own_turn_only() -> None:
    t = table(troops={"tsenviilyq": ["sky"] * 3}).do("end_turn")
    assert t.vp("sky") == 0
    assert t.do("end_turn").vp("sky") == 1


MARKERS = [
    ("araumycos", 4, 3), ("menzoberranzan", 6, 2), ("tsenviilyq", 3, 1), ("chchitl", 3, 1), ("gauntlgrym", 3, 1),
    ("sszuraassnee", 3, 1), ("the_phaerlin", 3, 1),
]  # fmt: skip


@pytest.mark.parametrize(("site", "spaces", "vp"), MARKERS)
@rule("TU-7.15")
def test_a_marker_under_total_control_gives_its_vp(site: str, spaces: int, vp: int) -> None:
    assert table(seats=4, troops={site: ["amber"] * spaces}).do("end_turn").vp("amber") == vp


@pytest.mark.parametrize(("site", "spaces", "vp"), MARKERS)
@rule("TU-7.16")
def test_a_marker_under_plain_control_gives_no_vp(site: str, spaces: int, vp: int) -> None:
    assert table(seats=4, troops={site: ["amber"] * (spaces - 1)}).do("end_turn").vp("amber") == 0


@rule("TU-7.15")
def test_a_site_without_a_marker_gives_no_vp_during_the_game() -> None:
    assert table(troops={"everfire": ["amber"] * 3}).do("end_turn").vp("amber") == 0


@rule("TU-7.16")
def test_only_total_control_at_the_end_of_the_turn_counts() -> None:
    t = table("intellect_devourer", troops={"tsenviilyq": ["amber"] * 3})
    t.do("play intellect_devourer", "choose 2", "return_troop tsenviilyq amber", "done", "end_turn")
    assert t.vp("amber") == 0
    t = table(troops={"tsenviilyq": ["amber"] * 2}, power=1).do("deploy tsenviilyq")
    assert t.vp("amber") == 0
    assert t.do("end_turn").vp("amber") == 1
