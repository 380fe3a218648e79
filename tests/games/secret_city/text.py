"""What Secret City can say."""

from __future__ import annotations

from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.secret_city import describe, play_deals, play_phases
from undercourt.games.secret_city.actions import (
    CARDS,
    DEAL_NAMES,
    PLACE,
    PLAYER,
    PRICES,
    RESOURCE_NAMES,
    ROOM,
    SEAT_NAMES,
    SEATS,
    STRATEGIES,
    TERRITORIES,
)
from undercourt.games.secret_city.catalog import NO_CARD, SYMBOL_NAMES, TIMING_NAMES
from undercourt.games.secret_city.effects import ChooseOne
from undercourt.games.secret_city.effects_cards import SOURCE_NAMES, Discarding, Draw, Lose, TakeCard
from undercourt.games.secret_city.effects_characters import (
    AddSymbols,
    Exhaust,
    Kill,
    ModifyStrength,
    Nullify,
    Ready,
    Relocate,
    Shield,
)
from undercourt.games.secret_city.effects_strategies import Capture, ModifyStrategy
from undercourt.games.secret_city.effects_tokens import ANY_MIX, MIX_NAMES, Convert, Tokens
from undercourt.games.secret_city.game import GAME, PACK
from undercourt.games.secret_city.legal_deals import HERO_ANYWHERE, HERO_PRICE
from undercourt.games.secret_city.legal_targets import HIGHEST, THE_SAME, THE_SPEAKER, Aim, Target
from undercourt.games.secret_city.play import PHASE_NAMES
from undercourt.games.secret_city.play_deals import Deal
from undercourt.games.secret_city.play_phases import Auction, ChooseStrategies
from undercourt.games.secret_city.state import BOND, DECLARED, NAMED_PRICE, City
from undercourt.kernel.choose import CHOOSE, DONE
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import STEP, Effect
from undercourt.kernel.ids import NOTHING
from undercourt.kernel.phrase import Phrase
from undercourt.text import message_id

# What only the clients say.
TERMS = """
    turn first-player money mana influence characters hand house-deck territories strategies for against total deals
    debts owes auction bid decks artifacts bound stays-out face-down shielded
"""
CONFIRMED = """
    ability base capturable category copies cost holds-unique income kind name property property-replaces-income
    strength symbols territory type
"""
LABELS = [
    *[f"term-{word}" for word in TERMS.split()],
    *[f"confirmed-{word}" for word in CONFIRMED.split()],
    *[message_id(f"timing_{name}") for name in TIMING_NAMES],
    *["game-title", "game-pitch", "help-turn", "hidden", "reconstructed-mark", "reconstructed-note"],
    *[message_id(f"option_{option.name}") for option in GAME.options],
    *sorted({message_id(f"value_{value}") for option in GAME.options for value in option.values}),
]
SPARE = {"the-character", "cost", "where"}  # parts of other messages

GAMES_PLAYED: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"turns": "5", "face_down_targets": "fitting", "deal_open": "everybody"}),
    (4, {"turns": "4", "spell_instead": "no", "debt_territory": "any"}),
    (5, {"turns": "3", "deals": "off", "house_1": "hvan"}),
    (6, {"turns": "3", "tie_break": "shared"}),
]
DECISIONS_EXPLAINED = 20  # one in so many

SAMPLE: dict[str, int | str] = {"seat": "sky", "other": "green", "card": "fata", "territory": "trade_guild"}
SAMPLE |= {"strategy": "assault", "symbol": "weapons", "side": "against", "deal": "ask_help", "deck": "spells"}
SAMPLE |= {"number": 2, "n": 3, "strength": 5}
EVENT_SAMPLE = {"card": 3, "place": 2, "other": 1, "n": 2}
PASSED_ON = ["accept", "refuse"]  # two events that one place of the code tells

NAMES = {
    "seat": SEAT_NAMES,
    "resource": MIX_NAMES,
    "deck": [*SOURCE_NAMES, "unique"],
    "deck_name": [*SOURCE_NAMES, "unique"],
    "symbol": SYMBOL_NAMES,
    "side": ["for", "against"],
    "deal": DEAL_NAMES,
    "category": [
        *["leader", "hero", "house_spell", "house_artifact", "spell", "mercenary", "artifact_mercenary", "artifact"],
        *["unique_mercenary", "unique_artifact"],
    ],
    "phase": PHASE_NAMES,
}
REAL_CARDS = [card for card in range(CARDS) if PACK.category[card] != NO_CARD]
CARD_COUNT = len(REAL_CARDS) + TERRITORIES + STRATEGIES

# The steps at which an effect asks, where it asks more than one thing.
STEPS: list[tuple[type[Effect], list[int]]] = [
    (Auction, [0, play_phases.NAMING]),
    (Deal, list(range(play_deals.TAKING + 1))),
    (Relocate, [0, 1]),
    (Convert, [0, 1, 2]),
    (Discarding, [2, 3]),  # cards left + 1
]


def card_phrases() -> list[Phrase]:
    cards = [describe.card_text(PACK, card) for card in REAL_CARDS]
    cards += [PACK.property[i].text() for i in range(TERRITORIES)]
    return cards + [PACK.resolve[i].text() for i in range(STRATEGIES)]


def choices() -> list[Phrase]:
    """Every action of the action space, before and in a battle, and what some of them mean to each effect that asks."""
    s = new_game()
    told = [GAME.option_text(s, action) for action in range(DONE, GAME.space.size)]
    in_battle(s)
    told += [GAME.option_text(s, action) for action in range(CHOOSE, GAME.space.size)]
    for effect in PACK.book.nodes:
        branches = [] if isinstance(effect, ChooseOne) else [CHOOSE, CHOOSE + 1]  # one of several: clauses
        for step in steps_of(effect):
            for kind in range(len(DEAL_NAMES)) if isinstance(effect, Deal) else [0]:
                s.deal = kind
                s.push(effect, 0, NOTHING, NOTHING)
                s.stack[s.top() + STEP] = step
                told += [GAME.option_text(s, action) for action in [*branches, DONE, PLAYER + 1, PLACE + 3]]
                s.drop()
    return told


def questions() -> list[Phrase]:
    """Every effect of the book that asks: at every step, with and without a card that speaks and a target player."""
    asked = []
    s = new_game()
    in_battle(s)
    for effect in PACK.book.nodes:
        if type(effect).answer is Effect.answer:
            continue
        for step in steps_of(effect):
            for source, victim in product((NOTHING, 3), (NOTHING, 1)):
                if victim == NOTHING and isinstance(effect, Capture | Lose | TakeCard):
                    continue
                s.victim = victim
                s.leading = victim
                s.tables[BOND + 1] = NOTHING if victim == NOTHING else 3
                s.tables[DECLARED + 1] = NOTHING if isinstance(effect, ChooseStrategies) and victim == NOTHING else 1
                s.push(effect, 1, NOTHING, source)
                s.stack[s.top() + STEP] = step
                asked += deal_questions(s, step) if isinstance(effect, Deal) else [GAME.question(s)]
                s.drop()
    return asked


def deal_questions(s: City, step: int) -> list[Phrase]:
    """Of all kinds of deals, with the terms known at this step."""
    asked = []
    for kind, slot in product(range(len(DEAL_NAMES)), (NOTHING, 0)):
        if slot == NOTHING and kind in (HERO_PRICE, HERO_ANYWHERE) and step > play_deals.CHARACTER:
            continue  # a character was chosen
        s.deal = kind
        s.deal_slot = slot if step > play_deals.CHARACTER else NOTHING
        s.deal_side = 3 if step > play_deals.SIDE else NOTHING
        s.deal_price = 4 if step > play_deals.PRICING else NOTHING
        asked.append(GAME.question(s))
    return asked


def steps_of(effect: Effect) -> list[int]:
    return next((steps for kind, steps in STEPS if isinstance(effect, kind)), [0])


def others() -> list[Phrase]:
    """Words that a pack of cards may use and ours does not."""
    said = []
    for owner, kinds, strengths, assigned, symbol, down in product(
        range(4), [(True, True), (True, False), (False, True)], [(0, HIGHEST), (0, 3), (4, HIGHEST), (2, 4)],
        (-1, 0, 1), (0, 1, 2, 4), (-1, 0, 1),
    ):  # fmt: skip
        said.append(Kill(Aim(Target(0, owner, *kinds, *strengths, assigned, symbol, down))).text())
    for target in (Target(), THE_SPEAKER, THE_SAME):
        aim = Aim(target)
        said += [ModifyStrength(aim, n).text() for n in (-2, 0, 2)]
        said += [AddSymbols(aim, symbols).text() for symbols in range(1, 8)]
        said += [Relocate(aim, same).text() for same in (False, True)]
        said += [kind(aim).text() for kind in (Exhaust, Nullify, Ready, Shield)]
    said += [ModifyStrategy(2, side, own).text() for side in range(3) for own in (False, True)]
    said += [Tokens(way, resource, n).text() for way in range(3) for resource in range(ANY_MIX + 1) for n in (1, 2)]
    said += [Draw(source, n, keep).text() for source in range(5) for n in range(1, 5) for keep in range(1, n + 1)]
    said += [kind(n, chooser).text() for kind in (Lose, TakeCard) for n in (1, 2) for chooser in range(3)]
    costs = [dict(zip(RESOURCE_NAMES, amounts, strict=True)) for amounts in product((0, 1, 2), repeat=3)]
    return said + [Phrase("card_activated", {**cost}, [said[0]]) for cost in costs]


def in_battle(s: City) -> None:
    """Every place before both seats is taken, both have declared, a deal is on the table and something is owed."""
    for slot in range(2 * ROOM):
        s.card[slot] = REAL_CARDS[slot]
    for seat in range(2):
        s.tables[DECLARED + seat] = seat
        s.tables[NAMED_PRICE + seat] = seat
    s.deal = s.proposer = 0
    s.deal_to = 1
    s.debts = vec[i64]([(1 * SEATS + 0) * PRICES + 4])


def new_game() -> City:
    s = GAME.begin(2, {}, 1, Decision())
    assert isinstance(s, City)
    return s
