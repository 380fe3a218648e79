"""The verbs of A War of Whispers: one fixed, named range of ints each."""

from __future__ import annotations

from typing import Final

from undercourt.games.whispers.board import REGION_NAMES, REGIONS
from undercourt.kernel.actions import Space, Verb
from undercourt.kernel.choose import BRANCHES, CHOOSE, DONE, FREE

SEATS: Final = 4
SEAT_NAMES: Final = ["raven", "spider", "rat", "serpent"]

EMPIRES: Final = 5  # in the order of their phases
EMPIRE_NAMES: Final = ["bear", "eagle", "elephant", "lion", "horse"]
RANKS: Final = 4
RANK_NAMES: Final = ["sheriff", "steward", "marshal", "chancellor"]
POSITIONS: Final = 20  # empire * RANKS + rank: the order in which they act
POSITION_NAMES: Final = [f"{empire} {rank}" for empire in EMPIRE_NAMES for rank in RANK_NAMES]
BANNERS: Final = 20  # of each empire

SLOTS: Final = 5  # of loyalty, from x4 to x-1
SLOT_NAMES: Final = ["devout", "dutiful", "affiliated", "unallied", "opposed"]
PAIRS: Final = [(a, b) for a in range(SLOTS) for b in range(a + 1, SLOTS)]
PAIR_NAMES: Final = [f"{SLOT_NAMES[a]} {SLOT_NAMES[b]}" for a, b in PAIRS]

KINDS: Final = 20  # of cards: empire * 4 + which of the other four empires its third ability is shared with
KIND_NAMES: Final = [f"{empire}-{partner}" for empire in EMPIRE_NAMES for partner in EMPIRE_NAMES if partner != empire]
ABILITIES: Final = 20
ABILITY_NAMES: Final = [f"{empire}_{n}" for empire in EMPIRE_NAMES for n in (1, 2)] + [
    "bear_eagle",
    "bear_elephant",
    "bear_horse",
    "bear_lion",
    "eagle_elephant",
    "eagle_horse",
    "eagle_lion",
    "elephant_horse",
    "elephant_lion",
    "horse_lion",
]

RECALL: Final = FREE
RECALL_FROM: Final = RECALL + POSITIONS
PLACE: Final = RECALL_FROM + REGIONS
PLACE_IN: Final = PLACE + POSITIONS
ADD_BANNERS: Final = PLACE_IN + REGIONS  # the four kinds of action a position can have
DRAW_CARDS: Final = ADD_BANNERS + 1
ATTACK: Final = DRAW_CARDS + 1
MOVE_AGENT: Final = ATTACK + 1
ACT_AT: Final = MOVE_AGENT + POSITIONS
PUT: Final = ACT_AT + POSITIONS
FROM: Final = PUT + REGIONS
INTO: Final = FROM + REGIONS
DESTROY: Final = INTO + REGIONS
NUMBER: Final = DESTROY + REGIONS
EMPIRE: Final = NUMBER + BANNERS + 1
PLAY: Final = EMPIRE + EMPIRES
SPEND: Final = PLAY + ABILITIES
DISCARD: Final = SPEND + KINDS
SWAP: Final = DISCARD + KINDS
NAME: Final = SWAP + 10


def space() -> Space:
    return Space(
        [
            Verb("choose", CHOOSE, [str(i + 1) for i in range(BRANCHES)]),
            Verb("done", DONE),
            Verb("recall", RECALL, POSITION_NAMES),
            Verb("recall_from", RECALL_FROM, REGION_NAMES),
            Verb("place", PLACE, POSITION_NAMES),
            Verb("place_in", PLACE_IN, REGION_NAMES),
            Verb("add_banners", ADD_BANNERS),
            Verb("draw_cards", DRAW_CARDS),
            Verb("attack", ATTACK),
            Verb("move_agent", MOVE_AGENT, POSITION_NAMES),
            Verb("act_at", ACT_AT, POSITION_NAMES),
            Verb("put", PUT, REGION_NAMES),
            Verb("from", FROM, REGION_NAMES),
            Verb("into", INTO, REGION_NAMES),
            Verb("destroy", DESTROY, REGION_NAMES),
            Verb("number", NUMBER, [str(n) for n in range(BANNERS + 1)]),
            Verb("empire", EMPIRE, EMPIRE_NAMES),
            Verb("play", PLAY, ABILITY_NAMES),
            Verb("spend", SPEND, KIND_NAMES),
            Verb("discard", DISCARD, KIND_NAMES),
            Verb("swap", SWAP, PAIR_NAMES),
            Verb("name", NAME, EMPIRE_NAMES),
        ]
    )
