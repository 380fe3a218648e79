"""What an operator decides."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from undercourt.server.notify.settings import NotifySettings


class Limits(Struct, frozen=True):
    """How much anybody may ask for."""

    tables_each: int = 50  # that somebody made and that are not over
    records_each: int = 200  # that somebody brought
    guests_per_hour: int = 30  # from one address
    requests_per_minute: int = 600  # from one address, and of one person
    commands_per_second: int = 20  # over one socket, after a burst of ten times as many
    hints_per_minute: int = 20  # of one person
    sockets_each: int = 40  # of one person
    watchers: int = 500  # at one table
    chat: int = 500  # letters of one line


class Settings(Struct, frozen=True):
    data: Path
    notify: NotifySettings
    database: str | None = None  # None: a file in the data folder
    elders: Path | None = None  # older versions, for games that began with their rules
    limits: Limits = Limits()
    bots: int = 0  # processes at most; 0: by the number of cores
    hint_seconds: float = 1.5  # that the master thinks about a hint
    review_positions: int = 240_000  # that the master looks at for a review, and again for what seems to have cost much
    bot_seconds: float = 20.0  # after which a bot is answered for by lot
    metrics_token: str = ""  # whoever shows it may read /metrics; without it, only this machine
    secure: bool = False  # whether people come by https, so that cookies are for https alone
    proxies: str = ""  # addresses of proxies whose word about the caller's address is taken
    idle_seconds: float = 30.0  # a table that nobody looks at is forgotten after that
    away_seconds: float = 60.0  # a seat whose person is away so long may be played by a stand-in that others call
    secret_seconds: float = 60.0  # for a question that others must not know of, at a table with a clock
    sweep_seconds: float = 1.0
    lease_seconds: float = 5.0  # a bot's move that takes longer is taken up by another worker
    seed: int | None = None  # for tests alone: every table is dealt from it, so whoever knows it knows all cards
