"""What A War of Whispers can say."""

from __future__ import annotations

from undercourt.games.whispers import describe, moves, play, play_attack, play_position, says
from undercourt.games.whispers.actions import (
    ABILITIES,
    ABILITY_NAMES,
    EMPIRE_NAMES,
    KIND_NAMES,
    PAIRS,
    POSITION_NAMES,
    POSITIONS,
    RANK_NAMES,
    SEAT_NAMES,
    SLOT_NAMES,
    SWAP,
)
from undercourt.games.whispers.board import REGION_NAMES, REGIONS
from undercourt.games.whispers.effects_actions import Reinforce
from undercourt.games.whispers.effects_adding import Recruit
from undercourt.games.whispers.effects_banners import AlchemistsFire, Disperse, March, Regroup
from undercourt.games.whispers.game import GAME
from undercourt.games.whispers.play import PHASE_NAMES, Round
from undercourt.games.whispers.play_attack import Attack
from undercourt.games.whispers.play_cards import Payment
from undercourt.games.whispers.play_position import Adding, Position
from undercourt.games.whispers.state import HIDDEN, RULE_OPTIONS, Whispers
from undercourt.kernel.choose import DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import STEP, Effect
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.phrase import Phrase, phrase
from undercourt.text import message_id

# What only the clients say.
TERMS = """
    round first-player region banners reserve cities farms forts neighbours council agent controller hand deck loyalty
    worth swaps supply attack
"""
MOMENTS = sorted({describe.moment(ability) for ability in range(ABILITIES)})
LABELS = [
    *[f"term-{word}" for word in TERMS.split()],
    *[f"phase-{name}" for name in [*PHASE_NAMES, "over"]],
    *[f"moment-{moment}" for moment in MOMENTS],
    *["game-title", "game-pitch", "help-turn", "hidden"],
    *[message_id(f"option_{option.name}") for option in GAME.options],
    *sorted({message_id(f"value_{value}") for option in GAME.options for value in option.values}),
]
SPARE: set[str] = set()

ADVANCED = {name: "on" for name in ("agents_in_regions", "keep_your_secrets", "to_each_their_own")}
# The other way to play every card of which there are two.
OTHERWISE = {"lion_1": "other_agent", "recruit": "one_region", "subjugate": "one_region"}
OTHERWISE |= {"mercenaries": "exactly", "reinforce": "any_regions", "allow_pass": "on", "supply_scope": "active"}
GAMES_PLAYED: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, ADVANCED | {"counter_intelligence": "on"}),
    (4, ADVANCED | {"first_player": "end_of_round"}),
    (2, OTHERWISE | {"agents_in_regions": "on", "counter_intelligence": "on"}),
    (4, OTHERWISE | {"eagle_city": "e4", "elephant_link": "p4_p8"}),
]
ALL_RULES = sum(bit for _, bit in RULE_OPTIONS)
DECISIONS_EXPLAINED = 10  # one in so many

SAMPLE: dict[str, int | str] = {"seat": "spider", "position": "lion steward", "region": "h9", "from": "b3", "n": 2}
SAMPLE |= {"empire": "eagle", "other_empire": "horse", "ability": "eagle_horse", "kind": "eagle-lion"}
SAMPLE |= {"symbol": "fort", "slot": "dutiful"}
EVENT_SAMPLE = {"card": 3, "place": 2, "other": 1, "n": 2}
PASSED_ON = ["spend", "discard"]  # events whose name is an argument of the function that tells them

NAMES = {
    "empire": EMPIRE_NAMES,
    "rank": RANK_NAMES,
    "position": POSITION_NAMES,
    "kind": KIND_NAMES,
    "region": REGION_NAMES,
    "ability": ABILITY_NAMES,
    "slot": SLOT_NAMES,
    "seat": SEAT_NAMES,
    "symbol": ["city", "farm", "fort", "banner"],
}
CARD_COUNT = ABILITIES + POSITIONS

# The steps at which an effect asks, where it asks more than one thing.
STEPS: list[tuple[type[Effect], list[int]]] = [
    (Round, [play.RECALLING, play.PLACING, play.DISCARDING, play.SWAPPING, play.REVEALING]),
    (Position, [play_position.BEFORE_ACTION, play_position.AFTER_ACTION]),
    (Attack, [play_attack.CHOOSE_SOURCE, play_attack.CHOOSE_TARGET, play_attack.HOW_MANY, play_attack.ON_THE_WAY]),
    (Adding, [2, 3, 6]),  # banners left + 1
    (Payment, [0, 1]),
    (March, [0, 1, 2]),
    (Regroup, [0, 1, REGIONS]),
    (Reinforce, [0, 1, 5]),  # banners that came
    (Disperse, [0, 2, 3, 6]),  # banners left + 1
    (AlchemistsFire, [0, 1, 2, 5]),  # banners destroyed + 1
    (Recruit, [2, 3, 4]),  # banners left + 1
]


def card_phrases() -> list[Phrase]:
    abilities = [describe.ability_text(ability, 0) for ability in range(ABILITIES)]
    return abilities + [describe.position_text(i) for i in range(POSITIONS)]


def choices() -> list[Phrase]:
    """Every action of the action space, for each empire, swaps of hidden tokens, and every way to be done."""
    s = new_game({})
    told = []
    for acting in range(POSITIONS):
        s.acting = acting
        told += [GAME.option_text(s, action) for action in range(DONE, GAME.space.size)]
    for i in range(len(s.tokens)):
        s.tokens[i] = HIDDEN
    told += [GAME.option_text(s, SWAP + pair) for pair in range(len(PAIRS))]
    for effect in play.BOOK.nodes:
        for step in (0, 1):
            s.push(effect, 0, NOTHING, NOTHING)
            s.stack[s.top() + STEP] = step
            told.append(GAME.option_text(s, DONE))
            s.drop()
    return told


def questions() -> list[Phrase]:
    """Every effect of the book that asks: at every step, before and after a region was picked, in two ways to play."""
    asked = []
    for options in ({}, {"recruit": "one_region", "mercenaries": "exactly", "counter_intelligence": "on"}):
        s = new_game(options)
        for _ in range(7):
            moves.draw_card(s, 1, 2)
        s.acting = 5
        s.source, s.target, s.force = 8, 2, 3
        s.regrouping, s.loose = 3, 7
        for effect in play.BOOK.nodes:
            if not asks(effect):
                continue
            for step in next((steps for kind, steps in STEPS if isinstance(effect, kind)), [0]):
                for picked in (NOTHING, 1):
                    if picked == NOTHING and step > 0 and isinstance(effect, Disperse | March):
                        continue  # a region was picked at the first step
                    s.push(effect, 1, picked, 4)
                    s.stack[s.top() + STEP] = step
                    asked.append(says.question(s))
                    s.drop()
    return asked


def asks(effect: Effect) -> bool:
    return type(effect).answer is not Effect.answer


def others() -> list[Phrase]:
    """What the advanced rules add to the score sheet, and what other options make of the abilities."""
    sheet = [phrase(f"score_{line}") for line in ("agents", "secrets", "reveals")]
    return sheet + [describe.ability_text(ability, ALL_RULES) for ability in range(ABILITIES)]


def new_game(options: dict[str, str]) -> Whispers:
    s = GAME.begin(2, options, 1, Decision())
    assert isinstance(s, Whispers)
    return s
