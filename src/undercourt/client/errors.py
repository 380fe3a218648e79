"""What a client is told when something is not done. All of them are keys with arguments: see `undercourt.text`."""

from __future__ import annotations

from collections.abc import Mapping


class Trouble(Exception):
    """The server did not do what an HTTP request asked for."""

    def __init__(self, key: str, args: Mapping[str, int | str] | None = None, status: int = 0) -> None:
        super().__init__(key)
        self.key = key
        self.about = dict(args or {})
        self.status = status


class Refused(Exception):
    """The table did not do what a command asked for, and nothing has changed; `rule` forbids it, if one does."""

    def __init__(self, key: str, args: Mapping[str, int | str] | None = None, rule: str | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.about = dict(args or {})
        self.rule = rule

    @property
    def is_stale(self) -> bool:
        """Whether the table had moved on before the command came."""
        return self.key == "error_stale"


class Lost(Exception):
    """The server will not have us at that table: the key says why."""
