"""What was said and agreed in deals, as a seat may know it: a part of what it observes."""

from __future__ import annotations

from mypy_extensions import i64

from undercourt.games.secret_city.actions import ROOM, SEATS
from undercourt.games.secret_city.observe_layout import (
    AT_BOND,
    AT_BOND_SLOT,
    AT_BOUND,
    AT_DEAL,
    AT_DEAL_PRICE,
    AT_DEAL_SIDE,
    AT_DEAL_SLOT,
    AT_DEAL_TO,
    AT_IS_OWED,
    AT_OWES,
    AT_PRICES,
    AT_PROPOSED,
    AT_PROPOSER,
    AT_STAYS_OUT,
    MONEY_AND_MANA,
)
from undercourt.games.secret_city.state import (
    ABSTAINS,
    BOND,
    BOND_SLOT,
    NAMED_PRICE,
    City,
    creditor_of,
    debtor_of,
    resource_of,
    tokens_of,
)
from undercourt.kernel.ids import NOTHING, Seat
from undercourt.kernel.observing import Eyes, Sight


class DealEyes(Eyes):
    """SC-9: deals on the table, and contracts."""

    def place(self, slot: i64) -> i64:
        """Counted from the looking seat's first one."""
        return self.away[slot // ROOM] * ROOM + slot % ROOM

    def side(self, side: i64) -> i64:
        """Counted from the side for the looking seat's strategy."""
        return self.away[side >> 1] * 2 + (side & 1)

    def mark_deal(self, s: City, sight: Sight) -> None:
        """What has been said of the deal on the table."""
        sight.mark(AT_DEAL + s.deal, 1)
        if s.proposer != NOTHING:
            sight.mark(AT_PROPOSER + self.away[s.proposer], 1)
        if s.deal_to != NOTHING:
            sight.mark(AT_DEAL_TO + self.away[s.deal_to], 1)
        if s.deal_side != NOTHING:
            sight.mark(AT_DEAL_SIDE + self.side(s.deal_side), 1)
        if s.deal_slot != NOTHING:
            sight.mark(AT_DEAL_SLOT + self.place(s.deal_slot), 1)
        self.mark_price(AT_DEAL_PRICE, s.deal_price, sight)
        for other in range(s.seats):
            self.mark_price(AT_PRICES + self.away[other] * MONEY_AND_MANA, s.tables[NAMED_PRICE + other], sight)

    def mark_price(self, first: i64, price: i64, sight: Sight) -> None:
        if price != NOTHING:
            sight.mark(first + resource_of(price), tokens_of(price))

    def mark_contracts(self, s: City, seat: Seat, sight: Sight) -> None:
        """SC-9: what binds, and what is owed for it."""
        sight.put_bits(AT_PROPOSED, self.from_here(s.proposed, 1), 1)
        if s.tables[BOND + seat] != NOTHING:
            sight.put(AT_BOND + self.side(s.tables[BOND + seat]), 1)
            if s.tables[BOND_SLOT + seat] != NOTHING:
                sight.put(AT_BOND_SLOT + s.tables[BOND_SLOT + seat] % ROOM, 1)
        for other in range(s.seats):
            if s.tables[BOND + other] != NOTHING:
                sight.put(AT_BOUND + self.away[other], 1)
            if s.tables[ABSTAINS + other] != 0:
                stays_out = self.from_here(s.tables[ABSTAINS + other], 1)
                sight.put_bits(AT_STAYS_OUT + self.away[other] * SEATS, stays_out, 1)
        for debt in s.debts:
            if debt == NOTHING:
                continue
            if debtor_of(debt) == seat:
                self.mark_price(AT_OWES + self.away[creditor_of(debt)] * MONEY_AND_MANA, debt, sight)
            elif creditor_of(debt) == seat:
                self.mark_price(AT_IS_OWED + self.away[debtor_of(debt)] * MONEY_AND_MANA, debt, sight)
