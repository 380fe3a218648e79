"""What a study may change in Tyrants of the Underdark."""

from __future__ import annotations

from undercourt.games.tyrants import play
from undercourt.games.tyrants.board import BOARD, MARKER_SITES, MARKER_VP, SITE_VP
from undercourt.games.tyrants.cards import CARDS, HALF_DECKS
from undercourt.games.tyrants.catalog import OUTCAST, enter
from undercourt.games.tyrants.effects_board import Gain
from undercourt.games.tyrants.state import BARRACKS, HOUSE_GUARDS, PRIESTESSES, Tyrants
from undercourt.judgement.tyrants import weigh, worth
from undercourt.kernel.effect import PER, Effect
from undercourt.lab.levers import Dealt, Lever, Levers, of_table

DEAREST = 20
CARDS_IN_DECK = range(10, 41)  # of a half-deck: more than lie in the market, no more than there is room for


def on_card(field: str, says: str, least: int, most: int, names: list[str]) -> Lever:
    """A number on the line of a card. Whatever is made of the lines is made again."""

    def write(number: int, value: int) -> None:
        CARDS[number] = CARDS[number]._replace(**{field: value})  # type: ignore[arg-type]  # all of them are numbers
        enter(number, CARDS[number])
        play.BOXES.clear()
        judge_again()

    numbers = [number for number, kind in enumerate(CARDS) if kind.slug in names]
    return Lever("card", field, says, names, numbers, least, most, lambda n: int(getattr(CARDS[n], field)), write)


def gains(card: int, what: str) -> list[Gain]:
    """The parts of a card that give a plain number of it."""

    def parts(effect: Effect) -> list[Effect]:
        return [effect, *[one for part in effect.parts() for one in parts(part)]]

    found = [part for part in parts(CARDS[card].play) if isinstance(part, Gain)]
    return [gain for gain in found if 0 < getattr(gain, what) < PER]


def gained(what: str) -> Lever:
    """Power or influence, of cards that give it in one place."""

    def write(number: int, value: int) -> None:
        setattr(gains(number, what)[0], what, value)
        judge_again()

    numbers = [number for number in range(len(CARDS)) if len(gains(number, what)) == 1]
    names = [CARDS[number].slug for number in numbers]
    says = f"the {what} that playing it brings"
    return Lever("card", what, says, names, numbers, 1, 20, lambda n: int(getattr(gains(n, what)[0], what)), write)


def judge_again() -> None:
    """What judgement has worked out from the cards and their effects, worked out once more."""
    for prices, rests, worths in (
        (worth.FIRST_GLANCE, worth.REST, worth.WORTH),
        (weigh.PRICES, weigh.REST, weigh.BRINGS),
    ):
        for node, effect in enumerate(list(play.BOOK.nodes)):
            for step in range(worth.STEPS):
                rests[node * worth.STEPS + step] = worth.rest(effect, step, prices)
        for number, kind in enumerate(CARDS):
            if number != OUTCAST:  # judged by itself
                worths[number] = worth.worth(kind.play, prices)
    for number, kind in enumerate(CARDS):
        worth.SURE_POWER[number] = worth.sure(kind.play, "power")
        worth.SURE_INFLUENCE[number] = worth.sure(kind.play, "influence")
        weigh.POINTS[number] = float(kind.deck_vp)
        weigh.LATER[number] = weigh.early(number)


def each_barracks(s: Tyrants, troops: int) -> None:
    for seat in range(s.seats):
        s.tables[BARRACKS + seat] = troops


def house_guards(s: Tyrants, n: int) -> None:
    s.tables[HOUSE_GUARDS] = n


def priestesses(s: Tyrants, n: int) -> None:
    s.tables[PRIESTESSES] = n


def decks_fit() -> str:
    for deck in HALF_DECKS:
        n = sum([kind.copies for kind in CARDS if kind.deck == deck])
        if n not in CARDS_IN_DECK:
            return f"the half-deck '{deck}' would have {n} cards; it must have 10 to 40, so change other copies as well"
    return ""


BOUGHT = [kind.slug for kind in CARDS if kind.cost is not None]
IN_DECKS = [kind.slug for kind in CARDS if kind.deck in HALF_DECKS]
ALL = [kind.slug for kind in CARDS]
MARKED = [BOARD[site].slug for site in list(MARKER_SITES)]

LEVERS = Levers(
    [
        on_card("cost", "influence to recruit it", 1, DEAREST, BOUGHT),
        on_card("deck_vp", "points at the end, in the deck", -9, 20, ALL),
        on_card("inner_vp", "points at the end, in the inner circle", -9, 20, ALL),
        on_card("copies", "how many of it are in its half-deck", 0, 20, IN_DECKS),
        gained("power"),
        gained("influence"),
        of_table("site", "vp", "points for control at the end", [site.slug for site in BOARD], 20, [SITE_VP]),
        of_table("site", "marker", "points a turn for total control", MARKED, 9, [MARKER_VP]),
    ],
    [
        Dealt("troops", "in each barracks, 40 in the box", 1, 60, each_barracks),
        Dealt("house_guards", "in their stack, 15 in the box", 0, 15, house_guards),
        Dealt("priestesses", "in their stack, 15 in the box", 0, 15, priestesses),
    ],
    decks_fit,
)
