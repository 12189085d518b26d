"""What goes into a wheel besides the sources: the browser client, and the compiled engine where it is asked for.

The client is built if need be, so that installing needs no Node. `BOOMTOWN_COMPILED=1 pip wheel --no-deps .` makes a
wheel for this Python and this kind of machine that carries the engine as C as well, `BOOMTOWN_COMPILED=profiled` one
laid out by what runs, which takes two to three times as long; any other wheel is plain Python.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildParts(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client, and maybe the compiled modules, before anything is packed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what building needs: for the compiled engine mypyc, and all that its types come from."""
        if not self._compiles:
            return []
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text())["project"]
        return [*project["dependencies"], *project["optional-dependencies"]["compile"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the parts; an editable install leaves that to `make`, which knows when it is needed."""
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
        from build_web import build_if_stale

        build_if_stale()
        if self._compiles:
            self._compile(build_data)

    @property
    def _compiles(self) -> bool:
        return self.target_name == "wheel" and _asked() not in ("", "0")

    def _compile(self, build_data: dict[str, Any]) -> None:
        import compile_engine

        profiled = _asked() == "profiled"
        if not compile_engine.is_built(profiled=profiled):
            command = [sys.executable, compile_engine.__file__, *["--profiled"] * profiled]
            subprocess.run(command, check=True)
        build_data["pure_python"], build_data["infer_tag"] = False, True
        build_data["force_include"].update(compile_engine.extensions())


def _asked() -> str:
    return os.environ.get("BOOMTOWN_COMPILED", "0")
