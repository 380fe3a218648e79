"""Under which rules a game goes on: ours, if they are still its own; else those it began with; else it rests."""

from __future__ import annotations

from undercourt.games import UnknownGame, load_game
from undercourt.kernel.game import BadPack
from undercourt.kernel.record import Record, write
from undercourt.server.engines import elder, local
from undercourt.server.engines.elder import Elders
from undercourt.server.engines.engine import ACT, BACK, UNDO, Deed, Engine, Header, OtherRules, Trouble
from undercourt.server.engines.stamp import stamp, version_in
from undercourt.table.wire import Refused, refused

NO_RULES = "–"


class Frozen:
    """A game whose rules are not here. All of it is kept; whoever wants to move is told why that cannot be.

    Ask `engine_for` again whenever somebody looks at the table: it goes on as soon as its rules are there.
    """

    def __init__(self, header: Header, deeds: list[Deed], here: str) -> None:
        self.header = header
        self.deeds = deeds
        self.reason: Refused = refused("error_frozen", {"began": header.stamp, "here": here})

    def moves(self) -> list[tuple[int, str]]:
        """Seat and action, without those that were taken back."""
        moves: list[tuple[int, str]] = []
        for deed in self.deeds:
            if deed.kind == ACT:
                moves.append((deed.seat, deed.action))
            elif deed.kind == UNDO:
                moves.pop()
            elif deed.kind == BACK:
                del moves[int(deed.action) :]
        return moves

    def record(self) -> str:
        """As its own rules would write it, with the seed: for the operator. Raises UnknownGame if the game is gone."""
        header = self.header
        record = Record(header.game, 0, header.options, int(header.seed, 16), header.players, header.generator)
        record.version = int(version_in(header.stamp))
        record.names, record.pack, record.moves = header.names, header.pack, self.moves()
        record.after = next((deed.standing for deed in reversed(self.deeds) if deed.standing), "")
        return write(record, load_game(header.game))


async def engine_for(header: Header, deeds: list[Deed], elders: Elders) -> Engine | Frozen:
    here = stamp_here(header)
    if here == header.stamp:
        try:
            return await local.opened(header, deeds)
        except OtherRules:
            pass  # a rule was changed and its version was not: the log shows it
    for installation in await elders.with_rules_of(header):
        try:
            return await elder.opened(installation, header, deeds)
        except (OtherRules, Trouble):
            continue
    return Frozen(header, deeds, here)


def stamp_here(header: Header) -> str:
    try:
        return stamp(local.game_of(header), header.options)
    except (UnknownGame, BadPack):
        return NO_RULES
