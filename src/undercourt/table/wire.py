"""What travels between a table and its clients: typed commands and messages, in JSON.

The types are the only declaration of the wire: commands are checked against them, messages are written from them, and
`docs/wire.schema.json` and `docs/wire.ts` are generated from them (`tools/schema.py`). Seats, actions, cards and places
go by their names; nobody is null. `docs/wire.md` tells the same in words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import DecodeError, Meta, Struct, ValidationError, json

from undercourt.kernel.phrase import Phrase

LONGEST = 4096  # bytes of a command
Name = Annotated[str, Meta(max_length=200)]
Revision = Annotated[int, Meta(ge=0, le=2**53)]


class Saying(Struct, frozen=True, omit_defaults=True):
    """A message key with its arguments: the client has the sentence in its reader's language."""

    key: str
    args: dict[str, int | str] = {}
    parts: list[Saying] = []


# Commands


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hello"):
    """Who and what is here: answered by Welcome and an Update, with the events after revision `since`, or with all."""

    since: Revision | None = None
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


class Hint(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hint"):
    """What would the master do at the decision of that revision, and why? Answered to whoever asks alone."""

    revision: Revision
    id: Name = ""


class GetCatalogue(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="catalogue"):
    """What never changes at this table."""

    id: Name = ""


class GetRecord(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="record"):
    """The whole game with its seed: for the keeper of the table, and for everybody after the end."""

    id: Name = ""


Command = Hello | Look | Act | Undo | Why | Hint | GetCatalogue | GetRecord


# Messages


class Sitting(Struct, frozen=True):
    """Who plays a seat: `human` or a bot, and what they call themselves."""

    seat: str
    player: str
    name: str


class Welcome(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="welcome"):
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


class News(Struct, frozen=True, array_like=True):
    """An event in a Change, as a list, which may end early. Its number follows on, and the Change has its action."""

    what: str
    seat: str | None = None
    about: dict[str, Any] = {}
    source: str | None = None


class Choices(Struct, frozen=True, omit_defaults=True):
    """Options that say the same of other things. A row: an action, values for `names`, and any parts of its own."""

    key: str  # of what they all say
    rows: list[list[str | int | list[Saying]]]
    names: list[str] = []
    args: dict[str, int | str] = {}  # what they have in common
    parts: list[Saying] = []


class Asked(Struct, frozen=True, omit_defaults=True):
    """What the table waits for. Options are told to the seat that is asked; whom it waits for may be a secret."""

    seat: str | None
    question: Saying
    options: list[Choices] = []


class Points(Struct, frozen=True):
    what: str
    rule: str
    points: int


class Standing(Struct, frozen=True):
    """The score as far as the viewer may know it, as if the game ended now."""

    sheets: dict[str, list[Points]]
    order: list[list[str]]  # places; a shared place has several seats


class Update(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="update"):
    """How things stand for one viewer, and what it heard since a revision."""

    revision: int
    view: dict[str, Any]
    decision: Asked | None  # null: the game is over
    score: Standing
    undo: bool  # whether the viewer may take its last action back
    seed: str | None  # shown when the game is over
    heard: int  # how many events there have been
    events: list[Happened]
    id: str = ""


class Change(Struct, frozen=True, array_like=True):
    """What one move changed for a viewer who knows the revision before. It travels most: as a list, without names."""

    revision: int
    set: list[list[Any]]  # changes to what an Update holds, as `undercourt.table.patch` makes and applies them
    events: list[News]
    action: str | None  # that led to these events, where that is no secret
    id: str = ""


class Seated(Struct, frozen=True, omit_defaults=True):
    """A seat and who plays it now."""

    seat: str
    player: str  # `human` or a bot
    name: str = ""
    mine: bool = False  # whether whoever reads this plays it
    here: bool = False  # whether its player is connected
    open: bool = False  # whether somebody may still sit down there
    invited: bool = False  # whether it waits for somebody who was invited
    stand_in: str | None = None  # the bot that plays for its player
    bank: int | None = None  # milliseconds that are left on its clock


class Clock(Struct, frozen=True):
    """How much time there is, in seconds, and what happens when it has run out."""

    kind: Literal["none", "move", "bank"]
    seconds: int  # for a move, or in the bank
    increment: int  # that a move adds to the bank
    out: str


class Running(Struct, frozen=True):
    """Whose time runs, where that is no secret."""

    seat: str
    until: int  # when it will have run out: milliseconds since 1970


class Proposal(Struct, frozen=True, omit_defaults=True):
    """Something that all must agree to."""

    what: Literal["take_back", "abandon", "rematch"]  # take_back: from the last action of the seat on that all know of
    by: str  # a seat
    waits_for: list[str]  # seats that have not answered


class Away(Struct, frozen=True):
    """What a bot did for the reader, who was away."""

    bot: str
    first: int  # the number of the first event since it stood in
    moves: int


TableState = Literal["gathering", "playing", "over", "abandoned", "frozen"]


class Around(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="around"):
    """Everything about a table that is not the game."""

    table: str
    state: TableState
    game: str
    options: dict[str, str]
    commitment: str  # the hash of the seed
    seats: list[Seated]
    why: Saying | None = None  # it is abandoned or frozen
    clock: Clock | None = None
    running: Running | None = None
    proposal: Proposal | None = None
    watchers: int = 0
    hints: bool = False  # whether the table lets its players ask what the master would do
    next: str | None = None  # the table of the rematch
    parent: str | None = None  # the table that this one branched off
    seed: str | None = None  # after the end
    host: bool = False  # whether the reader is
    away: Away | None = None
    id: str = ""


class Said(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="said"):
    """A line of the chat. Numbers grow."""

    number: int
    name: str
    text: str
    at: int  # milliseconds since 1970
    by: str  # the person, for whoever does not want to hear them
    seat: str | None = None  # null: a spectator
    mine: bool = False


class Refused(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="refused"):
    """A command that changed nothing, and why."""

    error: Saying
    rule: str | None = None  # the rule that forbids it, where there is one
    id: str = ""


class Reason(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="reason"):
    """The answer to `why`: possible, or the rule and the reason."""

    action: str
    possible: bool
    rule: str | None = None
    reason: Saying | None = None
    id: str = ""


class Advised(Struct, frozen=True):
    """An option as the master sees it. Everything is in percent."""

    action: str
    share: int  # of all lines that were looked at, those that began with it
    chance: int  # of winning after it
    glance: int  # the same at first glance


class Advice(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="advice"):
    """The answer to `hint`, from what the seat knows: the best options first, and what speaks for the first."""

    revision: int
    options: list[Advised]
    reasons: list[Saying]
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


class Catalogue(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="catalogue"):
    """What never changes during a game with these options: fetched once, known by its hash."""

    hash: str
    game: str
    verbs: list[Verb]
    facts: dict[str, Any]  # cards with their texts, sites, regions …: what is printed
    board: dict[str, Any] | None  # the geometry of the map, where the game has one
    rules: list[Chapter]
    # What the cards are called, by kind, slug and language: where they are not those that come with the game.
    names: dict[str, dict[str, dict[str, str]]] = {}
    id: str = ""


class RecordText(Struct, frozen=True, omit_defaults=True, tag_field="is", tag="record"):
    record: str
    id: str = ""


Named = Welcome | Update | Around | Said | Refused | Reason | Advice | Catalogue | RecordText  # known by what it `is`
Message = Named | Change


COMMANDS = json.Decoder(Command)
NAMED = json.Decoder(Named)
CHANGES = json.Decoder(Change)


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


def message_in(text: str | bytes) -> Message:
    """The message that was sent, for clients in Python."""
    sent = text.encode() if isinstance(text, str) else text
    message: Message = CHANGES.decode(sent) if sent.startswith(b"[") else NAMED.decode(sent)
    return message


def text_of(message: Message) -> str:
    return json.encode(message).decode()


def saying(phrase: Phrase) -> Saying:
    return Saying(phrase.key, dict(phrase.args), [saying(part) for part in phrase.parts])


def refused(key: str, args: Mapping[str, int | str] | None = None, rule: str | None = None) -> Refused:
    return Refused(Saying(key, dict(args or {})), rule)
