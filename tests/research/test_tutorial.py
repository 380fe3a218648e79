"""The tutorial runs from its first cell to its last."""

from __future__ import annotations

import os
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from undercourt._build import ROOT, SRC

NOTEBOOK = ROOT / "docs" / "tutorial.ipynb"


def notebook() -> Any:
    return nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]


def test_every_cell_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SRC), os.environ.get("PYTHONPATH", "")]))
    run = notebook()
    NotebookClient(run, timeout=120, resources={"metadata": {"path": str(ROOT / "docs")}}).execute()
    cells = [cell for cell in run.cells if cell.cell_type == "code"]
    assert len(cells) > 8 and all(cell.outputs for cell in cells if "print" in cell.source)
    told = "".join(output.get("text", "") for cell in cells for output in cell.outputs)
    assert "True\n" in told and "rule TU-" in told and "player_2" in told


def test_it_names_only_what_the_package_promises() -> None:
    assert not [cell.source for cell in notebook().cells if "facade" in cell.source]


def test_it_is_kept_without_what_it_printed() -> None:
    """So that its history shows what was written, and not what was run."""
    assert all(not cell.outputs and cell.execution_count is None for cell in notebook().cells if "outputs" in cell)
