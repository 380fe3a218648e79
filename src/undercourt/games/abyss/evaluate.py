"""How well a seat stands: what would score now, and what keys, pearls, hand and the turn under way promise."""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.abyss import payment, score
from undercourt.games.abyss.actions import ALLIES, MONSTER, RACES, VALUES
from undercourt.games.abyss.catalog import (
    BLACK_SMOKERS,
    CITY_OF_MIRRORS,
    COST,
    DIFFERENT_RACES,
    INFLUENCE,
    KEYS,
    MASTER_OF_MAGIC,
)
from undercourt.games.abyss.effects import Betray, Embassy, Exchange, SwapLocations, TakeStack
from undercourt.games.abyss.lords import LORD
from undercourt.games.abyss.play import (
    ACT,
    KEYS_WON,
    PEARLS_OR_TOKENS,
    REWARD,
    ControlLocation,
    Exploration,
    Hiring,
    last_on_track,
)
from undercourt.games.abyss.spending import Payment
from undercourt.games.abyss.state import (
    AFFILIATED,
    ALL_RACES,
    COUNCIL,
    DECK,
    HAND,
    HIDDEN_TOKEN,
    PAID,
    POOL,
    RACE_BITS,
    TOKEN_KINDS,
    TOKEN_VALUES,
    TRACK,
    TRACK_SIZE,
    WORTH,
    Abyss,
    race_of,
    value_of,
)
from undercourt.games.abyss.worth import (
    ALL_AFFILIATED,
    LASTING,
    MEASURE,
    OF_RACE,
    ONCE,
    PEARLS,
    POINTS,
    location_points,
    profile,
)
from undercourt.kernel.effect import NODE, PICKED, SOURCE, STEP, WIDTH, asking
from undercourt.kernel.ids import BIT, BIT_NUMBER, NOTHING, Seat, bits_in

RIVAL: Final = 0.8  # how much the best opponent counts; the rest is the opponents' average

# The clock, in turns of one player.
TURNS_A_LORD: Final = 2.6
LORDS_TO_END: Final = 7
LATE: Final = 3.5  # with fewer turns than this to come, cards and pearls lose their worth
LASTS: Final = 7.0  # turns after which a Lord with a key is usually covered

# Things on hand, in points.
VALUE: Final = 0.55  # each point of an Ally
CARD: Final = 0.1  # each Ally spent, so that few large ones pay rather than many small ones
PEARL: Final = 0.75
LEFT_PEARL: Final = 0.01  # ties go to the most pearls
RICH: Final = 12  # pearls: whoever has more will hardly spend them
ENOUGH: Final = 14  # points in hand for each Lord to come: more is of little use
TOKEN: Final = 2.65  # a monster token drawn blind
KEY: Final = 3.3
PROSPECT: Final = 0.5  # of what the best Lord within reach is worth beyond its price
LAST_PROSPECT: Final = 0.9  # the same, with one turn to come
TOWARDS: Final = vec[float]([0.0, 0.28, 0.62])  # of a Location, with so many keys

# The turn under way.
UNFINISHED: Final = 1.0  # a payment that is not yet complete
EXTRA_TURN: Final = 2.5
PASSED_ON: Final = 0.25  # an Ally left for the Council, where others may take it
BEST_OF: Final = vec[float]([0.0, 0.0, 0.56, 0.85, 1.03])  # the best of n drawn, in deviations above the mean

HUNTER: Final = LORD["hunter"]
ILLUSIONIST: Final = LORD["illusionist"]
APPRENTICE: Final = LORD["apprentice"]
CORRUPTOR: Final = LORD["corruptor"]


def evaluate(s: Abyss, seat: Seat) -> float:
    """Points of the seat, now and promised, less those of its rivals; at the end, less those of the best."""
    if s.turn == NOTHING:
        totals = score.score(s).totals()
        return float(totals[seat] - max([points for other, points in enumerate(totals) if other != seat]))
    ender = ended_by(s)
    rounds = rounds_left(s)
    mine = 0.0
    best = -1000.0
    all_others = 0.0
    for p in range(s.seats):
        worth = standing(s, p, seat, turns_to_come(s, p, ender, rounds))
        if p == seat:
            mine = worth
        else:
            all_others += worth
            best = max(best, worth)
    return mine - RIVAL * best - (1.0 - RIVAL) * all_others / float(s.seats - 1)


# The clock


def lords_of(s: Abyss, p: Seat) -> i64:
    """The seat's Lords, and the one that it is paying for."""
    return s.owned(p) | BIT[s.hiring] if p == s.turn and s.hiring != NOTHING else s.owned(p)


def ended_by(s: Abyss) -> i64:
    """AB-8: who brought the end about, or is paying for the Lord that will."""
    if s.ended_by == NOTHING and bits_in(lords_of(s, s.turn)) >= LORDS_TO_END:
        return s.turn
    return s.ended_by


def rounds_left(s: Abyss) -> float:
    """AB-8: until somebody has seven Lords or the deck of Lords runs out, at the usual pace."""
    most: i64 = 0
    for p in range(s.seats):
        most = max(most, bits_in(lords_of(s, p)))
    by_lords = TURNS_A_LORD * float(LORDS_TO_END - most)
    by_deck = TURNS_A_LORD * float(bits_in(s.lord_deck) + bits_in(s.court)) / float(s.seats)
    return min(by_lords, by_deck)


def turns_to_come(s: Abyss, p: Seat, ender: i64, rounds: float) -> float:
    """How many actions the seat still has: a guess, but once the end is brought about, a count."""
    if ender == NOTHING:
        return max(1.0, rounds)
    before_end = (ender - s.turn + s.seats - 1) % s.seats  # seats after the present one that have a turn
    ahead = (p - s.turn + s.seats) % s.seats
    if ahead > 0:
        return 1.0 if ahead <= before_end else 0.0
    turns = 1.0 if s.extra_turn else 0.0
    return turns + 1.0 if s.depth == 1 and s.stack[STEP] == ACT else turns


# A seat's belongings


def standing(s: Abyss, p: Seat, seat: Seat, turns: float) -> float:
    """`seat` is who judges: it knows which card on the track lies there and which it only imagines."""
    lords = lords_of(s, p)
    counts = profile(s, p, lords if s.assassinated_count else lords & ~s.disabled[p])
    more = min(turns / TURNS_A_LORD, float(max(0, LORDS_TO_END - bits_in(lords))))
    late = min(1.0, turns / LATE)
    pearl = PEARL * late + LEFT_PEARL
    best = best_affiliated(s, p)
    value = pearl * float(min(s.pearls[p], RICH)) + LEFT_PEARL * float(max(0, s.pearls[p] - RICH))
    for race in range(RACES):
        value += float(best[race])
    for kind in range(TOKEN_VALUES):
        value += float(s.tokens[p * TOKEN_KINDS + kind] * (kind + 2))
    value += TOKEN * float(s.tokens[p * TOKEN_KINDS + HIDDEN_TOKEN])
    value += lords_worth(s, p, lords, turns) + places_worth(s, p, counts, lords, turns, more)
    value += hand_worth(s, p, s.hand_worth[p], turns) + (1.0 - late) * last_affiliation(s, p, best)
    if p == s.turn:
        value += turn_worth(s, p, seat, counts, best, turns, pearl, more)
    return value


def lords_worth(s: Abyss, p: Seat, lords: i64, turns: float) -> float:
    """Influence, and what lasting powers will bring before a Location covers them."""
    lasting = s.active(p) | (lords & ~s.owned(p))
    lasts = min(turns, LASTS)
    value = 0.0
    while lords != 0:
        lord = BIT_NUMBER[(lords & -lords) % 67]
        value += float(INFLUENCE[lord])
        if lasting & BIT[lord] != 0:
            value += LASTING[lord] * lasts
        lords &= lords - 1
    return value


def places_worth(s: Abyss, p: Seat, counts: vec[i64], lords: i64, turns: float, more: float) -> float:
    """Locations held or just chosen, and keys towards the next one."""
    held = s.locations[p]
    keys = s.key_total(p)
    value = 0.0
    if p == s.turn:
        if s.hiring != NOTHING:
            keys += KEYS[s.hiring]
        f = s.top()
        asked = asking(s)
        if isinstance(asked, ControlLocation) and s.stack[f + STEP] > 0:
            if s.stack[f + STEP] == 1:
                keys -= 3
                value += best_drawn(s, p, counts, bits_in(s.drawn_locations), more)
            else:
                keys -= 5 - s.stack[f + STEP]
                held |= BIT[s.stack[f + PICKED]]
                if s.stack[f + PICKED] == BLACK_SMOKERS:
                    value += best_location(s, p, counts, s.stack_of_locations, more)
        elif isinstance(asked, Exchange):
            value += best_location(s, p, counts, s.stack_of_locations, more)
        elif isinstance(asked, SwapLocations) and s.stack[f + STEP] == 1:
            held &= ~BIT[s.stack[f + PICKED]]
            value += best_location(s, p, counts, s.open_locations, more)
    while held != 0:
        location = BIT_NUMBER[(held & -held) % 67]
        if location != BLACK_SMOKERS:  # whoever keeps it has nothing
            value += location_worth(s, p, counts, location, more)
        held &= held - 1
    if keys > 0:
        value += keys_worth(s, p, counts, keys, turns, more)
    return value


def keys_worth(s: Abyss, p: Seat, counts: vec[i64], keys: i64, turns: float, more: float) -> float:
    """AB-6: three make a Location; fewer are worth their share of it while there is time for the others."""
    next_one = best_location(s, p, counts, s.open_locations, more)
    next_one = max(next_one, best_drawn(s, p, counts, min(4, bits_in(s.stack_of_locations)), more))
    return next_one * (float(keys // 3) + TOWARDS[keys % 3] * min(1.0, turns / LATE))


def location_worth(s: Abyss, p: Seat, counts: vec[i64], location: i64, more: float) -> float:
    """Black Smokers is as good as the best of the stack; the City of Mirrors as the best of the opponents'."""
    if location == CITY_OF_MIRRORS:
        theirs: i64 = 0
        for other in range(s.seats):
            if other != p:
                theirs |= s.locations[other]
        return best_location(s, p, counts, theirs & ~BIT[BLACK_SMOKERS], more)
    if location == BLACK_SMOKERS:
        return best_location(s, p, counts, s.stack_of_locations & ~BIT[BLACK_SMOKERS], more)
    return location_points(counts, location, more)


def best_location(s: Abyss, p: Seat, counts: vec[i64], among: i64, more: float) -> float:
    best = 0.0
    while among != 0:
        location = BIT_NUMBER[(among & -among) % 67]
        best = max(best, location_worth(s, p, counts, location, more))
        among &= among - 1
    return best


def best_drawn(s: Abyss, p: Seat, counts: vec[i64], n: i64, more: float) -> float:
    """What the best of n Locations from the stack is worth on average: those drawn already are only imagined."""
    unknown = s.stack_of_locations | s.drawn_locations
    number = float(bits_in(unknown))
    if n == 0 or number == 0.0:
        return 0.0
    total = 0.0
    squares = 0.0
    while unknown != 0:
        location = BIT_NUMBER[(unknown & -unknown) % 67]
        worth = location_worth(s, p, counts, location, more)
        total += worth
        squares += worth * worth
        unknown &= unknown - 1
    mean = total / number
    return mean + BEST_OF[n] * sqrt(max(0.0, squares / number - mean * mean))


def best_affiliated(s: Abyss, p: Seat) -> vec[i64]:
    """By race: the value that scores."""
    best = vec[i64]([0] * RACES)
    allies = AFFILIATED + p
    for i in range(s.cards.size[allies]):
        ally = s.cards.at(allies, i)
        best[race_of(ally)] = max(best[race_of(ally)], value_of(ally))
    return best


def hand_worth(s: Abyss, p: Seat, worth: i64, turns: float) -> float:
    """What a hand with so much of each race will buy."""
    if turns == 0.0:
        return 0.0
    late = min(1.0, turns / LATE)
    share = LAST_PROSPECT if turns == 1.0 else PROSPECT
    points = min(worth >> ALL_RACES, ENOUGH * max(1, LORDS_TO_END - bits_in(lords_of(s, p))))
    return late * VALUE * float(points) + share * prospect(s, p, worth, turns, late)


def prospect(s: Abyss, p: Seat, worth: i64, turns: float, late: float) -> float:
    """The Lord at Court that is worth most beyond its price, the less the more is missing."""
    change = payment.price_change(s, p)
    lasts = min(turns, LASTS)
    best = 0.0
    court = s.court
    while court != 0:
        lord = BIT_NUMBER[(court & -court) % 67]
        court &= court - 1
        price = float(max(1, COST[lord] + change))
        gain = float(INFLUENCE[lord]) + late * KEY * float(KEYS[lord]) + LASTING[lord] * lasts + ONCE[lord]
        gain -= late * VALUE * price
        if gain > best:
            ready = 1.0 - missing(s, p, lord, worth, price) / (price + 2.0)
            if ready > 0.0:
                best = max(best, gain * ready * ready)
    return best


def missing(s: Abyss, p: Seat, lord: i64, worth: i64, price: float) -> float:
    """How many points the hand and pearls are short; a race that is not there counts two."""
    races = DIFFERENT_RACES[lord]
    must = payment.mandatory_race(s, p, lord)
    short = 0.0
    points: i64 = 0
    others = worth
    if must < RACES:
        points = worth >> RACE_BITS * must & 63
        if points == 0:
            short += 2.0
        others -= points << RACE_BITS * must
        races -= 1
    for _ in range(races):
        most: i64 = 0
        best: i64 = 0
        for race in range(RACES):
            held = others >> RACE_BITS * race & 63
            if held > most:
                most = held
                best = race
        if most == 0:
            short += 2.0
        others -= most << RACE_BITS * best
        points += most
    return short + max(0.0, price - float(points + s.pearls[p]))


def last_affiliation(s: Abyss, p: Seat, best: vec[i64]) -> float:
    """AB-9: the lowest Ally of each race in hand will count, where it is better than what lies there."""
    lowest = vec[i64]([0] * RACES)
    hand = HAND + p
    for i in range(s.cards.size[hand]):
        ally = s.cards.at(hand, i)
        race = race_of(ally)
        if lowest[race] == 0 or value_of(ally) < lowest[race]:
            lowest[race] = value_of(ally)
    value = 0.0
    for race in range(RACES):
        value += float(max(0, lowest[race] - best[race]))
    return value


# The turn under way


def turn_worth(
    s: Abyss, p: Seat, seat: Seat, counts: vec[i64], best: vec[i64], turns: float, pearl: float, more: float
) -> float:
    """What the frames above the turn still promise the seat whose turn it is."""
    late = min(1.0, turns / LATE)
    value = EXTRA_TURN if s.extra_turn else 0.0
    if seat == p and s.depth == 1 and s.stack[STEP] == ACT:  # whoever has plotted or used a power acts next
        hire = (1.0 - PROSPECT) * prospect(s, p, s.hand_worth[p], turns, late)
        value += max(hire, exploration(s, p, seat, 0, counts, turns, pearl, more))
    promised: i64 = 0  # Lords whose abilities are still at work
    for i in range(1, s.depth):
        f = i * WIDTH
        effect = s.book.nodes[s.stack[f + NODE]]
        if isinstance(effect, Exploration):
            value += exploration(s, p, seat, s.stack[f + STEP], counts, turns, pearl, more)
        elif isinstance(effect, Hiring):
            if s.hiring != NOTHING:
                value += hiring(s, p, s.stack[f + STEP], best, late, pearl)
        elif isinstance(effect, TakeStack):
            value += late * best_stack(s)
        elif isinstance(effect, Betray) and s.stack[f + STEP] == 1:
            value += best_at_court(s, late)
        elif s.stack[f + SOURCE] != NOTHING and not isinstance(effect, Embassy):
            promised |= BIT[s.stack[f + SOURCE]]
    while promised != 0:
        value += ability_worth(s, p, BIT_NUMBER[(promised & -promised) % 67], pearl)
        promised &= promised - 1
    return value


def ability_worth(s: Abyss, p: Seat, lord: i64, pearl: float) -> float:
    """What the Lord's ability brings when it enters; nothing where it would find nothing to work on."""
    if lord == HUNTER:
        tokens: i64 = 0
        for other in range(s.seats):
            if other != p:
                tokens += s.tokens_of(other)
        if tokens == 0:
            return 0.0
    if lord == ILLUSIONIST and (s.locations[p] == 0 or s.open_locations == 0):
        return 0.0
    if lord == CORRUPTOR and s.pearls[p] < 5:
        return 0.0
    if lord == APPRENTICE:
        return best_stack(s)
    return ONCE[lord] + pearl * float(PEARLS[lord])


def best_stack(s: Abyss) -> float:
    """Of the Council."""
    best = 0.0
    for race in range(RACES):
        pile = COUNCIL + race
        worth = 0.0
        for i in range(s.cards.size[pile]):
            worth += VALUE * float(value_of(s.cards.at(pile, i)))
        best = max(best, worth)
    return best


def best_at_court(s: Abyss, late: float) -> float:
    best = 0.0
    court = s.court
    while court != 0:
        lord = BIT_NUMBER[(court & -court) % 67]
        best = max(best, float(INFLUENCE[lord]) + late * KEY * float(KEYS[lord]) + ONCE[lord])
        court &= court - 1
    return best


def hiring(s: Abyss, p: Seat, step: i64, best: vec[i64], late: float, pearl: float) -> float:
    """The Lord's ability, less what the best payment still costs; the Lord itself is counted with the others."""
    value = ability_worth(s, p, s.hiring, pearl)
    gains = vec[float]([affiliation(s, p, best, ally) for ally in range(ALLIES)])
    free = s.has(p, MASTER_OF_MAGIC)
    due = payment.price(s, p, s.hiring) if step == 0 else 0  # then the pearls are paid already
    bill = Payment(due, DIFFERENT_RACES[s.hiring], payment.mandatory_race(s, p, s.hiring))
    bill.pearls = s.pearls[p]
    bill.pearl = pearl if s.pearls[p] <= RICH else LEFT_PEARL
    bill.gains = gains
    bill.free = free
    for i in range(s.cards.size[PAID]):
        bill.lay_down(s.cards.at(PAID, i))
    if step == 0:
        for value_wanted in range(VALUES - 1, -1, -1):  # the highest first: few cards, found soon
            for race in range(RACES):
                ally = race * VALUES + value_wanted
                n = s.cards.count(HAND + p, ally)
                if n > 0:
                    bill.hold(ally, n, late * (CARD + VALUE * float(value_of(ally))))
        return value - bill.least() - UNFINISHED
    return value - bill.least()


def affiliation(s: Abyss, p: Seat, best: vec[i64], ally: i64) -> float:
    """AB-9: what it adds to the best of its race, and to Locations that count Allies."""
    race = race_of(ally)
    gain = float(max(0, value_of(ally) - best[race]))
    held = s.locations[p]
    while held != 0:
        location = BIT_NUMBER[(held & -held) % 67]
        if MEASURE[location] == OF_RACE + race or MEASURE[location] == ALL_AFFILIATED:
            gain += float(POINTS[location])
        held &= held - 1
    return gain


def exploration(
    s: Abyss, p: Seat, seat: Seat, step: i64, counts: vec[i64], turns: float, pearl: float, more: float
) -> float:
    """AB-3: what the explorer will bring home. A card that was only imagined counts as any card of the deck."""
    gains = vec[float]([0.0] * (MONSTER + 1))
    gains[MONSTER] = monster_worth(s, p, counts, turns, pearl, more)
    if step == REWARD:
        return gains[MONSTER]
    now = hand_worth(s, p, s.hand_worth[p], turns)
    for ally in range(ALLIES):
        gains[ally] = hand_worth(s, p, s.hand_worth[p] + WORTH[ally], turns) - now
    bonus = pearl if s.pearls[p] < RICH else 0.0  # on the last space
    space = s.cards.size[TRACK]
    imagined = seat == p or s.buyers & BIT[seat] != 0
    if imagined:
        return revealed(s, gains, max(1, space), bonus)
    take = gains[last_on_track(s)]
    return take + bonus if space >= TRACK_SIZE else max(take, revealed(s, gains, space + 1, bonus) - PASSED_ON)


def revealed(s: Abyss, gains: vec[float], space: i64, bonus: float) -> float:
    """Any card of the deck on this space: taken, or passed where the next one promises more."""
    n = s.cards.size[DECK]
    if n == 0:
        return 0.0
    ahead = -1000.0
    for at in range(TRACK_SIZE, space - 1, -1):
        total = 0.0
        for i in range(n):
            gain = gains[s.cards.at(DECK, i)]
            if at == TRACK_SIZE:
                gain += bonus
            total += max(gain, ahead)
        ahead = total / float(n) - PASSED_ON
    return ahead + PASSED_ON


def monster_worth(s: Abyss, p: Seat, counts: vec[i64], turns: float, pearl: float, more: float) -> float:
    """AB-3: by the space of the threat token; tokens are taken rather than pearls, where there are any."""
    space = s.threat_for(p)
    tokens = min(PEARLS_OR_TOKENS[space], s.tokens_of(POOL))
    value = TOKEN * float(tokens)
    if s.pearls[p] < RICH:
        value += pearl * float(PEARLS_OR_TOKENS[space] - tokens)
    if KEYS_WON[space] > 0:
        keys = s.key_total(p)
        value -= keys_worth(s, p, counts, keys, turns, more)
        value += keys_worth(s, p, counts, keys + KEYS_WON[space], turns, more)
    return value
