"""Hiring: the price, the payment, the affiliated Ally and the refill of the Court."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.games.abyss.table import rule, table
from tests.games.abyss.words import OTHERS, hire
from undercourt.games.abyss.actions import RACE_NAMES
from undercourt.games.abyss.cards.lords import LORD_LIST
from undercourt.games.abyss.catalog import Lord
from undercourt.kernel.rng import seeded

SQUIDS = ("squid 5", "squid 4", "squid 1")  # pays exactly for the Corruptor


@rule("AB-5.1")
def test_the_six_guilds() -> None:
    assert Counter(lord.guild for lord in LORD_LIST) == {0: 7, 1: 6, 2: 7, 3: 6, 4: 6, 5: 3}


@rule("AB-5.2", "AB-5.14")
def test_a_lord_of_the_court_is_hired_with_allies_from_hand() -> None:
    t = table("seahorse 5", "crab 3", "squid 1", court=["miller", *OTHERS])
    t.do(*hire("miller", "seahorse 5", "crab 3"))
    assert t.lords("amber") == ["miller"] and t.court() == OTHERS and t.hand("amber") == ["squid 1"]


@rule("AB-5.2")
def test_a_lord_of_the_deck_cannot_be_hired() -> None:
    t = table("seahorse 5", "squid 3", court=OTHERS, lord_deck=["miller"])
    assert "hire" not in t.verbs()


@pytest.mark.parametrize("hand", [["seahorse 5", "seahorse 4"], ["seahorse 5"]])
@rule("AB-5.3", "AB-5.9")
def test_too_few_races_do_not_pay(hand: list[str]) -> None:
    assert not table(*hand, court=["miller", *OTHERS], pearls={"amber": 9}).may("hire miller")


@rule("AB-5.3")
def test_too_many_races_do_not_pay() -> None:
    t = table("seahorse 5", "crab 3", "squid 2", "seahorse 1", court=["miller", *OTHERS])
    t.do("hire miller", "pay seahorse 5", "pay crab 3")
    assert t.options() == ["done", "pay seahorse 1"]


@rule("AB-5.4")
def test_the_mandatory_race_must_be_paid() -> None:
    assert not table("crab 5", "squid 5", court=["miller", *OTHERS]).may("hire miller")
    t = table("crab 5", "squid 5", "seahorse 3", court=["miller", *OTHERS]).do("hire miller")
    assert t.options() == ["pay crab 5", "pay seahorse 3", "pay squid 5"]
    t.do("pay crab 5")
    assert t.options() == ["pay seahorse 3"]


@pytest.mark.parametrize("other", ["crab 3", "squid 3", "shellfish 3", "jellyfish 3"])
@rule("AB-5.4")
def test_a_small_bubble_takes_any_race(other: str) -> None:
    t = table("seahorse 5", other, court=["miller", *OTHERS]).do(*hire("miller", "seahorse 5", other))
    assert t.lords("amber") == ["miller"]


@rule("AB-5.5")
def test_the_values_must_reach_the_price() -> None:
    assert not table("seahorse 5", "seahorse 4", court=["landowner", *OTHERS]).may("hire landowner")
    t = table("seahorse 5", "seahorse 4", "seahorse 1", court=["landowner", *OTHERS]).do("hire landowner")
    t.do("pay seahorse 5", "pay seahorse 4")
    assert t.options() == ["pay seahorse 1"]
    assert t.do("pay seahorse 1", "done").lords("amber") == ["landowner"]


@rule("AB-5.6", "AB-5.7")
def test_several_allies_of_a_race_and_no_change_for_a_surplus() -> None:
    t = table("seahorse 5", "seahorse 4", "seahorse 4", court=["landowner", *OTHERS])
    t.do(*hire("landowner", "seahorse 4", "seahorse 5", "seahorse 4"))
    assert t.lords("amber") == ["landowner"] and t.pearls("amber") == 0 and t.hand("amber") == []


@rule("AB-5.8")
def test_pearls_pay_for_missing_points() -> None:
    t = table("seahorse 5", "seahorse 3", court=["landowner", *OTHERS], pearls={"amber": 3, "sky": 1})
    t.do(*hire("landowner", "seahorse 5", "seahorse 3"))
    assert t.pearls("amber") == 1 and t.pearls("sky") == 1
    assert not table("seahorse 5", court=["landowner", *OTHERS], pearls={"amber": 4}).may("hire landowner")


@rule("AB-5.9")
def test_pearls_never_stand_for_a_race() -> None:
    assert not table(court=["landowner", *OTHERS], pearls={"amber": 20}).may("hire landowner")
    t = table("seahorse 1", court=["landowner", "miller", *OTHERS], pearls={"amber": 20})
    assert t.may("hire landowner") and not t.may("hire miller")


@rule("AB-5.3", "AB-5.4", "AB-5.5", "AB-5.8", "AB-5.9")
def test_whatever_is_offered_leads_to_a_complete_payment_and_nothing_else_does() -> None:
    """Against all sets of races that could be paid, one by one."""
    rng = seeded(1)
    for lord in LORD_LIST:
        for _ in range(30):
            hand = [f"{RACE_NAMES[rng.below(5)]} {rng.below(5) + 1}" for _ in range(rng.below(8))]
            pearls = rng.below(6)
            t = table(*hand, court=[lord.slug], pearls={"amber": pearls})
            assert t.may(f"hire {lord.slug}") == (complete_payments(lord, [], hand, pearls) != [])
            if t.may(f"hire {lord.slug}"):
                t.do(f"hire {lord.slug}")
                paid: list[str] = []
                while [option for option in t.options() if option.startswith("pay")]:
                    fitting = {race for races in complete_payments(lord, paid, hand, pearls) for race in races}
                    wanted = {f"pay {card}" for card in hand if card.split()[0] in fitting}
                    assert {option for option in t.options() if option != "done"} == wanted
                    card = hand.pop(next(i for i, held in enumerate(hand) if f"pay {held}" in wanted))
                    paid.append(card)
                    t.do(f"pay {card}")
                assert complete_payments(lord, paid, [], pearls) != [] and t.may("done")


def complete_payments(lord: Lord, paid: list[str], hand: list[str], pearls: int) -> list[tuple[str, ...]]:
    """Every set of races with which what is paid becomes a complete payment."""
    worth: Counter[str] = Counter()
    for card in paid + hand:
        race, value = card.split()
        worth[race] += int(value)
    must = {card.split()[0] for card in paid} | set(RACE_NAMES[lord.mandatory : lord.mandatory + 1])
    sets = [races for races in combinations(worth, lord.races) if must <= set(races)]
    return [races for races in sets if sum(worth[race] for race in races) + pearls >= lord.cost]


@rule("AB-5.10", "AB-5.12")
def test_the_lowest_ally_paid_is_affiliated_and_the_rest_discarded() -> None:
    t = table("seahorse 5", "seahorse 4", "seahorse 1", court=["landowner", *OTHERS])
    t.do(*hire("landowner", "seahorse 5", "seahorse 1", "seahorse 4"))
    assert t.affiliated("amber") == ["seahorse 1"] and t.discards() == ["seahorse 4", "seahorse 5"]
    assert t.turn == "sky"


@pytest.mark.parametrize(("kept", "lost"), [("crab 4", "seahorse 4"), ("seahorse 4", "crab 4")])
@rule("AB-5.11")
def test_a_tie_for_the_lowest_is_the_players_choice(kept: str, lost: str) -> None:
    t = table("seahorse 4", "crab 4", court=["miller", *OTHERS]).do(*hire("miller", "seahorse 4", "crab 4"))
    assert t.options() == ["affiliate crab 4", "affiliate seahorse 4"]
    t.do(f"affiliate {kept}")
    assert t.affiliated("amber") == [kept] and t.discards() == [lost]


@rule("AB-5.11")
def test_cards_above_the_lowest_are_no_choice() -> None:
    t = table("seahorse 4", "crab 2", "crab 2", "seahorse 2", court=["miller", *OTHERS])
    t.do(*hire("miller", "seahorse 4", "crab 2", "seahorse 2"))
    assert t.options() == ["affiliate crab 2", "affiliate seahorse 2"]


@rule("AB-5.13")
def test_an_affiliated_ally_never_pays() -> None:
    t = table("seahorse 4", affiliated={"amber": ["seahorse 5", "seahorse 1"]}, court=["landowner", *OTHERS])
    assert not t.may("hire landowner")
    t = table("seahorse 5", "crab 3", affiliated={"amber": ["squid 5"]}, court=["miller", *OTHERS])
    t.do(*hire("miller", "seahorse 5", "crab 3"))
    assert t.affiliated("amber") == ["crab 3", "squid 5"]


@rule("AB-5.15")
def test_an_arrow_works_once() -> None:
    t = table("shellfish 5", "shellfish 3", court=["peddler", *OTHERS], council={"crab": [1]})
    t.do(*hire("peddler", "shellfish 5", "shellfish 3"))
    assert t.pearls("amber") == 2
    assert t.do("support crab").turn == "amber" and t.pearls("amber") == 2


@rule("AB-5.16")
def test_a_lasting_ability_works_while_the_lord_is_free() -> None:
    hand = ("shellfish 5", "shellfish 1")
    assert table(*hand, lords={"amber": ["treasurer"]}, court=["peddler", *OTHERS]).may("hire peddler")
    assert not table(*hand, covered={"amber": ["treasurer"]}, court=["peddler", *OTHERS]).may("hire peddler")


@rule("AB-5.17")
def test_the_owner_chooses_the_moment_of_a_lasting_ability() -> None:
    t = table("crab 4", "squid 1", lords={"amber": ["slaver"]}, deck=["crab 1", "crab 2"])
    assert t.may("sell crab 4")
    t.do("explore")
    assert t.may("sell crab 4") and t.may("take")
    t.do("sell crab 4")
    assert t.pearls("amber") == 2 and t.options() == ["explore", "take"]


@rule("AB-5.18")
def test_three_lords_left_are_enough() -> None:
    t = table("seahorse 5", "crab 3", court=["miller", *OTHERS]).do(*hire("miller", "seahorse 5", "crab 3"))
    assert t.court() == OTHERS and t.pearls("amber") == 0


@rule("AB-5.19")
def test_two_lords_left_bring_two_pearls_and_a_full_court() -> None:
    t = table("seahorse 5", "crab 3", court=["miller", "keeper", "reaper"])
    t.do(*hire("miller", "seahorse 5", "crab 3"))
    assert t.pearls("amber") == 2 and len(t.court()) == 6 and {"keeper", "reaper"} <= set(t.court())
    assert len(t.lord_deck()) == 35 - 3 - 4


@rule("AB-5.21")
def test_after_a_hiring_the_others_slide_away_from_the_deck() -> None:
    t = table("seahorse 5", "crab 3", court=["trader", "hunter", "miller", "keeper"], council={"crab": [1]})
    t.do("hire miller")
    assert t.court_row() == [".", ".", "trader", "hunter", ".", "keeper"]
    t.do("pay seahorse 5", "pay crab 3", "done")
    assert t.court_row() == [".", ".", ".", "trader", "hunter", "keeper"]
    assert t.told()["court"] == [None, None, None, "trader", "hunter", "keeper"]


@rule("AB-5.21")
def test_a_full_refill_leaves_those_who_stayed_furthest_from_the_deck() -> None:
    t = table("seahorse 5", "crab 3", court=["keeper", "miller", "reaper"]).do(*hire("miller", "seahorse 5", "crab 3"))
    assert t.court_row()[4:] == ["keeper", "reaper"] and "." not in t.court_row()


@rule("AB-5.20", "AB-5.24")
def test_one_lord_left_is_like_two_and_the_pearls_come_once() -> None:
    t = table(*SQUIDS, court=["corruptor", "landowner", "keeper"], pearls={"amber": 5})
    t.do(*hire("corruptor", *SQUIDS))
    assert t.options() == ["done", "hire keeper", "hire landowner"] and t.pearls("amber") == 5
    t.do("hire landowner")
    assert t.pearls("amber") == 2 and len(t.court()) == 6 and "keeper" in t.court()
    assert t.lords("amber") == ["corruptor", "landowner"]


@rule("AB-5.22")
def test_superfluous_cards_may_be_paid() -> None:
    t = table("seahorse 5", "crab 4", "crab 1", court=["miller", *OTHERS])
    t.do(*hire("miller", "seahorse 5", "crab 4", "crab 1"))
    assert t.affiliated("amber") == ["crab 1"] and t.discards() == ["crab 4", "seahorse 5"]


@rule("AB-5.23")
def test_the_ability_comes_after_the_affiliation_and_before_the_refill() -> None:
    t = table(
        "crab 3",
        "squid 2",
        "seahorse 1",
        hands={"sky": ["jellyfish 1", "jellyfish 2"]},
        court=["jailer", "keeper", "reaper"],
    )
    t.do(*hire("jailer", "crab 3", "squid 2", "seahorse 1"))
    assert t.seat == "sky" and t.affiliated("amber") == ["seahorse 1"] and t.discards() == ["crab 3", "squid 2"]
    assert t.court() == ["keeper", "reaper"] and t.pearls("amber") == 0
    t.do("discard jellyfish 1")
    assert len(t.court()) == 6 and t.pearls("amber") == 2


@rule("AB-5.23")
def test_the_pearls_of_the_refill_do_not_pay_for_the_ability() -> None:
    t = table(*SQUIDS, court=["corruptor", "landowner", "keeper"], pearls={"amber": 3})
    t.do(*hire("corruptor", *SQUIDS))
    assert t.turn == "sky" and t.pearls("amber") == 5 and t.lords("amber") == ["corruptor"]


@rule("AB-5.25")
def test_the_pearls_come_even_if_the_deck_is_too_small() -> None:
    t = table("seahorse 5", "crab 3", court=["miller", "keeper", "reaper"], lord_deck=["trader"])
    t.do(*hire("miller", "seahorse 5", "crab 3"))
    assert t.pearls("amber") == 2 and t.court() == ["keeper", "reaper", "trader"] and t.lord_deck() == []


@rule("AB-5.26")
def test_a_lord_thrown_out_never_comes_back() -> None:
    t = table(lords={"amber": ["opportunist"]}, pearls={"amber": 1}, court=["keeper", "reaper"], lord_deck=["trader"])
    t.do("replace keeper")
    assert t.removed() == ["keeper"] and t.court() == ["reaper", "trader"] and t.lord_deck() == []
    assert not t.may("plot")


@rule("AB-5.27")
def test_treasurer_and_recruiter_cancel_out() -> None:
    lords = {"amber": ["treasurer"], "sky": ["recruiter"]}
    court = ["peddler", *OTHERS]
    assert table("shellfish 5", "shellfish 3", lords=lords, court=court).may("hire peddler")
    assert not table("shellfish 5", "shellfish 2", lords=lords, court=court).may("hire peddler")
