"""The worked examples of the rulebook."""

from __future__ import annotations

from tests.games.abyss.table import rule, table
from tests.games.abyss.words import hire

PICTURE = ["jellyfish 3", "crab 2", "shellfish 5", "shellfish 1"]  # the active player's hand
SALE = ["master_of_magic", "slaver", "traitor"]


@rule("AB-3.1", "AB-3.2", "AB-3.5", "AB-3.6", "AB-3.11", "AB-3.13", "AB-3.27")
def test_the_exploration_of_seven_cards() -> None:
    deck = ["crab 1", "squid 3", "monster", "jellyfish 4", "seahorse 1", "shellfish 1", "squid 1", "crab 5"]
    t = table(seats=4, deck=deck, pearls={"sky": 3, "green": 2, "rose": 1})
    t.do("explore", "done", "done", "done")  # the first card: nobody wants it
    t.do("explore", "done", "done", "buy")  # the second: the third opponent pays one pearl
    assert t.pearls("amber") == 1 and t.hand("rose") == ["squid 3"]
    assert t.track() == ["crab 1", "monster"] and t.options() == ["explore", "fight"]
    t.do("explore")  # the Monster is left behind
    assert t.threat == 2 and t.track() == ["crab 1", "monster", "jellyfish 4"] and t.seat == "sky"
    t.do("buy")  # the fourth card: the first opponent pays two
    assert t.pearls("amber") == 3 and t.hand("sky") == ["jellyfish 4"] and t.pearls("sky") == 1
    t.do("explore", "explore")  # nobody can buy the last three
    assert t.track() == ["crab 1", "monster", "seahorse 1", "shellfish 1", "squid 1"] and t.options() == ["take"]
    t.do("take")
    assert t.hand("amber") == ["squid 1"] and t.pearls("amber") == 4 and t.turn == "sky" and t.threat == 2
    assert t.council("crab") == [1] and t.council("seahorse") == [1] and t.council("shellfish") == [1]
    assert t.discards() == ["monster"] and t.deck_size() == 1


@rule("AB-5.4", "AB-5.5", "AB-5.10", "AB-5.19")
def test_master_of_magic_for_three_allies() -> None:
    t = table(*PICTURE, court=SALE, pearls={"amber": 2})
    t.do(*hire("master_of_magic", "jellyfish 3", "crab 2", "shellfish 5"))
    assert t.lords("amber") == ["master_of_magic"] and t.affiliated("amber") == ["crab 2"]
    assert t.pearls("amber") == 2 + 2 and len(t.court()) == 6


@rule("AB-5.6", "AB-5.8", "AB-5.10", "AB-5.19")
def test_slaver_for_two_shellfish_and_two_pearls() -> None:
    t = table(*PICTURE, court=SALE, pearls={"amber": 2}).do(*hire("slaver", "shellfish 5", "shellfish 1"))
    assert t.lords("amber") == ["slaver"] and t.affiliated("amber") == ["shellfish 1"]
    assert t.pearls("amber") == 0 + 2 and len(t.court()) == 6


@rule("AB-5.4")
def test_no_traitor_without_a_squid() -> None:
    t = table(*PICTURE, court=SALE, pearls={"amber": 2})
    assert t.options() == ["explore", "hire master_of_magic", "hire slaver", "plot"]
    assert not table(*PICTURE, court=SALE, pearls={"amber": 12}).may("hire traitor")
    assert table(*PICTURE, "squid 1", court=SALE, pearls={"amber": 12}).may("hire traitor")


@rule("AB-9.3", "AB-9.4", "AB-9.5", "AB-9.6", "AB-9.7", "AB-9.15", "AB-9.16")
def test_the_final_count_of_91() -> None:
    t = table(
        "jellyfish 1",  # the second jellyfish comes from hand at the end
        locations={"amber": ["parliament", "sanctuary", "abyss"]},
        lords={"amber": ["jailer", "traitor", "corruptor"]},
        covered={"amber": ["elder", "keeper", "slaver", "master_of_magic"]},
        affiliated={"amber": ["jellyfish 3", "squid 3", "crab 2", "seahorse 1", "shellfish 5"]},
        tokens={"amber": [2, 4]},
    )
    t.finish()
    assert t.location_score("amber", "parliament") == 10
    assert t.location_score("amber", "sanctuary") == 10
    assert t.location_score("amber", "abyss") == 12
    assert t.score("amber") == {"locations": 32, "lords": 39, "allies": 14, "monsters": 6}
    assert t.total("amber") == 91 and t.winners() == ["amber"]
