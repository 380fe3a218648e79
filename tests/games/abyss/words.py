"""Words that many tests of Abyss share."""

from __future__ import annotations

OTHERS = ["aquaculturalist", "hunter", "trader"]  # stay in the Court beside the Lord hired, so that no refill is due
FIVE = ("crab 1", "squid 2", "shellfish 2", "seahorse 2", "jellyfish 3")  # pays exactly for an Ambassador


def hire(lord: str, *paid: str) -> list[str]:
    """The actions of hiring a Lord for these Allies."""
    return [f"hire {lord}", *(f"pay {ally}" for ally in paid), "done"]
