"""What a viewer has heard: every event since the beginning, in little room."""

from __future__ import annotations

import zlib

BETWEEN = b",\n"  # JSON itself has no line ends
RECENT = 96  # events that are kept as they are; twice as many are never kept so


class Heard:
    """Events as JSON. Old ones are seldom asked for again, and lie compressed, many together."""

    def __init__(self) -> None:
        self.packed: list[bytes] = []  # RECENT events each, with BETWEEN between them
        self.recent: list[bytes] = []

    def __len__(self) -> int:
        return len(self.packed) * RECENT + len(self.recent)

    def add(self, events: list[bytes]) -> None:
        """What was added before can no longer be forgotten afterwards."""
        while len(self.recent) >= RECENT:
            self.packed.append(zlib.compress(BETWEEN.join(self.recent[:RECENT]), 9))
            del self.recent[:RECENT]
        self.recent += events

    def forget(self, length: int) -> None:
        """All but the first `length`."""
        del self.recent[length - len(self.packed) * RECENT :]

    def since(self, first: int) -> bytes:
        """From that number on, as a JSON list."""
        chunk, skipped = divmod(first, RECENT)
        if chunk >= len(self.packed):
            return b"[%b]" % BETWEEN.join(self.recent[first - len(self.packed) * RECENT :])
        texts = [zlib.decompress(packed) for packed in self.packed[chunk:]]
        texts[0] = BETWEEN.join(texts[0].split(BETWEEN)[skipped:])
        return b"[%b]" % BETWEEN.join([*texts, *self.recent])
