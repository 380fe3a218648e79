"""What everybody remembers of the cards: who drew from which deck, and what went back, in order (WW-13).

A draw shows the back of the card alone; cards spent or discarded are seen by all. Whoever remembers all of it knows
for certain where a card can lie and where it cannot. So a view keeps the whole trail, less the faces that its seat did
not see, and a guess at the hidden is a way in which it all could have happened.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undercourt.games.whispers.actions import EMPIRES, KINDS, SEATS
from undercourt.games.whispers.state_hand import CARD
from undercourt.kernel.ids import NOTHING, Seat
from undercourt.kernel.rng import Rng

# An entry of the trail: whose card, which one, and whether it went back. A card whose face was not seen is FACE_DOWN +
# empire, above the kinds.
BY_SEAT: Final = 32
RETURNED: Final = 256  # above all seats, and WATCHER
FACE_DOWN: Final = KINDS
COPIES: Final = 2  # of each kind


def drawn(trail: vec[i64], seat: Seat, kind: i64) -> vec[i64]:
    return append(trail, seat * BY_SEAT + kind)


def returned(trail: vec[i64], seat: Seat, kind: i64) -> vec[i64]:
    return append(trail, RETURNED + seat * BY_SEAT + kind)


def seen_by(trail: vec[i64], viewer: Seat) -> vec[i64]:
    """The draws of others show their backs. Of a view it may be asked as well: who sees less sees part of that."""
    seen = trail[:]
    for i in range(len(seen)):
        seat = seen[i] // BY_SEAT
        if seen[i] < RETURNED and seat != viewer:
            seen[i] = seat * BY_SEAT + FACE_DOWN + empire_of(seen[i])
    return seen


def hands(trail: vec[i64]) -> vec[i64]:
    """What everybody holds after all that, where every face is known."""
    held = vec[i64]([0] * SEATS)
    for entry in trail:
        if entry >= RETURNED:
            held[(entry - RETURNED) // BY_SEAT] -= CARD[entry % BY_SEAT]
        else:
            held[entry // BY_SEAT] += CARD[entry % BY_SEAT]
    return held


def imagined(seen: vec[i64], viewer: Seat, rng: Rng) -> vec[i64]:
    """The trail with a face for every card that `viewer` did not see: all that was seen could have happened so."""
    trail = seen[:]
    for empire in range(EMPIRES):
        part = of_empire(seen, empire)
        guess = part[:]
        while not imagine(guess, empire, viewer, rng):
            guess = part[:]
        taken: i64 = 0
        for at in range(len(trail)):
            if empire_of(seen[at]) == empire:
                trail[at] = guess[taken]
                taken += 1
    return trail


def empire_of(entry: i64) -> i64:
    card = entry % BY_SEAT
    return card // 4 if card < FACE_DOWN else card - FACE_DOWN


def of_empire(trail: vec[i64], empire: i64) -> vec[i64]:
    """The part of the trail that is about its cards."""
    part = vec[i64]()
    for entry in trail:
        if empire_of(entry) == empire:
            part = append(part, entry)
    return part


def imagine(trail: vec[i64], empire: i64, viewer: Seat, rng: Rng) -> bool:
    """Gives faces to the cards of one empire, of which alone the trail tells. False: a wrong guess, with no way on.

    Each card that others gave back is one that they drew before: any that leaves no more than two of its kind in hands
    at any moment. Then the cards still in hand, the oldest first: what is free for an older one is free for a younger.
    """
    n: i64 = len(trail)
    out = in_one_hand(trail, empire, viewer)
    for back in range(n):
        entry = trail[back] - RETURNED
        if entry >= 0 and entry // BY_SEAT != viewer:
            face_down = entry // BY_SEAT * BY_SEAT + FACE_DOWN + empire
            at = any_draw(trail, out, face_down, entry % BY_SEAT, back, rng)
            if at == NOTHING:
                return False
            trail[at] = entry
            hold(out, n, entry % BY_SEAT, at, back)
    for at in range(n):
        if trail[at] < RETURNED and trail[at] % BY_SEAT >= FACE_DOWN:
            kind = any_kind(out, n, empire, at, rng)
            if kind == NOTHING:
                return False
            trail[at] += kind - FACE_DOWN - empire
            hold(out, n, kind, at, n)
    return True


def in_one_hand(trail: vec[i64], empire: i64, viewer: Seat) -> vec[i64]:
    """By kind of the empire and moment: how many the viewer held after each entry."""
    n: i64 = len(trail)
    out = vec[i64]([0] * (4 * len(trail)))
    for i in range(4):
        mine = viewer * BY_SEAT + empire * 4 + i
        held: i64 = 0
        for at in range(n):
            if trail[at] == mine:
                held += 1
            elif trail[at] == RETURNED + mine:
                held -= 1
            out[i * n + at] = held
    return out


def any_draw(trail: vec[i64], out: vec[i64], draw: i64, kind: i64, back: i64, rng: Rng) -> i64:
    """One of the unseen draws before `back` that can have been this kind; NOTHING if there is none."""
    found: i64 = 0
    chosen: i64 = NOTHING
    for at in range(back):
        if trail[at] == draw and free(out, len(trail), kind, at, back) > 0:
            found += 1
            if rng.below(found) == 0:
                chosen = at
    return chosen


def any_kind(out: vec[i64], n: i64, empire: i64, at: i64, rng: Rng) -> i64:
    """A kind of which a copy can have been in a hand from then until now, by the number of such copies."""
    found: i64 = 0
    chosen: i64 = NOTHING
    for kind in range(empire * 4, empire * 4 + 4):
        for _ in range(free(out, n, kind, at, n)):
            found += 1
            if rng.below(found) == 0:
                chosen = kind
    return chosen


def free(out: vec[i64], n: i64, kind: i64, start: i64, end: i64) -> i64:
    """How many copies of the kind were in no hand all that time."""
    most: i64 = 0
    for moment in range(kind % 4 * n + start, kind % 4 * n + end):
        most = max(most, out[moment])
    return COPIES - most


def hold(out: vec[i64], n: i64, kind: i64, start: i64, end: i64) -> None:
    for moment in range(kind % 4 * n + start, kind % 4 * n + end):
        out[moment] += 1
