"""The numbers of every kind of card, where hot code finds them. `cards` fills them in, from one line per card."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.tyrants.actions import KINDS
from undercourt.kernel.combinators import Nothing, seq
from undercourt.kernel.effect import Effect

NO_ASPECT: Final = 0
AMBITION: Final = 1
CONQUEST: Final = 2
MALICE: Final = 3
GUILE: Final = 4
OBEDIENCE: Final = 5
ASPECTS: Final = ["", "ambition", "conquest", "malice", "guile", "obedience"]

UNDEAD_TYPE: Final = "undead"  # the only minion type that a card asks for

# The kinds that rules name, by number: they are listed first.
NOBLE: Final = 0
SOLDIER: Final = 1
HOUSE_GUARD: Final = 2
PRIESTESS: Final = 3
OUTCAST: Final = 4

NOT_FOR_SALE: Final = 99

SLUGS: Final = [""] * KINDS
PLAYS: Final = vec[Effect]([Nothing()] * KINDS)  # what each kind does when played
REACTIONS: Final = vec[Effect]([Nothing()] * KINDS)  # and when an opponent makes its owner discard it
REACTS: Final = vec[i64]([0] * KINDS)
COST: Final = vec[i64]([0] * KINDS)
ASPECT: Final = vec[i64]([0] * KINDS)
IS_UNDEAD: Final = vec[i64]([0] * KINDS)
DECK_VP: Final = vec[i64]([0] * KINDS)
INNER_VP: Final = vec[i64]([0] * KINDS)


class CardKind(NamedTuple):
    slug: str
    cost: int | None  # None: cannot be bought
    aspect: str | None
    type: str
    deck_vp: int
    inner_vp: int
    copies: int
    deck: str
    play: Effect
    reaction: Effect | None  # when an opponent makes its owner discard it


class OnDiscarded:
    """A reaction among the abilities of a card."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect


def on_discarded(effect: Effect) -> OnDiscarded:
    return OnDiscarded(effect)


class Deck:
    """One deck of cards, so that each line need not name it."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def card(
        self,
        slug: str,
        cost: int | None,
        aspect: int,
        minion_type: str,
        deck_vp: int,
        inner_vp: int,
        copies: int,
        *abilities: Effect | OnDiscarded,
    ) -> CardKind:
        play = seq(*[ability for ability in abilities if isinstance(ability, Effect)])
        reactions = [ability.effect for ability in abilities if isinstance(ability, OnDiscarded)]
        reaction = reactions[0] if reactions else None
        named = ASPECTS[aspect] or None
        return CardKind(slug, cost, named, minion_type, deck_vp, inner_vp, copies, self.name, play, reaction)


def enter(number: int, kind: CardKind) -> None:
    """Called once for every kind, by `cards`."""
    assert kind.cost != 0, "with no influence nothing is offered"
    SLUGS[number] = kind.slug
    COST[number] = NOT_FOR_SALE if kind.cost is None else kind.cost
    ASPECT[number] = ASPECTS.index(kind.aspect or "")
    IS_UNDEAD[number] = int(kind.type == UNDEAD_TYPE)
    DECK_VP[number] = kind.deck_vp
    INNER_VP[number] = kind.inner_vp
    PLAYS[number] = kind.play
    if kind.reaction is not None:
        REACTIONS[number] = kind.reaction
        REACTS[number] = 1
