"""Bad commands: each is answered with one refusal in the reader's language, and changes nothing."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.client import GAMES, Client, Json, clients, new_table, play, standing
from undercourt.games import load_game
from undercourt.kernel.game import SPECTATOR
from undercourt.table import HUMAN, Seatholder, Table
from undercourt.text import LANGUAGES, texts, told

NOT_JSON: list[str | bytes] = [
    *["", " ", "\n", "{", "}", "nonsense", "look", "'look'", "{'do':'look'}", '{"do":"look"', '{"do":"look",}'],
    *['{"do":"look"}{"do":"look"}', '{"do":"look"} x', '{do:"look"}', '{"do":look}', "NaN", '{"do":' * 600],
    *["\x00", '{"do":"look"}\x00', '{"do":"lo\x00ok"}', '{"do":"look","id":"\n"}', "\ud800", '{"do":"why\udfff"}'],
    *['{"do":"why","action":"\ud800"}', '{"do":"why","action":"\\ud800"}', '{"do":"why","action":"\\udc00 x"}'],
    *[b"", b"\xff\xfe", b"\x80", b'{"do":"why","action":"\xc3\x28"}', b'{"do":"why","action":"\xed\xa0\x80"}'],
    *['{"do":"look"}'.encode("utf-16"), '{"do":"look"}'.encode("utf-8-sig")],
    '{"do":"look","since":NaN}',
]
NOT_COMMANDS: list[object] = [
    *[{}, [], None, 0, -1, 12.0, 1e300, 10**300, True, False, "", "look", [{"do": "look"}], {"": ""}, {"DO": "look"}],
    *[{"is": "update"}, {"do": None}, {"do": 3}, {"do": True}, {"do": []}, {"do": {}}, {"do": ["look"]}],
    *[{"do": "Look"}, {"do": "look "}, {"do": "save"}, {"do": "catalog"}, {"do": ""}, {"do": "look", "seq": 1}],
    *[{"do": "hello", "seat": "sky"}, {"do": "record", "keeper": True}, {"do": "why"}, {"do": "act"}, {"do": "undo"}],
    *[{"do": "look", "id": 5}, {"do": "look", "id": None}, {"do": "look", "id": "x" * 201}],
    *[{"do": "why", "action": ""}, {"do": "why", "action": 12}, {"do": "why", "action": "12"}],
]
NESTED = ["[" * 4000, "[" * 1500 + "]" * 1500, '{"do":"why","action":' + "[" * 2000, '{"x":' * 500 + "1" + "}" * 500]
NOT_FIELDS: list[object] = [[], {}, 1.5, True]
NOT_REVISIONS: list[object] = [
    *[1.5, 12.0, 1e3, True, False, None, "1", "", [], {}, [1], -1, -(2**63), 2**53 + 1, 2**63, 2**64, 10**300],
]
NOT_ACTIONS: list[object] = [
    *[0, 12, 12.0, -1, True, None, [], {}, "0", "12", "-1", "", " ", "$", "\x00", "\u2028", "x" * 200, "x" * 201],
    *["explore ", " explore", "EXPLORE", "explore explore", "explore\u202e", "[b]explore[/b]", "\x1b[31mexplore"],
    *["deploy", "deploy ", "deploy nowhere", "deploy skullport\n", "amber explore", "after 0 0", "__class__"],
    *["{ $action }", "😈" * 50],
]


def refusal(answers: list[str], game: str) -> Json:
    """The one message that was answered: it can be told to people in every language."""
    assert len(answers) == 1, answers
    message: Json = json.loads(answers[0])
    assert message["is"] == "refused", message
    for lang in LANGUAGES:
        sentence = texts(game, lang).phrase(told(message["error"]))
        assert sentence.strip() and "{" not in sentence.replace("{ $action }", ""), sentence
    return message


def refuses(table: Table, client: Client, *commands: object) -> None:
    before = standing(table)
    for command in commands:
        refusal(client.raw(command), table.game.slug)
    assert standing(table) == before


def turned(table: Table) -> Client:
    """The seat that is asked."""
    return clients(table)[table.d.seat]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_json_is_refused(game: str) -> None:
    table = new_table(game)
    refuses(table, turned(table), *NOT_JSON)
    assert {refusal(turned(table).raw(text), game)["error"]["key"] for text in NOT_JSON} == {"error_not_json"}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_a_command_is_refused(game: str) -> None:
    table = new_table(game)
    refuses(table, turned(table), *NOT_COMMANDS, *NESTED)


@pytest.mark.parametrize("size", [4097, 5_000, 100_000])
def test_what_is_too_long_is_refused(size: int) -> None:
    table = new_table("abyss")
    client = turned(table)
    long = [
        "x" * size,
        '{"do":"look"}'.ljust(size),
        b"\xff" * size,
        "я" * (size // 2 + 1),
        {"do": "why", "action": "x" * size},
    ]
    refuses(table, client, *long)
    assert refusal(client.raw(long[1]), "abyss")["error"] == {"key": "error_too_long", "args": {"most": 4096}}


def test_a_command_of_4096_bytes_is_not_too_long() -> None:
    [update] = turned(new_table("abyss")).ask('{"do":"look"}'.ljust(4096))
    assert update["is"] == "update"


@pytest.mark.parametrize("game", GAMES)
def test_a_revision_is_a_whole_number_that_is_not_negative(game: str) -> None:
    table = new_table(game)
    client = turned(table)
    action = client.options[0]
    refuses(table, client, *[{"do": "act", "revision": wrong, "action": action} for wrong in NOT_REVISIONS])
    refuses(table, client, *[{"do": "undo", "revision": wrong} for wrong in NOT_REVISIONS])
    refuses(table, client, *[{"do": "look", "since": wrong} for wrong in NOT_REVISIONS])


@pytest.mark.parametrize("written", ["1.0", "1e0", "10e-1", "01", "+1", "1_0", "0x1", "1" * 4000, "-0.0", "١"])
def test_a_revision_is_written_plainly(written: str) -> None:
    table = new_table("abyss")
    client = turned(table)
    assert client.revision == 1
    refuses(table, client, f'{{"do":"act","revision":{written},"action":"{client.options[0]}"}}')


@pytest.mark.parametrize("game", GAMES)
def test_an_action_is_a_name_that_the_game_knows(game: str) -> None:
    table = new_table(game)
    client = turned(table)
    refuses(table, client, *[{"do": "act", "revision": client.revision, "action": wrong} for wrong in NOT_ACTIONS])
    refuses(table, client, *[{"do": "why", "action": wrong} for wrong in NOT_ACTIONS])


def test_an_unknown_action_is_named_in_the_refusal() -> None:
    client = turned(new_table("abyss"))
    message = refusal(client.raw({"do": "act", "revision": client.revision, "action": "fly", "id": "7"}), "abyss")
    assert message["error"] == {"key": "error_no_such_action", "args": {"action": "fly"}}
    assert message["id"] == "7"


@pytest.mark.parametrize("game", GAMES)
def test_every_field_that_is_wrong_is_refused_by_its_name(game: str) -> None:
    client = turned(new_table(game))
    good: Json = {"do": "act", "revision": client.revision, "action": client.options[0], "id": ""}
    for field in good:
        for wrong in NOT_FIELDS:
            error = refusal(client.raw(good | {field: wrong}), game)["error"]
            assert (error["key"], error.get("args")) == ("error_bad_command", {"field": field})
    for field in ("revision", "action"):
        error = refusal(client.raw({key: value for key, value in good.items() if key != field}), game)["error"]
        assert (error["key"], error.get("args")) == ("error_bad_command", {"field": field})
    assert refusal(client.raw(good | {"seat": "sky"}), game)["error"]["key"] == "error_bad_command"


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_not_asked_cannot_act(game: str) -> None:
    table = new_table(game)
    seated = clients(table)
    action = seated[table.d.seat].options[0]
    other = seated[(table.d.seat + 1) % len(seated)]
    refuses(
        table,
        other,
        {"do": "act", "revision": other.revision, "action": action},
        {"do": "undo", "revision": other.revision},
    )


@pytest.mark.parametrize("game", GAMES)
def test_whoever_watches_cannot_act(game: str) -> None:
    table = new_table(game)
    action = turned(table).options[0]
    watcher = Client(table, SPECTATOR)
    revision = watcher.look()["revision"]
    assert watcher.options == []
    refuses(table, watcher, {"do": "act", "revision": revision, "action": action}, {"do": "undo", "revision": revision})
    refuses(table, watcher, {"do": "why", "action": "fly"}, {"do": "record"})


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_possible_now_is_refused_with_a_rule(game: str) -> None:
    table = new_table(game)
    play(clients(table), 12)
    client = turned(table)
    client.look()
    names = [name for name in table.game.space.names if name not in client.options]
    commands: list[object] = [
        {"do": "act", "revision": client.revision, "action": name} for name in names[:: max(1, len(names) // 60)]
    ]
    refuses(table, client, *commands)
    assert all(refusal(client.raw(command), game)["rule"] for command in commands)


def test_after_the_end_nothing_can_be_done() -> None:
    table = new_table("abyss", ["random", "random"])
    for _ in table.play_bots():
        pass
    assert table.over
    client = Client(table, 0)
    assert client.look()["decision"] is None
    refuses(
        table,
        client,
        {"do": "act", "revision": client.revision, "action": "explore"},
        {"do": "undo", "revision": client.revision},
    )


@pytest.mark.parametrize(
    "command", [{"do": "look"}, {"do": "hello"}, {"do": "catalogue"}, {"do": "why", "action": "explore"}]
)
def test_questions_change_nothing_and_are_answered_with_their_id(command: Json) -> None:
    table = new_table("abyss")
    before = standing(table)
    for viewer in (0, 1) if command["do"] == "why" else (SPECTATOR, 0, 1):
        answers = Client(table, viewer).ask(command | {"id": "мой №1"})
        assert answers and all(answer["id"] == "мой №1" and answer["is"] != "refused" for answer in answers)
    assert standing(table) == before


# Whatever may come

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
)
FIELDS = st.sampled_from(["do", "revision", "action", "since", "id", "seat", "is", ""])
DOINGS = st.sampled_from(["act", "undo", "look", "why", "hello", "catalogue", "record", "save"])
FUZZ = settings(derandomize=True, max_examples=200, deadline=None, database=None)


class Fuzzed:
    """A table that commands are thrown at; a good one among them brings a new table."""

    def __init__(self) -> None:
        self.lay()

    def lay(self) -> None:
        self.table = new_table("abyss")
        self.client = turned(self.table)
        self.before = standing(self.table)

    def good(self) -> Json:
        return {"do": "act", "revision": self.client.revision, "action": self.client.options[0]}

    def throw(self, command: str | bytes) -> None:
        answers = [json.loads(text) for text in self.client.raw(command)]
        assert answers
        if self.acts(command):
            assert [answer["is"] for answer in answers] == ["update"]
            self.lay()
            return
        for answer in answers:
            if answer["is"] == "refused":
                for lang in LANGUAGES:
                    assert texts("abyss", lang).phrase(told(answer["error"]))
        assert standing(self.table) == self.before

    def acts(self, command: str | bytes) -> bool:
        try:
            said = json.loads(command)
        except ValueError:
            return False
        good = self.good()
        if (
            not isinstance(said, dict)
            or type(said.get("revision")) is not int
            or not isinstance(said.get("id", ""), str)
        ):
            return False
        return {**said, "id": ""} == {**good, "id": ""} and len(said.get("id", "")) <= 200


FUZZED: list[Fuzzed] = []


def fuzzed() -> Fuzzed:
    if not FUZZED:
        FUZZED.append(Fuzzed())
    return FUZZED[0]


@FUZZ
@given(VALUES)
def test_any_json_is_answered(value: object) -> None:
    fuzzed().throw(json.dumps(value))


@FUZZ
@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_bytes_are_answered(sent: bytes) -> None:
    fuzzed().throw(sent)


@FUZZ
@given(DOINGS, st.dictionaries(FIELDS, VALUES | DOINGS, max_size=3), st.sets(FIELDS, max_size=2))
def test_good_commands_with_other_fields_are_answered(do: str, other: Json, left_out: set[str]) -> None:
    mutated = fuzzed().good() | {"do": do} | other
    fuzzed().throw(json.dumps({key: value for key, value in mutated.items() if key not in left_out}))


@FUZZ
@given(st.integers(0, 60), st.integers(0, 3), st.binary(max_size=3))
def test_good_commands_with_other_bytes_are_answered(at: int, gone: int, instead: bytes) -> None:
    good = json.dumps(fuzzed().good()).encode()
    fuzzed().throw(good[:at] + instead + good[at + gone :])


def test_a_command_that_cannot_be_understood_is_answered_with_its_id() -> None:
    here = Table(load_game("abyss"), [HUMAN, HUMAN], {}, seed=1)
    for wrong in ('{"do": "act", "id": "a1", "revision": "x"}', '{"do": "dance", "id": "a1"}', '{"id": "a1"}'):
        assert json.loads(Seatholder(here, 0).send(wrong)[0])["id"] == "a1"
    for wrong in ("[]", "{", '{"id": 5}', '{"id": "' + "x" * 5000 + '"}'):
        assert json.loads(Seatholder(here, 0).send(wrong)[0]).get("id") is None
