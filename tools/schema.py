"""Writes the wire as a JSON Schema, generated from its types: `python tools/schema.py`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from undercourt.table import wire

SCHEMA = ROOT / "docs" / "wire.schema.json"


def schema() -> str:
    """Every command and message under `$defs`; `command` and `message` are the two unions that travel."""
    (command, message), parts = msgspec.json.schema_components(
        [wire.Command, wire.Message], ref_template="#/$defs/{name}"
    )
    whole: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The wire of Undercourt",
        "$defs": {**parts, "command": command, "message": message},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(schema(), "utf-8", newline="\n")
    print(SCHEMA.relative_to(ROOT))
