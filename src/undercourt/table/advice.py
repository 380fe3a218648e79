"""What the master would do, and why: what a search found, in numbers and sayings."""

from __future__ import annotations

from typing import Final

from msgspec import convert, structs

from undercourt.bots.thought import Thought, Weighed
from undercourt.kernel.game import Game, View
from undercourt.table.wire import Advice, Advised, Saying, saying

SHOWN: Final = 3  # options
CLEARLY: Final = 60  # percent of all looks, from which on an option is clearly the best
RARELY: Final = 2  # percent of them: what was looked at less is not known well enough to speak of
SAME: Final = 1  # percent of winning that makes no difference
DECIDED: Final = 2  # percent of winning, or of losing, with which the game is as good as over
TEMPTING: Final = 1  # percent by which something must look better at first


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

    def less(one: Weighed) -> int:
        """As the numbers that are shown say."""
        return percent(best.chance) - percent(one.chance)

    found: list[Saying] = []
    share = percent(thought.share(best))
    known = [one for one in others if percent(thought.share(one)) >= RARELY]
    equal = [one for one in known if less(one) <= SAME]
    if percent(best.chance) <= DECIDED:
        found.append(Saying("hint_lost"))
    elif all(less(one) <= SAME for one in others if one.visits > 0):
        found.append(Saying("hint_no_matter"))
    elif equal:
        found.append(Saying("hint_close", parts=[option(equal[0])]))
    elif share >= CLEARLY:
        found.append(Saying("hint_clear", {"n": share}))
    else:
        found.append(Saying("hint_better", {"n": max(1, less(others[0]))}, [option(others[0])]))
    lures = [one for one in known if percent(one.glance) - percent(best.glance) > TEMPTING and less(one) > SAME]
    if lures:
        lure = max(lures, key=lambda one: one.glance)
        found.append(Saying("hint_tempting", {"n": less(lure)}, [option(lure)]))
    if thought.line:
        found.append(Saying("hint_follows", parts=[convert(one, Saying) for one in thought.line]))
    return found


def percent(part: float) -> int:
    return round(100 * part)


def answering(told: Advice, id: str) -> Advice:
    """The same, to another who asks for it, or to the same who asks again."""
    return structs.replace(told, id=id)
