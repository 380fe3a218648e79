"""Empires by how much a seat loves them: the one on its first slot, on its second, and so on."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from undercourt.games.whispers.actions import (
    ACT_AT,
    DISCARD,
    EMPIRE,
    EMPIRES,
    KINDS,
    MOVE_AGENT,
    NAME,
    PLACE,
    PLACE_IN,
    PLAY,
    PUT,
    RANKS,
    RECALL,
    RECALL_FROM,
    SEATS,
    SLOTS,
    SPEND,
)
from undercourt.games.whispers.board import HOME, REGIONS
from undercourt.games.whispers.observe import AT_LOYALTY, LAYOUT
from undercourt.judgement.ranking import Ranking
from undercourt.judgement.whispers.worth import partner
from undercourt.kernel.ids import NOTHING

# Blocks of an observation in which empires are counted: how often, and what is counted of each.
BY_EMPIRE: Final = [
    ("acting", 1, RANKS),
    ("marker", 1, RANKS),
    ("agent", 1, RANKS),
    ("regrouping", 1, 1),
    ("banners", 1, REGIONS),
    ("conquered", 1, REGIONS),
    ("cities", 1, 1),
    ("reserve", 1, 1),
    ("agents", SEATS, RANKS),
    ("loyalty", SEATS * SLOTS, 1),
    ("hands", SEATS, 1),
]
PAIRS: Final = EMPIRES * EMPIRES  # kinds of cards, by the ranks of both empires
OWN_ABILITIES: Final = 2  # of each empire; the others belong to two
# Ranges of actions in which empires are counted: where they begin and end, and what is counted of each.
NAMED: Final = [
    (RECALL, RECALL_FROM, RANKS),
    (PLACE, PLACE_IN, RANKS),
    (MOVE_AGENT, ACT_AT, RANKS),
    (ACT_AT, PUT, RANKS),
    (EMPIRE, PLAY, 1),
    (PLAY, PLAY + EMPIRES * OWN_ABILITIES, OWN_ABILITIES),
    (NAME, NAME + EMPIRES, 1),
]
CARDS: Final = [SPEND, DISCARD]


def ranking(actions: int) -> Ranking:
    # A digit for each slot, and 0 for one that is not known: no other order looks like part of this one.
    tells = [(empire + 1) * (EMPIRES + 1) ** slot for slot in range(SLOTS) for empire in range(EMPIRES)]
    size = sum([times * EMPIRES * each for _, times, each in BY_EMPIRE]) + PAIRS + EMPIRES * REGIONS
    names = sum([last - first for first, last, _ in NAMED]) + len(CARDS) * PAIRS
    made = Ranking(AT_LOYALTY, tells, size, names)
    for order in permutations(range(EMPIRES)):  # by slot: the empire
        rank = [order.index(empire) for empire in range(EMPIRES)]
        told = sum([tells[slot * EMPIRES + empire] for slot, empire in enumerate(order)])
        homes = size - EMPIRES * REGIONS
        always = [homes + rank[HOME[region]] * REGIONS + region for region in range(REGIONS)]
        made.add(told, places_by(rank), always, names_by(rank, actions))
    return made


def places_by(rank: list[int]) -> list[int]:
    """By place of an observation: its place by rank, or NOTHING."""
    places = [NOTHING] * LAYOUT.size
    base = 0
    for name, times, each in BY_EMPIRE:
        first = LAYOUT.at(name)
        for time in range(times):
            for empire in range(EMPIRES):
                for one in range(each):
                    at = (time * EMPIRES + rank[empire]) * each + one
                    places[first + (time * EMPIRES + empire) * each + one] = base + at
        base += times * EMPIRES * each
    for kind in range(KINDS):
        places[LAYOUT.at("hand") + kind] = base + pair(rank, kind)
    return places


def names_by(rank: list[int], actions: int) -> list[int]:
    """By action: its name by rank, or NOTHING."""
    names = [NOTHING] * actions
    base = 0
    for first, last, each in NAMED:
        for empire in range(EMPIRES):
            for one in range(each):
                names[first + empire * each + one] = base + rank[empire] * each + one
        base += last - first
    for first in CARDS:
        for kind in range(KINDS):
            names[first + kind] = base + pair(rank, kind)
        base += PAIRS
    return names


def pair(rank: list[int], kind: int) -> int:
    """Of a kind of card: whose it is, and with whom it shares its third ability."""
    return rank[kind // (EMPIRES - 1)] * EMPIRES + rank[partner(kind)]
