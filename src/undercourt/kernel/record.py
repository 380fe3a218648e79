"""A record: what was agreed, the seed, and every action. Readable text that is both a save and a golden game.

    undercourt record 1
    game tyrants 1
    option decks drow+dragons
    pack …
    seed 5f0c…
    seat amber human
    seat sky greedy
    moves
    amber deploy skullport
    …
    state 1d2c44e0a5b3f6c8
    score 61 48

A game that was played with a pack of cards carries it, each of its lines after the word `pack`.
The `state` line is a hash of the table after the last move; `score` stands there when the game is over.
"""

from __future__ import annotations

from hashlib import blake2b

from undercourt.kernel.decision import Decision, IllegalAction
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import BadOption, Game, Options

FORMAT = "undercourt record 1"


class BadRecord(ValueError):
    """One sentence with the line that is wrong."""


class Record:
    def __init__(self, game: str, version: int, options: Options, seed: int, players: list[str]) -> None:
        self.game: str = game
        self.version: int = version
        self.options: Options = options
        self.seed: int = seed
        self.players: list[str] = players  # by seat: "human" or the name of a bot
        self.pack: str = ""
        self.moves: list[tuple[int, str]] = []  # seat, action by name
        self.lines: list[int] = []  # of the moves, where the record was read from text
        self.state: str = ""
        self.score: list[int] = []


def fingerprint(s: State) -> str:
    """Equal states, equal letters."""
    return blake2b(repr(s.words()).encode(), digest_size=8).hexdigest()


def write(record: Record, game: Game) -> str:
    lines = [FORMAT, f"game {record.game} {record.version}"]
    lines += [f"option {name} {value}" for name, value in record.options.items()]
    lines += [f"pack {line}".rstrip() for line in record.pack.splitlines()]
    lines.append(f"seed {record.seed:032x}")
    lines += [f"seat {game.seat_names[i]} {player}" for i, player in enumerate(record.players)]
    lines.append("moves")
    lines += [f"{game.seat_names[seat]} {name}" for seat, name in record.moves]
    if record.state:
        lines.append(f"state {record.state}")
    if record.score:
        lines.append("score " + " ".join([str(points) for points in record.score]))
    return "\n".join(lines) + "\n"


def named_game(text: str) -> str:
    """Which game a record is of: read before anything else, to know whose words the rest is in."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(f"line 1: this is no record; a record begins with '{FORMAT}'")
    words = lines[1].split() if len(lines) > 1 else []
    if len(words) != 3 or words[0] != "game":
        raise BadRecord("line 2: it should say 'game', its name and the version of its rules")
    return words[1]


def named_pack(text: str) -> str:
    """The pack of cards that a record carries; empty if it was played with the game's own."""
    lines: list[str] = []
    for line in text.splitlines():
        if line.strip() == "moves":
            break
        if line == "pack" or line.startswith("pack "):
            lines.append(line[5:])
    return "".join([line + "\n" for line in lines])


def read(text: str, game: Game) -> Record:
    """The record as written; `replay` finds out whether it is true."""
    named_game(text)
    lines = text.splitlines()
    version = lines[1].split()[2]
    if version != str(game.version):
        raise BadRecord(f"line 2: the record follows rules version {version}, this program version {game.version}")
    record = Record(game.slug, game.version, {}, -1, [])
    record.pack = named_pack(text)
    in_moves = False
    for number, line in enumerate(lines[2:], start=3):
        words = line.split()
        if not words:
            continue
        if words[0] == "state" and len(words) == 2:
            record.state = words[1]
        elif words[0] == "score" and in_moves:
            record.score = [_number(word, number) for word in words[1:]]
        elif in_moves:
            if words[0] not in game.seat_names:
                raise BadRecord(f"line {number}: '{words[0]}' is no seat; the seats are {', '.join(game.seat_names)}")
            record.moves.append((game.seat_names.index(words[0]), " ".join(words[1:])))
            record.lines.append(number)
        elif words == ["moves"]:
            in_moves = True
        elif words[0] == "pack":
            continue
        elif words[0] == "option" and len(words) == 3:
            record.options[words[1]] = words[2]
        elif words[0] == "seed" and len(words) == 2:
            record.seed = _hex(words[1], number)
        elif words[0] == "seat" and len(words) == 3:
            record.players.append(words[2])
        else:
            raise BadRecord(f"line {number}: '{line}' is not understood before the line 'moves'")
    if not in_moves or record.seed < 0:
        raise BadRecord("the record breaks off: it needs a line 'seed …', seats, and a line 'moves'")
    return record


class Replay:
    """Steps through a record, move by move, and checks everything it claims."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record: Record = record
        self.game: Game = game
        self.done: int = 0
        self.d: Decision = Decision()
        try:
            self.s: State = game.begin(len(record.players), record.options, record.seed, self.d)
        except BadOption as wrong:
            raise BadRecord(str(wrong)) from wrong

    def step(self) -> None:
        seat, name = self.record.moves[self.done]
        where = f"line {self.record.lines[self.done]}" if self.record.lines else f"move {self.done + 1}"
        if self.d.count == 0:
            raise BadRecord(f"{where}: the game is over before '{name}'")
        if seat != self.d.seat:
            asked = self.game.seat_names[self.d.seat]
            raise BadRecord(f"{where}: {self.game.seat_names[seat]} is not asked here, {asked} is")
        try:
            action = self.game.space.action(name)
            self.game.check(self.s, self.d, action)
        except (ValueError, IllegalAction) as wrong:
            raise BadRecord(f"{where}: {wrong}") from wrong
        apply(self.s, action, self.d)
        self.done += 1

    def to_the_end(self) -> None:
        while self.done < len(self.record.moves):
            self.step()
        self.verify()

    def verify(self) -> None:
        """After the last move: the table and the score must be those of the record."""
        if self.record.state and self.record.state != fingerprint(self.s):
            raise BadRecord(f"after the last move the table is {fingerprint(self.s)}, not {self.record.state}")
        totals = self.game.score(self.s).totals()
        if self.record.score and (self.d.count > 0 or self.record.score != totals):
            raise BadRecord(f"the score is {totals} in the end, not {self.record.score}")


def _number(word: str, line: int) -> int:
    try:
        return int(word)
    except ValueError as wrong:
        raise BadRecord(f"line {line}: '{word}' is no number") from wrong


def _hex(word: str, line: int) -> int:
    try:
        return int(word, 16)
    except ValueError as wrong:
        raise BadRecord(f"line {line}: '{word}' is no seed; a seed is a number in hexadecimal") from wrong
