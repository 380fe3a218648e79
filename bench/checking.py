"""What the log in the database says of a drill, held against what the clients know."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct, json
from sqlalchemy import select

from undercourt.client import Held
from undercourt.commands.replay import checked
from undercourt.errors import BadInput
from undercourt.games import load_game
from undercourt.server.engines.engine import ACT, BACK, UNDO, Deed, Header
from undercourt.server.engines.local import opened
from undercourt.server.store import schema
from undercourt.server.store.database import Database, address
from undercourt.table.wire import Update

if TYPE_CHECKING:
    from bench.drill import Done, Notes

ENDED = "over"


class Checked(Struct):
    counts: dict[str, Any]
    wrong: list[str]  # sentences; none: all is well


class Logged(Struct):
    """One table as the database has it."""

    table: Any
    seats: list[Any]
    rows: list[Any]


async def check(notes: Notes, url: str | None, folder: Path) -> Checked:
    logs = await read(url, folder)
    wrong: list[str] = [f"stuck: {what}" for what in notes.stuck]
    ids = {id: log.table["game"] for id, log in logs.items()}
    names = {id: load_game(game).seat_names for id, game in ids.items()}
    made = Counter(
        (id, names[id][row["seat"]], row["command"], row["action"] if row["kind"] == ACT else None)
        for id, log in logs.items()
        for row in log.rows
        if row["command"]
    )
    lost = [done for done in set(notes.acknowledged) if made[done.table, done.seat, done.id, done.action] == 0]
    commands = Counter((id, seat, command) for id, seat, command, _ in made.elements())
    doubled = [command for command, times in commands.items() if times > 1]
    broken = [done for done in notes.refused if commands[done.table, done.seat, done.id]]
    wrong += [f"lost: {told(done)}" for done in lost]
    wrong += [f"done twice: {command}" for command in doubled]
    wrong += [f"refused, but done: {told(done)}" for done in broken]
    for id, log in logs.items():
        if [row["seq"] for row in log.rows] != list(range(1, len(log.rows) + 1)):
            wrong.append(f"the log of table {id} has a gap")
    for id in notes.held:
        wrong += await check_table(id, logs[id], notes)
    counts = {
        "kills": 0,
        "acknowledged": len(notes.acknowledged),
        "lost": len(lost),
        "doubled": len(doubled),
        "stuck": len(notes.stuck),
        "refused": dict(notes.reasons),
        "tables": len(notes.held),
        "moves": sum(len(log.rows) for log in logs.values()),
    }
    return Checked(counts, wrong)


async def check_table(id: str, log: Logged, notes: Notes) -> list[str]:
    """It is over, its record is true, and all viewers hold what the log makes of the game."""
    if log.table["state"] != ENDED:
        return [f"table {id} ({log.table['game']}) is {log.table['state']} after {len(log.rows)} moves"]
    wrong: list[str] = []
    deeds = [Deed(row["kind"], row["seat"], row["action"], row["standing"]) for row in log.rows]
    engine = await opened(header(log), [deed for deed in deeds if deed.kind in (ACT, UNDO, BACK)])
    if id not in notes.tables:
        wrong.append(f"table {id}: the server gave no record")
    elif notes.tables[id] != await engine.record():
        wrong.append(f"table {id}: the record is not what the log makes of the game")
    else:
        try:
            checked(notes.tables[id])
        except BadInput as bad:
            wrong.append(f"table {id}: {bad}")
    seats = load_game(log.table["game"]).seat_names
    for name, held in notes.held[id]:
        message = await engine.told(-1 if name is None else seats.index(name), None)
        assert message is not None
        true = Held()
        true.replace(json.decode(message, type=Update))
        if held.events != true.events:
            wrong.append(f"table {id}: {name or 'a spectator'} heard other events")
        if (held.revision, held.document) != (true.revision, true.document):
            wrong.append(f"table {id}: {name or 'a spectator'} holds something else")
    return wrong


def header(log: Logged) -> Header:
    table = log.table
    return Header(
        game=table["game"],
        options=table["options"],
        players=[seat["bot"] or "human" for seat in log.seats],
        names=[seat["name"] for seat in log.seats],
        seed=table["seed"],
        generator="blake2b",
        stamp=table["stamp"],
        pack=table["pack"],
    )


async def read(url: str | None, folder: Path) -> dict[str, Logged]:
    """Everything that was committed."""
    there = Database(address(url, folder))
    logs: dict[str, Logged] = {}
    try:
        async with there.reading() as connection:
            for table in (await connection.execute(select(schema.game_table))).mappings():
                logs[table["id"]] = Logged(table, [], [])
            seats = select(schema.seat).order_by(schema.seat.c.table_id, schema.seat.c.seat)
            for seat in (await connection.execute(seats)).mappings():
                logs[seat["table_id"]].seats.append(seat)
            rows = select(schema.move).order_by(schema.move.c.table_id, schema.move.c.seq)
            for row in (await connection.execute(rows)).mappings():
                logs[row["table_id"]].rows.append(row)
    finally:
        await there.close()
    return logs


def told(done: Done) -> str:
    return f"table {done.table}, {done.seat}, command {done.id}, {done.action or 'undo'}"
