"""What Tyrants of the Underdark can say."""

from __future__ import annotations

from undercourt.games.tyrants import play, says
from undercourt.games.tyrants.actions import COLOUR_NAMES
from undercourt.games.tyrants.board import PLACE, SITE
from undercourt.games.tyrants.cards import CARDS, HALF_DECKS, KIND
from undercourt.games.tyrants.catalog import ASPECTS
from undercourt.games.tyrants.game import GAME
from undercourt.games.tyrants.state import REACTING, SPY_SITES, Tyrants
from undercourt.kernel.choose import DONE, Choose
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import STEP, Effect
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.phrase import Phrase, phrase
from undercourt.text import message_id

# What only the clients say: labels, summaries, and events that they make out of others.
TERMS = """
    power influence vp barracks spies trophies hand deck discard inner-circle market devoured played
    site route control total-control marker presence white
"""
LABELS = [
    *[f"term-{word}" for word in TERMS.split()],
    *["game-title", "game-pitch", "help-turn", "hidden"],
    *[f"option-{option.name}" for option in GAME.options],
    *[message_id(f"value_{value}") for option in GAME.options for value in option.values if "+" not in value],
]
SPARE = {"card-reaction", "effect-may"}  # the latter is a word of the kernel that no card of this game uses

# Games that bring every half-deck to the table, and tables of every size.
GAMES_PLAYED = [
    *[(2, {"decks": "drow+dragons"}), (3, {"decks": "elementals+demons"}), (4, {"decks": "aberrations+undead"})],
    *[(3, {"decks": "drow+aberrations"}), (4, {"decks": "dragons+elementals"}), (2, {"decks": "demons+undead"})],
]
DECISIONS_EXPLAINED = 60  # one in so many

SAMPLE: dict[str, int | str] = {"card": "noble", "place": "skullport", "seat": "sky", "colour": "white"}
SAMPLE |= {"n": 2, "need": 3, "have": 1}
EVENT_SAMPLE = {"card": KIND["noble"], "place": PLACE["chasmleap_bridge"], "other": 1, "n": 2}

NAMES = {
    "card": [kind.slug for kind in CARDS],
    "site": list(SITE),
    "deck": list(dict.fromkeys([*HALF_DECKS, *[kind.deck for kind in CARDS]])),
    "aspect": [aspect for aspect in ASPECTS if aspect],
    "type": sorted({kind.type for kind in CARDS}),
    "seat": COLOUR_NAMES,
}
CARD_COUNT = 125


def card_phrases() -> list[Phrase]:
    reactions = [kind.reaction.text() for kind in CARDS if kind.reaction is not None]
    return [kind.play.text() for kind in CARDS] + reactions


def choices() -> list[Phrase]:
    """Every action of the action space but the branches of cards, which say the card's own text."""
    s = new_game()
    return [GAME.option_text(s, action) for action in range(DONE, GAME.space.size)]


def questions() -> list[Phrase]:
    """Every effect of the book that asks, at the first pick and at later ones, with and without a card that speaks."""
    s = new_game()
    asked = []
    for effect in play.BOOK.nodes:
        if type(effect).answer is Effect.answer:
            continue
        picks = [1, 2, 3, 4, 5, 21, 100] if isinstance(effect, Choose) else [-1, 0]
        for left in picks:
            for source in (NOTHING, REACTING + KIND["grimlock"]):
                for spies in (0, 0b11111):  # none out, all out
                    s.tables[SPY_SITES] = spies
                    s.push(effect, 0, NOTHING, source)
                    s.stack[s.top() + STEP] = left + 1
                    asked.append(says.question(s))
                    s.drop()
    return asked


def others() -> list[Phrase]:
    spaces = [phrase("route_space", a="A", b="B", n=n) for n in (1, 2, 3)]
    drawn = [phrase("event_draw_many", n=n) for n in (1, 2, 5)]
    several = [
        phrase(f"event_{verb}_several", card="noble") for verb in ("play", "recruit", "promote", "discard", "devour")
    ]
    at = {"place": "skullport", "colour": "white"}
    told = [phrase("event_marker_lost", place="skullport"), phrase("event_deploy_several", place="skullport")]
    told += [phrase("event_supplant", **at), phrase("event_return_spy_own", place="skullport", colour="sky")]
    return [*spaces, *drawn, *several, *told]


def new_game() -> Tyrants:
    s = GAME.begin(2, {"decks": "drow+dragons"}, 1, Decision())
    assert isinstance(s, Tyrants)
    return s
