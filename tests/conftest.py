"""What every test shares: this tree and no other, Ctrl-C, and that a rule id or a card on a test exists."""

import logging
import os
import signal
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import assertions
import ledgers

# A run of the suite tells whether a change broke something, so it tries the same examples each time. To look for what
# no change broke: pytest --hypothesis-profile=anew
TRYING = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow], "print_blob": True}
settings.register_profile("boomtown", derandomize=True, **TRYING)
settings.register_profile("anew", **TRYING)
settings.load_profile("boomtown")

# What a machine that runs tests tells programs of itself changes what they say: colours, widths, a server's settings.
# Typer looks when it is loaded, so all that goes before anything of ours is.
TELLING = (
    "CI",
    "COLORTERM",
    "FORCE_COLOR",
    "GITHUB_ACTIONS",
    "LINES",
    "NO_COLOR",
    "PYTEST_ADDOPTS",
    "PY_COLORS",
    "TERMINAL_WIDTH",
)
for name in (*os.environ,):
    if name in TELLING or name.startswith(("BOOMTOWN_", "CLICOLOR", "TTY_")):
        del os.environ[name]
os.environ["COLUMNS"] = "80"  # else it is as wide as the terminal somebody has started the tests in

# Commands that tests start run the tree the tests stand in, as the tests themselves do (`pythonpath`).
os.environ["PYTHONPATH"] = os.pathsep.join(
    filter(None, [str(Path(__file__).parents[1] / "src"), os.environ.get("PYTHONPATH")])
)

# A shell without job control has its background jobs ignore Ctrl-C, and so would every command started from there.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


class BotsThatFailed(logging.Handler):
    """What bots failed at: it stops no game, so a test would not notice."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(self.format(record))


FAILED = BotsThatFailed()
logging.getLogger("boomtown.bots.sturdy").addHandler(FAILED)


@pytest.fixture(autouse=True)
def no_bot_fails_unnoticed(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test in which a bot did, unless the test reads the log itself."""
    FAILED.said.clear()
    yield
    assert "caplog" in request.fixturenames or not FAILED.said, FAILED.said[0]


def pytest_configure(config: pytest.Config) -> None:
    """Have asserts that never run fail the suite; where many tests run, have them stand back."""
    watch = assertions.Watch()
    watch.listen()
    config.pluginmanager.register(watch)
    if hasattr(config, "workerinput") and hasattr(os, "nice"):
        os.nice(LOWEST)


LOWEST = 19
"""What a server does on the side (trials, reviews) stands back for all else, so for all other tests: it would never be
done, and whoever waits for it neither, if those did not stand back as far.
"""


def pytest_xdist_auto_num_workers() -> int:
    """Run three tests on two cores: those of browsers, servers and terminals wait for a third of their time."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + cores // 2


LONGEST_FIRST = ("web", "server", "terminal", "doomtown/laws")
"""Tests that wait for browsers and servers, or take seconds: begun early, none of them is waited for at the end."""


@cache
def _when(path: Path) -> int:
    places = [path.parent == Path(__file__).parent / folder for folder in LONGEST_FIRST]
    return [*places, True].index(True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the long ones first; refuse a test that names a rule no ledger has, or a card nobody printed."""
    items.sort(key=lambda item: _when(item.path))
    for item in items:
        for rule in ledgers.ids_of(item):
            if rule not in ledgers.known():
                raise pytest.UsageError(f"{item.nodeid} names {rule!r}, which no ledger in rules/ has")
        for card in (*ledgers.cards_of(item, "plays"), *ledgers.cards_of(item, "refuses")):
            if card not in ledgers.faces():
                raise pytest.UsageError(f"{item.nodeid} names {card!r}, which is no card's name")
