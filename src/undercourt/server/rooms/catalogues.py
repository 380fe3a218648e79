"""Catalogues by their hash: fetched once by each client, and never changed."""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct, json

from undercourt.table.wire import Catalogue

MOST = 64  # kept: one for each game and choice of options that is being played


class Hashed(Struct):
    hash: str


class Catalogues:
    def __init__(self) -> None:
        self.known: OrderedDict[str, bytes] = OrderedDict()

    def keep(self, told: bytes) -> tuple[str, bytes]:
        hash = json.decode(told, type=Hashed).hash
        self.known[hash] = told
        if len(self.known) > MOST:
            self.known.popitem(last=False)
        return hash, told

    def keep_made(self, made: Catalogue) -> tuple[str, bytes]:
        if made.hash in self.known:
            return made.hash, self.known[made.hash]
        return self.keep(json.encode(made))
