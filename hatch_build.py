"""Puts the browser client into wheels and source archives: built if need be, so that installing needs no Node."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildWeb(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client before anything is packed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; an editable install leaves that to `make`, which knows when it is needed."""
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
        from build_web import build_if_stale

        build_if_stale()
