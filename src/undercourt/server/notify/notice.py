"""What a notice says: that something waits at a table. It is the same by every channel."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from undercourt.printable import on_one_line
from undercourt.server.notify.links import table_link
from undercourt.server.store.outbox import Waiting
from undercourt.server.text import words
from undercourt.text import LANGUAGES, texts

TURN: Final = "notice_turn"  # args: game, names (of the other players, in the order of seats)
BEGAN: Final = "notice_began"  # the same
OVER: Final = "notice_over"  # the same
INVITED: Final = "notice_invited"  # args: game, by (the name of the person who invites)
KEYS: Final = (TURN, BEGAN, OVER, INVITED)

LONGEST_NAME: Final = 80


class Notice(Struct, frozen=True):
    table: str
    game: str
    key: str
    sentence: str
    link: str


def notice(waiting: Waiting, base_url: str) -> Notice:
    said = sentence(waiting.key, waiting.args, waiting.language)
    return Notice(waiting.table, waiting.args["game"], waiting.key, said, table_link(base_url, waiting.table))


def sentence(key: str, args: dict[str, Any], language: str) -> str:
    lang = language if language in LANGUAGES else LANGUAGES[0]
    names = [name(one) for one in args.get("names", [])]
    title = texts(args["game"], lang).say("game_title")
    by = name(args.get("by", ""))
    return words(lang).say(key, game=title, names=", ".join(names), n=len(names), by=by)


def name(text: str) -> str:
    """What people call themselves must not reach into other headers or lines."""
    return on_one_line(text)[:LONGEST_NAME]
