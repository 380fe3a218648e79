"""How sending a notice can end, other than well."""

from __future__ import annotations

from typing import Any


class NotSent(Exception):
    """What went wrong, in words for the log: without addresses, which are nobody else's business."""


class GiveUp(NotSent):
    """Trying again would not help."""


class TryAgain(NotSent):
    """It may go better later; then with these arguments, if some of the work is done."""

    def __init__(self, why: str, args: dict[str, Any] | None = None) -> None:
        super().__init__(why)
        self.left = args
