"""Everything that changes the table, one function per rule; each tells what happened."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercourt.games.whispers import view_memory
from undercourt.games.whispers.actions import EMPIRES, SLOTS
from undercourt.games.whispers.board import HOME
from undercourt.games.whispers.state import BEGAN_DEVOUT, NEIGHBOURS, REVEALED, SUPPLY_ACTIVE, SWAPS, Whispers
from undercourt.games.whispers.state_hand import CARD, copies, held
from undercourt.kernel.ids import BIT, NOTHING, Seat, lowest_bit

# Banners


def add(s: Whispers, seat: Seat, region: i64, n: i64) -> None:
    """WW-5: banners of the empire that controls the region, as many as its reserve has."""
    empire = s.holder(region)
    n = min(n, s.reserve[empire])
    if n > 0:
        s.reserve[empire] -= n
        put_down(s, region, n)
        s.tell("add", seat, place=region, other=empire, n=n)


def destroy(s: Whispers, seat: Seat, region: i64, n: i64) -> None:
    """WW-8: back to the reserve."""
    empire = s.holder(region)
    s.reserve[empire] += n
    s.tell("destroy", seat, place=region, other=empire, n=n)
    take_up(s, region, empire, n)


def put_down(s: Whispers, region: i64, n: i64) -> None:
    s.banners[region] += n
    s.occupied |= BIT[region]


def take_up(s: Whispers, region: i64, empire: i64, n: i64) -> None:
    if lift(s, region, empire, n):
        s.tell("revert", NOTHING, place=region, other=HOME[region])


def lift(s: Whispers, region: i64, empire: i64, n: i64) -> bool:
    """WW-4: an empty region belongs to its home empire again. Whether it did not before."""
    s.banners[region] -= n
    if region == s.target:
        s.fought = min(s.fought, s.banners[region])
    if s.banners[region] > 0:
        return False
    bit = BIT[region]
    s.occupied &= ~bit
    if HOME[region] == empire:
        return False
    s.control[empire] ^= bit
    s.control[HOME[region]] |= bit
    return True


def carry(s: Whispers, seat: Seat, origin: i64, region: i64, n: i64) -> None:
    """From one region of an empire to another."""
    empire = s.holder(origin)
    s.tell("carry", seat, place=region, other=origin, n=n)
    put_down(s, region, n)
    take_up(s, origin, empire, n)


ONE_SIDE: Final = 64  # more than the banners of one side, in the number that tells a battle


def fight(s: Whispers, seat: Seat) -> None:
    """WW-6: the banners on their way enter the target: the fort first, then one for one."""
    empire = s.empire()
    region = s.target
    bit = BIT[region]
    fort: i64 = 1 if s.map.forts & bit != 0 else 0
    defender = s.holder(region)
    met: i64 = s.banners[region] if defender != empire else 0
    lost = min(s.force - fort, met)
    if fort + met > 0:
        sides = (s.source * EMPIRES + empire) * EMPIRES + defender
        s.tell("battle", seat, place=region, other=sides, n=(s.force * ONE_SIDE + met) * 2 + fort)
    s.force -= fort + lost
    s.reserve[empire] += fort + lost
    s.reserve[defender] += lost
    reverts = lost > 0 and lift(s, region, defender, lost)
    s.destroyed = lost
    if s.force > 0:
        if defender == empire:
            s.tell("enter", seat, place=region, other=empire, n=s.force)
        else:
            s.tell("conquer", seat, place=region, other=empire, n=s.force)
            s.control[s.holder(region)] &= ~bit
            s.control[empire] |= bit
        put_down(s, region, s.force)
        s.fought = s.force
    else:
        if reverts:
            s.tell("revert", NOTHING, place=region, other=HOME[region])
        s.fought = 0 if s.holder(region) == empire else s.banners[region]
    s.force = 0
    s.reach = NEIGHBOURS


def check_supply(s: Whispers, empire: i64) -> None:
    """WW-7: at the end of the empire's phase the excess returns to the reserves."""
    checked = s.occupied
    if s.plays_with(SUPPLY_ACTIVE):
        checked &= s.control[empire]
    while checked != 0:
        region = lowest_bit(checked)
        checked &= checked - 1
        excess = s.banners[region] - 4
        if excess > 0:
            excess = s.banners[region] - s.supply_limit(region)
            if excess > 0:
                owner = s.holder(region)
                s.reserve[owner] += excess
                s.banners[region] -= excess
                s.tell("supply", NOTHING, place=region, other=owner, n=excess)


# Cards


def draw_card(s: Whispers, seat: Seat, empire: i64) -> None:
    rest = s.cards_in_decks()
    nth = s.rng.below(held(rest, empire))
    kind = empire * 4
    while nth >= copies(rest, kind):
        nth -= copies(rest, kind)
        kind += 1
    s.barriers += 1
    s.hands[seat] += CARD[kind]
    s.trail = view_memory.drawn(s.trail, seat, kind)
    s.tell("draw", seat, card=kind, other=empire, seers=BIT[seat])


def return_card(s: Whispers, seat: Seat, kind: i64, what: str) -> None:
    """WW-8: a card spent or discarded is seen by all and goes back into its own deck at once."""
    s.barriers += 1
    s.hands[seat] -= CARD[kind]
    s.trail = view_memory.returned(s.trail, seat, kind)
    s.tell(what, seat, card=kind)


# Agents and loyalties


def move_agent(s: Whispers, seat: Seat, position: i64) -> None:
    """WW-5: the active agent goes there; whoever stood there takes its place."""
    origin = s.agent_at
    there = s.agents[position]
    s.agents[position] = s.agents[origin]
    s.agents[origin] = there
    s.agent_at = position
    s.acting = position
    s.tell("move_agent", seat, place=position, other=origin)
    if there != NOTHING:
        s.tell("displace", there, place=origin)


def swap(s: Whispers, seat: Seat, a: i64, b: i64) -> None:
    base = seat * SLOTS
    moved = s.tokens[base + a]
    s.tokens[base + a] = s.tokens[base + b]
    s.tokens[base + b] = moved
    lot = s.tables[BEGAN_DEVOUT + seat]
    if lot == a:
        s.tables[BEGAN_DEVOUT + seat] = b
    elif lot == b:
        s.tables[BEGAN_DEVOUT + seat] = a
    s.tables[SWAPS + seat] += 1


def reveal(s: Whispers, seat: Seat, slot: i64) -> None:
    s.tables[REVEALED + seat] |= BIT[slot]
    s.barriers += 1
    s.tell("reveal", seat, place=slot, other=s.tokens[seat * SLOTS + slot])
