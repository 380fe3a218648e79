"""What the table is worth to a seat: cities and who may take them, banners, positions, cards, loyalties."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.whispers import legal
from undercourt.games.whispers.actions import EMPIRES, KINDS, RANKS, SLOTS
from undercourt.games.whispers.board import HOME, REGIONS
from undercourt.games.whispers.board_councils import ADD, DRAW, KINDS_OF_ACTION, STRIKE
from undercourt.games.whispers.play import EMPIRE_PHASES, HAND_LIMIT, MULTIPLIER, RECALLING, REVEALING, SWAPPING
from undercourt.games.whispers.state import (
    BONUS,
    COUNTER_INTELLIGENCE,
    IN_REGIONS,
    KEEP_YOUR_SECRETS,
    REVEALED,
    ROUNDS,
    SWAPS,
    Whispers,
)
from undercourt.games.whispers.state_hand import copies, hand_size, held
from undercourt.kernel.effect import STEP
from undercourt.kernel.ids import BIT, NOTHING, Seat, bits_in, lowest_bit

LOVE: Final = vec[float]([float(n) for n in MULTIPLIER])  # by slot
RIVAL: Final = 0.8  # how much the rivals' points count, on average
LEAN: Final = 0.4  # an agent in a council makes it likely that its empire is loved, by so much

# Cities.
ENOUGH: Final = vec[float]([0.02, 0.06, 0.12, 0.22, 0.4, 0.8, 0.92, 1.0])  # from SHORT too few to 2 more than needed
SHORT: Final = 5
OFTEN: Final = 0.8  # attacks to come that make it as likely as not that one is for this city
MINE: Final = 0.85  # how surely my attack goes where it gains
THEIRS: Final = 0.4  # that of a rival whose loyalties say nothing, and what they change
THEIRS_BY_LOVE: Final = 0.1
FORCED: Final = 0.03  # my attack that loses
MOST_TAKEN: Final = 0.95

# The rest of the table, in cities of an empire that is loved by one more than the average.
BANNER: Final = 0.07
FAR_OFF: Final = 0.4  # of that, where there is neither a city nor an enemy
SYMBOL: Final = 0.06  # a farm or fort, each round
ADDED: Final = 0.16  # a banner that a position may add
ATTACK: Final = 0.3
POSITION: Final = 0.05
DENIED: Final = 0.3  # of what a position is worth, when a rival has it
FUTURE: Final = 0.6  # how much an agent does in each round to come, against this one
NEWCOMERS: Final = 0.2  # attacks of an empire, each round to come, by agents not yet there

# Cards and loyalties, in points.
CARD: Final = 1.0
PAIR: Final = 0.12  # another card that pays with it
SURPLUS: Final = 0.15  # beyond what may be kept
TIE: Final = 0.01
SWAP_LEFT: Final = 1.5
SHOWN: Final = 0.3  # a token that the rivals know


class Outlook:
    """How one seat looks at the table: what it hopes for, and who will act."""

    def __init__(self, s: Whispers, seat: Seat, pending: bool) -> None:
        """`pending`: the action of the position under way is still to come."""
        self.seat: Seat = seat
        self.trusted: bool = not is_naming(s)  # tokens that were turned up are what they seem
        self.own: vec[float] = vec[float]([0.0] * EMPIRES)  # by empire: points for each of its cities
        self.theirs: vec[float] = vec[float]([0.0] * EMPIRES)  # what rivals get, by all that is known
        self.love: vec[float] = vec[float]([0.0] * EMPIRES)  # the one less the other
        self.more: vec[float] = vec[float]([0.0] * EMPIRES)  # than the average empire
        self.my_attacks: vec[float] = vec[float]([0.0] * EMPIRES)  # to come, by empire
        self.their_attacks: vec[float] = vec[float]([0.0] * EMPIRES)
        self.positions: float = 0.0
        self.late: float = 0.0  # 1 while there is much to do for cards, 0 when nothing is left
        self.rounds: float = 0.0
        self.holder: vec[i64] = vec[i64]([0] * REGIONS)  # by region: the empire that controls it
        self.strongest: vec[i64] = vec[i64]([0] * EMPIRES)  # army beside a region, by empire
        # Of the table that `map` looked at last: who held what, and what each region, symbols and banners were worth.
        self.held: vec[i64] = vec[i64]([0] * REGIONS)
        self.stakes: vec[float] = vec[float]([0.0] * REGIONS)
        self.symbols: vec[float] = vec[float]([0.0] * EMPIRES)
        self.field: vec[float] = vec[float]([0.0] * EMPIRES)
        self.look_at_loyalties(s)
        self.look_at_councils(s, pending)

    def look_at_loyalties(self, s: Whispers) -> None:
        for slot in range(SLOTS):
            self.own[s.tokens[self.seat * SLOTS + slot]] = LOVE[slot]
        for p in range(s.seats):
            if p != self.seat:
                guess = guessed(s, p, self.trusted)
                for empire in range(EMPIRES):
                    self.theirs[empire] += guess[empire] / float(s.seats - 1)
        mean = 0.0
        for empire in range(EMPIRES):
            self.love[empire] = self.own[empire] - RIVAL * self.theirs[empire]
            mean += self.love[empire] / float(EMPIRES)
        for empire in range(EMPIRES):
            self.more[empire] = self.love[empire] - mean

    def look_at_councils(self, s: Whispers, pending: bool) -> None:
        """WW-4: who controls which position, how often it will act, and what it can do then."""
        phase = s.stack[STEP]
        future = float(ROUNDS - s.round)
        to_come: i64 = 0
        if phase < EMPIRE_PHASES:
            to_come = EMPIRES * RANKS
        elif phase == EMPIRE_PHASES:
            to_come = EMPIRES * RANKS - s.marker
        self.rounds = future + float(to_come) / float(EMPIRES * RANKS)
        busy = 0.0
        for empire in range(EMPIRES):
            self.my_attacks[empire] = NEWCOMERS * future
            self.their_attacks[empire] = NEWCOMERS * future * float(s.seats - 1)
            at: Seat = NOTHING
            for i in range(RANKS):
                position = empire * RANKS + RANKS - 1 - i
                if s.agents[position] != NOTHING:
                    at = s.agents[position]
                if at == NOTHING:
                    continue
                often = FUTURE * future
                if position >= EMPIRES * RANKS - to_come:
                    often += 1.0
                if pending and position == s.acting:
                    often += 1.0
                kinds = KINDS_OF_ACTION[position]
                use = often * self.use(s, position, kinds)
                if at == self.seat:
                    busy += often
                    self.positions += use
                    if kinds & STRIKE != 0:
                        self.my_attacks[empire] += often
                else:
                    self.positions -= DENIED * use / float(s.seats - 1)
                    if kinds & STRIKE != 0:
                        self.their_attacks[empire] += often
        self.late = busy / (busy + 1.0)

    def use(self, s: Whispers, position: i64, kinds: i64) -> float:
        """What the seat can do with the action of a position; what attacks conquer is seen at the cities."""
        more = self.more[position // RANKS]
        best = 0.0
        if kinds & ADD != 0 and more > 0.0:
            best = ADDED * more * float(legal.banners_to_add(s, position))
        if kinds & STRIKE != 0 and ATTACK * more > best:
            best = ATTACK * more
        if kinds & DRAW != 0:
            best = max(best, CARD * float(legal.cards_to_draw(s, position)))
        return POSITION + best

    def worth(self, s: Whispers) -> float:
        return self.map(s) + self.rest(s)

    def rest(self, s: Whispers) -> float:
        """What does not lie on the map."""
        return self.positions + self.hand(s.hands[self.seat]) + self.loyalties(s)

    def map(self, s: Whispers) -> float:
        """Cities as they will be held at the end, and what banners and symbols may still do."""
        find_holders(s, self.held)
        find_holders(s, self.holder)
        at_stake = scoring(s)
        while at_stake != 0:
            region = lowest_bit(at_stake)
            at_stake &= at_stake - 1
            self.stakes[region] = self.stake(s, region, BIT[region])
        for empire in range(EMPIRES):
            self.symbols[empire] = self.of_symbols(s, empire)
            self.field[empire] = self.of_banners(s, empire)
        return self.map_with(s, 0)

    def map_with(self, s: Whispers, changed: i64) -> float:
        """The same where little differs from the table that `map` saw: the regions `changed`, as bits."""
        near = changed
        whose: i64 = 0  # empires that have lost or gained anything, as bits
        rest = changed
        while rest != 0:
            region = lowest_bit(rest)
            rest &= rest - 1
            near |= s.map.adjacent[region]
            self.holder[region] = s.holder(region)
            whose |= BIT[self.holder[region]] | BIT[self.held[region]]
        value = 0.0
        at_stake = scoring(s)
        while at_stake != 0:
            region = lowest_bit(at_stake)
            bit = BIT[region]
            at_stake &= at_stake - 1
            value += self.stake(s, region, bit) if near & bit != 0 else self.stakes[region]
        for empire in range(EMPIRES):
            same = whose & BIT[empire] == 0
            value += self.symbols[empire] if same else self.of_symbols(s, empire)
            value += self.field[empire] if same else self.of_banners(s, empire)
        while changed != 0:
            region = lowest_bit(changed)
            changed &= changed - 1
            self.holder[region] = self.held[region]
        return value

    def of_symbols(self, s: Whispers, empire: i64) -> float:
        control = s.control[empire]
        symbols = bits_in(control & s.map.farms) + bits_in(control & s.map.forts)
        return self.more[empire] * SYMBOL * self.rounds * float(symbols)

    def of_banners(self, s: Whispers, empire: i64) -> float:
        return self.more[empire] * BANNER * min(1.0, self.rounds) * in_the_field(s, empire)

    def stake(self, s: Whispers, region: i64, bit: i64) -> float:
        """A region that scores: for its holder, and for each neighbour times the chance that it takes it."""
        holder = self.holder
        held_by = holder[region]
        needed = min(s.banners[region], s.supply_limit(region)) + 1
        if s.map.forts & bit != 0:
            needed += 1
        armies = self.strongest
        for empire in range(EMPIRES):
            armies[empire] = NOTHING
        near = s.map.adjacent[region]
        while near != 0:
            place = lowest_bit(near)
            near &= near - 1
            empire = holder[place]
            if empire != held_by:
                army = min(s.banners[place], s.supply_limit(place))
                if HOME[place] != empire:
                    army -= 1
                if army > armies[empire]:
                    armies[empire] = army
        now = self.points(s, bit, held_by)
        gain = 0.0
        taken = 0.0
        for empire in range(EMPIRES):
            if armies[empire] >= 0:
                change = self.points(s, bit, empire) - now
                surplus = min(max(armies[empire] - needed, -SHORT), 2)
                chance = self.chance(empire, held_by, change) * ENOUGH[SHORT + surplus]
                taken += chance
                gain += chance * change
        return now + (gain if taken < MOST_TAKEN else gain * MOST_TAKEN / taken)

    def points(self, s: Whispers, bit: i64, empire: i64) -> float:
        """WW-11, WW-12.1: what the region scores while the empire controls it."""
        value = self.love[empire] if s.map.cities & bit != 0 else 0.0
        for p in range(s.seats):
            if s.tables[IN_REGIONS + p] & bit != 0:
                value += self.own[empire] if p == self.seat else -RIVAL * self.theirs[empire] / float(s.seats - 1)
        return value

    def chance(self, empire: i64, held_by: i64, change: float) -> float:
        """That the empire attacks there, if it is strong enough."""
        wish = THEIRS + THEIRS_BY_LOVE * (self.theirs[empire] - self.theirs[held_by])
        wish = min(0.7, max(0.05, wish))
        mine = self.my_attacks[empire]
        others = self.their_attacks[empire]
        return (MINE if change > 0.0 else FORCED) * mine / (mine + OFTEN) + wish * others / (others + OFTEN)

    def hand(self, hand: i64) -> float:
        size = hand_size(hand)
        if size == 0:
            return 0.0
        kept = float(min(size, HAND_LIMIT))
        value = CARD * kept + SURPLUS * (float(size) - kept)
        for empire in range(EMPIRES):
            if held(hand, empire) > 1:
                value += PAIR
        for kind in range(KINDS):
            if copies(hand, kind) > 0 and held(hand, partner(kind)) > 0:
                value += PAIR
        return self.late * value + TIE * float(size)

    def loyalties(self, s: Whispers) -> float:
        """WW-10, WW-12.2, WW-12.4: swaps made and still to make, tokens shown, points from naming."""
        seat = self.seat
        after = s.round + 1 if s.stack[STEP] >= SWAPPING else s.round
        hidden = SLOTS - bits_in(s.tables[REVEALED + seat])
        value = SWAP_LEFT * float(min(max(0, ROUNDS - after), hidden // 2)) - TIE * float(s.tables[SWAPS + seat])
        value += (1.0 if s.plays_with(KEEP_YOUR_SECRETS) else SHOWN) * float(hidden)
        if s.plays_with(COUNTER_INTELLIGENCE):
            if self.trusted:
                return value + float(s.tables[BONUS + seat])
            left = s.seat_after(seat, 1)
            guess = guessed(s, left, False)
            for slot in range(SLOTS):
                if s.is_revealed(left, slot):
                    value += guess[s.tokens[left * SLOTS + slot]]
        return value


def is_naming(s: Whispers) -> bool:
    """WW-12.4: a token just named was turned up on an imagined table, and says nothing about the true one."""
    if not s.plays_with(COUNTER_INTELLIGENCE):
        return False
    phase = s.stack[STEP]
    return phase == REVEALING or (phase == RECALLING and s.asked == 0)


def guessed(s: Whispers, p: Seat, trusted: bool) -> vec[float]:
    """By empire, what it probably brings the seat: only from tokens face up and from where its agents stand."""
    guess = vec[float]([0.0] * EMPIRES)
    shown = s.tables[REVEALED + p] if trusted else 0
    hidden = 0.0
    agents = 0.0
    for slot in range(SLOTS):
        if shown & BIT[slot] == 0:
            hidden += LOVE[slot] / float(SLOTS - bits_in(shown))
    for position in range(EMPIRES * RANKS):
        if s.agents[position] == p:
            agents += 1.0
            guess[position // RANKS] += LEAN
    for empire in range(EMPIRES):
        guess[empire] += hidden - LEAN * agents / float(EMPIRES)
    for slot in range(SLOTS):
        if shown & BIT[slot] != 0:
            guess[s.tokens[p * SLOTS + slot]] = LOVE[slot]
    return guess


def scoring(s: Whispers) -> i64:
    """WW-11, WW-12.1: cities, and regions where agents stand; bits."""
    regions = s.map.cities
    for p in range(s.seats):
        regions |= s.tables[IN_REGIONS + p]
    return regions


def find_holders(s: Whispers, holder: vec[i64]) -> None:
    """By region: the empire that controls it."""
    for empire in range(EMPIRES):
        regions = s.control[empire]
        while regions != 0:
            holder[lowest_bit(regions)] = empire
            regions &= regions - 1


def in_the_field(s: Whispers, empire: i64) -> float:
    """The empire's banners: those far from enemies and cities count less, those beyond the supply limits nothing."""
    n = 0.0
    control = s.control[empire]
    armies = control & s.occupied
    while armies != 0:
        region = lowest_bit(armies)
        armies &= armies - 1
        useful = s.map.cities & BIT[region] != 0 or s.map.adjacent[region] & ~control != 0
        n += (1.0 if useful else FAR_OFF) * float(min(s.banners[region], s.supply_limit(region)))
    return n


def partner(kind: i64) -> i64:
    """The empire with which the card shares its third ability."""
    other = kind % 4
    return other if other < kind // 4 else other + 1
