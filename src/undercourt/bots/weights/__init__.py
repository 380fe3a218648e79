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

from undercourt.judgement import sense_of
from undercourt.judgement.sense import MOST_SEATS, Sense
from undercourt.kernel.game import Game
from undercourt.thinking.network import SHIFT, SHIFT_SECOND, Layer, Network, NeuralSense

HERE = Path(__file__).resolve().parent
TYPES = {"<i2": "h", "<i4": "i", "<f4": "f"}
BEGINS = b"\x93NUMPY\x01\x00"


class Weights(NamedTuple):
    """Everything that is in a file: each a flat row of numbers. How they are rounded is said in `thinking.network`."""

    layout: array[int]  # one number: what the network looks at, and which actions it knows
    first: array[int]  # by place of the observation, then by seat; and unit
    first_bias: array[int]
    second: array[int]  # by unit of the first layer and unit
    second_bias: array[int]
    value: array[float]  # by unit of the second layer, and once more for none; and by seat; nothing: it only guides
    policy: array[int]  # by action, counted from the seat; by unit of the first layer, and once more for none
    trust: array[float]  # one number


SHORT = {"first", "second", "policy"}
REAL = {"value", "trust"}


def layout_number(game: Game) -> int:
    """Another number, another layout of observations or actions: weights for the one are noise for the other."""
    blocks = [(block.name, block.size, block.scale) for block in game.eyes.layout.blocks]
    return zlib.crc32(repr((blocks, game.space.names)).encode()) & 0x7FFFFFFF


def kind_of(name: str) -> str:
    return "<i2" if name in SHORT else "<f4" if name in REAL else "<i4"


def write_weights(path: Path, weights: Weights) -> None:
    """As .npz, that NumPy can open."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, row in weights._asdict().items():
            header = repr({"descr": kind_of(name), "fortran_order": False, "shape": (len(row),)})
            header = header.ljust((len(header) + 10 + 64) // 64 * 64 - 11) + "\n"
            stamp = zipfile.ZipInfo(f"{name}.npy")  # always of the same day: the same weights, the same bytes
            stamp.compress_type = zipfile.ZIP_DEFLATED
            pack.writestr(stamp, BEGINS + len(header).to_bytes(2, "little") + header.encode() + row.tobytes())


def read_weights(path: Path) -> Weights:
    """Raises ValueError with a sentence if there is no such file."""
    return weights_in(path, content_of(path))


def content_of(path: Path) -> bytes:
    if not path.is_file():
        raise ValueError(f"there is no file '{path}'; name weights that 'undercourt train' wrote")
    try:
        return path.read_bytes()
    except OSError as wrong:
        raise ValueError(f"'{path}' cannot be read ({wrong.strerror}); name weights that can") from None


def weights_in(path: Path, content: bytes) -> Weights:
    try:
        with zipfile.ZipFile(BytesIO(content)) as pack:
            return Weights(**{name: row_of(pack.read(f"{name}.npy")) for name in Weights._fields})
    except (OSError, ValueError, SyntaxError, KeyError, EOFError, zipfile.BadZipFile, zlib.error):
        raise ValueError(f"'{path}' holds no weights, or is damaged; 'undercourt train' writes such files") from None


def row_of(content: bytes) -> array[Any]:
    if not content.startswith(BEGINS):
        raise ValueError("this is no array")
    start = 10 + int.from_bytes(content[8:10], "little")
    header = ast.literal_eval(content[10:start].decode())
    row: array[Any] = array(TYPES[header["descr"]])
    row.frombytes(content[start:])
    return row


def network(game: Game, weights: Weights) -> Network:
    """Raises ValueError with a sentence if the weights are of another game, or of other rules."""
    if list(weights.layout) != [layout_number(game)]:
        raise ValueError(f"these weights are for other observations or actions than those of {game.slug}; train again")
    assert len(weights.first) == (game.eyes.size + MOST_SEATS) * len(weights.first_bias)
    return Network(
        Layer(list(weights.first), list(weights.first_bias), SHIFT),
        Layer(list(weights.second), list(weights.second_bias), SHIFT_SECOND),
        list(weights.value),
        list(weights.policy),
        weights.trust[0],
    )


def guiding(weights: Weights) -> Weights:
    """What is left of them for a search that has a judgement of its own."""
    return weights._replace(value=array("f"), trust=array("f", [1.0]))


def has_weights(game: Game) -> bool:
    return weights_of(game).is_file()


def weights_of(game: Game) -> Path:
    return HERE / f"{game.slug}.npz"


@lru_cache(maxsize=16)
def guided_sense(game: Game) -> Sense:
    """The game's own Sense, guided by the network of the game where there is one."""
    if not has_weights(game):
        return sense_of(game)
    return NeuralSense(sense_of(game), network(game, guiding(read_weights(weights_of(game)))))


@lru_cache(maxsize=16)
def neural_sense(game: Game) -> NeuralSense:
    """The game's own Sense with its network. Raises ValueError with a sentence if it has none."""
    if not has_weights(game):
        raise ValueError(f"nobody has trained a network for {game.slug} yet; 'undercourt train {game.slug}' does")
    return sense_from(game, weights_of(game))


def sense_from(game: Game, path: Path) -> NeuralSense:
    """The same with the network of a file, as it is now: training writes the same file again and again."""
    return sense_in(game, path, content_of(path))


@lru_cache(maxsize=16)
def sense_in(game: Game, path: Path, content: bytes) -> NeuralSense:
    """What was read is known by its content: to make a network of it takes far longer than to read it."""
    return NeuralSense(sense_of(game), network(game, weights_in(path, content)))


def forget_senses() -> None:
    """All of them are made anew, those that networks stand on as well."""
    for known in (sense_of, guided_sense, neural_sense, sense_in):
        known.cache_clear()
