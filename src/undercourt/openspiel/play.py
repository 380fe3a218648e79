"""One game as a state of OpenSpiel holds it: what is dealt and asked, and what was seen, once somebody wants it."""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbits
from typing import Any

from undercourt.games import load_game
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply, run
from undercourt.kernel.game import Game, Options
from undercourt.kernel.rng import seeded
from undercourt.recall import Kept, Recall, Witness, copied, resumed_witness, witness

DRAWN = -1  # in place of a seed: one that nobody chose
SEED_BITS = 62


class Setting:
    """What all plays of one `pyspiel` game share: rules, players, options, and the seeds of its deals, one by one."""

    def __init__(self, rules: Game, players: int, options: Options, seed: int, dealt: int = 0) -> None:
        self.rules = rules
        self.players = players
        self.options = rules.chosen(players, options)
        self.first = randbits(SEED_BITS) if seed == DRAWN else seed
        self.dealt = dealt

    def next_seed(self) -> int:
        self.dealt += 1
        return self.first + self.dealt - 1

    def __reduce__(self) -> tuple[Any, ...]:
        return setting, (self.rules.slug, self.players, self.options, self.first, self.dealt)


def setting(slug: str, players: int, options: Options, first: int, dealt: int) -> Setting:
    return Setting(load_game(slug), players, options, first, dealt)


class Play:
    """A game before its deal (`s` is None), at a decision, or at its end (`legal` is empty).

    What the seats remember is worked out only when somebody asks: until then `since` has the moves that nobody has
    looked at, and `seen` the moment before them, which copies share and nobody changes.
    """

    __slots__ = ("d", "legal", "s", "seed", "seen", "setting", "since")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.s: State | None = None
        self.d = Decision()
        self.legal: list[int] = []  # in ascending order
        self.seed = DRAWN
        self.since: list[int] = []
        self.seen: Witness | None = None

    def deal(self) -> None:
        self.begin(self.setting.next_seed())

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.s = self.setting.rules.begin(self.setting.players, self.setting.options, seed, self.d)
        self.legal = sorted(self.d.options())

    def move(self, action: int) -> None:
        """Raises IllegalAction."""
        s, d = self.s, self.d
        assert s is not None
        if action not in self.legal:
            self.setting.rules.check(s, d, action)
        apply(s, action, d)
        self.since.append(action)
        self.legal = sorted(d.options())

    def recall(self, seat: int) -> Recall:
        """What the seat has seen so far."""
        rules = self.setting.rules
        if self.seen is None:
            d = Decision()
            s = rules.begin(self.setting.players, self.setting.options, self.seed, d)
            self.seen = witness(rules, s, d)
        if self.since:
            seen = self.seen.copy()
            for action in self.since:
                seen.play(action)
            self.seen, self.since = seen, []
        return self.seen.recalls[seat]

    def imagine(self, seat: int, sample: Callable[[], float]) -> Play:
        """A world that the seat cannot tell from the true one, built from its view and its memory alone."""
        s, rules = self.s, self.setting.rules
        assert s is not None
        self.recall(seat)
        assert self.seen is not None
        rng = seeded(int(sample() * 2**32) << 32 | int(sample() * 2**32))
        other = Play(self.setting)
        other.s = rules.determinize(rules.view(s, seat), rng)
        run(other.s, other.d)
        other.legal = sorted(other.d.options())
        other.seen = self.seen.imagined(other.s.copy(), copied(other.d), seat)
        return other

    def copy(self) -> Play:
        other = Play.__new__(Play)
        other.setting, other.seed, other.seen = self.setting, self.seed, self.seen
        other.s = None if self.s is None else self.s.copy()
        other.d = copied(self.d)
        other.legal = self.legal  # never changed, only replaced
        other.since = self.since.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        words = None if self.s is None else self.s.words()
        seen = None if self.seen is None else self.seen.kept()
        return resumed, (self.setting, words, self.seed, self.since, seen)


def resumed(setting: Setting, words: list[int] | None, seed: int, since: list[int], seen: Kept | None) -> Play:
    """A play that was pickled."""
    play = Play(setting)
    if words is not None:
        play.s = setting.rules.load(words)
        run(play.s, play.d)
        play.legal = sorted(play.d.options())
    play.seed, play.since = seed, since
    play.seen = None if seen is None else resumed_witness(setting.rules, seen)
    return play
