"""What goes wrong because of what somebody typed."""

from __future__ import annotations


class BadInput(ValueError):
    """One sentence that names what is wrong and what would be right."""
