"""What ends with a turn or with its battle, and what begins again."""

from __future__ import annotations

from tests.games.secret_city.rules.words import SKY_STAYS_OUT, on_to, three, weapons
from tests.games.secret_city.table import rule, table
from undercourt.games.secret_city.game import PACK
from undercourt.games.secret_city.play import loaded
from undercourt.games.secret_city.state import City


@rule("SC-3.6", "SC-3.7")
def test_after_a_bid_all_must_pass_again() -> None:
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


@rule("SC-14.50")
def test_a_character_turned_down_after_the_battle_acts_in_the_next_turn() -> None:
    t = table("end", characters={"sky": ["griffin"]}, hands={"amber": ["mermaid_kiss"]}, tokens={"amber": "0 3 0"})
    t.do("use mermaid_kiss", "target sky 2")
    assert t.turn == 2 and t.down("sky") == []


@rule("SC-6.21")
def test_a_unique_character_killed_before_the_buying_phase_can_be_bought_in_it() -> None:
    t = table(
        "start",
        turn=2,
        characters={"amber": ["cortes"]},
        territories={"amber": ["office_unpleasant_sensations"]},
        hands={"sky": ["dragon_spit"]},
        tokens={"amber": "9 9 9", "sky": "9 9 9"},
    )
    t.do("use dragon_spit", "target amber 2")
    on_to(t, "buying")
    if t.seat != "amber":
        t.do("done")
    assert t.may("buy cortes")
