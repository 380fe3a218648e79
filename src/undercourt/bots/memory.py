"""What a seat keeps of what it saw: numbers that its game's `Sense` adds up from one view to the next."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec

from undercourt.judgement import sense_of
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import Game, View
from undercourt.kernel.ids import Seat
from undercourt.kernel.record import Record

Memory = vec[float]


def blank_memory(game: Game) -> Memory:
    """Of a seat that has seen nothing yet."""
    return vec[float]([0.0] * sense_of(game).memory_size)


def recollected(game: Game, record: Record, seat: Seat) -> Memory:
    """Of a seat at a table that is played for others: all it saw, from the first move on."""
    memory = blank_memory(game)
    sense = sense_of(game)
    if sense.memory_size == 0:
        return memory
    d = Decision()
    s = game.begin(len(record.players), record.options, record.seed, d, record.generator)
    before = game.view(s, seat)
    for mover, action in record.moves:
        apply(s, game.space.by_name[action], d)
        after = game.view(s, seat)
        sense.remember(memory, before, after, mover)
        before = after
    return memory


def listens(game: Game, player: object) -> bool:
    """Whether it is handed what it saw: whoever only glances does without, where a glance asks for what is seen."""
    return sense_of(game).tells_at_a_glance or not getattr(player, "only_glances", False)


def handed(game: Game, record: Record, seat: Seat, player: object) -> Memory:
    """What is handed to a bot at a table that is played for others."""
    return recollected(game, record, seat) if listens(game, player) else blank_memory(game)


class Memories:
    """Those of the seats at one table: each hears what its own views show, and nothing else."""

    def __init__(
        self, game: Game, s: State, kept: list[list[float]] | None = None, listening: Iterable[int] | None = None
    ) -> None:
        """Of seats that have seen nothing yet, or what was `kept` of them when the table looked as it does.

        Those that are not `listening` remember nothing; where none are named, all do.
        """
        self.game = game
        self.sense = sense_of(game)
        self.listening = list(range(s.seats)) if listening is None else list(listening)
        if self.sense.memory_size == 0:
            self.listening = []
        self.by_seat: list[Memory] = [blank_memory(game) for _ in range(s.seats)]
        if kept is not None:
            self.by_seat = [vec[float](one) for one in kept]
        self.views: list[View] = self._seen(s)

    def kept(self) -> list[list[float]]:
        """By seat, as plain numbers."""
        return [list(memory) for memory in self.by_seat]

    def moved(self, s: State, mover: Seat) -> None:
        """`mover` has acted, and the table looks as it does now."""
        seen = self._seen(s)
        for seat, before, after in zip(self.listening, self.views, seen, strict=True):
            self.sense.remember(self.by_seat[seat], before, after, mover)
        self.views = seen

    def _seen(self, s: State) -> list[View]:
        return [self.game.view(s, seat) for seat in self.listening]
