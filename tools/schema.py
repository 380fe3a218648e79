"""Writes the wire as a JSON Schema, generated from its types: `python tools/schema.py`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from undercourt.table import wire

ROOT = Path(__file__).resolve().parents[1]
SCHEMA = ROOT / "docs" / "wire.schema.json"


def schema() -> str:
    """Every command and message under `$defs`; `command` and `message` are the two unions that travel."""
    unions = [wire.Command, wire.Message]
    (command, message), parts = msgspec.json.schema_components(unions, ref_template="#/$defs/{name}")
    whole: dict[str, Any] = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The wire of Undercourt",
        "$defs": {**parts, "command": command, "message": message},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(schema(), "utf-8", newline="\n")
    print(SCHEMA.relative_to(ROOT))
