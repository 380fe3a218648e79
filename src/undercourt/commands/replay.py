"""`undercourt replay`: a saved game, move by move in words, and whether it is what it claims to be."""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from undercourt.commands.arguments import add_language, text_of, texts_in
from undercourt.commands.screen import console, print_json, say
from undercourt.errors import BadInput

if TYPE_CHECKING:
    from undercourt.kernel.event import Event
    from undercourt.kernel.game import Game
    from undercourt.kernel.record import Record, Replay
    from undercourt.text import Texts

WIDTH = 100
EVERYTHING = -2  # a viewer who hears every event in full
SETUP = "setup"  # the phase before the first turn
SAID_ABOVE = ("turn", "round")  # events whose news is in the heading

DESCRIPTION = """Check a saved game and retell it, move by move.

The whole record is checked first: every move must be legal, and the table and the score in the end must be those that
the record states. Only then is it told. A record that is not true ends with exit code 2 and the line that is wrong."""

EXAMPLES = """examples:
  undercourt replay saved.record
  undercourt replay saved.record --lang ru --step
  undercourt replay saved.record --view amber
  undercourt replay saved.record --json

with --json, one object: game, version, options, seats (seat, player, name), moves (seat, action, events), over, after
(the hash that was verified), score (points by seat), winners"""


class Stopped(Exception):
    """The reader has seen enough."""


class When(NamedTuple):
    """What everybody sees of the moment before a move."""

    round: int
    turn: str | None  # whose it is
    phase: str


class Move(NamedTuple):
    number: int  # from 1
    when: When
    seat: str | None  # None where the viewer was not told who decided
    action: str | None  # as the record writes it; None where the viewer hears only what came of it
    words: str  # what the action means
    events: list[dict[str, Any]]


def add(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "replay",
        help="check a saved game and retell it in words",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="FILE", help="a record: what a game was saved to")
    add_language(parser)
    parser.add_argument("--step", action="store_true", help="on a terminal, wait for Enter after every turn")
    parser.add_argument("--view", metavar="SEAT", help="tell only what this seat may know (default: everything)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    text = text_of(args.file)
    game, record = checked(text)
    names = dict(zip(game.seat_names, record.names, strict=False))
    texts = texts_in(game, args.lang).called(names, isolating=False)
    seats = game.seat_names[: len(record.players)]
    if args.view is not None and args.view not in seats:
        raise BadInput(f"there is no seat '{args.view}' in this game; there are: {', '.join(seats)}")
    viewer = EVERYTHING if args.view is None else seats.index(args.view)
    if args.json:
        print_json(plain(game, record, viewer, texts))
        return 0
    with suppress(Stopped):
        tell(game, record, viewer, texts, wait=args.step and at_a_terminal())
    return 0


def at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def checked(text: str) -> tuple[Game, Record]:
    """The record, after every claim in it has been found true; else BadInput with the line."""
    from undercourt.games import UnknownGame, game_of
    from undercourt.kernel.record import BadRecord, Replay, read

    try:
        game = game_of(text)
        record = read(text, game)
        replay = Replay(record, game)
        while replay.done < len(record.moves):
            replay.step()
    except (BadRecord, UnknownGame) as wrong:
        raise BadInput(str(wrong)) from wrong
    except RecursionError as wrong:
        raise BadInput("the pack of cards in the record is nested too deeply") from wrong
    try:
        replay.verify()
    except BadRecord as wrong:
        what = "score" if "score" in str(wrong) else "after"
        lines = text.split("\n")
        number = max((i for i, line in enumerate(lines, start=1) if line.split()[:1] == [what]), default=len(lines))
        raise BadInput(f"line {number}: {wrong}") from wrong
    return game, record


def moves(replay: Replay, viewer: int, texts: Texts) -> Iterator[Move]:
    """Steps through the record. A viewer is told what it was told at the table, and nothing that it never noticed."""
    from undercourt.table.stream import Stream

    game, record = replay.game, replay.record
    stream = None if viewer == EVERYTHING else Stream(game, viewer, record.seed)
    if stream is not None:
        stream.begin(replay.s, replay.d)
    number = 0
    when = moment(replay)
    while replay.done < len(record.moves):
        seat, name = record.moves[replay.done]
        seen = replay.s if stream is None else game.view(replay.s, viewer)
        told = name if stream is None else stream.told_action(seat, name)
        mover = game.seat_names[seat] if stream is None or stream.knows_of(seat) else None
        words = texts.phrase(game.option_text(seen, game.space.action(told))) if told is not None else ""
        log: list[Event] = []
        replay.s.log = log
        replay.step()
        if stream is None:
            events = [game.describe_event(event) for event in log]
        else:
            if not stream.tell(replay.s, replay.d, False, log, seat, name):
                when = moment(replay)
                continue
            events = [{"what": one.what, "seat": one.seat, **one.about} for one in stream.news]
        number += 1
        yield Move(number, when, mover, told, words, events)
        when = moment(replay)


def moment(replay: Replay) -> When:
    from undercourt.kernel.game import SPECTATOR

    seen = replay.game.describe(replay.game.view(replay.s, SPECTATOR), SPECTATOR)
    turn = seen.get("turn")
    return When(int(str(seen.get("round", 1))), None if turn is None else str(turn), str(seen.get("phase", "")))


def plain(game: Game, record: Record, viewer: int, texts: Texts) -> dict[str, Any]:
    from undercourt.kernel.record import Replay

    replay = Replay(record, game)
    told = [{"seat": m.seat, "action": m.action, "events": m.events} for m in moves(replay, viewer, texts)]
    over = replay.d.count == 0
    score = game.score(replay.s)
    people = zip(game.seat_names, record.players, record.names, strict=False)
    seats = [{"seat": seat, "player": who, "name": name} for seat, who, name in people]
    return {
        "game": game.slug,
        "version": game.version,
        "options": record.options,
        "seats": seats,
        "moves": told,
        "over": over,
        "after": record.after,
        "score": score.totals() if over else None,
        "winners": [game.seat_names[seat] for seat in score.order[0]] if over else None,
    }


class Telling:
    """The record on paper: a heading for every turn or round, a number for every move, a name in every line."""

    def __init__(self, game: Game, record: Record, texts: Texts, wait: bool) -> None:
        self.game = game
        self.record = record
        self.texts = texts
        self.wait = wait
        self.words_for_quit = ["quit", *texts.say("ui-command-quit").split()]
        self.has_turns = texts.has("event_turn")
        self.headed: tuple[object, ...] = ()  # what the last heading is about
        self.begun = False  # whether a turn has begun since

    def introduce(self) -> None:
        """What is played, under which options, and by whom."""
        say(self.texts.say("game_title"))
        for name, value in self.record.options.items():
            say(f"  {worded(self.texts, 'option', name)}: {worded(self.texts, 'value', value)}")
        seats = self.game.seat_names[: len(self.record.players)]
        say(f"{self.texts.say('ui-players')}: {', '.join(self.player(seat) for seat in seats)}")

    def player(self, seat: str) -> str:
        """`Sky (random bot)`; `Anna (Amber, human)` where the record has a name."""
        name, colour = self.texts.name("seat", seat), self.texts.seat_name(seat)
        who = worded(self.texts, "ui_player", self.record.players[self.game.seat_names.index(seat)])
        return f"{name} ({who})" if name == colour else f"{name} ({colour}, {who})"

    def heading(self, said: str) -> None:
        if self.wait and self.headed:
            self.pause()
        else:
            say()
        say(said)

    def pause(self) -> None:
        """Until Enter; whoever closes the input wants to see the rest at once."""
        try:
            stopped = input(f"{self.texts.say('ui-step')} > ").strip().lower() in self.words_for_quit
        except EOFError:
            self.wait = False
            say("\n")
            return
        if stopped:
            raise Stopped

    def move(self, move: Move) -> None:
        """What came of it, and by whom; first the move itself, where what was told does not begin with who made it."""
        self.head(move.when)
        number = f"{move.number:>4}"
        heard = [event for event in together(move.events, self.texts) if not self.is_said_above(event)]
        if move.seat is not None and move.words and not (heard and heard[0]["seat"] == move.seat):
            number = self.line(number, move.seat, [f"→ {move.words}"])
        for seat, row in groupby(heard, lambda event: event["seat"]):
            number = self.line(number, seat, [event_words(event, self.texts) for event in row])
        self.begun = any(event["what"] == "turn" for event in move.events)

    def head(self, when: When) -> None:
        """A heading for every turn, and in games without turns for every round."""
        setup = when.phase == SETUP
        about = (when.round, when.turn, setup) if self.has_turns else (when.round, setup)
        if about == self.headed and not self.begun:
            return
        if setup:
            said = self.texts.say("ui-replay-setup")
        elif self.has_turns and when.turn is not None:
            said = self.texts.say("ui-replay-turn", n=when.round, player=self.player(when.turn))
        else:
            said = self.texts.say("ui-replay-round", n=when.round)
        self.heading(said)
        self.headed = about

    def is_said_above(self, event: dict[str, Any]) -> bool:
        return event["what"] in SAID_ABOVE and (self.has_turns or event["seat"] is None)

    def line(self, number: str, seat: str | None, said: list[str]) -> str:
        """What one seat did, or what happened of itself. The first line of a move has its number."""
        whole = self.sentence(seat, said)
        say(textwrap.fill(whole, WIDTH, initial_indent=f"{number}  ", subsequent_indent=" " * 8))
        return " " * len(number)

    def sentence(self, seat: str | None, said: list[str]) -> str:
        whole = "; ".join(said)
        return whole[:1].upper() + whole[1:] if seat is None else f"{self.texts.name('seat', seat)} {whole}"


def tell(game: Game, record: Record, viewer: int, texts: Texts, wait: bool) -> None:
    from undercourt.kernel.record import Replay

    replay = Replay(record, game)
    telling = Telling(game, record, texts, wait)
    telling.introduce()
    for move in moves(replay, viewer, texts):
        telling.move(move)
    say()
    show_end(game, replay, texts)


def worded(texts: Texts, kind: str, slug: str) -> str:
    """Options and values speak for themselves where they have no message."""
    return texts.say(f"{kind}_{slug}") if texts.has(f"{kind}_{slug}") else slug


def together(events: list[dict[str, Any]], texts: Texts) -> Iterator[dict[str, Any]]:
    """Cards that come to one seat face down in a row are told as a number, where the game has words for it."""
    for key, row in groupby(events, lambda one: (one["what"], one["seat"], one.get("card") == "hidden")):
        same = list(row)
        if key[2] and texts.has(f"event_{key[0]}_many"):
            yield {"what": f"{key[0]}_many", "seat": key[1], "n": len(same)}
        else:
            yield from same


def event_words(event: dict[str, Any], texts: Texts) -> str:
    """An event without the name of its seat."""
    args = texts.named({key: value for key, value in event.items() if key not in ("what", "seat")})
    key, seat = f"event_{event['what']}", event["seat"]
    if seat is None:
        return texts.say(f"{key}_lost" if texts.has(f"{key}_lost") else key, **args)
    own = f"{key}_own"
    return texts.say(own if event.get("colour") == seat and texts.has(own) else key, **args)


def show_end(game: Game, replay: Replay, texts: Texts) -> None:
    """The score, line by line, and that all of it was verified."""
    from rich.table import Table

    record, score = replay.record, game.score(replay.s)
    names = [texts.name("seat", seat) for seat in game.seat_names[: len(record.players)]]
    if replay.d.count > 0:
        say(texts.say("ui-verified-unfinished", n=replay.done))
        return
    table = Table()
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for lines in zip(*score.sheets, strict=True):
        table.add_row(texts.say(f"score_{lines[0].what}"), *[str(line.points) for line in lines])
    table.add_section()
    table.add_row(texts.say("ui_total"), *[str(total) for total in score.totals()], style="bold")
    console().print(table)
    winners = ", ".join(names[seat] for seat in score.order[0])
    say(f"{texts.say('ui_winner', n=len(score.order[0]))} {winners}.")
    say(texts.say("ui-verified", n=replay.done))
