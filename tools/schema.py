"""Writes the wire as a JSON Schema and as types for TypeScript, generated from its types: `python tools/schema.py`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from undercourt.table import wire

ROOT = Path(__file__).resolve().parents[1]
SCHEMA = ROOT / "docs" / "wire.schema.json"
TYPES = ROOT / "docs" / "wire.ts"

HEAD = """// The wire of Undercourt, generated from undercourt.table.wire by tools/schema.py.
// Commands are known by `do`, messages by `is`; the one message that is a list is a Change.
// A field with a question mark may be left out.
"""


def schema() -> str:
    """Every command and message under `$defs`; `command` and `message` are the two unions that travel."""
    types = [wire.Command, wire.Named, wire.Change]
    (command, named, change), parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    message = {"anyOf": [*named["anyOf"], change]}
    whole: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The wire of Undercourt",
        "$defs": {**parts, "command": command, "message": message},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def typescript() -> str:
    """A type for every struct, in the order of the module, and the two unions."""
    structs = [one for one in vars(wire).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    found = [inspect.type_info(one) for one in structs if one not in (msgspec.Struct, wire.Marked)]
    types = [
        tuple_of(one) if one.array_like else interface(one) for one in found if isinstance(one, inspect.StructType)
    ]
    command, named = name_of(inspect.type_info(wire.Command)), name_of(inspect.type_info(wire.Named))
    types += [f"export type Command = {command};\n", f"export type Message = {named} | Change;\n"]
    return "\n".join([HEAD, *types])


def interface(struct: inspect.StructType) -> str:
    lines = [told(struct), f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    for field in struct.fields:
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {name_of(field.type)};")
    return "\n".join([*(line for line in lines if line), "}", ""])


def tuple_of(struct: inspect.StructType) -> str:
    """A struct that travels as a list."""
    entries = [
        f"  {field.encode_name}{'' if field.required else '?'}: {name_of(field.type)}," for field in struct.fields
    ]
    return "\n".join([told(struct), f"export type {struct.cls.__name__} = [", *entries, "];", ""])


def told(struct: inspect.StructType) -> str:
    """What the struct says of itself, as a comment."""
    words = " ".join((struct.cls.__doc__ or "").split())
    return f"/** {words} */" if words and "(" not in words.split()[0] else ""


def name_of(type: inspect.Type) -> str:
    match type:
        case inspect.StructType():
            return type.cls.__name__
        case inspect.UnionType():
            return " | ".join(name_of(one) for one in type.types)
        case inspect.ListType():
            inner = name_of(type.item_type)
            return f"({inner})[]" if isinstance(type.item_type, inspect.UnionType) else f"{inner}[]"
        case inspect.DictType():
            return f"Record<string, {name_of(type.value_type)}>"
        case inspect.LiteralType():
            return " | ".join(json.dumps(value) for value in type.values)
        case inspect.StrType():
            return "string"
        case inspect.IntType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
    raise TypeError(f"the wire has nothing like {type}")


if __name__ == "__main__":
    for path, text in ((SCHEMA, schema()), (TYPES, typescript())):
        path.write_text(text, "utf-8", newline="\n")
        print(path.relative_to(ROOT))
