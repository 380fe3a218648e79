"""Text from outside, made safe to print: names in packs and records, names of files, whatever somebody typed.

A terminal obeys what it is sent: escapes recolour it, retitle its window or answer for the person at the keyboard, and
signs of direction make a name read as another. All that is printed passes through here last.
"""

from __future__ import annotations

import re

STAND_IN = "\ufffd"
# Controls but for the tab and the end of a line, signs of direction, separators of lines and paragraphs, signs that
# nobody sees, and halves of characters, which no encoding can write.
UNPRINTABLE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)


def printable(text: str) -> str:
    """With a stand-in for each character that a terminal would obey."""
    return UNPRINTABLE.sub(STAND_IN, text)


def on_one_line(text: str) -> str:
    """A name: without ends of lines as well."""
    return printable(text.replace("\n", STAND_IN).replace("\t", " "))


def escaped(json: str) -> str:
    """JSON text with escapes of its own in place of such characters: they can stand in strings only."""
    return UNPRINTABLE.sub(lambda found: f"\\u{ord(found[0]):04x}", json)
