"""Points that a small change of the rules could break unnoticed: what ends with a turn, and who may know what."""

from __future__ import annotations

from typing import Any

from tests.games.secret_city.table import CARD, PACK, Table, rule, table
from tests.games.secret_city.test_packs import changed, playing
from undercourt.games.secret_city.game import GAME
from undercourt.games.secret_city.state import BACK, LOOKED, UPPER, City, loaded

WEAPONS = {"amber": "assault sky", "sky": "night_storm amber"}
THREE = {"amber": "open_clash sky", "sky": "night_storm green", "green": "assault amber"}
LAZY = ("use", "ability", "propose")  # what nobody does on the way


def on_to(t: Table, phase: str, *wishes: str) -> Table:
    """Everybody goes on as quietly as possible; the wishes come true when they are offered."""
    left = list(wishes)
    for _ in range(200):
        if t.phase == phase:
            return t
        options = [words for words in t.options() if not words.startswith(LAZY)]
        wish = next((words for words in left if words in options), None)
        if wish is not None:
            left.remove(wish)
        t.do(wish or next((words for words in ("done", "pass") if words in options), options[0]))
    raise AssertionError(f"never came to {phase}")


def weapons(phase: str = "buying", **more: Any) -> Table:
    """Two players with strategies of weapons, in which their leaders have nothing to do."""
    setting: dict[str, Any] = {"strategies": WEAPONS, "deals": "off", "tokens": {"amber": "9 9 9", "sky": "9 9 9"}}
    return table(phase, **{**setting, **more})


def three(**more: Any) -> Table:
    """A weapons battle of three players, whose leaders have nothing to do in it."""
    setting: dict[str, Any] = {
        "seats": 3,
        "houses": ["nav", "lyud", "chel"],
        "characters": {
            "amber": ["manticore", "red_cap"],
            "sky": ["griffin", "hvan_mercenary"],
            "green": ["manticore", "griffin"],
        },
        "strategies": THREE,
        "tokens": {"amber": "9 9 9", "sky": "9 9 9", "green": "9 9 9"},
    }
    return table("battle", **{**setting, **more})


SKY_STAYS_OUT = ("propose ask_abstain", "place for amber", "price money 1", "player sky", "accept")


# What begins anew


@rule("SC-3.6", "SC-3.7")
def test_after_a_bid_all_must_pass_anew() -> None:
    t = table("auction", seats=3, turn=2).do("done", "done", "bid 1", "done")
    assert t.seat == "sky" and t.may("bid 1")


@rule("SC-3.19")
def test_a_griffin_is_added_again_in_the_next_auction() -> None:
    t = weapons("auction", turn=2, characters={"amber": ["griffin"]}).do("bid 2")
    on_to(on_to(t, "strategies"), "auction")
    assert t.turn == 3 and t.seat == "amber" and t.may("bid 2")


@rule("SC-10.16")
def test_in_the_next_turn_the_same_player_may_be_robbed_again() -> None:
    t = weapons(
        "resolve",
        characters={"amber": ["manticore"]},
        territories={"sky": ["southern_fort", "club_lizard"]},
        assigned={"amber": {2: "for amber"}},
    ).do("take_territory southern_fort")
    on_to(t, "resolve", "strategy assault", "strategy night_storm", "assign 2 for amber", "assign 2 for sky")
    assert t.turn == 2 and t.options() == ["take_territory club_lizard"]


@rule("SC-11.3")
def test_a_card_that_stays_cannot_be_used_after_the_battle() -> None:
    t = weapons(characters={"amber": ["manticore"]}, hands={"amber": ["forge_hammer", "golden_rain"]})
    assert t.may("use forge_hammer")
    on_to(t, "end")
    assert t.seat == "amber" and t.options() == ["done", "use golden_rain"]


@rule("SC-8.54", "SC-14.75")
def test_a_given_symbol_ends_with_the_battle() -> None:
    t = weapons(characters={"amber": ["manticore"]}, hands={"amber": ["glamour"]})
    t.do("use glamour", "target amber 2")
    assert t.symbols("amber", 2) == ["intrigue", "magic", "weapons"]
    assert on_to(t, "auction").symbols("amber", 2) == ["weapons"]


@rule("SC-8.7")
def test_the_types_of_the_last_turn_are_forgotten() -> None:
    t = weapons(first="sky", characters={"amber": ["manticore"]})
    on_to(on_to(t, "auction"), "battle", "strategy ancient_rituals", "strategy careful_research")
    assert t.turn == 2 and t.seat == "amber" and t.strategy("amber") == "ancient_rituals"
    assert not [words for words in t.options() if words.startswith("assign 2")]


@rule("SC-8.44", "SC-14.43")
def test_what_lay_on_a_character_in_the_last_turn_cannot_be_dispelled() -> None:
    t = weapons(first="sky", characters={"amber": ["manticore"]}, hands={"amber": ["forge_hammer", "dispel"]})
    t.do("done", "use forge_hammer", "target amber 2")
    assert t.may("use dispel")
    on_to(on_to(t, "auction"), "buying")
    assert t.turn == 2 and t.seat == "amber" and not t.may("use dispel")


@rule("SC-9.24")
def test_a_promise_to_stay_out_ends_with_the_battle() -> None:
    t = three().do(*SKY_STAYS_OUT)
    assert t.bound("sky") == "stay out of amber"
    assert on_to(t, "auction").bound("sky") is None


# Deals


@rule("SC-9.5")
def test_the_price_that_is_taken_is_owed_and_no_other() -> None:
    t = three().do("propose who_gives", "done", "place against sky", "price mana 2", "price money 1", "player green")
    assert t.debts() == ["green owes amber 1 money"]


@rule("SC-9.28")
def test_who_cannot_help_is_not_asked_for_help() -> None:
    t = three(characters={"amber": ["manticore"], "green": ["griffin"]})
    t.do("propose ask_help", "place for amber", "price money 1")
    assert t.options() == ["done", "player green"]
    assert t.do("done").seat == "green"


@rule("SC-9.25", "SC-9.28")
def test_who_takes_part_already_is_not_asked_to_stay_out() -> None:
    t = three(assigned={"sky": {2: "for green"}}).do("propose ask_abstain", "place for green", "price money 1")
    assert t.options() == ["done", "player green"]
    assert t.do("done").seat == "green"


@rule("SC-9.23")
def test_staying_out_forbids_to_dispel_there() -> None:
    for card, where in (("forge_hammer", "target amber 2"), ("war_banner", "place for amber")):
        t = three(hands={"amber": [card], "sky": ["dispel"]}).do(*SKY_STAYS_OUT)
        t.do("assign 2 for amber", "assign 2 for sky", "assign 2 for green", f"use {card}", where)
        assert t.seat == "sky" and not t.may("use dispel")


@rule("SC-9.23")
def test_who_stays_out_moves_nobody_there() -> None:
    t = three(houses=["lyud", "nav", "chel"], hands={"sky": ["nav_dark_path"]}).do(*SKY_STAYS_OUT)
    t.do("assign 2 for green", "use nav_dark_path", "target amber 2")
    assert t.options() == ["place against green", "place against sky", "place for sky"]


@rule("SC-9.19")
def test_nothing_is_paid_when_the_battle_ends_before_the_performer_is_asked() -> None:
    t = table(
        "battle",
        seats=4,
        houses=["nav", "lyud", "chel", "chud"],
        characters={"amber": ["manticore"], "rose": ["red_cap"]},
        down={"rose": [1]},
        hands={"sky": ["elven_arrow"]},
        tokens={"amber": "3 0 0", "sky": "0 2 0"},
        strategies={
            "amber": "open_clash sky",
            "sky": "night_storm amber",
            "green": "assault amber",
            "rose": "contract_killing amber",
        },
    )
    t.do("propose ask_help", "place for amber", "price money 3", "player rose", "accept", "assign 2 for amber")
    t.do("use elven_arrow", "target rose 2")
    on_to(t, "auction")
    assert t.debts() == [] and t.money("amber") == 3 and t.money("rose") == 0


@rule("SC-9.33")
def test_a_creditor_is_asked_only_when_influence_falls_short() -> None:
    for price, tokens in (("money 2", "0 0 2"), ("money 3", "2 0 1")):
        t = table(
            "battle",
            characters={"amber": ["red_cap"], "sky": ["white_moryana"]},
            strategies={"amber": "night_storm sky", "sky": "open_clash amber"},
            tokens={"amber": tokens},
            territories={"amber": ["southern_fort"]},
        )
        t.do("propose ask_help", "place for amber", f"price {price}", "accept", "assign 2 for amber")
        t.do("assign 2 for amber")
        assert t.phase == "auction" and t.money("sky") + t.influence("sky") == int(price.split()[1])


@rule("SC-9.6", "SC-9.26")
def test_no_price_is_asked_for_a_character_of_a_bound_player() -> None:
    t = three().do(*SKY_STAYS_OUT, "assign 2 for amber", "assign 2 for sky", "assign 2 for green", "propose hero_price")
    assert t.options() == ["target green 3"]


# Face down


@rule("SC-8.38", "SC-14.52")
def test_a_character_turned_down_in_its_strategy_is_free_when_turned_up() -> None:
    t = weapons(
        "battle",
        characters={"amber": ["manticore"], "sky": ["griffin"]},
        hands={"amber": ["mermaid_kiss"], "sky": ["stimulant"]},
        assigned={"sky": {2: "for sky"}},
    )
    t.do("use mermaid_kiss", "target sky 2", "use stimulant", "target sky 2", "assign 2 for amber")
    assert t.seat == "sky" and t.may("assign 2 against amber")


@rule("SC-3.15", "SC-14.14")
def test_a_character_chosen_in_vain_is_not_the_one_chosen_before() -> None:
    text = changed('owner = "own"', 'owner = "own", min_strength = 5', "[card.chel_cunning]")
    t = weapons(
        houses=["chel", "nav"],
        characters={"amber": ["manticore"]},
        down={"amber": [2]},
        hands={"amber": ["chel_cunning"]},
    )
    t = playing(t, text).do("use chel_cunning", "target amber 2")
    assert t.symbols("amber", 2) == ["weapons"] and t.strength("amber", 2) == 3


# Cards and who has seen them


@rule("SC-13.4", "SC-13.5")
def test_a_card_seen_going_under_is_known_when_it_is_drawn() -> None:
    t = weapons(
        "territories", hands={"amber": ["golden_rain"]}, territories={"amber": ["sparrow_hills"]}, decks={"spells": []}
    )
    t.do("use golden_rain", "property sparrow_hills")
    assert t.hand("amber") == t.seen_by("sky").hand("amber") == ["golden_rain"]


@rule("SC-7.5", "SC-13.8")
def test_several_cards_not_kept_go_under_in_the_order_drawn() -> None:
    text = changed("amount = 2, keep = 1", "amount = 3, keep = 1", "[territory.asura_library]")
    t = weapons(
        "territories", territories={"amber": ["asura_library"]}, decks={"spells": ["heron", "dispel", "warding"]}
    )
    t = playing(t, text).do("property asura_library", "take dispel")
    assert t.under("spells") == ["heron", "warding"]


@rule("SC-13.8")
def test_others_do_not_see_the_cards_that_are_looked_at() -> None:
    t = weapons("territories", territories={"amber": ["asura_library"]}).do("property asura_library")
    assert all(card < BACK for card in t.seen_by("amber").s.cards.listed(LOOKED))
    assert t.seen_by("sky").s.cards.listed(LOOKED) == t.seen_by("spectator").s.cards.listed(LOOKED) == [BACK, BACK]


@rule("SC-13.5", "SC-13.7")
def test_of_equal_cards_in_hand_one_that_was_seen_may_be_the_one_that_left() -> None:
    t = weapons(first="sky", hands={"sky": ["griffin", "aura_reading"], "amber": ["griffin"]})
    t.do("use aura_reading", "player amber", "take griffin")
    assert t.seen_by("amber").hand("sky") == ["griffin", "mercenaries"]
    assert t.do("buy griffin").seen_by("amber").hand("sky") == ["mercenaries"]


@rule("SC-13.5", "SC-13.7")
def test_of_two_cards_that_were_seen_one_is_left_when_one_like_them_leaves() -> None:
    t = weapons(first="sky", hands={"sky": ["griffin", *["aura_reading"] * 2], "amber": ["griffin", "griffin"]})
    t.do(*["use aura_reading", "player amber", "take griffin"] * 2, "buy griffin")
    assert t.seen_by("amber").hand("sky") == ["griffin", "mercenaries"]


@rule("SC-13.6")
def test_who_knew_a_hand_does_not_know_which_card_was_taken_from_it() -> None:
    t = three(
        first="green",
        hands={"green": ["truth_mirror"], "amber": ["aura_reading"], "sky": ["fata", "griffin", "heron"]},
        assigned={"green": {2: "for green", 3: "for green"}, "amber": {2: "for amber", 3: "for amber"}},
    )
    t.do("use truth_mirror", "player sky", "discard heron")
    assert t.seen_by("green").hand("sky") == ["fata", "griffin"]
    t.do("use aura_reading", "player sky", "take fata")
    assert t.seen_by("green").hand("sky") == ["mercenaries"] and t.seen_by("amber").hand("sky") == ["griffin"]


def words_seen(t: Table, viewer: int) -> list[int]:
    return GAME.view(t.s, viewer).words()


@rule("SC-2.10", "SC-13.1")
def test_nobody_else_learns_who_is_asked_at_the_end_of_a_turn() -> None:
    tokens = {"sky": "0 2 0", "green": "0 2 0"}
    one = table("end", seats=3, hands={"sky": ["golden_rain"], "green": ["dispel"]}, tokens=tokens)
    other = table("end", seats=3, hands={"sky": ["dispel"], "green": ["golden_rain"]}, tokens=tokens)
    assert one.seat == "sky" and other.seat == "green"
    for viewer in (0, -1):
        assert words_seen(one, viewer) == words_seen(other, viewer)


@rule("SC-13.1")
def test_the_order_of_a_hand_tells_nothing() -> None:
    one = table(hands={"sky": ["fata", "golden_rain"]})
    other = table(hands={"sky": ["golden_rain", "fata"]})
    assert words_seen(one, 0) == words_seen(other, 0)


@rule("SC-7.3")
def test_a_card_that_finds_nothing_to_lie_on_goes_under_its_deck() -> None:
    own = 'timing = "play"\neffects = [{ op = "gain", resource = "money", amount = 3 }]'
    gain_then_lie = """timing = "attach"
effects = [
    { op = "gain", resource = "money", amount = 3 },
    { op = "modify_strength", amount = 1, target = { owner = "own" } },
]"""
    text = changed(own, gain_then_lie, "[card.golden_rain]")
    t = playing(weapons(hands={"amber": ["golden_rain"]}), text).do("use golden_rain")
    assert t.money("amber") == 12 and t.under("spells") == ["golden_rain"]


@rule("SC-13.5")
def test_a_spectator_knows_only_what_everybody_has_seen() -> None:
    t = weapons(hands={"amber": ["aura_reading"], "sky": ["fata", "griffin"]})
    t.do("use aura_reading", "player sky", "take fata")
    assert t.seen_by("amber").hand("sky") == ["griffin"] and t.seen_by("spectator").hand("sky") == ["mercenaries"]


@rule("SC-13.10")
def test_a_guess_deals_no_card_that_lies_on_a_character_or_is_on_its_way_there() -> None:
    t = weapons(characters={"amber": ["manticore"]}, hands={"amber": ["forge_hammer", "forge_hammer"]})
    for words in ("use forge_hammer", "target amber 2"):
        t.do(words)
        for seed in range(8):
            spells = t.guess("amber", seed).s.cards.listed(UPPER)
            assert CARD["forge_hammer"] not in spells and len(spells) == 22


@rule("SC-10.5", "SC-14.62")
def test_the_leader_says_how_much_the_natural_strategy_brings() -> None:
    text = changed("influence = 1", "influence = 3", "[card.nav_prince]")
    declared = {"amber": "subtle_intrigues sky", "sky": "night_storm amber"}
    t = table("battle", strategies=declared, down={"sky": [1]}, deals="off")
    assert playing(t, text).do("assign 1 for amber").influence("amber") == 4


@rule("SC-13.1")
def test_what_depends_on_cards_in_hand_cannot_be_taken_back() -> None:
    t = weapons(hands={"amber": ["golden_rain"]})
    before = t.s.barriers
    assert t.do("use golden_rain").s.barriers > before
    t = three()
    t.do("propose ask_help", "place for amber", "price money 1", "player sky")
    before = t.s.barriers
    assert t.do("done").s.barriers > before
    before = t.s.barriers
    assert t.do("assign 2 for amber").s.barriers > before


def numbered() -> City:
    """A state in which every plain number is another one."""
    s = three().s
    plain = [name for name in dir(s) if type(getattr(s, name)) is int and name not in ("seats", "depth")]
    for number, name in enumerate(plain):
        setattr(s, name, 1000 + number)
    assert len(plain) > 30
    return s


def test_a_copy_and_a_load_keep_every_number() -> None:
    s = numbered()
    assert s.copy().words() == s.words()
    again = loaded(PACK, s.words())
    assert again.words() == s.words() and again.robbed == s.robbed
