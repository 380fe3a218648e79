"""A record: what was agreed, the seed, and every action. Readable text that is both a save and a golden game.

    undercourt record 2
    game tyrants 2
    option decks drow+dragons
    pack …
    generator blake2b
    commitment 41f0…
    seed 5f0c…
    seat amber human Anna
    seat sky greedy
    moves
    amber deploy skullport
    …
    after 412 1d2c44e0a5b3f6c8
    score 61 48

A game that was played with a pack of cards carries it, each of its lines after the word `pack`. `commitment` is the
hash of the seed that everybody saw before the first move. The `after` line counts the moves, so that a record cut short
can be recognised, and hashes who is asked then and what is offered; a `score` line follows if the game is over.

Everything is said by name. A record whose moves are still possible, one by one, is the same game, whatever numbers its
cards have today, and whatever was added to the rules elsewhere.
"""

from __future__ import annotations

from hashlib import blake2b

from undercourt.kernel.decision import Decision, IllegalAction
from undercourt.kernel.effect import State, apply
from undercourt.kernel.game import BadOption, Game, Options
from undercourt.kernel.rng import FAST, SEALED, commitment

FORMAT = "undercourt record 2"
LONGEST_NAME = 80  # of a person, in letters


class BadRecord(ValueError):
    """One sentence with the line that is wrong."""


class Record:
    def __init__(
        self, game: str, version: int, options: Options, seed: int, players: list[str], generator: str = FAST
    ) -> None:
        self.game: str = game
        self.version: int = version
        self.options: Options = options
        self.seed: int = seed
        self.generator: str = generator
        self.commitment: str = commitment(seed) if generator == SEALED and seed >= 0 else ""
        self.players: list[str] = players  # by seat: "human" or the name of a bot
        self.names: list[str] = ["" for _ in players]  # the names that people gave, by seat; empty if they gave none
        self.pack: str = ""
        self.moves: list[tuple[int, str]] = []  # seat, action by name
        self.lines: list[int] = []  # of the moves, where the record was read from text
        self.after: str = ""
        self.score: list[int] = []


def fingerprint(s: State) -> str:
    """Equal states of one program, equal letters."""
    return blake2b(repr(s.words()).encode(), digest_size=8).hexdigest()


def standing(game: Game, s: State, d: Decision) -> str:
    """A hash of where a game stands, by names: who is asked, what is offered, and the points."""
    offered = sorted([game.space.name(action) for action in d.options()])
    asked = game.seat_names[d.seat] if d.count > 0 else ""
    told = repr([asked, offered, game.score(s).totals()])
    return blake2b(told.encode(), digest_size=8).hexdigest()


def sign(record: Record, game: Game, s: State, d: Decision) -> None:
    """States where the game stands after its last move, and the score if it is over."""
    record.after = standing(game, s, d)
    record.score = game.score(s).totals() if d.count == 0 else []


def write(record: Record, game: Game) -> str:
    lines = [FORMAT, f"game {record.game} {record.version}"]
    lines += [f"option {name} {value}" for name, value in record.options.items()]
    lines += [f"pack {line}" if line else "pack" for line in record.pack.removesuffix("\n").split("\n") if record.pack]
    lines.append(f"generator {record.generator}")
    if record.commitment:
        lines.append(f"commitment {record.commitment}")
    lines.append(f"seed {record.seed:032x}")
    for seat, player in enumerate(record.players):
        lines.append(f"seat {game.seat_names[seat]} {player} {record.names[seat]}".rstrip(" "))
    lines.append("moves")
    lines += [f"{game.seat_names[seat]} {name}" for seat, name in record.moves]
    lines.append(f"after {len(record.moves)} {record.after}")
    if record.score:
        lines.append("score " + " ".join([str(points) for points in record.score]))
    return "\n".join(lines) + "\n"


def named_game(text: str) -> str:
    """Which game a record is of: read before anything else, to know which game's words the rest is in."""
    lines = text.split("\n")
    if lines[0].strip() != FORMAT:
        raise BadRecord(f"line 1: this is not a record; a record begins with '{FORMAT}'")
    words = lines[1].split(" ") if len(lines) > 1 else []
    if len(words) != 3 or words[0] != "game":
        raise BadRecord("line 2: it should say 'game', its name and the version of its rules")
    return words[1]


def named_pack(text: str) -> str:
    """The pack of cards that a record carries; empty if it was played with the game's own."""
    lines: list[str] = []
    for line in text.split("\n"):
        if line.strip() == "moves":
            break
        if line == "pack" or line.startswith("pack "):
            lines.append(line[5:])
    return "".join([line + "\n" for line in lines])


def read(text: str, game: Game) -> Record:
    """The record as written; `Replay` finds out whether it is true."""
    named_game(text)
    lines = text.split("\n")
    version = _number(lines[1].split(" ")[2], 2)
    record = Record(game.slug, version, {}, -1, [])
    record.pack = named_pack(text)
    in_moves = False
    counted = -1
    for number, line in enumerate(lines[2:], start=3):
        words = line.split()
        if not words:
            continue
        if counted >= 0:
            if words[0] != "score" or record.score:
                raise BadRecord(f"line {number}: nothing but one line 'score …' may follow the line 'after …'")
            record.score = [_number(word, number) for word in words[1:]]
        elif in_moves and words[0] == "after" and len(words) == 3:
            counted = _number(words[1], number)
            record.after = words[2]
        elif in_moves:
            record.moves.append((_seat(words[0], len(record.players), game, number), " ".join(words[1:])))
            record.lines.append(number)
        elif words == ["moves"]:
            in_moves = True
        else:
            _agreed(record, game, line, number)
    if not in_moves or record.seed < 0 or not record.players:
        raise BadRecord("the record breaks off: it needs a line 'seed …', its seats, and a line 'moves'")
    if counted != len(record.moves):
        what = "no line 'after …'" if counted < 0 else f"{len(record.moves)} moves, not {counted}"
        raise BadRecord(f"the record is not whole: it has {what}")
    return record


def _agreed(record: Record, game: Game, line: str, number: int) -> None:
    """One line about what was agreed before the first move."""
    words = line.split()
    if words[0] == "pack":
        return
    if words[0] == "option" and len(words) == 3:
        record.options[words[1]] = words[2]
    elif words[0] == "generator" and len(words) == 2 and words[1] in (FAST, SEALED):
        record.generator = words[1]
    elif words[0] == "commitment" and len(words) == 2:
        record.commitment = words[1]
    elif words[0] == "seed" and len(words) == 2:
        record.seed = _hex(words[1], number)
    elif words[0] == "seat" and len(words) >= 3:
        seat = len(record.players)
        if seat >= game.most or words[1] != game.seat_names[seat]:
            raise BadRecord(f"line {number}: '{words[1]}' does not sit here; the seats are {_names(game, game.most)}")
        record.players.append(words[2])
        record.names.append(" ".join(words[3:])[:LONGEST_NAME])
    else:
        raise BadRecord(f"line {number}: '{line}' is not understood before the line 'moves'")


class Replay:
    """Steps through a record, move by move, and checks everything it claims."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record: Record = record
        self.game: Game = game
        self.done: int = 0
        self.d: Decision = Decision()
        try:
            seats = len(record.players)
            self.s: State = game.begin(seats, record.options, record.seed, self.d, record.generator)
        except BadOption as wrong:
            raise BadRecord(str(wrong)) from wrong

    def step(self) -> None:
        seat, name = self.record.moves[self.done]
        where = f"line {self.record.lines[self.done]}" if self.record.lines else f"move {self.done + 1}"
        if self.d.count == 0:
            raise BadRecord(f"{where}: the game is over before '{name}'{self.other_rules()}")
        if seat != self.d.seat:
            asked = self.game.seat_names[self.d.seat]
            raise BadRecord(
                f"{where}: it is {asked} who decides here, not {self.game.seat_names[seat]}{self.other_rules()}"
            )
        try:
            action = self.game.space.action(name)
            self.game.check(self.s, self.d, action)
        except (ValueError, IllegalAction) as wrong:
            raise BadRecord(f"{where}: {wrong}{self.other_rules()}") from wrong
        apply(self.s, action, self.d)
        self.done += 1

    def to_the_end(self) -> None:
        while self.done < len(self.record.moves):
            self.step()
        self.verify()

    def verify(self) -> None:
        """After the last move: the game must stand as the record says, and the seed must be the one promised."""
        after = standing(self.game, self.s, self.d)
        if self.record.after != after:
            raise BadRecord(
                f"after the last move the game stands at {after}, not {self.record.after}{self.other_rules()}"
            )
        totals = self.game.score(self.s).totals()
        if self.record.score != (totals if self.d.count == 0 else []):
            told = f"{totals}" if self.d.count == 0 else "still open"
            raise BadRecord(f"the score is {told} at the end, not {self.record.score}{self.other_rules()}")
        if self.record.commitment and self.record.commitment != commitment(self.record.seed):
            raise BadRecord("the seed is not the one whose hash was shown before the first move")

    def other_rules(self) -> str:
        if self.record.version == self.game.version:
            return ""
        return f" (it was played by version {self.record.version} of the rules; this program has {self.game.version})"


def _seat(word: str, seats: int, game: Game, line: int) -> int:
    names = game.seat_names[:seats]
    if word not in names:
        raise BadRecord(f"line {line}: nobody is called '{word}'; the seats are {_names(game, seats)}")
    return names.index(word)


def _names(game: Game, seats: int) -> str:
    return ", ".join(game.seat_names[:seats])


def _number(word: str, line: int) -> int:
    try:
        return int(word[:20])
    except ValueError as wrong:
        raise BadRecord(f"line {line}: '{word[:40]}' is not a number") from wrong


def _hex(word: str, line: int) -> int:
    try:
        seed = int(word, 16)
    except ValueError as wrong:
        raise BadRecord(f"line {line}: '{word[:40]}' is not a seed; a seed is a number in hexadecimal") from wrong
    if not 0 <= seed < 2**128:
        raise BadRecord(f"line {line}: a seed has at most 32 hexadecimal digits")
    return seed
