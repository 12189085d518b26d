"""axe-core in the page: no serious or critical finding, in light and in dark."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """async options => {
    const found = await axe.run(document, { resultTypes: ['violations'], ...options });
    return found.violations
        .filter(each => ['serious', 'critical'].includes(each.impact))
        .map(each => `${each.id}: ${each.nodes.map(node => node.html + ' ' + node.failureSummary).join('; ')}`);
}"""

# In the dark only the colours are others.
SCHEMES: dict[Literal["dark", "light"], dict[str, object]] = {
    "dark": {"runOnly": {"type": "rule", "values": ["color-contrast"]}},
    "light": {},
}


@cache
def _axe() -> str:
    assert AXE.is_file(), "axe-core is not installed: run `make types`"
    return AXE.read_text(encoding="utf-8")


def assert_accessible(page: Page) -> None:
    """Fail with what axe finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    for scheme, rules in SCHEMES.items():
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        findings = "\n".join(page.evaluate(RUN, rules))
        assert not findings, f"in {scheme} at {page.url}:\n{findings}"
