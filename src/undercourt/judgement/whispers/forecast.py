"""What the five empires will hold at the end, of a table where everything is known.

Every seat's points are its loyalties times the same five numbers of cities, so these are guessed once for all seats:
the cities held now, those that change hands because somebody can take them and wants to, and a trend.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undercourt.games.whispers import legal
from undercourt.games.whispers.actions import EMPIRES, RANKS, SEATS, SLOTS
from undercourt.games.whispers.board import HOME, HOME_REGIONS, REGIONS
from undercourt.games.whispers.board_councils import ADD, KINDS_OF_ACTION, STRIKE
from undercourt.games.whispers.play import EMPIRE_PHASES, PLACING, agents_each
from undercourt.games.whispers.play_attack import ATTACK_ACTION, ON_THE_WAY
from undercourt.games.whispers.play_cards import PAYMENT
from undercourt.games.whispers.play_position import ADDING, BEFORE_ACTION, POSITION
from undercourt.games.whispers.state import FIRST_ABILITY, ROUNDS, Whispers
from undercourt.judgement.whispers.worth import LOVE
from undercourt.kernel.effect import NODE, SEAT, STEP
from undercourt.kernel.ids import BIT, NOTHING, bits_in, lowest_bit

RIVAL: Final = 0.8  # how much what the others get on average counts for what a seat wants

# Who attacks whom.
WISH: Final = 0.25  # how surely an attack goes where its owner neither gains nor loses
BY_LOVE: Final = 0.2  # and more so for each point it gains
LEAST_WISH: Final = 0.03
MOST_WISH: Final = 0.9
OFTEN: Final = 0.8  # attacks to come that make it as likely as not that one is for this city
LATER: Final = 0.35  # attacks by an agent in each round to come
NEWCOMER: Final = 0.06  # attacks by an agent that is still to be placed, in the council of a loved empire
ENOUGH: Final = vec[float]([0.02, 0.06, 0.12, 0.22, 0.4, 0.8, 0.92, 1.0])  # from SHORT too few to 2 more than needed
SHORT: Final = 5
MOST_TAKEN: Final = 0.95
FAR_OFF: Final = 0.4  # of a banner where there is neither a city nor an enemy

# What tells the trend of an empire.
TAKES: Final = 0  # cities that it probably takes
LOSES: Final = 1
FIELD: Final = 2  # banners
ADDS: Final = 3  # banners that friends will probably add in this round
ATTACKS: Final = 4  # by friends in this round
MISUSE: Final = 5  # attacks by those who care little for it
SUPPORT: Final = 6  # how far it is loved
SYMBOLS: Final = 7
SIGNS: Final = 8

# Found by regression on games of the bots: by round, what each sign tells about cities at the end.
TREND: Final = vec[float](
    [
        0.66, -0.71, 0.07, 0.06, 0.45, 0.0, 0.0, 0.06,
        0.71, -0.79, 0.05, 0.085, 0.03, 0.0, 0.0, 0.04,
        0.83, -0.88, 0.03, 0.055, 0.05, 0.0, 0.0, 0.0,
        0.82, -0.87, 0.0, 0.045, 0.13, 0.0, 0.0, 0.0,
    ]
)  # fmt: skip
# By round and empire: what the map and the order of the phases bring it.
DRIFT: Final = vec[float](
    [
        -0.18, -0.36, 0.38, -0.5, 0.66,
        -0.28, -0.26, 0.19, -0.28, 0.63,
        -0.12, -0.15, 0.03, -0.13, 0.37,
        -0.02, -0.1, -0.07, -0.02, 0.2,
    ]
)  # fmt: skip
GROWS: Final = vec[float]([0.3, 0.3])  # of the banners that friends will add: there in time to attack, and to defend


class Forecast:
    """One look at a table. The object is used again and again; `foresee` begins afresh."""

    def __init__(self) -> None:
        self.love: vec[float] = vec[float]([0.0] * (SEATS * EMPIRES))  # by seat and empire: points for a city
        self.wants: vec[float] = vec[float]([0.0] * (SEATS * EMPIRES))  # less what rivals get
        self.likes: vec[float] = vec[float]([0.0] * (SEATS * EMPIRES))  # the same, against the average empire
        self.attacks: vec[float] = vec[float]([0.0] * (EMPIRES * SEATS))  # to come, by empire and seat
        self.will: vec[float] = vec[float]([0.0] * (EMPIRES * EMPIRES))  # attacks of one on the other
        self.force: vec[float] = vec[float]([0.0] * EMPIRES)  # attacks to come, by empire
        self.signs: vec[float] = vec[float]([0.0] * (EMPIRES * SIGNS))
        self.cities: vec[float] = vec[float]([0.0] * EMPIRES)  # at the end
        self.busy: vec[float] = vec[float]([0.0] * SEATS)  # by seat: positions still to act in this round
        self.announced: vec[float] = vec[float]([0.0] * SEATS)  # by seat: cards that have not yet done their work
        self.holder: vec[i64] = vec[i64]([0] * REGIONS)
        self.armies: vec[i64] = vec[i64]([0] * EMPIRES)
        self.taken: vec[float] = vec[float]([0.0] * (REGIONS * EMPIRES))  # by region and empire: the chance
        self.sum: vec[float] = vec[float]([0.0] * EMPIRES)
        self.future: float = 0.0  # rounds after this one
        self.left: float = 0.0  # of this round

    def foresee(self, s: Whispers) -> None:
        for i in range(EMPIRES * SIGNS):
            self.signs[i] = 0.0
        for p in range(SEATS):
            self.busy[p] = 0.0
            self.announced[p] = 0.0
        self.loyalties(s)
        self.councils(s)
        self.wishes(s)
        self.holders(s)
        self.battles(s)
        self.trend(s)

    def loyalties(self, s: Whispers) -> None:
        love = self.love
        for p in range(s.seats):
            for slot in range(SLOTS):
                love[p * EMPIRES + s.tokens[p * SLOTS + slot]] = LOVE[slot]
        others = RIVAL / float(s.seats - 1)
        for empire in range(EMPIRES):
            total = 0.0
            for p in range(s.seats):
                total += love[p * EMPIRES + empire]
            for p in range(s.seats):
                mine = love[p * EMPIRES + empire]
                self.wants[p * EMPIRES + empire] = mine - others * (total - mine)
        for p in range(s.seats):
            mean = 0.0
            for empire in range(EMPIRES):
                mean += self.wants[p * EMPIRES + empire]
            mean /= float(EMPIRES)
            for empire in range(EMPIRES):
                liked = self.wants[p * EMPIRES + empire] - mean
                self.likes[p * EMPIRES + empire] = liked
                self.signs[empire * SIGNS + SUPPORT] += max(0.0, liked)

    def councils(self, s: Whispers) -> None:
        """WW-4: who controls what, and what will be done there."""
        phase = s.stack[STEP]
        begun: i64 = 0  # the first position that has not acted
        if phase == EMPIRE_PHASES:
            begun = s.marker
        elif phase > EMPIRE_PHASES:
            begun = EMPIRES * RANKS
        self.future = float(ROUNDS - s.round)
        self.left = float(EMPIRES * RANKS - begun) / float(EMPIRES * RANKS)
        pending: i64 = NOTHING
        f = s.top()
        node = s.stack[f + NODE]
        mover = s.stack[f + SEAT]
        if phase == EMPIRE_PHASES and node != 0:
            if node == POSITION.node:
                if s.stack[f + STEP] == BEFORE_ACTION:
                    pending = s.acting
            elif node == ADDING.node:
                self.signs[s.empire() * SIGNS + FIELD] += float(s.stack[f + STEP] - 1)
            elif node == ATTACK_ACTION.node:
                if s.stack[f + STEP] != ON_THE_WAY:
                    pending = s.acting
            else:
                if node == PAYMENT.node or node >= FIRST_ABILITY:
                    self.announced[mover] += 1.0
                if s.action == 0:
                    pending = s.acting
        later = LATER * self.future
        kept = self.kept(s, phase)
        signs = self.signs
        for empire in range(EMPIRES):
            for p in range(s.seats):
                self.attacks[empire * SEATS + p] = 0.0
            at: i64 = NOTHING
            for i in range(RANKS):
                position = empire * RANKS + RANKS - 1 - i
                if s.agents[position] != NOTHING:
                    at = s.agents[position]
                doer = at
                now = 0.0
                if position >= begun:
                    now = 1.0 if s.agents[position] != NOTHING else kept
                if position == pending:
                    now += 1.0
                    doer = mover
                if doer == NOTHING:
                    continue
                kinds = KINDS_OF_ACTION[position]
                liked = self.likes[doer * EMPIRES + empire]
                self.busy[doer] += now
                if kinds & STRIKE != 0:
                    self.attacks[empire * SEATS + doer] += now + later
                    signs[empire * SIGNS + (ATTACKS if liked > 0.0 else MISUSE)] += now
                if kinds & ADD != 0 and liked > 0.0 and now > 0.0:
                    n = float(legal.banners_to_add(s, position))
                    signs[empire * SIGNS + ADDS] += now * (n if kinds & STRIKE == 0 else 0.5 * n)

    def kept(self, s: Whispers, phase: i64) -> float:
        """How likely a position without an agent stays so until all are placed."""
        if phase > PLACING:
            return 1.0
        free: i64 = 0
        for position in range(EMPIRES * RANKS):
            if s.agents[position] == NOTHING:
                free += 1
        coming = agents_each(s) * s.seats
        if phase == PLACING:
            coming -= s.asked
        return max(0.0, 1.0 - float(coming) / float(max(1, free)))

    def wishes(self, s: Whispers) -> None:
        """How often each empire will attack each other one."""
        placing = s.stack[STEP] <= PLACING
        for empire in range(EMPIRES):
            force = 0.0
            for p in range(s.seats):
                if self.likes[p * EMPIRES + empire] > 0.0:
                    new = float(agents_each(s)) * self.future
                    if placing:
                        new += float(agents_each(s))
                    self.attacks[empire * SEATS + p] += NEWCOMER * new
                force += self.attacks[empire * SEATS + p]
            self.force[empire] = force
            for other in range(EMPIRES):
                will = 0.0
                if other != empire:
                    for p in range(s.seats):
                        n = self.attacks[empire * SEATS + p]
                        if n > 0.0:
                            gain = self.wants[p * EMPIRES + empire] - self.wants[p * EMPIRES + other]
                            will += n * min(MOST_WISH, max(LEAST_WISH, WISH + BY_LOVE * gain))
                self.will[empire * EMPIRES + other] = will / (will + OFTEN)

    def holders(self, s: Whispers) -> None:
        holder = self.holder
        for region in range(REGIONS):
            holder[region] = HOME[region]
        for empire in range(EMPIRES):
            regions = s.control[empire] & ~HOME_REGIONS[empire]
            while regions != 0:
                holder[lowest_bit(regions)] = empire
                regions &= regions - 1

    def battles(self, s: Whispers) -> None:
        """Each city: the strongest neighbour of each empire takes it, if strong enough, as often as it wants to."""
        holder = self.holder
        armies = self.armies
        taken = self.taken
        for empire in range(EMPIRES):
            self.sum[empire] = 0.0
        cities = s.map.cities
        while cities != 0:
            city = lowest_bit(cities)
            cities &= cities - 1
            held_by = holder[city]
            needed = min(s.banners[city], s.supply_limit(city)) + 1
            if s.map.forts & BIT[city] != 0:
                needed += 1
            for empire in range(EMPIRES):
                armies[empire] = -1
            near = s.map.adjacent[city]
            while near != 0:
                place = lowest_bit(near)
                near &= near - 1
                empire = holder[place]
                if empire != held_by:
                    army = s.banners[place]
                    if HOME[place] != empire:
                        army -= 1
                    if army > armies[empire]:
                        armies[empire] = army
            for empire in range(EMPIRES):
                chance = 0.0
                if armies[empire] >= 0:
                    grows = GROWS[0] * self.signs[empire * SIGNS + ADDS]
                    if held_by < empire:  # it acts before
                        grows -= GROWS[1] * self.signs[held_by * SIGNS + ADDS]
                    more = int(grows + 8.5) - 8  # to the nearest
                    surplus = min(max(armies[empire] + more - needed, -SHORT), 2)
                    chance = self.will[empire * EMPIRES + held_by] * ENOUGH[SHORT + surplus]
                    self.sum[empire] += chance
                taken[city * EMPIRES + empire] = chance
        for empire in range(EMPIRES):  # nobody takes more than it attacks
            total = self.sum[empire]
            self.sum[empire] = self.force[empire] / total if total > self.force[empire] else 1.0
        cities = s.map.cities
        while cities != 0:
            city = lowest_bit(cities)
            cities &= cities - 1
            lost = 0.0
            for empire in range(EMPIRES):
                taken[city * EMPIRES + empire] *= self.sum[empire]
                lost += taken[city * EMPIRES + empire]
            part = 1.0
            if lost > MOST_TAKEN:
                part = MOST_TAKEN / lost
            self.signs[holder[city] * SIGNS + LOSES] += lost * part
            for empire in range(EMPIRES):
                self.signs[empire * SIGNS + TAKES] += taken[city * EMPIRES + empire] * part

    def trend(self, s: Whispers) -> None:
        """The cities of each empire at the end."""
        signs = self.signs
        rounds = self.future + self.left
        short = min(1.0, rounds)
        at = (s.round - 1) * SIGNS
        mean = 0.0
        for empire in range(EMPIRES):
            control = s.control[empire]
            base = empire * SIGNS
            n = 0.0
            armies = control & s.occupied
            while armies != 0:
                region = lowest_bit(armies)
                armies &= armies - 1
                useful = s.map.cities & BIT[region] != 0 or s.map.adjacent[region] & ~control != 0
                n += (1.0 if useful else FAR_OFF) * float(min(s.banners[region], s.supply_limit(region)))
            signs[base + FIELD] = (signs[base + FIELD] + n) * short
            signs[base + SUPPORT] *= rounds
            signs[base + SYMBOLS] = rounds * float(bits_in(control & s.map.farms) + bits_in(control & s.map.forts))
            drift = DRIFT[(s.round - 1) * EMPIRES + empire] * (rounds if s.round == ROUNDS else 1.0)
            for k in range(FIELD, SIGNS):
                drift += TREND[at + k] * signs[base + k]
            mean += drift
            self.cities[empire] = drift + TREND[at + TAKES] * signs[base] + TREND[at + LOSES] * signs[base + LOSES]
        mean /= float(EMPIRES)
        for empire in range(EMPIRES):
            held = float(bits_in(s.control[empire] & s.map.cities))
            self.cities[empire] = max(0.0, held + self.cities[empire] - mean)
