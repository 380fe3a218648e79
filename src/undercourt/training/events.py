"""Numbers over time in a file that TensorBoard reads: framed protobuf, which is simple enough to write by hand."""

from __future__ import annotations

import struct
from functools import cached_property
from pathlib import Path
from time import time
from typing import IO

from undercourt import files

POLYNOMIAL = 0x82F63B78  # of CRC-32C


def crc_table() -> list[int]:
    table = []
    for n in range(256):
        for _ in range(8):
            n = n >> 1 ^ POLYNOMIAL if n & 1 else n >> 1
        table.append(n)
    return table


TABLE = crc_table()


def masked_crc(content: bytes) -> int:
    crc = 0xFFFFFFFF
    for byte in content:
        crc = TABLE[(crc ^ byte) & 255] ^ crc >> 8
    crc ^= 0xFFFFFFFF
    return ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF


def varint(n: int) -> bytes:
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)
    return bytes(out)


def field(number: int, content: bytes) -> bytes:
    """One with a length before it."""
    return varint(number << 3 | 2) + varint(len(content)) + content


class Events:
    """One file per run of the program, from its first numbers on; TensorBoard joins those of one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def file(self) -> IO[bytes]:
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"events.out.tfevents.{int(time())}.undercourt"
        file = path.open("ab")
        file.write(framed(field(3, b"brain.Event:2")))
        return file

    def add(self, step: int, numbers: dict[str, float]) -> None:
        values = [field(1, field(1, tag.encode()) + b"\x15" + struct.pack("<f", n)) for tag, n in numbers.items()]
        with files.naming(self.folder):
            self.file.write(framed(b"\x10" + varint(step) + field(5, b"".join(values))))
            self.file.flush()


def framed(event: bytes) -> bytes:
    """Its length and what it is, each with its sum."""
    content = b"\x09" + struct.pack("<d", time()) + event
    length = struct.pack("<Q", len(content))
    return length + struct.pack("<I", masked_crc(length)) + content + struct.pack("<I", masked_crc(content))
