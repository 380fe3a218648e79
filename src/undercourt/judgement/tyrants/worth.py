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


class Prices:
    """What the words of cards are worth to somebody who judges them."""

    def __init__(self) -> None:
        """At a first glance."""
        self.power: float = POWER
        self.influence: float = INFLUENCE
        self.draw: float = 0.8
        self.deploy: float = 0.55
        self.kill: float = 2.0
        self.kill_white: float = 1.6
        self.supplant: float = 2.7
        self.supplant_white: float = 2.2
        self.far: float = 0.5  # more, for reaching any place on the board
        self.spy: float = 1.2
        self.spy_home: float = -0.7  # a spy taken back as a cost
        self.return_piece: float = 1.0
        self.move: float = 1.0
        self.trophy_back: float = 1.0
        self.promote: float = 1.5
        self.promote_top: float = 1.2
        self.play_card: float = 2.0
        self.devour_hand: float = -0.2  # a weak card leaves the deck for good, but is not played this turn
        self.devour_inner: float = -1.5
        self.devour_this: float = -2.0
        self.outcast_taken: float = -1.5
        self.discarded: float = -0.7


PERHAPS: Final = 0.5  # the chance that a condition holds
OTHERS: Final = 1.3  # what hurts every opponent, against what hurts one
DEAD_CARD: Final = -0.4  # an Insane Outcast in hand

# How many of each thing that `measure` counts a player has in the middle of a game.
USUAL: Final = [0.0, 5.0, 2.0, 2.0, 5.0, 8.0, 5.0, 3.0, 2.0, 1.0, 0.5]
STEPS: Final = 8  # columns of REST


def amount(code: int) -> float:
    """A plain number, or what `per` usually comes to."""
    return float(code) if code < PER else USUAL[code // PER] / (code % PER)


def one_pick(e: Choose, prices: Prices) -> float:
    """Of an effect that is picked one at a time."""
    if isinstance(e, Deploy):
        return prices.deploy
    if isinstance(e, Assassinate):
        worth = prices.kill_white if e.target == ONLY_WHITE else prices.kill
        return worth + (prices.far if e.at == ANYWHERE else 0.0) + prices.influence * float(e.influence)
    if isinstance(e, Supplant):
        worth = prices.supplant_white if e.target == ONLY_WHITE else prices.supplant
        return worth + (prices.far if e.at == ANYWHERE else 0.0)
    if isinstance(e, SupplantAtEach):
        return prices.supplant / 2.0  # as many as spies came home, not five
    if isinstance(e, PlaceSpy):
        return prices.spy
    if isinstance(e, ReturnSpy):
        return prices.spy_home if e.n == 1 else prices.spy_home / 2.0
    if isinstance(e, ReturnPiece):
        return prices.return_piece
    if isinstance(e, Move):
        return prices.move
    if isinstance(e, TakeTrophy):
        return prices.trophy_back
    if isinstance(e, (Promote, PromoteDiscarded)):
        return prices.promote
    if isinstance(e, Recruit):
        return prices.influence * (float(e.most) - 0.5)
    if isinstance(e, PlayCard):
        return prices.play_card
    if isinstance(e, EnterMarket):
        return prices.devour_this
    if isinstance(e, Discard):
        return prices.discarded
    if isinstance(e, Devour):
        if e.source == FROM_HAND:
            return prices.devour_hand
        if e.source == FROM_INNER:
            return prices.devour_inner
        return prices.devour_this if e.source == THIS_CARD else 0.1
    return 0.0


def picks(e: Choose) -> float:
    """How many are usually made; where the number is open, not the most."""
    return min(amount(e.n), 2.5 if e.up_to or e.n >= PER else 5.0)


def worth(e: Effect, prices: Prices) -> float:
    """For the seat that carries it out, were it to begin now."""
    if isinstance(e, Seq):
        return sum([worth(child, prices) for child in e.children])
    if isinstance(e, Either):
        branches = sorted([worth(branch, prices) for branch in e.branches], reverse=True)
        return max(0.0, branches[0]) + 0.2 * max(0.0, sum(branches[1:]) / max(1, len(branches) - 1))
    if isinstance(e, Times):
        return worth(e.child, prices) * float(e.n)
    if isinstance(e, Pay):
        return max(0.0, worth(e.cost, prices) + worth(e.gain, prices))
    if isinstance(e, (When, Focus)):
        return PERHAPS * worth(e.child, prices)
    if isinstance(e, AtEnd):
        return worth(e.child, prices)
    if isinstance(e, (EachOpponent, OpponentsThere)):
        return -OTHERS * worth(e.child, prices)
    if isinstance(e, (OneOpponent, ItsOwner)):
        return -worth(e.child, prices)
    if isinstance(e, RivalThere):
        return PERHAPS * worth(e.child, prices)
    if isinstance(e, Gain):
        return prices.power * amount(e.power) + prices.influence * amount(e.influence) + amount(e.vp)
    if isinstance(e, Draw):
        return prices.draw * amount(e.n)
    if isinstance(e, PromoteTop):
        return prices.promote_top
    if isinstance(e, PromoteThis):
        return prices.promote
    if isinstance(e, TakeOutcast):
        return prices.outcast_taken * float(e.n)
    if isinstance(e, Retaliate):
        return -prices.discarded
    if isinstance(e, ReturnThis):
        return -prices.outcast_taken
    if isinstance(e, MoveThere):
        return prices.move
    if isinstance(e, PlaceTrophy):
        return prices.trophy_back
    if isinstance(e, Choose):
        return one_pick(e, prices) * picks(e)
    return 0.0


def rest(e: Effect, step: int, prices: Prices) -> float:
    """What is still to come of it when its frame has got as far as `step`."""
    if step == 0:
        return worth(e, prices)
    if isinstance(e, Seq):
        return sum([worth(child, prices) for child in list(e.children)[step:]])
    if isinstance(e, Times):
        return worth(e.child, prices) * max(0.0, float(e.n) - float(step))
    if isinstance(e, Pay):
        return worth(e.gain, prices)
    if isinstance(e, Choose):
        return one_pick(e, prices) * (step - 1)
    return 0.0


def sure(e: Effect, what: str) -> int:
    """Power or influence that a card gives whatever else happens."""
    if isinstance(e, Seq):
        return sum([sure(child, what) for child in e.children])
    if isinstance(e, Gain):
        code = e.power if what == "power" else e.influence
        return code if code < PER else 0
    return 0


FIRST_GLANCE: Final = Prices()
REST: Final = vec[float]([rest(e, step, FIRST_GLANCE) for e in list(BOOK.nodes) for step in range(STEPS)])
WORTH: Final = vec[float]([worth(kind.play, FIRST_GLANCE) for kind in CARDS])  # of a card, each time it is played
SURE_POWER: Final = vec[i64]([sure(kind.play, "power") for kind in CARDS])
SURE_INFLUENCE: Final = vec[i64]([sure(kind.play, "influence") for kind in CARDS])
WORTH[OUTCAST] = DEAD_CARD
