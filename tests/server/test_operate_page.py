"""What docs/operate.md tells an operator is what there is."""

from __future__ import annotations

import re
import tomllib
from types import SimpleNamespace
from typing import Any

import msgspec
from msgspec import structs

from undercourt._build import ROOT
from undercourt.commands import COMMANDS
from undercourt.server.house import House
from undercourt.server.serving import understood
from undercourt.server.settings import Limits, Settings

PAGE = (ROOT / "docs" / "operate.md").read_text("utf-8")


def settings_shown() -> dict[str, Any]:
    found = re.search(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return tomllib.loads(found[1])


def test_the_settings_that_it_shows_are_understood() -> None:
    said = settings_shown()
    settings = understood(said)
    assert msgspec.to_builtins(settings.limits) == said["limits"] and settings.limits == Limits()
    assert set(said) <= {field.name for field in structs.fields(Settings)}
    assert settings.notify.smtp is not None


def test_the_metrics_that_it_names_are_there(tmp_path: Any) -> None:
    house = House(Settings(tmp_path, understood(settings_shown()).notify))

    counts = SimpleNamespace(moves=0, refused=0, failures=0)
    idle: Any = SimpleNamespace(counts=counts, rooms={}, answered=0, overruns=0, failures=0, losses=0)
    house.rooms = house.pool = idle  # no worker runs here
    told = house.metrics.text().decode()
    named = set(re.findall(r"`(undercourt_[a-z_]+)`", PAGE))
    assert len(named) >= 8 and [name for name in named if f"# TYPE {name} " not in told] == []


def test_the_files_and_commands_that_it_names_are_there() -> None:
    files = re.findall(r"\]\(\.\./([\w./]+)\)", PAGE)
    assert len(files) == 2 and all((ROOT / path).is_file() for path in files)
    commands = set(re.findall(r"undercourt (\w+) ", PAGE))
    assert {"serve", "backup", "restore", "problems"} <= commands & set(COMMANDS)
