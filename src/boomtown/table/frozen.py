"""Bases of records: what they are besides their fields, so that a compiled module need not say it itself.

mypyc drops the keywords of a class (`frozen`, `gc`); of a base that is not compiled they are inherited. The keyword
is still written, for type checkers and for whoever reads it.
"""

from __future__ import annotations

import msgspec


class Frozen(msgspec.Struct, frozen=True):
    """A record that never changes."""


class FrozenLeaf(msgspec.Struct, frozen=True, gc=False):
    """A record that never changes and holds nothing that could hold it: the garbage collector need not know it."""
