"""What is compiled before anybody asks: every function, for every kind of numbers that decks lead to."""

import json
import subprocess
import sys

from boomtown.poker.compiled import ALL_COMPILED

LOOKED_AT = """
import json, pkgutil, importlib
import boomtown.poker
from boomtown.poker.ahead import compile_all
from boomtown.doomtown.decks import starter
from boomtown.doomtown.decks.reckoning import Reckoning

for module in pkgutil.iter_modules(boomtown.poker.__path__):
    importlib.import_module(f"boomtown.poker.{module.name}")

def compiled():
    found = {}
    for module in pkgutil.iter_modules(boomtown.poker.__path__):
        for name, value in vars(importlib.import_module(f"boomtown.poker.{module.name}")).items():
            if hasattr(value, "nopython_signatures"):
                found[name] = len(value.nopython_signatures)  # compiled, or compiled before and loaded
    return found

compile_all()
before = compiled()
for name in ("law_dogs", "fourth_ring"):
    Reckoning().insight(starter(name))
print(json.dumps([before, compiled()]))
"""


def test_after_it_a_deck_is_looked_at_without_compiling_anything():
    """Whatever this machine has compiled already: a deck asks for no function that was not asked for before."""
    ALL_COMPILED.unlink(missing_ok=True)
    done = subprocess.run([sys.executable, "-c", LOOKED_AT], capture_output=True, text=True, check=True)
    before, after = json.loads(done.stdout)
    assert len(before) > 20
    assert sum(before.values()) > 10
    assert after == before
    assert ALL_COMPILED.exists(), "whoever starts next sees that it is done"
