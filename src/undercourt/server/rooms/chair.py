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

    @property
    def is_back(self) -> bool:
        """Whether its person plays again after a stand-in, and has not moved since."""
        return self.away is not None and self.stand_in is None

    def change(self, values: dict[str, Any]) -> None:
        """As the row of the database was changed."""
        for name, value in values.items():
            if name == "invitation":
                self.invited = value is not None
            else:
                setattr(self, name, value)

    def kept(self) -> dict[str, Any]:
        """What moves change of it."""
        return {"stand_in": self.stand_in, "away": self.away, "bank": self.bank}
