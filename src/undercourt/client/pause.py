"""How long to wait before trying again."""

from __future__ import annotations

import random

FIRST, LONGEST = 0.1, 5.0  # seconds


def pause(tried: int, longest: float = LONGEST) -> float:
    """Longer each time, and never the same for all who lost the same server."""
    return min(longest, FIRST * 2.0 ** min(tried, 16)) * random.uniform(0.5, 1.0)
