"""What travels between a table and its clients: typed commands and messages, in JSON.

The types are the only declaration of the wire: commands are checked against them, messages are written from them, and
`docs/wire.schema.json` is generated from them (`tools/schema.py`). Seats, actions, cards and places go by their names;
nobody is null. `docs/wire.md` tells the same in words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import DecodeError, Meta, Struct, ValidationError, json

from undercourt.kernel.phrase import Phrase

LONGEST = 4096  # bytes of a command
Name = Annotated[str, Meta(max_length=200)]
Revision = Annotated[int, Meta(ge=0, le=2**53)]


class Saying(Struct, frozen=True):
    """A message key with its arguments: the client has the sentence in its reader's language."""

    key: str
    args: dict[str, int | str] = {}
    parts: list[Saying] = []


# Commands


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hello"):
    """Who and what is here: answered by Welcome and an Update with all events."""

    id: Name = ""


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="look"):
    """How things stand: answered by an Update with the events after revision `since`."""

    since: Revision = 0
    id: Name = ""


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="act"):
    """The answer to the decision of that revision: `deploy skullport`. An older revision changes nothing."""

    revision: Revision
    action: Name
    id: Name = ""


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="undo"):
    """Take the last action back."""

    revision: Revision
    id: Name = ""


class Why(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="why"):
    """Is that action possible, and if not, by which rule?"""

    action: Name
    id: Name = ""


class GetCatalogue(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="catalogue"):
    """What never changes at this table."""

    id: Name = ""


class GetRecord(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="record"):
    """The whole game with its seed: for the keeper of the table, and for everybody after the end."""

    id: Name = ""


Command = Hello | Look | Act | Undo | Why | GetCatalogue | GetRecord


# Messages


class Sitting(Struct, frozen=True):
    """Who plays a seat: `human` or a bot, and what they call themselves."""

    seat: str
    player: str
    name: str


class Welcome(Struct, frozen=True, tag_field="is", tag="welcome"):
    """What is known of a table before the first move."""

    game: str
    version: int  # of the rules
    options: dict[str, str]
    viewer: str | None  # null: a spectator
    seats: list[Sitting]
    commitment: str  # the hash of the seed, which is shown at the end
    catalogue: str  # the hash of the catalogue: whoever has it need not fetch it again
    id: str = ""


class Happened(Struct, frozen=True, omit_defaults=True):
    """One event. Numbers count what this viewer heard, without a gap."""

    number: int
    what: str
    seat: str | None = None
    action: str | None = None  # the player's action that led to it, where that is no secret
    source: str | None = None  # the card that brought it about
    about: dict[str, Any] = {}


class Choice(Struct, frozen=True):
    action: str
    text: Saying


class Asked(Struct, frozen=True):
    """What the table waits for. Options are told to the seat that is asked; whom it waits for may be a secret."""

    seat: str | None
    question: Saying
    options: list[Choice] = []


class Points(Struct, frozen=True):
    what: str
    rule: str
    points: int


class Standing(Struct, frozen=True):
    """The score as far as the viewer may know it, as if the game ended now."""

    sheets: dict[str, list[Points]]
    order: list[list[str]]  # places; a shared place has several seats


class Update(Struct, frozen=True, tag_field="is", tag="update"):
    """How things stand for one viewer after one move, and what it heard since its revision before."""

    revision: int
    view: dict[str, Any]
    decision: Asked | None  # null: the game is over
    events: list[Happened]
    score: Standing
    undo: bool  # whether the viewer may take its last action back
    seed: str | None = None  # shown when the game is over
    id: str = ""


class Refused(Struct, frozen=True, tag_field="is", tag="refused"):
    """A command that changed nothing, and why."""

    error: Saying
    rule: str | None = None  # the rule that forbids it, where there is one
    id: str = ""


class Reason(Struct, frozen=True, tag_field="is", tag="reason"):
    """The answer to `why`: possible, or the rule and the reason."""

    action: str
    possible: bool
    rule: str | None = None
    reason: Saying | None = None
    id: str = ""


class Rule(Struct, frozen=True):
    id: str
    ours: bool  # a ruling of ours, where the rulebook is silent
    text: dict[str, str]  # by language


class Chapter(Struct, frozen=True):
    id: str
    title: dict[str, str]  # by language
    rules: list[Rule]


class Verb(Struct, frozen=True):
    name: str
    objects: list[str]
    secret: bool  # what is done with it is told to nobody else


class Catalogue(Struct, frozen=True, tag_field="is", tag="catalogue"):
    """What never changes during a game with these options: fetched once, known by its hash."""

    hash: str
    game: str
    verbs: list[Verb]
    facts: dict[str, Any]  # cards with their texts, sites, regions …: what is printed
    board: dict[str, Any] | None  # the geometry of the map, where the game has one
    rules: list[Chapter]
    id: str = ""


class RecordText(Struct, frozen=True, tag_field="is", tag="record"):
    record: str
    id: str = ""


Message = Welcome | Update | Refused | Reason | Catalogue | RecordText


COMMANDS = json.Decoder(Command)


class Marked(Struct, frozen=True):
    """Whatever else is wrong with a command: its id, if it has one."""

    id: Name = ""


class BadCommand(ValueError):
    """What is wrong with a command, as a saying."""

    def __init__(self, saying: Saying) -> None:
        super().__init__(saying.key)
        self.saying = saying


def command_in(text: str | bytes) -> Command:
    """The command that was sent. Raises BadCommand, whatever the bytes are."""
    try:
        sent = text.encode() if isinstance(text, str) else text
        if len(sent) > LONGEST:
            raise BadCommand(Saying("error_too_long", {"most": LONGEST}))
        command: Command = COMMANDS.decode(sent)
        return command
    except ValidationError as wrong:
        raise BadCommand(Saying("error_bad_command", {"field": field_in(str(wrong))})) from wrong
    except (DecodeError, UnicodeError, RecursionError) as wrong:
        raise BadCommand(Saying("error_not_json")) from wrong


def id_in(text: str | bytes) -> str:
    """The id of a command that could not be understood; empty if that cannot be read either."""
    try:
        return json.decode(text, type=Marked).id if len(text) <= LONGEST else ""
    except (DecodeError, UnicodeError, RecursionError):
        return ""


def field_in(wrong: str) -> str:
    """Which field a validation error is about; `$` is the command itself."""
    named = re.search(r"`\$\.?([a-z]*)`$", wrong) or re.search(r"field `([a-z]+)`", wrong)
    return (named[1] if named else "") or "do"


def text_of(message: Message) -> str:
    return json.encode(message).decode()


def saying(phrase: Phrase) -> Saying:
    return Saying(phrase.key, dict(phrase.args), [saying(part) for part in phrase.parts])


def refused(key: str, args: Mapping[str, int | str] | None = None, rule: str | None = None) -> Refused:
    return Refused(Saying(key, dict(args or {})), rule)
