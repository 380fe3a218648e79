"""Every table of the database. Times are milliseconds since 1970; ids are opaque words; nobody is null.

`move` is the truth of a game. What other tables say of a running game (`seq`, `asked`, `due` …) was written in the same
transaction as the move that made it so, and could be made again from the log.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
Id = String(32)

person = Table(
    "person",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("login", String(80), unique=True),  # null: a guest
    Column("password", String(200)),  # argon2
    Column("email", String(254)),  # confirmed
    Column("webhook", String(1000)),
    Column("wants", JSON, nullable=False),  # the channels for notices: push, webhook, mail
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

session = Table(
    "session",
    METADATA,
    Column("token", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("person_id", Id, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

game_table = Table(
    "game_table",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("pack", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("stamp", String(80), nullable=False),  # which rules and cards it began with
    Column("generator", String(12), nullable=False, server_default="blake2b"),  # of what is drawn by lot
    Column("seed", String(32), nullable=False),  # never leaves the process before the end
    Column("commitment", String(64), nullable=False),
    Column("state", String(12), nullable=False),  # gathering, playing, over, abandoned, frozen
    Column("listed", Boolean, nullable=False),  # in the lobby; others are found by their link
    Column("watched", Boolean, nullable=False),  # whether spectators may come
    Column("host_id", Id, ForeignKey("person.id"), nullable=False, index=True),
    Column("ways", JSON, nullable=False),  # clock, what happens when it runs out, asking for take-backs
    Column("proposal", JSON(none_as_null=True)),  # what somebody asks all others to agree to
    Column("about", Integer, nullable=False),  # grows with every change around the game
    Column("seq", Integer, nullable=False),  # of the last move in the log
    Column("asked", Integer),  # the seat that the game waits for: a secret
    Column("openly", Integer),  # the seat that everybody is told it waits for
    Column("since", BigInteger, nullable=False),  # when it began to wait for `openly`
    Column("due", BigInteger),  # when something must happen by itself
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("result", JSON(none_as_null=True)),  # places and points, after the end
    Column("next_id", Id),  # the rematch
    Column("parent_id", Id),  # the table it branched off, and after how many moves
    Column("parent_moves", Integer),
    Column("imported", Boolean, nullable=False, server_default=false()),  # a record that somebody brought
    Index("ix_game_table_lobby", "state", "listed", "created"),
    Index("ix_game_table_due", "due"),
)

seat = Table(
    "seat",
    METADATA,
    Column("table_id", Id, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", Id, ForeignKey("person.id"), index=True),
    Column("bot", String(40)),
    Column("name", String(80), nullable=False),
    Column("stand_in", String(40)),  # the bot that plays for the person
    Column("away", JSON(none_as_null=True)),  # what a bot did for the person: its name, first event, moves
    Column("invitation", String(64)),  # the hash of a link that holds this seat for whoever has it
    Column("bank", BigInteger),  # milliseconds left on the clock, as of the last move
)

move = Table(
    "move",
    METADATA,
    Column("table_id", Id, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),  # act, undo, back, stand_in, hand_back, end
    Column("seat", Integer),
    Column("action", String(200), nullable=False),
    Column("by", String(40), nullable=False),  # a person, or the name of a bot
    Column("command", String(200), nullable=False),  # the id that the client gave it
    Column("at", BigInteger, nullable=False),
    Column("standing", String(16), nullable=False),  # a hash of where the game stands then
)

review = Table(
    "review",
    METADATA,
    Column("table_id", Id, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of what a review says: an older one is made again
    Column("review", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", Id, ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person_id", Id, ForeignKey("person.id"), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", String(1000), nullable=False),
    Column("at", BigInteger, nullable=False),
)

mute = Table(
    "mute",
    METADATA,
    Column("person_id", Id, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("muted_id", Id, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
)

report = Table(
    "report",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("table_id", Id, nullable=False),
    Column("number", Integer, nullable=False),  # of the line of chat
    Column("by_id", Id, nullable=False),
    Column("about_id", Id, nullable=False),
    Column("text", String(1000), nullable=False),
    Column("at", BigInteger, nullable=False),
)

problem = Table(
    "problem",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("table_id", Id, nullable=False, index=True),
    Column("person_id", Id),
    Column("seat", Integer),
    Column("seq", Integer, nullable=False),
    Column("sentence", String(1000), nullable=False),
    Column("view", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

push_subscription = Table(
    "push_subscription",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("person_id", Id, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("person_id", "endpoint"),
)

outbox = Table(
    "outbox",
    METADATA,
    Column("id", Id, primary_key=True),
    Column("person_id", Id, ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("channel", String(10), nullable=False),  # push, webhook, mail
    Column("table_id", Id, nullable=False),
    Column("key", String(80), nullable=False),
    Column("args", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("next_at", BigInteger, nullable=False, index=True),
    Column("lease", BigInteger, nullable=False),  # until when a worker is sending it
    UniqueConstraint("person_id", "channel", "table_id"),
)
