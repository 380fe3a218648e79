"""What a study may change in Secret City, besides whatever a pack of cards may say (`what_if` writes that pack)."""

from __future__ import annotations

from undercourt.games.secret_city.actions import INFLUENCE, MANA, MONEY, RESOURCES
from undercourt.games.secret_city.state import City
from undercourt.lab.levers import Dealt, Levers


def each(s: City, resource: int, n: int) -> None:
    for seat in range(s.seats):
        s.tokens[seat * RESOURCES + resource] = n


def money(s: City, n: int) -> None:
    each(s, MONEY, n)


def mana(s: City, n: int) -> None:
    each(s, MANA, n)


def influence(s: City, n: int) -> None:
    each(s, INFLUENCE, n)


LEVERS = Levers(
    [],
    [
        Dealt("money", "of each player at the beginning, none in the rules", 0, 20, money),
        Dealt("mana", "of each player at the beginning, none in the rules", 0, 20, mana),
        Dealt("influence", "of each player at the beginning, none in the rules", 0, 20, influence),
    ],
)
