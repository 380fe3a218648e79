"""What the laws must be told about Secret City: its rules' ids, its secrets by SC-13, its pieces by SC-1."""

from __future__ import annotations

from collections import Counter

from undercourt.games.secret_city.actions import (
    BUY,
    CARDS,
    DECK_SIZE,
    DECKS,
    DISCARD,
    DISMISS,
    HOUSE_CARDS,
    HOUSE_DECK,
    PRICES,
    RESOURCES,
    ROOM,
    SEATS,
    SIDES,
    SLOTS,
    STRATEGIES,
    TERRITORIES,
    UNIQUES,
    USE,
)
from undercourt.games.secret_city.catalog import ACTIVATED, HERO, HOUSE_ARTIFACT, LEADER, MERCENARY
from undercourt.games.secret_city.state import (
    ABSTAINS,
    BOND,
    BOND_DEBT,
    BOND_SLOT,
    BONUS,
    DEBT_TAKES_HOMES,
    DECLARED,
    EVERYONE,
    HAND,
    HAND_SEEN,
    HOUSE_OF,
    LANDS,
    LOOKED,
    NAMED_PRICE,
    NO_DEALS,
    ON_TERRITORY,
    OUT_OF_PLAY,
    PUBLIC,
    SIDE_BONUS,
    UNDER,
    UNDER_SEEN,
    UNIQUE_AT,
    UPPER,
    VICTIM_OF,
    City,
    amount_of,
    card_of,
    deck_of,
    lies_there,
    place_of,
)
from undercourt.kernel.effect import SEAT, State
from undercourt.kernel.ids import BIT, NOTHING, bits_in, members
from undercourt.kernel.laws import Facts
from undercourt.kernel.rng import Rng, seeded
from undercourt.text.rules import rulebook

ABILITY = USE + CARDS


# Secrets


def rearrange(s: State, viewer: int, rng: Rng) -> State:
    """SC-13: mixes what the viewer may not know; the generator is nobody's to know."""
    t = s.copy()
    assert isinstance(t, City)
    t.rng = seeded(rng.word())
    for deck in range(DECKS):
        mix_deck(t, deck, viewer, rng)
    for seat in range(t.seats):
        if seat != viewer:
            mix_house(t, seat, viewer, rng)
            mix_memories(t, seat, viewer, rng)
        shuffle_hand(t, seat, rng)
    return t


def mix_memories(t: City, seat: int, viewer: int, rng: Rng) -> None:
    """SC-13.5: which cards of a hand a third player knows is hidden; the viewer's own memory and what all saw stay."""
    own = (BIT[viewer] if viewer >= 0 else 0) | PUBLIC
    for deck in range(DECKS + 1):
        places = [i for i, card in enumerate(listed(t, HAND + seat)) if deck_of(card) == deck]
        places = [i for i in places if t.cards.at(HAND_SEEN + seat, i) & PUBLIC == 0]
        pool = [t.cards.at(HAND_SEEN + seat, i) & ~own for i in places]
        for i in places:
            t.cards.put(HAND_SEEN + seat, i, t.cards.at(HAND_SEEN + seat, i) & own | take_any(pool, rng))


def mix_deck(t: City, deck: int, viewer: int, rng: Rng) -> None:
    """SC-13.1, SC-13.4, SC-13.8: cards of one back lie anywhere, but for those that the viewer has or has seen."""
    places = [(pile, i) for pile, i in hidden_places(t, viewer) if deck_of(t.cards.at(pile, i)) == deck]
    pool = [t.cards.at(pile, i) for pile, i in places]
    for pile, i in places:
        t.cards.put(pile, i, take_any(pool, rng))


def hidden_places(t: City, viewer: int) -> list[tuple[int, int]]:
    """Where cards lie whose faces the viewer does not know: pile and place in it."""
    places = [(UPPER + deck, i) for deck in range(DECKS) for i in range(t.cards.size[UPPER + deck])]
    for deck in range(DECKS):
        unseen = [i for i in range(t.cards.size[UNDER + deck]) if not sees(t.cards.at(UNDER_SEEN + deck, i), viewer)]
        places += [(UNDER + deck, i) for i in unseen]
    if looker(t) != viewer or viewer < 0:
        places += [(LOOKED, i) for i in range(t.cards.size[LOOKED])]
    for seat in range(t.seats):
        if seat != viewer:
            places += [(HAND + seat, i) for i in unseen_in_hand(t, seat, viewer)]
    return places


def mix_house(t: City, seat: int, viewer: int, rng: Rng) -> None:
    """SC-13.3, SC-13.12: an unseen house card is any that may be in the house deck, and is not known to be there."""
    places = [i for i in unseen_in_hand(t, seat, viewer) if deck_of(t.cards.at(HAND + seat, i)) == DECKS]
    for i in places:
        t.house_decks |= house_bit(t.cards.at(HAND + seat, i))
    pool = members(t.house_deck(seat) & ~t.house_known)
    for i in places:
        n = take_any(pool, rng)
        t.house_decks ^= BIT[n]
        t.cards.put(HAND + seat, i, HOUSE_CARDS + n)


def shuffle_hand(t: City, seat: int, rng: Rng) -> None:
    """The order of a hand means nothing; who has seen a card goes with it."""
    pool = list(zip(listed(t, HAND + seat), listed(t, HAND_SEEN + seat), strict=True))
    for i in range(len(pool)):
        card, seers = pool.pop(rng.below(len(pool)))
        t.cards.put(HAND + seat, i, card)
        t.cards.put(HAND_SEEN + seat, i, seers)


def unseen_in_hand(s: City, seat: int, viewer: int) -> list[int]:
    return [i for i in range(s.cards.size[HAND + seat]) if not sees(s.cards.at(HAND_SEEN + seat, i), viewer)]


def sees(seers: int, viewer: int) -> bool:
    """A spectator has seen what was open to all."""
    return seers & PUBLIC != 0 if viewer < 0 else seers >> viewer & 1 == 1


def looker(s: City) -> int:
    """Who looks at drawn cards, if anybody does."""
    return s.stack[s.top() + SEAT] if s.depth > 0 and s.cards.size[LOOKED] > 0 else NOTHING


def take_any(pool: list[int], rng: Rng) -> int:
    return pool.pop(rng.below(len(pool)))


def audible(before: State, action: int, after: State, viewer: int) -> set[int]:
    """SC-13.7: what this action lays open; else what the viewer may know before or after it."""
    assert isinstance(before, City) and isinstance(after, City)
    known = open_to(before, viewer) | open_to(after, viewer)
    for verb, end in ((DISCARD, BUY), (BUY, DISMISS), (USE, ABILITY)):
        if verb <= action < end:
            known.add(action - verb)
    return known


def open_to(s: City, viewer: int) -> set[int]:
    """SC-13.9: what lies open on the table or has left it before all eyes; then what the viewer has or has seen."""
    found = {card for card in [*s.card, s.laying, *[card_of(entry) for entry in s.attached]] if card != NOTHING}
    found |= {HOUSE_CARDS + i for i in range(UNIQUES - HOUSE_CARDS) if (s.gone | s.artifacts | s.house_known) & BIT[i]}
    found |= set(range(UNIQUES, CARDS))
    for seat in range(s.seats):
        found |= seen_in(s, HAND + seat, HAND_SEEN + seat, viewer)
    for deck in range(DECKS):
        found |= seen_in(s, UNDER + deck, UNDER_SEEN + deck, viewer)
    if viewer >= 0:
        found |= set(listed(s, HAND + viewer))
        if looker(s) == viewer:
            found |= set(listed(s, LOOKED))
    return found


def seen_in(s: City, pile: int, seen: int, viewer: int) -> set[int]:
    bit = BIT[viewer] if viewer >= 0 else PUBLIC
    return {card for card, seers in zip(listed(s, pile), listed(s, seen), strict=True) if seers & bit == bit}


# Pieces


def inventory(s: State) -> dict[str, int]:
    """SC-1: the cards of each kind, wherever they lie, and the territories."""
    assert isinstance(s, City)
    check_tokens(s)
    check_territories(s)
    check_uniques(s)
    check_characters(s)
    check_attachments(s)
    check_strategies(s)
    check_deals(s)
    check_memories(s)
    return {s.pack.slugs[card]: n for card, n in sorted(all_cards(s).items())}


def all_cards(s: City) -> Counter[int]:
    found: Counter[int] = Counter(card for card in [*s.card, s.laying] if card != NOTHING)
    found.update(card_of(entry) for entry in s.attached if lies_there(entry))
    for pile in [*range(UPPER, UNDER_SEEN), *range(HAND, HAND + SEATS), LOOKED]:
        found.update(listed(s, pile))
    found.update(HOUSE_CARDS + i for i in range(UNIQUES - HOUSE_CARDS) if s.gone & BIT[i])
    found.update(HOUSE_CARDS + i for i in range(UNIQUES - HOUSE_CARDS) if s.artifacts & BIT[i])
    found.update(HOUSE_CARDS + i for i in range(UNIQUES - HOUSE_CARDS) if s.house_decks & BIT[i])
    for i, at in enumerate(s.tables[UNIQUE_AT : UNIQUE_AT + 3]):
        if at < 0 or s.pack.category[UNIQUES + i] == HOUSE_ARTIFACT:
            found[UNIQUES + i] += 1
    return found


def check_tokens(s: City) -> None:
    """SC-1.18, SC-2.13: nobody owes tokens to the bank, and an empty seat has none."""
    assert min(s.tokens) >= 0, "less than no tokens"
    assert not any(s.tokens[s.seats * RESOURCES :]), "tokens of nobody"
    assert 1 <= s.turn <= s.turns and 0 <= s.first < s.seats, "no such turn or first player"


def check_territories(s: City) -> None:
    """SC-1.13 to SC-1.15: homes belong to the houses in play, and the others are taken once and for all."""
    lands = s.tables[LANDS : LANDS + SEATS]
    assert all(held == 0 or seat < s.seats for seat, held in enumerate(lands)), "a territory of nobody"
    assert sum(lands) < BIT[TERRITORIES] and sum(bits_in(held) for held in lands) == bits_in(sum(lands)), "held twice"
    houses = [s.tables[HOUSE_OF + seat] for seat in range(s.seats)]
    assert len(set(houses)) == s.seats, "a house with two players"
    for territory in range(TERRITORIES):
        house = s.pack.house_of_home[territory]
        if house != NOTHING and house not in houses:
            assert s.owner_of(territory) == NOTHING, "a home of no house in play is held"
        elif house != NOTHING:
            held = s.owner_of(territory) == houses.index(house) or s.plays_with(DEBT_TAKES_HOMES)
            assert held and s.owner_of(territory) != NOTHING, "a home was taken"
    assert s.robbed < BIT[s.seats] and s.territories_used < BIT[TERRITORIES], "bits of nobody"


def check_uniques(s: City) -> None:
    """SC-1.16, SC-1.17: a unique card lies on its territory, or before one player, or is out of the game."""
    for territory in range(TERRITORIES):
        card = s.pack.unique_on[territory]
        if card != NOTHING:
            at = s.tables[UNIQUE_AT + card - UNIQUES]
            assert OUT_OF_PLAY <= at < s.seats, "a unique card of nobody"
            in_play = s.owner_of(territory) != NOTHING or at == OUT_OF_PLAY
            assert in_play, "a unique card whose territory nobody took"
            if s.pack.category[card] != HOUSE_ARTIFACT:
                tables = [slot // ROOM for slot in range(SLOTS) if s.card[slot] == card]
                tables += [at] if s.laying == card else []  # it waits for a place
                assert tables == ([] if at <= ON_TERRITORY else [at]), "a unique card is not where it should be"


def check_characters(s: City) -> None:
    """SC-6, SC-8: leaders first, no more than fit; only characters are face down, used, assigned and so on."""
    there = 0
    for seat in range(SEATS):
        held = [slot for slot in range(seat * ROOM, seat * ROOM + ROOM) if s.card[slot] != NOTHING]
        assert seat < s.seats or not held, "characters of nobody"
        assert len(held) <= s.character_limit(seat), "too many characters"
        leaders = [slot for slot in held if s.is_leader(slot)]
        assert leaders == ([seat * ROOM] if seat < s.seats else []), "the leader is not in its place"
        assert all(s.pack.category[s.card[slot]] in (LEADER, HERO, MERCENARY) for slot in held), "no character"
        houses = {(s.card[slot] - HOUSE_CARDS) // HOUSE_DECK for slot in held if deck_of(s.card[slot]) == DECKS}
        assert houses <= {s.tables[HOUSE_OF + seat]}, "a hero of another house"
        there |= sum(BIT[slot] for slot in held)
    gifted = [slot for slot in range(SLOTS) if there & BIT[slot] and s.pack.timing[s.card[slot]] == ACTIVATED]
    assert s.gifted == sum(BIT[slot] for slot in gifted), "gifted are those with an ability to use"
    bits = s.face_down | s.used | s.shielded | s.nullified | s.enchanted | s.bidden
    assert bits & ~there == 0, "an empty place is marked"
    assert s.nullified & ~s.enchanted == 0, "silenced by nothing"
    assert s.speaker == NOTHING or 0 <= s.speaker < SLOTS, "no such character speaks"
    for slot in range(SLOTS):
        card, side = s.card[slot], s.side[slot]
        assert side == NOTHING or (0 <= side < 2 * s.seats and card != NOTHING and s.in_battle), "assigned to nothing"
        assert side == NOTHING or s.face_down & BIT[slot] == 0, "assigned and face down"
        printed = 0 if card == NOTHING else s.pack.symbols[card]
        if s.enchanted & BIT[slot]:
            assert s.symbols[slot] & printed == printed, "a symbol is missing"
        else:
            assert s.symbols[slot] == printed and s.tables[BONUS + slot] == 0, "enchanted by nothing"


def check_attachments(s: City) -> None:
    """SC-8: what lies on a character or strategy is marked there, and lies there only in buying and battle."""
    for entry in s.attached:
        place = place_of(entry)
        on_character = place < SLOTS and s.enchanted & BIT[place] != 0
        on_side = 0 <= place - SLOTS < 2 * s.seats and s.enchanted_sides & BIT[place - SLOTS] != 0
        assert on_character or on_side, "a card lies on nothing"
        assert s.in_battle or s.may_attach or s.depth > 0, "a card lies on something after the end"
    for slot in range(SLOTS):
        added = sum(amount_of(entry) for entry in s.attached if place_of(entry) == slot)
        assert added == s.tables[BONUS + slot], "a bonus of a character comes from nowhere"
    for side in range(SIDES):
        added = sum(amount_of(entry) for entry in s.attached if place_of(entry) == SLOTS + side)
        assert added == s.tables[SIDE_BONUS + side], "a bonus of a strategy comes from nowhere"
        marked = s.enchanted_sides & BIT[side] != 0
        assert marked or s.tables[SIDE_BONUS + side] == 0, "a strategy is enchanted by nothing"
        assert not marked or s.in_battle, "a strategy is enchanted outside the battle"
    assert s.artifacts & s.gone == 0, "an artifact is used up and yet on the table"
    for i in range(UNIQUES - HOUSE_CARDS):
        if s.artifacts & BIT[i]:
            assert s.pack.category[HOUSE_CARDS + i] == HOUSE_ARTIFACT, "no artifact lies on the table as one"


def check_strategies(s: City) -> None:
    """SC-4: every strategy card is taken once, and directed against an opponent."""
    chosen = [s.tables[DECLARED + seat] for seat in range(s.seats) if s.tables[DECLARED + seat] != NOTHING]
    assert all(0 <= strategy < STRATEGIES for strategy in chosen), "no such strategy"
    assert len({strategy // 2 for strategy in chosen}) == len(chosen), "a strategy card is taken twice"
    for seat in range(SEATS):
        other = s.tables[VICTIM_OF + seat]
        assert seat < s.seats or s.tables[DECLARED + seat] == NOTHING, "a strategy of nobody"
        assert other == NOTHING or (0 <= other < s.seats and other != seat), "a strategy against nobody"
        assert other == NOTHING or s.tables[DECLARED + seat] != NOTHING, "a target without a strategy"
        assert not s.in_battle or seat >= s.seats or other != NOTHING, "a battle without strategies"


def check_deals(s: City) -> None:
    """SC-9: a debt is between two players at the table, and contracts hold in the battle only."""
    assert not s.debts or not s.plays_with(NO_DEALS), "a debt without deals"
    for debt in s.debts:
        if debt != NOTHING:
            debtor, creditor = divmod(debt // PRICES, SEATS)
            sound = debt >= 0 and debtor < s.seats and creditor < s.seats and debtor != creditor
            assert sound, "a debt of nobody"
    for seat in range(SEATS):
        bond = s.tables[BOND + seat]
        assert s.in_battle or (bond == NOTHING and s.tables[ABSTAINS + seat] == 0), "bound after the battle"
        assert 0 <= s.tables[ABSTAINS + seat] < BIT[s.seats], "stays out of nothing"
        if bond != NOTHING:
            assert 0 <= bond < 2 * s.seats and 0 <= s.tables[BOND_DEBT + seat] < len(s.debts), "bound for nothing"
            owed = s.debts[s.tables[BOND_DEBT + seat]] // PRICES % SEATS
            assert owed == seat, "bound for somebody else's money"
            own = range(seat * ROOM, seat * ROOM + ROOM)
            assert s.tables[BOND_SLOT + seat] in (NOTHING, *own), "another's character"
        else:
            stays_out = s.tables[ABSTAINS + seat] != 0  # a promise that is paid for too
            free = s.tables[BOND_DEBT + seat] == NOTHING or stays_out
            assert s.tables[BOND_SLOT + seat] == NOTHING and free, "half free"
        assert s.tables[NAMED_PRICE + seat] == NOTHING or s.deal != NOTHING, "a price for nothing"
    fields = [s.proposer, s.deal_side, s.deal_slot, s.deal_price, s.deal_to]
    assert s.deal != NOTHING or set(fields) == {NOTHING}, "terms of no deal"
    assert s.deal == NOTHING or (s.in_battle and 0 <= s.proposer < s.seats), "a deal of nobody"


def check_memories(s: City) -> None:
    """SC-13: who has seen a card stands beside it, of cards that are where they should be."""
    assert s.viewer == NOTHING, "this is a view"
    for seat in range(SEATS):
        cards = listed(s, HAND + seat)
        assert len(cards) == s.cards.size[HAND_SEEN + seat], "seen cards and hand do not agree"
        assert seat < s.seats or not cards, "a hand of nobody"
        assert all(deck_of(card) <= DECKS for card in cards), "a unique card in hand"
        own = {card for card in cards if deck_of(card) == DECKS}
        house = s.tables[HOUSE_OF + seat]
        assert all((card - HOUSE_CARDS) // HOUSE_DECK == house for card in own), "a card of another house"
    assert s.house_known & ~s.house_decks == 0, "a house card is not where it is known to be"
    for deck in range(DECKS):
        under = listed(s, UNDER + deck)
        assert len(under) == s.cards.size[UNDER_SEEN + deck], "seen cards and deck do not agree"
        assert all(card // DECK_SIZE == deck for card in [*under, *listed(s, UPPER + deck)]), "in the wrong deck"
    for pile in [*range(UNDER_SEEN, HAND), *range(HAND_SEEN, LOOKED)]:
        assert all(0 <= seers <= EVERYONE for seers in listed(s, pile)), "seen by nobody at the table"
        assert all(seers == EVERYONE for seers in listed(s, pile) if seers & PUBLIC), "open to all but some"
    assert len({deck_of(card) for card in listed(s, LOOKED)}) <= 1, "looked at cards of two decks"


def listed(s: City, pile: int) -> list[int]:
    return [s.cards.at(pile, i) for i in range(s.cards.size[pile])]


def house_bit(card: int) -> int:
    return BIT[card - HOUSE_CARDS]


RULES = frozenset(rulebook("secret_city", "en").rules)
FACTS = Facts(RULES, rearrange, inventory, audible)
