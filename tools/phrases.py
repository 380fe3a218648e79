"""All that recorded games say, with every sentence as Python says it: `python tools/phrases.py FOLDER [GAME ...]`.

A file per game goes into the folder. The texts of the browser's table must say the same: web/tests/text.spec.ts.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from undercourt.games import game_names, game_of, load_game
from undercourt.kernel.event import Event
from undercourt.kernel.game import SPECTATOR, Game, Options
from undercourt.kernel.record import Record, Replay, read
from undercourt.table.catalogue import catalogue
from undercourt.table.stream import Stream
from undercourt.term.line import Line, spread, whole
from undercourt.term.page.events import runs
from undercourt.term.page.screen import Screen
from undercourt.term.page.terminal import Terminal
from undercourt.term.tables import drawing
from undercourt.text import LANGUAGES, MissingMessage, Texts, texts, told

Json = dict[str, Any]

ROOT = Path(__file__).resolve().parents[1]

WHYS = 6  # impossible actions that are asked about at every move
LISTED = 25  # moves between those whose choices are kept as they travel
PEOPLE = ("Anna", "Дмитрий", "שרה")  # who sits there; the last is written from right to left
NUMBERS = (0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 111, 999, 1000, 1234, 9999, 10000, 12345, 1234567, -1, -1234)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write down all that recorded games say.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them if none is named")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for game in options.games or game_names():
        said = Said(load_game(game))
        for path in sorted((ROOT / "tests" / "games" / game / "golden").glob("*.record")):
            said.record(path.read_text("utf-8"))
        (options.folder / f"{game}.json").write_text(json.dumps(said.whole(), ensure_ascii=False), "utf-8")


class Said:
    """What is said in all recorded games of one kind. Whatever is said twice is kept once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sayings: dict[str, Json] = {}
        self.cards: dict[str, Json] = {}
        self.rows: list[Json] = []  # choices as they travel, and what each row says
        self.logs: list[Json] = []
        self.scores: dict[str, None] = {}
        self.random = Random(1)

    def add(self, saying: Json) -> None:
        self.sayings.setdefault(json.dumps(saying, sort_keys=True), whole(saying))

    def record(self, text: str) -> None:
        game = game_of(text)
        record = read(text, game)
        options = game.chosen(len(record.players), record.options)
        self.card_texts(game, options)
        seats = len(record.players)
        streams = [Stream(game, viewer, record.seed) for viewer in (SPECTATOR, *range(seats))]
        told = [streams[0], streams[1], streams[-1]]
        for number, replay in enumerate(moves(record, game, told)):
            if replay.d.count:
                self.asked(replay, streams[1 + replay.d.seat], listed=number % LISTED == 0)
                self.whys(replay)
        self.scores |= {line.what: None for sheet in game.score(replay.s).sheets for line in sheet}
        facts = json.loads(msgspec.json.encode(catalogue(game, options).facts))
        people = dict(zip(game.seat_names, PEOPLE, strict=False))
        for stream in told:
            events = json.loads(stream.full(0))["events"]
            self.logs.append({"facts": facts, "people": people, "events": events} | self.log(facts, people, events))

    def asked(self, replay: Replay, stream: Stream, listed: bool) -> None:
        """The question and its choices, as the seat that is asked is told them."""
        view = self.game.view(replay.s, replay.d.seat)
        decision = json.loads(msgspec.json.encode(stream.asked(replay.s, replay.d, view)))
        self.add(decision["question"])
        choices = [(name, said) for group in decision.get("options", []) for name, said in spread(group)]
        for _, said in choices:
            self.add(said)
        if listed:
            rows = [[name, texts(self.game.slug, "en").phrase(told(said))] for name, said in choices]
            self.rows.append({"decision": decision, "rows": rows})

    def whys(self, replay: Replay) -> None:
        """Of some actions that are not possible: why."""
        view = self.game.view(replay.s, replay.d.seat)
        for _ in range(WHYS):
            action = self.random.randrange(replay.game.space.size)
            reason = replay.game.explain(view, replay.d, replay.d.seat, action)
            if reason is not None:
                self.add({"key": reason.key, "args": dict(reason.args)})

    def card_texts(self, game: Game, options: Options) -> None:
        for group in game.catalog(options).values():
            for slug, facts in group.items() if isinstance(group, dict) else ():
                if isinstance(facts, dict) and "play" in facts:
                    self.cards.setdefault(slug, {"play": facts["play"], "reaction": facts.get("reaction")})

    def log(self, facts: Json, people: dict[str, str], events: list[Json]) -> Json:
        """As the terminal tells it, in full and briefly."""
        found: Json = {"full": {}, "brief": {}}
        for lang in LANGUAGES:
            said = texts(self.game.slug, lang).called(people)
            screen, drawn = Screen(Terminal(), said), drawing(self.game.slug, said, facts)
            for how in found:
                lines = found[how][lang] = []
                for run in runs(screen.with_extra_turns(Standing(events).log())):
                    clauses = screen.clauses(drawn.retold(run), drawn, brief=how == "brief")
                    if clauses:
                        lines.append([run[0]["seat"], "; ".join(clauses)])
        return found

    def whole(self) -> Json:
        sayings, cards = list(self.sayings.values()), list(self.cards.values())
        return {
            "sayings": sayings,
            "cards": cards,
            "scores": [*self.scores],
            "decisions": self.rows,
            "logs": self.logs,
            "numbers": NUMBERS,
            "said": {lang: self.said(texts(self.game.slug, lang), sayings, cards) for lang in LANGUAGES},
        }

    def said(self, texts: Texts, sayings: list[Json], cards: list[Json]) -> Json:
        keys = sorted(texts.bundle._messages)
        numbered = "ui-earlier"  # any message with a number that chooses a plural
        return {
            "sayings": [texts.phrase(told(one)) for one in sayings],
            "cards": [
                texts.card_text(told(one["play"]), told(one["reaction"]) if one["reaction"] else None) for one in cards
            ],
            "scores": [texts.say(f"score_{what}") for what in self.scores],
            "numbers": [texts.say(numbered, n=n) for n in NUMBERS],
            "names": {kind: {slug: texts.name(kind, slug) for slug in table} for kind, table in texts.names.items()},
            "words": {kind: {slug: texts.word("card", slug) for slug in table} for kind, table in texts.names.items()},
            "messages": {key: text for key in keys if (text := alone(texts, key)) is not None},
        }


class Standing(Line):
    """Events that nobody asks the table for."""

    def __init__(self, events: list[Json]) -> None:
        self.events = events


def alone(texts: Texts, key: str) -> str | None:
    """A message without arguments; None if it cannot be said so."""
    try:
        return texts.say(key)
    except MissingMessage:
        return None


def moves(record: Record, game: Game, streams: list[Stream]) -> Iterator[Replay]:
    """The record, move by move, as told to each stream; the first is the deal."""
    replay = Replay(record, game)
    for stream in streams:
        stream.begin(replay.s, replay.d)
    yield replay
    for seat, name in record.moves:
        log: list[Event] = []
        replay.s.log = log
        replay.step()
        for stream in streams:
            stream.tell(replay.s, replay.d, False, log, seat, name)
        yield replay


if __name__ == "__main__":
    main()
