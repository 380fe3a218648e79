"""What the tests of cards have in common: a battle with all three types, prices, a strategy that has succeeded."""

from __future__ import annotations

from typing import Any

from tests.games.secret_city.table import Table, table

PLENTY = "9 9 9"
TYPES = {"amber": "deft_manipulations sky", "sky": "careful_research amber", "green": "open_clash amber"}
NATURAL = {
    "nav": "subtle_intrigues",
    "lyud": "ancient_rituals",
    "chud": "open_clash",
    "masan": "deft_manipulations",
    "hvan": "contract_killing",
    "chel": "careful_research",
}


def fight(amber: str = "", sky: str = "", hand: str = "", house: str = "nav", **more: Any) -> Table:
    """A battle of three without deals. Amber's strategy is of intrigue, sky's of magic, green's of weapons."""
    setting: dict[str, Any] = {
        "phase": "battle",
        "seats": 3,
        "houses": seated(house),
        "characters": {"amber": amber.split(), "sky": sky.split()},
        "hands": {"amber": hand.split()},
        "tokens": {"amber": PLENTY},
        "strategies": TYPES,
        "deals": "off",
    }
    return table(**{**setting, **more})


def seated(house: str) -> list[str]:
    """The house for amber, the others in their order."""
    return [house, *(other for other in NATURAL if other != house)]


def poorer(price: str) -> list[str]:
    """One token too few of each kind that the price names, and plenty of the others."""
    parts = [int(n) for n in price.split()]
    return [
        " ".join(str(n - 1) if j == i else "9" for j, n in enumerate(parts)) for i, part in enumerate(parts) if part > 0
    ]


def tokens(t: Table, seat: str) -> str:
    return f"{t.money(seat)} {t.mana(seat)} {t.influence(seat)}"


def bought(card: str, price: str, house: str = "nav", **more: Any) -> Table:
    """The card after it was bought with exactly its price; with one token less it cannot be bought."""
    setting: dict[str, Any] = {"houses": seated(house), "hands": {"amber": [card]}, **more}
    for short in poorer(price):
        assert not table(**setting, tokens={"amber": short}).may(f"buy {card}")
    t = table(**setting, tokens={"amber": price}).do(f"buy {card}")
    assert tokens(t, "amber") == "0 0 0" and t.hand("amber") == []
    return t


def character(card: str, price: str, strength: int, symbols: str, house: str = "nav") -> None:
    """Bought for its price it stands beside the leader with its printed strength and symbols."""
    t = bought(card, price, house)
    assert t.characters("amber")[1:] == [card] and t.down("amber") == [] and t.at("amber", 2) is None
    assert t.strength("amber", 2) == strength and t.symbols("amber", 2) == sorted(symbols.split())


def leader(card: str, symbols: str, house: str) -> None:
    """It lies there from the beginning, of strength 6."""
    t = table(houses=seated(house))
    assert t.characters("amber") == [card] and t.strength("amber", 1) == 6
    assert t.symbols("amber", 1) == sorted(symbols.split())


def used(card: str, price: str, amber: str = "", sky: str = "", house: str = "nav", **more: Any) -> Table:
    """A battle in which amber has paid exactly the price of a card from hand; with one token less it cannot be used."""
    for short in poorer(price):
        assert not fight(amber, sky, card, house, **{**more, "tokens": {"amber": short}}).may(f"use {card}")
    rich = {**more, "tokens": {"amber": price, **more.get("tokens", {})}}
    t = fight(amber, sky, card, house, **rich).do(f"use {card}")
    assert tokens(t, "amber") == "0 0 0" and t.hand("amber") == []
    return t


def acted(cost: str, amber: str, sky: str = "", house: str = "nav", **more: Any) -> Table:
    """A battle in which amber's first character besides the leader uses its ability with exactly its price."""
    for short in poorer(cost):
        assert not fight(amber, sky, "", house, **{**more, "tokens": {"amber": short}}).may("ability 2")
    rich = {**more, "tokens": {"amber": cost, **more.get("tokens", {})}}
    t = fight(amber, sky, "", house, **rich).do("ability 2")
    assert tokens(t, "amber") == "0 0 0"
    return t


def won(house: str, *heroes: str, strategy: str | None = None, **more: Any) -> Table:
    """Amber's strategy succeeds by 2, a Red Cap's strength, while the heroes stand by."""
    setting: dict[str, Any] = {
        "phase": "resolve",
        "houses": seated(house),
        "characters": {"amber": ["red_cap", *heroes]},
        "strategies": {"amber": f"{strategy or NATURAL[house]} sky"},
        "assigned": {"amber": {2: "for amber"}},
    }
    return table(**{**setting, **more})


def led(house: str, margin: int) -> int:
    """What amber's influence is after the natural strategy succeeded by a margin from 1 to 6 against a poor victim."""
    other = {1: "masan_mercenary", 2: "hvan_mercenary", 3: "griffin", 4: "red_cap", 5: "shas_trader"}
    t = table(
        phase="resolve",
        houses=seated(house),
        characters={"sky": [other[margin]] if margin < 6 else []},
        strategies={"amber": f"{NATURAL[house]} sky"},
        assigned={"amber": {1: "for amber"}, "sky": {2: "against amber"} if margin < 6 else {}},
        decks={"spells": [], "mercenaries": [], "artifacts": []},
    )
    if t.verbs() == {"target"}:
        t.do("target sky 2")
    return t.influence("amber")


def targets(options: list[str]) -> list[str]:
    """The characters among the options, without the verb."""
    return [option.removeprefix("target ") for option in options if option.startswith("target ")]
