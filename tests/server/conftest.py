"""One server for all tests that do not kill theirs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.driver import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that no test stops; whatever it complains about fails the run."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(folder / "boomtown.db", static=str(folder / "not built"))
    yield server
    assert server.stop() == ""


@pytest.fixture
def own_db(tmp_path: Path) -> Path:
    """A database for a server of one's own."""
    return tmp_path / "boomtown.db"
