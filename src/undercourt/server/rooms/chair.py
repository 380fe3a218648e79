"""A seat of a table, as the database has it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Chair(Struct):
    seat: int
    person_id: str | None
    bot: str | None
    name: str
    stand_in: str | None
    away: dict[str, Any] | None
    invited: bool
    bank: int | None

    @classmethod
    def of(cls, row: Any) -> Chair:
        return cls(
            row["seat"],
            row["person_id"],
            row["bot"],
            row["name"],
            row["stand_in"],
            row["away"],
            row["invitation"] is not None,
            row["bank"],
        )

    @property
    def player(self) -> str | None:
        """The bot that plays here; None: a person, or nobody yet."""
        return self.bot or self.stand_in

    @property
    def is_open(self) -> bool:
        return self.person_id is None and self.bot is None

    def kept(self) -> dict[str, Any]:
        """What moves change of it."""
        return {"stand_in": self.stand_in, "away": self.away, "bank": self.bank}
