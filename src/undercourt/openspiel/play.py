"""One game as a state of OpenSpiel holds it: what is dealt and asked, and what was seen, once somebody wants it."""

from __future__ import annotations

from collections.abc import Callable
from secrets import randbits
from typing import Any

import pyspiel

from undercourt.games import load_game
from undercourt.given import whole
from undercourt.kernel.decision import Decision
from undercourt.kernel.effect import State, apply, run
from undercourt.kernel.game import Game, Options
from undercourt.kernel.rng import seeded
from undercourt.recall import Kept, Recall, Witness, resumed_witness

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
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
        self.d = Decision()  # whose turn it is to be asked: read at once, since the next play fills it again

    def seat_of(self, player: object) -> int:
        """Raises ValueError unless so many play: the engine would show a row of nobody, or of somebody else."""
        seat = whole(player)
        if seat is None or not 0 <= seat < self.players:
            raise ValueError(f"there is no player {player}; they go from 0 to {self.players - 1}")
        return seat

    def next_seed(self) -> int:
        self.dealt += 1
        return self.first + self.dealt - 1

    def __reduce__(self) -> tuple[Any, ...]:
        return resumed_setting, (self.rules.slug, self.players, self.options, self.first, self.dealt)


def resumed_setting(slug: str, players: int, options: Options, first: int, dealt: int) -> Setting:
    """A setting that was pickled."""
    return Setting(load_game(slug), players, options, first, dealt)


class Play:
    """A game before its deal (`s` is None, `player` is CHANCE), at a decision of `player`, or at its end (TERMINAL)."""

    __slots__ = ("legal", "player", "s", "setting", "witness")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.s: State | None = None
        self.player = CHANCE
        self.legal: list[int] = []  # in ascending order; never changed, only replaced
        self.witness: Witness | None = None  # of what the seats have seen

    def deal(self) -> None:
        setting = self.setting
        self.s = setting.rules.begin(setting.players, setting.options, setting.next_seed(), setting.d)
        self.witness = Witness(setting.rules, self.s)
        self.asked()

    def move(self, action: int) -> None:
        """Raises IllegalAction."""
        s, d, witness = self.s, self.setting.d, self.witness
        assert s is not None and witness is not None
        if action not in self.legal:
            run(s, d)
            self.setting.rules.check(s, d, action)
        apply(s, action, d)
        witness.since.append(action)
        self.legal = legal = sorted(d.options())
        self.player = d.seat if legal else TERMINAL

    def asked(self) -> None:
        """Who is asked now, and what."""
        d = self.setting.d
        self.legal = sorted(d.options())
        self.player = d.seat if self.legal else TERMINAL

    def recall(self, seat: int) -> Recall:
        """What the seat has seen so far."""
        assert self.witness is not None
        return self.witness.recall(seat)

    def imagine(self, seat: int, sample: Callable[[], float]) -> Play:
        """A world that the seat cannot tell from the true one, built from its view and its memory alone."""
        s, rules = self.s, self.setting.rules
        assert s is not None and self.witness is not None
        rng = seeded(int(sample() * 2**32) << 32 | int(sample() * 2**32))
        other = Play(self.setting)
        other.s = rules.determinize(rules.view(s, seat), rng)
        run(other.s, self.setting.d)
        other.asked()
        other.witness = self.witness.imagined(other.s, seat)
        return other

    def copy(self) -> Play:
        other = Play.__new__(Play)
        other.setting, other.player, other.legal = self.setting, self.player, self.legal
        other.s = None if self.s is None else self.s.copy()
        other.witness = None if self.witness is None else self.witness.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.s is None or self.witness is None:
            return Play, (self.setting,)
        return resumed, (self.setting, self.s.words(), self.witness.kept())


def resumed(setting: Setting, words: list[int], kept: Kept) -> Play:
    """A play that was pickled."""
    play = Play(setting)
    play.s = setting.rules.load(words)
    run(play.s, setting.d)
    play.asked()
    play.witness = resumed_witness(setting.rules, kept)
    return play
