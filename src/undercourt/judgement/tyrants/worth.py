"""What effects and cards are worth, in points: read off their effects, once, at import."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.tyrants.cards import CARDS
from undercourt.games.tyrants.catalog import OUTCAST
from undercourt.games.tyrants.effects_board import (
    Assassinate,
    Deploy,
    Draw,
    Gain,
    Move,
    MoveThere,
    PlaceSpy,
    ReturnPiece,
    ReturnSpy,
    Supplant,
    SupplantAtEach,
)
from undercourt.games.tyrants.effects_cards import (
    Devour,
    EnterMarket,
    Promote,
    PromoteThis,
    PromoteTop,
    Recruit,
    ReturnThis,
)
from undercourt.games.tyrants.effects_opponents import (
    Discard,
    ItsOwner,
    OneOpponent,
    OpponentsThere,
    PromoteDiscarded,
    Retaliate,
    RivalThere,
    TakeOutcast,
)
from undercourt.games.tyrants.effects_play import AtEnd, Focus, PlayCard
from undercourt.games.tyrants.effects_trophies import PlaceTrophy, TakeTrophy
from undercourt.games.tyrants.legal import ANYWHERE, ONLY_WHITE
from undercourt.games.tyrants.moves import FROM_HAND, FROM_INNER, THIS_CARD
from undercourt.games.tyrants.play import BOOK
from undercourt.kernel.choose import Choose
from undercourt.kernel.combinators import EachOpponent, Either, Pay, Seq, Times, When
from undercourt.kernel.effect import PER, Effect

POWER: Final = 0.7  # a troop on the board, or a third of a kill
INFLUENCE: Final = 0.6
DRAW: Final = 0.8
DEPLOY: Final = 0.55
KILL: Final = 2.0
KILL_WHITE: Final = 1.6
SUPPLANT: Final = 2.7
SUPPLANT_WHITE: Final = 2.2
FAR: Final = 0.5  # more, for reaching any place on the board
SPY: Final = 1.2
SPY_HOME: Final = -0.7  # a spy taken back as a cost
RETURN_PIECE: Final = 1.0
MOVE: Final = 1.0
TROPHY_BACK: Final = 1.0
PROMOTE: Final = 1.5
PROMOTE_TOP: Final = 1.2
DEVOUR_HAND: Final = -0.2  # a weak card leaves the deck for good, but is not played this turn
DEVOUR_INNER: Final = -1.5
DEVOUR_THIS: Final = -2.0
OUTCAST_TAKEN: Final = -1.5
DISCARDED: Final = -0.7
PERHAPS: Final = 0.5  # the chance that a condition holds
OTHERS: Final = 1.3  # what hurts every opponent, against what hurts one
DEAD_CARD: Final = -0.4  # an Insane Outcast in hand

# How many of each thing that `measure` counts a player has in the middle of a game.
USUAL: Final = [0.0, 5.0, 2.0, 2.0, 5.0, 8.0, 5.0, 3.0, 2.0, 1.0, 0.5]
STEPS: Final = 8  # columns of REST


def amount(code: int) -> float:
    """A plain number, or what `per` usually comes to."""
    return float(code) if code < PER else USUAL[code // PER] / (code % PER)


def one_pick(e: Choose) -> float:
    """Of an effect that is picked one at a time."""
    if isinstance(e, Deploy):
        return DEPLOY
    if isinstance(e, Assassinate):
        worth = KILL_WHITE if e.target == ONLY_WHITE else KILL
        return worth + (FAR if e.at == ANYWHERE else 0.0) + INFLUENCE * float(e.influence)
    if isinstance(e, Supplant):
        return (SUPPLANT_WHITE if e.target == ONLY_WHITE else SUPPLANT) + (FAR if e.at == ANYWHERE else 0.0)
    if isinstance(e, SupplantAtEach):
        return SUPPLANT / 2.0  # as many as spies came home, not five
    if isinstance(e, PlaceSpy):
        return SPY
    if isinstance(e, ReturnSpy):
        return SPY_HOME if e.n == 1 else SPY_HOME / 2.0
    if isinstance(e, ReturnPiece):
        return RETURN_PIECE
    if isinstance(e, Move):
        return MOVE
    if isinstance(e, TakeTrophy):
        return TROPHY_BACK
    if isinstance(e, (Promote, PromoteDiscarded)):
        return PROMOTE
    if isinstance(e, Recruit):
        return INFLUENCE * (float(e.most) - 0.5)
    if isinstance(e, PlayCard):
        return 2.0
    if isinstance(e, EnterMarket):
        return DEVOUR_THIS
    if isinstance(e, Discard):
        return DISCARDED
    if isinstance(e, Devour):
        if e.source == FROM_HAND:
            return DEVOUR_HAND
        if e.source == FROM_INNER:
            return DEVOUR_INNER
        return DEVOUR_THIS if e.source == THIS_CARD else 0.1
    return 0.0


def picks(e: Choose) -> float:
    """How many are usually made; where the number is open, not the most."""
    return min(amount(e.n), 2.5 if e.up_to or e.n >= PER else 5.0)


def worth(e: Effect) -> float:
    """For the seat that carries it out, were it to begin now."""
    if isinstance(e, Seq):
        return sum([worth(child) for child in e.children])
    if isinstance(e, Either):
        branches = sorted([worth(branch) for branch in e.branches], reverse=True)
        return max(0.0, branches[0]) + 0.2 * max(0.0, sum(branches[1:]) / max(1, len(branches) - 1))
    if isinstance(e, Times):
        return worth(e.child) * float(e.n)
    if isinstance(e, Pay):
        return max(0.0, worth(e.cost) + worth(e.gain))
    if isinstance(e, (When, Focus)):
        return PERHAPS * worth(e.child)
    if isinstance(e, AtEnd):
        return worth(e.child)
    if isinstance(e, (EachOpponent, OpponentsThere)):
        return -OTHERS * worth(e.child)
    if isinstance(e, (OneOpponent, ItsOwner)):
        return -worth(e.child)
    if isinstance(e, RivalThere):
        return PERHAPS * worth(e.child)
    if isinstance(e, Gain):
        return POWER * amount(e.power) + INFLUENCE * amount(e.influence) + amount(e.vp)
    if isinstance(e, Draw):
        return DRAW * amount(e.n)
    if isinstance(e, PromoteTop):
        return PROMOTE_TOP
    if isinstance(e, PromoteThis):
        return PROMOTE
    if isinstance(e, TakeOutcast):
        return OUTCAST_TAKEN * float(e.n)
    if isinstance(e, Retaliate):
        return -DISCARDED
    if isinstance(e, ReturnThis):
        return -OUTCAST_TAKEN
    if isinstance(e, MoveThere):
        return MOVE
    if isinstance(e, PlaceTrophy):
        return TROPHY_BACK
    if isinstance(e, Choose):
        return one_pick(e) * picks(e)
    return 0.0


def rest(e: Effect, step: int) -> float:
    """What is still to come of it when its frame has got as far as `step`."""
    if step == 0:
        return worth(e)
    if isinstance(e, Seq):
        return sum([worth(child) for child in list(e.children)[step:]])
    if isinstance(e, Times):
        return worth(e.child) * max(0.0, float(e.n) - float(step))
    if isinstance(e, Pay):
        return worth(e.gain)
    if isinstance(e, Choose):
        return one_pick(e) * (step - 1)
    return 0.0


def sure(e: Effect, what: str) -> int:
    """Power or influence that a card gives whatever else happens."""
    if isinstance(e, Seq):
        return sum([sure(child, what) for child in e.children])
    if isinstance(e, Gain):
        code = e.power if what == "power" else e.influence
        return code if code < PER else 0
    return 0


REST: Final = vec[float]([rest(e, step) for e in list(BOOK.nodes) for step in range(STEPS)])  # by node * STEPS + step
WORTH: Final = vec[float]([worth(kind.play) for kind in CARDS])  # of a card, each time it is played
SURE_POWER: Final = vec[i64]([sure(kind.play, "power") for kind in CARDS])
SURE_INFLUENCE: Final = vec[i64]([sure(kind.play, "influence") for kind in CARDS])
WORTH[OUTCAST] = DEAD_CARD
