"""The words of a pack for effects, and what each of them makes: the one list of all that cards can do."""

from __future__ import annotations

from typing import Final

from undercourt.games.secret_city.effects import ChooseOne
from undercourt.games.secret_city.effects_cards import Draw, Look, Lose, TakeCard
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
from undercourt.games.secret_city.effects_strategies import Capture, Dispel, ModifyStrategy
from undercourt.games.secret_city.effects_tokens import Convert, Tokens
from undercourt.kernel.effect import Effect

WORDS: Final[dict[str, type[Effect]]] = {
    "gain": Tokens,
    "lose": Tokens,
    "steal": Tokens,
    "convert": Convert,
    "draw": Draw,
    "look_hand": Look,
    "discard": Lose,
    "take_card": TakeCard,
    "modify_strength": ModifyStrength,
    "nullify": Nullify,
    "add_symbols": AddSymbols,
    "shield": Shield,
    "kill": Kill,
    "exhaust": Exhaust,
    "ready": Ready,
    "relocate": Relocate,
    "modify_strategy": ModifyStrategy,
    "dispel": Dispel,
    "capture_territory": Capture,
    "choose_one": ChooseOne,
}


def word_for(effect: Effect) -> str:
    """How a pack says it; of words for one kind of effect, the first. Empty for what joins effects."""
    for word, kind in WORDS.items():
        if type(effect) is kind:
            return word
    return ""
