"""The locked versions are those of tools/lock.py: exact, with hashes, complete, and from no place in particular."""

from __future__ import annotations

import re
import tomllib

import pytest
from packaging.requirements import Requirement

from undercourt._build import ROOT

LOCKS = ["constraints.txt", "constraints-lab.txt", "constraints-dev.txt", "constraints-node.txt"]
PACKAGE = re.compile(r"([a-z0-9-]+)==[\w.]+(?: ; [^\\\n]+)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n")


def locked(file: str) -> str:
    return (ROOT / file).read_text("utf-8")


@pytest.mark.parametrize("file", LOCKS)
def test_a_lock_file_holds_exact_versions_with_their_hashes_and_nothing_else(file: str) -> None:
    left = PACKAGE.sub("", locked(file))
    lines = [line for line in left.splitlines() if not line.startswith("#")]
    assert lines in ([], ["-r constraints.txt"], ["-r constraints-lab.txt"])
    assert PACKAGE.search(locked(file))


def test_what_is_locked_is_what_is_asked_for() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    asked = [Requirement(one) for extra in extras.values() for one in extra]
    versions = dict(re.findall(r"^([a-z0-9-]+)==([\w.]+)", "".join(map(locked, LOCKS)), re.MULTILINE))
    bounds = [(one.specifier, versions.get(one.name.replace("_", "-"))) for one in asked if one.specifier]
    assert [bound for bound, version in bounds if version is None or version not in bound] == []
    [gymnasium] = [one.specifier for one in asked if one.name == "gymnasium"]
    assert "1.0.0" not in gymnasium and "1.1.0" in gymnasium, "1.1 has AutoresetMode, which undercourt.env.vector needs"


def test_all_that_the_project_asks_for_is_locked_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [
        *project["dependencies"],
        *[one for name in ("build", "lab", "ray", "dev", "node") for one in extras[name]],
    ]
    asked = {re.split(r"[\[=<>~!; ]", one)[0] for one in wanted}
    names = [package[1] for file in LOCKS for package in PACKAGE.finditer(locked(file))]
    assert {re.sub(r"[._]", "-", name) for name in asked - {project["name"]}} <= set(names)
    assert len(names) == len(set(names))
