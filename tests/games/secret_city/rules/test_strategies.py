"""The choice of strategies."""

from __future__ import annotations

import pytest

from tests.games.secret_city.table import rule, table

PAIRS = [
    ("assault", "subtle_intrigues"),
    ("sorcerous_seizure", "deft_manipulations"),
    ("hostile_takeover", "contract_killing"),
    ("night_storm", "careful_research"),
    ("ritual_seizure", "open_clash"),
    ("blackmail", "ancient_rituals"),
]
ALL = sorted(f"strategy {side}" for pair in PAIRS for side in pair)


@rule("SC-4.1", "SC-4.7")
def test_each_takes_a_strategy_in_player_order_and_nobody_declines() -> None:
    t = table(phase="strategies", seats=3)
    assert t.seat == "amber" and t.options() == ALL
    t.do("strategy assault", "player sky")
    assert t.seat == "sky" and t.verbs() == {"strategy"} and len(t.options()) == 10
    t.do("strategy open_clash", "player green")
    assert t.seat == "green" and t.verbs() == {"strategy"} and len(t.options()) == 8


@pytest.mark.parametrize(("base", "other"), PAIRS)
@rule("SC-4.2", "SC-4.13")
def test_a_card_is_taken_with_both_its_sides(base: str, other: str) -> None:
    for side in (base, other):
        t = table(phase="strategies").do(f"strategy {side}")
        assert t.strategy("amber") == side and t.seat == "sky"
        assert t.options() == [word for word in ALL if word not in (f"strategy {base}", f"strategy {other}")]


@rule("SC-4.3", "SC-4.4")
def test_the_target_is_one_of_the_opponents() -> None:
    t = table(phase="strategies", seats=4).do("strategy ancient_rituals")
    assert t.seat == "amber" and t.options() == ["player green", "player rose", "player sky"]
    t.do("player rose")
    assert t.victim("amber") == "rose" and t.seat == "sky"
    assert t.do("strategy assault").options() == ["player amber", "player green", "player rose"]


@rule("SC-4.5")
def test_several_strategies_have_the_same_target() -> None:
    t = table(phase="strategies", seats=3).do("strategy assault", "player sky", "strategy blackmail", "player green")
    t.do("strategy night_storm")
    assert t.may("player sky")
    t.do("player sky")
    assert [t.victim(seat) for seat in ("amber", "sky", "green")] == ["sky", "green", "sky"]


@rule("SC-4.6")
def test_two_players_are_not_asked_for_a_target() -> None:
    t = table(phase="strategies").do("strategy contract_killing")
    assert t.seat == "sky" and t.victim("amber") == "sky"
    t.do("strategy assault")
    assert t.victim("sky") == "amber" and "player" not in t.verbs()


@rule("SC-4.8")
def test_everybody_has_one_strategy_and_all_come_back_next_turn() -> None:
    t = table(phase="strategies", seats=3)
    t.do("strategy assault", "player sky", "strategy blackmail", "player green", "strategy night_storm", "player sky")
    assert "strategy" not in t.verbs() and t.seat == "amber" and t.may("property citadel_dark_court")
    assert [t.strategy(seat) for seat in ("amber", "sky", "green")] == ["assault", "blackmail", "night_storm"]
    hands, tokens = {"amber": ["energy_crystal"]}, {"amber": "2 0 0"}
    strategies = {"amber": "assault sky", "sky": "blackmail amber"}
    t = table(phase="end", hands=hands, tokens=tokens, strategies=strategies)
    while "strategy" not in t.verbs():
        t.do("done")
    assert t.turn == 2 and t.options() == ALL


@pytest.mark.parametrize("side", ["contract_killing", "careful_research", "assault"])
@rule("SC-4.9")
def test_only_the_player_is_named_when_a_strategy_is_taken(side: str) -> None:
    hands, characters = {"sky": ["heron", "dispel"]}, {"sky": ["fata", "konets"]}
    territories = {"sky": ["tigradcom", "trade_guild"]}
    t = table(phase="strategies", seats=3, hands=hands, characters=characters, territories=territories)
    t.do(f"strategy {side}", "player sky")
    assert t.seat == "sky" and t.verbs() == {"strategy"}


@rule("SC-4.9")
def test_the_victim_of_a_killing_is_chosen_after_the_battle() -> None:
    t = table(
        phase="resolve",
        characters={"amber": ["hvan_mercenary"], "sky": ["fata", "konets"]},
        strategies={"amber": "contract_killing sky"},
        assigned={"amber": {2: "for amber"}},
    )
    assert t.seat == "amber" and t.options() == ["target sky 2", "target sky 3"]


def fitting(side: str) -> list[str]:
    """Which of a Manticore (weapons), a Fata (magic) and a Konets (intrigue) can be assigned to a strategy."""
    characters = ["manticore", "fata", "konets"]
    t = table(phase="battle", characters={"amber": characters}, strategies={"amber": f"{side} sky"})
    return [characters[number - 2] for number in (2, 3, 4) if t.may(f"assign {number} for amber")]


@pytest.mark.parametrize("side", ["assault", "night_storm", "contract_killing", "open_clash"])
@rule("SC-4.10")
def test_strategies_of_weapons(side: str) -> None:
    assert fitting(side) == ["manticore"]


@pytest.mark.parametrize("side", ["sorcerous_seizure", "ritual_seizure", "careful_research", "ancient_rituals"])
@rule("SC-4.11")
def test_strategies_of_magic(side: str) -> None:
    assert fitting(side) == ["fata"]


@pytest.mark.parametrize("side", ["hostile_takeover", "blackmail", "subtle_intrigues", "deft_manipulations"])
@rule("SC-4.12")
def test_strategies_of_intrigue(side: str) -> None:
    assert fitting(side) == ["konets"]
