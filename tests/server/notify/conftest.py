"""The two kinds of database, each with the present schema and nobody in it."""

from __future__ import annotations

import pytest

from tests.server.conftest import KINDS, NewDatabase


@pytest.fixture(params=KINDS)
def where(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """The address of a database of each kind."""
    return new_database(request.param)
