"""The twelve strategies: which card, type and effect each has."""

from __future__ import annotations

import pytest

from tests.games.secret_city.cards.words import tokens, won
from tests.games.secret_city.table import table

CARDS = [  # the side that does something else, its type, the side that captures, its type
    ("subtle_intrigues", "intrigue", "assault", "weapons"),
    ("deft_manipulations", "intrigue", "sorcerous_seizure", "magic"),
    ("contract_killing", "weapons", "hostile_takeover", "intrigue"),
    ("careful_research", "magic", "night_storm", "weapons"),
    ("open_clash", "weapons", "ritual_seizure", "magic"),
    ("ancient_rituals", "magic", "blackmail", "intrigue"),
]
TYPES = [(name, kind) for row in CARDS for name, kind in (row[:2], row[2:])]
CAPTURES = [row[2] for row in CARDS]
FITTING = {"weapons": 2, "magic": 3, "intrigue": 4}
EMPTY: dict[str, list[str]] = {"spells": [], "mercenaries": [], "artifacts": []}


@pytest.mark.parametrize("taken", [side for row in CARDS for side in (row[0], row[2])])
def test_two_sides_of_a_card_go_together(taken: str) -> None:
    t = table("strategies")
    assert t.options() == sorted(f"strategy {name}" for name, _ in TYPES)
    t.do(f"strategy {taken}")
    gone = next({row[0], row[2]} for row in CARDS if taken in row)
    assert t.strategy("amber") == taken and t.seat == "sky"
    assert t.options() == sorted(f"strategy {name}" for name, _ in TYPES if name not in gone)


@pytest.mark.parametrize(("strategy", "kind"), TYPES)
def test_types_of_strategies(strategy: str, kind: str) -> None:
    other = "assault" if strategy != "assault" and strategy != "subtle_intrigues" else "night_storm"
    t = table(
        "battle",
        characters={"amber": ["manticore", "fata", "konets"]},
        strategies={"amber": f"{strategy} sky", "sky": f"{other} amber"},
        deals="off",
    )
    fitting = {number for number in (2, 3, 4) if t.may(f"assign {number} for amber")}
    assert fitting == {FITTING[kind]} == {number for number in (2, 3, 4) if t.may(f"assign {number} against amber")}


@pytest.mark.parametrize("strategy", CAPTURES)
def test_base_strategies_capture_a_territory(strategy: str) -> None:
    t = won("nav", strategy=strategy, territories={"sky": ["trade_guild", "tigradcom"], "amber": ["council_hall"]})
    assert t.seat == "amber" and t.options() == ["take_territory tigradcom", "take_territory trade_guild"]
    t.do("take_territory trade_guild")
    assert t.territories("amber") == ["citadel_dark_court", "council_hall", "trade_guild"]
    assert t.territories("sky") == ["green_house_palace", "tigradcom"] and tokens(t, "amber") == "0 0 0"


@pytest.mark.parametrize("strategy", CAPTURES)
def test_base_strategies_never_capture_a_home(strategy: str) -> None:
    t = won("nav", strategy=strategy)
    assert t.turn == 2 and t.territories("sky") == ["green_house_palace"]
    assert t.territories("amber") == ["citadel_dark_court"]


def test_subtle_intrigues_steal_influence_and_cost_a_card() -> None:
    t = won("nav", tokens={"sky": "3 3 3"}, hands={"sky": ["heron", "fata"]})
    assert tokens(t, "amber") == "0 0 1" and tokens(t, "sky") == "3 3 2"
    assert t.seat == "sky" and t.options() == ["discard fata", "discard heron"]
    t.do("discard fata")
    assert t.hand("sky") == ["heron"] and t.under("mercenaries") == ["fata"]
    assert t.phase == "end" and t.seat == "sky"


def test_deft_manipulations_steal_three_and_bring_influence() -> None:
    t = won("masan", tokens={"sky": "3 3 3"})
    assert t.options() == ["number 0", "number 1", "number 2", "number 3"]
    t.do("number 2")
    assert tokens(t, "amber") == "2 1 1" and tokens(t, "sky") == "1 2 3"


def test_contract_killing_kills_and_brings_influence() -> None:
    t = won("hvan", characters={"amber": ["red_cap"], "sky": ["golem_lunatic", "nav_santiaga"]})
    assert t.seat == "amber" and t.options() == ["target sky 2", "target sky 3"]
    t.do("target sky 3")
    assert t.characters("sky") == ["nav_prince", "golem_lunatic"] and t.gone() == ["nav_santiaga"]
    assert tokens(t, "amber") == "0 0 1"


def test_careful_research_takes_a_card_draws_one_and_brings_influence() -> None:
    t = won("chel", hands={"sky": ["heron", "nav_heart", "fata"]}, decks={**EMPTY, "artifacts": ["smartbox"]})
    assert t.options() == ["take fata", "take heron"]
    t.do("take fata", "deck artifacts")
    assert t.hand("amber") == ["fata", "smartbox"] and t.hand("sky") == ["heron", "nav_heart"]
    assert tokens(t, "amber") == "0 0 1"


def test_open_clash_brings_influence_steals_money_and_draws_an_artifact() -> None:
    t = won("chud", tokens={"sky": "3 3 3"}, decks={"artifacts": ["smartbox", "spy_mask"]})
    assert tokens(t, "amber") == "2 0 1" and tokens(t, "sky") == "1 3 3" and t.hand("amber") == ["smartbox"]


def test_ancient_rituals_bring_mana_influence_and_a_spell() -> None:
    t = won("lyud", tokens={"sky": "3 3 3"}, decks={"spells": ["heron", "dispel"]})
    assert tokens(t, "amber") == "0 3 1" and tokens(t, "sky") == "3 2 3" and t.hand("amber") == ["heron"]


@pytest.mark.parametrize(
    ("house", "natural"),
    [
        ("nav", "subtle_intrigues"),
        ("lyud", "ancient_rituals"),
        ("chud", "open_clash"),
        ("masan", "deft_manipulations"),
        ("hvan", "contract_killing"),
        ("chel", "careful_research"),
    ],
)
def test_natural_strategies(house: str, natural: str) -> None:
    gains = {
        name: won(house, strategy=name, assigned={"amber": {1: "for amber"}}, decks=EMPTY).influence("amber")
        for name, *_ in CARDS
    }
    assert gains == {name: (name != "subtle_intrigues") + 1 + (name == natural) for name, *_ in CARDS}
