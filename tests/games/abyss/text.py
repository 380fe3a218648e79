"""What Abyss can say."""

from __future__ import annotations

from itertools import product

from undercourt.games.abyss import describe, play, says
from undercourt.games.abyss.actions import (
    BUY,
    EXPLORE,
    FIGHT,
    HIRE,
    LOCATIONS,
    LORDS,
    MONSTER,
    RACE_NAMES,
    SEAT_NAMES,
    TAKE,
)
from undercourt.games.abyss.cards import LORD
from undercourt.games.abyss.catalog import GUILD_NAMES, LOCATION_NAMES, LORD_NAMES
from undercourt.games.abyss.effects import GIVING, TAKING, Betray, SwapLocations
from undercourt.games.abyss.game import GAME
from undercourt.games.abyss.legal_payment import PAYING
from undercourt.games.abyss.play import Turn
from undercourt.games.abyss.play_control import CHOOSE_ANY, CHOOSE_DRAWN, PAID, PAY_KEYS, ControlLocation
from undercourt.games.abyss.play_exploring import DECIDE, EXPLORATION, PEARLS_OR_TOKENS, REWARD, Exploration
from undercourt.games.abyss.play_hiring import AFFILIATING, Hiring
from undercourt.games.abyss.state import PEARLS, TRACK, TRACK_SIZE, Abyss
from undercourt.kernel.choose import CHOOSE, DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import STEP, Effect
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.phrase import Phrase

# What only the clients say.
TERMS = """
    pearls keys hand affiliated court council track threat locations lords covered disabled tokens deck influence cost
    guild
"""
LABELS = [
    *[f"term-{word}" for word in TERMS.split()],
    *["game-title", "game-pitch", "help-turn", "hidden", "monster"],
    *["option-commander", "value-end-of-turn", "value-at-once"],
    *["option-assassinated", "value-influence-only", "value-count"],
    *["option-smokers", "value-into-stack", "value-removed"],
    *["option-standstill", "value-ends", "value-plays-on"],
]
SPARE = {"ally"}  # the name of an Ally, put together

GAMES_PLAYED: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"commander": "at_once"}),
    (4, {"smokers": "removed"}),
    (3, {"assassinated": "count"}),
]
DECISIONS_EXPLAINED = 20  # one in so many

SAMPLE: dict[str, int | str] = {"card": "oracle", "ally": "crab 5", "location": "jail", "race": "crab", "seat": "sky"}
SAMPLE |= {"n": 2, "need": 3, "have": 1}
EVENT_SAMPLE = {"card": 3, "place": 2, "other": 1, "n": 2}

NAMES = {
    "lord": LORD_NAMES,
    "location": LOCATION_NAMES,
    "race": RACE_NAMES,
    "ally": RACE_NAMES,
    "guild": GUILD_NAMES,
    "seat": SEAT_NAMES,
}
CARD_COUNT = LORDS + LOCATIONS

# The steps at which an effect asks, where it asks more than one thing.
STEPS: list[tuple[type[Effect], list[int]]] = [
    (Turn, [play.ACT, play.LAST_POWERS]),
    (Exploration, [DECIDE, REWARD]),
    (Hiring, [PAYING, AFFILIATING]),
    (ControlLocation, [CHOOSE_ANY, CHOOSE_DRAWN, *range(PAY_KEYS, PAID)]),
    (Betray, [GIVING, TAKING]),
    (SwapLocations, [GIVING, TAKING]),
]


def card_phrases() -> list[Phrase]:
    said = []
    for values in product(*(option.values for option in GAME.options)):
        options = dict(zip([option.name for option in GAME.options], values, strict=True))
        said += [describe.lord_text(lord, options) for lord in range(LORDS)]
        said += [describe.location_text(location, options) for location in range(LOCATIONS)]
    return said


def choices() -> list[Phrase]:
    """Every action of the action space, fights and rewards on every threat space, and every way to be done."""
    s = new_game()
    told = [GAME.option_text(s, action) for action in range(DONE, GAME.space.size)]
    s.push(EXPLORATION, s.turn, NOTHING, NOTHING)
    for space in range(1, 7):
        s.threat = space
        told.append(GAME.option_text(s, FIGHT))
        told += [GAME.option_text(s, CHOOSE + tokens) for tokens in range(PEARLS_OR_TOKENS[space] + 1)]
    s.drop()
    for card in (3, MONSTER):
        s.cards.add(TRACK, card)
        told += [GAME.option_text(s, action) for action in (TAKE, BUY, EXPLORE)]
    s.hiring = LORD["oracle"]
    for effect in play.BOOK.nodes:
        s.push(effect, s.turn, NOTHING, NOTHING)
        s.stack[s.top() + STEP] = 1
        told += [GAME.option_text(s, action) for action in (DONE, HIRE)]
        s.drop()
    return told


def questions() -> list[Phrase]:
    """Every effect of the book that asks: at every step, with and without a Lord that speaks, on several tracks."""
    asked = []
    for track in ([3], [MONSTER], [3] * TRACK_SIZE, [MONSTER] * TRACK_SIZE):
        s = new_game()
        for card in track:
            s.cards.add(TRACK, card)
        for effect in play.BOOK.nodes:
            if type(effect).answer is Effect.answer:
                continue
            for step in next((steps for kind, steps in STEPS if isinstance(effect, kind)), [0]):
                for source in (NOTHING, LORD["oracle"]):
                    for pearls in (0, 20):
                        s.tables[PEARLS + s.turn] = pearls
                        s.hiring = LORD["oracle"] if isinstance(effect, Hiring) else NOTHING
                        s.price = 1 if pearls else 2
                        s.push(effect, s.turn, 1, source)
                        s.stack[s.top() + STEP] = step
                        asked.append(says.question(s))
                        s.drop()
    return asked


def others() -> list[Phrase]:
    return []


def new_game() -> Abyss:
    s = GAME.begin(2, {}, 1, Decision())
    assert isinstance(s, Abyss)
    return s
