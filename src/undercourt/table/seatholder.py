"""One client's end of a table: JSON text in, JSON texts out, as over a wire."""

from __future__ import annotations

from undercourt.table.catalogue import catalogue
from undercourt.table.hints import advice_at
from undercourt.table.table import NotDone, Table
from undercourt.table.wire import (
    Act,
    Advice,
    BadCommand,
    Command,
    GetCatalogue,
    GetRecord,
    Hello,
    Hint,
    Look,
    Message,
    Reason,
    RecordText,
    Refused,
    Sitting,
    Undo,
    Update,
    Welcome,
    Why,
    command_in,
    id_in,
    refused,
    text_of,
)


class Seatholder:
    """Of a seat, or of a spectator (-1). The keeper of a table may have its record at any time."""

    def __init__(self, table: Table, seat: int, keeper: bool = False) -> None:
        self._table = table
        self._seat = seat
        self._keeper = keeper
        self._stream = table.stream(seat)

    def send(self, command: str | bytes) -> list[str]:
        """The answer to one command: a message for what was asked, and one for every move that follows from it."""
        try:
            asked = command_in(command)
        except BadCommand as wrong:
            return [text_of(Refused(wrong.saying, None, id_in(command)))]
        return [text_of(message) for message in self._answer(asked)]

    def _answer(self, command: Command) -> list[Message]:
        try:
            if isinstance(command, Act | Undo):
                return self._move(command)
            if isinstance(command, Hello):
                return [self._welcome(command.id), self._update(command.since or 0, command.id)]
            if isinstance(command, Look):
                return [self._update(command.since, command.id)]
            if isinstance(command, Why):
                return [self._why(command)]
            if isinstance(command, Hint):
                return [self._hint(command)]
            if isinstance(command, GetCatalogue):
                return [catalogue(self._table.game, self._table.record.options, command.id)]
            assert isinstance(command, GetRecord)
            if not (self._keeper or self._table.over):
                raise NotDone(refused("error_record_is_secret"))
            return [RecordText(self._table.saved(), command.id)]
        except NotDone as no:
            return [Refused(no.refusal.error, no.refusal.rule, command.id)]

    def _move(self, command: Act | Undo) -> list[Message]:
        """Answered with an update for each move that this viewer sees, those of bots too; or with the present."""
        seen = self._stream.revision
        if command.revision != seen:
            stale = refused("error_stale")
            return [Refused(stale.error, None, command.id), self._update(command.revision, command.id)]
        if self._seat < 0:
            raise NotDone(refused("error_spectator"))
        if isinstance(command, Undo):
            self._table.undo(self._seat)
            return [self._update(seen, command.id)]
        self._table.act(self._seat, command.action)
        updates: list[Message] = [self._update(seen, command.id)]
        for _ in self._table.play_bots():
            last = updates[-1]
            assert isinstance(last, Update)
            if self._stream.revision > last.revision:
                updates.append(self._update(last.revision, command.id))
        return updates

    def _why(self, command: Why) -> Reason:
        if self._seat < 0:
            raise NotDone(refused("error_spectator"))
        reason = self._table.why(self._seat, command.action)
        return Reason(reason.action, reason.possible, reason.rule, reason.reason, command.id)

    def _hint(self, command: Hint) -> Advice:
        if self._seat < 0:
            raise NotDone(refused("error_spectator"))
        if command.revision != self._stream.revision:
            raise NotDone(refused("error_stale"))
        return advice_at(self._table, self._seat, command.revision, command.id)

    def _update(self, since: int, id: str) -> Update:
        return self._stream.update(since, id)

    def _welcome(self, id: str) -> Welcome:
        table, record = self._table, self._table.record
        names = table.game.seat_names
        seats = [
            Sitting(names[seat], player, name)
            for seat, (player, name) in enumerate(zip(record.players, record.names, strict=True))
        ]
        viewer = names[self._seat] if self._seat >= 0 else None
        known = catalogue(table.game, record.options).hash
        return Welcome(record.game, record.version, record.options, viewer, seats, record.commitment, known, id)
