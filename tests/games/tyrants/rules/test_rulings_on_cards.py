"""Rulings on single cards: Gibbering Mouther, Conjurer, Ulitharid, Elder Brain, Ghost and others."""

from __future__ import annotations

import pytest

from tests.games.tyrants.table import rule, table

HERE = ["skullport", "skullport"]
ROUTE = "skullport--the_labyrinth"


@pytest.mark.parametrize(
    ("sky", "deployed"),
    [
        ("skullport", HERE),
        ("kanaglym--skullport.1", HERE),
        (f"{ROUTE}.2", [f"{ROUTE}.1", "skullport"]),
        ("kanaglym", ["kanaglym--skullport.1", "skullport"]),
    ],
)
@rule("TU-11.21")
def test_gibbering_mouther_reaches_the_same_site_and_the_next_space(sky: str, deployed: list[str]) -> None:
    board = {"skullport": ["amber"]}
    board[sky] = [*board.get(sky, []), "sky"]
    t = table("gibbering_mouther", troops=board)
    t.do("play gibbering_mouther", *(f"deploy {place}" for place in deployed))
    assert t.options() == ["opponent sky"]
    assert t.do("opponent sky").discard("sky") == ["insane_outcast"]


@pytest.mark.parametrize(
    "board",
    [
        {"skullport": ["amber"], f"{ROUTE}.2": ["sky"]},
        {"skullport": ["amber"], "kanaglym": ["sky"]},
        {"skullport": ["amber"], "everfire": ["amber", "sky"]},
        {"skullport": ["amber", "white"]},
    ],
)
@rule("TU-11.21")
@rule("TU-11.22")
def test_gibbering_mouther_reaches_no_further_and_only_from_the_new_troops(board: dict[str, list[str]]) -> None:
    t = table("gibbering_mouther", troops=board, spies={"skullport": ["sky"]}, outcasts=5)
    t.do("play gibbering_mouther", "deploy skullport", "deploy skullport")
    assert t.may("end_turn") and t.discard("sky") == [] and t.stack("insane_outcast") == 5


@rule("TU-11.23")
def test_conjurer_takes_up_to_two_cheap_cards_from_row_and_stacks() -> None:
    t = table("conjurer", row=["kobold", "ghoul"], spies={"everfire": ["amber"]}, outcasts=5)
    t.do("play conjurer", "choose 2", "return_spy everfire amber")
    assert t.options() == ["done", "recruit house_guard", "recruit kobold", "recruit priestess_of_lolth"]
    t.do("recruit house_guard", "recruit kobold")
    assert t.discard("amber") == ["house_guard", "kobold"] and t.influence == 0
    assert t.may("end_turn") and t.row() == ["ghoul", "mercenary_squad"]


@pytest.mark.parametrize(
    ("leader", "steps", "recruit"),
    [
        ("vanifer", [], "ghoul"),
        ("aerisi_kalinoth", ["place_spy everfire"], "spy_master"),
        ("gar_shatterkeel", ["deploy skullport"] * 3, "kobold"),
        ("marlos_urnrayle", [], "wyrmspeaker"),
    ],
)
@rule("TU-11.24")
def test_a_leader_recruits_a_cheap_row_card_of_the_same_aspect(leader: str, steps: list[str], recruit: str) -> None:
    cheap = ["ghoul", "spy_master", "kobold", "wyrmspeaker"]
    t = table(leader, row=[*cheap, "imix", "ogremoch"]).do(f"play {leader}", *steps)
    assert t.options() == [f"recruit {recruit}"]
    influence = t.influence
    t.do(f"recruit {recruit}")
    assert t.discard("amber") == [recruit] and t.influence == influence and "mercenary_squad" in t.row()


@rule("TU-11.25")
def test_ulitharid_plays_and_devours_a_cheap_row_card() -> None:
    t = table("ulitharid", row=["bounty_hunter", "red_wyrmling"]).do("play ulitharid")
    assert t.options() == ["play bounty_hunter"]
    t.do("play bounty_hunter")
    assert t.power == 3 and t.devoured() == ["bounty_hunter"] and t.played() == ["ulitharid"]
    assert t.row() == ["mercenary_squad", "red_wyrmling"] and t.stack("house_guard") == 15


@rule("TU-11.26")
def test_a_card_played_by_ulitharid_still_speaks_at_the_end_of_the_turn() -> None:
    t = table("ulitharid", "noble", row=["wyrmspeaker"])
    t.do("play ulitharid", "play wyrmspeaker", "play noble", "end_turn")
    assert t.options() == ["promote noble", "promote ulitharid"]


@rule("TU-11.27")
def test_ulitharid_does_not_devour_a_card_that_moved_itself_away() -> None:
    t = table("ulitharid", row=["flesh_golem"]).do("play ulitharid", "play flesh_golem", "devour flesh_golem")
    assert t.devoured() == ["flesh_golem"] and t.may("end_turn")
    t = table("ulitharid", row=["carrion_crawler", "imix"]).do("play ulitharid", "play carrion_crawler", "devour imix")
    assert t.devoured() == ["imix"] and "carrion_crawler" in t.row() and t.power == 3


@rule("TU-11.28")
@rule("TU-11.29")
def test_elder_brain_plays_the_card_it_promoted_and_puts_it_back() -> None:
    t = table("elder_brain", deck=["bounty_hunter"]).do("play elder_brain")
    assert t.options() == ["play bounty_hunter"]
    t.do("play bounty_hunter")
    assert t.power == 3 and t.inner("amber") == ["bounty_hunter"] and t.played() == ["elder_brain"]


@rule("TU-11.29")
def test_a_card_played_by_elder_brain_is_no_card_to_promote() -> None:
    t = table("elder_brain", "wyrmspeaker", deck=["bounty_hunter"])
    t.do("play elder_brain", "play bounty_hunter", "play wyrmspeaker", "end_turn")
    assert t.options() == ["promote elder_brain"]


@rule("TU-11.29")
def test_elder_brain_does_not_put_back_a_card_that_moved_itself_away() -> None:
    t = table("elder_brain", deck=["flesh_golem"]).do("play elder_brain", "play flesh_golem", "devour flesh_golem")
    assert t.may("end_turn") and t.inner("amber") == [] and t.devoured() == ["flesh_golem"]


@rule("TU-11.30")
def test_carrion_crawler_must_take_the_slot_of_a_row_card() -> None:
    t = table("carrion_crawler", row=["kobold"], market=["imix"], influence=2).do("play carrion_crawler")
    assert t.options() == ["devour kobold"]
    t.do("devour kobold")
    assert t.power == 3 and t.row() == ["carrion_crawler"] and t.market() == ["imix"]
    assert t.devoured() == ["kobold"] and t.played() == [] and t.may("recruit carrion_crawler")


@rule("TU-11.31")
def test_carrion_crawler_is_discarded_if_the_row_is_empty() -> None:
    t = table("carrion_crawler").do("play carrion_crawler")
    assert t.power == 3 and t.played() == ["carrion_crawler"]
    assert t.do("end_turn").discard("amber") == ["carrion_crawler"]


@rule("TU-11.32")
def test_matron_mother_promotes_from_the_whole_deck() -> None:
    t = table("matron_mother", "noble", deck=["imix", "ghoul"], discard=["kobold"])
    t.do("play noble", "play matron_mother")
    assert t.deck("amber") == [] and t.options() == ["promote ghoul", "promote imix", "promote kobold"]
    t.do("promote imix")
    assert t.inner("amber") == ["imix"] and t.discard("amber") == ["ghoul", "kobold"]


@rule("TU-11.33")
def test_ghost_puts_the_top_of_the_devoured_pile_up_for_sale() -> None:
    t = table("ghost", spies={"everfire": ["amber"]}, devoured=["ghoul", "kobold"], influence=5)
    assert not t.may("recruit_devoured")
    t.do("play ghost", "choose 2", "return_spy everfire amber", "recruit_devoured")
    assert t.influence == 4 and t.discard("amber") == ["kobold"] and t.devoured() == ["ghoul"]
    t.do("recruit_devoured")
    assert t.influence == 0 and t.discard("amber") == ["ghoul", "kobold"] and t.devoured() == []


@rule("TU-11.33")
def test_the_top_of_the_devoured_pile_has_its_price() -> None:
    t = table("ghost", spies={"everfire": ["amber"]}, devoured=["kobold", "ghoul"], influence=3)
    t.do("play ghost", "choose 2", "return_spy everfire amber")
    assert not t.may("recruit_devoured")


@rule("TU-11.33")
def test_ghost_lasts_until_the_end_of_the_turn() -> None:
    t = table(
        "ghost",
        spies={"everfire": ["amber"]},
        devoured=["kobold"],
        deck=["red_wyrmling"] * 5,
        hands={"sky": ["red_wyrmling"]},
    )
    t.do("play ghost", "choose 2", "return_spy everfire amber", "end_turn", "play red_wyrmling")
    assert t.turn == "sky" and not t.may("recruit_devoured")
    t.do("end_turn", "play red_wyrmling")
    assert t.turn == "amber" and not t.may("recruit_devoured")


HAUNTED = ["play ghost", "choose 2", "return_spy everfire amber"]
SPY = {"everfire": ["amber"]}


@rule("TU-11.34")
def test_after_ghost_a_card_that_recruits_may_take_the_top_of_the_devoured_pile() -> None:
    t = table("ghost", "vanifer", spies=SPY, devoured=["kobold", "blackguard"], row=["ghoul"]).do(*HAUNTED)
    assert t.do("play vanifer").options() == ["recruit ghoul", "recruit_devoured"]
    t.do("recruit_devoured")
    assert t.discard("amber") == ["blackguard"] and t.devoured() == ["kobold"] and t.row() == ["ghoul"]
    t = table("ghost", "vanifer", spies=SPY, devoured=["blackguard", "kobold"], row=["ghoul"]).do(*HAUNTED)
    assert t.do("play vanifer").options() == ["recruit ghoul"]  # the top has another aspect


@rule("TU-11.34")
def test_after_ghost_ulitharid_may_play_the_top_of_the_devoured_pile_which_is_then_devoured_again() -> None:
    t = table("ghost", "ulitharid", spies=SPY, devoured=["kobold", "bounty_hunter"], row=["ghoul"]).do(*HAUNTED)
    assert t.do("play ulitharid").options() == ["play ghoul", "play_devoured"]
    t.do("play_devoured")
    assert t.power == 3 and t.devoured() == ["kobold", "bounty_hunter"]
    assert t.row() == ["ghoul"] and t.market() == ["mercenary_squad"] * 12  # there was no gap in the row


@rule("TU-11.34")
def test_the_top_of_the_devoured_pile_cannot_be_devoured_again() -> None:
    t = table("ghost", "cult_fanatic", spies=SPY, devoured=["kobold"], row=["ghoul"]).do(*HAUNTED)
    assert t.do("play cult_fanatic").options() == ["devour ghoul", "done"]
    t = table("ghost", "carrion_crawler", spies=SPY, devoured=["kobold"], row=["ghoul"]).do(*HAUNTED)
    assert t.do("play carrion_crawler").options() == ["devour ghoul"]


@rule("TU-11.39")
def test_a_table_may_agree_that_ghost_is_for_purchases_only() -> None:
    t = table("ghost", "vanifer", spies=SPY, devoured=["blackguard"], row=["ghoul"], influence=3, ghost="purchase")
    assert t.do(*HAUNTED).may("recruit_devoured")
    assert t.do("play vanifer").options() == ["recruit ghoul"]
    t = table("ghost", "ulitharid", spies=SPY, devoured=["blackguard"], row=["ghoul"], ghost="purchase").do(*HAUNTED)
    assert t.do("play ulitharid").options() == ["play ghoul"]


@rule("TU-11.35")
def test_intellect_devourer_returns_own_pieces_and_those_in_reach() -> None:
    t = table(
        "intellect_devourer",
        troops={"skullport": ["amber", "sky", "white"], "menzoberranzan": ["sky"]},
        spies={"everfire": ["amber"], "skullport": ["sky"]},
    ).do("play intellect_devourer", "choose 2")
    assert t.options() == [
        "done",
        "return_spy everfire amber",
        "return_spy skullport sky",
        "return_troop skullport amber",
        "return_troop skullport sky",
    ]
    t.do("return_spy everfire amber", "return_troop skullport sky")
    assert t.may("end_turn") and t.troops("skullport") == ["amber", "white"] and t.spies("everfire") == []


@rule("TU-11.36")
def test_quaggoth_counts_the_sites_before_it_kills() -> None:
    t = table("quaggoth", troops={"everfire": ["amber", "amber", "white"], "skullport": ["amber", "white"]})
    t.do("play quaggoth", "assassinate skullport white")
    assert t.controls("skullport") == "amber"
    assert t.may("end_turn") and t.trophies("amber") == ["white"]


@rule("TU-11.37")
def test_death_tyrant_kills_in_the_spaces_of_one_site() -> None:
    t = table(
        "death_tyrant",
        troops={
            "skullport": ["amber", "white", "white"],
            "everfire": ["amber", "sky"],
            "kanaglym--skullport.1": ["sky"],
        },
    ).do("play death_tyrant")
    assert t.options() == ["assassinate everfire sky", "assassinate skullport white", "done"]
    t.do("assassinate skullport white")
    assert t.options() == ["assassinate skullport white", "done"]
    t.do("assassinate skullport white")
    assert t.influence == 2 and t.trophies("amber") == ["white", "white"] and t.troops("everfire") == ["amber", "sky"]
