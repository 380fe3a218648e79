"""Why an action is refused: the right rule and the right message, for every message there is."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.games.tyrants.table import Table, game, table
from undercourt.text import GAMES

REACH = {"skullport": ["amber", "sky"], "everfire": ["sky", "white"]}  # amber has no presence at Everfire
FIVE_SPIES = {site: ["amber"] for site in ("araumycos", "ched_nasad", "eryndlyn", "gracklstugh", "kanaglym")}


def refuses(t: Table, said: str, rule: str, why: str, seat: str = "amber") -> None:
    reason = t.reason(said, seat)
    assert reason is not None, f"{said} is allowed"
    assert t.why(said, seat) == rule and reason.key == why, f"{said}: {reason}"


# Whatever is asked.


def test_game_over() -> None:
    t = table(troops={"skullport": ["amber"]}, power=1, barracks={"amber": 1})
    t.do("deploy skullport", "end_turn", "end_turn")
    assert t.over
    refuses(t, "end_turn", "TU-9.3", "why_game_over")


def test_not_asked() -> None:
    t = table()
    refuses(t, "end_turn", "TU-4.1.1", "why_not_asked", seat="sky")
    assert t.why("end_turn") is None


def test_answer_first() -> None:
    t = table("blackguard", "noble", troops=REACH, power=3).do("play blackguard")
    for said in ("end_turn", "play noble", "assassinate skullport sky", "done", "resolve noble"):
        refuses(t, said, "TU-5.2", "why_answer_first")


# Set-up.


def test_set_up_first() -> None:
    t = game(seats=2)
    for said in ("end_turn", "play noble", "deploy_without_troops", "place_spy skullport", "done", "choose 1"):
        refuses(t, said, "TU-1.15", "why_set_up_first", seat=t.seat)


def test_starting_sites() -> None:
    t = game(seats=2)
    refuses(t, "deploy everfire", "TU-1.15", "why_no_starting_site", seat=t.seat)
    refuses(t, "deploy kanaglym--skullport.1", "TU-1.15", "why_no_starting_site", seat=t.seat)
    refuses(t, "deploy chaulssin", "TU-1.4", "why_not_in_play", seat=t.seat)
    t.do("deploy skullport")
    refuses(t, "deploy skullport", "TU-1.16", "why_start_taken", seat=t.seat)


# The main part of a turn.


def test_playing_what_is_not_in_hand() -> None:
    refuses(table("noble"), "play soldier", "TU-4.1.3", "why_not_in_hand")


def test_recruiting() -> None:
    t = table(row=["imix"], influence=2, guards=0)
    refuses(t, "recruit insane_outcast", "TU-8.8.4", "why_not_for_sale")
    refuses(t, "recruit noble", "TU-8.8.4", "why_not_for_sale")
    refuses(t, "recruit house_guard", "TU-8.8.5", "why_stack_empty")
    refuses(t, "recruit kobold", "TU-8.8.4", "why_not_in_market")
    refuses(t, "recruit imix", "TU-8.8.3", "why_no_influence")


def test_recruiting_from_the_devoured_pile() -> None:
    refuses(table(devoured=["kobold"]), "recruit_devoured", "TU-11.33", "why_no_ghost")
    haunt = ["play ghost", "choose 2", "return_spy everfire amber"]
    t = table("ghost", spies={"everfire": ["amber"]}).do(*haunt)
    refuses(t, "recruit_devoured", "TU-11.33", "why_nothing_devoured")
    t = table("ghost", spies={"everfire": ["amber"]}, devoured=["kobold"]).do(*haunt)
    refuses(t, "recruit_devoured", "TU-8.8.3", "why_no_influence")
    t = table("ghost", spies={"everfire": ["amber"]}, devoured=["noble"]).do(*haunt)
    refuses(t, "recruit_devoured", "TU-8.8.4", "why_not_for_sale")


def test_deploying() -> None:
    refuses(table(troops=REACH), "deploy skullport", "TU-8.2.7", "why_no_power")
    t = table(troops=REACH | {"kanaglym--skullport.1": ["white"]}, power=1)
    refuses(t, "deploy everfire", "TU-8.2.1", "why_no_presence")
    refuses(t, "deploy kanaglym--skullport.1", "TU-6.10", "why_full")
    refuses(t, "deploy chaulssin", "TU-1.4", "why_not_in_play")
    refuses(t, "deploy_without_troops", "TU-8.2.5", "why_troops_left")
    t = table(troops=REACH, power=1, barracks={"amber": 0})
    refuses(t, "deploy skullport", "TU-8.2.5", "why_empty_barracks")
    refuses(table(barracks={"amber": 0}), "deploy_without_troops", "TU-8.2.7", "why_no_power")


def test_assassinating() -> None:
    refuses(table(troops=REACH, power=2), "assassinate skullport sky", "TU-8.1.4", "why_no_power")
    t = table(troops=REACH, power=3)
    refuses(t, "assassinate skullport amber", "TU-8.1.3", "why_own_troop")
    refuses(t, "assassinate skullport white", "TU-6.13", "why_no_troop")
    refuses(t, "assassinate everfire sky", "TU-8.1.1", "why_no_presence")
    refuses(t, "assassinate chaulssin sky", "TU-1.4", "why_not_in_play")


def test_returning_a_spy() -> None:
    spies = {"skullport": ["amber", "sky"], "everfire": ["sky"]}
    refuses(table(troops=REACH, spies=spies, power=2), "return_spy skullport sky", "TU-8.9.5", "why_no_power")
    t = table(troops=REACH, spies=spies, power=3)
    refuses(t, "return_spy skullport amber", "TU-8.9.5", "why_own_spy")
    refuses(t, "return_spy eryndlyn sky", "TU-8.9.1", "why_no_spy")
    refuses(t, "return_spy skullport rose", "TU-8.9.1", "why_no_spy")
    refuses(t, "return_spy everfire sky", "TU-8.9.1", "why_no_presence")
    refuses(t, "return_spy chaulssin sky", "TU-1.4", "why_not_in_play")


def test_what_is_no_basic_action() -> None:
    t = table("noble", troops=REACH)
    refuses(t, "resolve noble", "TU-4.2.6", "why_only_at_end")
    refuses(t, "done", "TU-4.1.2", "why_end_turn_instead")
    for said in ("promote noble", "supplant skullport sky", "place_spy skullport", "choose 1", "opponent sky"):
        refuses(t, said, "TU-4.1.4", "why_only_by_card")


# Picks on the board.


def test_a_branch_that_does_nothing() -> None:
    refuses(table("blackguard").do("play blackguard"), "choose 2", "TU-5.10", "why_branch_does_nothing")


def test_a_cards_deployment() -> None:
    t = table("mercenary_squad", troops=REACH | {"kanaglym--skullport.1": ["white"]}).do("play mercenary_squad")
    refuses(t, "deploy everfire", "TU-8.2.1", "why_no_presence")
    refuses(t, "deploy kanaglym--skullport.1", "TU-6.10", "why_full")


def test_only_white_is_the_cards_own_word() -> None:
    t = table("kobold", troops={"skullport": ["amber", "sky", "white"]}).do("play kobold", "choose 2")
    refuses(t, "assassinate skullport sky", "TU-5.3", "why_only_white")
    refuses(t, "assassinate skullport amber", "TU-8.1.3", "why_own_troop")


def test_there_is_the_site_of_the_returned_spy() -> None:
    t = table("cloaker", troops=REACH, spies={"everfire": ["amber"]})
    t.do("play cloaker", "choose 2", "return_spy everfire amber")
    refuses(t, "assassinate skullport sky", "TU-8.9.7", "why_other_site")
    refuses(t, "assassinate everfire amber", "TU-8.1.3", "why_own_troop")


def test_there_is_the_site_of_the_placed_spy() -> None:
    t = table("yan_c_bin", troops=REACH).do("play yan_c_bin", "place_spy everfire")
    refuses(t, "assassinate skullport sky", "TU-8.9.7", "why_other_site")
    t = table("green_dragon", troops=REACH).do("play green_dragon", "choose 1", "place_spy everfire")
    refuses(t, "supplant skullport sky", "TU-8.9.7", "why_other_site")
    refuses(t, "supplant everfire amber", "TU-8.10.3", "why_own_troop")


def test_grazzt_supplants_where_the_spies_were() -> None:
    t = table("grazzt", troops=REACH, spies={"everfire": ["amber"]})
    t.do("play grazzt", "choose 2", "return_spy everfire amber")
    refuses(t, "supplant skullport sky", "TU-8.9.7", "why_other_site")


def test_one_site_before_the_first_pick_needs_presence() -> None:
    route = "kanaglym--skullport.1"
    t = table("death_tyrant", troops=REACH | {route: ["white"]}).do("play death_tyrant")
    refuses(t, "assassinate everfire sky", "TU-8.1.1", "why_no_presence")
    refuses(t, f"assassinate {route} white", "TU-11.37", "why_other_site")


def test_one_site_after_the_first_pick_is_that_site() -> None:
    sites = {"skullport": ["amber", "sky", "sky"], "kanaglym": ["amber", "sky"], "everfire": ["sky"]}
    t = table("death_tyrant", troops=sites).do("play death_tyrant", "assassinate skullport sky")
    refuses(t, "assassinate kanaglym sky", "TU-11.37", "why_other_site")
    refuses(t, "assassinate everfire sky", "TU-11.37", "why_other_site")


def test_supplanting_needs_presence() -> None:
    t = table("doppelganger", troops=REACH).do("play doppelganger")
    refuses(t, "supplant everfire sky", "TU-8.10.1", "why_no_presence")


def test_a_returned_spy_as_a_cost_is_your_own() -> None:
    t = table("night_hag", troops=REACH, spies={"skullport": ["sky"], "eryndlyn": ["amber"]})
    t.do("play night_hag", "choose 2")
    refuses(t, "return_spy skullport sky", "TU-8.9.6", "why_only_own_spies")
    refuses(t, "return_spy skullport amber", "TU-8.9.6", "why_no_spy")


def test_returning_others_pieces_by_a_card() -> None:
    spies = {"skullport": ["amber"], "everfire": ["sky"]}
    t = table("vampire_spawn", troops=REACH | {"skullport": ["amber", "sky", "white"]}, spies=spies)
    t.do("play vampire_spawn")
    refuses(t, "return_troop skullport amber", "TU-8.9.1", "why_only_others_troops")
    refuses(t, "return_troop skullport white", "TU-8.9.4", "why_white_stays")
    refuses(t, "return_troop everfire sky", "TU-8.9.1", "why_no_presence")
    refuses(t, "return_troop eryndlyn sky", "TU-8.9.1", "why_no_troop")
    refuses(t, "return_troop chaulssin sky", "TU-1.4", "why_not_in_play")
    refuses(t, "return_spy skullport amber", "TU-8.9.1", "why_own_spy")
    refuses(t, "return_spy everfire sky", "TU-8.9.1", "why_no_presence")
    refuses(t, "return_spy skullport sky", "TU-8.9.1", "why_no_spy")


def test_a_card_that_returns_only_spies() -> None:
    t = table("red_dragon", troops={"skullport": ["amber", "sky", "sky"]}, spies={"skullport": ["sky"]})
    t.do("play red_dragon", "supplant skullport sky")
    refuses(t, "return_troop skullport sky", "TU-5.2", "why_answer_first")


def test_intellect_devourer_returns_own_pieces_where_there_are_any() -> None:
    t = table("intellect_devourer", troops=REACH, spies={"everfire": ["sky"]})
    t.do("play intellect_devourer", "choose 2")
    refuses(t, "return_troop everfire amber", "TU-8.9.3", "why_no_troop")
    refuses(t, "return_spy everfire amber", "TU-8.9.3", "why_no_spy")
    refuses(t, "return_troop everfire sky", "TU-8.9.1", "why_no_presence")


def test_moving() -> None:
    t = table("cleric_of_laogzed", troops=REACH | {"kanaglym--skullport.1": ["white"]}).do("play cleric_of_laogzed")
    refuses(t, "move everfire sky", "TU-8.5.1", "why_no_presence")
    refuses(t, "move skullport amber", "TU-8.5.3", "why_own_troop")
    t.do("move skullport sky")
    refuses(t, "move_to kanaglym--skullport.1", "TU-6.10", "why_full")
    refuses(t, "move_to chaulssin", "TU-1.4", "why_not_in_play")


def test_placing_a_spy() -> None:
    t = table("spy_master", spies={"everfire": ["amber"]}).do("play spy_master")
    refuses(t, "place_spy everfire", "TU-8.6.1", "why_spy_there")
    refuses(t, "place_spy chaulssin", "TU-1.4", "why_not_in_play")


def test_placing_a_spy_with_all_of_them_out() -> None:
    t = table("spy_master", spies=FIVE_SPIES | {"everfire": ["sky"]}).do("play spy_master")
    refuses(t, "place_spy everfire", "TU-8.6.5", "why_all_spies_out")
    refuses(t, "return_spy everfire sky", "TU-8.6.5", "why_only_own_spies")
    refuses(t, "return_spy everfire amber", "TU-8.6.5", "why_no_spy")


def test_an_opponent_who_does_not_fit() -> None:
    t = table("cranium_rats", seats=3, hands={"sky": ["noble"] * 4, "green": ["noble"]}, barracks={"amber": 0})
    t.do("play cranium_rats")
    refuses(t, "opponent green", "TU-5.5", "why_opponent_does_not_fit")


def test_lich_takes_from_one_hall() -> None:
    halls = {"sky": ["white", "amber"], "green": ["white"]}
    t = table("lich", seats=3, troops=REACH, trophies=halls)
    t.do("play lich", "place_spy skullport", "opponent sky")
    refuses(t, "take_trophy green white", "TU-5.3", "why_other_hall")
    refuses(t, "take_trophy green sky", "TU-11.18", "why_no_such_trophy")
    refuses(t, "take_trophy sky green", "TU-11.18", "why_no_such_trophy")
    t.do("take_trophy sky white")
    refuses(t, "deploy everfire", "TU-11.20", "why_no_presence")


def test_mummy_lord_takes_white_troops() -> None:
    t = table("mummy_lord", trophies={"amber": ["white", "sky"]}).do("play mummy_lord", "choose 2")
    refuses(t, "take_trophy amber sky", "TU-5.3", "why_only_white")
    refuses(t, "take_trophy sky white", "TU-11.18", "why_no_such_trophy")


# Picks of cards.


def test_ulitharid_plays_cheap_cards_of_the_row() -> None:
    t = table("ulitharid", "noble", row=["dragon_cultist", "imix"]).do("play ulitharid")
    refuses(t, "play noble", "TU-11.25", "why_card_does_not_fit")
    refuses(t, "play imix", "TU-11.25", "why_card_does_not_fit")


def test_elder_brain_plays_cards_of_the_inner_circle() -> None:
    t = table("elder_brain", "soldier", inner=["kobold"]).do("play elder_brain")
    refuses(t, "play soldier", "TU-11.29", "why_not_in_inner_circle")


def test_conjurer_recruits_cheap_cards() -> None:
    t = table("conjurer", row=["imix"], spies={"everfire": ["amber"]})
    t.do("play conjurer", "choose 2", "return_spy everfire amber")
    refuses(t, "recruit imix", "TU-11.23", "why_card_does_not_fit")
    refuses(t, "recruit insane_outcast", "TU-11.23", "why_card_does_not_fit")


def test_leaders_recruit_their_aspect() -> None:
    t = table("vanifer", row=["blackguard", "kobold"]).do("play vanifer")
    refuses(t, "recruit kobold", "TU-11.24", "why_card_does_not_fit")
    refuses(t, "recruit house_guard", "TU-11.24", "why_card_does_not_fit")


def test_leaders_recruit_their_aspect_even_where_only_a_devoured_card_has_it() -> None:
    t = table("ghost", "vanifer", row=["kobold"], devoured=["blackguard"], spies={"everfire": ["amber"]})
    t.do("play ghost", "choose 2", "return_spy everfire amber", "play vanifer")
    assert t.options() == ["recruit_devoured"]
    refuses(t, "recruit kobold", "TU-11.24", "why_card_does_not_fit")


def test_discarding_as_a_cost() -> None:
    t = table("insane_outcast", "noble").do("play insane_outcast")
    refuses(t, "discard soldier", "TU-11.1", "why_not_in_hand")
    refuses(t, "discard insane_outcast", "TU-11.1", "why_not_in_hand")


def test_discarding_because_of_an_opponent() -> None:
    t = table("neogi", hands={"sky": ["noble"]}, barracks={"amber": 0}).do("play neogi", "end_turn")
    refuses(t, "discard soldier", "TU-11.6", "why_not_in_hand", seat="sky")


def test_devouring() -> None:
    t = table("wight", "noble").do("play wight", "choose 2")
    refuses(t, "devour soldier", "TU-8.3.1", "why_not_in_hand")
    t = table("zuggtmoy", "noble", inner=["kobold"]).do("play zuggtmoy")
    refuses(t, "devour noble", "TU-8.3.1", "why_not_in_inner_circle")
    t = table("cult_fanatic", "noble", row=["kobold"]).do("play cult_fanatic")
    refuses(t, "devour noble", "TU-8.3.1", "why_not_in_row")
    t = table("flesh_golem", "noble").do("play flesh_golem")
    refuses(t, "devour noble", "TU-8.3.1", "why_only_this_card")
    t = table("carrion_crawler", "noble", row=["kobold"]).do("play carrion_crawler")
    refuses(t, "devour noble", "TU-11.30", "why_not_in_row")


def test_promoting_from_the_discard_pile() -> None:
    t = table("noble", "matron_mother", deck=["kobold"]).do("play noble", "play matron_mother")
    refuses(t, "promote noble", "TU-8.7.3", "why_not_in_discards")
    t = table("noble", "vampire", discard=["kobold"]).do("play noble", "play vampire", "choose 2")
    refuses(t, "promote noble", "TU-8.7.3", "why_not_in_discards")


def test_promoting_a_card_played_this_turn() -> None:
    t = table("wyrmspeaker", "flesh_golem", "noble", "soldier", troops=REACH)
    t.do("play wyrmspeaker", "play noble", "play flesh_golem", "devour flesh_golem", "assassinate skullport sky")
    t.do("end_turn")
    refuses(t, "promote wyrmspeaker", "TU-5.19", "why_not_itself")
    refuses(t, "promote flesh_golem", "TU-5.20", "why_left_play")
    refuses(t, "promote soldier", "TU-5.21", "why_not_played")
    assert t.why("promote noble") is None


def test_a_promoter_that_has_left_play() -> None:
    t = table("cultist_of_myrkul", "noble").do("play noble", "play cultist_of_myrkul", "choose 2")
    t.do("devour cultist_of_myrkul", "end_turn")
    refuses(t, "promote cultist_of_myrkul", "TU-5.20", "why_left_play")


def test_promoting_obedience_or_undead_alone() -> None:
    t = table("fire_elemental_myrmidon", "imix", "noble")
    t.do("play fire_elemental_myrmidon", "play imix", "play noble", "end_turn")
    refuses(t, "promote imix", "TU-2.1", "why_other_aspect")
    refuses(t, "promote fire_elemental_myrmidon", "TU-5.19", "why_not_itself")
    t = table("high_priest_of_myrkul", "noble", "ravenous_zombies")
    t.do("play high_priest_of_myrkul", "play noble", "play ravenous_zombies", "end_turn")
    refuses(t, "promote noble", "TU-2.2", "why_not_undead")


def test_the_promotions_of_necromancer_and_ambassador() -> None:
    t = table("noble", "necromancer", "soldier").do("play noble", "play necromancer", "choose 3")
    refuses(t, "promote noble", "TU-8.7.1", "why_not_in_hand")
    t = table("neogi", hands={"sky": ["ambassador", "noble"]}, barracks={"amber": 0})
    t.do("play neogi", "end_turn", "discard ambassador")
    refuses(t, "promote noble", "TU-11.9", "why_card_does_not_fit", seat="sky")


def test_showing_a_card_for_focus() -> None:
    t = table("imix", "bounty_hunter", "noble").do("play imix")
    refuses(t, "reveal imix", "TU-5.14", "why_not_in_hand")
    refuses(t, "reveal noble", "TU-5.15", "why_other_aspect")


def test_resolving_what_does_not_wait() -> None:
    t = table("noble", "wyrmspeaker", "puppeteer").do("play noble", "play wyrmspeaker", "play puppeteer", "end_turn")
    refuses(t, "resolve noble", "TU-4.2.6", "why_card_does_not_fit")


def test_every_message_is_met_above() -> None:
    """Each key of the sources stands in a `refuses` here, and so do those of every game."""
    of_every_game = {"why_game_over", "why_not_asked", "why_answer_first"}
    sources = (GAMES / "tyrants").rglob("*.py")
    assert keys(Path(__file__)) == of_every_game.union(*[keys(path) for path in sources])


def keys(path: Path) -> set[str]:
    words = [node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)]
    return {word for word in words if isinstance(word, str) and re.fullmatch(r"why_\w+", word)}
