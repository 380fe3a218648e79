"""How the table is laid before the first turn, and what the cards and the board are made of."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tyrants.table import Table, game, rule, table
from undercourt.kernel.game import playout
from undercourt.kernel.rng import seeded

LEFT = ["buiyrandyn", "chchitl", "gauntlgrym", "jhachalkhyn", "stoneshaft_clanhold", "the_wormwrithings"]
CENTRE = [
    "araumycos", "blingdenstone", "chasmleap_bridge", "ched_nasad", "eryndlyn", "everfire", "gracklstugh",
    "halls_of_the_scoured_legion", "kanaglym", "llacerellyn", "mantol_derith", "menzoberranzan", "skullport",
    "the_labyrinth", "tsenviilyq",
]  # fmt: skip
RIGHT = ["chaulssin", "ruins_of_dekanter", "sszuraassnee", "the_phaerlin", "yathchol"]

CENTRE_WHITE = {
    "araumycos": 4, "blingdenstone": 2, "gracklstugh": 2, "halls_of_the_scoured_legion": 1, "mantol_derith": 2,
    "menzoberranzan": 3, "skullport": 2, "the_labyrinth": 1, "tsenviilyq": 3,
    "araumycos--chasmleap_bridge.1": 1, "araumycos--ched_nasad.1": 1, "araumycos--eryndlyn.1": 1,
    "araumycos--the_labyrinth.1": 1, "blingdenstone--mantol_derith.1": 1,
}  # fmt: skip
LEFT_WHITE = {"buiyrandyn": 1, "chchitl": 2, "gauntlgrym": 2, "stoneshaft_clanhold": 2}
RIGHT_WHITE = {"ruins_of_dekanter": 2, "sszuraassnee": 2, "the_phaerlin": 2, "yathchol": 2}

DROW = {
    "advocate": 4, "spy_master": 2, "infiltrator": 2, "advance_scout": 3, "spellspinner": 3, "blackguard": 4,
    "inquisitor": 1, "drow_negotiator": 2, "mercenary_squad": 2, "underdark_ranger": 2, "bounty_hunter": 2,
    "chosen_of_lolth": 2, "doppelganger": 2, "master_of_melee_magthere": 2, "information_broker": 2,
    "masters_of_sorcere": 1, "weaponmaster": 1, "deathblade": 1, "council_member": 1, "matron_mother": 1,
}  # fmt: skip
DRAGONS = {
    "kobold": 3, "white_wyrmling": 3, "watcher_of_thay": 3, "dragon_cultist": 4, "wyrmspeaker": 3,
    "black_wyrmling": 2, "cult_fanatic": 2, "enchanter_of_thay": 3, "green_wyrmling": 2, "cleric_of_laogzed": 2,
    "dragonclaw": 2, "blue_wyrmling": 2, "red_wyrmling": 2, "rath_modar": 1, "white_dragon": 1, "green_dragon": 1,
    "severin_silrajin": 1, "black_dragon": 1, "red_dragon": 1, "blue_dragon": 1,
}  # fmt: skip


def places(t: Table) -> list[str]:
    """Every place that the player who is asked may deploy into."""
    return sorted(option.split()[1] for option in t.options() if option.startswith("deploy "))


def sites(t: Table) -> list[str]:
    return [place for place in places(t) if "--" not in place]


def market_cards(t: Table) -> Counter[str]:
    return Counter(t.market() + t.row())


@rule("TU-1.1")
def test_two_players_use_only_the_centre_section() -> None:
    assert sites(table(seats=2, power=1)) == sorted(CENTRE)


@rule("TU-1.2")
def test_three_players_use_the_centre_and_the_outer_section_of_their_choice() -> None:
    assert sites(table(seats=3, section="left", power=1)) == sorted(LEFT + CENTRE)
    assert sites(table(seats=3, section="right", power=1)) == sorted(CENTRE + RIGHT)


@rule("TU-1.3")
def test_four_players_use_the_whole_board_of_26_sites() -> None:
    everywhere = sites(table(seats=4, power=1))
    assert everywhere == sorted(LEFT + CENTRE + RIGHT) and len(everywhere) == 26


@rule("TU-1.4")
def test_nothing_reaches_a_place_outside_the_sections_in_play() -> None:
    t = table("spy_master", seats=2, troops={"everfire": ["amber"]}, power=1)
    assert t.may("deploy everfire--halls_of_the_scoured_legion.1")
    assert not t.may("deploy everfire--chaulssin.1")
    t.do("play spy_master")
    assert t.may("place_spy everfire") and not t.may("place_spy chaulssin")


@rule("TU-6.12")
def test_routes_have_one_or_more_spaces_between_two_sites() -> None:
    spaces = [place for place in places(table(seats=4, power=1)) if "--" in place]
    assert len(spaces) == 53
    longest = [space for space in spaces if space.startswith("mantol_derith--menzoberranzan.")]
    assert [space[-1] for space in longest] == ["1", "2", "3"]


@pytest.mark.parametrize("decks", ["drow,dragons", "elementals,demons", "aberrations,undead"])
@rule("TU-1.5")
def test_two_half_decks_of_forty_form_the_market(decks: str) -> None:
    assert market_cards(game(seats=2, decks=decks)).total() == 80


@rule("TU-1.5")
def test_the_market_deck_is_shuffled() -> None:
    assert len({tuple(game(seats=2, seed=seed).row()) for seed in range(1, 6)}) > 1


@rule("TU-2.3")
@rule("TU-2.4")
def test_a_half_deck_brings_its_own_cards_in_their_printed_number() -> None:
    assert market_cards(game(seats=2, decks="drow,dragons")) == Counter(DROW | DRAGONS)
    with_demons = market_cards(game(seats=2, decks="drow,demons"))
    assert all(with_demons[card] == copies for card, copies in DROW.items())
    assert not any(with_demons[card] for card in DRAGONS)


@rule("TU-1.6")
def test_fifteen_house_guards_and_fifteen_priestesses_lie_ready() -> None:
    t = game(seats=2)
    assert t.stack("house_guard") == 15 and t.stack("priestess_of_lolth") == 15


@rule("TU-1.7")
def test_insane_outcasts_lie_ready_only_with_the_demons() -> None:
    assert game(seats=2, decks="drow,demons").stack("insane_outcast") == 30
    assert game(seats=2, decks="drow,dragons").stack("insane_outcast") == 0


@rule("TU-1.8")
def test_six_market_cards_lie_face_up() -> None:
    t = game(seats=2)
    assert len(t.row()) == 6 and len(t.market()) == 74


@pytest.mark.parametrize(
    ("seats", "section", "expected"),
    [
        (2, "left", CENTRE_WHITE),
        (3, "left", CENTRE_WHITE | LEFT_WHITE),
        (3, "right", CENTRE_WHITE | RIGHT_WHITE),
        (4, "left", CENTRE_WHITE | LEFT_WHITE | RIGHT_WHITE),
    ],
)
@rule("TU-1.9")
def test_white_troops_stand_on_the_marked_spaces_in_play(seats: int, section: str, expected: dict[str, int]) -> None:
    t = game(seats=seats, section=section)
    found = {place: t.troops(place) for place in places(table(seats=seats, section=section, power=1))}
    assert {place: len(troops) for place, troops in found.items() if troops} == expected
    assert {colour for troops in found.values() for colour in troops} == {"white"}


@rule("TU-1.9")
def test_the_whole_board_has_forty_white_troops() -> None:
    t = game(seats=4)
    assert sum(len(t.troops(place)) for place in places(table(seats=4, power=1))) == 40


@rule("TU-1.10")
def test_the_markers_lie_on_their_sites_with_no_holder() -> None:
    t = game(seats=4)
    assert all(t.marker(site) is None for site in LEFT + CENTRE + RIGHT)


@rule("TU-1.10")
def test_seven_sites_of_the_whole_board_and_three_of_the_centre_have_a_marker() -> None:
    whole = LEFT + CENTRE + RIGHT
    t = table(seats=4, troops={site: ["amber"] for site in whole})
    assert [site for site in whole if t.marker(site) == "amber"] == [
        "chchitl", "gauntlgrym", "araumycos", "menzoberranzan", "tsenviilyq", "sszuraassnee", "the_phaerlin",
    ]  # fmt: skip
    t = table(seats=2, troops={site: ["amber"] for site in CENTRE})
    assert [site for site in CENTRE if t.marker(site)] == ["araumycos", "menzoberranzan", "tsenviilyq"]


@rule("TU-1.11")
def test_the_first_player_places_first_and_has_the_first_turn() -> None:
    t = game(seats=2)
    first = t.seat
    t.do("deploy skullport")
    assert t.seat != first
    t.do("deploy eryndlyn")
    assert t.seat == first and t.turn == first
    t.do("end_turn", "end_turn")
    assert t.turn == first


@rule("TU-1.12")
def test_every_player_starts_with_forty_troops_and_five_spies() -> None:
    t = game(seats=3)
    assert [(t.barracks(seat), t.spies_left(seat)) for seat in ("amber", "sky", "green")] == [(40, 5)] * 3


@rule("TU-1.13")
def test_a_starting_deck_is_seven_nobles_and_three_soldiers() -> None:
    t = game(seats=2)
    assert Counter(t.hand("sky") + t.deck("sky")) == {"noble": 7, "soldier": 3}


@rule("TU-1.13")
def test_the_starting_deck_is_shuffled() -> None:
    assert len({tuple(game(seats=2, seed=seed).hand("amber")) for seed in range(1, 21)}) > 1


@rule("TU-1.14")
def test_everybody_holds_five_cards_before_the_first_troop() -> None:
    t = game(seats=4)
    assert [len(t.hand(seat)) for seat in ("amber", "sky", "green", "rose")] == [5] * 4
    assert t.verbs() == {"deploy"}


@rule("TU-1.15")
def test_each_player_in_turn_order_puts_one_troop_into_a_starting_site() -> None:
    t = game(seats=4)
    assert places(t) == ["chaulssin", "ched_nasad", "eryndlyn", "jhachalkhyn", "mantol_derith", "skullport"]
    order = ["amber", "sky", "green", "rose"]
    first = order.index(t.seat)
    asked = []
    for site in ("chaulssin", "eryndlyn", "mantol_derith", "skullport"):
        asked.append(t.seat)
        t.do(f"deploy {site}")
    assert asked == order[first:] + order[:first]
    assert asked[0] in t.troops("chaulssin") and [t.barracks(seat) for seat in order] == [39] * 4
    assert t.may("end_turn")


@rule("TU-1.15")
def test_starting_sites_out_of_play_are_not_offered() -> None:
    centre = ["ched_nasad", "eryndlyn", "mantol_derith", "skullport"]
    assert places(game(seats=2)) == centre
    assert places(game(seats=3, section="left")) == sorted([*centre, "jhachalkhyn"])
    assert places(game(seats=3, section="right")) == sorted([*centre, "chaulssin"])


def test_a_game_leaves_nothing_on_the_table_for_the_next() -> None:
    first = game(seats=3, seed=4)
    laid = first.s.words()
    playout(first.s, first.d, seeded(4))
    assert first.over and game(seats=3, seed=4).s.words() == laid


@rule("TU-1.16")
def test_a_starting_site_is_for_one_player_but_white_troops_do_not_matter() -> None:
    t = game(seats=2)
    assert t.troops("skullport") == ["white", "white"]
    t.do("deploy skullport")
    assert not t.may("deploy skullport")
    assert t.may("deploy mantol_derith") and t.may("deploy eryndlyn")


FOCUS = [
    (["water_elemental", "kobold"], ["play water_elemental", "deploy skullport", "deploy skullport"]),
    (["fire_elemental", "red_wyrmling"], ["play fire_elemental", "choose 1"]),
    (["air_elemental", "spy_master"], ["play air_elemental", "choose 1", "place_spy skullport"]),
    (["earth_elemental", "wyrmspeaker"], ["play earth_elemental"]),
]


@pytest.mark.parametrize(("cards", "actions"), FOCUS)
@rule("TU-2.1")
def test_each_card_answers_to_its_own_aspect_only(cards: list[str], actions: list[str]) -> None:
    strangers = [other[1] for other, _ in FOCUS if other[1] != cards[1]]
    t = table(*cards, *strangers, "noble", "insane_outcast").do(*actions)
    assert t.options() == ["done", f"reveal {cards[1]}"]


@rule("TU-2.1")
def test_nobles_are_obedience_and_outcasts_have_no_aspect() -> None:
    t = table("fire_elemental_myrmidon", "noble", "red_wyrmling", "insane_outcast")
    t.do("play fire_elemental_myrmidon", "play noble", "play red_wyrmling", "play insane_outcast", "end_turn")
    assert t.options() == ["promote noble"]


@rule("TU-2.2")
def test_a_card_that_names_a_minion_type_means_only_that_type() -> None:
    t = table("high_priest_of_myrkul", "ravenous_zombies", "red_wyrmling")
    t.do("play high_priest_of_myrkul", "play ravenous_zombies", "play red_wyrmling", "end_turn")
    assert t.options() == ["done", "promote ravenous_zombies"]
