"""The shapes of the kernel's and the games' own records, for whoever writes them on the wire.

The wire's own models (`wire`, `frames`) are Pydantic's, which says itself what they look like. Boards and cards are
msgspec records of the games, and are sent as they are; what is in them is told here.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import inspect as shape

from boomtown.table import Message, Who

COMPONENT = "#/components/schemas/"
"""Where the document keeps its schemas."""

SAID = "Said"
"""The wire's own model for messages: in a board they carry their words, as everywhere."""

Schema = dict[str, Any]


@cache
def speaks(record: type[msgspec.Struct]) -> bool:
    """Tell whether a record of this type can hold a message or a player anywhere, to be put into words."""
    return _speaks(shape.type_info(record))


@cache
def fields(record: type[msgspec.Struct]) -> tuple[tuple[str, str, bool], ...]:
    """Return a record's fields: as they are sent, as they are called, and whether they can hold words."""
    whole = shape.type_info(record)
    assert isinstance(whole, shape.StructType)
    return tuple((each.encode_name, each.name, _speaks(each.type)) for each in whole.fields)


def _speaks(whole: shape.Type) -> bool:
    return any(
        isinstance(part, shape.AnyType | shape.CustomType | shape.RawType)
        or (isinstance(part, shape.StructType) and part.cls in (Message, Who))
        for part in _within(whole)
    )


def components(record: type[msgspec.Struct], prefix: str = "") -> dict[str, Schema]:
    """Return the schemas of a record and of every record in it, by the names they have in the document.

    Two games may both have a `Board`; the prefix tells them apart.
    """
    records = _records(record)
    _, found = msgspec.json.schema_components(records, ref_template=COMPONENT + prefix + "{name}")
    said = COMPONENT + prefix + Message.__name__
    return {
        prefix + each.__name__: _renamed(_whole(found[each.__name__], each), said, COMPONENT + SAID)
        for each in records
    }


def _records(record: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """List the records that one is made of, itself first; what is inside a message is the wire's affair."""
    found = [part.cls for part in _within(shape.type_info(record)) if isinstance(part, shape.StructType)]
    found = [each for each in found if each is not Message]
    assert len({each.__name__ for each in found}) == len(found), f"two records of one name in {record}"
    assert Who not in found, (
        "say what a player looks like on the wire, as for messages, before a board holds one"
    )
    return found


def _within(whole: shape.Type) -> Iterator[shape.Type]:
    """Yield a type and those of all its parts, each record once."""
    seen: set[type] = set()
    waiting = [whole]
    while waiting:
        part = waiting.pop(0)
        if isinstance(part, shape.StructType):
            if part.cls in seen:
                continue
            seen.add(part.cls)
        yield part
        if not (isinstance(part, shape.StructType) and part.cls is Message):
            waiting += _parts(part)


def _parts(whole: shape.Type) -> list[shape.Type]:
    match whole:
        case shape.StructType() | shape.DataclassType() | shape.TypedDictType() | shape.NamedTupleType():
            return [field.type for field in whole.fields]
        case shape.UnionType():
            return list(whole.types)
        case shape.TupleType():
            return list(whole.item_types)
        case shape.CollectionType():
            return [whole.item_type]
        case shape.DictType():
            return [whole.key_type, whole.value_type]
        case shape.Metadata():
            return [whole.type]
    return []


def _whole(schema: Schema, record: type[msgspec.Struct]) -> Schema:
    """Return a record's schema with what msgspec leaves out: every field is sent, and some have docstrings."""
    told = _docstrings(record)
    properties = {
        name: {key: part for key, part in field.items() if key != "default"}
        | ({"description": told[name]} if name in told else {})
        for name, field in schema["properties"].items()
    }
    return schema | {"properties": properties, "required": list(properties)}


def _docstrings(record: type[msgspec.Struct]) -> dict[str, str]:
    """Return what the strings below its fields say of them."""
    (written,) = ast.parse(textwrap.dedent(inspect.getsource(record))).body
    assert isinstance(written, ast.ClassDef)
    return {
        field.target.id: inspect.cleandoc(below.value.value)
        for field, below in pairwise(written.body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(below, ast.Expr)
        and isinstance(below.value, ast.Constant)
        and isinstance(below.value.value, str)
    }


def _renamed(schema: Any, old: str, new: str) -> Any:
    """Return a schema that refers to another one wherever it referred to the old one."""
    if isinstance(schema, dict):
        return {key: _renamed(part, old, new) for key, part in schema.items()}
    if isinstance(schema, list):
        return [_renamed(part, old, new) for part in schema]
    return new if schema == old else schema
