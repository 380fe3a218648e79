"""`undercourt review`: a saved game judged decision by decision, from what each seat knew."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from undercourt.commands.arguments import add_language, text_of, texts_in, whole
from undercourt.commands.replay import checked
from undercourt.commands.screen import print_json, progress, say
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.bots.review import Costly, Review, SeatReview
    from undercourt.kernel.game import Game
    from undercourt.kernel.record import Record
    from undercourt.text import Texts

WIDTH = 100
STEPS = "▁▂▃▄▅▆▇█"
CURVE = 40  # letters at most
SMALL = 0.005  # a chance that is as good as none

DESCRIPTION = """Judge a saved game, decision by decision.

For every decision the master thinks about what that seat knew then: how likely it was to win with the best option, and
how likely after what it did. The difference is what the decision cost. What a seat gave away in this way is shared out
evenly among the others. Luck is the rest: what was drawn, and what nobody could know. The more positions it may look
at, the better it judges, and the longer it takes; some times as long where it plays rounds on in its mind."""

EXAMPLES = """examples:
  undercourt review saved.record
  undercourt review saved.record --lang ru --seat amber
  undercourt review saved.record --json

with --json, one object: version, over, moves, seats (seat, result, decisions, sound, choices, others, luck, points
(move, chance, after), costly (move, round, cost, did, better, …)); chances go from 0 to 1. result is the fair share and
choices, others and luck together. Of a game that is not over, result and luck are null"""


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "review",
        help="judge a saved game, decision by decision",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", help="a record: what a game was saved to")
    add_language(parser)
    parser.add_argument("--seat", help="tell of this seat alone (default: of all)")
    text = "to look at, for all decisions, and again for those that cost something (default: 240000)"
    parser.add_argument("--positions", type=whole(1), default=240_000, metavar="N", help=text)
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game, record = checked(text_of(args.file))
    names = dict(zip(game.seat_names, record.names, strict=False))
    texts = texts_in(game, args.lang).called(names, isolating=False)
    seats = game.seat_names[: len(record.players)]
    if args.seat is not None and args.seat not in seats:
        raise BadInput(f"there is no seat '{args.seat}' in this game; there are: {', '.join(seats)}")
    review = reviewed(record, game, args.positions)
    if args.json:
        from msgspec import to_builtins

        told = to_builtins(review)
        told["seats"] = [one for one in told["seats"] if args.seat in (None, one["seat"])]
        print_json(told)
        return 0
    tell(review, args.seat, texts)
    return 0


def reviewed(record: Record, game: Game, positions: int) -> Review:
    from undercourt.bots import adviser
    from undercourt.bots.review import asked_of, reviewing

    found: list[Review] = []

    def work() -> Iterator[int]:
        """A step for every hundredth of the work."""
        asking, master, told = reviewing(record, game, positions, positions), adviser(game), 0
        try:
            ask = next(asking)
            while True:
                ask = asking.send(asked_of(ask, game, master))
                while told < int(100 * ask.done):
                    told += 1
                    yield told
        except StopIteration as end:
            found.append(end.value)

    for _ in progress(work(), 100, "review"):
        pass
    return found[0]


def tell(review: Review, seat: str | None, texts: Texts) -> None:
    say(texts.say("game_title"))
    for what in ("chance", "choices", "others", *(["luck"] if review.over else [])):
        say(f"{texts.say(f'review-{what}')}: {texts.say(f'review-{what}-about')}.")
    if not review.over:
        say(texts.say("review-unfinished"))
    say(texts.say("ui-review-fair", n=round(100 / len(review.seats))))
    for one in review.seats:
        if seat in (None, one.seat):
            say()
            tell_seat(one, texts)


def tell_seat(one: SeatReview, texts: Texts) -> None:
    result = [] if one.result is None else [percent(one.result, texts)]
    say("  ".join([texts.name("seat", one.seat), curve(one), *result]).rstrip())
    say(f"  {texts.say('review-sound', sound=one.sound, n=one.decisions)}")
    if not one.points:
        return
    parts = [f"{texts.say(f'review-{what}')} {signed(part, texts)}" for what, part in gains(one)]
    say(f"  {', '.join(parts)}")
    if not one.costly:
        say(f"  {texts.say('review-none')}")
        return
    say(f"  {texts.say('review-costly')}:")
    for costly in one.costly:
        tell_costly(costly, texts)


def gains(one: SeatReview) -> list[tuple[str, float]]:
    return [("choices", one.choices), ("others", one.others), *([] if one.luck is None else [("luck", one.luck)])]


def tell_costly(one: Costly, texts: Texts) -> None:
    from undercourt.text import told

    head = f"    {texts.say('review-round', n=one.round)}, {signed(-one.cost, texts)}: "
    did, better = (f"      {texts.say(f'review-{what}')}: " for what in ("did", "better"))
    asked = texts.phrase(told(one.asked))
    card = one.asked["args"].get("card")
    if card and texts.name("card", card) not in asked:
        asked = f"{texts.name('card', card)}: {asked}"
    told_did, told_better = (texts.phrase(told(said)) for said in (one.says_did, one.says_better))
    for line in (head + asked, did + told_did, better + told_better):
        for part in textwrap.wrap(line, WIDTH, subsequent_indent=" " * 8):
            say(part)


def curve(one: SeatReview) -> str:
    """The chances over the game, and its end, if it has one."""
    points = [point.chance for point in one.points]
    apart = max(1, -(-len(points) // CURVE))
    shown = [*points[::apart], *([] if one.result is None else [one.result])]
    return "".join(STEPS[min(len(STEPS) - 1, int(chance * len(STEPS)))] for chance in shown)


def percent(part: float, texts: Texts) -> str:
    return texts.say("ui-percent", n=round(100 * part))


def signed(part: float, texts: Texts) -> str:
    sign = "" if abs(part) < SMALL else "+" if part > 0 else "\N{MINUS SIGN}"
    return f"{sign}{percent(abs(part), texts)}"
