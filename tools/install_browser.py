"""Make sure there is a Chromium for the browser tests, and say where it is.

One that is there is taken; else Debian's package where this is Debian and we may install it; else Playwright's own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from install_postgres import install_package

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def find() -> str | None:
    """Return the path of a browser of this machine, or of the one Playwright installed; None if there is none."""
    from playwright.sync_api import sync_playwright

    for name in NAMES:
        if path := shutil.which(name):
            return path
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if os.path.exists(path) else None


def install() -> str:
    """Install a browser and return its path."""
    install_package("chromium")
    if path := find():
        return path
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True, stdout=sys.stderr)
    path = find()
    if path is None:
        sys.exit("There is no Chromium here and it could not be installed; install one and try again.")
    return path


if __name__ == "__main__":
    print(find() or install())
