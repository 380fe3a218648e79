"""What the military Lords do, and how the Shaman wards them off."""

from __future__ import annotations

import pytest

from tests.games.abyss.table import rule, table
from tests.games.abyss.words import OTHERS, hire

COURT = ["aquaculturalist", "shopkeeper", "trader"]
EIGHT = ["jellyfish 1", "jellyfish 2", "jellyfish 3", "squid 1", "squid 2", "squid 3", "squid 4", "squid 5"]
JAILER = ("crab 3", "squid 2", "seahorse 1")
SEEKER = ("crab 4", "squid 3")
ASSASSIN = ("crab 5", "crab 4", "crab 1")
COMMANDER = ("crab 5", "crab 3")
HUNTER = ("crab 5", "shellfish 3")
LAST = ["crab 1", "squid 1", "jellyfish 1", "seahorse 1", "monster", "crab 2"]


@rule("AB-7.1.1")
def test_recruiter_makes_lords_dearer_for_opponents() -> None:
    sky = {"sky": ["recruiter"]}
    court = ["peddler", *OTHERS]
    assert not table("shellfish 5", "shellfish 4", lords=sky, court=court).may("hire peddler")
    assert table("shellfish 5", "shellfish 4", lords=sky, court=court, pearls={"amber": 1}).may("hire peddler")
    t = table("shellfish 5", "shellfish 4", "shellfish 1", lords=sky, court=court)
    t.do("hire peddler", "pay shellfish 5", "pay shellfish 4")
    assert not t.may("done")
    assert t.do("pay shellfish 1", "done").lords("amber") == ["peddler"]


@rule("AB-7.1.2")
def test_recruiter_leaves_the_owners_prices() -> None:
    t = table("shellfish 5", "shellfish 3", lords={"amber": ["recruiter"]}, court=["peddler", *OTHERS])
    assert t.do(*hire("peddler", "shellfish 5", "shellfish 3")).lords("amber") == ["peddler", "recruiter"]


@rule("AB-7.2.1", "AB-7.2.2")
def test_jailer_makes_each_opponent_discard_an_ally() -> None:
    hands = {"sky": ["squid 1", "squid 5"], "rose": ["crab 1", "crab 2", "crab 4"]}
    t = table(*JAILER, seats=4, hands=hands, court=["jailer", *OTHERS]).do(*hire("jailer", *JAILER))
    assert t.seat == "sky" and t.options() == ["discard squid 1", "discard squid 5"]
    t.do("discard squid 1")
    assert t.seat == "rose" and t.options() == ["discard crab 1", "discard crab 2", "discard crab 4"]
    t.do("discard crab 2")
    assert t.hand("sky") == ["squid 5"] and t.hand("rose") == ["crab 1", "crab 4"] and t.turn == "sky"
    assert {"squid 1", "crab 2"} <= set(t.discards())


@rule("AB-7.2.1")
def test_jailer_leaves_its_owners_hand() -> None:
    t = table(*JAILER, "crab 5", court=["jailer", *OTHERS]).do(*hire("jailer", *JAILER))
    assert t.hand("amber") == ["crab 5"] and t.turn == "sky"


@rule("AB-7.3.1")
def test_seeker_takes_two_pearls_from_each_opponent() -> None:
    pearls = {"amber": 4, "sky": 5, "green": 1}
    t = table(*SEEKER, seats=4, pearls=pearls, court=["seeker", *OTHERS]).do(*hire("seeker", *SEEKER))
    assert [t.pearls(seat) for seat in ("amber", "sky", "green", "rose")] == [4, 3, 0, 0]


@rule("AB-7.4.1")
def test_assassin_turns_a_lord_of_each_opponent() -> None:
    lords = {"amber": ["miller"], "sky": ["keeper", "slaver"], "green": ["peddler", "treasurer"]}
    t = table(*ASSASSIN, seats=3, lords=lords, court=["assassin", *OTHERS]).do(*hire("assassin", *ASSASSIN))
    assert t.seat == "amber" and t.options() == ["disable keeper", "disable slaver"]
    t.do("disable keeper")
    assert t.seat == "amber" and t.options() == ["disable peddler", "disable treasurer"]
    t.do("disable treasurer")
    assert t.disabled("sky") == ["keeper"] and t.lords("sky") == ["slaver"] and t.key_total("sky") == 1
    assert t.disabled("green") == ["treasurer"] and t.lords("green") == ["peddler"] and t.key_total("green") == 0
    assert t.disabled("amber") == [] and t.turn == "sky"


@rule("AB-7.4.5")
def test_assassin_reaches_neither_covered_nor_turned_lords() -> None:
    t = table(
        *ASSASSIN,
        seats=3,
        lords={"green": ["peddler", "slaver"]},
        covered={"sky": ["keeper"], "green": ["shepherd"]},
        disabled={"sky": ["miller"], "green": ["reaper"]},
        court=["assassin", *OTHERS],
    ).do(*hire("assassin", *ASSASSIN))
    assert t.options() == ["disable peddler", "disable slaver"]
    t.do("disable slaver")
    assert t.disabled("green") == ["reaper", "slaver"] and t.disabled("sky") == ["miller"]


@rule("AB-7.5.1")
def test_commander_cuts_hands_to_six_when_hired() -> None:
    hands = {"sky": EIGHT, "green": ["crab 1"] * 2 + ["crab 2"] * 3 + ["crab 4"]}
    t = table(*COMMANDER, seats=3, hands=hands, court=["commander", *OTHERS]).do(*hire("commander", *COMMANDER))
    assert t.seat == "sky" and t.verbs() == {"discard"} and len(t.options()) == 8
    t.do("discard squid 1", "discard jellyfish 2")
    assert len(t.hand("sky")) == 6 and "squid 1" not in t.hand("sky") and "jellyfish 2" not in t.hand("sky")
    assert len(t.hand("green")) == 6 and t.turn == "sky" and {"squid 1", "jellyfish 2"} <= set(t.discards())


@rule("AB-7.5.1")
def test_affiliated_allies_are_not_in_hand() -> None:
    t = table(
        *COMMANDER,
        hands={"sky": EIGHT[:6]},
        affiliated={"sky": ["seahorse 1", "seahorse 2"]},
        court=["commander", *OTHERS],
    ).do(*hire("commander", *COMMANDER))
    assert t.turn == "sky" and t.hand("sky") == EIGHT[:6]


@rule("AB-7.5.2")
def test_an_opponent_goes_over_six_and_discards_at_the_end_of_the_turn() -> None:
    t = table(*EIGHT[:6], lords={"sky": ["commander"]}, council={"crab": [1, 2]}).do("support crab")
    assert t.turn == "amber" and t.seat == "amber" and len(t.hand("amber")) == 8 and t.verbs() == {"discard"}
    t.do("discard crab 1", "discard jellyfish 1")
    assert len(t.hand("amber")) == 6 and t.turn == "sky"


@rule("AB-7.5.2")
def test_more_than_six_in_hand_may_be_spent_before_the_end_of_the_turn() -> None:
    t = table(*EIGHT, lords={"sky": ["commander"]}, court=["corruptor", *OTHERS])
    assert t.do(*hire("corruptor", "squid 5", "squid 4", "squid 1")).turn == "sky" and len(t.hand("amber")) == 5


@rule("AB-7.5.2")
def test_commander_does_not_bind_its_owner() -> None:
    t = table(*EIGHT, lords={"amber": ["commander"]}, council={"crab": [1]}).do("support crab")
    assert t.turn == "sky" and len(t.hand("amber")) == 9


@rule("AB-7.5.3")
def test_an_ally_bought_out_of_turn_counts_at_the_end_of_the_buyers_turn() -> None:
    t = table(
        lords={"amber": ["commander"]},
        hands={"sky": EIGHT[:6]},
        pearls={"sky": 1},
        deck=["crab 1", "crab 2", "crab 3"],
        council={"seahorse": [1]},
    ).do("explore", "buy")
    assert t.seat == "amber" and len(t.hand("sky")) == 7
    t.do("take")
    assert t.turn == "sky" and len(t.hand("sky")) == 7 and t.may("support seahorse")
    t.do("support seahorse")
    assert t.seat == "sky" and t.verbs() == {"discard"}
    t.do("discard squid 1", "discard squid 2")
    assert len(t.hand("sky")) == 6 and t.turn == "amber"


@rule("AB-7.5.4")
def test_a_buyer_may_have_to_discard_at_once() -> None:
    t = table(
        lords={"amber": ["commander"]},
        hands={"sky": EIGHT[:6]},
        pearls={"sky": 1},
        deck=["crab 1", "crab 2", "crab 3"],
        commander="at_once",
    ).do("explore", "buy")
    assert t.seat == "sky" and t.verbs() == {"discard"}
    t.do("discard squid 1")
    assert len(t.hand("sky")) == 6 and t.seat == "amber" and t.options() == ["explore", "take"]


@rule("AB-7.6.1")
def test_tamer_lowers_the_reward_of_opponents() -> None:
    t = table(lords={"sky": ["tamer"]}, threat=4, deck=["monster", "crab 1"]).do("explore", "fight")
    assert t.keys("amber") == 1 and t.pearls("amber") == 0 and t.tokens("amber") == [] and t.threat == 1
    t = table(lords={"sky": ["tamer"]}, threat=3, deck=["monster", "crab 1"]).do("explore", "fight", "choose 1")
    assert t.keys("amber") == 0 and t.pearls("amber") == 2
    t = table(lords={"amber": ["tamer"]}, threat=3, deck=["monster", "crab 1"]).do("explore", "fight")
    assert t.keys("amber") == 1 and t.pearls("amber") == 0


@rule("AB-7.6.2")
def test_tamer_leaves_the_reward_of_the_first_space() -> None:
    t = table(lords={"sky": ["tamer"]}, deck=["monster", "crab 1"]).do("explore", "fight")
    assert t.options() == ["choose 1", "choose 2"]
    assert t.do("choose 1").pearls("amber") == 1


@rule("AB-7.6.3")
def test_tamer_leaves_the_pearl_of_the_last_space() -> None:
    t = table(lords={"sky": ["tamer"]}, threat=4, deck=LAST).do(*["explore"] * 5, "fight")
    assert t.keys("amber") == 1 and t.pearls("amber") == 1


@rule("AB-7.7.1")
def test_hunter_takes_a_token_of_an_opponent() -> None:
    tokens = {"amber": [2], "sky": [2, 4], "green": [3]}
    t = table(*HUNTER, seats=4, tokens=tokens, court=["hunter", *COURT]).do(*hire("hunter", *HUNTER))
    assert t.seat == "amber" and t.options() == ["opponent green", "opponent sky"]
    t.do("opponent green")
    assert t.tokens("amber") == [2, 3] and t.tokens("green") == [] and t.tokens("sky") == [2, 4] and t.pool() == 16


@rule("AB-7.7.1")
def test_hunter_takes_a_single_token_and_asks_nothing_without_one() -> None:
    t = table(*HUNTER, tokens={"sky": [4, 4]}, court=["hunter", *COURT]).do(*hire("hunter", *HUNTER), "opponent sky")
    assert t.tokens("amber") == [4] and t.tokens("sky") == [4]
    t = table(*HUNTER, tokens={"amber": [4]}, court=["hunter", *COURT]).do(*hire("hunter", *HUNTER))
    assert t.tokens("amber") == [4] and t.turn == "sky"


@rule("AB-7.14.1")
def test_shaman_wards_off_recruiter_and_tamer() -> None:
    t = table(
        "shellfish 5",
        "shellfish 3",
        lords={"amber": ["shaman"], "sky": ["recruiter", "tamer"]},
        court=["peddler", *OTHERS],
        threat=3,
        deck=["monster", "crab 1"],
    )
    assert t.may("hire peddler")
    assert t.do("explore", "fight").keys("amber") == 1


@rule("AB-7.14.1")
def test_shaman_wards_off_the_commander() -> None:
    t = table(*EIGHT, lords={"amber": ["shaman"], "sky": ["commander"]}, council={"crab": [1]}).do("support crab")
    assert t.turn == "sky" and len(t.hand("amber")) == 9


@pytest.mark.parametrize(
    ("lord", "paid"),
    [("jailer", JAILER), ("seeker", SEEKER), ("assassin", ASSASSIN), ("commander", COMMANDER), ("hunter", HUNTER)],
)
@rule("AB-7.14.1")
def test_shaman_wards_off_what_works_at_hiring(lord: str, paid: tuple[str, ...]) -> None:
    hand = ["jellyfish 1", "jellyfish 2", "jellyfish 3", "jellyfish 4", "seahorse 2", "seahorse 3", "seahorse 4"]
    t = table(
        *paid,
        hands={"sky": hand},
        pearls={"sky": 3},
        tokens={"sky": [4]},
        lords={"sky": ["shaman", "slaver"]},
        court=[lord, *COURT],
    ).do(*hire(lord, *paid))
    assert t.turn == "sky" and t.hand("sky") == hand and t.pearls("sky") == 3 and t.tokens("sky") == [4]
    assert t.disabled("sky") == [] and t.lords("sky") == ["shaman", "slaver"]
