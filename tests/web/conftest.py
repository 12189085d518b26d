"""What the browser tests share: a built client, Chromium, a server, visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import build_web
import install_browser
from patience import PATIENCE
from web.house import House

ROOT = Path(__file__).parent.parent.parent
# Chromium loads the list under its address bar for every window, unseen: as much work as our own page.
# Only the last --disable-features counts, so here is also what Playwright switches off.
SWITCHED_OFF = """
    WebUIOmniboxPopup WebUIOmniboxAimPopup WebUIOmniboxFullPopup
    AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync
    DestroyProfileOnBrowserClose HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter
    NetworkTimeServiceQuerying OptimizationHints PaintHolding PreconnectToSearch SpareRendererForSitePerProcess
    ThirdPartyStoragePartitioning
"""
LAUNCH = [
    f"--disable-features={','.join(SWITCHED_OFF.split())}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=PATIENCE * 1000)

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where the browser is; without one, or with a client built from other sources, nothing can be shown."""
    assert not build_web.is_stale(), "the client is not built from these sources: run `make web`"
    path = install_browser.find()
    assert path, "there is no Chromium: run `make browser`"
    return path


_running = ExitStack()
_browsers: list[Browser] = []


@pytest.fixture
def browser(chromium: str) -> Browser:
    """One browser for all tests of this folder that are run in a row."""
    if not _browsers:
        playwright = _running.enter_context(sync_playwright())
        _browsers.append(playwright.chromium.launch(executable_path=chromium, args=LAUNCH))
        _running.callback(_browsers[0].close)
    return _browsers[0]


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close it when other tests follow: Playwright's loop must not run on while they have theirs."""
    if nextitem is None or not nextitem.path.is_relative_to(Path(__file__).parent):
        _running.close()
        _browsers.clear()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for the tests of a file."""
    running = House(tmp_path_factory.mktemp("house") / "boomtown.db")
    yield running
    running.close()


def new_context(browser: Browser, **options: Any) -> BrowserContext:
    """Come in as somebody new, and patient."""
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE * 1000)
    return context


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Return how to come in as somebody new: a page with cookies of its own, that complains of no error."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come_in(width: int = 1280, height: int = 860, *, phone: bool = False) -> Page:
        context = new_context(
            browser,
            viewport={"width": width, "height": height},
            is_mobile=phone,
            has_touch=phone,
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: "Security Policy" in line.text and complaints.append(line.text))
        return page

    yield come_in
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def shots() -> Path:
    """Where screenshots are kept."""
    folder = ROOT / "artefacts"
    folder.mkdir(exist_ok=True)
    return folder
