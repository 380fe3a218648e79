"""What the master would do, and why: what a search found, in numbers and sayings."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from msgspec import convert, structs

from undercourt.bots.thought import Thought, Weighed
from undercourt.kernel.game import Game, View
from undercourt.table.wire import Advice, Advised, Saying, saying

SHOWN: Final = 3  # options
CLEARLY: Final = 60  # percent of all looks, from which on an option is clearly the best
SAME: Final = 1.5  # percent of winning that make no difference
TEMPTING: Final = 1.0  # percent by which something must look better at first


def advice(game: Game, view: View, thought: Thought, revision: int, id: str = "") -> Advice:
    """Everything is said of the view of the seat that thinks."""
    shown = [advised(game, thought, one) for one in thought.weighed[:SHOWN]]
    return Advice(revision, shown, reasons(game, view, thought), id)


def advised(game: Game, thought: Thought, one: Weighed) -> Advised:
    return Advised(game.space.name(one.action), percent(thought.share(one)), percent(one.chance), percent(one.glance))


def reasons(game: Game, view: View, thought: Thought) -> list[Saying]:
    """What speaks for the best option, the weightiest first."""
    best, others = thought.best, thought.weighed[1:]
    if not others:
        return [Saying("hint_only")]

    def option(one: Weighed) -> Saying:
        return saying(game.option_text(view, one.action))

    def behind(one: Weighed) -> float:
        return 100 * (best.chance - one.chance)

    def less(one: Weighed) -> int:
        """As the numbers that are shown say."""
        return max(1, percent(best.chance) - percent(one.chance))

    found: list[Saying] = []
    share, second = percent(thought.share(best)), others[0]
    looked_at = [one for one in others if one.visits > 0]
    if all(abs(behind(one)) < SAME for one in looked_at):
        found.append(Saying("hint_no_matter"))
    elif abs(behind(second)) < SAME:
        found.append(Saying("hint_close", parts=[option(second)]))
    elif share >= CLEARLY:
        found.append(Saying("hint_clear", {"n": share}))
    else:
        found.append(Saying("hint_better", {"n": less(second)}, [option(second)]))
    lures = [one for one in looked_at if 100 * (one.glance - best.glance) > TEMPTING and behind(one) > SAME]
    if lures:
        lure = max(lures, key=lambda one: one.glance)
        found.append(Saying("hint_tempting", {"n": less(lure)}, [option(lure)]))
    if thought.line:
        found.append(Saying("hint_follows", parts=expected(game, thought)))
    return found


def expected(game: Game, thought: Thought) -> list[Saying]:
    """What is likely to follow, by who does it."""
    steps: list[Saying] = []
    for seat, same in groupby(thought.line, lambda one: one.seat):
        said = [convert(one.says, Saying) for one in same]
        mine = seat == thought.seat
        steps.append(
            Saying("hint_you", {}, said) if mine else Saying("hint_then", {"seat": game.seat_names[seat]}, said)
        )
    return steps


def percent(part: float) -> int:
    return round(100 * part)


def answering(told: Advice, id: str) -> Advice:
    """The same, to another who asks for it, or to the same who asks again."""
    return structs.replace(told, id=id)
