"""How inner loops are compiled: by numba, without the interpreter lock, kept on disk for the next start.

Compiled functions contain the ones they call, also those of other modules, and numba notices only changes
of a function's own file. So the cache is a folder named after the content of all modules here: whatever
changes, nothing stale is ever loaded.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import platformdirs

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
_NUMBA: Any = numba.config


def _cache_folder() -> Path:
    content = hashlib.sha256()
    for source in sorted(Path(__file__).parent.glob("*.py")):
        content.update(source.read_bytes())
    parent = _NUMBA.CACHE_DIR or platformdirs.user_cache_dir("boomtown")
    return Path(parent) / f"compiled-poker-{content.hexdigest()[:16]}"


_CACHE_FOLDER = str(_cache_folder())
ALL_COMPILED = Path(_CACHE_FOLDER) / "all"
"""A file that is there once everything has been compiled on this machine (`boomtown.poker.ahead`)."""


def compiled(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Compile a function at its first call on a machine; later processes load the result from disk."""
    before = _NUMBA.CACHE_DIR
    _NUMBA.CACHE_DIR = _CACHE_FOLDER
    try:
        return cast(Callable[Parameters, Result], numba.njit(function, cache=True, nogil=True))
    finally:
        _NUMBA.CACHE_DIR = before
