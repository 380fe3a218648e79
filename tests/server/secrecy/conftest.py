from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.secrecy.worlds import Servers


@pytest.fixture(scope="package")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Two, side by side."""
    two = Servers(tmp_path_factory.mktemp("secrecy"))
    two.open()
    yield two
    two.close()
