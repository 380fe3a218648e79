"""How those who think ahead weigh a position: like `evaluate`, but fitted to the ends of many games."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.tyrants.actions import COLOURS, KINDS
from undercourt.games.tyrants.board import MARKER_AT, MARKER_VP, SITE_SPACES, SITE_VP
from undercourt.games.tyrants.cards import CARDS
from undercourt.games.tyrants.catalog import COST, DECK_VP, HOUSE_GUARD, INNER_VP, OUTCAST, PRIESTESS
from undercourt.games.tyrants.play import BOOK, MAIN_PART
from undercourt.games.tyrants.state import (
    AT_SITES,
    AT_SPACES,
    BARRACKS,
    DECK,
    DISCARDS,
    GONE,
    HAND,
    HOUSE_GUARDS,
    INNER,
    MARKET,
    NO_CARD,
    PLAYED,
    ROW,
    SPY_SITES,
    TROPHY_HALL,
    VP,
    Tyrants,
)
from undercourt.judgement.tyrants.evaluate import evaluate
from undercourt.judgement.tyrants.prospects import plays_again
from undercourt.judgement.tyrants.worth import DEAD_CARD, STEPS, SURE_INFLUENCE, SURE_POWER, Prices, rest, worth
from undercourt.kernel.effect import NODE, SEAT, STEP, WIDTH
from undercourt.kernel.ids import BIT, NOTHING, Card, Seat, bits_in, lowest_bit

# The clock.
TROOPS_A_ROUND: Final = 2.25  # that leave the fastest barracks
CARDS_A_TURN: Final = 1.1  # that leave the market deck
OPENING: Final = 8.0  # with more rounds to go than this, nothing is settled

# The board: in the opening a site is worth little, and room to grow a lot.
CONTROL: Final = 0.93  # of a site's VP, when all is settled
LEAD: Final = 0.14  # of its VP, in the opening, for each troop ahead, up to three
CONTEST: Final = 0.18  # with as many troops as the strongest
TOTAL: Final = 1.6  # of the two points for total control
TOTAL_EARLY: Final = 2.4
TOWARDS_TOTAL: Final = 1.5  # times the share of the spaces, squared
MARKER_INFLUENCE: Final = 0.4  # a marker's influence, a round
MARKER_TOTAL: Final = 0.35  # of what total control of it would pay in all rounds to come
MARKER_TOWARDS: Final = 1.0
SPIED_ON: Final = 0.3  # of that, with another player's spy there
ON_ROUTE: Final = 0.9  # a troop on a route: more places are near
AT_SITE: Final = 0.15
REACH: Final = 0.03
IN_BARRACKS: Final = 0.35
SPY_OUT: Final = 0.2

# Cards.
PLAYS_A_ROUND: Final = 5.0
THIN: Final = 8.0  # cards: a deck of fewer is no better for being thin
GROWTH: Final = 0.65  # cards that a deck grows in half a round
BURDEN: Final = 2.8  # a card more, in the opening
EARLY_POINT: Final = 0.5  # a point in the deck, in the opening, beyond itself: such cards are good ones
PROMISE: Final = 1.0  # of what it would be worth more in the inner circle
LAST_TURN: Final = 7.5  # a turn to come in the last round

# The turn.
SPEND: Final = 0.92  # of what influence can buy
LEFT_OVER: Final = 0.02
POOL_POWER: Final = 0.55
PENDING: Final = 1.4  # of what effects still to come are worth
WAITING: Final = 1.1  # of what instructions for the end of the turn are worth
SPARED: Final = -0.5  # and in a thin deck
UNPLAYED: Final = 0.8  # of what cards still in hand are worth
MY_TURN: Final = 0.001  # so that the turn ends after everything else, not instead of it
MOST_INFLUENCE: Final = 24
INFLUENCE_LEFT: Final = 0.45  # in the pool, at a leaf of the tree
INFLUENCE_EARLY: Final = 0.5  # and more, in the opening


def fitted() -> Prices:
    """What the words of cards brought those who had them in their decks."""
    prices = Prices()
    prices.power = 0.6
    prices.influence = 0.85
    prices.draw = 0.8
    prices.deploy = 0.7
    prices.kill = 2.0
    prices.kill_white = 1.0
    prices.supplant = 2.2
    prices.supplant_white = 2.5
    prices.spy = 0.2
    prices.spy_home = -0.2
    prices.return_piece = 0.8
    prices.move = 0.8
    prices.promote = 2.6
    prices.promote_top = 2.4
    return prices


PRICES: Final = fitted()
REST: Final = vec[float]([rest(e, step, PRICES) for e in list(BOOK.nodes) for step in range(STEPS)])
BRINGS: Final = vec[float]([worth(kind.play, PRICES) for kind in CARDS])  # each time it is played
BRINGS[OUTCAST] = DEAD_CARD
POINTS: Final = vec[float]([float(DECK_VP[card]) for card in range(KINDS)])


def early(card: Card) -> float:
    """What having it in the deck means in the opening, apart from what it brings when played."""
    return EARLY_POINT * POINTS[card] + PROMISE * (float(INNER_VP[card]) - POINTS[card]) - BURDEN


LATER: Final = vec[float]([early(card) for card in range(KINDS)])


def weigh(s: Tyrants, seat: Seat) -> float:
    """Points of the seat, now and promised, less those of the others on average."""
    if s.turn == NOTHING:
        return evaluate(s, seat)
    rounds = rounds_to_come(s)
    mine = 0.0
    others = 0.0
    for p in range(s.seats):
        worth = standing(s, p, rounds, p == seat)
        if p == seat:
            mine = worth
        else:
            others += worth
    return mine - others / float(s.seats - 1)


def rounds_to_come(s: Tyrants) -> float:
    """TU-9: until the first barracks or the market deck is empty, at the usual pace."""
    if s.turn == NOTHING or s.last_round:
        return 0.0
    fewest: i64 = 40
    for p in range(s.seats):
        if s.tables[BARRACKS + p] < fewest:
            fewest = s.tables[BARRACKS + p]
    by_troops = float(fewest) / TROOPS_A_ROUND
    by_cards = float(s.cards.size[MARKET]) / (CARDS_A_TURN * float(s.seats))
    return by_troops if by_troops < by_cards else by_cards


def standing(s: Tyrants, p: Seat, rounds: float, thinking: bool) -> float:
    """`thinking`: with what its own turn, if it has one, will still bring."""
    points = s.tables[VP + p]
    for colour in range(COLOURS):
        points += s.tables[TROPHY_HALL + p * COLOURS + colour]
    unsettled = rounds / OPENING if rounds < OPENING else 1.0
    return float(points) + board(s, p, rounds, unsettled) + cards(s, p, rounds, unsettled, thinking)


def board(s: Tyrants, p: Seat, rounds: float, unsettled: float) -> float:
    """Sites held and contested, markers, troops and spies."""
    tables = s.tables
    others_spies: i64 = 0
    for other in range(s.seats):
        if other != p:
            others_spies |= tables[SPY_SITES + other]
    value = 0.0
    sites = tables[AT_SITES + p]
    while sites != 0:
        site = lowest_bit(sites)
        sites &= sites - 1
        value += site_worth(s, p, site, others_spies & BIT[site] != 0, rounds, unsettled)
    if unsettled > 0.0:
        pieces = ON_ROUTE * float(bits_in(tables[AT_SPACES + p])) + SPY_OUT * float(bits_in(tables[SPY_SITES + p]))
        value += unsettled * (pieces + IN_BARRACKS * float(tables[BARRACKS + p]))
        near = s.present_sites(p) & s.sites
        reached: i64 = 0
        while near != 0:
            reached += SITE_VP[lowest_bit(near)]
            near &= near - 1
        value += unsettled * REACH * float(reached)
    return value


def site_worth(s: Tyrants, p: Seat, site: i64, spied: bool, rounds: float, unsettled: float) -> float:
    """Control and total control, now or to come."""
    at = site * COLOURS
    here = i64(s.troops[at + p])
    rival: i64 = 0
    for colour in range(COLOURS):
        troops = i64(s.troops[at + colour])
        if colour != p and troops > rival:
            rival = troops
    total = here == SITE_SPACES[site] and not spied
    marker = MARKER_AT[site]
    share = float(here) / float(SITE_SPACES[site])
    value = unsettled * AT_SITE * float(here)
    prize = float(SITE_VP[site])
    if here > rival:
        lead = here - rival
        value += prize * ((1.0 - unsettled) * CONTROL + unsettled * LEAD * float(lead if lead < 3 else 3))
        if marker >= 0:
            value += MARKER_INFLUENCE * rounds
    else:
        value += prize * unsettled * CONTEST * float(here) / float(rival)
    if total:
        value += (1.0 - unsettled) * TOTAL + unsettled * TOTAL_EARLY
    else:
        value += unsettled * TOWARDS_TOTAL * share * share
    if marker >= 0:
        if total:
            value += MARKER_TOTAL * float(MARKER_VP[marker]) * rounds
            if s.turn == p:
                value += float(MARKER_VP[marker])  # due when this turn ends
        value += MARKER_TOWARDS * (SPIED_ON if spied else 1.0) * share * share * float(MARKER_VP[marker]) * rounds
    return value


def cards(s: Tyrants, p: Seat, rounds: float, unsettled: float, thinking: bool) -> float:
    """The points of cards, what the deck will do in the rounds left, and the turn in hand."""
    piles = s.cards
    value = 0.0
    for i in range(piles.size[INNER + p]):
        value += float(INNER_VP[piles.at(INNER + p, i)])
    n: i64 = 0
    brings = 0.0
    later = 0.0
    for zone in range(4):
        pile = PLAYED
        if zone == 0:
            pile = DECK + p
        elif zone == 1:
            pile = HAND + p
        elif zone == 2:
            pile = DISCARDS + p
        elif s.turn != p:
            continue
        for i in range(piles.size[pile]):
            card = piles.at(pile, i)
            if card < GONE:
                n += 1
                value += POINTS[card]
                later += LATER[card]
                brings += BRINGS[card]
    future = rounds - 0.5
    value += unsettled * later
    if future > 0.0:
        value += plays_of_each(n, future) * brings
    if s.turn == p and thinking:
        value += MY_TURN
        if s.stack[STEP] == MAIN_PART:
            value += turn(s, p, brings / float(n) if n > 0 else 0.0, n, future, unsettled)
        for i in range(s.waits()):  # mostly promotions: a thin deck cannot spare the cards
            value += (WAITING if float(n) > THIN else SPARED) * REST[s.waiting[i * 2] * STEPS]
    elif s.last_round and plays_again(s, p):
        value += LAST_TURN
    for i in range(s.depth):
        f = i * WIDTH
        if s.stack[f + SEAT] == p:
            step = s.stack[f + STEP]
            value += PENDING * REST[s.stack[f + NODE] * STEPS + (step if step < STEPS else STEPS - 1)]
    return value


def plays_of_each(n: i64, future: float) -> float:
    """How often each of n cards will be played, while the deck goes on growing."""
    deck = float(n) if float(n) > THIN else THIN
    return PLAYS_A_ROUND * future / (deck + GROWTH * future)


def turn(s: Tyrants, p: Seat, mean: float, n: i64, future: float, unsettled: float) -> float:
    """What the pool and the cards still in hand will bring before the turn ends."""
    piles = s.cards
    power = s.power
    influence = s.influence
    value = 0.0
    for i in range(piles.size[HAND + p]):
        card = piles.at(HAND + p, i)
        power += SURE_POWER[card]
        influence += SURE_INFLUENCE[card]
        other = BRINGS[card] - PRICES.power * float(SURE_POWER[card]) - PRICES.influence * float(SURE_INFLUENCE[card])
        if other > 0.0:
            value += UNPLAYED * other
        value += MY_TURN
    value += POOL_POWER * float(power)
    return value + shopping(s, influence, mean, n, future, unsettled)


def shopping(s: Tyrants, influence: i64, mean: float, n: i64, future: float, unsettled: float) -> float:
    """The best use of so much influence in the market as it lies, and a little for what is left over."""
    most = influence if influence < MOST_INFLUENCE else MOST_INFLUENCE
    if most <= 0:
        return 0.0
    best = vec[float]([0.0] * (MOST_INFLUENCE + 1))
    plays = plays_of_each(n + 1, future) if future > 0.0 else 0.0
    displaced = 0.0 if float(n) < THIN else mean
    piles = s.cards
    for i in range(piles.size[ROW] + 2):
        again = i >= piles.size[ROW]
        card: Card = HOUSE_GUARD
        if not again:
            card = piles.at(ROW, i)
            if card == NO_CARD:
                continue
        elif i > piles.size[ROW]:
            card = PRIESTESS
        if again and s.tables[HOUSE_GUARDS + card - HOUSE_GUARD] == 0:
            continue
        gain = POINTS[card] + unsettled * LATER[card] + plays * (BRINGS[card] - displaced)
        cost = COST[card]
        if gain <= 0.0 or cost > most:
            continue
        if again:  # a stack: as many as you can pay
            for b in range(cost, most + 1):
                if best[b - cost] + gain > best[b]:
                    best[b] = best[b - cost] + gain
        else:
            b = most
            while b >= cost:
                if best[b - cost] + gain > best[b]:
                    best[b] = best[b - cost] + gain
                b -= 1
    return SPEND * best[most] + LEFT_OVER * float(influence)


def standings(s: Tyrants, out: vec[float]) -> None:
    """Points by seat, now and promised, with what hands and pool will bring before the round ends."""
    rounds = rounds_to_come(s)
    unsettled = rounds / OPENING if rounds < OPENING else 1.0
    for p in range(s.seats):
        out[p] = standing(s, p, rounds, False)
        if s.turn == p:
            if s.stack[STEP] == MAIN_PART:
                out[p] += POOL_POWER * float(s.power) + held(s, p)
                out[p] += (INFLUENCE_LEFT + INFLUENCE_EARLY * unsettled) * float(s.influence)
            for i in range(s.waits()):
                out[p] += REST[s.waiting[i * 2] * STEPS]
        elif not s.last_round and s.places_after(s.first, p) > s.places_after(s.first, s.turn):
            out[p] += held(s, p)


def held(s: Tyrants, p: Seat) -> float:
    """What the cards in hand will bring."""
    value = 0.0
    for i in range(s.cards.size[HAND + p]):
        value += BRINGS[s.cards.at(HAND + p, i)]
    return value
