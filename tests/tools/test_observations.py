"""The page about observations is what the layouts of the games make of it."""

from __future__ import annotations

from tools.observations import PAGE, page


def test_the_page_is_what_the_layouts_say() -> None:
    """After a change of a layout: `python tools/observations.py`."""
    assert PAGE.read_text("utf-8") == page()
