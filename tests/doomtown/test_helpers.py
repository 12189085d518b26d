"""What tests share is used by them."""

import re
from pathlib import Path
from types import FunctionType

from doomtown import scenes
from doomtown.decks import builder


def test_no_helper_is_left_unused() -> None:
    used = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.rglob("test_*.py"))
    helpers = [
        name
        for module in (scenes, builder)
        for name, found in vars(module).items()
        if isinstance(found, FunctionType) and found.__module__ == module.__name__ and name[0] != "_"
    ]
    assert len(helpers) > 20
    assert [name for name in helpers if not re.search(rf"\b{name}\(", used)] == []
