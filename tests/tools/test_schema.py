"""The JSON Schema of the wire and its types for TypeScript are those that its types give."""

from __future__ import annotations

import json

from tools.schema import SCHEMA, TYPES, schema, typescript


def test_the_schema_is_not_older_than_the_types() -> None:
    """After a change of the wire: `python tools/schema.py`."""
    assert SCHEMA.read_text("utf-8") == schema()
    assert TYPES.read_text("utf-8") == typescript()


def test_every_command_and_message_is_in_it() -> None:
    parts = json.loads(schema())["$defs"]
    commands = {one["$ref"].rpartition("/")[2] for one in parts["command"]["anyOf"]}
    messages = {one["$ref"].rpartition("/")[2] for one in parts["message"]["anyOf"]}
    assert commands == {"Hello", "Look", "Act", "Undo", "Why", "Hint", "GetCatalogue", "GetRecord"}
    named = {"Welcome", "Update", "Around", "Said", "Refused", "Reason", "Advice", "Catalogue", "RecordText"}
    assert messages == named | {"Change"}
    assert parts["Act"]["properties"]["do"] == {"enum": ["act"]} and "revision" in parts["Act"]["required"]


def test_typescript_tells_messages_apart_by_what_they_are() -> None:
    types = typescript()
    assert 'export interface Update {\n  is: "update";\n  revision: number;\n' in types
    assert 'export interface Undo {\n  do: "undo";\n  revision: number;\n  id?: string;\n}' in types
    assert (
        "export type Change = [\n  revision: number,\n" in types
        and "  rows: (string | number | Saying[])[][];" in types
    )
    assert "export type Command = Hello | Look | Act | Undo | Why | Hint | GetCatalogue | GetRecord;" in types
