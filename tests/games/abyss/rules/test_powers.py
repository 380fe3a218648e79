"""Lords' abilities against each other, and when lasting powers may be used."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.abyss.table import game, rule, table
from tests.games.abyss.words import OTHERS, hire
from undercourt.games.abyss.actions import is_power
from undercourt.games.abyss.catalog import OPPORTUNIST
from undercourt.games.abyss.effects_powers import OwnTurn, Pick
from undercourt.games.abyss.play import BOOK
from undercourt.games.abyss.state import ACTIVE_LORDS, PEARLS
from undercourt.kernel.effect import apply, asking, run
from undercourt.kernel.ids import BIT
from undercourt.kernel.rng import seeded

AMBER = 0
CRAB = {"crab": [1]}
SCHEMER = ("squid 5", "crab 2", "jellyfish 1")
TRAITOR = ("squid 5", "crab 4", "jellyfish 3")
SLAVER_HAND = ("crab 1", "squid 1", "shellfish 1", "jellyfish 4")
PLAIN = ["aquaculturalist", "hunter", "shopkeeper"]  # like OTHERS, but leaves the Trader to the deck


@rule("AB-7.31", "AB-7.4.3")
def test_traitor_and_schemer_reach_free_and_turned_lords_only() -> None:
    mine: dict[str, Any] = {"lords": {"amber": ["keeper"]}, "disabled": {"amber": ["reaper"]}}
    mine["covered"] = {"amber": ["shepherd"]}
    t = table(*SCHEMER, court=["schemer", *OTHERS], **mine).do(*hire("schemer", *SCHEMER))
    assert t.options() == ["done", "give_up keeper", "give_up reaper"]
    t = table(*TRAITOR, court=["traitor", *OTHERS], **mine).do(*hire("traitor", *TRAITOR))
    assert t.options() == ["done", "give_up keeper", "give_up reaper"]


@rule("AB-7.4.4")
def test_the_lord_that_comes_for_a_turned_one_is_not_turned() -> None:
    t = table(*SCHEMER, court=["schemer", *PLAIN], disabled={"amber": ["reaper"]}, lord_deck=["slaver"])
    t.do(*hire("schemer", *SCHEMER), "give_up reaper")
    assert t.disabled("amber") == [] and t.lords("amber") == ["schemer", "slaver"]
    assert t.removed() == ["reaper"] and t.key_total("amber") == 1
    t = table(*TRAITOR, court=["traitor", "slaver", *PLAIN], disabled={"amber": ["reaper"]})
    t.do(*hire("traitor", *TRAITOR), "give_up reaper", "hire slaver")
    assert t.disabled("amber") == [] and t.lords("amber") == ["slaver", "traitor"] and t.key_total("amber") == 1


@rule("AB-7.32", "AB-7.33")
def test_the_new_lords_ability_works_at_once_and_for_nothing() -> None:
    t = table(*SCHEMER, "squid 4", court=["schemer", *PLAIN], lords={"amber": ["miller"]}, lord_deck=["trader"])
    t.do(*hire("schemer", *SCHEMER), "give_up miller")
    assert t.lords("amber") == ["schemer", "trader"] and t.pearls("amber") == 3
    assert t.affiliated("amber") == ["jellyfish 1"] and t.hand("amber") == ["squid 4"]
    t = table(*TRAITOR, "squid 4", court=["traitor", "trader", *PLAIN], lords={"amber": ["miller"]})
    t.do(*hire("traitor", *TRAITOR), "give_up miller", "hire trader")
    assert t.lords("amber") == ["trader", "traitor"] and t.pearls("amber") == 3
    assert t.affiliated("amber") == ["jellyfish 3"] and t.hand("amber") == ["squid 4"]


@rule("AB-7.32")
def test_a_chain_from_corruptor_to_schemer() -> None:
    squids = ("squid 5", "squid 4", "squid 1")
    t = table(*squids, court=["corruptor", "traitor", "schemer", *PLAIN], lord_deck=["trader"], pearls={"amber": 5})
    t.do(*hire("corruptor", *squids), "hire traitor", "give_up corruptor", "hire schemer", "give_up traitor")
    assert t.lords("amber") == ["schemer", "trader"] and t.removed() == ["corruptor", "traitor"]
    assert t.pearls("amber") == 3 and t.court() == PLAIN and t.turn == "sky"


@rule("AB-7.34")
def test_a_power_is_on_offer_while_paying() -> None:
    t = table("seahorse 5", "crab 3", "squid 1", lords={"amber": ["slaver"]}, court=["miller", *OTHERS])
    t.do("hire miller")
    assert t.may("sell squid 1")
    t.do("pay seahorse 5")
    assert t.may("sell squid 1")
    t.do("sell squid 1")
    assert t.pearls("amber") == 2 and "squid 1" in t.discards()
    t.do("pay crab 3", "done")
    assert t.lords("amber") == ["miller", "slaver"] and t.pearls("amber") == 2


@rule("AB-7.34")
def test_a_power_is_on_offer_while_choosing_the_affiliate() -> None:
    hand = ("seahorse 4", "crab 4", "squid 1")
    t = table(*hand, lords={"amber": ["slaver"]}, court=["miller", *OTHERS])
    t.do(*hire("miller", "seahorse 4", "crab 4"))
    assert t.options() == ["affiliate crab 4", "affiliate seahorse 4", "sell squid 1"]


@rule("AB-7.34")
def test_a_power_is_on_offer_before_its_lord_is_covered() -> None:
    t = table("squid 1", lords={"amber": ["slaver"]}, keys={"amber": 2}, council=CRAB, open=["jail"], stack=["abyss"])
    t.do("support crab")
    assert t.may("sell squid 1") and t.may("sell crab 1")
    t.do("sell squid 1", "take_location jail")
    assert t.pearls("amber") == 2 and t.covered("amber") == ["slaver"]


@rule("AB-7.34")
def test_a_power_is_on_offer_whatever_its_owner_is_asked() -> None:
    """Random games in which Amber has the Opportunist and is rich, until everything has been asked."""
    in_turn = {type(effect).__name__ for effect in BOOK.nodes if isinstance(effect, OwnTurn | Pick)}
    asked: set[str] = set()
    for seed in range(300):
        t, rng = game(2, seed), seeded(seed)
        s, d = t.s, t.d
        if s.court & BIT[OPPORTUNIST] != 0:
            s.leave_court(OPPORTUNIST)
        s.lord_deck &= ~BIT[OPPORTUNIST]
        s.tables[ACTIVE_LORDS + AMBER] |= BIT[OPPORTUNIST]
        s.tables[PEARLS + AMBER] += 30
        run(s, d)
        while d.count > 0 and s.has(AMBER, OPPORTUNIST):
            if d.seat == s.turn == AMBER and s.lord_deck != 0 and s.court != 0:
                assert "replace" in t.verbs()
                asked.add(type(asking(s)).__name__)
            plain = [action for action in d.options() if not is_power(action)]
            apply(s, plain[rng.below(len(plain))], d)
        if asked == in_turn:
            break
    assert asked == in_turn and len(in_turn) == 13


@rule("AB-7.34")
def test_every_power_works_once_a_turn() -> None:
    lords = {"amber": ["slaver", "oracle", "opportunist"]}
    t = table("crab 1", "crab 2", lords=lords, court=["keeper", "reaper"], council={"crab": [3], "squid": [1]})
    assert t.verbs() == {"sell", "dismiss", "replace", "explore", "support"}
    t.do("dismiss crab")
    assert t.verbs() == {"sell", "replace", "explore", "support"}
    t.do("sell crab 1", "replace keeper")
    assert t.verbs() == {"explore", "support", "plot"}


@pytest.mark.parametrize("lord", ["slaver", "oracle", "opportunist"])
@rule("AB-7.35")
def test_a_turned_lords_power_is_gone(lord: str) -> None:
    t = table("crab 1", disabled={"amber": [lord]}, court=["keeper"], council={"crab": [3]})
    assert t.verbs() == {"explore", "support"}


@rule("AB-7.35")
def test_a_turned_lords_lasting_ability_is_gone() -> None:
    t = table("shellfish 5", "shellfish 1", disabled={"amber": ["treasurer"]}, court=["peddler", *OTHERS])
    assert not t.may("hire peddler")
    t = table("shellfish 5", "shellfish 3", disabled={"sky": ["recruiter"]}, court=["peddler", *OTHERS])
    assert t.may("hire peddler")
    t = table(disabled={"sky": ["landlord"]}, council=CRAB).do("support crab")
    assert t.turn == "sky" and t.pearls("sky") == 0


@rule("AB-7.36")
def test_no_power_works_in_another_players_turn() -> None:
    t = table(
        hands={"sky": ["crab 1"]},
        lords={"sky": ["slaver", "oracle", "opportunist"]},
        pearls={"sky": 1},
        court=["keeper"],
        council={"crab": [3]},
        deck=["squid 1", "squid 2", "squid 3"],
    ).do("explore")
    assert t.seat == "sky" and t.options() == ["buy", "done"]


@rule("AB-7.14.2")
@pytest.mark.parametrize("where", ["covered", "disabled"])
def test_a_shaman_that_is_not_at_work_protects_nobody(where: str) -> None:
    hand = ("shellfish 5", "shellfish 3")
    court = ["peddler", *OTHERS]
    assert table(*hand, lords={"amber": ["shaman"], "sky": ["recruiter"]}, court=court).may("hire peddler")
    shaman: dict[str, Any] = {where: {"amber": ["shaman"]}}
    t = table(*hand, lords={"sky": ["recruiter"]}, court=court, **shaman)
    assert not t.may("hire peddler")


@rule("AB-7.14.2")
def test_the_limit_of_six_comes_back_when_the_shaman_is_covered() -> None:
    hand = ["squid 1", "squid 2", "squid 3", "squid 4", "squid 5", "crab 2"]
    t = table(
        *hand,
        lords={"amber": ["shaman"], "sky": ["commander"]},
        keys={"amber": 2},
        council=CRAB,
        open=["jail"],
        stack=["abyss"],
    )
    t.do("support crab", "take_location jail")
    assert t.seat == "amber" and t.verbs() == {"discard"}
    t.do("discard crab 1")
    assert t.hand("amber") == sorted(hand) and t.turn == "sky"


@rule("AB-7.34")
def test_slaver_may_sell_any_card_once_the_lord_is_paid() -> None:
    court = ["jailer", "keeper", "miller", "reaper"]
    t = table(*SLAVER_HAND, court=court, lords={"amber": ["slaver"]}, pearls={"amber": 3})
    t.do("hire jailer", "pay crab 1", "pay squid 1", "pay shellfish 1", "done")
    assert t.may("sell jellyfish 4") and t.may("affiliate crab 1")


@rule("AB-7.12")
def test_a_sale_in_the_middle_of_a_payment_counts_its_own_two_pearls() -> None:
    t = table("crab 2", "crab 1", "squid 3", court=["seeker"], lords={"amber": ["slaver"]}, pearls={"amber": 1})
    t.do("hire seeker", "pay crab 2")
    assert t.may("sell crab 1") and not t.may("sell squid 3")
