"""Weights of trained networks, one file per game, and how they are read and written: as NumPy does, but without it."""

from __future__ import annotations

import ast
import zipfile
import zlib
from array import array
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from undercourt import files
from undercourt.judgement import sense_of
from undercourt.judgement.sense import MOST_SEATS, Sense
from undercourt.kernel.game import Game
from undercourt.thinking.judge import Tally
from undercourt.thinking.network import SHIFT, SHIFT_SECOND, Layer, Network, NeuralSense
from undercourt.thinking.reader import Reader

HERE = Path(__file__).resolve().parent
TYPES = {"<i2": "h", "<i4": "i", "<f4": "f"}
BEGINS = b"\x93NUMPY\x01\x00"
WRITERS = "'undercourt train' and 'practise' write such files"


class Rows(NamedTuple):
    """One network: each a flat row of numbers. How they are rounded is said in `thinking.network`."""

    first: array[int]  # by place of the observation, then by seat; and unit
    first_bias: array[int]
    second: array[int]  # by unit of the first layer and unit
    second_bias: array[int]
    last: array[int]  # by what it may say; by unit of the second layer, and once more for none


NONE = Rows(array("h"), array("i"), array("h"), array("i"), array("h"))  # no network


class Sums(NamedTuple):
    """A tally: by place of the observation, then by seat. How it counts is said in `thinking.judge`."""

    at_last: array[int]
    early: array[int]


NO_SUMS = Sums(array("i"), array("i"))


class Weights(NamedTuple):
    """Everything that is in a file. How much the judgement of points counts is by number of players, none included."""

    layout: array[int]  # one number: what the networks look at, and which actions they know
    guide: Rows  # says something of each action, counted from the seat
    judge: Rows  # says one thing: how well a seat stands
    trust: array[float]  # how much the judgement of points counts beside the judge
    tally: Sums  # says the same, more simply: for a search that is to do without the judge
    tally_trust: array[float]  # the same beside the tally


UNTAUGHT = Weights(array("i"), NONE, NONE, array("f"), NO_SUMS, array("f"))  # nothing is in it


def layout_number(game: Game) -> int:
    """Another number, another layout of observations or actions: weights for the one are noise for the other."""
    blocks = [(block.name, block.size, block.scale) for block in game.eyes.layout.blocks]
    ranking = sense_of(game).ranking()
    ranked = () if ranking is None else (list(ranking.places[0]), list(ranking.named[0]))
    return zlib.crc32(repr((blocks, game.space.names, *ranked)).encode()) & 0x7FFFFFFF


def rows_of(weights: Weights) -> dict[str, array[Any]]:
    """As they are called in a file."""
    found: dict[str, array[Any]] = {
        "layout": weights.layout,
        "trust": weights.trust,
        "tally_trust": weights.tally_trust,
    }
    for name, rows in (("guide", weights.guide), ("judge", weights.judge), ("tally", weights.tally)):
        found |= {f"{name}_{part}": row for part, row in rows._asdict().items()}
    return found


def write_weights(path: Path, weights: Weights) -> None:
    """As .npz, that NumPy can open. Whole or not at all: a bot may be reading it."""
    kinds = {kind: name for name, kind in TYPES.items()}
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, row in rows_of(weights).items():
            header = repr({"descr": kinds[row.typecode], "fortran_order": False, "shape": (len(row),)})
            header = header.ljust((len(header) + 10 + 64) // 64 * 64 - 11) + "\n"
            stamp = zipfile.ZipInfo(f"{name}.npy")  # always of the same day: the same weights, the same bytes
            stamp.compress_type = zipfile.ZIP_DEFLATED
            pack.writestr(stamp, BEGINS + len(header).to_bytes(2, "little") + header.encode() + row.tobytes())
    files.replace(path, out.getvalue())


def read_weights(path: Path) -> Weights:
    """Raises ValueError with a sentence if there is no such file."""
    return weights_in(path, content_of(path))


def content_of(path: Path) -> bytes:
    if not path.is_file():
        raise ValueError(f"there is no file '{path}'; name weights that 'undercourt train' or 'practise' wrote")
    try:
        return path.read_bytes()
    except OSError as wrong:
        raise ValueError(f"'{path}' cannot be read ({wrong.strerror}); name weights that can") from None


def weights_in(path: Path, content: bytes) -> Weights:
    try:
        with zipfile.ZipFile(BytesIO(content)) as pack:
            found = {name: row_of(pack.read(f"{name}.npy"), row) for name, row in rows_of(UNTAUGHT).items()}
        guide, judge = (Rows(*[found[f"{name}_{part}"] for part in Rows._fields]) for name in ("guide", "judge"))
        tally = Sums(*[found[f"tally_{part}"] for part in Sums._fields])
        return Weights(found["layout"], guide, judge, found["trust"], tally, found["tally_trust"])
    except UNREADABLE:
        raise ValueError(damaged(path)) from None


UNREADABLE = (
    OSError,
    ValueError,
    SyntaxError,
    KeyError,
    TypeError,
    EOFError,
    NotImplementedError,
    RuntimeError,
    zipfile.BadZipFile,
    zlib.error,
)


def damaged(path: Path) -> str:
    return f"'{path}' holds no weights, or is damaged; {WRITERS}"


def row_of(content: bytes, like: array[Any]) -> array[Any]:
    if not content.startswith(BEGINS):
        raise ValueError("this is no array")
    start = 10 + int.from_bytes(content[8:10], "little")
    header = ast.literal_eval(content[10:start].decode())
    row: array[Any] = array(like.typecode)
    row.frombytes(content[start:])
    if TYPES[header["descr"]] != like.typecode or tuple(header["shape"]) != (len(row),):
        raise ValueError("this is another array")
    return row


def network(game: Game, rows: Rows) -> Network | None:
    """None if there is none."""
    if not rows.first:
        return None
    return Network(
        Layer(list(rows.first), list(rows.first_bias), SHIFT),
        Layer(list(rows.second), list(rows.second_bias), SHIFT_SECOND),
        list(rows.last),
    )


def tally(game: Game, sums: Sums) -> Tally | None:
    """None if there is none."""
    if not sums.at_last:
        return None
    return Tally(list(sums.at_last), list(sums.early))


def sense_with(game: Game, weights: Weights, tallied: bool = False) -> NeuralSense:
    """Judged by the network, or by the tally. Raises ValueError with a sentence if the weights are of another game."""
    if not are_for(game, weights):
        told = f"these weights are for other observations or actions than those of {game.slug}; train or practise again"
        raise ValueError(told)
    if not are_whole(game, weights):
        raise ValueError(f"these weights are damaged: parts of them are missing; {WRITERS}")
    guide = network(game, weights.guide)
    if tallied:
        return NeuralSense(sense_of(game), guide, tally(game, weights.tally), list(weights.tally_trust))
    return NeuralSense(sense_of(game), guide, network(game, weights.judge), list(weights.trust))


def are_for(game: Game, weights: Weights) -> bool:
    """Made for these observations and these actions."""
    return list(weights.layout) == [layout_number(game)]


def are_whole(game: Game, weights: Weights) -> bool:
    """Each part has the length that it must have for this game."""
    reader = Reader(sense_of(game))
    places = int(reader.places)
    guide, judge = is_whole(weights.guide, places, int(reader.says)), is_whole(weights.judge, places, 1)
    tally = {len(row) for row in weights.tally} in ({0}, {places})
    return guide and judge and tally and len(weights.trust) == len(weights.tally_trust) == MOST_SEATS + 1


def is_whole(rows: Rows, places: int, says: int) -> bool:
    units, second = len(rows.first_bias), len(rows.second_bias)
    lengths = [len(row) for row in rows]
    return lengths == [0] * 5 or (
        min(units, second) > 0 and lengths == [places * units, units, units * second, second, says * (second + 1)]
    )


def has_weights(game: Game) -> bool:
    return weights_of(game).is_file()


def weights_of(game: Game) -> Path:
    return HERE / f"{game.slug}.npz"


@lru_cache(maxsize=16)
def guided_sense(game: Game) -> Sense:
    """The game's own Sense, guided by the network of the game where there is one, with the tally of the game beside."""
    if not has_weights(game):
        return sense_of(game)
    return sense_with(game, read_weights(weights_of(game)), tallied=True)


@lru_cache(maxsize=16)
def neural_sense(game: Game) -> NeuralSense:
    """The game's own Sense with its network. Raises ValueError with a sentence if it has none."""
    if not has_weights(game):
        raise ValueError(
            f"nobody has trained a network for {game.slug} yet; 'undercourt train {game.slug}' does, or 'practise'"
        )
    return sense_from(game, weights_of(game))


def sense_from(game: Game, path: Path) -> NeuralSense:
    """The same with the network of a file, as it is now: training writes the same file again and again."""
    return sense_in(game, path, content_of(path))


@lru_cache(maxsize=16)
def sense_in(game: Game, path: Path, content: bytes) -> NeuralSense:
    """What was read is known by its content: to make a network of it takes far longer than to read it."""
    weights = weights_in(path, content)
    if are_for(game, weights) and not are_whole(game, weights):
        raise ValueError(damaged(path))
    return sense_with(game, weights)


def forget_senses() -> None:
    """All of them are made anew, those that networks stand on as well."""
    for known in (sense_of, guided_sense, neural_sense, sense_in):
        known.cache_clear()
