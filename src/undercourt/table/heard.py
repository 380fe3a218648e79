"""What a viewer has heard: every event since the beginning, in little room."""

from __future__ import annotations

import zlib

BETWEEN = b",\n"  # events; JSON itself has no line ends
TOGETHER = 48  # events that are packed at once; twice as many are never unpacked


class Heard:
    """Events as JSON. Old ones are seldom asked for again, and lie compressed, many together."""

    def __init__(self) -> None:
        self.packed: list[bytes] = []  # the first one helps to pack the others, which say much the same
        self.recent: list[bytes] = []

    def __len__(self) -> int:
        return len(self.packed) * TOGETHER + len(self.recent)

    def add(self, events: list[bytes]) -> None:
        """What was added before can no longer be forgotten afterwards."""
        while len(self.recent) >= TOGETHER:
            packer = zlib.compressobj(9, zdict=self.like())
            self.packed.append(packer.compress(BETWEEN.join(self.recent[:TOGETHER])) + packer.flush())
            del self.recent[:TOGETHER]
        self.recent += events

    def forget(self, length: int) -> None:
        """All but the first `length`."""
        del self.recent[length - len(self.packed) * TOGETHER :]

    def since(self, first: int) -> bytes:
        """From that number on, as a JSON list."""
        chunk, skipped = divmod(first, TOGETHER)
        if chunk >= len(self.packed):
            return b"[%b]" % BETWEEN.join(self.recent[first - len(self.packed) * TOGETHER :])
        like = self.like()
        texts = [like, *[unpacked(packed, like) for packed in self.packed[1:]]][chunk:]
        texts[0] = BETWEEN.join(texts[0].split(BETWEEN)[skipped:])
        return b"[%b]" % BETWEEN.join([*texts, *self.recent])

    def like(self) -> bytes:
        """What the others are packed with."""
        return unpacked(self.packed[0], b"") if self.packed else b""


def unpacked(chunk: bytes, like: bytes) -> bytes:
    return zlib.decompressobj(zdict=like).decompress(chunk)
