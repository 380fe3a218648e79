"""What the turn under way still promises: an exploration, a payment, an ability at work."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.abyss import legal_payment
from undercourt.games.abyss.actions import ALLIES, MONSTER, RACES, VALUES
from undercourt.games.abyss.cards import LORD
from undercourt.games.abyss.catalog import DIFFERENT_RACES, INFLUENCE, KEYS, MASTER_OF_MAGIC
from undercourt.games.abyss.effects import CORRUPTION, TAKING, Betray, Embassy, TakeStack
from undercourt.games.abyss.effects_powers import pearls_to_raise
from undercourt.games.abyss.legal_payment import PAYING
from undercourt.games.abyss.play import ACT
from undercourt.games.abyss.play_exploring import KEYS_WON, PEARLS_OR_TOKENS, REVEAL, REWARD, Exploration, last_on_track
from undercourt.games.abyss.play_hiring import Hiring
from undercourt.games.abyss.state import (
    COUNCIL,
    DECK,
    HAND,
    HAND_WORTH,
    HELD_LOCATIONS,
    PAID,
    PEARLS,
    POOL,
    TRACK,
    TRACK_SIZE,
    WORTH,
    Abyss,
    race_of,
    value_of,
)
from undercourt.judgement.abyss.holdings import hand_worth, keys_worth, prospect
from undercourt.judgement.abyss.prospects_payment import Payment
from undercourt.judgement.abyss.weights import Weights
from undercourt.judgement.abyss.worth import ALL_AFFILIATED, MEASURE, OF_RACE, ONCE, PEARLS_AT_ONCE, POINTS
from undercourt.kernel.effect import NODE, SOURCE, STEP, WIDTH
from undercourt.kernel.ids import BIT, NOTHING, Seat, lowest_bit

LEFT_PEARL: Final = 0.01  # ties go to the most pearls
RICH: Final = 12  # pearls: whoever has more will hardly spend them
TOKEN: Final = 2.65  # a monster token drawn blind

HUNTER: Final = LORD["hunter"]
ILLUSIONIST: Final = LORD["illusionist"]
APPRENTICE: Final = LORD["apprentice"]
CORRUPTOR: Final = LORD["corruptor"]


def turn_worth(
    s: Abyss, p: Seat, seat: Seat, counts: vec[i64], best: vec[i64], turns: float, pearl: float, more: float, w: Weights
) -> float:
    """What the frames above the turn still promise the seat whose turn it is."""
    late = min(1.0, turns / w.late)
    value = w.extra_turn if s.extra_turn else 0.0
    if seat == p and s.depth == 1 and s.stack[STEP] == ACT:  # whoever has plotted or used a power acts next
        hire = (1.0 - w.prospect) * prospect(s, p, s.tables[HAND_WORTH + p], turns, late, w)
        value += max(hire, exploration(s, p, seat, REVEAL, counts, turns, pearl, more, w))
    promised: i64 = 0  # Lords whose abilities are still at work
    for i in range(1, s.depth):
        f = i * WIDTH
        effect = s.book.nodes[s.stack[f + NODE]]
        if isinstance(effect, Exploration):
            value += exploration(s, p, seat, s.stack[f + STEP], counts, turns, pearl, more, w)
        elif isinstance(effect, Hiring):
            if s.hiring != NOTHING:
                value += hiring(s, p, s.stack[f + STEP], best, late, pearl, w)
        elif isinstance(effect, TakeStack):
            value += late * best_stack(s, w)
        elif isinstance(effect, Betray) and s.stack[f + STEP] == TAKING:
            value += best_at_court(s, late, w)
        elif s.stack[f + SOURCE] != NOTHING and not isinstance(effect, Embassy):
            promised |= BIT[s.stack[f + SOURCE]]
    while promised != 0:
        value += ability_worth(s, p, lowest_bit(promised), pearl, w)
        promised &= promised - 1
    return value


def ability_worth(s: Abyss, p: Seat, lord: i64, pearl: float, w: Weights) -> float:
    """What the Lord's ability brings when it enters; nothing where it would find nothing to work on."""
    if lord == HUNTER:
        tokens: i64 = 0
        for other in range(s.seats):
            if other != p:
                tokens += s.tokens_of(other)
        if tokens == 0:
            return 0.0
    if lord == ILLUSIONIST and (s.tables[HELD_LOCATIONS + p] == 0 or s.open_locations == 0):
        return 0.0
    if lord == CORRUPTOR and s.tables[PEARLS + p] + pearls_to_raise(s, p) < CORRUPTION:
        return 0.0
    if lord == APPRENTICE:
        return best_stack(s, w)
    return ONCE[lord] + pearl * float(PEARLS_AT_ONCE[lord])


def best_stack(s: Abyss, w: Weights) -> float:
    """Of the Council."""
    best = 0.0
    for race in range(RACES):
        pile = COUNCIL + race
        worth = 0.0
        for i in range(s.cards.size[pile]):
            worth += w.value * float(value_of(s.cards.at(pile, i))) - w.held
        best = max(best, worth)
    return best


def best_at_court(s: Abyss, late: float, w: Weights) -> float:
    best = 0.0
    court = s.court
    while court != 0:
        lord = lowest_bit(court)
        best = max(best, float(INFLUENCE[lord]) + late * w.key * float(KEYS[lord]) + ONCE[lord])
        court &= court - 1
    return best


def hiring(s: Abyss, p: Seat, step: i64, best: vec[i64], late: float, pearl: float, w: Weights) -> float:
    """The Lord's ability, less what the best payment still costs; the Lord itself is counted with the others."""
    value = ability_worth(s, p, s.hiring, pearl, w)
    gains = vec[float]([affiliation(s, p, best, ally) for ally in range(ALLIES)])
    free = s.has(p, MASTER_OF_MAGIC)
    due = legal_payment.price(s, p, s.hiring) if step == PAYING else 0  # then the pearls are paid already
    bill = Payment(due, DIFFERENT_RACES[s.hiring], legal_payment.mandatory_race(s, p, s.hiring))
    bill.pearls = s.tables[PEARLS + p]
    bill.pearl = pearl if s.tables[PEARLS + p] <= RICH else LEFT_PEARL
    bill.gains = gains
    bill.free = free
    for i in range(s.cards.size[PAID]):
        bill.lay_down(s.cards.at(PAID, i))
    if step == PAYING:
        for value_wanted in range(VALUES - 1, -1, -1):  # the highest first: few cards, found soon
            for race in range(RACES):
                ally = race * VALUES + value_wanted
                n = s.cards.count(HAND + p, ally)
                if n > 0:
                    bill.hold(ally, n, late * (w.card + w.value * float(value_of(ally))))
        return value - bill.least() - w.unfinished
    return value - bill.least()


def affiliation(s: Abyss, p: Seat, best: vec[i64], ally: i64) -> float:
    """AB-9: what it adds to the best of its race, and to Locations that count Allies."""
    race = race_of(ally)
    gain = float(max(0, value_of(ally) - best[race]))
    held = s.tables[HELD_LOCATIONS + p]
    while held != 0:
        location = lowest_bit(held)
        if MEASURE[location] == OF_RACE + race or MEASURE[location] == ALL_AFFILIATED:
            gain += float(POINTS[location])
        held &= held - 1
    return gain


def exploration(
    s: Abyss, p: Seat, seat: Seat, step: i64, counts: vec[i64], turns: float, pearl: float, more: float, w: Weights
) -> float:
    """AB-3: what the explorer will bring home. A card that was only imagined counts as any card of the deck."""
    gains = vec[float]([0.0] * (MONSTER + 1))
    gains[MONSTER] = monster_worth(s, p, counts, turns, pearl, more, w)
    if step == REWARD:
        return gains[MONSTER]
    now = hand_worth(s, p, s.tables[HAND_WORTH + p], turns, w)
    held = min(1.0, turns / w.late) * w.held
    for ally in range(ALLIES):
        gains[ally] = hand_worth(s, p, s.tables[HAND_WORTH + p] + WORTH[ally], turns, w) - now - held
    bonus = pearl if s.tables[PEARLS + p] < RICH else 0.0  # on the last space
    space = s.cards.size[TRACK]
    imagined = seat == p or s.buyers & BIT[seat] != 0
    if imagined:
        return revealed(s, gains, max(1, space), bonus, w)
    take = gains[last_on_track(s)]
    return take + bonus if space >= TRACK_SIZE else max(take, revealed(s, gains, space + 1, bonus, w) - w.passed_on)


def revealed(s: Abyss, gains: vec[float], space: i64, bonus: float, w: Weights) -> float:
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
        ahead = total / float(n) - w.passed_on
    return ahead + w.passed_on


def monster_worth(s: Abyss, p: Seat, counts: vec[i64], turns: float, pearl: float, more: float, w: Weights) -> float:
    """AB-3: by the space of the threat token; tokens are taken rather than pearls, where there are any."""
    space = s.threat_for(p)
    tokens = min(PEARLS_OR_TOKENS[space], s.tokens_of(POOL))
    value = TOKEN * float(tokens)
    if s.tables[PEARLS + p] < RICH:
        value += pearl * float(PEARLS_OR_TOKENS[space] - tokens)
    if KEYS_WON[space] > 0:
        keys = s.key_total(p)
        value -= keys_worth(s, p, counts, keys, turns, more, w)
        value += keys_worth(s, p, counts, keys + KEYS_WON[space], turns, more, w)
    return value
