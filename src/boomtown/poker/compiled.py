"""How inner loops are compiled: by numba, without the interpreter lock, kept on disk for the next start."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

from numba import njit

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


def compiled(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Compile a function at its first call on a machine; later processes load the result from disk."""
    return cast(Callable[Parameters, Result], njit(function, cache=True, nogil=True))
