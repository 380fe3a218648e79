"""The JSON Schema of the wire is the one that its types give."""

from __future__ import annotations

import json

from tools.schema import SCHEMA, schema


def test_the_schema_is_not_older_than_the_types() -> None:
    """After a change of the wire: `python tools/schema.py`."""
    assert SCHEMA.read_text("utf-8") == schema()


def test_every_command_and_message_is_in_it() -> None:
    parts = json.loads(schema())["$defs"]
    commands = {one["$ref"].rpartition("/")[2] for one in parts["command"]["anyOf"]}
    messages = {one["$ref"].rpartition("/")[2] for one in parts["message"]["anyOf"]}
    assert commands == {"Hello", "Look", "Act", "Undo", "Why", "GetCatalogue", "GetRecord"}
    assert messages == {"Welcome", "Update", "Refused", "Reason", "Catalogue", "RecordText"}
    assert parts["Act"]["properties"]["do"] == {"enum": ["act"]} and "revision" in parts["Act"]["required"]
